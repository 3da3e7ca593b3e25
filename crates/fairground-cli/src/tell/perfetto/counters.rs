//! Counter tracks of a trace for what hardware and limits do: each CPU's speed, frequency and idle
//! state, the machine's power, on how many CPUs a limited group is throttled.

use fairground::record::energy::Meter;
use fairground::record::{Fact, Idle, Recorder};
use fairground::sim::meter;
use fairground::sim::scenario::Scenario;
use fairground::units::{CpuId, GroupId, Id, Ns};

/// Track that holds these counters; those of the CPUs follow that of the power.
const UUID: u64 = 1 << 20;

/// A counter track: its id, its name and its value at the start.
pub struct Track {
    /// Id.
    pub uuid: u64,
    /// Name.
    pub name: String,
    /// Value at the start of the run.
    pub value: u64,
}

/// What is known of the hardware, and of the groups that have a limit.
pub struct Counters {
    meter: Option<Meter>,
    power_mw: u64,
    speeds: Vec<u64>,
    /// CPUs whose frequency, and whose idle state, is told.
    frequencies: usize,
    idlers: usize,
    deepest: u64,
    /// By group; None for one that never has a limit.
    throttled: Vec<Option<(String, u64)>>,
}

impl Counters {
    /// The counters of a scenario; none on a machine of constant speeds and unknown power.
    pub fn new(scenario: &Scenario) -> Self {
        let machine = &scenario.machine;
        let varies =
            machine.hypervisor.is_some() || !machine.smt.is_unknown() || machine.freq.is_some();
        let cpus = machine.topology.len();
        let speeds = machine.topology.places().iter().map(|place| u64::from(place.capacity));
        let meter = meter(scenario);
        let writes = scenario.limit_writes().map(|write| write.group.index());
        let written: Vec<usize> = writes.collect();
        let groups = scenario.groups.iter().enumerate();
        let throttled = groups.map(|(row, group)| {
            let limited = group.limit.quota_ns.is_some() || written.contains(&row);
            limited.then(|| (format!("{} throttled CPUs", group.path), 0))
        });
        Counters {
            throttled: throttled.collect(),
            power_mw: meter.as_ref().map_or(0, power_mw),
            meter,
            speeds: if varies { speeds.collect() } else { Vec::new() },
            frequencies: if machine.freq.is_some() { cpus } else { 0 },
            idlers: if machine.idle.is_empty() { 0 } else { cpus },
            deepest: machine.idle.len() as u64 + 1,
        }
    }

    /// The track above all of them, if there are any.
    pub fn parent(&self) -> Option<u64> {
        let limited = self.throttled.iter().any(Option::is_some);
        let hardware = !self.speeds.is_empty() || self.idlers > 0;
        (self.meter.is_some() || hardware || limited).then_some(UUID)
    }

    /// All counters.
    pub fn tracks(&self) -> Vec<Track> {
        let power = self.meter.as_ref().map(|_| {
            let name = "power, mW".into();
            Track { uuid: power_uuid(), name, value: self.power_mw }
        });
        let speed = |(cpu, &value): (usize, &u64)| {
            let name = format!("cpu{cpu} speed of 1024");
            Track { uuid: speed_uuid(CpuId(cpu as u32)), name, value }
        };
        let groups = self.throttled.iter().enumerate();
        let throttled = groups.filter_map(|(row, known)| {
            let (name, value) = known.as_ref()?;
            Some(Track { uuid: throttled_uuid(row), name: name.clone(), value: *value })
        });
        let speeds = self.speeds.iter().enumerate().map(speed);
        let frequencies = (0..self.frequencies).map(|cpu| {
            let name = format!("cpu{cpu} frequency, kHz");
            Track { uuid: frequency_uuid(CpuId(cpu as u32)), name, value: 0 }
        });
        let idlers = (0..self.idlers).map(|cpu| {
            let name = format!("cpu{cpu} idle state (0: none, 1: polls)");
            Track { uuid: idle_uuid(CpuId(cpu as u32)), name, value: self.deepest }
        });
        let cpus = speeds.chain(frequencies).chain(idlers);
        power.into_iter().chain(cpus).chain(throttled).collect()
    }

    /// The counter that a fact changes, and its new value.
    pub fn change(&mut self, at_ns: Ns, fact: Fact) -> [Option<(u64, u64)>; 2] {
        let changed = match fact {
            Fact::Throttle { group, .. } => self.throttle(group, 1),
            Fact::Unthrottle { group, .. } => self.throttle(group, -1),
            Fact::Pace { cpu, speed, .. } if !self.speeds.is_empty() => {
                Some((speed_uuid(cpu), u64::from(speed.0)))
            }
            Fact::Frequency { cpu, freq_khz } => Some((frequency_uuid(cpu), u64::from(freq_khz))),
            Fact::Idle { cpu, state } => Some((idle_uuid(cpu), depth(state))),
            _ => None,
        };
        self.meter.record(at_ns, fact);
        let power_mw = self.meter.as_ref().map_or(0, power_mw);
        let differs = std::mem::replace(&mut self.power_mw, power_mw) != power_mw;
        [changed, differs.then_some((power_uuid(), power_mw))]
    }

    fn throttle(&mut self, group: GroupId, by: i64) -> Option<(u64, u64)> {
        let (_, value) = self.throttled.get_mut(group.index())?.as_mut()?;
        *value = value.saturating_add_signed(by);
        Some((throttled_uuid(group.index()), *value))
    }
}

fn power_mw(meter: &Meter) -> u64 {
    meter.power_uw() / 1000
}

fn power_uuid() -> u64 {
    UUID + 1
}

fn speed_uuid(cpu: CpuId) -> u64 {
    UUID + 2 + u64::from(cpu.0)
}

/// Each kind has room for every CPU of a trace.
fn frequency_uuid(cpu: CpuId) -> u64 {
    speed_uuid(cpu) + UUID / 4
}

fn idle_uuid(cpu: CpuId) -> u64 {
    speed_uuid(cpu) + UUID / 2
}

/// 0 for a CPU that is not idle, 1 for one that polls, then the states from shallow to deep.
fn depth(idle: Idle) -> u64 {
    match idle {
        Idle::Over => 0,
        Idle::Polls => 1,
        Idle::State(row) => 2 + u64::from(row),
    }
}

fn throttled_uuid(group: usize) -> u64 {
    2 * UUID + group as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::fixture;
    use fairground::model::power::Power;
    use fairground::model::smt::Throughput;
    use fairground::units::Speed;

    #[test]
    fn speed_and_power_are_counted_when_they_change() {
        let mut scenario = fixture::scenario();
        assert!(Counters::new(&scenario).tracks().is_empty(), "nothing is known");
        scenario.machine.smt = Throughput::new(vec![1024]);
        let core_uw = vec![0, 2_000_000];
        let power = Power { base_uw: 5_000_000, core_uw, freq_khz: 0, exponent_hundredths: 0 };
        scenario.machine.power = Some(power);
        let mut counters = Counters::new(&scenario);
        let tracks = counters.tracks();
        let starts: Vec<(&str, u64)> =
            tracks.iter().map(|track| (track.name.as_str(), track.value)).collect();
        let speeds = [("cpu0 speed of 1024", 1024), ("cpu1 speed of 1024", 1024)];
        assert_eq!(starts, [[("power, mW", 5000)].as_slice(), &speeds].concat());
        let switch = fixture::switch(1, None, fairground::record::Leaves::Asleep, Some(0));
        assert_eq!(counters.change(10, switch), [None, Some((tracks[0].uuid, 7000))]);
        let (cpu, speed) = (CpuId(1), Speed(0));
        let pace = Fact::Pace { cpu, alone: Speed::FULL, speed };
        let told = [Some((tracks[2].uuid, 0)), Some((tracks[0].uuid, 5000))];
        assert_eq!(counters.change(20, pace), told);
    }
}
