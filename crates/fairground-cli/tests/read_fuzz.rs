//! No input makes the reader panic, hang or answer with an empty message.

use fairground_cli::read::{Overrides, load, machine};
use proptest::prelude::*;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Valid inputs to start from: the library, and one file that uses every key.
const SEEDS: &[(&str, &str)] = &[
    ("json", include_str!("../library/workloads/web-and-batch.json")),
    ("json", include_str!("../library/workloads/video.json")),
    ("json", include_str!("../library/workloads/build-server.json")),
    ("json", include_str!("../library/workloads/browser.json")),
    ("toml", include_str!("../library/scenarios/desktop.toml")),
    ("toml", include_str!("../library/scenarios/slices.toml")),
    ("toml", include_str!("data/every-key.toml")),
    ("xml", include_str!("data/hwloc/node-2-core-2-pu-2-indexes-0-4-2-6-1-5-3-7.xml")),
    ("lscpu", include_str!("data/lscpu-old.json")),
    ("machine", include_str!("../library/machines/phone-4-4.toml")),
    ("yaml", include_str!("data/limits/pods.yaml")),
    ("yaml", include_str!("data/limits/init.yaml")),
    ("yaml", include_str!("data/limits/compose.yaml")),
    ("service", include_str!("data/limits/web.service")),
    ("machine", include_str!("../library/machines/power-smt8-2.toml")),
];

/// Pieces that a grammar may stumble over.
const PIECES: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    "\"",
    "\\",
    "\"\"",
    "-1",
    "0",
    "99999999999999999999",
    "1e308",
    "null",
    "true",
    "/*",
    "*/",
    "//",
    "\"loop\":",
    "\"phases\":{}",
    "\"fork\":\"a\"",
    "\u{feff}",
    "\n",
    "\r",
    "\t",
    "é",
    "\u{202e}",
    "=",
    "[[",
    "]]",
    "'''",
    "\"18446744073709551616s\"",
    "\"0.0000000001ns\"",
    "\"cpus\":[4095]",
    "\"instance\":100000",
    "<object>",
    "&amp;",
    "cpuset",
    "parent = \"a\"\n",
    "cpus = \"0-4294967295\"\n",
    "run = { exp = \"0s\" }\n",
    "cpu.max = \"0 18446744073709551615\"\n",
    "limits.cpu = \"99999999999999999m\"\n",
    "CPUQuota=0.01%\n",
    "CPUQuotaPeriodSec=1000000s\n",
    "cpu: 1e300\n",
    "&a",
    "*a",
    "<<: ",
    "- ",
    "|\n",
    ".",
];

#[derive(Clone, Debug)]
enum Change {
    Cut(usize, usize),
    Insert(usize, usize),
    Repeat(usize, usize),
    Swap(usize, u8),
    End(usize),
}

fn change() -> impl Strategy<Value = Change> {
    let at = 0usize..100_000;
    prop_oneof![
        (at.clone(), 1usize..40).prop_map(|(at, n)| Change::Cut(at, n)),
        (at.clone(), 0..PIECES.len()).prop_map(|(at, n)| Change::Insert(at, n)),
        (at.clone(), 1usize..60).prop_map(|(at, n)| Change::Repeat(at, n)),
        (at.clone(), any::<u8>()).prop_map(|(at, byte)| Change::Swap(at, byte)),
        at.prop_map(Change::End),
    ]
}

fn apply(text: &mut Vec<u8>, change: &Change) {
    let len = text.len().max(1);
    match *change {
        Change::Cut(at, n) => {
            let at = (at % len).min(text.len());
            let end = (at + n).min(text.len());
            text.drain(at..end);
        }
        Change::Insert(at, piece) => {
            let at = (at % len).min(text.len());
            text.splice(at..at, PIECES[piece].bytes());
        }
        Change::Repeat(at, n) => {
            let at = (at % len).min(text.len());
            let end = (at + n).min(text.len());
            let copy = text[at..end].to_vec();
            text.splice(at..at, copy);
        }
        Change::Swap(at, byte) => {
            if let Some(old) = text.get_mut(at % len) {
                *old = byte;
            }
        }
        Change::End(at) => text.truncate(at % len),
    }
}

fn read(kind: &str, name: &str, text: &[u8]) -> Option<String> {
    let ext = match kind {
        "lscpu" => "json",
        "machine" => "toml",
        other => other,
    };
    let file = format!("fairground-fuzz-{}-{name}.{ext}", std::process::id());
    let path: PathBuf = std::env::temp_dir().join(&file);
    std::fs::write(&path, text).expect("a file for the test");
    let start = Instant::now();
    let message = match kind {
        "json" | "toml" => load(&path, &Overrides::default()).err().map(|e| e.to_string()),
        "yaml" | "service" => {
            // Some file must limit a group of a task, whatever became of this one.
            let sound = "tests/data/limits/web.service".into();
            let limits = vec![path.clone(), sound];
            let overrides = Overrides { limits, ..Overrides::default() };
            let tasks = "tests/data/limits/tasks.json".as_ref();
            load(tasks, &overrides).err().map(|e| e.to_string())
        }
        _ => machine(&path.display().to_string()).err().map(|e| e.to_string()),
    };
    assert!(start.elapsed() < Duration::from_secs(10), "too slow");
    let _ = std::fs::remove_file(&path);
    if let Some(message) = &message {
        assert!(message.starts_with("error: ") && message.len() > 20, "{message}");
        // A mutated name may mean another file: then that one is named.
        let others = ["library:", &std::env::temp_dir().display().to_string()];
        let named = message.contains(&file) || others.iter().any(|o| message.contains(o));
        assert!(named, "the file's name is missing: {message}");
    }
    message
}

/// Many cases; a failure is told, not kept in a file.
fn config() -> ProptestConfig {
    ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn mutated_inputs_are_read_or_refused(
        seed in 0..SEEDS.len(),
        changes in prop::collection::vec(change(), 1..6),
    ) {
        let (kind, text) = SEEDS[seed];
        let mut text = text.as_bytes().to_vec();
        changes.iter().for_each(|change| apply(&mut text, change));
        read(kind, "mutated", &text);
    }

    #[test]
    fn any_synthetic_string_is_read_or_refused(
        text in "((pack|node|numa|l3|l2|core|pu|group|die|x)(:[0-9]{1,5})?\
                 (\\([a-z=,0-9]{0,12}\\)?)?|\\[numa\\]|\\PC{0,6}){0,6}"
    ) {
        if let Err(error) = machine(&text) {
            prop_assert!(error.to_string().starts_with("error: "));
        }
    }

    #[test]
    fn any_limit_is_read_or_refused(
        key in "cpu.max|cpu.max.burst|cpus|limits.cpu|requests.cpu|CPUQuota|CPUWeight|cpu-period|\
                cpu.cfs_quota_us|[a-z.]{0,8}",
        value in "-?[0-9]{0,20}(\\.[0-9]{0,20})?(m|%| [0-9]{0,20}|[a-z]{0,3})|\\PC{0,12}",
    ) {
        let overrides = Overrides { limit: vec![format!("{key}={value}")], ..Overrides::default() };
        if let Err(error) = load("periodic".as_ref(), &overrides) {
            prop_assert!(error.to_string().starts_with("error: "));
        }
    }

    #[test]
    fn any_override_is_read_or_refused(
        key in "[a-z./_\" ]{0,24}|machine\\.[a-z.]{0,12}|groups\\.[/a-z.]{0,16}|\
                kernel\\.[a-zA-Z_.]{0,12}",
        value in "\\PC{0,20}",
    ) {
        let overrides = Overrides { set: vec![(key, value)], ..Overrides::default() };
        if let Err(error) = load("slices".as_ref(), &overrides) {
            prop_assert!(error.to_string().starts_with("error: "));
        }
    }
}

#[test]
fn seeds_are_valid() {
    for (number, (kind, text)) in SEEDS.iter().enumerate() {
        assert_eq!(read(kind, &format!("seed{number}"), text.as_bytes()), None, "{text}");
    }
}

/// Big and twisted inputs of a few megabytes take seconds at most.
#[test]
fn twisted_inputs_are_quick() {
    let tasks = |n: usize, body: &dyn Fn(usize) -> String| {
        let all: Vec<String> = (0..n).map(|i| format!("\"t{i}\":{{{}}}", body(i))).collect();
        format!("{{\"tasks\":{{{}}}}}", all.join(","))
    };
    let texts = [
        tasks(50_000, &|i| format!("\"suspend\":\"x\",\"resume\":\"t{i}\"")),
        tasks(50_000, &|i| format!("\"barrier\":\"b{i}\",\"barrier1\":\"c\",\"run\":1")),
        tasks(20_000, &|i| format!("\"run\":1,\"fork\":\"t{}\"", (i + 1) % 20_000)),
        tasks(30_000, &|i| format!("\"loop\":1,\"lock\":\"m{i}\",\"fork\":\"t0\"")),
        tasks(2_000, &|i| format!("\"cpus\":\"0-7\",\"run\":{i},\"taskgroup\":\"/g{i}/h\"")),
        tasks(1, &|_| "\"yield\":\"\",".repeat(400_000) + "\"run\":1"),
        format!("{{\"tasks\":[{}", "[1],".repeat(500_000)),
        format!("{{\"tasks\":\"{}\"}}", "x".repeat(4_000_000)),
        "\"".repeat(1_000_000),
        "{\"a\"".repeat(500_000),
        " \n".repeat(2_000_000),
    ];
    for (number, text) in texts.iter().enumerate() {
        read("json", &format!("twisted{number}"), text.as_bytes());
    }
    let tomls = [
        "a.".repeat(500_000) + "b = 1",
        "[a]\n".repeat(200_000),
        "[[a]]\n".repeat(500_000),
        format!("x = [{}]", "1,".repeat(1_000_000)),
        format!("x = {}", "{ a = ".repeat(300_000)),
        format!("{}x", "[".repeat(300_000)),
    ];
    for (number, text) in tomls.iter().enumerate() {
        read("toml", &format!("twisted{number}"), text.as_bytes());
    }
    let services = |n: usize| (0..n).map(|i| format!("  s{i}: {{cpus: 1}}\n")).collect::<String>();
    let yamls = [
        "[".repeat(1_000_000),
        "- ".repeat(1_000_000),
        "? ".repeat(300_000),
        "a: &a [*a]\n".repeat(100_000),
        "{a: ".repeat(300_000),
        "\"".repeat(1_000_001),
        "---\n".repeat(500_000),
        format!("services:\n{}", services(9_000)),
        format!("services:\n{}", services(11_000)),
        format!("a: {}", "x ".repeat(1_000_000)),
        format!("a: |\n{}", "  x\n".repeat(500_000)),
    ];
    for (number, text) in yamls.iter().enumerate() {
        read("yaml", &format!("twisted{number}"), text.as_bytes());
    }
    let attributes = |n: usize| (0..n).map(|i| format!(" a{i}=\"\"")).collect::<String>();
    let xmls = [
        format!("<topology><object{}/></topology>", attributes(300_000)),
        format!("<!-- <a ' --><topology><object{}", attributes(300_000)),
        format!("<topology><object{}", " x".repeat(1_000_000)),
        format!("<topology{}/>", attributes(255)),
        "<a>".repeat(1_000_000),
        format!("<topology>{}</topology>", "<object type=\"PU\"/>".repeat(300_000)),
        format!("<topology>{}", "<".repeat(1_000_000)),
        format!("<topology>{}</topology>", "&amp;".repeat(1_000_000)),
    ];
    for (number, text) in xmls.iter().enumerate() {
        let told = read("xml", &format!("twisted{number}"), text.as_bytes());
        let told = told.expect("none of them is a machine");
        assert_eq!(number < 2, told.contains("more than 256 attributes"), "{told}");
    }
    for text in ["\\\n".repeat(1_000_000), "[Service]\n".repeat(300_000), "A=\\\n".repeat(500_000)]
    {
        read("service", "twisted", format!("[Service]\nA=\\\n{text}").as_bytes());
    }
}
