//! What lscpu wrote and can't be read: a table without the column of cores, and any language but
//! English. It is told as such; as TOML, which any other text is taken for, nobody would know it.

use crate::read::fault::{Fault, Sources, Span};

/// Columns of `lscpu -e` and `-p`.
const COLUMNS: [&str; 12] = [
    "CORE",
    "SOCKET",
    "CLUSTER",
    "NODE",
    "BOOK",
    "DRAWER",
    "ONLINE",
    "CONFIGURED",
    "POLARIZATION",
    "ADDRESS",
    "MAXMHZ",
    "MINMHZ",
];

/// How totals begin in every language.
const TOTALS: [&str; 8] = ["NUMA", "L1d", "L1i", "L2", "L3", "BogoMIPS", "CPU", "Thread(s)"];

/// So many of them are lscpu's, and no other text's.
const TOTALS_MIN: usize = 3;

/// The fault of a text that no reader of lscpu takes, if lscpu wrote it.
pub(super) fn fault(sources: &Sources, source: u32) -> Option<Box<Fault>> {
    let text = sources.get(source).text.as_str();
    let whole = sources.whole(source);
    let span = Span { end: whole.end.min(1), ..whole };
    if has_columns(text) {
        let fault = Fault::at(span, "this table of lscpu does not say which CPU is of which core");
        return Some(fault.accepts("columns CPU and CORE").help("run `LC_ALL=C lscpu -e`"));
    }
    is_totals(text).then(|| {
        Fault::at(span, "this seems to be lscpu in another language than English, or a part of it")
            .help("run `LC_ALL=C lscpu -e`")
    })
}

/// True of headings, on the first line or as `-p` has them: on the last line of the comment.
fn has_columns(text: &str) -> bool {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let comments = text.lines().take_while(|line| line.starts_with('#'));
    let Some(line) = comments.last().or_else(|| lines.next()) else { return false };
    let words: Vec<String> = line
        .trim_start_matches('#')
        .split([',', ' '])
        .map(|word| word.trim().to_uppercase())
        .filter(|word| !word.is_empty())
        .collect();
    words.first().is_some_and(|first| first == "CPU" || COLUMNS.contains(&first.as_str()))
        && words.iter().all(|word| {
            word == "CPU"
                || COLUMNS.contains(&word.as_str())
                || word.starts_with("L1")
                || word == "MHZ"
        })
}

fn is_totals(text: &str) -> bool {
    let names = text.lines().filter_map(|line| Some(line.split_once(':')?.0.trim()));
    let known = |name: &str| TOTALS.iter().any(|begin| name.starts_with(begin));
    names.filter(|name| known(name)).count() >= TOTALS_MIN
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &str) -> Option<String> {
        let mut sources = Sources::default();
        let source = sources.add("lscpu.txt", text);
        fault(&sources, source).map(|fault| fault.seal(&sources).to_string())
    }

    #[test]
    fn what_lscpu_wrote_is_known_in_any_language() {
        for text in ["CPU NODE ONLINE\n  0    0    yes\n", "# CPU,Socket,Node\n0,0,0\n"] {
            let said = said(text).expect("lscpu's");
            assert!(said.contains("of which core") && said.contains("LC_ALL=C lscpu -e"), "{said}");
        }
        let german = "Architektur: x86_64\nCPU(s): 8\nThread(s) pro Kern: 2\nNUMA-Knoten: 1\n";
        let french = "Processeur(s) : 8\n  L1d : 256 KiB\n  L2 : 4 MiB\n  L3 : 16 MiB\n";
        for text in [german, french] {
            let said = said(text).expect("lscpu's");
            assert!(said.contains("another language") && said.contains("LC_ALL=C"), "{said}");
        }
        for text in ["sockets = 2\ncores = 4\n", "", "# a comment\nlscpu = \"x\"\n", "NUMA: 1\n"] {
            assert_eq!(said(text), None, "{text}");
        }
    }
}
