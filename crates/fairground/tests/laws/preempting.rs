//! What each preemption model does with a task in user mode and in the kernel, and what becomes of
//! who waits for a spin lock, on machines where nothing costs anything.

use fairground::model::topology::{Shape, Topology};
use fairground::policy::Kernel;
use fairground::record::blame::{Accounts, Cause};
use fairground::record::{Fact, Recorder};
use fairground::sim::scenario::{GroupSpec, Machine, Scenario, Until};
use fairground::sim::simulate;
use fairground::units::{CpuId, GroupId, NEVER, NS_PER_MS, NS_PER_US, Ns, Speed, TaskId};
use fairground::workload::behavior::{
    Program, SchedPolicy, SemaphoreSpec, Step, TaskSpec, Workload,
};
use fairground::workload::draw::Draw;

const MS: Ns = NS_PER_MS;
const US: Ns = NS_PER_US;
/// Nested groups and the flat queue; neither has HRTICK, which would end turns between ticks.
const KERNELS: [(&str, &str); 2] = [("6.18", ""), ("7.3", "NO_HRTICK")];
/// The task that is watched.
const WAKEE: TaskId = TaskId(0);

/// When the watched task first gets a CPU after `from_ns`, and when it ends.
struct Watch {
    from_ns: Ns,
    came_ns: Option<Ns>,
    ended_ns: Ns,
    accounts: Accounts,
}

impl Recorder for Watch {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        self.accounts.record(at_ns, fact);
        if let Fact::Switch { prev, next, .. } = fact {
            if next == Some(WAKEE) && at_ns >= self.from_ns {
                self.came_ns.get_or_insert(at_ns);
            }
            if prev == Some(WAKEE) {
                self.ended_ns = at_ns;
            }
        }
    }
}

fn work(time_ns: Ns) -> Step {
    Step::Run(Draw::Fixed(time_ns))
}

fn sleep(time_ns: Ns) -> Step {
    Step::Sleep(Draw::Fixed(time_ns))
}

/// Runs tasks bound to CPUs, the watched one first, from `from_ns` on.
fn watch(kernel: &Kernel, tasks: &[(u32, SchedPolicy, Vec<Step>)], from_ns: Ns) -> Watch {
    let shape = Shape { packages: 1, nodes: 1, llcs: 1, cores: 2, threads: 1 };
    let topology = Topology::regular(shape, false).expect("a machine");
    let mut workload = Workload {
        semaphores: vec![SemaphoreSpec { name: "s".into(), value: 0, handover: false }],
        spin_locks: vec!["of-0".into(), "of-1".into()],
        affinities: vec![vec![CpuId(0)], vec![CpuId(1)], vec![CpuId(0), CpuId(1)]],
        ..Workload::default()
    };
    for (row, (cpu, policy, steps)) in tasks.iter().enumerate() {
        workload.programs.push(Program { steps: steps.clone(), ..Program::default() });
        // A short slice wins over those in their turn.
        let slice_ns = if row == 0 && policy.is_fair() { 100 * US } else { 0 };
        workload.tasks.push(TaskSpec {
            policy: *policy,
            slice_ns,
            affinity: Some(*cpu as usize),
            ..TaskSpec::new(format!("t{row}"), row)
        });
    }
    let groups = vec![GroupId(0); tasks.len()];
    let accounts = Accounts::new(&groups, &[GroupId(0)], &[Speed::FULL; 2]);
    let mut watch = Watch { from_ns, came_ns: None, ended_ns: 0, accounts };
    let scenario = Scenario {
        machine: Machine::bare("two", topology),
        kernel: kernel.clone(),
        groups: vec![GroupSpec::root()],
        writes: vec![],
        workload,
        seed: 1,
        duration_ns: 40 * MS,
        until: Until::End,
    };
    simulate(&scenario, &mut watch).expect("a sound scenario");
    watch
}

fn kernel((profile, features): (&str, &str), model: &str) -> Kernel {
    let mut kernel = Kernel::profile(profile).expect("a release");
    kernel.set("features", features).expect("known");
    kernel.set("preemption", model).expect("an answer");
    kernel
}

/// When a task that wakes at 1.3 ms gets the CPU, with each model.
fn comes_ns(profile: (&str, &str), tasks: &[(u32, SchedPolicy, Vec<Step>)]) -> [Ns; 4] {
    ["none", "voluntary", "full", "lazy"].map(|model| {
        let watch = watch(&kernel(profile, model), tasks, 1_300 * US);
        watch.came_ns.expect("it gets a CPU")
    })
}

#[test]
fn only_lazy_leaves_another_cpus_task_its_cpu_until_the_tick() {
    let normal = SchedPolicy::Normal;
    let tasks = [
        (1, normal, vec![Step::Take(0), work(50 * US)]),
        (1, normal, vec![work(100 * MS)]),
        (0, normal, vec![work(1_300 * US), Step::Post(0)]),
    ];
    for profile in KERNELS {
        let at_once = 1_300 * US;
        assert_eq!(comes_ns(profile, &tasks), [at_once, at_once, at_once, 4 * MS], "{profile:?}");
    }
}

#[test]
fn an_interrupt_of_its_own_cpu_preempts_a_task_in_user_mode_with_every_model() {
    let normal = SchedPolicy::Normal;
    let tasks =
        [(1, normal, vec![sleep(1_300 * US), work(50 * US)]), (1, normal, vec![work(100 * MS)])];
    for profile in KERNELS {
        assert_eq!(comes_ns(profile, &tasks), [1_300 * US; 4], "{profile:?}");
    }
}

/// A task in a call of 10 ms, beside one that wakes at 1.3 ms.
fn beside_a_call(policy: SchedPolicy, points: [Ns; 2]) -> [(u32, SchedPolicy, Vec<Step>); 2] {
    let [cond_resched_ns, might_sleep_ns] = points;
    let call = Step::Kernel { work: Draw::Fixed(10 * MS), cond_resched_ns, might_sleep_ns };
    [
        (1, policy, vec![sleep(1_300 * US), work(50 * US)]),
        (1, SchedPolicy::Normal, vec![call, work(100 * MS)]),
    ]
}

#[test]
fn a_task_in_the_kernel_gives_way_at_points_at_once_or_after_a_tick() {
    for profile in KERNELS {
        let comes = |points| comes_ns(profile, &beside_a_call(SchedPolicy::Normal, points));
        assert_eq!(comes([3 * MS, 2 * MS]), [3 * MS, 2 * MS, 1_300 * US, 4 * MS], "{profile:?}");
        assert_eq!(comes([0, 0]), [10 * MS, 10 * MS, 1_300 * US, 4 * MS], "{profile:?}");
    }
}

#[test]
fn a_real_time_task_waits_for_no_tick_under_lazy() {
    for profile in KERNELS {
        let tasks = beside_a_call(SchedPolicy::Fifo(50), [3 * MS, 0]);
        let at_once = 1_300 * US;
        assert_eq!(comes_ns(profile, &tasks), [3 * MS, 3 * MS, at_once, at_once], "{profile:?}");
    }
}

fn locked(before: Vec<Step>, inside_ns: Ns, patience_ns: Ns) -> Vec<Step> {
    let sleep = Draw::Fixed(10 * MS);
    let lock = Step::SpinLock { lock: 0, patience_ns, sleep };
    let inside = [lock, work(inside_ns), Step::SpinUnlock(0)];
    before.into_iter().chain(inside).collect()
}

#[test]
fn who_spins_gets_the_lock_when_it_is_freed_and_is_blamed_for_spinning() {
    let normal = SchedPolicy::Normal;
    let tasks = [
        (1, normal, locked(vec![work(MS)], MS, NEVER)),
        (0, normal, locked(vec![], 5 * MS, NEVER)),
    ];
    let mut watch = watch(&kernel(KERNELS[0], "full"), &tasks, 0);
    let blame = watch.accounts.read(WAKEE, 40 * MS);
    assert_eq!(watch.ended_ns, 6 * MS);
    assert_eq!([blame.of(Cause::Spinning), blame.of(Cause::Running)], [4 * MS, 2 * MS]);
}

#[test]
fn a_preempted_holder_makes_who_spins_burn_its_cpu() {
    let normal = SchedPolicy::Normal;
    let tasks = [
        (1, normal, locked(vec![work(MS)], MS, NEVER)),
        (0, normal, locked(vec![], 5 * MS, NEVER)),
        (0, normal, vec![work(100 * MS)]),
    ];
    let mut watch = watch(&kernel(KERNELS[0], "full"), &tasks, 0);
    let blame = watch.accounts.read(WAKEE, 40 * MS);
    // The holder has half of its CPU, so it needs about twice as long.
    assert!(watch.ended_ns > 8 * MS, "{}", watch.ended_ns);
    assert_eq!(blame.of(Cause::Spinning), watch.ended_ns - 2 * MS);
}

#[test]
fn who_loses_its_patience_sleeps_and_tries_again() {
    let normal = SchedPolicy::Normal;
    let tasks = [
        (1, normal, locked(vec![work(MS)], MS, 2 * MS)),
        (0, normal, locked(vec![], 5 * MS, NEVER)),
    ];
    let mut watch = watch(&kernel(KERNELS[0], "full"), &tasks, 0);
    assert_eq!(watch.ended_ns, (1 + 2 + 10 + 1) * MS);
    assert_eq!(watch.accounts.read(WAKEE, 40 * MS).of(Cause::Spinning), 2 * MS);
}

fn locked_on_its_cpu(before: Vec<Step>, inside_ns: Ns) -> Vec<Step> {
    let inside = [Step::SpinLockOfCpu(0), work(inside_ns), Step::SpinUnlockOfCpu];
    before.into_iter().chain(inside).collect()
}

#[test]
fn the_lock_of_a_cpu_keeps_off_those_of_this_cpu_alone() {
    let normal = SchedPolicy::Normal;
    let ends = |cpu| {
        let wakee = locked_on_its_cpu(vec![sleep(1_300 * US)], MS);
        let tasks = [(cpu, normal, wakee), (0, normal, locked_on_its_cpu(vec![], 5 * MS))];
        let mut watch = watch(&kernel(KERNELS[0], "full"), &tasks, 0);
        (watch.ended_ns, watch.accounts.read(WAKEE, 40 * MS).of(Cause::Spinning))
    };
    assert_eq!(ends(1), (2_300 * US, 0));
    let (ended_ns, spun_ns) = ends(0);
    // The holder is preempted, and who preempts it burns whole turns until it is done.
    assert!(ended_ns >= 6 * MS + spun_ns && spun_ns >= MS, "{ended_ns} {spun_ns}");
}

#[test]
fn who_is_moved_keeps_the_lock_of_the_cpu_where_it_took_it() {
    let normal = SchedPolicy::Normal;
    let mut holder = locked_on_its_cpu(vec![], 5 * MS);
    holder.splice(1..1, [work(MS), Step::SetAffinity(1)]);
    let tasks = [(0, normal, locked_on_its_cpu(vec![sleep(1_300 * US)], MS)), (0, normal, holder)];
    let mut watch = watch(&kernel(KERNELS[0], "full"), &tasks, 0);
    assert_eq!(watch.ended_ns, 7 * MS);
    assert_eq!(watch.accounts.read(WAKEE, 40 * MS).of(Cause::Spinning), 4_700 * US);
}

#[test]
fn who_is_moved_while_it_spins_has_no_use_for_the_old_lock() {
    let normal = SchedPolicy::Normal;
    // The second spins behind the third, until the hog ends and leaves it CPU 1. It gets the lock
    // of CPU 0 there, but holds that of CPU 1 when the first wants the one of CPU 0.
    let tasks = [
        (0, normal, locked_on_its_cpu(vec![sleep(15 * MS)], MS)),
        (2, normal, locked_on_its_cpu(vec![sleep(1_300 * US)], 10 * MS)),
        (0, normal, locked_on_its_cpu(vec![], 8 * MS)),
        (1, normal, vec![work(5 * MS)]),
    ];
    let mut watch = watch(&kernel(KERNELS[0], "full"), &tasks, 0);
    assert_eq!(watch.ended_ns, 16 * MS);
    assert_eq!(watch.accounts.read(WAKEE, 40 * MS).of(Cause::Spinning), 0);
}
