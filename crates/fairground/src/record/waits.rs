//! What a task has waited for of late, and so what one that slept for it has.
//!
//! A thread that sleeps until another lets it go on waits for what that other one waits for: a JVM
//! whose world stands still while its collector's threads are throttled is throttled. And so does
//! a request that waits for a thread which is throttled with another one in hand. Who will wake a
//! sleeper, or take a request, is known only when it happens. So every task has a line that rises
//! while it waits, and what it waited for since some time is read from it. The line's points are
//! the task's changes. There is room for a few: of more, the one goes whose neighbours are nearest
//! to each other for how long ago it is, so that the past is less fine the longer ago. A sleeper's
//! own line rises by what it is given, so that waits go from the last of a chain to the first.

use crate::units::Ns;

/// Points that are kept.
const KEPT: usize = 16;

/// Time that a task was runnable and did not run, ns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Waited {
    /// Another task had the CPU.
    pub queued_ns: Ns,
    /// Its group was throttled.
    pub throttled_ns: Ns,
}

#[derive(Clone, Copy, Debug, Default)]
struct Point {
    at_ns: Ns,
    waited: Waited,
}

/// A task's line.
#[derive(Clone, Debug)]
pub struct Waits {
    /// In order of time; the first is of the start.
    points: [Point; KEPT],
    /// How many there are.
    count: usize,
}

impl Default for Waits {
    fn default() -> Self {
        Waits { points: [Point::default(); KEPT], count: 1 }
    }
}

impl Waits {
    /// All that it has waited until now, when this begins to rise, or stops.
    #[inline]
    pub fn note(&mut self, at_ns: Ns, waited: Waited) {
        if self.points[self.count - 1].at_ns != at_ns {
            if self.count == KEPT {
                self.thin(at_ns);
            }
            self.count += 1;
        }
        self.points[self.count - 1] = Point { at_ns, waited };
    }

    /// Takes out the point that is missed least.
    fn thin(&mut self, now_ns: Ns) {
        let at_ns = |place: usize| self.points[place].at_ns;
        let gap = |place: usize| {
            (at_ns(place + 1) - at_ns(place - 1)) as f64 / (now_ns - at_ns(place)) as f64
        };
        let mut least = (1, gap(1));
        for place in 2..KEPT - 1 {
            let gap = gap(place);
            if gap < least.1 {
                least = (place, gap);
            }
        }
        self.points.copy_within(least.0 + 1.., least.0);
        self.count -= 1;
    }

    /// What it has waited since `from_ns`; the latest point is of now.
    pub fn since(&self, from_ns: Ns) -> Waited {
        let points = &self.points[..self.count];
        // The first is of 0 ns, so that there is one before.
        let after = points.partition_point(|point| point.at_ns <= from_ns);
        match points.get(after) {
            Some(&next) => {
                points[self.count - 1].waited.less(between(points[after - 1], next, from_ns))
            }
            None => Waited::default(),
        }
    }
}

impl Waited {
    fn less(self, earlier: Waited) -> Waited {
        Waited {
            queued_ns: self.queued_ns - earlier.queued_ns,
            throttled_ns: self.throttled_ns - earlier.throttled_ns,
        }
    }
}

/// The line at a time between two points. Rounded up, so that what follows is never more than the
/// time that passed.
fn between(before: Point, after: Point, at_ns: Ns) -> Waited {
    let [passed_ns, all_ns] = [at_ns - before.at_ns, after.at_ns - before.at_ns].map(u128::from);
    let at = |from: Ns, to: Ns| from + (u128::from(to - from) * passed_ns).div_ceil(all_ns) as Ns;
    Waited {
        queued_ns: at(before.waited.queued_ns, after.waited.queued_ns),
        throttled_ns: at(before.waited.throttled_ns, after.waited.throttled_ns),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waited(queued_ns: Ns, throttled_ns: Ns) -> Waited {
        Waited { queued_ns, throttled_ns }
    }

    #[test]
    fn what_is_asked_for_between_two_points_lies_on_the_line() {
        let mut waits = Waits::default();
        waits.note(100, waited(0, 0));
        waits.note(200, waited(20, 80));
        waits.note(250, waited(20, 80));
        assert_eq!(waits.since(0), waited(20, 80));
        assert_eq!(waits.since(150), waited(10, 40));
        assert_eq!(waits.since(175), waited(5, 20));
        assert_eq!(waits.since(200), waited(0, 0));
        assert_eq!(waits.since(300), waited(0, 0));
    }

    #[test]
    fn the_past_is_less_fine_and_nothing_of_it_is_lost() {
        let mut waits = Waits::default();
        for at in 1..=1000 {
            // Every second hundred is a wait, and in the first half nothing is.
            waits.note(100 * at, waited(100 * ((at.max(500) - 500) / 2), 0));
        }
        assert_eq!(waits.since(0), waited(25_000, 0));
        assert_eq!(waits.since(99_900), waited(100, 0));
        assert_eq!(waits.since(99_800), waited(100, 0));
        for from_ns in [50_000, 75_000, 90_000, 97_500] {
            let Waited { queued_ns, .. } = waits.since(from_ns);
            let is = (100_000 - from_ns) / 2;
            assert!(queued_ns.abs_diff(is) <= is / 5, "{from_ns}: {queued_ns} of {is}");
        }
    }

    #[test]
    fn of_one_time_the_last_word_counts() {
        let mut waits = Waits::default();
        waits.note(10, waited(1, 0));
        waits.note(10, waited(2, 3));
        assert_eq!(waits.since(0), waited(2, 3));
    }

    #[test]
    fn no_more_is_told_than_the_time_that_passed() {
        let mut waits = Waits::default();
        waits.note(3, waited(0, 0));
        waits.note(10, waited(3, 4));
        for from_ns in 3..=10 {
            let Waited { queued_ns, throttled_ns } = waits.since(from_ns);
            assert!(queued_ns + throttled_ns <= 10 - from_ns, "{from_ns}");
        }
    }
}
