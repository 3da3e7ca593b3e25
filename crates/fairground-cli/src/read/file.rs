//! Reading a file without being hurt by it: size, kind and encoding are checked first.

use super::fault::{Fault, Read};
use std::fs::File;
use std::io::Read as _;
use std::path::Path;

/// The largest input file, bytes.
pub const FILE_MAX: u64 = 64 << 20;

/// The text of a regular file of at most `max` bytes.
pub(crate) fn read_text(path: &Path, max: u64) -> Read<String> {
    let name = path.display().to_string();
    let bytes = read_bytes(path, &name, max)?;
    if let Some(at) = bytes.iter().position(|&byte| byte == 0) {
        return Err(binary(&name, format!("a zero byte at offset {at}")));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        binary(&name, format!("the byte 0x{:02x} at offset {at} is not UTF-8", byte(&error, at)))
    })?;
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

fn byte(error: &std::string::FromUtf8Error, at: usize) -> u8 {
    error.as_bytes().get(at).copied().unwrap_or_default()
}

fn binary(name: &str, found: String) -> Box<Fault> {
    Fault::of(name, format!("this is no text file: {found}")).accepts(KINDS)
}

const KINDS: &str = "text in UTF-8: a scenario (.toml) or an rt-app workload (.json)";

/// Kind and size are looked at before anything is read: a pipe would block, a device never end.
fn read_bytes(path: &Path, name: &str, max: u64) -> Read<Vec<u8>> {
    let cannot = |error: std::io::Error| Fault::of(name, format!("can't read the file: {error}"));
    let kind = std::fs::metadata(path).map_err(cannot)?;
    if kind.is_dir() {
        return Err(Fault::of(name, "this is a directory").accepts("a regular file"));
    }
    if !kind.is_file() {
        return Err(Fault::of(name, "this is no regular file (a pipe, socket or device)")
            .accepts("a regular file"));
    }
    if kind.len() > max {
        return Err(too_big(name, kind.len(), max));
    }
    let mut bytes = Vec::new();
    File::open(path).and_then(|file| file.take(max + 1).read_to_end(&mut bytes)).map_err(cannot)?;
    if bytes.len() as u64 > max {
        return Err(too_big(name, bytes.len() as u64, max));
    }
    Ok(bytes)
}

/// The fault of a file that is too big.
pub(crate) fn too_big(name: &str, bytes: u64, max: u64) -> Box<Fault> {
    Fault::of(name, format!("the file has {bytes} bytes"))
        .accepts(format!("at most {max} bytes ({} MiB)", max >> 20))
}
