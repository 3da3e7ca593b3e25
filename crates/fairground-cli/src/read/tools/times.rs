//! Times of a tool that may be random, as its flags write them.

use crate::read::values::{DURATION_MAX_NS, parse_duration};
use fairground::workload::draw::Draw;

pub(super) const DRAW: &str = "a time above 0 (\"3ms\"), exp:MEAN (\"exp:3ms\"), \
    uniform:LEAST,MOST (\"uniform:1ms,5ms\"), lognormal:MEAN,cv=SPREAD up to 10 \
    (\"lognormal:3ms,cv=1.5\"), or two kinds, mix:USUAL,RARE@SHARE (\"mix:2ms,30ms@5%\"; \
    both exponential: \"mix:exp:2ms,30ms@5%\")";

/// The widest lognormal, in thousandths of its mean.
const CV_PERMILLE_MAX: f64 = 10_000.0;

/// `3ms`, `exp:3ms`, `uniform:1ms,5ms`, `lognormal:3ms,cv=1.5`, `mix:2ms,30ms@5%`; None if it is
/// none of these or always 0.
pub(super) fn draw(text: &str) -> Option<Draw> {
    match text.split_once(':') {
        None => time(text).map(Draw::Fixed),
        Some(("exp", mean)) => time(mean).map(|mean| Draw::Exponential { mean }),
        Some(("uniform", bounds)) => {
            let (lo, hi) = bounds.split_once(',')?;
            let (lo, hi) = (time(lo)?, time(hi)?);
            (lo <= hi).then_some(Draw::Uniform { lo, hi })
        }
        Some(("lognormal", shape)) => lognormal(shape),
        Some(("mix", kinds)) => mixture(kinds),
        Some(_) => None,
    }
}

fn time(text: &str) -> Option<u64> {
    parse_duration(text).filter(|ns| (1..=DURATION_MAX_NS).contains(ns))
}

/// `3ms,cv=1.5`: a mean, and the standard deviation as a multiple of it.
fn lognormal(shape: &str) -> Option<Draw> {
    let (mean, spread) = shape.split_once(",cv=")?;
    let cv_permille = (spread.parse::<f64>().ok()? * 1000.0).round();
    let fits = (1.0..=CV_PERMILLE_MAX).contains(&cv_permille);
    let draw = Draw::Lognormal { mean: time(mean)?, cv_permille: cv_permille as u32 };
    fits.then_some(draw)
}

/// `2ms,30ms@5%`: what most take, what some take, and how many these are.
fn mixture(kinds: &str) -> Option<Draw> {
    let exponential = kinds.starts_with("exp:");
    let (usual, rest) = kinds.trim_start_matches("exp:").split_once(',')?;
    let (rare, share) = rest.split_once('@')?;
    let percent = share.strip_suffix('%')?.parse::<f64>().ok()?;
    let rare_ppm = (percent * 1e4).round();
    let fits = (1.0..1e6).contains(&rare_ppm);
    let (usual, rare, rare_ppm) = (time(usual)?, time(rare)?, rare_ppm as u32);
    fits.then_some(Draw::Mixture { usual, rare, rare_ppm, exponential })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_may_be_random() {
        assert_eq!(draw("3ms"), Some(Draw::Fixed(3_000_000)));
        assert_eq!(draw("exp:1us"), Some(Draw::Exponential { mean: 1000 }));
        assert_eq!(draw("uniform:1us,2us"), Some(Draw::Uniform { lo: 1000, hi: 2000 }));
        let lognormal = Draw::Lognormal { mean: 1000, cv_permille: 1500 };
        assert_eq!(draw("lognormal:1us,cv=1.5"), Some(lognormal));
        let mix =
            |exponential| Draw::Mixture { usual: 1000, rare: 3000, rare_ppm: 5_000, exponential };
        assert_eq!(draw("mix:1us,3us@0.5%"), Some(mix(false)));
        assert_eq!(draw("mix:exp:1us,3us@0.5%"), Some(mix(true)));
        for bad in ["", "0ms", "3", "exp:", "uniform:2us,1us", "uniform:1us", "pareto:1us"] {
            assert_eq!(draw(bad), None, "{bad}");
        }
        for bad in ["lognormal:1us", "lognormal:1us,cv=0", "lognormal:1us,cv=nan", "mix:1us,3us"] {
            assert_eq!(draw(bad), None, "{bad}");
        }
        for bad in ["lognormal:1us,cv=11", "mix:1us,3us@5", "mix:1us,3us@0%", "mix:1us@5%"] {
            assert_eq!(draw(bad), None, "{bad}");
        }
        for bad in ["mix:1us,3us@100%", "mix:1us,3us@-1%", "mix:0us,3us@1%", "mix:uniform:1us"] {
            assert_eq!(draw(bad), None, "{bad}");
        }
    }
}
