//! What a page shows beside runs: tables and pictures of numbers, the same for every verb. A
//! picture has a title, a sentence that says what is in it, and its numbers; the page draws it and
//! makes the table.

use serde::Serialize;

/// Values that a map has room for: settings times what may be shown of each.
pub const VALUES_MAX: usize = 12_000;

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

/// Settings as a map: two of the knobs across and down, the others chosen by the reader.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct Heat {
    /// What it is.
    pub title: String,
    /// What it says.
    pub sentence: String,
    /// What varies.
    pub axes: Vec<Axis>,
    /// What may be shown of a setting.
    pub measures: Vec<Measure>,
    /// What signs stand for.
    pub signs: Vec<Sign>,
    /// Settings that there is something to say of; all others were not tried.
    pub cells: Vec<HeatCell>,
}

/// A knob.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
pub struct Axis {
    /// It.
    pub key: String,
    /// Its values, those that are shown.
    pub values: Vec<String>,
    /// Values that are not shown, because nothing was tried at them.
    pub left_out: usize,
}

/// What may be shown of a setting.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
pub struct Measure {
    /// Its name.
    pub name: String,
    /// What a picture of it says.
    pub sentence: String,
    /// The value of the palest colour.
    pub palest: String,
    /// The value of the strongest colour.
    pub strongest: String,
}

/// A sign on a setting.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
pub struct Sign {
    /// A character.
    pub sign: String,
    /// What it means.
    pub says: String,
}

/// A setting.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct HeatCell {
    /// Places of its values in the axes.
    pub at: Vec<usize>,
    /// By measure what is shown.
    pub shown: Vec<HeatValue>,
}

/// What is shown of a setting.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct HeatValue {
    /// The value.
    pub text: String,
    /// How sure it is, if that is known: `±0.4`.
    pub spread: String,
    /// How strong its colour is, 0 to 1; nothing without a colour.
    pub level: Option<f64>,
    /// Places of its signs.
    pub signs: Vec<usize>,
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
    pub fn of(name: String, range: crate::experiment::statistics::weighted::Range) -> Self {
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

/// How strong colours are: the least number has the palest; of a time each factor of ten takes the
/// same room, unless that leaves no difference to see.
pub fn levels(values: &[Option<f64>], is_time: bool) -> Vec<Option<f64>> {
    let known = || values.iter().flatten().copied().filter(|value| value.is_finite());
    let (low, high) = (known().fold(f64::INFINITY, f64::min), known().fold(f64::MIN, f64::max));
    let by_factor = is_time && low > 0.0 && high / low > 3.0;
    let scaled = |value: f64| if by_factor { value.ln() } else { value };
    let (low, high) = (scaled(low), scaled(high));
    let level = |value: f64| match high > low {
        true => (scaled(value) - low) / (high - low),
        false => 0.0,
    };
    let one = |value: &Option<f64>| value.filter(|value| value.is_finite()).map(level);
    values.iter().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_go_from_the_least_to_the_greatest() {
        assert_eq!(
            levels(&[Some(1.0), None, Some(3.0), Some(2.0)], false),
            [Some(0.0), None, Some(1.0), Some(0.5)]
        );
        assert_eq!(
            levels(&[Some(1.0), Some(10.0), Some(100.0)], true),
            [Some(0.0), Some(0.5), Some(1.0)]
        );
        assert_eq!(levels(&[Some(4.0), Some(f64::NAN)], true), [Some(0.0), None]);
        assert!(levels(&[], true).is_empty());
    }

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
