//! Mails as they lie in an archive: bodies in quoted-printable or base64, each part of a mail by
//! its own header.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use std::borrow::Cow;

const HEADER: &str = "content-transfer-encoding:";

/// How a body is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Encoding {
    Plain,
    QuotedPrintable,
    Base64,
}

/// The text with all bodies as they were before they were encoded.
///
/// # Errors
/// A sentence, when a body is in another encoding or is none.
pub(super) fn decoded(text: &str) -> Result<Cow<'_, str>, String> {
    if !text.lines().any(|line| header(line).is_some()) {
        return Ok(Cow::Borrowed(text));
    }
    let boundaries: Vec<String> = text.lines().filter_map(boundary).collect();
    let ends = |line: &str| {
        let is_boundary =
            |known: &String| line.strip_prefix("--").is_some_and(|l| l.starts_with(known));
        line.starts_with("From ") || boundaries.iter().any(is_boundary)
    };
    let (mut out, mut body) = (String::new(), String::new());
    // What the header said, and what the body is in once an empty line has ended the header.
    let (mut announced, mut within) = (Encoding::Plain, None);
    for line in text.lines() {
        match within {
            Some(_) if ends(line) => {
                flush(&mut body, within.take(), &mut out)?;
                announced = Encoding::Plain;
            }
            Some(_) => {
                body.push_str(line);
                body.push('\n');
                continue;
            }
            None => {}
        }
        if let Some(name) = header(line) {
            announced = encoding(name)?;
        }
        if line.is_empty() && announced != Encoding::Plain {
            within = Some(announced);
        }
        out.push_str(line);
        out.push('\n');
    }
    flush(&mut body, within, &mut out)?;
    Ok(Cow::Owned(out))
}

/// What a header of this name says.
fn header(line: &str) -> Option<&str> {
    let (name, value) = line.split_at_checked(HEADER.len())?;
    name.eq_ignore_ascii_case(HEADER).then(|| value.trim())
}

/// The line that parts a mail's parts, without its dashes.
fn boundary(line: &str) -> Option<String> {
    let (_, value) = line.split_once("boundary=")?;
    let value = value.trim_start_matches('"').split(['"', ';']).next()?;
    (!value.is_empty()).then(|| value.to_owned())
}

fn encoding(name: &str) -> Result<Encoding, String> {
    match name.to_ascii_lowercase().as_str() {
        "7bit" | "8bit" | "binary" => Ok(Encoding::Plain),
        "quoted-printable" => Ok(Encoding::QuotedPrintable),
        "base64" => Ok(Encoding::Base64),
        _ => Err(format!("the mail's encoding \"{}\" is not known", super::shorten(name, 40))),
    }
}

/// Takes a body's lines and appends what they mean.
fn flush(body: &mut String, within: Option<Encoding>, out: &mut String) -> Result<(), String> {
    let lines = std::mem::take(body);
    let bytes = match within {
        None | Some(Encoding::Plain) => lines.into_bytes(),
        Some(Encoding::QuotedPrintable) => quoted_printable(&lines),
        Some(Encoding::Base64) => {
            let digits: String = lines.split_whitespace().collect();
            STANDARD.decode(digits).map_err(|error| format!("a body is no base64: {error}"))?
        }
    };
    out.push_str(&String::from_utf8_lossy(&bytes));
    if !out.ends_with('\n') {
        out.push('\n');
    }
    Ok(())
}

/// `=3D` is a byte, `=` at the end of a line no end of a line (RFC 2045, 6.7); what is neither
/// stays.
fn quoted_printable(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    for line in text.lines() {
        let line = line.trim_end();
        let mut rest = line.as_bytes();
        while let Some((&first, behind)) = rest.split_first() {
            let digits = behind.get(..2).and_then(|two| std::str::from_utf8(two).ok());
            let byte =
                digits.filter(|_| first == b'=').and_then(|d| u8::from_str_radix(d, 16).ok());
            match byte {
                Some(byte) => {
                    bytes.push(byte);
                    rest = &behind[2..];
                }
                None if first == b'=' && behind.is_empty() => rest = behind,
                None => {
                    bytes.push(first);
                    rest = behind;
                }
            }
        }
        if !line.ends_with('=') {
            bytes.push(b'\n');
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    const HUNK: &str = "@@ -1,2 +1,2 @@ int f(void)\n-\tx = 1;\n+\tx = \u{fc};\n";

    #[test]
    fn bodies_are_as_before_they_were_encoded() {
        let quoted = "@@ -1,2 +1,2 @@ int f(=\nvoid)\n-\tx =3D 1;\n+\tx =3d =C3=BC;\n";
        let mail = format!("Content-transfer-encoding: Quoted-Printable\n\n{quoted}");
        assert!(decoded(&mail).unwrap().ends_with(HUNK), "{}", decoded(&mail).unwrap());
        let lines = STANDARD.encode(HUNK);
        let (first, second) = lines.split_at(20);
        let mail = format!(
            "Content-Type: multipart/mixed; boundary=\"b1\"\n\n--b1\n\
             Content-Transfer-Encoding: base64\n\n{first}\n{second}\n--b1\n\n=3D is text\n--b1--\n"
        );
        let text = decoded(&mail).unwrap();
        assert!(text.contains(&format!("\n\n{HUNK}--b1\n\n=3D is text\n--b1--\n")), "{text}");
        assert_eq!(decoded(HUNK), Ok(Cow::Borrowed(HUNK)));
        let eight = format!("Content-Transfer-Encoding: 8bit\n\n{HUNK}");
        assert_eq!(decoded(&eight).unwrap(), eight);
    }

    #[test]
    fn what_can_not_be_decoded_is_refused_by_its_name() {
        let odd = decoded("Content-Transfer-Encoding: x-uuencode\n\nM86\n");
        assert_eq!(odd, Err("the mail's encoding \"x-uuencode\" is not known".into()));
        let cut = decoded("Content-Transfer-Encoding: base64\n\n!!!\n").unwrap_err();
        assert!(cut.starts_with("a body is no base64"), "{cut}");
    }
}
