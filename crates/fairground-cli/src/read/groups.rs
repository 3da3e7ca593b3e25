//! Control groups under cgroup v2's names: `[groups."/web/api"]` and rt-app's `taskgroup`.
//!
//! What a group's table may say, and under which names, is in [`super::limits`].

mod said;

use super::fault::{Fault, Read, Span, clean};
use super::group_paths::{check_path, is_below};
use super::limits::pod::Extra;
use super::limits::{self, GivenLimit, Layer, Pod, Settings, Started};
use super::numbers::Numbers;
use super::tree::{Entry, Fields, Node, Value};
use fairground::sim::scenario::GroupSpec;
use fairground::units::{GroupId, Id};
use std::collections::{HashMap, HashSet};

/// The most groups, the root included.
pub const GROUPS_MAX: usize = 10_000;

/// The tree of groups while it is read.
pub(crate) struct Groups {
    specs: Vec<GroupSpec>,
    by_path: HashMap<String, GroupId>,
    /// Whether the scenario lists its groups: then no other is made by being named.
    listed: bool,
    /// Groups that `[groups]` of the scenario's text lists.
    own: HashSet<GroupId>,
    /// What was said of each group.
    settings: Vec<Settings>,
    /// Pods whose limit is the sum of their containers', as files have it.
    sums: HashSet<GroupId>,
    /// Pods whose request is the sum of their containers', as files have it.
    request_sums: HashSet<GroupId>,
    /// What such pods need beside their containers.
    extra: HashMap<GroupId, Extra>,
    /// How containers are started.
    started: HashMap<GroupId, Started>,
    /// Pods of manifests.
    pods: Vec<Pod>,
    /// Groups that files and the command line mention, and where.
    mentioned: Vec<(Layer, GroupId, Span)>,
    /// What the command line itself says of groups, which its files must not take back.
    typed: Vec<(GroupId, Settings, Span)>,
}

impl Groups {
    /// The root alone.
    pub fn new() -> Self {
        let mut by_path = HashMap::new();
        by_path.insert("/".to_owned(), GroupId(0));
        Groups {
            specs: vec![GroupSpec::root()],
            by_path,
            listed: false,
            own: HashSet::new(),
            settings: vec![Settings::default()],
            sums: HashSet::new(),
            request_sums: HashSet::new(),
            extra: HashMap::new(),
            started: HashMap::new(),
            pods: Vec::new(),
            mentioned: Vec::new(),
            typed: Vec::new(),
        }
    }

    /// All groups, parents before children.
    pub fn finish(self) -> Vec<GroupSpec> {
        self.specs
    }

    /// All groups so far, parents before children.
    pub fn specs(&self) -> &[GroupSpec] {
        &self.specs
    }

    /// What was said of each group.
    pub fn settings(&self) -> &[Settings] {
        &self.settings
    }

    /// Groups that files and the command line mention, by whom and where.
    pub fn mentioned(&self) -> &[(Layer, GroupId, Span)] {
        &self.mentioned
    }

    /// Pods of manifests, and copies of them.
    pub fn pods(&self) -> &[Pod] {
        &self.pods
    }

    /// The group of a path, if there is one.
    pub fn find(&self, path: &str) -> Option<GroupId> {
        self.by_path.get(path).copied()
    }

    /// True if the scenario or its files say something of this group; what `--limit` says of it
    /// may be meant for a group that comes from elsewhere.
    pub fn is_own(&self, path: &str) -> bool {
        let said = |id: GroupId| {
            self.mentioned.iter().any(|(layer, of, _)| *of == id && *layer < Layer::Set)
        };
        self.find(path).is_some_and(|id| self.own.contains(&id) || said(id))
    }

    /// Makes a group like another one, with all groups below it and what was said of each.
    pub fn copy(&mut self, path: &str, copy: &str, span: Span) -> Read<()> {
        let is_of = |spec: &GroupSpec| spec.path == path || is_below(&spec.path, path);
        let all: Vec<usize> = (0..self.specs.len()).filter(|at| is_of(&self.specs[*at])).collect();
        if self.by_path.contains_key(copy) {
            return Err(Fault::at(span, format!("there is a group \"{}\" already", clean(copy)))
                .accepts("a scenario without it"));
        }
        for at in all {
            let id = self.make(&format!("{copy}{}", &self.specs[at].path[path.len()..]), span)?;
            self.specs[id.index()].uclamp = self.specs[at].uclamp;
            self.settings[id.index()] = self.settings[at].clone();
            let started = self.started.get(&GroupId::from_index(at)).cloned();
            self.started.extend(started.map(|started| (id, started)));
            let pod = self.pods.iter().find(|pod| pod.group.index() == at);
            let copy = pod.map(|pod| Pod { group: id, is_whole: false, ..*pod });
            self.pods.extend(copy);
        }
        Ok(())
    }

    /// Puts a new group between the root and these. Parents stand before their children, so it is
    /// the first one, and the numbers of all others grow by one.
    pub fn put_above(&mut self, path: &str, below: &[GroupId]) {
        let moved = |id: &GroupId| GroupId(id.0 + u32::from(*id != GroupId(0)));
        self.specs.iter_mut().for_each(|spec| spec.parent = moved(&spec.parent));
        below.iter().for_each(|id| self.specs[id.index()].parent = GroupId(1));
        self.by_path.values_mut().for_each(|id| *id = moved(id));
        self.mentioned.iter_mut().for_each(|(_, id, _)| *id = moved(id));
        self.typed.iter_mut().for_each(|(id, ..)| *id = moved(id));
        self.pods.iter_mut().for_each(|pod| pod.group = moved(&pod.group));
        for ids in [&mut self.own, &mut self.sums, &mut self.request_sums] {
            *ids = ids.iter().map(moved).collect();
        }
        self.extra = self.extra.iter().map(|(id, extra)| (moved(id), *extra)).collect();
        self.started = self.started.drain().map(|(id, started)| (moved(&id), started)).collect();
        self.specs.insert(1, GroupSpec { path: path.into(), ..GroupSpec::root() });
        self.settings.insert(1, Settings::default());
        self.by_path.insert(path.into(), GroupId(1));
    }

    /// The tightest CPU limit above a group's tasks, or of `--limit` without a group; and whose.
    pub fn cpu_limit(&self, group: GroupId) -> Option<(GroupId, limits::Quota)> {
        let limited = self.by_path.get(limits::LIMITED).copied();
        let group = if group == GroupId(0) { limited.unwrap_or(group) } else { group };
        limits::tightest(&self.specs, &self.settings, group)
    }

    /// How many CPUs a group's tasks may run on, if it or one above it has a set of its own.
    pub fn cpus(&self, group: GroupId) -> Option<usize> {
        let limited = self.by_path.get(limits::LIMITED).copied();
        let group = if group == GroupId(0) { limited.unwrap_or(group) } else { group };
        limits::cpuset::count(&self.specs, &self.settings, group)
    }

    /// The memory of a container, MB, if a JVM in it collects with one thread for having so little.
    pub fn serial_mb(&self, group: GroupId) -> Option<u64> {
        self.started.get(&group)?.serial_for_memory_mb()
    }

    /// Gives every group its weight, limit and CPUs, with the kernel's verdict on them; the
    /// machine's CPUs have these numbers.
    pub fn judge(&mut self, numbers: &Numbers) -> Read<Vec<GivenLimit>> {
        limits::judge(&mut self.specs, &self.settings, numbers)
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
        let table = limits::flat(node);
        let mut fields = Fields::of(&table, "the taskgroup")?;
        let path = fields.need("path")?;
        let settings = limits::read_group(&mut fields)?;
        fields.done()?;
        let id = self.enter(path.text()?, path.node.span)?;
        self.set(id, settings, node.span)?;
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
        self.settings.push(Settings::default());
        self.specs.push(GroupSpec { path: path.into(), parent, ..GroupSpec::root() });
        self.by_path.insert(path.into(), id);
        Ok(id)
    }

    /// Adds what is said of a group.
    pub fn set(&mut self, id: GroupId, settings: Settings, span: Span) -> Read<()> {
        if id == GroupId(0) && !settings.is_empty() {
            return Err(Fault::at(
                span,
                "the root group has no cpu.max, cpu.weight, cpu.idle or cpuset",
            )
            .accepts("groups below \"/\""));
        }
        let pod = self.specs[id.index()].parent;
        let held = &mut self.settings[id.index()];
        let takes_back = held.weight.is_some() && self.pods.iter().any(|one| one.group == pod);
        held.add(if takes_back { settings } else { settings.without_nothing() })
    }
}
