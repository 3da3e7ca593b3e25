//! rt-app's grammar becomes the right steps, whether in JSON or in TOML.

use fairground::sim::scenario::Scenario;
use fairground::units::{CpuId, GroupId};
use fairground::workload::behavior::{DeadlineSpec, SchedPolicy, Step, TimerMode, TimerRef};
use fairground::workload::draw::Draw::{Exponential, Fixed, Uniform};
use fairground_cli::read::{Overrides, load};
use std::sync::atomic::{AtomicUsize, Ordering};

fn try_text(ext: &str, text: &str) -> Result<Scenario, String> {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let name = format!("fairground-read-{}-{number}.{ext}", std::process::id());
    let path = std::env::temp_dir().join(name);
    std::fs::write(&path, text).expect("a file for the test");
    let read = load(&path, &Overrides::default()).map_err(|error| error.to_string());
    let _ = std::fs::remove_file(path);
    read
}

fn json(text: &str) -> Scenario {
    try_text("json", text).unwrap_or_else(|error| panic!("{error}"))
}

fn toml(text: &str) -> Scenario {
    try_text("toml", text).unwrap_or_else(|error| panic!("{error}"))
}

/// The steps of the only program, without the endless loop at its end.
fn steps(events: &str) -> Vec<Step> {
    let text = format!("{{ \"tasks\": {{ \"t\": {{ {events}, \"run_end\": 1 }} }} }}");
    let mut steps = json(&text).workload.programs.remove(0).steps;
    assert_eq!(steps.pop(), Some(Step::Repeat { to: 0, times: None, counter: 0 }));
    assert_eq!(steps.pop(), Some(Step::Run(Fixed(1_000))));
    steps
}

const MS: u64 = 1_000_000;

#[test]
fn events_are_matched_by_prefix_and_kept_in_order_even_when_repeated() {
    assert_eq!(
        steps(r#""run": 5, "sleep": 7, "run": 9, "runtime0": 11, "run_again": 13"#),
        [
            Step::Run(Fixed(5_000)),
            Step::Sleep(Fixed(7_000)),
            Step::Run(Fixed(9_000)),
            Step::RunWall(Fixed(11_000)),
            Step::Run(Fixed(13_000)),
        ]
    );
}

#[test]
fn wait_frees_its_mutex_while_it_sleeps() {
    let wait = [Step::Unlock(0), Step::Wait(0), Step::Lock(0)];
    let found = steps(r#""lock": "m", "wait": { "ref": "c", "mutex": "m" }, "unlock": "m""#);
    assert_eq!(found[1..4], wait);
}

#[test]
fn sync_locks_unless_the_task_holds_the_mutex() {
    let core = [Step::Signal(0), Step::Unlock(0), Step::Wait(0), Step::Lock(0)];
    let alone = steps(r#""sync": { "ref": "c", "mutex": "m" }"#);
    assert_eq!(alone[0], Step::Lock(0));
    assert_eq!(alone[1..5], core);
    assert_eq!(alone[5], Step::Unlock(0));
    let held = steps(r#""lock": "m", "sync": { "ref": "c", "mutex": "m" }, "unlock": "m""#);
    assert_eq!(held.len(), 6);
    assert_eq!(held[1..5], core);
}

#[test]
fn suspend_waits_under_its_name_or_the_tasks() {
    assert_eq!(steps(r#""suspend": "x", "resume": "x""#), [Step::Wait(0), Step::Broadcast(0)]);
    assert_eq!(steps(r#""suspend", "resume": "t""#), [Step::Wait(0), Step::Broadcast(0)]);
    assert_eq!(steps(r#""suspend": "", "resume": "t""#), [Step::Wait(0), Step::Broadcast(0)]);
}

#[test]
fn suspend_locks_a_mutex_of_its_name_when_another_event_uses_it() {
    assert_eq!(
        steps(r#""lock": "x", "unlock": "x", "suspend": "x", "resume": "x""#)[2..],
        [
            Step::Lock(0),
            Step::Unlock(0),
            Step::Wait(0),
            Step::Lock(0),
            Step::Unlock(0),
            Step::Lock(0),
            Step::Broadcast(0),
            Step::Unlock(0),
        ]
    );
}

#[test]
fn semaphores_signals_and_yield() {
    assert_eq!(
        steps(r#""sem_post": "s", "sem_wait": "s", "signal": "c", "broad": "c", "yield": """#),
        [Step::Post(0), Step::Take(0), Step::Signal(0), Step::Broadcast(0), Step::Yield]
    );
}

#[test]
fn timers_are_shared_unless_their_name_begins_with_unique() {
    let found = steps(
        r#""timer0": { "ref": "uniqueA", "period": 10 },
           "timer1": { "ref": "tick", "period": 20 },
           "timer2": { "ref": "uniqueA", "period": 30 },
           "timer3": { "ref": "tick", "period": 40, "mode": "absolute" }"#,
    );
    let timer = |timer, us: u64, mode| Step::Timer { timer, period: Fixed(us * 1000), mode };
    // The mode belongs to the timer, so the first use of "tick" is absolute too.
    assert_eq!(
        found,
        [
            timer(TimerRef::Own(0), 10, TimerMode::Relative),
            timer(TimerRef::Shared(0), 20, TimerMode::Absolute),
            timer(TimerRef::Own(0), 30, TimerMode::Relative),
            timer(TimerRef::Shared(0), 40, TimerMode::Absolute),
        ]
    );
}

#[test]
fn loops_of_phases_and_tasks() {
    let scenario = json(
        r#"{ "tasks": { "t": { "loop": 2, "phases": {
            "a": { "loop": 3, "run": 1 }, "b": { "run": 2 }, "a": { "run": 3 } } } } }"#,
    );
    let program = &scenario.workload.programs[0];
    assert_eq!(
        program.steps,
        [
            Step::Run(Fixed(1000)),
            Step::Repeat { to: 0, times: Some(3), counter: 0 },
            Step::Run(Fixed(2000)),
            Step::Run(Fixed(3000)),
            Step::Repeat { to: 0, times: Some(2), counter: 1 },
        ]
    );
    assert_eq!(program.counters, 2);
    assert_eq!(scenario.duration_ns, 3_600_000 * MS, "it ends on its own");
}

#[test]
fn real_time_and_deadline_tasks_have_rt_apps_defaults() {
    let scenario = json(
        r#"{ "tasks": { "f": { "policy": "SCHED_FIFO", "run": 1 },
            "r": { "policy": "SCHED_RR", "priority": 40, "run": 1 },
            "d": { "policy": "SCHED_DEADLINE", "dl-runtime": 3000, "dl-period": 10000, "run": 1 },
            "e": { "policy": "SCHED_DEADLINE", "dl-runtime": 3000, "run": 1 } } }"#,
    );
    let deadline = |runtime_ns, period_ns| {
        SchedPolicy::Deadline(DeadlineSpec { runtime_ns, deadline_ns: period_ns, period_ns })
    };
    let policies: Vec<_> = scenario.workload.tasks.iter().map(|task| task.policy).collect();
    let given = [
        SchedPolicy::Fifo(10),
        SchedPolicy::RoundRobin(40),
        deadline(3_000_000, 10_000_000),
        deadline(3_000_000, 3_000_000),
    ];
    assert_eq!(policies, given);
}

#[test]
fn phases_set_what_they_name_and_return_to_the_tasks_cpus() {
    let scenario = json(
        r#"{ "tasks": { "t": { "cpus": [2], "priority": 5, "phases": {
            "a": { "cpus": [0, 1], "priority": -3, "run": 1 },
            "b": { "policy": "SCHED_BATCH", "dl-runtime": 3000, "taskgroup": "/g", "run": 1 },
            "c": { "priority": 1, "run": 1 } } } } }"#,
    );
    let workload = &scenario.workload;
    let set = |step: &&Step| !matches!(step, Step::Run(_) | Step::Repeat { .. });
    let sets: Vec<Step> = workload.programs[0].steps.iter().filter(set).cloned().collect();
    let nice = |policy, nice| Step::SetNice { policy, nice };
    assert_eq!(
        sets,
        [
            Step::SetAffinity(1),
            nice(SchedPolicy::Normal, -3),
            Step::SetAffinity(0),
            nice(SchedPolicy::Batch, 0),
            Step::SetSlice(3 * MS),
            Step::SetGroup(GroupId(1)),
            Step::SetAffinity(0),
            nice(SchedPolicy::Batch, 1),
        ]
    );
    assert_eq!(workload.affinities, [vec![CpuId(2)], vec![CpuId(0), CpuId(1)]]);
    assert_eq!((workload.tasks[0].nice, workload.tasks[0].affinity), (5, Some(0)));
}

#[test]
fn instances_share_a_program_and_are_numbered() {
    let scenario = json(
        r#"{ "tasks": { "w": { "instance": 3, "delay": 250, "barrier": "B", "run": 1 },
                        "one": { "barrier": "B", "run": 1 } } }"#,
    );
    let tasks = &scenario.workload.tasks;
    let names: Vec<&str> = tasks.iter().map(|task| task.name.as_str()).collect();
    assert_eq!(names, ["w-1", "w-2", "w-3", "one"]);
    assert_eq!((tasks[2].program, tasks[2].start_ns), (0, 250_000));
    assert_eq!(scenario.workload.barriers[0].users, 4);
}

#[test]
fn forks_are_counted_where_they_can_be() {
    let scenario = json(
        r#"{ "tasks": {
            "f": { "loop": 1, "phases": { "p": { "loop": 7, "run": 1, "fork": "c" } } },
            "g": { "run": 1, "fork": "d" },
            "c": { "instance": 0, "loop": 1, "delay": 100,
                   "phases": { "p": { "loop": 2, "run": 1 } } },
            "d": { "instance": 2, "loop": 1, "run": 1 } } }"#,
    );
    let forks = &scenario.workload.forks;
    assert_eq!((forks[0].template.name.as_str(), forks[0].alive_max), ("c", 7));
    assert_eq!((forks[1].template.name.as_str(), forks[1].alive_max), ("d-fork", 1024));
    // A forked task's delay begins when it is forked.
    let delayed = &scenario.workload.programs[forks[0].template.program].steps;
    assert_eq!(delayed[0], Step::Sleep(Fixed(100_000)));
    assert_eq!(delayed[2], Step::Repeat { to: 1, times: Some(2), counter: 0 });
    assert_eq!(forks[0].template.start_ns, 0);
}

#[test]
fn a_forked_task_may_not_use_a_barrier() {
    let text = r#"{ "tasks": { "f": { "run": 1, "fork": "c" },
                   "c": { "instance": 0, "barrier": "B", "run": 1 } } }"#;
    let message = try_text("json", text).expect_err("a barrier");
    assert!(message.contains("forked task can't use a barrier"), "{message}");
}

#[test]
fn run_is_in_microseconds_of_the_calibration_cpu() {
    let text = r#"machine = "phone-4-4"
        workload = "w.json""#;
    let dir = std::env::temp_dir().join(format!("fairground-cal-{}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("a folder");
    let run = |global: &str| {
        let work = format!("{{ {global} \"tasks\": {{ \"t\": {{ \"run\": 1000 }} }} }}");
        std::fs::write(dir.join("w.json"), work).expect("a file");
        std::fs::write(dir.join("s.toml"), text).expect("a file");
        let read = load(&dir.join("s.toml"), &Overrides::default());
        read.unwrap_or_else(|error| panic!("{error}")).workload.programs[0].steps[0].clone()
    };
    let little = Step::Run(Fixed(446 * MS / 1024));
    assert_eq!(run(""), little, "CPU0 is the default");
    assert_eq!(run(r#""global": { "calibration": "CPU0" },"#), little);
    assert_eq!(run(r#""global": { "calibration": "CPU4" },"#), Step::Run(Fixed(MS)));
    assert_eq!(run(r#""global": { "calibration": 128 },"#), Step::Run(Fixed(MS)));
    let _ = std::fs::remove_dir_all(dir);
}

#[test]
fn host_only_keys_are_checked_and_have_no_effect() {
    let bare = json(r#"{ "tasks": { "t": { "run": 1 } }, "global": { "duration": 5 } }"#);
    let full = json(
        r#"{ /* all of them */
            "global": { "duration": 5, "calibration": "CPU0", "default_policy": "SCHED_OTHER",
                "pi_enabled": false, "lock_pages": true, "logdir": "./", "log_basename": "x",
                "log_size": "file", "ftrace": "main,task", "gnuplot": true, "frag": 1,
                "io_device": "/dev/null", "mem_buffer_size": 4194304, "cumulative_slack": false },
            "resources": { "m": { "type": "mutex" }, "n": {} }, // legacy
            "tasks": { "t": { "run": 1, }, }, }"#,
    );
    assert_eq!(bare, full);
    assert_eq!(full.duration_ns, 5000 * MS);
}

#[test]
fn taskgroups_are_made_with_their_weights() {
    let scenario = json(
        r#"{ "tasks": {
            "a": { "taskgroup": "/web/api", "run": 1 },
            "b": { "taskgroup": { "path": "/web", "cpu.weight": 300 }, "run": 1 },
            "c": { "taskgroup": { "path": "/bg", "cpu.idle": 1 }, "run": 1 },
            "d": { "taskgroup": { "path": "/n", "cpu.weight.nice": 5, "cpu.max": "max 100000" },
                   "run": 1 },
            "e": { "taskgroup": "", "run": 1 } } }"#,
    );
    let rows: Vec<_> = scenario
        .groups
        .iter()
        .map(|group| (group.path.as_str(), group.parent.0, group.shares, group.idle))
        .collect();
    assert_eq!(
        rows,
        [
            ("/", 0, 1024, false),
            ("/web", 0, 3072, false),
            ("/web/api", 1, 1024, false),
            ("/bg", 0, 3, true),
            ("/n", 0, 335, false),
        ]
    );
}

/// A scenario that uses most of the grammar.
const EVERY_WORD: &str = r#"
name = "all"
seed = 7
duration = "1.5s"
[machine]
sockets = 1
cores = 2
threads = 2
hz = 1000
timer_slack = "10us"
costs = { tick = "1us" }
[[machine.noise]]
name = "kworker"
interval = { exp = "10ms" }
run = "5us"
cpus = "0-1"
by_tick = true
[kernel]
profile = "6.12"
base_slice_ns = 3000000
features = ["NO_RUN_TO_PARITY", "HRTICK"]
[groups.web]
"cpu.weight" = 200
[groups.api]
parent = "web"
[groups."/batch"]
[tasks.keys]
instances = 2
nice = -1
policy = "SCHED_BATCH"
slice = "5ms"
cpus = "0,2-3"
group = "/web/api"
start = "3ms"
born_on = 2
run = { exp = "3ms" }
sleep = { uniform = ["1ms", "2ms"] }
timer = { ref = "unique", period = "10ms", mode = "absolute" }
[tasks.list]
group = "/batch"
loop = 3
events = [{ run = "1ms" }, "yield", { sleep = "250us" }, { run = "2ms" }, "suspend"]
[tasks.phased.phases.one]
loop = 2
run = "1ms"
[tasks.phased.phases.two]
sleep = "1ms"
"#;

#[test]
fn toml_has_the_same_grammar_with_units_and_random_durations() {
    let scenario = toml(EVERY_WORD);
    assert_eq!((scenario.seed, scenario.duration_ns), (7, 1500 * MS));
    assert_eq!((scenario.kernel.rules.turn.hz.hz, scenario.machine.topology.len()), (1000, 4));
    assert_eq!((scenario.machine.costs.tick_ns, scenario.machine.timer_slack_ns), (1000, 10_000));
    let noise = &scenario.machine.noise[0];
    assert_eq!((&noise.cpus, noise.by_tick), (&Some(vec![CpuId(0), CpuId(1)]), true));
    let paths: Vec<&str> = scenario.groups.iter().map(|group| group.path.as_str()).collect();
    assert_eq!(paths, ["/", "/web", "/web/api", "/batch"]);
    let workload = &scenario.workload;
    let first = &workload.tasks[0];
    assert_eq!((first.nice, first.policy, first.slice_ns), (-1, SchedPolicy::Batch, 5 * MS));
    assert_eq!((first.group, first.start_ns, first.born_on), (GroupId(2), 3 * MS, Some(CpuId(2))));
    assert_eq!(workload.affinities[0], [CpuId(0), CpuId(2), CpuId(3)]);
    assert_eq!(
        workload.programs[0].steps[..2],
        [Step::Run(Exponential { mean: 3 * MS }), Step::Sleep(Uniform { lo: MS, hi: 2 * MS }),]
    );
    assert_eq!(
        workload.programs[1].steps,
        [
            Step::Run(Fixed(MS)),
            Step::Yield,
            Step::Sleep(Fixed(250_000)),
            Step::Run(Fixed(2 * MS)),
            Step::Wait(0),
            Step::Repeat { to: 0, times: Some(3), counter: 0 },
        ]
    );
    assert_eq!(workload.programs[2].steps.len(), 4);
}

#[test]
fn a_relay_that_only_wakes_is_fine_when_a_timer_paces_it() {
    json(
        r#"{ "tasks": {
            "clock": { "timer": { "ref": "t", "period": 1000 }, "resume": "relay" },
            "relay": { "suspend": "relay", "resume": "end" },
            "end": { "suspend": "end", "yield": "" } } }"#,
    );
}
