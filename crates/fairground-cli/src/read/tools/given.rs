//! What a command gives of its tool's flags.

use super::command::Word;
use super::flags::{Flag, Flags, Takes};
use super::times::{DRAW, draw};
use crate::read::fault::{Fault, Read, Span, clean};
use crate::read::values::{DURATION, parse_duration};
use fairground::units::Ns;
use fairground::workload::draw::Draw;
use std::cell::Cell;
use std::ops::RangeInclusive;

pub(crate) struct Found {
    pub flag: &'static Flag,
    pub value: Word,
    pub asked: Cell<bool>,
}

/// Words that are still to be read.
pub(crate) type Rest<'w> = std::iter::Peekable<std::slice::Iter<'w, Word>>;

/// What a command gives: read by the tool, flag by flag.
pub(crate) struct Given {
    pub tool: &'static str,
    pub flags: Flags,
    /// The command as a whole.
    pub span: Span,
    pub found: Vec<Found>,
    /// What is read now stands after a `--`.
    pub after: bool,
}

impl Given {
    /// Reads the words after the tool's name.
    pub fn read(tool: &'static str, flags: Flags, span: Span, words: &[Word]) -> Read<Given> {
        let mut given = Given { tool, flags, span, found: Vec::new(), after: false };
        let mut rest = words.iter().peekable();
        while let Some(word) = rest.next() {
            if word.text == "--" && !given.after && given.all().any(|flag| flag.after) {
                given.after = true;
            } else if let Some(long) = word.text.strip_prefix("--").filter(|long| !long.is_empty())
            {
                given.long(long, word, &mut rest)?;
            } else if let Some(short) = word.text.strip_prefix('-').filter(|s| !s.is_empty()) {
                given.cluster(short, word, &mut rest)?;
            } else if let Some(flag) = given.free_place() {
                given.put(flag, word.clone())?;
            } else {
                let title = format!("\"{}\" belongs to no flag of {tool}", clean(&word.text));
                return Err(Fault::at(word.span, title).accepts(given.accepted()));
            }
        }
        Ok(given)
    }

    /// What a bare word is, if it is not given yet.
    pub fn free_place(&self) -> Option<&'static Flag> {
        let given = |flag: &Flag| self.found.iter().any(|found| found.flag.long == flag.long);
        self.named().find(|flag| flag.takes == Takes::Bare && !given(flag))
    }

    /// Those that may stand here.
    pub fn named(&self) -> impl Iterator<Item = &'static Flag> + use<> {
        let after = self.after;
        self.all().filter(move |flag| flag.after == after)
    }

    pub fn all(&self) -> impl Iterator<Item = &'static Flag> + use<> {
        self.flags.iter().flat_map(|group| group.iter())
    }

    pub fn accepted(&self) -> String {
        let shown = |after: bool| -> Vec<String> {
            let here = self.all().filter(|flag| flag.after == after);
            let shown = here.filter(|flag| !matches!(flag.takes, Takes::Refused(_)));
            shown.map(Flag::shown).collect()
        };
        match shown(true) {
            after if after.is_empty() || self.after => shown(self.after).join(", "),
            after => format!("{}; after \"--\": {}", shown(false).join(", "), after.join(", ")),
        }
    }

    pub fn unknown(&self, word: &Word, name: &str) -> Box<Fault> {
        let title = format!("{} has no flag \"{}\"", self.tool, clean(name));
        let known: Vec<String> = self.named().map(|flag| format!("--{}", flag.long)).collect();
        let fault = Fault::at(word.span, title).accepts(self.accepted());
        fault.suggest(name, known.iter().map(String::as_str))
    }

    pub fn long<'w>(&mut self, text: &str, word: &'w Word, rest: &mut Rest<'w>) -> Read<()> {
        let (name, value) = text.split_once('=').map_or((text, None), |(n, v)| (n, Some(v)));
        let flag = self.named().find(|flag| flag.long == name && flag.takes != Takes::Bare);
        let flag = flag.ok_or_else(|| self.unknown(word, &format!("--{name}")))?;
        let value = value.map(|text| Word { text: text.into(), span: word.span });
        self.add(flag, word, value, rest)
    }

    /// `-La`: switches one after another; the first flag with a value takes what follows.
    pub fn cluster<'w>(&mut self, letters: &str, word: &'w Word, rest: &mut Rest<'w>) -> Read<()> {
        for (at, letter) in letters.char_indices() {
            let flag = self.named().find(|flag| flag.short.chars().eq([letter]));
            let flag = flag.ok_or_else(|| self.unknown(word, &format!("-{letter}")))?;
            if flag.takes == Takes::Nothing {
                self.add(flag, word, None, rest)?;
                continue;
            }
            let text = &letters[at + letter.len_utf8()..];
            let value = Word { text: text.into(), span: word.span };
            return self.add(flag, word, Some(value).filter(|_| !text.is_empty()), rest);
        }
        Ok(())
    }

    pub fn add<'w>(
        &mut self,
        flag: &'static Flag,
        word: &Word,
        value: Option<Word>,
        rest: &mut Rest<'w>,
    ) -> Read<()> {
        let shown = flag.shown();
        let value = match (flag.takes, value) {
            (Takes::Refused(because), _) => {
                let title = format!("{} {shown} is not supported", self.tool);
                return Err(Fault::at(word.span, title).because(because));
            }
            (Takes::Nothing, Some(_)) => {
                return Err(Fault::at(word.span, format!("{shown} takes no value")));
            }
            (Takes::Nothing, None) => word.clone(),
            (_, Some(value)) => value,
            (Takes::MayValue, None) => {
                let value = rest.next_if(|next| !next.text.starts_with('-'));
                value.cloned().unwrap_or_else(|| Word { text: String::new(), span: word.span })
            }
            (_, None) => rest.next().cloned().ok_or_else(|| {
                Fault::at(word.span, format!("{shown} has no value")).accepts("a value after it")
            })?,
        };
        self.put(flag, value)
    }

    pub fn put(&mut self, flag: &'static Flag, value: Word) -> Read<()> {
        if self.found.iter().any(|found| found.flag.long == flag.long) {
            return Err(Fault::at(value.span, format!("{} is given twice", flag.shown())));
        }
        self.found.push(Found { flag, value, asked: Cell::new(false) });
        Ok(())
    }

    /// A parameter that stands as one of [`Given::keys`] beside `command`.
    pub fn key(&mut self, key: &'static str, value: Word) -> Read<()> {
        let flag = self.all().find(|flag| flag.takes == Takes::Own(key));
        flag.map_or(Ok(()), |flag| self.put(flag, value))
    }

    /// Lays a value over what the command says of a flag; a switch is on or off.
    pub fn lay(&mut self, long: &str, value: Word) -> Read<()> {
        let flag = self.all().find(|flag| flag.long == long);
        let flag = flag.ok_or_else(|| self.unknown(&value, &format!("--{long}")))?;
        self.found.retain(|found| found.flag.long != long);
        match (flag.takes, value.text.as_str()) {
            (Takes::Refused(_), _) => Err(self.unknown(&value, &format!("--{long}"))),
            (Takes::Nothing, "false") => Ok(()),
            (Takes::Nothing, text) if text != "true" => {
                let title = format!("{} is \"{}\"", flag.shown(), clean(text));
                Err(Fault::at(value.span, title).accepts("true or false"))
            }
            _ => self.put(flag, value),
        }
    }

    /// Keys that may stand beside `command`.
    pub fn keys(&self) -> Vec<&'static str> {
        let key = |flag: &'static Flag| match flag.takes {
            Takes::Own(key) => Some(key),
            _ => None,
        };
        self.all().filter_map(key).collect()
    }

    /// Refuses flags that were given and that no one asked for: they would do nothing.
    pub fn done(&self) -> Read<()> {
        match self.found.iter().find(|found| !found.asked.get()) {
            None => Ok(()),
            Some(found) => {
                let title = format!("{} does nothing here", found.flag.shown());
                Err(Fault::at(found.value.span, title)
                    .because(format!("{} does not use it with the other flags", self.tool)))
            }
        }
    }

    /// True if the tool, in the form that was asked for, has this flag at all.
    pub fn knows(&self, long: &str) -> bool {
        self.all().any(|flag| flag.long == long)
    }

    /// The value of a flag.
    pub fn word(&self, long: &str) -> Option<&Word> {
        debug_assert!(self.knows(long), "{long} is not in the list");
        let found = self.found.iter().find(|found| found.flag.long == long)?;
        found.asked.set(true);
        Some(&found.value)
    }

    /// True if the flag is given.
    pub fn has(&self, long: &str) -> bool {
        self.word(long).is_some()
    }

    /// The fault of a flag's value.
    pub fn wrong(&self, long: &str, accepted: impl Into<String>) -> Box<Fault> {
        let (span, text) = match self.word(long) {
            Some(word) => (word.span, word.text.as_str()),
            None => (self.span, ""),
        };
        let bare = self.all().any(|flag| flag.long == long && flag.takes == Takes::Bare);
        let shown = if bare { long.to_uppercase() } else { format!("--{long}") };
        let title = format!("{shown} of {} is \"{}\"", self.tool, clean(text));
        Fault::at(span, title).accepts(accepted)
    }

    /// A flag that must be given.
    pub fn need(&self, long: &str, accepted: &str) -> Read<&Word> {
        self.word(long).ok_or_else(|| {
            Fault::at(self.span, format!("{} needs --{long}", self.tool)).accepts(accepted)
        })
    }

    /// A whole number.
    pub fn count(&self, long: &str, range: RangeInclusive<u64>, usual: u64) -> Read<u64> {
        let Some(word) = self.word(long) else { return Ok(usual) };
        let number = word.text.parse::<u64>().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| {
            let (min, max) = (range.start(), range.end());
            self.wrong(long, format!("a whole number from {min} to {max}"))
        })
    }

    /// A whole number; if the flag stands without one, `bare`.
    pub fn count_or(
        &self,
        long: &str,
        range: RangeInclusive<u64>,
        usual: u64,
        bare: u64,
    ) -> Read<u64> {
        match self.word(long) {
            Some(word) if word.text.is_empty() => Ok(bare),
            _ => self.count(long, range, usual),
        }
    }

    /// A whole number from 2 that may be random: `20`, `exp:20`, `uniform:2,40`.
    pub fn number(&self, long: &str, max: u64, usual: Draw) -> Read<Draw> {
        let Some(word) = self.word(long) else { return Ok(usual) };
        let number = |text: &str, least: u64| {
            text.parse::<u64>().ok().filter(|number| (least..=max).contains(number))
        };
        let drawn = match word.text.split_once(':') {
            None => number(&word.text, 2).map(Draw::Fixed),
            Some(("exp", mean)) => number(mean, 2).map(|mean| Draw::Exponential { mean }),
            Some(("uniform", bounds)) => bounds.split_once(',').and_then(|(lo, hi)| {
                let (lo, hi) = (number(lo, 1)?, number(hi, 1)?);
                (lo < hi).then_some(Draw::Uniform { lo, hi })
            }),
            Some(_) => None,
        };
        let wrong = || {
            let accepted = "a whole number from 2 (\"20\"), exp:MEAN (\"exp:20\") or \
                            uniform:LEAST,MOST (\"uniform:1,40\")";
            self.wrong(long, format!("{accepted}; up to {max}"))
        };
        drawn.ok_or_else(wrong)
    }

    /// A time with its unit, more than 0.
    pub fn time(&self, long: &str) -> Read<Option<Ns>> {
        let Some(word) = self.word(long) else { return Ok(None) };
        match parse_duration(&word.text) {
            Some(ns) if ns > 0 => Ok(Some(ns)),
            _ => {
                Err(self
                    .wrong(long, format!("more than 0: {}", DURATION.replace(" in quotes", ""))))
            }
        }
    }

    /// A time that may be random; a fixed one is more than 0.
    pub fn draw(&self, long: &str) -> Read<Option<Draw>> {
        let Some(word) = self.word(long) else { return Ok(None) };
        draw(&word.text).map(Some).ok_or_else(|| self.wrong(long, DRAW))
    }
}

#[cfg(test)]
mod tests;
