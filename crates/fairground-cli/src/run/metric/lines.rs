//! The closed list of metrics, as people see it.

use super::list::{ALIASES, QUANTITIES, Quantity};

/// A line of the list that people see.
pub struct Line {
    /// Its name, with what may stand before it.
    pub name: String,
    /// What it is.
    pub says: String,
    /// Unit and direction.
    pub unit: String,
}

/// The closed list, as people see it.
pub fn lines() -> Vec<Line> {
    let short = ALIASES.iter().map(|(short, name)| Line {
        name: (*short).to_owned(),
        says: format!("short for {name}"),
        unit: String::new(),
    });
    let line = |quantity: &Quantity| {
        let unit = match quantity.name.contains("{}") {
            true => "any unit of time",
            false => quantity.unit.word(),
        };
        let unit = if unit.is_empty() { "a number" } else { unit };
        Line {
            name: format!("{}{}", quantity.subject.says(), quantity.name.replace("{}", "ms")),
            says: quantity.says.to_owned(),
            unit: format!("{unit}; {}", quantity.better.says()),
        }
    };
    short.chain(QUANTITIES.iter().map(line)).collect()
}
