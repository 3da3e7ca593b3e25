//! Pipes and sockets: messages that wait in a buffer of limited room.
//!
//! A buffer has slots. In a pipe a slot is a page that several small messages share: 16 pages of
//! 4096 bytes hold 16 × 40 messages of 100 bytes. In a socket every message has a buffer of its
//! own, and a writer that found no room is woken only when three quarters of the room are free.

use crate::units::Ns;

/// A pipe or socket, by position in [`super::behavior::Workload::pipes`].
pub type PipeId = usize;

/// One direction of a pipe, socket pair or connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PipeSpec {
    /// Name in the workload.
    pub name: String,
    /// Messages that share a slot, at least 1.
    pub per_slot: u32,
    /// Slots, at least 1: who would need one more sleeps.
    pub slots: u32,
    /// Writers that found no room are woken when no more than this many slots are in use; fewer
    /// than `slots`.
    pub resume_slots: u32,
    /// What becomes of a message for which there is no room.
    pub full: Full,
    /// Cache lines that each use touches: its lock, its places, the data.
    pub lines: u32,
    /// Work of a writer and of a reader under its lock for each message; None if it has no lock.
    pub held: Option<Held>,
}

/// What is done for a message under a pipe's sleeping lock (`pipe->mutex`), ns at full speed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    /// By its writer.
    pub write_ns: Ns,
    /// By its reader.
    pub read_ns: Ns,
}

/// What becomes of a message for which there is no room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Full {
    /// Its writer sleeps; when there is room again the one that waits longest is woken, and wakes
    /// the next if there is room for two (a pipe).
    WaitsInTurn,
    /// Its writer sleeps; when there is room again all who wait are woken (a socket).
    WaitsAll,
    /// It is lost (UDP).
    Dropped,
}

/// Bytes of a pipe's slot, a page.
const PAGE_BYTES: u32 = 4096;
/// Pages of a pipe (`PIPE_DEF_BUFFERS`).
const PIPE_PAGES: u32 = 16;
/// Send buffer of a socket, bytes (`net.core.wmem_default`).
const SOCKET_BYTES: u32 = 212_992;

impl PipeSpec {
    /// A pipe for messages of `bytes` each.
    pub fn pipe(name: String, bytes: u32) -> Self {
        let bytes = bytes.max(1);
        let slots = (PIPE_PAGES / bytes.div_ceil(PAGE_BYTES)).max(1);
        let per_slot = (PAGE_BYTES / bytes).max(1);
        PipeSpec {
            name,
            per_slot,
            slots,
            resume_slots: slots - 1,
            full: Full::WaitsInTurn,
            lines: 0,
            held: None,
        }
    }

    /// A Unix or TCP socket for messages of `bytes` each.
    pub fn socket(name: String, bytes: u32) -> Self {
        let slots = (SOCKET_BYTES / buffer_bytes(bytes)).max(1);
        PipeSpec {
            name,
            per_slot: 1,
            slots,
            resume_slots: slots / 4,
            full: Full::WaitsAll,
            lines: 0,
            held: None,
        }
    }

    /// The same, each use of which touches so many cache lines.
    pub fn touching(self, lines: u32) -> Self {
        PipeSpec { lines, ..self }
    }

    /// The same with a lock, or without one.
    pub fn locked(self, held: Option<Held>) -> Self {
        PipeSpec { held, ..self }
    }

    /// A UDP socket for messages of `bytes` each.
    pub fn datagrams(name: String, bytes: u32) -> Self {
        PipeSpec { full: Full::Dropped, ..Self::socket(name, bytes) }
    }
}

/// What a message takes of a socket's room (`skb->truesize`): its data in a power of two with the
/// shared info, and the head.
fn buffer_bytes(bytes: u32) -> u32 {
    const SHARED_INFO_BYTES: u32 = 320;
    const HEAD_BYTES: u32 = 256;
    (bytes.saturating_add(SHARED_INFO_BYTES)).next_power_of_two().max(512) + HEAD_BYTES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pipe_holds_sixteen_pages_of_small_messages() {
        let pipe = PipeSpec::pipe("p".into(), 100);
        assert_eq!((pipe.per_slot, pipe.slots), (40, 16));
        assert_eq!(PipeSpec::pipe("p".into(), 5000).slots, 8);
    }

    #[test]
    fn a_socket_holds_each_message_with_its_head() {
        let socket = PipeSpec::socket("s".into(), 100);
        assert_eq!((socket.per_slot, socket.slots, socket.resume_slots), (1, 277, 69));
    }
}
