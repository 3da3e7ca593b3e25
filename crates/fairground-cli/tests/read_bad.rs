//! Every bad input is refused with one message, and the message is the one that was reviewed.

use fairground_cli::read::{FILE_MAX, Overrides, load};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

fn refusal(path: &Path) -> String {
    match load(path, &Overrides::default()) {
        Ok(_) => panic!("{} was accepted", path.display()),
        Err(error) => error.to_string(),
    }
}

fn inputs() -> Vec<PathBuf> {
    let entries = std::fs::read_dir("tests/bad").expect("tests run in the crate's folder");
    let mut inputs: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    inputs.retain(|path| path.extension().is_some_and(|ext| ext == "json" || ext == "toml"));
    inputs.sort();
    inputs
}

/// Knobs and features come with the engine's releases: their lists are not for review here.
fn without_lists_of_the_engine(path: &Path, message: String) -> String {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or("");
    if !matches!(name, "kernel-feature.toml" | "kernel-isolcpus.toml" | "kernel-knob.toml") {
        return message;
    }
    let mut listing = false;
    let lines = message.lines().map(|line| {
        let starts = line.trim_start().starts_with("= ");
        listing = if starts { line.contains("= accepted:") } else { listing };
        if listing { starts.then(|| "  = accepted: …".to_owned()) } else { Some(line.to_owned()) }
    });
    lines.flatten().map(|line| line + "\n").collect()
}

#[test]
fn every_bad_input_has_its_reviewed_message() {
    let bless = std::env::var_os("FAIRGROUND_BLESS").is_some();
    let mut wrong = Vec::new();
    for path in inputs() {
        let message = without_lists_of_the_engine(&path, refusal(&path) + "\n");
        let beside = PathBuf::from(format!("{}.txt", path.display()));
        if bless {
            std::fs::write(&beside, &message).expect("the folder can be written");
        }
        let reviewed = std::fs::read_to_string(&beside).unwrap_or_default();
        if message != reviewed {
            wrong.push(format!("{}\nnow:\n{message}reviewed:\n{reviewed}", path.display()));
        }
        assert!(message.contains(path.file_name().unwrap().to_str().unwrap()), "{message}");
        assert!(!message.contains('\u{1b}'), "colour or worse: {message}");
        assert!(message.lines().all(|line| line.chars().count() <= 140), "{message}");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A folder of one's own that is gone afterwards.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("fairground-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder for the test");
        Scratch(path)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_file_of_two_gigabytes_is_refused_without_being_read() {
    let scratch = Scratch::new("huge");
    let path = scratch.0.join("huge.json");
    std::fs::File::create(&path).and_then(|file| file.set_len(2 << 30)).expect("a sparse file");
    let start = Instant::now();
    let message = refusal(&path);
    assert!(start.elapsed() < Duration::from_secs(1), "it was read");
    assert!(message.contains("2147483648 bytes") && message.contains(&FILE_MAX.to_string()));
}

#[test]
fn what_is_no_file_is_refused_without_waiting() {
    let scratch = Scratch::new("kinds");
    assert!(refusal(&scratch.0).contains("directory"));
    assert!(refusal(Path::new("/dev/zero")).contains("no regular file"));
    let pipe = scratch.0.join("pipe.json");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    if made.is_ok_and(|status| status.success()) {
        assert!(refusal(&pipe).contains("no regular file"));
    }
    assert!(refusal(&scratch.0.join("absent.toml")).contains("no such file"));
}

#[test]
fn a_close_name_is_suggested() {
    let message = refusal(Path::new("web-and-bach"));
    assert!(message.contains("did you mean \"web-and-batch\"?"), "{message}");
}

#[test]
fn an_override_is_checked_like_the_file_and_shown() {
    let set = |key: &str, value: &str| {
        let set = vec![(key.to_owned(), value.to_owned())];
        let overrides = Overrides { set, ..Overrides::default() };
        load(Path::new("slices"), &overrides).map_err(|error| error.to_string())
    };
    let message = set("machine.cost.tick", "1us").expect_err("no such key");
    assert!(message.contains("--set") && message.contains("did you mean \"costs\""), "{message}");
    let message = set("base_slice_ns", "7").expect_err("out of range");
    assert!(message.contains("100000 to 1000000000"), "{message}");
    assert!(set("machine.costs.tick", "1us").is_ok());
    let message = set("groups./a.cpu.weight", "200").expect_err("it would weigh nothing");
    assert!(message.contains("--set") && message.contains("no task is in group"), "{message}");
    let message = set("/a.cpu.weight", "200").expect_err("the same, said shorter");
    assert!(message.contains("--set") && message.contains("no task is in group"), "{message}");
    assert!(set("tasks.long.slice", "5ms").is_ok());
    assert!(set("features", "NO_RUN_TO_PARITY").is_ok());
    let set = vec![("groups./web.cpu.weight".to_owned(), "200".to_owned())];
    assert!(load(Path::new("web-and-batch"), &Overrides { set, ..Overrides::default() }).is_ok());
    let overrides = Overrides { duration: Some("-3s".into()), ..Overrides::default() };
    let message = load(Path::new("slices"), &overrides).expect_err("negative").to_string();
    assert!(message.contains("negative"), "{message}");
}
