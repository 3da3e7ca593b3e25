//! What is answered: bytes that are at hand, or a part of a large file, which is never held whole.

use std::fs::File;
use std::io::{self, Seek, SeekFrom};

/// What is answered.
#[derive(Debug)]
pub struct Reply {
    pub status: &'static str,
    pub kind: &'static str,
    pub body: Body,
    /// Of a part: its first byte, and how many the whole has.
    part: Option<(Option<u64>, u64)>,
}

/// What comes after the headers.
#[derive(Debug)]
pub enum Body {
    /// These.
    Bytes(Vec<u8>),
    /// So many, from where the file stands.
    File { file: File, bytes: u64 },
}

impl Body {
    /// How many.
    pub fn bytes(&self) -> u64 {
        match self {
            Body::Bytes(bytes) => bytes.len() as u64,
            Body::File { bytes, .. } => *bytes,
        }
    }
}

impl Reply {
    /// A whole.
    pub fn found(kind: &'static str, body: Vec<u8>) -> Reply {
        Reply { status: "200 OK", kind, body: Body::Bytes(body), part: None }
    }

    /// A refusal, in words.
    pub fn refusal(status: &'static str) -> Reply {
        let body = Body::Bytes(format!("{status}\n").into_bytes());
        Reply { status, kind: "text/plain; charset=utf-8", body, part: None }
    }

    /// A large file, or the part of it that a header asks for; a header that is not understood asks
    /// for nothing.
    ///
    /// # Errors
    /// When the file can't be read.
    pub fn file(mut file: File, asked: Option<&str>) -> io::Result<Reply> {
        let whole = file.metadata()?.len();
        let kind = "application/octet-stream";
        let Some((first, last)) = asked.and_then(|asked| range(asked, whole)) else {
            let body = Body::File { file, bytes: whole };
            return Ok(Reply { status: "200 OK", kind, body, part: None });
        };
        if first > last {
            let refusal = Reply::refusal("416 Range Not Satisfiable");
            return Ok(Reply { part: Some((None, whole)), ..refusal });
        }
        file.seek(SeekFrom::Start(first))?;
        let body = Body::File { file, bytes: last + 1 - first };
        Ok(Reply { status: "206 Partial Content", kind, body, part: Some((Some(first), whole)) })
    }

    /// The header that tells of which part this is, if it is one.
    pub fn content_range(&self) -> String {
        match self.part {
            None => String::new(),
            Some((None, whole)) => format!("Content-Range: bytes */{whole}\r\n"),
            Some((Some(first), whole)) => {
                let last = first + self.body.bytes() - 1;
                format!("Content-Range: bytes {first}-{last}/{whole}\r\n")
            }
        }
    }
}

/// First and last byte that `bytes=A-B`, `bytes=A-` or `bytes=-N` asks for; the first is behind the
/// last if there are none.
fn range(asked: &str, whole: u64) -> Option<(u64, u64)> {
    let (first, last) = asked.strip_prefix("bytes=")?.split_once('-')?;
    let number = |text: &str| text.parse::<u64>().ok();
    if first.is_empty() {
        let wanted = number(last)?.min(whole);
        return Some((whole - wanted, whole.saturating_sub(1)));
    }
    let first = number(first)?;
    let last = if last.is_empty() { u64::MAX } else { number(last)? };
    if last < first {
        return None;
    }
    match first < whole {
        true => Some((first, last.min(whole - 1))),
        false => Some((1, 0)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_is_a_part_of_the_file() {
        for (asked, expected) in [
            ("bytes=0-0", Some((0, 0))),
            ("bytes=2-", Some((2, 9))),
            ("bytes=-3", Some((7, 9))),
            ("bytes=-99", Some((0, 9))),
            ("bytes=8-99", Some((8, 9))),
            ("bytes=10-11", Some((1, 0))),
            ("bytes=-0", Some((10, 9))),
            ("bytes=5-4", None),
            ("bytes=0-1,3-4", None),
            ("bytes=a-b", None),
            ("lines=0-1", None),
        ] {
            assert_eq!(range(asked, 10), expected, "{asked}");
        }
    }
}
