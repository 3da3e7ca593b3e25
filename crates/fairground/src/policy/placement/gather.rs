//! Near which last-level cache are the threads of a process gathered?
//!
//! Threads that share memory find it in the cache of whoever of them used it last. Balancing knows
//! nothing of that: it spreads tasks over all caches, each for itself.

use crate::policy::question::question;

question! {
    /// Near which last-level cache does balancing gather the threads of a process?
    "gather" Gather {
        /// Near none: each thread is a task like any other.
        Nowhere = "nowhere", since "2.6";
    }
}
