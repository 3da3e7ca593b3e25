//! What grows while a service works, and by how much it grew: the last value less the first. A
//! value below the one before it means that what counts was started anew, from nothing.

use super::series::Labels;
use crate::read::fault::{Fault, Read, Span};
use fairground::units::Ns;
use std::collections::BTreeMap;

/// What is counted. Times are in seconds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Counter {
    Usage,
    Periods,
    Throttled,
    ThrottledTime,
    PressureSome,
    PressureFull,
    /// Requests that took at most so long; `None`: all.
    Upto(Option<Ns>),
    /// Requests, where only quantiles tell how long they took.
    Requests,
    /// How long all requests took together.
    LatencyTime,
    /// Collections of its runtime.
    Collections,
    /// How long these stopped the world.
    Paused,
}

impl Counter {
    /// True if the runtime counts it, beside what is asked: without it nothing is lost.
    pub fn is_of_runtime(self) -> bool {
        matches!(self, Counter::Collections | Counter::Paused)
    }

    /// True if it counts requests or their time, or what else the service itself tells.
    pub fn is_of_requests(self) -> bool {
        use Counter::{LatencyTime, Requests, Upto};
        matches!(self, Upto(_) | Requests | LatencyTime) || self.is_of_runtime()
    }
}

/// The counters of all files; those of one kind may have several series, which are added up.
#[derive(Default, Debug)]
pub(super) struct Streams {
    all: BTreeMap<(Counter, Labels), Vec<Point>>,
    /// Files that are scrapes: what one of them does not hold was nothing then.
    pub scrapes: Vec<u32>,
}

/// A value of a counter.
#[derive(Clone, Copy, Debug)]
pub(super) struct Point {
    /// Seconds since 1970, where it is known.
    pub at_s: Option<f64>,
    pub value: f64,
    pub span: Span,
    /// When it began to count, where that is known.
    pub since_s: Option<f64>,
}

/// From when to when something was counted, s since 1970.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Times {
    pub first_s: f64,
    pub last_s: f64,
    /// Where the last of it stands.
    pub span: Span,
}

impl Times {
    pub fn length_s(&self) -> f64 {
        self.last_s - self.first_s
    }
}

/// By how much counters of one kind grew.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Grown {
    pub by: f64,
    /// How long that took, where the points have times.
    pub over_s: Option<f64>,
    /// How often one of them was seen to start anew.
    pub resets: u32,
    /// How much of the time lies between readings of which the later one was the lower, s: what
    /// was counted in it is known in part.
    pub unsure_s: f64,
    /// True if there was one reading only, which counts from the start.
    pub once: bool,
    /// Where it stands.
    pub span: Span,
}

impl Streams {
    /// Adds a reading.
    pub fn add(&mut self, counter: Counter, labels: Labels, point: Point) -> Read<()> {
        if !(0.0..=COUNT_MAX).contains(&point.value) {
            return Err(Fault::at(point.span, format!("a counter is {}", point.value))
                .accepts("a number from 0 to 2^53"));
        }
        self.all.entry((counter, labels)).or_default().push(point);
        Ok(())
    }

    /// Counters that there are.
    pub fn counters(&self) -> Vec<Counter> {
        let mut counters: Vec<Counter> = self.all.keys().map(|(counter, _)| *counter).collect();
        counters.dedup();
        counters
    }

    /// The labels of what was counted of requests and by the service, or of all else.
    pub fn labels(&self, of_requests: bool) -> impl Iterator<Item = &Labels> {
        let mine = self.all.keys().filter(move |(c, _)| c.is_of_requests() == of_requests);
        mine.map(|(_, labels)| labels)
    }

    /// Files that requests were counted in.
    pub fn sources_of_requests(&self) -> impl Iterator<Item = u32> {
        let mine = self.all.iter().filter(|((counter, _), _)| counter.is_of_requests());
        mine.flat_map(|(_, points)| points).map(|point| point.span.source)
    }

    /// From when to when requests were counted, and all else, where both have times.
    pub fn times(&self) -> Option<(Times, Times)> {
        let of = |of_requests: bool| {
            let mine = self.all.iter().filter(|((c, _), _)| c.is_of_requests() == of_requests);
            let points = mine.flat_map(|(_, points)| points);
            let times = points.filter_map(|point| Some((point.at_s?, point.span)));
            times.fold(None, |all: Option<Times>, (at_s, span)| {
                let all = all.unwrap_or(Times { first_s: at_s, last_s: at_s, span });
                Some(Times { first_s: all.first_s.min(at_s), last_s: all.last_s.max(at_s), span })
            })
        };
        of(true).zip(of(false))
    }

    /// The series of a counter. There may be as many counters as buckets, so none looks at all.
    fn of(&self, counter: Counter) -> impl Iterator<Item = (&Labels, &Vec<Point>)> {
        let mine = self.all.range((counter, Labels::new())..);
        let mine = mine.take_while(move |((of, _), _)| *of == counter);
        mine.map(|((_, labels), points)| (labels, points))
    }

    /// How much this counter grew, all its series together.
    pub fn grown(&self, counter: Counter) -> Read<Option<Grown>> {
        let mine = || self.of(counter).map(|(_, points)| points);
        let sources = || mine().flatten().map(|point| point.span.source);
        let (Some(own), Some(last)) = (sources().min(), sources().max()) else {
            return Ok(None);
        };
        self.one_kind_of_source(counter)?;
        let scraped = sources().all(|source| self.scrapes.contains(&source));
        let first = self.scrapes.iter().copied().filter(|_| scraped).min().unwrap_or(own);
        let mut all: Option<Grown> = None;
        for points in mine() {
            let grown = grown(points, (first < last).then_some(first))?;
            all = Some(all.map_or(grown, |all| all.and(grown)));
        }
        Ok(all)
    }
}

impl Streams {
    /// Series are added up where they are parts of one whole: those of a path, of a CPU. A cgroup's
    /// file has no labels, and is the whole itself: beside a metric it would count twice.
    fn one_kind_of_source(&self, counter: Counter) -> Read<()> {
        if counter.is_of_requests() {
            return Ok(());
        }
        let mine = || self.of(counter);
        let whole = mine().find(|(labels, _)| labels.is_empty());
        match whole.filter(|_| mine().count() > 1) {
            Some((_, points)) => {
                let span = points.last().map_or_else(Span::default, |point| point.span);
                Err(Fault::at(span, "what is counted here is counted by another file too")
                    .accepts("one of them: the cgroup's own files, or metrics of the container"))
            }
            None => Ok(()),
        }
    }
}

/// Counts up to here are whole numbers in a float.
pub(super) const COUNT_MAX: f64 = 9_007_199_254_740_992.0;

impl Grown {
    fn and(self, other: Grown) -> Grown {
        let over_s = match (self.over_s, other.over_s) {
            (Some(one), Some(two)) => Some(one.max(two)),
            (one, two) => one.or(two),
        };
        Grown {
            by: self.by + other.by,
            over_s,
            resets: self.resets.max(other.resets),
            unsure_s: self.unsure_s.max(other.unsure_s),
            once: self.once && other.once,
            span: self.span,
        }
    }
}

/// The growth of one series; `first` is the first of several files. A series that appears in a
/// later one began at nothing: the metric of a path is made when its first request comes.
fn grown(points: &[Point], first_file: Option<u32>) -> Read<Grown> {
    let mut points = points.to_vec();
    if points.iter().all(|point| point.at_s.is_some()) {
        points.sort_by(|a, b| a.at_s.partial_cmp(&b.at_s).unwrap_or(std::cmp::Ordering::Equal));
    }
    let (first, last) = (points[0], points[points.len() - 1]);
    let (mut by, mut resets, mut unsure_s) = (0.0, 0, 0.0);
    for pair in points.windows(2) {
        let (before, now) = (pair[0], pair[1]);
        if now.value < before.value && now.at_s.is_none() {
            return Err(fewer(before, now));
        }
        if now.value < before.value {
            resets += 1;
            unsure_s += now.at_s.zip(before.at_s).map_or(0.0, |(now_s, then_s)| now_s - then_s);
            by += now.value;
        } else {
            by += now.value - before.value;
        }
    }
    let once = points.len() == 1;
    if once && first_file != Some(first.span.source) {
        by = first.value;
    }
    let start_s = if once { first.since_s } else { first.at_s };
    let over_s = last.at_s.zip(start_s).map(|(last_s, first_s)| last_s - first_s);
    let over_s = over_s.filter(|over_s| *over_s > 0.0);
    Ok(Grown { by, over_s, resets, unsure_s, once: once && first_file.is_none(), span: last.span })
}

fn fewer(before: Point, now: Point) -> Box<Fault> {
    Fault::at(now.span, format!("{} counted after {}", now.value, before.value))
        .label("this counter went back")
        .accepts("the earlier file first, of one service that was not started anew between them")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(at_s: Option<f64>, value: f64) -> Point {
        Point { at_s, value, span: Span::default(), since_s: None }
    }

    #[test]
    fn growth_is_counted_across_resets() {
        let points = [(30.0, 5.0), (10.0, 100.0), (20.0, 130.0), (40.0, 9.0)];
        let points: Vec<Point> = points.iter().map(|&(at, v)| point(Some(at), v)).collect();
        let grown = grown(&points, None).unwrap();
        assert_eq!((grown.by, grown.over_s, grown.resets), (39.0, Some(30.0), 1));
        assert_eq!(grown.unsure_s, 10.0);
    }

    #[test]
    fn a_cgroup_s_own_file_is_not_added_to_a_metric_of_it() {
        let mut streams = Streams::default();
        let pod = vec![("pod".to_owned(), "web".to_owned())];
        streams.add(Counter::Usage, pod, point(Some(1.0), 5.0)).unwrap();
        assert!(streams.grown(Counter::Usage).is_ok());
        streams.add(Counter::Usage, Labels::new(), point(None, 5.0)).unwrap();
        assert!(streams.grown(Counter::Usage).is_err());
    }

    #[test]
    fn without_times_a_counter_must_not_go_back() {
        let grown = |values: [f64; 2]| grown(&values.map(|value| point(None, value)), None);
        assert!(grown([5.0, 4.0]).is_err());
        assert_eq!(grown([5.0, 7.0]).unwrap().by, 2.0);
    }

    #[test]
    fn a_series_that_appears_began_at_nothing_and_numbers_are_numbers() {
        let mut streams = Streams::default();
        let path = |path: &str| vec![("path".to_owned(), path.to_owned())];
        let gone = (0, path("/c"), 99.0);
        for (file, labels, value) in
            [(0, path("/a"), 10.0), (1, path("/a"), 14.0), (1, path("/b"), 3.0), gone]
        {
            let span = Span { source: file, ..Span::default() };
            let point = Point { span, ..point(None, value) };
            streams.add(Counter::Requests, labels, point).unwrap();
        }
        let grown = streams.grown(Counter::Requests).unwrap().unwrap();
        assert_eq!((grown.by, grown.once), (7.0, false));
        for bad in [-1.0, f64::NAN, f64::INFINITY, 1e17] {
            assert!(streams.add(Counter::Usage, Labels::new(), point(None, bad)).is_err());
        }
    }
}
