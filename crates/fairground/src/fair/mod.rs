//! The verbs of the fair class.
