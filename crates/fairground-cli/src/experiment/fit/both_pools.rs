//! Places for full pools of threads and for such as are large enough, among what answers.
//!
//! Latencies hardly tell the two apart, so where both are near the figures, both are told. A full
//! pool scatters more, and is seldom among the very nearest.

use super::search::Tried;

/// Of the services that are chosen, one in so many is for either kind of pool.
const PLACES_OF: usize = 4;

/// Both kinds of pools among those that were chosen of services that are near, nearest first.
pub(super) fn keep_both(chosen: &mut [Tried], near: &[Tried]) {
    let places = chosen.len() / PLACES_OF;
    for full in [false, true] {
        let is_of_kind = |tried: &&Tried| tried.has_full_pool() == full;
        let there = chosen.iter().filter(is_of_kind).count();
        let is_more = |tried: &&Tried| is_of_kind(tried) && !chosen.contains(tried);
        let more: Vec<Tried> =
            near.iter().filter(is_more).take(places.saturating_sub(there)).cloned().collect();
        for tried in more {
            if let Some(last) = chosen.iter().rposition(|other| other.has_full_pool() != full) {
                chosen[last] = tried;
            }
        }
    }
}
