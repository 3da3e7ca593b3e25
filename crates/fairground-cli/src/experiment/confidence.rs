//! How sure a share is that was seen in some of n histories: Clopper and Pearson's bound, which is
//! exact for any n and any share.

/// The share that `held` of `of` histories prove, at the confidence 1 - `alpha`: were the true
/// share smaller, so many would hold with a probability below `alpha`.
pub fn lower_bound(held: usize, of: usize, alpha: f64) -> f64 {
    if held == 0 {
        return 0.0;
    }
    // The tail grows with the share: halve the interval until it is of no size.
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..60 {
        let middle = (low + high) / 2.0;
        match at_least(held, of, middle) < alpha {
            true => low = middle,
            false => high = middle,
        }
    }
    low
}

/// Probability that at least `held` of `of` hold if each does with probability `share`.
fn at_least(held: usize, of: usize, share: f64) -> f64 {
    let (log_yes, log_no) = (share.ln(), (1.0 - share).ln());
    let mut log_ways = 0.0;
    let mut sum = 0.0;
    // From all of them downwards, with the number of ways to choose those that don't hold.
    for missed in 0..=of - held {
        if missed > 0 {
            log_ways += ((of - missed + 1) as f64).ln() - (missed as f64).ln();
        }
        sum += (log_ways + (of - missed) as f64 * log_yes + missed as f64 * log_no).exp();
    }
    sum
}

/// The share that `held` of `of` histories leave possible, at the confidence 1 - `alpha`.
pub fn upper_bound(held: usize, of: usize, alpha: f64) -> f64 {
    1.0 - lower_bound(of - held, of, alpha)
}

/// How many of `of` histories a share of them is: 18 of 20 are 90 %, whatever rounding makes of it.
pub fn least_of(of: usize, share: f64) -> usize {
    /// Products of shares and counts are off by less.
    const ROUNDING: f64 = 1e-9;
    (share * of as f64 - ROUNDING).ceil().max(0.0) as usize
}

/// How many of `of` histories must hold to prove a share; more than there are if not even all do.
pub fn least_held(of: usize, share: f64, alpha: f64) -> usize {
    (0..=of).find(|&held| lower_bound(held, of, alpha) >= share).unwrap_or(of + 1)
}

/// How few histories can prove a share: all of them must hold.
pub fn fewest(share: f64, alpha: f64) -> usize {
    (alpha.ln() / share.ln()).ceil() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_of_histories_is_a_number_of_them() {
        let of_20 = [0.9, 0.55, 0.95, 0.3, 0.999, 0.01].map(|share| least_of(20, share));
        assert_eq!(of_20, [18, 11, 19, 6, 20, 1]);
        assert_eq!((least_of(0, 0.9), least_of(10, 0.7), least_of(10, 1.0)), (0, 7, 10));
    }

    /// From sums of exact binomial coefficients (Python's `math.comb`), halved to 1e-6.
    #[test]
    fn the_bound_is_that_of_exact_sums() {
        for (held, of, low) in [
            (20, 20, 0.860892),
            (60, 60, 0.951297),
            (59, 60, 0.923360),
            (19, 20, 0.783894),
            (5, 10, 0.222441),
            (1, 10, 0.005116),
            (0, 10, 0.0),
        ] {
            let bound = lower_bound(held, of, 0.05);
            assert!((bound - low).abs() < 2e-6, "{held}/{of}: {bound}");
        }
    }

    #[test]
    fn what_proves_a_share_and_what_leaves_it_possible() {
        assert_eq!(least_held(60, 0.9, 0.05), 59);
        assert_eq!(least_held(20, 0.9, 0.05), 21);
        assert!((upper_bound(1, 20, 0.05) - (1.0 - 0.783894)).abs() < 2e-6);
        assert_eq!(upper_bound(20, 20, 0.05), 1.0);
    }

    #[test]
    fn a_share_needs_as_many_as_tables_say() {
        assert_eq!((fewest(0.9, 0.05), fewest(0.95, 0.05), fewest(0.99, 0.05)), (29, 59, 299));
        assert!(lower_bound(29, 29, 0.05) >= 0.9 && lower_bound(28, 28, 0.05) < 0.9);
    }
}
