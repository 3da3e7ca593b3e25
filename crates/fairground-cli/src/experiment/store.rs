//! A folder of results, safe against the end of the process at any moment.
//!
//! * `plan.json`: what is run, written once. Another plan is refused.
//! * `NAME.jsonl.partial`: the journal. A finished point is one line at its end, in one write; what
//!   is cut short by a kill is only ever the last line, and is cut off at the next start.
//! * `NAME.jsonl`: the data set, in the order of the points. It appears whole, when all of them are
//!   there; then the journal goes. Its bytes don't depend on what happened on the way.
//! * `.NAME.lock`: held by the process that writes; the system lets go of it when that ends.

use super::folder::{fault, lock, sweep_away, write_plan};
use super::plan::Plan;
use crate::base::failure::Failure;
use crate::base::output::Output;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The longest line that is read: a point has a few kilobytes for each group and span.
const LINE_MAX: u64 = 1 << 30;
/// How often the disk is waited for: what a loss of power may cost.
const SYNCED: Duration = Duration::from_secs(1);

/// Where the lines of some points are kept.
pub struct Store {
    folder: PathBuf,
    name: String,
    /// Points that belong here.
    points: Vec<usize>,
    /// Place of each point's line in the journal, in the order of `points`.
    lines: Vec<Option<Line>>,
    journal: Option<File>,
    end: u64,
    synced: Instant,
    /// A write failed: what follows would stand behind half a line.
    broken: bool,
    _lock: File,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Line {
    at: u64,
    bytes: u64,
}

impl Store {
    /// Opens the place of `points` (ascending) of a sweep in a folder, and finds what is done.
    ///
    /// # Errors
    /// When the folder can't be used, holds another sweep, or is in use.
    pub fn open(
        folder: &Path,
        name: &str,
        plan: &Plan,
        points: Vec<usize>,
    ) -> Result<Store, Failure> {
        let fault = |error: &io::Error| fault(folder, error);
        fs::create_dir_all(folder).map_err(|error| fault(&error))?;
        let lock = lock(folder, name)?;
        write_plan(folder, plan)?;
        sweep_away(folder, name).map_err(|error| fault(&error))?;
        let lines = vec![None; points.len()];
        let mut store = Store {
            folder: folder.into(),
            name: name.into(),
            points,
            lines,
            journal: None,
            end: 0,
            synced: Instant::now(),
            broken: false,
            _lock: lock,
        };
        if !store.is_whole() {
            store.read(plan)?;
        }
        Ok(store)
    }

    /// The data set's file.
    pub fn file(&self) -> PathBuf {
        self.folder.join(format!("{}.jsonl", self.name))
    }

    fn journal_file(&self) -> PathBuf {
        self.folder.join(format!("{}.jsonl.partial", self.name))
    }

    /// True if the data set is there already.
    pub fn is_whole(&self) -> bool {
        self.file().exists()
    }

    /// Points that are still to be run.
    pub fn missing(&self) -> Vec<usize> {
        if self.is_whole() {
            return Vec::new();
        }
        let missing = self.points.iter().zip(&self.lines).filter(|(_, line)| line.is_none());
        missing.map(|(point, _)| *point).collect()
    }

    /// Reads the journal and cuts off the line that a kill cut short.
    fn read(&mut self, plan: &Plan) -> Result<(), Failure> {
        let path = self.journal_file();
        let fault = |error: io::Error| fault(&path, &error);
        let mut journal =
            File::options().read(true).append(true).create(true).open(&path).map_err(fault)?;
        let mut reader = BufReader::new(&mut journal);
        let (mut at, mut text) = (0, Vec::new());
        for number in 1.. {
            text.clear();
            let bytes = (&mut reader).take(LINE_MAX).read_until(b'\n', &mut text).map_err(fault)?;
            if bytes == 0 || text.last() != Some(&b'\n') {
                break;
            }
            let bytes = bytes as u64;
            self.note(plan, &text, Line { at, bytes }).ok_or_else(|| {
                Failure::Input(format!(
                    "error: {}, line {number} is no point of this sweep\naccepted: what fairground \
                     wrote there; remove the file to run its points again",
                    path.display()
                ))
            })?;
            at += bytes;
        }
        journal.set_len(at).map_err(fault)?;
        (self.journal, self.end) = (Some(journal), at);
        Ok(())
    }

    /// Notes a line's place; a point that is there twice counts once.
    fn note(&mut self, plan: &Plan, text: &[u8], line: Line) -> Option<()> {
        let point = plan.point(std::str::from_utf8(text).ok()?)?;
        let place = self.points.binary_search(&point).ok()?;
        self.lines[place].get_or_insert(line);
        Some(())
    }

    /// Adds a point's line.
    ///
    /// # Errors
    /// When the disk does not take it; nothing more is written then.
    pub fn add(&mut self, point: usize, line: &str) -> Result<(), Failure> {
        let path = self.journal_file();
        let Ok(place) = self.points.binary_search(&point) else { return Ok(()) };
        if self.broken || self.lines[place].is_some() {
            return Ok(());
        }
        let journal = self.journal.as_mut().expect("the store is open for writing");
        if let Err(error) = journal.write_all(line.as_bytes()) {
            self.broken = true;
            // If this fails too, the next start cuts off what is half.
            let _ = journal.set_len(self.end);
            return Err(Failure::Machine(format!(
                "cannot write {}: {error}\nnote: the same command goes on from here",
                path.display()
            )));
        }
        let bytes = line.len() as u64;
        self.lines[place] = Some(Line { at: self.end, bytes });
        self.end += bytes;
        if self.synced.elapsed() >= SYNCED {
            journal.sync_data().map_err(|error| fault(&path, &error))?;
            self.synced = Instant::now();
        }
        Ok(())
    }

    /// Writes the data set, in order, and takes the journal away.
    ///
    /// # Errors
    /// When the disk does not take it; the journal stays.
    pub fn finish(&mut self) -> Result<(), Failure> {
        let (path, journal_path) = (self.file(), self.journal_file());
        if let [first, ..] = self.missing()[..] {
            return Err(Failure::Input(format!(
                "error: {} lacks points, the first is {first}\naccepted: all of them",
                journal_path.display()
            )));
        }
        if let Some(journal) = self.journal.as_mut().filter(|_| !path.exists()) {
            let lines = self.lines.iter().flatten().copied();
            write_sorted(journal, lines, &path).map_err(|error| fault(&path, &error))?;
        }
        match fs::remove_file(&journal_path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                Err(fault(&journal_path, &error))
            }
            _ => Ok(()),
        }
    }
}

/// Copies lines in the given order to a file that appears whole.
fn write_sorted(from: &mut File, lines: impl Iterator<Item = Line>, to: &Path) -> io::Result<()> {
    let mut out = Output::create(to)?;
    for Line { at, bytes } in lines {
        from.seek(SeekFrom::Start(at))?;
        let copied = io::copy(&mut Read::by_ref(from).take(bytes), &mut out)?;
        if copied != bytes {
            return Err(io::Error::new(io::ErrorKind::UnexpectedEof, "the journal is too short"));
        }
    }
    out.commit_synced()
}

impl Store {
    /// Adds the lines of a whole shard.
    ///
    /// # Errors
    /// When it can't be read, or is of another sweep.
    pub fn add_shard(&mut self, plan: &Plan, path: &Path) -> Result<(), Failure> {
        let unreadable =
            |error: io::Error| Failure::Machine(format!("cannot read {}: {error}", path.display()));
        let mut reader = BufReader::new(File::open(path).map_err(unreadable)?);
        let mut text = String::new();
        for number in 1.. {
            text.clear();
            if reader.read_line(&mut text).map_err(unreadable)? == 0 {
                break;
            }
            let point = plan.point(&text).ok_or_else(|| {
                Failure::Input(format!(
                    "error: {}, line {number} is no point of this sweep\naccepted: whole shards of \
                     the plan beside them",
                    path.display()
                ))
            })?;
            self.add(point, &text)?;
        }
        Ok(())
    }
}
