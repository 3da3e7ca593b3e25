//! Laws of throttling: only for want of run time, nobody runs meanwhile, and its time adds up.

use crate::limits::{Law, Laws};
use crate::view::View;
use fairground::model::bandwidth::KEPT_NS;
use fairground::policy::limits::throttle::Throttle;
use fairground::record::Fact;
use fairground::units::{Id, Ns, TaskId};

/// A throttling under way.
#[derive(Clone, Copy, Debug)]
pub struct Stretch {
    /// When the clock started, by the rule of the release.
    counts_from_ns: Option<Ns>,
    /// It began in this event, after whoever leaves in it (6.18).
    fresh: bool,
}

impl Laws {
    /// All of these laws, after an event.
    pub fn check_throttling(&mut self, view: &View, facts: &[Fact]) {
        self.note_want(view);
        for fact in facts {
            match *fact {
                Fact::Throttle { group, cpu } => {
                    self.throttled_for_want(view, group.index());
                    let q = group.index() * view.cpus.len() + cpu.index();
                    if self.stretches[q].is_some() {
                        self.breaks(Law::ListsAgree, format!("queue {q} is throttled twice"));
                    }
                    self.stretches[q] = Some(Stretch { counts_from_ns: None, fresh: true });
                    self.start_clock(view, q, facts);
                }
                Fact::Unthrottle { group, cpu } => {
                    let q = group.index() * view.cpus.len() + cpu.index();
                    self.start_clock(view, q, facts);
                    let Some(stretch) = self.stretches[q].take() else {
                        self.breaks(Law::ListsAgree, format!("queue {q} was not throttled"));
                        continue;
                    };
                    let from_ns = stretch.counts_from_ns.unwrap_or(view.now_ns);
                    self.throttled_ns[group.index()] += view.now_ns - from_ns;
                }
                _ => {}
            }
        }
        for q in 0..view.queues.len() {
            self.start_clock(view, q, facts);
            if let Some(stretch) = &mut self.stretches[q] {
                stretch.fresh = false;
            }
        }
        for cpu in 0..view.cpus.len() {
            self.throttled_do_not_run(view, cpu);
        }
        for group in 1..view.pools.len() {
            self.counters_agree(view, group);
        }
    }

    /// A pool was seen empty at this moment, or may have been empty within the event: something
    /// came back to it, by a refill or from a queue that went empty.
    fn note_want(&mut self, view: &View) {
        for group in 1..view.pools.len() {
            let pool = &view.pools[group];
            let came = self.last.as_ref().is_none_or(|last| {
                let returned = view.queues_of(group).iter().zip(last.queues_of(group));
                last.pools[group].ledger.granted_ns != pool.ledger.granted_ns
                    || returned.into_iter().any(|(now, before)| {
                        now.nr_queued == 0
                            && now.local.remaining_ns == KEPT_NS as i64
                            && (before.nr_queued > 0 || before.local.remaining_ns != KEPT_NS as i64)
                    })
            });
            if pool.runtime_ns == 0 || came {
                self.wanted_ns[group] = Some(view.now_ns);
            }
        }
    }

    /// Up to 5.7 the pool is not asked again: what came back to it during the interrupt that leads
    /// to the throttling is not seen, and a waiting queue that a write left with nothing is
    /// throttled if it is put back at the moment at which it was picked.
    fn throttled_for_want(&mut self, view: &View, group: usize) {
        let runtime_ns = view.pools[group].runtime_ns;
        let again = view.rules.throttle.throttle_retries;
        if !again && self.groups[group].written {
            return;
        }
        let until_ns = view.now_ns.saturating_sub(if again { 0 } else { self.giving_way_ns });
        if self.wanted_ns[group].is_none_or(|wanted_ns| wanted_ns < until_ns) {
            let how = format!("group {group} is throttled over {runtime_ns} ns");
            self.breaks(Law::ThrottledForWant, how);
        }
    }

    /// A queue that is empty again after an event in which anything was told may have
    /// held something meanwhile: whether it did is told by its clock.
    fn was_held(&self, view: &View, q: usize, facts: &[Fact]) -> bool {
        let before = self.last.as_ref().is_some_and(|last| last.queues[q].nr_queued > 0);
        (before || !facts.is_empty())
            && view.queues[q].local.throttled_since_ns == Some(view.now_ns)
    }

    /// Up to 6.5 the clock starts with the throttling; up to 6.17 when the queue is not empty;
    /// from 6.18 when the first task has left it, or a queue below it. From 7.2 a task that leaves
    /// a queue above is charged on its way, and so may throttle a queue that it then leaves first.
    fn start_clock(&mut self, view: &View, q: usize, facts: &[Fact]) {
        let Some(stretch) = self.stretches[q] else { return };
        let queue = &view.queues[q];
        let starts = match view.rules.throttle.answer {
            Throttle::Task if stretch.fresh => false,
            Throttle::TaskAtCharge if stretch.fresh && !self.was_held(view, q, facts) => false,
            Throttle::Task | Throttle::TaskAtCharge => leavers(view, q).any(|task| {
                let before = self.last.as_ref().map(|last| last.tasks[task.index()].throttled);
                before != Some(true)
            }),
            Throttle::Queue => {
                queue.nr_queued > 0
                    || !view.rules.throttle.late_throttle_clock
                    || self.was_held(view, q, facts)
            }
        };
        if starts && stretch.counts_from_ns.is_none() {
            self.stretches[q] = Some(Stretch { counts_from_ns: Some(view.now_ns), ..stretch });
        }
    }

    /// Who runs in a throttled queue does so only until its CPU's next switch, which an interrupt
    /// delays; from 6.18 only to leave, or because its queue was paid and waits for its release.
    ///
    /// The kernel has a hole there. Who is chosen between payment and release has no work to do on
    /// its return to user mode, since its queue owes nothing; if what was paid (1 ns more than the
    /// debt) is used up before the release, the queue stays throttled, and nobody tells who runs.
    /// It goes on until its CPU chooses again.
    fn throttled_do_not_run(&mut self, view: &View, cpu: usize) {
        let curr = view.cpus[cpu].curr.map(|task| view.tasks[task.index()]);
        let throttled = curr.is_some_and(|task| view.is_throttled_on(task.group, cpu));
        let same =
            self.last.as_ref().is_some_and(|last| last.cpus[cpu].curr == view.cpus[cpu].curr);
        self.paid[cpu] &= same && throttled;
        if !throttled {
            self.wrong_since_ns[cpu] = None;
            return;
        }
        let limit_ns = match view.rules.throttle.answer {
            Throttle::Queue => self.giving_way_ns,
            Throttle::Task | Throttle::TaskAtCharge => {
                self.paid[cpu] |= curr.is_some_and(|task| is_paid(view, task.group, cpu));
                if self.paid[cpu] {
                    self.wrong_since_ns[cpu] = None;
                    return;
                }
                self.leaving_ns
            }
        };
        let since_ns = self.wrong_since_ns[cpu].filter(|_| same).unwrap_or(view.now_ns);
        self.wrong_since_ns[cpu] = Some(since_ns);
        if view.now_ns > since_ns + limit_ns {
            let how =
                format!("cpu{cpu} runs {:?} since {since_ns} ns: {curr:?}", view.cpus[cpu].curr);
            self.breaks(Law::ThrottledDoNotRun, how);
        }
    }

    fn counters_agree(&mut self, view: &View, group: usize) {
        let (pool, stat) = (&view.pools[group], view.pools[group].stat);
        if stat.nr_throttled > stat.nr_periods {
            self.breaks(Law::CountersAgree, format!("group {group}: {stat:?}"));
        }
        // A write refills beside the periods.
        let refills = stat.nr_periods + self.writes_until_now(group);
        let written = self.groups[group].written;
        let burst_ns = stat.nr_bursts * pool.limit.burst_ns;
        if stat.nr_bursts > refills || !written && stat.burst_ns > burst_ns {
            self.breaks(Law::CountersAgree, format!("group {group}: {stat:?}, {:?}", pool.limit));
        }
        if stat.throttled_ns != self.throttled_ns[group] {
            let (found, counted) = (stat.throttled_ns, self.throttled_ns[group]);
            let how = format!("group {group}: {found} ns throttled, counted {counted}");
            self.breaks(Law::ThrottledTimeAddsUp, how);
        }
    }
}

/// True if every throttled level has been paid: it waits for its CPU to be interrupted.
fn is_paid(view: &View, group: usize, cpu: usize) -> bool {
    let levels = view.chain(group).map(|group| view.queue(group, cpu).local);
    levels.filter(|local| local.throttled).all(|local| local.releasing)
}

/// Tasks that left a queue, or one below it on its CPU.
fn leavers(view: &View, q: usize) -> impl Iterator<Item = TaskId> + '_ {
    let queue = &view.queues[q];
    let below = (0..view.pools.len()).filter(|&row| view.chain(row).any(|up| up == queue.group));
    below.flat_map(|row| view.queue(row, queue.cpu).limbo.iter().copied())
}
