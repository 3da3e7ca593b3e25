//! The form of a question: a closed enum of answers, each with a name, an origin and one line.
//!
//! The declaration is the only list: the command line, the Python side, sweeps and the
//! documentation all read [`Question::answers`].

/// One answer, as people see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnswerInfo {
    /// Name on the command line and in a scenario.
    pub name: &'static str,
    /// The first release or the message that has it.
    pub since: &'static str,
    /// What it says, in one line.
    pub says: &'static str,
}

/// A question with its closed list of answers.
pub trait Question: Copy + PartialEq + Sized + 'static {
    /// Its name, a key in a scenario's `[kernel]` table.
    const KEY: &'static str;
    /// The question itself.
    const ASKS: &'static str;
    /// All answers in order of age.
    const ANSWERS: &'static [(Self, AnswerInfo)];

    /// The answer of this name.
    fn by_name(name: &str) -> Option<Self> {
        Self::ANSWERS.iter().find(|(_, info)| info.name == name).map(|(answer, _)| *answer)
    }

    /// This answer, as people see it.
    fn info(self) -> &'static AnswerInfo {
        let entry = Self::ANSWERS.iter().find(|(answer, _)| *answer == self);
        &entry.expect("the macro lists every arm").1
    }
}

macro_rules! question {
    (
        $(#[doc = $doc:literal])*
        $key:literal, $asks:literal;
        $name:ident { $($(#[doc = $says:literal])+ $arm:ident = $arm_name:literal, $since:literal;)* }
    ) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name { $($(#[doc = $says])+ $arm,)* }

        impl $crate::policy::question::Question for $name {
            const KEY: &'static str = $key;
            const ASKS: &'static str = $asks;
            const ANSWERS: &'static [(Self, $crate::policy::question::AnswerInfo)] = &[$((
                $name::$arm,
                $crate::policy::question::AnswerInfo {
                    name: $arm_name,
                    since: $since,
                    says: concat!($($says),+),
                },
            ),)*];
        }
    };
}
pub(crate) use question;
