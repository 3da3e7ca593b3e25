//! A service of the kernel beside ours, by the measures that were set before.

use super::History;

/// Histories of a recorded service, and ours.
pub struct Beside {
    pub kernel: Vec<History>,
    /// What was committed before it was recorded, by forecast.
    pub forecasts: [Option<Vec<History>>; 2],
    pub today: Vec<History>,
    /// Today's, with the timers' phases that the kernel drew.
    pub replayed: Vec<History>,
}

/// One of the sides of [`Beside`], against the kernel's histories.
pub struct Side<'a> {
    ours: &'a [History],
    kernel: &'a [History],
}

/// Targets for the p99, as shares of the p99 that is predicted, and whether they are near it.
const TARGETS: [(f64, bool); 4] = [(0.7, false), (0.9, true), (1.1, true), (1.5, false)];

impl Beside {
    /// Ours: both forecasts, today, and today with the kernel's timers.
    pub fn sides(&self) -> [Option<Side<'_>>; 4] {
        let [first, second] = self.forecasts.each_ref().map(Option::as_deref);
        let ours = [first, second, Some(&self.today[..]), Some(&self.replayed[..])];
        ours.map(|ours| ours.map(|ours| Side { ours, kernel: &self.kernel }))
    }
}

/// What is said of a target.
#[derive(PartialEq, Eq)]
enum Verdict {
    Meets,
    Misses,
    /// The target lies inside the scatter.
    Open,
}

impl Side<'_> {
    /// The median of a figure over our histories.
    pub fn median(&self, figure: fn(&History) -> f64) -> f64 {
        median(self.ours, figure)
    }

    /// 5 % and 95 % of the p99 of one history, ms.
    fn range_ms(&self) -> [f64; 2] {
        let sorted = sorted(self.ours, |history| history.p99_ms);
        [5, 95].map(|percent| sorted[sorted.len() * percent / 100])
    }

    /// The kernel's histories that have their p99 in our range.
    pub fn held(&self) -> usize {
        let [low, high] = self.range_ms();
        let inside = |history: &&History| (low..=high).contains(&history.p99_ms);
        self.kernel.iter().filter(inside).count()
    }

    /// The same, if our range were a hundredth longer at either end.
    pub fn nearly_held(&self) -> usize {
        let [low, high] = self.range_ms();
        let wider = low * 0.99..=high * 1.01;
        self.kernel.iter().filter(|history| wider.contains(&history.p99_ms)).count()
    }

    /// Verdicts that are right: of the near targets, of the others.
    pub fn verdicts(&self) -> [usize; 2] {
        let likely_ms = median(self.ours, |history| history.p99_ms);
        let right = |near: bool| {
            let targets = TARGETS.iter().filter(|target| target.1 == near);
            targets.filter(|(share, _)| self.is_right(share * likely_ms)).count()
        };
        [right(true), right(false)]
    }

    fn verdict(&self, target_ms: f64) -> Verdict {
        match self.range_ms() {
            [low, _] if target_ms < low => Verdict::Misses,
            [_, high] if target_ms >= high => Verdict::Meets,
            _ => Verdict::Open,
        }
    }

    /// "Open" is right only if the kernel's own histories are on both sides.
    fn is_right(&self, target_ms: f64) -> bool {
        let meets = |history: &History| history.p99_ms <= target_ms;
        let all = self.kernel.iter().all(meets);
        let usual = median(self.kernel, |history| history.p99_ms) <= target_ms;
        match self.verdict(target_ms) {
            Verdict::Open => !all && self.kernel.iter().any(meets),
            verdict => usual == (verdict == Verdict::Meets),
        }
    }
}

fn sorted(histories: &[History], figure: fn(&History) -> f64) -> Vec<f64> {
    let mut values: Vec<f64> = histories.iter().map(figure).collect();
    values.sort_by(f64::total_cmp);
    values
}

/// The mean of the middle two if their number is even.
pub fn median(histories: &[History], figure: fn(&History) -> f64) -> f64 {
    let sorted = sorted(histories, figure);
    let (low, high) = (sorted[(sorted.len() - 1) / 2], sorted[sorted.len() / 2]);
    f64::midpoint(low, high)
}

/// True if a figure is within so many percent of the kernel's.
pub fn is_near(ours: f64, kernel: f64, percent: f64) -> bool {
    (ours - kernel).abs() <= kernel * percent / 100.0
}

/// A change in percent of what it was: ours moves as the kernel's does, and no more than 5 points
/// off its size.
pub fn change_hits(ours: f64, kernel: f64) -> bool {
    (ours - kernel).abs() <= 5.0 && ours * kernel >= 0.0
}
