//! How many threads serve a container's requests, by how its file starts it: servers whose workers
//! and threads stand on their command line, or in a variable that they read.
//!
//! It is proposed, not taken: what starts the server may lay other settings over these.

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

/// How many threads its file says that serve, in a sentence with the option that takes it.
pub fn threads(container: &Container) -> Option<String> {
    let words: Vec<&str> =
        container.started.words.iter().flat_map(|word| word.split_whitespace()).collect();
    let is_of = |server: &&Server| words.iter().any(|word| word.ends_with(server.program));
    let server = SERVERS.iter().find(is_of)?;
    let is_other = |word: &&str| MANY_AT_ONCE.iter().any(|class| word.contains(class));
    let said = [
        number(container, &words, server.workers, server.workers_variable),
        number(container, &words, server.threads, server.threads_variable),
    ];
    if words.iter().any(is_other) || said == [None, None] {
        return None;
    }
    let [workers, each] = [0, 1].map(|at| said[at].unwrap_or(server.usual[at]));
    let all = workers.checked_mul(each).filter(|all| *all > 0)?;
    Some(format!(
        "{} starts {} with {workers} worker{} of {each} thread{}. If these serve the requests, say \
         --threads {all}: then ranges are narrower, and other numbers of threads are tried too.",
        container.path,
        server.program,
        if workers == 1 { "" } else { "s" },
        if each == 1 { "" } else { "s" },
    ))
}

/// The number of an option, `-w 4`, `-w4`, `--workers=4`, or of a variable; of `5:16` the last.
fn number(container: &Container, words: &[&str], options: &[&str], variable: &str) -> Option<u32> {
    let of_text = |text: &str| text.rsplit(':').next()?.trim_start_matches('=').parse().ok();
    let of_option = |option: &&str| {
        let at = words.iter().position(|word| {
            word.strip_prefix(option).is_some_and(|rest| rest.is_empty() || of_text(rest).is_some())
        })?;
        match words[at].strip_prefix(option)? {
            "" => of_text(words.get(at + 1)?),
            rest => of_text(rest),
        }
    };
    options.iter().find_map(of_option).or_else(|| match container.started.variable(variable)? {
        Said::Text(text) => of_text(text),
        Said::Limit | Said::Elsewhere => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::limits::containers;

    /// What is said of a pod's only container with these lines of its own.
    fn said(name: &str, lines: &str) -> Option<String> {
        let path = std::env::temp_dir().join(format!("serving-{}-{name}.yaml", std::process::id()));
        let head = "kind: Pod\nmetadata: {name: shop}\nspec:\n  containers:\n  - name: web\n    ";
        std::fs::write(&path, format!("{head}{lines}\n")).expect("written");
        let container = containers(&path).expect("read").remove(0);
        std::fs::remove_file(&path).expect("removed");
        threads(&container)
    }

    #[test]
    fn workers_and_threads_of_servers_are_read() {
        let of = |name, lines: &str| said(name, lines).map(|told| told.replace('\n', " "));
        let told = of("a", "command: [gunicorn, -w, \"4\", -b, \"0.0.0.0:80\", a.wsgi]");
        let told = told.expect("it says so");
        assert!(told.contains("/shop/web starts gunicorn with 4 workers of 1 thread."), "{told}");
        assert!(told.contains("--threads 4:"), "{told}");
        let count = |name, lines: &str| {
            let told = of(name, lines)?;
            let (_, rest) = told.split_once("--threads ")?;
            rest.split(':').next()?.parse::<u32>().ok()
        };
        let line = "command: [sh, -c, \"exec /venv/bin/gunicorn --workers=3 --threads 8 a.wsgi\"]";
        assert_eq!(count("b", line), Some(24));
        assert_eq!(count("c", "args: [bundle, exec, puma, -w4, -t, \"5:16\"]"), Some(64));
        let env = "env: [{name: RAILS_MAX_THREADS, value: \"7\"}]";
        assert_eq!(count("d", &format!("{env}\n    args: [puma]")), Some(7));
        assert_eq!(count("e", "args: [gunicorn, a.wsgi]"), None, "nothing is said");
        assert_eq!(count("f", "args: [gunicorn, -w, \"4\", -k, uvicorn.workers.W, a]"), None);
        assert_eq!(count("g", "args: [node, server.js]"), None);
    }
}
