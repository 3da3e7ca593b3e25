//! What keys and values of an experiment come to.

use super::*;
use crate::read;
use std::path::Path;

fn keys(scenario: &str) -> Keys {
    let loaded = read::load_with_limits(Path::new(scenario), &Overrides::default());
    Keys::of(&loaded.expect("it ships"))
}

fn limits(text: &str, scenario: &str) -> String {
    let axis = Axis::parse(text, &keys(scenario)).unwrap_or_else(|error| panic!("{error:?}"));
    let limit = |at: usize| {
        let mut overrides = Overrides::default();
        axis.apply(at, &mut overrides);
        overrides.limit.join(" ")
    };
    (0..axis.values.len()).map(limit).collect::<Vec<_>>().join("; ")
}

#[test]
fn what_is_varied_is_heard_instead_of_a_limit_of_the_command_line() {
    let asked = crate::read::Asked::Path("request-server".into());
    let limit = vec!["/web=cpus=1".to_owned(), "/web=cpu.weight=50".into()];
    let mut overrides = crate::read::Overrides { limit, ..Default::default() };
    let keys = Keys::of(&asked.load(&overrides).unwrap());
    Axis::single("cpu.max=max", &keys).unwrap().apply(0, &mut overrides);
    let loaded = asked.load(&overrides).expect("the later one wins");
    let web = loaded.scenario.groups.iter().find(|group| group.path == "/web").unwrap();
    assert_eq!(web.limit.quota_ns, None);
    assert_eq!(overrides.limit, ["/web=cpu.weight=50", "/web=cpu.max=max"]);
    overrides.limit = vec!["/web=1500m".into(), "/web/a=cpus=2".into(), "2".into()];
    Axis::single("cpu.max=max", &keys).unwrap().apply(0, &mut overrides);
    assert_eq!(overrides.limit, ["/web/a=cpus=2", "2", "/web=cpu.max=max"]);
}

#[test]
fn the_weight_of_a_replaced_limit_stays_where_the_kernel_s_file_alone_is_written() {
    let asked = crate::read::Asked::Path("request-server".into());
    let shares = |limit: &[&str], variants: &[&str]| {
        let limit = limit.iter().map(|limit| (*limit).to_owned()).collect();
        let mut overrides = crate::read::Overrides { limit, ..Default::default() };
        let keys = Keys::of(&asked.load(&overrides).unwrap());
        for variant in variants {
            Axis::single(variant, &keys).unwrap().apply(0, &mut overrides);
        }
        let loaded = asked.load(&overrides).expect("the later one wins");
        loaded.scenario.groups.iter().find(|group| group.path == "/web").unwrap().shares
    };
    assert_eq!(shares(&["/web=4"], &[]), shares(&["/web=4"], &["/web.cpu.max=2"]));
    assert_eq!(shares(&["/web=2"], &[]), shares(&["/web=4"], &["/web.limits.cpu=2"]));
    let weight = shares(&["/web=requests.cpu=1"], &[]);
    assert_eq!(weight, shares(&["/web=4"], &["/web.cpu.max=2", "/web.requests.cpu=1"]));
    assert_eq!(weight, shares(&["/web=4", "/web=requests.cpu=1"], &["/web.cpu.max=2"]));
    let both = ["/web.limits.cpu=2", "/web.cpu.max=max"];
    assert_eq!(shares(&["/web=2"], &[]), shares(&["/web=4"], &both), "that of the last limit");
    let thrice = ["/web.cpu.max=1", "/web.limits.cpu=2", "/web.cpu.max=max"];
    assert_eq!(shares(&["/web=2"], &[]), shares(&["/web=4"], &thrice));
}

#[test]
fn a_limit_without_a_group_is_of_the_limited_one() {
    assert_eq!(limits("cpu.max=2", "request-server"), "/web=cpu.max=200000 100000");
    assert_eq!(limits("/batch.cpu.max=2", "request-server"), "/batch=cpu.max=200000 100000");
    assert_eq!(limits("cpu.max=2", "schbench -m 1 -t 4"), "cpu.max=200000 100000");
    let refused = Axis::parse("cpu.max=2", &keys("web-and-batch"));
    assert!(matches!(refused, Err(Failure::Usage(text)) if text.contains("/web.cpu.max")));
    let unknown = Axis::parse("/wbe.cpu.max=2", &keys("request-server"));
    assert!(matches!(unknown, Err(Failure::Usage(text)) if text.contains("/web")));
}

#[test]
fn a_limit_without_a_group_is_of_the_service_and_its_replicas() {
    let text = "[groups.\"/web/app\"]\n\"limits.cpu\" = 2\n[[workloads]]\ngroup = \"/web/app\"\n\
                command = \"server --rate 50 --threads 1 --service 3ms\"\n";
    let mut overrides = Overrides { replicas: Some(2), ..Overrides::default() };
    let load = |overrides: &Overrides| {
        let loaded = read::load_text_with_limits("a.toml", text, overrides);
        loaded.unwrap_or_else(|error| panic!("{error}"))
    };
    let keys = Keys::of(&load(&overrides));
    Axis::single("cpu.max=1", &keys).unwrap().apply(0, &mut overrides);
    assert_eq!(overrides.limit, ["/web/app=cpu.max=100000 100000"]);
    let loaded = load(&overrides);
    let limited = loaded.scenario.groups.iter().filter(|group| group.limit.quota_ns.is_some());
    let told: Vec<_> = limited.map(|group| (group.path.as_str(), group.limit.quota_ns)).collect();
    let one = Some(100_000_000);
    assert_eq!(told, [("/web/app", one), ("/web-2/app", one)]);
}

#[test]
fn limits_are_cpus_or_what_the_files_have() {
    let schbench = "schbench -m 1 -t 4";
    assert_eq!(
        limits("cpu.max=2.5,1500m,max,120000 50000", schbench),
        "cpu.max=250000 100000; cpu.max=150000 100000; cpu.max=max; cpu.max=120000 50000"
    );
    assert_eq!(
        limits("cpu.max=150000,1000,max", schbench),
        "cpu.max=150000 100000; cpu.max=1000 100000; cpu.max=max"
    );
    assert_eq!(
        limits("cpu.max.burst=0,50ms,100000", "request-server"),
        "/web=cpu.max.burst=0; /web=cpu.max.burst=50000; /web=cpu.max.burst=100000"
    );
    assert!(Axis::parse("cpu.max=0.0001", &keys("request-server")).is_err());
}

#[test]
fn a_list_of_quotas_does_not_change_its_unit() {
    for mixed in ["cpu.max=1,500,1000", "/web.cpu.max=250:1500:250", "cpu.max=150000,2500m"] {
        let refused = Axis::parse(mixed, &keys("request-server"));
        assert!(matches!(refused, Err(Failure::Usage(text)) if text.contains("mixes units")));
    }
}

#[test]
fn a_value_replaces_the_one_before() {
    let keys = keys("request-server");
    let axis = Axis::parse("cpu.max=1,2", &keys).unwrap();
    let mut overrides = Overrides::default();
    axis.apply(0, &mut overrides);
    axis.apply(1, &mut overrides);
    assert_eq!(overrides.limit, ["/web=cpu.max=200000 100000"]);
}

#[test]
fn a_limit_of_all_tasks_is_replaced_too() {
    let path = Path::new("schbench -m 1 -t 4");
    let limit = vec!["cpu.max=100000 100000".to_owned()];
    let mut overrides = Overrides { limit, ..Overrides::default() };
    let keys = Keys::of(&read::load_with_limits(path, &overrides).unwrap());
    Axis::single("cpu.max=2", &keys).unwrap().apply(0, &mut overrides);
    Axis::single("cpu.max.burst=50ms", &keys).unwrap().apply(0, &mut overrides);
    assert_eq!(overrides.limit, ["cpu.max=200000 100000", "cpu.max.burst=50000"]);
    let loaded = read::load_with_limits(path, &overrides).unwrap();
    assert_eq!(loaded.limits[0].limit.quota_ns, Some(200_000_000));
}

#[test]
fn a_free_limit_goes_in_hundredths_up_to_what_the_tasks_can_use() {
    let axis = Axis::free("cpu.max", 8, &keys("request-server")).unwrap();
    assert_eq!(axis.values.len(), 800);
    assert_eq!((axis.values[0].as_str(), axis.values[799].as_str()), ("0.01", "8.00"));
    assert!(Axis::free("workload.threads", 8, &keys("request-server")).is_err());
}

#[test]
fn flags_of_commands_are_keys() {
    let with = |scenario: &str, set: &str| {
        let keys = keys(scenario);
        let mut overrides = Overrides::default();
        Axis::single(set, &keys).unwrap().apply(0, &mut overrides);
        let loaded = read::load(Path::new(scenario), &overrides);
        loaded.map(|scenario| scenario.workload).map_err(|error| error.to_string())
    };
    let threads = |scenario, set| with(scenario, set).unwrap().tasks.len();
    assert_eq!(threads("server --threads 4 --rate 9/s --service 1ms", "workload.threads=7"), 7);
    assert_eq!(threads("request-server", "server.threads=3"), 3 + 4);
    assert_eq!(threads("schbench -m 1 -t 4 -r 5", "schbench.t=9"), 10);
    assert_eq!(threads("schbench -m 1 -r 5", "workload.threads=2"), 3);
    assert_eq!(threads("hackbench -g 1", "hackbench.groups=3"), 1 + 3 * 40);
    let pipe = |set| with("netperf -t UDP_STREAM -- -m 64", set).unwrap().pipes[0].clone();
    assert_eq!(pipe("netperf.size=1024"), pipe("netperf.m=1024"));
    assert_ne!(pipe("netperf.size=1024"), pipe("netperf.size=64"));
    assert_eq!(threads("tbench 2 -t 1", "tbench.clients=3"), 1 + 2 * 3);
    let rate = with("request-server", "workload.rate=100").unwrap().sources;
    assert_ne!(rate, with("request-server", "workload.rate=200").unwrap().sources);
    let both = with("request-server", "workload.threads=3").unwrap_err();
    assert!(both.contains("server.threads or report.threads"), "{both}");
    let none = with("request-server", "server.thread=3").unwrap_err();
    assert!(none.contains("did you mean \"threads\""), "{none}");
    assert!(with("desktop", "workload.threads=3").unwrap_err().contains("no tool's command"));
    let switch = with("hackbench -g 1 -p", "hackbench.pipe=3").unwrap_err();
    assert!(switch.contains("true or false"), "{switch}");
}

#[test]
fn lists_may_hold_quoted_commas() {
    let keys = keys("desktop");
    let axis = Axis::parse("features=\"NO_A,NO_B\",C", &keys).unwrap();
    assert_eq!(axis.values, ["NO_A,NO_B", "C"]);
    for bad in ["a", "=1", "a=", "a=1,,2", "a=\"1", "a=1,1", "seed=1", "a=9:1"] {
        assert!(matches!(Axis::parse(bad, &keys), Err(Failure::Usage(_))), "{bad}");
    }
}

#[test]
fn a_free_burst_goes_from_none_to_the_whole_quota() {
    let keys = keys("request-server");
    let bursts = Axis::free("cpu.max.burst", 8, &keys).unwrap();
    assert_eq!(bursts.values, ["0", "25%", "50%", "75%", "100%"]);
    let of = |value: usize| (bursts.burst(value), bursts.burst_of_quota(value));
    assert_eq!([of(0), of(4)], [(Some(0.0), None), (Some(100.0), Some(Some("/web")))]);
    let limit = vec!["/web=cpu.max=2501 5000".to_owned()];
    let mut overrides = Overrides { limit, ..Overrides::default() };
    bursts.apply(2, &mut overrides);
    let loaded = read::load_with_limits(Path::new("request-server"), &overrides).unwrap();
    let web = loaded.scenario.groups.iter().find(|group| group.path == "/web").unwrap();
    assert_eq!(web.limit.burst_ns, 1_250_000, "whole microseconds");
    let mixed = Axis::parse("cpu.max.burst=0,50%,20ms", &keys);
    assert!(matches!(mixed, Err(Failure::Usage(text)) if text.contains("20ms is not")));
    for refused in ["101%", "-1%", "x%"] {
        let limit = vec![format!("/web=cpu.max.burst={refused}")];
        let overrides = Overrides { limit, ..Overrides::default() };
        let told = read::load(Path::new("request-server"), &overrides).unwrap_err().to_string();
        assert!(told.contains("0% to 100% of the quota"), "{told}");
    }
    let limit = vec!["/web=cpu.max=max".to_owned(), "/web=cpu.max.burst=50%".to_owned()];
    let overrides = Overrides { limit, ..Overrides::default() };
    let told = read::load(Path::new("request-server"), &overrides).unwrap_err().to_string();
    assert!(told.contains("is a share of a quota, and there is none"), "{told}");
}
