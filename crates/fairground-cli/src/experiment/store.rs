//! A folder of results, safe against the end of the process at any moment.
//!
//! * `plan.json`: what is run, written once. Another plan is refused.
//! * `NAME.jsonl.partial`: the journal. A finished point is one line at its end, in one write; what
//!   is cut short by a kill is only ever the last line, and is cut off at the next start.
//!   Each line has its checksum: one that is damaged costs its own point, which is run again.
//! * `NAME.jsonl`: the data set, in the order of the points. It appears whole, when all of them are
//!   there; then the journal goes. Its bytes don't depend on what happened on the way.
//! * `.NAME.lock`: held by the process that writes; the system lets go of it when that ends.

use super::folder::{check_plain, fault, lock, make, sweep_away, write_plan};
use super::lines::{Line, Lines, write_sorted};
use super::plan::Plan;
use crate::base::console::warn;
use crate::base::failure::Failure;
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

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
    /// The data set is there, and every line of it is as it was written.
    whole: bool,
    /// A write failed: what follows would stand behind half a line.
    broken: bool,
    _lock: File,
}

impl Store {
    /// Opens the place of `points` (ascending) of a sweep in a folder, and finds what is done. What
    /// is damaged or missing in it is told and is to be run again.
    ///
    /// # Errors
    /// When the folder can't be used, holds another sweep or a foreign file, or is in use.
    pub fn open(
        folder: &Path,
        name: &str,
        plan: &Plan,
        points: Vec<usize>,
    ) -> Result<Store, Failure> {
        make(folder)?;
        let lock = lock(folder, name)?;
        write_plan(folder, plan)?;
        sweep_away(folder, name).map_err(|error| fault(folder, &error))?;
        let lines = vec![None; points.len()];
        let mut store = Store {
            folder: folder.into(),
            name: name.into(),
            points,
            lines,
            journal: None,
            end: 0,
            synced: Instant::now(),
            whole: false,
            broken: false,
            _lock: lock,
        };
        let kept = store.read_data_set(plan)?;
        if !store.whole {
            store.read_journal(plan)?;
            store.keep(&kept)?;
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
        self.whole
    }

    /// Points that are still to be run.
    pub fn missing(&self) -> Vec<usize> {
        if self.is_whole() {
            return Vec::new();
        }
        let missing = self.points.iter().zip(&self.lines).filter(|(_, line)| line.is_none());
        missing.map(|(point, _)| *point).collect()
    }

    /// Reads the data set, if there is one. Unless it is whole, what is good of it is kept.
    fn read_data_set(&mut self, plan: &Plan) -> Result<Vec<(usize, Line)>, Failure> {
        let path = self.file();
        check_plain(&path)?;
        let file = match File::open(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            opened => opened.map_err(|error| fault(&path, &error))?,
        };
        let lines = self.lines_of(&path, file, plan)?;
        let points = lines.intact.iter().map(|(point, _)| point);
        self.whole = lines.damaged.is_empty() && lines.cut.is_none() && points.eq(&self.points);
        if !self.whole {
            self.tell_what_is_amiss(&path, &lines);
        }
        Ok(lines.intact)
    }

    /// What is wrong with a data set that is not whole.
    fn tell_what_is_amiss(&self, path: &Path, lines: &Lines) {
        let mut there: Vec<usize> = lines.intact.iter().map(|(point, _)| *point).collect();
        there.sort_unstable();
        there.dedup();
        let cut = lines.cut.map_or(String::new(), |line| format!(", line {line} has no end"));
        let (there, of) = (there.len(), self.points.len());
        let what = match there == of {
            true => {
                format!("{cut}: it has every point, but not as it was written: it is put in order")
            }
            false => format!("{cut}: it has {there} of {of} points; the others are run again"),
        };
        warn(&format!("{}{what}", path.display()));
    }

    /// Reads the journal and cuts off the line that a kill cut short.
    fn read_journal(&mut self, plan: &Plan) -> Result<(), Failure> {
        let path = self.journal_file();
        check_plain(&path)?;
        let fault = |error: io::Error| fault(&path, &error);
        let mut journal =
            File::options().read(true).append(true).create(true).open(&path).map_err(fault)?;
        let lines = self.lines_of(&path, &mut journal, plan)?;
        for (point, line) in lines.intact {
            let place = self.points.binary_search(&point).expect("it belongs here");
            self.lines[place].get_or_insert(line);
        }
        journal.set_len(lines.end).map_err(fault)?;
        (self.journal, self.end) = (Some(journal), lines.end);
        Ok(())
    }

    /// The lines of a file of these points. Damaged ones are told; a file with nothing of this
    /// sweep, or with a line of another one, is refused: it is somebody's.
    fn lines_of(&self, path: &Path, file: impl Read, plan: &Plan) -> Result<Lines, Failure> {
        let lines = Lines::read(file, plan).map_err(|error| {
            Failure::Machine(format!("cannot read {}: {error}", path.display()))
        })?;
        let is_here = |point: &usize| self.points.binary_search(point).is_ok();
        let elsewhere = lines.intact.iter().any(|(point, _)| !is_here(point));
        let refused = match lines.foreign {
            Some(number) => Some(format!(", line {number} is no point of this sweep")),
            None if elsewhere => Some(" has points of another part of this sweep".into()),
            None if lines.has_nothing_of_it() => Some(" has no point of this sweep".into()),
            None => None,
        };
        if let Some(what) = refused {
            return Err(Failure::Input(format!(
                "error: {}{what}\naccepted: what fairground wrote there; remove the file to run \
                 its points again",
                path.display()
            )));
        }
        if !lines.damaged.is_empty() {
            let (path, damage) = (path.display(), lines.damage());
            warn(&format!("{path}, {damage}: not as it was written; its point is run again"));
        }
        Ok(lines)
    }

    /// Moves what is good of a data set that is not whole to the journal. Ended half-way, it is
    /// done again: the data set goes last.
    fn keep(&mut self, kept: &[(usize, Line)]) -> Result<(), Failure> {
        let path = self.file();
        let fault = |error: io::Error| fault(&path, &error);
        let mut file = match File::open(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            opened => opened.map_err(fault)?,
        };
        for (point, Line { at, bytes }) in kept {
            let mut line = String::new();
            file.seek(SeekFrom::Start(*at)).map_err(fault)?;
            Read::by_ref(&mut file).take(*bytes).read_to_string(&mut line).map_err(fault)?;
            self.add(*point, &line)?;
        }
        if let Some(journal) = &self.journal {
            journal.sync_data().map_err(fault)?;
        }
        fs::remove_file(&path).map_err(fault)
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
        if let Some(journal) = self.journal.as_mut().filter(|_| !self.whole) {
            let lines = self.lines.iter().flatten().copied();
            write_sorted(journal, lines, &path).map_err(|error| fault(&path, &error))?;
            self.whole = true;
        }
        match fs::remove_file(&journal_path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                Err(fault(&journal_path, &error))
            }
            _ => Ok(()),
        }
    }
}

impl Store {
    /// Adds the lines of a shard.
    ///
    /// # Errors
    /// When it can't be read, or is of another sweep.
    pub fn add_shard(&mut self, plan: &Plan, path: &Path) -> Result<(), Failure> {
        check_plain(path)?;
        let unreadable =
            |error: io::Error| Failure::Machine(format!("cannot read {}: {error}", path.display()));
        let mut shard = File::open(path).map_err(unreadable)?;
        let lines = Lines::read(&shard, plan).map_err(unreadable)?;
        if let Some(number) = lines.foreign {
            return Err(Failure::Input(format!(
                "error: {}, line {number} is no point of this sweep\naccepted: whole shards of the \
                 plan beside them",
                path.display()
            )));
        }
        if !lines.damaged.is_empty() {
            let (path, damage) = (path.display(), lines.damage());
            warn(&format!("{path}, {damage}: not as it was written; run this shard again"));
        }
        for (point, Line { at, bytes }) in lines.intact {
            let mut text = String::new();
            shard.seek(SeekFrom::Start(at)).map_err(unreadable)?;
            Read::by_ref(&mut shard).take(bytes).read_to_string(&mut text).map_err(unreadable)?;
            self.add(point, &text)?;
        }
        Ok(())
    }
}
