//! How many threads serve a container's requests, by how its file starts it: servers whose workers
//! and threads stand on their command line, or in a variable that they read.
//!
//! It is proposed, not taken: what starts the server may lay other settings over these.

use crate::base::text::counted;
use crate::read::limits::{Container, Said};

/// A server whose workers each take one request at a time with each of their threads.
struct Server {
    /// A word of its command line ends so.
    program: &'static str,
    /// Options that say how many workers it has, and how many threads each.
    workers: &'static [&'static str],
    threads: &'static [&'static str],
    /// Variables that say the same where no option does.
    workers_variable: &'static str,
    threads_variable: &'static str,
    /// Workers and threads that it has where nothing says so.
    usual: [u32; 2],
}

/// By their manuals: gunicorn 23 (settings), Puma 6 (DSL, `puma -h`), uWSGI 2 (options), waitress 3
/// (arguments).
const SERVERS: [Server; 4] = [
    Server {
        program: "gunicorn",
        workers: &["--workers", "-w"],
        threads: &["--threads"],
        workers_variable: "WEB_CONCURRENCY",
        threads_variable: "",
        usual: [1, 1],
    },
    Server {
        program: "puma",
        workers: &["--workers", "-w"],
        threads: &["--threads", "-t"],
        workers_variable: "WEB_CONCURRENCY",
        threads_variable: "RAILS_MAX_THREADS",
        usual: [1, 5],
    },
    Server {
        program: "uwsgi",
        workers: &["--processes", "--workers", "-p"],
        threads: &["--threads"],
        workers_variable: "UWSGI_PROCESSES",
        threads_variable: "UWSGI_THREADS",
        usual: [1, 1],
    },
    Server {
        program: "waitress-serve",
        workers: &[],
        threads: &["--threads"],
        workers_variable: "",
        threads_variable: "",
        usual: [1, 4],
    },
];
/// Workers of these classes serve many requests at once, so they are no threads.
const MANY_AT_ONCE: [&str; 4] = ["uvicorn", "gevent", "eventlet", "tornado"];

/// How many threads its file says that serve, in a sentence with the option that takes it. Nothing
/// where it says one of the numbers, but not as a number.
pub fn threads(container: &Container) -> Option<String> {
    let words = &container.started.words;
    let is_of = |server: &&Server| words.iter().any(|word| word.ends_with(server.program));
    let server = SERVERS.iter().find(is_of)?;
    let is_other = |word: &String| MANY_AT_ONCE.iter().any(|class| word.contains(class));
    let said = [
        said(container, server.workers, server.workers_variable),
        said(container, server.threads, server.threads_variable),
    ];
    if words.iter().any(is_other) || said == [None, None] {
        return None;
    }
    let [usual_workers, usual_each] = server.usual;
    let workers = said[0].map_or(Some(usual_workers), number)?;
    let each = said[1].map_or(Some(usual_each), number)?;
    let all = workers.checked_mul(each).filter(|all| *all > 0)?;
    Some(format!(
        "{} starts {} with {} of {}. If these serve the requests, say --threads {all}: then ranges \
         are narrower, and other numbers of threads are tried too.",
        container.path,
        server.program,
        counted(workers, "worker"),
        counted(each, "thread"),
    ))
}

/// What stands for one of these options, `-w 4`, `-w4`, `--workers=4`, or else for the variable.
fn said<'c>(container: &'c Container, options: &[&str], variable: &str) -> Option<&'c str> {
    let words = &container.started.words;
    let is_value = |rest: &str| rest.starts_with(|c: char| c == '=' || c.is_ascii_digit());
    let of_option = |option: &&str| {
        words.iter().enumerate().find_map(|(at, word)| match word.strip_prefix(option)? {
            "" => Some(words.get(at + 1).map_or("", String::as_str)),
            rest => is_value(rest).then(|| rest.trim_start_matches('=')),
        })
    };
    options.iter().find_map(of_option).or_else(|| match container.started.variable(variable)? {
        Said::Text(text) => Some(text),
        Said::Limit | Said::Elsewhere => Some(""),
    })
}

/// A number; of `5:16` the last.
fn number(text: &str) -> Option<u32> {
    text.rsplit(':').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::experiment::explain::started::tests::container;

    /// What is said of a pod's only container with these lines of its own.
    fn told(lines: &str) -> Option<String> {
        threads(&container(lines))
    }

    #[test]
    fn workers_and_threads_of_servers_are_read() {
        let line = "command: [gunicorn, -w, \"4\", -b, \"0.0.0.0:80\", a.wsgi]";
        let text = told(line).expect("it says so");
        assert!(text.contains("/shop/web starts gunicorn with 4 workers of 1 thread."), "{text}");
        assert!(text.contains("--threads 4:"), "{text}");
        let count = |lines: &str| {
            let text = told(lines)?;
            let (_, rest) = text.split_once("--threads ")?;
            rest.split(':').next()?.parse::<u32>().ok()
        };
        let line = "command: [sh, -c, \"exec /venv/bin/gunicorn --workers=3 --threads 8 a.wsgi\"]";
        assert_eq!(count(line), Some(24));
        assert_eq!(count("args: [bundle, exec, puma, -w4, -t, \"5:16\"]"), Some(64));
        let env = "env: [{name: RAILS_MAX_THREADS, value: \"7\"}]";
        assert_eq!(count(&format!("{env}\n    args: [puma]")), Some(7));
        assert_eq!(count("args: [gunicorn, a.wsgi]"), None, "nothing is said");
        assert_eq!(count("args: [gunicorn, -w, \"4\", -k, uvicorn.workers.W, a]"), None);
        assert_eq!(count("args: [node, server.js]"), None);
    }

    #[test]
    fn what_is_said_but_not_as_a_number_is_not_guessed() {
        let threads = "args: [puma, -t, \"5:16\"";
        assert_eq!(told(&format!("{threads}, -w, $(WORKERS)]")), None);
        let auto = "env: [{name: WEB_CONCURRENCY, value: auto}]";
        assert_eq!(told(&format!("{auto}\n    {threads}]")), None);
        let elsewhere =
            "env: [{name: WEB_CONCURRENCY, valueFrom: {configMapKeyRef: {name: a, key: b}}}]";
        assert_eq!(told(&format!("{elsewhere}\n    {threads}]")), None);
        assert!(told(&format!("{threads}]")).is_some(), "one worker is usual");
    }
}
