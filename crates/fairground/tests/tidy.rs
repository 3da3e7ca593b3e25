//! The rules of the house, as far as a program can see them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Columns of a line, comments and strings too; a formatter wraps neither.
const LINE_COLUMNS_MAX: usize = 100;
/// Lines of a file of code.
const FILE_LINES_MAX: usize = 400;
/// The same of the command line, where no mechanism needs its page of prose.
const CLI_FILE_LINES_MAX: usize = 300;
/// Lines of a function.
const FUNCTION_LINES_MAX: usize = 70;
/// Lines that nine of ten functions keep to.
const FUNCTION_LINES_P90: usize = 25;

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("a repository")
}

/// A source file: its path in the repository and its text.
struct Source {
    path: String,
    text: String,
}

/// All files of these kinds under some folders.
fn sources(folders: &[&str], kinds: &[&str]) -> Vec<Source> {
    let root = repository();
    let mut waiting: Vec<PathBuf> = folders.iter().map(|folder| root.join(folder)).collect();
    let mut found = Vec::new();
    while let Some(path) = waiting.pop() {
        if path.is_dir() {
            let entries = fs::read_dir(&path).expect("readable").flatten();
            waiting.extend(entries.map(|entry| entry.path()));
        } else if path.extension().is_some_and(|kind| kinds.iter().any(|wanted| kind == *wanted)) {
            let text = fs::read_to_string(&path).expect("text");
            let path = path.strip_prefix(&root).expect("inside").display().to_string();
            found.push(Source { path, text });
        }
    }
    assert!(!found.is_empty(), "no source in {folders:?}");
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

fn code() -> Vec<Source> {
    sources(&["crates", "python"], &["rs", "py"])
}

/// The pages, as they are written.
fn page() -> Vec<Source> {
    sources(&["web/src", "web/test", "web/bench"], &["js", "css"])
}

/// What a rule finds, one line each; empty is good.
fn nothing(found: impl Iterator<Item = String>) {
    let found: Vec<String> = found.collect();
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn lines_are_short() {
    let long = code().into_iter().chain(page()).flat_map(|source| {
        let rows = source.text.lines().enumerate();
        let long = rows.filter(|(_, line)| line.chars().count() > LINE_COLUMNS_MAX);
        long.map(|(row, _)| format!("{}:{}", source.path, row + 1)).collect::<Vec<_>>()
    });
    nothing(long);
}

#[test]
fn files_are_short() {
    let long = code().into_iter().chain(page()).filter_map(|source| {
        let lines = source.text.lines().count();
        let is_cli =
            ["crates/fairground-cli/src", "web"].iter().any(|to| source.path.starts_with(to));
        let most = if is_cli { CLI_FILE_LINES_MAX } else { FILE_LINES_MAX };
        (lines > most).then(|| format!("{}: {lines} lines", source.path))
    });
    nothing(long);
}

/// Functions of a formatted Rust file: name and number of lines, from `fn` to its closing brace.
fn functions(text: &str) -> Vec<(String, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (start, line) in lines.iter().enumerate() {
        let code = line.trim_start();
        let indent = line.len() - code.len();
        let words = code.split(['(', '<']).next().unwrap_or("");
        let is_function = words.split(' ').any(|word| word == "fn") && !code.starts_with("//");
        if !is_function || code.ends_with(';') || code.ends_with('}') {
            continue;
        }
        let ends = |line: &&str| line.len() == indent + 1 && line[indent..] == *"}";
        if let Some(length) = lines[start..].iter().position(ends) {
            found.push((words.to_owned(), length + 1));
        }
    }
    found
}

#[test]
fn functions_are_short() {
    let long = sources(&["crates"], &["rs"]).into_iter().flat_map(|source| {
        let functions = functions(&source.text).into_iter();
        let long = functions.filter(|(_, lines)| *lines > FUNCTION_LINES_MAX);
        let path = source.path;
        long.map(move |(name, lines)| format!("{path}: {name}: {lines} lines")).collect::<Vec<_>>()
    });
    nothing(long);
}

#[test]
fn nine_of_ten_functions_are_shorter_still() {
    let crates = ["fairground", "fairground-cli", "fairground-py", "fairground-statistics"];
    for folder in crates.map(|name| format!("crates/{name}")) {
        let files = sources(&[&folder], &["rs"]).into_iter();
        let mut lines: Vec<usize> =
            files.flat_map(|source| functions(&source.text)).map(|(_, lines)| lines).collect();
        lines.sort_unstable();
        let ninth = lines[lines.len() * 9 / 10];
        assert!(ninth <= FUNCTION_LINES_P90, "{folder}: nine of ten within {ninth} lines");
    }
}

#[test]
fn the_rule_for_functions_sees_functions() {
    let text = "impl A {\n    pub fn long(\n    ) {\n        1;\n    }\n}\nfn b() {\n}\n";
    let found = functions(text);
    assert_eq!(found, [("pub fn long".to_owned(), 4), ("fn b".to_owned(), 2)]);
}

/// The files that pad: tables, numbers with leading noughts, and a bar in another crate's words.
const PADS: [&str; 3] = ["base/table.rs", "base/number.rs", "run/progress.rs"];

/// True if a line has a format with a width and a side, as in `{name:>8}`.
fn pads(line: &str) -> bool {
    let formats = line.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
    let of_name = |name: &str| name.chars().all(|c| c.is_alphanumeric() || c == '_');
    formats
        .filter_map(|(format, _)| format.split_once(':'))
        .any(|(name, how)| of_name(name) && how.starts_with(['<', '>', '^']))
}

#[test]
fn only_the_table_writer_pads() {
    let padding = sources(&["crates/fairground-cli/src"], &["rs"])
        .into_iter()
        .filter(|source| !PADS.iter().any(|allowed| source.path.ends_with(allowed)));
    nothing(padding.flat_map(|source| {
        let lines = source.text.lines().enumerate().filter(|(_, line)| pads(line));
        let told = lines.map(|(row, _)| format!("{}:{} pads by hand", source.path, row + 1));
        told.collect::<Vec<_>>()
    }));
}

#[test]
fn the_rule_for_padding_sees_padding() {
    assert!(pads("write!(out, \"{:<8}\", name)") && pads("format!(\"{cell:>width$}\")"));
    assert!(!pads("Grid { axes: axes.collect::<Vec<_>>() }") && !pads("{value:.2} {at}"));
}

/// With a second program `cargo run`, the first command of the README, would ask which.
#[test]
fn there_is_one_program() {
    let crates = fs::read_dir(repository().join("crates")).expect("readable").flatten();
    let has_program = |path: &PathBuf| {
        let manifest = fs::read_to_string(path.join("Cargo.toml")).unwrap_or_default();
        manifest.contains("[[bin]]") || path.join("src/main.rs").exists()
    };
    let crates = crates.map(|entry| entry.path()).filter(has_program);
    let names: Vec<_> = crates.map(|path| path.file_name().map(ToOwned::to_owned)).collect();
    assert_eq!(names, [Some("fairground-cli".into())]);
}

#[test]
fn nothing_is_left_undone() {
    // Written in two parts, so that this file keeps its own rule.
    let marks = ["TO", "FIX", "unimpl", "dbg", "XX"];
    let ends = ["DO", "ME", "emented!", "!(", "X"];
    let marks: Vec<String> = marks.iter().zip(ends).map(|(a, b)| format!("{a}{b}")).collect();
    let left = code().into_iter().chain(page()).flat_map(|source| {
        let lines = source.text.lines().enumerate();
        let marked =
            lines.filter(|(_, line)| marks.iter().any(|mark| line.contains(mark.as_str())));
        let told = marked.map(|(row, line)| format!("{}:{}: {line}", source.path, row + 1));
        told.collect::<Vec<_>>()
    });
    nothing(left);
}

/// The ids of `DEVIATES(id)` in a text.
fn deviations(text: &str) -> BTreeSet<String> {
    let ids = text.split("DEVIATES(").skip(1).filter_map(|rest| rest.split_once(')'));
    let ids = ids.map(|(id, _)| id.to_owned());
    ids.filter(|id| id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')).collect()
}

#[test]
fn every_deviation_is_told() {
    let Ok(listed) = fs::read_to_string(repository().join("docs/explanation/fidelity.md")) else {
        println!("no page on fidelity yet");
        return;
    };
    let crates = sources(&["crates/fairground/src", "crates/fairground-cli/src"], &["rs"]);
    let in_code: BTreeSet<String> =
        crates.iter().flat_map(|source| deviations(&source.text)).collect();
    let missing = in_code.iter().filter(|id| !listed.contains(id.as_str()));
    let missing = missing.map(|id| format!("docs/explanation/fidelity.md does not list {id}"));
    let gone = deviations(&listed);
    let gone = gone.difference(&in_code).map(|id| format!("no code deviates as {id}"));
    nothing(missing.chain(gone));
}
