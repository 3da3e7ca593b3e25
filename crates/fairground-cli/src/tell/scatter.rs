//! Where one more history lies, in words and as data.

use super::amount::percent;
use fairground_statistics::scatter::Scatter;
use serde_json::{Value, json};

/// What the columns "low" and "high" mean, of the row that is least sure: a run may give no number.
pub fn in_words(scatters: impl Iterator<Item = Scatter>) -> Option<String> {
    let least = scatters.map(|scatter| scatter.probability).min_by(f64::total_cmp)?;
    let more = if least < 0.9 { " (90 % from 19 seeds on)" } else { "" };
    Some(format!("One more history lies from low to high with {}{more}.", percent(least)))
}

/// Both ends; no numbers where there are too few histories.
pub fn ends(scatter: Option<Scatter>) -> [f64; 2] {
    scatter.map_or([f64::NAN; 2], |scatter| [scatter.low, scatter.high])
}

/// The range as data.
pub fn value(scatter: &Scatter) -> Value {
    json!({
        "low": scatter.low,
        "median": scatter.median,
        "high": scatter.high,
        "probability": scatter.probability,
    })
}
