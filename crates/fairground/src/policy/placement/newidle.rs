//! Is it worth while to look for work before going idle?
//!
//! `sched_balance_newidle` compares the average idle time with what looking has cost: `cost` is the
//! most that a look at a domain cost (`sd->max_newidle_lb_cost`), which ages by 253/256 a second.

use crate::policy::question::question;
use crate::units::Ns;

question! {
    /// Is it worth while to look for work before going idle?
    "newidle" Newidle {
        /// If the CPU idles for half a millisecond (migration_cost_ns) on average, and longer than
        /// looking costs.
        LongIdle = "long-idle", since "4.12";
        /// If it idles longer on average than looking costs (c5b0a7eefc70).
        CostOnly = "cost-only", since "5.16";
        /// The same, but a look that finds nothing counts for one and a half times what looking
        /// cost before, so that it gets rare (155213a2aed4).
        Bump = "bump", since "6.17";
    }
    features {
        /// Newidle balance runs with the probability of its success.
        ni_random = "NI_RANDOM", from "6.19";
        /// The rarer a CPU looks for work, the likelier it is let (NI_RANDOM's ratio grows by it).
        ni_rate = "NI_RATE", from "7.1";
    }
    functions {
        newidle_balance sched_balance_newidle update_newidle_cost update_newidle_stats
    }
}

impl Newidle {
    /// True if the average idle time forbids looking at the first domain already.
    pub fn forbids(self, avg_idle_ns: Ns, first_cost_ns: Ns, migration_cost_ns: Ns) -> bool {
        match self {
            Newidle::LongIdle => avg_idle_ns < migration_cost_ns,
            Newidle::CostOnly | Newidle::Bump => avg_idle_ns < first_cost_ns,
        }
    }

    /// What a look counts for that cost `cost_ns`, where the most so far was `max_ns`.
    pub fn counted_ns(self, pulled: bool, cost_ns: Ns, max_ns: Ns, migration_cost_ns: Ns) -> Ns {
        /// A bumped cost stops a little above the migration cost.
        const ABOVE_NS: Ns = 200;
        match self {
            Newidle::LongIdle | Newidle::CostOnly => cost_ns,
            Newidle::Bump if pulled => cost_ns.min(migration_cost_ns + ABOVE_NS),
            Newidle::Bump => (3 * max_ns / 2).min(migration_cost_ns + ABOVE_NS),
        }
    }
}
