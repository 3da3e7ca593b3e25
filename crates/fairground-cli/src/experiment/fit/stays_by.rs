//! Who says that no thread of the service follows its limit.

/// Who says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StaysBy {
    /// The metrics of its runtime.
    Metrics,
    /// The file with its limit.
    Manifest,
    /// The user: `--runtime none`.
    User,
}
