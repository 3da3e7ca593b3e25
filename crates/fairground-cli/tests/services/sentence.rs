//! The first sentence of `explain`: how much of the p99 is the limit's, as said and as it is.

use super::made::Made;
use super::world::{Change, p99_ns, run, scenario};
use fairground_cli::experiment::explain::part::Part;
use fairground_cli::experiment::explain::question::Question;
use fairground_cli::experiment::explain::verdict::Much;
use fairground_cli::experiment::fit::ExplanationSet;
use fairground_cli::read::Asked;
use fairground_statistics::weighted::Range;
use std::fmt::{self, Display, Formatter};

/// Histories that the truth is the median of.
const TRUTHS: u64 = 5;

/// What is said of the limit's part of the p99, beside the truth.
#[derive(Clone, Copy, Debug)]
pub struct Sentence {
    pub said: Much,
    pub range_percent: Range,
    pub truth_percent: f64,
}

impl Sentence {
    /// Of a set, as `explain` without neighbours has it.
    pub fn of(made: &Made, set: &ExplanationSet) -> Sentence {
        let question = Question::of_set(Asked::Text(set.scenario()), Vec::new());
        let explained = question.and_then(|question| question.answer(|| {}));
        let explained = explained.unwrap_or_else(|failure| panic!("{failure:?} {made:?}"));
        let share = explained.share(Part::Throttling).expect("always told");
        let (said, range_percent) = (share.much, share.percent);
        Sentence { said, range_percent, truth_percent: truth_percent(made) }
    }

    /// False if the truth is not what was said; none if nothing was.
    pub fn is_right(&self) -> Option<bool> {
        let exactly = |percent| Much::of(Range { low: percent, likely: percent, high: percent });
        match (self.said, exactly(self.truth_percent)) {
            (Much::Unknown, _) => None,
            (Much::Some, truth) => Some(truth != Much::Little),
            (said, truth) => Some(said == truth),
        }
    }
}

/// What share of the p99 would be gone without the limit, per cent: both in one history.
fn truth_percent(made: &Made) -> f64 {
    let [now, free] = [Change::None, Change::Max].map(|change| scenario(made, change, made.over_s));
    let of = |seed| {
        let [now_ns, free_ns] = [&now, &free].map(|text| p99_ns(&run(text, 2000 + seed)));
        100.0 * (1.0 - free_ns.min(now_ns) / now_ns)
    };
    let mut all: Vec<f64> = (0..TRUTHS).map(of).collect();
    all.sort_by(f64::total_cmp);
    all[all.len() / 2]
}

impl Display for Sentence {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Sentence { said, range_percent: Range { low, likely, high }, truth_percent } = self;
        let wrong = if self.is_right() == Some(false) { "  WRONG SENTENCE" } else { "" };
        write!(
            f,
            "\n    limit's part: {truth_percent:.0} in {low:.0} {likely:.0} {high:.0} %, \
             {said:?}{wrong}"
        )
    }
}
