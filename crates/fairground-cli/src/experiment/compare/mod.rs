//! Is B better than A, beyond noise, and where is it not? Scenarios, machines and load points make
//! rows; a baseline and variants make columns; both have the same seeds.

mod comparison;
mod judge;
mod plan;
mod question;
mod recommended;
mod run;
mod set;

pub use comparison::{Cell, Comparison, Overloaded, Row, Section};
pub use judge::judged;
pub use plan::default_metrics;
pub use question::{Question, Seeds};
pub use recommended::variants as recommended_variants;
pub use set::{ComparedSet, SetRow, compare_set};

use crate::base::failure::Failure;

/// Runs and judges what is asked.
///
/// # Errors
/// When a scenario, a variant or a metric is wrong.
pub fn compare(question: Question) -> Result<Comparison, Failure> {
    let plan = plan::Plan::of(&question)?;
    let measured = run::run(&plan, question.seeds)?;
    Ok(judge::comparison(question, plan, measured))
}
