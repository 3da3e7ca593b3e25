//! What there is, shelf by shelf: [`text`] for people, [`data`] for programs.

pub mod data;
pub mod machine;
pub mod machine_data;
mod machine_power;
pub mod machine_text;
pub mod text;
pub mod tool;
pub mod touched;

use clap::ValueEnum;

/// What can be listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Shelf {
    /// Machines of the library; one of them, or of a file, if it is named.
    #[value(alias = "machine")]
    Machines,
    /// Profiles of kernels.
    Kernels,
    /// Questions with their answers.
    Questions,
    /// Functions of the kernel that questions model.
    Functions,
    /// Features of the scheduler.
    Features,
    /// Changes that came with a release.
    Changes,
    /// Numbers of the kernel.
    Knobs,
    /// What can be measured.
    Metrics,
    /// Tools whose commands are workloads.
    Tools,
    /// Workloads of the library.
    Workloads,
    /// Scenarios of the library.
    Scenarios,
    /// Studies that ship.
    Studies,
}

impl Shelf {
    /// Its name, as it is asked for.
    pub fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }
}
