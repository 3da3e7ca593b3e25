//! Tables that stand for many runs and cells: what they add to their study.

use super::letter::Letter;
use super::shown::Shown;
use super::spec::{Arm, Cell, Kind, Relation, Spec, Statistic};
use super::tolerance::Tolerance;
use fairground_statistics::better::Better;

impl Letter {
    /// Adds the table's runs and cells to its study.
    pub fn expand(&self, spec: &mut Spec) {
        for (row, baseline, patch, starred) in &self.rows {
            let plain = |text: &String| text.replace("{}", Self::point(row));
            let set: Vec<String> = self.set.iter().map(plain).collect();
            let patched = set.iter().chain(&self.patch).cloned().collect();
            for (column, set) in [set, patched].into_iter().enumerate() {
                let (scenario, machine) = (self.scenario.clone(), Some(self.machine.clone()));
                let arm = Arm { scenario, set, limit: Vec::new(), machine, runs: self.runs };
                spec.arms.insert(self.arm(row, column), arm);
            }
            let calibrated = self.calibrated.contains(row);
            let cell = Cell {
                row: row.clone(),
                column: format!("{}, {}", self.name, self.columns[0]),
                unit: self.unit.clone(),
                target: *baseline,
                tolerance: Tolerance::Percent(self.baseline_percent),
                kind: if calibrated { Kind::Calibrated } else { Kind::Predicted },
                arm: self.arm(row, 0),
                task: None,
                metric: self.metric.clone(),
                scale: self.factor(row),
                relation: None,
                near: None,
                statistic: Statistic::Mean,
                note: self.note.clone(),
            };
            let gain = self.better.gain(*baseline, *patch);
            let tolerance = match self.gain_within {
                Some(most) if gain.abs() > most => Tolerance::SameSign,
                Some(most) => Tolerance::Within(most),
                None => Tolerance::SameSign,
            };
            let judged = *starred || matches!(tolerance, Tolerance::Within(_));
            spec.cells.push(cell.clone());
            if judged {
                spec.cells.push(Cell {
                    column: format!("{}, {}", self.name, self.columns[1]),
                    unit: "% gain".into(),
                    target: gain,
                    tolerance,
                    kind: Kind::Predicted,
                    arm: self.arm(row, 1),
                    scale: 1.0,
                    relation: Some(relation(self.better, self.arm(row, 0))),
                    ..cell
                });
            }
        }
    }
}

impl Shown {
    /// Adds the table's runs to its study.
    pub fn expand(&self, spec: &mut Spec) {
        for (row, set) in self.combined() {
            let scenario = self.scenario.clone();
            let runs = self.runs;
            let arm = Arm { scenario, set, limit: Vec::new(), machine: None, runs };
            spec.arms.insert(self.arm(&row), arm);
        }
    }
}

/// How a gain over another arm is told as a cell.
pub(crate) fn relation(better: Better, baseline: String) -> Relation {
    match better {
        Better::Lower => Relation::GainOver(baseline),
        Better::Higher | Better::Neither => Relation::RiseOver(baseline),
    }
}
