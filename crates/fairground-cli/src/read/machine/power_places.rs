//! What a machine draws, as far as `[power]`, `[freq]` and `[[idle]]` say it together: what does
//! not fit is refused where it stands, and what nobody reads is told.

use crate::base::console;
use crate::base::number::watts;
use crate::read::fault::{Fault, Read, Span};
use crate::read::tree::{Entry, Node, Value};
use crate::read::values::shown_cpus;
use fairground::model::freq::{DomainSpec, Frequencies, Opp};
use fairground::sim::scenario::Machine;

/// Checks the machine that a table describes or changes, and tells what has no effect; not of the
/// library's own, whose power may wait for frequencies.
pub(super) fn check(table: &Node, machine: &Machine, is_of_library: bool) -> Read<()> {
    let [power, freq, idle] = ["power", "freq", "idle"].map(|key| table.get(key));
    if !is_of_library {
        unread(power, freq, idle, machine).iter().for_each(|text| console::note_once(text));
    }
    let (Some(entry), Some(frequencies)) = (freq.or(power), &machine.freq) else { return Ok(()) };
    let Some(draw) = &machine.power else { return Ok(()) };
    if draw.freq_khz == 0
        && let Some((domain, row)) = unpowered(frequencies)
    {
        return Err(no_power(entry, &frequencies.domains, domain, row));
    }
    if let Some((domain, row)) = below(frequencies, draw.core_uw[0]) {
        return Err(too_little(
            entry,
            &frequencies.domains[domain],
            (domain, row),
            draw.core_uw[0],
        ));
    }
    match mixed(&frequencies.domains) {
        Some((one, other, khz)) => Err(two_powers(entry, &frequencies.domains, one, other, khz)),
        None => Ok(()),
    }
}

/// A row that draws what it should not after the one before it that says its power.
pub(super) struct Turn {
    /// Where it says so.
    pub place: Span,
    /// That row, and its power, µW.
    pub before: (usize, u64),
    /// It, and its power, µW.
    pub now: (usize, u64),
}

/// The first such row of a list; `is_wrong` takes both powers.
pub(super) fn wrong_turn(
    items: &[Node],
    powers_uw: impl Iterator<Item = Option<u64>>,
    is_wrong: fn(u64, u64) -> bool,
) -> Option<Turn> {
    let mut before = None;
    for (row, power_uw) in powers_uw.enumerate() {
        let Some(power_uw) = power_uw else { continue };
        let now = (row, power_uw);
        if let Some(before) = before.filter(|(_, uw)| is_wrong(*uw, power_uw)) {
            let item = &items[row];
            let place = item.get("power_w").map_or(item.span, |entry| entry.node.span);
            return Some(Turn { place, before, now });
        }
        before = Some(now);
    }
    None
}

/// What is said of power and has no effect on this machine.
fn unread(
    power: Option<&Entry>,
    freq: Option<&Entry>,
    idle: Option<&Entry>,
    machine: &Machine,
) -> Vec<String> {
    let mut told = Vec::new();
    let has_power = |entry: Option<&Entry>| entry.is_some_and(|entry| says(&entry.node, "power_w"));
    if machine.power.is_none() && (has_power(freq) || has_power(idle)) {
        told.push(
            "power_w of frequencies and idle states has no effect: the machine has no [power], so \
             no energy is told"
                .into(),
        );
    }
    let keys = ["freq_ghz", "exponent"];
    let given =
        keys.into_iter().filter(|key| power.is_some_and(|entry| entry.node.get(key).is_some()));
    let given: Vec<&str> = given.collect();
    if machine.freq.is_none() && !given.is_empty() {
        let have = if given.len() == 1 { "has" } else { "have" };
        told.push(format!(
            "{} of [power] {have} no effect: the machine has no [freq], so its cores draw core_w \
             always",
            given.join(" and ")
        ));
    }
    told
}

/// True if a key is anywhere in it.
fn says(node: &Node, key: &str) -> bool {
    match &node.value {
        Value::Table(entries) => {
            entries.iter().any(|entry| entry.key == key || says(&entry.node, key))
        }
        Value::List(items) => items.iter().any(|item| says(item, key)),
        _ => false,
    }
}

/// The first frequency, by domain and row, of which nobody says what a core draws.
fn unpowered(frequencies: &Frequencies) -> Option<(usize, usize)> {
    let row = |spec: &DomainSpec| spec.opps.iter().position(|opp| opp.power_uw.is_none());
    frequencies.domains.iter().enumerate().find_map(|(at, spec)| Some((at, row(spec)?)))
}

/// A row that draws less than a core without executing threads.
fn below(frequencies: &Frequencies, idle_uw: u64) -> Option<(usize, usize)> {
    let is_below = |opp: &Opp| opp.power_uw.is_some_and(|power_uw| power_uw < idle_uw);
    let row = |spec: &DomainSpec| spec.opps.iter().position(is_below);
    frequencies.domains.iter().enumerate().find_map(|(at, spec)| Some((at, row(spec)?)))
}

fn too_little(
    entry: &Entry,
    spec: &DomainSpec,
    (domain, row): (usize, usize),
    idle_uw: u64,
) -> Box<Fault> {
    let draws = watts(spec.opps[row].power_uw.unwrap_or(0));
    let title = format!("{} kHz has a power_w of {draws} W", spec.khz(row));
    Fault::at(place(entry, domain, Some(row)), title)
        .because("an executing core draws no less than one without executing threads")
        .accepts(format!("{} W or more, as core_w of 0 threads says", watts(idle_uw)))
}

/// Two domains that draw differently at one frequency: energy is told by the frequency alone.
fn mixed(domains: &[DomainSpec]) -> Option<(usize, usize, u32)> {
    let mut known = std::collections::BTreeMap::new();
    for (at, spec) in domains.iter().enumerate() {
        for opp in &spec.opps {
            let (first, power_uw) = *known.entry(opp.freq_khz).or_insert((at, opp.power_uw));
            if power_uw != opp.power_uw {
                return Some((first, at, opp.freq_khz));
            }
        }
    }
    None
}

fn no_power(entry: &Entry, domains: &[DomainSpec], domain: usize, row: usize) -> Box<Fault> {
    let spec = &domains[domain];
    let cpus = shown_cpus(&spec.cpus);
    let title = format!("{} kHz of CPU {cpus} has no power_w", spec.khz(row));
    Fault::at(place(entry, domain, Some(row)), title)
        .because("[power] has no freq_ghz, the frequency that its core_w holds at")
        .accepts("power_w of each frequency, or freq_ghz in [power]")
}

fn two_powers(
    entry: &Entry,
    domains: &[DomainSpec],
    one: usize,
    other: usize,
    khz: u32,
) -> Box<Fault> {
    let row = domains[other].opps.iter().position(|opp| opp.freq_khz == khz);
    let draw = |at: usize| {
        let opp = domains[at].opps.iter().find(|opp| opp.freq_khz == khz);
        let power = opp.and_then(|opp| opp.power_uw);
        power.map_or("what [power] says".to_owned(), |power_uw| format!("{} W", watts(power_uw)))
    };
    let [first, second] = [one, other].map(|at| shown_cpus(&domains[at].cpus));
    let title = format!("CPUs {first} and {second} draw differently at {khz} kHz");
    Fault::at(place(entry, other, row), title)
        .because(format!(
            "{} and {}; what a core draws is told by its frequency",
            draw(one),
            draw(other)
        ))
        .accepts(format!("{} kHz for one of them", khz + 1))
}

/// Where a frequency of a domain is said; of one that another description has, where this is.
fn place(entry: &Entry, domain: usize, row: Option<usize>) -> Span {
    let of_domain = entry.node.get("domain").and_then(|list| match &list.node.value {
        Value::List(items) => items.get(domain),
        _ => None,
    });
    let own = of_domain.filter(|item| item.get("opps").or(item.get("khz")).is_some());
    let node = own.unwrap_or(&entry.node);
    let opps = node.get("opps").or(node.get("khz"));
    let item = opps.zip(row).and_then(|(opps, row)| match &opps.node.value {
        Value::List(items) => items.get(row),
        _ => None,
    });
    item.map(|item| item.get("khz").map_or(item.span, |khz| khz.node.span))
        .or(opps.map(|opps| opps.key_span))
        .unwrap_or(entry.key_span)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::{Overrides, load_text};
    use fairground::model::freq::Driver;
    use fairground::units::CpuId;

    fn machine(text: &str) -> Machine {
        let text = format!("[machine]\ncores = 2\n{text}\n[tasks.hog]\nrun = \"1s\"\n");
        let loaded = load_text("scenario", &text, &Overrides::default());
        loaded.unwrap_or_else(|error| panic!("{error}")).machine
    }

    #[test]
    fn what_is_said_of_power_and_not_read_is_told() {
        let told = |text: &str| {
            let mut sources = crate::read::fault::Sources::default();
            let source = sources.add("machine", text);
            let root = crate::read::tree::parse_toml(&sources, source).expect("TOML");
            let [power, freq, idle] = ["power", "freq", "idle"].map(|key| root.get(key));
            unread(power, freq, idle, &machine(text)).join("; ")
        };
        let idle = "idle = [{ name = \"C1\", exit = \"1us\", residency = \"1us\", power_w = 1 }]";
        assert!(told(idle).starts_with("power_w of frequencies and idle states has no effect"));
        let power = "power = { base_w = 0, core_w = { 1 = 3 }";
        assert_eq!(told(&format!("{idle}\n{power} }}")), "");
        let both = told(&format!("{power}, freq_ghz = 2, exponent = 2 }}"));
        assert!(both.starts_with("freq_ghz and exponent of [power] have no effect"), "{both}");
        let freq = "freq = { khz = [1000000, 2000000] }";
        assert_eq!(told(&format!("{freq}\n{power}, freq_ghz = 2, exponent = 2 }}")), "");
    }

    #[test]
    fn core_w_holds_at_the_only_frequency_of_a_machine() {
        let one = machine("freq = { khz = [2000000] }\npower = { base_w = 0, core_w = { 1 = 3 } }");
        assert_eq!(one.power.map(|power| power.freq_khz), Some(2_000_000));
    }

    #[test]
    fn one_frequency_has_one_power() {
        let domain = |cpu: u32, khz: u32, power_uw| DomainSpec {
            cpus: vec![CpuId(cpu)],
            opps: vec![Opp { freq_khz: khz, scale: 1024, power_uw }],
            min: 0,
            max: 0,
            start: 0,
            driver: Driver { fast: true, cost_ns: 0, latency_ns: None, delay_ns: None },
        };
        assert_eq!(mixed(&[domain(0, 1, Some(1)), domain(1, 1, Some(1))]), None);
        assert_eq!(mixed(&[domain(0, 1, Some(1)), domain(1, 2, None)]), None);
        assert_eq!(mixed(&[domain(0, 1, Some(1)), domain(1, 1, None)]), Some((0, 1, 1)));
    }
}
