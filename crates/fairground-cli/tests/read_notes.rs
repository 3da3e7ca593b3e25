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

/// cAdvisor counts each start of a container by itself; of one pod they follow each other.
#[test]
fn a_container_that_was_started_anew_is_one_and_two_at_once_are_two() {
    let sample = |pod: &str, id: &str, usage: u64, at_s: u64| {
        let labels = format!("container=\"api\",pod=\"{pod}\",id=\"/{id}\",name=\"{id}\"");
        format!("container_cpu_usage_seconds_total{{{labels}}} {usage} {}\n", at_s * 1000)
    };
    let read = |pods: [&str; 2], starts_s: u64, test: &str| {
        let first = [(100, 0), (130, 30), (160, 60)].map(|(usage, at)| (pods[0], "a", usage, at));
        let second = [(5, 0), (35, 30)].map(|(usage, at)| (pods[1], "b", usage, starts_s + at));
        let all = first.iter().chain(&second);
        let of = |(pod, id, usage, at): &(&str, &str, u64, u64)| {
            sample(pod, id, *usage, 1_700_000_000 + at)
        };
        of_texts(&[&all.map(of).collect::<String>()], test)
    };
    let anew = read(["p", "p"], 65, "anew").expect("one container");
    // 60 s in the first, 5 s until it is seen again, and 30 s more, in 95 s.
    assert_eq!(anew.cpu_usage_cpus, Some(1.0));
    assert!(anew.notes.iter().any(|note| note.contains("started anew")), "{:?}", anew.notes);
    for (pods, starts_s) in [(["p", "q"], 65), (["p", "p"], 45)] {
        let two = read(pods, starts_s, pods[1]).expect_err("two containers");
        assert!(two.contains("of 2 services: which one is meant?"), "{two}");
    }
}
