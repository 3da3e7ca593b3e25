//! What each verb's answer has on its page, beside the runs that are drawn: one file per verb.

pub mod explain;
pub mod fit;
pub mod reproduce;
mod services;
pub mod set;
pub mod sweep;
pub mod tune;

use std::io;

/// What a writer for terminals writes.
fn captured(write: impl FnOnce(&mut Vec<u8>) -> io::Result<()>) -> String {
    let mut text = Vec::new();
    write(&mut text).expect("memory takes it");
    String::from_utf8_lossy(&text).into_owned()
}

/// The same as one paragraph: a page breaks lines by itself.
fn paragraph(write: impl FnOnce(&mut Vec<u8>) -> io::Result<()>) -> String {
    let text = captured(write);
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
