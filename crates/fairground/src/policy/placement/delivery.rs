//! Who puts a woken task on the queue of its CPU?

use crate::policy::question::question;

question! {
    /// Who puts a woken task on the queue of its CPU?
    "delivery" Delivery {
        /// The waker; the CPU itself, after an interrupt, if that is a gain.
        WakeList = "wake-list", since "3.0";
    }
    features {
        /// Remote wake-ups go through the target's wake list and an IPI.
        ttwu_queue = "TTWU_QUEUE";
    }
    changes {
        /// A wake-up to an idle CPU goes through its wake list.
        queue_to_idle = "queue-to-idle", since "6.0";
    }
}
