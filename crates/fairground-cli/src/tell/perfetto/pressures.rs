//! Counter tracks of a trace for the pressure of CPUs on each group that has a limit: the share of
//! each tenth of a second in which some of its tasks waited, and in which none ran.

use super::windows::Sample;
use fairground::record::pressure::Pressure;
use fairground::record::{Fact, Recorder};
use fairground::sim::pressure;
use fairground::sim::scenario::Scenario;
use fairground::units::{NS_PER_MS, Ns};

/// Length of a window.
const WINDOW_NS: Ns = 100 * NS_PER_MS;
/// Track that holds these counters.
const UUID: u64 = 4 << 20;

/// A group that is told of.
struct Group {
    row: usize,
    path: String,
    /// Totals of some and of full at the window's start, ns.
    told_ns: [Ns; 2],
}

/// What was seen up to the present window.
pub struct Pressures {
    groups: Vec<Group>,
    pressure: Option<Pressure>,
    ends_ns: Ns,
}

impl Pressures {
    /// The tracks of a scenario; none without limits.
    pub fn new(scenario: &Scenario) -> Self {
        let is_written = |row| scenario.limit_writes().any(|write| write.group.0 as usize == row);
        let limited = scenario
            .groups
            .iter()
            .enumerate()
            .filter(|(row, group)| group.limit.quota_ns.is_some() || is_written(*row));
        let groups: Vec<Group> = limited
            .map(|(row, group)| Group { row, path: group.path.clone(), told_ns: [0; 2] })
            .collect();
        let pressure = (!groups.is_empty()).then(|| pressure(scenario));
        Pressures { groups, pressure, ends_ns: WINDOW_NS }
    }

    /// The track above all of them, if there are any.
    pub fn parent(&self) -> Option<u64> {
        self.pressure.is_some().then_some(UUID)
    }

    /// Id and name of every track.
    pub fn tracks(&self) -> Vec<(u64, String)> {
        let of_group = |(place, group): (usize, &Group)| {
            let path = &group.path;
            [0, 1].map(|kind| (uuid(place, kind), format!("{path} {}, %", ["some", "full"][kind])))
        };
        self.groups.iter().enumerate().flat_map(of_group).collect()
    }

    /// Takes a fact of the present window.
    pub fn record(&mut self, at_ns: Ns, fact: Fact) {
        self.pressure.record(at_ns, fact);
    }

    /// Tells the windows that are over, each at its start.
    pub fn end(&mut self, at_ns: Ns, mut tell: impl FnMut(Sample)) {
        let Some(pressure) = &mut self.pressure else { return };
        while at_ns >= self.ends_ns {
            pressure.read(self.ends_ns);
            let start_ns = self.ends_ns - WINDOW_NS;
            self.ends_ns += WINDOW_NS;
            for (place, group) in self.groups.iter_mut().enumerate() {
                let total = &pressure.groups()[group.row];
                for (kind, now_ns) in [total.some_ns, total.full_ns].into_iter().enumerate() {
                    let told_ns = std::mem::replace(&mut group.told_ns[kind], now_ns);
                    let value = 100.0 * (now_ns - told_ns) as f64 / WINDOW_NS as f64;
                    tell(Sample { at_ns: start_ns, uuid: uuid(place, kind), value });
                }
            }
        }
    }
}

fn uuid(place: usize, kind: usize) -> u64 {
    UUID + 1 + 2 * place as u64 + kind as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::fixture;
    use fairground::record::Leaves;

    #[test]
    fn each_tenth_of_a_second_has_its_share() {
        let mut scenario = fixture::scenario();
        assert_eq!(Pressures::new(&scenario).parent(), None);
        scenario.groups[1].limit.quota_ns = Some(50 * NS_PER_MS);
        let mut pressures = Pressures::new(&scenario);
        let names: Vec<String> = pressures.tracks().into_iter().map(|(_, name)| name).collect();
        assert_eq!(names, ["/web some, %", "/web full, %"]);
        let mut told = Vec::new();
        // "api" waits for 40 ms, then runs to the end of the second window.
        pressures.record(0, fixture::wake_new(1, 0, 1));
        let runs = fixture::switch(1, None, Leaves::Asleep, Some(1));
        pressures.record(40 * NS_PER_MS, runs);
        pressures.end(250 * NS_PER_MS, |sample| {
            told.push((sample.at_ns / NS_PER_MS, sample.uuid - uuid(0, 0), sample.value));
        });
        assert_eq!(told, [(0, 0, 40.0), (0, 1, 40.0), (100, 0, 0.0), (100, 1, 0.0)]);
    }
}
