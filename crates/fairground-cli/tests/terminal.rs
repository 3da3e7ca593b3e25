//! Names from files, folders and arguments that would steer a terminal or turn a line around: none
//! of their control characters is ever told, whatever the verb.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

const SCENARIO: &str = r#"
machine = "laptop-4x2"
duration = "300ms"
kernel = "6.12"
[groups."/web\u202ered\u200f\u2066"]
"limits.cpu" = "1"
[tasks."x\u202ey"]
loop = -1
run = "5ms"
sleep = "3ms"
[[workloads]]
command = "server --threads 3 --rate 300/s --service exp:4ms"
name = "<b>\u202e\u2066red"
group = "/web\u202ered\u200f\u2066"
"#;
/// Stands for the hostile word in a command below, which is also the name of a folder.
const HOSTILE: &str = "a\u{1b}[31mb\u{202e}c";
/// Words are apart by blanks; `@` is the hostile word, `^` a blank in a word.
const COMMANDS: [&str; 30] = [
    "run h.toml",
    "run @/h.toml",
    "run @",
    "run h.toml --json",
    "run h.toml --csv",
    "run h.toml --timeline=slowest",
    "run h.toml --set @=1",
    "run h.toml --with @",
    "run h.toml --with cpu.max=@",
    "run h.toml --kernel @",
    "run h.toml --machine @/h.toml",
    "run h.toml --limits @/h.toml",
    "run h.toml --beside @",
    "run h.toml --trace @/none/t.json",
    "run h.toml --duration @",
    "compare h.toml --with cpu.max=2 --seeds 2",
    "compare h.toml --with machine=@",
    "check h.toml --meet p99^<^10ms --seeds 2 --format github",
    "check h.toml --meet @.p99^<^10ms",
    "tune h.toml --vary cpu.max=1,2 --meet p99^<^1s --seeds 2",
    "sweep h.toml --vary cpu.max=1,2 --seeds 1 --out @/results",
    "sweep h.toml --vary cpu.max=1,2 --seeds 1 --out @/h.toml",
    "merge @",
    "fit --cpu-stat @",
    "explain --metrics @/h.toml",
    "list @",
    "reproduce @",
    "completions @",
    "run server^--threads^@",
    "@",
];

/// A character that does more than to stand in its line.
fn steers(c: char) -> bool {
    (c.is_control() && c != '\n' && c != '\t')
        || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[test]
fn no_name_steers_the_terminal() {
    let name = format!("fairground-terminal-{}", std::process::id());
    let folder: PathBuf = std::env::temp_dir().join(name);
    fs::create_dir_all(folder.join(HOSTILE)).expect("a folder for the test");
    fs::write(folder.join("h.toml"), SCENARIO).expect("it can be written");
    fs::write(folder.join(HOSTILE).join("h.toml"), SCENARIO).expect("it can be written");
    for line in COMMANDS {
        let words = line.split(' ').map(|word| word.replace('@', HOSTILE).replace('^', " "));
        let mut command = Command::new(env!("CARGO_BIN_EXE_fairground"));
        let told = command.args(words).current_dir(&folder).output().expect("it starts");
        for text in [told.stdout, told.stderr] {
            let text = String::from_utf8(text).expect("it is UTF-8");
            let raw = text.lines().find(|line| line.contains(steers));
            assert_eq!(raw, None, "{line}");
            assert!(!text.contains("panicked"), "{line}: {text}");
        }
    }
    fs::remove_dir_all(&folder).expect("it is this test's own");
}
