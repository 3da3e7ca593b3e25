//! Sweeps and their folders for Python: what runs where is decided there.

use super::{python_error, wait};
use fairground_cli::base::failure::Failure;
use fairground_cli::embed;
use fairground_cli::experiment::plan::{Found, Plan};
use fairground_cli::experiment::store::Store as Lines;
use fairground_cli::experiment::sweep::Sweep as Points;
use pyo3::prelude::*;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Every setting of a scenario with every seed: its points can be run anywhere.
#[pyclass(frozen)]
pub struct Sweep(Arc<Points>);

#[pymethods]
impl Sweep {
    /// Reads the scenario in every setting; `request` is JSON with the names of the command line.
    #[new]
    fn new(py: Python<'_>, request: &str) -> PyResult<Self> {
        let request = request.to_owned();
        let sweep = wait(py, move || embed::sweep(&request))?.map_err(python_error)?;
        Ok(Sweep(Arc::new(sweep)))
    }

    /// The plan as JSON, as `plan.json` has it.
    fn plan(&self) -> String {
        self.0.plan().text()
    }

    /// Runs points on `jobs` threads (all cores if None) and returns their lines, in their order.
    #[pyo3(signature = (points, jobs=None))]
    fn run(
        &self,
        py: Python<'_>,
        points: Vec<usize>,
        jobs: Option<usize>,
    ) -> PyResult<Vec<String>> {
        let sweep = Arc::clone(&self.0);
        let lines = wait(py, move || -> Result<Vec<String>, Failure> {
            let all = Mutex::new(Vec::with_capacity(points.len()));
            sweep.run_all(&points, jobs, |point, line| {
                let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
                all.push((point, line.to_owned()));
                Ok(())
            })?;
            let mut all = all.into_inner().unwrap_or_else(PoisonError::into_inner);
            all.sort_unstable();
            Ok(all.into_iter().map(|(_, line)| line).collect())
        })?;
        lines.map_err(python_error)
    }
}

/// The folder of a sweep's results; held by one process at a time until `close`.
#[pyclass(frozen)]
pub struct Store {
    lines: Arc<Mutex<Option<Lines>>>,
    plan: Plan,
}

#[pymethods]
impl Store {
    /// Opens a folder for a sweep, and finds what is done.
    #[new]
    fn new(folder: PathBuf, sweep: &Sweep) -> PyResult<Self> {
        let plan = sweep.0.plan();
        let points = (0..plan.points()).collect();
        let lines = Lines::open(&folder, "results", &plan, points).map_err(python_error)?;
        Ok(Store { lines: Arc::new(Mutex::new(Some(lines))), plan })
    }

    /// Points that are still to be run.
    fn missing(&self) -> Vec<usize> {
        self.held().as_ref().map_or(Vec::new(), Lines::missing)
    }

    /// Runs what is missing on `jobs` threads, all cores if None.
    #[pyo3(signature = (sweep, jobs=None))]
    fn fill(&self, py: Python<'_>, sweep: &Sweep, jobs: Option<usize>) -> PyResult<()> {
        let (sweep, lines, missing) =
            (Arc::clone(&sweep.0), Arc::clone(&self.lines), self.missing());
        let ran = wait(py, move || {
            sweep.run_all(&missing, jobs, |point, line| add(&lines, point, line))
        })?;
        ran.map_err(python_error)
    }

    /// Adds the line of a point that was run elsewhere.
    fn add(&self, line: &str) -> PyResult<()> {
        let Found::Point(point) = self.plan.find(line.as_bytes()) else {
            let why = "error: a line is no point of this sweep, or not as its worker wrote it";
            return Err(python_error(Failure::Input(why.into())));
        };
        add(&self.lines, point, line).map_err(python_error)
    }

    /// Writes the data set, in order, and returns its path; all points must be there.
    fn finish(&self) -> PyResult<PathBuf> {
        let mut held = self.held();
        let lines = held.as_mut().ok_or_else(closed)?;
        lines.finish().map_err(python_error)?;
        Ok(lines.file())
    }

    /// Lets go of the folder.
    fn close(&self) {
        *self.held() = None;
    }
}

impl Store {
    fn held(&self) -> MutexGuard<'_, Option<Lines>> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn add(lines: &Mutex<Option<Lines>>, point: usize, line: &str) -> Result<(), Failure> {
    let mut held = lines.lock().unwrap_or_else(PoisonError::into_inner);
    held.as_mut().map_or(Ok(()), |lines| lines.add(point, line))
}

fn closed() -> PyErr {
    python_error(Failure::Usage("the store is closed".into()))
}
