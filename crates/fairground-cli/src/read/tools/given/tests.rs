//! How commands are read, flag by flag.

use super::*;
use crate::read::tools::command::words;

const FLAGS: Flags = &[&[
    Flag::value("m", "message-threads"),
    Flag::switch("L", "no-locking"),
    Flag::switch("", "loud"),
    Flag::refused("A", "auto-rps", "it looks at /proc/stat"),
    Flag::own("op-us", "op_us"),
]];

fn given(command: &str) -> Read<Given> {
    let words = words(command);
    Given::read("tool", FLAGS, words[0].span, &words)
}

#[test]
fn flags_are_read_as_getopt_reads_them() {
    for command in ["-m 3 -L", "-m3 -L", "-Lm3", "--message-threads=3 --no-locking"] {
        let given = given(command).unwrap();
        assert_eq!(given.count("message-threads", 1..=9, 1).unwrap(), 3, "{command}");
        assert!(given.has("no-locking"), "{command}");
        assert!(given.done().is_ok());
    }
}

#[test]
fn what_is_not_known_or_not_used_is_refused() {
    for command in ["-x", "--x", "3", "-m", "-m 1 -m 2", "-A 3", "--loud=3", "-"] {
        assert!(given(command).is_err(), "{command}");
    }
    assert!(given("-L").unwrap().done().is_err());
}

#[test]
fn a_bare_word_and_flags_after_dashes_are_read_where_a_tool_has_them() {
    const FLAGS: Flags = &[&[
        Flag::bare("clients"),
        Flag::may_value("t", "threads"),
        Flag::value("m", "bytes").after_dashes(),
    ]];
    let read = |command: &str| {
        let words = words(command);
        Given::read("tool", FLAGS, words[0].span, &words)
    };
    let given = read("7 -t -- -m 9").unwrap();
    assert_eq!(given.count("clients", 1..=9, 1).unwrap(), 7);
    assert_eq!(given.count_or("threads", 1..=9, 1, 6).unwrap(), 6);
    assert_eq!(given.count("bytes", 1..=9, 1).unwrap(), 9);
    assert_eq!(read("-t 4 7").unwrap().count_or("threads", 1..=9, 1, 6).unwrap(), 4);
    for bad in ["7 7", "--clients 7", "-m 9", "-- -t", "-- -- -m 9", "-- 7"] {
        assert!(read(bad).is_err(), "{bad}");
    }
}
