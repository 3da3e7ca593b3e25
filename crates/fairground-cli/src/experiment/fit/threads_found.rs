//! What is known of a service's threads: whether their number follows the limit.

use crate::read::Runtime;

/// What a manifest says of them, or metrics show.
#[derive(Clone, PartialEq, Debug)]
pub struct ThreadsFound {
    /// The runtime whose threads follow.
    pub follows: Option<Runtime>,
    /// True if `follows` is known, and not only likely.
    pub is_sure: bool,
    /// True if it is known that no thread follows.
    pub stays: bool,
    /// The same, as a sentence.
    pub says: String,
}

impl ThreadsFound {
    /// What is known.
    pub fn sure(follows: Option<Runtime>, says: String) -> ThreadsFound {
        ThreadsFound { follows, is_sure: true, stays: false, says }
    }

    /// What is open; none follow.
    pub fn unsure(says: String) -> ThreadsFound {
        ThreadsFound { follows: None, is_sure: false, stays: false, says }
    }

    /// The same, where it is known that no thread follows.
    pub fn staying(self) -> ThreadsFound {
        ThreadsFound { stays: true, ..self }
    }

    /// This of a manifest, where what runs shows something else.
    pub fn overruled(&self, shown: &ThreadsFound) -> ThreadsFound {
        let says = format!(
            "BEWARE: the manifest speaks against the metrics, which are taken. {} {}",
            self.says, shown.says
        );
        ThreadsFound { says, ..shown.clone() }
    }
}
