//! What must be told with the numbers so that nobody takes a harm for a gain.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn output(scenario: &str, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fairground"));
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    // Who refuses an option reads no scenario, so this may fail.
    let _ = child.stdin.take().expect("piped").write_all(scenario.as_bytes());
    child.wait_with_output().expect("it ends")
}

/// All that people see, and how it ended. Lines are joined: where they end is of no matter.
fn seen(scenario: &str, args: &[&str]) -> (String, i32) {
    let Output { status, stdout, stderr } = output(scenario, args);
    let text = String::from_utf8([stdout, stderr].concat()).expect("text");
    let words: Vec<&str> = text.split_whitespace().collect();
    (words.join(" "), status.code().expect("no signal"))
}

const ONE_CPU: &str = "machine = \"node:1 l3:1 core:1 pu:1\"\nduration = \"2s\"\n";

fn hogs() -> String {
    format!("{ONE_CPU}[tasks.rt]\nphases.p.events = [{{ run = \"1s\" }}]\n")
        + "[tasks.web]\nphases.p.events = [{ run = \"1s\" }]\n"
}

#[test]
fn starvation_is_a_loss_and_a_missed_target() {
    let fifo = "tasks.rt.policy=SCHED_FIFO";
    let (page, _) = seen(&hogs(), &["run", "-", "--set", fifo]);
    assert!(page.contains("STARVED: web wants to run and has got no CPU since 0.000 s"), "{page}");
    assert!(page.contains("REAL TIME: rt took 100.0 % of its CPUs"), "{page}");
    let (page, _) = seen(&hogs(), &["compare", "-", "--with", fifo]);
    assert!(page.contains("STARVED (tasks.rt.policy=SCHED_FIFO"), "{page}");
    assert!(page.contains("delay_ms_mean: 250 times as long"), "{page}");
    let target = ["--assert", "delay_ms_mean < 10ms", "--seeds", "1"];
    assert_eq!(seen(&hogs(), &[&["check", "-"], &target[..]].concat()).1, 0);
    let (page, code) = seen(&hogs(), &[&["check", "-", "--set", fifo], &target[..]].concat());
    assert!(page.contains("STARVED: web"), "{page}");
    assert_eq!(code, 1, "{page}");
}

const ORDERS: &str = "[tasks.a]\nphases.p.events = [{ lock = \"m1\" }, { run = \"5ms\" }, \
                      { lock = \"m2\" }, { unlock = \"m2\" }, { unlock = \"m1\" }]\n\
                      [tasks.b]\nphases.p.events = [{ lock = \"m2\" }, { run = \"5ms\" }, \
                      { lock = \"m1\" }, { unlock = \"m1\" }, { unlock = \"m2\" }]\n";

fn on_two_cpus(tasks: &str) -> String {
    format!("machine = \"node:1 l3:1 core:2 pu:1\"\nduration = \"2s\"\n{tasks}")
}

#[test]
fn locks_that_nobody_will_free_are_told() {
    let dead = on_two_cpus(ORDERS);
    let told = "b waits for the mutex m1 since 0.005 s, which a holds; a waits for the mutex m2 \
                since 0.005 s, which b holds; none of them goes on before the end of the run.";
    let (page, _) = seen(&dead, &["run", "-"]);
    assert!(page.contains(&format!("DEADLOCK: {told}")), "{page}");
    let (page, _) = seen(&dead, &["run", "-", "--json"]);
    assert!(page.contains("\"kind\": \"locked\"") && page.contains("\"detail\""), "{page}");
    let target = ["--assert", "runtime_ms > 1ms", "--seeds", "2"];
    let (page, _) = seen(&dead, &[&["check", "-"], &target[..]].concat());
    assert!(page.contains("DEADLOCK: b waits") && page.contains("(in 2 of 2 runs)"), "{page}");
    let (page, _) = seen(&dead, &["compare", "-", "--with", "kernel=6.6", "--seeds", "2"]);
    assert!(page.contains("DEADLOCK (baseline, kernel=6.6"), "{page}");
    let spins = dead.replace("unlock", "spin_unlock").replace("{ lock", "{ spin_lock");
    let (page, _) = seen(&spins, &["run", "-"]);
    assert!(page.contains("DEADLOCK: b waits for the spin lock m1"), "{page}");
}

#[test]
fn a_holder_that_sleeps_or_ends_is_told_and_one_that_goes_on_is_not() {
    let others = "[tasks.b]\ninstances = 3\nphases.p.events = [{ run = \"1ms\" }, \
                  { lock = \"m\" }, { run = \"1ms\" }, { unlock = \"m\" }]\n";
    let page = |holder: &str| {
        seen(&on_two_cpus(&format!("[tasks.a]\n{holder}\n{others}")), &["run", "-"]).0
    };
    let sleeps = page("phases.p.events = [{ lock = \"m\" }, { sleep = \"1000s\" }]");
    assert!(sleeps.contains("b:(3) wait for the mutex m since 0.001 s, which a holds and sleeps;"));
    let ends = page("loop = 1\nphases.p.events = [{ lock = \"m\" }, { run = \"5ms\" }]");
    assert!(ends.contains("which a held when it ended;"), "{ends}");
    let soon = "phases.p.events = [{ lock = \"m\" }, { sleep = \"3s\" }, { unlock = \"m\" }]";
    assert!(!page(soon).contains("DEADLOCK"), "it would free it");
}

#[test]
fn who_waits_for_a_task_in_a_deadlock_is_in_it() {
    // A holder waits for a signal: it comes if the task that gives it goes on.
    let waits = "[tasks.c]\nphases.p.events = [{ lock = \"m\" }, { lock = \"x\" }, \
                 { wait = { ref = \"c\", mutex = \"x\" } }, { unlock = \"x\" }, \
                 { unlock = \"m\" }]\n";
    let gives = |first: &str| {
        format!(
            "{waits}[tasks.d]\ndelay = \"1ms\"\nphases.p.events = [{first} \
                 {{ run = \"1ms\" }}, {{ signal = \"c\" }}]\n"
        )
    };
    let page = |tasks: &str| seen(&on_two_cpus(tasks), &["run", "-"]).0;
    let locked = page(&gives("{ lock = \"m\" }, { unlock = \"m\" },"));
    assert!(locked.contains("d waits for the mutex m since 0.001 s, which c holds"), "{locked}");
    assert!(!page(&gives("")).contains("DEADLOCK"));
}

#[test]
fn powersave_takes_longer_and_that_is_said() {
    let slow = "duration = \"10s\"\n[machine]\ncores = 1\n[machine.freq]\n\
                khz = [1000000, 2000000]\n[machine.power]\nbase_w = 0\ncore_w = { 1 = 5.0 }\n\
                [tasks.b]\nloop = 20\nphases.p.events = [{ run = \"20ms\" }]\n";
    let (page, _) = seen(slow, &["compare", "-", "--with", "governor=powersave"]);
    assert!(page.contains("Losses: governor=powersave: completion_s"), "{page}");
    assert!(page.contains("energy_j"), "{page}");
    assert!(page.contains("a core draws (f / 2 GHz)^2.5 of core_w"), "{page}");
    // 0.8 s at (1/2)^2.5 of 5 W, beside 0.4 s at 5 W.
    let (page, _) = seen(slow, &["run", "-", "--set", "governor=powersave", "--json"]);
    assert!(page.contains("\"energy_j\": 0.707"), "{page}");
}

#[test]
fn a_number_that_can_never_be_is_refused() {
    let (page, code) = seen(&hogs(), &["check", "-", "--assert", "energy_j < 5"]);
    assert!(page.contains("energy_j is never a number: machine") && code == 3, "{code} {page}");
    let metric = ["--metric", "energy_j,switches", "--with", "kernel=6.6"];
    let (page, code) = seen(&hogs(), &[&["compare", "-"], &metric[..]].concat());
    assert!(page.contains("energy_j is never a number: machine") && code == 3, "{code} {page}");
    let asked = ["tune", "-", "--vary", "kernel=6.6,6.12", "--meet", "energy_j < 5"];
    let (page, _) = seen(&hogs(), &asked);
    assert!(page.contains("energy_j is never a number: machine"), "{page}");
}

#[test]
fn features_of_a_column_add_to_those_of_the_baseline() {
    let own = hogs() + "[kernel]\nprofile = \"6.12\"\nfeatures = [\"HRTICK\"]\n";
    let digest = |args: &[&str]| {
        let (page, _) = seen(&own, &[&["run", "-"], args].concat());
        page.rsplit_once("digest ").expect("told").1[..16].to_owned()
    };
    let both = digest(&["--set", "features=HRTICK,NO_RUN_TO_PARITY"]);
    assert_eq!(digest(&["--set", "features=NO_RUN_TO_PARITY"]), both);
    let (page, _) = seen(&own, &["compare", "-", "--with", "features=HRTICK", "--seeds", "1"]);
    assert!(page.contains("--with features=HRTICK changes nothing"), "{page}");
}

#[test]
fn what_the_machine_lacks_is_told() {
    let (page, _) = seen(&hogs(), &["run", "-"]);
    assert!(page.contains("the kernel's work takes no time"), "{page}");
    let unequal = "[machine]\ncores = 2\ncosts = \"laptop-4x2\"\ncapacity = { \"0\" = 400 }\n\
                   [tasks.ui]\nrun = \"1s\"\n";
    let (page, _) = seen(unequal, &["run", "-", "--duration", "10ms"]);
    assert!(page.contains("Do not read energy and latency of ui"), "{page}");
    assert!(!page.contains("takes no time"), "{page}");
}

#[test]
fn a_drawing_ends_with_the_run() {
    let (page, _) = seen(&hogs(), &["run", "-", "--duration", "5ms", "--timeline", "10ms"]);
    let row = page.split_once("cpu0 ").expect("a row").1.split(' ').next().expect("marks");
    assert_eq!((row.len(), row.contains('.')), (40, false), "{page}");
}

#[test]
fn a_value_with_a_minus_gets_the_answer_of_its_option() {
    for (args, says) in [
        (&["fit", "--p50", "-9ms", "--p99", "1ms"][..], "'--p50 <TIME>': a time is more than 0"),
        (&["run", "-", "--duration", "-.5s"], "'--duration <TIME>': a time is more than 0"),
        (&["run", "-", "--timeline", "-5ms"], "expected a time with its unit, slowest, or"),
        (&["tune", "-", "--seeds", "-5"], "'--seeds <N>': expected a whole number, not negative"),
        (&["compare", "-", "--budget", "-1"], "expected a whole number of seeds from 1 to"),
        (&["compare", "-", "--precision", "-5%"], "expected per cent, 0.001% to 1000%"),
        (&["tune", "-", "--jobs", "-5"], "-5 is not in 1..=65535"),
    ] {
        let (page, code) = seen("", args);
        assert!(page.contains(says) && !page.contains("tip:") && code == 2, "{page}");
    }
}

#[test]
fn loops_that_take_long_to_simulate_are_told() {
    // It has nothing to do before it starts, which is after the end.
    let text = "machine = \"node:1 l3:1 core:1 pu:1\"\nduration = \"60s\"\n[tasks.a]\n\
                delay = \"70s\"\nphases.p.events = [{ run = \"TIME\" }]\n";
    let page = |time: &str| seen(&text.replace("TIME", time), &["run", "-"]).0;
    let says = "a passes its loop in 20ns, so 3000 million times in 60s of simulated time: that \
                may take 10 minutes";
    assert!(page("20ns").contains(says), "{}", page("20ns"));
    assert!(!page("20us").contains("passes its loop"));
    assert!(page("9ns").contains("the task \"a\" passes its loop in 9ns"));
}

#[test]
fn features_that_a_kernel_does_not_have_are_told() {
    let told = |kernel: &str, feature: &str| {
        let set = format!("features={feature}");
        seen(&hogs(), &["run", "-", "--duration", "1ms", "--kernel", kernel, "--set", &set]).0
    };
    let says = "features=GENTLE_FAIR_SLEEPERS has no effect: 6.12 has no such feature (CFS (to";
    assert!(told("6.12", "GENTLE_FAIR_SLEEPERS").contains(says));
    assert!(told("6.1", "PLACE_LAG").contains("6.1 has no such feature (EEVDF (from 6.6))"));
    assert!(!told("6.1", "GENTLE_FAIR_SLEEPERS").contains("no such feature"));
    let (page, _) = seen(&hogs(), &["compare", "-", "--with", "features=LAST_BUDDY"]);
    assert_eq!(page.matches("features=LAST_BUDDY has no effect").count(), 1, "{page}");
}

#[test]
fn what_stands_for_a_stable_update_is_told() {
    let told =
        |kernel: &str| seen(&hogs(), &["run", "-", "--duration", "1ms", "--kernel", kernel]).0;
    assert!(told("6.12.9999").contains("kernel 6.12.9999 is answered as 6.12.65: no later"));
    assert!(told("6.12.9").contains("6.12.7: no later stable update before 6.12.11 is known"));
    assert!(!told("6.12.65").contains("is answered as") && !told("6.12").contains("answered as"));
}

#[test]
fn slips_in_options_are_told() {
    let (page, code) = seen(&hogs(), &["compare", "-", "--kernels", "6.12,"]);
    assert!(page.contains("there is a version missing") && code == 2, "{page}");
    let (page, code) =
        seen(&hogs(), &["compare", "-", "--kernels", "6.12, 6.13", "--report", "x.html"]);
    assert!(page.contains("--kernels has no page") && code == 2, "{page}");
    let trace = std::env::temp_dir().join(format!("fairground-told-{}.json", std::process::id()));
    let path = trace.display().to_string();
    let (page, _) = seen(&hogs(), &["run", "-", "--duration", "1ms", "--trace", &path]);
    std::fs::remove_file(trace).expect("written");
    assert!(page.contains("in Perfetto's protobuf form"), "{page}");
}

/// Who wakes when in an explanation is a guess of the search that found it, and nobody's to mend.
#[test]
fn of_explanations_nobody_is_told_that_they_keep_step_with_a_limit() {
    let told = |more: &[&str], key: &str| {
        let scenario = format!(
            "machine = \"laptop-4x2\"\nduration = \"1s\"\n[groups.\"/a\"]\n\"cpu.max\" = 1\n\
             {key}\ncommand = \"bursts --run 5ms --period 100ms --threads 1\"\ngroup = \"/a\"\n"
        );
        let (page, status) = seen(&scenario, &[&["run", "-"], more].concat());
        assert_eq!(status, 0, "{page}");
        page.contains("the limit of /a has a period of 100ms")
    };
    assert!(told(&[], "[[workloads]]"));
    let set = "[[explanations]]\nweight = 1\n[[explanations.workloads]]";
    assert!(!told(&["--explanation", "1"], set));
}
