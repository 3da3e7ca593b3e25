//! What the metrics of a service's own runtime show: whether its threads follow the limit.
//!
//! Only what they prove is taken: GOMAXPROCS equal to what Go makes of the limit and not to the
//! machine's CPUs; a JVM with G1 or Parallel that counts the limit's CPUs. All else is a note.

use super::question::FitQuestion;
use super::threads_found::ThreadsFound;
use crate::read::observed::{Collector, RuntimeSeen};
use crate::read::{Runtime, followers};

/// Collections that stop the world for less of the time are no matter of a p99.
const PAUSED_MIN: f64 = 0.002;
/// The release of Go from which on GOMAXPROCS follows the limit.
const FOLLOWS: (u32, u32) = (1, 25);

impl FitQuestion {
    /// What the metrics of its runtime show, under the limit of today.
    pub(super) fn shown(&self) -> Option<ThreadsFound> {
        let limit_cpus = self.limit_cpus()?;
        Some(match *self.observed.runtime.as_ref()? {
            RuntimeSeen::Go { release, gomaxprocs } => self.of_go(release, gomaxprocs, limit_cpus),
            RuntimeSeen::Jvm { processors, collector } => {
                self.of_jvm(processors, collector, limit_cpus)
            }
        })
    }

    fn of_go(
        &self,
        release: Option<(u32, u32)>,
        gomaxprocs: Option<u32>,
        limit_cpus: f64,
    ) -> ThreadsFound {
        let what = release.map_or("Go".into(), |(major, minor)| format!("Go {major}.{minor}"));
        let made = followers(Runtime::Go, Some(limit_cpus), self.cpus);
        let Some(count) = gomaxprocs else {
            return ThreadsFound::unsure(format!(
                "The metrics are of {what}. If GOMAXPROCS follows the limit (go 1.25 or later in \
                 go.mod, or automaxprocs), another limit does more: say --runtime go. \
                 go_sched_gomaxprocs_threads among the metrics would tell."
            ));
        };
        if count == made && made == self.cpus {
            return ThreadsFound::unsure(format!(
                "The metrics are of {what} with GOMAXPROCS {count}: as many as the machine has \
                 CPUs, and what Go makes of this limit. If it follows the limit (go 1.25 or \
                 later in go.mod, or automaxprocs): --runtime go."
            ));
        }
        if count == made && release.is_some_and(|release| release < FOLLOWS) {
            return ThreadsFound::unsure(format!(
                "The metrics are of {what} with GOMAXPROCS {count}, as many as the limit gives. Go \
                 before 1.25 does not count so: automaxprocs does, or it is set by hand. If it is \
                 automaxprocs: --runtime go."
            ));
        }
        if count == made {
            return ThreadsFound::sure(
                Some(Runtime::Go),
                format!(
                    "The metrics are of {what} with GOMAXPROCS {count}, which is what Go makes \
                     of this limit: it is taken to follow the limit, as --runtime go says. If \
                     {count} is set by hand: --runtime none."
                ),
            );
        }
        if count == (limit_cpus as u32).max(1) {
            return ThreadsFound::unsure(format!(
                "The metrics are of {what} with GOMAXPROCS {count}: the limit rounded down, as \
                 automaxprocs does. If it does: --runtime go, which rounds up ({made})."
            ));
        }
        ThreadsFound::sure(
            None,
            format!(
                "The metrics are of {what} with GOMAXPROCS {count}, and Go would make {made} of \
                 this limit: it does not follow the limit, and is taken to stay as it is."
            ),
        )
        .staying()
    }

    fn of_jvm(
        &self,
        processors: Option<u32>,
        collector: Option<Collector>,
        limit_cpus: f64,
    ) -> ThreadsFound {
        let Some(collector) = collector else {
            return ThreadsFound::unsure(
                "The metrics are of a JVM. If its collections stop the world with several threads \
                 (G1, Parallel), their number follows the limit: say --runtime jvm. \
                 jvm_gc_pause_seconds among the metrics, with its label gc, would tell."
                    .into(),
            );
        };
        let what = format!("The metrics are of a JVM with {}", collector.words());
        match collector {
            Collector::Serial => ThreadsFound::sure(
                None,
                format!(
                    "{what}: one thread collects, whatever the limit is, so none is taken to \
                     follow it."
                ),
            ),
            Collector::Concurrent => ThreadsFound::sure(
                None,
                format!(
                    "{what}, which collects while requests run: no --runtime is like it, and its \
                 collections are taken as work beside the requests."
                ),
            ),
            Collector::Parallel => self.of_pauses(&what, processors, limit_cpus),
        }
    }

    fn of_pauses(&self, what: &str, processors: Option<u32>, limit_cpus: f64) -> ThreadsFound {
        let counted = (limit_cpus.ceil() as u32).clamp(1, self.cpus);
        if let Some(processors) = processors.filter(|count| *count != counted) {
            return ThreadsFound::sure(
                None,
                format!(
                    "{what} that counts {processors} CPUs, not the {counted} of this limit \
                 (-XX:ActiveProcessorCount): its threads are taken to stay as they are."
                ),
            )
            .staying();
        }
        let paused = self.observed.collections.and_then(|collections| collections.paused);
        if let Some(paused) = paused.filter(|paused| *paused < PAUSED_MIN) {
            return ThreadsFound::sure(
                None,
                format!(
                    "{what}, whose collections stop the world for {:.2} % of the time: too \
                     little to matter to a p99, so no threads are taken to follow the limit.",
                    paused * 100.0
                ),
            );
        }
        let Some(paused) = paused else {
            return ThreadsFound::unsure(format!(
                "{what}: its collections stop the world, with threads that follow the limit. For \
                 how long is not known (two readings of jvm_gc_pause_seconds would tell); if it \
                 is for some per cent of the time, another limit does more: --runtime jvm."
            ));
        };
        ThreadsFound::sure(
            Some(Runtime::Jvm),
            format!(
                "{what}: its collections stop the world for {:.1} % of the time, with threads \
                 that follow the limit, as --runtime jvm says. If -XX:ParallelGCThreads is set: \
                 --runtime none.",
                paused * 100.0
            ),
        )
    }
}
