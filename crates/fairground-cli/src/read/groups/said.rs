//! Who says what of a group, in which order. A scenario's text and its files are read first, then
//! files of the command line, then what is typed there. What is typed of a container changes its
//! pod too, if the pod has the sum of its containers.

use super::Groups;
use crate::read::fault::{Read, Sources, Span, clean};
use crate::read::group_paths::Paths;
use crate::read::limits::pod::OfPod;
use crate::read::limits::{self, Class, Layer, Listed, Pod, Settings, uclamp};
use crate::read::tree::{Entry, Fields, Node, Value};
use fairground::units::{GroupId, Id};

impl Groups {
    /// Adds what files or the command line say of groups, which are made if need be.
    pub fn list(&mut self, listed: &[Listed], layer: Layer) -> Read<()> {
        for one in listed {
            let Listed { path, span, table, is_sum, is_request_sum, class, is_whole, .. } = one;
            let id = self.make(path, *span)?;
            if *is_sum {
                self.sums.insert(id);
            }
            if *is_request_sum {
                self.request_sums.insert(id);
            }
            self.mentioned.push((layer, id, *span));
            if *is_sum || *is_request_sum {
                self.extra.insert(id, one.extra);
            }
            self.started.entry(id).or_default().hear(one.started.clone());
            let mut fields = Fields::of(table, format!("group \"{}\"", clean(path)))?;
            let settings = limits::read_group(&mut fields)?.of_layer(layer);
            fields.done()?;
            match layer {
                // Only the command line changes a container by itself; files say all of a pod.
                Layer::Displaced | Layer::Flags => {
                    self.typed.push((id, settings.clone(), *span));
                    self.change(id, settings, *span)?;
                }
                _ => self.set(id, settings, *span)?,
            }
            self.pods.retain(|pod| pod.group != id || class.is_none());
            let pod = |class| Pod::new(id, (class, *is_whole), &self.settings[id.index()]);
            self.pods.extend(class.map(pod));
        }
        match layer {
            Layer::Files | Layer::Beside => self.type_again(listed),
            Layer::Scenario | Layer::Set | Layer::Displaced | Layer::Flags => Ok(()),
        }
    }

    /// The same of the node's other pods. Nothing is known of them but what was typed, and that is
    /// said again over their files.
    pub fn list_beside(&mut self, listed: &[Listed]) -> Read<()> {
        for Listed { path, span, .. } in listed {
            let id = self.make(path, *span)?;
            self.settings[id.index()] = Settings::default();
        }
        self.list(listed, Layer::Beside)
    }

    /// Reads a scenario's `[groups]`. What `--set` and its sisters say of a group is noted: a group
    /// that is misspelt there would be made, and limit nothing.
    pub fn read(&mut self, node: &Node, sources: &Sources) -> Read<()> {
        let entries = node.table("groups")?;
        self.listed = true;
        let paths = Paths::of(entries)?;
        for entry in entries {
            let path = paths.of_key(entry)?;
            if self.by_path.get(&path).is_some_and(|id| self.own.contains(id)) {
                return Err(entry.fault(format!("the group \"{}\" is given twice", clean(&path))));
            }
            let id = self.make(&path, entry.key_span)?;
            if !is_typed(entry.key_span, sources) {
                self.own.insert(id);
            }
            let mut table = limits::flat(&entry.node);
            self.specs[id.index()].uclamp = uclamp::take(&mut table)?;
            let name = format!("group \"{}\"", clean(&path));
            let mut fields = Fields::of(&table, name.clone())?;
            fields.take("parent")?;
            let settings = limits::read_group(&mut fields)?;
            fields.done()?;
            let Some(span) = laid_over(entry, sources) else {
                self.set(id, settings, entry.key_span)?;
                continue;
            };
            self.change(id, settings, entry.key_span)?;
            self.mentioned.push((Layer::Set, id, span));
            let typed = typed_alone(&table, sources);
            let settings = limits::read_group(&mut Fields::of(&typed, name)?)?;
            self.typed.push((id, settings.of_layer(Layer::Set), span));
        }
        Ok(())
    }

    /// What was typed of these groups, once more over their files.
    fn type_again(&mut self, listed: &[Listed]) -> Read<()> {
        for (id, settings, span) in self.typed.clone() {
            let path = &self.specs[id.index()].path;
            if listed.iter().any(|listed| listed.path == *path) {
                self.change(id, settings, span)?;
            }
        }
        Ok(())
    }

    /// A pod of which something is requested is no longer BestEffort.
    fn take_class(&mut self, container: GroupId, pod: GroupId) {
        let requested = limits::pod::requested_milli(&self.settings[container.index()]);
        let mut pods = self.pods.iter_mut();
        let is_it = |group: GroupId| group == pod || group == container;
        let held = pods.find(|one| is_it(one.group) && one.class == Class::BestEffort);
        if let Some(held) = held.filter(|_| requested.is_some_and(|milli| milli > 0)) {
            held.class = Class::Burstable;
        }
    }

    /// Changes one group; a pod that has the sum of its containers follows.
    fn change(&mut self, id: GroupId, settings: Settings, span: Span) -> Read<()> {
        let group = self.specs[id.index()].parent;
        let extra = self.extra.get(&group).copied().unwrap_or_default();
        let pod = OfPod { group, extra };
        let follows =
            self.sums.contains(&group) && limits::pod::is_sum(&self.specs, &self.settings, pod);
        let weighs = self.request_sums.contains(&group)
            && limits::pod::is_sum_of_requests(&self.specs, &self.settings, pod);
        self.set(id, settings, span)?;
        self.take_class(id, group);
        if follows {
            limits::pod::follow(&self.specs, &mut self.settings, pod);
        }
        if weighs {
            limits::pod::follow_requests(&self.specs, &mut self.settings, pod);
        }
        Ok(())
    }
}

/// The entries of a group's table that the command line wrote.
fn typed_alone(table: &Node, sources: &Sources) -> Node {
    let mut typed = table.clone();
    if let Value::Table(entries) = &mut typed.value {
        entries.retain(|entry| is_typed(entry.node.span, sources) && entry.key != "parent");
    }
    typed
}

/// Where the command line says something of an entry of a scenario, if it does.
fn laid_over(entry: &Entry, sources: &Sources) -> Option<Span> {
    let keys: &[Entry] = match &entry.node.value {
        Value::Table(entries) => entries,
        _ => &[],
    };
    let mut spans = std::iter::once(entry.key_span).chain(keys.iter().map(|key| key.node.span));
    spans.find(|span| is_typed(*span, sources))
}

/// True if the command line says it.
fn is_typed(span: Span, sources: &Sources) -> bool {
    sources.get(span.source).name.starts_with("--")
}
