//! Questions of `tune` about scenarios written in a test, and their answers.

use fairground_cli::experiment::tune::{self, Answer, Found, Outcome, Question};
use fairground_cli::read::{Asked, Overrides};
use fairground_cli::tell::tune as tell;

/// Seeds of a question.
pub const SEEDS: usize = 5;

/// A question about a scenario's text, of which half of the histories are to hold.
pub fn question(text: &str, vary: &[&str], meet: &str, minimise: Option<&str>) -> Question {
    let vary: Vec<String> = vary.iter().map(|text| (*text).to_owned()).collect();
    let asked = Asked::Text(text.to_owned());
    Question {
        grid: tune::grid(asked, Overrides::default(), &vary).expect("a grid"),
        targets: tune::targets(&[meet.to_owned()]).expect("a target"),
        minimise: minimise.map(str::to_owned),
        seeds: SEEDS,
        share: 0.5,
        jobs: None,
    }
}

/// The setting that was found.
pub fn found(answer: &Answer) -> &Found {
    match &answer.outcome {
        Outcome::Found(found) => found,
        Outcome::Infeasible(why) => panic!("{why:?}"),
    }
}

/// What people see, its lines as one.
pub fn told(question: &Question, answer: &Answer) -> String {
    let mut text = Vec::new();
    tell::write(&mut text, question, answer).expect("written");
    String::from_utf8(text).expect("text").replace("\n  ", " ")
}
