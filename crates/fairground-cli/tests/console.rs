//! The program in a shell and in CI: levels, colours, standard input, forms, completions.

use std::io::Write;
use std::process::{Command, Output, Stdio};

const CHEAP: [&str; 3] = ["request-server", "--duration", "20ms"];

fn fairground(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fairground"));
    command.args(args).env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
    command
}

fn output(args: &[&str]) -> Output {
    fairground(args).output().expect("the program starts")
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// The program with a text on its standard input.
fn fed(args: &[&str], text: &str) -> Output {
    let mut command = fairground(args);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    // It may end without reading.
    let _ = child.stdin.take().expect("a pipe").write_all(text.as_bytes());
    child.wait_with_output().expect("it ends")
}

fn run(more: &[&str]) -> Output {
    output(&[&["run"], &CHEAP[..], more].concat())
}

#[test]
fn quiet_tells_the_answer_and_verbose_what_is_behind_it() {
    let (usual, quiet, verbose) = (run(&[]), run(&["-q"]), run(&["-v"]));
    assert_eq!((out(&usual), out(&usual)), (out(&quiet), out(&verbose)));
    let notes: Vec<String> = err(&usual).lines().map(str::to_owned).collect();
    assert!(notes[0].starts_with("warning: report/thread-1 has a turn each 250ms, and the run of"));
    assert!(notes[1].starts_with("The machine's 8 CPUs are hardware threads of 4 cores."));
    assert!(notes[2].starts_with("fewer than 100 requests of server/request come in"));
    assert!(notes[3].starts_with("wall time ") && notes[4].starts_with("one history: "));
    assert_eq!(notes.len(), 5);
    assert_eq!(err(&quiet), format!("{}\n", notes[0]), "what must be known");
    assert!(err(&verbose).contains("reads library:scenarios/request-server.toml\n"));
    assert!(err(&verbose).contains("wall time ") && err(&verbose).contains("done after "));
    assert_eq!(run(&["-q", "-v"]).status.code(), Some(2));
    assert!(!err(&output(&["run", "nowhere", "-q"])).is_empty(), "an error is always told");
    let renamed = run(&["-q", "--set", "refill=merged"]);
    assert!(err(&renamed).contains("warning: refill = \"merged\" is now called"));
}

#[test]
fn a_governors_knob_without_frequencies_is_warned_of() {
    let told = |machine: &str, set: &str| {
        err(&output(&[&["run"], &CHEAP[..], &["-q", "--machine", machine, "--set", set]].concat()))
    };
    let none = told("laptop-4x2", "rate_limit_us=10");
    let warning = "warning: rate_limit_us=10 has no effect: the machine has one frequency";
    assert!(none.starts_with(warning), "{none}");
    assert!(!told("thread-004", "rate_limit_us=10").contains("no effect"));
}

#[test]
fn hardware_threads_of_unknown_throughput_are_told() {
    let warns = |machine: &str, more: &[&str]| {
        let output = run(&[&["-q", "--machine", machine], more].concat());
        assert_eq!(output.status.code(), Some(0), "{}", err(&output));
        err(&output).contains("hardware threads of 2 cores")
    };
    assert!(warns("node:1 l3:1 core:2 pu:2", &[]));
    assert!(!warns("node:1 l3:1 core:2 pu:2", &["--set", "machine.smt.throughput=[1.0, 1.25]"]));
    assert!(!warns("node:1 l3:1 core:4 pu:1", &[]), "each is a core");
    assert!(!warns("laptop-4x2", &[]), "its own words tell it");
    let few = output(&["run", "slices", "-q", "--machine", "node:1 l3:1 core:4 pu:2"]);
    assert_eq!(err(&few), "", "no more tasks than cores");
}

#[test]
fn of_services_that_do_not_fit_nobody_gives_a_verdict() {
    let one = |weight: u32, ms: u32| {
        format!(
            "[[explanations]]\nweight = {weight}\n[[explanations.workloads]]\ncommand = \"server \
             --threads 2 --rate 50/s --service {ms}ms --duration 1s\"\ngroup = \"/service\"\n"
        )
    };
    let set = format!(
        "misfit = \"their p99 is another one\"\n[groups.\"/service\"]\n\
         \"limits.cpu\" = \"2\"\n{}{}",
        one(3, 2),
        one(1, 3)
    );
    // What judges says no; what compares judges nothing, and says first that it is no forecast.
    for (args, code) in [
        (&["check", "-", "--assert", "p99 < 1s", "--seeds", "2"][..], 1),
        (&["tune", "-", "--vary", "cpu.max=1,2", "--meet", "p99 < 1s"], 1),
        (&["compare", "-", "--with", "cpu.max=1", "--seeds", "2"], 0),
        (&["run", "-"], 0),
    ] {
        let told = fed(args, &set);
        assert_eq!(told.status.code(), Some(code), "{args:?}: {}", err(&told));
        assert!(out(&told).starts_with("MISFIT: their p99 is another one. "), "{}", out(&told));
    }
    let compared = fed(&["compare", "-", "--with", "cpu.max=1", "--seeds", "2"], &set);
    assert!(out(&compared).lines().any(|line| line.ends_with("no forecast")));
    // Of one of them, whose page is that of any scenario, the warning says it.
    for verb in [&["run"][..], &["compare", "--with", "cpu.max=1", "--seeds", "2"]] {
        let one = fed(&[verb, &["-", "--explanation", "2"]].concat(), &set);
        let told =
            "warning: MISFIT: their p99 is another one. What is said of these services is no";
        assert!(err(&one).contains(told), "{}", err(&one));
    }
}

#[test]
fn a_share_of_several_groups_is_told_as_that() {
    let line = "server --threads 1 --rate 9/s --service 3ms --duration 1s";
    let asked = ["check", line, "--limit", "cpus=2", "--assert", "throttle_ratio < 50%"];
    let note = "throttle_ratio is of ";
    assert!(!err(&output(&asked)).contains(note));
    let one = ["check", "request-server", "--assert", "throttle_ratio < 99%", "--seeds=1"];
    assert!(!err(&output(&one)).contains(note));
    let both = output(&[&one[..], &["--limit", "/batch=cpus=1"]].concat());
    assert!(
        err(&both).contains("throttle_ratio is of 2 limited groups together"),
        "{}",
        err(&both)
    );
}

#[test]
fn cpus_of_different_kinds_are_told() {
    let warns = |table: &str| {
        let told = err(&fed(&["run", "slices", "-q", "--machine", "-"], table));
        let warning = "warning: lscpu's MAXMHZ goes from 3600 to 4800 MHz: these CPUs are not";
        assert!(told.is_empty() || told.starts_with(warning), "{told}");
        !told.is_empty()
    };
    let table = |mhz: &str| {
        format!("CPU NODE SOCKET CORE ONLINE MAXMHZ\n0 0 0 0 yes 4800.0000\n1 0 0 1 yes {mhz}\n")
    };
    let json = |mhz: &str| {
        let cpu = |n: u32, mhz: &str| format!("{{\"cpu\": {n}, \"core\": {n}, \"maxmhz\": {mhz}}}");
        format!("{{\"cpus\": [{}, {}]}}", cpu(0, "4800.0"), cpu(1, mhz))
    };
    assert!(warns(&table("3600.0000")) && warns(&json("\"3600.0000\"")) && warns(&json("3600.0")));
    // A favoured core boosts higher; an unknown clock says nothing.
    assert!(!warns(&table("4600.0000")) && !warns(&table("-")) && !warns(&json("null")));
}

#[test]
fn a_number_that_the_kernel_does_not_read_is_told() {
    let told = |more: &[&str]| {
        let all = err(&run(&[&["-q"], more].concat()));
        all.lines().filter(|line| !line.contains(" has a turn each ")).collect::<String>()
    };
    let of_cfs = told(&["--set", "latency_ns=3000000"]);
    assert_eq!(
        of_cfs,
        "warning: latency_ns has no effect: nothing in this kernel (6.12) reads it; EEVDF has \
         base_slice_ns"
    );
    assert!(told(&["--kernel", "6.5", "--set", "base_slice_ns=300000"]).contains("(6.5)"));
    assert_eq!(told(&["--kernel", "6.5", "--set", "latency_ns=3000000"]), "");
    assert_eq!(told(&["--set", "base_slice_ns=300000"]), "");
}

#[test]
fn overload_is_told_in_every_form() {
    let check = |form| {
        let line = "server --threads 4 --rate 1000/s --service 3ms --duration 1s";
        let more = ["--limit", "cpus=1.5", "--assert", "p99 < 10s", "--seeds=2", "--format", form];
        out(&output(&[&["check", line], &more[..]].concat()))
    };
    assert!(check("github").starts_with("::warning title=fairground%3A caution::OVERLOAD: "));
    assert!(check("junit").contains("\nOVERLOAD: "), "{}", check("junit"));
    assert!(check("text").contains("\nOVERLOAD: "));
}

#[test]
fn overload_is_told_beside_a_table_that_is_data() {
    const LINE: &str = "server --threads 4 --rate 1000/s --service 3ms --duration 1s";
    let told = |args: &[&str]| output(&[args, &["--limit", "cpus=1.5", "-q"]].concat());
    let with = ["compare", LINE, "--with", "kernel=6.6", "--seeds=2"];
    for args in [&["run", LINE, "--csv"][..], &["run", LINE, "--csv=requests"]] {
        let run = told(args);
        assert!(!out(&run).contains("OVERLOAD"), "{}", out(&run));
        assert!(err(&run).starts_with("warning: OVERLOAD: /limited is asked for 3.00 CPUs"));
    }
    let csv = told(&[&with[..], &["--csv"]].concat());
    assert!(out(&csv).starts_with("scenario,") && !out(&csv).contains("OVERLOAD"));
    assert!(err(&csv).contains("warning: OVERLOAD (baseline, kernel=6.6, server"), "{}", err(&csv));
    let markdown = out(&told(&[&with[..], &["--markdown"]].concat()));
    assert!(markdown.starts_with("**OVERLOAD** (baseline, kernel=6.6, server"), "{markdown}");
    let calm = output(&["run", "desktop", "--duration=100ms", "--csv", "-q"]);
    assert_eq!(err(&calm), "");
}

#[test]
fn colours_are_asked_for_or_left_out() {
    const ESCAPE: char = '\u{1b}';
    let coloured = |args: &[&str]| err(&output(args)).contains(ESCAPE);
    assert!(!coloured(&["run", "nowhere"]), "no terminal");
    assert!(coloured(&["run", "nowhere", "--color=always"]));
    assert!(coloured(&["--color", "always", "run", "--bogus"]), "usage errors too");
    let no_color = fairground(&["run", "nowhere"]).env("NO_COLOR", "1").output().unwrap();
    assert!(!err(&no_color).contains(ESCAPE));
    let forced = fairground(&["run", "nowhere"]).env("CLICOLOR_FORCE", "1").output().unwrap();
    assert!(err(&forced).contains(ESCAPE));
    let check = ["check", "request-server", "--assert", "p99 < 1us", "--seeds", "1"];
    let checked = |colour| out(&output(&[&check[..], &["--color", colour]].concat()));
    assert!(!checked("auto").contains(ESCAPE));
    assert!(checked("always").contains("\u{1b}[1m\u{1b}[31mMISS\u{1b}[0m"));
}

#[test]
fn standard_input_is_a_file_of_any_kind() {
    let scenario = include_str!("../library/scenarios/request-server.toml");
    let piped = fed(&["run", "-", "--duration", "20ms"], scenario);
    assert_eq!(out(&piped), out(&run(&[])));
    let compared = fed(&["compare", "-", "--with", "cpu.max=3", "--seeds=2"], scenario);
    assert_eq!(compared.status.code(), Some(0), "it is read again for each arm");
    let workload = include_str!("../library/workloads/periodic.json");
    assert_eq!(fed(&["run", "-", "--duration", "5ms"], workload).status.code(), Some(0));
    let pod = "kind: Pod\nmetadata: {name: web}\nspec:\n  containers:\n  - name: a\n    resources: \
               {limits: {cpu: 500m}}\n";
    let limited = fed(&["run", "web-and-batch", "--limits", "-", "--duration", "5ms"], pod);
    assert!(out(&limited).contains("/web/a  cpu.max \"50000 100000\""), "{}", err(&limited));
    let machine = include_str!("../library/machines/laptop-4x2.toml");
    let named = fed(&["run", "periodic", "--machine", "-", "--duration", "5ms"], machine);
    assert_eq!(named.status.code(), Some(0), "{}", err(&named));
}

#[test]
fn standard_input_that_says_nothing_is_told() {
    let empty = fed(&["run", "-"], " \n");
    assert!(err(&empty).contains("there is nothing in it") && empty.status.code() == Some(3));
    let twice = fed(&["run", "-", "--limits", "-"], "machine = 3\n");
    assert!(err(&twice).contains("several files are to be read from it"), "{}", err(&twice));
    assert_eq!(twice.status.code(), Some(3));
    let wrong = fed(&["run", "-"], "machine = 3\n");
    assert!(err(&wrong).contains("--> standard input:1:11"), "{}", err(&wrong));
}

#[test]
fn a_check_is_told_in_the_form_of_the_ci() {
    let check = |form: &str| {
        let targets = ["--assert", "p99 < 1us", "--assert", "p99 < 1min"];
        let asked = [&["check", "request-server", "--seeds=2", "--format", form], &targets[..]];
        let output = output(&asked.concat());
        assert_eq!(output.status.code(), Some(1), "{form}: {}", err(&output));
        out(&output)
    };
    let (text, github, junit) = (check("text"), check("github"), check("junit"));
    let (annotation, table) = github.split_once('\n').expect("two parts");
    assert_eq!(table, text);
    assert!(annotation.starts_with("::error title=fairground%3A p99 < 1us is missed::p99 < 1us "));
    assert!(junit.contains("tests=\"2\" skipped=\"0\" failures=\"1\""), "{junit}");
    assert!(junit.contains("<testcase name=\"p99 &lt; 1us\" classname=\"request-server\""));
    assert!(junit.contains("<failure message=\"p99 &lt; 1us holds in 0 of 2 seeds: median "));
    let json: serde_json::Value = serde_json::from_str(&check("json")).expect("JSON");
    assert_eq!(json["targets"][1]["holds"], true);
    let both = ["check", "slices", "--assert", "switches > 1", "--json", "--format", "text"];
    assert_eq!(output(&both).status.code(), Some(2));
}

#[test]
fn shells_complete_and_man_has_a_page_for_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = out(&output(&["completions", shell]));
        assert!(script.contains("fairground") && script.contains("reproduce"), "{shell}");
    }
    let page = out(&output(&["man"]));
    assert!(page.starts_with(".ie") && page.contains(".TH fairground 1"), "{page}");
    for verb in ["run", "compare", "check", "tune", "sweep", "list"] {
        let page = out(&output(&["man", verb]));
        assert!(page.contains(&format!("fairground\\-{verb} \\-")), "{page}");
    }
    let unknown = output(&["man", "juggle"]);
    assert!(err(&unknown).contains("accepted: run, compare") && unknown.status.code() == Some(2));
}

#[test]
fn a_tool_tells_its_flags() {
    let help = out(&output(&["run", "go --help"]));
    assert!(help.starts_with("go: "), "{help}");
    assert!(help.contains("\n      --gomaxprocs VALUE  threads that run Go at once"), "{help}");
    assert!(help.lines().all(|line| line.len() <= 100 && line.trim_end() == line), "{help}");
    let old = out(&output(&["run", "schbench -c 1 --help"]));
    assert!(old.contains("--cputime VALUE") && old.contains("Not taken:"), "{old}");
    assert!(old.contains("[post_ns]"), "{old}");
}

#[test]
#[cfg(unix)]
fn an_interrupt_is_exit_code_130_for_a_shell() {
    use std::os::unix::process::ExitStatusExt;
    let mut command = fairground(&["run", "web-and-batch", "--duration", "100000s", "-v"]);
    // A shell's job in the background ignores interrupts; the test's child begins without that.
    let mut shell = Command::new("env");
    shell.args(["--default-signal=INT"]).arg(command.get_program()).args(command.get_args());
    command = shell;
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    let mut told = std::io::BufReader::new(child.stderr.take().unwrap());
    let mut line = String::new();
    std::io::BufRead::read_line(&mut told, &mut line).unwrap();
    assert!(line.starts_with("reads "), "{line}");
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
    // A shell shows 128 and the signal's number, 2.
    assert_eq!(child.wait().unwrap().signal(), Some(2));
}

#[test]
fn limits_that_are_too_fine_are_warned_of() {
    let warned = |limit: &str| err(&run(&["--limit", &format!("/web=cpu.max={limit}")]));
    let short = warned("1700 1000");
    assert!(short.contains("/web has a period of 1ms, and the tick is 4ms"), "{short}");
    let small = warned("2000 10000");
    assert!(small.contains("a quota of 2ms, less than a CPU takes at once (5ms)"), "{small}");
    let usual = warned("200000 100000");
    assert!(!usual.contains("chance") && !usual.contains("microseconds"), "{usual}");
    let beyond_the_machine = warned("9000 1000");
    assert!(!beyond_the_machine.contains("microseconds"), "{beyond_the_machine}");
    let one = "machine = \"pu:4\"\n[groups.\"/a\"]\n\"cpu.max\" = \"4000 10000\"\n\
               [tasks.only]\ngroup = \"/a\"\nrun = \"1ms\"\nsleep = \"1ms\"\n";
    let alone = err(&fed(&["run", "-", "--duration", "20ms"], one));
    assert!(!alone.contains("chance"), "nobody else waits: {alone}");
    let two = err(&fed(&["run", "-", "--duration", "20ms"], &format!("{one}instances = 2\n")));
    assert!(two.contains("/a has a quota of 4ms"), "{two}");
    let written = format!(
        "{one}[[writes]]\nat = \"5ms\"\ngroup = \"/a\"\n\
                           \"cpu.max\" = \"1000 1000\"\n"
    );
    let written = err(&fed(&["run", "-", "--duration", "20ms"], &written));
    assert!(written.contains("/a has a period of 1ms"), "{written}");
}

#[test]
fn what_a_search_only_tries_is_not_warned_of() {
    let tuned = |meet: &str| {
        let server = "server --threads 2 --rate 5/s --service 3ms --duration 1s";
        let limit = ["--limit", "2", "--vary", "cpu.max=0.02,2", "--meet", meet, "-q"];
        err(&output(&[&["tune", server, "--seeds", "2"], &limit[..]].concat()))
    };
    let fine = "less than a CPU takes at once";
    assert!(!tuned("p99 < 4ms").contains(fine), "the answer is 2 CPUs");
    assert!(tuned("p99 < 5s").contains(fine), "so fine is the answer");
}

#[test]
fn a_slice_that_the_kernel_does_not_hear_is_warned_of() {
    let task =
        "machine = \"pu:1\"\n[tasks.odd]\nrun = \"1ms\"\nsleep = \"1ms\"\nslice = \"20ms\"\n";
    let asked = ["run", "-", "--duration", "20ms", "--kernel", "6.18"];
    let idle = err(&fed(&asked, &format!("{task}policy = \"SCHED_IDLE\"\n")));
    assert!(idle.contains("the slice of odd has no effect"), "{idle}");
    let many = format!("{task}policy = \"SCHED_IDLE\"\ninstances = 3\n");
    let many = err(&fed(&asked, &many));
    assert!(many.contains("the slices of odd-1 and 2 more have no effect"), "{many}");
    assert_eq!(many.matches("no effect").count(), 1, "{many}");
    let normal = err(&fed(&asked, task));
    assert!(!normal.contains("no effect"), "{normal}");
}

#[test]
fn many_seeds_tell_where_one_more_history_lies() {
    let cheap = ["run", "request-server", "--duration", "1s"];
    let many = output(&[&cheap[..], &["--seeds", "19"]].concat());
    assert!(out(&many).contains("One more history lies from low to high with 90 %."), "{many:?}");
    let few = out(&output(&[&cheap[..], &["--seeds", "4-5"]].concat()));
    assert!(few.contains("with 33.3 % (90 % from 19 seeds on)"), "{few}");
    let one = out(&output(&[&cheap[..], &["--seeds", "7-7"]].concat()));
    assert!(!one.contains("One more history"), "{one}");
    let p99 = one.lines().find(|line| line.starts_with("p99 ")).expect("a row");
    assert!(one.contains("One history") && p99.contains(" ms") && p99.ends_with(" -"), "{one}");
    for alone in [&["--seed", "3"][..], &["--trace", "x.pftrace"], &["--report", "x.html"]] {
        let refused = output(&[&cheap[..], &["--seeds", "3"], alone].concat());
        assert_eq!(refused.status.code(), Some(2), "{alone:?}");
    }
}

#[test]
fn containers_of_a_compose_file_that_are_not_there_are_told() {
    let command = "server --threads 1 --rate 9/s --service 1ms --duration 100ms";
    let told = |more: &str| {
        let compose = format!("services:\n  web:\n    image: x\n    cpus: 1\n    {more}\n");
        err(&fed(&["run", command, "--limits", "-"], &compose))
    };
    for three in ["scale: 3", "deploy: {replicas: 3}"] {
        assert!(told(three).contains("web has 3 containers in its compose file"), "{three}");
    }
    assert!(!told("scale: 1").contains("containers in its compose file"));
}
