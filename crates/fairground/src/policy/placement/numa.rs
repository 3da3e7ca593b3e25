//! How uneven may two NUMA nodes be?
//!
//! Tasks that talk to each other should stay together, so where a node has room its balancing
//! leaves a small imbalance, and so does a fork. Who counts as what differed:
//!
//! * balancing (`calculate_imbalance`) pulls nothing to a node with room if `amount` tasks are to
//!   be evened out, at most [`PAIR`], and few run;
//! * a new task (`find_idlest_group`, `sched_balance_find_dst_group`) stays on its node if few run.
//!
//! "Few" is what the answers are about. An imbalance of `n` tasks is `n` halved until 5.19, and `n`
//! from 6.0 on (the change `numa-after` of [`balance`](super::balance)).
//!
//! Not modelled: a new task that may not use all CPUs is kept by no more tasks than CPUs that it
//! may use on its node (f5b2eeb49991, 6.0).

use crate::policy::question::question;

question! {
    /// How uneven may two NUMA nodes be?
    "numa" Numa {
        /// Balancing leaves no imbalance; a new task stays while its node has an idle CPU
        /// (57abff067a08).
        Even = "even", since "5.5";
        /// Balancing takes nothing from a node that runs two tasks (b396f52326de).
        Pair = "pair", since "5.6";
        /// Balancing leaves an imbalance of two while the node that gives runs fewer tasks than a
        /// quarter of its CPUs (7d2b5dd0bcc4); a new task stays while its node runs fewer than a
        /// quarter of all CPUs (23e6082a522e).
        Quarter = "quarter", since "5.11";
        /// Both look at the node that gets the task: with it, fewer run there than a quarter of its
        /// CPUs (2cfb7a1b031b, taken back to 5.15 to 5.17).
        QuarterWithIt = "quarter-with-it", since "5.15.33";
        /// With it, no more run there than the node has caches; if it has one, than a quarter of
        /// its CPUs (e496132ebedd).
        Caches = "caches", since "5.18";
        /// The same with an eighth (026b98a93bbd). A new task stays only if no more than two CPUs
        /// more are idle on one of both nodes (cb29a5c19d2d).
        CachesOrEighth = "caches-or-eighth", since "6.0";
    }
    functions {
        adjust_numa_imbalance allow_numa_imbalance build_sched_domains
        find_idlest_group sched_balance_find_dst_group
    }
}

/// An imbalance of so many tasks is a pair that talks (NUMA_IMBALANCE_MIN).
const PAIR: u32 = 2;

/// What the rules know of a node.
#[derive(Clone, Copy)]
pub struct Node {
    /// Tasks on it.
    pub running: u32,
    /// Its CPUs.
    pub cpus: u32,
    /// Those of them that are idle.
    pub idle_cpus: u32,
    /// Its last-level caches.
    pub llcs: u32,
}

impl Numa {
    /// True if balancing leaves an imbalance of `amount` tasks between the node that would pull
    /// and the busiest one.
    pub fn leaves(self, amount: u64, local: Node, busiest: Node) -> bool {
        let with_it = local.running + 1;
        let few = match self {
            Numa::Even => return false,
            Numa::Pair => return busiest.running <= PAIR,
            Numa::Quarter => busiest.running < busiest.cpus / 4,
            Numa::QuarterWithIt => with_it < local.cpus / 4,
            Numa::Caches => with_it <= local.caches_or(4),
            Numa::CachesOrEighth => with_it <= local.caches_or(8).max(1),
        };
        few && amount <= u64::from(PAIR)
    }

    /// True if a new task stays on its node, though `other` may have more idle CPUs; both are in a
    /// domain of `span` CPUs.
    pub fn keeps(self, local: Node, other: Node, span: u32) -> bool {
        match self {
            Numa::Even | Numa::Pair => local.idle_cpus > 0,
            Numa::Quarter => local.running < span / 4,
            // From here on as balancing would let it be there.
            Numa::QuarterWithIt | Numa::Caches => self.leaves(0, local, other),
            Numa::CachesOrEighth => {
                let more_idle = local.idle_cpus.abs_diff(other.idle_cpus);
                self.leaves(u64::from(more_idle), local, other)
            }
        }
    }
}

impl Node {
    /// `imb_numa_nr`: the number of caches; if there is one, this part of the CPUs.
    fn caches_or(self, part: u32) -> u32 {
        if self.llcs == 1 { self.cpus / part } else { self.llcs }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(running: u32, llcs: u32) -> Node {
        Node { running, cpus: 48, idle_cpus: 48 - running, llcs }
    }

    /// The most tasks on a node of 48 CPUs with which one more stays there, None if none does.
    fn most_kept(answer: Numa, llcs: u32) -> Option<u32> {
        let kept = |running: &u32| {
            let local = node(*running, llcs);
            answer.keeps(local, local, 96)
        };
        (0..=48).rfind(kept)
    }

    /// The same of the node that would pull, or of the busiest for the oldest rules.
    fn most_left(answer: Numa, llcs: u32) -> Option<u32> {
        (0..=48).rfind(|&running| answer.leaves(2, node(running, llcs), node(running, llcs)))
    }

    #[test]
    fn each_answer_has_its_bound() {
        use Numa::*;
        let all = [Even, Pair, Quarter, QuarterWithIt, Caches, CachesOrEighth];
        let kept = all.map(|answer| most_kept(answer, 1));
        assert_eq!(kept, [Some(47), Some(47), Some(23), Some(10), Some(11), Some(5)]);
        let left = all.map(|answer| most_left(answer, 1));
        assert_eq!(left, [None, Some(2), Some(11), Some(10), Some(11), Some(5)]);
        let of_eight_caches = all.map(|answer| most_left(answer, 8));
        assert_eq!(of_eight_caches, [None, Some(2), Some(11), Some(10), Some(7), Some(7)]);
    }

    #[test]
    fn three_tasks_are_evened_out_by_all() {
        let (empty, some) = (node(0, 1), node(3, 1));
        assert!(Numa::ALL.iter().all(|answer| !answer.leaves(3, empty, some)));
    }
}
