//! What a page shows beside runs: tables and pictures of numbers, the same for every verb. A
//! picture has a title, a sentence that says what is in it, and its numbers; the page draws it and
//! makes the table.

use serde::Serialize;

mod heat;

pub use heat::{Axis, Heat, HeatCell, HeatValue, Measure, Sign, VALUES_MAX, levels};

/// One part of a page.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Panel {
    /// What follows is about this.
    Heading {
        /// It.
        title: String,
    },
    /// Sentences.
    Text {
        /// What they are about.
        title: String,
        /// They.
        sentences: Vec<String>,
    },
    /// Lines to copy: commands, settings.
    Lines {
        /// What they are.
        title: String,
        /// They.
        text: String,
    },
    /// A table.
    Table(Table),
    /// Settings as a map.
    Heat(Heat),
    /// Ranges below each other.
    Ranges(Ranges),
    /// Percentiles of latency.
    Percentiles(Percentiles),
}

/// A table; the first column names the row.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct Table {
    /// What it is.
    pub title: String,
    /// What it says.
    pub sentence: String,
    /// Headings.
    pub columns: Vec<String>,
    /// Cells.
    pub rows: Vec<Vec<Cell>>,
}

/// A cell.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[serde(untagged)]
pub enum Cell {
    /// Text.
    Plain(String),
    /// Text that stands out.
    Toned {
        /// It.
        text: String,
        /// How.
        tone: Tone,
    },
}

/// How something stands out.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug)]
#[serde(rename_all = "snake_case")]
pub enum Tone {
    /// It is as wanted.
    Good,
    /// It is not.
    Bad,
    /// It was measured and not simulated.
    Measured,
    /// The usual.
    Plain,
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        Cell::Plain(text)
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        Cell::Plain(text.to_owned())
    }
}

/// Ranges below each other, on one axis.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct Ranges {
    /// What it is.
    pub title: String,
    /// What it says.
    pub sentence: String,
    /// The unit of all numbers.
    pub unit: String,
    /// True if each factor of ten takes the same room.
    pub is_log: bool,
    /// What low, likely and high mean.
    pub ends: [String; 3],
    /// Them.
    pub rows: Vec<RangeRow>,
    /// Numbers to compare with: a target, zero.
    pub lines: Vec<Line>,
}

/// A range.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct RangeRow {
    /// Of what.
    pub name: String,
    /// Its lower end.
    pub low: Option<f64>,
    /// What is likely.
    pub likely: Option<f64>,
    /// Its upper end.
    pub high: Option<f64>,
    /// What more is to be said of it.
    pub note: String,
    /// How it stands out.
    pub tone: Tone,
}

/// A number to compare with.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct Line {
    /// What it is.
    pub name: String,
    /// Where.
    pub at: f64,
}

/// Percentiles of latency: of what was simulated as lines, of what was measured as points, for
/// between them nothing is known.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct Percentiles {
    /// What it is.
    pub title: String,
    /// What it says.
    pub sentence: String,
    /// Them.
    pub curves: Vec<Curve>,
}

/// A curve.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct Curve {
    /// What it is.
    pub name: String,
    /// What it is among the others.
    pub role: Role,
    /// Shares of all that take as long or less, 0 to 1, rising.
    pub shares: Vec<f64>,
    /// How long, ns.
    pub latency_ns: Vec<f64>,
}

/// What a curve is among the others.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// It was measured: points.
    Measured,
    /// What is likely.
    Likely,
    /// An end of a range.
    End,
    /// One explanation.
    Candidate,
}

impl Panel {
    /// Sentences, if there are any.
    pub fn text(title: &str, sentences: Vec<String>) -> Option<Panel> {
        let panel = Panel::Text { title: title.into(), sentences };
        match &panel {
            Panel::Text { sentences, .. } if sentences.is_empty() => None,
            _ => Some(panel),
        }
    }

    /// Text as a terminal shows it, without empty lines around it; nothing of nothing.
    pub fn lines(title: &str, text: &[u8]) -> Option<Panel> {
        let text = String::from_utf8_lossy(text);
        let text = text.trim_matches('\n').to_owned();
        (!text.is_empty()).then(|| Panel::Lines { title: title.into(), text })
    }
}

impl RangeRow {
    /// A range over explanations, with nothing more to say.
    pub fn of(name: String, range: fairground_statistics::weighted::Range) -> Self {
        let known = |value: f64| Some(value).filter(|value| value.is_finite());
        RangeRow {
            name,
            low: known(range.low),
            likely: known(range.likely),
            high: known(range.high),
            note: String::new(),
            tone: Tone::Plain,
        }
    }
}

/// What low, likely and high are of a range over explanations.
pub fn over_explanations() -> [String; 3] {
    ["5 % of the weight lie below", "half", "95 %"].map(String::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panel_says_what_it_is() {
        let cell = Cell::Toned { text: "MISS".into(), tone: Tone::Bad };
        let table = Table {
            title: "t".into(),
            sentence: "s".into(),
            columns: vec!["a".into()],
            rows: vec![vec!["x".into()], vec![cell]],
        };
        let value = serde_json::to_value(Panel::Table(table)).unwrap();
        assert_eq!(value["kind"], "table");
        assert_eq!(value["rows"], serde_json::json!([["x"], [{"text": "MISS", "tone": "bad"}]]));
        assert_eq!(Panel::lines("t", b"\n\n"), None);
    }
}
