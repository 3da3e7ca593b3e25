//! Facts about requests.

use crate::units::{Ns, RequestId, TaskId};

/// What happens to requests; channels and spans are positions in the workload's lists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RequestFact {
    /// A request comes and waits.
    Arrives {
        /// Its number until it is complete.
        request: RequestId,
        /// Where it waits.
        channel: u32,
        /// Parts that it has.
        parts: u32,
    },
    /// A request comes and is refused: too many wait.
    Refused {
        /// Where it would have waited.
        channel: u32,
    },
    /// A task finds no part to take and goes to sleep.
    Waits {
        /// Who.
        task: TaskId,
        /// For what.
        channel: u32,
    },
    /// A task takes a part.
    Taken {
        /// Of which request.
        request: RequestId,
        /// Who.
        task: TaskId,
    },
    /// A part is done; with the last one the request is complete.
    Done {
        /// Of which request.
        request: RequestId,
        /// Who did it.
        task: TaskId,
        /// Parts that are not done yet.
        left: u32,
    },
    /// A task starts its stopwatch.
    Begins {
        /// Who.
        task: TaskId,
        /// Which stopwatch.
        span: u32,
    },
    /// A task is about to sleep, and its stopwatch will start at a point of time.
    Due {
        /// Who.
        task: TaskId,
        /// Which stopwatch.
        span: u32,
        /// When, ns; not before now.
        due_ns: Ns,
    },
    /// A task stops its stopwatch.
    Ends {
        /// Who.
        task: TaskId,
        /// Which stopwatch.
        span: u32,
    },
}
