//! Settings as a map, and how strong its colours are.

use serde::Serialize;

/// Values that a map has room for: settings times what may be shown of each.
pub const VALUES_MAX: usize = 12_000;

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
    /// Settings that there is something to say of.
    pub cells: Vec<HeatCell>,
    /// What all others are: not tried, not there.
    pub empty: String,
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
}
