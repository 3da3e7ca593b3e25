//! Pipes and sockets: what is in them, and who waits.

use super::actor::{Actor, WaitQueue};
use super::mutex::KernelMutex;
use crate::units::{CpuId, Table, TaskId};
use crate::workload::behavior::Workload;
use crate::workload::pipe::{Full, Held, PipeId, PipeSpec};

/// State of one pipe. Places are counted in messages; a new slot begins at each multiple of
/// `per_slot`.
#[derive(Clone, Copy, Debug)]
pub struct Pipe {
    /// Place of the next message written.
    pub head: u64,
    /// Place of the next message read.
    pub tail: u64,
    pub per_slot: u64,
    pub slots: u64,
    pub resume_slots: u64,
    pub full: Full,
    pub writers: WaitQueue,
    pub readers: WaitQueue,
    pub lines: u64,
    /// Who used it last.
    pub used_on: Option<CpuId>,
    /// Work under its lock; None if it has none.
    pub held: Option<Held>,
    pub mutex: KernelMutex,
}

/// All pipes of a simulation.
#[derive(Clone, Debug)]
pub struct Pipes {
    pub rows: Vec<Pipe>,
    /// One of them has a lock.
    pub any_locked: bool,
}

impl Pipe {
    fn new(spec: &PipeSpec) -> Self {
        Pipe {
            head: 0,
            tail: 0,
            per_slot: u64::from(spec.per_slot),
            slots: u64::from(spec.slots),
            resume_slots: u64::from(spec.resume_slots),
            full: spec.full,
            writers: WaitQueue::default(),
            readers: WaitQueue::default(),
            lines: u64::from(spec.lines),
            used_on: None,
            held: spec.held,
            mutex: KernelMutex::default(),
        }
    }

    fn slots_used(&self) -> u64 {
        self.head.div_ceil(self.per_slot) - self.tail / self.per_slot
    }

    pub fn is_empty(&self) -> bool {
        self.head == self.tail
    }

    pub fn has_room(&self) -> bool {
        !self.head.is_multiple_of(self.per_slot) || self.slots_used() < self.slots
    }

    /// Messages that wait in the first slot.
    pub fn in_first_slot(&self) -> u64 {
        (self.head - self.tail).min(self.per_slot - self.tail % self.per_slot)
    }

    /// Takes messages of one slot out; true if that lets writers go on.
    pub fn take(&mut self, messages: u64) -> bool {
        let before = self.slots_used();
        let had_room = before < self.slots;
        self.tail += messages;
        if self.tail == self.head {
            // Nothing is left in the page: it is given back, and the next message has a new one.
            let next = self.tail.next_multiple_of(self.per_slot);
            (self.head, self.tail) = (next, next);
        }
        let used = self.slots_used();
        let freed = used < before;
        match self.full {
            Full::WaitsInTurn => freed && !had_room,
            Full::WaitsAll => freed && used <= self.resume_slots,
            Full::Dropped => false,
        }
    }
}

impl Pipes {
    /// Empty pipes.
    pub fn new(workload: &Workload) -> Self {
        Pipes {
            rows: workload.pipes.iter().map(Pipe::new).collect(),
            any_locked: workload.pipes.iter().any(|pipe| pipe.held.is_some()),
        }
    }

    pub fn next_writer(
        &mut self,
        pipe: PipeId,
        actors: &mut Table<TaskId, Actor>,
    ) -> Option<TaskId> {
        self.rows[pipe].writers.pop(actors)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(spec: &PipeSpec) -> (Pipe, u64) {
        let mut pipe = Pipe::new(spec);
        let mut messages = 0;
        while pipe.has_room() {
            pipe.head += 1;
            messages += 1;
        }
        (pipe, messages)
    }

    #[test]
    fn a_pipe_lets_its_writer_go_on_when_a_page_is_read() {
        let (mut pipe, messages) = filled(&PipeSpec::pipe("p".into(), 100));
        assert_eq!(messages, 640);
        let resumed = (1..=80).filter(|_| pipe.take(1)).count();
        assert_eq!(resumed, 1, "only the page that makes room wakes");
    }

    #[test]
    fn a_socket_lets_its_writers_go_on_when_a_quarter_is_left() {
        let (mut socket, messages) = filled(&PipeSpec::socket("s".into(), 100));
        assert_eq!(messages, 277);
        let first = (1..=277).find(|_| socket.take(1));
        assert_eq!(first, Some(277 - 69));
    }

    #[test]
    fn an_emptied_page_is_given_back() {
        let mut pipe = Pipe::new(&PipeSpec::pipe("p".into(), 100));
        pipe.head = 3;
        let woken = (0..3).filter(|_| pipe.take(1)).count();
        assert_eq!(woken, 0);
        assert_eq!((pipe.head, pipe.slots_used()), (40, 0));
    }
}
