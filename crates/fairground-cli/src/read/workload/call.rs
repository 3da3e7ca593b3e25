//! Time in the kernel, in a system call or a page fault: `kernel = "30us"`, or with its points.

use super::builder::Builder;
use crate::read::fault::{Read, clean};
use crate::read::tree::{Entry, Fields, Value};
use fairground::units::Ns;
use fairground::workload::behavior::Step;

impl Builder<'_> {
    /// A table with `time` may say how often the call passes a point at which it gives way; else it
    /// passes none, as most calls do, which are short.
    pub(super) fn call(&self, entry: &Entry) -> Read<Step> {
        let named = match &entry.node.value {
            Value::Table(inner) => inner.iter().any(|field| field.key == "time"),
            _ => false,
        };
        if !named {
            let work = self.dialect.draw(entry)?;
            return Ok(Step::Kernel { work, cond_resched_ns: 0, might_sleep_ns: 0 });
        }
        let mut fields = Fields::of(&entry.node, format!("\"{}\"", clean(&entry.key)))?;
        let work = self.dialect.draw(fields.need("time")?)?;
        let mut every = |key| -> Read<Ns> {
            fields.take(key)?.map_or(Ok(0), |entry| self.dialect.duration(entry))
        };
        let (cond_resched_ns, might_sleep_ns) = (every("cond_resched")?, every("might_sleep")?);
        fields.done()?;
        Ok(Step::Kernel { work, cond_resched_ns, might_sleep_ns })
    }
}
