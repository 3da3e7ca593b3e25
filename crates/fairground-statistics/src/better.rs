//! Which of two numbers is the better one.

use serde::Deserialize;

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
