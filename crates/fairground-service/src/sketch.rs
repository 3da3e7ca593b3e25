//! A service as a queue on shared CPUs: about what its dashboards would show, at a tenth of what a
//! simulation costs. It says where to look; what fits is decided by simulations.
//!
//! Threads take parts first come, first served, and share the CPUs ([`crate::cpus`]); then a part
//! waits elsewhere, with its thread.

mod beside;

use crate::arrivals::Arrivals;
use crate::chance::Chance;
use crate::cpus::{Cpus, Place};
use crate::seen::{Seen, duration_s};
use crate::service::{Load, Service};
use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};

/// Sketches a service, for about so many requests.
pub fn sketch(service: &Service, load: &Load, place: Place, requests: f64, seed: u64) -> Seen {
    let mut sketch = Sketch::new(service, load, place, seed);
    sketch.run(duration_s(service, load, requests) as f64 * 1e9);
    sketch.seen()
}

/// What comes next at a known time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Due {
    /// A request of those that come one by one.
    One,
    /// A burst of them.
    Burst,
    /// A client asks.
    Ask,
    /// A part has waited elsewhere.
    Waited { request: usize },
    /// A thread of the work beside the requests begins.
    Beside,
    /// A collection that rests between its pieces goes on.
    Piece { since_ns: u64, left: u32 },
}

/// What computes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Job {
    Part {
        request: usize,
    },
    /// Other work, that began then, and has so many more pieces.
    Beside {
        since_ns: u64,
        left: u32,
    },
}

struct Sketch<'s> {
    service: &'s Service,
    load: &'s Load,
    work_ns: f64,
    chance: Chance,
    /// Rates second by second, relative to the mean, and the highest of them.
    rates: Vec<f64>,
    highest: f64,
    cpus: Cpus<Job>,
    due: BinaryHeap<Reverse<(u64, Due)>>,
    /// Requests with a part that no thread has taken, once for each part.
    waiting: VecDeque<usize>,
    threads_free: u32,
    /// Parts that have a thread and wait until they may compute, and how many more may.
    ready: VecDeque<usize>,
    may_compute: u32,
    /// Collections that wait as parts do, before them: their work, ns.
    collecting: VecDeque<(f64, Job)>,
    /// When each came, and how many of its parts are not done.
    requests: Vec<(f64, u32)>,
    done_ns: Vec<f64>,
}

impl<'s> Sketch<'s> {
    fn new(service: &'s Service, load: &'s Load, place: Place, seed: u64) -> Sketch<'s> {
        let rates = service.arrivals.rates();
        let mut sketch = Sketch {
            highest: rates.iter().copied().fold(0.0, f64::max),
            rates,
            service,
            load,
            work_ns: service.work_ns(load),
            chance: Chance::new(seed),
            cpus: Cpus::new(place, service.at_once()),
            due: BinaryHeap::new(),
            waiting: VecDeque::new(),
            threads_free: service.threads,
            ready: VecDeque::new(),
            may_compute: service.at_once(),
            collecting: VecDeque::new(),
            requests: Vec::new(),
            done_ns: Vec::new(),
        };
        sketch.begin();
        sketch
    }

    /// The first of everything that comes by itself.
    fn begin(&mut self) {
        match self.service.arrivals {
            Arrivals::Clients { clients, .. } => (0..clients).for_each(|_| self.think()),
            Arrivals::Bursts { steady, .. } => {
                self.after(Due::Burst);
                if steady > 0.0 {
                    self.after(Due::One);
                }
            }
            _ => self.after(Due::One),
        }
        for _ in 0..self.service.beside.as_ref().map_or(0, |beside| beside.threads) {
            self.put(0.0, Due::Beside);
        }
    }

    fn put(&mut self, wait_ns: f64, due: Due) {
        self.due.push(Reverse(((self.cpus.now_ns + wait_ns) as u64, due)));
    }

    fn think(&mut self) {
        if let Arrivals::Clients { think_ns, .. } = self.service.arrivals {
            let wait_ns = think_ns * self.chance.exponential();
            self.put(wait_ns, Due::Ask);
        }
    }

    /// The next request or burst after one.
    fn after(&mut self, due: Due) {
        let per_ns = self.load.per_s / 1e9;
        let (per_ns, even) = match (&self.service.arrivals, due) {
            (Arrivals::Bursts { size, even, steady, .. }, Due::Burst) => {
                (per_ns * (1.0 - steady) / size.max(2.0), *even)
            }
            (Arrivals::Bursts { steady, .. }, _) => (per_ns * steady, false),
            _ => (per_ns * self.highest, false),
        };
        let part = if even { 1.0 } else { self.chance.exponential() };
        self.put(part / per_ns, due);
    }

    fn run(&mut self, until_ns: f64) {
        while self.cpus.now_ns < until_ns {
            let due_ns = self.due.peek().map_or(f64::INFINITY, |Reverse((at, _))| *at as f64);
            match self.cpus.step(due_ns.min(until_ns)) {
                Some(job) => self.end(job),
                None if self.cpus.now_ns >= due_ns => self.come(),
                None => {}
            }
        }
    }

    /// What computes has done its work.
    fn end(&mut self, job: Job) {
        if matches!(job, Job::Part { .. }) || self.service.collects_as_one_of_them() {
            self.may_compute += 1;
            self.compute();
        }
        match job {
            Job::Part { request } if self.service.io_ns >= 1.0 => {
                let part = self.service.io.relative(&mut self.chance);
                self.put(self.service.io_ns * part, Due::Waited { request });
            }
            Job::Part { request } => self.finish(request),
            Job::Beside { since_ns, left } => self.end_beside(since_ns, left),
        }
    }

    /// A part is done, and its thread takes another.
    fn finish(&mut self, request: usize) {
        let (came_ns, left) = &mut self.requests[request];
        *left -= 1;
        if *left == 0 {
            self.done_ns.push(self.cpus.now_ns - *came_ns);
            self.think();
        }
        self.threads_free += 1;
        self.take();
    }

    /// Threads that are free take what waits.
    fn take(&mut self) {
        while self.threads_free > 0 {
            let Some(request) = self.waiting.pop_front() else { break };
            self.threads_free -= 1;
            self.ready.push_back(request);
        }
        self.compute();
    }

    /// Those that have a thread compute, as many as may.
    fn compute(&mut self) {
        while self.may_compute > 0 {
            if let Some((work_ns, job)) = self.collecting.pop_front() {
                self.may_compute -= 1;
                self.cpus.compute(work_ns, job);
                continue;
            }
            let Some(request) = self.ready.pop_front() else { return };
            self.may_compute -= 1;
            let work_ns = self.work_ns * self.service.work.relative(&mut self.chance);
            self.cpus.compute(work_ns, Job::Part { request });
        }
    }

    /// What was due.
    fn come(&mut self) {
        let Some(Reverse((_, due))) = self.due.pop() else { return };
        match due {
            Due::One => {
                if self.is_now() {
                    self.ask(1);
                }
                self.after(due);
            }
            Due::Burst => {
                let count = self.burst();
                self.ask(count);
                self.after(due);
            }
            Due::Ask => self.ask(1),
            Due::Waited { request } => self.finish(request),
            Due::Piece { since_ns, left } => self.collect(since_ns, left),
            Due::Beside => self.begin_beside(),
        }
    }

    /// Whether a request comes of those that come at the highest rate.
    fn is_now(&mut self) -> bool {
        let rate = self.rates[(self.cpus.now_ns / 1e9) as usize % self.rates.len()];
        rate >= self.highest || self.chance.is(rate / self.highest)
    }

    fn burst(&mut self) -> u32 {
        let Arrivals::Bursts { size, random, .. } = self.service.arrivals else { return 1 };
        let part = if random { self.chance.exponential() } else { 1.0 };
        (size * part).round().max(1.0) as u32
    }

    fn ask(&mut self, count: u32) {
        for _ in 0..count {
            let request = self.requests.len();
            self.requests.push((self.cpus.now_ns, self.service.fanout));
            self.waiting.extend((0..self.service.fanout).map(|_| request));
        }
        self.take();
    }

    fn seen(self) -> Seen {
        let mut seen = self.cpus.seen;
        seen.over_s = self.cpus.now_ns / 1e9;
        seen.unanswered = (self.requests.len() - self.done_ns.len()) as f64;
        seen.of_service(self.service).of_latencies(self.done_ns)
    }
}
