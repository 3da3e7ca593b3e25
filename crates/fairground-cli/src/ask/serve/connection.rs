//! One request on one connection: its head is read within limits of size and time, it gets one
//! reply, and the connection is closed. A body is never read.

use super::reply::{Body, Reply};
use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::{Duration, Instant};

/// The most bytes of a request's line and headers.
const HEAD_MAX: usize = 16 << 10;
const HEADERS_MAX: usize = 64;
/// How long a whole head may take: half a request holds nothing for ever.
const HEAD_TIME: Duration = Duration::from_secs(5);
const WRITE_TIME: Duration = Duration::from_secs(30);
/// What is still on its way when the reply is out is read for so long: a browser whose words are
/// not taken would lose the reply.
const REST_TIME: Duration = Duration::from_millis(200);

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    pub method: String,
    /// The path, without what follows a question mark.
    pub path: String,
    pub host: Option<String>,
    /// The part that is wanted of a large file, as it stands in the header.
    pub range: Option<String>,
}

/// Headers of every reply: only what the page brings is run, nothing is asked of others, no other
/// page may show this one.
const HEADERS: &str = "Content-Security-Policy: default-src 'none'; script-src 'self' \
    'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; worker-src 'self'; img-src 'self' \
    data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r\n\
    X-Content-Type-Options: nosniff\r\n\
    Referrer-Policy: no-referrer\r\n\
    Cross-Origin-Opener-Policy: same-origin\r\n\
    Cross-Origin-Resource-Policy: same-origin\r\n\
    Cache-Control: no-cache\r\n\
    Connection: close\r\n";

/// Reads a request and sends the reply to it.
///
/// # Errors
/// When the connection breaks.
pub fn answer(stream: &mut TcpStream, reply: impl FnOnce(&Head) -> Reply) -> io::Result<()> {
    stream.set_write_timeout(Some(WRITE_TIME))?;
    let (reply, is_head) = match read(stream)? {
        Ok(head) => {
            let is_head = head.method == "HEAD";
            (reply(&head), is_head)
        }
        Err(status) => (Reply::refusal(status), false),
    };
    write(stream, reply, is_head)?;
    stream.shutdown(Shutdown::Write)?;
    stream.set_read_timeout(Some(REST_TIME))?;
    let mut rest = [0; 4096];
    for _ in 0..16 {
        if stream.read(&mut rest)? == 0 {
            break;
        }
    }
    Ok(())
}

/// The head, or the status of what is wrong with it.
fn read(stream: &mut TcpStream) -> io::Result<Result<Head, &'static str>> {
    let until = Instant::now() + HEAD_TIME;
    let mut bytes = Vec::new();
    let mut piece = [0; 4096];
    loop {
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Ok(Err("408 Request Timeout"));
        }
        stream.set_read_timeout(Some(left))?;
        match stream.read(&mut piece) {
            Ok(0) => return Ok(Err("400 Bad Request")),
            Ok(count) => bytes.extend_from_slice(&piece[..count]),
            Err(error) if is_late(&error) => return Ok(Err("408 Request Timeout")),
            Err(error) => return Err(error),
        }
        if let Some(head) = parse(&bytes) {
            return Ok(head);
        }
    }
}

fn is_late(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut)
}

/// The head that these bytes are, or what is wrong with it; None if more must come.
fn parse(bytes: &[u8]) -> Option<Result<Head, &'static str>> {
    let mut headers = [httparse::EMPTY_HEADER; HEADERS_MAX];
    let mut request = httparse::Request::new(&mut headers);
    match request.parse(bytes) {
        Ok(httparse::Status::Complete(length)) if length <= HEAD_MAX => {}
        Ok(httparse::Status::Partial) if bytes.len() <= HEAD_MAX => return None,
        Ok(_) | Err(httparse::Error::TooManyHeaders) => {
            return Some(Err("431 Request Header Fields Too Large"));
        }
        Err(_) => return Some(Err("400 Bad Request")),
    }
    let target = request.path.unwrap_or_default();
    let path = target.split(['?', '#']).next().unwrap_or_default().to_owned();
    let mut hosts = request.headers.iter().filter(|one| one.name.eq_ignore_ascii_case("host"));
    let host = hosts.next().and_then(|host| String::from_utf8(host.value.to_vec()).ok());
    if hosts.next().is_some() {
        return Some(Err("400 Bad Request"));
    }
    let range = request.headers.iter().find(|one| one.name.eq_ignore_ascii_case("range"));
    let range = range.and_then(|range| String::from_utf8(range.value.to_vec()).ok());
    let method = request.method.unwrap_or_default().to_owned();
    Some(Ok(Head { method, path, host, range }))
}

fn write(out: &mut impl Write, reply: Reply, is_head: bool) -> io::Result<()> {
    let Reply { status, kind, body, .. } = &reply;
    let allow = if status.starts_with("405") { "Allow: GET, HEAD\r\n" } else { "" };
    let (length, part) = (body.bytes(), reply.content_range());
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n{allow}{part}\
         {HEADERS}\r\n"
    );
    out.write_all(head.as_bytes())?;
    match reply.body {
        _ if is_head => {}
        Body::Bytes(bytes) => out.write_all(&bytes)?,
        Body::File { file, bytes } => {
            io::copy(&mut file.take(bytes), out)?;
        }
    }
    out.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_is_its_method_its_path_and_its_host() {
        let head = parse(b"GET /a.js?x=1 HTTP/1.1\r\nHost: localhost:1\r\n\r\n");
        let (path, host) = ("/a.js".into(), Some("localhost:1".into()));
        let expected = Head { method: "GET".into(), path, host, range: None };
        assert_eq!(head, Some(Ok(expected)));
        assert_eq!(parse(b"GET / HTTP/1.1\r\nHost: loc"), None);
    }

    #[test]
    fn what_is_no_head_or_too_long_is_refused() {
        let long = format!("GET / HTTP/1.1\r\nX: {}", "a".repeat(HEAD_MAX));
        let whole = format!("{long}\r\n\r\n");
        let many = format!("GET / HTTP/1.1\r\n{}\r\n", "A: b\r\n".repeat(HEADERS_MAX + 1));
        for (bytes, status) in [
            (long.as_bytes(), "431 Request Header Fields Too Large"),
            (whole.as_bytes(), "431 Request Header Fields Too Large"),
            (many.as_bytes(), "431 Request Header Fields Too Large"),
            (b"\x16\x03\x01\x02\x00\x01", "400 Bad Request"),
            (b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "400 Bad Request"),
        ] {
            assert_eq!(parse(bytes), Some(Err(status)));
        }
    }

    #[test]
    fn the_reply_to_head_has_no_body() {
        let written = |is_head| {
            let reply = Reply::refusal("405 Method Not Allowed");
            let mut out = Vec::new();
            write(&mut out, reply, is_head).expect("memory");
            String::from_utf8(out).expect("text")
        };
        assert!(written(false).ends_with("\r\n\r\n405 Method Not Allowed\n"));
        assert!(written(true).ends_with("\r\n\r\n") && written(true).contains("Allow: GET, HEAD"));
    }
}
