//! Windows of time in which every stretch of every task is kept.

use super::clocks::Clocked;
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
    /// At which frequency CPUs ran, in order of time; cut at the window's ends.
    pub clocked: Vec<Clocked>,
}

/// Windows in order of time, none over another.
pub struct Windows {
    windows: Vec<Window>,
    /// The most stretches, wake-ups and times at one frequency of one.
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
            clocked: Vec::new(),
        };
        Windows { windows: joined.into_iter().map(empty).collect(), most }
    }

    /// Keeps a stretch that has ended, where a window wants it.
    pub fn stretch(&mut self, stretch: &Stretch) {
        let most = self.most;
        for window in self.of(stretch.from_ns, stretch.to_ns) {
            if let Some((from_ns, to_ns)) = window.part(stretch.from_ns, stretch.to_ns, most) {
                window.stretches.push(Stretch { from_ns, to_ns, ..*stretch });
            }
        }
    }

    /// Keeps a time at one frequency that has ended, where a window wants it.
    pub fn clocked(&mut self, clocked: &Clocked) {
        let most = self.most;
        for window in self.of(clocked.from_ns, clocked.to_ns) {
            if let Some((from_ns, to_ns)) = window.part(clocked.from_ns, clocked.to_ns, most) {
                window.clocked.push(Clocked { from_ns, to_ns, ..*clocked });
            }
        }
    }

    /// The windows that have a part of a time.
    fn of(&mut self, from_ns: Ns, to_ns: Ns) -> impl Iterator<Item = &mut Window> {
        let first = self.windows.partition_point(|window| window.to_ns <= from_ns);
        self.windows[first..].iter_mut().take_while(move |window| window.from_ns < to_ns)
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
            window.clocked.retain(|clocked| clocked.from_ns < to_ns);
            window.clocked.iter_mut().for_each(|clocked| {
                clocked.to_ns = clocked.to_ns.min(to_ns);
            });
            window.clocked.sort_by_key(|clocked| (clocked.from_ns, clocked.cpu));
        }
        self.windows
    }
}

impl Window {
    /// The part of a time that is to be kept, if any is.
    fn part(&mut self, from_ns: Ns, to_ns: Ns, most: usize) -> Option<(Ns, Ns)> {
        self.cut_if_full(to_ns, most);
        (from_ns < self.to_ns).then(|| (from_ns.max(self.from_ns), to_ns.min(self.to_ns)))
    }

    /// Ends at a time by which everything that ended is kept; only what lasts then is still taken.
    fn cut_if_full(&mut self, at_ns: Ns, most: usize) {
        let kept = self.stretches.len() + self.wakes.len() + self.clocked.len();
        if kept >= most && at_ns < self.to_ns {
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
    fn times_at_one_frequency_are_cut_as_stretches_are_and_take_their_room() {
        let mut windows = Windows::new(vec![(10, 90)], 3);
        for (cpu, from_ns, to_ns) in [(0, 0, 5), (1, 0, 15), (0, 5, 40), (1, 15, 50), (0, 40, 70)] {
            windows.clocked(&Clocked { cpu: CpuId(cpu), from_ns, to_ns, freq_khz: 1_000 });
        }
        windows.stretch(&stretch(0, 65, 80));
        let kept = &windows.finish()[0];
        let of = |of: &Clocked| (of.cpu.0, of.from_ns, of.to_ns);
        let clocked: Vec<(u32, Ns, Ns)> = kept.clocked.iter().map(of).collect();
        assert_eq!(clocked, [(0, 10, 40), (1, 10, 15), (1, 15, 50), (0, 40, 70)]);
        assert_eq!((kept.is_cut, kept.to_ns, times(kept)), (true, 70, vec![(65, 70)]));
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
