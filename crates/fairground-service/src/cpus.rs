//! CPUs that threads share alike while a quota lasts: the scheduler of a sketch.
//!
//! With n threads on C CPUs, V is the CPU time that each of them got: dV/dt = min(1, C/n), and 0
//! while the group is throttled. What begins at V with work w ends when V has grown by w.
//!
//! Not modelled: slices of a CPU and of the quota, placement, neighbours.

use crate::seen::Seen;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Length of a period where there is no limit, ns: Linux's own.
const PERIOD_USUAL_NS: f64 = 1e8;

/// The part of a quota that is left where all of it is used up, at most.
const USED_UP: f64 = 0.002;

/// How many CPUs there are, and the limit.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    cpus: f64,
    /// Quota and burst, ns; infinite without a limit.
    quota_ns: f64,
    burst_ns: f64,
    period_ns: f64,
}

impl Place {
    /// CPUs without a limit.
    pub fn unlimited(cpus: u32) -> Place {
        let (quota_ns, burst_ns) = (f64::INFINITY, 0.0);
        Place { cpus: f64::from(cpus), quota_ns, burst_ns, period_ns: PERIOD_USUAL_NS }
    }

    /// CPUs of which so much may be used in each period, ns.
    pub fn limited(cpus: u32, quota_ns: f64, burst_ns: f64, period_ns: f64) -> Place {
        Place { cpus: f64::from(cpus), quota_ns, burst_ns, period_ns }
    }
}

/// CPUs, and what computes on them.
pub(crate) struct Cpus<Job> {
    place: Place,
    pub now_ns: f64,
    /// V.
    shared_ns: f64,
    /// By V at the end.
    running: BinaryHeap<Reverse<(u64, Job)>>,
    /// How many want the world to stand still, whether it does, and what of them waits until then.
    stopped_by: u32,
    stopped_at_ns: f64,
    is_still: bool,
    pending: Vec<(f64, Job)>,
    /// What waits until the world goes on: the work that is left, ns.
    held: Vec<(f64, Job)>,
    left_ns: f64,
    period_end_ns: f64,
    throttled: bool,
    /// Whether something ran in this period, and in the one before.
    active: (bool, bool),
    /// True if no more may compute at once than use up the quota to the last.
    is_tight: bool,
    /// What is counted.
    pub seen: Seen,
}

impl<Job: Ord> Cpus<Job> {
    /// CPUs on which at most so many compute at once.
    pub fn new(place: Place, at_once: u32) -> Cpus<Job> {
        Cpus {
            place,
            now_ns: 0.0,
            shared_ns: 0.0,
            running: BinaryHeap::new(),
            stopped_by: 0,
            stopped_at_ns: 0.0,
            is_still: false,
            pending: Vec::new(),
            held: Vec::new(),
            left_ns: place.quota_ns,
            period_end_ns: place.period_ns,
            throttled: false,
            active: (false, false),
            is_tight: f64::from(at_once) * place.period_ns == place.quota_ns,
            seen: Seen::of_period(place.period_ns / 1e9),
        }
    }

    /// Work for which the world stands still: nothing begins until the last of it [has been
    /// done](Cpus::go_on). What computes is held `at_once`, or ends before the world is still.
    pub fn stop(&mut self, work_ns: f64, job: Job, at_once: bool) {
        if self.stopped_by == 0 {
            self.stopped_at_ns = self.now_ns;
            if at_once {
                let running = self.running.drain().map(|Reverse(one)| one);
                let left = running.map(|(at, job)| ((at as f64 - self.shared_ns).max(0.0), job));
                self.held.extend(left);
            }
            self.is_still = self.running.is_empty();
        }
        self.stopped_by += 1;
        match self.is_still {
            true => self.begin(work_ns, job),
            false => self.pending.push((work_ns, job)),
        }
    }

    fn begin(&mut self, work_ns: f64, job: Job) {
        self.running.push(Reverse(((self.shared_ns + work_ns) as u64, job)));
    }

    /// The next one that has done its work.
    fn end(&mut self) -> Option<Job> {
        let done = self.running.pop().map(|Reverse((_, job))| job);
        if self.running.is_empty() {
            self.is_still = true;
            for (work_ns, job) in std::mem::take(&mut self.pending) {
                self.begin(work_ns, job);
            }
        }
        done
    }

    /// One of those has done its work.
    pub fn go_on(&mut self) {
        self.stopped_by -= 1;
        if self.stopped_by == 0 {
            self.seen.paused_s += (self.now_ns - self.stopped_at_ns) / 1e9;
            for (left_ns, job) in std::mem::take(&mut self.held) {
                self.compute(left_ns, job);
            }
        }
    }

    pub fn compute(&mut self, work_ns: f64, job: Job) {
        if self.stopped_by > 0 {
            self.held.push((work_ns, job));
            return;
        }
        self.begin(work_ns, job);
    }

    /// Time goes on until this moment, or until something changes before it; what has done its
    /// work is handed back.
    pub fn step(&mut self, until_ns: f64) -> Option<Job> {
        let count = self.running.len() as f64;
        let rate = if self.throttled { 0.0 } else { (self.place.cpus / count).min(1.0) };
        let when = |ns: f64| if rate > 0.0 { self.now_ns + ns / rate } else { f64::INFINITY };
        let end_ns = self
            .running
            .peek()
            .map_or(f64::INFINITY, |Reverse((at, _))| when((*at as f64 - self.shared_ns).max(0.0)));
        let empty_ns = if count > 0.0 { when(self.left_ns.max(0.0) / count) } else { end_ns };
        let next_ns = until_ns.min(end_ns).min(empty_ns).min(self.period_end_ns);
        self.advance(next_ns.max(self.now_ns), rate);
        if next_ns >= self.period_end_ns {
            self.refill();
        } else if next_ns >= end_ns {
            return self.end();
        } else if next_ns >= empty_ns {
            self.throttled = true;
        }
        None
    }

    fn advance(&mut self, next_ns: f64, rate: f64) {
        let passed_ns = next_ns - self.now_ns;
        let count = self.running.len() as f64;
        self.now_ns = next_ns;
        if count == 0.0 {
            return;
        }
        self.active.0 = true;
        if self.throttled {
            self.seen.throttled_s += passed_ns / 1e9 * count.min(self.place.cpus);
            return;
        }
        self.shared_ns += rate * passed_ns;
        self.left_ns -= rate * passed_ns * count;
        self.seen.used_s += rate * passed_ns * count / 1e9;
    }

    /// A period ends. It was counted if its timer ran, which stops after a period without work.
    fn refill(&mut self) {
        let Place { quota_ns, burst_ns, period_ns, .. } = self.place;
        self.period_end_ns += period_ns;
        if self.active.0 || self.active.1 {
            self.seen.nr_periods += 1.0;
        }
        // The kernel hands quota out in slices: who needs all of it to the last waits for a moment.
        let is_used_up = self.is_tight && self.left_ns <= quota_ns * USED_UP;
        if self.throttled || is_used_up {
            self.seen.nr_throttled += 1.0;
        }
        self.active = (false, self.active.0);
        self.left_ns = (self.left_ns.max(0.0) + quota_ns).min(quota_ns + burst_ns);
        self.throttled = false;
    }
}
