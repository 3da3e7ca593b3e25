//! CPU limits and weights in the forms that people have at hand: one file for each family of
//! names, one meaning for each name. All of them end as `cpu.max`, `cpu.max.burst` and shares.
//!
//! `cpu.max` alone up to 256, or with an `m`, is CPUs in all places; see [`cgroup`].
//!
//! Symbols: quota Q and period P are `cpu.max` "Q P"; c is a number of CPUs, m is 1000·c.
//!
//! | name | meaning | file |
//! |---|---|---|
//! | `cpu.max`, `cpu.max.burst`, `cpu.weight`, v1's names | the kernel's own | [`cgroup`] |
//! | `limits.cpu`, `requests.cpu` | Q = max(m·P/1000, 1 ms), P = 100 ms | [`kubernetes`] |
//! | `cpus`, `cpu-quota`, `cpu-period`, `cpu-shares` | Q = c·P, P = 100 ms | [`docker`] |
//! | `CPUQuota`, `CPUQuotaPeriodSec`, `CPUWeight` | Q = percent·P/100 | [`systemd`] |
//! | `cpuset.cpus`, `cpuset`, `cpuset-cpus`, `AllowedCPUs` | CPUs | [`cpuset`] |

mod cgroup;
mod containers;
pub(super) mod cpuset;
mod docker;
pub(super) mod files;
pub(super) mod fine;
pub(super) mod flags;
mod group;
mod in_force;
pub(super) mod in_use;
mod kubernetes;
mod listing;
mod manifest;
mod max;
mod names;
pub(super) mod pod;
mod qos;
mod resources;
mod reweight;
mod services;
mod settings;
mod shares;
mod started;
mod systemd;
mod tightest;
pub(crate) mod uclamp;
mod units;
mod unread;
pub(super) mod vast;
mod verdict;
mod writes;

pub(crate) use cgroup::milli_cpus;
pub use containers::{Container, containers};
pub(crate) use flags::{LIMITED, group_and_name, implies_weight};
pub(super) use group::{flat, read as read_group};
pub(crate) use in_use::{has_tasks, with_tasks};
pub use kubernetes::REFUSED;
pub(super) use kubernetes::quantity_milli;
pub(super) use listing::Listed;
pub use listing::makes_weight;
pub use names::{NAMES, is_groups_limit};
pub(super) use qos::{Class, Pod};
pub use settings::{GivenLimit, cpus, echo};
pub(super) use settings::{Layer, Settings};
pub use shares::shares_to_weight;
pub(crate) use shares::weight_shown;
#[cfg(test)]
pub(crate) use shares::weight_to_shares;
pub use started::{JVM_VARIABLES, Said, Started, Variable};
pub(crate) use tightest::{Quota, tightest};
pub(super) use verdict::judge;
pub(super) use writes::read as read_writes;
