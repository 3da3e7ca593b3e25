//! What the builder of a kernel chose: two kernels of one release may differ by it as much as two
//! releases do.

use fairground::policy::Kernel;

/// What the builder of an arm's kernel chose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Build {
    /// Its profile.
    pub kernel: String,
    /// Ticks a second (`CONFIG_HZ`).
    pub hz: u32,
    /// Its preemption model.
    pub preemption: &'static str,
    /// Whether turns end by a high-resolution timer: from 7.1 on, where the build can.
    pub hrtick: bool,
}

impl Build {
    /// Of a kernel as it is run.
    pub fn of(kernel: &Kernel) -> Build {
        Build {
            kernel: kernel.profile.clone(),
            hz: kernel.rules.turn.hz.hz,
            hrtick: kernel.rules.turn.hrtick,
            preemption: kernel.rules.preemption.answer.info().name,
        }
    }
}
