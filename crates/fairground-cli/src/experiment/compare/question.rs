//! What is compared, and in how many histories.

use crate::experiment::rule::Rule;
use crate::read::{Asked, Overrides};
use std::ops::RangeInclusive;

/// What is compared.
#[derive(Clone, Debug)]
pub struct Question {
    /// Scenarios: rows if there are variants; else the first is the baseline and the others are the
    /// variants.
    pub scenarios: Vec<Asked>,
    /// What is changed in both arms.
    pub overrides: Overrides,
    /// The variants.
    pub variants: Vec<Variant>,
    /// Names of metrics; what the scenario is about if there are none.
    pub metrics: Vec<String>,
    /// Machines; the scenario's own if there are none.
    pub machines: Vec<String>,
    /// Load points, `KEY=VALUES`.
    pub load: Option<String>,
    /// How many histories.
    pub seeds: Seeds,
    /// How a difference is marked.
    pub rule: Rule,
}

/// A variant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variant {
    /// Which of several it is, if it has a name: the target of a recommendation.
    pub name: Option<String>,
    /// What it changes: `KEY=VALUE`, several with `;` between.
    pub changes: String,
}

impl<T: Into<String>> From<T> for Variant {
    fn from(changes: T) -> Self {
        Variant { name: None, changes: changes.into() }
    }
}

/// How many histories are compared.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Seeds {
    /// The first one.
    pub first: u64,
    /// So many at most.
    pub budget: usize,
    /// Half width of the gains' 95 % intervals at which it is enough, points; all of the budget if
    /// there is none.
    pub precision: Option<f64>,
}

impl Seeds {
    /// Seeds of a row, if nobody says.
    pub(crate) const BUDGET: usize = 30;
    /// Half width of the gains' intervals that is aimed at, points, if nobody says.
    pub(crate) const PRECISION: f64 = 1.0;

    /// Exactly a range; else from `first` as many as it takes.
    pub fn asked(
        exactly: Option<RangeInclusive<u64>>,
        first: u64,
        precision: Option<f64>,
        budget: Option<usize>,
    ) -> Self {
        match exactly {
            Some(range) => Seeds {
                first: *range.start(),
                budget: (range.end() - range.start() + 1) as usize,
                precision: None,
            },
            None => Seeds {
                first,
                budget: budget.unwrap_or(Self::BUDGET),
                precision: Some(precision.unwrap_or(Self::PRECISION)),
            },
        }
    }
}
