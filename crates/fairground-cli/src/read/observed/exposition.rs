//! The text that Prometheus scrapes: `name{label="value"} 12.5 1700000000000`, `#` for comments;
//! OpenMetrics as well, whose times are in seconds and whose exemplars are left alone.
//!
//! A line parser of our own: the ones on crates.io skip what they don't understand, and we want to
//! say where it stands.

use super::lines::{Line, lines};
use super::series::{Labels, Sample, Value, matters, tidy};
use crate::read::fault::{Fault, Read, Sources, clean};

const ACCEPTED: &str = "a sample as Prometheus scrapes it: name{label=\"value\"} 12.5";
/// Times from here on are milliseconds: as seconds it would be the year 5138.
const MILLISECONDS_MIN: f64 = 1e11;
/// A sample has a dozen labels; each is compared with all before it.
const LABELS_MAX: usize = 256;

/// Adds the samples of a source.
pub(super) fn read(sources: &Sources, source: u32, samples: &mut Vec<Sample>) -> Read<()> {
    refuse_cut(sources, source)?;
    for line in lines(sources, source).filter(|line| !line.text.starts_with('#')) {
        let sample = sample(line)?;
        let parted = !sample.label("le").is_empty() || !sample.label("quantile").is_empty();
        if matters(&sample.name, parted) {
            samples.push(sample);
        }
    }
    Ok(())
}

/// Refuses a text whose last sample has no end of its line, as the format wants it: of a number
/// that was cut short nobody sees that.
fn refuse_cut(sources: &Sources, source: u32) -> Read<()> {
    if sources.get(source).text.ends_with('\n') {
        return Ok(());
    }
    match lines(sources, source).last().filter(|line| !line.text.starts_with('#')) {
        None => Ok(()),
        Some(line) => Err(line
            .fault("the file ends in the middle of this line")
            .because("the format ends each line with a line feed, and what is cut may be a number")
            .accepts("the whole file; if this is all of it, a line feed at its end")),
    }
}

/// True if a line looks like a sample: it begins with a metric's name.
pub(super) fn looks_like(line: &str) -> bool {
    let end = line.find(|c: char| !is_name(c)).unwrap_or(line.len());
    let rest = line[end..].trim_start();
    let starts = line.starts_with(|c: char| is_name(c) && !c.is_ascii_digit());
    let value = rest.split_whitespace().next().unwrap_or("");
    starts && (rest.starts_with('{') || value.parse::<f64>().is_ok())
}

fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_' || c == ':'
}

fn sample(line: Line<'_>) -> Read<Sample> {
    let end = line.text.find(|c: char| !is_name(c)).unwrap_or(line.text.len());
    let (name, rest) = line.text.split_at(end);
    if name.is_empty() || name.starts_with(|c: char| c.is_ascii_digit()) {
        return Err(line.fault("this is no sample").accepts(ACCEPTED));
    }
    let (labels, rest) = match rest.trim_start().strip_prefix('{') {
        Some(inside) => labels(line, inside)?,
        None => (Labels::new(), rest),
    };
    // An exemplar follows a hash.
    let mut words = rest.split(" # ").next().unwrap_or("").split_whitespace();
    let value = number(line, name, words.next().unwrap_or(""))?;
    let at_s = words.next().map(|word| time(line, word)).transpose()?;
    if words.next().is_some() {
        return Err(line.fault("this sample has too many words").accepts(ACCEPTED));
    }
    let value = Value::Number(value);
    Ok(Sample { name: name.to_owned(), labels: tidy(labels), at_s, value, span: line.span })
}

fn number(line: Line<'_>, name: &str, word: &str) -> Read<f64> {
    line.number(&format!("\"{}\"", clean(name)), word, "a number: 12.5, 1e9, NaN or +Inf")
}

fn time(line: Line<'_>, word: &str) -> Read<f64> {
    let at: f64 = line.number("the time", word, "milliseconds since 1970, or seconds")?;
    if !at.is_finite() {
        return Err(line.fault("the time is no finite number").accepts("milliseconds since 1970"));
    }
    Ok(if at.abs() >= MILLISECONDS_MIN { at / 1e3 } else { at })
}

/// The labels up to the closing brace, and what follows it.
fn labels<'t>(line: Line<'t>, inside: &'t str) -> Read<(Labels, &'t str)> {
    let mut labels = Labels::new();
    let mut rest = inside.trim_start();
    loop {
        if let Some(after) = rest.strip_prefix('}') {
            return Ok((labels, after));
        }
        let (name, value) = rest.split_once('=').ok_or_else(|| open(line))?;
        let quoted = value.trim_start().strip_prefix('"').ok_or_else(|| open(line))?;
        let (value, after) = unquoted(line, quoted)?;
        let name = name.trim();
        if name.is_empty() || !name.chars().all(is_name) {
            return Err(line.fault(format!("\"{}\" is no name of a label", clean(name))));
        }
        if labels.iter().any(|(known, _)| known == name) {
            let title = format!("the label \"{}\" is given twice", clean(name));
            return Err(line.fault(title).accepts("each label once"));
        }
        if labels.len() == LABELS_MAX {
            return Err(line.fault(format!("a sample has more than {LABELS_MAX} labels")));
        }
        labels.push((name.to_owned(), value));
        let after = after.trim_start();
        rest = match after.strip_prefix(',') {
            Some(more) => more.trim_start(),
            None if after.starts_with('}') => after,
            None => return Err(open(line)),
        };
    }
}

fn open(line: Line<'_>) -> Box<Fault> {
    line.fault("the labels of this sample do not end").accepts(ACCEPTED)
}

/// A label's value up to its closing quote, and what follows it.
fn unquoted<'t>(line: Line<'t>, text: &'t str) -> Read<(String, &'t str)> {
    let mut value = String::new();
    let mut chars = text.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => return Ok((value, &text[at + 1..])),
            '\\' => match chars.next() {
                Some((_, 'n')) => value.push('\n'),
                Some((_, other)) => value.push(other),
                None => break,
            },
            other => value.push(other),
        }
    }
    Err(open(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_all(text: &str) -> Read<Vec<Sample>> {
        let mut sources = Sources::default();
        let source = sources.add("a.txt", format!("{text}\n"));
        let mut samples = Vec::new();
        read(&sources, source, &mut samples)?;
        Ok(samples)
    }

    #[test]
    fn samples_have_labels_values_and_times() {
        let text = "# HELP x y\nmachine_cpu_cores 8\n\
                    a_bucket{le=\"+Inf\",path=\"/\\\"q\\\\\",empty=\"\",} 3 1700000000123\n\
                    b_bucket{ le = \"1\" } 2 1700000000.5 # {id=\"7\"} 0.4\n";
        let all = read_all(text).unwrap();
        assert_eq!((all[0].number(), all[0].at_s), (Some(8.0), None));
        assert_eq!((all[1].label("path"), all[1].labels.len()), ("/\"q\\", 2));
        assert_eq!((all[1].at_s, all[2].at_s), (Some(1_700_000_000.123), Some(1_700_000_000.5)));
    }

    #[test]
    fn what_is_no_sample_is_refused() {
        for bad in [
            "machine_cpu_cores x",
            "a_bucket{le=\"1\" 3",
            "a_bucket{le=\"1} 3",
            "a_bucket{le=1} 3",
            "a_bucket{le=\"1\",le=\"2\"} 3",
            "a_bucket{le=\"1\"}",
            "a_bucket{le=\"1\"} 3 4 5",
            "a_bucket{le=\"1\"} 3 NaN",
            "1a 3",
            "{le=\"1\"} 3",
        ] {
            assert!(read_all(bad).is_err(), "{bad}");
        }
    }
}
