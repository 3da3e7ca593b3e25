//! Functions of the kernel that are modelled in one way only: the mirror of each names it, and no
//! question has it. Written down by hand, from those names.

/// Their names, as the newest kernel that was read has them.
pub const ONE_WAY: &[&str] = &[
    "attach_entity_load_avg",
    "capacity_of",
    "cfs_rq_clock_pelt",
    "cfs_rq_max_slice",
    "check_cpu_capacity",
    "choose_idle_cpu",
    "cpu_load",
    "cpuset_attach_task",
    "cpuset_cpus_allowed",
    "dequeue_entities",
    "dequeue_task",
    "dequeue_task_dl",
    "dequeue_task_rt",
    "detach_entity_load_avg",
    "__dl_overflow",
    "enqueue_task",
    "enqueue_task_dl",
    "enqueue_task_rt",
    "find_later_rq",
    "find_lowest_rq",
    "find_matching_se",
    "get_pelt_divider",
    "get_sd_balance_interval",
    "group_classify",
    "hrtick_needs_rearm",
    "idle_cpu",
    "is_core_idle",
    "migrate_task_rq_fair",
    "migration_cpu_stop",
    "nohz_csd_func",
    "owner_on_cpu",
    "pipe_read",
    "pipe_write",
    "post_init_entity_util_avg",
    "propagate_entity_load_avg",
    "pull_dl_task",
    "pull_rt_task",
    "push_dl_tasks",
    "push_rt_task",
    "push_rt_tasks",
    "put_prev_task_rt",
    "remove_entity_load_avg",
    "replenish_dl_new_period",
    "rq_clock_skip_update",
    "rq_clock_task",
    "rto_push_irq_work_func",
    "scale_rt_capacity",
    "sched_balance_find_dst_group_cpu",
    "sched_balance_trigger",
    "sched_dl_overflow",
    "sched_group_set_shares",
    "sched_idle_cfs_rq",
    "sched_move_task",
    "__schedule",
    "sd_init",
    "se_runnable",
    "se_update_runnable",
    "select_task_rq_dl",
    "select_task_rq_rt",
    "set_curr_task_fair",
    "set_next_task_rt",
    "set_short_buddy",
    "set_task_cpu",
    "set_task_rq",
    "set_user_nice",
    "sibling_imbalance",
    "__start_cfs_bandwidth",
    "sugov_iowait_apply",
    "sugov_iowait_reset",
    "sugov_update_commit",
    "task_sched_runtime",
    "task_tick",
    "task_tick_rt",
    "tell_cpu_to_push",
    "throttled_hierarchy",
    "to_ratio",
    "uclamp_eff_value",
    "uclamp_idle_value",
    "uclamp_rq_inc_id",
    "uclamp_rq_util_with",
    "__unthrottle_cfs_rq_async",
    "update_blocked_averages",
    "__update_blocked_others",
    "update_cfs_rq_load_avg",
    "update_curr_dl",
    "update_curr_rt",
    "update_dl_entity",
    "update_dl_rq_load_avg",
    "update_group_capacity",
    "update_idle_cpu",
    "update_idle_rq_clock_pelt",
    "update_next_balance",
    "update_pick_idlest",
    "update_rq_clock",
    "update_rt_rq_load_avg",
    "update_tg_cfs_load",
    "update_tg_cfs_runnable",
    "update_tg_cfs_util",
    "wake_up_new_task",
    "yield_task",
    "yield_task_rt",
];

#[cfg(test)]
mod tests {
    use super::super::QUESTIONS;
    use super::ONE_WAY;
    use std::fs;
    use std::path::Path;

    /// All comments below a folder.
    fn comments(folder: &Path) -> String {
        let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.unwrap().path());
        let texts = entries.map(|path| match path.is_dir() {
            true => comments(&path),
            false => {
                let text = fs::read_to_string(&path).expect("a source");
                let lines = text.lines().filter(|line| line.trim_start().starts_with("//"));
                lines.collect::<Vec<_>>().join("\n")
            }
        });
        texts.collect()
    }

    #[test]
    fn each_is_named_where_it_is_modelled_and_has_no_question() {
        let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let comments = comments(&sources);
        for name in ONE_WAY {
            assert!(comments.contains(&format!("`{name}`")), "{name} is named nowhere");
            let is_asked = QUESTIONS.iter().any(|question| question.functions.contains(name));
            assert!(!is_asked, "{name} has a question");
        }
        let mut sorted = ONE_WAY.to_vec();
        sorted.sort_unstable_by_key(|name| name.trim_start_matches('_'));
        sorted.dedup();
        assert_eq!(sorted, ONE_WAY, "each once, in order");
    }
}
