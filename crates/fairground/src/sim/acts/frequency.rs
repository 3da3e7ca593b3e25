//! When frequencies change: what the governor asked for takes effect, and its filters' timers.
//!
//! What a domain runs at is its request; what a CPU works at is its clock's ([`Clock`]): the
//! highest of the requests of the clock's domains that have an executing CPU, as on processors
//! whose cores share a clock and whose idle threads have no vote.
//!
//! [`Clock`]: crate::model::freq::Clock

use crate::record::{Fact, Recorder};
use crate::sim::engine::Engine;
use crate::sim::parts::pace::ClockRuns;
use crate::sim::parts::slots::Slot;
use crate::units::{CpuId, FreqDomainId, Id, NEVER, Ns};

impl<R: Recorder> Engine<'_, R> {
    /// Notes which CPU executes the kernel: the first where no CPU of the model is interrupted.
    #[inline]
    pub fn note_acting(&mut self) {
        if self.world.freq.listens {
            self.world.freq.acting = self.world.serving.unwrap_or(CpuId(0));
        }
    }

    /// All CPUs work at the frequencies that their domains begin with.
    pub fn begin_frequencies(&mut self) {
        for cpu in (0..self.world.freq.domain_of.len()).map(CpuId::from_index) {
            self.follow_clock(cpu, Some(cpu));
        }
    }

    /// Carries out what the governor asked for.
    pub fn follow_request(&mut self, domain: FreqDomainId) {
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
    pub fn frequency_switched(&mut self, domain: FreqDomainId) {
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

    /// A CPU is about to execute a task, or has none any more: domains that share its clock may
    /// have another vote.
    #[inline]
    pub fn follow_vote(&mut self, cpu: CpuId, wakes: Option<CpuId>) {
        if self.pace.is_clock_shared() {
            self.follow_clock(cpu, wakes);
        }
    }

    /// The CPUs that share a clock with `cpu` go on at the frequency that it has now; `wakes` is
    /// about to execute. While nobody does, the clock stays as it is.
    fn follow_clock(&mut self, cpu: CpuId, wakes: Option<CpuId>) {
        let clock = self.pace.clock_of(cpu);
        if !self.clock_stays(clock, cpu, wakes) {
            self.set_clock(clock, wakes);
        }
    }

    /// True if a clock stays as it is, known without asking all its CPUs: `cpu` asks for no more,
    /// and one that executes still asks for it. While other requests wait to be followed, nothing
    /// is known.
    #[inline]
    fn clock_stays(&self, clock: usize, cpu: CpuId, wakes: Option<CpuId>) -> bool {
        let Some(ClockRuns { row, for_cpu }) = self.pace.clock_runs(clock) else { return false };
        let asked = self.requested_row(cpu);
        let executes = self.executing[for_cpu].task.is_some() || wakes == Some(for_cpu);
        let still = (executes && self.requested_row(for_cpu) == row)
            || (asked == row && wakes == Some(cpu));
        still && asked <= row && self.world.outbox.has_no_frequency()
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

    /// What a clock should run at: the highest request of its domains with an executing CPU, or of
    /// its only domain.
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
