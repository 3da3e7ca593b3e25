//! `fairground check` for programs: a question as JSON in, the answer's JSON out, with the page
//! that the command line prints beside it.

use super::request::{parse, put, range};
use crate::base::failure::Failure;
use crate::experiment::check::{self, check, seeds_asked};
use crate::experiment::check_set::check_set;
use crate::experiment::target::Target;
use crate::experiment::worlds::World;
use crate::read::{Asked, Overrides};
use crate::tell::{check as tell, check_set as tell_set, overload};
use serde::Deserialize;

/// What is checked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Check {
    scenario: Asked,
    overrides: Overrides,
    targets: Vec<String>,
    seeds: Option<String>,
    share_percent: f64,
}

/// Checks, and returns what `fairground check --json` prints, with `page`.
///
/// # Errors
/// What the command line would say.
pub fn check_json(request: &str) -> Result<String, Failure> {
    let asked: Check = parse(request)?;
    let targets = asked.targets.iter().map(|text| Target::parse(text));
    let targets = targets.collect::<Result<Vec<_>, _>>().map_err(Failure::Usage)?;
    if targets.is_empty() {
        return Err(Failure::Usage("there is nothing to check: give at least one target".into()));
    }
    if !(asked.share_percent > 0.0 && asked.share_percent <= 100.0) {
        return Err(Failure::Usage("share: expected more than 0 and at most 100 per cent".into()));
    }
    let mut overrides = asked.overrides;
    let alone = overrides.seed.take();
    let question = check::Question {
        asked: asked.scenario,
        overrides,
        targets,
        seeds: seeds_asked(range(asked.seeds)?, alone),
        share_percent: asked.share_percent,
    };
    let worlds = World::all(&question.asked, &question.overrides)?;
    if worlds.len() > 1 {
        let set = check_set(&question, worlds)?;
        overload::warn(&tell_set::overloads(&set));
        let mut value = tell_set::value(&set);
        put(&mut value, "page", |out| tell_set::write(out, &set))?;
        return Ok(value.to_string());
    }
    let checked = check(question)?;
    overload::warn(&tell::overloads(&checked));
    let mut value = tell::value(&checked);
    put(&mut value, "page", |out| tell::write(out, &checked))?;
    Ok(value.to_string())
}
