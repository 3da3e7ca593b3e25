//! Holm's correction: the chance that any cell of a table is marked although nothing differs stays
//! within the level, however the cells depend on each other (Holm 1979).

/// Adjusted probabilities, in the order of `p`; a cell without a test stays without.
pub fn adjusted(p: &[Option<f64>]) -> Vec<Option<f64>> {
    let mut order: Vec<usize> = (0..p.len()).filter(|&at| p[at].is_some()).collect();
    order.sort_by(|&a, &b| p[a].unwrap_or(1.0).total_cmp(&p[b].unwrap_or(1.0)));
    let (count, mut least) = (order.len(), 0.0_f64);
    let mut adjusted = vec![None; p.len()];
    for (rank, at) in order.into_iter().enumerate() {
        let times = (count - rank) as f64;
        least = least.max((times * p[at].unwrap_or(1.0)).min(1.0));
        adjusted[at] = Some(least);
    }
    adjusted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_of_statsmodels() {
        // multipletests([0.01, 0.04, 0.03, 0.005], method="holm")
        let told = adjusted(&[Some(0.01), Some(0.04), None, Some(0.03), Some(0.005)]);
        let told: Vec<f64> = told.into_iter().map(|p| p.unwrap_or(-1.0)).collect();
        let expected = [0.03, 0.06, -1.0, 0.06, 0.02];
        assert!(told.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-12), "{told:?}");
        assert!(adjusted(&[]).is_empty());
    }
}
