//! What is told beside the numbers of metrics: whose they are, of which time, and what they lack.

use fairground_cli::base::failure::Failure;
use fairground_cli::read::observed::{Observed, Select, observed};

/// Texts as files, in this order; `test` makes their names its own.
fn of_texts(texts: &[&str], test: &str) -> Result<Observed, String> {
    let folder = std::env::temp_dir();
    let file = |(at, text): (usize, &&str)| {
        let path = folder.join(format!("fairground-notes-{}-{test}-{at}", std::process::id()));
        std::fs::write(&path, text).expect("written");
        path
    };
    let files: Vec<_> = texts.iter().enumerate().map(file).collect();
    let read = observed(&files, &Select::default());
    files.iter().for_each(|file| std::fs::remove_file(file).expect("removed"));
    read.map_err(|failure| match failure {
        Failure::Input(message) => message,
        other => panic!("{other:?}"),
    })
}

/// Two scrapes of a container, and of a histogram with these labels, so many seconds later.
fn counters_and_latencies(labels: &str, later_s: u64) -> [String; 2] {
    let scrape = |at_s: u64, usage: u64, requests: u64| {
        format!(
            "container_cpu_usage_seconds_total{{container=\"api\",pod=\"api-1\"}} {usage} {at}\n\
             http_request_duration_seconds_bucket{{{labels},le=\"0.1\"}} {requests} {later}\n\
             http_request_duration_seconds_bucket{{{labels},le=\"+Inf\"}} {requests} {later}\n",
            at = at_s * 1000,
            later = (at_s + later_s) * 1000
        )
    };
    [scrape(1_700_000_000, 100, 1000), scrape(1_700_000_060, 130, 7000)]
}

#[test]
fn whose_figures_they_are_is_told() {
    let read = |labels: &str, later_s: u64| {
        let [one, two] = counters_and_latencies(labels, later_s);
        of_texts(&[&one, &two], &format!("{}-{later_s}", labels.len()))
    };
    let same = read("container=\"api\",pod=\"api-1\"", 5).unwrap();
    let says = |observed: &Observed, what: &str| observed.notes.iter().any(|n| n.contains(what));
    assert!(says(&same, "CPU counters are those of container api, pod api-1."), "{:?}", same.notes);
    assert!(!says(&same, "BEWARE"), "{:?}", same.notes);
    assert_eq!(same.container.as_deref(), Some("api"));
    let other = read("container=\"worker\",pod=\"worker-1\"", 5).unwrap();
    assert!(says(&other, "BEWARE: latencies are of container worker, pod worker-1, CPU counters"));
    let unlabelled = read("path=\"/\"", 5).unwrap();
    assert!(!says(&unlabelled, "BEWARE"), "{:?}", unlabelled.notes);
    let yesterday = read("path=\"/\"", 86_400).unwrap_err();
    assert!(yesterday.contains("counted 86340 s apart from CPU use"), "{yesterday}");
}

#[test]
fn a_histogram_with_nothing_but_its_last_bucket_is_told_as_what_it_is() {
    let text = "a_seconds_bucket{le=\"+Inf\"} 9\na_seconds_sum 2\na_seconds_count 9\n";
    let read = of_texts(&[text], "infonly").unwrap();
    let notes = read.notes.concat();
    assert!(read.latency.is_none() && notes.contains("no bucket but le=\"+Inf\""), "{notes}");
}
