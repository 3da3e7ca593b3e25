//! Collectors of HotSpot, as metrics name them and the parts of their heap.

/// What a collector of HotSpot does to threads that serve.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Collector {
    /// Serial: stops the world with one thread, whatever the limit is.
    Serial,
    /// Parallel, G1 and CMS: stop the world, with threads that follow the limit.
    Parallel,
    /// ZGC and Shenandoah: collect while requests run.
    Concurrent,
}

impl Collector {
    /// The one that has this name, or a part of the heap of this name.
    pub(super) fn named(name: &str) -> Option<Collector> {
        const NAMES: [(&str, Collector); 11] = [
            ("G1 ", Collector::Parallel),
            ("PS ", Collector::Parallel),
            ("ParNew", Collector::Parallel),
            ("ConcurrentMarkSweep", Collector::Parallel),
            ("Copy", Collector::Serial),
            ("MarkSweepCompact", Collector::Serial),
            ("Tenured Gen", Collector::Serial),
            ("ZGC", Collector::Concurrent),
            ("ZHeap", Collector::Concurrent),
            ("Shenandoah", Collector::Concurrent),
            ("GPGC", Collector::Concurrent),
        ];
        NAMES.iter().find(|(start, _)| name.starts_with(start)).map(|(_, collector)| *collector)
    }

    /// The collector in words.
    pub fn words(self) -> &'static str {
        match self {
            Collector::Serial => "Serial",
            Collector::Parallel => "G1, Parallel or CMS",
            Collector::Concurrent => "ZGC or Shenandoah",
        }
    }
}
