//! Limits in all forms: of scenarios, of whole files, of the command line, and while groups run.

use fairground::model::group_write::GroupWrite;
use fairground::model::limit::Limit;
use fairground::sim::scenario::Scenario;
use fairground_cli::read::limits::echo;
use fairground_cli::read::{Loaded, Overrides, load_text, load_with_limits};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

const DATA: &str = "tests/data/limits";

/// What `/path "cpu.max" burst shares` every group but the root has.
fn told(scenario: &Scenario) -> Vec<String> {
    let groups = scenario.groups.iter().skip(1);
    let line = |group: &fairground::sim::scenario::GroupSpec| {
        let (cpu_max, burst_us) = echo(&group.limit);
        format!("{} {cpu_max} {burst_us} {}", group.path, group.shares)
    };
    groups.map(line).collect()
}

fn toml(text: &str) -> Result<Scenario, String> {
    load_text("a.toml", text, &Overrides::default()).map_err(|error| error.to_string())
}

/// A workload whose tasks have no groups, with what the command line says.
fn alone(limit: &[&str]) -> Result<Loaded, String> {
    with("periodic", &[], limit)
}

/// A workload with one task in a group, and files of limits.
fn in_group(group: &str, files: &[&str]) -> Result<Loaded, String> {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let name = format!("fairground-limits-{}-{number}.json", std::process::id());
    let path = std::env::temp_dir().join(name);
    let text = format!(r#"{{ "tasks": {{ "a": {{ "run": 10, "taskgroup": "{group}" }} }} }}"#);
    std::fs::write(&path, text).expect("a file for the test");
    let loaded = with(path.to_str().expect("a plain path"), files, &[]);
    let _ = std::fs::remove_file(&path);
    loaded
}

fn with(name: &str, limits: &[&str], limit: &[&str]) -> Result<Loaded, String> {
    let overrides = Overrides {
        limits: limits.iter().map(|file| PathBuf::from(DATA).join(file)).collect(),
        limit: limit.iter().map(|limit| (*limit).to_owned()).collect(),
        ..Overrides::default()
    };
    load_with_limits(Path::new(name), &overrides).map_err(|error| error.to_string())
}

#[test]
fn a_pod_is_limited_if_all_its_containers_are() {
    let loaded = in_group("/web/app", &["pods.yaml"]).expect("read");
    let told = told(&loaded.scenario);
    let expected = [
        // 1500m + 250m; requests 500m + 250m are 768 v1 shares, cpu.weight 80, 819 shares.
        "/web 175000 100000 0 819",
        "/web/app 150000 100000 0 604",
        "/web/proxy 25000 100000 0 358",
        // One container has no limit, so the pod has none.
        "/batch max 100000 0 174",
        "/batch/work 200000 100000 0 174",
        "/batch/log max 100000 0 10",
    ];
    assert_eq!(told, expected, "{told:#?}");
}

#[test]
fn init_containers_and_sidecars_count_as_kubelet_counts_them() {
    let loaded = in_group("/job/main", &["init.yaml"]).expect("read");
    let told = told(&loaded.scenario).join("\n");
    // Sidecar 0.5 + main 1 = 1.5; the init container of 3 starts after the sidecar: 3.5.
    assert!(told.contains("/job 350000 100000"), "{told}");
    assert!(told.contains("/job/sidecar 50000 100000"), "{told}");
    assert!(!told.contains("/job/prepare"), "{told}");
    // An init container without a limit: the pod has none.
    assert!(told.contains("/open max 100000"), "{told}");
}

#[test]
fn services_of_a_compose_file_are_groups() {
    let loaded = in_group("/api", &["compose.yaml"]).expect("read");
    let told = told(&loaded.scenario);
    assert_eq!(
        told,
        [
            "/web 150000 100000 0 1024",
            "/api 50000 100000 0 1024",
            "/old 20000 50000 0 512",
            "/free max 100000 0 1024",
        ]
        .map(|line| line.replace(" 512", &format!(" {}", shares_of(&told, "/old"))))
    );
    assert!(shares_of(&told, "/old") < 1024);
    assert_eq!(loaded.limits[1].from, "deploy.resources.limits.cpus = \"0.50\"");
}

fn shares_of(told: &[String], path: &str) -> u64 {
    let line = told.iter().find(|line| line.starts_with(path)).expect("the group");
    line.rsplit(' ').next().and_then(|shares| shares.parse().ok()).expect("shares")
}

#[test]
fn units_lie_in_their_slices_and_drop_ins_are_heard_last() {
    let loaded = in_group("/system.slice/web.service", &["web.service"]).expect("read");
    let path = "/system.slice/web.service";
    assert_eq!(told(&loaded.scenario)[1], format!("{path} 150000 100000 0 2048"));
    let files = ["web.service", "web.service.d/50-limit.conf", "apps-front.slice"];
    let loaded = in_group("/apps.slice/apps-front.slice/web.service", &files).expect("read");
    let told = told(&loaded.scenario);
    let path = "/apps.slice/apps-front.slice";
    assert!(told.contains(&format!("{path}/web.service 15000 10000 0 2048")), "{told:?}");
    assert!(told.contains(&format!("{path} 300000 100000 0 1024")), "{told:?}");
}

#[test]
fn the_command_line_is_heard_over_the_scenario() {
    let loaded = with("web-and-batch", &[], &["/web=cpus=1.5", "/web=cpu.max.burst=20000"]);
    let loaded = loaded.expect("read");
    let lines: Vec<String> = loaded.limits.iter().map(|limit| limit.to_string()).collect();
    let from = "(from cpus = 1.5, cpu.max.burst = 20000)";
    let cpu_max = "cpu.max \"150000 100000\"  cpu.max.burst 20000";
    assert_eq!(lines, [format!("/web  {cpu_max}  {from}")]);
    let scenario = "/web=cpu.max=max";
    assert_eq!(
        with("web-and-batch", &[], &[scenario]).expect("read").limits[0].limit.quota_ns,
        None
    );
}

#[test]
fn every_form_is_read_on_the_command_line() {
    let max = |spec: &str| {
        let loaded = alone(&[spec]).unwrap_or_else(|error| panic!("{error}"));
        let tasks = &loaded.scenario.workload.tasks;
        let limited = &loaded.scenario.groups[tasks[0].group.0 as usize];
        assert!(tasks.iter().all(|task| task.group == tasks[0].group));
        assert_eq!(limited.path, "/limited");
        echo(&limited.limit).0
    };
    assert_eq!(max("cpu.max=200000 50000"), "200000 50000");
    assert_eq!(max("cpu.max=max"), "max 100000");
    assert_eq!(max("cpu.cfs_quota_us=5000"), "5000 100000");
    assert_eq!(max("cpus=1.5"), "150000 100000");
    assert_eq!(max("cpu-quota=7000"), "7000 100000");
    assert_eq!(max("limits.cpu=1500m"), "150000 100000");
    assert_eq!(max("CPUQuota=150%"), "150000 100000");
    assert_eq!(max("1500m"), "150000 100000");
    assert_eq!(max("max"), "max 100000");
    assert_eq!(max("2"), "200000 100000");
    let two = alone(&["cpu.max=50000 100000", "cpu.max.burst=1000"]).expect("read");
    assert_eq!(two.limits[0].limit.burst_ns, 1_000_000);
}

#[test]
fn a_limit_that_limits_nothing_is_refused() {
    let refusal = |name: &str, limit: &str| with(name, &[], &[limit]).expect_err("refused");
    let message = refusal("web-and-batch", "/wbe=cpus=1");
    assert!(message.contains("no task is in group \"/wbe\""), "{message}");
    assert!(message.contains("did you mean \"/web\"?"), "{message}");
    let message = refusal("web-and-batch", "cpus=1");
    assert!(message.contains("the limit has no group") && message.contains("/web"), "{message}");
    let message = refusal("periodic", "/web");
    assert!(message.contains("--limit has no limit"), "{message}");
    let message = refusal("periodic", "2 CPUs");
    assert!(message.contains("--limit:1:1") && message.contains("2 CPUs"), "{message}");
    let message = refusal("periodic", "cpus=1,5");
    assert!(message.contains("--limit:1:6") && message.contains("1,5"), "{message}");
    let message = refusal("periodic", "cpu.max=500 100000");
    assert!(message.contains("below 1 ms (EINVAL)"), "{message}");
    let message = refusal("periodic", "/=cpus=1");
    assert!(message.contains("the root group has no"), "{message}");
    let message = with("periodic", &["pods.yaml"], &[]).expect_err("refused");
    assert!(message.contains("no task is in a group of the files"), "{message}");
    assert!(message.contains("/web, /web/app, /web/proxy, /batch"), "{message}");
    let message = with("periodic", &["absent.yaml"], &[]).expect_err("refused");
    assert!(message.contains("absent.yaml"), "{message}");
}

#[test]
fn writes_come_in_order_of_time_and_keep_what_they_do_not_say() {
    let scenario = toml(
        r#"
        [groups."/web"]
        "cpu.max" = "50000 25000"
        [[writes]]
        at = "3s"
        group = "/web"
        limits.cpu = 2
        [[writes]]
        at = "1s"
        group = "/web"
        "cpu.max" = "20000"
        [[writes]]
        at = "1s"
        group = "/web"
        "cpu.max.burst" = 20000
        [tasks.t]
        group = "/web"
        run = "1ms"
        "#,
    )
    .expect("read");
    let ms = |ms: u64| ms * 1_000_000;
    let writes: Vec<(u64, GroupWrite)> =
        scenario.writes.iter().map(|write| (write.at_ns, write.write)).collect();
    let max = |quota_ms, period_ms| GroupWrite::Max {
        quota_ns: Some(ms(quota_ms)),
        period_ns: ms(period_ms),
    };
    let burst = GroupWrite::Burst(ms(20));
    assert_eq!(writes, [(ms(1000), max(20, 25)), (ms(1000), burst), (ms(3000), max(200, 100))]);
    let start = Limit { quota_ns: Some(ms(50)), period_ns: ms(25), burst_ns: 0 };
    assert_eq!(scenario.groups[1].limit, start);
}

#[test]
fn in_v2_a_parents_limit_holds_and_a_child_may_ask_for_more() {
    let text = |name: &str| {
        format!(
            "[groups.\"/a\"]\n\"{name}\" = 100000\n[groups.\"/a/b\"]\n\"{name}\" = 200000\n\
             [tasks.t]\ngroup = \"/a/b\"\nrun = \"1ms\"\n"
        )
    };
    assert!(toml(&text("cpu.max")).is_ok());
    assert!(toml(&text("cpu.cfs_quota_us")).expect_err("refused").contains("(EINVAL)"));
}

#[test]
fn rtapps_taskgroup_takes_limits_too() {
    let path =
        std::env::temp_dir().join(format!("fairground-taskgroup-{}.json", std::process::id()));
    let text = r#"{ "tasks": { "a": { "run": 10,
        "taskgroup": { "path": "/a", "cpu.max": "50000 100000", "cpu.max.burst": 7 } } } }"#;
    std::fs::write(&path, text).expect("a file for the test");
    let loaded = load_with_limits(&path, &Overrides::default()).map_err(|error| error.to_string());
    let _ = std::fs::remove_file(&path);
    assert_eq!(told(&loaded.expect("read").scenario), ["/a 50000 100000 7 1024"]);
}

/// A file of limits for one test.
fn file(name: &str, text: &str) -> std::path::PathBuf {
    let path =
        std::env::temp_dir().join(format!("fairground-limits-{}-{name}", std::process::id()));
    std::fs::write(&path, text).expect("a file for the test");
    path
}

fn with_files(scenario: &str, files: &[&std::path::PathBuf]) -> Result<Loaded, String> {
    let limits = files.iter().map(|file| (*file).clone()).collect();
    let overrides = Overrides { limits, ..Overrides::default() };
    load_with_limits(Path::new(scenario), &overrides).map_err(|error| error.to_string())
}

#[test]
fn of_two_files_the_later_one_wins_in_any_form() {
    let compose = file("two.yaml", "services:\n  web:\n    cpus: 1.5\n    cpu_shares: 512\n");
    let quota = file("quota.yaml", "services:\n  web:\n    cpu_quota: 30000\n");
    let scenario = "[tasks.t]\ngroup = \"/web\"\nrun = \"1ms\"\n[groups.\"/web\"]\n";
    let scenario = file("two.toml", scenario).display().to_string();
    let quota_ns = |files: &[&std::path::PathBuf]| {
        let loaded = with_files(&scenario, files).unwrap_or_else(|error| panic!("{error}"));
        let group = loaded.scenario.groups[1].clone();
        (group.limit.quota_ns, group.shares)
    };
    let shares = quota_ns(&[&compose]).1;
    assert_eq!(quota_ns(&[&compose, &quota]), (Some(30_000_000), shares));
    assert_eq!(quota_ns(&[&quota, &compose]), (Some(150_000_000), shares));
}

#[test]
fn a_whole_container_without_a_limit_has_none_whatever_the_scenario_says() {
    let pod = |image: &str| {
        format!(
            "kind: Pod\nmetadata: {{name: web}}\nspec:\n  containers:\n  - name: app\n    \
             {image}\n    resources: {{requests: {{cpu: 1}}}}\n"
        )
    };
    let whole = &file("no-limit.yaml", &pod("image: web:1"));
    let patch = file("patch.yaml", &pod("env: []"));
    let limited = "[tasks.t]\ngroup = \"/web/app\"\nrun = \"1ms\"\n\
                   [groups.\"/web/app\"]\n\"cpu.max\" = 2\n";
    let scenario = file("no-limit.toml", limited).display().to_string();
    let quota_ns = |scenario: &str, files: &[&std::path::PathBuf]| {
        let loaded = with_files(scenario, files).unwrap_or_else(|error| panic!("{error}"));
        let app = loaded.scenario.groups.iter().find(|group| group.path == "/web/app");
        app.expect("the container").limit.quota_ns
    };
    assert_eq!(quota_ns(&scenario, &[whole]), None);
    assert_eq!(quota_ns(&scenario, &[&patch]), Some(200_000_000), "it leaves the limit out");
    let compose = |image: &str| format!("services:\n  web:\n    {image}\n    cpu_shares: 512\n");
    let whole = file("no-limit-compose.yaml", &compose("image: web:1"));
    let patch = file("patch-compose.yaml", &compose("restart: always"));
    let of_compose = file("no-limit-3.toml", &limited.replace("/web/app", "/web"));
    let of_compose = of_compose.display().to_string();
    let limit_ns = |file| {
        let loaded = with_files(&of_compose, &[file]).unwrap_or_else(|error| panic!("{error}"));
        loaded.scenario.groups[1].limit.quota_ns
    };
    assert_eq!([limit_ns(&whole), limit_ns(&patch)], [None, Some(200_000_000)]);
    let named = format!("limits = \"{}\"\n{limited}", whole.display());
    let named = file("no-limit-2.toml", &named).display().to_string();
    assert_eq!(quota_ns(&named, &[]), Some(200_000_000), "the scenario gives one");
}

const POD: &str = "kind: Pod\nmetadata: {name: shop}\nspec:\n  containers:\n  - name: web\n    \
                   resources: {limits: {cpu: 1500m}, requests: {cpu: 500m}}\n";

#[test]
fn the_only_workload_is_put_into_the_only_container() {
    let command = "server --threads 2 --rate 100/s --service 1ms --duration 1s";
    let pod = file("pod.yaml", POD);
    let loaded = with_files(command, &[&pod]).unwrap_or_else(|error| panic!("{error}"));
    let group = |loaded: &Loaded| {
        let group = loaded.scenario.workload.tasks[0].group;
        loaded.scenario.groups[group.0 as usize].path.clone()
    };
    assert_eq!(group(&loaded), "/shop/web");
    let web = loaded.limits.iter().find(|given| given.path == "/shop/web").expect("limited");
    assert_eq!((web.limit.quota_ns, web.request_milli), (Some(150_000_000), Some(500)));
    let two = file("two-pods.yaml", &format!("{POD}  - name: proxy\n    image: x\n"));
    let asked = with_files(command, &[&two]).unwrap_err();
    assert!(asked.contains("--set workloads.0.group=/shop/web"), "{asked}");
    let set = vec![("workloads.0.group".to_owned(), "/shop/proxy".to_owned())];
    let overrides = Overrides { limits: vec![two], set, ..Overrides::default() };
    let loaded = load_with_limits(Path::new(command), &overrides);
    assert_eq!(group(&loaded.unwrap_or_else(|error| panic!("{error}"))), "/shop/proxy");
}

#[test]
fn recommendations_are_variants_of_a_container() {
    use fairground_cli::base::console::take_warnings;
    use fairground_cli::experiment::compare::{Variant, recommended_variants};
    use fairground_cli::read::Asked;
    let command = "server --threads 2 --rate 100/s --service 1ms --duration 1s";
    let overrides = Overrides { limits: vec![file("vpa-pod.yaml", POD)], ..Overrides::default() };
    let variants = |name: &str, text: &str| {
        let asked = Asked::Path(command.into());
        recommended_variants(&[file(name, text)], &asked, &overrides).map_err(|f| format!("{f:?}"))
    };
    let vpa = |policy: &str| {
        format!(
            "{{\"kind\": \"VerticalPodAutoscaler\", \"spec\": {{{policy}}}, \"status\": \
             {{\"recommendation\": {{\"containerRecommendations\": [{{\"containerName\": \
             \"web\", \"lowerBound\": {{\"cpu\": \"250m\"}}, \"target\": {{\"cpu\": \"1\", \
             \"memory\": \"262144k\"}}, \"upperBound\": {{\"cpu\": \"4\"}}}}]}}}}}}"
        )
    };
    let named =
        |name: &str, changes: &str| Variant { name: Some(name.into()), changes: changes.into() };
    let of = |name: &str, milli: u64, limit: u64| {
        named(name, &format!("/shop/web.requests.cpu={milli}m; /shop/web.limits.cpu={limit}m"))
    };
    let bounds = [of("lowerBound", 250, 750), of("upperBound", 4000, 12_000)];
    let expected = [&[of("target", 1000, 3000)], &bounds[..]].concat();
    assert_eq!(variants("vpa.json", &vpa("")), Ok(expected));
    let same = vpa("").replace("\"4\"", "\"1\"");
    assert_eq!(variants("vpa-1.json", &same).unwrap()[0], of("target, upperBound", 1000, 3000));
    let policy = "\"resourcePolicy\": {\"containerPolicies\": [{\"containerName\": \"*\", \
                  \"controlledValues\": \"RequestsOnly\"}]}";
    let target = named("target", "/shop/web.requests.cpu=1000m");
    assert_eq!(variants("vpa-r.json", &vpa(policy)).unwrap()[0], target);
    let krr = "{\"scans\": [{\"object\": {\"container\": \"web\"}, \"recommended\": {\"requests\": \
               {\"cpu\": {\"value\": 0.1234, \"severity\": \"OK\"}}, \"limits\": {\"cpu\": \
               {\"value\": null}}}}]}";
    let krr_s = named("KRR", "/shop/web.requests.cpu=124m; /shop/web.cpu.max=max");
    assert_eq!(variants("krr.json", krr), Ok(vec![krr_s]));
    let unknown = krr.replace("null", "\"?\"");
    let krr_s = named("KRR", "/shop/web.requests.cpu=124m");
    assert_eq!(variants("krr-unknown.json", &unknown), Ok(vec![krr_s]));
    let warned = "KRR recommends no limit for /shop/web (\"?\" or nothing): it stays";
    assert!(take_warnings().iter().any(|warning| warning == warned));
    assert!(variants("none.json", "{}").unwrap_err().contains("no CPU is recommended"));
}

#[test]
fn a_fault_in_a_machines_file_is_told_as_such() {
    let machine = file("odd-machine.toml", "sockets = 0\n");
    let text = format!("machine = {:?}\n[tasks.t]\nrun = \"1ms\"\n", machine.display().to_string());
    let said = toml(&text).unwrap_err();
    assert!(said.contains("odd-machine.toml:1") && said.contains("sockets"), "{said}");
}

#[test]
fn a_kernel_as_uname_prints_it_is_answered_and_named() {
    for (uname, shown) in [
        ("6.8.0-45-generic", "6.8 for 6.8.0-45-generic"),
        ("6.12.3", "6.12.3"),
        ("7.9.3", "7.3 for 7.9.3"),
    ] {
        let scenario = toml(&format!("kernel = \"{uname}\"\n[tasks.t]\nrun = \"1ms\"\n"));
        assert_eq!(scenario.unwrap_or_else(|error| panic!("{error}")).kernel.profile, shown);
    }
    assert!(toml("kernel = \"3.10.0-1160.el7.x86_64\"\n[tasks.t]\nrun = \"1ms\"\n").is_err());
}
