//! When frequencies change: what the governor asked for takes effect, and its filters' timers.
//!
//! What a domain runs at is its request; what a CPU works at is its clock's ([`Clock`]): the highest of
//! the requests of the clock's domains that have an executing CPU, as on processors whose cores share
//! a clock and whose idle threads have no vote.

use super::BuildError;
use super::engine::Engine;
use super::pace::ClockRuns;
use super::scenario::{GroupSpec, Scenario};
use super::slots::Slot;
use crate::model::freq::{Clock, DomainSpec, Freq, FreqCpu, FreqDomain};
use crate::model::max_window::MaxWindow;
use crate::policy::frequency::governor::Governor;
use crate::policy::frequency::rate::WINDOW_NS_MIN;
use crate::record::{Fact, Recorder};
use crate::units::{CpuId, FreqDomainId, GroupId, Id, NEVER, Ns, Table};
use crate::workload::behavior::{SchedPolicy, TaskSpec, UNCLAMPED};

/// The row that a domain begins with.
fn first_row(governor: Governor, spec: &DomainSpec) -> usize {
    match governor {
        Governor::Performance => spec.max,
        Governor::Powersave => spec.min,
        Governor::Schedutil => spec.start,
    }
}

/// The scheduler's view of a machine's frequencies.
pub(super) fn freq(scenario: &Scenario) -> Freq {
    let Some(frequencies) = &scenario.machine.freq else { return Freq::none() };
    let cpus = scenario.machine.topology.len();
    let kernel = &scenario.kernel;
    let domain = |spec: &DomainSpec| {
        let first = first_row(kernel.rules.governor.answer, spec);
        let driver = &spec.driver;
        let window_ns = (kernel.rules.rate.filter_costs * driver.cost_ns).max(WINDOW_NS_MIN);
        FreqDomain {
            cur: first,
            next: first,
            last_change_ns: None,
            switching: false,
            limit_ns: kernel.rules.rate.limit_ns(driver),
            window: MaxWindow::new(window_ns, first, spec.opps.len()),
            recheck_ns: NEVER,
            spec: spec.clone(),
        }
    };
    let mut domain_of = Table::from_fn(cpus, |_: CpuId| FreqDomainId(0));
    for (row, spec) in frequencies.domains.iter().enumerate() {
        spec.cpus.iter().for_each(|&cpu| domain_of[cpu] = FreqDomainId(row as u32));
    }
    Freq {
        listens: kernel.rules.governor.answer == Governor::Schedutil,
        invariant: frequencies.invariant,
        from_any_cpu: frequencies.from_any_cpu,
        domains: frequencies.domains.iter().map(domain).collect(),
        domain_of,
        cpus: Table::from_fn(cpus, |_: CpuId| FreqCpu::default()),
        asked: Vec::with_capacity(frequencies.domains.len()),
        acting: CpuId(0),
    }
}

/// True if PELT's clock follows frequencies of this machine.
pub(super) fn scales_pelt(scenario: &Scenario) -> bool {
    scenario.machine.freq.as_ref().is_some_and(|freq| freq.invariant)
}

/// True if any task or group has a utilization clamp.
pub(super) fn clamped(scenario: &Scenario) -> bool {
    let (tasks, forks) = (scenario.workload.tasks.iter(), scenario.workload.forks.iter());
    let mut tasks = tasks.chain(forks.map(|fork| &fork.template));
    tasks.any(|task| task.uclamp != UNCLAMPED)
        || scenario.groups.iter().any(|group| group.uclamp != UNCLAMPED)
}

/// A task's own clamps; a real-time task that says nothing asks for all
/// (`sched_util_clamp_min_rt_default`).
pub(super) fn own_clamps(spec: &TaskSpec) -> [u32; 2] {
    match spec.policy {
        SchedPolicy::Fifo(_) | SchedPolicy::RoundRobin(_) if spec.uclamp == UNCLAMPED => [1024; 2],
        _ => spec.uclamp,
    }
}

/// A task's clamps in its group: both between the group's, which are never wider than its parent's
/// (`uclamp_eff_value`).
pub(super) fn clamps_in(groups: &[GroupSpec], group: GroupId, own: [u32; 2]) -> [u32; 2] {
    let mut most = [1024; 2];
    let mut at = group;
    if group == GroupId(0) {
        // The root group has no clamps of its own.
        return own;
    }
    while at != GroupId(0) {
        let spec = &groups[at.index()];
        most = [most[0].min(spec.uclamp[0]), most[1].min(spec.uclamp[1])];
        at = spec.parent;
    }
    // A lower clamp above the upper one gives way (`cpu_util_update_eff`).
    let (low, high) = (most[0].min(most[1]), most[1]);
    own.map(|clamp| clamp.clamp(low, high))
}

/// Checks frequencies and idle states.
///
/// # Errors
/// What was found and what is accepted.
pub(super) fn check(scenario: &Scenario) -> Result<(), BuildError> {
    let machine = &scenario.machine;
    if clamped(scenario) && !scenario.kernel.rules.headroom.uclamp {
        let profile = &scenario.kernel.profile;
        let message =
            format!("{profile} has no utilization clamps (uclamp); accepted: 5.3 and later");
        return Err(BuildError { subject: "kernel".into(), message });
    }
    let freq = machine.freq.as_ref().and_then(|freq| freq.fault(machine.topology.len()));
    let shared = machine.freq.as_ref().filter(|freq| freq.clock != Clock::Domain);
    let unequal = shared.and_then(|freq| {
        let first = &freq.domains.first()?.opps;
        let differs = freq.domains.iter().any(|domain| domain.opps != *first);
        differs.then(|| "domains that share a clock must have the same frequencies".to_owned())
    });
    let tasks = scenario.workload.tasks.iter().map(|task| (&task.name, task.uclamp));
    let groups = scenario.groups.iter().map(|group| (&group.path, group.uclamp));
    let clamp = tasks.chain(groups).find(|(_, clamps)| !sound(*clamps));
    let clamp =
        clamp.map(|(name, _)| format!("uclamp of {name}: accepted: min <= max, up to 1024"));
    let power = machine.power.as_ref().zip(machine.freq.as_ref());
    let unknown = power.filter(|(power, freq)| {
        let mut opps = freq.domains.iter().flat_map(|domain| &domain.opps);
        power.freq_khz == 0 && opps.any(|opp| opp.power_uw.is_none())
    });
    let unknown = unknown.map(|_| {
        "power is given, but not the frequency that it holds at, nor that of each frequency"
            .to_owned()
    });
    let mixed = power.filter(|(_, freq)| {
        let all = || freq.domains.iter().flat_map(|domain| &domain.opps);
        all().any(|a| all().any(|b| a.freq_khz == b.freq_khz && a.power_uw != b.power_uw))
    });
    let mixed = mixed.map(|_| {
        "two domains draw differently at the same frequency; accepted: a frequency \
         that differs by 1 kHz"
            .to_owned()
    });
    let fault = freq
        .or(unequal)
        .or(unknown)
        .or(mixed)
        .or(crate::model::idle::fault(&machine.idle))
        .or(clamp);
    fault.map_or(Ok(()), |message| Err(BuildError { subject: "machine".into(), message }))
}

fn sound([low, high]: [u32; 2]) -> bool {
    low <= high && high <= 1024
}

impl<R: Recorder> Engine<'_, R> {
    /// The CPU that executes the kernel when a timer expires.
    #[inline]
    pub(super) fn note_acting(&mut self, slot: Slot) {
        if !self.world.freq.listens {
            return;
        }
        self.world.freq.acting = match slot {
            Slot::Tick(cpu) | Slot::Hrtick(cpu) | Slot::Ipi(cpu) | Slot::Release(cpu) => cpu,
            Slot::Done(cpu) | Slot::Resched(cpu) => cpu,
            Slot::Wake(task) => self.world.cpu_of(task),
            Slot::Write | Slot::Period(_) | Slot::Slack(_) | Slot::Arrival(_) | Slot::Window => {
                CpuId(0)
            }
            Slot::Switched(domain) | Slot::Recheck(domain) => {
                self.world.freq.domains[domain].spec.cpus[0]
            }
        };
    }

    /// All CPUs work at the frequencies that their domains begin with.
    pub(super) fn begin_frequencies(&mut self) {
        for cpu in (0..self.world.freq.domain_of.len()).map(CpuId::from_index) {
            self.follow_clock(cpu, Some(cpu));
        }
    }

    /// Carries out what the governor asked for.
    #[inline]
    pub(super) fn follow_governor(&mut self) {
        while let Some(domain) = self.world.freq.asked.pop() {
            self.follow_request(domain);
        }
    }

    fn follow_request(&mut self, domain: FreqDomainId) {
        let state = &self.world.freq.domains[domain];
        let (recheck_ns, slow) = (state.recheck_ns, state.switching);
        let cost_ns: Ns = state.spec.driver.cost_ns;
        self.timers.set(self.slots.number(Slot::Recheck(domain)), recheck_ns);
        if !slow {
            self.follow_domain(domain);
            return;
        }
        let slot = self.slots.number(Slot::Switched(domain));
        if self.timers.time_ns(slot) == NEVER {
            self.timers.set(slot, self.world.now_ns + cost_ns);
        }
    }

    /// A slow switch is over; a filter that had to wait for it is asked again.
    pub(super) fn frequency_switched(&mut self, domain: FreqDomainId) {
        self.world.frequency_switched(domain);
        self.follow_domain(domain);
        if self.world.freq.domains[domain].recheck_ns <= self.world.now_ns {
            self.world.recheck_frequency(domain);
        }
    }

    /// A domain runs at its request from now on; the CPUs of its clock may work faster or slower.
    fn follow_domain(&mut self, domain: FreqDomainId) {
        let cpu = self.world.freq.domains[domain].spec.cpus[0];
        self.follow_clock(cpu, None);
    }

    /// A CPU is about to execute a task, or has none any more: domains that share its clock may have
    /// another vote.
    #[inline]
    pub(super) fn follow_vote(&mut self, cpu: CpuId, wakes: Option<CpuId>) {
        if self.pace.is_clock_shared() {
            self.follow_clock(cpu, wakes);
        }
    }

    /// The CPUs that share a clock with `cpu` go on at the frequency that it has now; `wakes` is about to
    /// execute. While nobody does, the clock stays as it is.
    fn follow_clock(&mut self, cpu: CpuId, wakes: Option<CpuId>) {
        let clock = self.pace.clock_of(cpu);
        if !self.clock_stays(clock, cpu, wakes) {
            self.set_clock(clock, wakes);
        }
    }

    /// True if a clock stays as it is, known without asking all its CPUs: `cpu` asks for no more, and one
    /// that executes still asks for it. While other requests wait to be followed, nothing is known.
    #[inline]
    fn clock_stays(&self, clock: usize, cpu: CpuId, wakes: Option<CpuId>) -> bool {
        let Some(ClockRuns { row, for_cpu }) = self.pace.clock_runs(clock) else { return false };
        let asked = self.requested_row(cpu);
        let executes = self.executing[for_cpu].task.is_some() || wakes == Some(for_cpu);
        let still = (executes && self.requested_row(for_cpu) == row)
            || (asked == row && wakes == Some(cpu));
        still && asked <= row && self.world.freq.asked.is_empty()
    }

    /// A clock runs at what its CPUs ask for now.
    fn set_clock(&mut self, clock: usize, wakes: Option<CpuId>) {
        let Some(runs) = self.clock_should_run(clock, wakes) else { return };
        if !self.pace.set_clock_runs(clock, runs) {
            return;
        }
        let (cpu, fastest) = (runs.for_cpu, runs.row);
        // Domains that share a clock have the same frequencies.
        let opp = self.world.freq.domains[self.world.freq.domain_of[cpu]].spec.opps[fastest];
        for member in 0..self.pace.clock_cpus(clock).len() {
            let cpu = self.pace.clock_cpus(clock)[member];
            if !self.pace.set_frequency(cpu, opp) {
                continue;
            }
            self.world.set_freq_scale(cpu, opp.scale);
            self.recorder
                .record(self.world.now_ns, Fact::Frequency { cpu, freq_khz: opp.freq_khz });
            self.retime(cpu);
        }
    }

    /// What a clock should run at: the highest request of its domains with an executing CPU, or of its
    /// only domain.
    fn clock_should_run(&self, clock: usize, wakes: Option<CpuId>) -> Option<ClockRuns> {
        let runs = |&cpu: &CpuId| ClockRuns { row: self.requested_row(cpu), for_cpu: cpu };
        let cpus = self.pace.clock_cpus(clock);
        if !self.pace.is_clock_shared() {
            return cpus.first().map(runs);
        }
        let votes = |cpu: &&CpuId| self.executing[**cpu].task.is_some() || wakes == Some(**cpu);
        cpus.iter().filter(votes).map(runs).max_by_key(|runs| runs.row)
    }

    /// The row that a CPU's domain runs at by its request.
    #[inline]
    fn requested_row(&self, cpu: CpuId) -> usize {
        let freq = &self.world.freq;
        freq.domains[freq.domain_of[cpu]].cur
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_group_narrows_the_clamps_of_its_tasks() {
        let group =
            |parent, uclamp| GroupSpec { parent: GroupId(parent), uclamp, ..GroupSpec::root() };
        let groups =
            [group(0, [0, 1024]), group(0, [0, 512]), group(1, [300, 800]), group(0, [1024, 1024])];
        let in_group = |row, own| clamps_in(&groups, GroupId(row), own);
        assert_eq!(in_group(3, [0, 1024]), [1024, 1024], "a group's lower clamp lifts its tasks");
        assert_eq!(in_group(0, [0, 1024]), [0, 1024]);
        assert_eq!(in_group(1, [0, 1024]), [0, 512]);
        assert_eq!(in_group(2, [0, 1024]), [0, 512], "a parent's lower clamp bounds its child's");
    }
}
