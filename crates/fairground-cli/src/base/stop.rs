//! Work that nobody waits for any more: who embeds us says so, and no further run of it begins.

use super::failure::Failure;
use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

thread_local! {
    static HERE: RefCell<Stop> = RefCell::default();
}

/// Whether some work is to stop. Its copies are one: it goes with the work to other threads.
#[derive(Clone, Default, Debug)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Of what this thread works on.
    pub fn here() -> Stop {
        HERE.with_borrow(Stop::clone)
    }

    /// Works on this thread for whoever holds the other copy.
    pub fn held_by<T>(self, work: impl FnOnce() -> T) -> T {
        let before = HERE.replace(self);
        let done = work();
        HERE.set(before);
        done
    }

    /// Nobody waits any more.
    pub fn ask(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// True if nobody waits any more.
    pub fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Goes on, if somebody waits.
    ///
    /// # Errors
    /// When nobody does.
    pub fn check(&self) -> Result<(), Failure> {
        match self.is_asked() {
            true => Err(Failure::Machine("it was interrupted".into())),
            false => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_stops_when_it_is_asked_to_and_no_other_does() {
        let stop = Stop::default();
        let held = stop.clone();
        let seen = held.held_by(|| {
            let before = Stop::here().check().is_ok();
            stop.ask();
            [before, Stop::here().check().is_ok()]
        });
        assert_eq!(seen, [true, false]);
        assert!(Stop::here().check().is_ok());
    }
}
