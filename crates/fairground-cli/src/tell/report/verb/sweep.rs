//! The page of `sweep`: every setting as a map, with how sure each mean is.

use crate::experiment::plan::{Plan, TELLING, Varied};
use crate::run::metric::Metric;
use crate::tell::report::Content;
use crate::tell::report::panel::{Axis, Heat, HeatCell, HeatValue, Panel, Sign, VALUES_MAX};
use measured::{Measured, REFUSED};
use serde_json::Value;
use std::io::{self, BufRead};
use told::Told;

mod measured;
mod told;

/// Metrics that a page shows.
const METRICS_MAX: usize = 8;
const SIGNS: [(&str, &str); 3] = [
    ("\u{2605}", "the best mean"),
    (
        "\u{2248}",
        "can't be told from the best at 5 % (sign flips, Holm's correction over the settings)",
    ),
    ("\u{2205}", "the kernel refuses it"),
];

/// What the page holds of a plan and its results.
///
/// # Errors
/// When the results can't be read.
pub fn content(
    plan: &Plan,
    lines: impl BufRead,
    asked: &[String],
    folder: &str,
) -> io::Result<Content> {
    let settings = plan.settings.len();
    if settings > VALUES_MAX {
        let said = format!(
            "{settings} settings are more than a page can show, at most {VALUES_MAX}. Their \
             numbers are in {folder}."
        );
        return Ok(Content { answer: vec![said], ..Content::default() });
    }
    let (mut all, refused) = read(plan, lines, asked)?;
    all.truncate((VALUES_MAX / settings.max(1)).clamp(1, METRICS_MAX));
    let told: Vec<Told> = all.iter().map(|measured| Told::of(plan, measured)).collect();
    let mut answer: Vec<String> = told.iter().take(1).map(|told| told.sentence.clone()).collect();
    if answer.is_empty() {
        answer.push("No setting gave a number.".into());
    }
    answer.push(
        "The best of many is partly luck: compare it with new seeds before you rely on it.".into(),
    );
    answer.push(format!(
        "{settings} settings, each with {} seeds; every line of every run is in {folder}.",
        plan.seeds.len()
    ));
    let panels = if told.is_empty() { vec![] } else { vec![heat(plan, &told, &refused)] };
    Ok(Content { answer, panels, ..Content::default() })
}

/// Reads the metrics that some run gave, and which settings are refused.
fn read(
    plan: &Plan,
    lines: impl BufRead,
    asked: &[String],
) -> io::Result<(Vec<Measured>, Vec<bool>)> {
    let rest = plan.metrics.iter().map(String::as_str);
    let mut names: Vec<&str> = Vec::new();
    for name in asked.iter().map(String::as_str).chain(TELLING).chain(rest) {
        if !names.contains(&name) && plan.metrics.iter().any(|known| known == name) {
            names.push(name);
        }
    }
    let mut refused = vec![false; plan.settings.len()];
    let mut all = vec![vec![Vec::new(); plan.settings.len()]; names.len()];
    for line in lines.lines() {
        let line: Value = serde_json::from_str(&line?).map_err(io::Error::from)?;
        let setting = line["point"].as_u64().unwrap_or(0) as usize / plan.seeds.len().max(1);
        refused[setting] |= line.get("refused").is_some();
        for (name, by_setting) in names.iter().zip(&mut all) {
            if let Some(value) = line["metrics"][*name].as_f64() {
                by_setting[setting].push((line["seed"].as_u64().unwrap_or(0), value));
            }
        }
    }
    let measured = names.iter().zip(all).filter_map(|(name, by_setting)| {
        let metric = Metric::parse(name).ok()?;
        let is_there = by_setting.iter().any(|seeds| !seeds.is_empty());
        is_there.then_some(Measured { metric, by_setting })
    });
    Ok((measured.collect(), refused))
}

fn heat(plan: &Plan, told: &[Told], refused: &[bool]) -> Panel {
    let axis =
        |axis: &Varied| Axis { key: axis.key.clone(), values: axis.values.clone(), left_out: 0 };
    let cell = |setting: usize| {
        let shown = told.iter().map(|told| match refused[setting] {
            true => HeatValue {
                text: "refused".into(),
                spread: String::new(),
                level: None,
                signs: vec![REFUSED],
            },
            false => told.values[setting].clone(),
        });
        HeatCell { at: plan.at(setting), shown: shown.collect() }
    };
    let sign = |(sign, says): (&str, &str)| Sign { sign: sign.into(), says: says.into() };
    Panel::Heat(Heat {
        title: "Settings".into(),
        sentence: "Each cell is a mean over the seeds, with the half width of its 95 % interval. \
                   All settings have the same seeds, so two of them may differ for sure though \
                   their intervals overlap."
            .into(),
        axes: plan.vary.iter().map(axis).collect(),
        measures: told.iter().map(|told| told.measure.clone()).collect(),
        signs: SIGNS.map(sign).into(),
        cells: (0..plan.settings.len()).map(cell).collect(),
        empty: "not tried".into(),
    })
}

#[cfg(test)]
mod tests {
    use super::measured::{ALIKE, BEST};
    use super::*;

    fn plan() -> Plan {
        let varied = |key: &str, values: &[&str]| Varied {
            key: key.into(),
            values: values.iter().map(|value| (*value).to_owned()).collect(),
        };
        Plan {
            schema: String::new(),
            version: String::new(),
            histories: String::new(),
            id: String::new(),
            scenario: String::new(),
            kernels: vec![],
            vary: vec![varied("cpu.max", &["1", "2"]), varied("server.threads", &["4", "8"])],
            seeds: (1..=8).collect(),
            metrics: vec!["p50".into(), "p99".into()],
            settings: vec![String::new(); 4],
        }
    }

    /// Seeds scatter by tenths; the settings' means are 9, 5, 5.01 and one that is refused.
    fn lines() -> String {
        let line = |point: u64| {
            let (setting, seed) = (point / 8, point % 8);
            let scatter = [0.0, 0.3, -0.2, 0.1, -0.1, -0.1, 0.2, -0.2][seed as usize];
            let other = [0.2, -0.3, 0.1, -0.1, 0.0, 0.16, -0.2, 0.2][seed as usize];
            let value = [9.0 + scatter, 5.0 + scatter, 5.0 + other, 0.0][setting as usize];
            match setting {
                3 => format!("{{\"point\":{point},\"seed\":{},\"refused\":\"no\"}}\n", seed + 1),
                _ => format!(
                    "{{\"point\":{point},\"seed\":{},\"metrics\":{{\"p99\":{value}}}}}\n",
                    seed + 1
                ),
            }
        };
        (0..32).map(line).collect()
    }

    #[test]
    fn what_can_t_be_told_from_the_best_is_marked() {
        let content = content(&plan(), lines().as_bytes(), &[], "out").unwrap();
        let Panel::Heat(heat) = &content.panels[0] else { panic!("it is a map") };
        let signs: Vec<&[usize]> =
            heat.cells.iter().map(|cell| cell.shown[0].signs.as_slice()).collect();
        assert_eq!(signs, [&[][..], &[BEST], &[ALIKE], &[REFUSED]]);
        assert_eq!(heat.cells[1].at, [0, 1]);
        assert_eq!(heat.cells[3].shown[0].level, None);
        assert!(content.answer[0].contains("cpu.max=1 server.threads=8 has the best mean p99"));
        assert!(content.answer[0].contains("1 of the 2 others can't be told from it"));
    }

    /// The answer's first sentence where the settings 0 to 3 gave `of(setting)` in each of so many
    /// seeds.
    fn sentence(seeds: u64, of: impl Fn(u64) -> u64) -> String {
        let plan = Plan { seeds: (1..=seeds).collect(), ..plan() };
        let line = |point: u64| {
            let (setting, seed) = (point / seeds, 1 + point % seeds);
            let value = of(setting);
            format!("{{\"point\":{point},\"seed\":{seed},\"metrics\":{{\"p99\":{value}}}}}\n")
        };
        let text: String = (0..4 * seeds).map(line).collect();
        content(&plan, text.as_bytes(), &[], "out").unwrap().answer.remove(0)
    }

    #[test]
    fn a_best_mean_of_0_is_told_from_others() {
        let said = sentence(8, |setting| setting);
        assert!(said.contains("it is told from each of the 3 others"), "{said}");
    }

    #[test]
    fn few_seeds_tell_nothing_of_chance() {
        let said = sentence(6, |setting| 1 + setting);
        assert!(said.contains("6 seeds tell nothing of chance, whatever they give"), "{said}");
        assert!(said.contains("it takes 7 to tell one of 3 others"), "{said}");
    }

    #[test]
    fn one_seed_tells_nothing_of_chance() {
        let plan = Plan { seeds: vec![1], ..plan() };
        let line = |n: u32| format!("{{\"point\":{n},\"seed\":1,\"metrics\":{{\"p99\":{n}}}}}\n");
        let text: String = (0..4).map(line).collect();
        let content = content(&plan, text.as_bytes(), &[], "out").unwrap();
        assert!(content.answer[0].contains("one seed tells nothing of chance"));
    }
}
