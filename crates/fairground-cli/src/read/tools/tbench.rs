//! `tbench` of dbench 4: clients that ask a file server over the loopback's TCP, one request and
//! one reply at a time; each client has a server process of its own.
//!
//! * `N` clients (needed), `-t SECONDS` (10; the real one runs for 600).
//!
//! An operation is one request and its reply, `NAME/operation` how long it took. Sizes are the
//! means of dbench's `client.txt`: 2311 bytes there, 3302 back; tbench's MB/s count 5428 bytes an
//! operation, so MB/s = operations a second * 5428/1000000. Not modelled: that sizes differ from
//! one operation to the next, that the first fifth of the run is not counted, what client and
//! server compute beside their messages.

use super::flags::Flag;
use super::given::Given;
use super::load::THREADS_MAX;
use super::making::Making;
use super::netperf::{Protocol, Turn, both_ends};
use super::tool::Tool;
use crate::read::fault::{Fault, Read};

pub(super) const TOOL: Tool = Tool {
    name: "tbench",
    says: "clients of a file server over the loopback: one request, one reply, in pairs of \
           processes",
    from: "dbench 4.0, its client.txt",
    flags: |_| {
        const {
            &[&[
                Flag::bare("clients").says("clients, each with a server of its own (needed)"),
                Flag::value("t", "timelimit").says("how long, s (10)"),
            ]]
        }
    },
    make,
};

/// Mean sizes of messages, bytes.
const TURN: Turn = Turn { request: 2311, response: 3302 };

fn make(given: &Given, making: &mut Making<'_>) -> Read<()> {
    if !given.has("clients") {
        let title = "tbench needs a number of clients";
        return Err(Fault::at(given.span, title).accepts("tbench 4"));
    }
    let clients = given.count("clients", 1..=THREADS_MAX / 2, 1)?;
    let seconds = given.count("timelimit", 1..=100_000, 10)?;
    let by = Protocol { tcp: true, costs: making.messages.tcp };
    let (goal, span) = (making.goal("operations", None), making.span("operation"));
    making.forks();
    for pair in 1..=clients {
        let programs = TURN.programs(making, by, pair, goal, span);
        both_ends(making, pair, ["client", "server"], programs)?;
    }
    making.starts_warm(&[goal])?;
    making.ends_after_seconds(seconds);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::tests::{counted_for, made};

    #[test]
    fn each_client_has_its_server() {
        let made = made("tbench 3");
        let names: Vec<&str> = made.tasks.iter().map(|task| task.name.as_str()).collect();
        assert_eq!(names[..3], ["tbench/client-1", "tbench/server-1", "tbench/client-2"]);
        assert_eq!((names.len(), made.pipes.len()), (7, 6));
    }

    #[test]
    fn clients_on_cpus_of_their_own_get_more_done() {
        let done = |command| counted_for(command, "core:8 pu:1", "50ms")[0].1;
        let (one, four) = (done("tbench 1"), done("tbench 4"));
        assert!((3 * one..=5 * one).contains(&four), "{one} {four}");
    }
}
