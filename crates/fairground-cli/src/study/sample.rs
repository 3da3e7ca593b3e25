//! What the runs of a study gave.

/// One run of one arm: what it gave for each cell that it is asked for.
pub struct Sample {
    /// The arm.
    pub arm: String,
    /// The seed.
    pub seed: u64,
    /// Its numbers.
    pub numbers: Vec<Number>,
    /// What its letter measures; none if it belongs to none.
    pub first: f64,
    /// What its table without numbers of the thread shows, by column.
    pub shown: Vec<f64>,
    /// Digest of the run.
    pub digest: u64,
}

/// What one run gave for one cell.
pub struct Number {
    /// Place of the cell in the table.
    pub place: usize,
    /// The cell's metric.
    pub value: f64,
    /// The metric that tells which seeds count.
    pub key: f64,
}

/// Quantile of sorted numbers, interpolated between neighbours (type 7 of Hyndman and Fan).
pub(crate) fn quantile(sorted: &[f64], share: f64) -> f64 {
    let Some(last) = sorted.len().checked_sub(1) else { return f64::NAN };
    let place = share * last as f64;
    let (below, part) = (place.floor() as usize, place.fract());
    sorted[below] + part * (sorted[(below + 1).min(last)] - sorted[below])
}
