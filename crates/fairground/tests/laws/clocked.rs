//! What a machine's frequencies and idle states add to a sketch.

use fairground::model::freq::{Clock, DomainSpec, Driver, Frequencies, Opp};
use fairground::model::idle::IdleState;
use fairground::model::power::Power;
use fairground::model::smt::Throughput;
use fairground::policy::catalogue;
use fairground::sim::scenario::{Machine, Scenario};
use fairground::units::{CpuId, Id, NS_PER_US};
use proptest::prelude::*;
use proptest::sample::Index;

/// All of it, as drawn.
#[derive(Clone, Debug)]
pub struct Hardware {
    /// Steps between frequencies, MHz, from 300 MHz on.
    steps_mhz: Vec<u32>,
    limits: [Index; 3],
    share: u32,
    clock: u8,
    fast: bool,
    cost_us: u64,
    limit_us: u64,
    flags: [bool; 2],
    answers: [Index; 4],
    smt: Vec<u32>,
    power_uw: Vec<u64>,
    states: Vec<(u64, u64, Option<u64>)>,
    clamps: Vec<[u32; 2]>,
}

pub fn hardware() -> impl Strategy<Value = Hardware> {
    let steps_mhz = prop::collection::vec(1..900u32, 1..9);
    let domains = (steps_mhz, any::<[Index; 3]>(), 1..5u32, 0..3u8, any::<bool>());
    let times = (0..3_000u64, 0..20_000u64, any::<[bool; 2]>(), any::<[Index; 4]>());
    let smt = prop::collection::vec(0..=1024u32, 8);
    let power_uw = prop::collection::vec(0..1_000_000u64, 10);
    let state = (0..2_000u64, 0..5_000u64, prop::option::of(0..1_000_000u64));
    let states = prop::collection::vec(state, 0..5);
    let clamps = prop::collection::vec([0..=1024u32, 0..=1024u32], 0..4);
    let rest = (smt, power_uw, states, clamps);
    (domains, times, rest).prop_map(|(domains, times, rest)| Hardware {
        steps_mhz: domains.0,
        limits: domains.1,
        share: domains.2,
        clock: domains.3,
        fast: domains.4,
        cost_us: times.0,
        limit_us: times.1,
        flags: times.2,
        answers: times.3,
        smt: rest.0,
        power_uw: rest.1,
        states: rest.2,
        clamps: rest.3,
    })
}

/// The questions about frequencies whose answers are drawn.
const KEYS: [&str; 4] = ["hint", "rate", "headroom", "governor"];

impl Hardware {
    pub fn give(&self, scenario: &mut Scenario) {
        let machine = &mut scenario.machine;
        machine.freq = Some(self.frequencies(machine));
        let mut of_core = 1024;
        let more = self.smt.iter().map(|gain| {
            of_core += gain;
            of_core
        });
        machine.smt = Throughput::new(std::iter::once(1024).chain(more).collect());
        let (base_uw, core_uw) = (self.power_uw[0], self.power_uw[1..].to_vec());
        let freq_khz = 1_000_000;
        machine.power = Some(Power { base_uw, core_uw, freq_khz, exponent_hundredths: 230 });
        let mut states = self.states.clone();
        states.sort_unstable();
        let mut residency_ns = 0;
        machine.idle = states
            .iter()
            .map(|&(exit_us, more_us, power_uw)| {
                residency_ns += more_us * NS_PER_US;
                IdleState { name: "C".into(), exit_ns: exit_us * NS_PER_US, residency_ns, power_uw }
            })
            .collect();
        let kernel = &mut scenario.kernel;
        for (key, index) in KEYS.iter().zip(&self.answers) {
            let answers = catalogue::question(key).expect("a question").answers;
            kernel.set(key, index.get(answers).name).expect("an answer");
        }
        kernel.set("changes", "uclamp").expect("known");
        kernel.set("rate_limit_us", &self.limit_us.to_string()).expect("in range");
        for (task, clamps) in scenario.workload.tasks.iter_mut().zip(&self.clamps) {
            task.uclamp = [clamps[0].min(clamps[1]), clamps[1]];
        }
    }

    fn frequencies(&self, machine: &Machine) -> Frequencies {
        let mut khz = 300_000;
        let mut all: Vec<u32> = self
            .steps_mhz
            .iter()
            .map(|mhz| {
                khz += mhz * 1_000;
                khz
            })
            .collect();
        all.insert(0, 300_000);
        let opp = |&freq_khz: &u32| Opp {
            freq_khz,
            scale: (u64::from(freq_khz) * 1024 / u64::from(khz)) as u32,
            power_uw: None,
        };
        let opps: Vec<Opp> = all.iter().map(opp).collect();
        let mut rows = self.limits.map(|index| index.index(opps.len()));
        rows.sort_unstable();
        let driver = Driver {
            fast: self.fast,
            cost_ns: self.cost_us * NS_PER_US,
            latency_ns: None,
            delay_ns: None,
        };
        let cpus: Vec<CpuId> = (0..machine.topology.len()).map(CpuId::from_index).collect();
        let domain = |cpus: &[CpuId]| DomainSpec {
            cpus: cpus.to_vec(),
            opps: opps.clone(),
            min: rows[0],
            start: rows[1],
            max: rows[2],
            driver,
        };
        Frequencies {
            domains: cpus.chunks(self.share as usize).map(domain).collect(),
            invariant: self.flags[0],
            from_any_cpu: self.flags[1],
            clock: [Clock::Domain, Clock::Core, Clock::Package][usize::from(self.clock)],
        }
    }
}
