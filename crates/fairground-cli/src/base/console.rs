//! What stands beside an answer, on standard error: warnings, wall times, a sign of life; and
//! whether messages have colours.
//!
//! The command line opens the console as its options say. A program that embeds us (Python) never
//! does: nothing is written then, and warnings and notes are kept until it asks for them, those of
//! each of its threads apart: what a thread asks for is of its own question.

use super::kept::Kept;
pub use super::kept::Note;
use super::text::safe;
use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Style};
use std::io::{self, Write};
use std::sync::Mutex;

/// How much is told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Level {
    /// To nobody: we are embedded.
    #[default]
    Embedded,
    /// `--quiet`: warnings and errors.
    Quiet,
    /// Wall times and signs of life too.
    Usual,
    /// `--verbose`: what is read and how long each part takes.
    Verbose,
}

#[derive(Debug)]
struct Console {
    level: Level,
    /// Notes and details that were told: each once.
    details: Vec<String>,
    /// Of all threads.
    kept: Kept,
}

static CONSOLE: Mutex<Console> =
    Mutex::new(Console { level: Level::Embedded, details: Vec::new(), kept: Kept::NONE });

/// What is kept for who asks on this thread. Threads of the pool work for all.
fn kept<T>(work: impl FnOnce(&mut Kept) -> T) -> T {
    match level() == Level::Embedded && rayon::current_thread_index().is_none() {
        true => Kept::of_thread(work),
        false => with(|console| work(&mut console.kept)),
    }
}

fn with<T>(work: impl FnOnce(&mut Console) -> T) -> T {
    work(&mut CONSOLE.lock().unwrap_or_else(std::sync::PoisonError::into_inner))
}

/// What this thread has found, for the thread that it works for.
pub fn hand_over() -> Kept {
    kept(std::mem::take)
}

/// Takes what another thread found for this one.
pub fn take_over(of_other: Kept) {
    of_other.warnings.iter().for_each(|text| warn(text));
    of_other.notes.iter().for_each(|note| keep(&note.text, note.is_caution));
}

/// Opens the console for a command line.
pub fn open(level: Level, colours: ColorChoice) {
    colours.write_global();
    with(|console| console.level = level);
}

/// Closes it again: who called the command line may embed us too.
pub fn close() {
    with(|console| {
        console.level = Level::Embedded;
        console.details.clear();
        console.kept = Kept::default();
    });
}

/// How much is told.
pub fn level() -> Level {
    with(|console| console.level)
}

/// Something that a reader of the answer must know. It is told once, however many runs find it.
pub fn warn(text: &str) {
    let new = kept(|kept| {
        let new = !kept.warnings.iter().any(|before| before == text);
        if new {
            kept.warnings.push(text.to_owned());
        }
        new
    });
    if new && level() > Level::Embedded {
        write(&painted(&format!("warning: {text}")));
    }
}

/// The warnings since it was asked last.
pub fn take_warnings() -> Vec<String> {
    together(kept(|kept| std::mem::take(&mut kept.warnings)), |kept| &mut kept.warnings)
}

/// The warnings of some work. There is one list of them: works of several threads wait for each
/// other, or one would take the other's.
pub fn gathered<T>(work: impl FnOnce() -> T) -> (T, Vec<String>) {
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _guard = ONE_AT_A_TIME.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    take_warnings();
    let done = work();
    (done, take_warnings())
}

/// Something that is good to know, unless one wants quiet.
pub fn note(text: &str) {
    if level() >= Level::Usual {
        write(&safe(text));
    }
}

/// The same, told once however many runs find it, and kept for who embeds us.
pub fn note_once(text: &str) {
    keep(text, false);
    once(text, Level::Usual);
}

/// A note of what makes the answer another one: a stand-in, a cost that is left out. Who embeds us
/// has no page beside which it could stand, and warns of it.
pub fn caution(text: &str) {
    keep(text, true);
    once(text, Level::Usual);
}

/// The notes since it was asked last.
pub fn take_notes() -> Vec<Note> {
    together(kept(|kept| std::mem::take(&mut kept.notes)), |kept| &mut kept.notes)
}

/// What this thread found, and what the pool did.
fn together<T: PartialEq>(mut own: Vec<T>, of: fn(&mut Kept) -> &mut Vec<T>) -> Vec<T> {
    let pools = with(|console| std::mem::take(of(&mut console.kept)));
    pools.into_iter().for_each(|one| {
        if !own.contains(&one) {
            own.push(one);
        }
    });
    own
}

fn keep(text: &str, is_caution: bool) {
    let is_embedded = level() == Level::Embedded;
    kept(|kept| kept.keep(text, is_caution, is_embedded));
}

/// Something that only `--verbose` tells, once.
pub fn detail(text: &str) {
    once(text, Level::Verbose);
}

fn once(text: &str, least: Level) {
    let told = with(|console| {
        let new = console.level >= least && !console.details.iter().any(|d| d == text);
        if new {
            console.details.push(text.to_owned());
        }
        new
    });
    if told {
        write(&safe(text));
    }
}

/// A message that ends the program.
pub fn complain(message: &str) {
    write(&painted(message));
}

/// Whether an answer for people has colours.
pub fn answers_are_painted() -> bool {
    level() > Level::Embedded && AutoStream::choice(&io::stdout()) != ColorChoice::Never
}

fn write(text: &str) {
    // There is nowhere left to say that stderr is closed. Colours are taken out unless it is a
    // terminal that has them, or they are asked for.
    let _ = writeln!(anstream::stderr(), "{text}");
}

const ERROR: Style = AnsiColor::Red.on_default().bold();
const WARNING: Style = AnsiColor::Yellow.on_default().bold();
const LABEL: Style = AnsiColor::Cyan.on_default();

/// How words at the beginning of a message's line are painted.
const BEGINNINGS: [(&str, Style); 8] = [
    ("error", ERROR),
    ("warning", WARNING),
    ("accepted", LABEL),
    ("note", LABEL),
    ("= accepted", LABEL),
    ("= because", LABEL),
    ("= help", LABEL),
    ("-->", LABEL),
];

/// A message with colours: what kind it is, and what each of its notes is about.
fn painted(message: &str) -> String {
    let message = safe(message);
    let lines = message.lines().map(|line| {
        let text = line.trim_start();
        let indent = &line[..line.len() - text.len()];
        match BEGINNINGS.iter().find(|(word, _)| text.starts_with(word)) {
            Some((word, style)) => {
                let rest = &text[word.len()..];
                format!("{indent}{style}{word}{style:#}{rest}")
            }
            None => line.to_owned(),
        }
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// `text` in the colour of what is good or bad.
pub fn judged(text: &str, good: bool) -> String {
    let style = if good { AnsiColor::Green.on_default() } else { ERROR };
    format!("{style}{text}{style:#}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_painted_and_nothing_else_of_it_changes() {
        let message = "error: x is 3\n --> a.toml:1:1\n  |\n1 | error: 3\n  = accepted: 4";
        let painted = painted(message);
        assert!(painted.contains("\u{1b}[1m\u{1b}[31merror\u{1b}[0m: x is 3"), "{painted:?}");
        assert!(painted.contains("\n1 | error: 3\n"), "an excerpt is left alone");
        assert_eq!(anstream::adapter::strip_str(&painted).to_string(), message);
    }

    #[test]
    fn who_embeds_us_asks_for_warnings() {
        let own = "this is the warning of a test";
        let twice = || [own, own].into_iter().for_each(warn);
        let ((), all) = gathered(twice);
        let mine = all.into_iter().filter(|text| text == own).count();
        assert_eq!(mine, 1);
    }

    #[test]
    fn threads_of_who_embeds_us_have_their_own_warnings() {
        warn("of the first thread");
        let others = std::thread::spawn(|| {
            warn("of the second thread");
            take_warnings()
        });
        let others = others.join().expect("it ends");
        assert!(others.iter().any(|text| text == "of the second thread"), "{others:?}");
        assert!(!others.iter().any(|text| text == "of the first thread"), "{others:?}");
        assert!(take_warnings().iter().any(|text| text == "of the first thread"));
    }
}
