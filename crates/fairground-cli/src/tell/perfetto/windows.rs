//! Counter tracks of a trace for searches for an idle CPU, by last-level cache: how many there were
//! in each millisecond, how many failed, how many CPUs one tested, and how wrong SIS_CORE's mask
//! was.
//!
//! A window is told when it is over, at its start; one without searches only behind one that had
//! some, so that the values of a track add up to the counts of the run.

use fairground::record::Fact;
use fairground::record::placement::Counts;
use fairground::sim::scenario::Scenario;
use fairground::units::{Id, NS_PER_MS, Ns};

/// Length of a window.
const WINDOW_NS: Ns = NS_PER_MS;
/// Track that holds these counters.
const UUID: u64 = 3 << 20;
/// Tracks that a cache has room for.
const KINDS: u64 = 8;

/// What a track shows of a window, if there is something to show.
type Kind = (&'static str, fn(&Counts) -> Option<f64>);

const SEARCHES: [Kind; 3] = [
    ("searches per ms", |counts| Some(counts.searches as f64)),
    ("failed searches per ms", |counts| Some(counts.failures() as f64)),
    ("CPUs tested per search", |counts| {
        (counts.searches > 0).then(|| counts.tested as f64 / counts.searches as f64)
    }),
];
const MASK: [Kind; 2] = [
    ("false positives per ms", |counts| Some(counts.false_positives as f64)),
    ("true negatives per ms", |counts| Some(counts.true_negatives as f64)),
];

/// A value of a track at a time.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample {
    /// When.
    pub at_ns: Ns,
    /// Of which track.
    pub uuid: u64,
    /// What it shows.
    pub value: f64,
}

/// A cache in the present window.
#[derive(Clone, Debug)]
struct Llc {
    id: u32,
    counts: Counts,
    /// The last value that was told is not zero.
    stands: bool,
}

/// What was counted since the last window ended.
pub struct Windows {
    /// By CPU; empty if no task has a choice.
    llc_of: Vec<usize>,
    llcs: Vec<Llc>,
    kinds: Vec<Kind>,
    ends_ns: Ns,
}

impl Windows {
    /// The windows of a scenario; none on a machine of one CPU.
    pub fn new(scenario: &Scenario) -> Self {
        let places = scenario.machine.topology.places();
        let places = if places.len() > 1 { places } else { &[] };
        let mut llcs: Vec<Llc> = Vec::new();
        let mut llc_of = Vec::new();
        for place in places {
            let known = llcs.iter().position(|llc| llc.id == place.llc);
            llc_of.push(known.unwrap_or(llcs.len()));
            if known.is_none() {
                llcs.push(Llc { id: place.llc, counts: Counts::default(), stands: false });
            }
        }
        let masked = scenario.kernel.rules.search.answer.has_mask();
        let mask = if masked { MASK.as_slice() } else { &[] };
        let kinds = [SEARCHES.as_slice(), mask].concat();
        Windows { llc_of, llcs, kinds, ends_ns: WINDOW_NS }
    }

    /// The track above all of them, if there are any.
    pub fn parent(&self) -> Option<u64> {
        (!self.llcs.is_empty()).then_some(UUID)
    }

    /// Id and name of every track.
    pub fn tracks(&self) -> Vec<(u64, String)> {
        let of_llc = |(row, llc): (usize, &Llc)| {
            let id = llc.id;
            let kinds = self.kinds.iter().enumerate();
            kinds
                .map(move |(kind, (name, _))| (uuid(row, kind), format!("llc{id} {name}")))
                .collect::<Vec<_>>()
        };
        self.llcs.iter().enumerate().flat_map(of_llc).collect()
    }

    /// True if the present window is over at `at_ns`.
    #[inline]
    pub fn ends_before(&self, at_ns: Ns) -> bool {
        at_ns >= self.ends_ns
    }

    /// Counts a fact of the present window.
    #[inline]
    pub fn count(&mut self, fact: &Fact) {
        if let Fact::Placed(placement) = fact
            && let Some(&llc) = self.llc_of.get(placement.target.index())
        {
            self.llcs[llc].counts.count(placement);
        }
    }

    /// Ends the present window and begins the one of `at_ns`.
    pub fn end(&mut self, at_ns: Ns, mut tell: impl FnMut(Sample)) {
        let (start_ns, end_ns) = (self.ends_ns - WINDOW_NS, self.ends_ns);
        self.ends_ns = (at_ns / WINDOW_NS + 1) * WINDOW_NS;
        let gap = self.ends_ns > end_ns + WINDOW_NS;
        for (row, llc) in self.llcs.iter_mut().enumerate() {
            let counts = std::mem::take(&mut llc.counts);
            let stood = std::mem::replace(&mut llc.stands, counts.searches > 0);
            let mut all = |at_ns, counts: &Counts| {
                for (kind, (_, of)) in self.kinds.iter().enumerate() {
                    if let Some(value) = of(counts) {
                        tell(Sample { at_ns, uuid: uuid(row, kind), value });
                    }
                }
            };
            if llc.stands || stood {
                all(start_ns, &counts);
            }
            if llc.stands && gap {
                all(end_ns, &Counts::default());
                llc.stands = false;
            }
        }
    }
}

fn uuid(llc: usize, kind: usize) -> u64 {
    UUID + 1 + llc as u64 * KINDS + kind as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::fixture;
    use fairground::record::{PlacedBy, Placement, Scan};
    use fairground::units::{CpuId, TaskId};

    fn failure() -> Fact {
        let cpu = CpuId(1);
        Fact::Placed(Placement {
            task: TaskId(1),
            waker_cpu: cpu,
            prev: cpu,
            target: cpu,
            chosen: cpu,
            by: PlacedBy::Nowhere,
            tested: 1,
            siblings: 0,
            scan: Some(Scan { tested: 3, stale: 2, hidden: 1, ..Scan::default() }),
        })
    }

    fn told(windows: &mut Windows, at_us: u64) -> Vec<(u64, u64, f64)> {
        let mut samples = Vec::new();
        windows.end(at_us * 1000, |sample| {
            samples.push((sample.at_ns / 1000, sample.uuid - uuid(0, 0), sample.value));
        });
        samples
    }

    #[test]
    fn a_window_is_told_when_it_is_over_and_silence_once() {
        let mut windows = Windows::new(&fixture::scenario());
        assert_eq!(windows.tracks().len(), 3);
        windows.count(&failure());
        assert!(!windows.ends_before(999_999) && windows.ends_before(1_000_000));
        assert_eq!(told(&mut windows, 1_500), [(0, 0, 1.0), (0, 1, 1.0), (0, 2, 4.0)]);
        windows.count(&failure());
        windows.count(&failure());
        let second = [(1_000, 0, 2.0), (1_000, 1, 2.0), (1_000, 2, 4.0)];
        let silence = [(2_000, 0, 0.0), (2_000, 1, 0.0)];
        assert_eq!(told(&mut windows, 5_000), [second.as_slice(), &silence].concat());
        assert!(told(&mut windows, 6_000).is_empty());
    }

    #[test]
    fn the_mask_has_tracks_of_its_own() {
        let mut scenario = fixture::scenario();
        scenario.kernel.rules.search.answer =
            fairground::policy::placement::search::Search::SisCore;
        let mut windows = Windows::new(&scenario);
        let names: Vec<String> = windows.tracks().into_iter().map(|(_, name)| name).collect();
        assert_eq!(names[3..], ["llc0 false positives per ms", "llc0 true negatives per ms"]);
        windows.count(&failure());
        assert_eq!(told(&mut windows, 1_000)[3..], [(0, 3, 2.0), (0, 4, 1.0)]);
    }
}
