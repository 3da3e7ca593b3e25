//! A line that proves itself: its last field is a hash of all that stands before it. What a disk,
//! an editor or half a copy did to a line is found, wherever it is.

use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

/// What stands between a line's content and its hash.
const FIELD: &str = ",\"checksum\":\"";
/// What stands behind the hash.
const END: &str = "\"}\n";

/// An object as a line with its checksum.
pub fn sealed(fields: Map<String, Value>) -> String {
    let object = Value::Object(fields).to_string();
    let content = &object[..object.len() - 1];
    format!("{content}{FIELD}{}{END}", short(Sha256::digest(content)))
}

/// True if a line, with its end, is as it was written.
pub fn is_sealed(line: &str) -> bool {
    let content = line.strip_suffix(END).and_then(|line| line.rsplit_once(FIELD));
    content.is_some_and(|(content, sum)| sum == short(Sha256::digest(content)))
}

/// Enough of a hash to tell things apart: 16 hexadecimal digits.
pub fn short(hash: impl AsRef<[u8]>) -> String {
    hash.as_ref()[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_line_is_sealed_until_any_of_its_bytes_changes() {
        let Value::Object(fields) = json!({"point": 3, "why": ",\"checksum\":\"x\"}"}) else {
            unreachable!("it is an object")
        };
        let line = sealed(fields);
        assert!(is_sealed(&line), "{line}");
        for at in 0..line.len() {
            let mut bytes = line.clone().into_bytes();
            bytes[at] ^= 1;
            let changed = String::from_utf8(bytes).expect("ASCII stays ASCII");
            assert!(!is_sealed(&changed), "byte {at}: {changed}");
            assert!(!is_sealed(&line[..at]), "cut at {at}");
        }
        let read: Value = serde_json::from_str(&line).expect("it is JSON");
        assert_eq!(read["checksum"].as_str().map(str::len), Some(16));
    }
}
