//! What tools make on a machine of six CPUs; and what holds for all of them.

use super::command;
use super::list::TOOLS;
use super::tool::Tool;
use crate::read::load::load;
use crate::read::overrides::Overrides;
use fairground::units::{GroupId, Id, Ns};
use fairground::workload::behavior::{SchedPolicy, Step, Workload};
use std::path::Path;

/// CPUs of the machine.
pub(super) const CPUS: usize = 6;

/// What a command makes.
pub(super) fn made(command: &str) -> Workload {
    made_with_end(command).0
}

/// What a command makes, and when it ends.
pub(super) fn made_with_end(command: &str) -> (Workload, Option<Ns>) {
    let machine = Some("core:6 pu:1".to_owned());
    let overrides = Overrides { machine, ..Overrides::default() };
    let scenario = load(Path::new(command), &overrides);
    let scenario = scenario.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(scenario.machine.topology.len(), CPUS);
    let end = scenario.duration_ns;
    (scenario.workload, Some(end))
}

/// Tasks that a command makes in a group below a limit of 3.5 CPUs, itself allowed 5.
pub(super) fn in_group(command: &str) -> usize {
    let text = format!(
        "machine = 'core:6 pu:1'\n[groups.'/a']\n'limits.cpu' = '3500m'\n\
         [groups.'/a/b']\n'limits.cpu' = 5\n[[workloads]]\ncommand = '{command}'\ngroup = '/a/b'\n"
    );
    let scenario = crate::read::load::load_text("test", &text, &Overrides::default());
    scenario.unwrap_or_else(|error| panic!("{error}")).workload.tasks.len()
}

/// A command of each tool, short and complete.
pub(super) const COMMANDS: [&str; 28] = [
    "hackbench -g 2 -f 3 -l 5 -T -p",
    "perf bench sched messaging -g 1 -l 5 -t",
    "perf bench sched pipe --loop 1000 -T",
    "dotnet --rate 90/s --service exp:9ms --gc-period 1s --gc-work 60ms",
    "node --processes 2 --rate 90/s --service 3ms --io 9ms --pool-work exp:1ms",
    "netperf -t UDP_STREAM -l 10 --pairs 2 -- -m 1024 -M 1024",
    "netperf --testname TCP_STREAM --testlen 20",
    "netperf -t TCP_RR -- -r 1,1024",
    "netperf -t UDP_RR -- -r 1",
    "tbench 4 -t 20",
    "ebizzy --threads 4 --seconds 10 --chunks 20 -R",
    "cyclictest --threads 3 --interval 10000 --duration 60 --distance 100",
    "schbench -m 1 -t 30 -r 60 -c 10000 -R 500",
    "schbench -m 2 -t 4 -F 128 -n 10",
    "schbench -m 1 -t 4 -R 100",
    "schbench -p 65536 -t 4",
    "stress-ng --cpu 4 --cpu-ops 50000",
    "stress-ng --cpu 4 --cpu-load 25 --timeout 10s",
    "fibtest",
    "burn --busy 5ms --sleep 100ms --iterations 1000 --runtime-threads 4",
    "bursts --run 60ms --period 250ms --threads 4",
    "server --threads 8 --rate 200/s --service exp:3ms --fanout 4",
    "client --clients 16 --think 10ms --threads 8 --service uniform:1ms,5ms",
    "go --gomaxprocs ceil --limit 3500m --rate 300/s --service 3ms --gc-period 1s --gc-work 90ms",
    "jvm --threads 20 --gc-threads 6 --gc-period 1s --gc-work 90ms --rate 90/s --service exp:9ms",
    "puma --processes 4 --threads 5 --rate 200/s --service 5ms --io 10ms",
    "game --piece 1ms --call exp:100us --calls 5 --helpers 2 --gpu 1ms",
    "vmm --vcpus 4 --busy 5ms --idle 5ms --helpers 2 --emulator-period 100ms",
];

/// The tool of a command.
fn of(command: &str) -> &'static Tool {
    TOOLS.into_iter().find(|tool| command.starts_with(tool.name)).expect("known")
}

#[test]
fn every_tool_has_a_command_here_and_a_line_in_the_list() {
    for tool in TOOLS {
        assert!(COMMANDS.iter().any(|command| of(command).name == tool.name));
        assert!(!tool.says.is_empty() && tool.says.len() <= 100 && !tool.from.is_empty());
    }
    let names: Vec<&str> = TOOLS.iter().map(|tool| tool.name).collect();
    assert!(names.is_sorted());
}

#[test]
fn what_a_tool_makes_refers_to_what_there_is() {
    for command in COMMANDS {
        let made = made(command);
        assert!(!made.tasks.is_empty(), "{command}");
        assert!(made.channels.iter().all(|channel| channel.span < made.spans.len()), "{command}");
        for program in &made.programs {
            let own_counter = |step: &Step| match step {
                Step::Repeat { to, counter, .. } => {
                    *counter < program.counters && *to < program.steps.len()
                }
                Step::Send { channel, .. } | Step::Receive(channel) => {
                    *channel < made.channels.len()
                }
                Step::Begin(span) | Step::End(span) | Step::Due { span, .. } => {
                    *span < made.spans.len()
                }
                _ => true,
            };
            assert!(program.steps.iter().all(own_counter), "{command}: {program:?}");
        }
    }
}

#[test]
fn several_tools_share_a_scenario() {
    let text = "[[workloads]]\ncommand = 'burn --iterations 3'\ngroup = '/a'\nnice = 5\n\
                start = '1s'\n\
                [[workloads]]\ncommand = 'burn'\nname = 'other'\ncpus = [1]\n\
                policy = 'SCHED_BATCH'\n\
                [tasks.hog]\nrun = '1ms'\n";
    let scenario = crate::read::load::load_text("test", text, &Overrides::default());
    let scenario = scenario.unwrap_or_else(|error| panic!("{error}"));
    let tasks = &scenario.workload.tasks;
    let names: Vec<&str> = tasks.iter().map(|task| task.name.as_str()).collect();
    assert_eq!(names, ["hog", "burn/burner-1", "other/burner-1"]);
    assert_eq!((tasks[1].nice, tasks[1].group, tasks[1].start_ns), (5, GroupId(1), 1_000_000_000));
    assert_eq!(tasks[2].policy, SchedPolicy::Batch);
    assert_eq!(scenario.workload.affinities[tasks[2].affinity.unwrap()].len(), 1);
}

#[test]
fn a_run_ends_with_its_first_tool_and_does_not_outlast_it() {
    let run = |duration: Option<&str>| {
        let duration = duration.map(str::to_owned);
        load(Path::new("schbench -t 2 -r 3"), &Overrides { duration, ..Overrides::default() })
    };
    assert_eq!(run(None).unwrap().duration_ns, 3_000_000_000);
    assert_eq!(run(Some("1s")).unwrap().duration_ns, 1_000_000_000);
    let message = run(Some("4s")).unwrap_err().to_string();
    assert!(message.contains("ends after 3 s"), "{message}");
}

#[test]
fn a_parameter_is_a_key_or_a_flag() {
    let text = "[[workloads]]\ncommand = 'stress-ng --cpu 1 --cpu-ops 10'\nop_us = 8700\n";
    let scenario = crate::read::load::load_text("test", text, &Overrides::default());
    let scenario = scenario.unwrap_or_else(|error| panic!("{error}"));
    let flag = made("stress-ng --cpu 1 --cpu-ops 10 --op-us 8700");
    assert_eq!(scenario.workload, flag);
}

/// What `fairground run COMMAND --json` tells of its latencies: name and how many were done.
fn done(command: &str, machine: &str, duration: &str) -> Vec<(String, u64)> {
    let overrides = serde_json::json!({"machine": machine, "duration": duration});
    let request = serde_json::json!({"scenario": {"path": command}, "overrides": overrides});
    let text = crate::embed::run_json(&request.to_string());
    let text = text.unwrap_or_else(|error| panic!("{command}: {error:?}"));
    let answer: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert!(answer["total"]["runtime_ns"].as_u64() > Some(0), "{command}");
    let spans = answer["requests"].as_array().expect("a list of what is measured").iter();
    spans
        .map(|span| {
            (span["span"].as_str().unwrap_or("").to_owned(), span["count"].as_u64().unwrap_or(0))
        })
        .collect()
}

/// What a command gets done until its end: unit and count.
pub(super) fn counted(command: &str, machine: &str) -> Vec<(String, u64)> {
    counted_for(command, machine, "100s")
}

/// The same in a time.
pub(super) fn counted_for(command: &str, machine: &str, duration: &str) -> Vec<(String, u64)> {
    let (machine, duration) = (Some(machine.to_owned()), Some(duration.to_owned()));
    let overrides = Overrides { machine, duration, ..Overrides::default() };
    let scenario = load(Path::new(command), &overrides);
    let scenario = scenario.unwrap_or_else(|error| panic!("{error}"));
    let outcome = fairground::sim::simulate(&scenario, &mut ()).expect("sound");
    let goals = scenario.workload.goals.iter().zip(outcome.goals);
    goals
        .map(|(spec, goal)| {
            assert!(goal.started_ns.is_some(), "{command}: {}", spec.unit);
            (spec.unit.clone(), goal.count)
        })
        .collect()
}

#[test]
fn whatever_a_tool_counts_is_counted() {
    for command in COMMANDS {
        for (unit, count) in counted_for(command, "core:6 pu:1", "1s") {
            assert!(count > 0, "{command}: {unit}");
        }
    }
}

#[test]
fn a_tool_of_several_words_is_named_by_all_of_them() {
    let refused = |command: &str| {
        let error = load(Path::new(command), &Overrides::default()).unwrap_err().to_string();
        error.lines().next().unwrap_or("").to_owned()
    };
    assert_eq!(refused("perf"), "error: \"perf\" alone is no tool");
    assert_eq!(refused("perf stat -a"), "error: there is no tool \"perf stat\"");
    assert_eq!(refused("perf bench mem"), "error: there is no tool \"perf bench mem\"");
    assert_eq!(refused("perf bench -r 3"), "error: \"perf bench\" alone is no tool");
    assert!(refused("perf bench sched pipe -x").contains("perf bench sched pipe has no flag"));
}

#[test]
fn every_tool_runs_and_whatever_it_measures_is_measured() {
    for command in COMMANDS {
        let duration =
            if command.contains("-R 100") || command.contains("gc-") { "3s" } else { "1s" };
        for (name, done) in done(command, "core:6 pu:1", duration) {
            assert!(done > 0, "{command}: {name}");
        }
    }
}

#[test]
fn thread_002_has_its_rate() {
    // 498.3 a second in the thread: 248 or 249 batches of 20 in ten seconds.
    let done = done("schbench -m 1 -t 30 -c 10000 -R 500", "epyc-7y83-2s", "10s");
    assert!((4940..=4980).contains(&done[0].1), "{done:?}");
}

#[test]
fn no_flag_makes_a_command_panic() {
    const VALUES: [&str; 16] = [
        "0",
        "1",
        "2",
        "7",
        "30",
        "500",
        "10000",
        "4294967295",
        "99999999999999999999",
        "1ns",
        "3ms",
        "1000000s",
        "exp:1000000s",
        "uniform:1ns,1000000s",
        "ceil",
        "bursty",
    ];
    let mut stream = fairground::workload::draw::Stream::new(1, 1);
    let mut pick = |below: usize| (stream.next_u64() % below as u64) as usize;
    let mut made = 0;
    for turn in 0..3000 {
        let command = COMMANDS[turn % COMMANDS.len()];
        let tool = of(command);
        let words = command::words(command);
        let flags: Vec<_> = (tool.flags)(&words).iter().flat_map(|group| group.iter()).collect();
        let mut line: Vec<String> = words.iter().map(|word| word.text.clone()).collect();
        for _ in 0..1 + pick(2) {
            let (flag, value) = (flags[pick(flags.len())].long, VALUES[pick(VALUES.len())]);
            let at = line.iter().position(|word| *word == format!("--{flag}"));
            match at {
                Some(at) => line[at + 1] = value.into(),
                None => line.push(format!("--{flag}={value}")),
            }
        }
        let overrides = Overrides { machine: Some("core:6 pu:1".into()), ..Overrides::default() };
        made += usize::from(load(Path::new(&line.join(" ")), &overrides).is_ok());
    }
    assert!(made > 250, "{made} of 3000 were accepted");
}

/// How many tasks each process of a command has, those of their own left out.
fn threads(command: &str) -> Vec<usize> {
    let made = made(command);
    let of =
        |row| made.tasks.iter().filter(|t| t.process.is_some_and(|p| p.index() == row)).count();
    (0..made.processes.len()).map(of).filter(|count| *count > 0).collect()
}

#[test]
fn tools_that_fork_make_processes_and_others_make_threads() {
    for forks in [
        "hackbench -g 1 -f 2 -l 5",
        "perf bench sched messaging -g 1 -l 5",
        "perf bench sched pipe --loop 10",
        "netperf -t TCP_RR",
        "tbench 2",
        "stress-ng --cpu 4",
    ] {
        assert_eq!(threads(forks), [0; 0], "{forks}");
    }
    assert_eq!(threads("hackbench -g 1 -f 2 -l 5 -T"), [5]);
    assert_eq!(threads("perf bench sched pipe --loop 10 -T"), [2]);
    assert_eq!(threads("ebizzy --threads 4"), [4]);
    assert_eq!(threads("client --clients 5 --threads 2 --service 1ms"), [2]);
    assert_eq!(threads("puma --processes 3 --threads 4 --rate 9/s --service 1ms"), [4, 4, 4]);
}
