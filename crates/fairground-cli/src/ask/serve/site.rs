//! What the server has: the playground's own files, and those of the folder that is named.

use super::connection::Head;
use super::folder::Folder;
use super::reply::Reply;
use crate::base::failure::Failure;
use crate::base::output::Output;
use std::fs;
use std::io::Write;
use std::path::Path;

/// A file of the playground: its name, its kind, its bytes.
type Asset = (&'static str, &'static str, &'static [u8]);

const ASSETS: [Asset; 7] = [
    (
        "index.html",
        "text/html; charset=utf-8",
        include_bytes!("../../../web/playground/index.html"),
    ),
    (
        "playground.js",
        "text/javascript; charset=utf-8",
        include_bytes!("../../../web/playground/playground.js"),
    ),
    (
        "trace.html",
        "text/html; charset=utf-8",
        include_bytes!("../../../web/playground/trace.html"),
    ),
    (
        "trace.js",
        "text/javascript; charset=utf-8",
        include_bytes!("../../../web/playground/trace.js"),
    ),
    (
        "worker.js",
        "text/javascript; charset=utf-8",
        include_bytes!("../../../web/playground/worker.js"),
    ),
    (
        "playground.css",
        "text/css; charset=utf-8",
        include_bytes!("../../../web/playground/playground.css"),
    ),
    (
        "engine.wasm.gz",
        "application/gzip",
        include_bytes!("../../../web/playground/engine.wasm.gz"),
    ),
];

/// The port of an address that names none.
const HTTP_PORT: u16 = 80;

/// What lists the folder's files, for the page.
const LISTING: &str = "files.json";

/// Everything there is.
pub struct Site {
    hosts: Vec<String>,
    folder: Option<Folder>,
}

impl Site {
    /// On a port, with a folder or without one.
    pub fn new(port: u16, folder: Option<Folder>) -> Site {
        let names = ["127.0.0.1", "localhost"];
        let mut hosts = names.map(|name| format!("{name}:{port}")).to_vec();
        // A browser leaves out the port that http has anyway.
        if port == HTTP_PORT {
            hosts.extend(names.map(str::to_owned));
        }
        Site { hosts, folder }
    }

    /// The reply to a request.
    pub fn reply(&self, head: &Head) -> Reply {
        // A page of another name that points here must not read what is here.
        if !head.host.as_ref().is_some_and(|host| self.hosts.contains(host)) {
            return Reply::refusal("403 Forbidden");
        }
        if head.method != "GET" && head.method != "HEAD" {
            return Reply::refusal("405 Method Not Allowed");
        }
        let found = head.path.strip_prefix('/').and_then(|name| self.find(name, head));
        found.unwrap_or_else(|| Reply::refusal("404 Not Found"))
    }

    /// A file by its name; names are compared, never put together to paths.
    fn find(&self, name: &str, head: &Head) -> Option<Reply> {
        let name = if name.is_empty() { "index.html" } else { name };
        if name == LISTING {
            let listing = self.folder.as_ref().map_or_else(nothing, Folder::listing);
            return Some(Reply::found("application/json", listing.into_bytes()));
        }
        if let Some((_, kind, bytes)) = ASSETS.iter().find(|(known, ..)| *known == name) {
            return Some(Reply::found(kind, bytes.to_vec()));
        }
        let (folder, asked) = (self.folder.as_ref()?, name.strip_prefix("folder/")?);
        if let Some(trace) = folder.trace(asked) {
            return Reply::file(trace, head.range.as_deref()).ok();
        }
        Some(Reply::found("text/plain; charset=utf-8", folder.text(asked)?.into_bytes()))
    }
}

/// The listing of no folder.
fn nothing() -> String {
    "{\"files\":[]}\n".into()
}

/// Writes the playground's files into a folder, which is made if it is not there.
///
/// # Errors
/// When they can't be written.
pub fn write(to: &Path) -> Result<(), Failure> {
    let unwritten = |path: &Path| {
        let name = path.display().to_string();
        move |error| Failure::writing(&name, &error)
    };
    fs::create_dir_all(to).map_err(unwritten(to))?;
    let listing = nothing();
    let assets = ASSETS.iter().map(|(name, _, bytes)| (*name, *bytes));
    for (name, bytes) in assets.chain([(LISTING, listing.as_bytes())]) {
        let path = to.join(name);
        let mut file = Output::create(&path).map_err(unwritten(&path))?;
        file.write_all(bytes).and_then(|()| file.commit()).map_err(unwritten(&path))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn status(port: u16, method: &str, path: &str, host: &str) -> &'static str {
        let (method, path, host) = (method.into(), path.into(), Some(host.to_owned()));
        let head = Head { method, path, host, range: None };
        Site::new(port, None).reply(&head).status
    }

    #[test]
    fn only_its_own_files_are_served_to_its_own_page() {
        let here = "127.0.0.1:8765";
        for (method, path, host, expected) in [
            ("GET", "/", here, "200 OK"),
            ("HEAD", "/engine.wasm.gz", "localhost:8765", "200 OK"),
            ("GET", "/files.json", here, "200 OK"),
            ("POST", "/", here, "405 Method Not Allowed"),
            ("DELETE", "/index.html", here, "405 Method Not Allowed"),
            ("GET", "/", "evil.example:8765", "403 Forbidden"),
            ("GET", "/", "127.0.0.1:80", "403 Forbidden"),
            ("GET", "/../Cargo.toml", here, "404 Not Found"),
            ("GET", "/%2e%2e/Cargo.toml", here, "404 Not Found"),
            ("GET", "/folder/../../Cargo.toml", here, "404 Not Found"),
            ("GET", "//etc/passwd", here, "404 Not Found"),
            ("GET", "http://127.0.0.1:8765/", here, "404 Not Found"),
            ("GET", "", here, "404 Not Found"),
        ] {
            assert_eq!(status(8765, method, path, host), expected, "{method} {path} {host}");
        }
        let head = Head { method: "GET".into(), path: "/".into(), host: None, range: None };
        assert_eq!(Site::new(8765, None).reply(&head).status, "403 Forbidden");
    }

    #[test]
    fn on_the_port_of_http_the_host_needs_no_port() {
        let status = |port: u16, host: &str| status(port, "GET", "/", host);
        for host in ["127.0.0.1", "localhost", "127.0.0.1:80"] {
            assert_eq!(status(80, host), "200 OK", "{host}");
            assert_eq!(status(8765, host), "403 Forbidden", "{host}");
        }
        assert_eq!(status(80, "evil.example"), "403 Forbidden");
    }

    #[test]
    fn the_engine_is_packed_and_the_page_loads_nothing_of_others() {
        let bytes =
            |name: &str| ASSETS.iter().find(|(known, ..)| *known == name).expect("an asset").2;
        assert_eq!(bytes("engine.wasm.gz")[..2], [0x1f, 0x8b]);
        let page = String::from_utf8_lossy(bytes("index.html"));
        assert!(!page.contains("http://") && !page.contains("https://"));
    }
}
