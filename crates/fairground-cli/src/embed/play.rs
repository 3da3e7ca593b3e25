//! One run for a page that draws it: what a report holds of a world, what `run --json` says, and
//! the knobs to turn. The page has no disk, so files come with the question.

use crate::base::console::take_warnings;
use crate::base::failure::Failure;
use crate::read::{self, Asked, Files, Loaded, Overrides, with_files};
use crate::run::observe::observe;
use crate::tell::json;
use crate::tell::report::{Content, Question, World, document};
use fairground::sim;
use fairground::sim::scenario::GroupSpec;
use fairground::units::{NS_PER_MS, Ns};
use serde::Deserialize;
use serde_json::{Value, json};
use std::path::PathBuf;

/// Name and version of the form, which the page looks for; the number rises when a name changes.
const SCHEMA: &str = "fairground.play/1";

/// What is run.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Play {
    /// What the world is called beside others.
    name: String,
    /// A name of the library, a command, or one of `files`.
    scenario: PathBuf,
    #[serde(default)]
    files: Files,
    #[serde(default)]
    overrides: Overrides,
    /// The run ends after this, if it would not before: its first part is the same.
    longest_ms: Option<u64>,
    /// How many worlds share the room for the schedule.
    worlds: usize,
}

impl Play {
    /// Runs one world, and returns what a page draws of it.
    ///
    /// # Errors
    /// What the command line would say.
    pub fn answer(mut self) -> Result<String, Failure> {
        let files = std::mem::take(&mut self.files);
        with_files(files, || self.world()).map(|value| value.to_string())
    }

    fn world(&self) -> Result<Value, Failure> {
        let asked = Asked::Path(self.scenario.clone());
        // What was warned of before was of another question.
        take_warnings();
        if let Some(all) = asked.explanations(&self.overrides)? {
            return Err(Failure::Usage(format!(
                "the scenario is a set of {} explanations\n\
                 accepted here: a plain scenario; the command runs one of a set with --explanation",
                all.len()
            )));
        }
        let Loaded { mut scenario, .. } = asked.load(&self.overrides)?;
        let knobs = self.knobs(&scenario.groups)?;
        let whole_ns = scenario.duration_ns;
        let longest_ns = self.longest_ms.map_or(Ns::MAX, |ms| ms.max(1).saturating_mul(NS_PER_MS));
        scenario.duration_ns = whole_ns.min(longest_ns);
        let labels = sim::labels(&scenario);
        let observed = observe(&scenario, &labels).map_err(|error| asked.build_failure(&error))?;
        let run = json::value(&observed.report(&scenario, &labels));
        let shown = self.worlds.max(1);
        let world = World::of(self.name.clone(), &asked, scenario, labels, observed, shown)?;
        let worlds = [world];
        let content = Content::default().about_of(&worlds);
        let question = Question {
            verb: "run",
            title: asked.name(),
            scenarios: vec![asked],
            command: String::new(),
            pictures: String::new(),
        };
        Ok(json!({
            "schema": SCHEMA,
            "whole_ns": whole_ns,
            "warnings": take_warnings(),
            "knobs": knobs,
            "document": document::value(&question, &content, &worlds),
            "run": run,
        }))
    }

    /// What can be turned: limits of groups, flags of commands, slices of tasks.
    fn knobs(&self, groups: &[GroupSpec]) -> Result<Value, Failure> {
        let given = read::knobs(&self.scenario, &self.overrides);
        let given = given.map_err(|error| Failure::Input(error.to_string()))?;
        let limit = |group: &GroupSpec| {
            let limit = group.limit;
            Some(json!({
                "path": group.path,
                "quota_ns": limit.quota_ns?,
                "period_ns": limit.period_ns,
                "burst_ns": limit.burst_ns,
            }))
        };
        let set = |knob: &read::Knob| {
            let read::Knob { key, of, name, value } = knob;
            json!({"key": key, "of": of, "name": name, "value": value})
        };
        Ok(json!({
            "limits": groups.iter().filter_map(limit).collect::<Vec<_>>(),
            "settings": given.iter().map(set).collect::<Vec<_>>(),
        }))
    }
}
