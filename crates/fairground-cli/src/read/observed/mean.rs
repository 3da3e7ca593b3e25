//! Can the mean of latencies be that of these buckets?

use crate::read::fault::{Fault, Read, Span};
use fairground::units::{NS_PER_MS, Ns};

/// The mean lies where the buckets allow it, or the sum is of other requests or in another unit.
pub(super) fn mean_within(mean_ns: f64, buckets: &[(Option<Ns>, f64)], span: Span) -> Read<()> {
    const SLACK: f64 = 1.01;
    let all: f64 = buckets.iter().map(|(_, count)| count).sum();
    if all == 0.0 {
        return Ok(());
    }
    let (mut least_ns, mut most_ns, mut from_ns) = (0.0, 0.0, 0.0);
    for (upto_ns, count) in buckets {
        let upto_ns = upto_ns.map_or(f64::INFINITY, |ns| ns as f64);
        if *count > 0.0 {
            least_ns += from_ns * count / all;
            most_ns += upto_ns * count / all;
        }
        from_ns = upto_ns;
    }
    if least_ns <= mean_ns * SLACK && mean_ns <= most_ns * SLACK {
        return Ok(());
    }
    let ms = |ns: f64| format!("{:.4} ms", ns / NS_PER_MS as f64);
    let bound = match mean_ns > most_ns {
        true => format!("by its buckets it is at most {}", ms(most_ns)),
        false => format!("by its buckets it is at least {}", ms(least_ns)),
    };
    Err(Fault::at(span, format!("the sum of all latencies gives a mean of {}", ms(mean_ns)))
        .because(bound)
        .accepts("a sum and buckets of the same requests, in one unit"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_lies_between_the_ends_of_the_buckets() {
        let within = |mean_ms: f64, buckets: &[(Option<Ns>, f64)]| {
            mean_within(mean_ms * NS_PER_MS as f64, buckets, Span::default()).is_ok()
        };
        let closed = [(Some(10 * NS_PER_MS), 90.0), (Some(100 * NS_PER_MS), 10.0), (None, 0.0)];
        assert_eq!(
            [0.9, 1.0, 19.0, 20.0].map(|ms| within(ms, &closed)),
            [false, true, true, false]
        );
        let open = [(Some(10 * NS_PER_MS), 90.0), (None, 10.0)];
        assert_eq!([0.9, 1.0, 1e9].map(|ms| within(ms, &open)), [false, true, true]);
        assert!(within(5.0, &[]) && within(5.0, &[(Some(1), 0.0)]), "nobody was counted");
    }
}
