//! What is asked of kernels: one scenario, two kernels or more.

use crate::base::failure::Failure;
use crate::experiment::compare::Seeds;
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
    /// The same with names as they are looked up.
    ///
    /// # Errors
    /// When a kernel has no name, has none to be compared with or is beside itself; or when the
    /// workload is a set of explanations.
    pub(super) fn checked(&self) -> Result<Question, Failure> {
        let kernels: Vec<String> = self.kernels.iter().map(|name| name.trim().to_owned()).collect();
        if kernels.iter().any(String::is_empty) {
            return Err(wrong(
                format!("\"{}\": there is a version missing", self.kernels.join(",")),
                "two releases or more, as in 6.6,6.12,6.18",
            ));
        }
        if kernels.len() < 2 {
            return Err(wrong(
                "names one kernel: there is nothing to compare with".into(),
                "two or more, as in --kernels 6.6,6.12,6.18",
            ));
        }
        if let Some(twice) = kernels.windows(2).find(|pair| pair[0] == pair[1]) {
            let title = format!("has {} twice in a row", twice[0]);
            return Err(wrong(title, "each kernel beside another one"));
        }
        if self.asked.explanations(&self.overrides)?.is_some() {
            return Err(wrong(
                "is of one scenario, not of a set of explanations".into(),
                "--with kernel=VERSION, which compares all of them on two kernels; or \
                 --explanation N, one of them",
            ));
        }
        Ok(Question { kernels, ..self.clone() })
    }
}

fn wrong(title: String, accepted: &str) -> Failure {
    Failure::Usage(format!("--kernels {title}\naccepted: {accepted}"))
}
