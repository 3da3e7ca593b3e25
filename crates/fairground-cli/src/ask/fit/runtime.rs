//! `--runtime`.

use crate::read::Runtime;
use clap::ValueEnum;

/// What a service runs on, as it is asked for.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RuntimeAsked {
    /// Go with "go 1.25" or later in go.mod, or automaxprocs, with GOMAXPROCS not set: that follows
    /// the limit
    Go,
    /// Java with Parallel or G1: the threads of a collection that stops the world follow the limit;
    /// Serial, which HotSpot takes under a limit of at most 1 CPU, has one: none
    Jvm,
    /// Threads that stay as they are, whatever the limit is and the metrics tell
    None,
}

impl RuntimeAsked {
    /// The runtime whose threads follow the limit.
    pub fn followed(self) -> Option<Runtime> {
        match self {
            RuntimeAsked::Go => Some(Runtime::Go),
            RuntimeAsked::Jvm => Some(Runtime::Jvm),
            RuntimeAsked::None => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_runtime_has_one_word_everywhere() {
        for asked in RuntimeAsked::value_variants() {
            let value = asked.to_possible_value().expect("it is not hidden");
            assert_eq!(value.get_name(), asked.followed().map_or("none", Runtime::word));
        }
    }
}
