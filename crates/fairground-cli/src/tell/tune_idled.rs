//! Whether groups beside stand in the way, for people.

use crate::experiment::tune::Infeasible;

/// What groups beside have to do with it, where that was tried; nothing where no reason was looked
/// for.
pub(super) fn idled(why: &Infeasible) -> Option<(bool, String)> {
    let named = |is_met: bool| {
        let these = why.idled.iter().filter(|idled| idled.met.is_some() == is_met);
        these.map(|idled| idled.path.as_str()).collect::<Vec<_>>().join(" or ")
    };
    if let Some(met) = why.idled.iter().find_map(|idled| idled.met.as_ref()) {
        let (path, held, of) = (named(true), met.held(), met.tried());
        let told = format!(
            "Why: {path} takes part of the CPUs: with cpu.idle = 1 for it, and all else as in the \
             nearest, all is met, held in {held} of {of}."
        );
        return Some((true, told));
    }
    let path = named(false);
    let told = format!("With cpu.idle = 1 for {path} it is missed too.");
    (!path.is_empty()).then_some((false, told))
}
