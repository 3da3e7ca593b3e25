//! The kernel's verdict on what was asked for, told at the place where it was asked.

use super::cpuset;
use super::kubernetes::{check_request, quantity_milli};
use super::max::Max;
use super::settings::{Burst, GivenLimit, OF_CONTAINERS, Said, Settings, Weight, echo};
use crate::read::fault::{Fault, Read, Span, clean};
use crate::read::numbers::Numbers;
use fairground::model::limit::{Limit, PERIOD_NS_DEFAULT, Refusal};
use fairground::sim::scenario::GroupSpec;
use fairground::units::{Id, Ns};

/// Gives each group its limit and its CPUs, parents first; `settings` has one place for each group,
/// the machine's CPUs have these numbers.
pub(crate) fn judge(
    specs: &mut [GroupSpec],
    settings: &[Settings],
    numbers: &Numbers,
) -> Read<Vec<GivenLimit>> {
    cpuset::judge(specs, settings, numbers)?;
    // A pod's sum is refused for what a container was given: there it was said.
    let of_others = specs.iter().zip(settings).filter(|(_, settings)| !is_sum(settings));
    of_others.map(|(spec, settings)| limit_of(&spec.path, settings)).collect::<Read<Vec<_>>>()?;
    settings.iter().try_for_each(check_request_below)?;
    let mut given = Vec::new();
    let mut children = vec![0; specs.len()];
    specs.iter().skip(1).for_each(|spec| children[spec.parent.index()] += 1);
    for (spec, settings) in specs.iter_mut().zip(settings) {
        if let Some(weight) = &settings.weight {
            (spec.shares, spec.idle) = (weight.value.shares, weight.value.idle);
        }
        spec.limit = limit_of(&spec.path, settings)?;
        let cpus = settings.cpus.as_ref();
        let asked = settings.weight.as_ref().filter(|weight| is_telling(weight));
        // One that follows from a limit says something where another group is weighed against it.
        let is_weighed = children[spec.parent.index()] > 1;
        let implied = settings.weight.as_ref().filter(|said| said.value.implied && is_weighed);
        let weight = asked.or(implied);
        let forms = [
            settings.max.as_ref().map(form),
            settings.burst.as_ref().map(form),
            asked.map(form),
            cpus.map(form),
        ];
        let forms: Vec<&str> = forms.into_iter().flatten().collect();
        if !forms.is_empty() {
            let (path, limit) = (spec.path.clone(), spec.limit);
            let request_milli = settings.weight.as_ref().and_then(request_milli);
            let request_follows = request_follows(settings);
            let cpus = cpus.map(|said| said.value.clone());
            let (weight, from) = (weight.map(|said| said.value), forms.join(", "));
            given.push(GivenLimit {
                path,
                limit,
                weight,
                cpus,
                from,
                request_milli,
                request_follows,
            });
        }
    }
    if is_v1(settings) {
        let limits: Vec<Limit> = specs.iter().map(|spec| spec.limit).collect();
        check_children(specs, &limits, |group| span_of(settings.get(group)))?;
    }
    Ok(given)
}

/// Refuses a request above a limit also where one of them is a file's and the other one was typed.
fn check_request_below(settings: &Settings) -> Read<()> {
    let of_pod =
        |form: &str, key: &str| form.strip_prefix(key).is_some_and(|f| f.starts_with(" = "));
    let max = settings.max.as_ref().filter(|said| of_pod(&said.form, "limits.cpu"));
    let request = settings.weight.as_ref().filter(|said| of_pod(&said.form, "requests.cpu"));
    let Some((max, request)) = max.zip(request) else { return Ok(()) };
    let period_ns = max.value.period_ns.unwrap_or(PERIOD_NS_DEFAULT);
    let quota_ns = max.value.in_period(period_ns).unwrap_or(0);
    let limit_milli = u64::try_from(u128::from(quota_ns) * 1000 / u128::from(period_ns));
    let later = if request.layer > max.layer { request.span } else { max.span };
    check_request(request_milli(request).unwrap_or(0), limit_milli.unwrap_or(0), later)
}

/// True of a weight that was asked for in other words than its file's.
fn is_telling(weight: &Said<Weight>) -> bool {
    let is_own = ["cpu.weight = ", "cpu.idle = "].iter().any(|own| weight.form.starts_with(own));
    !weight.value.implied && !is_own
}

/// The request that a weight was made of; without one Kubernetes takes the limit.
pub(super) fn request_milli(weight: &Said<Weight>) -> Option<u64> {
    let (key, value) = weight.form.split_once(" = ")?;
    let is_pod = ["requests.cpu", "limits.cpu"].contains(&key);
    is_pod.then(|| quantity_milli(value.trim_matches('"'))).flatten()
}

/// True of a container without a request, whose limit was given as the kernel has it: a manifest
/// with that limit would request as much.
fn request_follows(settings: &Settings) -> bool {
    let is_open = |weight: &Said<Weight>| {
        request_milli(weight).is_some() && (weight.value.implied || weight.value.of_nothing)
    };
    let is_of_kernel = |max: &Said<Max>| !max.form.starts_with("limits.cpu");
    settings.weight.as_ref().is_some_and(is_open) && settings.max.as_ref().is_some_and(is_of_kernel)
}

/// True if a group's limit is only what its containers have together.
fn is_sum(settings: &Settings) -> bool {
    settings.max.as_ref().is_some_and(|said| said.form == OF_CONTAINERS)
}

fn form<T>(said: &Said<T>) -> &str {
    &said.form
}

/// A hierarchy is of one version: one name of v1 makes it v1.
pub(super) fn is_v1(settings: &[Settings]) -> bool {
    settings.iter().filter_map(|settings| settings.max.as_ref()).any(|said| said.value.v1)
}

fn span_of(settings: Option<&Settings>) -> Span {
    let said = settings.and_then(|settings| settings.max.as_ref());
    said.map_or(Span::default(), |said| said.span)
}

fn limit_of(path: &str, settings: &Settings) -> Read<Limit> {
    let mut limit = Limit::default();
    if let Some(max) = &settings.max {
        limit = max.value.applied_to(limit);
    }
    if let Some(burst) = &settings.burst {
        limit.burst_ns = burst_beside(burst, limit.quota_ns)?;
    }
    let max_span = settings.max.as_ref().map(|max| max.span);
    let burst_span = settings.burst.as_ref().map(|burst| burst.span);
    limit.verdict().map_err(|refusal| {
        let first = if is_of_burst(refusal) { burst_span } else { max_span };
        let span = first.or(max_span).or(burst_span).unwrap_or(span_of(None));
        refused(path, limit, refusal, span, "")
    })?;
    Ok(limit)
}

/// A burst beside a quota.
pub(super) fn burst_beside(said: &Said<Burst>, quota_ns: Option<Ns>) -> Read<Ns> {
    said.value.beside(quota_ns).ok_or_else(|| {
        let title = format!("{} is a share of a quota, and there is none", clean(&said.form));
        Fault::at(said.span, title).accepts("cpu.max beside it; or microseconds")
    })
}

fn is_of_burst(refusal: Refusal) -> bool {
    matches!(refusal, Refusal::BurstAboveQuota | Refusal::BurstTooLong)
}

/// The fault of a limit that the kernel refuses; `when` says at which time.
pub(super) fn refused(
    path: &str,
    limit: Limit,
    refusal: Refusal,
    span: Span,
    when: &str,
) -> Box<Fault> {
    let (cpu_max, burst_us) = echo(&limit);
    let burst = match is_of_burst(refusal) {
        true => format!(" and cpu.max.burst {burst_us}"),
        false => String::new(),
    };
    let path = clean(path);
    let title = format!("{when}group \"{path}\" would have cpu.max \"{cpu_max}\"{burst}");
    Fault::at(span, title).because(refusal.says()).accepts(match refusal {
        Refusal::QuotaTooShort | Refusal::QuotaTooLong => {
            "\"max\", or a quota of 1000 to 17592186044415 us".to_owned()
        }
        Refusal::PeriodTooShort | Refusal::PeriodTooLong => "a period of 1000 to 1000000 us".into(),
        Refusal::BurstAboveQuota | Refusal::BurstTooLong => {
            let quota_us = limit.quota_ns.unwrap_or(0) / fairground::units::NS_PER_US;
            let most_us = quota_us.min(((1 << 44) - 1) - quota_us);
            format!("a burst of 0 to {most_us} us, or a share of the quota, as in 50%")
        }
    })
}

/// v1's rule (`tg_cfs_schedulable_down`): no child may have a larger share of a CPU than its
/// nearest limited ancestor. v2 clips instead: the parent's limit holds in any case.
pub(super) fn check_children(
    specs: &[GroupSpec],
    limits: &[Limit],
    span: impl Fn(usize) -> Span,
) -> Read<()> {
    let mut limited: Vec<Option<usize>> = Vec::with_capacity(specs.len());
    for (group, (spec, limit)) in specs.iter().zip(limits).enumerate() {
        let above = limited.get(spec.parent.index()).copied().flatten();
        let Some(own) = ratio(limit) else {
            limited.push(above);
            continue;
        };
        if let Some(parent) = above.filter(|parent| ratio(&limits[*parent]) < Some(own)) {
            let (child_max, parent_max) = (echo(limit).0, echo(&limits[parent]).0);
            return Err(Fault::at(
                span(group),
                format!(
                    "group \"{}\" would have quota and period {child_max}, group \"{}\" \
                     {parent_max}",
                    clean(&spec.path),
                    clean(&specs[parent].path)
                ),
            )
            .because(
                "under cgroup v1 the kernel refuses a child's quota per period above its \
                 parent's (EINVAL)",
            )
            .accepts(
                "at most the parent's; or cpu.max in all groups: in v2 the parent's limit \
                      holds",
            ));
        }
        limited.push(Some(group));
    }
    Ok(())
}

/// `to_ratio`: quota by period, in 2^20ths.
fn ratio(limit: &Limit) -> Option<u128> {
    let quota_ns = limit.quota_ns?;
    Some((u128::from(quota_ns) << 20) / u128::from(limit.period_ns.max(1)))
}

#[cfg(test)]
mod tests {
    use crate::read::{Overrides, load_text_with_limits};

    #[test]
    fn a_weight_that_follows_from_a_limit_is_told_beside_another_group() {
        let told = |groups: &str| {
            let text = format!("{groups}[tasks.t]\ngroup = \"/a\"\nrun = \"1ms\"\n");
            let loaded = load_text_with_limits("a.toml", &text, &Overrides::default());
            let limits = loaded.expect("it is right").limits;
            limits.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
        };
        let alone = "[groups.\"/a\"]\nlimits.cpu = 2\n";
        assert!(told(alone).contains("cpu.max.burst 0  (from limits.cpu = 2)"), "{}", told(alone));
        let beside = told(&format!("{alone}[groups.\"/b\"]\n"));
        assert!(beside.contains("cpu.weight 174  (from limits.cpu = 2)"), "{beside}");
    }
}
