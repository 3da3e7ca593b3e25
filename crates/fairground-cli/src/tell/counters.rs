//! Counter tracks of a trace for what the hardware does: each CPU's speed, the machine's power.

use fairground::record::energy::Meter;
use fairground::record::{Fact, Recorder};
use fairground::sim::meter;
use fairground::sim::scenario::Scenario;
use fairground::units::{CpuId, Ns};

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

/// What is known of the hardware.
pub struct Counters {
    meter: Option<Meter>,
    power_mw: u64,
    speeds: Vec<u64>,
}

impl Counters {
    /// The counters of a scenario; none on a machine of constant speeds and unknown power.
    pub fn new(scenario: &Scenario) -> Self {
        let machine = &scenario.machine;
        let varies = machine.hypervisor.is_some() || !machine.smt.is_unknown();
        let speeds = machine.topology.places().iter().map(|place| u64::from(place.capacity));
        let meter = meter(scenario);
        Counters {
            power_mw: meter.as_ref().map_or(0, power_mw),
            meter,
            speeds: if varies { speeds.collect() } else { Vec::new() },
        }
    }

    /// The track above all of them, if there are any.
    pub fn parent(&self) -> Option<u64> {
        (self.meter.is_some() || !self.speeds.is_empty()).then_some(UUID)
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
        power.into_iter().chain(self.speeds.iter().enumerate().map(speed)).collect()
    }

    /// The counter that a fact changes, and its new value.
    pub fn change(&mut self, at_ns: Ns, fact: Fact) -> [Option<(u64, u64)>; 2] {
        let speed = match fact {
            Fact::Pace { cpu, speed, .. } if !self.speeds.is_empty() => {
                Some((speed_uuid(cpu), u64::from(speed.0)))
            }
            _ => None,
        };
        self.meter.record(at_ns, fact);
        let power_mw = self.meter.as_ref().map_or(0, power_mw);
        let changed = std::mem::replace(&mut self.power_mw, power_mw) != power_mw;
        [speed, changed.then_some((power_uuid(), power_mw))]
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

#[cfg(test)]
mod tests {
    use super::super::fixture;
    use super::*;
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
