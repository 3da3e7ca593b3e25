//! What all files told, put together: growth becomes rates, cumulative buckets become buckets, and
//! figures that contradict each other are refused.

use super::figures::{Bucket, Observed, Select};
use super::mean::mean_within;
use super::runtime_seen::Collections;
use super::streams::{Counter, Grown};
use super::told::{Told, of_requests};
use super::{containers, counts, latency, runtimes, whose};
use crate::read::fault::{Fault, Read, Span};
use fairground::units::{NS_PER_SEC, Ns};

/// Spans that differ by more than this are told.
const SPANS_DIFFER: f64 = 1.2;
/// So much of the time may be counted in part, where a counter went back.
const UNSURE: f64 = 0.1;

impl Told {
    /// All of it as one.
    pub fn together(mut self, select: &Select) -> Read<Observed> {
        let samples = std::mem::take(&mut self.samples);
        containers::read(&samples, select, &mut self)?;
        if !latency::read(&samples, select, &mut self)? {
            counts::read(&samples, select, &mut self)?;
        }
        runtimes::read(&samples, &mut self)?;
        whose::check(&mut self)?;
        let given_s = select.over_ns.map(|ns| ns as f64 / NS_PER_SEC as f64);
        let others_s = if given_s.is_none() { self.span_of_others()? } else { None };
        let time = Time { given_s, others_s };
        self.usage(time)?;
        self.throttling()?;
        self.histogram(time)?;
        self.collections(time)?;
        self.spans(time);
        Ok(self.observed)
    }

    /// The time of counters that have none themselves, as raw scrapes have: that of those beside
    /// them that do, if there are any.
    fn span_of_others(&mut self) -> Read<Option<f64>> {
        let grown = |counter| Some((counter, self.streams.grown(counter).ok().flatten()?));
        let counters = self.streams.counters().into_iter();
        let all: Vec<(Counter, Grown)> =
            counters.filter(|counter| !counter.is_of_runtime()).filter_map(grown).collect();
        let Some(most_s) = all.iter().filter_map(|(_, all)| all.over_s).reduce(f64::max) else {
            return Ok(None);
        };
        // A series of one path is there from its first request on, so it may be read once though
        // the others were not.
        let has_span = |counter: Counter| {
            let same = |other: Counter| {
                other == counter || other.is_of_requests() && counter.is_of_requests()
            };
            all.iter().any(|(other, grown)| same(*other) && grown.over_s.is_some())
        };
        let mut single = all.iter().filter(|(counter, grown)| grown.once && !has_span(*counter));
        if let Some((_, single)) = single.next() {
            return Err(read_once(single.span, most_s));
        }
        if all.iter().any(|(_, all)| all.over_s.is_none()) {
            self.note(format!(
                "Counters without times are taken as of the same {most_s:.0} s as those with times."
            ));
        }
        Ok(Some(most_s))
    }

    fn grown(&mut self, counter: Counter, what: &str) -> Read<Option<Grown>> {
        let grown = self.streams.grown(counter)?;
        if let Some(Grown { resets: resets @ 1.., unsure_s, over_s, span, .. }) = grown {
            let over_s = over_s.unwrap_or(unsure_s);
            if unsure_s > UNSURE * over_s {
                return Err(started_anew(what, unsure_s, over_s, span));
            }
            let times = if resets == 1 { "once".into() } else { format!("{resets} times") };
            self.note(format!(
                "{what} went back {times}: it was started anew, and is counted from \
                 nothing there."
            ));
        }
        if grown.is_some_and(|grown| grown.once) {
            self.note(
                "Counters were read once: they are taken as counted from nothing over the whole \
                 span."
                    .into(),
            );
        }
        Ok(grown)
    }

    fn usage(&mut self, time: Time) -> Read<()> {
        let Some(used) = self.grown(Counter::Usage, "CPU use")? else { return Ok(()) };
        let over_s = time.of(used)?.ok_or_else(|| {
            let title = match used.by > 0.0 || used.once {
                true => "these counters don't say over which time they counted",
                false => "all readings of this counter are the same, and of no known time",
            };
            Fault::at(used.span, title)
                .accepts("two readings at different times, and --over 60s, the time between them")
        })?;
        let cpus = used.by / over_s;
        let most = self.observed.cpus.map_or(65_536.0, f64::from);
        if cpus > most * 1.05 + 0.1 {
            return Err(Fault::at(used.span, format!("{cpus:.1} CPUs were used, of {most}"))
                .because(format!("{:.0} s of CPU time were counted in {over_s:.0} s", used.by))
                .accepts("two readings, and --over the time between them"));
        }
        self.observed.cpu_usage_cpus = Some(cpus);
        self.observed.over_s = Some(over_s);
        Ok(())
    }

    fn throttling(&mut self) -> Read<()> {
        let periods = self.grown(Counter::Periods, "nr_periods")?;
        let throttled = self.grown(Counter::Throttled, "nr_throttled")?;
        if let (Some(periods), Some(throttled)) = (periods, throttled)
            && throttled.by > periods.by
        {
            let (throttled_by, by) = (throttled.by, periods.by);
            return Err(Fault::at(
                throttled.span,
                format!("{throttled_by} throttled of {by} periods"),
            )
            .accepts("at most as many throttled periods as periods"));
        }
        let count = |grown: Option<Grown>| grown.map(|grown| grown.by.round() as u64);
        (self.observed.nr_periods, self.observed.nr_throttled) = (count(periods), count(throttled));
        let mut ns = |counter, what| -> Read<Option<Ns>> {
            let grown = self.grown(counter, what)?;
            Ok(grown.map(|grown| (grown.by * NS_PER_SEC as f64).round() as Ns))
        };
        let throttled_ns = ns(Counter::ThrottledTime, "throttled time")?;
        let some_ns = ns(Counter::PressureSome, "pressure")?;
        let full_ns = ns(Counter::PressureFull, "pressure")?;
        self.observed.throttled_ns = throttled_ns;
        (self.observed.pressure_some_ns, self.observed.pressure_full_ns) = (some_ns, full_ns);
        let span = periods.and_then(|periods| periods.over_s);
        self.observed.over_s = self.observed.over_s.or(span);
        Ok(())
    }

    /// Buckets of all counters, and requests in a second.
    fn histogram(&mut self, time: Time) -> Read<()> {
        let mut buckets: Vec<(Option<Ns>, f64)> = Vec::new();
        let (mut below, mut whole): (f64, Option<Grown>) = (0.0, None);
        for counter in self.rising() {
            let Some(grown) = self.grown(counter, "the histogram")? else { continue };
            let (upto_ns, count) = match counter {
                Counter::Upto(upto_ns) => (upto_ns, grown.by - below),
                _ => {
                    whole = Some(grown);
                    continue;
                }
            };
            if count < -0.5 {
                return Err(falls(grown.span));
            }
            below = grown.by;
            buckets.push((upto_ns, count.max(0.0)));
            whole =
                Some(Grown { by: whole.map_or(0.0, |whole| whole.by) + count.max(0.0), ..grown });
        }
        let Some(whole) = whole else { return Ok(()) };
        self.mean(whole, &buckets)?;
        if let Some(over_s) = time.of(whole)? {
            self.observed.requests_per_s = Some(whole.by / over_s);
            self.observed.over_s = self.observed.over_s.or(Some(over_s));
        }
        if !buckets.is_empty() {
            let bucket = |(upto_ns, count): (Option<Ns>, f64)| Bucket {
                upto_ns,
                count: count.round() as u64,
            };
            let buckets: Vec<Bucket> = buckets.into_iter().map(bucket).collect();
            self.latencies(of_requests(buckets, whole.span)?, whole.span)?;
        }
        Ok(())
    }

    /// The mean of so many requests, if the time of all of them is told.
    fn mean(&mut self, whole: Grown, buckets: &[(Option<Ns>, f64)]) -> Read<()> {
        let Some(time) = self.grown(Counter::LatencyTime, "the time of all requests")? else {
            return Ok(());
        };
        if whole.by > 0.0 {
            let mean_ns = time.by / whole.by * NS_PER_SEC as f64;
            mean_within(mean_ns, buckets, time.span)?;
            self.observed.latency_mean_ns = Some(mean_ns.round() as Ns);
        }
        Ok(())
    }

    /// Collections of the runtime: what was read once has no rate that is of the same time.
    fn collections(&mut self, time: Time) -> Read<()> {
        let grown = |counter| self.streams.grown(counter).ok().flatten();
        let is_known = |count: &Grown| !count.once && count.resets == 0;
        let Some(count) = grown(Counter::Collections).filter(is_known) else { return Ok(()) };
        let Some(over_s) = time.of(count)? else { return Ok(()) };
        let paused = grown(Counter::Paused).map(|paused| paused.by / over_s);
        self.observed.collections = Some(Collections { per_s: count.by / over_s, paused });
        Ok(())
    }

    /// Counters of requests, from short latencies to long ones; the open bucket comes last.
    fn rising(&self) -> Vec<Counter> {
        let mut counters = self.streams.counters();
        counters.retain(|c| matches!(c, Counter::Upto(_) | Counter::Requests));
        counters.sort_by_key(|counter| match counter {
            Counter::Upto(upto_ns) => upto_ns.unwrap_or(Ns::MAX),
            _ => Ns::MAX,
        });
        counters
    }

    /// Spans that differ: a rate of one hour beside one of five minutes.
    fn spans(&mut self, time: Time) {
        self.observed.over_s = self.observed.over_s.or(time.given_s).or(time.others_s);
        let mut spans: Vec<f64> = Vec::new();
        for counter in self.streams.counters() {
            if let Ok(Some(Grown { over_s: Some(over_s), .. })) = self.streams.grown(counter) {
                spans.push(over_s);
            }
        }
        let least = spans.iter().copied().fold(f64::INFINITY, f64::min);
        let most = spans.iter().copied().fold(0.0, f64::max);
        if most > least * SPANS_DIFFER {
            self.note(format!(
                "Not all was counted over the same time: from {least:.0} s to {most:.0} s."
            ));
        }
    }
}

/// How long counters counted that do not say it themselves.
#[derive(Clone, Copy)]
struct Time {
    /// As it was given, s.
    given_s: Option<f64>,
    /// As long as those beside them, s.
    others_s: Option<f64>,
}

impl Time {
    /// How long a counter counted: as its times say, else as it was given. Both must agree.
    fn of(self, grown: Grown) -> Read<Option<f64>> {
        if let (Some(own_s), Some(given_s)) = (grown.over_s, self.given_s)
            && (own_s / given_s).max(given_s / own_s) > SPANS_DIFFER
        {
            let title = format!("the samples span {own_s:.0} s, but --over is {given_s:.0} s");
            return Err(Fault::at(grown.span, title).accepts(format!(
                "--over {own_s:.0}s, or none: counters without times are then taken as of the \
                 same time"
            )));
        }
        Ok(grown.over_s.or(self.given_s).or(self.others_s))
    }
}

/// One value of a counter holds all since it was started, which may be weeks: beside others that
/// grew for a minute it would be taken for what it counted in that minute.
fn read_once(span: Span, others_s: f64) -> Box<Fault> {
    let title = format!("this counter was read once, and others grew over {others_s:.0} s");
    Fault::at(span, title)
        .because("one reading (an instant vector) counts from an unknown start, not those seconds")
        .accepts(format!(
            "a query of it over the same time (METRIC[{others_s:.0}s], or /api/v1/query_range), a \
             second reading, or when its container or process started"
        ))
}

/// What a counter had before it was started anew is lost, and with it the rate.
fn started_anew(what: &str, unsure_s: f64, over_s: f64, span: Span) -> Box<Fault> {
    Fault::at(
        span,
        format!(
            "{what} went back: it was started anew, somewhere in {unsure_s:.0} of the {over_s:.0} s"
        ),
    )
    .because("what it counted there before is lost, so rates would be too low")
    .accepts(
        "two readings after the start; the later one alone with --over, the time since the \
             start; or a range with a reading every minute",
    )
}

fn falls(span: Span) -> Box<Fault> {
    Fault::at(span, "fewer requests took up to this time than took less")
        .because("the buckets of Prometheus are cumulative: le=\"1\" counts all up to 1")
        .accepts("all samples of one scrape, le from low to +Inf")
}
