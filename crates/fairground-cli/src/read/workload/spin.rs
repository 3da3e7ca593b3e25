//! Spin locks in user mode, `spin_lock = "NAME"`, and stopwatches, `begin = "NAME"`.

use super::builder::Builder;
use super::event::name_of;
use crate::read::fault::{Read, clean};
use crate::read::tree::{Entry, Fields, Value};
use fairground::units::NEVER;
use fairground::workload::behavior::{SpanSpec, Step};
use fairground::workload::draw::Draw;

impl Builder<'_> {
    /// A name: it spins for ever. A table: it spins so much, then sleeps and tries again.
    pub(super) fn spin_lock(&mut self, entry: &Entry) -> Read<Step> {
        let Value::Table(_) = &entry.node.value else {
            let lock = self.named_spin_lock(name_of(entry)?);
            return Ok(Step::SpinLock { lock, patience_ns: NEVER, sleep: Draw::Fixed(0) });
        };
        let mut fields = Fields::of(&entry.node, format!("\"{}\"", clean(&entry.key)))?;
        let name = name_of(fields.need("ref")?)?.to_owned();
        let patience_ns = self.dialect.duration(fields.need("spin")?)?;
        let sleep = self.dialect.draw(fields.need("sleep")?)?;
        fields.done()?;
        Ok(Step::SpinLock { lock: self.named_spin_lock(&name), patience_ns, sleep })
    }

    pub(super) fn named_spin_lock(&mut self, name: &str) -> usize {
        let (number, new) = self.spin_locks.number(name);
        if new {
            self.out.spin_locks.push(name.into());
        }
        number
    }

    /// The span of a stopwatch, one for all tasks that name it.
    pub(super) fn span(&mut self, name: &str) -> usize {
        *self.spans.entry(name.to_owned()).or_insert_with(|| {
            self.out.spans.push(SpanSpec { name: name.into(), minus_ns: 0, floor_ns: 0 });
            self.out.spans.len() - 1
        })
    }
}
