//! The answers: one file per format that goes out.
