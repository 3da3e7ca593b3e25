//! `list machine`: what was built from a description, and how CPUs are numbered.

use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};

/// Tests of one process write at the same time.
static WRITTEN: AtomicU32 = AtomicU32::new(0);

/// A description that is gone afterwards.
struct Written(PathBuf);

impl Written {
    fn new(name: &str, text: &str) -> Self {
        let number = WRITTEN.fetch_add(1, Ordering::Relaxed);
        let name = format!("{}-{number}-{name}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::write(&path, text).expect("a file for the test");
        Written(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("text")
    }
}

impl Drop for Written {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

fn output(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_fairground")).args(args).output().expect("the program starts")
}

fn told(args: &[&str]) -> String {
    let output = output(args);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// What is said beside an answer or instead of one, in one line.
fn said(args: &[&str]) -> String {
    let text = String::from_utf8(output(args).stderr).expect("text");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn json(args: &[&str]) -> serde_json::Value {
    serde_json::from_str(&told(&[args, &["--json"]].concat())).expect("JSON")
}

/// Cores of 8 threads of which 4 are online.
fn smt4() -> Written {
    let row = |cpu: u32| format!("{cpu},{},0,0,,{0},{0},{0},0\n", cpu / 8);
    let cpus = (0..16).filter(|cpu| cpu % 8 < 4);
    let rows: String = cpus.map(row).collect();
    Written::new("smt4.txt", &format!("# CPU,Core,Socket,Node,,L1d,L1i,L2,L3\n{rows}"))
}

#[test]
fn levels_have_the_names_of_the_kernel() {
    let string = "pack:2 l3:2 core:2 pu:2";
    let page = told(&["list", "machine", string]);
    for line in [
        "2 packages, 1 NUMA node, 4 last-level caches, 8 cores, 2 threads a core, 16 CPUs",
        "last-level caches: the highest one that is described for each CPU",
        "domains of CPU 0; of the same shape: those of CPU 1-15",
        "  SMT      2  0-1                             0 | 1",
        "  PKG     16  0-15                            0-3 | 4-7 | 8-11 | 12-15",
        "costs: all 0",
    ] {
        assert!(page.contains(line), "{line}\n{page}");
    }
    let old = told(&["list", "machine", string, "--kernel", "6.6"]);
    assert!(old.contains("  DIE ") && !old.contains("PKG"), "{old}");
    assert!(page.lines().all(|line| line.len() <= 100), "{page}");
}

#[test]
fn cpus_of_another_shape_have_their_own_table() {
    let row =
        |cpu: u32| format!("{cpu} 0 0 {} {0}:{0}:{0}:0\n", if cpu < 4 { cpu / 2 } else { cpu });
    let rows: String = (0..8).map(row).collect();
    let hybrid = Written::new("hybrid.txt", &format!("CPU NODE SOCKET CORE L1d:L1i:L2:L3\n{rows}"));
    let page = told(&["list", "machine", hybrid.path()]);
    assert!(page.contains("6 cores, 1 to 2 threads a core"), "{page}");
    assert!(page.contains("domains of CPU 0; of the same shape: those of CPU 1-3"), "{page}");
    assert!(page.contains("domains of CPU 4; of the same shape: those of CPU 5-7"), "{page}");
}

#[test]
fn the_library_and_scenarios_have_machines_too() {
    let page = told(&["list", "machine", "epyc-7y83-2s"]);
    assert!(page.contains("... (8 groups)"), "{page}");
    assert!(page.contains("costs: context_switch"), "{page}");
    let text = "[machine]\ncores = 4\ncapacity = { \"0-1\" = 446 }\n[tasks.hog]\nrun = \"1s\"\n";
    let scenario = Written::new("scenario.toml", text);
    let page = told(&["list", "machine", scenario.path()]);
    assert!(page.contains("capacity: 446 of CPU 0-1, 1024 of CPU 2-3"), "{page}");
    assert!(page.contains("machine inline"), "{page}");
    let single = told(&["list", "machine", "pu:1"]);
    assert!(single.contains("none: there is no other CPU"), "{single}");
    assert!(said(&["list", "kernels", "6.12"]).contains("list machine NAME-OR-FILE"));
}

#[test]
fn programs_get_the_same() {
    let machine = smt4();
    let value = json(&["list", "machine", machine.path()]);
    assert_eq!(value["schema"], "fairground.machine/1");
    assert_eq!((&value["cores"], &value["llcs"]), (&2.into(), &1.into()));
    let fifth = &value["cpus"][4];
    assert_eq!((&fifth["cpu_of_file"], &fifth["core"]), (&8.into(), &1.into()));
    let lowest = fifth["domains"][0].as_u64().expect("a place") as usize;
    assert_eq!(value["domains"][lowest]["span"], serde_json::json!([4, 5, 6, 7]));
}

#[test]
fn the_tick_and_the_turns_of_a_kernel_are_told() {
    let turns = |args: &[&str]| {
        let page = told(&[&["list", "machine", "laptop-4x2"], args].concat());
        page.lines().find(|line| line.starts_with("kernel")).expect("a line").to_owned()
    };
    let usual = "kernel 6.12: tick 4ms (HZ 250), base_slice 2800us (4 x 700us)";
    assert_eq!(turns(&[]), usual);
    assert!(turns(&["--kernel", "5.15"]).contains("HZ 250), latency 24ms (4 x 6ms), min_gran"));
    let value = json(&["list", "machine", "laptop-4x2", "--kernel", "6.18"]);
    assert_eq!((&value["kernel"], &value["tick_ns"]), (&"6.18".into(), &4_000_000.into()));
    assert_eq!(value["turns"], serde_json::json!({ "base_slice_ns": 2_800_000 }));
}

/// Two kinds of CPUs with frequencies, idle states and power.
const PHONE: &str = "cores = 4\ncapacity = { \"0-1\" = 512 }\n\
    idle = [{ name = \"WFI\", exit = \"1us\", residency = \"2us\", power_w = 0.01 }]\n\
    power = { base_w = 0.1, core_w = { 1 = 2.5 } }\n\
    [freq]\ninvariant = true\nlatency = \"20us\"\n\
    [[freq.domain]]\ncpus = \"0-1\"\n\
    opps = [{ khz = 300000, power_w = 0.1 }, { khz = 1800000, power_w = 0.4 }]\n\
    [[freq.domain]]\ncpus = \"2-3\"\n\
    opps = [{ khz = 500000, power_w = 0.2 }, { khz = 2800000, power_w = 2.5 }]\n";

#[test]
fn what_its_cpus_can_do_and_draw_is_told() {
    let phone = Written::new("phone.toml", PHONE);
    let page = told(&["list", "machine", phone.path()]);
    let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
    let each = "2 operating points, each with its power";
    for line in [
        &format!("frequencies of CPU 0-1 (1 domain): 0.3 to 1.8 GHz, {each}, from 0.3 GHz, fast"),
        "governor: schedutil, rate limit 30us (1.5 times the driver's latency); each domain has",
        "idle states: WFI (exit 1us, residency 2us, 0.01 W)",
        "power: 0.1 W, and a core with 0, 1, ... executing threads 0, 2.5 W",
    ] {
        assert!(page.contains(line), "{line}\n{page}");
    }
    let old = json(&["list", "machine", phone.path(), "--kernel", "6.8"]);
    let domain = &old["freq_domains"][1];
    assert_eq!((&domain["khz_min"], &domain["khz_max"]), (&500_000.into(), &2_800_000.into()));
    assert_eq!((&domain["rate_limit_ns"], &old["base_power_w"]), (&10_000_000.into(), &0.1.into()));
    assert_eq!((&old["idle"][0]["power_w"], &old["freq_invariant"]), (&0.01.into(), &true.into()));
    let threads = told(&["list", "machine", "thread-004"]);
    let threads = threads.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(threads.contains("(8 domains): 0.8 to 4 GHz, 33 operating points"), "{threads}");
    assert!(threads.contains("rate limit 500us (the driver's delay); a package's CPUs share"));
    assert!(threads.contains("throughput of a core by executing threads: 1.00, "), "{threads}");
    assert!(!told(&["list", "machine", "laptop-4x2"]).contains("governor"));
}

#[test]
fn a_machine_that_could_not_run_is_refused_here_too() {
    let lacks = Written::new("lacks.toml", &PHONE.replace(", power_w = 2.5 }]", " }]"));
    let said = said(&["list", "machine", lacks.path()]);
    assert!(said.contains("2800000 kHz of CPU 2-3 has no power_w"), "{said}");
    assert!(said.contains("lacks.toml:13:"), "{said}");
}

#[test]
fn a_node_of_memory_alone_is_told_of() {
    let totals = "Architecture: x86_64\nCPU(s): 2\nThread(s) per core: 1\nCore(s) per socket: 2\n\
                  Socket(s): 1\nNUMA node(s): 2\nNUMA node0 CPU(s): 0,1\nNUMA node1 CPU(s):\n";
    let totals = Written::new("memory.txt", totals);
    let said = said(&["list", "machine", totals.path()]);
    assert!(said.contains("a NUMA node of memory alone (CXL, HBM) is left out"), "{said}");
}

#[test]
fn a_pin_to_a_number_that_moved_is_refused_or_told() {
    let machine = smt4();
    let run = |key: &str, cpus: &str| {
        let text = format!("duration = \"10ms\"\n{}", key.replace("CPUS", cpus));
        let scenario = Written::new("pins.toml", &text);
        said(&["run", scenario.path(), "--machine", machine.path()])
    };
    let pin = "[tasks.hog]\nrun = \"1s\"\ncpus = CPUS\n";
    let set =
        "[groups.\"/web\"]\ncpuset = \"CPUS\"\n[tasks.hog]\nrun = \"1s\"\ntaskgroup = \"/web\"\n";
    for key in [pin, set] {
        let list = |cpu: u32| if key == pin { format!("[{cpu}]") } else { cpu.to_string() };
        let said = |cpu: u32| run(key, &list(cpu));
        assert!(said(8).contains("CPU 8 of the file is 4 here"), "{}", said(8));
        assert!(said(12).contains("the file has no CPU 12 that is online"), "{}", said(12));
        assert!(
            said(4).contains("names CPU 4: that is CPU 8 of the machine's file"),
            "{}",
            said(4)
        );
        assert!(!said(1).contains("that is CPU"), "{}", said(1));
        assert!(said(1).contains("CPU 8-11 there is 4-7 here"), "{}", said(1));
    }
}

#[test]
fn pins_may_have_the_numbers_of_the_file() {
    let machine = smt4();
    let run = |text: &str| {
        let of_file =
            format!("[machine]\nlscpu = \"{}\"\ncpu_numbers = \"file\"\n", machine.path());
        let scenario = Written::new("own.toml", &format!("duration = \"10ms\"\n{of_file}{text}"));
        (said(&["run", scenario.path()]), json(&["list", "machine", scenario.path()]))
    };
    let hog = "run = \"1s\"\n";
    for text in [
        &format!("[tasks.hog]\ncpus = [9]\n{hog}"),
        &format!("[groups.\"/web\"]\ncpuset = \"9\"\n[tasks.hog]\n{hog}taskgroup = \"/web\"\n"),
    ] {
        let (said, value) = run(text);
        assert!(!said.contains("that is CPU") && !said.contains("error"), "{said}");
        assert_eq!(value["cpus"][5]["cpu_of_file"], 9);
        let (said, _) = run(&text.replace('9', "4"));
        assert!(said.contains("has CPU 4") || said.contains("names CPU 4"), "{said}");
        assert!(said.contains("the file has no CPU 4 that is online"), "{said}");
    }
}

#[test]
fn half_a_core_with_a_cache_of_its_own_is_a_core() {
    let totals = "Architecture: ppc64le\nCPU(s): 16\nThread(s) per core: 8\nCore(s) per socket: 2\n\
                  Socket(s): 1\nL3: 16 MiB (4 instances)\nNUMA node(s): 1\n";
    let row = |cpu: u32| format!("{cpu},{},0,0,,0,0,{1},{1}\n", cpu / 8, cpu / 8 * 2 + cpu % 2);
    let rows: String = (0..16).map(row).collect();
    let table = format!("# CPU,Core,Socket,Node,,L1d,L1i,L2,L3\n{rows}");
    for (name, text) in [("totals.txt", totals), ("table.txt", &table)] {
        let machine = Written::new(name, text);
        let args = ["list", "machine", machine.path()];
        let page = told(&args);
        assert!(page.contains("4 last-level caches, 4 cores, 4 threads a core, 16 CPUs"), "{page}");
        assert!(page.contains("SMT      4  0,2,4,6 "), "{page}");
        assert!(said(&args).contains("each half is taken for a core"), "{}", said(&args));
    }
}

#[test]
fn what_is_no_machine_is_told_as_what_it_is() {
    let empty = Written::new("empty.txt", " \n");
    assert!(said(&["list", "machine", empty.path()]).contains("the file is empty"));
    let coreless = Written::new("coreless.txt", "CPU NODE ONLINE\n0 0 yes\n");
    assert!(said(&["list", "machine", coreless.path()]).contains("LC_ALL=C lscpu -e"));
    let german = "CPU NODE SOCKET CORE ONLINE\n0 0 0 0 ja\n1 - - - nein\n";
    let german = Written::new("german.txt", german);
    assert!(said(&["list", "machine", german.path()]).contains("LC_ALL=C lscpu -e"));
}

#[test]
fn a_word_of_linux_is_told_the_word_that_is_taken() {
    let set = |word| said(&["run", "two-hogs-003", "--duration", "10ms", "--set", word]);
    assert!(set("search=sis_core").contains("did you mean search=sis-core?"));
    assert!(set("features=SIS_CORE").contains("SIS_CORE is an answer here: search=sis-core"));
    assert!(set("features=NO_SIS_UTIL").contains("instead of it search may be"));
    assert!(set("hz=1000").contains("did you mean \"HZ\"?"));
    assert!(set("sched_base_slice_ns=3").contains("did you mean base_slice_ns=3?"));
}
