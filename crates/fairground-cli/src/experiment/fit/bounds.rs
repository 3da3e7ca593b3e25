//! Services by chance: from the whole family, or near one that fits already.

use super::bare;
use super::drawn::{any_work, move_spread};
use super::full_pool;
use super::others::{Known, Others};
use super::question::{FitQuestion, Point, lower_ns, quantile_ns, upper_ns};
use super::waits::Waits;
use crate::read::Runtime;
use fairground_service::arrivals::{Arrivals, CYCLE_S};
use fairground_service::chance::Chance;
use fairground_service::runtime::Followers;
use fairground_service::seen::Seen;
use fairground_service::service::{Load, Service};

/// The most requests of a burst, and parts of a request.
const BURST_MAX: f64 = 512.0;
const FANOUT_MAX: f64 = 32.0;

/// The shortest wait elsewhere that is tried, ns; a tenth of the median, if that is less.
const IO_LEAST_NS: f64 = 1e4;

/// Steps downhill, and the share of services that stay as they were drawn.
const DOWNHILL: usize = 20;
const AS_DRAWN: f64 = 0.25;
/// The probability that a child differs from its parent in one respect.
const MOVED: f64 = 0.5;

/// What bounds the family: what is measured and what is known.
#[derive(Clone, Debug)]
pub(super) struct Bounds {
    pub load: Load,
    threads: Option<u32>,
    others: Others,
    /// Latency of the fastest requests, and of the mean one, ns.
    least_ns: f64,
    mean_ns: f64,
    /// Between what bounds the median is known to lie, ns.
    half_ns: (f64, f64),
    points: Vec<Point>,
    waits: Waits,
    /// True if a pool of threads that is nearly full may be what makes requests slow.
    may_be_full: bool,
}

impl Bounds {
    pub fn of(question: &FitQuestion, load: Load, points: &[Point], waits: Waits) -> Bounds {
        let quantile = |share| quantile_ns(points, share).max(1000.0);
        let mean_ns = (1..20).map(|n| quantile(f64::from(n) / 20.0)).sum::<f64>() / 19.0;
        let followers = question.followers();
        let seen = followers.zip(question.collections());
        Bounds {
            load,
            threads: question.threads,
            others: Others {
                followers,
                collections: seen.map(|(all, seen)| Known::of(seen, all, load.usage_cpus)),
                cpus: f64::from(question.cpus),
            },
            least_ns: quantile(0.1),
            mean_ns,
            half_ns: (lower_ns(points, 0.5).max(1000.0), upper_ns(points, 0.5).max(1000.0)),
            points: points.to_vec(),
            waits,
            may_be_full: question.threads.is_none()
                && question.runtime != Some(Runtime::Go)
                && question.is_hardly_throttled(),
        }
    }

    /// Any service of the family. Mostly its work, its parts and its waits elsewhere are moved
    /// downhill until its latencies would be like the figures if nothing waited: that costs nothing
    /// beside a simulation, and what waiting adds is found by those.
    pub fn any(&self, chance: &mut Chance) -> Service {
        let mut service = self.one(chance);
        if self.may_be_full && full_pool::at_times(&mut service, &self.load, chance) {
            return service;
        }
        if chance.is(AS_DRAWN) {
            return service;
        }
        let mut distance = bare::distance(&service, &self.load, &self.points);
        for step in 0..DOWNHILL {
            let width = 0.8 - 0.7 * step as f64 / DOWNHILL as f64;
            let other = self.other_work(&service, width, chance);
            let found = bare::distance(&other, &self.load, &self.points);
            if found <= distance {
                (service, distance) = (other, found);
            }
        }
        service
    }

    /// The same with other work, parts or waits elsewhere.
    fn other_work(&self, service: &Service, width: f64, chance: &mut Chance) -> Service {
        let mut other = service.clone();
        if chance.is(0.7) {
            move_spread(&mut other.work, width, chance);
        }
        if chance.is(0.2) && other.fanout > 1 {
            other.fanout = chance.near_whole(other.fanout, width, 1.0, FANOUT_MAX);
        }
        if chance.is(0.5) {
            let most_ns = self.most_io_ns(&other);
            other.io_ns = match chance.is(0.2) {
                true => chance.between(-0.3, 1.0).max(0.0) * most_ns,
                false => chance.near(other.io_ns, width, 0.0, most_ns),
            };
            self.waits.vary(&mut other, width, chance);
        }
        self.mend(&mut other);
        other
    }

    fn one(&self, chance: &mut Chance) -> Service {
        let fanout = if chance.is(0.55) { 1 } else { chance.seldom_many(2.0, FANOUT_MAX) };
        let io = if chance.is(0.35) { 0.0 } else { chance.between(0.0, 1.0) };
        let mut service = Service {
            threads: self.any_threads(chance),
            followers: self.others.followers,
            fanout,
            arrivals: self.any_arrivals(chance),
            work: any_work(chance),
            io_ns: 0.0,
            io: self.waits.any(chance),
            beside: self.others.any(chance),
        };
        service.io_ns = io * self.most_io_ns(&service);
        self.mend(&mut service);
        service
    }

    /// The longest mean wait elsewhere: half of the waits are shorter than the median latency.
    fn most_io_ns(&self, service: &Service) -> f64 {
        self.half_ns.1 / self.waits.usual(service.io)
    }

    fn any_threads(&self, chance: &mut Chance) -> u32 {
        // In parts at once: as many threads as are busy or wait, at least.
        let busy = self.load.per_s * self.half_ns.0 / 1e9;
        let least = busy.max(1.0).min(16.0 * self.others.cpus);
        self.threads.unwrap_or_else(|| chance.seldom_many(least, 16.0 * self.others.cpus))
    }

    fn any_arrivals(&self, chance: &mut Chance) -> Arrivals {
        // No runtime of ours serves clients that wait.
        let clients = if self.others.followers.is_some() { 0.0 } else { 0.13 };
        match chance.place(&[0.25, 0.46, 0.16, clients]) {
            0 => Arrivals::Poisson,
            1 => Arrivals::Bursts {
                size: chance.scale(2.0, BURST_MAX),
                random: chance.is(0.5),
                even: chance.is(0.3),
                steady: if chance.is(0.5) { 0.0 } else { chance.between(0.05, 0.97) },
            },
            2 if self.load.per_s >= 20.0 && chance.is(0.5) => {
                let (spread, path) = (chance.scale(0.05, 0.5), chance.seldom_many(1.0, 1e6));
                Arrivals::Wandering { spread, path }
            }
            2 if self.load.per_s >= 20.0 => {
                let peak_s = 1 + chance.seldom_many(1.0, 4.0);
                let most = f64::from(CYCLE_S) / f64::from(peak_s);
                Arrivals::Changing { peak: chance.between(1.1, most.min(5.0)), peak_s }
            }
            2 => Arrivals::Poisson,
            _ => {
                let least = (self.load.per_s * self.mean_ns / 1e9).max(1.0);
                let clients = (least * chance.scale(1.1, 40.0)).ceil().min(2000.0) as u32;
                Arrivals::Clients { clients, think_ns: self.think_ns(clients, self.mean_ns) }
            }
        }
    }

    /// What clients think, if a request takes so long.
    fn think_ns(&self, clients: u32, takes_ns: f64) -> f64 {
        (f64::from(clients) / self.load.per_s * 1e9 - takes_ns).max(1000.0)
    }

    /// One near another: half of the time with a wait elsewhere that makes up for what the median
    /// lacks.
    pub fn near(&self, service: &Service, seen: &Seen, width: f64, chance: &mut Chance) -> Service {
        let mut near = service.clone();
        if self.threads.is_none() && chance.is(MOVED) {
            near.threads = chance.near_whole(near.threads, width, 1.0, 16.0 * self.others.cpus);
        }
        if near.fanout > 1 && chance.is(0.3) {
            near.fanout = chance.near_whole(near.fanout, width.max(0.4), 1.0, FANOUT_MAX);
        }
        if chance.is(MOVED) || matches!(near.arrivals, Arrivals::Clients { .. }) {
            self.move_arrivals(&mut near, seen, width, chance);
        }
        if chance.is(MOVED) {
            move_spread(&mut near.work, width, chance);
        }
        if chance.is(MOVED) {
            self.move_io(&mut near, seen, width, chance);
        }
        if let Some(beside) = near.beside.as_mut().filter(|_| chance.is(MOVED)) {
            self.others.vary(beside, width, chance);
        }
        self.turn(&mut near, chance);
        self.mend(&mut near);
        near
    }

    fn move_io(&self, near: &mut Service, seen: &Seen, width: f64, chance: &mut Chance) {
        if chance.is(0.6) {
            // Anywhere in the median's bucket, or all would have the same.
            let lacks_ns = chance.scale(self.half_ns.0, self.half_ns.1) - seen.quantile_ns(0.5);
            let lacks_ns = lacks_ns / self.waits.usual(near.io);
            near.io_ns = (near.io_ns + lacks_ns * chance.between(0.5, 1.1)).max(0.0);
        } else if near.io_ns > 0.0 {
            let most_ns = self.most_io_ns(near);
            near.io_ns = chance.near(near.io_ns, width, IO_LEAST_NS.min(0.1 * most_ns), most_ns);
        }
        self.waits.vary(near, width, chance);
    }

    fn move_arrivals(&self, near: &mut Service, seen: &Seen, width: f64, chance: &mut Chance) {
        match &mut near.arrivals {
            Arrivals::Poisson => {}
            Arrivals::Bursts { size, even, steady, .. } => {
                *size = chance.near(*size, width, 2.0, BURST_MAX);
                *even ^= chance.is(0.04);
                if *steady > 0.0 {
                    let rest = chance.near(1.0 - *steady, width, 0.01, 1.0);
                    *steady = 1.0 - rest;
                }
            }
            Arrivals::Changing { peak, peak_s } => {
                let most = f64::from(CYCLE_S) / f64::from(*peak_s);
                *peak = 1.0 + chance.near(*peak - 1.0, width, 0.05, most - 1.0);
            }
            Arrivals::Wandering { spread, path } => {
                *spread = chance.near(*spread, width, 0.03, 0.7);
                if chance.is(0.3) {
                    *path = chance.seldom_many(1.0, 1e6);
                }
            }
            Arrivals::Clients { clients, think_ns } => {
                // What a client's round took beside what it should take.
                let round_ns = f64::from(*clients) * seen.over_s / seen.requests.max(1.0) * 1e9;
                let takes_ns = round_ns - *think_ns;
                *clients = chance.near_whole(*clients, width, 1.0, 2000.0);
                *think_ns = self.think_ns(*clients, takes_ns);
            }
        }
    }

    /// Now and then another structure in one place.
    fn turn(&self, near: &mut Service, chance: &mut Chance) {
        match chance.place(&[0.76, 0.05, 0.06, 0.05, 0.04, 0.04]) {
            1 => near.arrivals = self.any_arrivals(chance),
            2 => near.work = any_work(chance),
            3 => near.beside = self.others.any(chance),
            4 => near.io = self.waits.other(near.io, chance),
            5 => near.threads = self.any_threads(chance),
            _ => {}
        }
    }

    /// Where the number of goroutines is not known there are enough of them.
    fn enough_goroutines(&self, service: &mut Service) {
        let Some(followers @ Followers { runtime: Runtime::Go, count }) = self.others.followers
        else {
            return;
        };
        let parts = f64::from(service.fanout);
        let burst = match service.arrivals {
            Arrivals::Bursts { size, .. } => size,
            _ => 1.0,
        };
        let waiting = self.load.per_s * parts * service.io_ns / 1e9;
        let enough = followers.goroutines(waiting, burst * parts);
        service.threads = self.threads.map_or(enough, |threads| threads.max(count));
    }

    /// What can't be is made so that it can.
    fn mend(&self, service: &mut Service) {
        let most_ns = 1.1 * self.most_io_ns(service);
        service.io_ns = service.io_ns.clamp(0.0, most_ns);
        if service.io_ns < 0.005 * self.least_ns {
            service.io_ns = 0.0;
        }
        self.enough_goroutines(service);
    }
}
