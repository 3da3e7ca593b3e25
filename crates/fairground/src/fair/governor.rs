//! The governor's verbs: it hears of a CPU, works out a frequency, and asks for it (`schedutil`).
//!
//! u = the root queue's utilization, at most the capacity; from 6.5 its runnable average and from
//! 4.17 the estimated utilization of its queued tasks if higher; an I/O boost if higher; within the
//! clamps of the CPU's tasks. The frequency follows by [`Headroom`]. A domain takes the highest of
//! its CPUs.
//!
//! A domain of one CPU is not lowered while its CPU has not been idle since the last evaluation:
//! its utilization may have fallen only because the task was slow to begin.
//!
//! Real-time and deadline tasks are seen as [`Realtime`] says: by a flag that asks for the highest
//! frequency, or by what is queued, with their utilization.
//!
//! [`Headroom`]: crate::policy::frequency::headroom::Headroom
//! [`Realtime`]: crate::policy::frequency::realtime::Realtime

use super::world::World;
use crate::model::freq::FreqCpu;
use crate::policy::frequency::headroom::{Demand, Reference};
use crate::policy::frequency::hint::Hook;
use crate::policy::frequency::rate::Urgent;
use crate::record::Fact;
use crate::units::{CpuId, FreqDomainId, NEVER, TaskId};

/// The boost of a first wait for a device (`IOWAIT_BOOST_MIN`), in 1024ths of the capacity.
const IOWAIT_BOOST_MIN: u32 = 128;
/// The highest boost.
const IOWAIT_BOOST_MAX: u32 = 1024;

impl World {
    /// The governor may hear that a CPU's utilization changed (`cpufreq_update_util`).
    #[inline]
    pub fn hint(&mut self, cpu: CpuId, hook: Hook) {
        if self.freq.listens && self.rules.hint.answer.tells(hook) {
            self.cpufreq_update_util(cpu, hook);
        }
    }

    fn cpufreq_update_util(&mut self, cpu: CpuId, hook: Hook) {
        if !self.may_switch(cpu) {
            return;
        }
        self.outbox.spent_ns += self.effort.hint_ns;
        self.note_iowait(cpu, hook == Hook::IoWait);
        let urgent = self.note_urgent(cpu, hook);
        self.freq.cpus[cpu].heard_ns = self.now_ns;
        let domain = self.freq.domain_of[cpu];
        let asked = self.asked_row(domain, cpu);
        self.outbox
            .tell(Fact::Hint { cpu, asked_khz: self.freq.domains[domain].spec.khz(asked) as u32 });
        let (rate, now_ns) = (self.rules.rate.answer, self.now_ns);
        let state = &self.freq.domains[domain];
        if !state.switching && rate.evaluates(state, now_ns, urgent) {
            self.evaluate(domain, cpu, asked);
        }
    }

    /// May the CPU that executes the kernel now switch this one's domain?
    fn may_switch(&self, cpu: CpuId) -> bool {
        let (freq, acting) = (&self.freq, self.freq.acting);
        if self.rules.hint.answer.is_local() {
            return acting == cpu;
        }
        freq.from_any_cpu || freq.domain_of[acting] == freq.domain_of[cpu]
    }

    /// What the hook tells of real-time and deadline tasks.
    fn note_urgent(&mut self, cpu: CpuId, hook: Hook) -> Urgent {
        if !self.rt.is_used() {
            return Urgent::default();
        }
        let (queue, state) = (&self.rt.queues[cpu], &mut self.freq.cpus[cpu]);
        let by_flag = self.rules.realtime.answer.is_by_flag();
        let told = hook == Hook::RealTime;
        state.flagged = by_flag && told;
        let before = std::mem::replace(&mut state.running_bw, queue.running_bw);
        let more = queue.running_bw > before && self.rules.rate.deadline_limit;
        Urgent { flagged: told && (by_flag || !queue.tasks.is_empty()), more_bandwidth: more }
    }

    /// A task that waited for a device raises the boost, once per evaluation
    /// (`sugov_iowait_boost`).
    fn note_iowait(&mut self, cpu: CpuId, waited: bool) {
        if self.reset_iowait(cpu, waited) {
            return;
        }
        let state = &mut self.freq.cpus[cpu];
        if waited && !std::mem::replace(&mut state.iowait_pending, true) {
            let doubled = (2 * state.iowait_boost).min(IOWAIT_BOOST_MAX);
            state.iowait_boost = doubled.max(IOWAIT_BOOST_MIN);
        }
    }

    /// More than a tick without hearing of the CPU ends its boost (`sugov_iowait_reset`).
    fn reset_iowait(&mut self, cpu: CpuId, waited: bool) -> bool {
        let state = &mut self.freq.cpus[cpu];
        if state.iowait_boost == 0 || self.now_ns - state.heard_ns <= self.rules.tick_ns() {
            return false;
        }
        state.iowait_boost = if waited { IOWAIT_BOOST_MIN } else { 0 };
        state.iowait_pending = waited;
        true
    }

    /// An evaluation without a new request halves the boost (`sugov_iowait_apply`).
    fn age_iowait(&mut self, cpu: CpuId) {
        let state = &mut self.freq.cpus[cpu];
        if std::mem::take(&mut state.iowait_pending) {
            return;
        }
        state.iowait_boost /= 2;
        if state.iowait_boost < IOWAIT_BOOST_MIN {
            state.iowait_boost = 0;
        }
    }

    /// The row of the frequency that the domain's utilization asks for.
    fn asked_row(&self, domain: FreqDomainId, cpu: CpuId) -> usize {
        let spec = &self.freq.domains[domain].spec;
        let khz = match spec.cpus[..] {
            [_] => self.asked_khz(domain, cpu),
            _ => spec.cpus.iter().map(|&cpu| self.asked_khz(domain, cpu)).max().unwrap_or(0),
        };
        spec.at_least(khz)
    }

    fn asked_khz(&self, domain: FreqDomainId, cpu: CpuId) -> u64 {
        let state = &self.freq.domains[domain];
        if self.freq.cpus[cpu].flagged && self.is_fresh(domain, cpu) {
            return state.spec.top_khz();
        }
        let reference = Reference {
            invariant: self.freq.invariant,
            top_khz: state.spec.top_khz(),
            cur_khz: state.spec.khz(state.cur),
        };
        self.rules.headroom.answer.asked_khz(self.demand(cpu), reference)
    }

    /// A flag counts for a tick, where a domain has other CPUs: nobody takes it back from an idle
    /// one (`sugov_next_freq_shared`).
    fn is_fresh(&self, domain: FreqDomainId, cpu: CpuId) -> bool {
        let state = &self.freq.domains[domain];
        let last_ns = state.last_change_ns.unwrap_or(0);
        let stale = last_ns.saturating_sub(self.freq.cpus[cpu].heard_ns) > self.rules.tick_ns();
        state.spec.cpus.len() == 1 || !stale
    }

    /// What a CPU's tasks ask for (`sugov_get_util`).
    fn demand(&self, cpu: CpuId) -> Demand {
        let capacity = u64::from(self.cpus[cpu].speed.0);
        let (avg, state) = (&self.queues[self.cpus[cpu].queue].avg, &self.freq.cpus[cpu]);
        let mut util = avg.util_avg;
        if self.rules.headroom.runnable_boost {
            util = util.max(avg.runnable_avg);
        }
        if self.rules.headroom.util_est {
            util = util.max(self.cpus[cpu].util_est);
        }
        let urgent = self.rt.is_used().then(|| &self.rt.queues[cpu]);
        if self.rules.realtime.rt_util {
            util += urgent.map_or(0, |queue| queue.rt_avg.util_avg);
        }
        util = util.max((u64::from(state.iowait_boost) * capacity) >> 10).min(capacity);
        let [clamp_min, clamp_max] = self.clamps(cpu);
        let seen = urgent.filter(|_| !self.rules.realtime.answer.is_by_flag());
        Demand {
            util,
            clamp_min,
            clamp_max,
            capacity,
            dl_util: seen.map_or(0, |queue| queue.dl_avg.util_avg),
            dl_bw: seen.map_or(0, |queue| queue.running_bw >> 10),
            real_time: !self.clamped && seen.is_some_and(|queue| queue.has_real_time()),
        }
    }

    /// A task's clamps count no longer. If it was the last one, its `uclamp.max` stays in force, so
    /// that what is left of its utilization does not raise the frequency (`uclamp_idle_value`).
    pub(super) fn clamps_leave(&mut self, task: TaskId) {
        if self.clamped && self.freq.listens {
            let task = &self.tasks[task];
            self.freq.cpus[task.cpu].left_clamp_max = Some(task.uclamp[1]);
        }
    }

    /// The greatest clamps of a CPU's queued fair and real-time tasks; if it is empty, no least one
    /// and what was left as the most (`uclamp_rq_util_with`; `uclamp_rq_inc_id` counts them in
    /// buckets).
    fn clamps(&self, cpu: CpuId) -> [u64; 2] {
        const FREE: [u64; 2] = [0, 1024];
        if !self.clamped {
            return FREE;
        }
        let fair = self.cpus[cpu].tasks.iter(&self.tasks).filter(|&task| self.tasks[task].clamps);
        let urgent = self.rt.is_used().then(|| &self.rt.queues[cpu].tasks);
        let real_time = urgent.into_iter().flatten().filter(|(rank, _)| rank.is_real_time());
        let tasks = fair.chain(real_time.map(|(_, task)| *task));
        let greatest = tasks
            .map(|task| self.tasks[task].uclamp)
            .reduce(|a, b| [a[0].max(b[0]), a[1].max(b[1])]);
        let left = || [FREE[0], self.freq.cpus[cpu].left_clamp_max.map_or(FREE[1], u64::from)];
        greatest.map_or_else(left, |clamps| clamps.map(u64::from))
    }

    /// What was asked for is held against what is, and against the rate limit.
    fn evaluate(&mut self, domain: FreqDomainId, cpu: CpuId, asked: usize) {
        let (rate, now_ns) = (self.rules.rate.answer, self.now_ns);
        let single = self.freq.domains[domain].spec.cpus.len() == 1;
        if !self.reset_iowait(cpu, false) {
            self.age_iowait(cpu);
        }
        let FreqCpu { idle_calls, saved_idle_calls, .. } = &mut self.freq.cpus[cpu];
        let busy = std::mem::replace(saved_idle_calls, *idle_calls) == *idle_calls;
        let state = &mut self.freq.domains[domain];
        let asked = if single && busy { asked.max(state.next) } else { asked };
        let chosen = rate.decide(state, asked, now_ns);
        if state.recheck_ns != NEVER {
            self.outbox.ask_frequency(domain);
        }
        if let Some(row) = chosen {
            self.change_frequency(domain, row);
        }
    }

    /// The time has come at which a filter wanted to be asked again.
    pub fn recheck_frequency(&mut self, domain: FreqDomainId) {
        let state = &mut self.freq.domains[domain];
        if state.switching {
            // It is asked again when the switch is over.
            return;
        }
        let chosen = self.rules.rate.answer.recheck(state, self.now_ns);
        self.outbox.ask_frequency(domain);
        if let Some(row) = chosen {
            self.change_frequency(domain, row);
        }
    }

    /// Asks the driver for another frequency (`sugov_update_commit`).
    fn change_frequency(&mut self, domain: FreqDomainId, row: usize) {
        let state = &mut self.freq.domains[domain];
        if state.next == row {
            return;
        }
        state.next = row;
        state.last_change_ns = Some(self.now_ns);
        if state.spec.driver.fast {
            state.cur = row;
            self.outbox.spent_ns += state.spec.driver.cost_ns;
        } else {
            state.switching = true;
        }
        let (cpu, khz) = (state.spec.cpus[0], state.spec.khz(row));
        self.outbox.tell(Fact::Asks { cpu, freq_khz: khz as u32 });
        self.outbox.ask_frequency(domain);
    }

    /// A slow switch is over.
    pub fn frequency_switched(&mut self, domain: FreqDomainId) {
        let state = &mut self.freq.domains[domain];
        (state.cur, state.switching) = (state.next, false);
    }

    /// A CPU works at another part of its capacity from now on: PELT's clock follows if it can.
    pub fn set_freq_scale(&mut self, cpu: CpuId, scale: u32) {
        if self.freq.invariant {
            self.advance_clock_pelt_ns(cpu);
            let cpu = &mut self.cpus[cpu];
            cpu.pelt_speed.0 = (cpu.speed.0 * scale / 1024).max(1);
        }
    }
}
