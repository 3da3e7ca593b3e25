//! Why a kernel can't be set so.

/// A knob, feature or answer that can't be set so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KnobError {
    /// What was found.
    pub found: String,
    /// What is accepted.
    pub accepted: String,
}

impl std::fmt::Display for KnobError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}; accepted: {}", self.found, self.accepted)
    }
}

impl std::error::Error for KnobError {}
