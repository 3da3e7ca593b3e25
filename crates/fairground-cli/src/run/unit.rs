//! Units of what is measured.

use crate::read::parse_duration;

/// Unit of a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Time.
    Ns,
    /// Time.
    Us,
    /// Time.
    Ms,
    /// Time.
    S,
    /// Of a whole.
    Percent,
    /// A number of things.
    Count,
    /// Things a second.
    PerSecond,
    /// CPUs, as `cpu.max` allows them: quota / period.
    Cpus,
    /// Frequency.
    Gigahertz,
    /// Energy.
    Joules,
    /// Power.
    Watts,
}

/// Units of time as they stand in names, with what they are.
pub const TIMES: [(&str, Unit); 5] =
    [("ms", Unit::Ms), ("us", Unit::Us), ("usec", Unit::Us), ("ns", Unit::Ns), ("s", Unit::S)];

impl Unit {
    /// The word behind a number; empty for a bare count.
    pub fn word(self) -> &'static str {
        match self {
            Unit::Ns => "ns",
            Unit::Us => "us",
            Unit::Ms => "ms",
            Unit::S => "s",
            Unit::Percent => "%",
            Unit::Count => "",
            Unit::PerSecond => "/s",
            Unit::Cpus => "CPUs",
            Unit::Gigahertz => "GHz",
            Unit::Joules => "J",
            Unit::Watts => "W",
        }
    }

    /// Length of a unit of time, ns; 1 for the others, which have one size.
    pub fn ns(self) -> f64 {
        match self {
            Unit::S => 1e9,
            Unit::Ms => 1e6,
            Unit::Us => 1e3,
            _ => 1.0,
        }
    }

    /// True for a time.
    pub fn is_time(self) -> bool {
        matches!(self, Unit::Ns | Unit::Us | Unit::Ms | Unit::S)
    }

    /// What a value of it looks like, for messages.
    pub fn example(self) -> &'static str {
        match self {
            Unit::Ns | Unit::Us | Unit::Ms | Unit::S => {
                "a time with its unit, 30ms, 250us, 1.5s (ns, us, ms, s, min)"
            }
            Unit::Percent => "a share with its unit, 5% (a ratio of 0.05 is 5%)",
            Unit::Count => "a number, 0 or 1000",
            Unit::PerSecond => "a rate a second, 200 or 200/s",
            Unit::Cpus => "CPUs, 2.5, 2.5CPUs or 2500m",
            Unit::Gigahertz => "a frequency, 2.4 or 2.4GHz",
            Unit::Joules => "an energy, 12 or 12J",
            Unit::Watts => "a power, 80 or 80W",
        }
    }

    /// A value with its unit, or a bare number where the unit has but one size, in this unit. A
    /// bare share could be per cent or a ratio, so only 0 needs no unit.
    pub fn parse(self, text: &str) -> Option<f64> {
        if self.is_time() {
            return parse_duration(text).map(|time_ns| time_ns as f64 / self.ns());
        }
        let number = |text: &str| {
            let number: Option<f64> = text.trim_end().parse().ok();
            number.filter(|number| number.is_finite())
        };
        if let (Unit::Cpus, Some(millis)) = (self, text.strip_suffix('m')) {
            return number(millis).map(|millis| millis / 1e3);
        }
        let singular = text.strip_suffix("CPU").filter(|_| self == Unit::Cpus);
        let bare = singular.or_else(|| text.strip_suffix(self.word())).unwrap_or(text);
        let unclear = self == Unit::Percent && bare == text;
        number(bare).filter(|number| !unclear || *number == 0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_in_the_metric_s_own_unit() {
        assert_eq!(Unit::Ms.parse("30ms"), Some(30.0));
        assert_eq!(Unit::Us.parse("1.5ms"), Some(1500.0));
        assert_eq!(Unit::Ms.parse("30"), None, "a time needs its unit");
        assert_eq!(Unit::Percent.parse("5 %"), Some(5.0));
        assert_eq!([Unit::Percent.parse("0.05"), Unit::Percent.parse("0")], [None, Some(0.0)]);
        assert_eq!(Unit::PerSecond.parse("200/s"), Some(200.0));
        assert_eq!([Unit::Cpus.parse("2500m"), Unit::Cpus.parse("2.5CPUs")], [Some(2.5); 2]);
        assert_eq!(Unit::Cpus.parse("1CPU"), Some(1.0));
        for wrong in ["", "nan", "inf", "5s", "five"] {
            assert_eq!(Unit::Count.parse(wrong), None, "{wrong}");
        }
    }
}
