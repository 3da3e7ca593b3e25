//! Services by seed: runtimes, pools beside each other, clients, changing rates, hogs.

use fairground::workload::draw::Stream;
use fairground_cli::read::Runtime;

/// A service and where it runs.
#[derive(Clone, Debug)]
pub struct Made {
    /// Its seed.
    pub seed: u64,
    /// What it is, one word.
    pub kind: &'static str,
    /// CPUs of the machine.
    pub cpus: u32,
    /// Kernel profile.
    pub kernel: &'static str,
    /// The limit.
    pub quota_us: u64,
    /// Its period.
    pub period_us: u64,
    /// Its burst.
    pub burst_us: u64,
    /// Threads of what is measured, and the flag that says so.
    pub threads: u64,
    /// Threads that are busy on average.
    pub busy: f64,
    /// True if `fit` is told of the threads.
    pub threads_known: bool,
    /// The command of what is measured; `THREADS` stands for their number.
    pub command: String,
    /// Commands beside it in the same group.
    pub beside: Vec<String>,
    /// Commands of neighbours.
    pub neighbours: Vec<String>,
    /// What `fit` is told that it runs on; its threads follow the limit then.
    pub runtime: Option<Runtime>,
    /// Time that figures are of, s.
    pub over_s: u64,
}

/// Kinds of services.
const KINDS: [&str; 10] = [
    "two-pools",
    "go",
    "jvm",
    "puma",
    "clients",
    "rates",
    "fan-out",
    "hog",
    "neighbours",
    "bursts",
];

/// What services with hardly threads enough are called.
pub const FULL: &str = "full";

struct Numbers(Stream);

impl Numbers {
    fn unit(&mut self) -> f64 {
        (self.0.next_u64() >> 11) as f64 / (1u64 << 53) as f64
    }

    fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }

    fn scale(&mut self, low: f64, high: f64) -> f64 {
        self.between(low.ln(), high.max(low).ln()).exp()
    }

    fn one<T: Copy>(&mut self, list: &[T]) -> T {
        list[(self.unit() * list.len() as f64) as usize]
    }

    fn is(&mut self, probability: f64) -> bool {
        self.unit() < probability
    }
}

/// The service of a seed.
pub fn made(seed: u64) -> Made {
    let mut numbers = Numbers(Stream::new(seed, 77));
    let kind = KINDS[(seed % KINDS.len() as u64) as usize];
    let n = &mut numbers;
    let cpus = n.one(&[2u32, 4, 4, 8, 8, 16, 32, 64]);
    let limits = [0.5f64, 1.0, 1.0, 1.5, 2.0, 2.0, 3.0, 4.0, 8.0];
    let limit = n.one(&limits).min(f64::from(cpus) * 0.75);
    let period_us = n.one(&[100_000u64, 100_000, 100_000, 100_000, 50_000, 20_000, 250_000]);
    let quota_us = (limit * period_us as f64) as u64;
    let burst_us = if n.is(0.15) { (quota_us as f64 * n.between(0.2, 1.0)) as u64 } else { 0 };
    let kernel = n.one(&["5.15", "6.1", "6.6", "6.12", "6.12", "6.18"]);
    let usage = limit * n.between(0.15, 0.75);
    let mut made = Made {
        seed,
        kind,
        cpus,
        kernel,
        quota_us,
        period_us,
        burst_us,
        threads: 0,
        busy: 0.0,
        threads_known: n.is(0.5),
        command: String::new(),
        beside: Vec::new(),
        neighbours: Vec::new(),
        runtime: None,
        over_s: 0,
    };
    fill(&mut made, usage, n);
    made
}

/// A service of Go or Java by seed, whose threads follow its limit, and `fit` knows it.
pub fn following(seed: u64) -> Made {
    let (kind, runtime) = [(1, Runtime::Go), (2, Runtime::Jvm)][(seed % 2) as usize];
    let made = made(seed * KINDS.len() as u64 + kind);
    let procs = format!("--gomaxprocs {}", made.cpus);
    let command = made.command.replace(&procs, "--gomaxprocs ceil");
    Made { command, runtime: Some(runtime), ..made }
}

/// A service by seed that is hardly ever throttled: what it waits for elsewhere is slow at times.
pub fn behind(seed: u64) -> Made {
    let mut numbers = Numbers(Stream::new(seed, 78));
    let n = &mut numbers;
    let mut made = made(seed * KINDS.len() as u64);
    (made.kind, made.beside) = ("behind", Vec::new());
    made.quota_us *= 2;
    made.cpus = made.cpus.max((made.quota_us / made.period_us) as u32 + 1);
    let words: Vec<&str> = made.command.split(' ').collect();
    let at = words.iter().position(|word| *word == "--io").unwrap_or(words.len());
    let kept = words.iter().enumerate().filter(|(word, _)| *word != at && *word != at + 1);
    let us = n.scale(2000.0, 30_000.0) as u64;
    let io = match n.is(0.5) {
        true => format!("lognormal:{us}us,cv={:.2}", n.between(1.0, 3.0)),
        false => {
            let (ratio, share) = (n.scale(5.0, 60.0), n.scale(0.005, 0.08));
            format!("mix:{us}us,{}us@{:.2}%", (us as f64 * ratio) as u64, share * 100.0)
        }
    };
    made.threads = 8 * made.threads + 32;
    let command: Vec<&str> = kept.map(|(_, word)| *word).collect();
    made.command = format!("{} --io {io}", command.join(" "));
    made
}

/// A service by seed, not of Go or Java, whose requests come in bursts of some of them.
pub fn bursty(seed: u64) -> Made {
    let mut numbers = Numbers(Stream::new(seed, 79));
    let n = &mut numbers;
    let kinds = [0, 3, 6, 7, 8];
    let made = made(seed * KINDS.len() as u64 + n.one(&kinds));
    let burst = n.scale(3.0, 40.0).round();
    let burst = if n.is(0.3) { format!("exp:{burst}") } else { burst.to_string() };
    let words: Vec<&str> = made.command.split(' ').collect();
    let arrivals = words.iter().position(|word| *word == "--arrivals").unwrap_or(words.len());
    let kept = format!("{} --arrivals bursty --burst {burst}", words[..arrivals].join(" "));
    Made { kind: "bursty", command: kept, ..made }
}

/// A service by seed that its limit hardly ever stops, and whose threads are nearly all busy.
pub fn full(seed: u64) -> Made {
    let mut numbers = Numbers(Stream::new(seed, 80));
    let n = &mut numbers;
    let mut made = made(seed * KINDS.len() as u64 + n.one(&[0, 6, 8]));
    (made.kind, made.beside, made.neighbours) = (FULL, Vec::new(), Vec::new());
    made.quota_us *= 2;
    made.cpus = made.cpus.max((made.quota_us / made.period_us) as u32 + 1);
    made.threads = (made.busy * n.scale(1.05, 1.5)).ceil() as u64;
    made
}

/// Work of a kind with this mean, ms, as a flag.
fn work(mean_ms: f64, n: &mut Numbers) -> String {
    let us = |ms: f64| format!("{}us", (ms * 1000.0).round().max(1.0));
    match (n.unit() * 5.0) as u32 {
        0 => us(mean_ms),
        1 => format!("exp:{}", us(mean_ms)),
        2 => format!("uniform:{},{}", us(0.2 * mean_ms), us(1.8 * mean_ms)),
        3 => {
            let (ratio, share) = (n.scale(3.0, 40.0), n.scale(0.01, 0.3));
            let usual = mean_ms / (1.0 - share + share * ratio);
            format!("mix:{},{}@{:.2}%", us(usual), us(usual * ratio), share * 100.0)
        }
        _ => format!("lognormal:{},cv={:.2}", us(mean_ms), n.between(0.4, 2.5)),
    }
}

/// A wait elsewhere, or none.
fn io(n: &mut Numbers) -> (f64, String) {
    if n.is(0.45) {
        return (0.0, String::new());
    }
    let ms = n.scale(1.0, 40.0);
    let kind = if n.is(0.4) { "exp:" } else { "" };
    (ms, format!(" --io {kind}{}us", (ms * 1000.0) as u64))
}

fn fill(made: &mut Made, usage: f64, n: &mut Numbers) {
    let aside = match made.kind {
        "two-pools" => n.between(0.2, 0.6),
        "go" | "jvm" => n.between(0.05, 0.25),
        "hog" => n.between(0.1, 0.5),
        _ => 0.0,
    };
    let own = usage * (1.0 - aside);
    let request_ms = n.scale(0.8, 40.0).max(own * 1000.0 / 1500.0);
    let rps = own * 1000.0 / request_ms;
    let fanout = match made.kind {
        "fan-out" => n.one(&[4u32, 8, 12, 16, 24]),
        _ if n.is(0.2) => n.one(&[2, 3, 4]),
        _ => 1,
    };
    let (io_ms, io) = io(n);
    let work = work(request_ms / f64::from(fanout), n);
    made.busy = rps * f64::from(fanout) * (request_ms / f64::from(fanout) + io_ms) / 1000.0;
    let least = (2.5 * made.busy).max(2.0);
    made.threads = n.scale(least, (12.0 * f64::from(made.cpus)).max(1.5 * least)).ceil() as u64;
    made.over_s = (15_000.0 / rps).clamp(30.0, 600.0) as u64;
    let serve = format!("--service {work}{io} --fanout {fanout}");
    let burst = n.scale(3.0, 60.0).round().max(2.0);
    let load = match n.unit() {
        x if x < 0.6 => format!("--rate {}/min", (rps * 60.0).round()),
        x if x < 0.75 => format!("--rate {}/min --arrivals uniform", (rps * 60.0).round()),
        _ => format!("--rate {}/min --arrivals bursty --burst {burst}", (rps * 60.0).round()),
    };
    command(made, usage * aside, rps, &serve, &load, n);
}

fn command(made: &mut Made, aside: f64, rps: f64, serve: &str, load: &str, n: &mut Numbers) {
    let cpus = f64::from(made.cpus);
    let period_ms = n.scale(200.0, 8000.0);
    let gc = format!(
        "--gc-period {}ms --gc-work {}us",
        period_ms as u64,
        (aside * period_ms * 1000.0) as u64 + 1
    );
    made.command = match made.kind {
        "go" => format!("go --gomaxprocs {} {gc} {serve} {load}", made.cpus),
        "jvm" => format!("jvm --threads THREADS {gc} {serve} {load}"),
        "puma" => format!("puma --processes THREADS --threads 5 {serve} {load}"),
        "clients" => {
            let clients = (made.threads as f64 * n.scale(0.5, 4.0)).ceil();
            let think_ms = clients / rps * 1000.0 * 0.9;
            let think = format!("exp:{}us", (think_ms * 1000.0) as u64 + 1);
            format!("client --clients {clients} --think {think} --threads THREADS {serve}")
        }
        "rates" => {
            let mut rate = rps;
            let rates: Vec<String> = (0..30)
                .map(|_| {
                    rate = (rate * n.scale(0.7, 1.43)).clamp(0.4 * rps, 1.8 * rps);
                    format!("{}", rate.ceil())
                })
                .collect();
            format!("server --threads THREADS --arrivals {} {serve}", rates.join(","))
        }
        "bursts" => {
            let size = n.scale(20.0, 300.0).round();
            let rate = (rps * 60.0).round();
            let steady = n.between(10.0, 90.0).round();
            let burst = format!("--arrivals bursty --burst exp:{size} --steady {steady}%");
            format!("server --threads THREADS --rate {rate}/min {burst} {serve}")
        }
        _ => format!("server --threads THREADS {serve} {load}"),
    };
    match made.kind {
        "two-pools" => {
            let ms = n.scale(1.0, 60.0);
            let rate = (aside / ms * 60_000.0).ceil().max(1.0);
            let us = (ms * 1000.0) as u64;
            made.beside.push(format!("server --threads 8 --rate {rate}/min --service exp:{us}us"));
        }
        "hog" => {
            let threads = n.scale(1.0, cpus).floor().max(1.0);
            let run = (aside * period_ms * 1000.0 / threads) as u64 + 1;
            let period = period_ms as u64;
            made.beside.push(format!(
                "bursts --run exp:{run}us --period {period}ms --threads {threads} --stagger 3ms"
            ));
        }
        "neighbours" => {
            let threads = n.scale(1.0, cpus).floor().max(1.0);
            let run = n.scale(5.0, 200.0) as u64;
            made.neighbours.push(format!(
                "bursts --run exp:{run}ms --period exp:{}ms --threads {threads}",
                3 * run
            ));
        }
        _ => {}
    }
}
