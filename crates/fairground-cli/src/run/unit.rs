//! Units of what is measured, and which direction of it is better.

use crate::read::parse_duration;
use serde::Deserialize;

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

/// Which direction is better.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Better {
    /// A time, a cost.
    Lower,
    /// A rate, a share of successes.
    Higher,
    /// What tells how much of something there was: time on a CPU, wake-ups.
    Neither,
}

impl Better {
    /// By how many per cent `new` is better than `baseline`, or more where neither direction is
    /// better; mmtests' formulas.
    pub fn gain(self, baseline: f64, new: f64) -> f64 {
        match self {
            Better::Lower => 100.0 - new * 100.0 / baseline,
            Better::Higher | Better::Neither => new * 100.0 / baseline - 100.0,
        }
    }

    /// Its name for programs.
    pub fn name(self) -> &'static str {
        match self {
            Better::Lower => "lower",
            Better::Higher => "higher",
            Better::Neither => "neither",
        }
    }

    /// What a gain above 0 is, and one below.
    pub fn words(self) -> [&'static str; 2] {
        match self {
            Better::Lower | Better::Higher => ["better", "worse"],
            Better::Neither => ["more", "less"],
        }
    }

    /// How people say it.
    pub fn says(self) -> &'static str {
        match self {
            Better::Lower => "lower is better",
            Better::Higher => "higher is better",
            Better::Neither => "neither direction is better",
        }
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

    #[test]
    fn a_positive_gain_is_better() {
        assert_eq!(Better::Lower.gain(200.0, 150.0), 25.0);
        assert_eq!(Better::Higher.gain(200.0, 150.0), -25.0);
    }

    /// Rows of thread 001 as mmtests printed them; its means have four digits, so its gains have
    /// two.
    #[test]
    fn gains_are_those_that_mmtests_prints() {
        let rows = [
            (Better::Lower, 8.5890, 7.0863, 17.50),
            (Better::Lower, 5.1200, 3.7133, 27.47),
            (Better::Lower, 0.4997, 0.5073, -1.53),
            (Better::Higher, 427.90, 417.96, -2.32),
            (Better::Higher, 1191.91, 1220.47, 2.40),
            (Better::Higher, 34942.71, 34205.44, -2.11),
        ];
        for (better, baseline, new, printed) in rows {
            let gain = better.gain(baseline, new);
            assert!((gain - printed).abs() < 0.015, "{gain} {printed}");
        }
    }
}
