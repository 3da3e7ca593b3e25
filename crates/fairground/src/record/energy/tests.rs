//! A machine's energy by hand.

use super::*;
use crate::record::Leaves;

fn switch(cpu: u32, next: Option<u32>) -> Fact {
    let next = next.map(TaskId);
    Fact::Switch { cpu: CpuId(cpu), prev: None, prev_leaves: Leaves::Asleep, next }
}

/// Two cores of two threads; idle 1, one thread 10, two threads 15 µW.
fn meter() -> Meter {
    let cores = vec![vec![CpuId(0), CpuId(2)], vec![CpuId(1), CpuId(3)]];
    let at = vec![PowerAt { freq_khz: 0, core_uw: vec![1, 10, 15] }];
    Meter::new(Draws { base_uw: 100, at, idle_uw: vec![] }, cores, 2, 3)
}

#[test]
fn energy_is_the_sum_of_power_times_time() {
    let mut meter = meter();
    meter.record(10, switch(0, Some(0)));
    assert_eq!(meter.power_uw(), 100 + 10 + 1);
    meter.record(20, switch(2, Some(1)));
    meter.record(40, switch(1, Some(2)));
    meter.record(41, switch(0, None));
    meter.finish(50);
    // Core 0: idle 10 ns, one thread 10 ns, two 21 ns, one 9 ns; core 1: idle 40, one 10 ns.
    let tasks: Vec<u128> = meter.tasks_fj().iter().copied().collect();
    assert_eq!(tasks, [100 + 158, 157 + 90, 100], "315 = 158 + 157: the rest goes to CPU 0");
    assert_eq!((meter.idle_fj(), meter.base_fj()), (10 + 40, 5_000));
    assert_eq!(meter.machine_fj(), 5_000 + 50 + 258 + 247 + 100);
}

#[test]
fn a_thread_that_stands_still_draws_nothing() {
    let mut meter = meter();
    let pace = |speed| Fact::Pace { cpu: CpuId(0), alone: Speed::FULL, speed: Speed(speed) };
    meter.record(0, switch(0, Some(0)));
    meter.record(10, pace(0));
    meter.record(20, pace(1024));
    meter.finish(30);
    assert_eq!(meter.tasks_fj()[TaskId(0)], 200);
    assert_eq!(meter.idle_fj(), 30 + 10);
}
#[test]
fn frequencies_and_idle_states_change_what_a_core_draws() {
    let at = |freq_khz, one_uw| PowerAt { freq_khz, core_uw: vec![5, one_uw, 2 * one_uw] };
    let draws =
        Draws { base_uw: 0, at: vec![at(1_000, 10), at(2_000, 40)], idle_uw: vec![None, Some(2)] };
    let mut meter = Meter::new(draws, vec![vec![CpuId(0), CpuId(1)]], 1, 2);
    let idle = |cpu, state| Fact::Idle { cpu: CpuId(cpu), state };
    let frequency = |cpu, freq_khz| Fact::Frequency { cpu: CpuId(cpu), freq_khz };
    let told = [
        (0, frequency(0, 1_000), 2),
        (0, frequency(1, 2_000), 2),
        (10, idle(1, Idle::State(0)), 5),
        (20, idle(0, Idle::Over), 5),
        (20, switch(0, Some(0)), 10),
        (30, switch(1, Some(1)), 80),
        (40, switch(1, None), 10),
    ];
    for (at_ns, fact, power_uw) in told {
        meter.record(at_ns, fact);
        assert_eq!(meter.power_uw(), power_uw, "{at_ns} {fact:?}");
    }
    meter.finish(50);
    assert_eq!(meter.idle_fj(), 10 * 2 + 10 * 5);
    assert_eq!(meter.machine_fj(), 70 + 100 + 800 + 100);
}
