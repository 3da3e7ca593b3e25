//! Numbers with a unit, exactly: the ends and steps of a range of values.

use crate::base::failure::Failure;

/// Billionths: fine enough for any value that a key takes.
const UNIT: i128 = 1_000_000_000;
/// A range has at most this many values.
const VALUES_MAX: i128 = 100_000;
/// Units of time in the order of their size, with their length in ns.
const TIMES: [(&str, i128); 5] =
    [("ns", 1), ("us", 1_000), ("ms", 1_000_000), ("s", 1_000_000_000), ("min", 60_000_000_000)];

/// A number and what stands behind it: `2.5`, `50ms`, `200/s`, `10m`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quantity {
    /// Billionths of the unit.
    billionths: i128,
    /// `ms`, `/s`, `m`, or nothing.
    unit: String,
}

impl Quantity {
    /// Reads one; nothing if the text is no number.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let end = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
        let (number, unit) = text.split_at(end);
        let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
        if (whole.is_empty() && fraction.is_empty()) || fraction.len() > 9 || whole.len() > 18 {
            return None;
        }
        let digits = |text: &str| if text.is_empty() { Some(0) } else { text.parse::<i128>().ok() };
        let scale = 10i128.pow(9 - fraction.len() as u32);
        let billionths = digits(whole)? * UNIT + digits(fraction)? * scale;
        let unit = unit.trim().to_owned();
        let is_unit = |c: char| c.is_ascii_alphabetic() || matches!(c, '/' | '%' | 'µ');
        unit.chars().all(is_unit).then_some(Quantity { billionths, unit })
    }

    /// What stands behind the number.
    pub fn unit(&self) -> &str {
        &self.unit
    }

    /// Thousandths of what is meant, if `m` is one of them as in `2500m`; nothing with another unit
    /// or a finer number.
    pub fn thousandths(&self) -> Option<i128> {
        let part = match self.unit.as_str() {
            "" => UNIT / 1000,
            "m" => UNIT,
            _ => return None,
        };
        (self.billionths % part == 0).then_some(self.billionths / part)
    }

    /// The same in another unit of time, or with a unit that a zero or a number of CPUs lacked.
    fn within(&self, unit: &str) -> Option<i128> {
        let ns = |unit: &str| TIMES.iter().find(|(name, _)| *name == unit).map(|(_, ns)| *ns);
        match (self.unit.as_str(), unit) {
            (own, unit) if own == unit => Some(self.billionths),
            ("", _) if self.billionths == 0 => Some(0),
            ("", "m") => self.billionths.checked_mul(1000),
            (own, unit) => {
                let scaled = self.billionths.checked_mul(ns(own)?)?;
                (scaled % ns(unit)? == 0).then_some(scaled / ns(unit)?)
            }
        }
    }
}

impl std::fmt::Display for Quantity {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let sign = if self.billionths < 0 { "-" } else { "" };
        let size = self.billionths.abs();
        let (whole, rest) = (size / UNIT, size % UNIT);
        let fraction = format!("{rest:09}");
        let fraction = fraction.trim_end_matches('0');
        let point = if fraction.is_empty() { "" } else { "." };
        write!(f, "{sign}{whole}{point}{fraction}{}", self.unit)
    }
}

/// The finest unit of several: `m` before none, the shorter of two times.
fn finest(parts: &[Quantity]) -> &str {
    let rank = |unit: &str| match unit {
        "m" => Some(0),
        "" => None,
        unit => TIMES.iter().position(|(name, _)| *name == unit).or(Some(TIMES.len())),
    };
    let units = parts.iter().map(Quantity::unit);
    units.filter(|unit| rank(unit).is_some()).min_by_key(|unit| rank(unit)).unwrap_or("")
}

/// A quantity below 0 too, as a nice value is.
fn signed(text: &str) -> Option<Quantity> {
    let Some(size) = text.strip_prefix('-') else { return Quantity::parse(text) };
    let size = Quantity::parse(size)?;
    Some(Quantity { billionths: -size.billionths, ..size })
}

/// The values of `FIRST:LAST[:STEP]`; nothing if the text is no range at all.
pub fn range(text: &str) -> Option<Result<Vec<String>, Failure>> {
    let parts: Vec<Quantity> = text.split(':').map(signed).collect::<Option<Vec<Quantity>>>()?;
    if !(2..=3).contains(&parts.len()) {
        return None;
    }
    Some(values(text, &parts))
}

fn values(text: &str, parts: &[Quantity]) -> Result<Vec<String>, Failure> {
    let wrong = |what: &str| {
        Failure::Usage(format!(
            "the range \"{text}\" {what}\naccepted: FIRST:LAST or FIRST:LAST:STEP in units of one \
             kind, as in 1:16, 0:100ms:20ms, 0.5:4:0.25, -5:5:5"
        ))
    };
    let unit = finest(parts).to_owned();
    let inside: Option<Vec<i128>> = parts.iter().map(|part| part.within(&unit)).collect();
    let inside = inside.ok_or_else(|| wrong("mixes units"))?;
    let (first, last) = (inside[0], inside[1]);
    let step = inside.get(2).copied().unwrap_or(UNIT);
    if step <= 0 {
        return Err(wrong("has a step of 0 or below"));
    }
    if first > last {
        return Err(wrong("ends before it begins"));
    }
    if (last - first) / step >= VALUES_MAX {
        return Err(wrong(&format!("has more than {VALUES_MAX} values")));
    }
    let value = |n: i128| Quantity { billionths: first + n * step, unit: unit.clone() }.to_string();
    Ok((0..=(last - first) / step).map(value).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(text: &str) -> String {
        range(text).expect("a range").expect("a right one").join(" ")
    }

    #[test]
    fn ranges_are_exact_and_keep_their_unit() {
        assert_eq!(listed("1:4"), "1 2 3 4");
        assert_eq!(listed("100:400:150"), "100 250 400");
        assert_eq!(listed("0:100ms:50ms"), "0ms 50ms 100ms");
        assert_eq!(listed("1ms:2.5ms:500us"), "1000us 1500us 2000us 2500us");
        assert_eq!(listed("0.5:0.8:0.1"), "0.5 0.6 0.7 0.8");
        assert_eq!(listed("1:1.05:25m"), "1000m 1025m 1050m");
        assert_eq!(listed("100/s:200/s:100/s"), "100/s 200/s");
        assert_eq!(listed("-5:5:5"), "-5 0 5");
        assert_eq!(listed("-0.5:0.25:0.25"), "-0.5 -0.25 0 0.25");
        assert!(range("5:-5:-5").expect("a range").is_err());
    }

    #[test]
    fn what_is_no_range_is_a_plain_value() {
        assert!(range("node:2 l3:2 core:4 pu:2").is_none());
        assert!(range("exp:3ms").is_none() && range("3").is_none() && range("1:2:3:4").is_none());
    }

    #[test]
    fn wrong_ranges_are_refused() {
        for bad in ["1:9:0", "9:1", "1ms:9/s", "0:1000000000", "1:5ms"] {
            assert!(matches!(range(bad), Some(Err(Failure::Usage(_)))), "{bad}");
        }
    }
}
