//! Expected texts that rewrite themselves under `FAIRGROUND_BLESS=1`.

use std::path::PathBuf;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

fn blessing() -> bool {
    std::env::var_os("FAIRGROUND_BLESS").is_some()
}

/// Compares `text` with `tests/expected/NAME`, or writes it there.
pub fn expected(name: &str, text: &str) {
    let path = PathBuf::from(ROOT).join("tests/expected").join(name);
    if blessing() {
        std::fs::write(&path, text).expect("the expected text can be written");
        return;
    }
    let before = std::fs::read_to_string(&path).unwrap_or_default();
    let is_new = |line: &&str| !before.lines().any(|old| old == *line);
    let is_gone = |line: &&str| !text.lines().any(|new| new == *line);
    let new: Vec<&str> = text.lines().filter(is_new).collect();
    let gone: Vec<&str> = before.lines().filter(is_gone).collect();
    assert!(
        new.is_empty() && gone.is_empty(),
        "{} changed.\nnew: {new:#?}\ngone: {gone:#?}\nIf that is meant, run again with FAIRGROUND_BLESS=1.",
        path.display()
    );
}

/// Writes `text` between the markers of a section of FIDELITY.md, when blessing.
pub fn section(name: &str, text: &str) {
    if !blessing() {
        return;
    }
    let path = PathBuf::from(ROOT).join("../../FIDELITY.md");
    let before = std::fs::read_to_string(&path).unwrap_or_else(|_| "# Fidelity\n".into());
    let (begin, end) = (format!("<!-- {name} begin -->\n"), format!("<!-- {name} end -->\n"));
    let after = match (before.find(&begin), before.find(&end)) {
        (Some(from), Some(to)) => [&before[..from + begin.len()], text, &before[to..]].concat(),
        _ => format!("{before}\n{begin}{text}{end}"),
    };
    std::fs::write(&path, after).expect("FIDELITY.md can be written");
}
