//! Figures as the tools of others write them: each format is read to the numbers that its file
//! shows, and what is left open is asked with the option that answers it.

use fairground::model::limit::Limit;
use fairground_cli::base::failure::Failure;
use fairground_cli::read::observed::{Bucket, Latencies, Observed, Select, observed};
use std::fs;
use std::path::{Path, PathBuf};

const MS: u64 = 1_000_000;

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/observed").join(name)
}

/// A folder of this test alone.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("fairground-observed-{name}"));
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn read(names: &[&str], select: &Select) -> Result<Observed, String> {
    let files: Vec<PathBuf> = names.iter().map(|name| data(name)).collect();
    of_files(&files, select)
}

fn of_files(files: &[PathBuf], select: &Select) -> Result<Observed, String> {
    observed(files, select).map_err(|failure| match failure {
        Failure::Input(message) => message,
        other => panic!("{other:?}"),
    })
}

/// Texts as files, in this order.
fn of_texts(test: &str, texts: &[&str], select: &Select) -> Result<Observed, String> {
    let folder = folder(test);
    let file = |(at, text): (usize, &&str)| {
        let path = folder.join(at.to_string());
        fs::write(&path, text).expect("written");
        path
    };
    let files: Vec<PathBuf> = texts.iter().enumerate().map(file).collect();
    let read = of_files(&files, select);
    fs::remove_dir_all(folder).expect("removed");
    read
}

fn select(labels: &[(&str, &str)], over_s: u64) -> Select {
    let labels = labels.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
    let over_ns = (over_s > 0).then_some(over_s * 1_000_000_000);
    Select { labels, over_ns, ..Select::default() }
}

fn unit(unit_ns: u64) -> Select {
    Select { latency_unit_ns: Some(unit_ns), ..Select::default() }
}

fn buckets(observed: &Observed) -> &[Bucket] {
    match &observed.latency {
        Some(Latencies::Histogram(buckets)) => buckets,
        other => panic!("no histogram: {other:?}"),
    }
}

fn requests(observed: &Observed) -> u64 {
    buckets(observed).iter().map(|bucket| bucket.count).sum()
}

fn quantiles(observed: &Observed) -> &[(f64, u64)] {
    match &observed.latency {
        Some(Latencies::Quantiles(quantiles)) => quantiles,
        other => panic!("no quantiles: {other:?}"),
    }
}

fn near(found: Option<f64>, expected: f64) -> bool {
    found.is_some_and(|found| (found / expected - 1.0).abs() < 0.01)
}

#[test]
fn two_scrapes_of_a_process_are_one_span() {
    let read_both = |over_s| read(&["scrape-before.txt", "scrape-after.txt"], &select(&[], over_s));
    let both = read_both(6).unwrap();
    assert_eq!(requests(&both), 498);
    assert_eq!(buckets(&both)[0], Bucket { upto_ns: Some(5 * MS), count: 326 });
    // The `_sum` of both paths is 2.28255 s.
    assert_eq!(both.latency_mean_ns.map(|ns| ns / 1000), Some(4583));
    assert!(near(both.requests_per_s, 83.0) && near(both.cpu_usage_cpus, 0.25 / 6.0), "{both:?}");
    assert!(both.notes.iter().any(|note| note.contains("differ in path")), "{:?}", both.notes);
    assert!(read_both(0).unwrap_err().contains("--over 60s"));
    let swapped = read(&["scrape-after.txt", "scrape-before.txt"], &select(&[], 6)).unwrap_err();
    assert!(swapped.contains("the earlier file first"), "{swapped}");
}

#[test]
fn openmetrics_and_the_api_tell_the_same_service() {
    let text = read(&["openmetrics.txt"], &select(&[], 50)).unwrap();
    assert_eq!(requests(&text), 4168 + 475);
    assert!(text.notes.iter().any(|note| note.contains("read once")), "{:?}", text.notes);
    let range = read(&["prometheus-range.json"], &Select::default()).unwrap();
    assert_eq!(range.over_s, Some(30.0));
    assert_eq!(requests(&range), 3974 - 1202 + 452 - 148);
    let native = read(&["prometheus-native.json"], &Select::default()).unwrap();
    assert_eq!(requests(&native), requests(&range));
    assert!(buckets(&native).len() > 50, "buckets of a native histogram are narrow");
    let within_10ms = |observed: &Observed| {
        let below = buckets(observed).iter().filter(|b| b.upto_ns.is_some_and(|ns| ns <= 10 * MS));
        below.map(|bucket| bucket.count).sum::<u64>() as f64
    };
    assert!((within_10ms(&native) / within_10ms(&range) - 1.0).abs() < 0.1);
}

#[test]
fn what_a_query_lost_is_said() {
    let said = |name| read(&[name], &Select::default()).unwrap_err();
    let rate = said("prometheus-rate.json");
    assert!(rate.contains("no name") && rate.contains("rate()"), "{rate}");
    assert!(said("prometheus-error.json").contains("unexpected end of input inside braces"));
}

#[test]
fn cadvisor_tells_usage_throttling_and_the_limit() {
    let one = read(&["cadvisor.txt"], &Select::default()).unwrap();
    let limit = Limit { quota_ns: Some(10_000_000), period_ns: 100_000_000, burst_ns: 0 };
    assert_eq!((one.limit, one.shares), (Some(limit), Some(1000)));
    assert_eq!((one.nr_periods, one.nr_throttled), (Some(723), Some(18)));
    assert_eq!(one.throttled_ns, Some(1_724_314_000));
    assert_eq!(one.over_s, Some(1_395_066_363.0 - 1_257_894_000.0));
}

/// Two containers of a pod, the pod as a whole and the node, as kubelet's cAdvisor tells them.
fn node(at_s: u64, web_s: f64) -> String {
    let at_ms = at_s * 1000;
    let line = |metric: &str, labels: &str, value: f64| {
        format!("container_cpu_{metric}{{{labels}}} {value} {at_ms}\n")
    };
    let of = |container: &str, pod: &str| {
        format!("container=\"{container}\",namespace=\"shop\",pod=\"{pod}\",id=\"/k/{container}\"")
    };
    let mut text = line("usage_seconds_total", "id=\"/\",container=\"\"", web_s * 3.0);
    text += &line("usage_seconds_total", &of("", "web-1"), web_s * 2.0);
    text += &line("usage_seconds_total", &format!("cpu=\"total\",{}", of("web", "web-1")), web_s);
    text += &line("cfs_periods_total", &of("web", "web-1"), web_s * 10.0);
    text += &line("cfs_throttled_periods_total", &of("web", "web-1"), web_s);
    text + &line("usage_seconds_total", &of("proxy", "web-1"), web_s / 10.0)
}

#[test]
fn several_containers_are_asked_for_with_the_option() {
    let (before, after) = (node(1_700_000_000, 50.0), node(1_700_000_060, 140.0));
    let texts = [after.as_str(), before.as_str()];
    let asked = of_texts("several", &texts, &Select::default()).unwrap_err();
    assert!(asked.contains("--select 'container=web'"), "{asked}");
    let web = of_texts("web", &texts, &select(&[("container", "web")], 0)).unwrap();
    assert!(near(web.cpu_usage_cpus, 1.5) && web.over_s == Some(60.0), "{web:?}");
    assert_eq!((web.nr_periods, web.nr_throttled), (Some(900), Some(90)));
    let none = of_texts("none", &texts, &select(&[("container", "wbe")], 0)).unwrap_err();
    assert!(none.contains("did you mean \"web\"?"), "{none}");
    let over = of_texts("over", &texts, &select(&[("container", "web")], 300)).unwrap_err();
    assert!(over.contains("span 60 s"), "{over}");
}

#[test]
fn a_restart_is_told_and_refused_where_it_loses_much_of_the_time() {
    let (before, after) = (node(1_700_000_000, 50.0), node(1_700_000_060, 30.0));
    let web = select(&[("container", "web")], 0);
    let lost = of_texts("restart", &[&before, &after], &web).unwrap_err();
    assert!(lost.contains("CPU use went back"), "{lost}");
    // Of twelve readings a minute apart, one second of CPU time in each, one is after a restart.
    let readings = (0..12u32).map(|minute| {
        let used_s = if minute < 6 { 100 + minute } else { minute - 5 };
        node(1_700_000_000 + 60 * u64::from(minute), f64::from(used_s))
    });
    let readings: Vec<String> = readings.collect();
    let texts: Vec<&str> = readings.iter().map(String::as_str).collect();
    let web = of_texts("range", &texts, &web).unwrap();
    assert!(near(web.cpu_usage_cpus, 1.0 / 60.0), "{web:?}");
    assert!(web.notes.iter().any(|note| note.contains("started anew")), "{:?}", web.notes);
}

#[test]
fn one_metric_of_latencies_is_never_picked_from_several() {
    let histogram = |name: &str, le: u32, count: u32| {
        format!("{name}{{le=\"{le}\"}} {count}\n{name}{{le=\"+Inf\"}} {count}\n")
    };
    let text = [
        histogram("a_seconds_bucket", 1, 1),
        histogram("b_seconds_bucket", 1, 2),
        histogram("c_bucket", 5, 3),
        histogram("go_gc_pauses_seconds_bucket", 1, 9),
    ];
    let text = text.concat();
    let text = text.as_str();
    let said = of_texts("metrics", &[text], &Select::default()).unwrap_err();
    assert!(said.contains("--latency-metric a_seconds, --latency-metric b_seconds"), "{said}");
    let metric = |name: &str, unit_ns| {
        let latency_metric = Some(name.to_owned());
        Select { latency_metric, latency_unit_ns: unit_ns, ..Select::default() }
    };
    let b = of_texts("metric-b", &[text], &metric("b_seconds", None)).unwrap();
    assert_eq!(requests(&b), 2);
    assert!(b.notes.concat().contains("ends at 1 s"), "{:?}", b.notes);
    let said = of_texts("metric-c", &[text], &metric("c", None)).unwrap_err();
    assert!(said.contains("--latency-unit 1ms"), "{said}");
    let c = of_texts("metric-ms", &[text], &metric("c_bucket", Some(MS))).unwrap();
    assert_eq!(buckets(&c), [Bucket { upto_ns: Some(5 * MS), count: 3 }]);
    let replicas = "a_seconds_bucket{pod=\"x\",le=\"+Inf\"} 1\n\
                    a_seconds_bucket{pod=\"y\",le=\"+Inf\"} 1\n\
                    a_seconds_bucket{pod=\"y\",le=\"1\"} 1\n";
    let said = of_texts("replicas", &[replicas], &Select::default()).unwrap_err();
    assert!(said.contains("--select 'pod=x', --select 'pod=y'"), "{said}");
}

#[test]
fn control_groups_of_both_versions_are_read() {
    let pressure = |some: u64| {
        format!(
            "some avg10=1.00 avg60=0.50 avg300=0.10 total={some}\n\
                 full avg10=0.00 avg60=0.00 avg300=0.00 total=7\n"
        )
    };
    let (one, two) = (pressure(1000), pressure(5000));
    let stat = |usage_us: u64, periods: u64| {
        format!(
            "usage_usec {usage_us}\nuser_usec 1\nsystem_usec 1\nnr_periods {periods}\n\
                 nr_throttled {}\nthrottled_usec 40\n",
            periods / 10
        )
    };
    let (before, after) = (stat(1_000_000, 100), stat(61_000_000, 700));
    let texts = [&before, &after, &one, &two, "150000 100000\n"];
    let v2 = of_texts("v2", &texts, &select(&[], 60)).unwrap();
    assert!(near(v2.cpu_usage_cpus, 1.0), "{v2:?}");
    assert_eq!((v2.nr_periods, v2.nr_throttled), (Some(600), Some(60)));
    assert_eq!((v2.pressure_some_ns, v2.pressure_full_ns), (Some(4 * MS), Some(0)));
    assert_eq!(v2.limit.and_then(|limit| limit.quota_ns), Some(150_000_000));
    let v1 = "nr_periods 5\nnr_throttled 1\nthrottled_time 3000000\n";
    let later = "nr_periods 8\nnr_throttled 3\nthrottled_time 9000000\n";
    let v1 = of_texts("v1", &[v1, later], &Select::default()).unwrap();
    assert_eq!((v1.nr_throttled, v1.throttled_ns), (Some(2), Some(6 * MS)));
}

#[test]
fn tools_that_load_a_service_are_read() {
    let wrk = read(&["wrk.txt"], &Select::default()).unwrap();
    assert_eq!(quantiles(&wrk)[3], (0.99, 64_040_000));
    assert_eq!((wrk.requests_per_s, wrk.over_s), (Some(82.21), Some(6.01)));
    let of_k6 = |name: &str| read(&[name], &Select::default()).unwrap();
    assert_eq!(
        quantiles(&of_k6("k6.txt")),
        [(0.5, 47_900_000), (0.9, 57_320_000), (0.95, 60_380_000)]
    );
    assert_eq!(quantiles(&of_k6("k6-legacy.txt"))[0], (0.5, 47_840_000));
    assert_eq!(quantiles(&of_k6("k6-export.json"))[0], (0.5, 47_901_428));
    let handle = of_k6("k6-handle.json");
    assert_eq!(quantiles(&handle)[3], (0.999, 22_087_600));
    assert!(near(handle.requests_per_s, 50.15) && near(handle.over_s, 5.005), "{handle:?}");
    for (name, rate) in [("k6.txt", 80.06), ("k6-legacy.txt", 81.62), ("k6-export.json", 80.06)] {
        let k6 = of_k6(name);
        assert!(near(k6.requests_per_s, rate) && near(k6.over_s, 6.04), "{k6:?}");
        assert!(k6.notes.iter().any(|note| note.contains("p(99)")), "{:?}", k6.notes);
    }
}

#[test]
fn histograms_of_hdr_are_read_whole() {
    let said = read(&["percentiles.hgrm"], &Select::default()).unwrap_err();
    assert!(said.contains("--latency-unit"), "{said}");
    let table = read(&["percentiles.hgrm"], &unit(MS)).unwrap();
    assert_eq!(requests(&table), 5000);
    assert_eq!(buckets(&table).last().and_then(|bucket| bucket.upto_ns), Some(64_991_000));
    // wrk2 prints the same table in ms, between lines of its own.
    let spectrum = fs::read_to_string(data("percentiles.hgrm")).unwrap();
    let wrk2 = format!(
        "Running 30s test @ http://127.0.0.1:80/index.html\n  2 threads and 100 connections\n  \
         Latency Distribution (HdrHistogram - Recorded Latency)\n 50.000%    6.67ms\n 99.000%   \
         11.18s \n\n  Detailed Percentile spectrum:\n{spectrum}\
         ----------------------------------------------------------\n  60018 requests in 30.00s, \
         19.81MB read\nRequests/sec:   2000.15\n"
    );
    let wrk2 = of_texts("wrk2", &[&wrk2], &Select::default()).unwrap();
    assert_eq!((requests(&wrk2), wrk2.requests_per_s), (5000, Some(2000.15)));
    let said = read(&["tagged.hlog"], &unit(1)).unwrap_err();
    assert!(said.contains("--select 'tag=none', --select 'tag=A'"), "{said}");
    let tagged = Select { latency_unit_ns: Some(1), ..select(&[("tag", "A")], 0) };
    let tagged = read(&["tagged.hlog"], &tagged).unwrap();
    // The longest of these intervals was 2.769 ms.
    let longest_ns = buckets(&tagged).last().and_then(|bucket| bucket.upto_ns).unwrap();
    assert!(longest_ns.abs_diff(2_769_000) < 5_000, "{longest_ns}");
    let said = read(&["version-1.hlog"], &unit(1)).unwrap_err();
    assert!(said.contains("histograms of version 2"), "{said}");
}

#[test]
fn figures_that_cannot_be_are_refused() {
    let said = |test: &str, texts: &[&str]| {
        let read = of_texts(test, texts, &select(&[], 60));
        read.expect_err(test)
    };
    let throttled = said("throttled", &["usage_usec 1\nnr_periods 10\nnr_throttled 600\n"]);
    assert!(throttled.contains("600 throttled of 10 periods"), "{throttled}");
    assert!(said("twice", &["usage_usec 1\nusage_usec 2\n"]).contains("given twice"));
    let many = u64::MAX / 2 + 1;
    let wraps = format!("1ms {many}\n2ms {many}\n3ms 5\n");
    assert!(said("wraps", &[&wraps]).contains("more requests than can be counted"));
    assert!(said("usage", &["usage_usec 99999999999999\n"]).contains("CPUs were used"));
    let falls = "a_seconds_bucket{le=\"1\"} 5\na_seconds_bucket{le=\"2\"} 3\n\
                 a_seconds_bucket{le=\"+Inf\"} 5\n";
    assert!(said("falls", &[falls]).contains("cumulative"));
    assert!(said("negative", &["process_cpu_seconds_total -1\n"]).contains("a counter is -1"));
    let none = "a_seconds_bucket{le=\"1\"} 0\na_seconds_bucket{le=\"+Inf\"} 0\n";
    assert!(said("none", &[none]).contains("no request"));
    assert!(said("empty", &[""]).contains("empty"));
    assert!(said("poem", &["Shall I compare thee\n"]).contains("no file of figures"));
    assert!(said("json", &["{\"a\": 1}"]).contains("no file of figures"));
    assert!(said("top", &["NAME  CPU(cores)\nweb  850m\n"]).contains("--cpu-usage 850m"));
    assert!(said("two", &["1ms 3\n", "1ms 3\n"]).contains("a second file"));
    let escape = said("escape", &["a_seconds_bucket{pod=\"\u{1b}[31m\",le=\"x\"} 5\n"]);
    assert!(!escape.contains('\u{1b}'), "{escape:?}");
    let log = "#[Histogram log format version 1.2]\n1e300,1e300,1,HISTFAAA\n0.1,-5,1,HISTFAAA\n";
    assert!(said("log", &[log]).contains("log"));
}

#[cfg(unix)]
#[test]
fn devices_pipes_and_folders_are_refused_at_once() {
    let said = |path: &str| of_files(&[path.into()], &Select::default()).unwrap_err();
    assert!(said("/dev/zero").contains("no regular file"));
    assert!(said("/tmp").contains("a directory"));
    let pipe = folder("pipe").join("fifo");
    std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo runs");
    assert!(said(&pipe.display().to_string()).contains("no regular file"));
    fs::remove_dir_all(folder("pipe")).expect("removed");
    assert!(said("/no/such/file").contains("can't read"));
}

#[test]
fn a_scrape_without_times_is_of_the_time_of_the_one_beside_it() {
    let own = |count: u64| {
        format!(
            "http_seconds_bucket{{le=\"0.1\"}} {count}\n\
        http_seconds_bucket{{le=\"+Inf\"}} {count}\n"
        )
    };
    let node = |used: u64, at_s: u64| {
        let name = "container_cpu_usage_seconds_total{container=\"a\",pod=\"p\"}";
        format!("{name} {used} {at_s}000\n")
    };
    let (before, after) =
        (node(10, 1_700_000_000) + &own(100), node(70, 1_700_000_060) + &own(700));
    let texts = [before.as_str(), after.as_str()];
    let told = of_texts("no-times", &texts, &Select::default()).expect("no circle of messages");
    assert_eq!((told.over_s, told.requests_per_s), (Some(60.0), Some(10.0)));
    assert!(told.notes.iter().any(|note| note.contains("taken as of the same 60 s")), "{told:?}");
    let wrong = of_texts("other-over", &texts, &select(&[], 20)).unwrap_err();
    assert!(wrong.contains("--over 60s, or none"), "{wrong}");
}

#[test]
fn a_histogram_says_its_unit_and_counts_all_requests() {
    let plain = "request_duration_bucket{le=\"5\"} 10\nrequest_duration_bucket{le=\"+Inf\"} 12\n";
    let asked = of_texts("no-unit", &[plain], &select(&[], 60)).unwrap_err();
    assert!(asked.contains("--latency-metric request_duration --latency-unit 1ms"), "{asked}");
    let sizes = plain.replace("duration", "size_bytes");
    let told = of_texts("sizes", &[&sizes], &select(&[], 60)).expect("sizes are no latencies");
    assert!(told.latency.is_none());
    assert!(told.notes.iter().any(|note| note.contains("--latency-unit 1ms")), "{told:?}");
    let whole = "a_seconds_bucket{le=\"1\"} 9\na_seconds_bucket{le=\"+Inf\"} 9\n";
    let open = whole.split_inclusive('\n').next().expect("a line");
    for texts in [[whole, open], [open, whole]] {
        let wrong = of_texts("no-inf", &texts, &select(&[], 60)).unwrap_err();
        assert!(wrong.contains("no bucket le=\"+Inf\""), "{wrong}");
        let file = usize::from(texts[1] == open);
        assert!(wrong.contains(&format!("/{file}:1:1")), "{wrong}");
    }
}

/// What takes quadratic time takes minutes here.
#[test]
fn many_buckets_labels_and_quantiles_are_read_in_one_go() {
    let many = 0..100_000;
    let bucket = |i| format!("a_seconds_bucket{{le=\"{}\"}} {i}\n", f64::from(i) / 1e3);
    let buckets: String = many.clone().map(bucket).collect();
    let whole = format!("{buckets}a_seconds_bucket{{le=\"+Inf\"}} 100000\n");
    let told = of_texts("buckets", &[&whole], &select(&[], 60)).expect("it is a histogram");
    assert!(matches!(told.latency, Some(Latencies::Histogram(buckets)) if buckets.len() > 99_990));
    let quantile = |i| format!("a_seconds{{quantile=\"{}\"}} {}\n", f64::from(i) / 1e5, i / 10);
    let quantiles: String = many.clone().map(quantile).collect();
    let told = of_texts("quantiles", &[&quantiles], &select(&[], 60)).expect("it is a summary");
    assert!(matches!(told.latency, Some(Latencies::Quantiles(all)) if all.len() == 100_000));
    let labels: String = many.map(|i| format!("l{i}=\"x\",")).collect();
    let labels = format!("container_cpu_usage_seconds_total{{{labels}}} 5\n");
    let wrong = of_texts("labels", &[&labels], &select(&[], 60)).unwrap_err();
    assert!(wrong.contains("more than 256 labels"), "{wrong}");
}
