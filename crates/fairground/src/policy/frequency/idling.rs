//! Which idle state does a CPU enter?

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
}
