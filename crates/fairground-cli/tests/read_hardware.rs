//! What a machine's description says of SMT, power and a hypervisor.

use fairground::model::power::Power;
use fairground::sim::scenario::{Machine, Partition};
use fairground::units::CpuId;
use fairground_cli::read::{Overrides, load_text, machine};

/// The machine of a scenario.
fn described(text: &str) -> Machine {
    let text = format!("[machine]\n{text}\n[tasks.hog]\nrun = \"1s\"\n");
    let scenario = load_text("scenario", &text, &Overrides::default());
    scenario.unwrap_or_else(|error| panic!("{error}")).machine
}

#[test]
fn throughput_is_a_list_or_a_table_by_threads() {
    let listed = described("threads = 2\nsmt = { throughput = [1.0, 1.25] }");
    assert_eq!(listed.smt.of_core(), [1024, 1280]);
    let points = "{ 1 = 1.0, 2 = 1.6, 4 = 2.2, 8 = 3.02 }";
    let table = described(&format!("threads = 8\nsmt = {{ throughput = {points} }}"));
    assert_eq!(table.smt.of_core(), [1024, 1638, 1946, 2253, 2463, 2673, 2882, 3092]);
    assert!(described("threads = 2").smt.is_unknown(), "no contention unless it is asked for");
}

#[test]
fn power_is_a_base_and_what_cores_draw() {
    let power = described("threads = 3\npower = { base_w = 40.2, core_w = { 1 = 7.5, 3 = 8.5 } }");
    let core_uw = vec![0, 7_500_000, 8_000_000, 8_500_000];
    let expected = Power { base_uw: 40_200_000, core_uw, freq_khz: 0, exponent_hundredths: 0 };
    assert_eq!(power.power, Some(expected));
    let rest = "core_w = [5, 6], freq_ghz = 3.0, exponent = 2.5";
    let sockets = format!("sockets = 2\nthreads = 2\npower = {{ socket_w = 20, {rest} }}");
    let core_uw = vec![0, 5_000_000, 6_000_000];
    let expected =
        Power { base_uw: 40_000_000, core_uw, freq_khz: 3_000_000, exponent_hundredths: 250 };
    assert_eq!(described(&sockets).power, Some(expected));
}

#[test]
fn without_smt_the_first_thread_of_each_core_is_left() {
    let off = described("library = \"xeon-8260-2s\"\nsmt = \"off\"");
    let whole = described("library = \"xeon-8260-2s\"\nsmt = \"on\"");
    assert_eq!((off.topology.len(), whole.topology.len()), (48, 96));
    assert_eq!(off.topology.places(), &whole.topology.places()[..48], "CPU 48 is beside CPU 0");
    let together = described("library = \"power-smt8-2\"\nsmt = \"off\"");
    let cores: Vec<u32> = together.topology.places().iter().map(|place| place.core).collect();
    assert_eq!(cores, [0, 1]);
}

#[test]
fn what_is_said_of_cpus_is_of_those_that_are_online() {
    let freq = "freq = { khz = [800000, 1600000], share = \"core\" }";
    let noise = |cpus| {
        format!("{{ name = \"k{cpus}\", interval = \"1ms\", run = \"1us\", cpus = [{cpus}] }}")
    };
    let text = format!(
        "sockets = 2\ncores = 2\n{freq}\nnoise = [{}, {}]\ncapacity = {{ \"3\" = 512 }}\n\
         hypervisor = {{ cores = 4, window_ms = 10 }}\noffline = \"1-2\"",
        noise(1),
        noise(3)
    );
    let machine = described(&text);
    let place = |cpu: u32| machine.topology.place(CpuId(cpu));
    assert_eq!((machine.topology.len(), place(1).package, place(1).capacity), (2, 1, 512));
    let domains = machine.freq.expect("frequencies").domains;
    let cpus: Vec<_> = domains.into_iter().map(|domain| domain.cpus).collect();
    assert_eq!(cpus, [[CpuId(0)], [CpuId(1)]]);
    let noise: Vec<_> = machine.noise.into_iter().map(|noise| (noise.name, noise.cpus)).collect();
    assert_eq!(noise, [("k3".into(), Some(vec![CpuId(1)]))]);
    assert_eq!(machine.hypervisor.map(|partition| partition.cores), Some(2));
    assert_eq!(described("cores = 2\noffline = \"\"").topology.len(), 2, "as sysfs says none");
}

#[test]
fn a_library_machine_becomes_a_partition() {
    let text = "library = \"power-smt8-8\"\nhypervisor = { cores = 4, window_ms = 10 }";
    let machine = described(text);
    assert_eq!(machine.hypervisor, Some(Partition { cores: 4, window_ns: 10_000_000 }));
    assert_eq!(machine.smt.of_core().len(), 8);
}

#[test]
fn power_machines_have_the_fitted_numbers() {
    for cores in [1, 2, 4, 8] {
        let name = format!("power-smt8-{cores}");
        let machine = machine(&name).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(machine.topology.len(), 8 * cores, "{name}");
        let table = machine.smt.of_core();
        let ratio = f64::from(table[7]) / f64::from(table[3]);
        assert!((ratio - 1.373).abs() < 0.001, "{name}: T(8)/T(4) is {ratio}");
        let power = machine.power.expect("fitted");
        assert_eq!(
            (power.base_uw, power.core_uw[4], power.core_uw[8]),
            (40_280_000, 9_230_000, 11_140_000)
        );
        let first_w = power.core_uw.iter().map(|&uw| uw as f64 / 1e6).collect::<Vec<f64>>();
        for (threads, watts) in first_w.iter().enumerate().skip(1) {
            let line = 7.32 + 0.476 * threads as f64;
            assert!((watts - line).abs() < 0.02, "{name}: p({threads}) = {watts}, line {line}");
        }
    }
}
