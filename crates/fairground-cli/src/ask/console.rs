//! How much is told beside the answer, and in which colours: options of every verb.

use crate::base::console::{self, Level};
use clap::{Args, ColorChoice};
use std::ffi::OsString;

/// How to tell it.
#[derive(Args, Debug)]
pub struct ConsoleArgs {
    /// Tell only the answer, warnings and errors: no wall time, no sign of life
    #[arg(long, short, global = true, conflicts_with = "verbose", help_heading = "Console")]
    quiet: bool,

    /// Tell too which files are read, and how long each part takes
    #[arg(long, short, global = true, help_heading = "Console")]
    verbose: bool,

    /// Colours of messages and verdicts. auto: on a terminal, unless NO_COLOR is set
    #[arg(
        long,
        value_name = "WHEN",
        global = true,
        default_value = "auto",
        help_heading = "Console"
    )]
    color: ColorChoice,
}

impl ConsoleArgs {
    /// Opens the console.
    pub fn open(&self) {
        let level = match (self.quiet, self.verbose) {
            (true, _) => Level::Quiet,
            (_, true) => Level::Verbose,
            _ => Level::Usual,
        };
        open(level, self.color);
    }
}

/// Opens the console with the command line's colours.
pub fn open(level: Level, colours: ColorChoice) {
    let colours = match colours {
        ColorChoice::Auto => anstream::ColorChoice::Auto,
        ColorChoice::Always => anstream::ColorChoice::Always,
        ColorChoice::Never => anstream::ColorChoice::Never,
    };
    console::open(level, colours);
}

/// The colours that a command line asks for. Faults of the command line have them too, so they
/// must be known before it is read.
pub fn colours_asked(args: &[OsString]) -> ColorChoice {
    let mut asked = ColorChoice::Auto;
    let mut words = args.iter().map(|word| word.to_string_lossy());
    while let Some(word) = words.next() {
        let value = match word.strip_prefix("--color") {
            Some("") => words.next().map(|value| value.into_owned()),
            Some(value) => value.strip_prefix('=').map(str::to_owned),
            None => None,
        };
        let known = value.and_then(|value| value.parse().ok());
        asked = known.unwrap_or(asked);
    }
    asked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_known_before_the_command_line_is() {
        let asked = |line: &str| {
            let args: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            colours_asked(&args)
        };
        assert_eq!(asked("fairground run --bogus"), ColorChoice::Auto);
        assert_eq!(asked("fairground run --color=never"), ColorChoice::Never);
        assert_eq!(asked("fairground --color always run x"), ColorChoice::Always);
        assert_eq!(asked("fairground run --colors=never --color"), ColorChoice::Auto);
    }
}
