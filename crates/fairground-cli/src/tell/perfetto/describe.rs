//! What stands at a trace's beginning: everyone's names, the tracks, and who runs at first.

use super::fields::{
    COUNTERS_UUID, KTHREADD_PID, PACKET_FTRACE_EVENTS, PACKET_PROCESS_TREE,
    PACKET_TRACK_DESCRIPTOR, ROOT_PID, counter_uuid,
};
use super::proto::Message;
use super::trace::Trace;
use fairground::sim::TaskLabel;
use fairground::sim::scenario::Scenario;
use fairground::units::{Id, TaskId};
use std::io::Write;

impl<W: Write> Trace<W> {
    pub(super) fn describe_processes(&mut self, scenario: &Scenario, labels: &[TaskLabel]) {
        let groups = scenario.groups.iter().zip(ROOT_PID..);
        let mut tree = Message::default();
        tree.message(1, |process| describe_process(process, KTHREADD_PID, "kthreadd"));
        for (group, pid) in groups {
            tree.message(1, |process| describe_process(process, pid, &group.path));
        }
        for (task, label) in labels.iter().enumerate() {
            let group_pid = ROOT_PID + label.group.index() as u64;
            let tgid = if label.kthread { KTHREADD_PID } else { group_pid };
            let tid = self.names.tid(Some(TaskId::from_index(task)));
            tree.message(2, |thread| {
                thread.number(1, tid).chunk(2, label.name.as_bytes()).number(3, tgid);
            });
        }
        self.packet(|packet| {
            packet.chunk(PACKET_PROCESS_TREE, tree.bytes());
        });
    }

    pub(super) fn describe_counters(&mut self) {
        self.describe_track(COUNTERS_UUID, "Runnable tasks", None);
        for cpu in 0..self.cpus.len() {
            let name = format!("cpu{cpu} runnable");
            self.describe_track(counter_uuid(cpu), &name, Some(COUNTERS_UUID));
            self.count(0, cpu);
        }
        if let Some(parent) = self.hardware.parent() {
            self.describe_track(parent, "Hardware and limits", None);
            for track in self.hardware.tracks() {
                self.describe_track(track.uuid, &track.name, Some(parent));
                self.count_on(0, track.uuid, track.value);
            }
        }
        if let Some(parent) = self.searches.parent() {
            self.describe_track(parent, "Searches for an idle CPU", None);
            for (uuid, name) in self.searches.tracks() {
                self.describe_track(uuid, &name, Some(parent));
            }
        }
        if let Some(parent) = self.pressures.parent() {
            self.describe_track(parent, "CPU pressure", None);
            for (uuid, name) in self.pressures.tracks() {
                self.describe_track(uuid, &name, Some(parent));
            }
        }
    }

    pub(super) fn describe_track(&mut self, uuid: u64, name: &str, parent: Option<u64>) {
        self.packet(|packet| {
            packet.message(PACKET_TRACK_DESCRIPTOR, |track| {
                track.number(1, uuid).chunk(2, name.as_bytes());
                if let Some(parent) = parent {
                    track.number(5, parent).chunk(8, &[]);
                }
            });
        });
    }

    /// The first compact event of a CPU only tells the reader who runs, so its slice would be
    /// lost: a full event says that the idle task does.
    pub(super) fn prime(&mut self) {
        for cpu in 0..self.cpus.len() {
            self.packet(|packet| {
                packet.message(PACKET_FTRACE_EVENTS, |bundle| {
                    bundle.number(1, cpu as u64).message(2, full_switch_idle_to_idle);
                });
            });
        }
    }
}

fn describe_process(process: &mut Message, pid: u64, name: &str) {
    process.number(1, pid).number(2, 0).chunk(3, name.as_bytes());
}

fn full_switch_idle_to_idle(event: &mut Message) {
    event.number(1, 0).number(2, 0).message(4, |switch| {
        switch.chunk(1, b"swapper").number(2, 0).number(3, 120).number(4, 0);
        switch.chunk(5, b"swapper").number(6, 0).number(7, 120);
    });
}
