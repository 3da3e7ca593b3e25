//! Tables of a study that the thread has no numbers for: what was only argued there, run here.
//!
//! A row is an arm, a column a metric of the whole machine or of all tasks; nothing is judged. An
//! arm's row is named by what follows the table's prefix.

use super::sample::Sample;
use crate::run::metric::Metric;
use crate::run::report::Report;
use serde::Deserialize;

/// One table.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shown {
    /// Name, unique in the study.
    pub title: String,
    /// File beside `study.toml`.
    pub scenario: String,
    /// Settings as of `run --set` of every row.
    #[serde(default)]
    pub set: Vec<String>,
    /// Only so many of the study's seeds, from the first.
    #[serde(default)]
    pub runs: Option<u64>,
    /// Columns: heading and metric.
    pub columns: Vec<(String, Metric)>,
    /// Rows: name and settings. Several lists stand for every combination.
    pub rows: Vec<Vec<(String, Vec<String>)>>,
    /// What it shows, in words.
    #[serde(default)]
    pub says: String,
}

impl Shown {
    /// Rows with their settings: every combination of one entry of each list.
    pub fn combined(&self) -> Vec<(String, Vec<String>)> {
        let start = vec![(String::new(), self.set.clone())];
        self.rows.iter().fold(start, |rows, list| {
            let longer = |(name, set): &(String, Vec<String>)| {
                let more = list.iter().map(|(word, more)| {
                    let name =
                        if name.is_empty() { word.clone() } else { format!("{name}, {word}") };
                    (name, [set.as_slice(), more].concat())
                });
                more.collect::<Vec<_>>()
            };
            rows.iter().flat_map(longer).collect()
        })
    }

    /// The arm of a row.
    pub fn arm(&self, row: &str) -> String {
        format!("{}/{row}", self.title)
    }

    /// True if the arm is one of the table's rows.
    pub fn has(&self, arm: &str) -> bool {
        arm.strip_prefix(self.title.as_str()).is_some_and(|rest| rest.starts_with('/'))
    }

    /// What a run of one of its rows gave, by column; no number where it has not what is asked.
    pub fn measure(&self, report: &Report<'_>) -> Vec<f64> {
        let number = |metric: &Metric| metric.measure(report).unwrap_or(f64::NAN);
        self.columns.iter().map(|(_, metric)| number(metric)).collect()
    }

    /// Medians over the seeds of a row's columns.
    pub fn medians(&self, row: &str, samples: &[Sample]) -> Vec<f64> {
        let arm = self.arm(row);
        let of_arm: Vec<&Sample> = samples.iter().filter(|sample| sample.arm == arm).collect();
        let column = |column: usize| {
            let mut numbers: Vec<f64> = of_arm.iter().map(|sample| sample.shown[column]).collect();
            numbers.sort_by(f64::total_cmp);
            crate::study::sample::quantile(&numbers, 0.5)
        };
        (0..self.columns.len()).map(column).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_of_rows_are_combined() {
        let text = r#"
            title = "t"
            scenario = "s.toml"
            set = ["x=0"]
            columns = [["hints", "governor_hints"]]
            rows = [[["a", ["h=1"]], ["b", []]], [["c", ["r=1"]], ["d", ["r=2"]]]]
        "#;
        let shown: Shown = toml::from_str(text).unwrap();
        let rows = shown.combined();
        let names: Vec<&str> = rows.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["a, c", "a, d", "b, c", "b, d"]);
        assert_eq!(rows[1].1, ["x=0", "h=1", "r=2"]);
    }
}
