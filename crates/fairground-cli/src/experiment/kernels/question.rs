//! What is asked of kernels: one scenario, two kernels or more.

use crate::base::failure::Failure;
use crate::experiment::compare::{Question as Compared, Seeds};
use crate::read::{Asked, Overrides};

/// What is asked.
#[derive(Clone, Debug)]
pub struct Question {
    /// The workload.
    pub asked: Asked,
    /// What is changed in every kernel alike.
    pub overrides: Overrides,
    /// The kernels, in the order in which they are compared.
    pub kernels: Vec<String>,
    /// Names of metrics; what the scenario is about if there are none.
    pub metrics: Vec<String>,
    /// How many histories.
    pub seeds: Seeds,
}

impl Question {
    /// The kernels of a comparison that has no variants, machines or load points of its own.
    ///
    /// # Errors
    /// When it has variants, several scenarios, or a set of explanations; or a kernel has no name.
    pub fn of(compared: Compared, kernels: &[String]) -> Result<Question, Failure> {
        if let Some(variant) = compared.variants.first() {
            return Err(wrong(
                format!("compares releases; --with \"{}\" is a variant of one", variant.changes),
                "what all releases are to have by --set KEY=VALUE or --limit GROUP=NAME=VALUE",
            ));
        }
        let names: Vec<String> = kernels.iter().map(|name| name.trim().to_owned()).collect();
        if names.iter().any(String::is_empty) {
            return Err(wrong(
                format!("\"{}\": there is a version missing", kernels.join(",")),
                "two releases or more, as in 6.6,6.12,6.18",
            ));
        }
        let [asked] = &compared.scenarios[..] else {
            return Err(wrong(
                format!("is of one scenario, and {} are given", compared.scenarios.len()),
                "one scenario",
            ));
        };
        if asked.explanations(&compared.overrides)?.is_some() {
            return Err(wrong(
                "is of one scenario, not of a set of explanations".into(),
                "one of them, --explanation N, or a scenario without [[explanations]]",
            ));
        }
        Ok(Question {
            asked: asked.clone(),
            overrides: compared.overrides,
            kernels: names,
            metrics: compared.metrics,
            seeds: compared.seeds,
        })
    }

    /// The first kernel, and those that come after it.
    pub(super) fn split(&self) -> Result<(&String, &[String]), Failure> {
        let several = self.kernels.split_first().filter(|(_, others)| !others.is_empty());
        let (first, others) = several.ok_or_else(|| {
            wrong(
                "names one kernel: there is nothing to compare with".into(),
                "two or more, as in --kernels 6.6,6.12,6.18",
            )
        })?;
        match self.kernels.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(twice) => Err(wrong(
                format!("has {} twice in a row", twice[0]),
                "each kernel beside another one",
            )),
            None => Ok((first, others)),
        }
    }
}

fn wrong(title: String, accepted: &str) -> Failure {
    Failure::Usage(format!("--kernels {title}\naccepted: {accepted}"))
}
