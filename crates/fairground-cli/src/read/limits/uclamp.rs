//! `cpu.uclamp.min` and `cpu.uclamp.max` of a group: percent of the biggest CPU, to two decimals,
//! or `"max"`.

use crate::read::fault::Read;
use crate::read::tree::{Entry, Node, Value};
use crate::read::values::scaled;
use fairground::workload::behavior::UNCLAMPED;

pub(crate) const KEYS: [&str; 2] = ["cpu.uclamp.min", "cpu.uclamp.max"];
const ACCEPTED: &str = "percent from 0 to 100 with at most two decimals, or \"max\"";

/// Takes both out of a group's table; in 1024ths, as the kernel rounds them.
pub(crate) fn take(table: &mut Node) -> Read<[u32; 2]> {
    let Value::Table(entries) = &mut table.value else { return Ok(UNCLAMPED) };
    let mut clamps = UNCLAMPED;
    for entry in entries.iter() {
        if let Some(row) = KEYS.iter().position(|key| entry.key == *key) {
            clamps[row] = of_percent(entry)?;
        }
    }
    entries.retain(|entry| !KEYS.contains(&entry.key.as_str()));
    Ok([clamps[0].min(clamps[1]), clamps[1]])
}

fn of_percent(entry: &Entry) -> Read<u32> {
    /// Parts of a percent.
    const HUNDREDTHS: u64 = 100;
    const WHOLE: u64 = 100 * HUNDREDTHS;
    let text = entry.node.words().unwrap_or_default();
    let hundredths = if text == "max" { Some(WHOLE) } else { scaled(&text, HUNDREDTHS) };
    let hundredths = hundredths.filter(|&hundredths| hundredths <= WHOLE);
    let hundredths = hundredths.ok_or_else(|| entry.node.wrong(&entry.key, ACCEPTED))?;
    Ok(((hundredths * 1024 + WHOLE / 2) / WHOLE) as u32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::fault::Sources;
    use crate::read::limits::group::flat;
    use crate::read::tree::parse_toml;

    fn taken(text: &str) -> Option<[u32; 2]> {
        let mut sources = Sources::default();
        let source = sources.add("a.toml", text);
        let mut table = flat(&parse_toml(&sources, source).expect("TOML"));
        take(&mut table).ok()
    }

    #[test]
    fn percents_become_1024ths() {
        assert_eq!(taken("cpu.weight = 5"), Some([0, 1024]));
        assert_eq!(taken("cpu.uclamp.min = 12.5\ncpu.uclamp.max = 50"), Some([128, 512]));
        assert_eq!(taken("cpu.uclamp.min = \"max\""), Some([1024, 1024]));
        assert_eq!(taken("cpu.uclamp.min = 60\ncpu.uclamp.max = 20"), Some([205, 205]));
        for bad in ["-1", "101", "\"much\"", "1.234", "true"] {
            assert_eq!(taken(&format!("cpu.uclamp.max = {bad}")), None, "{bad}");
        }
    }
}
