//! The greatest of what was asked for within a window of time: thread 004's maximum filter.
//!
//! A request holds until the next one. Sliding, F(t) = max over the requests that held at some
//! moment of (t − W, t]. A request that a later and higher one has replaced never counts again, so
//! what is kept falls from front to back and there are never more entries than operating points.
//! Tumbling, the greatest since the last multiple of W is told at the next one.

use crate::units::{NEVER, Ns};

/// What was asked for within a window.
#[derive(Clone, Debug)]
pub struct MaxWindow {
    /// Length W, ns.
    pub length_ns: Ns,
    /// Requests that may still count, and when each leaves the window; the last one holds.
    requests: Vec<(usize, Ns)>,
    /// Greatest request since the tumbling window began.
    greatest: usize,
}

impl MaxWindow {
    /// A window in which `first` has held for ever, for requests below `count`.
    pub fn new(length_ns: Ns, first: usize, count: usize) -> Self {
        let mut requests = Vec::with_capacity(count + 1);
        requests.push((first, NEVER));
        MaxWindow { length_ns, requests, greatest: first }
    }

    /// Another request holds from `now_ns` on.
    pub fn ask(&mut self, row: usize, now_ns: Ns) {
        self.greatest = self.greatest.max(row);
        while self.requests.last().is_some_and(|&(other, _)| other <= row) {
            self.requests.pop();
        }
        if let Some((_, leaves_ns)) = self.requests.last_mut() {
            *leaves_ns = (*leaves_ns).min(now_ns + self.length_ns);
        }
        self.requests.push((row, NEVER));
    }

    /// The greatest in the window that ends now, and when it leaves.
    pub fn sliding(&mut self, now_ns: Ns) -> (usize, Ns) {
        let gone = self.requests.iter().take_while(|(_, leaves_ns)| *leaves_ns <= now_ns).count();
        self.requests.drain(..gone);
        self.requests[0]
    }

    /// The request that holds now.
    pub fn holds(&self) -> usize {
        self.requests.last().map_or(0, |&(row, _)| row)
    }

    /// A tumbling window ends: its greatest request; the next one begins with what holds.
    pub fn tumble(&mut self) -> usize {
        let holds = self.holds();
        std::mem::replace(&mut self.greatest, holds)
    }

    /// The next multiple of W after `now_ns`.
    pub fn boundary_after_ns(&self, now_ns: Ns) -> Ns {
        (now_ns / self.length_ns + 1) * self.length_ns
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Against the definition, on a grid of times.
    #[test]
    fn the_window_shows_what_its_definition_says() {
        const W: Ns = 10;
        let mut state = 7u64;
        let mut asked: Vec<(Ns, usize)> = vec![(0, 2)];
        let mut window = MaxWindow::new(W, 2, 8);
        for now_ns in 1..2_000 {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            if state >> 61 < 3 {
                let row = (state >> 40) as usize % 8;
                asked.push((now_ns, row));
                window.ask(row, now_ns);
            }
            let holds_until = |at: usize| asked.get(at + 1).map_or(NEVER, |next| next.0);
            let counts = |&at: &usize| holds_until(at).saturating_add(W) > now_ns;
            let expected = (0..asked.len()).filter(counts).map(|at| asked[at].1).max();
            assert_eq!(Some(window.sliding(now_ns).0), expected, "at {now_ns}");
            assert!(window.requests.len() <= 8);
        }
    }

    #[test]
    fn a_tumbling_window_is_told_at_its_end() {
        let mut window = MaxWindow::new(10, 0, 4);
        window.ask(3, 12);
        window.ask(1, 14);
        assert_eq!(window.boundary_after_ns(14), 20);
        assert_eq!((window.tumble(), window.tumble()), (3, 1));
    }
}
