//! Time in the kernel, in a system call or a page fault: `kernel = "30us"`, or with its points.

use super::builder::Builder;
use crate::read::fault::{Read, clean};
use crate::read::tree::{Entry, Fields, Value};
use fairground::units::Ns;
use fairground::workload::behavior::Step;

/// Keys of a call with points; a table of other keys is a draw.
const OWN: [&str; 3] = ["time", "cond_resched", "might_sleep"];
/// Points of a real kernel are no closer, ns; each is an event here.
const POINT_EVERY_NS_MIN: Ns = 1_000;

impl Builder<'_> {
    /// A table with `time` may say how often the call passes a point at which it gives way; else it
    /// passes none, as most calls do, which are short.
    pub(super) fn call(&self, entry: &Entry) -> Read<Step> {
        let named = match &entry.node.value {
            Value::Table(inner) => inner.iter().any(|field| OWN.contains(&field.key.as_str())),
            _ => false,
        };
        if !named {
            let work = self.dialect.draw(entry)?;
            return Ok(Step::Kernel { work, cond_resched_ns: 0, might_sleep_ns: 0 });
        }
        let mut fields = Fields::of(&entry.node, format!("\"{}\"", clean(&entry.key)))?;
        let work = self.dialect.draw(fields.need("time")?)?;
        let mut every = |key| -> Read<Ns> {
            let Some(entry) = fields.take(key)? else { return Ok(0) };
            match self.dialect.duration(entry)? {
                every_ns if every_ns >= POINT_EVERY_NS_MIN => Ok(every_ns),
                _ => {
                    let title = format!("\"{key}\" is below 1 us");
                    Err(entry
                        .fault(title)
                        .accepts("a time from 1 us on, or no such key: no points"))
                }
            }
        };
        let (cond_resched_ns, might_sleep_ns) = (every("cond_resched")?, every("might_sleep")?);
        fields.done()?;
        Ok(Step::Kernel { work, cond_resched_ns, might_sleep_ns })
    }
}
