//! Averages of pressure over 10, 60 and 300 s, in the kernel's fixed-point numbers.

use crate::units::Ns;

/// Steps of a per cent.
const ONE: u64 = 1 << 11;
/// What 2 s leave of an average over 10, 60 and 300 s, of 2048: 2048·exp(−2/10) and so on.
const LEFT: [u64; 3] = [1677, 1981, 2034];

/// Three averages of one total.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Averages {
    steps: [u64; 3],
    taken_ns: Ns,
}

impl Averages {
    /// Takes what a total grew by in the last `period_ns`.
    pub(super) fn take(&mut self, total_ns: Ns, period_ns: Ns) {
        let grown_ns = (total_ns - self.taken_ns).min(period_ns);
        self.taken_ns += grown_ns;
        let now = grown_ns * 100 / period_ns * ONE;
        for (step, left) in self.steps.iter_mut().zip(LEFT) {
            let sum = *step * left + now * (ONE - left);
            // A rising average is rounded up, so that it reaches a constant load.
            *step = (sum + if now >= *step { ONE - 1 } else { 0 }) / ONE;
        }
    }

    /// Over 10, 60 and 300 s, per cent.
    pub fn percent(&self) -> [f64; 3] {
        self.steps.map(|step| step as f64 / ONE as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_constant_load_is_reached_and_left_again() {
        let mut averages = Averages::default();
        for n in 1..=2000 {
            averages.take(n * 500, 1000);
        }
        assert_eq!(averages.percent(), [50.0; 3]);
        for _ in 0..5 {
            averages.take(1_000_000, 1000);
        }
        // 10 s later: exp(−1) of 50 over 10 s, exp(−1/30) over 300 s.
        let [ten, _, long] = averages.percent();
        assert!((ten - 18.3).abs() < 0.2 && (long - 48.3).abs() < 0.2, "{ten} {long}");
    }
}
