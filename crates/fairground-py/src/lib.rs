//! The door from Python: translates arguments and errors, and lets other threads run meanwhile.

use pyo3::prelude::*;

mod store;

mod errors {
    pyo3::import_exception!(fairground._errors, InputError);
    pyo3::import_exception!(fairground._errors, MachineError);
    pyo3::import_exception!(fairground._errors, UsageError);
}

/// fairground's engine and command line. Use the package `fairground`, which types their answers.
#[pymodule]
mod _core {
    use super::{InterruptsAsUsual, python_error, wait};
    use fairground_cli::base::console;
    use fairground_cli::embed;
    use pyo3::prelude::*;
    use std::ffi::OsString;

    /// Runs the command line and returns its exit code; `argv` begins with the program's name.
    ///
    /// While it runs an interrupt ends the process at once, as it does the native program.
    #[pyfunction]
    fn cli_main(py: Python<'_>, argv: Vec<OsString>) -> PyResult<i32> {
        let _usual = InterruptsAsUsual::begin(py)?;
        Ok(py.detach(|| fairground_cli::main(argv)))
    }

    /// What `fairground run --json` prints, for a request as JSON: `scenario`, which has `path` (a
    /// file, or the name of a shipped scenario) or `text` (TOML), and `overrides`, with the names
    /// of the command line's options. Raises what `fairground.run` raises.
    #[pyfunction]
    fn run_json(py: Python<'_>, request: String) -> PyResult<String> {
        wait(py, move || embed::run_json(&request))?.map_err(python_error)
    }

    /// What `fairground run --seeds --json` prints, with its `page`, for a request as JSON. Raises
    /// what `fairground.run` raises.
    #[pyfunction]
    fn histories_json(py: Python<'_>, request: String) -> PyResult<String> {
        wait(py, move || embed::histories_json(&request))?.map_err(python_error)
    }

    /// What `fairground compare --json` prints, with `page` and `markdown`, for a request as JSON.
    /// Raises what `fairground.run` raises.
    #[pyfunction]
    fn compare_json(py: Python<'_>, request: String) -> PyResult<String> {
        wait(py, move || embed::compare_json(&request))?.map_err(python_error)
    }

    /// What `fairground compare --kernels --json` prints, with `page`, for a request as JSON.
    /// Raises what `fairground.run` raises.
    #[pyfunction]
    fn kernels_json(py: Python<'_>, request: String) -> PyResult<String> {
        wait(py, move || embed::kernels_json(&request))?.map_err(python_error)
    }

    /// What `fairground check --json` prints, with `page`, for a request as JSON. Raises what
    /// `fairground.run` raises.
    #[pyfunction]
    fn check_json(py: Python<'_>, request: String) -> PyResult<String> {
        wait(py, move || embed::check_json(&request))?.map_err(python_error)
    }

    /// What `fairground tune --json` prints, with its `page`, for a request as JSON. Raises what
    /// `fairground.run` raises.
    #[pyfunction]
    fn tune_json(py: Python<'_>, request: String) -> PyResult<String> {
        wait(py, move || embed::tune_json(&request))?.map_err(python_error)
    }

    /// Which settings of a sweep are overloaded, as JSON, for its plan and the lines of its data
    /// set: `setting`, `runs` and `signs` of each.
    #[pyfunction]
    fn overloads_json(py: Python<'_>, plan: String, lines: String) -> PyResult<String> {
        wait(py, move || embed::overloads_json(&plan, &lines))?.map_err(python_error)
    }

    /// What was found since this was asked last that a reader of the answers must know: an old
    /// name, a run that means little. One line each.
    #[pyfunction]
    fn take_warnings() -> Vec<String> {
        console::take_warnings()
    }

    /// What was found since this was asked last that is good to know; each with true if the answer
    /// would be another one without it.
    #[pyfunction]
    fn take_notes() -> Vec<(String, bool)> {
        console::take_notes().into_iter().map(|note| (note.text, note.is_caution)).collect()
    }

    /// What `fairground list SHELF --json` prints.
    #[pyfunction]
    fn list_json(shelf: &str) -> PyResult<String> {
        embed::list_json(shelf).map_err(python_error)
    }

    /// What `fairground reproduce --json` prints of studies, all of them if none is named. Raises
    /// what `fairground.run` raises.
    #[pyfunction]
    fn reproduce_json(py: Python<'_>, studies: Vec<String>) -> PyResult<String> {
        wait(py, move || embed::reproduce_json(&studies))?.map_err(python_error)
    }

    /// The version of the engine.
    #[pyfunction]
    fn version() -> &'static str {
        env!("CARGO_PKG_VERSION")
    }

    /// The sweep that a command line wants to be run elsewhere (`--on`), as JSON: `on`, `out` and
    /// `request`; None for any other command line.
    #[pyfunction]
    fn elsewhere(argv: Vec<OsString>) -> Option<String> {
        fairground_cli::elsewhere(argv)
    }

    #[pymodule_export]
    use super::store::Store;
    #[pymodule_export]
    use super::store::Sweep;
}

use fairground_cli::base::failure::Failure;
use fairground_cli::base::stop::Stop;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

/// The exception of a failure.
fn python_error(failure: Failure) -> PyErr {
    match failure {
        Failure::Usage(message) => errors::UsageError::new_err(message),
        Failure::Input(message) => errors::InputError::new_err(message),
        Failure::Machine(message) => errors::MachineError::new_err(message),
        Failure::ReaderGone => errors::MachineError::new_err("nobody reads the answer"),
    }
}

/// How often a waiting interpreter looks whether it was interrupted.
const PATIENCE: Duration = Duration::from_millis(50);

/// Works on a thread of its own, so that Python's other threads run and an interrupt gets through.
/// What was interrupted begins no further run, and a single one ends within a moment.
fn wait<T: Send + 'static>(
    py: Python<'_>,
    work: impl FnOnce() -> T + Send + 'static,
) -> PyResult<T> {
    let (done, waiting) = mpsc::sync_channel(1);
    // Nobody takes the answer of what was interrupted.
    let stop = Stop::default();
    let held = stop.clone();
    // What it finds is of the thread that asks.
    let work = move || (work(), fairground_cli::base::console::hand_over());
    std::thread::spawn(move || drop(done.send(held.held_by(work))));
    let waiting = std::sync::Mutex::new(waiting);
    loop {
        let answer = py.detach(|| {
            let waiting = waiting.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            waiting.recv_timeout(PATIENCE)
        });
        match answer {
            Ok((answer, found)) => {
                fairground_cli::base::console::take_over(found);
                return Ok(answer);
            }
            Err(RecvTimeoutError::Timeout) => py.check_signals().inspect_err(|_| stop.ask())?,
            Err(RecvTimeoutError::Disconnected) => {
                return Err(errors::MachineError::new_err("the engine broke down; see stderr"));
            }
        }
    }
}

/// SIGINT as the system has it, until dropped: Python's own handler would only take a note.
struct InterruptsAsUsual<'py> {
    signal: Bound<'py, PyModule>,
    before: Option<Bound<'py, PyAny>>,
}

impl<'py> InterruptsAsUsual<'py> {
    fn begin(py: Python<'py>) -> PyResult<Self> {
        let signal = py.import("signal")?;
        let (number, usual) = (signal.getattr("SIGINT")?, signal.getattr("SIG_DFL")?);
        // What runs in the background may have been told to ignore it, as a native program is.
        if signal.call_method1("getsignal", (&number,))?.eq(signal.getattr("SIG_IGN")?)? {
            return Ok(InterruptsAsUsual { signal, before: None });
        }
        // Only the main thread may set handlers; any other leaves them as they are.
        let before = signal.call_method1("signal", (number, usual)).ok();
        Ok(InterruptsAsUsual { signal, before })
    }
}

impl Drop for InterruptsAsUsual<'_> {
    fn drop(&mut self) {
        // A handler that was not set from Python reads as None and can't be put back.
        let Some(before) = self.before.take().filter(|before| !before.is_none()) else { return };
        let number = self.signal.getattr("SIGINT");
        let _ = number.and_then(|number| self.signal.call_method1("signal", (number, before)));
    }
}
