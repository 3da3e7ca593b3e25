//! Which idle CPU balances for all idle ones?
//!
//! CPUs without a tick cannot balance on their own. A busy CPU that sees that they could help
//! (`nohz_balancer_kick`) wakes one of them, which balances for each of them, itself last.

use crate::policy::question::question;

question! {
    /// Which idle CPU balances for all idle ones?
    "ilb" Ilb {
        /// The one with the lowest number.
        First = "first", since "2.6.21";
    }
    functions {
        find_new_ilb kick_ilb nohz_balancer_kick nohz_idle_balance _nohz_idle_balance
    }
}
