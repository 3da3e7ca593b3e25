//! The set that `--out` keeps: it says of itself what the page says of it.

use crate::ask::fit::write;
use crate::base::failure::Failure;
use crate::base::output::Output;
use crate::experiment::fit::ExplanationSet;
use std::path::PathBuf;

/// What a set says of itself that was found far from the figures only when it was simulated for
/// the page, longer than the search does.
const FAR: &str = "half of these services or more are not near the figures that they are of, as \
                   explain simulated them";

/// A set, and the file that waits for it.
pub(super) struct Kept {
    pub file: Output,
    pub path: PathBuf,
    pub set: ExplanationSet,
}

impl Kept {
    /// Writes it once it is known whether its services are near.
    pub fn write(mut self, is_far: bool) -> Result<(), Failure> {
        let far = is_far.then(|| FAR.to_owned());
        self.set.misfit = self.set.misfit.or(far);
        write(self.file, &self.path, &self.set.scenario())
    }
}
