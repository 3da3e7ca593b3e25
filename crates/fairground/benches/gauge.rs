//! What a run cost: CPU time and peak memory of a process, as Linux counts them.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// One run.
#[derive(Clone, Copy, Debug)]
pub struct Measured {
    pub digest: u64,
    pub events: u64,
    pub cpu_s: f64,
    pub rss_mb: f64,
}

impl Measured {
    /// One line that [`Measured::of`] reads.
    pub fn line(self) -> String {
        format!("{} {} {} {}", self.digest, self.events, self.cpu_s, self.rss_mb)
    }

    /// Runs this program again with `args`.
    pub fn of(args: &[String]) -> Self {
        let own = std::env::current_exe().expect("a path");
        let output = Command::new(own).args(args).output().expect("this program runs again");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let text = String::from_utf8(output.stdout).expect("text");
        let words: Vec<&str> = text.split_whitespace().collect();
        let [digest, events, cpu_s, rss_mb] = words[..] else { panic!("unexpected: {text}") };
        Measured {
            digest: digest.parse().expect("a number"),
            events: events.parse().expect("a number"),
            cpu_s: cpu_s.parse().expect("a number"),
            rss_mb: rss_mb.parse().expect("a number"),
        }
    }

    pub fn ns_per_event(self) -> f64 {
        self.cpu_s * 1e9 / self.events as f64
    }

    /// Million events per second of CPU time.
    pub fn millions(self) -> f64 {
        self.events as f64 / self.cpu_s / 1e6
    }
}

/// A target beside what was measured.
pub struct Verdict {
    what: String,
    unit: &'static str,
    measured: f64,
    target: f64,
    at_most: bool,
}

impl Verdict {
    pub fn at_most(what: &str, unit: &'static str, measured: f64, target: f64) -> Self {
        Verdict { what: what.into(), unit, measured, target, at_most: true }
    }

    pub fn at_least(what: &str, unit: &'static str, measured: f64, target: f64) -> Self {
        Verdict { at_most: false, ..Self::at_most(what, unit, measured, target) }
    }

    pub fn print(&self) {
        let hit =
            if self.at_most { self.measured <= self.target } else { self.measured >= self.target };
        let (sign, word) =
            (if self.at_most { "<=" } else { ">=" }, if hit { "hit" } else { "MISS" });
        let Verdict { what, unit, measured, target, .. } = self;
        println!("{what:<32} {measured:>8.2} {unit:<10} target {sign} {target:<6} {word}");
    }
}

/// CPU time of this process so far, user and system, in the kernel's nanoseconds.
pub fn cpu_s() -> f64 {
    // schedstat counts what getrusage counts, and needs no foreign call.
    let text = fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    let ns = text.split_whitespace().next().and_then(|word| word.parse::<u64>().ok());
    ns.map_or_else(wall_s, |ns| ns as f64 / 1e9)
}

/// Where the kernel counts no CPU time: this process waits for nobody.
fn wall_s() -> f64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(0.0, |now| now.as_secs_f64())
}

/// Peak resident memory of this process, MB.
pub fn peak_rss_mb() -> f64 {
    let text = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
    kib.unwrap_or(f64::NAN) / 1024.0
}

/// CPU time of the command line with and without a trace, if it has been built.
pub fn trace_cost() -> Vec<Verdict> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), PathBuf::from);
    let program = target.join("release/fairground");
    if !program.is_file() {
        println!("no {}: cost of a trace not measured", program.display());
        return Vec::new();
    }
    let trace = target.join("bench.pftrace");
    let measured = ["web-and-batch", "build-server"].map(|scenario| {
        let plain = ["run", scenario, "--duration", "300s", "--json"];
        let traced = [&plain[..], &["--trace", trace.to_str().expect("a path")]].concat();
        let best = |args: &[&str]| (0..3).map(|_| child_s(&program, args)).fold(f64::MAX, f64::min);
        let (off_s, on_s) = (best(&plain), best(&traced));
        Verdict::at_most(&format!("trace over none, {scenario}"), "x", on_s / off_s, 1.5)
    });
    // It was made here; that it is gone already is fine.
    let _ = fs::remove_file(trace);
    measured.into()
}

/// CPU time of a child process, to the hundredth of a second that /proc counts.
fn child_s(program: &PathBuf, args: &[&str]) -> f64 {
    let before = children_ticks();
    let mut child = Command::new(program);
    child.args(args).stdout(Stdio::null()).stderr(Stdio::null());
    assert!(child.status().expect("it runs").success(), "{args:?}");
    (children_ticks() - before) as f64 / 100.0
}

/// `cutime + cstime` of /proc/self/stat, in ticks of 10 ms.
fn children_ticks() -> u64 {
    let text = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let rest = text.rsplit_once(')').map_or("", |(_, rest)| rest);
    let fields: Vec<u64> = rest.split_whitespace().map(|word| word.parse().unwrap_or(0)).collect();
    fields.get(13).unwrap_or(&0) + fields.get(14).unwrap_or(&0)
}
