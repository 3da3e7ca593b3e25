//! The paths that Rust code names, read from its text: enough of the grammar for formatted code.

/// Code without comments, the contents of strings, and what stands after its first `#[cfg(test)]`:
/// tests may reach anywhere, and stand at the end of a file.
pub fn code_of(text: &str) -> String {
    let text = text.split("\n#[cfg(test)]").next().unwrap_or("");
    let mut code = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['"', '/', '\'']) {
        code.push_str(&rest[..at]);
        rest = &rest[at..];
        let skipped = match rest {
            _ if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            _ if rest.starts_with('"') => string_length(rest, code.ends_with(['r', '#'])),
            _ if rest.starts_with("'\"'") => 3,
            _ => {
                code.push_str(&rest[..1]);
                1
            }
        };
        rest = &rest[skipped..];
    }
    code.push_str(rest);
    code
}

/// Bytes of the string that the text begins with, both quotes included.
fn string_length(text: &str, raw: bool) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            '"' if !escaped => return at + 1,
            _ => escaped = c == '\\' && !escaped && !raw,
        }
    }
    text.len()
}

/// One name that a `use` brings in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Imported {
    /// The path as written, without braces.
    pub path: Vec<String>,
    /// What it is called from here on.
    pub name: String,
    /// `pub use`, `pub(crate) use` and so on.
    pub public: bool,
}

/// All that the `use` lines of some code bring in, and the code without them.
pub fn imports(code: &str) -> (Vec<Imported>, String) {
    let (mut found, mut others) = (Vec::new(), String::new());
    let mut rest = code;
    while let Some((start, public)) = next_use(rest) {
        others.push_str(&rest[..start]);
        rest = &rest[start..];
        let end = rest.find(';').map_or(rest.len(), |end| end + 1);
        let tree = rest[..end].trim_end_matches(';').split_once("use ").map_or("", |(_, t)| t);
        expand(tree, &[], public, &mut found);
        rest = &rest[end..];
    }
    others.push_str(rest);
    (found, others)
}

/// Where the next `use` begins, and whether it is public.
fn next_use(code: &str) -> Option<(usize, bool)> {
    let mut start = 0;
    for line in code.split_inclusive('\n') {
        let words = line.trim_start();
        let public = words.starts_with("pub ") || words.starts_with("pub(");
        let bare = if public { words.split_once(' ').map_or("", |(_, rest)| rest) } else { words };
        if bare.starts_with("use ") {
            return Some((start, public));
        }
        start += line.len();
    }
    None
}

/// Takes a tree of names apart: `a::{b, c::{self, d as e}}`.
fn expand(tree: &str, above: &[String], public: bool, found: &mut Vec<Imported>) {
    let tree = tree.trim();
    if tree.is_empty() {
        return;
    }
    if let Some((path, inside)) = tree.split_once('{') {
        let mut above = above.to_vec();
        above.extend(path.split("::").map(str::trim).filter(|p| !p.is_empty()).map(str::to_owned));
        let inside = inside.trim_end().strip_suffix('}').unwrap_or(inside);
        for part in parts(inside) {
            expand(part, &above, public, found);
        }
        return;
    }
    let (path, name) = match tree.split_once(" as ") {
        Some((path, name)) => (path.trim(), Some(name.trim())),
        None => (tree, None),
    };
    let mut full = above.to_vec();
    full.extend(path.split("::").map(|part| part.trim().to_owned()));
    if full.len() > 1 && full.last().is_some_and(|last| last == "self") {
        full.pop();
    }
    let name = name.map(str::to_owned).or_else(|| full.last().cloned()).unwrap_or_default();
    found.push(Imported { path: full, name, public });
}

/// What stands between the commas outside of braces.
fn parts(tree: &str) -> Vec<&str> {
    let (mut depth, mut start, mut found) = (0, 0, Vec::new());
    for (at, c) in tree.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                found.push(&tree[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    found.push(&tree[start..]);
    found
}

/// Paths of more than one name in code that has no `use` lines: `a::b::c`.
pub fn paths(code: &str) -> Vec<Vec<String>> {
    let is_name = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    let words = code.split(|c: char| !is_name(c));
    let words = words.map(|word| word.trim_matches(':')).filter(|word| word.contains("::"));
    words.map(|word| word.split("::").map(str::to_owned).collect()).collect()
}

#[test]
fn a_tree_of_names_is_taken_apart() {
    let code = "use a::{b, c::{self, d as e}};\npub use f::G;\nfn x() { h::i::<u8>(); }\n";
    let (found, others) = imports(code);
    let told: Vec<String> =
        found.iter().map(|i| format!("{} {} {}", i.path.join("::"), i.name, i.public)).collect();
    assert_eq!(told, ["a::b b false", "a::c c false", "a::c::d e false", "f::G G true"]);
    assert_eq!(paths(&others), [["h", "i"]]);
}

#[test]
fn comments_strings_and_tests_name_nothing() {
    let text =
        "x(\"a::b\\\"c::d\"); // e::f\nlet q = '\"'; g::h();\n#[cfg(test)]\nmod tests;\ni::j";
    assert_eq!(paths(&code_of(text)), [["g", "h"]]);
}
