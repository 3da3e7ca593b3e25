//! What comes in: scenarios, workloads, machines. One file per format.
//!
//! Every text is lowered to one small tree of values with their places ([`tree`]); from there on
//! there is one grammar, whether it was written in TOML or JSON. Whatever is wrong ends as one
//! [`InputError`]: file, line and column, what was found, what is accepted. Nothing is accepted
//! and ignored.

mod alone;
mod asked;
mod at_ticks;
mod beside;
mod builders;
mod computes;
mod costless;
mod diff;
mod distribution;
mod explanations;
mod fault;
mod file;
mod find;
mod followers;
mod forever;
mod gathered;
mod given_files;
mod group_paths;
mod groups;
pub(crate) mod hardware_threads;
mod in_step;
mod kernel;
mod knob_meant;
mod knobs;
mod known_misses;
mod known_task;
mod late;
mod lazy;
mod library;
pub mod limits;
mod load;
mod loaded;
mod lockstep;
mod machine;
mod numbers;
pub mod observed;
mod overrides;
mod parts;
mod plain;
mod recommended;
mod renamed;
mod reserved;
mod runtime;
mod scenario;
mod schema;
mod shelves;
mod switches;
mod tiers;
mod tools;
mod traffic;
mod tree;
pub(crate) mod turns;
mod uname;
mod unequal;
mod unequal_work;
mod ungoverned;
mod unheard;
mod unplaced;
mod unseen;
mod values;
mod warnings;
mod workload;

pub use asked::Asked;
pub(crate) use costless::is_costless;
pub use diff::{Kind as TouchedKind, Touched, touched_by};
pub use explanations::{EXPLANATIONS_MAX, Explanation, FITTED, OfSet};
pub use fault::InputError;
pub(crate) use fault::{clean, closest};
pub use file::FILE_MAX;
pub use followers::Follower;
pub use given_files::{Files, with_files};
pub use group_paths::is_below;
pub use groups::GROUPS_MAX;
pub(crate) use kernel::kernel_on;
pub use knobs::{Knob, knobs};
pub(crate) use late::timer_cpus;
pub use library::LibraryItem;
pub use limits::GivenLimit;
pub(crate) use limits::{has_tasks, with_tasks};
pub(crate) use load::described;
pub use load::{
    load, load_text, load_text_with_limits, load_with_limits, machine, machines, scenarios, tools,
    workloads,
};
pub use loaded::Loaded;
pub(crate) use machine::{Described, of_cores};
pub use overrides::Overrides;
pub use recommended::{KRR, Recommended, RecommendedLimit, recommended};
pub use runtime::{Runtime, doubt, followers, gc_threads};
pub use schema::schema as scenario_schema;
pub(crate) use switches::{add_up, no_such_kernel};
pub use tools::{FlagHelp, ToolHelp, tool_help, tools_with_flags};
pub use uname::{Nearest, nearest_kernel, profile_of};
pub use unplaced::Unplaced;
pub use values::parse_duration;
pub(crate) use values::shown_cpus;
pub use workload::TASKS_MAX;
