//! The page: a document, the script that draws it and its style, in one file. Nothing else is
//! loaded and nothing in the document is run: a content-security policy names the script and the
//! style by their hashes, and the document is data in which no mark-up can end it.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::io::{self, Write};

/// What `web/` is built to.
const SCRIPT: &str = include_str!("../../../web/report.js");
const STYLE: &str = include_str!("../../../web/report.css");

/// Writes the page.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, document: &Value) -> io::Result<()> {
    let title = document["title"].as_str().unwrap_or("");
    write!(
        out,
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{}\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"generator\" content=\"fairground {}\">\n\
         <title>{} - fairground</title>\n<style>{STYLE}</style>\n</head>\n<body>\n\
         <div id=\"report\"><noscript>This report draws itself: allow scripts for this file. It \
         needs no network.</noscript></div>\n\
         <script type=\"application/json\" id=\"document\">{}</script>\n\
         <script>{SCRIPT}</script>\n</body>\n</html>\n",
        policy(),
        env!("CARGO_PKG_VERSION"),
        escaped(title),
        harmless(&document.to_string()),
    )
}

/// Only this script and this style; no network, no frames, no forms.
fn policy() -> String {
    let hash = |text: &str| BASE64_STANDARD.encode(Sha256::digest(text));
    format!(
        "default-src 'none'; script-src 'sha256-{}'; style-src 'sha256-{}'; base-uri 'none'; \
         form-action 'none'",
        hash(SCRIPT),
        hash(STYLE)
    )
}

/// JSON that ends no script element and has no line that a reader of lines would break: all of
/// these stand in strings, where an escape means the same.
fn harmless(json: &str) -> String {
    let mut text = String::with_capacity(json.len());
    for c in json.chars() {
        match c {
            '<' | '>' | '&' | '\u{2028}' | '\u{2029}' | '\u{7f}'..='\u{9f}' => {
                text.push_str(&format!("\\u{:04x}", u32::from(c)));
            }
            c => text.push(c),
        }
    }
    text
}

/// Text as HTML; what would change the direction of the words beside it is left out.
fn escaped(text: &str) -> String {
    let mut html = String::new();
    for c in crate::base::text::safe(text).chars() {
        match c {
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '&' => html.push_str("&amp;"),
            '"' => html.push_str("&quot;"),
            c => html.push(c),
        }
    }
    html
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_hostile_name_stays_text() {
        let name = "</script><script>alert(1)</script>\u{2028}<!--\u{202e}\u{1b}[31m";
        let document = json!({ "title": name });
        let mut page = Vec::new();
        write(&mut page, &document).unwrap();
        let page = String::from_utf8(page).unwrap();
        let (_, data) = page.split_once("id=\"document\">").unwrap();
        let (data, _) = data.split_once("</script>").unwrap();
        assert!(!data.contains(['<', '>', '&', '\u{2028}', '\u{1b}']), "{data}");
        assert_eq!(serde_json::from_str::<Value>(data).unwrap(), document);
        let (_, title) = page.split_once("<title>").unwrap();
        let (title, _) = title.split_once("</title>").unwrap();
        assert!(!title.contains(['<', '\u{202e}', '\u{1b}']), "{title}");
    }

    #[test]
    fn nothing_ends_the_script_or_the_style_early() {
        assert!(!SCRIPT.contains("</script") && !SCRIPT.contains("<!--"));
        assert!(!STYLE.contains("</style"));
    }
}
