//! `fibtest`: Indeed's test of quota that is lost on CPUs (github.com/indeedeng/fibtest): fast
//! threads compute all the time, slow ones 100 additions and then sleep 10 ms; thread i is pinned
//! to CPU i. `runfibtest` limits the group to 10 ms in 100 ms.
//!
//! * `-t N` threads in all (one for each CPU), `-f N` fast ones (1): thread i is fast if i modulo
//!   the CPUs is below N. `-s SECONDS` (5).
//! * Of the model: `slow_us` (20), the CPU of a slow thread's turn. 100 additions take a tenth of
//!   a microsecond; the system call, the timer and the wake-up take the rest.
//!
//! The result that fibtest prints, iterations, grows with the CPU time of the fast threads.
//! Refused: `-v` (it prints more).

use super::flags::Flag;
use super::given::Given;
use super::load::THREADS_MAX;
use super::making::{Making, forever, repeated, run, sleep};
use super::tool::Tool;
use crate::read::fault::{Fault, Read};
use fairground::units::{CpuId, NS_PER_MS, NS_PER_SEC, NS_PER_US};
use fairground::workload::behavior::Step;
use fairground::workload::draw::Draw;

pub(super) const TOOL: Tool = Tool {
    name: "fibtest",
    says: "one fast and many slow threads, each on its own CPU: quota that is lost on CPUs",
    from: "github.com/indeedeng/fibtest",
    flags: |_| {
        const {
            &[&[
                Flag::value("t", "threads").says("threads in all (one for each CPU)"),
                Flag::value("f", "fast").says("threads that compute all the time (1)"),
                Flag::value("s", "seconds").says("how long (5)"),
                Flag::refused("v", "verbose", "it only prints more"),
                Flag::own("slow-us", "slow_us").says("CPU of a slow thread's turn, us (20)"),
            ]]
        }
    },
    make,
};

fn make(given: &Given, making: &mut Making<'_>) -> Read<()> {
    if making.cpus_given {
        return Err(Fault::at(making.span, "fibtest takes no \"cpus\"")
            .because("it pins thread i to CPU i itself"));
    }
    let cpus = making.cpus as u64;
    let fast = given.count("fast", 1..=THREADS_MAX, 1)?;
    let threads = given.count("threads", 1..=THREADS_MAX, cpus)?.max(fast);
    let seconds = given.count("seconds", 1..=100_000, 5)?;
    let slow_ns = given.count("slow-us", 1..=9_999, 20)? * NS_PER_US;
    let spin = Step::RunWall(Draw::Fixed(seconds * NS_PER_SEC));
    let fast_program = making.program(repeated(vec![spin], Some(1)));
    let slow_program = making.program(forever(vec![run(slow_ns), sleep(10 * NS_PER_MS)]));
    for number in 0..threads {
        let cpu = number % cpus;
        let affinity = making.pin(vec![CpuId(cpu as u32)]);
        let (role, program) =
            if cpu < fast { ("fast", fast_program) } else { ("slow", slow_program) };
        making.task(&format!("{role}-{number}"), program)?.affinity = Some(affinity);
    }
    making.ends_after_seconds(seconds);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::tests::{CPUS, made};

    #[test]
    fn one_thread_is_fast_and_each_has_its_cpu() {
        let made = made("fibtest");
        assert_eq!(made.tasks.len(), CPUS);
        let fast = made.tasks.iter().filter(|task| task.name.contains("fast")).count();
        assert_eq!((fast, made.affinities.len()), (1, CPUS));
    }

    #[test]
    fn alone_there_is_only_the_fast_one() {
        assert_eq!(made("fibtest -t 1 -s 5").tasks.len(), 1);
        assert_eq!(made("fibtest -t 1 -f 3").tasks.len(), 3);
    }
}
