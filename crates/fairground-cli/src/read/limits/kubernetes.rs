//! Kubernetes: `limits.cpu` and `requests.cpu` of a container, as kubelet and runc pass them on.
//!
//! With m in thousandths of a CPU: quota = max(m · 100 ms / 1000, 1 ms) in periods of 100 ms
//! (`MilliCPUToQuota`), none for 0; shares = clamp(m · 1024 / 1000, 2, 262144)
//! (`MilliCPUToShares`); `cpu.weight` = ⌈10^((L² + 125 L)/612 − 7/34)⌉ with L = log2(shares), runc
//! 1.3.2 and crun 1.23 and later: 1024 shares are weight 100. (Before, it was
//! 1 + (shares − 2) · 9999/262142, which made them 39.) A request that is left out is the limit,
//! as the API server fills it in. What systemd's driver rounds to whole percents is not modelled.

use super::max::Max;
use super::settings::{Said, Settings, Weight, said};
use super::shares::shares_to_weight;
use crate::read::fault::{Fault, Read, Span, clean};
use crate::read::tree::{Entry, Fields};
use fairground::model::limit::{PERIOD_NS_DEFAULT, QUOTA_PERIOD_NS_MIN};

/// What becomes of a container that requests more than it may use.
pub const REFUSED: &str = "Kubernetes refuses such a container";

/// Most CPUs of a quantity: far more than any machine has, and far from any overflow.
const MILLI_MAX: u64 = 1_000_000_000;

/// Reads `limits.cpu` and `requests.cpu`.
pub(super) fn read(fields: &mut Fields<'_>) -> Read<Settings> {
    let (limit, request) = (fields.take("limits.cpu")?, fields.take("requests.cpu")?);
    let limit_milli = limit.map(milli).transpose()?;
    let request_milli = request.map(milli).transpose()?;
    if let (Some(limit_milli), Some(request)) = (limit_milli, request) {
        check_request(request_milli.unwrap_or(0), limit_milli, request.node.span)?;
    }
    let max = limit.zip(limit_milli).and_then(|(entry, milli)| said(max_of(milli), &[entry]));
    let weight = match (request.zip(request_milli), limit.zip(limit_milli)) {
        (Some((entry, milli)), _) => weight_of(milli, entry, is_nothing(entry), false),
        (None, Some((entry, milli))) => weight_of(milli, entry, milli == 0, true),
        _ => None,
    };
    Ok(Settings { max, weight, ..Settings::default() })
}

/// Refuses a request above a limit; a limit of 0 is none.
pub(super) fn check_request(request_milli: u64, limit_milli: u64, span: Span) -> Read<()> {
    if limit_milli == 0 || request_milli <= limit_milli {
        return Ok(());
    }
    let title = format!("requests.cpu is {request_milli}m, above limits.cpu, {limit_milli}m");
    Err(Fault::at(span, title).because(REFUSED).accepts(format!("at most {limit_milli}m")))
}

/// A quantity of CPUs in thousandths.
pub(super) fn milli(entry: &Entry) -> Read<u64> {
    let accepted = "a quantity of CPUs: \"1500m\", \"1.5\" or 2, no finer than 1m";
    let wrong = || entry.node.wrong(&entry.key, accepted);
    let words = entry.node.words().ok_or_else(wrong)?;
    if words == "max" {
        return Err(
            wrong().help("Kubernetes has no word for no limit: leave it out, or cpu.max=max")
        );
    }
    if words.starts_with('-') {
        let title = format!("\"{}\" is negative: {}", clean(&entry.key), clean(&words));
        return Err(Fault::at(entry.node.span, title).accepts(accepted));
    }
    quantity_milli(&words).filter(|milli| *milli <= MILLI_MAX).ok_or_else(wrong)
}

/// Suffixes of quantities that are powers of ten (`resource.Quantity`).
const POWERS: [(&str, i32); 9] =
    [("n", -9), ("u", -6), ("m", -3), ("", 0), ("k", 3), ("M", 6), ("G", 9), ("T", 12), ("P", 15)];

/// A quantity in thousandths, exactly: `1500m`, `.5`, `0.1k`, `1e0`, `2Ki`; None if it is none, or
/// finer than a thousandth.
pub(crate) fn quantity_milli(words: &str) -> Option<u64> {
    let words = words.strip_prefix('+').unwrap_or(words);
    let end = words.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(words.len());
    let (number, suffix) = words.split_at(end);
    let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
    let fraction = fraction.trim_end_matches('0');
    if fraction.contains('.') || whole.is_empty() && number.len() < 2 {
        return None;
    }
    let digits: u128 = format!("0{whole}{fraction}").parse().ok()?;
    let (times, power) = of_suffix(suffix)?;
    let power = power + 3 - i32::try_from(fraction.len()).ok()?;
    let digits = digits.checked_mul(times)?;
    let scale = 10u128.checked_pow(power.unsigned_abs())?;
    let milli = match power {
        0.. => digits.checked_mul(scale)?,
        _ if digits % scale == 0 => digits / scale,
        _ => return None,
    };
    u64::try_from(milli).ok()
}

/// What a suffix multiplies by: a number, and a power of ten.
fn of_suffix(suffix: &str) -> Option<(u128, i32)> {
    if let Some((_, power)) = POWERS.iter().find(|(known, _)| *known == suffix) {
        return Some((1, *power));
    }
    if let Some(power) = ["Ki", "Mi", "Gi", "Ti"].iter().position(|known| *known == suffix) {
        return Some((1 << (10 * (power + 1)), 0));
    }
    let exponent = suffix.strip_prefix(['e', 'E'])?;
    let power: i32 = exponent.parse().ok()?;
    (power.abs() <= 18).then_some((1, power))
}

fn max_of(milli: u64) -> Max {
    match milli {
        0 => Max::none(),
        _ => {
            let quota_ns = (milli * PERIOD_NS_DEFAULT / 1000).max(QUOTA_PERIOD_NS_MIN);
            Max::of_cpus(quota_ns, PERIOD_NS_DEFAULT)
        }
    }
}

/// What a manifest's container requests that says nothing of CPUs.
pub(super) const NOTHING: &str = "0m";

/// True of what stands for a request that is not there.
fn is_nothing(entry: &Entry) -> bool {
    entry.node.words().as_deref() == Some(NOTHING)
}

fn weight_of(milli: u64, entry: &Entry, of_nothing: bool, implied: bool) -> Option<Said<Weight>> {
    said(Weight { implied, of_nothing, ..weight(milli) }, &[entry])
}

/// The weight of a request in thousandths of a CPU.
pub(super) fn weight(milli: u64) -> Weight {
    Weight::of(shares_to_weight((milli * 1024 / 1000).clamp(2, 262_144)))
}

#[cfg(test)]
mod tests {
    use super::super::group::tests::{limit, refusal, settings, shares};
    use super::*;

    #[test]
    fn limits_become_quotas_of_at_least_a_millisecond() {
        let max = |text: &str| limit(&format!("limits.cpu = {text}")).0;
        assert_eq!(max("\"1500m\""), "150000 100000");
        assert_eq!(max("\"0.1\""), "10000 100000");
        assert_eq!(max("2"), "200000 100000");
        assert_eq!(max("0.25"), "25000 100000");
        assert_eq!(max("\"5m\""), "1000 100000");
        assert_eq!(max("\"0\""), "max 100000");
        for half in ["\".5\"", "\"0.50\"", "\"5e-1\"", "\"500000u\"", "\"0.0005k\"", "\"+500m\""] {
            assert_eq!(max(half), "50000 100000", "{half}");
        }
        assert_eq!(max("\"1e0\""), "100000 100000");
        assert_eq!(max("\"5.\""), "500000 100000");
        assert_eq!(max("\"0.1k\""), "10000000 100000");
        for bad in [
            "\"1.5m\"",
            "\"0.0001\"",
            "\"1,5\"",
            "\"-1\"",
            "\"2Gi\"",
            "\"\"",
            "\".\"",
            "\"m\"",
            "\"1e\"",
            "\"1e99\"",
            "\"1..5\"",
            "\"1.5.2\"",
            "\"1 m\"",
            "true",
        ] {
            assert!(refusal(&format!("limits.cpu = {bad}")).contains("no finer than 1m"), "{bad}");
        }
        assert!(refusal("limits.cpu = \"max\"").contains("help: Kubernetes has no word for"));
    }

    #[test]
    fn requests_become_weights_as_runc_makes_them() {
        let published = [(2, 1), (1024, 100), (2000, 170), (262_144, 10_000), (256, 35)];
        published.iter().for_each(|(shares, weight)| {
            assert_eq!(shares_to_weight(*shares), *weight, "{shares}");
        });
        assert_eq!(shares("requests.cpu = 1"), 1024);
        assert_eq!(shares("requests.cpu = \"0\""), 10);
        assert_eq!(shares("limits.cpu = 1"), 1024);
        assert_eq!(shares("limits.cpu = 1\nrequests.cpu = \"250m\""), 358);
        let none = settings("limits.cpu = 0").expect("read").without_nothing();
        assert!(none.weight.is_none(), "it takes back a request, and makes none");
        assert!(refusal("limits.cpu = 1\nrequests.cpu = 2").contains("above limits.cpu"));
    }
}
