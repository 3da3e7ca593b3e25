//! Is a comparison wrong as often as it says? Both arms are one world on independent seeds, from the
//! simulator itself, through the stopping rule and Holm's correction: 1000 tables.

use fairground_cli::experiment::compare::judged;
use fairground_cli::experiment::points::{self, Point};
use fairground_cli::experiment::statistics::moments::Mean;
use fairground_cli::experiment::statistics::pairs::{PILOT, Pairs};
use fairground_cli::experiment::statistics::{LEVEL, Rule, holm};
use fairground_cli::read::Asked;
use fairground_cli::read::Overrides;
use fairground_cli::run::metric::Metric;
use fairground_cli::run::report::Report;

const METRICS: [&str; 4] = ["p50", "p99", "throughput", "throttle_ratio"];
const SEEDS: u64 = 3000;
const TABLES: usize = 1000;
const BUDGET: usize = 30;

/// What every seed gave, by seed and metric.
fn pool(metrics: &[Metric]) -> Vec<Vec<f64>> {
    let command = "server --threads 4 --rate 300/s --service exp:2ms --duration 400ms";
    let limit = vec!["cpu.max=100000 100000".to_owned()];
    let overrides = Overrides { limit, ..Overrides::default() };
    let points: Vec<Point> =
        (1..=SEEDS).map(|seed| Point { overrides: overrides.clone(), seed }).collect();
    let tell = |report: &Report<'_>| -> Vec<f64> {
        metrics.iter().map(|metric| metric.measure(report).expect("it has all")).collect()
    };
    points::collect(&Asked::Path(command.into()), &points, None, tell, || {}).expect("it runs")
}

/// Picks seeds that no other arm of the table has.
struct Picks(u64);

impl Picks {
    fn below(&mut self, count: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % count
    }

    fn seeds(&mut self, count: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..SEEDS as usize).collect();
        for at in 0..count {
            let other = at + self.below(order.len() - at);
            order.swap(at, other);
        }
        order.truncate(count);
        order
    }
}

/// One table of all metrics: the probabilities, through the stopping rule.
fn table(metrics: &[Metric], pool: &[Vec<f64>], picks: &mut Picks) -> Vec<Option<f64>> {
    let seeds = picks.seeds(2 * BUDGET);
    let arm = |arm: usize, metric: usize, count: usize| -> Vec<f64> {
        seeds[arm * BUDGET..][..count].iter().map(|&seed| pool[seed][metric]).collect()
    };
    let needed = |at: usize| {
        let (a, b, better) = (arm(0, at, PILOT), arm(1, at, PILOT), metrics[at].better());
        Pairs::new(&a, &b, Mean::of(better, &[&a, &b]), better, None).seeds_for(2.0)
    };
    let count = (0..metrics.len()).map(needed).max().unwrap_or(PILOT).min(BUDGET);
    let row = |at: usize| {
        let values = vec![arm(0, at, count), arm(1, at, count)];
        judged(None, metrics[at].clone(), values, Some(PILOT), Rule::Paired).cells[0].p
    };
    (0..metrics.len()).map(row).collect()
}

#[test]
fn one_world_on_independent_seeds_is_marked_as_often_as_it_should_be() {
    let metrics = METRICS.map(|name| Metric::parse(name).expect("it is in the list"));
    let pool = pool(&metrics);
    let mut picks = Picks(1);
    let tables: Vec<Vec<Option<f64>>> =
        (0..TABLES).map(|_| table(&metrics, &pool, &mut picks)).collect();
    let marked = |p: &Option<f64>| p.is_some_and(|p| p < LEVEL);
    let wrong = tables.iter().filter(|table| holm::adjusted(table).iter().any(marked)).count();
    let cells = tables.iter().flatten().filter(|p| marked(p)).count();
    let (tables_wrong, cells_wrong) =
        (wrong as f64 / TABLES as f64, cells as f64 / (TABLES * METRICS.len()) as f64);
    println!("tables {tables_wrong}, cells without correction {cells_wrong}");
    // Two and a half standard errors; Holm's correction gives away a little as the metrics depend on each other.
    assert!((0.02..=0.0675).contains(&tables_wrong), "{tables_wrong}");
    assert!((cells_wrong - LEVEL).abs() < 0.0175, "{cells_wrong}");
}
