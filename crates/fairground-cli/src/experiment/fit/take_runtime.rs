//! The runtime of a service where nobody named it: its manifest may say whether its threads follow
//! the limit, and its own metrics tell which it is and often that too.

use super::question::FitQuestion;
use super::stays_by::StaysBy;
use super::threads_found::ThreadsFound;
use crate::read::Runtime;
use crate::read::observed::{Collections, RuntimeSeen};

/// What to say if GOMAXPROCS is what Go makes of the limit, and the manifest sets it.
const SET: &str = "GOMAXPROCS is what Go makes of this limit, and the manifest sets it. If it sets \
                   a number, that stays with another limit; if limits.cpu (resourceFieldRef): \
                   --runtime go.";

impl FitQuestion {
    /// Takes the runtime that the manifest or the metrics show, and notes it; `is_set` is whether
    /// GOMAXPROCS is known to be set, to what nobody knows. Who says that no thread follows the
    /// limit, if one does.
    pub fn take_runtime(&mut self, said: Option<ThreadsFound>, is_set: bool) -> Option<StaysBy> {
        let shown = self.shown();
        let contradicts = |shown: &&ThreadsFound| shown.is_sure && shown.follows.is_none();
        let (found, by) = match (said, shown) {
            (Some(said), shown) if said.follows.is_some() => {
                match shown.as_ref().filter(contradicts) {
                    Some(shown) => (said.overruled(shown), StaysBy::Metrics),
                    None => (said, StaysBy::Manifest),
                }
            }
            (Some(said), _) => (said, StaysBy::Manifest),
            (None, Some(shown)) => (shown, StaysBy::Metrics),
            (None, None) => return None,
        };
        if is_set && found.follows == Some(Runtime::Go) && by == StaysBy::Metrics {
            self.observed.notes.push(SET.into());
            return None;
        }
        self.observed.notes.push(found.says);
        self.runtime = found.follows;
        found.stays.then_some(by)
    }

    /// Notes what in the manifest or the metrics speaks against the runtime that was named.
    pub fn doubt_runtime(&mut self, said: Option<ThreadsFound>) {
        let Some(named) = self.runtime else { return };
        let all = [(said, "the manifest"), (self.shown(), "the metrics")];
        for (found, of) in all {
            let found = found.filter(|found| found.is_sure && found.follows != Some(named));
            let says = found.map(|found| {
                let word = named.word();
                format!(
                    "BEWARE: --runtime {word} is taken, and speaks against {of}. {}",
                    found.says
                )
            });
            self.observed.notes.extend(says);
        }
    }

    /// How often the runtime collects that the services are made of, if it is known.
    pub(super) fn collections(&self) -> Option<Collections> {
        let is_same = match self.observed.runtime.as_ref()? {
            RuntimeSeen::Go { .. } => self.runtime == Some(Runtime::Go),
            RuntimeSeen::Jvm { .. } => self.runtime == Some(Runtime::Jvm),
        };
        self.observed.collections.filter(|_| is_same)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::experiment::fit::tests::question;
    use crate::read::observed::Collector;

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
        question.take_runtime(None, false);
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

    /// The file says what will be; only where it says that threads follow may what runs differ.
    #[test]
    fn a_manifest_is_heard_over_metrics_unless_these_show_that_no_thread_follows() {
        let taken = |said: ThreadsFound, gomaxprocs| {
            let seen = RuntimeSeen::Go { release: None, gomaxprocs: Some(gomaxprocs) };
            let mut question = of(seen, 3, 8, None);
            let by = question.take_runtime(Some(said), false);
            (question.runtime, by, question.observed.notes.concat())
        };
        let fixed = ThreadsFound::sure(None, "fixed".into()).staying();
        assert_eq!(taken(fixed, 3), (None, Some(StaysBy::Manifest), "fixed".into()));
        let follows = ThreadsFound::sure(Some(Runtime::Go), "follows".into());
        assert_eq!(taken(follows.clone(), 3), (Some(Runtime::Go), None, "follows".into()));
        let (runtime, by, note) = taken(follows, 8);
        assert_eq!((runtime, by), (None, Some(StaysBy::Metrics)));
        assert!(note.starts_with("BEWARE: the manifest speaks against the metrics"), "{note}");
    }

    #[test]
    fn gomaxprocs_that_is_set_follows_nothing() {
        let seen = RuntimeSeen::Go { release: None, gomaxprocs: Some(3) };
        let mut question = of(seen, 3, 8, None);
        question.take_runtime(None, true);
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
            question.doubt_runtime(None);
            question.observed.notes.concat()
        };
        let go = |gomaxprocs| doubted(RuntimeSeen::Go { release: None, gomaxprocs });
        assert!(go(Some(8)).starts_with("BEWARE: --runtime go is taken"));
        assert_eq!([go(Some(3)), go(None)], ["", ""]);
        let collector = Some(Collector::Serial);
        assert!(doubted(RuntimeSeen::Jvm { processors: None, collector }).starts_with("BEWARE"));
    }
}
