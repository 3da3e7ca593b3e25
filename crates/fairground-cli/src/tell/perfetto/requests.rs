//! The slowest requests in a Perfetto trace: each has a track of its own below its span's, with its
//! wait and its service as slices and its blame as arguments. Ten a span at most, known when the
//! run is over, so they stand at the end of the file; the reader sorts by time.

use super::bundle::in_trace_ns;
use super::fields::{EVENT_TRACK_UUID, EVENT_TYPE, PACKET_TIMESTAMP, PACKET_TRACK_EVENT};
use super::proto::Message;
use super::trace::Trace;
use fairground::record::span::{Passage, SLOWEST_MAX, Span};
use fairground::sim::TaskLabel;
use fairground::units::Ns;
use std::io::Write;

/// Tracks of spans begin here, beyond those of CPUs.
const FIRST_UUID: u64 = 1 << 32;

// Field numbers of protos/perfetto/trace/track_event/*.proto.
const TYPE_SLICE_BEGIN: u64 = 1;
const TYPE_SLICE_END: u64 = 2;
const EVENT_DEBUG_ANNOTATIONS: u64 = 4;
const EVENT_NAME: u64 = 23;
const ANNOTATION_UINT: u64 = 3;
const ANNOTATION_STRING: u64 = 6;
const ANNOTATION_NAME: u64 = 10;

impl<W: Write> Trace<W> {
    /// Adds the slowest of each span, whose names are given.
    pub fn slowest<'n>(
        &mut self,
        names: impl Iterator<Item = &'n str>,
        spans: &[Span],
        labels: &[TaskLabel],
    ) {
        for (row, (name, span)) in names.zip(spans).enumerate() {
            if span.slowest().is_empty() {
                continue;
            }
            let uuid = FIRST_UUID + row as u64 * (SLOWEST_MAX as u64 + 1);
            self.describe_track(uuid, &format!("Slowest: {name}"), None);
            for (place, slow) in (1..).zip(span.slowest()) {
                let track = uuid + place;
                self.describe_track(track, &format!("#{place}"), Some(uuid));
                self.passage(track, name, slow, &labels[slow.task.row()].name);
            }
        }
    }

    fn passage(&mut self, track: u64, name: &str, slow: &Passage, task: &str) {
        let ends_at_ns = slow.at_ns + slow.elapsed_ns;
        self.begin(track, slow.at_ns, name, |event| {
            text_argument(event, "task", task);
            argument(event, "latency_ns", slow.latency_ns);
            argument(event, "elapsed_ns", slow.elapsed_ns);
            for (cause, time_ns) in slow.blame.iter() {
                argument(event, &format!("{cause}_ns"), time_ns);
            }
        });
        if slow.taken_at_ns > slow.at_ns {
            self.begin(track, slow.at_ns, "waits", |_| {});
            self.end(track, slow.taken_at_ns);
        }
        self.begin(track, slow.taken_at_ns, task, |_| {});
        self.end(track, ends_at_ns);
        self.end(track, ends_at_ns);
    }

    fn begin(&mut self, track: u64, at_ns: Ns, name: &str, more: impl FnOnce(&mut Message)) {
        self.slice_event(at_ns, |event| {
            event.number(EVENT_TYPE, TYPE_SLICE_BEGIN).number(EVENT_TRACK_UUID, track);
            event.chunk(EVENT_NAME, name.as_bytes());
            more(event);
        });
    }

    fn end(&mut self, track: u64, at_ns: Ns) {
        self.slice_event(at_ns, |event| {
            event.number(EVENT_TYPE, TYPE_SLICE_END).number(EVENT_TRACK_UUID, track);
        });
    }

    fn slice_event(&mut self, at_ns: Ns, fill: impl FnOnce(&mut Message)) {
        self.packet(|packet| {
            packet.number(PACKET_TIMESTAMP, in_trace_ns(at_ns));
            packet.message(PACKET_TRACK_EVENT, fill);
        });
    }
}

fn argument(event: &mut Message, name: &str, value: u64) {
    event.message(EVENT_DEBUG_ANNOTATIONS, |argument| {
        argument.number(ANNOTATION_UINT, value).chunk(ANNOTATION_NAME, name.as_bytes());
    });
}

fn text_argument(event: &mut Message, name: &str, value: &str) {
    event.message(EVENT_DEBUG_ANNOTATIONS, |argument| {
        argument.chunk(ANNOTATION_STRING, value.as_bytes()).chunk(ANNOTATION_NAME, name.as_bytes());
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::fixture;

    #[test]
    fn the_slowest_add_a_bounded_end_to_the_trace() {
        fixture::with_requests(|report| {
            let written = |spans: &[Span]| {
                let mut trace = Trace::new(Vec::new(), report.scenario, report.labels).unwrap();
                let names = report.scenario.workload.spans.iter().map(|spec| spec.name.as_str());
                trace.slowest(names, spans, report.labels);
                trace.finish(10_000_000).unwrap()
            };
            let stream = written(report.spans);
            if let Some(path) = std::env::var_os("FAIRGROUND_HAND_MADE_REQUESTS") {
                std::fs::write(path, &stream).unwrap();
            }
            let more = stream.len() - written(&[]).len();
            let passages = report.spans[0].slowest().len();
            assert!(passages > 0 && more < 1_000 * (passages + 1), "{more} bytes");
            for name in ["Slowest: request", "#1", "waits", "backlog_ns"] {
                assert!(stream.windows(name.len()).any(|at| at == name.as_bytes()), "{name}");
            }
        });
    }
}
