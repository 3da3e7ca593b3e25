//! Is B better than A, beyond noise, and where is it not? Scenarios, machines and load points make
//! rows; a baseline and variants make columns; both have the same seeds.

mod build;
mod comparison;
mod judge;
mod limited;
mod plan;
mod question;
mod recommended;
mod run;
mod set;
mod unlike;
mod usual;

pub use build::Build;
pub use comparison::{Cell, Comparison, Overloaded, Row, Section, is_difference};
pub use judge::judged;
pub use plan::with_changes;
pub use question::{Question, Seeds, Variant};
pub use recommended::variants as recommended_variants;
pub use set::{ComparedSet, SetRow, compare_set};
pub use usual::default_metrics;

use crate::base::failure::Failure;
use crate::read::{Asked, Overrides};

/// A world of a comparison.
pub struct Arm {
    /// Its name.
    pub name: String,
    /// Its scenario.
    pub asked: Asked,
    /// What is laid over that.
    pub overrides: Overrides,
}

/// The arms of the first table at its first load point; that one's name, if there are several.
///
/// # Errors
/// When a scenario or a variant is wrong.
pub fn first_arms(question: &Question) -> Result<(Vec<Arm>, Option<String>), Failure> {
    let plan::Plan { arms: names, tables } = plan::Plan::of(question)?;
    let several = tables.len() > 1;
    let Some(table) = tables.into_iter().next() else { return Ok((Vec::new(), None)) };
    let place = several.then(|| format!("{} on {}", table.scenario, table.machine));
    let Some(point) = table.points.into_iter().next() else { return Ok((Vec::new(), None)) };
    let places: Vec<String> = place.into_iter().chain(point.load).collect();
    let arm = |(name, world): (String, plan::World)| Arm {
        name,
        asked: world.asked,
        overrides: world.overrides,
    };
    let arms = names.into_iter().zip(point.arms).map(arm).collect();
    Ok((arms, Some(places.join(" at ")).filter(|place| !place.is_empty())))
}

/// Runs and judges what is asked.
///
/// # Errors
/// When a scenario, a variant or a metric is wrong.
pub fn compare(question: Question) -> Result<Comparison, Failure> {
    let plan = plan::Plan::of(&question)?;
    let measured = run::run(&plan, question.seeds)?;
    Ok(judge::comparison(question, plan, measured))
}
