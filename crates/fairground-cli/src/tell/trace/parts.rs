//! The parts of the file, one behind the other.

use super::form::checksum;
use std::io::{self, Write};

/// A part of the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// Its first byte.
    pub at: u64,
    /// How many bytes it has.
    pub bytes: u64,
    /// Their checksum.
    pub checksum: u32,
}

/// A file that is written part by part. The first failure is kept for the end: a recorder has
/// nobody to tell.
pub struct Parts<W> {
    out: W,
    at: u64,
    failed: Option<io::Error>,
}

impl<W: Write> Parts<W> {
    /// Goes on after so many bytes.
    pub fn after(out: W, at: u64) -> Self {
        Parts { out, at, failed: None }
    }

    /// Adds a part.
    pub fn write(&mut self, bytes: &[u8]) -> Part {
        if self.failed.is_none() {
            self.failed = self.out.write_all(bytes).err();
        }
        let part = Part { at: self.at, bytes: bytes.len() as u64, checksum: checksum(bytes) };
        self.at += part.bytes;
        part
    }

    /// The file.
    ///
    /// # Errors
    /// When a part could not be written.
    pub fn end(self) -> io::Result<W> {
        self.failed.map_or(Ok(self.out), Err)
    }
}
