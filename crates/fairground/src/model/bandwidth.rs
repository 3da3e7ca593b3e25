//! CPU bandwidth control: a group's pool of run time, and what each of its queues has drawn.
//!
//! State (paper of Turner et al. 2010 = kernel = ours): global pool = `cfs_b->runtime` =
//! [`Pool::runtime_ns`]; per-CPU slice = `cfs_rq->runtime_remaining` = [`Local::remaining_ns`].
//! Every period the pool is refilled; a queue draws slices of 5 ms from it, pays for what its
//! entity runs, and is throttled when it owes and the pool has nothing.

use super::limit::Limit;
use crate::units::{CpuId, NEVER, NS_PER_MS, Ns, QueueId};

/// What a queue keeps when it goes empty (`min_cfs_rq_runtime`), ns.
pub const KEPT_NS: u64 = NS_PER_MS;
/// From a return of slack to its distribution (`cfs_bandwidth_slack_period`), ns.
pub const SLACK_DELAY_NS: Ns = 5 * NS_PER_MS;
/// Slack is not distributed this close to a refill (`min_bandwidth_expiration`), ns.
pub const REFRESH_NS_MIN: Ns = 2 * NS_PER_MS;

/// The counters of `cpu.stat`, times in ns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CpuStat {
    /// Periods that passed while the timer was active.
    pub nr_periods: u64,
    /// Periods at whose end a queue of the group was throttled.
    pub nr_throttled: u64,
    /// Time that queues were throttled, summed over CPUs, of those that came back.
    pub throttled_ns: Ns,
    /// Periods in which more than the quota was drawn.
    pub nr_bursts: u64,
    /// What was drawn beyond the quota.
    pub burst_ns: Ns,
}

/// A pool's own ledger, for the law that no run time appears or is lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ledger {
    /// Put into the pool by refills and writes.
    pub granted_ns: Ns,
    /// Charged to queues for what ran.
    pub used_ns: Ns,
    /// Cut off by the cap at a refill, by a write, or lost with an expired slice.
    pub discarded_ns: Ns,
    /// Given to queues while the group had no limit.
    pub unlimited_ns: Ns,
    /// Debt that a write forgave.
    pub forgiven_ns: Ns,
}

/// A group's pool and its timers (`struct cfs_bandwidth`).
#[derive(Clone, Debug)]
pub struct Pool {
    /// `cpu.max` and `cpu.max.burst` in force.
    pub limit: Limit,
    /// What the pool holds, ns.
    pub runtime_ns: Ns,
    /// What it held after the last refill, ns.
    pub runtime_snap_ns: Ns,
    /// Nothing was drawn since the last refill.
    pub idle: bool,
    /// The period timer is armed.
    pub period_active: bool,
    /// When the period timer expires, or last did; its phase outlives a stop.
    pub expires_ns: Ns,
    /// When the timer was last started, as a count of starts: a group's age among the active ones.
    pub started: u64,
    /// CPU that the period timer is pinned to.
    pub timer_cpu: CpuId,
    /// When the slack timer expires; [`NEVER`] if it is not armed.
    pub slack_at_ns: Ns,
    /// CPU whose return armed it.
    pub slack_cpu: CpuId,
    /// Throttled queues, first throttled first.
    pub throttled: QueueList,
    /// What a slice is stamped with (≤ 5.3): when the pool's run time lapses.
    pub lapses_ns: Ns,
    /// How often the pool was refilled (4.18–5.3).
    pub refills: u64,
    /// Counters.
    pub stat: CpuStat,
    /// Ledger.
    pub ledger: Ledger,
}

impl Pool {
    /// A pool without a limit whose period timer would first expire at `expires_ns`.
    pub fn new(expires_ns: Ns) -> Self {
        Pool {
            limit: Limit::default(),
            runtime_ns: 0,
            runtime_snap_ns: 0,
            idle: false,
            period_active: false,
            expires_ns,
            started: 0,
            timer_cpu: CpuId(0),
            slack_at_ns: NEVER,
            slack_cpu: CpuId(0),
            throttled: QueueList::default(),
            lapses_ns: 0,
            refills: 0,
            stat: CpuStat::default(),
            ledger: Ledger::default(),
        }
    }

    /// Takes up to `wanted_ns` out.
    pub fn draw(&mut self, wanted_ns: Ns) -> Ns {
        let amount_ns = self.runtime_ns.min(wanted_ns);
        self.runtime_ns -= amount_ns;
        amount_ns
    }

    /// Moves the timer on by whole periods until it lies after `now_ns` (`hrtimer_forward_now`);
    /// returns by how many.
    pub fn forward(&mut self, now_ns: Ns) -> u64 {
        let Some(late_ns) = now_ns.checked_sub(self.expires_ns) else { return 0 };
        let periods = late_ns / self.limit.period_ns + 1;
        self.expires_ns += periods * self.limit.period_ns;
        periods
    }

    /// True if the period timer expires within `span_ns` (`runtime_refresh_within`).
    pub fn refreshes_within(&self, now_ns: Ns, span_ns: Ns) -> bool {
        self.expires_ns.saturating_sub(now_ns) < span_ns
    }
}

/// What one queue holds of its group's run time (the bandwidth part of `struct cfs_rq`).
#[derive(Clone, Copy, Debug)]
pub struct Local {
    /// The group has a limit (`runtime_enabled`).
    pub enabled: bool,
    /// Throttled itself.
    pub throttled: bool,
    /// Its group or groups above it are throttled here: how many.
    pub throttle_count: u32,
    /// What it may still run, ns; a debt if negative.
    pub remaining_ns: i64,
    /// Since when it is throttled, if that counts.
    pub throttled_since_ns: Option<Ns>,
    /// PELT's clock when it stopped for this queue.
    pub pelt_stopped_ns: Ns,
    /// Time for which PELT's clock stood still for this queue.
    pub pelt_lost_ns: Ns,
    /// PELT's clock stands still.
    pub pelt_stopped: bool,
    /// When the slice lapses (≤ 5.3).
    pub lapses_ns: Ns,
    /// The refill that the slice came from (4.18–5.3).
    pub refills: u64,
    /// Neighbours in the group's list of throttled queues.
    pub links: QueueLinks,
    /// Next in the CPU's list of queues to unthrottle.
    pub released: Option<QueueId>,
    /// It is in that list.
    pub releasing: bool,
    /// Tasks that wait for the end of the throttling outside the queue (6.18), last come first.
    pub limbo: Option<crate::units::TaskId>,
}

impl Local {
    /// A queue of a group without a limit.
    pub fn new() -> Self {
        Local {
            enabled: false,
            throttled: false,
            throttle_count: 0,
            remaining_ns: 0,
            throttled_since_ns: None,
            pelt_stopped_ns: 0,
            pelt_lost_ns: 0,
            pelt_stopped: false,
            lapses_ns: 0,
            refills: 0,
            links: QueueLinks::default(),
            released: None,
            releasing: false,
            limbo: None,
        }
    }
}

impl Default for Local {
    fn default() -> Self {
        Self::new()
    }
}

/// Neighbours in a list of queues.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct QueueLinks {
    prev: Option<QueueId>,
    next: Option<QueueId>,
}

/// A list of queues through their own links.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct QueueList {
    head: Option<QueueId>,
    tail: Option<QueueId>,
}

type Locals = crate::units::Table<QueueId, Local>;

impl QueueList {
    /// True if no queue is in it.
    pub fn is_empty(&self) -> bool {
        self.head.is_none()
    }

    /// The first.
    pub fn first(&self) -> Option<QueueId> {
        self.head
    }

    /// The one after `q`.
    pub fn after(locals: &Locals, q: QueueId) -> Option<QueueId> {
        locals[q].links.next
    }

    /// Adds a queue at the end.
    pub fn push_tail(&mut self, locals: &mut Locals, q: QueueId) {
        locals[q].links = QueueLinks { prev: self.tail, next: None };
        match self.tail {
            Some(tail) => locals[tail].links.next = Some(q),
            None => self.head = Some(q),
        }
        self.tail = Some(q);
    }

    /// Adds a queue at the front.
    pub fn push_head(&mut self, locals: &mut Locals, q: QueueId) {
        locals[q].links = QueueLinks { prev: None, next: self.head };
        match self.head {
            Some(head) => locals[head].links.prev = Some(q),
            None => self.tail = Some(q),
        }
        self.head = Some(q);
    }

    /// Takes a queue out.
    pub fn remove(&mut self, locals: &mut Locals, q: QueueId) {
        let QueueLinks { prev, next } = std::mem::take(&mut locals[q].links);
        match prev {
            Some(prev) => locals[prev].links.next = next,
            None => self.head = next,
        }
        match next {
            Some(next) => locals[next].links.prev = prev,
            None => self.tail = prev,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_timer_goes_on_by_whole_periods() {
        let mut pool = Pool::new(1_000);
        pool.limit.period_ns = 100;
        let forward = |now_ns| {
            let mut pool = pool.clone();
            (pool.forward(now_ns), pool.expires_ns)
        };
        assert_eq!([forward(999), forward(1_000)], [(0, 1_000), (1, 1_100)]);
        assert_eq!([forward(1_099), forward(1_100)], [(1, 1_100), (2, 1_200)]);
        let near = [(899, 100), (900, 100), (901, 100), (2_000, 1)];
        let near = near.map(|(now_ns, span_ns)| pool.refreshes_within(now_ns, span_ns));
        assert_eq!(near, [false, false, true, true]);
    }

    #[test]
    fn a_pool_gives_what_it_has() {
        let mut pool = Pool::new(0);
        pool.runtime_ns = 7;
        assert_eq!([5, 5, 5].map(|wanted_ns| pool.draw(wanted_ns)), [5, 2, 0]);
    }

    #[test]
    fn throttled_queues_are_in_line() {
        let mut locals = Locals::from_fn(4, |_: QueueId| Local::new());
        let mut list = QueueList::default();
        let line = |list: &QueueList, locals: &Locals| {
            let next = |q: &QueueId| QueueList::after(locals, *q);
            std::iter::successors(list.first(), next).map(|q| q.0).collect::<Vec<_>>()
        };
        assert!(list.is_empty());
        list.push_head(&mut locals, QueueId(2));
        list.push_tail(&mut locals, QueueId(3));
        list.push_head(&mut locals, QueueId(1));
        list.push_tail(&mut locals, QueueId(0));
        assert_eq!(line(&list, &locals), [1, 2, 3, 0]);
        assert!(!list.is_empty());
        for (gone, left) in [(2, vec![1, 3, 0]), (0, vec![1, 3]), (1, vec![3]), (3, vec![])] {
            list.remove(&mut locals, QueueId(gone));
            assert_eq!(line(&list, &locals), left, "without {gone}");
        }
        assert!(list.is_empty());
        list.push_tail(&mut locals, QueueId(2));
        list.push_tail(&mut locals, QueueId(1));
        assert_eq!(line(&list, &locals), [2, 1]);
    }
}
