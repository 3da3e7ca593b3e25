//! What a message costs on a machine, as work (ns at full speed) of who sends and who receives it,
//! without the wake-ups and switches that it may cause. Keys of `[messages]`, each a table:
//!
//! * `pipe`, `unix`, `tcp` (a request or its reply), `tcp_stream` (one of many in a row), `udp`:
//!   `send`, `receive`: a system call with a small message; `send_kib`, `receive_kib`: more for
//!   each KiB; `lines`: cache lines of each use, each of which costs what `line` of `[costs]` says
//!   if another CPU used them last; `held`, of a pipe alone: the part of `send` and of `receive`
//!   that is done under its sleeping lock, as is the copying; without it there is no lock. On the
//!   loopback the sender of TCP and UDP also does the receiving side's protocol.

use crate::read::fault::{Fault, Read};
use crate::read::tree::{Entry, Fields};
use crate::read::values::Dialect;
use fairground::units::Ns;
use fairground::workload::pipe::Held;

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
    /// The part of sending and of receiving that is done under the pipe's lock, ns; None: no lock.
    held_ns: Option<Ns>,
}

impl Message {
    /// Work of sending `bytes` outside of the lock, ns at full speed.
    pub fn sending_ns(self, bytes: u64) -> Ns {
        match self.held_ns {
            Some(held_ns) => self.send_ns - held_ns,
            None => self.send_ns + bytes * self.send_kib_ns / 1024,
        }
    }

    /// Work of receiving `bytes` outside of the lock, ns at full speed.
    pub fn receiving_ns(self, bytes: u64) -> Ns {
        match self.held_ns {
            Some(held_ns) => self.receive_ns - held_ns,
            None => self.receive_ns + bytes * self.receive_kib_ns / 1024,
        }
    }

    /// Work under the lock, if there is one.
    pub fn held(self, bytes: u64) -> Option<Held> {
        let held_ns = self.held_ns?;
        let (send_ns, receive_ns) = (bytes * self.send_kib_ns, bytes * self.receive_kib_ns);
        Some(Held { write_ns: held_ns + send_ns / 1024, read_ns: held_ns + receive_ns / 1024 })
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
            held_ns: None,
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
    let held_ns = if key == "pipe" { held(&mut fields)?.or(before.held_ns) } else { None };
    let mut work =
        |key, before| fields.take(key)?.map_or(Ok(before), |entry| Dialect::Toml.duration(entry));
    let message = Message {
        send_ns: work("send", before.send_ns)?,
        receive_ns: work("receive", before.receive_ns)?,
        send_kib_ns: work("send_kib", before.send_kib_ns)?,
        receive_kib_ns: work("receive_kib", before.receive_kib_ns)?,
        lines: lines.map_or(before.lines, |lines| lines as u32),
        held_ns,
    };
    let least_ns = message.send_ns.min(message.receive_ns);
    if held_ns.is_some_and(|held_ns| held_ns > least_ns) {
        let title = "a pipe's lock is held for longer than a message takes";
        return Err(Fault::at(entry.node.span, title).accepts("at most `send` and `receive`"));
    }
    fields.done()?;
    Ok(message)
}

/// Of a pipe: what is done under its lock, ns.
fn held(fields: &mut Fields) -> Read<Option<Ns>> {
    fields.take("held")?.map(|entry| Dialect::Toml.duration(entry)).transpose()
}
