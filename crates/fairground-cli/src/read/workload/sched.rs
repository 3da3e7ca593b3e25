//! Scheduling policy, priority and nice value of a task, as rt-app writes them.

use crate::read::fault::{Fault, Read, clean};
use crate::read::tree::{Entry, Fields};
use crate::read::values::Dialect;
use fairground::workload::behavior::{DeadlineSpec, SchedPolicy};

/// Priority of a real-time task that says none (rt-app's).
const PRIORITY: u8 = 10;

/// A policy without its numbers.
#[derive(Clone, Copy)]
enum Name {
    Fair(SchedPolicy),
    Fifo,
    RoundRobin,
    Deadline,
}

/// What is said of policy, priority and nice value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Said {
    pub policy: Option<SchedPolicy>,
    pub nice: Option<i8>,
}

/// Reads `policy`, `priority` and what a deadline task asks for; `before` holds if there is no
/// policy.
pub(crate) fn sched(fields: &mut Fields<'_>, dialect: Dialect, before: SchedPolicy) -> Read<Said> {
    let policy = fields.take("policy")?;
    let named = policy.map(name).transpose()?;
    let priority = match dialect {
        Dialect::RtApp => fields.take("priority")?,
        Dialect::Toml => fields.either("nice", "priority")?,
    };
    match named.unwrap_or(Name::of(before)) {
        Name::Fair(fair) => {
            let why = "it belongs to SCHED_DEADLINE; a fair task's slice is dl-runtime";
            fields.refuse("dl-period", why)?;
            fields.refuse("dl-deadline", why)?;
            let nice = priority.map(|entry| entry.integer(-20, 19)).transpose()?;
            Ok(Said { policy: named.map(|_| fair), nice: nice.map(|nice| nice as i8) })
        }
        name @ (Name::Fifo | Name::RoundRobin) => {
            refuse_all(fields, &["dl-runtime", "dl-period", "dl-deadline"], "a real-time task")?;
            let priority = priority.map(rank).transpose()?;
            let told = named.is_some() || priority.is_some();
            let priority = priority.unwrap_or_else(|| priority_of(before));
            let policy = match name {
                Name::RoundRobin => SchedPolicy::RoundRobin(priority),
                _ => SchedPolicy::Fifo(priority),
            };
            Ok(Said { policy: told.then_some(policy), nice: None })
        }
        Name::Deadline => {
            if let Some(entry) = priority {
                let title = format!("\"{}\" of a deadline task", clean(&entry.key));
                return Err(entry.fault(title).because("its deadline says when it runs"));
            }
            refuse_all(fields, &[], "a deadline task")?;
            let policy = match (named, before) {
                (None, SchedPolicy::Deadline(_)) => None,
                _ => Some(deadline(fields, dialect, policy)?),
            };
            Ok(Said { policy, nice: None })
        }
    }
}

/// The priority of a real-time task: who writes nice thinks that less is more urgent.
fn rank(entry: &Entry) -> Read<u8> {
    if entry.key == "nice" {
        return Err(entry
            .fault("\"nice\" of a real-time task")
            .because("it counts for fair tasks only")
            .accepts("\"priority\", 1 to 99: the higher, the more urgent"));
    }
    entry.integer(1, 99).map(|priority| priority as u8)
}

impl Name {
    fn of(policy: SchedPolicy) -> Self {
        match policy {
            SchedPolicy::Fifo(_) => Name::Fifo,
            SchedPolicy::RoundRobin(_) => Name::RoundRobin,
            SchedPolicy::Deadline(_) => Name::Deadline,
            fair => Name::Fair(fair),
        }
    }
}

fn priority_of(policy: SchedPolicy) -> u8 {
    match policy {
        SchedPolicy::Fifo(priority) | SchedPolicy::RoundRobin(priority) => priority,
        _ => PRIORITY,
    }
}

fn name(entry: &Entry) -> Read<Name> {
    entry.word(&[
        ("SCHED_OTHER", Name::Fair(SchedPolicy::Normal)),
        ("SCHED_BATCH", Name::Fair(SchedPolicy::Batch)),
        ("SCHED_IDLE", Name::Fair(SchedPolicy::Idle)),
        ("SCHED_FIFO", Name::Fifo),
        ("SCHED_RR", Name::RoundRobin),
        ("SCHED_DEADLINE", Name::Deadline),
    ])
}

/// A policy by its name alone: rt-app's `default_policy`.
pub(super) fn default_policy(entry: &Entry) -> Read<SchedPolicy> {
    match name(entry)? {
        Name::Fair(policy) => Ok(policy),
        Name::Fifo => Ok(SchedPolicy::Fifo(PRIORITY)),
        Name::RoundRobin => Ok(SchedPolicy::RoundRobin(PRIORITY)),
        Name::Deadline => Err(entry
            .fault("SCHED_DEADLINE for all tasks")
            .because("each deadline task says what it asks for")
            .accepts("\"policy\" of a task")),
    }
}

fn refuse_all(fields: &mut Fields<'_>, keys: &[&'static str], whose: &str) -> Read<()> {
    for key in keys.iter().copied().chain(["slice"]) {
        fields.refuse(key, &format!("{whose} has none"))?;
    }
    Ok(())
}

/// `dl-runtime`, which must be there, `dl-period` (else the run time), `dl-deadline` (else the
/// period).
fn deadline(
    fields: &mut Fields<'_>,
    dialect: Dialect,
    policy: Option<&Entry>,
) -> Read<SchedPolicy> {
    let mut ns = |key| {
        let entry = fields.take(key)?;
        entry.map(|entry| whole(entry, dialect)).transpose()
    };
    let (runtime_ns, period_ns, deadline_ns) =
        (ns("dl-runtime")?, ns("dl-period")?, ns("dl-deadline")?);
    let Some(runtime_ns) = runtime_ns else {
        let span = policy.map_or(fields.span(), |entry| entry.node.span);
        let title = format!("{} asks for no run time", fields.what());
        return Err(Fault::at(span, title).accepts("\"dl-runtime\" beside SCHED_DEADLINE"));
    };
    let period_ns = period_ns.unwrap_or(runtime_ns);
    let deadline_ns = deadline_ns.unwrap_or(period_ns);
    Ok(SchedPolicy::Deadline(DeadlineSpec { runtime_ns, deadline_ns, period_ns }))
}

fn whole(entry: &Entry, dialect: Dialect) -> Read<u32> {
    let ns = dialect.duration(entry)?;
    u32::try_from(ns).map_err(|_| entry.node.wrong(&entry.key, "up to 4.19 s"))
}
