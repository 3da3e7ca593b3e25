//! Machines from every kind of description.

use fairground::model::topology::CpuPlace;
use fairground::sim::scenario::Machine;
use fairground::units::CpuId;
use fairground::workload::draw::Draw;
use fairground_cli::read::{Overrides, load_text, machine, machines};
use std::path::{Path, PathBuf};

type Place = (u32, u32, u32, u32);

fn places(spec: &str) -> Vec<Place> {
    let machine = machine(spec).unwrap_or_else(|error| panic!("{error}"));
    machine.topology.places().iter().map(|p| (p.package, p.node, p.llc, p.core)).collect()
}

/// A synthetic string and what the real hwloc makes of it.
const STRINGS: &[(&str, &str)] = &[
    ("node:2 l3:2 core:4 pu:2", "node-2-l3-2-core-4-pu-2"),
    ("pack:2 node:1 l3:2 core:4 pu:2", "pack-2-node-1-l3-2-core-4-pu-2"),
    ("pack:2 core:3 pu:1", "pack-2-core-3-pu-1"),
    ("pack:1 [numa] l3:2 l2:2 core:1 pu:2", "pack-1-numa-l3-2-l2-2-core-1-pu-2"),
    ("die:2 l3:2 l2:1 l1d:1 core:2 pu:2", "die-2-l3-2-l2-1-l1d-1-core-2-pu-2"),
    ("node:2 core:2 pu:2(indexes=0,4,2,6,1,5,3,7)", "node-2-core-2-pu-2-indexes-0-4-2-6-1-5-3-7"),
    ("group:2 pack:1 node:2 l3:1 core:2 pu:2", "group-2-pack-1-node-2-l3-1-core-2-pu-2"),
    ("l2:2 core:2 pu:1", "l2-2-core-2-pu-1"),
    ("pack:2 l3:2 node:1 core:4 pu:2", "pack-2-l3-2-node-1-core-4-pu-2"),
];

#[test]
fn synthetic_strings_mean_what_hwloc_makes_of_them() {
    for (text, file) in STRINGS {
        assert_eq!(places(text), places(&format!("tests/data/hwloc/{file}.xml")), "{text}");
    }
}

#[test]
fn lscpu_and_hwloc_agree_on_one_machine() {
    assert_eq!(places("tests/data/lscpu.json"), places("tests/data/hwloc/this-machine.xml"));
}

#[test]
fn offline_cpus_are_left_out_and_the_rest_renumbered() {
    let expected = [(0, 0, 0, 0), (0, 0, 0, 1), (1, 1, 1, 2), (1, 1, 1, 2)];
    assert_eq!(places("tests/data/lscpu-old.json"), expected);
}

#[test]
fn a_pu_that_hwloc_calls_offline_is_left_out_and_one_not_allowed_stays() {
    let pack = "tests/data/hwloc/pack-2-core-3-pu-1.xml";
    let text = std::fs::read_to_string(pack).expect("it is there");
    let with = |of: &str, attribute: &str| {
        let [one, other] = [r#"<object type=""#, r#"" os_index=""#];
        let object = format!("{one}PU{other}{of}\"");
        assert!(text.contains(&object), "{object}");
        let path = std::env::temp_dir().join(format!("pu-{}-{of}.xml", std::process::id()));
        std::fs::write(&path, text.replace(&object, &format!("{object} {attribute}")))
            .expect("a file for the test");
        let found = places(&path.display().to_string());
        std::fs::remove_file(&path).expect("removed");
        found
    };
    assert_eq!(with("1", r#"online_cpuset="0x0""#).len(), 5);
    assert_eq!(with("2", r#"online_cpuset="0x00000004""#), places(pack));
    assert_eq!(with("3", r#"allowed_cpuset="0x0""#), places(pack));
}

#[test]
fn every_form_of_lscpu_is_the_same_machine() {
    // All were written by util-linux 2.38.1 on the machine of lscpu.json; the totals of a machine
    // with one socket and no threads leave nothing open.
    for form in ["lscpu.txt", "lscpu-e.txt", "lscpu-p.txt", "lscpu-j.json"] {
        assert_eq!(
            places(&format!("tests/data/{form}")),
            places("tests/data/lscpu.json"),
            "{form}"
        );
    }
}

#[test]
fn a_table_of_lscpu_that_is_cut_short_is_refused() {
    for (form, lines, names) in [("lscpu-p.txt", 6, 9), ("lscpu-e.txt", 3, 6)] {
        let text = std::fs::read_to_string(format!("tests/data/{form}")).expect("it is there");
        let at = text.trim_end().rfind([',', ' ']).expect("several values");
        let path = std::env::temp_dir().join(format!("cut-{}-{form}", std::process::id()));
        std::fs::write(&path, text[..at].trim_end()).expect("a file for the test");
        let spec = path.display().to_string();
        let said = machine(&spec).expect_err("cut short").to_string();
        std::fs::remove_file(&path).expect("removed");
        assert!(said.contains(&format!("{spec}:{lines}:1")), "{said}");
        let title = format!("a CPU's row has {} of {names} values", names - 1);
        assert!(said.contains(&title) && said.contains("accepted: a value for each of CPU"));
    }
}

/// What is read from a file with this text.
fn lscpu_of(text: &str, name: &str) -> Result<Machine, String> {
    let name = format!("fairground-lscpu-{}-{name}.txt", std::process::id());
    let path = std::env::temp_dir().join(name);
    std::fs::write(&path, text).expect("a file for the test");
    let read = machine(&path.display().to_string()).map_err(|error| error.to_string());
    std::fs::remove_file(path).expect("removed");
    read
}

#[test]
fn totals_of_lscpu_that_leave_it_open_are_regular_or_refused() {
    let of = |totals: [u32; 5]| {
        let [cpus, threads, cores, sockets, nodes] = totals;
        let text = format!(
            "Architecture: x86_64\nCPU(s): {cpus}\nThread(s) per core: {threads}\n\
             Core(s) per socket: {cores}\nSocket(s): {sockets}\nNUMA node(s): {nodes}\n\
             L3 cache: 64 MiB ({nodes} instances)\n"
        );
        lscpu_of(&text, &cpus.to_string())
    };
    let arm = lscpu_of(
        "Architecture: aarch64\nCPU(s): 8\nThread(s) per core: 1\nCore(s) per socket: 8\n\
         Socket(s): 1\nNUMA node(s): 1\nL1d cache: 512 KiB (8 instances)\n\
         L2 cache: 8 MiB (8 instances)\n",
        "arm",
    );
    let llcs = |read: Machine| read.topology.places().iter().map(|p| p.llc).max();
    assert_eq!(llcs(arm.expect("regular")), Some(7), "without an L3 each L2 is the last");
    let regular = of([32, 2, 8, 2, 2]).expect("regular");
    let second = regular.topology.places()[16];
    assert_eq!((regular.topology.len(), second.core, second.node), (32, 0, 0));
    for odd in [[20, 2, 14, 1, 1], [0, 1, 1, 1, 1], [12, 1, 12, 1, 5]] {
        let said = of(odd).map(|machine| machine.topology.len());
        match odd[4] {
            5 => assert!(said.is_err_and(|m| m.contains("equally"))),
            _ => assert!(said.is_err_and(|m| m.contains("lscpu -e"))),
        }
    }
    let message = machine("tests/data/lscpu-totals.json").expect_err("totals").to_string();
    assert!(message.contains("lscpu -e"), "{message}");
}

/// lscpu numbers the cores of this board anew for each of its three kinds of CPUs (util-linux,
/// tests/expected/lscpu/lscpu-arm-A510-A710-A715-X3).
#[test]
fn cpus_that_share_no_first_cache_are_no_threads_of_one_core() {
    let rows =
        [(0, 0, 0), (1, 1, 1), (2, 2, 1), (0, 3, 2), (1, 4, 3), (0, 5, 4), (1, 6, 5), (0, 7, 6)];
    let rows =
        (0..).zip(rows).map(|(cpu, (core, l1, l2))| format!("{cpu},{core},0,,,{l1},{l1},{l2},0\n"));
    let text = format!("# CPU,Core,Socket,Node,,L1d,L1i,L2,L3\n{}", rows.collect::<String>());
    let places = lscpu_of(&text, "dynamiq").expect("a board").topology.places().to_vec();
    let cores: std::collections::BTreeSet<u32> = places.iter().map(|place| place.core).collect();
    assert_eq!((places.len(), cores.len()), (8, 8));
    let smt = "# CPU,Core,Socket,Node,,L1d,L1i,L2,L3\n0,0,0,0,,0,0,0,0\n1,0,0,0,,0,0,0,0\n";
    let smt = lscpu_of(smt, "smt").expect("a core").topology;
    assert_eq!(smt.place(CpuId(0)).core, smt.place(CpuId(1)).core);
}

/// Of a CPU without an L3 lscpu writes one number less (util-linux, lscpu-x86_64-meteor_lake).
#[test]
fn rows_of_which_a_cache_is_left_out_are_refused_with_the_reason() {
    let text = "# CPU,Core,Socket,Node,,L1d,L1i,L2,L3\n0,0,0,0,,0,0,0,0\n20,14,0,0,,64,64,8\n";
    let said = lscpu_of(text, "lacking").expect_err("nobody knows which");
    assert!(said.contains("lscpu leaves out its number, and not its place"), "{said}");
    let text = "CPU CORE SOCKET L1d:L1i:L2:L3\n0 0 0 0:0:0:0\n1 1 0 1:0\n";
    let said = lscpu_of(text, "lacking-e").expect_err("nobody knows which");
    assert!(said.contains("2 of 4 caches") && said.contains("sysfs"), "{said}");
}

/// Trees that were gathered may have masks in place of lists.
#[test]
fn a_sysfs_tree_with_masks_alone_is_read() {
    let root = std::env::temp_dir().join(format!("fairground-masks-{}", std::process::id()));
    let system = root.join("sys/devices/system");
    let write = |file: String, text: &str| {
        let path = system.join(file);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        std::fs::write(path, text).expect("written");
    };
    for cpu in 0..4 {
        let mask = if cpu % 2 == 0 { "00000000,00000005" } else { "00000000,0000000a" };
        write(format!("cpu/cpu{cpu}/topology/thread_siblings"), mask);
        write(format!("cpu/cpu{cpu}/topology/physical_package_id"), "0");
        write(format!("cpu/cpu{cpu}/cache/index0/level"), "3");
        write(format!("cpu/cpu{cpu}/cache/index0/type"), "Unified");
        write(format!("cpu/cpu{cpu}/cache/index0/shared_cpu_map"), "f");
    }
    write("node/node0/cpumap".into(), "5");
    write("node/node1/cpumap".into(), "a");
    let read = machine(&root.display().to_string()).map_err(|error| error.to_string());
    std::fs::remove_dir_all(root).expect("removed");
    let places = read.expect("a machine").topology.places().to_vec();
    let of = |key: fn(&CpuPlace) -> u32| places.iter().map(key).collect::<Vec<_>>();
    assert_eq!((of(|p| p.core), of(|p| p.node)), (vec![0, 1, 0, 1], vec![0, 1, 0, 1]));
}

#[test]
fn every_machine_of_the_library_is_one() {
    let all = machines();
    assert!(all.len() >= 10);
    for item in all {
        let machine = machine(&item.name).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(machine.name, item.name);
        assert!(!item.what.is_empty() && !item.source.is_empty(), "{}", item.name);
        assert!(item.what.len() <= 100, "{}: one line", item.name);
    }
    assert_eq!(places("tencent-42").len(), 42);
    assert_eq!(places("xeon-8260-2s")[24], (1, 1, 1, 24));
    assert_eq!(places("xeon-8260-2s")[48], (0, 0, 0, 0));
    assert_eq!(places("epyc-7y83-2s")[200], (1, 1, 9, 72));
}

#[test]
fn capacities_of_the_library_are_read() {
    let phone = machine("phone-4-4").unwrap_or_else(|error| panic!("{error}"));
    let capacities: Vec<u32> = phone.topology.places().iter().map(|p| p.capacity).collect();
    assert_eq!(capacities, [446, 446, 446, 446, 1024, 1024, 1024, 1024]);
}

/// The interrupt cost of a scenario's `[machine]`, after `--set`.
fn interrupt(costs: &str, set: &[(&str, &str)]) -> Result<Draw, String> {
    let text = format!("[machine]\ncores = 2\n{costs}\n[tasks.hog]\nrun = \"1s\"\n");
    let set = set.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let overrides = Overrides { set, ..Overrides::default() };
    let scenario = load_text("scenario", &text, &overrides).map_err(|error| error.to_string())?;
    Ok(scenario.machine.costs.interrupt)
}

#[test]
fn an_interrupt_takes_a_fixed_or_a_random_time() {
    let of = |value: &str| interrupt(&format!("costs = {{ interrupt = {value} }}"), &[]);
    assert_eq!(of("\"5us\""), Ok(Draw::Fixed(5_000)));
    let uniform = Ok(Draw::Uniform { lo: 4_000, hi: 7_000 });
    assert_eq!(of("{ uniform = [\"4us\", \"7us\"] }"), uniform);
    assert_eq!(of("{ exp = \"3us\" }"), Ok(Draw::Exponential { mean: 3_000 }));
    assert_eq!(interrupt("", &[]), Ok(Draw::Fixed(0)), "nothing costs anything by itself");
    let set = ("machine.costs.interrupt", "{ uniform = [\"4us\", \"7us\"] }");
    assert_eq!(interrupt("", &[set]), uniform);
    let message = of("5").expect_err("a bare number");
    assert!(message.contains("interrupt") && message.contains("uniform"), "{message}");
}

#[test]
fn the_oracle_s_interrupts_take_what_was_measured() {
    for name in ["oracle-2", "oracle-8", "oracle-8-cores"] {
        let machine = machine(name).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(machine.costs.interrupt, Draw::Uniform { lo: 4_000, hi: 7_000 }, "{name}");
        assert_eq!(machine.costs.context_switch_ns, 0, "{name}");
    }
}

/// A sysfs tree that is gone afterwards.
struct Tree(PathBuf);

impl Tree {
    fn new(name: &str) -> Self {
        Tree(std::env::temp_dir().join(format!("fairground-{name}-{}", std::process::id())))
    }

    fn put(&self, path: &str, text: &str) {
        let path = self.0.join("sys/devices/system").join(path);
        std::fs::create_dir_all(path.parent().unwrap_or(Path::new(""))).expect("a folder");
        std::fs::write(path, format!("{text}\n")).expect("a file");
    }

    fn cpu(&self, cpu: u32, package: i32, siblings: &str, l3: &str, capacity: u32) {
        let dir = format!("cpu/cpu{cpu}");
        self.put(&format!("{dir}/topology/physical_package_id"), &package.to_string());
        self.put(&format!("{dir}/topology/thread_siblings_list"), siblings);
        self.put(&format!("{dir}/cpu_capacity"), &capacity.to_string());
        for (index, level, kind, shared) in
            [(0, 1, "Data", siblings), (1, 1, "Instruction", siblings), (3, 3, "Unified", l3)]
        {
            let cache = format!("{dir}/cache/index{index}");
            self.put(&format!("{cache}/level"), &level.to_string());
            self.put(&format!("{cache}/type"), kind);
            self.put(&format!("{cache}/shared_cpu_list"), shared);
        }
    }
}

impl Drop for Tree {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn sysfs_is_read_under_any_root() {
    let tree = Tree::new("sysfs");
    tree.cpu(0, 0, "0,4", "0-1,4", 1024);
    tree.cpu(1, 0, "1", "0-1,4", 512);
    tree.cpu(2, 1, "2", "2", 512);
    tree.cpu(3, 1, "3", "2-3", 512);
    tree.put("cpu/cpu3/online", "0");
    tree.cpu(4, 0, "0,4", "0-1,4", 1024);
    tree.put("cpu/cpufreq/boost", "1");
    tree.put("node/node0/cpulist", "0-1,4");
    tree.put("node/node1/cpulist", "2-3");
    let root = tree.0.display().to_string();
    let expected = [(0, 0, 0, 0), (0, 0, 0, 1), (1, 1, 1, 2), (0, 0, 0, 0)];
    assert_eq!(places(&root), expected);
    assert_eq!(places(&format!("{root}/sys")), expected);
    let read = machine(&root).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(read.topology.places()[1].capacity, 512);
    tree.put("cpu/cpu2/topology/physical_package_id", "two");
    let message = machine(&root).expect_err("no number").to_string();
    assert!(message.contains("physical_package_id") && message.contains("two"), "{message}");
}

#[test]
fn clusters_wider_than_any_shared_cache_are_last_level_caches() {
    let tree = Tree::new("clusters");
    for cpu in 0..4 {
        let own = cpu.to_string();
        tree.cpu(cpu, 0, &own, &own, 1024);
    }
    let root = tree.0.display().to_string();
    let llcs = || -> Vec<u32> {
        let read = machine(&root).unwrap_or_else(|error| panic!("{error}"));
        read.topology.places().iter().map(|place| place.llc).collect()
    };
    assert_eq!(llcs(), [0, 1, 2, 3]);
    for cpu in 0..4 {
        let cluster = if cpu < 2 { "0-1" } else { "2-3" };
        tree.put(&format!("cpu/cpu{cpu}/topology/cluster_cpus_list"), cluster);
    }
    assert_eq!(llcs(), [0, 0, 1, 1]);
}

#[test]
fn a_folder_without_cpus_is_refused() {
    let message = machine("tests/data").expect_err("no CPUs").to_string();
    assert!(message.contains("sys/devices/system/cpu/cpu0"), "{message}");
}

#[test]
fn hostile_xml_is_refused() {
    let tree = Tree::new("xml");
    std::fs::create_dir_all(&tree.0).expect("a folder");
    let path = tree.0.join("bad.xml");
    let try_text = |text: &str| {
        std::fs::write(&path, text).expect("a file");
        let error = machine(&path.display().to_string()).expect_err("no machine");
        let message = error.to_string();
        assert!(message.contains("bad.xml"), "{message}");
    };
    try_text("<topology>");
    try_text("<html></html>");
    try_text("<topology/>");
    try_text(&("<topology>".to_owned() + &"<object>".repeat(500_000)));
    let deep = "<object>".repeat(1000);
    let pu = "<object type=\"PU\" os_index=\"0\"/>";
    let close = "</object>".repeat(1000);
    try_text(&format!("<topology>{deep}{pu}{close}</topology>"));
    try_text("<topology><object type=\"PU\" os_index=\"x\"/></topology>");
    try_text(
        "<!DOCTYPE a [<!ENTITY a \"&b;&b;&b;&b;\"><!ENTITY b \"&c;&c;&c;&c;\">\
         <!ENTITY c \"&a;\">]><topology>&a;</topology>",
    );
}
