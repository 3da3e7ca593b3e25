//! Messages through pipes and sockets: who waits for room, who for a message, and whom each wakes.
//!
//! As in `pipe_write` and `pipe_read`: a message goes into the last page if it fits, else into a
//! new one; a page that was read to its end is given back, a half-full one too when it is empty.
//! Both wake with the sync hint. A task that is woken looks again: another may have been faster.
//! A pipe that holds a message already has a reader on its way, so a further one wakes nobody; who
//! has waited for a message and leaves others wakes the next (`wake_next_reader`, since 5.5).

use crate::record::Recorder;
use crate::sim::engine::{Engine, Then, of_distance};
use crate::sim::parts::actor::{Run, Turn};
use crate::units::{CpuId, TaskId, Work};
use crate::workload::behavior::Consumption;
use crate::workload::pipe::{Full, PipeId};

/// What a task wants of a pipe.
#[derive(Clone, Copy)]
enum Use {
    Write,
    Read,
}

impl<R: Recorder> Engine<'_, R> {
    /// Writes one message, or sleeps until there is room.
    pub fn write(&mut self, task: TaskId, cpu: CpuId, id: PipeId) -> Then {
        if !self.enter(task, cpu, id, Use::Write) {
            return Then::Stop;
        }
        let pipe = &mut self.pipes.rows[id];
        if !pipe.has_room() && pipe.full != Full::Dropped {
            pipe.writers.push(&mut self.actors, task);
            return self.block(task, cpu);
        }
        self.actors[task].step += 1;
        if !pipe.has_room() {
            return Then::Next;
        }
        let wakes = pipe.full != Full::WaitsInTurn || pipe.is_empty();
        pipe.head += 1;
        let in_turn = pipe.full == Full::WaitsInTurn && pipe.has_room();
        if wakes && let Some(reader) = pipe.readers.pop(&mut self.actors) {
            self.wake_sync(reader, cpu);
        }
        if in_turn && let Some(writer) = self.pipes.next_writer(id, &mut self.actors) {
            self.wake_sync(writer, cpu);
        }
        Then::Next
    }

    /// Reads one message, or sleeps until there is one.
    pub fn read(&mut self, task: TaskId, cpu: CpuId, id: PipeId) -> Then {
        if !self.enter(task, cpu, id, Use::Read) {
            return Then::Stop;
        }
        let pipe = &mut self.pipes.rows[id];
        if pipe.is_empty() {
            return self.wait_to_read(task, cpu, id);
        }
        self.actors[task].step += 1;
        self.take(cpu, id, 1);
        self.wake_next_reader(task, cpu, id, 0);
        Then::Next
    }

    fn wait_to_read(&mut self, task: TaskId, cpu: CpuId, id: PipeId) -> Then {
        self.pipes.rows[id].readers.push(&mut self.actors, task);
        self.actors[task].waited_to_read = true;
        self.block(task, cpu)
    }

    /// A task that reads, and has waited for that, leaves more than `held` messages.
    fn wake_next_reader(&mut self, task: TaskId, cpu: CpuId, id: PipeId, held: u64) {
        let waited = std::mem::take(&mut self.actors[task].waited_to_read);
        let pipe = &mut self.pipes.rows[id];
        if !waited || pipe.full != Full::WaitsInTurn || pipe.head - pipe.tail <= held {
            return;
        }
        if let Some(reader) = pipe.readers.pop(&mut self.actors) {
            self.wake_sync(reader, cpu);
        }
    }

    /// Reads what waits in the first slot of a pipe and works on it, until it has read all that it
    /// wants.
    pub fn consume(&mut self, task: TaskId, cpu: CpuId, what: Consumption) -> Then {
        let Consumption { pipe: id, total, each_ns, goal } = what;
        if self.pipes.rows[id].held.is_some() {
            return self.consume_one(task, cpu, what);
        }
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
            return self.wait_to_read(task, cpu, id);
        }
        let actor = &mut self.actors[task];
        actor.in_hand = messages;
        actor.run = Run::Work(Work(messages * each_ns));
        // The first of them is read now.
        self.wake_next_reader(task, cpu, id, 1);
        Then::Stop
    }

    /// Reads a message under the pipe's lock and works on it afterwards, until it has read all that
    /// it wants: who writes may have the lock between any two messages.
    fn consume_one(&mut self, task: TaskId, cpu: CpuId, what: Consumption) -> Then {
        let Consumption { pipe: id, total, each_ns, goal } = what;
        let done = std::mem::take(&mut self.actors[task].in_hand);
        if done > 0 {
            self.progress.count(goal, done, self.world.now_ns);
            self.actors[task].consumed += done;
        }
        let actor = &mut self.actors[task];
        if actor.consumed == total {
            (actor.consumed, actor.step) = (0, actor.step + 1);
            return Then::Next;
        }
        if !self.enter(task, cpu, id, Use::Read) {
            return Then::Stop;
        }
        if self.pipes.rows[id].is_empty() {
            return self.wait_to_read(task, cpu, id);
        }
        self.take(cpu, id, 1);
        self.wake_next_reader(task, cpu, id, 0);
        let actor = &mut self.actors[task];
        (actor.in_hand, actor.run) = (1, Run::Work(Work(each_ns)));
        Then::Stop
    }

    /// The way into a pipe: its cache lines and, if it has one, its lock with the work under it.
    /// True once the task is through, with the lock free again: when the message is copied, or when
    /// it found nothing to do.
    fn enter(&mut self, task: TaskId, cpu: CpuId, id: PipeId, what: Use) -> bool {
        let Some(held) = self.pipes.rows[id].held else {
            self.fetch_lines(cpu, id);
            return true;
        };
        if self.actors[task].turn != Turn::Holds {
            if !self.lock_pipe(task, cpu, id) {
                return false;
            }
            self.fetch_lines(cpu, id);
            let pipe = &self.pipes.rows[id];
            let (can, held_ns) = match what {
                Use::Write => (pipe.has_room(), held.write_ns),
                Use::Read => (!pipe.is_empty(), held.read_ns),
            };
            if can {
                let actor = &mut self.actors[task];
                (actor.turn, actor.run) = (Turn::Holds, Run::Work(Work(held_ns)));
                return false;
            }
        }
        self.unlock_pipe(task, cpu, id);
        true
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
