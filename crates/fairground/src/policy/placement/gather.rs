//! Near which last-level cache are the threads of a process gathered?
//!
//! Threads that share memory find it in the cache of whoever of them used it last. Up to 7.1
//! balancing knows nothing of that and spreads tasks over all caches. From 7.2 on (SCHED_CACHE) a
//! process has a preferred cache, the one whose CPUs ran it most of late, and balancing moves its
//! threads there as long as they have room: *use* of a cache is the sum of its CPUs' utilisations
//! by the sum of their capacities, as balancing between caches last saw it.
//!
//! Wake-ups know nothing of it. DEVIATES(llc-footprint): on a machine of several nodes with
//! balancing by memory, Linux leaves a process alone that touches more memory than the cache holds,
//! or whose memory is on another node; the model has no memory, so here every process fits.

use crate::model::gathering::LlcLoad;
use crate::policy::question::question;

question! {
    /// Near which last-level cache does balancing gather the threads of a process?
    "gather" Gather {
        /// Near none: each thread is a task like any other.
        Nowhere = "nowhere", since "2.6";
        /// Near the one where the process ran most of late, if its threads have room there.
        MostRun = "most-run", since "7.2";
    }
    numbers {
        /// Threads that may run at a time: so many times four fifths of the cache's cores; 100 for
        /// any number.
        llc_aggr_tolerance: u64 = "llc_aggr_tolerance",
            steps from 0 to 100, normally 1, read by MostRun;
        /// A cache has room up to this use; half as much more where cores have one thread.
        llc_overaggr_pct: u64 = "llc_overaggr_pct",
            percent from 0 to 100, normally 50, read by MostRun;
        /// How much more used the preferred cache may be than the other.
        llc_imb_pct: u64 = "llc_imb_pct", percent from 0 to 1000, normally 20, read by MostRun;
        /// Length of an epoch: a process looks once in each, and its past halves.
        llc_epoch_period: Option<u64> = "llc_epoch_period",
            jiffies from 1 to 10_000, read by MostRun;
        /// A process that has not looked for more epochs than this prefers no cache.
        llc_epoch_affinity_timeout: u64 = "llc_epoch_affinity_timeout",
            epochs from 0 to 10_000, normally 5, read by MostRun;
    }
    functions {
        account_mm_sched task_tick_cache task_cache_work fraction_mm_sched invalid_llc_nr
        get_pref_llc account_llc_enqueue account_llc_dequeue can_migrate_llc can_migrate_llc_task
        migrate_degrades_llc alb_break_llc llc_balance update_llc_busiest
        record_sg_llc_stats fits_llc_capacity active_load_balance_llc_cpu_stop
    }
}

impl Gather {
    /// True if processes have a preferred cache.
    pub fn gathers(self) -> bool {
        match self {
            Gather::Nowhere => false,
            Gather::MostRun => true,
        }
    }
}

/// What the caches say to a move of a task from one to another (`enum llc_mig`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It stays.
    Forbidden,
    /// It may go for the sake of the cache.
    Gathers,
    /// Nothing: both are well used, and load decides.
    Free,
}

/// A move of a task from one cache to another, one of which its process prefers.
#[derive(Clone, Copy, Debug)]
pub struct Move {
    /// Use of the cache that it leaves.
    pub from: LlcLoad,
    /// Use of the one that it goes to.
    pub to: LlcLoad,
    /// The task's own utilisation.
    pub util: u64,
    /// It goes to the preferred one.
    pub to_preferred: bool,
    /// Cores have several threads.
    pub smt: bool,
}

impl Rule {
    /// The length of an epoch where the tick comes `hz` times a second, jiffies: 10 ms, rounded
    /// down.
    pub fn epoch_jiffies(&self, hz: u64) -> u64 {
        self.llc_epoch_period.unwrap_or(hz / 100).max(1)
    }

    /// Is that too many threads at a time for a cache of so many CPUs (`invalid_llc_nr`)?
    pub fn is_too_many(&self, running: u64, core_threads: u64, llc_cpus: u64) -> bool {
        /// `fits_capacity`: a fifth is left free.
        const MARGIN: [u64; 2] = [1280, 1024];
        let scale = self.llc_aggr_tolerance;
        scale < 100 && running * core_threads * MARGIN[0] >= scale * llc_cpus * MARGIN[1]
    }

    /// Has a cache room (`fits_llc_capacity`)?
    fn has_room(&self, load: LlcLoad, smt: bool) -> bool {
        let limit_pct = self.llc_overaggr_pct * if smt { 2 } else { 3 } / 2;
        load.util * 100 < load.capacity * limit_pct
    }

    /// Is one cache clearly more used than another (`util_greater`)?
    fn is_clearly_above(&self, util: u64, other: u64) -> bool {
        util * 100 > other * (100 + self.llc_imb_pct)
    }

    /// What the caches say to a move (`can_migrate_llc`).
    pub fn verdict(&self, moves: &Move) -> Verdict {
        let from = LlcLoad { util: moves.from.util.saturating_sub(moves.util), ..moves.from };
        let to = LlcLoad { util: moves.to.util + moves.util, ..moves.to };
        let (leaves_room, has_room) =
            (self.has_room(from, moves.smt), self.has_room(to, moves.smt));
        let stays = match moves.to_preferred {
            _ if !has_room && !leaves_room => return Verdict::Free,
            true => !has_room && self.is_clearly_above(to.util, from.util),
            false => leaves_room || !self.is_clearly_above(from.util, to.util),
        };
        if stays { Verdict::Forbidden } else { Verdict::Gathers }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::policy::Kernel;

    fn rule() -> Rule {
        Kernel::profile("7.3").expect("a release").rules.gather
    }

    fn verdict(from_pct: u64, to_pct: u64, to_preferred: bool, smt: bool) -> Verdict {
        let load = |pct| LlcLoad { util: pct * 40, capacity: 4000 };
        rule().verdict(&Move { from: load(from_pct), to: load(to_pct), util: 0, to_preferred, smt })
    }

    /// Rows: use of the cache that is left, columns: of the other, percent; Y goes, N stays, G is
    /// free. Where cores have two threads, a cache has room below 50 %.
    #[test]
    fn a_verdict_hangs_on_the_use_of_both_caches() {
        let letter = |from, to, to_preferred| match verdict(from, to, to_preferred, true) {
            Verdict::Forbidden => 'N',
            Verdict::Gathers => 'Y',
            Verdict::Free => 'G',
        };
        let table = |to_preferred| {
            [30, 49, 50, 60].map(|from| {
                [30, 49, 50, 60].map(|to| letter(from, to, to_preferred)).iter().collect::<String>()
            })
        };
        assert_eq!(table(true), ["YYNN", "YYYN", "YYGG", "YYGG"]);
        assert_eq!(table(false), ["NNNN", "NNNN", "YNGG", "YYGG"]);
    }

    #[test]
    fn clearly_more_is_a_fifth_more() {
        let left = [54, 55].map(|from| verdict(from, 45, false, true));
        assert_eq!(left, [Verdict::Forbidden, Verdict::Gathers]);
        let joined = [54, 55].map(|to| verdict(45, to, true, true));
        assert_eq!(joined, [Verdict::Gathers, Verdict::Forbidden]);
    }

    #[test]
    fn cores_of_one_thread_have_room_up_to_three_quarters() {
        let both = [74, 75].map(|pct| verdict(pct, pct, true, false));
        assert_eq!(both, [Verdict::Gathers, Verdict::Free]);
    }

    #[test]
    fn the_task_itself_counts_where_it_goes_and_not_where_it_was() {
        let load = LlcLoad { util: 2000, capacity: 4000 };
        let moves = Move { from: load, to: load, util: 1, to_preferred: false, smt: true };
        assert_eq!(rule().verdict(&moves), Verdict::Forbidden);
        let nothing = LlcLoad::default();
        let unknown = Move { from: nothing, to: nothing, util: 9, ..moves };
        assert_eq!(rule().verdict(&unknown), Verdict::Free);
    }

    #[test]
    fn a_fifth_of_the_cores_is_left_free() {
        let fits = |running, core_threads| !rule().is_too_many(running, core_threads, 4);
        assert_eq!([fits(3, 1), fits(4, 1)], [true, false]);
        assert_eq!([fits(1, 2), fits(2, 2)], [true, false]);
        let with = |llc_aggr_tolerance| Rule { llc_aggr_tolerance, ..rule() };
        assert!(with(0).is_too_many(0, 1, 4));
        assert!(!with(2).is_too_many(6, 1, 4) && with(2).is_too_many(7, 1, 4));
        assert!(!with(100).is_too_many(1 << 20, 8, 4));
    }

    #[test]
    fn an_epoch_is_ten_milliseconds_rounded_down_and_at_least_a_jiffy() {
        assert_eq!([24, 100, 250, 300, 1000].map(|hz| rule().epoch_jiffies(hz)), [1, 1, 2, 3, 10]);
    }
}
