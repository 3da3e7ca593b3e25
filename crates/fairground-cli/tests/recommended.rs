//! `compare --with-recommendation`: what is recommended for containers that have no tasks, what is
//! not recommended after all, and what Kubernetes would refuse.

use fairground_cli::base::console::gathered;
use fairground_cli::experiment::compare::{Variant, recommended_variants};
use fairground_cli::read::{Asked, Overrides};
use std::path::PathBuf;

const COMMAND: &str = "server --threads 2 --rate 100/s --service 1ms --duration 1s";
/// `web` runs the workload, and nothing is known of what `log` does.
const POD: &str = "kind: Pod\nmetadata: {name: shop}\nspec:\n  containers:\n  - name: web\n    \
                   resources: {limits: {cpu: 1500m}, requests: {cpu: 500m}}\n  - name: log\n    \
                   resources: {limits: {cpu: 100m}}\n";

fn file(name: &str, text: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("recommended-{}-{name}", std::process::id()));
    std::fs::write(&path, text).expect("a file for the test");
    path
}

/// The changes of each variant, and the warnings; or why there is none.
fn variants(name: &str, text: &str) -> (Result<Vec<String>, String>, Vec<String>) {
    let overrides = Overrides {
        limits: vec![file(&format!("{name}.yaml"), POD)],
        set: vec![("workloads.0.group".to_owned(), "/shop/web".to_owned())],
        ..Overrides::default()
    };
    let files = [file(&format!("{name}.json"), text)];
    let (variants, warnings) =
        gathered(|| recommended_variants(&files, &Asked::Path(COMMAND.into()), &overrides));
    let changes = |all: Vec<Variant>| all.into_iter().map(|variant| variant.changes).collect();
    (variants.map(changes).map_err(|failure| format!("{failure:?}")), warnings)
}

fn krr(web: [&str; 2], log: [&str; 2]) -> String {
    let scan = |container: &str, [request, limit]: [&str; 2]| {
        format!(
            "{{\"object\": {{\"container\": \"{container}\"}}, \"recommended\": {{\"requests\": \
             {{\"cpu\": {{\"value\": {request}}}}}, \"limits\": {{\"cpu\": {{\"value\": \
             {limit}}}}}}}}}"
        )
    };
    format!("{{\"scans\": [{}, {}]}}", scan("web", web), scan("log", log))
}

#[test]
fn a_container_without_tasks_is_left_out_with_a_warning() {
    let (changes, warnings) = variants("idle", &krr(["0.25", "null"], ["0.01", "null"]));
    let expected = "/shop/web.requests.cpu=250m; /shop/web.cpu.max=max";
    assert_eq!(changes.expect("web's"), [expected]);
    let told = "no task is in /shop/log: what is recommended for it is left out";
    assert!(warnings.iter().any(|warning| warning == told), "{warnings:?}");
    let of_log = krr(["\"?\"", "\"?\""], ["0.01", "null"]);
    let (changes, warnings) = variants("idle-2", &of_log);
    assert!(changes.unwrap_err().contains("nothing is recommended for a group of the scenario"));
    assert_eq!(warnings.iter().filter(|warning| warning.contains("/shop/web")).count(), 2);
}

#[test]
fn what_krr_can_t_tell_of_any_container_is_no_recommendation() {
    let (changes, _) = variants("unknown", &krr(["\"?\"", "\"?\""], ["\"?\"", "\"?\""]));
    assert!(changes.unwrap_err().contains("no CPU is recommended in this file"));
}

#[test]
fn a_request_above_the_limit_that_stays_is_told() {
    let warned = |limit: &str| {
        let (changes, warnings) = variants("above", &krr(["2", limit], ["\"?\"", "\"?\""]));
        assert!(changes.is_ok(), "{changes:?}");
        warnings.iter().any(|warning| {
            warning.contains("/shop/web would request 2000m, more than its limit, 1500m")
        })
    };
    assert!(warned("\"?\"") && !warned("4") && !warned("null"));
}
