//! A phase: what it sets when it begins, its events, its loop.

use super::builder::Builder;
use super::event;
use super::sched::{Said, sched};
use super::slices::{custom_slice, refuse_clamps};
use super::work::{Change, Sched, Work, times};
use crate::read::fault::{Fault, Read, clean};
use crate::read::tree::{Entry, Fields, Node, Value};
use crate::read::values::Dialect;
use fairground::units::{CpuId, GroupId, Ns};
use fairground::workload::behavior::Step;

impl Builder<'_> {
    pub(super) fn phases(&mut self, phases: &Entry, work: &mut Work) -> Read<()> {
        let list: Vec<(String, &Node)> = match (&phases.node.value, self.dialect) {
            (Value::Table(entries), _) => {
                entries.iter().map(|entry| (clean(&entry.key), &entry.node)).collect()
            }
            (Value::List(items), Dialect::Toml) => {
                items.iter().enumerate().map(|(i, node)| ((i + 1).to_string(), node)).collect()
            }
            _ => return Err(phases.node.wrong("phases", "a table of phases")),
        };
        if list.is_empty() {
            return Err(phases.fault("there is no phase").accepts("at least one phase"));
        }
        for (name, node) in list {
            self.phase(&name, node, work)?;
        }
        Ok(())
    }

    fn phase(&mut self, name: &str, node: &Node, work: &mut Work) -> Read<()> {
        let what = format!("phase \"{name}\" of task \"{}\"", clean(&work.name));
        let mut fields = Fields::of(node, what)?;
        let times = fields.take("loop")?.map_or(Ok(Some(1)), times)?;
        self.begin(&mut fields, work)?;
        let first = work.program.steps.len();
        self.events(&mut fields, work)?;
        work.repeat(first, times);
        Ok(())
    }

    /// What changes when the phase begins. Policy, nice, slice and group stay as they are unless
    /// the phase sets them; CPUs return to the task's.
    fn begin(&mut self, fields: &mut Fields<'_>, work: &mut Work) -> Read<()> {
        let cpus = fields.take("cpus")?.map(|entry| self.cpus(entry)).transpose()?;
        if work.phase_cpus {
            let position = match cpus.or(work.cpus) {
                Some(position) => position,
                None => {
                    let all = (0..self.world.topology.len() as u32).map(CpuId).collect();
                    self.affinity(all, fields.span())?
                }
            };
            work.push(Step::SetAffinity(position));
        }
        refuse_clamps(fields)?;
        let change = self.sched(fields, work.sched)?;
        let Sched { policy, nice, slice_ns } = change.over(work.sched);
        let urgent = !policy.is_fair() || !work.sched.policy.is_fair();
        if urgent && policy != work.sched.policy {
            return Err(Fault::at(fields.span(), format!("{} changes its policy", fields.what()))
                .because("a real-time or deadline task stays what it is, and no other becomes one")
                .accepts("\"policy\" of the task"));
        }
        work.sched = Sched { policy, nice, slice_ns };
        // Also when it changes nothing now: it may when the task comes round again.
        if !urgent && (change.policy.is_some() || change.nice.is_some()) {
            work.push(Step::SetNice { policy, nice });
        }
        if change.slice_ns.is_some() {
            work.push(Step::SetSlice(slice_ns));
        }
        if let Some(group) = self.group(fields)? {
            work.push(Step::SetGroup(group));
        }
        Ok(())
    }

    /// The events of a task or a phase, in order.
    pub(super) fn events(&mut self, fields: &mut Fields<'_>, work: &mut Work) -> Read<()> {
        let listed = match self.dialect {
            Dialect::Toml => fields.take("events")?,
            Dialect::RtApp => None,
        };
        let mut count = 0;
        for entry in fields.rest() {
            let Some(kind) = event::Kind::of(&entry.key) else {
                return Err(self.unknown(fields, entry));
            };
            self.event(kind, entry, work)?;
            count += 1;
        }
        match listed {
            Some(list) if count > 0 => Err(list
                .fault(format!("\"events\" stands beside other events in {}", fields.what()))
                .accepts("either a list of events, or events as keys")),
            Some(list) => self.listed_events(list, work),
            None if count == 0 => Err(Fault::at(
                fields.span(),
                format!("{} has no event: it would do nothing", fields.what()),
            )
            .accepts(format!("at least one of {}", event::names()))),
            None => Ok(()),
        }
    }

    /// `events = [{ run = "1ms" }, "yield", { sleep = "2ms" }]`.
    fn listed_events(&mut self, list: &Entry, work: &mut Work) -> Read<()> {
        let items = list.node.list("events")?;
        if items.is_empty() {
            return Err(list.node.wrong("events", "at least one event"));
        }
        for item in items {
            let words;
            let entries = match &item.value {
                Value::Table(entries) if !entries.is_empty() => entries.as_slice(),
                Value::String(word) => {
                    let node = Node { span: item.span, value: Value::Nothing };
                    words = [Entry { key: word.clone(), key_span: item.span, node }];
                    &words
                }
                _ => return Err(item.wrong("events", "{ run = \"1ms\" }, or \"yield\"")),
            };
            for entry in entries {
                let kind = event::Kind::of(&entry.key).ok_or_else(|| {
                    entry
                        .fault(format!("unknown event \"{}\"", clean(&entry.key)))
                        .accepts(event::names())
                        .suggest(&entry.key, event::Kind::all())
                })?;
                self.event(kind, entry, work)?;
            }
        }
        Ok(())
    }

    fn unknown(&self, fields: &Fields<'_>, entry: &Entry) -> Box<Fault> {
        let events: Vec<&'static str> = event::Kind::all().collect();
        let fault = fields.unknown(entry, &events);
        match (self.dialect, entry.key.as_str()) {
            (Dialect::RtApp, "nice") => fault.help("rt-app calls it \"priority\""),
            (Dialect::RtApp, "slice") => fault.help("rt-app calls it \"dl-runtime\", in us"),
            _ => fault,
        }
    }

    /// What is given of policy, nice and slice.
    pub(super) fn sched(&self, fields: &mut Fields<'_>, before: Sched) -> Read<Change> {
        let Said { policy, nice } = sched(fields, self.dialect, before.policy)?;
        let fair = policy.unwrap_or(before.policy).is_fair();
        let slice = if fair { self.named(fields, "dl-runtime", "slice")? } else { None };
        let slice_ns = slice.map(|entry| self.slice(entry)).transpose()?.flatten();
        fields.refuse("nodes_membind", "memory and its distance are not modelled")?;
        Ok(Change { policy, nice, slice_ns })
    }

    /// A slice of one's own. 0 means the base slice; in rt-app it means that none was given.
    fn slice(&self, entry: &Entry) -> Read<Option<Ns>> {
        let slice_ns = self.dialect.duration(entry)?;
        if slice_ns == 0 {
            return Ok((self.dialect == Dialect::Toml).then_some(0));
        }
        custom_slice(entry, slice_ns, self.world.kernel).map(Some)
    }

    pub(super) fn group(&mut self, fields: &mut Fields<'_>) -> Read<Option<GroupId>> {
        let entry = self.named(fields, "taskgroup", "group")?;
        match (entry, self.dialect) {
            (None, _) => Ok(None),
            (Some(entry), Dialect::RtApp) => self.world.groups.taskgroup(entry),
            (Some(entry), Dialect::Toml) => {
                self.world.groups.named(entry.text()?, entry.node.span).map(Some)
            }
        }
    }
}
