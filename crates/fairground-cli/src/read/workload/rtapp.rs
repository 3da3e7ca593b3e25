//! The root of an rt-app file: `global`, `resources`, `tasks`.
//!
//! Keys of `global` that only say where rt-app logs, or how it treats the host's memory and
//! files, are checked for their type and have no meaning in a simulation ([`HOST_ONLY`]).

use super::builder::{Builder, Reading, World};
use super::sched;
use crate::read::fault::{Fault, Read, clean};
use crate::read::tree::{Entry, Fields, Node, Value};
use crate::read::values::{DURATION_MAX_NS, Dialect};
use fairground::units::{NS_PER_SEC, Ns};

/// A type that a key may have.
type Kind = fn(&Value) -> bool;

/// Keys that can't change what the scheduler does, with what they must be.
const HOST_ONLY: &[(&str, Kind, &str)] = &[
    ("logdir", is_text, "a string"),
    ("log_basename", is_text, "a string"),
    ("log_size", is_text_or_number, "\"file\", \"disable\", \"auto\" or a size in MB"),
    ("ftrace", is_text_or_bool, "true, false or a list of categories in a string"),
    ("gnuplot", is_bool, "true or false"),
    ("cumulative_slack", is_bool, "true or false"),
    ("lock_pages", is_bool, "true or false"),
    ("io_device", is_text, "a string"),
    ("mem_buffer_size", is_number, "a whole number"),
];

fn is_text(value: &Value) -> bool {
    matches!(value, Value::String(_))
}
fn is_bool(value: &Value) -> bool {
    matches!(value, Value::Bool(_))
}
fn is_number(value: &Value) -> bool {
    matches!(value, Value::Integer(0..))
}
fn is_text_or_number(value: &Value) -> bool {
    is_text(value) || is_number(value)
}
fn is_text_or_bool(value: &Value) -> bool {
    is_text(value) || is_bool(value)
}

/// Reads a whole file.
pub(crate) fn read(root: &Node, world: World<'_>) -> Read<Reading> {
    let mut fields = Fields::of(root, "the workload")?;
    let global = fields.take("global")?;
    let resources = fields.take("resources")?;
    let tasks = fields.need("tasks")?;
    fields.done()?;
    let mut builder = Builder::new(world, Dialect::RtApp);
    let duration_ns = match global {
        Some(global) => builder.global(global)?,
        None => builder.calibrate(0).and(Ok(None))?,
    };
    resources.map_or(Ok(()), resources_are_known)?;
    builder.tasks(tasks.node.table("tasks")?)?;
    let reading = builder.finish(&tasks.node)?;
    Ok(Reading { duration_ns, ..reading })
}

impl Builder<'_> {
    fn global(&mut self, entry: &Entry) -> Read<Option<Ns>> {
        let mut fields = Fields::of(&entry.node, "\"global\"")?;
        for (key, is_right, accepted) in HOST_ONLY {
            if let Some(entry) = fields.take(key)?.filter(|entry| !is_right(&entry.node.value)) {
                return Err(entry.node.wrong(key, *accepted));
            }
        }
        if let Some(entry) = fields.take("pi_enabled")?
            && entry.boolean()?
        {
            return Err(entry
                .fault("\"pi_enabled\" = true is not supported")
                .because("priority inheritance of mutexes is not modelled")
                .accepts("false"));
        }
        if let Some(entry) = fields.take("frag")? {
            // Old rt-app split every run into this many pieces; 1.0 no longer reads the key.
            entry.integer(1, 1)?;
        }
        if let Some(entry) = fields.take("default_policy")? {
            self.default_policy = sched::default_policy(entry)?;
        }
        match fields.take("calibration")? {
            Some(entry) => self.calibration_of(entry)?,
            None => self.calibrate(0).and(Ok(()))?,
        }
        let duration_ns = fields.take("duration")?.map(seconds).transpose()?.flatten();
        fields.done()?;
        Ok(duration_ns)
    }

    /// "CPU2": `run` is in microseconds of that CPU. A number is the host's ns per loop, which a
    /// simulation doesn't need: `run` is then in microseconds of a CPU at full speed.
    fn calibration_of(&mut self, entry: &Entry) -> Read<()> {
        let accepted = "\"CPU0\", or the host's ns per loop as a number";
        match &entry.node.value {
            Value::Integer(1..) => Ok(()),
            Value::String(text) => {
                let number = text.strip_prefix("CPU").and_then(|n| n.parse::<usize>().ok());
                let cpu = number.ok_or_else(|| entry.node.wrong("calibration", accepted))?;
                if self.calibrate(cpu).is_err() {
                    let last = self.world.topology.len() - 1;
                    return Err(Fault::at(
                        entry.node.span,
                        format!("\"calibration\" names CPU {cpu}"),
                    )
                    .label("the machine has no such CPU")
                    .accepts(format!("CPU0 to CPU{last}")));
                }
                Ok(())
            }
            _ => Err(entry.node.wrong("calibration", accepted)),
        }
    }

    fn calibrate(&mut self, cpu: usize) -> Read<()> {
        let place = self.world.topology.places().get(cpu);
        let place = place.ok_or_else(|| Fault::of("calibration", "no such CPU"))?;
        self.calibration = place.capacity;
        Ok(())
    }
}

/// rt-app's duration is in seconds, -1 means until all tasks end.
fn seconds(entry: &Entry) -> Read<Option<Ns>> {
    let max = (DURATION_MAX_NS / NS_PER_SEC) as i128;
    match entry.node.value {
        Value::Integer(-1) => Ok(None),
        Value::Integer(seconds) if (1..=max).contains(&seconds) => {
            Ok(Some(seconds as Ns * NS_PER_SEC))
        }
        _ => Err(entry
            .node
            .wrong("duration", format!("1 to {max} seconds, or -1 (until all tasks end)"))),
    }
}

/// The legacy list of resources: rt-app makes them as tasks name them, so it only has to be true.
fn resources_are_known(entry: &Entry) -> Read<()> {
    for resource in entry.node.table("resources")? {
        let what = format!("resource \"{}\"", clean(&resource.key));
        let mut fields = Fields::of(&resource.node, what)?;
        if let Some(kind) = fields.take("type")? {
            kind.word(&["mutex", "wait", "timer", "barrier"].map(|kind| (kind, ())))?;
        }
        fields.done()?;
    }
    Ok(())
}
