//! What files of limits say, group by group: a later file is heard over an earlier one, name by
//! name, as with systemd's drop-ins.

use crate::read::fault::{Fault, Read, Span, clean};
use crate::read::tree::{Entry, Node, Value};
use std::collections::HashMap;

/// What a file says of one group.
#[derive(Debug)]
pub(crate) struct Listed {
    pub path: String,
    pub span: Span,
    pub table: Node,
}

/// What files say, group by group in the order of first mention.
#[derive(Default)]
pub(crate) struct Listing {
    pub all: Vec<Listed>,
    /// Place of a path in `all`, and the file that named it last.
    pub by_path: HashMap<String, (usize, u32)>,
}

impl Listing {
    /// Adds what a file says of a group; one file may name it once.
    pub fn put(&mut self, path: String, span: Span, entries: Vec<Entry>) -> Read<()> {
        let next = self.all.len();
        let (at, file) = *self.by_path.get(&path).unwrap_or(&(next, u32::MAX));
        if file == span.source {
            return Err(Fault::at(span, format!("the group \"{}\" is given twice", clean(&path)))
                .accepts("a name of its own for each"));
        }
        self.by_path.insert(path.clone(), (at, span.source));
        if at == next {
            let table = Node { span, value: Value::Table(Vec::new()) };
            self.all.push(Listed { path, span, table });
        }
        if let Value::Table(held) = &mut self.all[at].table.value {
            held.retain(|old| entries.iter().all(|new| new.key != old.key));
            held.extend(entries);
        }
        Ok(())
    }
}
