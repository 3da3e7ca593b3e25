//! `client`: a closed loop. Each client thinks, sends one request, waits for its answer, thinks
//! again; so a slow server is asked less often.
//!
//! * `--clients N` (needed), `--think TIME` (0 unless given: at once).
//! * The server's `--threads N` (needed), `--service`, `--io`, `--fanout`, `--backlog`;
//!   `--duration`.
//!
//! DEVIATES(closed-loop-clients): clients are on the machine, in its root group, and take no CPU;
//! but each must be scheduled once to send, as a network interrupt would not.

use super::flags::Flag;
use super::given::Given;
use super::load::{SERVICE, Service, THREADS_MAX};
use super::making::{Making, ROOT, forever};
use super::tool::Tool;
use crate::read::fault::Read;
use fairground::workload::behavior::{SchedPolicy, Step};

pub(super) const TOOL: Tool = Tool {
    name: "client",
    says: "closed loop: clients that think, ask and wait, and the pool of threads that serves them",
    from: "written for fairground",
    flags: |_| {
        const {
            &[
                &[
                    Flag::value("", "clients")
                        .says("clients, each with one request at a time (needed)"),
                    Flag::value("", "think")
                        .says("how long a client waits before it asks again (0)"),
                    Flag::value("", "threads").says("threads that serve (needed)"),
                    Flag::value("", "duration").says("how long they ask (for ever)"),
                ],
                SERVICE,
            ]
        }
    },
    make,
};

fn make(given: &Given, making: &mut Making<'_>) -> Read<()> {
    given.need("threads", "--threads 8")?;
    given.need("clients", "--clients 16")?;
    let threads = given.count("threads", 1..=THREADS_MAX, 1)?;
    let clients = given.count("clients", 1..=THREADS_MAX, 1)?;
    let clients = making.traffic.of_number(clients).clamp(1, THREADS_MAX);
    let think = given.draw("think")?;
    let service = Service::of(given)?;
    let channel = service.channel(making);
    let mut steps = vec![Step::Receive(channel), service.run()];
    steps.extend(service.io());
    steps.push(Step::Complete);
    let program = making.program(forever(steps));
    making.tasks("thread", program, threads)?;
    let think = think.map(Step::Sleep);
    let ask = [Step::Send { channel, parts: service.parts }, Step::Await];
    let program = making.program(forever(think.into_iter().chain(ask).collect()));
    let first = making.out.tasks.len();
    making.forks();
    making.tasks("client", program, clients)?;
    for client in &mut making.out.tasks[first..] {
        (client.group, client.policy, client.nice) = (ROOT, SchedPolicy::Normal, 0);
        (client.slice_ns, client.affinity) = (0, None);
    }
    if let Some(length_ns) = given.time("duration")? {
        making.ends_after(length_ns);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::tests::made;
    use fairground::workload::behavior::Step;

    #[test]
    fn clients_wait_for_their_answers() {
        let made = made("client --clients 16 --think 10ms --threads 8 --service 1ms");
        assert_eq!((made.tasks.len(), made.sources.len()), (24, 0));
        let steps = &made.programs[made.tasks[23].program].steps;
        assert!(matches!(steps[..3], [Step::Sleep(_), Step::Send { parts: 1, .. }, Step::Await]));
    }

    #[test]
    fn without_thinking_they_ask_at_once() {
        let made = made("client --clients 2 --threads 1 --service 1ms");
        let steps = &made.programs[made.tasks[2].program].steps;
        assert!(matches!(steps[..2], [Step::Send { .. }, Step::Await]));
    }

    #[test]
    fn a_limit_of_the_command_line_is_of_the_service_and_not_of_its_clients() {
        use crate::read::{Asked, Overrides};
        use fairground::units::Id;
        let command = "client --clients 3 --think 50ms --threads 2 --service 5ms";
        let overrides = Overrides { limit: vec!["500m".into()], ..Overrides::default() };
        let scenario = Asked::Path(command.into()).load(&overrides).expect("it is read").scenario;
        let path = |name: &str| {
            let task = scenario.workload.tasks.iter().find(|task| task.name == name);
            scenario.groups[task.expect("there is one").group.index()].path.as_str()
        };
        // Else a client waits for quota before it asks, and no latency counts that.
        assert_eq!([path("client/thread-2"), path("client/client-3")], ["/limited", "/"]);
    }
}
