//! Targets as annotations of a GitHub workflow, above the table.

use crate::base::text::visible;
use crate::experiment::check::{Checked, Held};
use crate::experiment::check_set::CheckedSet;
use crate::read::Asked;
use crate::tell::check_set;
use std::io::{self, Write};

/// Writes a warning of overload and the like, an error for each target that is missed, and the
/// table.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, checked: &Checked) -> io::Result<()> {
    write_misfit(out, &checked.question.asked, checked.misfit.as_deref())?;
    write_overloads(out, &checked.question.asked, super::overloads(checked))?;
    for held in checked.results.iter().filter(|held| !held.holds) {
        writeln!(out, "{}", annotation(checked, held))?;
    }
    super::write(out, checked)
}

/// Writes an error for each target that does not hold in nearly all explanations of a set, and the
/// table.
///
/// # Errors
/// When `out` does not take it.
pub fn write_set(out: &mut dyn Write, set: &CheckedSet) -> io::Result<()> {
    write_misfit(out, &set.asked, set.misfit.as_deref())?;
    write_overloads(out, &set.asked, check_set::overloads(set))?;
    for told in check_set::told(set).iter().filter(|told| !told.agreement.is_enough()) {
        let title = format!("{} {}", told.name, check_set::fault(told.agreement));
        writeln!(out, "{}", error(&set.asked, &title, &told.text))?;
    }
    check_set::write(out, set)
}

/// An error of its own: of what does not fit nothing holds.
fn write_misfit(out: &mut dyn Write, asked: &Asked, misfit: Option<&str>) -> io::Result<()> {
    let Some(misfit) = misfit else { return Ok(()) };
    let title = "the services don't fit the figures";
    writeln!(out, "{}", error(asked, title, &super::of_misfit(misfit)))
}

/// A warning for each: a target may hold only because the run was short.
fn write_overloads(out: &mut dyn Write, asked: &Asked, told: Vec<String>) -> io::Result<()> {
    for sentence in told {
        writeln!(out, "{}", command("warning", asked, "caution", &sentence))?;
    }
    Ok(())
}

fn annotation(checked: &Checked, held: &Held) -> String {
    // Where it holds and a queue grows, "is missed" would contradict what follows.
    let counts = if held.is_meaningless { "counts as missed" } else { "is missed" };
    let title = format!("{} {counts}", held.target);
    error(&checked.question.asked, &title, &super::in_words(checked, held))
}

fn error(asked: &Asked, title: &str, told: &str) -> String {
    command("error", asked, title, told)
}

fn command(kind: &str, asked: &Asked, title: &str, told: &str) -> String {
    let title = property(&format!("fairground: {title}"));
    format!("::{kind} {}title={title}::{}", file(asked), message(told))
}

/// The scenario's own file, beside which the error is shown.
fn file(asked: &Asked) -> String {
    match asked {
        Asked::Path(path) if path.is_file() => {
            format!("file={},", property(&path.display().to_string()))
        }
        _ => String::new(),
    }
}

/// Text after the second `::`, as GitHub's toolkit escapes it; a log is looked at in terminals too.
fn message(text: &str) -> String {
    let escaped = text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A");
    escaped.chars().map(visible).collect()
}

/// A property's value: it ends at a comma, and the properties at a colon.
fn property(text: &str) -> String {
    message(text).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_ends_a_command_is_escaped() {
        assert_eq!(message("100 %\n: a, b"), "100 %25%0A: a, b");
        assert_eq!(property("100 %\r\n: a, b"), "100 %25%0D%0A%3A a%2C b");
        assert_eq!(file(&Asked::Path("request-server".into())), "");
    }
}
