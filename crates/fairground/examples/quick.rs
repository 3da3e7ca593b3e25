use fairground::policy::Kernel;
use fairground::model::topology::*;
use fairground::record::{stats::Stats, digest::Digest};
use fairground::sim::{simulate, labels, scenario::*};
use fairground::units::*;
use fairground::workload::behavior::*;
use fairground::workload::draw::Draw;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let cpus: u32 = args[1].parse().unwrap();
    let ntasks: usize = args[2].parse().unwrap();
    let secs: u64 = args[3].parse().unwrap();
    let kern = &args[4];
    let mut k = Kernel::profile(kern).unwrap();
    k.set("HZ","1000").unwrap();
    let program = Program{steps: vec![Step::Run(Draw::Fixed(1_000_000)), Step::Sleep(Draw::Fixed(9_000_000)), Step::Repeat{to:0,times:None,counter:0}], counters:1, own_timers:0};
    let tasks = (0..ntasks).map(|i| TaskSpec{name: format!("t{i}"), program:0, policy: SchedPolicy::Normal, nice:0, slice_ns:0, affinity: None, group: GroupId(0), start_ns: (i as u64)*10_000, born_on: None}).collect();
    let sc = Scenario { machine: Machine{name:"x".into(), topology: Topology::regular(Shape{packages: (cpus/64).max(1), nodes:1,llcs:(cpus.min(64)/16).max(1),cores:(cpus/ (cpus/64).max(1)/(cpus.min(64)/16).max(1)/2).max(1),threads:2}, true).unwrap(), costs: Costs::default(), noise: vec![], timer_slack_ns: 50_000, tick_skew_ns: 0},
      kernel: k, groups: vec![GroupSpec::root()], workload: Workload{programs: vec![program], tasks, ..Default::default()}, seed:1, duration_ns: secs*NS_PER_SEC};
    let mut rec = (Stats::new(labels(&sc).len(), sc.machine.topology.len()), Digest::default());
    let t = std::time::Instant::now();
    let out = simulate(&sc, &mut rec).unwrap();
    let el = t.elapsed();
    println!("cpus {} events {} facts {} digest {:016x} switches {} migrations {} wall {:?} ns/event {:.1}", sc.machine.topology.len(), out.events, rec.1.facts(), rec.1.value(), rec.0.switches(), rec.0.migrations(), el, el.as_nanos() as f64/out.events as f64);
    let r = rec.0.tasks.iter().map(|t| t.runtime_ns).sum::<u64>();
    println!("runtime sum {} ms", r/1_000_000);
}
