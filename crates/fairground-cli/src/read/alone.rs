//! The only workload of a scenario runs in the only container of the files of `--limits`.

use super::fault::{Fault, Read, clean};
use super::groups::Groups;
use super::limits::Layer;
use super::parts::Parts;
use super::tree::{Entry, Node, Value};
use crate::base::console;
use fairground::units::{GroupId, Id};

/// Names of a workload that say where it runs.
const GROUP: &str = "group";
/// How many containers a message names.
const NAMED_MAX: usize = 8;

/// The only group that `[[workloads]]` name, if each names one: a limit without a group is of it.
pub(super) fn group<'t>(parts: &Parts<'t>) -> Option<&'t str> {
    let (Some(tools), None, None) = (parts.tools, parts.file, parts.tasks) else { return None };
    let Value::List(items) = &tools.node.value else { return None };
    let named = |item: &'t Node| item.get(GROUP)?.node.text(GROUP).ok();
    let first = named(items.first()?).filter(|path| *path != "/")?;
    items.iter().all(|item| named(item) == Some(first)).then_some(first)
}

/// `[[workloads]]` with its only one put into the only container; None where there is no need, or
/// the scenario says itself what is where.
pub(super) fn placed(parts: &Parts<'_>, groups: &Groups) -> Read<Option<Entry>> {
    let (Some(tools), None, None) = (parts.tools, parts.file, parts.tasks) else {
        return Ok(None);
    };
    let Value::List(items) = &tools.node.value else { return Ok(None) };
    let [Node { value: Value::Table(fields), span }] = &items[..] else { return Ok(None) };
    if fields.iter().any(|field| field.key == GROUP) {
        return Ok(None);
    }
    let specs = groups.specs();
    let of_files: Vec<_> =
        groups.mentioned().iter().filter(|(layer, ..)| *layer == Layer::Files).collect();
    let is_above =
        |group: GroupId| of_files.iter().any(|(_, other, _)| specs[other.index()].parent == group);
    let leaves: Vec<_> = of_files.iter().filter(|(_, group, _)| !is_above(*group)).collect();
    let path = |group: GroupId| specs[group.index()].path.as_str();
    match &leaves[..] {
        [] => Ok(None),
        [(_, group, at)] => {
            let path = path(*group);
            console::note_once(&format!(
                "the workload runs in {}, the only container",
                clean(path)
            ));
            let node = Node { span: *at, value: Value::String(path.to_owned()) };
            let mut fields = fields.clone();
            fields.push(Entry { key: GROUP.into(), key_span: *at, node });
            let only = Node { span: *span, value: Value::Table(fields) };
            let node = Node { value: Value::List(vec![only]), ..tools.node.clone() };
            Ok(Some(Entry { node, ..tools.clone() }))
        }
        several => {
            let option = |leaf: &&&&(Layer, GroupId, super::fault::Span)| {
                format!("--set workloads.0.group={}", path(leaf.1))
            };
            let named: Vec<String> =
                several.iter().take(NAMED_MAX).map(|leaf| option(&leaf)).collect();
            let title =
                format!("--limits has {} containers: which one is the workload in?", several.len());
            Err(Fault::at(several[0].2, title).accepts(format!("one of {}", named.join(", "))))
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::read::limits::LIMITED;
    use crate::read::{Overrides, load_text};

    #[test]
    fn a_limit_without_a_group_is_of_the_only_one() {
        let workload = |group: &str| {
            format!("[[workloads]]\ncommand = \"burn\"\nname = \"{}\"\n{group}\n", group.len())
        };
        let limited = |groups: &[&str]| {
            let text: String = groups.iter().map(|group| workload(group)).collect();
            let overrides = Overrides { limit: vec!["1".into()], ..Overrides::default() };
            let scenario = load_text("a.toml", &text, &overrides).map_err(|e| e.to_string())?;
            let limited = scenario.groups.into_iter().filter(|g| g.limit.quota_ns.is_some());
            Ok::<_, String>(limited.map(|group| group.path).collect::<Vec<_>>())
        };
        assert_eq!(limited(&["group = \"/web\""]).expect("one"), ["/web"]);
        assert_eq!(limited(&[""]).expect("none"), [LIMITED]);
        let two = limited(&["group = \"/web\"", "group = \"/batch\""]).expect_err("two");
        assert!(two.contains("GROUP=LIMIT with a group of"), "{two}");
    }
}
