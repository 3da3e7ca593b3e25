//! The choices: one file per question, one closed enum per file, one arm per answer.
//!
//! A kernel is one answer to each question, with the switches and numbers that belong to it. A new
//! patch is one new arm in one file. A new question is one new file and one word in the list below.

pub mod catalogue;
pub mod error;
pub mod info;
pub mod kernel;
pub mod need;
pub mod number;
pub mod one_way;
pub mod presets;
pub mod question;
mod releases;

pub use kernel::Kernel;

use info::QuestionInfo;
use need::Need;
use question::{Decided, Part, Write};

/// Makes modules, [`Rules`] and [`QUESTIONS`] of the rooms (groups of questions).
macro_rules! list {
    ($($(#[doc = $doc:literal])+ $room:ident { $($question:ident)+ })+) => {
        $($(#[doc = $doc])+ pub mod $room { $(pub mod $question;)+ })+

        /// What a kernel has decided: for each question its answer, switches and numbers.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Rules {
            $($(
                #[doc = concat!("See [`", stringify!($room), "::", stringify!($question), "`].")]
                pub $question: $room::$question::Rule,
            )+)+
        }

        /// Every question, by room.
        pub const QUESTIONS: &[&QuestionInfo] = &[$($($room::$question::QUESTION,)+)+];

        /// The rooms, each with its questions.
        pub const ROOMS: &[(&str, &[&QuestionInfo])] =
            &[$((stringify!($room), &[$($room::$question::QUESTION,)+]),)+];

        impl Rules {
            /// First answers, no switch on, usual numbers.
            fn initial() -> Self {
                Rules { $($($question: Part::initial(),)+)+ }
            }

            /// Numbers take the values that hold on a machine of `cpus` CPUs.
            fn resolve(&mut self, cpus: usize) {
                $($(self.$question.resolve(cpus);)+)+
            }

            /// Everything that is decided, by question.
            pub fn decided(&self) -> Vec<Decided> {
                vec![$($(self.$question.decided(),)+)+]
            }

            /// Decides question `key` as others have: its answer, switches and numbers. Panics if
            /// there is no such question.
            pub fn take(&mut self, key: &str, others: &Rules) {
                $($(if key == $room::$question::QUESTION.key {
                    self.$question = others.$question;
                    return;
                })+)+
                unreachable!("{key} is a question of the list");
            }

            /// Changes one setting of question `key`. Panics if there is no such question.
            pub fn write(&mut self, key: &str, write: Write) {
                $($(if key == $room::$question::QUESTION.key {
                    return self.$question.write(write);
                })+)+
                unreachable!("{key} is a question of the list");
            }
        }
    };
}

list! {
    /// Whose turn is it on a CPU?
    queue { pick place turn preempt preemption lag reweight yielding hierarchy cgroup_mode }
    /// On which CPU does a task run?
    placement { target delivery search capacity newidle balance numa gather ilb }
    /// How much CPU time may a group use?
    limits { phase refill expiry throttle }
    /// How fast does a CPU run, and how deep does it sleep?
    frequency { governor hint rate realtime headroom idling }
}

impl Rules {
    /// Length of a tick, ns.
    #[inline]
    pub fn tick_ns(&self) -> u64 {
        self.turn.hz.period_ns
    }

    /// True for CFS, the queue of 4.12 to 6.5.
    #[inline]
    pub fn is_cfs(&self) -> bool {
        self.pick.answer.needs() == Need::Cfs
    }
}
