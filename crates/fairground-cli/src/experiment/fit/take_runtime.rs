//! The runtime of a service where nobody named it: its own metrics tell which it is, and often
//! whether its threads follow the limit.
//!
//! Only what they prove is taken: GOMAXPROCS equal to what Go makes of the limit and not to the
//! machine's CPUs; a JVM with G1 or Parallel that counts the limit's CPUs. All else is a note.

use super::question::FitQuestion;
use crate::read::Runtime;
use crate::read::observed::{Collections, Collector, RuntimeSeen};

/// Collections that stop the world for less of the time are no matter of a p99.
const PAUSED_MIN: f64 = 0.002;

/// The release of Go from which on GOMAXPROCS follows the limit.
const FOLLOWS: (u32, u32) = (1, 25);

/// What to say if GOMAXPROCS is what Go makes of the limit, and the manifest sets it.
const SET: &str = "GOMAXPROCS is what Go makes of this limit, and the manifest sets it. If it sets \
                   a number, that stays with another limit; if limits.cpu (resourceFieldRef): \
                   --runtime go.";

/// What was found: whose threads follow, and how sure that is.
struct Found {
    follows: Option<Runtime>,
    is_sure: bool,
    says: String,
}

impl FitQuestion {
    /// Takes the runtime that the metrics show, and notes it; `is_set` is whether GOMAXPROCS is
    /// known to be set.
    pub fn take_runtime(&mut self, is_set: bool) {
        let Some(found) = self.found() else { return };
        if is_set && found.follows == Some(Runtime::Go) {
            self.observed.notes.push(SET.into());
            return;
        }
        self.observed.notes.push(found.says);
        self.runtime = found.follows;
    }

    /// Notes what in the metrics speaks against the runtime that was named.
    pub fn doubt_runtime(&mut self) {
        let Some(named) = self.runtime else { return };
        let found = self.found().filter(|found| found.is_sure && found.follows != Some(named));
        let says = found.map(|found| {
            let word = named.word();
            format!(
                "BEWARE: --runtime {word} is taken, and speaks against the metrics. {}",
                found.says
            )
        });
        self.observed.notes.extend(says);
    }

    /// How often the runtime collects that the services are made of, if it is known.
    pub(super) fn collections(&self) -> Option<Collections> {
        let is_same = match self.observed.runtime.as_ref()? {
            RuntimeSeen::Go { .. } => self.runtime == Some(Runtime::Go),
            RuntimeSeen::Jvm { .. } => self.runtime == Some(Runtime::Jvm),
        };
        self.observed.collections.filter(|_| is_same)
    }

    fn found(&self) -> Option<Found> {
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
    ) -> Found {
        let what = release.map_or("Go".into(), |(major, minor)| format!("Go {major}.{minor}"));
        let made = Runtime::Go.followers(Some(limit_cpus), self.cpus);
        let Some(count) = gomaxprocs else {
            return unsure(format!(
                "The metrics are of {what}. If GOMAXPROCS follows the limit (go 1.25 or later in \
                 go.mod, or automaxprocs), another limit does more: say --runtime go. \
                 go_sched_gomaxprocs_threads among the metrics would tell."
            ));
        };
        if count == made && made == self.cpus {
            return unsure(format!(
                "The metrics are of {what} with GOMAXPROCS {count}: as many as the machine has \
                 CPUs, and what Go makes of this limit. If it follows the limit (go 1.25 or \
                 later in go.mod, or automaxprocs): --runtime go."
            ));
        }
        if count == made && release.is_some_and(|release| release < FOLLOWS) {
            return unsure(format!(
                "The metrics are of {what} with GOMAXPROCS {count}, as many as the limit gives. Go \
                 before 1.25 does not count so: automaxprocs does, or it is set by hand. If it is \
                 automaxprocs: --runtime go."
            ));
        }
        if count == made {
            return sure(
                Some(Runtime::Go),
                format!(
                    "The metrics are of {what} with GOMAXPROCS {count}, which is what Go makes \
                     of this limit: it is taken to follow the limit, as --runtime go says. If \
                     {count} is set by hand: --runtime none."
                ),
            );
        }
        if count == (limit_cpus as u32).max(1) {
            return unsure(format!(
                "The metrics are of {what} with GOMAXPROCS {count}: the limit rounded down, as \
                 automaxprocs does. If it does: --runtime go, which rounds up ({made})."
            ));
        }
        sure(
            None,
            format!(
                "The metrics are of {what} with GOMAXPROCS {count}, and Go would make {made} of \
                 this limit: it does not follow the limit, and is taken to stay as it is."
            ),
        )
    }

    fn of_jvm(
        &self,
        processors: Option<u32>,
        collector: Option<Collector>,
        limit_cpus: f64,
    ) -> Found {
        let Some(collector) = collector else {
            return unsure(
                "The metrics are of a JVM. If its collections stop the world with several threads \
                 (G1, Parallel), their number follows the limit: say --runtime jvm. \
                 jvm_gc_pause_seconds among the metrics, with its label gc, would tell."
                    .into(),
            );
        };
        let what = format!("The metrics are of a JVM with {}", collector.words());
        match collector {
            Collector::Serial => sure(
                None,
                format!(
                    "{what}: one thread collects, whatever the limit is, so none is taken to \
                     follow it."
                ),
            ),
            Collector::Concurrent => sure(
                None,
                format!(
                    "{what}, which collects while requests run: no --runtime is like it, and its \
                 collections are taken as work beside the requests."
                ),
            ),
            Collector::Parallel => self.of_pauses(&what, processors, limit_cpus),
        }
    }

    fn of_pauses(&self, what: &str, processors: Option<u32>, limit_cpus: f64) -> Found {
        let counted = (limit_cpus.ceil() as u32).clamp(1, self.cpus);
        if let Some(processors) = processors.filter(|count| *count != counted) {
            return sure(
                None,
                format!(
                    "{what} that counts {processors} CPUs, not the {counted} of this limit \
                 (-XX:ActiveProcessorCount): its threads are taken to stay as they are."
                ),
            );
        }
        let paused = self.observed.collections.and_then(|collections| collections.paused);
        if let Some(paused) = paused.filter(|paused| *paused < PAUSED_MIN) {
            return sure(
                None,
                format!(
                    "{what}, whose collections stop the world for {:.2} % of the time: too \
                     little to matter to a p99, so no threads are taken to follow the limit.",
                    paused * 100.0
                ),
            );
        }
        let Some(paused) = paused else {
            return unsure(format!(
                "{what}: its collections stop the world, with threads that follow the limit. For \
                 how long is not known (two readings of jvm_gc_pause_seconds would tell); if it \
                 is for some per cent of the time, another limit does more: --runtime jvm."
            ));
        };
        sure(
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

fn sure(follows: Option<Runtime>, says: String) -> Found {
    Found { follows, is_sure: true, says }
}

fn unsure(says: String) -> Found {
    Found { follows: None, is_sure: false, says }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::experiment::fit::tests::question;

    fn of(seen: RuntimeSeen, limit_cpus: u64, cpus: u32, paused: Option<f64>) -> FitQuestion {
        let mut question = question();
        let limit = question.limit.as_mut().unwrap();
        limit.quota_ns = Some(limit.period_ns * limit_cpus);
        question.cpus = cpus;
        question.observed.notes.clear();
        question.observed.collections = paused.map(|_| Collections { per_s: 1.0, paused });
        question.observed.runtime = Some(seen);
        question
    }

    fn taken(mut question: FitQuestion) -> (Option<Runtime>, String) {
        question.take_runtime(false);
        (question.runtime, question.observed.notes.concat())
    }

    #[test]
    fn gomaxprocs_tells_whether_it_follows_the_limit() {
        let go = |gomaxprocs, limit_cpus| {
            let seen = RuntimeSeen::Go { release: Some((1, 25)), gomaxprocs };
            taken(of(seen, limit_cpus, 8, None))
        };
        let (runtime, note) = go(Some(3), 3);
        assert_eq!(runtime, Some(Runtime::Go));
        assert!(note.contains("Go 1.25 with GOMAXPROCS 3"), "{note}");
        assert!(go(Some(8), 3).1.contains("does not follow the limit"));
        assert!(go(None, 3).1.contains("say --runtime go"));
        assert!(go(Some(8), 8).1.contains("as many as the machine has CPUs"));
        assert_eq!([go(Some(8), 3).0, go(None, 3).0, go(Some(8), 8).0], [None; 3]);
        let seen = RuntimeSeen::Go { release: Some((1, 22)), gomaxprocs: Some(3) };
        let (runtime, note) = taken(of(seen, 3, 8, None));
        assert!(runtime.is_none() && note.contains("before 1.25 does not"), "{note}");
        // One CPU: Go has at least two Ps, automaxprocs one.
        assert_eq!(go(Some(2), 1).0, Some(Runtime::Go));
        assert!(go(Some(1), 1).1.contains("automaxprocs does"));
    }

    #[test]
    fn gomaxprocs_that_is_set_follows_nothing() {
        let seen = RuntimeSeen::Go { release: None, gomaxprocs: Some(3) };
        let mut question = of(seen, 3, 8, None);
        question.take_runtime(true);
        assert_eq!(question.runtime, None);
        assert_eq!(question.observed.notes, [SET]);
    }

    #[test]
    fn a_jvm_follows_if_its_collections_stop_the_world_and_matter() {
        let jvm = |processors, collector, paused| {
            taken(of(RuntimeSeen::Jvm { processors, collector }, 3, 8, paused))
        };
        let parallel = Some(Collector::Parallel);
        assert_eq!(jvm(Some(3), parallel, Some(0.05)).0, Some(Runtime::Jvm));
        for (processors, collector, paused, says) in [
            (Some(8), parallel, Some(0.05), "ActiveProcessorCount"),
            (Some(3), parallel, Some(0.0005), "0.05 % of the time"),
            (Some(3), Some(Collector::Serial), Some(0.05), "one thread collects"),
            (Some(3), Some(Collector::Concurrent), Some(0.05), "while requests run"),
            (Some(3), None, Some(0.05), "say --runtime jvm"),
            (Some(3), parallel, None, "how long is not known"),
        ] {
            let (runtime, note) = jvm(processors, collector, paused);
            assert!(runtime.is_none() && note.contains(says), "{note}");
        }
    }

    #[test]
    fn a_runtime_that_was_named_is_doubted_where_the_metrics_show_another() {
        let doubted = |seen: RuntimeSeen| {
            let mut question = of(seen, 3, 8, None);
            question.runtime = Some(Runtime::Go);
            question.doubt_runtime();
            question.observed.notes.concat()
        };
        let go = |gomaxprocs| doubted(RuntimeSeen::Go { release: None, gomaxprocs });
        assert!(go(Some(8)).starts_with("BEWARE: --runtime go is taken"));
        assert_eq!([go(Some(3)), go(None)], ["", ""]);
        let collector = Some(Collector::Serial);
        assert!(doubted(RuntimeSeen::Jvm { processors: None, collector }).starts_with("BEWARE"));
    }
}
