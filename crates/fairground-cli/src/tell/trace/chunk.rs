//! A chunk of the run in full: what each task did, who woke whom, at which frequency CPUs ran.

use crate::base::varint::put_varint;
use crate::run::schedule::{Clocked, State, Stretch, Wake};
use fairground::units::{Id, Ns};

/// What happened in a chunk so far.
#[derive(Default)]
pub struct Chunk {
    stretches: Vec<Stretch>,
    wakes: Vec<Wake>,
    clocked: Vec<Clocked>,
}

impl Chunk {
    /// Adds a stretch.
    pub fn stretch(&mut self, stretch: &Stretch) {
        self.stretches.push(*stretch);
    }

    /// Adds a wake-up.
    pub fn wake(&mut self, wake: Wake) {
        self.wakes.push(wake);
    }

    /// Adds a time at one frequency.
    pub fn clocked(&mut self, clocked: Clocked) {
        self.clocked.push(clocked);
    }

    /// Stretches so far.
    pub fn stretches(&self) -> usize {
        self.stretches.len()
    }

    /// Encodes the chunk that began at `from_ns`, and forgets it.
    pub fn encode(&mut self, from_ns: Ns) -> Vec<u8> {
        let mut out = Vec::new();
        self.encode_stretches(from_ns, &mut out);
        self.encode_wakes(from_ns, &mut out);
        self.encode_clocked(from_ns, &mut out);
        out
    }

    /// Task by task: how many, then each one's pause before it, its length, its CPU and state.
    fn encode_stretches(&mut self, from_ns: Ns, out: &mut Vec<u8>) {
        self.stretches.sort_by_key(|stretch| (stretch.task, stretch.from_ns));
        let of_task = |a: &Stretch, b: &Stretch| a.task == b.task;
        put_varint(out, self.stretches.chunk_by(of_task).count() as u64);
        let mut next_task = 0;
        for of_one in self.stretches.chunk_by(of_task) {
            let task = of_one[0].task.index() as u64;
            put_varint(out, task - next_task);
            next_task = task + 1;
            put_varint(out, of_one.len() as u64);
            let mut at_ns = from_ns;
            for stretch in of_one {
                put_varint(out, stretch.from_ns - at_ns);
                put_varint(out, stretch.to_ns - stretch.from_ns);
                put_varint(out, u64::from(stretch.cpu.0) << 2 | code(stretch.state));
                at_ns = stretch.to_ns;
            }
        }
        self.stretches.clear();
    }

    fn encode_wakes(&mut self, from_ns: Ns, out: &mut Vec<u8>) {
        put_varint(out, self.wakes.len() as u64);
        let mut at_ns = from_ns;
        for wake in self.wakes.drain(..) {
            put_varint(out, wake.at_ns - at_ns);
            put_varint(out, wake.task.index() as u64);
            put_varint(out, wake.waker.map_or(0, |waker| waker.index() as u64 + 1));
            put_varint(out, u64::from(wake.waker_cpu.0));
            put_varint(out, u64::from(wake.target.0));
            at_ns = wake.at_ns;
        }
    }

    fn encode_clocked(&mut self, from_ns: Ns, out: &mut Vec<u8>) {
        self.clocked.sort_by_key(|clocked| (clocked.cpu, clocked.from_ns));
        put_varint(out, self.clocked.len() as u64);
        for clocked in self.clocked.drain(..) {
            put_varint(out, u64::from(clocked.cpu.0));
            put_varint(out, clocked.from_ns - from_ns);
            put_varint(out, clocked.to_ns - clocked.from_ns);
            put_varint(out, u64::from(clocked.freq_khz));
        }
    }
}

/// A state's number: its place in [`State::ALL`].
fn code(state: State) -> u64 {
    match state {
        State::Running => 0,
        State::Queued => 1,
        State::Throttled => 2,
        State::Migrating => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fairground::units::{CpuId, GroupId, TaskId};

    #[test]
    fn a_chunk_is_told_task_by_task() {
        let stretch = |task, state, from_ns, to_ns| {
            let (group, cpu) = (GroupId(0), CpuId(1));
            Stretch { task: TaskId(task), group, state, cpu, from_ns, to_ns }
        };
        let mut chunk = Chunk::default();
        chunk.stretch(&stretch(3, State::Queued, 105, 110));
        chunk.stretch(&stretch(0, State::Running, 100, 102));
        chunk.stretch(&stretch(3, State::Running, 110, 111));
        let (task, cpu) = (TaskId(3), CpuId(1));
        chunk.wake(Wake {
            at_ns: 105,
            task,
            waker_cpu: CpuId(0),
            waker: Some(TaskId(0)),
            target: cpu,
        });
        chunk.clocked(Clocked { cpu, from_ns: 100, to_ns: 120, freq_khz: 5 });
        assert_eq!(chunk.stretches(), 3);
        let stretches = [2, 0, 1, 0, 2, 4, 2, 2, 5, 5, 5, 0, 1, 4];
        let rest = [1, 5, 3, 1, 0, 1, 1, 1, 0, 20, 5];
        assert_eq!(chunk.encode(100), [stretches.as_slice(), &rest].concat());
        assert_eq!(chunk.encode(120), [0, 0, 0]);
        for (place, (state, _)) in State::ALL.into_iter().enumerate() {
            assert_eq!(code(state), place as u64);
        }
    }
}
