//! Field numbers of protos/perfetto/trace/trace_packet.proto and its neighbours.

/// The one sequence that all packets belong to.
pub(super) const SEQUENCE: u64 = 1;

/// Track that holds the counters of all CPUs.
pub(super) const COUNTERS_UUID: u64 = 1;

pub(super) const TRACE_PACKET: u64 = 1;
pub(super) const PACKET_FTRACE_EVENTS: u64 = 1;
pub(super) const PACKET_PROCESS_TREE: u64 = 2;
pub(super) const PACKET_TIMESTAMP: u64 = 8;
pub(super) const PACKET_SEQUENCE: u64 = 10;
pub(super) const PACKET_TRACK_EVENT: u64 = 11;
pub(super) const PACKET_TRACK_DESCRIPTOR: u64 = 60;
pub(super) const EVENT_TYPE: u64 = 9;
pub(super) const EVENT_TYPE_COUNTER: u64 = 4;
pub(super) const EVENT_TRACK_UUID: u64 = 11;
pub(super) const EVENT_COUNTER_VALUE: u64 = 30;
pub(super) const EVENT_DOUBLE_COUNTER_VALUE: u64 = 44;

/// kthreadd, whom Linux makes the parent of every kernel thread.
pub(super) const KTHREADD_PID: u64 = 2;
/// Process id of the root group; the other groups follow.
pub(super) const ROOT_PID: u64 = 3;

/// The track of a CPU's runnable tasks.
pub(super) fn counter_uuid(cpu: usize) -> u64 {
    COUNTERS_UUID + 1 + cpu as u64
}
