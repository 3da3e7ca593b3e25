//! What must hold: `p99 < 30ms`, `web.nr_throttled == 0`, `throttle_ratio <= 5%`.

use crate::base::text::shorten;
use crate::run::metric::Metric;
use fairground_statistics::better::Better;
use fairground_statistics::weighted::COARSE;

/// How a number is held against another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Comparison {
    /// `<`
    Less,
    /// `<=`
    AtMost,
    /// `>`
    Greater,
    /// `>=`
    AtLeast,
    /// `==`
    Equal,
    /// `!=`
    Unequal,
}

/// The signs; of two that begin alike the longer one first.
const SIGNS: [(&str, Comparison); 6] = [
    ("<=", Comparison::AtMost),
    (">=", Comparison::AtLeast),
    ("==", Comparison::Equal),
    ("!=", Comparison::Unequal),
    ("<", Comparison::Less),
    (">", Comparison::Greater),
];

impl Comparison {
    /// Its sign.
    pub fn sign(self) -> &'static str {
        SIGNS.iter().find(|(_, of)| *of == self).map_or("", |(sign, _)| sign)
    }

    /// True if it is a bound from above.
    pub fn is_at_most(self) -> bool {
        matches!(self, Comparison::Less | Comparison::AtMost)
    }

    /// True if it is one from below.
    pub fn is_at_least(self) -> bool {
        matches!(self, Comparison::Greater | Comparison::AtLeast)
    }

    /// True if `a` is so to `b`. Nothing holds of what is no number.
    pub fn holds(self, a: f64, b: f64) -> bool {
        match self {
            Comparison::Less => a < b,
            Comparison::AtMost => a <= b,
            Comparison::Greater => a > b,
            Comparison::AtLeast => a >= b,
            Comparison::Equal => a == b,
            Comparison::Unequal => a != b && !a.is_nan(),
        }
    }
}

/// A bound that a metric must keep.
#[derive(Clone, PartialEq, Debug)]
pub struct Target {
    /// What is measured.
    pub metric: Metric,
    /// How it is held against the bound.
    pub comparison: Comparison,
    /// The bound, in the metric's unit.
    pub bound: f64,
    /// The bound as it was given, with its unit.
    pub bound_text: String,
    /// How far off a value may be, relative to it: of services that are only like the measured one.
    pub margin: f64,
}

impl Target {
    /// Reads `METRIC OP VALUE`.
    ///
    /// # Errors
    /// When it is no target; the message quotes it and says what is accepted.
    pub fn parse(text: &str) -> Result<Self, String> {
        let shown = shorten(text, 64);
        const FORM: &str = "accepted: METRIC OP VALUE, with OP one of < <= > >= == !=, such as \
                            'p99 < 30ms', 'web.nr_throttled == 0', 'throttle_ratio <= 5%'";
        let sign = SIGNS
            .iter()
            .filter_map(|(sign, comparison)| Some((text.find(sign)?, *sign, *comparison)))
            .min_by_key(|(at, sign, _)| (*at, std::cmp::Reverse(sign.len())));
        let Some((at, sign, comparison)) = sign else {
            return Err(format!("\"{shown}\" is no target: it compares nothing; {FORM}"));
        };
        let (name, value) = (text[..at].trim(), text[at + sign.len()..].trim());
        if name.is_empty() || value.is_empty() {
            let side = if name.is_empty() { "metric" } else { "value" };
            return Err(format!("\"{shown}\" is no target: it has no {side}; {FORM}"));
        }
        let metric = Metric::parse(name).map_err(|fault| format!("\"{shown}\": {fault}"))?;
        let bound = metric.unit().parse(value).ok_or_else(|| {
            let accepted = metric.unit().example();
            let (value, name) = (shorten(value, 64), shorten(name, 64));
            format!("\"{shown}\": \"{value}\" is no value of {name}; accepted: {accepted}")
        })?;
        Ok(Target { metric, comparison, bound, bound_text: value.to_owned(), margin: 0.0 })
    }

    /// Reads a target that is to be reached: `p99 > 30ms` is a slip.
    ///
    /// # Errors
    /// When it is no target, or one that asks for what is worse.
    pub fn wanted(text: &str) -> Result<Self, String> {
        let target = Target::parse(text)?;
        let (wrong, right) = match target.metric.better() {
            Better::Neither => return Ok(target),
            Better::Lower => ([Comparison::Greater, Comparison::AtLeast], "< or <="),
            Better::Higher => ([Comparison::Less, Comparison::AtMost], "> or >="),
        };
        match wrong.contains(&target.comparison) {
            false => Ok(target),
            true => Err(format!(
                "\"{}\" asks for what is worse; accepted: {right} for {}",
                shorten(text, 64),
                target.metric.name()
            )),
        }
    }

    /// The same of explanations that `fit` found, whose times may be off: a time then has to keep
    /// its bound by as much.
    pub fn of_fitted(self) -> Self {
        let is_time = self.metric.unit().is_time();
        let is_exact = matches!(self.comparison, Comparison::Equal | Comparison::Unequal);
        Target { margin: if is_time && !is_exact { COARSE } else { 0.0 }, ..self }
    }

    /// A value as far on the wrong side as it may be.
    pub fn at_worst(&self, value: f64) -> f64 {
        self.off_by(value, 1.0 + self.margin)
    }

    /// A value that is off by a factor for the worse.
    fn off_by(&self, value: f64, factor: f64) -> f64 {
        match self.comparison {
            Comparison::Less | Comparison::AtMost => value * factor,
            Comparison::Greater | Comparison::AtLeast => value / factor,
            Comparison::Equal | Comparison::Unequal => value,
        }
    }

    /// True if this value of the metric, in its unit, keeps the bound for sure; never for NaN.
    pub fn holds(&self, value: f64) -> bool {
        self.comparison.holds(self.at_worst(value), self.bound)
    }

    /// True if it may keep the bound.
    pub fn may_hold(&self, value: f64) -> bool {
        self.comparison.holds(self.off_by(value, 1.0 / (1.0 + self.margin)), self.bound)
    }
}

impl std::fmt::Display for Target {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {} {}", self.metric, self.comparison.sign(), self.bound_text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_read_with_their_units() {
        let target = Target::parse("p99<30ms").unwrap();
        assert_eq!((target.comparison, target.bound), (Comparison::Less, 30.0));
        assert_eq!(target.to_string(), "p99 < 30ms");
        assert!(target.holds(29.9) && !target.holds(30.0) && !target.holds(f64::NAN));
        let target = Target::parse("api.wake_latency_ns_p99 >= 1.5us").unwrap();
        assert_eq!((target.comparison, target.bound), (Comparison::AtLeast, 1500.0));
        let target = Target::parse("/web.nr_throttled == 0").unwrap();
        assert!(target.holds(0.0) && !target.holds(1.0));
        assert!(Target::parse("throttle_ratio != 5 %").unwrap().holds(4.0));
    }

    #[test]
    fn a_time_of_a_fitted_explanation_keeps_its_bound_by_what_it_may_be_off() {
        let of = |text: &str| Target::parse(text).unwrap().of_fitted();
        let target = of("p99 < 106ms");
        let surely = [99.9, 100.1, 105.0, 113.0].map(|value| target.holds(value));
        let maybe = [99.9, 100.1, 111.0, 113.0].map(|value| target.may_hold(value));
        assert_eq!((surely, maybe), ([true, false, false, false], [true, true, true, false]));
        assert!(!of("wake_latency_ns_p99 > 100us").holds(105_000.0));
        assert!(of("throttle_ratio <= 5%").holds(5.0) && of("p99 != 5ms").holds(5.1));
    }

    #[test]
    fn what_is_worse_is_not_wanted() {
        assert!(Target::wanted("p99 < 30ms").is_ok() && Target::wanted("throughput > 5").is_ok());
        let fault = Target::wanted("p99 > 30ms").unwrap_err();
        assert!(fault.contains("accepted: < or <= for p99"), "{fault}");
        assert!(Target::wanted("throughput < 5").is_err());
    }

    #[test]
    fn what_is_no_target_is_told_with_what_is() {
        let fault = |text: &str| Target::parse(text).unwrap_err();
        for (text, words) in [
            ("p99", "it compares nothing"),
            ("< 30ms", "it has no metric"),
            ("p99 <", "it has no value"),
            ("p99 < 30", "is no value of p99; accepted: a time with its unit"),
            ("p99 < -3ms", "is no value of p99"),
            ("p99 = 30ms", "it compares nothing"),
            ("p98 < 30ms", "did you mean \"p"),
            ("throttle_ratio < 5ms", "accepted: a share with its unit"),
            ("throttle_ratio < 0.05", "5% (a ratio of 0.05 is 5%)"),
            ("nr_throttled == 1 2", "accepted: a number"),
        ] {
            let message = fault(text);
            assert!(message.contains(words) && message.contains(text), "{text}: {message}");
        }
    }
}
