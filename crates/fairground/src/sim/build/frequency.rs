//! The scheduler's view of a machine's frequencies.

use crate::model::freq::{DomainSpec, Freq, FreqCpu, FreqDomain};
use crate::model::max_window::MaxWindow;
use crate::sim::scenario::Scenario;
use crate::units::{CpuId, FreqDomainId, NEVER, Table};

/// The scheduler's view of a machine's frequencies.
pub fn freq(scenario: &Scenario) -> Freq {
    let Some(frequencies) = &scenario.machine.freq else { return Freq::none() };
    let cpus = scenario.machine.topology.len();
    let kernel = &scenario.kernel;
    let domain = |spec: &DomainSpec| {
        let first = kernel.rules.governor.answer.first_row(spec);
        let driver = &spec.driver;
        let window_ns = kernel.rules.rate.window_ns(driver);
        FreqDomain {
            cur: first,
            next: first,
            last_change_ns: None,
            switching: false,
            limit_ns: kernel.rules.rate.limit_ns(driver),
            window: MaxWindow::new(window_ns, first, spec.opps.len()),
            recheck_ns: NEVER,
            spec: spec.clone(),
        }
    };
    let mut domain_of = Table::from_fn(cpus, |_: CpuId| FreqDomainId(0));
    for (row, spec) in frequencies.domains.iter().enumerate() {
        spec.cpus.iter().for_each(|&cpu| domain_of[cpu] = FreqDomainId(row as u32));
    }
    Freq {
        listens: kernel.rules.governor.answer.listens(),
        invariant: frequencies.invariant,
        from_any_cpu: frequencies.from_any_cpu,
        domains: frequencies.domains.iter().map(domain).collect(),
        domain_of,
        cpus: Table::from_fn(cpus, |_: CpuId| FreqCpu::default()),
        acting: CpuId(0),
    }
}

/// True if PELT's clock follows frequencies of this machine.
pub fn scales_pelt(scenario: &Scenario) -> bool {
    scenario.machine.freq.as_ref().is_some_and(|freq| freq.invariant)
}
