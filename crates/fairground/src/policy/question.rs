//! The form of a question: a closed enum of answers, and the switches and numbers that go with
//! them.
//!
//! A question is one file with one `question!` in it. The macro makes of it
//!
//! * the enum of answers, with each answer's name, origin, need and prose;
//! * `Rule`, what a kernel has decided about the question: the answer, each switch as a `bool`,
//!   each number as a field. The run-time code reads these fields;
//! * [`Part`], by which the one list in `policy/mod.rs` reads and writes all of it by name.
//!
//! Last come the functions of the kernel that the question models, under all names that they had:
//! a patch that changes one of them changes an answer.
//!
//! So an answer is one arm in one file. The compiler names each `match` in that file that must
//! handle it; no other file changes.

use super::info::QuestionInfo;

/// What a kernel has decided about one question, in rows of the question's [`QuestionInfo`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decided {
    /// The question.
    pub question: &'static QuestionInfo,
    /// Row of the answer.
    pub answer: usize,
    /// Whether each switch is on.
    pub switches: Vec<bool>,
    /// Each number, as it would be written; None where nobody has.
    pub numbers: Vec<Option<u64>>,
}

/// One change of what is decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Write {
    /// The answer of this row.
    Answer(usize),
    /// The switch of this row goes on or off.
    Switch(usize, bool),
    /// The number of this row, as somebody writes it.
    Number(usize, u64),
    /// The number of this row, as it is when nobody writes it.
    Normal(usize, u64),
}

/// A question's part in the rules.
pub trait Part: Copy {
    /// The question.
    const INFO: QuestionInfo;

    /// The first answer, all switches off, all numbers as usual.
    fn initial() -> Self;
    /// All of it in rows.
    fn decided(&self) -> Decided;
    /// Changes one thing; its row is one of the question's.
    fn write(&mut self, write: Write);
    /// Numbers take the values that hold on a machine of `cpus` CPUs.
    fn resolve(&mut self, cpus: usize);
}

macro_rules! question {
    (
        $(#[doc = $asks:literal])+
        $key:literal $name:ident {
            $(
                $(#[doc = $says:literal])+
                $arm:ident = $arm_name:literal $(was $was:literal)?, since $since:literal
                    $(, needs $need:ident)?;
            )+
        }
        $(features {
            $(
                $(#[doc = $feature_says:literal])+
                $feature:ident = $feature_name:literal
                    $(, from $from:literal)? $(, needs $feature_need:ident)?;
            )+
        })?
        $(changes {
            $(
                $(#[doc = $change_says:literal])+
                $change:ident = $change_name:literal, since $change_since:literal
                    $(, needs $change_need:ident)?;
            )+
        })?
        $(numbers {
            $(
                $(#[doc = $number_says:literal])+
                $number:ident: $kind:ty = $number_key:literal,
                    $unit:ident from $min:literal to $max:literal $(, normally $normal:literal)?
                    $(, read by $($reader:ident),+)?;
            )+
        })?
        $(functions { $($function:ident)+ })?
    ) => {
        $(#[doc = $asks])+
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name { $($(#[doc = $says])+ $arm,)+ }

        impl $name {
            /// All answers, in the order of age.
            pub const ALL: &'static [Self] = &[$($name::$arm),+];

            /// This answer, as people see it.
            pub fn info(self) -> &'static $crate::policy::info::AnswerInfo {
                &QUESTION.answers[self as usize]
            }

            /// The run queue that this answer needs.
            #[inline]
            pub const fn needs(self) -> $crate::policy::need::Need {
                match self {
                    $($name::$arm => $crate::policy::question::need!($($need)?),)+
                }
            }
        }

        /// The question, as people see it.
        pub const QUESTION: &$crate::policy::info::QuestionInfo =
            &<Rule as $crate::policy::question::Part>::INFO;

        /// What a kernel has decided about the question.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Rule {
            $(#[doc = $asks])+
            pub answer: $name,
            $($($(#[doc = $feature_says])+ pub $feature: bool,)+)?
            $($($(#[doc = $change_says])+ pub $change: bool,)+)?
            $($($(#[doc = $number_says])+ pub $number: $kind,)+)?
        }

        impl $crate::policy::question::Part for Rule {
            const INFO: $crate::policy::info::QuestionInfo =
                $crate::policy::info::QuestionInfo {
                    key: $key,
                    asks: concat!($($asks),+).trim_ascii(),
                    answers: &[$($crate::policy::info::AnswerInfo {
                        name: $arm_name,
                        was: $crate::policy::question::optional!($($was)?),
                        since: $since,
                        says: concat!($($says),+).trim_ascii(),
                        needs: $crate::policy::question::need!($($need)?),
                    },)+],
                    switches: &[
                        $($($crate::policy::info::SwitchInfo {
                            name: $feature_name,
                            since: None,
                            from: $crate::policy::question::optional!($($from)?),
                            says: concat!($($feature_says),+).trim_ascii(),
                            needs: $crate::policy::question::need!($($feature_need)?),
                        },)+)?
                        $($($crate::policy::info::SwitchInfo {
                            name: $change_name,
                            since: Some($change_since),
                            from: None,
                            says: concat!($($change_says),+).trim_ascii(),
                            needs: $crate::policy::question::need!($($change_need)?),
                        },)+)?
                    ],
                    numbers: &[$($($crate::policy::info::NumberInfo {
                        key: $number_key,
                        unit: stringify!($unit),
                        says: concat!($($number_says),+).trim_ascii(),
                        min: $min,
                        max: $max,
                        normal: $crate::policy::question::optional!($($normal)?),
                        read_by: &[$($($name::$reader as usize),+)?],
                    },)+)?],
                    functions: &[$($(stringify!($function)),+)?],
                };

            fn initial() -> Self {
                Rule {
                    answer: $name::ALL[0],
                    $($($feature: false,)+)?
                    $($($change: false,)+)?
                    $($($number: $crate::policy::number::Number::initial(
                        $crate::policy::question::optional!($($normal)?)
                    ),)+)?
                }
            }

            fn decided(&self) -> $crate::policy::question::Decided {
                $crate::policy::question::Decided {
                    question: QUESTION,
                    answer: self.answer as usize,
                    switches: vec![
                        $($(self.$feature,)+)?
                        $($(self.$change,)+)?
                    ],
                    numbers: vec![
                        $($($crate::policy::number::Number::written(self.$number),)+)?
                    ],
                }
            }

            fn write(&mut self, write: $crate::policy::question::Write) {
                use $crate::policy::question::Write;
                match write {
                    Write::Answer(row) => self.answer = $name::ALL[row],
                    Write::Switch(row, on) => {
                        let switches: &mut [&mut bool] = &mut [
                            $($(&mut self.$feature,)+)?
                            $($(&mut self.$change,)+)?
                        ];
                        *switches[row] = on;
                    }
                    Write::Number(_row, _value) | Write::Normal(_row, _value) => {
                        let key = QUESTION.numbers[_row].key;
                        $($(if key == $number_key {
                            use $crate::policy::number::Number;
                            match write {
                                Write::Normal(..) => {
                                    self.$number = Number::initial(Some(_value));
                                }
                                _ => Number::set(&mut self.$number, _value),
                            }
                            return;
                        })+)?
                        unreachable!("{key} is a number of {}", $key);
                    }
                }
            }

            fn resolve(&mut self, _cpus: usize) {
                $($($crate::policy::number::Number::resolve(&mut self.$number, _cpus);)+)?
            }
        }
    };
}
pub(crate) use question;

/// What may be left out, as an `Option`.
macro_rules! optional {
    () => {
        None
    };
    ($given:literal) => {
        Some($given)
    };
}
pub(crate) use optional;

/// What an answer needs; nothing unless it says so.
macro_rules! need {
    () => {
        $crate::policy::need::Need::Any
    };
    ($need:ident) => {
        $crate::policy::need::Need::$need
    };
}
pub(crate) use need;
