//! Which idle CPU balances for all idle ones?
//!
//! CPUs without a tick cannot balance on their own. A busy CPU that sees that they could help
//! (`nohz_balancer_kick`) wakes one of them, which balances for each of them in the order of their
//! numbers, from the one after itself on, itself last. Who is looked after first gets what there is
//! to pull.

use crate::policy::question::question;

question! {
    /// Which idle CPU balances for all idle ones?
    "ilb" Ilb {
        /// The one with the lowest number.
        First = "first", since "2.6.21";
        /// The lowest whose whole core is idle, so that it takes nothing from a busy sibling; if
        /// there is none, the lowest.
        IdleCore = "idle-core", since "7.3";
    }
    functions {
        find_new_ilb kick_ilb nohz_balancer_kick nohz_idle_balance _nohz_idle_balance
    }
}

impl Ilb {
    /// True if an idle CPU beside a busy sibling is taken only for want of others.
    pub fn spares_siblings(self) -> bool {
        match self {
            Ilb::First => false,
            Ilb::IdleCore => true,
        }
    }
}
