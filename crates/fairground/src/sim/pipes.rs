//! Messages through pipes and sockets: who waits for room, who for a message, and whom each wakes.
//!
//! As in `pipe_write` and `pipe_read`: a message goes into the last page if it fits, else into a new
//! one; a page that was read to its end is given back, a half-full one too when it is empty. Both
//! wake with the sync hint. A task that is woken looks again: another may have been faster.

use super::actor::{Actor, WaitQueue};
use super::engine::Engine;
use super::steps::Then;
use crate::record::Recorder;
use crate::units::{CpuId, Table, TaskId};
use crate::workload::behavior::Workload;
use crate::workload::pipe::{Full, PipeId, PipeSpec};

/// State of one pipe. Places are counted in messages; a new slot begins at each multiple of
/// `per_slot`.
#[derive(Clone, Copy, Debug)]
struct Pipe {
    /// Place of the next message written.
    head: u64,
    /// Place of the next message read.
    tail: u64,
    per_slot: u64,
    slots: u64,
    resume_slots: u64,
    full: Full,
    writers: WaitQueue,
    readers: WaitQueue,
}

/// All pipes of a simulation.
#[derive(Clone, Debug)]
pub struct Pipes {
    rows: Vec<Pipe>,
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
        }
    }

    fn slots_used(&self) -> u64 {
        self.head.div_ceil(self.per_slot) - self.tail / self.per_slot
    }

    fn has_room(&self) -> bool {
        !self.head.is_multiple_of(self.per_slot) || self.slots_used() < self.slots
    }

    /// Takes a message out; true if that lets writers go on.
    fn take(&mut self) -> bool {
        let had_room = self.slots_used() < self.slots;
        let before = self.slots_used();
        self.tail += 1;
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
        Pipes { rows: workload.pipes.iter().map(Pipe::new).collect() }
    }

    fn next_writer(&mut self, pipe: PipeId, actors: &mut Table<TaskId, Actor>) -> Option<TaskId> {
        self.rows[pipe].writers.pop(actors)
    }
}

impl<R: Recorder> Engine<'_, R> {
    /// Writes one message, or sleeps until there is room.
    pub(super) fn write(&mut self, task: TaskId, cpu: CpuId, id: PipeId) -> Then {
        let pipe = &mut self.pipes.rows[id];
        if !pipe.has_room() && pipe.full != Full::Dropped {
            pipe.writers.push(&mut self.actors, task);
            return self.block(task, cpu);
        }
        self.actors[task].step += 1;
        if !pipe.has_room() {
            return Then::Next;
        }
        pipe.head += 1;
        let in_turn = pipe.full == Full::WaitsInTurn && pipe.has_room();
        if let Some(reader) = pipe.readers.pop(&mut self.actors) {
            self.wake_sync(reader, cpu);
        }
        if in_turn && let Some(writer) = self.pipes.next_writer(id, &mut self.actors) {
            self.wake_sync(writer, cpu);
        }
        Then::Next
    }

    /// Reads one message, or sleeps until there is one.
    pub(super) fn read(&mut self, task: TaskId, cpu: CpuId, id: PipeId) -> Then {
        let pipe = &mut self.pipes.rows[id];
        if pipe.head == pipe.tail {
            pipe.readers.push(&mut self.actors, task);
            return self.block(task, cpu);
        }
        self.actors[task].step += 1;
        let (room, all) = (pipe.take(), pipe.full == Full::WaitsAll);
        while room && let Some(writer) = self.pipes.next_writer(id, &mut self.actors) {
            self.wake_sync(writer, cpu);
            if !all {
                break;
            }
        }
        Then::Next
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
        let resumed = (1..=80).filter(|_| pipe.take()).count();
        assert_eq!(resumed, 1, "only the page that makes room wakes");
    }

    #[test]
    fn a_socket_lets_its_writers_go_on_when_a_quarter_is_left() {
        let (mut socket, messages) = filled(&PipeSpec::socket("s".into(), 100));
        assert_eq!(messages, 277);
        let first = (1..=277).find(|_| socket.take());
        assert_eq!(first, Some(277 - 69));
    }

    #[test]
    fn an_emptied_page_is_given_back() {
        let mut pipe = Pipe::new(&PipeSpec::pipe("p".into(), 100));
        pipe.head = 3;
        let woken = (0..3).filter(|_| pipe.take()).count();
        assert_eq!(woken, 0);
        assert_eq!((pipe.head, pipe.slots_used()), (40, 0));
    }
}
