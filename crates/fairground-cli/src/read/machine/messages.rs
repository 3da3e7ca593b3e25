//! What a message costs on a machine, as work (ns at full speed) of who sends and who receives it,
//! without the wake-ups and switches that it may cause. Keys of `[messages]`, each a table:
//!
//! * `pipe`, `unix`, `tcp` (a request or its reply), `tcp_stream` (one of many in a row), `udp`:
//!   `send`, `receive`: a system call with a small message; `send_kib`, `receive_kib`: more for
//!   each KiB; `lines`: cache lines of each use, each of which costs what `line` of `[costs]` says
//!   if another CPU used them last. On the loopback the sender of TCP and UDP also does the
//!   receiving side's protocol.

use crate::read::fault::Read;
use crate::read::tree::{Entry, Fields};
use crate::read::values::Dialect;
use fairground::units::Ns;

/// The work that a message takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Message {
    send_ns: Ns,
    receive_ns: Ns,
    send_kib_ns: Ns,
    receive_kib_ns: Ns,
    /// Cache lines that each use of the pipe or socket touches, which another CPU may have had
    /// last.
    pub lines: u32,
}

impl Message {
    /// Work of sending `bytes`, ns at full speed.
    pub fn sending_ns(self, bytes: u64) -> Ns {
        self.send_ns + bytes * self.send_kib_ns / 1024
    }

    /// Work of receiving `bytes`, ns at full speed.
    pub fn receiving_ns(self, bytes: u64) -> Ns {
        self.receive_ns + bytes * self.receive_kib_ns / 1024
    }
}

/// A pipe's lock, its places, a buffer's head, and a line of data (unverified).
const LINES: u32 = 4;

/// What messages cost on a machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Messages {
    pub pipe: Message,
    pub unix: Message,
    pub tcp: Message,
    /// Of a stream, whose small messages TCP joins.
    pub tcp_stream: Message,
    pub udp: Message,
}

impl Default for Messages {
    /// Estimates for a server of about 2020, unverified.
    fn default() -> Self {
        let message = |send_ns, receive_ns, kib_ns| Message {
            send_ns,
            receive_ns,
            send_kib_ns: kib_ns,
            receive_kib_ns: kib_ns,
            lines: LINES,
        };
        Messages {
            pipe: message(600, 600, 60),
            unix: message(1_500, 1_000, 80),
            tcp: message(4_000, 1_000, 100),
            tcp_stream: message(300, 100, 150),
            udp: message(2_000, 1_000, 100),
        }
    }
}

/// Takes what is given, and the rest from what the machine had.
pub(super) fn read(entry: &Entry, before: Messages) -> Read<Messages> {
    let mut fields = Fields::of(&entry.node, "the machine's messages")?;
    let mut kind = |key, before| {
        fields.take(key)?.map_or(Ok(before), |entry: &Entry| message(entry, key, before))
    };
    let messages = Messages {
        pipe: kind("pipe", before.pipe)?,
        unix: kind("unix", before.unix)?,
        tcp: kind("tcp", before.tcp)?,
        tcp_stream: kind("tcp_stream", before.tcp_stream)?,
        udp: kind("udp", before.udp)?,
    };
    fields.done()?;
    Ok(messages)
}

fn message(entry: &Entry, key: &'static str, before: Message) -> Read<Message> {
    let mut fields = Fields::of(&entry.node, key)?;
    let lines = fields.take("lines")?.map(|entry| entry.integer(0, 1000)).transpose()?;
    let mut work =
        |key, before| fields.take(key)?.map_or(Ok(before), |entry| Dialect::Toml.duration(entry));
    let message = Message {
        send_ns: work("send", before.send_ns)?,
        receive_ns: work("receive", before.receive_ns)?,
        send_kib_ns: work("send_kib", before.send_kib_ns)?,
        receive_kib_ns: work("receive_kib", before.receive_kib_ns)?,
        lines: lines.map_or(before.lines, |lines| lines as u32),
    };
    fields.done()?;
    Ok(message)
}
