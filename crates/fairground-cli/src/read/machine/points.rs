//! Operating points of a clock: from capacities, or listed one by one.

use super::hardware::microwatts;
use crate::read::fault::Read;
use crate::read::tree::{Entry, Fields, Node, Value};
use fairground::model::freq::Opp;

pub(super) const KHZ_MAX: i64 = 100_000_000;
/// The lowest, 10 MHz: 2400 would be megahertz.
pub(super) const KHZ_MIN: i64 = 10_000;
/// The most frequencies of a domain, and idle states.
pub(super) const ROWS_MAX: usize = 1_000;
pub(crate) fn below(entry: &Entry, opp: &Opp) -> bool {
    matches!(entry.node.value, Value::Integer(khz) if i128::from(opp.freq_khz) < khz)
}

/// Speeds in proportion to frequencies.
pub(crate) fn by_frequency(entry: &Entry) -> Read<Vec<Opp>> {
    let khz = match &entry.node.value {
        Value::List(items) if items.len() <= ROWS_MAX => items
            .iter()
            .map(|item| item.integer("khz", KHZ_MIN, KHZ_MAX))
            .collect::<Read<Vec<i64>>>()?,
        Value::Table(_) => steps(entry)?,
        _ => {
            let accepted =
                "a list of frequencies, or { from = 800000, to = 4000000, step = 100000 }";
            return Err(entry.node.wrong("khz", accepted));
        }
    };
    let top = khz.last().copied().unwrap_or(1);
    let opp = |&khz: &i64| Opp {
        freq_khz: khz as u32,
        scale: ((khz * 1024 + top / 2) / top) as u32,
        power_uw: None,
    };
    Ok(khz.iter().map(opp).collect())
}

pub(crate) fn steps(entry: &Entry) -> Read<Vec<i64>> {
    let mut fields = Fields::of(&entry.node, "\"khz\"")?;
    let mut number = |key, least| fields.need(key)?.integer(least, KHZ_MAX);
    let (from, to) = (number("from", KHZ_MIN)?, number("to", KHZ_MIN)?);
    let step = number("step", 1)?;
    fields.done()?;
    let count = (to - from) / step + 1;
    if to < from || count > ROWS_MAX as i64 {
        let accepted = format!("\"from\" up to \"to\" in at most {ROWS_MAX} steps");
        return Err(entry.fault("\"khz\" has no frequencies, or too many").accepts(accepted));
    }
    Ok((0..count).map(|n| from + n * step).collect())
}

/// Frequencies with what they give and draw.
pub(crate) fn listed(entry: &Entry, capacity: u32) -> Read<Vec<Opp>> {
    let items = entry.node.list("opps")?;
    if items.len() > ROWS_MAX {
        return Err(entry.fault(format!("more than {ROWS_MAX} frequencies")));
    }
    let top = items.last().and_then(|item| item.get("khz"));
    let top = top.map_or(Ok(1), |entry| entry.integer(KHZ_MIN, KHZ_MAX))?;
    let opp = |item: &Node| {
        let mut fields = Fields::of(item, "the operating point")?;
        let khz = fields.need("khz")?.integer(KHZ_MIN, KHZ_MAX)?;
        let scale = match fields.take("capacity")? {
            Some(entry) => {
                let of_cpu = entry.integer(1, i64::from(capacity))?;
                of_cpu * 1024 / i64::from(capacity)
            }
            None => (khz * 1024 + top / 2) / top,
        };
        let power_uw = match fields.take("power_w")? {
            Some(power) => Some(microwatts("power_w", &power.node)?),
            None => None,
        };
        fields.done()?;
        Ok(Opp { freq_khz: khz as u32, scale: (scale as u32).clamp(1, 1024), power_uw })
    };
    let opps: Vec<Opp> = items.iter().map(opp).collect::<Read<_>>()?;
    let highest = items.last().and_then(|item| item.get("capacity"));
    match highest.zip(opps.last()).filter(|(_, opp)| opp.scale < 1024) {
        Some((entry, _)) => Err(entry
            .fault(format!("the highest point is below the capacity of its CPUs, {capacity}"))
            .because("to Linux the capacity of a CPU is that of its highest frequency")
            .accepts(format!("capacity = {capacity}, or another [machine] capacity"))),
        None => Ok(opps),
    }
}
