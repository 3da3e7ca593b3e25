//! Every choice of the fair class as a line of comma-separated values (RFC 4180).

use super::csv::quoted;
use crate::base::failure::Failure;
use crate::base::output::Output;
use fairground::record::{Pick, Picked};
use fairground::sim::TaskLabel;
use fairground::sim::scenario::Scenario;
use fairground::units::{Id, Ns};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

const COLUMNS: &str = "at_ns,cpu,queue,picked,why,vruntime_ns,deadline_ns,lag_ns,slice_ns,weight,\
avg_vruntime_ns,nr_queued,delayed";

/// A file of them on its way.
pub struct PickFile {
    lines: Lines<Output>,
    path: PathBuf,
}

impl PickFile {
    /// Opens it.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn create(path: &Path, scenario: &Scenario, labels: &[TaskLabel]) -> Result<Self, Failure> {
        let out = Output::of_option("--picks", path)?;
        let lines = Lines::begin(out, scenario, labels);
        let lines = lines.map_err(|error| unwritten(path, &error))?;
        Ok(PickFile { lines, path: path.to_owned() })
    }

    /// Takes one choice.
    pub fn pick(&mut self, at_ns: Ns, pick: &Pick) {
        self.lines.pick(at_ns, pick);
    }

    /// Gives the file its name.
    ///
    /// # Errors
    /// When a line could not be written.
    pub fn finish(self) -> Result<(), Failure> {
        let whole = self.lines.end().and_then(Output::commit);
        whole.map_err(|error| unwritten(&self.path, &error))
    }
}

fn unwritten(path: &Path, error: &io::Error) -> Failure {
    Failure::writing(&path.display().to_string(), error)
}

struct Lines<W> {
    out: W,
    groups: Vec<String>,
    tasks: Vec<String>,
    /// The first failure to write: told at the end.
    written: io::Result<()>,
}

impl<W: Write> Lines<W> {
    fn begin(mut out: W, scenario: &Scenario, labels: &[TaskLabel]) -> io::Result<Self> {
        writeln!(out, "{COLUMNS}")?;
        let groups = scenario.groups.iter().map(|group| quoted(&group.path)).collect();
        let tasks = labels.iter().map(|label| quoted(&label.name)).collect();
        Ok(Lines { out, groups, tasks, written: Ok(()) })
    }

    fn pick(&mut self, at_ns: Ns, pick: &Pick) {
        if self.written.is_ok() {
            self.written = self.line(at_ns, pick);
        }
    }

    fn line(&mut self, at_ns: Ns, pick: &Pick) -> io::Result<()> {
        let picked = match pick.picked {
            Picked::Task(task) => &self.tasks[task.index()],
            Picked::Group(group) => &self.groups[group.index()],
        };
        let (out, queue) = (&mut self.out, &self.groups[pick.group.index()]);
        let Pick { vruntime_ns, weight, nr_queued, why, .. } = pick;
        write!(out, "{at_ns},{},{queue},{picked},{why},{vruntime_ns},", pick.cpu.0)?;
        match pick.request {
            Some(own) => write!(out, "{},{},{},", own.deadline_ns, own.lag_ns, own.slice_ns)?,
            None => write!(out, ",,,")?,
        }
        write!(out, "{weight},")?;
        if let Some(own) = pick.request {
            write!(out, "{}", own.avg_vruntime_ns)?;
        }
        writeln!(out, ",{nr_queued},{}", pick.delayed)
    }

    fn end(self) -> io::Result<W> {
        self.written.map(|()| self.out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::{Overrides, load_text};
    use fairground::record::{Fact, Recorder};
    use fairground::sim::{labels, simulate};

    impl Recorder for Lines<Vec<u8>> {
        fn record(&mut self, _at_ns: Ns, _fact: Fact) {}

        fn hears_picks(&self) -> bool {
            true
        }

        fn pick(&mut self, at_ns: Ns, pick: Pick) {
            Lines::pick(self, at_ns, &pick);
        }
    }

    fn told(kernel: &str) -> String {
        let text = format!(
            "duration = \"20ms\"\nmachine = \"pu:1\"\nkernel = \"{kernel}\"\n[groups.\"/web\"]\n\
             [tasks.a]\nrun = \"1s\"\n[tasks.b]\nrun = \"1s\"\ntaskgroup = \"/web\"\n"
        );
        let scenario = load_text("scenario", &text, &Overrides::default()).expect("a scenario");
        let labels = labels(&scenario);
        let mut lines = Lines::begin(Vec::new(), &scenario, &labels).expect("a buffer");
        simulate(&scenario, &mut lines).expect("it can be run");
        String::from_utf8(lines.end().expect("a buffer")).expect("text")
    }

    #[test]
    fn each_level_of_a_choice_is_a_line() {
        let all = told("6.12");
        let lines: Vec<&str> = all.lines().collect();
        assert_eq!(lines[0], COLUMNS);
        let columns = COLUMNS.split(',').count();
        assert!(lines.iter().all(|line| line.split(',').count() == columns), "{all}");
        let group = lines.iter().position(|line| line.contains(",0,/,/web,")).expect("a group");
        assert!(lines[group + 1].contains(",0,/web,b,alone,"), "{all}");
        assert_eq!(told("6.12"), all);
    }

    #[test]
    fn cfs_has_no_deadline_and_no_lag() {
        let all = told("5.15");
        let line = all.lines().find(|line| line.contains(",leftmost,")).expect("a choice");
        let cells: Vec<&str> = line.split(',').collect();
        assert_eq!([cells[6], cells[7], cells[8], cells[10]], [""; 4], "{line}");
        assert_eq!(cells[9], "1048576");
    }
}
