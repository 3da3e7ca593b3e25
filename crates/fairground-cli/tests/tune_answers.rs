//! Answers of `tune` that would mislead if they were not told in full: bursts that the grid lacks,
//! limits of others, knobs that decide nothing, limits that no knob is.

mod tuning;

use fairground_cli::experiment::check::{Question as Check, check as check_one};
use fairground_cli::experiment::tune::{Answer, Infeasible, Outcome, Question};
use fairground_cli::read::Overrides;
use std::process::Command;
use tuning::{SEEDS, found, question, told};

fn infeasible(answer: &Answer) -> &Infeasible {
    match &answer.outcome {
        Outcome::Infeasible(why) => why,
        Outcome::Found(found) => panic!("{found:?}"),
    }
}

/// Groups, each with the limits that it has and a command.
fn scenario(groups: &[(&str, &str, &str)]) -> String {
    let machine = "machine = \"node:1 l3:1 core:8 pu:1\"\nduration = \"1s\"\n".to_owned();
    groups.iter().fold(machine, |text, (path, limits, command)| {
        format!(
            "{text}[groups.\"{path}\"]\n{limits}\n[[workloads]]\ngroup = \"{path}\"\ncommand = \
             \"{command}\"\n"
        )
    })
}

const BURSTY: &str =
    "server --threads 16 --rate 200/s --service 2ms --fanout 4 --arrivals bursty --burst 8";
const CALM: &str = "server --threads 4 --rate 200/s --service exp:2ms";
const HOGS: &str = "bursts --run 60ms --period 100ms --threads 16";

#[test]
fn a_free_burst_reaches_the_quota_and_so_the_cheapest_limit() {
    // In histories of 1 s a lesser burst may be the answer: the queue remembers for nearly as long.
    let text = scenario(&[("/web", "", BURSTY)]).replace("\"1s\"", "\"5s\"");
    let answer = |burst: &str| {
        let question = question(&text, &["cpu.max=0.05:8:0.05", burst], "p99 < 60ms", None);
        let answer = question.answer().expect("it runs");
        (found(&answer).best.at.clone(), told(&question, &answer))
    };
    let (free, page) = answer("cpu.max.burst");
    let (whole, _) = answer("cpu.max.burst=100%");
    let (times, _) = answer("cpu.max.burst=0,25ms,50ms,100ms,200ms");
    assert!(free[0] <= whole[0] && free[0] < times[0], "{free:?}, {whole:?}, {times:?}");
    assert!(page.contains("cpu.max.burst = 0, 25%, 50%, 75%, 100% of the quota"), "{page}");
    assert!(page.contains("ms (100% of the quota)"), "{page}");
}

#[test]
fn of_anothers_limit_the_most_is_wanted_and_its_loss_is_told() {
    let text = scenario(&[("/web", "", CALM), ("/batch", "", HOGS)]);
    let vary = ["/batch.cpu.max=0.5,1,2,4,6,16"];
    let of = |minimise: Option<&str>| {
        let question = question(&text, &vary, "server.p99 < 25ms", minimise);
        let answer = question.answer().expect("it runs");
        (found(&answer).best.at[0], told(&question, &answer))
    };
    let (most, page) = of(None);
    let (least, plain) = of(Some("/batch.cpu.max"));
    assert_eq!(least, 0, "{plain}");
    assert!(most > least, "{page}");
    assert!(page.contains("takes least from others:"), "{page}");
    assert!(
        page.contains("No target is of /batch, and a lower limit or weight is a loss"),
        "{page}"
    );
    for row in ["/batch ", "CPU time", "throttled in 0.0 -> ", "p99 of bursts/burst"] {
        assert!(page.contains(row), "{row}: {page}");
    }
    assert!(!plain.contains("No target is of"), "{plain}");
}

#[test]
fn a_limit_of_mine_and_one_of_theirs_are_weighed_against_each_other() {
    let text = scenario(&[("/web", "", CALM), ("/batch", "", HOGS)]);
    let vary = ["/web.cpu.max=0.5,1,2,4", "/batch.cpu.max=1,4,6,16"];
    let question = question(&text, &vary, "server.p99 < 60ms", None);
    let answer = question.answer().expect("it runs");
    let at = &found(&answer).best.at;
    assert!(at[1] > 0, "the least for /batch would be 1 CPU: {at:?}");
    let page = told(&question, &answer);
    assert!(page.contains("CPUs reserved, less what /batch may use"), "{page}");
}

#[test]
fn a_weight_that_shares_with_nobody_is_told() {
    let text = scenario(&[("/pod/app", "", CALM), ("/other", "", HOGS)]);
    let vary = ["/pod/app.cpu.weight=100,1000", "server.threads=4,5"];
    let question = question(&text, &vary, "server.p99 < 1s", None);
    let answer = question.answer().expect("it runs");
    let keys: Vec<&str> = answer.inert.iter().map(|inert| inert.key.as_str()).collect();
    assert_eq!(keys, ["/pod/app.cpu.weight"]);
    let page = told(&question, &answer);
    let says = "/pod/app has no sibling to share with; what /pod weighs counts";
    assert!(page.contains(says), "{page}");
}

#[test]
fn a_knob_with_which_all_histories_are_the_same_is_told() {
    let text = scenario(&[("/web", "", CALM)]);
    let question = question(&text, &["cpu.max=8,9"], "server.p99 < 1s", None);
    let page = told(&question, &question.answer().expect("it runs"));
    assert!(
        page.contains(
            "cpu.max changes nothing at the answer: with 8 and 9, and all else as in it, the"
        ),
        "{page}"
    );
}

#[test]
fn no_limit_is_that_of_the_varied_group_alone() {
    let text =
        scenario(&[("/web", "cpus = 1", BURSTY), ("/batch", "cpu.max = \"100000 100000\"", HOGS)]);
    let question = question(&text, &["/web.cpu.max=0.5,1"], "server.p99 < 3ms", None);
    let answer = question.answer().expect("it runs");
    let why = infeasible(&answer);
    let unlimited = &why.unlimited.as_ref().expect("/web has a limit").worlds[0];
    let overrides = Overrides { limit: vec!["/web=cpu.max=max".into()], ..Overrides::default() };
    let (asked, targets) = (question.grid.asked.clone(), question.targets.clone());
    let seeds = 1..=SEEDS as u64;
    let check = Check { asked, overrides, targets, seeds, share_percent: 50.0 };
    let alone = check_one(check).expect("it runs");
    let medians = (unlimited.median(0), alone.results[0].median());
    assert_eq!(medians.0, Some(medians.1), "/batch keeps its limit");
    let page = told(&question, &answer);
    assert!(page.contains("no limit of /web "), "{page}");
}

#[test]
fn limits_that_hold_down_only_together_are_named_and_no_others() {
    let text = format!(
        "machine = \"node:1 l3:1 core:8 pu:1\"\nduration = \"4s\"\nkernel = \"6.12\"\n\
         [groups.\"/ns\"]\n\"cpu.max\" = \"50000 100000\"\n[groups.\"/ns/pod\"]\n\"cpu.max\" = \
         \"50000 100000\"\n[groups.\"/ns/pod/web\"]\n[groups.\"/log\"]\n\"cpu.max\" = \
         \"100000 100000\"\n[[workloads]]\nname = \"web\"\ngroup = \"/ns/pod/web\"\ncommand = \
         \"{CALM}\"\n[[workloads]]\ngroup = \"/log\"\ncommand = \"bursts --run 2ms --period 100ms \
         --threads 1\"\n"
    );
    let vary = ["/ns/pod/web.cpu.max=0.7,1,2"];
    let question = Question { share: 0.8, ..question(&text, &vary, "web.p99 < 12ms", None) };
    let answer = question.answer().expect("it runs");
    let why = infeasible(&answer);
    assert_eq!(
        (&why.held_down_by[..], why.held_down_together),
        (&["/ns", "/ns/pod"].map(str::to_owned)[..], true)
    );
    let page = told(&question, &answer);
    assert!(page.contains("Why: the limits of /ns and /ns/pod hold it down"), "{page}");
}

#[test]
fn with_a_period_the_cheapest_has_the_fewest_cpus() {
    let quota = "\"cpu.cfs_quota_us\" = 100000\n\"cpu.cfs_period_us\" = 100000";
    let text = scenario(&[("/web", quota, CALM)]);
    let vary = ["cpu.cfs_period_us=10000,50000,100000"];
    let question = question(&text, &vary, "p99 < 1s", None);
    let answer = question.answer().expect("it runs");
    assert_eq!(found(&answer).best.at, [2], "1 CPU, not 2 or 10");
    let page = told(&question, &answer);
    assert!(page.contains("CPUs reserved, all groups together: 1.000"), "{page}");
}

#[test]
fn a_machine_that_varies_is_named() {
    let server = "server --threads 2 --rate 50/s --service 1ms --duration 200ms";
    let notes = |vary: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_fairground"));
        let args = ["tune", server, "--vary", vary, "--meet", "p99 < 1s", "--seeds", "2"];
        let output = command.args(args).output().expect("the program starts");
        String::from_utf8(output.stderr).expect("text")
    };
    assert!(notes("workload.threads=1,2").contains("no machine is named"));
    let varied = notes("machine=laptop-4x2,cloud-vm-4");
    assert!(!varied.contains("no machine is named"), "{varied}");
}

#[test]
fn of_anothers_weight_the_most_is_wanted() {
    let text = scenario(&[("/web", "", CALM), ("/batch", "", HOGS)]);
    for (vary, best) in [
        (&["/batch.cpu.weight=10,100"][..], &[1][..]),
        (&["/web.cpu.max=4,8", "/batch.cpu.weight=10,100"], &[0, 1]),
    ] {
        let question = question(&text, vary, "server.p99 < 10s", None);
        let answer = question.answer().expect("it runs");
        assert_eq!(found(&answer).best.at, best, "{vary:?}");
        assert_eq!(answer.theirs, ["/batch"]);
    }
}
