//! Pages of scores beside the data: an entry for each recording, and a head that sums them up.

use libtest_mimic::{Failed, Trial};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

/// How the entries of a page stand there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// Each under a heading with its name.
    Sections,
    /// Each a row of one table, after its head.
    Rows,
}

/// One recording.
pub struct Recorded {
    pub name: String,
    /// Too long for every day.
    pub long: bool,
    /// What is written of it, without its heading.
    pub score: Box<dyn Fn() -> String + Send + Sync>,
}

/// The recordings of one folder.
pub struct Suite {
    pub name: &'static str,
    /// The page, from the root of the repository.
    pub page: &'static str,
    pub shape: Shape,
    /// The page's first words, from all entries in their order: name and text.
    pub head: fn(&[(String, String)]) -> String,
    pub recordings: Vec<Recorded>,
}

/// Entries to be written, by suite and recording.
#[derive(Default)]
pub struct Blessed(Mutex<BTreeMap<(&'static str, String), String>>);

fn blessing() -> bool {
    std::env::var_os("FAIRGROUND_BLESS").is_some()
}

/// The repository's root.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

impl Suite {
    /// A test for each recording, and one for the page as a whole. Long ones are ignored unless
    /// `every` one is wanted.
    pub fn trials(self: &Arc<Self>, blessed: &Arc<Blessed>, every: bool) -> Vec<Trial> {
        let trial = |(row, recording): (usize, &Recorded)| {
            let (suite, blessed) = (Arc::clone(self), Arc::clone(blessed));
            let name = format!("{}/{}", self.name, recording.name);
            Trial::test(name, move || suite.test(row, &blessed))
                .with_ignored_flag(recording.long && !every)
        };
        let mut trials: Vec<Trial> = self.recordings.iter().enumerate().map(trial).collect();
        let suite = Arc::clone(self);
        let name = format!("{}/the page has all of them and its head sums them up", self.name);
        trials.push(Trial::test(name, move || suite.test_head()));
        trials
    }

    fn test(&self, row: usize, blessed: &Blessed) -> Result<(), Failed> {
        let Recorded { name, score, .. } = &self.recordings[row];
        let ours = score();
        if blessing() {
            blessed.0.lock().expect("no test panics").insert((self.name, name.clone()), ours);
            return Ok(());
        }
        let before = self.entries().remove(name).unwrap_or_default();
        if ours == before {
            return Ok(());
        }
        let only_in = |a: &str, b: &str, sign: &str| -> String {
            let lines = a.lines().filter(|line| !b.lines().any(|other| other == *line));
            lines.map(|line| format!("{sign} {line}\n")).collect()
        };
        let (gone, new) = (only_in(&before, &ours, "-"), only_in(&ours, &before, "+"));
        let again =
            "If that is meant: FAIRGROUND_BLESS=1 cargo test -p fairground --test recordings";
        Err(format!("{name} in {} changed:\n{gone}{new}{again}", self.page).into())
    }

    fn test_head(&self) -> Result<(), Failed> {
        if blessing() {
            return Ok(());
        }
        let page = std::fs::read_to_string(root().join(self.page))?;
        if page == self.written(&self.entries()) {
            return Ok(());
        }
        let again = "FAIRGROUND_BLESS=1 cargo test -p fairground --test recordings";
        Err(format!("{} lacks a recording, or its sum is wrong: {again}", self.page).into())
    }

    /// Writes the page with what was blessed; other entries stay.
    pub fn bless(&self, blessed: &Blessed) {
        let blessed = blessed.0.lock().expect("no test panics");
        let own = blessed.iter().filter(|((suite, _), _)| *suite == self.name);
        let own: Vec<_> = own.map(|((_, name), text)| (name.clone(), text.clone())).collect();
        if own.is_empty() {
            return;
        }
        let mut entries = self.entries();
        entries.extend(own);
        let path = root().join(self.page);
        std::fs::write(path, self.written(&entries)).expect("the page can be written");
    }

    /// The page: its head, and the entries in the order of the recordings.
    fn written(&self, entries: &BTreeMap<String, String>) -> String {
        let names = self.recordings.iter().map(|recording| &recording.name);
        let known = names.filter_map(|name| Some((name.clone(), entries.get(name)?.clone())));
        let known: Vec<(String, String)> = known.collect();
        let mut page = (self.head)(&known);
        for (name, text) in &known {
            page += &match self.shape {
                Shape::Sections => format!("\n## {name}\n\n{text}"),
                Shape::Rows => format!("| {name} {text}"),
            };
        }
        page
    }

    /// The entries of the page as it is.
    fn entries(&self) -> BTreeMap<String, String> {
        let page = std::fs::read_to_string(root().join(self.page)).unwrap_or_default();
        match self.shape {
            Shape::Sections => {
                let sections = page.split("\n## ").skip(1);
                let parts = sections.filter_map(|section| section.split_once("\n\n"));
                parts.map(|(name, text)| (name.to_owned(), text.to_owned())).collect()
            }
            Shape::Rows => {
                let rows = page.lines().filter_map(|line| line.strip_prefix("| ")?.split_once(' '));
                rows.map(|(name, text)| (name.to_owned(), format!("{text}\n"))).collect()
            }
        }
    }
}

/// True if a recording is of one of these experiments: its name is theirs and a kernel's.
pub fn is_of(name: &str, experiments: &[&str]) -> bool {
    let experiment = name.rsplit_once('-').map_or(name, |(experiment, _)| experiment);
    experiments.contains(&experiment)
}

/// The first "so many of so many" of an entry.
pub fn of(text: &str) -> (usize, usize) {
    let words: Vec<&str> = text.split_whitespace().collect();
    let counts = words.windows(3).filter(|words| words[1] == "of");
    let mut counts = counts.filter_map(|w| Some((w[0].parse().ok()?, w[2].parse().ok()?)));
    counts.next().unwrap_or_default()
}

/// The sum of all entries' "so many of so many".
pub fn sum<'e>(entries: impl IntoIterator<Item = &'e (String, String)>) -> (usize, usize) {
    let counts = entries.into_iter().map(|(_, text)| of(text));
    counts.fold((0, 0), |(hits, all), (hit, of)| (hits + hit, all + of))
}
