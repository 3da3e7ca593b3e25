//! The share of periods with throttling, as dashboards draw it.

/// Periods at whose end the group was throttled, of all periods, per cent; 0 of none.
pub fn throttled_percent(nr_throttled: u64, nr_periods: u64) -> f64 {
    100.0 * nr_throttled as f64 / nr_periods.max(1) as f64
}
