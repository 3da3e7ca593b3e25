//! Holds what the runs of a study gave against the thread's numbers, cell by cell.

use super::near::near;
use super::reproduced::{Compared, Reproduced};
use super::sample::{Sample, quantile};
use super::shipped::Study;
use super::spec::{Cell, Kind, Statistic};
use crate::experiment::points::mix;

/// Holds the samples of a study's runs against its table.
pub fn reproduced(study: Study, samples: Vec<Sample>) -> Reproduced {
    let mut cells = compare(&study, &samples);
    cells.extend(super::gains::claims(&study, &samples));
    let digest = samples.iter().fold(0, |digest, sample| mix(digest, sample.digest));
    Reproduced { study, cells, digest, samples }
}

fn compare(study: &Study, samples: &[Sample]) -> Vec<Compared> {
    let cells = study.spec.cells.iter().enumerate();
    let spreads: Vec<[f64; 3]> = cells.map(|(place, cell)| spread(samples, place, cell)).collect();
    let pairs = study.spec.cells.iter().zip(&spreads);
    let compared = pairs.map(|(cell, &[low, ours, high])| {
        let judged = cell.kind != Kind::Erratum;
        let hit = judged && near(cell, [low, ours, high], &study.spec.cells, &spreads);
        Compared { cell: cell.clone(), ours, low, high, hit }
    });
    compared.collect()
}

/// 5th percentile, middle and 95th percentile of one cell over the seeds.
fn spread(samples: &[Sample], place: usize, cell: &Cell) -> [f64; 3] {
    let mut keyed: Vec<(f64, f64)> = samples
        .iter()
        .filter(|sample| sample.arm == cell.arm)
        .filter_map(|sample| number(samples, sample, place, cell))
        .collect();
    if let Some(near) = &cell.near {
        keyed.sort_by(|a, b| (a.0 - near.target).abs().total_cmp(&(b.0 - near.target).abs()));
        keyed.truncate((keyed.len() / 10).max(1));
    }
    let mut numbers: Vec<f64> = keyed.into_iter().map(|(_, value)| value).collect();
    numbers.sort_by(f64::total_cmp);
    let middle = match cell.statistic {
        Statistic::Median => quantile(&numbers, 0.5),
        Statistic::Mean => numbers.iter().sum::<f64>() / numbers.len() as f64,
    };
    [quantile(&numbers, 0.05), middle, quantile(&numbers, 0.95)]
}

/// A cell's number in one run, with the other arm's of the same seed if it is related to one; and
/// what tells whether the seed counts.
fn number(samples: &[Sample], sample: &Sample, place: usize, cell: &Cell) -> Option<(f64, f64)> {
    let of = |sample: &Sample| {
        let number = sample.numbers.iter().find(|number| number.place == place)?;
        Some((number.key, number.value))
    };
    let (key, value) = of(sample)?;
    let Some(relation) = &cell.relation else { return Some((key, value)) };
    let same = |other: &&Sample| other.arm == *relation.arm() && other.seed == sample.seed;
    let (_, other) = of(samples.iter().find(same)?)?;
    Some((key, relation.of(value, other)))
}

#[cfg(test)]
mod tests {
    use super::super as study;
    use super::super::Tolerance;
    use super::*;

    #[test]
    fn quantiles_interpolate_between_neighbours() {
        assert_eq!(quantile(&[1.0, 2.0, 4.0], 0.5), 2.0);
        assert_eq!(quantile(&[1.0, 2.0], 0.5), 1.5);
        assert_eq!(quantile(&[7.0], 0.95), 7.0);
        assert!(quantile(&[], 0.5).is_nan());
    }

    #[test]
    fn a_direction_is_told_from_the_same_number_and_not_from_a_ratio() {
        let cells: Vec<Cell> = study::find("002").expect("it ships").spec.cells;
        let place = cells.iter().position(|cell| {
            cell.arm == "without-700" && matches!(cell.tolerance, Tolerance::SideOf(_))
        });
        let cell = &cells[place.expect("it has a direction")];
        let same = vec![[9.0; 3]; cells.len()];
        assert!(!near(cell, [9.0; 3], &cells, &same), "equal numbers have no direction");
        assert!(near(cell, [10.0; 3], &cells, &same));
    }

    #[test]
    fn a_number_that_is_missing_never_hits() {
        for name in study::names() {
            let study = study::find(&name).expect("shipped studies are right");
            assert!(compare(&study, &[]).iter().all(|cell| !cell.hit), "{name}");
        }
    }
}
