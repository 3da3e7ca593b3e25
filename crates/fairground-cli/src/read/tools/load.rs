//! What servers have in common: requests that arrive, threads that take them, service times.

use super::flags::Flag;
use super::given::Given;
use super::making::Making;
use super::rate::{RATE_MAX, Rate};
use crate::read::fault::{Fault, Read, clean};
use crate::read::file::FILE_MAX;
use fairground::units::NS_PER_SEC;
use fairground::workload::behavior::{Arrivals, ChannelId, Step};
use fairground::workload::draw::Draw;

/// Flags of an open load: requests come whether or not the server keeps up.
pub(super) const OPEN: &[Flag] = &[
    Flag::value("", "rate").says("requests that come: 200/s, 12000/min, 2/ms (needed)"),
    Flag::value("", "arrivals").says(ARRIVALS),
    Flag::value("", "burst")
        .says("requests at once if bursty: a number, exp:20 or uniform:1,40 (10)"),
    Flag::value("", "steady")
        .says("if bursty, how many requests come one by one beside: 60% (none)"),
    Flag::value("", "duration").says("how long requests come (for ever)"),
];

const ARRIVALS: &str =
    "poisson (usual), uniform, bursty, rates of seconds (100,300), or a file of such rates";

/// Flags of what serves a request.
pub(super) const SERVICE: &[Flag] = &[
    Flag::value("", "service").says(SERVED),
    Flag::value("", "io").says("then it waits so long without a CPU, in the same forms (0)"),
    Flag::value("", "fanout").says("parts of a request; the last one completes it (1)"),
    Flag::value("", "backlog").says("requests that may wait; more are refused (4096)"),
];

const SERVED: &str = "CPU of a part of a request: 3ms, exp:3ms, uniform:1ms,5ms, \
                      lognormal:3ms,cv=1, mix:2ms,30ms@5% (needed)";

/// The most threads of a server.
pub(super) const THREADS_MAX: u64 = 10_000;
const FANOUT_MAX: u64 = 1000;
/// Linux's `net.core.somaxconn` since 5.4.
const BACKLOG: u64 = 4096;
const BURST_MAX: u64 = 100_000;

/// How a part of a request is served, and how requests are cut into parts.
pub(super) struct Service {
    run: Draw,
    io: Option<Draw>,
    pub parts: u32,
    backlog: u32,
}

impl Service {
    pub fn of(given: &Given) -> Read<Service> {
        given.need("service", "--service 3ms, --service exp:3ms or --service uniform:1ms,5ms")?;
        let run = given.draw("service")?.expect("it was given");
        let io = given.draw("io")?;
        let parts = given.count("fanout", 1..=FANOUT_MAX, 1)? as u32;
        let backlog = given.count("backlog", 1..=u64::from(u32::MAX / 4096), BACKLOG)? as u32;
        Ok(Service { run, io, parts, backlog })
    }

    /// The CPU that a part takes.
    pub fn run(&self) -> Step {
        Step::Run(self.run)
    }

    /// How much that is.
    pub fn work(&self) -> Draw {
        self.run
    }

    /// What a part waits for elsewhere, without a CPU.
    pub fn io(&self) -> Option<Step> {
        self.io.map(Step::Sleep)
    }

    /// True if a part waits elsewhere.
    pub fn waits(&self) -> bool {
        self.io.is_some()
    }

    /// Parts that wait elsewhere at once, at most but by rare chance: twice the mean, and eight
    /// bursts.
    pub fn waiting_most(&self, making: &Making<'_>, channel: ChannelId) -> u64 {
        let Some(io) = self.io else { return 0 };
        let sources = making.out.sources.iter().filter(|source| source.channel == channel);
        let parts = sources.map(|source| {
            let (per_second, at_once) = busiest(&source.arrivals);
            let mean = u128::from(per_second) * u128::from(io.mean()) / u128::from(NS_PER_SEC);
            (2 * mean + 8 * u128::from(at_once) + 32).saturating_mul(source.parts.into())
        });
        u64::try_from(parts.sum::<u128>()).unwrap_or(u64::MAX)
    }

    /// The queue that requests wait in; their latency is `NAME/request`.
    pub fn channel(&self, making: &mut Making<'_>) -> ChannelId {
        let span = making.span("request");
        making.channel("requests", span, self.backlog)
    }
}

/// Lets requests come from outside into a channel.
pub(super) fn open(given: &Given, making: &mut Making<'_>, to: ChannelId, parts: u32) -> Read<()> {
    let arrivals = arrivals(given, making)?;
    making.source("arrivals", to, arrivals, parts);
    if let Some(arrivals) = steady(given, making)? {
        making.source("steady", to, arrivals, parts);
    }
    if let Some(length_ns) = given.time("duration")? {
        making.ends_after(length_ns);
    }
    Ok(())
}

/// Refuses a flag that another one leaves nothing to say.
fn idle(given: &Given, long: &str, because: &str) -> Read<()> {
    given.word(long).map_or(Ok(()), |word| {
        Err(Fault::at(word.span, format!("--{long} does nothing here")).because(because))
    })
}

fn arrivals(given: &Given, making: &mut Making<'_>) -> Read<Arrivals> {
    const KINDS: &str = "poisson, uniform, bursty, pulses, whole rates per second \
                         (\"100,300\"), or a file of them, one a line";
    let kind = given.word("arrivals").map_or("poisson", |word| word.text.as_str());
    if !matches!(kind, "bursty" | "pulses") {
        for long in ["burst", "steady"] {
            idle(given, long, "only --arrivals bursty and --arrivals pulses use it")?;
        }
    }
    if !matches!(kind, "poisson" | "uniform" | "bursty" | "pulses") {
        let rates = listed(kind).map_or_else(|| rates(given, making, kind, KINDS), Ok)?;
        idle(given, "rate", "--arrivals has the rates already, one of each second")?;
        let scaled = |rate: u32| making.traffic.of_number(rate.into()).min(RATE_MAX) as u32;
        let rates: Vec<u32> = rates.into_iter().map(scaled).collect();
        if rates.iter().all(|rate| *rate == 0) {
            let because = "with this \"traffic\" no request ever comes";
            return Err(given.wrong("arrivals", KINDS).because(because));
        }
        return Ok(Arrivals::PerSecond(rates));
    }
    let rate = Rate::of(given, making)?;
    match kind {
        "uniform" => Ok(Arrivals::Every(Draw::Fixed(rate.between_ns(1, 1)))),
        "bursty" | "pulses" => {
            let size = given.number("burst", BURST_MAX, Draw::Fixed(10))?;
            let rate = rate.less(steady_permille(given)?);
            let between_ns = rate.between_ns(twice_mean(size), 2);
            let between = match kind {
                "pulses" => Draw::Fixed(between_ns),
                _ => Draw::Exponential { mean: between_ns },
            };
            Ok(Arrivals::Bursts { between, size })
        }
        _ => Ok(rate.poisson()),
    }
}

/// Requests in a second when most come, and how many come at once.
fn busiest(arrivals: &Arrivals) -> (u64, u64) {
    let in_second = |between: Draw| NS_PER_SEC.div_ceil(between.mean().max(1));
    match arrivals {
        Arrivals::Every(between) => (in_second(*between), 1),
        Arrivals::Bursts { between, size } => {
            let size = size.mean().max(1);
            (in_second(*between).saturating_mul(size), size)
        }
        Arrivals::PerSecond(rates) => (rates.iter().copied().max().unwrap_or(0).into(), 1),
    }
}

/// What comes one by one beside bursts, if anything does.
fn steady(given: &Given, making: &mut Making<'_>) -> Read<Option<Arrivals>> {
    let permille = steady_permille(given)?;
    if permille == 0 {
        return Ok(None);
    }
    Ok(Some(Rate::of(given, making)?.less(1000 - permille).poisson()))
}

/// The share of requests that come one by one, in thousandths.
fn steady_permille(given: &Given) -> Read<u64> {
    let arrivals = given.word("arrivals").map_or("", |word| word.text.as_str());
    if !matches!(arrivals, "bursty" | "pulses") || !given.has("steady") {
        return Ok(0);
    }
    let text = given.word("steady").map_or("", |word| word.text.as_str());
    let percent = text.strip_suffix('%').and_then(|number| number.parse::<f64>().ok());
    let permille = percent.map(|percent| (percent * 10.0).round());
    let permille = permille.filter(|permille| (1.0..1000.0).contains(permille));
    let wrong = || given.wrong("steady", "a share of the requests: 0.1% to 99.9%");
    permille.map(|permille| permille as u64).ok_or_else(wrong)
}

/// Twice the mean size of a burst: a random size is a whole number, and what is cut off an
/// exponential one is half on average.
fn twice_mean(size: Draw) -> u64 {
    match size {
        Draw::Uniform { lo, hi } => lo + hi,
        Draw::Exponential { mean } => 2 * mean - 1,
        size => 2 * size.mean(),
    }
}

/// `100,300`: rates a second, one after the other.
fn listed(text: &str) -> Option<Vec<u32>> {
    let rate = |text: &str| text.parse().ok().filter(|rate| u64::from(*rate) <= RATE_MAX);
    let rates: Vec<u32> = text.split(',').map(rate).collect::<Option<_>>()?;
    (rates.len() > 1 && rates.iter().any(|rate| *rate > 0)).then_some(rates)
}

/// Rates of a file beside the scenario, one whole number a line; `#` begins a comment.
fn rates(given: &Given, making: &Making<'_>, name: &str, kinds: &str) -> Read<Vec<u32>> {
    let place = making.place.beside(name);
    if name.is_empty() || !place.exists() {
        return Err(given.wrong("arrivals", kinds).because("there is no file of this name"));
    }
    let (path, text) = place.text(FILE_MAX)?;
    let mut rates = Vec::new();
    for (row, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or("").trim();
        if line.is_empty() {
            continue;
        }
        let rate = line.parse::<u32>().ok().filter(|rate| u64::from(*rate) <= RATE_MAX);
        rates.push(rate.ok_or_else(|| {
            Fault::of(path.as_str(), format!("line {} is \"{}\"", row + 1, clean(line)))
                .accepts(format!("a whole number of requests in this second, 0 to {RATE_MAX}"))
        })?);
    }
    if rates.iter().all(|rate| *rate == 0) {
        return Err(Fault::of(path, "no request ever comes").accepts("a rate above 0"));
    }
    Ok(rates)
}
