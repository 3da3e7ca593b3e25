//! The stream of packets: facts go in, one after another.

use super::bundle::{Bundle, Names, in_trace_ns};
use super::counters::Counters;
use super::fields::{
    EVENT_COUNTER_VALUE, EVENT_DOUBLE_COUNTER_VALUE, EVENT_TRACK_UUID, EVENT_TYPE,
    EVENT_TYPE_COUNTER, PACKET_FTRACE_EVENTS, PACKET_SEQUENCE, PACKET_TIMESTAMP,
    PACKET_TRACK_EVENT, SEQUENCE, TRACE_PACKET, counter_uuid,
};
use super::pressures::Pressures;
use super::proto::Message;
use super::windows::{Sample, Windows};
use crate::base::varint::put_varint;
use fairground::record::{Fact, Leaves, Recorder};
use fairground::sim::TaskLabel;
use fairground::sim::scenario::Scenario;
use fairground::units::{CpuId, Id, Ns, TaskId};
use std::io::{self, Write};

/// The trace processor refuses traces of machines with more CPUs.
pub const CPUS_MAX: usize = 1024;

/// Where a task counts as runnable.
type Place = Option<CpuId>;

/// Writes facts as a Perfetto trace.
pub struct Trace<W: Write> {
    pub(super) out: W,
    pub(super) failed: Option<io::Error>,
    pub(super) names: Names,
    pub(super) cpus: Vec<Bundle>,
    pub(super) running: Vec<Option<TaskId>>,
    pub(super) runnable: Vec<u64>,
    pub(super) place: Vec<Place>,
    pub(super) hardware: Counters,
    pub(super) searches: Windows,
    pub(super) pressures: Pressures,
    pub(super) samples: Vec<Sample>,
    pub(super) packet: Message,
    pub(super) event: Message,
    pub(super) head: Vec<u8>,
}

impl<W: Write> Trace<W> {
    /// Begins a trace with everyone's names and an idle machine.
    ///
    /// # Errors
    /// When `out` takes no bytes.
    pub fn new(out: W, scenario: &Scenario, labels: &[TaskLabel]) -> io::Result<Self> {
        let cpus = scenario.machine.topology.len();
        let mut trace = Trace {
            out,
            failed: None,
            names: Names::of(scenario, labels),
            cpus: (0..cpus).map(|cpu| Bundle::new(cpu as u64)).collect(),
            running: vec![None; cpus],
            runnable: vec![0; cpus],
            place: vec![None; labels.len()],
            hardware: Counters::new(scenario),
            searches: Windows::new(scenario),
            pressures: Pressures::new(scenario),
            samples: Vec::new(),
            packet: Message::default(),
            event: Message::default(),
            head: Vec::new(),
        };
        trace.describe_processes(scenario, labels);
        trace.describe_counters();
        trace.prime();
        trace.check()?;
        Ok(trace)
    }

    /// Closes what still runs and hands back the writer.
    ///
    /// # Errors
    /// The first error that writing met.
    pub fn finish(mut self, ended_ns: Ns) -> io::Result<W> {
        self.end_window(ended_ns);
        for cpu in 0..self.cpus.len() {
            if self.running[cpu].is_some() {
                self.cpus[cpu].switch(ended_ns, Leaves::Runnable, None);
            }
            self.flush(cpu);
        }
        self.check()?;
        self.out.flush()?;
        Ok(self.out)
    }

    fn check(&mut self) -> io::Result<()> {
        self.failed.take().map_or(Ok(()), Err)
    }

    /// Puts one packet on the stream.
    pub(super) fn packet(&mut self, fill: impl FnOnce(&mut Message)) {
        self.packet.clear();
        fill(&mut self.packet);
        self.packet.number(PACKET_SEQUENCE, SEQUENCE);
        self.write_packet();
    }

    fn write_packet(&mut self) {
        if self.failed.is_some() {
            return;
        }
        self.head.clear();
        put_varint(&mut self.head, TRACE_PACKET << 3 | 2);
        put_varint(&mut self.head, self.packet.bytes().len() as u64);
        let head = self.out.write_all(&self.head);
        self.failed = head.and_then(|()| self.out.write_all(self.packet.bytes())).err();
    }

    pub(super) fn count(&mut self, at_ns: Ns, cpu: usize) {
        self.count_on(at_ns, counter_uuid(cpu), self.runnable[cpu]);
    }

    pub(super) fn count_on(&mut self, at_ns: Ns, uuid: u64, value: u64) {
        self.counter_event(uuid).number(EVENT_COUNTER_VALUE, value);
        self.write_event(at_ns);
    }

    /// Tells the window that has passed.
    fn end_window(&mut self, at_ns: Ns) {
        let mut samples = std::mem::take(&mut self.samples);
        self.searches.end(at_ns, |sample| samples.push(sample));
        self.pressures.end(at_ns, |sample| samples.push(sample));
        for Sample { at_ns, uuid, value } in samples.drain(..) {
            self.counter_event(uuid).double(EVENT_DOUBLE_COUNTER_VALUE, value);
            self.write_event(at_ns);
        }
        self.samples = samples;
    }

    /// Begins the event of a counter.
    fn counter_event(&mut self, uuid: u64) -> &mut Message {
        self.event.clear();
        self.event.number(EVENT_TYPE, EVENT_TYPE_COUNTER).number(EVENT_TRACK_UUID, uuid)
    }

    fn write_event(&mut self, at_ns: Ns) {
        self.packet.clear();
        self.packet
            .number(PACKET_TIMESTAMP, in_trace_ns(at_ns))
            .chunk(PACKET_TRACK_EVENT, self.event.bytes())
            .number(PACKET_SEQUENCE, SEQUENCE);
        self.write_packet();
    }

    /// Lets a task count as runnable at `to`, or nowhere, and tells the counters.
    fn put(&mut self, at_ns: Ns, task: TaskId, to: Place) {
        let from = std::mem::replace(&mut self.place[task.index()], to);
        if from == to {
            return;
        }
        if let Some(cpu) = from {
            self.runnable[cpu.index()] -= 1;
            self.count(at_ns, cpu.index());
        }
        if let Some(cpu) = to {
            self.runnable[cpu.index()] += 1;
            self.count(at_ns, cpu.index());
        }
    }

    fn flush(&mut self, cpu: usize) {
        if let Some(bundle) = self.cpus[cpu].encode(&mut self.names) {
            self.packet(|packet| {
                packet.chunk(PACKET_FTRACE_EVENTS, bundle.bytes());
            });
        }
    }

    fn switch(&mut self, at_ns: Ns, cpu: CpuId, leaves: Leaves, next: Option<TaskId>) {
        let prev = std::mem::replace(&mut self.running[cpu.index()], next);
        self.cpus[cpu.index()].switch(at_ns, leaves, next);
        if self.cpus[cpu.index()].is_full() {
            self.flush(cpu.index());
        }
        if let Some(prev) = prev.filter(|_| leaves != Leaves::Runnable) {
            self.put(at_ns, prev, None);
        }
        if let Some(next) = next {
            self.put(at_ns, next, Some(cpu));
        }
    }

    fn wake(&mut self, at_ns: Ns, task: TaskId, waker_cpu: CpuId, target: CpuId) {
        self.cpus[waker_cpu.index()].waking(at_ns, task, target);
        if self.cpus[waker_cpu.index()].is_full() {
            self.flush(waker_cpu.index());
        }
        self.put(at_ns, task, Some(target));
    }
}

impl<W: Write> Recorder for Trace<W> {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        if self.searches.ends_before(at_ns) {
            self.end_window(at_ns);
        }
        self.searches.count(&fact);
        self.pressures.record(at_ns, fact);
        for (uuid, value) in self.hardware.change(at_ns, fact).into_iter().flatten() {
            self.count_on(at_ns, uuid, value);
        }
        match fact {
            Fact::Switch { cpu, prev_leaves, next, .. } => {
                self.switch(at_ns, cpu, prev_leaves, next);
            }
            Fact::Waking { task, waker_cpu, target, .. }
            | Fact::WakeupNew { task, waker_cpu, target } => {
                self.wake(at_ns, task, waker_cpu, target);
            }
            Fact::Migrate { task, to, .. } if self.place[task.index()].is_some() => {
                self.put(at_ns, task, Some(to));
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::fixture;

    fn hand_made() -> Vec<u8> {
        let mut trace = Trace::new(Vec::new(), &fixture::scenario(), &fixture::labels()).unwrap();
        fixture::facts().into_iter().for_each(|(at_ns, fact)| trace.record(at_ns, fact));
        trace.finish(10_000_000).unwrap()
    }

    /// The stream's packets, cut at their lengths.
    fn packets(mut stream: &[u8]) -> Vec<&[u8]> {
        let mut packets = Vec::new();
        while let [tag, rest @ ..] = stream {
            assert_eq!(*tag, 0x0a, "every packet is field 1 of Trace");
            let (mut length, mut shift, mut used) = (0usize, 0, 0);
            for byte in rest {
                length |= usize::from(byte & 0x7f) << shift;
                (shift, used) = (shift + 7, used + 1);
                if byte & 0x80 == 0 {
                    break;
                }
            }
            let (packet, after) = rest[used..].split_at(length);
            packets.push(packet);
            stream = after;
        }
        packets
    }

    #[test]
    fn trace_is_a_stream_of_whole_packets_with_everyones_name() {
        let stream = hand_made();
        if let Some(path) = std::env::var_os("FAIRGROUND_HAND_MADE_TRACE") {
            std::fs::write(path, &stream).unwrap();
        }
        let packets = packets(&stream);
        let tree = packets[0];
        for name in ["kthreadd", "/web", "hog", "api", "db", "kworker/0"] {
            assert!(tree.windows(name.len()).any(|bytes| bytes == name.as_bytes()), "{name}");
        }
        assert!(packets.iter().all(|packet| packet.ends_with(&[0x50, 1])), "all of sequence 1");
    }

    #[test]
    fn writing_the_same_facts_gives_the_same_bytes() {
        assert_eq!(hand_made(), hand_made());
    }

    #[test]
    fn the_first_failure_to_write_is_told_at_the_end() {
        struct Full(usize);
        impl Write for Full {
            fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
                self.0 = self.0.checked_sub(bytes.len()).ok_or(io::ErrorKind::StorageFull)?;
                Ok(bytes.len())
            }
            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        let room = hand_made().len() - 10;
        let mut trace = Trace::new(Full(room), &fixture::scenario(), &fixture::labels()).unwrap();
        fixture::facts().into_iter().for_each(|(at_ns, fact)| trace.record(at_ns, fact));
        let error = trace.finish(10_000_000).err().expect("the disk is full");
        assert_eq!(error.kind(), io::ErrorKind::StorageFull);
    }
}
