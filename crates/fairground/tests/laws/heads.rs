//! Laws of the queues under limits: counts, lists, and no CPU idle over an unthrottled task.

use crate::limits::{Law, Laws};
use crate::view::{QueueView, View};

impl Laws {
    /// All of these laws, after an event.
    pub fn check_heads(&mut self, view: &View) {
        for q in 0..view.queues.len() {
            self.heads_add_up(view, q);
            self.levels_add_up(view, q);
            self.limbo_agrees(view, q);
        }
        for group in 0..view.pools.len() {
            self.list_agrees(view, group);
        }
        for cpu in 0..view.cpus.len() {
            self.cpu_is_busy(view, cpu);
        }
        let lost = view.tasks.iter().enumerate().find(|(row, task)| {
            let listed = |id: &fairground::units::TaskId| id.0 as usize == *row;
            task.throttled && !view.queues[task.queue].limbo.iter().any(listed)
        });
        if let Some((row, task)) = lost {
            self.breaks(Law::LimboAgrees, format!("task {row} is in no limbo list: {task:?}"));
        }
    }

    /// What is queued here, and below where the group's entity is queued.
    fn heads_add_up(&mut self, view: &View, q: usize) {
        let queue = &view.queues[q];
        let (mut entities, mut queued, mut runnable, mut idle) = (0, 0, 0, 0);
        for task in view.tasks.iter().filter(|task| task.queue == q && task.on_rq) {
            let hidden = task.delayed && view.rules.lag.delayed_is_idle;
            entities += 1;
            queued += 1;
            runnable += u32::from(!hidden);
            idle += u32::from(task.idle);
        }
        for child in below(view, queue).filter(|child| child.entity_on_rq) {
            entities += 1;
            queued += child.h_nr_queued;
            runnable += child.h_nr_runnable;
            idle += if child.idle { child.h_nr_queued } else { child.h_nr_idle };
        }
        let found = (queue.nr_queued, queue.h_nr_queued, queue.h_nr_runnable, queue.h_nr_idle);
        if found != (entities, queued, runnable, idle) {
            let how = format!(
                "group {} on cpu{}: {found:?}, counted {:?}",
                queue.group,
                queue.cpu,
                (entities, queued, runnable, idle)
            );
            self.breaks(Law::HeadsAddUp, how);
        }
        let cpu = &view.cpus[queue.cpu];
        if queue.group == 0 && cpu.nr_running != queued {
            let how = format!("cpu{}: {} running, counted {queued}", queue.cpu, cpu.nr_running);
            self.breaks(Law::HeadsAddUp, how);
        }
    }

    fn levels_add_up(&mut self, view: &View, q: usize) {
        let queue = &view.queues[q];
        let throttled = |&group: &usize| view.queue(group, queue.cpu).local.throttled;
        let levels = view.chain(queue.group).filter(throttled).count();
        if queue.local.throttle_count as usize != levels {
            let (found, group) = (queue.local.throttle_count, queue.group);
            let how = format!("group {group} on cpu{}: {found}, counted {levels}", queue.cpu);
            self.breaks(Law::LevelsAddUp, how);
        }
    }

    fn list_agrees(&mut self, view: &View, group: usize) {
        let cpus = view.cpus.len();
        let mut listed = view.listed[group].clone();
        listed.sort_unstable();
        let own = (group * cpus..(group + 1) * cpus).filter(|&q| view.queues[q].local.throttled);
        let own: Vec<usize> = own.collect();
        if listed != own {
            let how = format!("group {group}: {listed:?} are listed, {own:?} throttled");
            self.breaks(Law::ListsAgree, how);
        }
    }

    fn limbo_agrees(&mut self, view: &View, q: usize) {
        let queue = &view.queues[q];
        let mut limbo = queue.limbo.clone();
        limbo.sort_unstable();
        limbo.dedup();
        let wrong = limbo.iter().any(|task| {
            let task = &view.tasks[task.0 as usize];
            !task.throttled || task.on_rq || task.queue != q
        });
        let free = queue.local.throttle_count == 0 && !limbo.is_empty();
        if wrong || free || limbo.len() != queue.limbo.len() {
            let how = format!("group {} on cpu{}: {:?}", queue.group, queue.cpu, queue.limbo);
            self.breaks(Law::LimboAgrees, how);
        }
    }

    /// An idle CPU chooses as soon as its interrupt returns.
    fn cpu_is_busy(&mut self, view: &View, cpu: usize) {
        let waits = |task: &&crate::view::TaskView| {
            let queue = &view.queues[task.queue];
            let up = view.chain(task.group).all(|group| view.queue(group, cpu).entity_on_rq);
            queue.cpu == cpu && task.on_rq && !task.delayed && up
        };
        if view.cpus[cpu].curr.is_some() || !view.tasks.iter().any(|task| waits(&task)) {
            self.starving_since_ns[cpu] = None;
            return;
        }
        let since_ns = *self.starving_since_ns[cpu].get_or_insert(view.now_ns);
        if view.now_ns > since_ns + self.interrupt_ns {
            let how = format!("cpu{cpu} is idle over its queue since {since_ns} ns");
            self.breaks(Law::NoIdleOverOwnQueue, how);
        }
    }
}

/// Queues of the groups right below, on the same CPU.
fn below<'a>(view: &'a View, queue: &QueueView) -> impl Iterator<Item = &'a QueueView> {
    let (cpu, group) = (queue.cpu, queue.group);
    let children = (1..view.parents.len()).filter(move |&row| view.parents[row] == group);
    children.map(move |row| view.queue(row, cpu))
}
