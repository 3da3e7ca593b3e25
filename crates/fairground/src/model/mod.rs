//! The nouns: what there is, and its state.

pub mod topology;
