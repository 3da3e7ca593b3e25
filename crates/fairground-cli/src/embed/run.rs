//! `fairground run` for programs.

use super::request::{parse, put, range};
use crate::base::failure::Failure;
use crate::base::stop::Stop;
use crate::experiment::histories::histories;
use crate::experiment::ranges::ranges as all;
use crate::experiment::worlds::World;
use crate::read::{Asked, Overrides};
use crate::run::observe::observe_with;
use crate::tell::{histories as tell_histories, json, overload, ranges};
use fairground::record::{Fact, Recorder};
use fairground::sim;
use fairground::units::Ns;
use serde::Deserialize;

/// What is run once.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Run {
    scenario: Asked,
    overrides: Overrides,
}

/// Runs what is asked and returns what `fairground run --json` prints.
///
/// # Errors
/// What the command line would say, by kind: [`Failure::Input`] for a wrong scenario.
pub fn run_json(request: &str) -> Result<String, Failure> {
    let Run { scenario: asked, overrides } = parse(request)?;
    let worlds = World::all(&asked, &overrides)?;
    if worlds.len() > 1 {
        let all = self::all(&asked, &overrides, worlds)?;
        ranges::warn(&all);
        return Ok(ranges::value(&asked.name(), &all).to_string());
    }
    let scenario = asked.load(&overrides)?.scenario;
    let labels = sim::labels(&scenario);
    let mut watch = Watch { stop: Stop::here(), facts: 0 };
    let observed = observe_with(&scenario, &labels, Some(&mut watch));
    let observed = observed.map_err(|error| asked.build_failure(&error))?;
    let report = observed.report(&scenario, &labels);
    overload::warn_of_run(&report);
    let mut text = Vec::new();
    json::write(&mut text, &report)?;
    Ok(String::from_utf8_lossy(&text).into_owned())
}

/// Looks now and then whether somebody still waits for a long run.
struct Watch {
    stop: Stop,
    facts: u64,
}

impl Recorder for Watch {
    #[inline]
    fn record(&mut self, _at_ns: Ns, _fact: Fact) {
        const EACH: u64 = 1 << 16;
        self.facts += 1;
        if self.facts.is_multiple_of(EACH) && self.stop.is_asked() {
            // The engine has no other way out. Nobody waits for this thread.
            std::panic::resume_unwind(Box::new("it was interrupted"));
        }
    }
}

/// What is run with many seeds.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Histories {
    scenario: Asked,
    overrides: Overrides,
    seeds: String,
}

/// Runs what is asked with each seed and returns what `fairground run --seeds --json` prints,
/// with its `page`.
///
/// # Errors
/// As of [`run_json`]; and if the scenario is a set of explanations.
pub fn histories_json(request: &str) -> Result<String, Failure> {
    let Histories { scenario: asked, overrides, seeds } = parse(request)?;
    let seeds = range(Some(seeds))?.unwrap_or(1..=1);
    if World::all(&asked, &overrides)?.len() > 1 {
        return Err(Failure::Input(format!(
            "{} is a set of explanations\naccepted: explanation=1 for one of them",
            asked.name()
        )));
    }
    let all = histories(&asked, &overrides, seeds)?;
    tell_histories::warn(&all);
    let mut value = tell_histories::value(&asked.name(), &all);
    put(&mut value, "page", |out| tell_histories::write(out, &asked.name(), &all))?;
    Ok(value.to_string())
}
