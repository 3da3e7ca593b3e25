//! Control groups under cgroup v2's names: `[groups."/web/api"]` and rt-app's `taskgroup`.
//!
//! `cpu.weight` w gives shares round(w·1024/100); `cpu.weight.nice` the nice table's weight;
//! `cpu.idle` weight 3 and the idle class. `cpu.max` and `cpu.uclamp.*` are checked against the
//! kernel's limits, then refused until the engine models them.

use super::fault::{Fault, Read, Span, clean};
use super::tree::{Entry, Fields, Node, Value};
use fairground::sim::scenario::GroupSpec;
use fairground::units::{GroupId, Id};
use std::collections::HashMap;

/// The most groups, the root included.
pub const GROUPS_MAX: usize = 10_000;
/// The longest path of a group, bytes.
const PATH_MAX: usize = 16_384;

/// `sched_prio_to_weight`: nice −20..19.
const NICE_WEIGHTS: [u64; 40] = [
    88761, 71755, 56483, 46273, 36291, 29154, 23254, 18705, 14949, 11916, 9548, 7620, 6100, 4904,
    3906, 3121, 2501, 1991, 1586, 1277, 1024, 820, 655, 526, 423, 335, 272, 215, 172, 137, 110, 87,
    70, 56, 45, 36, 29, 23, 18, 15,
];
/// `WEIGHT_IDLEPRIO`: what `cpu.idle` sets.
const IDLE_SHARES: u64 = 3;

/// The tree of groups while it is read.
pub(crate) struct Groups {
    specs: Vec<GroupSpec>,
    by_path: HashMap<String, GroupId>,
    /// Whether the scenario lists its groups: then no other is made by being named.
    listed: bool,
    set_by: HashMap<GroupId, Knobs>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Knobs {
    shares: Option<u64>,
    idle: bool,
}

impl Groups {
    /// The root alone.
    pub fn new() -> Self {
        let mut by_path = HashMap::new();
        by_path.insert("/".to_owned(), GroupId(0));
        Groups { specs: vec![GroupSpec::root()], by_path, listed: false, set_by: HashMap::new() }
    }

    /// All groups, parents before children.
    pub fn finish(self) -> Vec<GroupSpec> {
        self.specs
    }

    /// Reads a scenario's `[groups]`.
    pub fn read(&mut self, node: &Node) -> Read<()> {
        let entries = node.table("groups")?;
        self.listed = true;
        let paths = Paths::of(entries)?;
        for entry in entries {
            let path = paths.of_key(entry)?;
            if self.by_path.get(&path).is_some_and(|id| self.set_by.contains_key(id)) {
                return Err(entry.fault(format!("the group \"{}\" is given twice", clean(&path))));
            }
            let id = self.make(&path, entry.key_span)?;
            let what = format!("group \"{}\"", clean(&path));
            let mut fields = Fields::of(&entry.node, what)?;
            fields.take("parent")?;
            let knobs = knobs(&mut fields)?;
            fields.done()?;
            self.set(id, knobs, entry.key_span)?;
        }
        Ok(())
    }

    /// The group that a task of a scenario names.
    pub fn named(&self, path: &str, span: Span) -> Read<GroupId> {
        check_path(path, span)?;
        self.by_path.get(path).copied().ok_or_else(|| self.missing(path, span))
    }

    /// The group of an rt-app `taskgroup`: made if need be, unless the scenario lists its groups.
    pub fn taskgroup(&mut self, entry: &Entry) -> Read<Option<GroupId>> {
        match &entry.node.value {
            Value::String(path) if path.is_empty() => Ok(None),
            Value::String(path) => self.enter(path, entry.node.span).map(Some),
            Value::Table(_) => self.object(&entry.node).map(Some),
            _ => Err(entry.node.wrong(
                &entry.key,
                "a path (\"/web\"), or { \"path\": \"/web\", \"cpu.weight\": 100 }",
            )),
        }
    }

    fn object(&mut self, node: &Node) -> Read<GroupId> {
        let mut fields = Fields::of(node, "the taskgroup")?;
        let path = fields.need("path")?;
        let knobs = knobs(&mut fields)?;
        fields.done()?;
        let id = self.enter(path.text()?, path.node.span)?;
        if knobs != Knobs::default() {
            self.set(id, knobs, node.span)?;
        }
        Ok(id)
    }

    fn enter(&mut self, path: &str, span: Span) -> Read<GroupId> {
        if self.listed { self.named(path, span) } else { self.make(path, span) }
    }

    fn missing(&self, path: &str, span: Span) -> Box<Fault> {
        let known = || self.specs.iter().map(|spec| spec.path.as_str());
        let listed: Vec<&str> = known().take(12).collect();
        Fault::at(span, format!("there is no group \"{}\"", clean(path)))
            .accepts(format!("a group of [groups]: {}", clean(&listed.join(", "))))
            .suggest(path, known())
    }

    /// The group of a path, made with its parents if need be.
    fn make(&mut self, path: &str, span: Span) -> Read<GroupId> {
        check_path(path, span)?;
        // From the whole path upwards: listed in order, a group's parent is there already.
        let mut missing = Vec::new();
        let mut part = path;
        let mut parent = loop {
            if let Some(id) = self.by_path.get(part) {
                break *id;
            }
            missing.push(part);
            part = match part.rfind('/') {
                Some(end) if end > 0 => &part[..end],
                _ => "/",
            };
        };
        for part in missing.into_iter().rev() {
            parent = self.add(part, parent, span)?;
        }
        Ok(parent)
    }

    fn add(&mut self, path: &str, parent: GroupId, span: Span) -> Read<GroupId> {
        if self.specs.len() >= GROUPS_MAX {
            return Err(Fault::at(span, format!("more than {GROUPS_MAX} groups"))
                .accepts(format!("at most {GROUPS_MAX}, the root included")));
        }
        let id = GroupId::from_index(self.specs.len());
        self.specs.push(GroupSpec { path: path.into(), parent, ..GroupSpec::root() });
        self.by_path.insert(path.into(), id);
        Ok(id)
    }

    fn set(&mut self, id: GroupId, knobs: Knobs, span: Span) -> Read<()> {
        if id == GroupId(0) && knobs != Knobs::default() {
            return Err(Fault::at(span, "the root group has no cpu.weight or cpu.idle")
                .accepts("groups below \"/\""));
        }
        if self.set_by.insert(id, knobs).is_some_and(|before| before != knobs) {
            let path = clean(&self.specs[id.index()].path);
            return Err(Fault::at(span, format!("the group \"{path}\" is given two ways")));
        }
        let spec = &mut self.specs[id.index()];
        spec.idle = knobs.idle;
        spec.shares = knobs.shares.unwrap_or(spec.shares);
        Ok(())
    }
}

fn check_path(path: &str, span: Span) -> Read<()> {
    let bad = |why: &str| {
        Err(Fault::at(span, format!("\"{}\" is no path of a group: {why}", clean(path)))
            .accepts("\"/web\" or \"/web/api\""))
    };
    if !path.starts_with('/') {
        return bad("it does not start with \"/\"");
    }
    if path.len() > PATH_MAX {
        return bad("it is too long");
    }
    if path.chars().any(char::is_control) {
        return bad("it holds a control character");
    }
    let mut parts = path[1..].split('/');
    if path != "/" && parts.any(|part| matches!(part, "" | "." | "..")) {
        return bad("a part of it is empty, \".\" or \"..\"");
    }
    Ok(())
}

/// Paths of the keys of `[groups]`: a key is a path, or a name whose `parent` says where it is.
struct Paths<'t> {
    by_key: HashMap<&'t str, (&'t Entry, Option<&'t Entry>)>,
}

impl<'t> Paths<'t> {
    fn of(entries: &'t [Entry]) -> Read<Self> {
        let mut by_key = HashMap::new();
        for entry in entries {
            let fields = entry.node.table(&entry.key)?;
            let parent = fields.iter().find(|field| field.key == "parent");
            by_key.insert(entry.key.as_str(), (entry, parent));
        }
        Ok(Paths { by_key })
    }

    fn of_key(&self, entry: &Entry) -> Read<String> {
        let mut parts: Vec<&str> = Vec::new();
        let mut at = entry.key.as_str();
        let mut span = entry.key_span;
        let mut length = 0;
        loop {
            let found = self.by_key.get(at).copied();
            let parent = found.and_then(|(_, parent)| parent);
            if at.starts_with('/') {
                if let Some(parent) = parent {
                    return Err(parent
                        .fault("a group whose key is a path has no \"parent\"")
                        .accepts("a path as key, or a name with a parent"));
                }
                check_path(at, span)?;
                return Ok(join(at, &parts));
            }
            let Some((own, _)) = found else {
                let known = self.by_key.keys().copied();
                return Err(Fault::at(span, format!("there is no group \"{}\"", clean(at)))
                    .accepts("\"/\", a path, or a key of [groups]")
                    .suggest(at, known));
            };
            if at.is_empty() || at.contains('/') {
                return Err(own
                    .fault(format!("\"{}\" is no name of a group", clean(at)))
                    .accepts("a path that starts with \"/\", or a name without \"/\""));
            }
            parts.push(at);
            length += at.len() + 1;
            if parts.len() > self.by_key.len() {
                return Err(cycle(entry, &parts));
            }
            if length > PATH_MAX {
                return Err(entry
                    .fault("the groups are nested too deeply")
                    .accepts(format!("paths of at most {PATH_MAX} bytes")));
            }
            let Some(parent) = parent else { return Ok(join("/", &parts)) };
            (at, span) = (parent.text()?, parent.node.span);
        }
    }
}

fn join(base: &str, parts: &[&str]) -> String {
    let mut path = base.trim_end_matches('/').to_owned();
    for part in parts.iter().rev() {
        path.push('/');
        path.push_str(part);
    }
    if path.is_empty() { "/".into() } else { path }
}

fn cycle(entry: &Entry, parts: &[&str]) -> Box<Fault> {
    let length = parts.iter().skip(1).position(|part| *part == parts[0]).map(|i| i + 2);
    let way = &parts[..length.unwrap_or(parts.len()).min(8)];
    entry
        .fault(format!("the groups form a cycle: {}", clean(&way.join(" in "))))
        .accepts("groups in a tree: the parent of a parent of a group is another group")
}

fn knobs(fields: &mut Fields<'_>) -> Read<Knobs> {
    limits(fields)?;
    let weight = fields.take("cpu.weight")?;
    let nice = fields.take("cpu.weight.nice")?;
    let shares = fields.take("cpu.shares")?;
    let idle = fields.take("cpu.idle")?;
    let given: Vec<&Entry> = [weight, nice, shares].into_iter().flatten().collect();
    if let [first, second, ..] = given[..] {
        let title = format!("\"{}\" and \"{}\" set the same weight", first.key, second.key);
        return Err(second.fault(title).accepts("one of them"));
    }
    let shares = match (weight, nice, shares) {
        (Some(weight), ..) => Some(weight_to_shares(weight.integer(1, 10_000)?)),
        (_, Some(nice), _) => Some(NICE_WEIGHTS[(nice.integer(-20, 19)? + 20) as usize]),
        (.., Some(shares)) => Some(shares.integer(2, 262_144)? as u64),
        _ => None,
    };
    let is_idle = idle.map_or(Ok(0), |entry| entry.integer(0, 1))? == 1;
    match (is_idle, given.first()) {
        (true, Some(weight)) => Err(weight
            .fault("an idle group has no weight")
            .because("with cpu.idle 1 the kernel refuses writes to cpu.weight")),
        (true, None) => Ok(Knobs { shares: Some(IDLE_SHARES), idle: true }),
        (false, _) => Ok(Knobs { shares, idle: false }),
    }
}

/// `sched_weight_from_cgroup`: DIV_ROUND_CLOSEST(w · 1024, 100).
fn weight_to_shares(weight: i64) -> u64 {
    (weight as u64 * 1024 + 50) / 100
}

const LATER: &str = "fairground does not model it yet; nothing is accepted and ignored";

/// Bandwidth and clamps: first the kernel's own limits, so that a wrong value is called wrong.
fn limits(fields: &mut Fields<'_>) -> Read<()> {
    let quota = fields.take("cpu.max")?;
    let burst = fields.take("cpu.max.burst")?;
    let quota_us = quota.map_or(Ok(None), quota_us)?;
    if let Some(burst) = burst {
        let burst_us = burst.integer(0, BANDWIDTH_MAX_US)?;
        let limit = quota_us.unwrap_or(0);
        if burst_us > limit {
            return Err(burst
                .node
                .wrong("cpu.max.burst", format!("0 to the quota of cpu.max, {limit} us")));
        }
        if burst_us > 0 {
            return Err(burst.fault("\"cpu.max.burst\" is not supported").because(LATER));
        }
    }
    if let (Some(entry), Some(_)) = (quota, quota_us) {
        return Err(entry.fault("\"cpu.max\" is not supported").because(LATER));
    }
    for key in ["cpu.uclamp.min", "cpu.uclamp.max", "cpuset.cpus"] {
        fields.refuse(key, LATER)?;
    }
    Ok(())
}

/// `max_bw_runtime_us`: 2^44 − 1.
const BANDWIDTH_MAX_US: i64 = (1 << 44) - 1;

/// The quota of `"QUOTA PERIOD"`, µs; None for `max`.
fn quota_us(entry: &Entry) -> Read<Option<i64>> {
    let accepted = "\"QUOTA PERIOD\" or \"max PERIOD\" in us, as in \"50000 100000\"; quota at \
                    least 1000, period 1000 to 1000000";
    let wrong = || entry.node.wrong(&entry.key, accepted);
    let text = match &entry.node.value {
        Value::String(text) => text.clone(),
        Value::Integer(quota) => quota.to_string(),
        _ => return Err(wrong()),
    };
    let mut words = text.split_whitespace();
    let (Some(quota), period, None) = (words.next(), words.next(), words.next()) else {
        return Err(wrong());
    };
    let period: i64 = period.unwrap_or("100000").parse().map_err(|_| wrong())?;
    if !(1000..=1_000_000).contains(&period) {
        let title = format!("the period of cpu.max is {period} us");
        return Err(Fault::at(entry.node.span, title).accepts("1000 to 1000000 us"));
    }
    if quota == "max" {
        return Ok(None);
    }
    let quota: i64 = quota.parse().map_err(|_| wrong())?;
    if !(1000..=BANDWIDTH_MAX_US).contains(&quota) {
        let title = format!("the quota of cpu.max is {quota} us");
        return Err(Fault::at(entry.node.span, title)
            .label("outside the kernel's limits")
            .accepts(format!("\"max\", or 1000 to {BANDWIDTH_MAX_US} us")));
    }
    Ok(Some(quota))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_become_the_kernels_shares() {
        assert_eq!([1, 100, 10_000, 50, 33].map(weight_to_shares), [10, 1024, 102_400, 512, 338]);
        assert_eq!((NICE_WEIGHTS[20], NICE_WEIGHTS[0], NICE_WEIGHTS[39]), (1024, 88761, 15));
    }
}
