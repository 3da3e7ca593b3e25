//! A task: its properties, its phases, its instances.

use super::builder::{Builder, NAME_MAX, TASKS_MAX, Template};
use super::event;
use super::work::{Sched, Work, times};
use crate::read::fault::{Fault, Read, Span, clean};
use crate::read::tree::{Entry, Fields, Node, Value};
use crate::read::values::{self, Dialect};
use fairground::units::{CpuId, GroupId, Id, Ns, ProcessId};
use fairground::workload::behavior::{Program, Step, TaskSpec, TimerMode, TimerRef};
use std::collections::{HashMap, HashSet};

/// Properties of a task as a whole.
struct Props {
    instances: u32,
    start_ns: Ns,
    sched: Sched,
    uclamp: [u32; 2],
    cpus: Option<usize>,
    /// None: the root group, or that of who forks it.
    group: Option<GroupId>,
    born_on: Option<CpuId>,
    process: ProcessId,
    /// None: for ever.
    times: Option<u32>,
}

impl Builder<'_> {
    pub(super) fn task(&mut self, entry: &Entry) -> Read<()> {
        check_name(entry)?;
        if self.templates.contains_key(&entry.key) {
            return Err(entry
                .fault(format!("the task \"{}\" is given twice", clean(&entry.key)))
                .accepts("a name of its own for each task"));
        }
        let mut fields = Fields::of(&entry.node, format!("task \"{}\"", clean(&entry.key)))?;
        let phases = fields.take("phases")?;
        let props = self.properties(&entry.key, &mut fields)?;
        let mut work = Work {
            name: entry.key.clone(),
            instances: props.instances,
            program: Program::default(),
            sched: props.sched,
            cpus: props.cpus,
            phase_cpus: phases.is_some_and(|phases| has_cpus(&phases.node)),
            held: Vec::new(),
            own_timers: HashMap::new(),
            own_absolute: HashSet::new(),
            barrier: None,
            span: entry.key_span,
        };
        match phases {
            Some(phases) => {
                no_events_beside_phases(&fields)?;
                self.phases(phases, &mut work)?;
            }
            None => self.events(&mut fields, &mut work)?,
        }
        work.repeat(0, props.times);
        self.instances(work, &props)
    }

    fn properties(&mut self, name: &str, fields: &mut Fields<'_>) -> Read<Props> {
        let instances = self.named(fields, "instance", "instances")?;
        let instances = instances.map_or(Ok(1), |entry| entry.integer(0, TASKS_MAX as i64))?;
        let start = self.named(fields, "delay", "start")?;
        let dialect = self.dialect;
        let start_ns = start.map_or(Ok(0), |entry| dialect.duration(entry))?;
        let times = fields.take("loop")?.map_or(Ok(None), times)?;
        let cpus = fields.take("cpus")?.map(|entry| self.cpus(entry)).transpose()?;
        let default = Sched { policy: self.default_policy, nice: 0, slice_ns: 0 };
        let sched = self.sched(fields, default)?.over(default);
        let uclamp = crate::read::workload::slices::clamps(fields)?;
        let group = self.group(fields)?;
        let born_on = self.born_on(fields)?;
        let process = self.process(name, fields)?;
        let instances = instances as u32;
        Ok(Props { instances, start_ns, sched, uclamp, cpus, group, born_on, process, times })
    }

    /// A key of rt-app, which a scenario may also call by a plainer name.
    pub(super) fn named<'t>(
        &self,
        fields: &mut Fields<'t>,
        rtapp: &'static str,
        plain: &'static str,
    ) -> Read<Option<&'t Entry>> {
        match self.dialect {
            Dialect::RtApp => fields.take(rtapp),
            Dialect::Toml => fields.either(plain, rtapp),
        }
    }

    pub(super) fn cpus(&mut self, entry: &Entry) -> Read<usize> {
        let list = values::cpus(&entry.key, &entry.node, self.world.numbers)?;
        self.affinity(list, entry.node.span)
    }

    /// The CPU that a task was created on; rt-app has no such key.
    fn born_on(&self, fields: &mut Fields<'_>) -> Read<Option<CpuId>> {
        if self.dialect == Dialect::RtApp {
            return Ok(None);
        }
        let last = self.world.topology.len() as i64 - 1;
        let cpu = fields.take("born_on")?.map(|entry| entry.integer(0, last)).transpose()?;
        Ok(cpu.map(|cpu| CpuId(cpu as u32)))
    }

    /// Whose thread a task is: rt-app is one process, in a scenario a task's instances are one, or
    /// that of the name it gives.
    fn process(&mut self, name: &str, fields: &mut Fields<'_>) -> Read<ProcessId> {
        let given = match self.dialect {
            Dialect::RtApp => None,
            Dialect::Toml => fields.take("process")?.map(Entry::text).transpose()?,
        };
        let usual = if self.dialect == Dialect::RtApp { "rt-app" } else { name };
        let name = given.unwrap_or(usual);
        let (number, new) = self.processes.number(name);
        if new {
            self.out.processes.push(name.into());
        }
        Ok(ProcessId::from_index(number))
    }

    fn instances(&mut self, mut work: Work, props: &Props) -> Read<()> {
        settle_own_timers(&mut work);
        self.count(props.instances as usize, work.span)?;
        let program = self.out.programs.len();
        self.out.programs.push(work.program);
        let spec = TaskSpec {
            name: work.name.clone(),
            program,
            policy: props.sched.policy,
            nice: props.sched.nice,
            slice_ns: props.sched.slice_ns,
            uclamp: props.uclamp,
            affinity: work.cpus,
            group: props.group.unwrap_or(GroupId(0)),
            process: Some(props.process),
            start_ns: props.start_ns,
            born_on: props.born_on,
        };
        for instance in 1..=props.instances {
            let mut spec = spec.clone();
            if props.instances > 1 {
                spec.name = format!("{}-{instance}", work.name);
            }
            self.out.tasks.push(spec);
        }
        let (barrier, span) = (work.barrier, work.span);
        let (instances, has_group) = (props.instances, props.group.is_some());
        let template = Template { spec, has_group, barrier, instances, span };
        self.order.push(work.name.clone());
        self.templates.insert(work.name, template);
        Ok(())
    }

    /// Counts tasks against the limit.
    pub(super) fn count(&mut self, more: usize, span: Span) -> Read<()> {
        self.tasks_total = self.tasks_total.saturating_add(more);
        if self.tasks_total > TASKS_MAX {
            let title = format!("the workload has {} tasks or more", self.tasks_total);
            return Err(Fault::at(span, title).accepts(format!("at most {TASKS_MAX} tasks")));
        }
        Ok(())
    }
}

fn check_name(entry: &Entry) -> Read<()> {
    let name = &entry.key;
    if name.is_empty() || name.len() > NAME_MAX || name.chars().any(char::is_control) {
        return Err(entry
            .fault(format!("\"{}\" is no name of a task", clean(name)))
            .accepts(format!("1 to {NAME_MAX} bytes without control characters")));
    }
    Ok(())
}

fn has_cpus(phases: &Node) -> bool {
    let of_phase = |node: &Node| match &node.value {
        Value::Table(entries) => entries.iter().any(|entry| entry.key == "cpus"),
        _ => false,
    };
    match &phases.value {
        Value::Table(entries) => entries.iter().any(|entry| of_phase(&entry.node)),
        Value::List(items) => items.iter().any(of_phase),
        _ => false,
    }
}

/// rt-app forgets the events of a task that has phases too.
fn no_events_beside_phases(fields: &Fields<'_>) -> Read<()> {
    match fields.rest().find(|entry| event::Kind::of(&entry.key).is_some()) {
        None => fields.done(),
        Some(entry) => Err(entry
            .fault(format!("the event \"{}\" stands beside \"phases\"", clean(&entry.key)))
            .because("a task with phases runs these and nothing else")
            .accepts("events inside a phase")),
    }
}

/// The mode belongs to the timer: absolute in one event is absolute in all, as in rt-app.
fn settle_own_timers(work: &mut Work) {
    work.program.own_timers = work.own_timers.len();
    for step in &mut work.program.steps {
        if let Step::Timer { timer: TimerRef::Own(number), mode, .. } = step
            && work.own_absolute.contains(number)
        {
            *mode = TimerMode::Absolute;
        }
    }
}
