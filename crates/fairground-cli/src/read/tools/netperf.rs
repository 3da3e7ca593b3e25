//! `netperf` against a `netserver` on the same machine: one connection over the loopback.
//!
//! * `-t TEST`: `TCP_STREAM` (the default) and `UDP_STREAM`: netperf sends, netserver receives;
//!   `TCP_RR` and `UDP_RR`: one request, one response, in turn. `-l SECONDS` (10).
//! * After `--`: `-m BYTES` of a message sent (16384; UDP 65507), `-M BYTES` that the receiver
//!   takes at a time (as sent), `-r REQUEST,RESPONSE` bytes (1,1).
//! * Of the model: `pairs` (1), so many connections at once, each with its two processes.
//!
//! What is counted: messages sent and messages received, or transactions; `NAME/transaction` is how
//! long one took. A message costs what the machine's `[messages]` says of TCP (`tcp_stream` of
//! streams) or UDP, in the sender's and in the receiver's account: on the loopback the sender also
//! does the receiving side's protocol. A UDP sender never waits: a message that finds the
//! receiver's buffer full is lost. With `-M` below `-m` a TCP receiver needs several calls for a
//! message, and a UDP one loses the rest of it.
//!
//! Not modelled: that TCP joins small messages, so that the receiver may get several in one call
//! and the buffer holds more of them; buffers that grow; acknowledgements. Refused: `-H`, other
//! machines.

use super::flags::Flag;
use super::given::Given;
use super::load::THREADS_MAX;
use super::making::{Making, forever, run};
use super::tool::Tool;
use crate::read::fault::Read;
use crate::read::machine::Message;
use fairground::units::Ns;
use fairground::workload::behavior::{GoalId, PipeId, PipeSpec, Program, SpanId, Step};

pub(super) const TOOL: Tool = Tool {
    name: "netperf",
    says: "streams or request and response over the loopback, in pairs of processes",
    from: "netperf 2.7, its manual",
    flags: |_| {
        const {
            &[&[
                Flag::value("t", "testname")
                    .says("TCP_STREAM (usual), UDP_STREAM, TCP_RR or UDP_RR"),
                Flag::value("l", "testlen").says("how long, s (10)"),
                Flag::own("pairs", "pairs").says("connections at once (1)"),
                Flag::refused("H", "host", "both ends are on this machine"),
                Flag::value("m", "send-bytes")
                    .says("bytes of a message (16384; UDP 65507)")
                    .after_dashes(),
                Flag::value("M", "recv-bytes")
                    .says("bytes that the receiver takes at once (as sent)")
                    .after_dashes(),
                Flag::value("r", "req-resp")
                    .says("bytes of a request and of its response (1,1)")
                    .after_dashes(),
            ]]
        }
    },
    make,
};

/// The largest datagram, bytes.
const DATAGRAM_MAX: u64 = 65_507;
const MESSAGE_MAX: u64 = 1 << 20;
const TCP_STREAM_BYTES: u64 = 16_384;
/// What an end touches again and again: its stack, the socket's structures, some buffers, bytes
/// (unverified).
const FOOTPRINT_BYTES: u64 = 64 << 10;

fn make(given: &Given, making: &mut Making<'_>) -> Read<()> {
    let test = given.word("testname").map_or("TCP_STREAM", |word| word.text.as_str());
    let (tcp, streams) = match test {
        "TCP_STREAM" => (true, true),
        "UDP_STREAM" => (false, true),
        "TCP_RR" => (true, false),
        "UDP_RR" => (false, false),
        _ => return Err(given.wrong("testname", "TCP_STREAM, UDP_STREAM, TCP_RR or UDP_RR")),
    };
    let costs = match (tcp, streams) {
        (true, true) => making.messages.tcp_stream,
        (true, false) => making.messages.tcp,
        (false, _) => making.messages.udp,
    };
    let protocol = Protocol { tcp, costs };
    let pairs = given.count("pairs", 1..=THREADS_MAX / 2, 1)?;
    let seconds = given.count("testlen", 1..=100_000, 10)?;
    making.forks();
    if streams {
        stream(given, making, protocol, pairs)?;
    } else {
        respond(given, making, protocol, pairs)?;
    }
    making.ends_after_seconds(seconds);
    Ok(())
}

/// What the messages go by.
#[derive(Clone, Copy)]
pub(super) struct Protocol {
    pub tcp: bool,
    pub costs: Message,
}

impl Protocol {
    fn bytes_max(self) -> u64 {
        if self.tcp { MESSAGE_MAX } else { DATAGRAM_MAX }
    }

    /// One direction of a connection.
    fn way(self, making: &mut Making<'_>, what: &str, bytes: u64) -> PipeId {
        let make = if self.tcp { PipeSpec::socket } else { PipeSpec::datagrams };
        making.pipe(what, |name| make(name, bytes as u32).touching(self.costs.lines))
    }

    /// Work of receiving a message of `bytes` with a buffer of `room`.
    fn receiving_ns(self, bytes: u64, room: u64) -> Ns {
        if !self.tcp {
            return self.costs.receiving_ns(bytes.min(room));
        }
        let rest_ns = if bytes % room > 0 { self.costs.receiving_ns(bytes % room) } else { 0 };
        bytes / room * self.costs.receiving_ns(room) + rest_ns
    }
}

fn stream(given: &Given, making: &mut Making<'_>, by: Protocol, pairs: u64) -> Read<()> {
    let usual = if by.tcp { TCP_STREAM_BYTES } else { DATAGRAM_MAX };
    let bytes = given.count("send-bytes", 1..=by.bytes_max(), usual)?;
    let room = given.count("recv-bytes", 1..=MESSAGE_MAX, bytes)?;
    let sent = making.goal("messages sent", None);
    let received = making.goal("messages received", None);
    for pair in 1..=pairs {
        let way = by.way(making, &format!("socket-{pair}"), bytes);
        let receives = run(by.receiving_ns(bytes, room));
        let receives = vec![Step::Read(way), receives, Step::Count(received)];
        let sends = vec![run(by.costs.sending_ns(bytes)), Step::Write(way), Step::Count(sent)];
        both_ends(making, pair, ["netperf", "netserver"], [end(sends), end(receives)])?;
    }
    making.starts_warm(&[sent, received])
}

fn respond(given: &Given, making: &mut Making<'_>, by: Protocol, pairs: u64) -> Read<()> {
    let (request, response) = match given.word("req-resp") {
        None => (1, 1),
        Some(word) => two(&word.text, by.bytes_max()).ok_or_else(|| {
            let max = by.bytes_max();
            given.wrong("req-resp", format!("REQUEST,RESPONSE in bytes, each from 1 to {max}"))
        })?,
    };
    let turn = Turn { request, response };
    let (goal, span) = (making.goal("transactions", None), making.span("transaction"));
    for pair in 1..=pairs {
        let programs = turn.programs(making, by, pair, goal, span);
        both_ends(making, pair, ["netperf", "netserver"], programs)?;
    }
    making.starts_warm(&[goal])
}

/// `REQUEST,RESPONSE`; one number is both.
fn two(text: &str, max: u64) -> Option<(u64, u64)> {
    let (request, response) = text.split_once(',').unwrap_or((text, text));
    let number = |text: &str| text.parse().ok().filter(|number| (1..=max).contains(number));
    Some((number(request)?, number(response)?))
}

/// A client that sends a request and waits for the response, and its server.
pub(super) struct Turn {
    /// Bytes.
    pub request: u64,
    /// Bytes.
    pub response: u64,
}

impl Turn {
    /// Programs of the client and the server of a pair.
    pub fn programs(
        &self,
        making: &mut Making<'_>,
        by: Protocol,
        pair: u64,
        goal: GoalId,
        span: SpanId,
    ) -> [Program; 2] {
        let (request, response) = (self.request, self.response);
        let there = by.way(making, &format!("request-{pair}"), request);
        let back = by.way(making, &format!("response-{pair}"), response);
        let client = vec![
            Step::Begin(span),
            run(by.costs.sending_ns(request)),
            Step::Write(there),
            Step::Read(back),
            run(by.costs.receiving_ns(response)),
            Step::Count(goal),
            Step::End(span),
        ];
        let serves = by.costs.receiving_ns(request) + by.costs.sending_ns(response);
        let server = vec![Step::Read(there), run(serves), Step::Write(back)];
        [end(client), end(server)]
    }
}

/// The processes of a pair: those of the first are there before the others.
pub(super) fn both_ends(
    making: &mut Making<'_>,
    pair: u64,
    roles: [&str; 2],
    programs: [Program; 2],
) -> Read<()> {
    for (role, program) in roles.into_iter().zip(programs) {
        let program = making.program(program);
        making.task(&format!("{role}-{pair}"), program)?;
    }
    Ok(())
}

/// A loop of one end for ever.
fn end(steps: Vec<Step>) -> Program {
    Program { footprint_bytes: FOOTPRINT_BYTES, ..forever(steps) }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{counted_for, made};
    use super::two;
    use fairground::workload::pipe::Full;

    fn count(command: &str, machine: &str, unit: &str) -> u64 {
        let counted = counted_for(command, machine, "50ms");
        counted.into_iter().find(|(of, _)| of == unit).expect("it is counted").1
    }

    #[test]
    fn a_datagram_that_finds_no_room_is_lost_and_a_stream_waits() {
        assert_eq!(made("netperf -t UDP_STREAM -- -m 64").pipes[0].full, Full::Dropped);
        assert_eq!(made("netperf -- -m 64").pipes[0].full, Full::WaitsAll);
        assert_eq!(made("netperf -t TCP_RR --pairs 3").pipes.len(), 6);
    }

    #[test]
    fn a_sender_of_datagrams_does_not_depend_on_who_receives_them() {
        let sent = |room: u64| {
            let command = format!("netperf -t UDP_STREAM -- -m 1024 -M {room}");
            count(&command, "core:2 pu:1", "messages sent")
        };
        assert!(sent(1024).abs_diff(sent(1)) * 100 < sent(1), "{} {}", sent(1024), sent(1));
        let alone = "netperf -t UDP_STREAM -- -m 64";
        let (sent, received) = (
            count(alone, "core:1 pu:1", "messages sent"),
            count(alone, "core:1 pu:1", "messages received"),
        );
        assert!(received < sent && received > 0, "{received} of {sent}");
    }

    #[test]
    fn a_stream_receives_what_it_sends_and_small_bites_take_longer() {
        let received = |command| count(command, "core:2 pu:1", "messages received");
        let sent = count("netperf -- -m 1024", "core:2 pu:1", "messages sent");
        let whole = received("netperf -- -m 1024");
        assert!(whole <= sent && sent - whole < 300, "{whole} of {sent}");
        assert!(received("netperf -- -m 1024 -M 64") < whole / 2);
    }

    #[test]
    fn sizes_of_request_and_response_are_one_or_two_numbers() {
        assert_eq!(two("64,1024", 2000), Some((64, 1024)));
        assert_eq!(two("64", 2000), Some((64, 64)));
        for bad in ["", "0,1", "1,", "1,2,3", "1,2001", "a,b"] {
            assert_eq!(two(bad, 2000), None, "{bad}");
        }
    }
}
