//! Whom the figures are of: a container of a manifest, with its limit and its request.

use crate::base::failure::Failure;
use crate::experiment::fit::FitQuestion;
use crate::read::limits::{Container, JVM_VARIABLES, containers, echo};
use crate::read::observed::RuntimeSeen;
use crate::read::{Runtime, clean};
use fairground::model::limit::Limit;
use std::path::Path;

/// The container of a manifest, or the one of this name or path.
///
/// # Errors
/// When the file can't be read, or leaves open which container is meant.
pub fn of_manifest(path: &Path, name: Option<&str>) -> Result<Container, Failure> {
    let mut all = containers(path).map_err(|error| Failure::Input(error.to_string()))?;
    let is_meant = |container: &Container| {
        name.is_none_or(|name| container.name() == name || container.path == name)
    };
    let meant: Vec<usize> = (0..all.len()).filter(|at| is_meant(&all[*at])).collect();
    if let [only] = meant[..] {
        return Ok(all.swap_remove(only));
    }
    let found = match (meant.len(), name) {
        (0, Some(name)) => format!("there is no container \"{}\"", name.escape_debug()),
        (0, None) => "there is no container".to_owned(),
        (count, _) => format!("{count} containers, and it is open which one is meant"),
    };
    let known: Vec<String> =
        all.iter().map(|container| format!("--container {}", container.path)).collect();
    Err(Failure::Input(format!(
        "error: {found}\n --> {}\n  = accepted: {}",
        path.display(),
        known.join(", ")
    )))
}

/// Refuses figures that can't be of a container with this limit, before anything is searched.
///
/// # Errors
/// When use or throttling contradict the limit: both are named, and where the limit stands.
pub fn check(container: &Container, file: &Path, fit: &FitQuestion) -> Result<(), Failure> {
    // Who shares a limit may be throttled without one, and gets no answer anyway.
    if container.shared.is_some() {
        return Ok(());
    }
    fit.check_limit().map_err(|what| {
        let place = match fit.observed.limit {
            Some(_) => "the metrics".into(),
            None => format!("{}, {}", file.display(), container.path),
        };
        Failure::Usage(format!("{what}\nlimits.cpu is as in {place}"))
    })
}

/// Why there is no answer for a container, if another limit than its own may stop it.
pub fn shared(container: &Container) -> Option<String> {
    let shared = container.shared.as_ref()?;
    Some(format!(
        "{} has a limit of its own, {} CPUs for all that is in it, less than that may use \
         together. So the others may use up what {} wants, and its own figures don't tell. A \
         scenario with all of them does: [[workloads]] in each group, and `run --limits` with this \
         manifest.",
        shared.path, shared.cpus, container.path
    ))
}

/// What to say if the metrics show another limit than the manifest.
pub fn disagreement(container: &Container, fit: &FitQuestion) -> Option<String> {
    let measured = fit.observed.limit.filter(|limit| *limit != container.limit)?;
    let shown = |limit: &Limit| echo(limit).0;
    Some(format!(
        "the manifest makes cpu.max \"{}\", the metrics show \"{}\". This page goes by the \
         metrics: they show the limit that was in force",
        shown(&container.limit),
        shown(&measured)
    ))
}

/// What to say if the manifest's variables or command line look like a runtime that neither
/// somebody named nor the metrics tell, and nothing in it says what its threads do
/// ([`super::started`]).
pub fn runtime(
    container: &Container,
    named: Option<Runtime>,
    seen: Option<&RuntimeSeen>,
) -> Option<String> {
    const KNOWN: [(&[&str], &str); 2] = [
        (
            &JVM_VARIABLES,
            "a JVM ({}): --runtime jvm if its collections stop the world (not Serial, which Java \
             before 27 takes by itself up to 1 CPU or below 1792 MB of memory)",
        ),
        (
            &["GOMAXPROCS", "GOMEMLIMIT", "GOGC"],
            "a Go program ({}): --runtime go, if GOMAXPROCS follows the limit",
        ),
    ];
    let known = || KNOWN.iter().flat_map(|(names, text)| names.iter().map(move |one| (one, text)));
    let by_variable = known().find(|(name, _)| container.started.variable(name).is_some());
    let by_program = || starts_java(container).then_some((&"java", &KNOWN[0].1));
    let (name, text) = by_variable.or_else(by_program)?;
    (named.is_none() && seen.is_none())
        .then(|| format!("{} looks like {}", container.path, text.replace("{}", name)))
}

/// True if its command line starts a JVM, or a script in it does. An option's value starts nothing.
fn starts_java(container: &Container) -> bool {
    const TAKES_COMMAND: [&str; 2] = ["--", "-c"];
    let words = &container.started.words;
    let is_value = |at: usize| {
        let before = at.checked_sub(1).map(|before| words[before].as_str());
        before.is_some_and(|word| word.starts_with('-') && !TAKES_COMMAND.contains(&word))
    };
    let is_java = |word: &str| word.rsplit('/').next() == Some("java");
    let starts =
        |(at, word): (usize, &String)| !is_value(at) && word.split_whitespace().any(is_java);
    words.iter().enumerate().any(starts)
}

/// What to say if the metrics are of another container than the manifest's.
pub fn stranger(container: &Container, fit: &FitQuestion) -> Option<String> {
    let measured = fit.observed.container.as_ref().filter(|name| **name != container.name())?;
    Some(format!(
        "BEWARE: the metrics are of container {}, the manifest's is {}. The answer is of the \
         service that was measured, with the limit and the request of the manifest only where the \
         metrics have none",
        clean(measured),
        container.path
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::limits::{Said, Started, Variable};

    #[test]
    fn a_runtime_that_nobody_named_is_told_by_its_variables_or_its_program() {
        let of = |started: Started, named| {
            let container = Container {
                path: "/shop/web".into(),
                limit: Limit::default(),
                weight_shares: 1024,
                shared: None,
                request_cpus: None,
                request_follows: false,
                started,
            };
            runtime(&container, named, None).unwrap_or_default()
        };
        let told = |variable: &str, named| {
            let variables = vec![Variable { name: variable.into(), value: Said::Elsewhere }];
            of(Started { variables, ..Started::default() }, named)
        };
        assert!(told("JAVA_OPTS", None).contains("a JVM (JAVA_OPTS): --runtime jvm"));
        assert!(told("GOMEMLIMIT", None).contains("a Go program (GOMEMLIMIT): --runtime go"));
        assert_eq!(told("JAVA_OPTS", Some(Runtime::Jvm)), "");
        assert_eq!(told("GOGC", Some(Runtime::Go)), "");
        assert_eq!(told("PATH", None), "");
        let line = |words: &[&str]| {
            let words = words.iter().map(|word| (*word).to_owned()).collect();
            of(Started { words, ..Started::default() }, None)
        };
        assert!(line(&["/usr/bin/java", "-jar", "a.jar"]).contains("a JVM (java): --runtime jvm"));
        assert!(line(&["sh", "-c", "exec java -jar a.jar"]).contains("a JVM (java)"));
        assert!(line(&["sh", "-c", "java -jar a.jar"]).contains("a JVM (java)"));
        assert!(line(&["tini", "--", "java", "-jar", "a.jar"]).contains("a JVM (java)"));
        assert_eq!(line(&["/opt/java/bin/serve"]), "");
        assert_eq!(line(&["highlight", "--language", "java"]), "");
    }
}
