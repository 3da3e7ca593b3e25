//! What a sign says of itself.

use super::{Kind, Overload};
use crate::run::short::A_DAY_S;
use std::fmt;

impl fmt::Display for Overload {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Overload { kind, subject, value, against, detail } = self;
        match kind {
            Kind::Load => write!(
                f,
                "{subject} is asked for {value:.2} CPUs of work and may use {against:.2}: its \
                 queue grows as long as the run lasts"
            ),
            Kind::LoadInMean | Kind::LoadInLast => write!(
                f,
                "{subject} is asked for {value:.2} CPUs of work and may use {against:.2}{}: work \
                 is left at the end",
                kind.part()
            ),
            Kind::Late => write!(
                f,
                "{subject} is asked for {value:.2} CPUs of work by requests, timers and \
                 collections, and may use {against:.2}: timers and collections come later than \
                 their periods say, or the requests' queue grows"
            ),
            Kind::Queue => write!(
                f,
                "the queue of {subject} still grew: {against:.0} requests under way in the first \
                 quarter of the run, {value:.0} in the last"
            ),
            Kind::Refused => {
                write!(f, "{value:.1} % of {subject} were refused: too many waited already")
            }
            Kind::Starved => write!(
                f,
                "{subject} wants to run and has got no CPU since {against:.3} s, for {value:.3} s \
                 until the end"
            ),
            Kind::Locked => write!(f, "{detail}; none of them goes on before the end of the run"),
            Kind::RealTime => write!(
                f,
                "{subject} took {value:.1} % of its CPUs; Linux stops real-time and deadline tasks \
                 at {against:.0} % if others wait (sched_rt_runtime_us, the fair server), which is \
                 not modelled"
            ),
            Kind::Reserved => write!(
                f,
                "{subject} used {value:.1} % of a CPU and has reserved {against:.1} %; Linux stops \
                 a deadline task that has used its run time until its next period, which is not \
                 modelled: it is too fast here, and all others are too slow"
            ),
            Kind::Short if *value > A_DAY_S => write!(
                f,
                "{subject} are asked for {detail}, so their queue does not forget what it was \
                 within a day"
            ),
            Kind::Short => write!(
                f,
                "{subject} are asked for {detail}, so their queue takes about {value:.2} s to \
                 forget what it was, and {against} s show {:.0} such times",
                against / value
            ),
        }
    }
}
