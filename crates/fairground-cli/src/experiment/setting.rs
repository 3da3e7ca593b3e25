//! One setting of a grid: which values it has, and what it is called.

/// Places of a setting's values in axes of these sizes; the last axis goes fastest.
pub fn places(mut setting: usize, sizes: impl DoubleEndedIterator<Item = usize>) -> Vec<usize> {
    let mut at: Vec<usize> = sizes
        .rev()
        .map(|size| {
            let place = setting % size;
            setting /= size;
            place
        })
        .collect();
    at.reverse();
    at
}

/// A setting for people: `cpu.max=2 workload.threads=8`.
pub fn words<'s>(pairs: impl Iterator<Item = (&'s str, &'s str)>) -> String {
    pairs.map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" ")
}
