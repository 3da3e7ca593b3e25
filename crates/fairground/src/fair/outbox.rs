//! What the verbs ask of whoever owns time: the one way out of the world.
//!
//! A verb changes tables and leaves effects here; it never calls upwards. The engine takes them
//! with one drain after each event, in this order: facts as they happened, then timers of limits,
//! CPUs to interrupt, frequencies. CPUs that are to choose again wait until everything else of the
//! event is done, and are then served by their numbers (`Engine::settle`); what looking around took
//! is asked for by whoever charges it.

use crate::record::{Fact, Pick};
use crate::units::{CpuId, CpuSet, FreqDomainId, GroupId, Ns};

/// One effect.
#[derive(Clone, Copy, Debug)]
pub enum Effect {
    /// It happened: the recorder hears of it, and a switch is followed.
    Told(Fact),
    /// A group's period or slack timer changed.
    Rearm(GroupId),
    /// A CPU is to be interrupted so that it unthrottles queues.
    Release(CpuId),
    /// A CPU is to be interrupted: it has real-time tasks to push, or balances for the idle ones.
    Interrupt(CpuId),
    /// The slice of a CPU's task is to end on time from now on (HRTICK).
    Hrtick(CpuId),
    /// Another frequency was asked for in a domain, or its filter wants to be asked at another
    /// time.
    Frequency(FreqDomainId),
}

/// All effects that nobody has taken yet.
#[derive(Clone, Debug, Default)]
pub struct Outbox {
    facts: Vec<Fact>,
    /// Facts that were taken.
    told: usize,
    /// Choices of the fair class, if somebody hears of them.
    picks: Option<Vec<Pick>>,
    rearm: Vec<GroupId>,
    release: Vec<CpuId>,
    interrupt: Vec<CpuId>,
    hrtick: Vec<CpuId>,
    frequency: Vec<FreqDomainId>,
    resched: CpuSet,
    /// How many these are.
    resched_count: usize,
    /// What looking around took the CPU that acts since this was last taken, ns.
    pub spent_ns: Ns,
}

impl Outbox {
    /// An empty outbox with room for all that one event asks for; `limited_groups` have timers.
    pub fn new(cpus: usize, tasks: usize, limited_groups: usize, domains: usize) -> Self {
        Outbox {
            facts: Vec::with_capacity(4 * tasks + 1024),
            told: 0,
            picks: None,
            rearm: Vec::with_capacity(4 * limited_groups),
            release: Vec::with_capacity(if limited_groups > 0 { cpus } else { 0 }),
            interrupt: Vec::with_capacity(cpus),
            hrtick: Vec::with_capacity(cpus),
            frequency: Vec::with_capacity(domains),
            resched: CpuSet::empty(cpus),
            resched_count: 0,
            spent_ns: 0,
        }
    }

    /// Something happened.
    #[inline]
    pub fn tell(&mut self, fact: Fact) {
        self.facts.push(fact);
    }

    /// Somebody hears of the choices of the fair class from now on.
    pub fn hear_picks(&mut self) {
        self.picks = Some(Vec::new());
    }

    /// True if somebody does.
    #[inline]
    pub fn hears_picks(&self) -> bool {
        self.picks.is_some()
    }

    /// A queue has chosen.
    pub fn tell_pick(&mut self, pick: Pick) {
        self.picks.iter_mut().for_each(|picks| picks.push(pick));
    }

    /// The choices that nobody has taken yet, in order.
    pub fn take_picks(&mut self) -> impl Iterator<Item = Pick> + '_ {
        self.picks.iter_mut().flat_map(|picks| picks.drain(..))
    }

    /// A group's timers changed.
    pub fn rearm(&mut self, group: GroupId) {
        self.rearm.push(group);
    }

    /// A CPU is to unthrottle queues.
    pub fn release(&mut self, cpu: CpuId) {
        self.release.push(cpu);
    }

    /// A CPU is to be interrupted.
    pub fn interrupt(&mut self, cpu: CpuId) {
        self.interrupt.push(cpu);
    }

    /// The slice of a CPU's task is to end on time.
    pub fn hrtick(&mut self, cpu: CpuId) {
        if !self.hrtick.contains(&cpu) {
            self.hrtick.push(cpu);
        }
    }

    /// Something was asked of a frequency domain.
    #[inline]
    pub fn ask_frequency(&mut self, domain: FreqDomainId) {
        if !self.frequency.contains(&domain) {
            self.frequency.push(domain);
        }
    }

    /// True if nothing that was asked of frequencies waits to be taken.
    #[inline]
    pub fn has_no_frequency(&self) -> bool {
        self.frequency.is_empty()
    }

    /// The next effect; facts first, of each other kind the last that was asked for.
    #[inline]
    pub fn take(&mut self) -> Option<Effect> {
        if let Some(&fact) = self.facts.get(self.told) {
            self.told += 1;
            return Some(Effect::Told(fact));
        }
        self.facts.clear();
        self.told = 0;
        if self.is_asked_nothing() {
            return None;
        }
        let rearm = self.rearm.pop().map(Effect::Rearm);
        let release = || self.release.pop().map(Effect::Release);
        let interrupt = || self.interrupt.pop().map(Effect::Interrupt);
        let hrtick = || self.hrtick.pop().map(Effect::Hrtick);
        let frequency = || self.frequency.pop().map(Effect::Frequency);
        rearm.or_else(release).or_else(interrupt).or_else(hrtick).or_else(frequency)
    }

    /// True if nobody asks for anything but facts.
    #[inline]
    fn is_asked_nothing(&self) -> bool {
        let kinds =
            self.rearm.len() + self.release.len() + self.interrupt.len() + self.hrtick.len();
        kinds + self.frequency.len() == 0
    }

    /// A CPU is to choose again.
    #[inline]
    pub fn resched(&mut self, cpu: CpuId) {
        if !self.resched.contains(cpu) {
            self.resched.insert(cpu);
            self.resched_count += 1;
        }
    }

    /// It need not any more, or does so now.
    #[inline]
    pub fn cancel_resched(&mut self, cpu: CpuId) {
        if self.resched_count > 0 && self.resched.contains(cpu) {
            self.resched_count -= 1;
            match self.resched_count {
                0 => self.resched.clear(),
                _ => self.resched.remove(cpu),
            }
        }
    }

    /// True if some CPU is to choose again.
    #[inline]
    pub fn wants_resched(&self) -> bool {
        self.resched_count > 0
    }

    /// The first CPU by number that is to choose again.
    #[inline]
    pub fn take_resched(&mut self) -> Option<CpuId> {
        if self.resched_count == 0 {
            return None;
        }
        let first = self.resched.first()?;
        self.cancel_resched(first);
        Some(first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_come_first_and_cpus_that_choose_again_by_number() {
        let mut outbox = Outbox::new(4, 4, 4, 4);
        outbox.ask_frequency(FreqDomainId(1));
        outbox.ask_frequency(FreqDomainId(1));
        outbox.rearm(GroupId(2));
        outbox.tell(Fact::Tick { cpu: CpuId(0) });
        outbox.resched(CpuId(3));
        outbox.resched(CpuId(1));
        assert!(matches!(outbox.take(), Some(Effect::Told(_))));
        assert!(matches!(outbox.take(), Some(Effect::Rearm(GroupId(2)))));
        assert!(matches!(outbox.take(), Some(Effect::Frequency(FreqDomainId(1)))));
        assert!(outbox.take().is_none());
        let order: Vec<_> = std::iter::from_fn(|| outbox.take_resched()).collect();
        assert_eq!(order, [CpuId(1), CpuId(3)]);
    }

    #[test]
    fn a_cpu_that_was_asked_may_be_let_off() {
        let mut outbox = Outbox::new(4, 4, 0, 0);
        outbox.cancel_resched(CpuId(1));
        assert!(!outbox.wants_resched());
        [3, 1, 2, 1].into_iter().for_each(|cpu| outbox.resched(CpuId(cpu)));
        [0, 2, 2].into_iter().for_each(|cpu| outbox.cancel_resched(CpuId(cpu)));
        assert!(outbox.wants_resched());
        assert_eq!([(); 3].map(|()| outbox.take_resched()), [Some(CpuId(1)), Some(CpuId(3)), None]);
        assert!(!outbox.wants_resched());
        outbox.resched(CpuId(2));
        outbox.cancel_resched(CpuId(2));
        assert!(!outbox.wants_resched());
        outbox.resched(CpuId(0));
        assert_eq!([(); 2].map(|()| outbox.take_resched()), [Some(CpuId(0)), None]);
    }
}
