//! A set of explanations: several services that all fit what was measured, as one scenario.
//!
//! ```toml
//! what = "web, as its dashboards show it"      # the common part, as in any scenario
//! [groups."/service"]
//! "cpu.max" = "200000 100000"
//! [[explanations]]
//! weight = 0.31                                # more than 0; weights need not add up to 1
//! what = "bursts of 32, two kinds of requests"
//! [[explanations.workloads]]                   # what runs, if this one is true
//! command = "server --rate 200/s --service 3ms"
//! group = "/service"
//! ```
//!
//! One of them is chosen before anything is laid over the scenario. Its workloads stand before the
//! common ones: a metric without a name is of the first span, which is the service's.

use super::fault::{Fault, Read, Sources};
use super::overrides::Overrides;
use super::runtime::{self, Runtime};
use super::tree::{Entry, Fields, Node, Value};
use crate::base::console;
use crate::base::text::counted;
use serde::{Deserialize, Serialize};

/// The most explanations of a set.
pub const EXPLANATIONS_MAX: usize = 1000;
/// How `fit` begins to say where a set comes from, in its `source`.
pub const FITTED: &str = "fitted to ";
/// The key of a set.
pub(super) const KEY: &str = "explanations";

/// One explanation of a set.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Explanation {
    /// Its share of all weights, 0 to 1.
    pub weight: f64,
    /// What it is, for people.
    pub what: String,
    /// True if `fit` found it.
    pub is_fitted: bool,
}

/// An explanation as it is read.
struct Given {
    told: Explanation,
    workloads: Vec<Node>,
}

/// The explanations of a scenario's tree; nothing if it is a plain one.
pub(super) fn list(root: &Node) -> Read<Option<Vec<Explanation>>> {
    let given = root.get(KEY).map(given).transpose()?;
    let source = root.get("source").and_then(|entry| entry.text().ok());
    let is_fitted = source.is_some_and(|source| source.starts_with(FITTED));
    let told = |given: Given| Explanation { is_fitted, ..given.told };
    Ok(given.map(|given| given.into_iter().map(told).collect()))
}

/// What the writer of a set knew of its service.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OfSet {
    /// Why it is not like the service whose figures it was made for, if that is known.
    pub misfit: Option<String>,
    /// Why to take its ranges with caution, if there is a reason.
    pub caution: Option<String>,
    /// That the service wants more than its limit, if its figures showed it.
    pub overloaded: Option<String>,
    /// What makes the service's threads, if they follow its limit.
    pub runtime: Option<Runtime>,
}

impl OfSet {
    /// Takes its keys from the top of a scenario.
    pub(super) fn read(fields: &mut Fields<'_>) -> Read<OfSet> {
        Ok(OfSet {
            misfit: warning("misfit", fields, |misfit| {
                format!(
                    "MISFIT: {misfit}. What is said of these services is no forecast of the \
                     measured one"
                )
            })?,
            caution: warning("caution", fields, str::to_owned)?,
            overloaded: warning("overloaded", fields, str::to_owned)?,
            runtime: fields.take("runtime")?.map(runtime::read).transpose()?,
        })
    }
}

/// What readers of a set are warned with, if its writer knew that it is no forecast.
fn warning(
    key: &'static str,
    fields: &mut Fields<'_>,
    told: impl Fn(&str) -> String,
) -> Read<Option<String>> {
    let warning = fields.take(key)?.map(Entry::text).transpose()?;
    warning.iter().for_each(|text| console::warn(&told(text)));
    Ok(warning.map(str::to_owned))
}

/// Puts the explanation that is asked for in the place of the set.
pub(super) fn choose(root: &mut Node, overrides: &Overrides, sources: &mut Sources) -> Read<()> {
    let Some(at) = entries(root).and_then(|all| all.iter().position(|entry| entry.key == KEY))
    else {
        return overrides.explanation.map_or(Ok(()), |n| Err(no_set(n, sources)));
    };
    let entry = entries(root).expect("a table")[at].clone();
    let mut given = given(&entry)?;
    let count = given.len();
    let Some(number) = overrides.explanation else {
        let title =
            format!("the scenario is a set of {}, each a world", counted(count, "explanation"));
        return Err(entry
            .fault(title)
            .accepts(format!("--explanation N, with N from 1 to {count}")));
    };
    if number == 0 || number > count {
        let title = format!("there is no explanation {number}");
        return Err(of_option(number, title, sources).accepts(format!("1 to {count}")));
    }
    let chosen = given.swap_remove(number - 1).workloads;
    let Value::Table(all) = &mut root.value else { return Ok(()) };
    all.retain(|entry| entry.key != KEY);
    match all.iter_mut().find(|entry| entry.key == "workloads") {
        Some(common) => match &mut common.node.value {
            Value::List(items) => drop(items.splice(0..0, chosen)),
            _ => return Err(common.node.wrong("workloads", "[[workloads]] with a command each")),
        },
        None => {
            let node = Node { value: Value::List(chosen), ..entry.node };
            all.push(Entry { key: "workloads".into(), key_span: entry.key_span, node });
        }
    }
    Ok(())
}

/// The fault of `--explanation` where there is no set.
pub(super) fn no_set(number: usize, sources: &mut Sources) -> Box<Fault> {
    let title = "the scenario is not a set of explanations";
    of_option(number, title.into(), sources).accepts("no --explanation; or a scenario that has any")
}

fn of_option(number: usize, title: String, sources: &mut Sources) -> Box<Fault> {
    let source = sources.add("--explanation", number.to_string());
    Fault::at(sources.whole(source), title)
}

fn entries(root: &Node) -> Option<&Vec<Entry>> {
    match &root.value {
        Value::Table(entries) => Some(entries),
        _ => None,
    }
}

/// All of them, each checked as far as it can be without being run; their weights add up to 1.
fn given(entry: &Entry) -> Read<Vec<Given>> {
    let items = match &entry.node.value {
        Value::List(items) if (1..=EXPLANATIONS_MAX).contains(&items.len()) => items,
        _ => {
            let accepted = format!("[[{KEY}]], 1 to {EXPLANATIONS_MAX} of them");
            return Err(entry.node.wrong(KEY, accepted));
        }
    };
    let mut all = items.iter().map(one).collect::<Read<Vec<Given>>>()?;
    let sum: f64 = all.iter().map(|given| given.told.weight).sum();
    all.iter_mut().for_each(|given| given.told.weight /= sum);
    Ok(all)
}

fn one(item: &Node) -> Read<Given> {
    let mut fields = Fields::of(item, "an explanation")?;
    let weight = self::weight(fields.need("weight")?)?;
    let what = fields.take("what")?.map_or(Ok(""), Entry::text)?.to_owned();
    let workloads = fields.need("workloads")?;
    fields.done()?;
    match &workloads.node.value {
        Value::List(items) if !items.is_empty() => Ok(Given {
            told: Explanation { weight, what, is_fitted: false },
            workloads: items.clone(),
        }),
        _ => {
            Err(workloads.node.wrong("workloads", "[[explanations.workloads]] with a command each"))
        }
    }
}

fn weight(entry: &Entry) -> Read<f64> {
    let weight = match entry.node.value {
        Value::Integer(weight) => weight as f64,
        Value::Float(weight) => weight,
        _ => f64::NAN,
    };
    // Sums of weights beyond these bounds would lose the small ones, or be infinite.
    match (1e-9..=1e9).contains(&weight) {
        true => Ok(weight),
        false => Err(entry.node.wrong("weight", "a number from 1e-9 to 1e9")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::Asked;

    const SET: &str = "duration = \"1s\"\n[[workloads]]\ncommand = \"stress-ng --cpu 1\"\n\
        [[explanations]]\nweight = 3\nwhat = \"slow\"\n[[explanations.workloads]]\n\
        command = \"server --threads 2 --rate 100/s --service 3ms\"\n\
        [[explanations]]\nweight = 1\n[[explanations.workloads]]\n\
        command = \"server --threads 5 --rate 100/s --service 1ms\"\n";

    fn tasks(text: &str, explanation: Option<usize>) -> Result<usize, String> {
        let overrides = Overrides { explanation, ..Overrides::default() };
        let loaded = Asked::Text(text.into()).load(&overrides);
        match loaded {
            Ok(loaded) => Ok(loaded.scenario.workload.tasks.len()),
            Err(failure) => Err(format!("{failure:?}")),
        }
    }

    #[test]
    fn each_explanation_is_a_world_with_the_common_part() {
        assert_eq!(tasks(SET, Some(1)), Ok(3));
        assert_eq!(tasks(SET, Some(2)), Ok(6));
        let told = Asked::Text(SET.into()).explanations(&Overrides::default()).unwrap().unwrap();
        let slow = Explanation { weight: 0.75, what: "slow".into(), is_fitted: false };
        assert_eq!(told[0], slow);
        let fitted = Asked::Text(format!("source = \"fitted to 9 requests/s\"\n{SET}"));
        let told = fitted.explanations(&Overrides::default()).unwrap().unwrap();
        assert!(told.iter().all(|one| one.is_fitted));
        assert_eq!(told[1].weight, 0.25);
        let one = Overrides { explanation: Some(1), ..Overrides::default() };
        assert_eq!(Asked::Text(SET.into()).explanations(&one).unwrap(), None);
    }

    #[test]
    fn what_is_laid_over_a_set_is_laid_over_each() {
        let set = vec![("server.threads".to_owned(), "4".to_owned())];
        let overrides = Overrides { set, explanation: Some(2), ..Overrides::default() };
        let loaded = Asked::Text(SET.into()).load(&overrides).unwrap();
        assert_eq!(loaded.scenario.workload.tasks.len(), 5);
    }

    #[test]
    fn a_set_without_a_choice_and_a_choice_without_a_set_are_told() {
        let without = tasks(SET, None).unwrap_err();
        assert!(without.contains("set of 2 explanations"), "{without}");
        assert!(without.contains("--explanation N, with N from 1 to 2"), "{without}");
        let third = tasks(SET, Some(3)).unwrap_err();
        assert!(third.contains("there is no explanation 3"), "{third}");
        let command = Asked::Path("stress-ng --cpu 1".into());
        let one = Overrides { explanation: Some(1), ..Overrides::default() };
        for plain in [command, Asked::Path("desktop".into())] {
            assert_eq!(plain.explanations(&Overrides::default()).unwrap(), None);
            let told = format!("{:?}", plain.load(&one).unwrap_err());
            assert!(told.contains("not a set of explanations"), "{told}");
        }
    }

    #[test]
    fn a_wrong_set_is_refused_whoever_reads_it() {
        for (from, to, words) in [
            ("weight = 3", "weight = 0", "a number from 1e-9 to 1e9"),
            ("weight = 3", "weight = nan", "no finite number"),
            ("weight = 3", "weigth = 3", "has no \\\"weight\\\""),
            ("what = \"slow\"", "why = \"slow\"", "unknown key"),
            ("what = \"slow\"", "what = 3", "a string"),
        ] {
            let told = tasks(&SET.replacen(from, to, 1), Some(2)).unwrap_err();
            assert!(told.contains(words), "{to}: {told}");
        }
        let told = tasks("explanations = []", Some(1)).unwrap_err();
        assert!(told.contains("[[explanations]], 1 to 1000"), "{told}");
    }
}
