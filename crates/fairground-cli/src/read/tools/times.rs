//! Times of a tool that may be random, as its flags write them.

use crate::read::values::{DURATION_MAX_NS, parse_duration};
use fairground::workload::draw::Draw;

pub(super) const DRAW: &str =
    "a time above 0 (\"3ms\"), exp:MEAN (\"exp:3ms\") or uniform:LEAST,MOST (\"uniform:1ms,5ms\")";

/// `3ms`, `exp:3ms`, `uniform:1ms,5ms`; None if it is none of these or always 0.
pub(super) fn draw(text: &str) -> Option<Draw> {
    let time = |text: &str| parse_duration(text).filter(|ns| (1..=DURATION_MAX_NS).contains(ns));
    match text.split_once(':') {
        None => time(text).map(Draw::Fixed),
        Some(("exp", mean)) => time(mean).map(|mean| Draw::Exponential { mean }),
        Some(("uniform", bounds)) => {
            let (lo, hi) = bounds.split_once(',')?;
            let (lo, hi) = (time(lo)?, time(hi)?);
            (lo <= hi).then_some(Draw::Uniform { lo, hi })
        }
        Some(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_may_be_random() {
        assert_eq!(draw("3ms"), Some(Draw::Fixed(3_000_000)));
        assert_eq!(draw("exp:1us"), Some(Draw::Exponential { mean: 1000 }));
        assert_eq!(draw("uniform:1us,2us"), Some(Draw::Uniform { lo: 1000, hi: 2000 }));
        for bad in ["", "0ms", "3", "exp:", "uniform:2us,1us", "uniform:1us", "pareto:1us"] {
            assert_eq!(draw(bad), None, "{bad}");
        }
    }
}
