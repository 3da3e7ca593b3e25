//! A corpus in one file: each input is its length in decimal digits, a line end, its bytes and
//! another line end. Thousands of small files would be a burden to everybody.

use std::fs;
use std::io;
use std::path::Path;

/// The inputs of a corpus.
///
/// # Errors
/// When the file can't be read, or is none.
pub fn read(file: &Path) -> io::Result<Vec<Vec<u8>>> {
    let bytes = fs::read(file)?;
    let mut rest = &bytes[..];
    let mut all = Vec::new();
    while !rest.is_empty() {
        let (input, after) = first(rest).ok_or_else(|| {
            let at = bytes.len() - rest.len();
            io::Error::new(io::ErrorKind::InvalidData, format!("no input at byte {at}"))
        })?;
        all.push(input.to_vec());
        rest = after;
    }
    Ok(all)
}

fn first(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let end = bytes.iter().position(|byte| *byte == b'\n')?;
    let length: usize = std::str::from_utf8(&bytes[..end]).ok()?.parse().ok()?;
    let (input, rest) = bytes[end + 1..].split_at_checked(length)?;
    Some((input, rest.strip_prefix(b"\n")?))
}

/// Puts the files of a folder into a corpus, the smallest first, as far as `bytes_max` go; so many
/// there were, and so many are in it.
///
/// # Errors
/// When a file can't be read or written.
pub fn pack(folder: &Path, file: &Path, bytes_max: usize) -> io::Result<(usize, usize)> {
    let mut inputs = Vec::new();
    for entry in fs::read_dir(folder)? {
        inputs.push(fs::read(entry?.path())?);
    }
    inputs.sort_by(|a, b| (a.len(), a).cmp(&(b.len(), b)));
    inputs.dedup();
    let mut packed = Vec::new();
    let mut kept = 0;
    for input in &inputs {
        let length = format!("{}\n", input.len());
        if packed.len() + length.len() + input.len() < bytes_max {
            packed.extend_from_slice(length.as_bytes());
            packed.extend_from_slice(input);
            packed.push(b'\n');
            kept += 1;
        }
    }
    fs::write(file, packed)?;
    Ok((inputs.len(), kept))
}

/// Puts the inputs of a corpus into a folder, as libFuzzer wants them; so many they are.
///
/// # Errors
/// When a file can't be read or written.
pub fn unpack(file: &Path, folder: &Path) -> io::Result<usize> {
    fs::create_dir_all(folder)?;
    let all = read(file)?;
    for (number, input) in all.iter().enumerate() {
        fs::write(folder.join(format!("kept-{number:05}")), input)?;
    }
    Ok(all.len())
}
