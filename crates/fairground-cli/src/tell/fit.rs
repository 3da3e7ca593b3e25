//! A set of explanations for people: what each does beside the figures, what they leave open, and
//! what would tell.

use crate::base::table::{Table, left, right};
use crate::base::text::write_text;
use crate::experiment::fit::{
    Arrivals, ExplanationSet, FitQuestion, Member, Seen, Service, Spread,
};
use crate::read::Runtime;
use crate::tell::measured::Measured;
use std::io::{self, Write};

/// Members that are shown one by one; the file has all.
const SHOWN_MAX: usize = 8;

/// How sure an answer over the set is, as measured.
pub const SURE: &str = "How sure: for 63 generated services with a histogram the truth of a change \
                        lay in the range of such a set in 93 of 100 cases, for 16 whose requests \
                        come in bursts in 91, for 29 with a p50 and a p99 alone in 92, and for 9 \
                        whose rate changes from second to second (peaks, on and off) in 76. Where \
                        it said that a target is met, 1 in 86 missed it \
                        (docs/explanation/fit.md). Figures over minutes don't tell spells of \
                        throttling that last for seconds (a batch in the container, a peak, a \
                        start) from bursts that are soon over, as these services have them: in \
                        such spells a burst of quota changes nothing. Another --seed finds other \
                        services: its ranges are others, and now and then its verdict is: then \
                        neither is sure. Measure before you rely on it.";

/// What the services of a set say of a higher limit, if the measured one wants more than its limit.
pub const NO_HIGHER: &str = "What they do under a higher limit is no forecast: their load is the \
                             one that was served.";

/// Writes the set.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, question: &FitQuestion, set: &ExplanationSet) -> io::Result<()> {
    let observed = &question.observed;
    if let Some(overloaded) = &set.overloaded {
        write_text(out, "", overloaded)?;
        writeln!(out)?;
    }
    for note in &observed.notes {
        writeln!(out, "note: {note}")?;
    }
    if let Some((usage, rate)) = observed.cpu_usage_cpus.zip(observed.requests_per_s) {
        writeln!(out, "a request takes {:.3} ms of CPU, all in all\n", usage / rate * 1e3)?;
    }
    let heads = ["weight %", "p50 ms", "p99 ms", "throttled %", ""].map(String::from);
    writeln!(out, "{}", table().line(heads))?;
    writeln!(out, "{}", table().line(figures(question)))?;
    for member in set.members.iter().take(SHOWN_MAX) {
        writeln!(out, "{}", table().line(row(question, member)))?;
    }
    let more = set.members.len().saturating_sub(SHOWN_MAX);
    if more > 0 {
        writeln!(out, "and {more} more")?;
    }
    verdict(out, set)?;
    writeln!(out, "The figures leave open:")?;
    open(question, set).iter().try_for_each(|line| write_text(out, "  ", line))
}

fn table() -> Table {
    let numbers = [right(8), right(9), right(9), right(12)].map(|column| column.gap(0));
    Table::new(numbers.into_iter().chain([left(0).gap(2)]))
}

/// The row of what was measured: p50 and p99 in ms, periods with throttling in per cent.
pub fn figures(question: &FitQuestion) -> [String; 5] {
    let measured = Measured::of(question);
    let throttled =
        measured.throttled_percent.map_or("-".into(), |percent| format!("{percent:.1}"));
    let [p50, p99] = [0.5, 0.99].map(|share| measured.told_ms(share));
    ["-".into(), p50, p99, throttled, "the figures".into()]
}

pub(super) fn row(question: &FitQuestion, member: &Member) -> [String; 5] {
    let Member { weight, service, seen, .. } = member;
    let ms = |share| format!("{:.2}", seen.quantile_ns(share) / 1e6);
    let limited = question.limit.is_some_and(|limit| limit.quota_ns.is_some());
    let throttled = || format!("{:.1}", Seen::throttled_share(seen) * 100.0);
    let throttled = if limited { throttled() } else { "-".into() };
    [format!("{:.0}", weight * 100.0), ms(0.5), ms(0.99), throttled, service.words()]
}

pub(super) fn verdict(out: &mut dyn Write, set: &ExplanationSet) -> io::Result<()> {
    let (count, tried) = (set.members.len(), set.tried);
    match &set.misfit {
        None => {
            let s = if count == 1 { "" } else { "s" };
            writeln!(out, "\n{count} explanation{s} of {tried} that were tried fit the figures.")?;
            write_text(out, "", if set.overloaded.is_some() { NO_HIGHER } else { SURE })?;
            set.caution.map_or(Ok(()), |caution| write_text(out, "", &cautioned(caution)))
        }
        Some(misfit) if set.fits => {
            let the = if count == 1 { "the nearest" } else { &format!("the {count} nearest") };
            writeln!(out, "\nNo forecast by these: {the} of {tried} services that were tried.")?;
            write_text(out, "", &format!("Why: {misfit}."))
        }
        Some(_) => {
            let why = misfit(set);
            writeln!(out, "\n{why} What the nearest say of a change is no forecast.")
        }
    }
}

/// Where throttling is counted.
pub const THROTTLES: &str = "nr_periods and nr_throttled of the container's cpu.stat \
                             (container_cpu_cfs_throttled_periods_total), read twice,";

/// What begins such a sentence.
pub const CAUTIONED: &str = "With caution: ";

/// A set's caution as a sentence.
pub fn cautioned(caution: &str) -> String {
    format!("{CAUTIONED}{caution}.")
}

/// What to say of figures that no service of the family gives.
pub fn misfit(set: &ExplanationSet) -> String {
    let runtime = set.runtime.map_or(String::new(), |runtime| {
        format!("its threads do not follow the limit as --runtime {} has it, ", runtime.word())
    });
    format!(
        "None of {} services that were tried gives these figures: {runtime}the service does \
         something that the family lacks, neighbours keep the node's CPUs busy, or the figures are \
         of different times. If another --seed finds one after all, that answer hangs on luck: \
         don't decide by it alone.",
        set.tried
    )
}

/// What the figures don't tell apart, and what would.
pub fn open(question: &FitQuestion, set: &ExplanationSet) -> Vec<String> {
    let of = |value: fn(&Service) -> String| -> Option<String> {
        let heavy = set.members.iter().filter(|member| member.weight >= 0.02);
        let mut values: Vec<String> = heavy.map(|member| value(&member.service)).collect();
        // Numbers by their size: 4, 10 to 31.
        let number = |told: &String| told.split(' ').next().and_then(|word| word.parse().ok());
        values.sort_by_key(|told| (number(told).unwrap_or(0), told.clone()));
        values.dedup();
        (values.len() > 1).then(|| values.join(", "))
    };
    let mut lines = Vec::new();
    if question.is_uncounted() {
        lines.push(format!("throttling: not measured ({THROTTLES} would tell)"));
    }
    let mut put = |what: &str, values: Option<String>, how: &str| {
        lines.extend(values.map(|values| format!("{what}: {values} ({how} would tell)")));
    };
    put("how requests come", of(arrivals), "times of arrival of some seconds, from an access log");
    put("work of a request", of(work), "the CPU time of single requests, or rates by endpoint");
    put("parts of a request", of(parts), "a trace of one request");
    put("other work", of(beside), "CPU time by thread (top -H), or the runtime's GC log");
    if question.runtime != Some(Runtime::Go) {
        put("threads", of(threads), "--threads");
    }
    lines.push(always_open(question));
    lines
}

/// What no histogram and no CPU time tell apart, whichever services fit them.
fn always_open(question: &FitQuestion) -> String {
    let observed = &question.observed;
    let each = observed.cpu_usage_cpus.zip(observed.requests_per_s.filter(|rate| *rate > 0.0));
    let bound = each.map_or(String::new(), |(used, rate)| {
        format!("; a mean request works for at most {:.2} ms", used / rate * 1e3)
    });
    format!(
        "own work or waiting elsewhere: both{bound} (the times of its calls to databases and other \
         services as a histogram, or a trace of slow requests, would tell)"
    )
}

fn arrivals(service: &Service) -> String {
    match service.arrivals {
        Arrivals::Poisson => "one by one",
        Arrivals::Bursts { steady, .. } if steady > 0.0 => "one by one and in bursts",
        Arrivals::Bursts { .. } => "in bursts",
        Arrivals::Changing { .. } | Arrivals::Wandering { .. } => "at a changing rate",
        Arrivals::Clients { .. } => "from clients that wait",
    }
    .into()
}

fn work(service: &Service) -> String {
    match service.work {
        Spread::Even => "even",
        Spread::Exponential | Spread::Lognormal { .. } => "random",
        Spread::TwoKinds { .. } => "two kinds",
    }
    .into()
}

fn parts(service: &Service) -> String {
    if service.fanout == 1 { "one" } else { "several" }.into()
}

fn beside(service: &Service) -> String {
    if service.beside.is_some() { "some" } else { "none" }.into()
}

fn threads(service: &Service) -> String {
    match service.threads {
        threads @ 0..=9 => threads.to_string(),
        10..=31 => "10 to 31".into(),
        32..=99 => "32 to 99".into(),
        _ => "100 and more".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_verdict_is_that_of_the_file() {
        let told = |fits: bool, misfit: Option<&str>| {
            let (head, source) = (String::new(), String::new());
            let misfit = misfit.map(str::to_owned);
            let set = ExplanationSet {
                members: Vec::new(),
                tried: 9,
                fits,
                misfit,
                overloaded: None,
                caution: None,
                runtime: None,
                group: "/service".into(),
                head,
                source,
            };
            let mut out = Vec::new();
            verdict(&mut out, &set).expect("written");
            (String::from_utf8(out).expect("text"), set.scenario())
        };
        let (text, file) = told(true, None);
        assert!(text.contains("0 explanations of 9 that were tried fit the figures"), "{text}");
        assert!(text.contains("How sure") && file.contains("is a service that gives the figures"));
        let (text, file) = told(true, Some("their p99 is another one"));
        assert!(
            text.contains("No forecast by these")
                && text.contains("Why: their p99 is another one.\n"),
            "{text}"
        );
        assert!(!text.contains("How sure") && !file.contains("that gives the figures"), "{file}");
        let (text, _) = told(false, Some("none gives them"));
        assert!(text.contains("None of 9 services") && text.contains("is no forecast"), "{text}");
    }
}
