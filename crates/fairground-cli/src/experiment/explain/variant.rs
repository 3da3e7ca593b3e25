//! What is changed in a world, and which worlds have one history.
//!
//! A limit acts by throttling alone. Where nobody was throttled, a limit that always leaves at
//! least as much to use would not have throttled either: then the history is the same one, request
//! by request, and need not be run again.
//!
//! With quota q, burst b and what is left l, a period begins with min(l + q, q + b). If q' >= q,
//! then more burst leaves no less; nor does q' >= q + b, whatever the burst. Without throttling
//! both spend the same, so what is left stays ordered. That needs periods of one length, and
//! limits that nobody writes anew.

use crate::read::Overrides;
use fairground::model::limit::Limit;

/// A world of every explanation.
#[derive(Clone, Debug)]
pub struct Variant {
    /// What is laid over the explanation.
    pub overrides: Overrides,
    /// The service's limit then.
    pub limit: Limit,
}

impl Variant {
    /// True if a history of the other one without throttling is this one's too.
    pub fn shares(&self, other: &Variant) -> bool {
        let without_limit = |of: &Variant| Overrides { limit: Vec::new(), ..of.overrides.clone() };
        leaves_no_less(&self.limit, &other.limit) && without_limit(self) == without_limit(other)
    }
}

/// True if a limit leaves at least as much to use as another one, at any time.
fn leaves_no_less(limit: &Limit, other: &Limit) -> bool {
    let Some(quota_ns) = limit.quota_ns else { return true };
    let Some(other_ns) = other.quota_ns else { return false };
    limit.period_ns == other.period_ns
        && quota_ns >= other_ns
        && (limit.burst_ns >= other.burst_ns || quota_ns >= other_ns + other.burst_ns)
}

/// Places of worlds, put together where one may share another's history, which stands before it.
pub fn chains(variants: &[Variant]) -> Vec<Vec<usize>> {
    let mut places: Vec<usize> = (0..variants.len()).collect();
    let peak_ns = |place: &usize| {
        let Limit { quota_ns, burst_ns, .. } = variants[*place].limit;
        let quota_ns = quota_ns.unwrap_or(u64::MAX);
        (quota_ns.saturating_add(burst_ns), quota_ns)
    };
    places.sort_by_key(peak_ns);
    let mut chains: Vec<Vec<usize>> = Vec::new();
    for place in places {
        let before = |chain: &Vec<usize>| {
            chain.iter().any(|earlier| variants[place].shares(&variants[*earlier]))
        };
        match chains.iter().position(before) {
            Some(at) => chains[at].push(place),
            None => chains.push(vec![place]),
        }
    }
    chains
}

#[cfg(test)]
mod tests {
    use super::*;
    use fairground::units::NS_PER_MS;

    fn variant(quota_ms: Option<u64>, burst_ms: u64, threads: &str) -> Variant {
        let limit = Limit {
            quota_ns: quota_ms.map(|ms| ms * NS_PER_MS),
            period_ns: 100 * NS_PER_MS,
            burst_ns: burst_ms * NS_PER_MS,
        };
        let set = vec![("workloads.0.threads".to_owned(), threads.to_owned())];
        let overrides =
            Overrides { set, limit: vec![format!("{limit:?}")], ..Overrides::default() };
        Variant { overrides, limit }
    }

    #[test]
    fn a_limit_shares_what_a_tighter_one_did_not_throttle() {
        let tight = variant(Some(200), 100, "8");
        for (quota_ms, burst_ms, shares) in [
            (Some(200), 100, true),
            (Some(200), 99, false),
            (Some(250), 99, false),
            (Some(300), 0, true),
            (Some(199), 199, false),
            (None, 0, true),
        ] {
            let other = variant(quota_ms, burst_ms, "8");
            assert_eq!(other.shares(&tight), shares, "{quota_ms:?} {burst_ms}");
        }
        assert!(!tight.shares(&variant(None, 0, "8")));
        assert!(!variant(None, 0, "9").shares(&tight), "other threads make another history");
    }

    #[test]
    fn a_chain_begins_with_what_the_others_may_share() {
        let all = [
            variant(None, 0, "8"),
            variant(Some(200), 200, "8"),
            variant(None, 0, "512"),
            variant(Some(400), 0, "8"),
            variant(Some(200), 0, "8"),
        ];
        assert_eq!(chains(&all), [vec![4, 1, 3, 0], vec![2]]);
    }
}
