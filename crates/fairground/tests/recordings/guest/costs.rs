//! How long the guests' kernels take from an interrupt to the switch, by what interrupts them.
//!
//! Read off the recordings of one CPU without groups (in which the kernel is alone with its tasks,
//! so each kind always takes about as long): ticks by where in the period turns end, wake-ups by
//! their delay, HRTICK by the length of turns and by traces with a clock of nanoseconds.

use fairground::sim::scenario::Costs;
use fairground::units::Ns;
use fairground::workload::draw::Draw;

/// The time of an interrupt of a kernel, ns.
struct Kernel {
    /// From a wake-up.
    wakes: [Ns; 2],
    /// From a tick, which is served 3.5 µs late (`tick_skew_ns`): mostly, and if it has other work.
    ticks: [Ns; 2],
    /// How many of a million have other work: RCU, timers.
    busy_ppm: u32,
    /// HRTICK, from 7.1 on.
    hrtick: Hrtick,
}

/// The same of HRTICK, ns.
struct Hrtick {
    /// From its being served to the switch.
    ends: [Ns; 2],
    /// How much later than asked for it is served beside one other task (`two-hogs-*`), less what
    /// that one takes.
    late: [Ns; 2],
    /// More for each task that waits: `four-hogs-*` against `two-hogs-*`.
    waiting: Ns,
    /// More for each level that a switch leaves or enters: `groups-equal-*` against `four-hogs-*`.
    level: Ns,
}

const OFF: Hrtick = Hrtick { ends: [0; 2], late: [0; 2], waiting: 0, level: 0 };

fn kernel(recorded: &str) -> Kernel {
    let of_7 = |ends, late, level| Hrtick { ends, late, waiting: 70, level };
    let (wakes, ticks, busy_ppm, hrtick) = match recorded {
        "6.1" => ([4_000, 5_000], [2_000, 5_000], 20_000, OFF),
        "6.12" => ([5_000, 5_600], [2_000, 4_500], 100_000, OFF),
        "6.18" => ([5_000, 5_800], [2_800, 4_800], 80_000, OFF),
        "7.2" => {
            let hrtick = of_7([1_400, 1_600], [3_790, 3_870], 627);
            ([5_500, 5_800], [2_900, 5_300], 180_000, hrtick)
        }
        _ => {
            let hrtick = of_7([1_500, 1_700], [3_895, 3_975], 536);
            ([5_500, 6_000], [2_900, 5_300], 180_000, hrtick)
        }
    };
    Kernel { wakes, ticks, busy_ppm, hrtick }
}

fn between([lo, hi]: [Ns; 2]) -> Draw {
    Draw::Uniform { lo, hi }
}

/// Of a guest of so many CPUs.
pub fn costs(cpus: u32, recorded: &str) -> Costs {
    if cpus == 8 {
        // Virtual CPUs take turns, 5 to 30 µs apart.
        return Costs {
            interrupt: Draw::Uniform { lo: 4_000, hi: 7_000 },
            hrtick: Draw::Fixed(4_000),
            hrtick_level_ns: 575,
            ..Costs::default()
        };
    }
    let Kernel { wakes, ticks, busy_ppm: rare_ppm, hrtick } = kernel(recorded);
    // The first CPU's tick is on time, and it is the only one of a machine of one.
    let skew_ns = if cpus == 1 { 3_500 } else { 0 };
    let [usual, rare] = ticks.map(|tick_ns| tick_ns + skew_ns);
    Costs {
        interrupt: between(wakes),
        interrupt_tick: Some(Draw::Mixture { usual, rare, rare_ppm, exponential: false }),
        interrupt_hrtick: Some(between(hrtick.ends)),
        hrtick: between(hrtick.late),
        hrtick_waiting_ns: hrtick.waiting,
        hrtick_level_ns: hrtick.level,
        ..Costs::default()
    }
}
