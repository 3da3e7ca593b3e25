//! Windows of time in which every stretch of every task is kept.

use super::states::Stretch;
use fairground::units::{CpuId, Ns, TaskId};

/// A wake-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wake {
    /// When.
    pub at_ns: Ns,
    /// Who wakes.
    pub task: TaskId,
    /// By which CPU's doing.
    pub waker_cpu: CpuId,
    /// Who ran there.
    pub waker: Option<TaskId>,
    /// CPU that it will be queued on.
    pub target: CpuId,
}

/// A part of the run in full.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Window {
    /// Its beginning, ns.
    pub from_ns: Ns,
    /// Its end, ns.
    pub to_ns: Ns,
    /// It ends earlier than it should, for there was too much in it.
    pub is_cut: bool,
    /// What everyone did, in order of time; a stretch is cut at the window's ends.
    pub stretches: Vec<Stretch>,
    /// Wake-ups, in order of time.
    pub wakes: Vec<Wake>,
}

/// Windows in order of time, none over another.
pub struct Windows {
    windows: Vec<Window>,
    /// The most stretches and wake-ups of one.
    most: usize,
}

impl Windows {
    /// Windows at these times, joined where they touch; `budget` is the most that all keep.
    pub fn new(mut times: Vec<(Ns, Ns)>, budget: usize) -> Self {
        times.sort_unstable();
        let mut joined: Vec<(Ns, Ns)> = Vec::new();
        for (from_ns, to_ns) in times {
            match joined.last_mut() {
                Some(last) if from_ns <= last.1 => last.1 = last.1.max(to_ns),
                _ => joined.push((from_ns, to_ns)),
            }
        }
        let most = budget / joined.len().max(1);
        let empty = |(from_ns, to_ns)| Window {
            from_ns,
            to_ns,
            is_cut: false,
            stretches: Vec::new(),
            wakes: Vec::new(),
        };
        Windows { windows: joined.into_iter().map(empty).collect(), most }
    }

    /// Keeps a stretch that has ended, where a window wants it.
    pub fn stretch(&mut self, stretch: &Stretch) {
        let first = self.windows.partition_point(|window| window.to_ns <= stretch.from_ns);
        for window in &mut self.windows[first..] {
            if window.from_ns >= stretch.to_ns {
                break;
            }
            window.keep(stretch, self.most);
        }
    }

    /// Keeps a wake-up, where a window wants it.
    pub fn wake(&mut self, wake: Wake) {
        let after = self.windows.partition_point(|window| window.from_ns <= wake.at_ns);
        let Some(window) = after.checked_sub(1).map(|at| &mut self.windows[at]) else { return };
        if wake.at_ns < window.to_ns {
            window.cut_if_full(wake.at_ns, self.most);
            window.wakes.push(wake);
        }
    }

    /// What was kept.
    pub fn finish(mut self) -> Vec<Window> {
        for window in &mut self.windows {
            let to_ns = window.to_ns;
            window.stretches.retain(|stretch| stretch.from_ns < to_ns);
            window.stretches.iter_mut().for_each(|stretch| {
                stretch.to_ns = stretch.to_ns.min(to_ns);
            });
            window.wakes.retain(|wake| wake.at_ns < to_ns);
            window.stretches.sort_by_key(|stretch| (stretch.from_ns, stretch.task));
        }
        self.windows
    }
}

impl Window {
    fn keep(&mut self, stretch: &Stretch, most: usize) {
        self.cut_if_full(stretch.to_ns, most);
        if stretch.from_ns < self.to_ns {
            let from_ns = stretch.from_ns.max(self.from_ns);
            let to_ns = stretch.to_ns.min(self.to_ns);
            self.stretches.push(Stretch { from_ns, to_ns, ..*stretch });
        }
    }

    /// Ends at a time by which everything that ended is kept; only what lasts then is still taken.
    fn cut_if_full(&mut self, at_ns: Ns, most: usize) {
        if self.stretches.len() + self.wakes.len() >= most && at_ns < self.to_ns {
            self.to_ns = at_ns.max(self.from_ns + 1);
            self.is_cut = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::states::State;
    use super::*;
    use fairground::units::GroupId;

    fn stretch(task: u32, from_ns: Ns, to_ns: Ns) -> Stretch {
        let (group, cpu) = (GroupId(0), CpuId(0));
        Stretch { task: TaskId(task), group, state: State::Running, cpu, from_ns, to_ns }
    }

    fn times(window: &Window) -> Vec<(Ns, Ns)> {
        window.stretches.iter().map(|stretch| (stretch.from_ns, stretch.to_ns)).collect()
    }

    #[test]
    fn windows_that_touch_are_one_and_stretches_are_cut_at_their_ends() {
        let mut windows = Windows::new(vec![(50, 60), (10, 20), (15, 30)], 100);
        [stretch(0, 0, 5), stretch(0, 5, 12), stretch(1, 18, 55)]
            .iter()
            .for_each(|stretch| windows.stretch(stretch));
        let kept = windows.finish();
        assert_eq!(kept.len(), 2);
        assert_eq!((kept[0].from_ns, kept[0].to_ns), (10, 30));
        assert_eq!(times(&kept[0]), [(10, 12), (18, 30)]);
        assert_eq!(times(&kept[1]), [(50, 55)]);
    }

    #[test]
    fn a_window_that_is_full_ends_early_and_is_whole_until_then() {
        let mut windows = Windows::new(vec![(0, 100)], 3);
        for at in 0..10 {
            windows.stretch(&stretch(0, at * 10, at * 10 + 10));
        }
        // It lasted all the time, and is told last.
        windows.stretch(&stretch(1, 5, 100));
        let kept = &windows.finish()[0];
        assert!(kept.is_cut);
        assert_eq!(kept.to_ns, 40);
        assert_eq!(times(kept), [(0, 10), (5, 40), (10, 20), (20, 30), (30, 40)]);
    }

    #[test]
    fn wake_ups_outside_are_not_kept() {
        let mut windows = Windows::new(vec![(10, 20)], 100);
        for at_ns in [9, 10, 19, 20] {
            let (task, cpu) = (TaskId(0), CpuId(0));
            windows.wake(Wake { at_ns, task, waker_cpu: cpu, waker: None, target: cpu });
        }
        let kept = &windows.finish()[0];
        let times: Vec<Ns> = kept.wakes.iter().map(|wake| wake.at_ns).collect();
        assert_eq!(times, [10, 19]);
    }
}
