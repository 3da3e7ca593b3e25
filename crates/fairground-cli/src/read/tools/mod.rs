//! Workloads as the commands that people type: `[[workloads]]` in a scenario, or the first argument
//! of `fairground run`. One file per tool, each with its flags and what is left out.
//!
//! Keys of a workload: `command` (needed), `name` (the last word of the tool's unless given),
//! `group`, `cpus`, `nice`, `policy`, `priority`, `slice`, `start`, what a tool's model has for
//! parameters (`op_us`), and flags that are laid over those of the command (`"--threads"`).

mod burn;
mod bursts;
mod client;
mod command;
mod cyclictest;
mod dotnet;
mod ebizzy;
mod fibtest;
mod flags;
mod game;
mod given;
mod go;
mod hackbench;
mod help;
mod jvm;
mod laid;
mod list;
mod load;
mod making;
mod netperf;
mod node;
mod others;
mod perf;
mod places;
mod puma;
mod rate;
mod schbench;
mod server;
mod stress_ng;
mod tbench;
mod times;
mod tool;
mod turned;
mod vmm;
mod workloads;

pub(super) use go::procs as go_procs;
pub use help::{FlagHelp, ToolHelp, all as tools_with_flags, asked as tool_help};
pub(super) use jvm::parallel_gc_threads;
pub(super) use laid::find as find_flag;
pub(super) use list::{is_command, names, shelf};
pub(super) use others::hint as hint_of_others;
pub(super) use turned::given as flags_given;
pub(super) use workloads::{End, name_of, read, scenario_of};

#[cfg(test)]
mod tests;
