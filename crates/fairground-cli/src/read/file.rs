//! Reading a file without being hurt by it: size, kind and encoding are checked first. `-` is
//! standard input, which is read once: all that asks for it again gets the same text.

use super::fault::{Fault, Read};
use super::given_files;
use crate::base::{console, used_files};
use std::fs::File;
use std::io::{self, IsTerminal, Read as _};
use std::path::Path;
use std::sync::OnceLock;

/// The largest input file, bytes.
pub const FILE_MAX: u64 = 64 << 20;

/// What stands for standard input where a file is named.
pub(crate) const STDIN: &str = "-";

/// True of what stands for standard input.
pub(crate) fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == STDIN
}

/// What messages call a file.
pub(crate) fn shown(path: &Path) -> String {
    if is_stdin(path) { "standard input".into() } else { path.display().to_string() }
}

/// The text of a regular file, or of standard input, of at most `max` bytes.
pub(crate) fn read_text(path: &Path, max: u64) -> Read<String> {
    let name = shown(path);
    console::detail(&format!("reads {name}"));
    let bytes = if is_stdin(path) { stdin(max)? } else { read_bytes(path, &name, max)? };
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
    Fault::of(name, format!("this is no text file: {found}")).accepts("text in UTF-8")
}

/// Standard input, whose end may never come if nobody writes there.
fn stdin(max: u64) -> Read<Vec<u8>> {
    static READ: OnceLock<Result<Vec<u8>, String>> = OnceLock::new();
    let read = READ.get_or_init(|| {
        let stdin = io::stdin();
        if stdin.is_terminal() {
            console::note("reads standard input, up to Ctrl-D");
        }
        let mut bytes = Vec::new();
        let read = stdin.lock().take(FILE_MAX + 1).read_to_end(&mut bytes);
        read.map(|_| bytes).map_err(|error| error.to_string())
    });
    let name = shown(Path::new(STDIN));
    match read {
        Err(error) => Err(Fault::of(name, format!("can't read it: {error}"))),
        Ok(bytes) if bytes.iter().all(u8::is_ascii_whitespace) => {
            Err(Fault::of(name, "there is nothing in it").accepts("a file's text"))
        }
        Ok(bytes) if bytes.len() as u64 > max => Err(too_big(&name, bytes.len() as u64, max)),
        Ok(bytes) => Ok(bytes.clone()),
    }
}

/// Kind and size are looked at before anything is read: a pipe would block, a device never end.
fn read_bytes(path: &Path, name: &str, max: u64) -> Read<Vec<u8>> {
    if let Some(text) = given_files::text(path) {
        let bytes = text.len() as u64;
        return if bytes > max { Err(too_big(name, bytes, max)) } else { Ok(text.into_bytes()) };
    }
    let cannot = |error: std::io::Error| Fault::of(name, format!("can't read the file: {error}"));
    let kind = std::fs::metadata(path).map_err(cannot)?;
    if kind.is_dir() {
        return Err(Fault::of(name, "this is a directory").accepts("a regular file"));
    }
    if !kind.is_file() {
        return Err(Fault::of(name, "this is no regular file (a pipe, socket or device)")
            .accepts("a regular file, or - for standard input"));
    }
    if kind.len() > max {
        return Err(too_big(name, kind.len(), max));
    }
    if let Some(option) = used_files::read(path) {
        let title = format!("{option} would replace this file, which is read");
        return Err(Fault::of(name, title).accepts(format!("{option} with another name")));
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
