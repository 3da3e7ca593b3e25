//! What was asked, so that a reader can ask it again; and what was answered.

use super::about::about;
use super::panel::Panel;
use super::world::World;
use crate::experiment::worlds;
use crate::read::Asked;
use crate::tell::set::likeliest;
use serde_json::Value;

/// What a report is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// The verb.
    pub verb: &'static str,
    /// What the page is called.
    pub title: String,
    /// The scenarios.
    pub scenarios: Vec<Asked>,
    /// The whole command line, as a shell takes it.
    pub command: String,
    /// What of it is drawn.
    pub pictures: String,
}

impl Question {
    /// What is asked of these scenarios.
    pub fn of(verb: &'static str, scenarios: Vec<Asked>, command: String) -> Self {
        let names: Vec<String> = scenarios.iter().map(Asked::name).collect();
        Question { verb, title: names.join(", "), scenarios, command, pictures: String::new() }
    }
}

/// What was answered, beside the runs that are drawn.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Content {
    /// Sentences, the answer first.
    pub answer: Vec<String>,
    /// What makes the numbers meaningless, if something does.
    pub cautions: Vec<String>,
    /// What was simulated.
    pub about: Vec<String>,
    /// Tables and pictures.
    pub panels: Vec<Panel>,
    /// The table of a comparison.
    pub comparison: Option<Value>,
}

impl Content {
    /// The same, with what was simulated in the worlds that are drawn.
    pub fn about_of(self, worlds: &[World]) -> Self {
        Content { about: worlds.first().map(about).unwrap_or_default(), ..self }
    }

    /// The same where what is drawn is one explanation of a set.
    pub fn about_likeliest(self, drawn: &[World], explanations: &[worlds::World]) -> Self {
        let content = self.about_of(drawn);
        let said = likeliest(explanations).map(|of| format!("What follows here is of {of}."));
        Content { about: said.into_iter().chain(content.about).collect(), ..content }
    }
}
