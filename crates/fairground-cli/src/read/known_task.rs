//! A setting of a task that is not there: `tasks.zz.nice=5` makes no task, so it is a slip.

use super::fault::{Fault, Read, Span, clean};
use super::tree::{Entry, Node, Value};

/// Refuses a path into a task that the scenario has not.
pub(super) fn check(root: &Node, path: &[String], span: Span) -> Read<()> {
    let [tasks, name, _, ..] = path else { return Ok(()) };
    let table = root.get("tasks").filter(|_| tasks == "tasks").map(|entry| &entry.node.value);
    let Some(Value::Table(known)) = table else { return Ok(()) };
    let names = || known.iter().map(|Entry { key, .. }| key.as_str());
    if known.is_empty() || names().any(|known| known == name) {
        return Ok(());
    }
    Err(Fault::at(span, format!("there is no task \"{}\"", clean(name)))
        .accepts(clean(&names().collect::<Vec<_>>().join(", ")))
        .suggest(name, names()))
}

/// Keys of a task that no other table has.
const OF_TASKS: [&str; 9] = [
    "instances",
    "instance",
    "phases",
    "nice",
    "policy",
    "taskgroup",
    "born_on",
    "process",
    "events",
];

/// Refuses a task's key that does not say of which task, where the scenario has tasks.
pub(super) fn refuse_bare(root: &Node, key: &str, span: Span) -> Read<()> {
    let table = root.get("tasks").map(|entry| &entry.node.value);
    let Some(Value::Table(known)) = table.filter(|_| OF_TASKS.contains(&key)) else {
        return Ok(());
    };
    let full = |Entry { key: name, .. }: &Entry| clean(&format!("tasks.{name}.{key}"));
    let keys: Vec<String> = known.iter().take(12).map(full).collect();
    let title = format!("\"{key}\" is a key of a task, and does not say of which");
    Err(Fault::at(span, title).accepts(keys.join(", ")))
}

/// Refuses a task's key that lacks the word `tasks`: `web.nice`.
pub(super) fn refuse_short(root: &Node, key: &str, span: Span) -> Read<()> {
    let table = root.get("tasks").map(|entry| &entry.node.value);
    let (Some(Value::Table(known)), Some((name, _))) = (table, key.split_once('.')) else {
        return Ok(());
    };
    if !known.iter().any(|Entry { key, .. }| key == name) {
        return Ok(());
    }
    Err(Fault::at(span, format!("\"{}\" is a key of a task", clean(key)))
        .accepts(clean(&format!("tasks.{key}"))))
}

#[cfg(test)]
mod tests {
    use crate::read::{Overrides, load_text};

    #[test]
    fn a_task_that_is_not_there_is_told_with_those_that_are() {
        let set = |key: &str| {
            let set = vec![(key.to_owned(), "5".to_owned())];
            let overrides = Overrides { set, ..Overrides::default() };
            let text = "[tasks.web]\nrun = \"1s\"\n[tasks.batch]\nrun = \"1s\"\n";
            load_text("scenario", text, &overrides).map_err(|error| error.to_string())
        };
        assert!(set("tasks.web.nice").is_ok());
        let bare = set("nice").unwrap_err();
        assert!(bare.contains("= accepted: tasks.web.nice, tasks.batch.nice"), "{bare}");
        let short = set("web.nice").unwrap_err();
        assert!(short.contains("= accepted: tasks.web.nice"), "{short}");
        let error = set("tasks.wbe.nice").unwrap_err();
        assert!(error.contains("there is no task \"wbe\""), "{error}");
        assert!(error.contains("= accepted: web, batch"), "{error}");
    }
}
