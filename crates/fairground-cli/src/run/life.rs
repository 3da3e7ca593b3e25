//! A sign of life: long work that nobody can watch on a terminal says now and then how far it is.

use crate::base::console::{self, Level};
use std::io::{self, IsTerminal};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// How often.
const EVERY: Duration = Duration::from_secs(15);

/// Tells lines until it is dropped.
pub struct SignOfLife {
    _over: mpsc::Sender<()>,
}

impl SignOfLife {
    /// Begins, unless bars show it, or one wants quiet; `tell` is what is said after so much time.
    pub fn begin(tell: impl Fn(Duration) -> String + Send + 'static) -> Option<Self> {
        let wanted = console::level() >= Level::Usual && !io::stderr().is_terminal();
        let line = move |after| console::note(&tell(after));
        wanted.then(|| SignOfLife::every(EVERY, line))
    }

    fn every(interval: Duration, tell: impl Fn(Duration) + Send + 'static) -> Self {
        let (over, waiting) = mpsc::channel::<()>();
        let started = Instant::now();
        thread::spawn(move || {
            while waiting.recv_timeout(interval) == Err(RecvTimeoutError::Timeout) {
                tell(started.elapsed());
            }
        });
        SignOfLife { _over: over }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_goes_on_until_it_is_dropped() {
        let (tell, told) = mpsc::channel();
        let life = SignOfLife::every(Duration::from_millis(1), move |_| tell.send(()).unwrap());
        assert!(told.recv().is_ok() && told.recv().is_ok());
        drop(life);
        // The channel ends with the thread: waiting for it ends too.
        assert!(told.iter().count() < usize::MAX);
    }
}
