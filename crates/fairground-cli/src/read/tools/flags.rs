//! Flags as the tools themselves read them (`getopt_long`): `-m 1`, `-m1`, `-La`, `--threads 4`,
//! `--threads=4`; where a tool has them, a bare word (`tbench 4`) and flags of a test after `--`.
//! Strict: an unknown flag, a flag given twice, one that nothing asked for, a word that is no
//! flag's value — each is a fault with what would be accepted.

/// One flag that a tool knows.
pub(super) struct Flag {
    /// The letter, or nothing.
    pub short: &'static str,
    /// The name after `--`.
    pub long: &'static str,
    pub takes: Takes,
    /// It stands after a `--`.
    pub(super) after: bool,
    /// What it is, with its default; nothing for one that is refused.
    pub(super) says: &'static str,
}

/// What a flag takes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Takes {
    Nothing,
    Value,
    /// A value, or none if the next word is a flag: `-t`, `-t 4`.
    MayValue,
    /// It is a bare word, without a flag.
    Bare,
    /// A value that the real tool has no flag for: also this key beside `command`.
    Own(&'static str),
    /// It is refused, for this reason.
    Refused(&'static str),
}

impl Flag {
    pub const fn value(short: &'static str, long: &'static str) -> Flag {
        Flag { short, long, takes: Takes::Value, after: false, says: "" }
    }

    pub const fn switch(short: &'static str, long: &'static str) -> Flag {
        Flag { short, long, takes: Takes::Nothing, after: false, says: "" }
    }

    /// A parameter of the model: what the machine or the program adds, not a flag of the tool.
    pub const fn own(long: &'static str, key: &'static str) -> Flag {
        Flag { short: "", long, takes: Takes::Own(key), after: false, says: "" }
    }

    pub const fn refused(short: &'static str, long: &'static str, because: &'static str) -> Flag {
        Flag { short, long, takes: Takes::Refused(because), after: false, says: "" }
    }

    pub const fn may_value(short: &'static str, long: &'static str) -> Flag {
        Flag { short, long, takes: Takes::MayValue, after: false, says: "" }
    }

    pub const fn bare(long: &'static str) -> Flag {
        Flag { short: "", long, takes: Takes::Bare, after: false, says: "" }
    }

    /// The same, with what it is.
    pub const fn says(self, says: &'static str) -> Flag {
        Flag { says, ..self }
    }

    /// The same, after a `--`.
    pub const fn after_dashes(self) -> Flag {
        Flag { after: true, ..self }
    }

    /// True if this key beside `command` gives it.
    pub fn takes_key(&self, key: &str) -> bool {
        matches!(self.takes, Takes::Own(own) if own == key)
    }

    pub(super) fn shown(&self) -> String {
        if self.takes == Takes::Bare {
            return self.long.to_uppercase();
        }
        let long = format!("--{}", self.long);
        if self.short.is_empty() { long } else { format!("-{} ({long})", self.short) }
    }
}

/// The flags of a tool, in groups that several tools may share.
pub(super) type Flags = &'static [&'static [Flag]];
