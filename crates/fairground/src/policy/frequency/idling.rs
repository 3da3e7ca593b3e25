//! Which idle state does a CPU enter?
//!
//! There is one answer, the `menu` governor. It expects the CPU to be idle until its next timer,
//! times what such expectations were worth before, and no longer than a pattern of its last eight
//! idle times says. It enters the deepest state that is worth it (target residency) and not too
//! slow to leave (PM-QoS). The computation is in `model/idle.rs`.

use crate::policy::question::question;

question! {
    /// Which idle state does a CPU enter?
    "idling" Idling {
        /// The one that fits the expected idle time, by next timer and past wake-ups.
        Menu = "menu", since "2.6.24";
    }
    changes {
        /// The idle governor no longer reads a CPU's load.
        menu_ignores_load = "menu-ignores-load", since "4.20";
    }
    functions {
        menu_select menu_update get_typical_interval performance_multiplier
    }
}
