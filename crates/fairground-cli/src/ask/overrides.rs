//! What the command line may change in a scenario: the options that most verbs share.

use super::values::{duration_text, setting, whole};
use crate::read::Overrides;
use clap::Args;
use std::path::PathBuf;

/// What to change in a scenario.
#[derive(Args, Debug)]
pub struct OverrideArgs {
    /// Machine by name (`fairground list machines`), as an hwloc synthetic string such as
    /// "node:2 l3:2 core:4 pu:2", or as a file (lscpu -e -J, hwloc XML, a sysfs root)
    #[arg(long, value_name = "MACHINE")]
    machine: Option<String>,

    /// Kernel profile (`fairground list kernels`), e.g. 6.12
    #[arg(long, value_name = "VERSION")]
    kernel: Option<String>,

    /// Knob, feature, change or answer under the kernel's own name, e.g. base_slice_ns=3000000,
    /// features=NO_RUN_TO_PARITY, turn=quantum (repeatable; later ones win; features add to those
    /// that are there)
    #[arg(long, value_name = "KEY=VALUE", value_parser = setting)]
    set: Vec<(String, String)>,

    /// CPU limit of a group, in any of these forms: /web=cpus=1.5, "/web=cpu.max=200000 100000",
    /// /web=cpu.max=2 (CPUs up to 256, us from 1000 on), /web=limits.cpu=1500m,
    /// /web=CPUQuota=150%, /web=1500m, /web=cpu.max.burst=50000; without a group it limits all
    /// tasks together (repeatable; wins over all other limits)
    #[arg(long, value_name = "GROUP=NAME=VALUE")]
    limit: Vec<String>,

    /// File of limits: a Kubernetes manifest, a compose file, a systemd unit or drop-in; - reads a
    /// manifest or compose file from standard input (repeatable; later ones win)
    #[arg(long, value_name = "FILE")]
    limits: Vec<PathBuf>,

    /// How many pods like the workload's run on the node, its own included, each under a load of
    /// its own; the workload must be in a pod or group (--limits)
    #[arg(long, value_name = "N", value_parser = whole::<u32>)]
    replicas: Option<u32>,

    /// File of the node's other pods, in the forms of --limits: requests become weights, and each
    /// container computes all the time, as far as its limit lets it (repeatable)
    #[arg(long, value_name = "FILE")]
    beside: Vec<PathBuf>,

    /// Which explanation, counted from 1, if the scenario is a set of them (fit writes such sets);
    /// without it run, compare, check and tune answer with the range over all of them
    #[arg(long, value_name = "N", value_parser = whole::<usize>)]
    explanation: Option<usize>,

    /// Seed of everything random, a whole number, e.g. 42
    #[arg(long, value_name = "N", value_parser = whole::<u64>)]
    seed: Option<u64>,

    /// Simulated time with its unit, e.g. 10s, 250ms
    #[arg(long, value_name = "TIME", value_parser = duration_text, allow_hyphen_values = true)]
    duration: Option<String>,

    /// When to stop a workload that has a total amount of work, such as hackbench: when its rate is
    /// known to 1 % (steady, its default), to a given precision, e.g. 0.5%, or at the end. Others
    /// end after --duration, and take only `end`
    #[arg(long, value_name = "steady|PERCENT|end")]
    until: Option<String>,
}

impl OverrideArgs {
    /// The same, for the reader.
    pub fn overrides(&self) -> Overrides {
        Overrides {
            machine: self.machine.clone(),
            kernel: self.kernel.clone(),
            set: self.set.clone(),
            seed: self.seed,
            duration: self.duration.clone(),
            until: self.until.clone(),
            limits: self.limits.clone(),
            limit: self.limit.clone(),
            replicas: self.replicas,
            beside: self.beside.clone(),
            explanation: self.explanation,
            ..Overrides::default()
        }
    }
}
