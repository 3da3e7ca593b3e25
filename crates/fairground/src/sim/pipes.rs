//! Messages through pipes and sockets: who waits for room, who for a message, and whom each wakes.
//!
//! As in `pipe_write` and `pipe_read`: a message goes into the last page if it fits, else into a new
//! one; a page that was read to its end is given back, a half-full one too when it is empty. Both
//! wake with the sync hint. A task that is woken looks again: another may have been faster.

use super::actor::{Actor, Run, WaitQueue};
use super::engine::Engine;
use super::steps::Then;
use super::waking::of_distance;
use crate::record::Recorder;
use crate::units::{CpuId, Table, TaskId, Work};
use crate::workload::behavior::{Consumption, Workload};
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
    lines: u64,
    /// Who used it last.
    used_on: Option<CpuId>,
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
            lines: u64::from(spec.lines),
            used_on: None,
        }
    }

    fn slots_used(&self) -> u64 {
        self.head.div_ceil(self.per_slot) - self.tail / self.per_slot
    }

    fn has_room(&self) -> bool {
        !self.head.is_multiple_of(self.per_slot) || self.slots_used() < self.slots
    }

    /// Messages that wait in the first slot.
    fn in_first_slot(&self) -> u64 {
        (self.head - self.tail).min(self.per_slot - self.tail % self.per_slot)
    }

    /// Takes messages of one slot out; true if that lets writers go on.
    fn take(&mut self, messages: u64) -> bool {
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
        Pipes { rows: workload.pipes.iter().map(Pipe::new).collect() }
    }

    fn next_writer(&mut self, pipe: PipeId, actors: &mut Table<TaskId, Actor>) -> Option<TaskId> {
        self.rows[pipe].writers.pop(actors)
    }
}

impl<R: Recorder> Engine<'_, R> {
    /// Writes one message, or sleeps until there is room.
    pub(super) fn write(&mut self, task: TaskId, cpu: CpuId, id: PipeId) -> Then {
        self.fetch_lines(cpu, id);
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
        self.fetch_lines(cpu, id);
        let pipe = &mut self.pipes.rows[id];
        if pipe.head == pipe.tail {
            pipe.readers.push(&mut self.actors, task);
            return self.block(task, cpu);
        }
        self.actors[task].step += 1;
        self.take(cpu, id, 1);
        Then::Next
    }

    /// Reads what waits in the first slot of a pipe and works on it, until it has read all that it
    /// wants.
    pub(super) fn consume(&mut self, task: TaskId, cpu: CpuId, what: Consumption) -> Then {
        let Consumption { pipe: id, total, each_ns, goal } = what;
        let done = std::mem::take(&mut self.actors[task].in_hand);
        if done > 0 {
            self.progress.count(goal, done, self.world.now_ns);
            self.actors[task].consumed += done;
            self.take(cpu, id, done);
        }
        let actor = &mut self.actors[task];
        if actor.consumed == total {
            (actor.consumed, actor.step) = (0, actor.step + 1);
            return Then::Next;
        }
        let consumed = actor.consumed;
        self.fetch_lines(cpu, id);
        let pipe = &mut self.pipes.rows[id];
        let messages = pipe.in_first_slot().min(total - consumed);
        if messages == 0 {
            pipe.readers.push(&mut self.actors, task);
            return self.block(task, cpu);
        }
        let actor = &mut self.actors[task];
        actor.in_hand = messages;
        actor.run = Run::Work(Work(messages * each_ns));
        Then::Stop
    }

    /// Waits for the cache lines of a pipe that another CPU used last.
    fn fetch_lines(&mut self, cpu: CpuId, id: PipeId) {
        let pipe = &mut self.pipes.rows[id];
        let Some(last) = pipe.used_on.replace(cpu).filter(|&last| last != cpu) else { return };
        let lines = pipe.lines;
        let cost_ns = lines * of_distance(self.costs.line_ns, self.world.distance(last, cpu));
        self.delay_step(cpu, cost_ns);
    }

    /// Takes messages out of a pipe's first slot, and wakes writers if that makes room.
    fn take(&mut self, cpu: CpuId, id: PipeId, messages: u64) {
        let pipe = &mut self.pipes.rows[id];
        let (room, all) = (pipe.take(messages), pipe.full == Full::WaitsAll);
        while room && let Some(writer) = self.pipes.next_writer(id, &mut self.actors) {
            self.wake_sync(writer, cpu);
            if !all {
                break;
            }
        }
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
