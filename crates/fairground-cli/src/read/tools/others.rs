//! Servers that people know and that are no tool here: which tool stands for each.

/// Servers, and the tool with its flags.
const OTHERS: [(&[&str], &str); 7] = [
    (
        &["gunicorn", "uwsgi", "mod_wsgi"],
        "server --processes WORKERS of sync workers; puma --processes WORKERS --threads THREADS \
         --switch 5ms of gthread (the GIL is a lock as Ruby's); node --processes WORKERS of \
         uvicorn's or gevent's",
    ),
    (
        &["uvicorn", "hypercorn", "daphne", "granian", "nginx", "envoy", "haproxy", "deno", "bun"],
        "node --processes WORKERS: an event loop each",
    ),
    (&["celery", "php-fpm", "unicorn", "postgres", "postgresql"], "server --processes WORKERS"),
    (&["sidekiq"], "puma --processes 1 --threads CONCURRENCY: its lock is the GVL"),
    (
        &["flask", "django", "python", "python3"],
        "puma --processes 1 --switch 5ms: the GIL is a lock as Ruby's",
    ),
    (&["ruby", "rails", "falcon"], "puma --processes 1"),
    (
        &["tomcat", "jetty", "java", "spring", "undertow", "wildfly"],
        "jvm --threads 200; without collections server --threads 200",
    ),
];

/// What to say of a command that begins so.
pub(in crate::read) fn hint(first: &str) -> Option<String> {
    let (_, tool) = OTHERS.iter().find(|(names, _)| names.contains(&first))?;
    Some(format!("a tool that stands for {first}: {tool} (`fairground list tools`)"))
}

#[cfg(test)]
mod tests {
    use super::super::list::{TOOLS, is_command};
    use super::*;

    #[test]
    fn hints_name_tools_and_no_tool_needs_one() {
        let is_tool = |word: &str| TOOLS.iter().any(|tool| tool.name == word);
        for (names, tool) in OTHERS {
            assert!(is_tool(tool.split([' ', ',', ':']).next().unwrap_or("")), "{tool}");
            assert!(names.iter().all(|name| !is_command(name)));
        }
        assert!(hint("gunicorn").is_some_and(|hint| hint.contains("puma")));
        assert_eq!(hint("hackbenhc"), None);
    }
}
