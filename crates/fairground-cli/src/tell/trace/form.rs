//! How a file begins and ends, and how one is told from what is no trace.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;

/// How a trace's name ends.
pub const ENDING: &str = "fgtrace";
/// The first bytes: what it is, and the number of its form.
pub const HEAD: [u8; 8] = *b"fgtrace1";
/// The last bytes.
pub const END: [u8; 8] = *b"1ecartgf";
/// What stands behind the footer: its length, its checksum, [`END`].
const TAIL_BYTES: usize = 16;

/// FNV-1a of 32 bits: enough to notice a part that is not what was written.
pub fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// What stands behind a footer.
pub fn tail(footer: &[u8]) -> io::Result<[u8; TAIL_BYTES]> {
    let length = u32::try_from(footer.len()).map_err(io::Error::other)?;
    let mut tail = [0; TAIL_BYTES];
    tail[..4].copy_from_slice(&length.to_le_bytes());
    tail[4..8].copy_from_slice(&checksum(footer).to_le_bytes());
    tail[8..].copy_from_slice(&END);
    Ok(tail)
}

/// Looks whether a file is a whole trace, as far as its two ends tell.
///
/// # Errors
/// With what is wrong, in words.
pub fn check(path: &Path) -> Result<(), String> {
    let unread = |error: io::Error| format!("can't read: {error}");
    let mut file = File::open(path).map_err(unread)?;
    let length = file.metadata().map_err(unread)?.len();
    if length == 0 {
        return Err("the file is empty".into());
    }
    let mut head = [0; HEAD.len()];
    if length < (HEAD.len() + TAIL_BYTES) as u64 {
        return Err(format!("no trace has {length} bytes"));
    }
    file.read_exact(&mut head).map_err(unread)?;
    if head[..7] == HEAD[..7] && head != HEAD {
        return Err("another version of fairground wrote this trace; write it again".into());
    }
    if head != HEAD {
        return Err("this is no trace of fairground, whatever its name says".into());
    }
    let mut tail = [0; TAIL_BYTES];
    file.seek(SeekFrom::End(-(TAIL_BYTES as i64))).map_err(unread)?;
    file.read_exact(&mut tail).map_err(unread)?;
    let footer = u64::from(u32::from_le_bytes([tail[0], tail[1], tail[2], tail[3]]));
    match tail[8..] == END && footer + (HEAD.len() + TAIL_BYTES) as u64 <= length {
        true => Ok(()),
        false => Err(format!("the trace is cut: its end is missing after {length} bytes")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_fnv_1a() {
        assert_eq!(checksum(b""), 0x811c_9dc5);
        assert_eq!(checksum(b"foobar"), 0xbf9c_f968);
    }

    #[test]
    fn what_is_no_whole_trace_is_told() {
        let folder = std::env::temp_dir().join(format!("fairground-form-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let whole = [HEAD.as_slice(), b"{}", &tail(b"{}").unwrap()].concat();
        let told = |bytes: &[u8]| {
            let path = folder.join("a.fgtrace");
            std::fs::write(&path, bytes).unwrap();
            check(&path).err().unwrap_or_default()
        };
        assert_eq!(told(&whole), "");
        assert!(told(b"").contains("empty"));
        assert!(told(b"fgtrace1").contains("8 bytes"));
        assert!(told(&[7; 64]).contains("no trace of fairground"));
        assert!(told(&[b"fgtrace9".as_slice(), &whole].concat()).contains("another version"));
        assert!(told(&whole[..whole.len() - 1]).contains("cut"));
        assert!(check(&folder.join("none")).unwrap_err().contains("can't read"));
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
