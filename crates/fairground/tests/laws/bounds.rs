//! Laws of what limited groups may use: the exact ledger, use within the quota, periods, and even
//! phases. Symbols: P period, Q quota, B burst.

use crate::limits::{Law, Laws};
use crate::view::View;
use fairground::policy::limits::expiry::Expiry;
use fairground::policy::limits::phase::Phase;
use fairground::units::Ns;

/// What is remembered of one group.
#[derive(Clone, Debug, Default)]
pub struct GroupUse {
    /// Time that tasks of the group and of those below it ran, ns.
    pub run_ns: Ns,
    /// Last expiry of the period timer.
    fired_ns: Option<Ns>,
    /// Least of used · P − Q · t at the expiries so far.
    least: Option<i128>,
    /// The same of the run time of each group.
    least_run: Vec<i128>,
    /// Someone wrote to its limit.
    pub written: bool,
}

impl Laws {
    /// All of these laws, after an event.
    pub fn check_use(&mut self, view: &View) {
        self.add_up_run_time(view);
        let fired: Vec<usize> = (1..view.pools.len()).filter(|&g| self.fires(view, g)).collect();
        for group in 1..view.pools.len() {
            self.ledger_is_exact(view, group);
            self.only_some_discard(view, group);
            self.used_is_what_ran(view, group);
            self.first_period_is_short(view, group);
            if self.is_written_now(group, view.now_ns) {
                let run_ns = self.groups[group].run_ns;
                self.groups[group] = GroupUse { run_ns, written: true, ..GroupUse::default() };
            } else if fired.contains(&group) {
                self.period_is_whole(view, group);
                self.use_is_within(view, group);
                self.groups[group].fired_ns = Some(view.now_ns);
            }
        }
        self.phases_are_even(view, &fired);
    }

    fn fires(&self, view: &View, group: usize) -> bool {
        let before = self.last.as_ref().map_or(0, |last| last.pools[group].stat.nr_periods);
        view.pools[group].stat.nr_periods != before
    }

    fn add_up_run_time(&mut self, view: &View) {
        let Some(last) = &self.last else { return };
        let passed_ns = view.now_ns - last.now_ns;
        for task in last.cpus.iter().filter_map(|cpu| cpu.curr) {
            for group in last.chain(last.tasks[task.0 as usize].group) {
                self.groups[group].run_ns += passed_ns;
            }
        }
    }

    fn ledger_is_exact(&mut self, view: &View, group: usize) {
        let pool = &view.pools[group];
        let ledger = &pool.ledger;
        let came = ledger.granted_ns + ledger.unlimited_ns + ledger.forgiven_ns;
        let held: i64 = view.queues_of(group).iter().map(|queue| queue.local.remaining_ns).sum();
        let gone = pool.runtime_ns + ledger.used_ns + ledger.discarded_ns;
        if i128::from(came) != i128::from(gone) + i128::from(held) {
            let how = format!("group {group}: {came} ns came, {held} are held, {ledger:?}");
            self.breaks(Law::LedgerIsExact, how);
        }
    }

    /// Only expiry, the cap of a refill and writes (which refill) may discard.
    fn only_some_discard(&mut self, view: &View, group: usize) {
        let Some(last) = &self.last else { return };
        let (old, new) = (last.pools[group].ledger, view.pools[group].ledger);
        let restarts = last.pools[group].started != view.pools[group].started;
        let may = new.granted_ns > old.granted_ns
            || restarts && view.rules.refill.answer.counts_idle_time()
            || view.rules.expiry.answer != Expiry::Never
            || self.is_written_now(group, view.now_ns);
        if new.discarded_ns != old.discarded_ns && !may {
            self.breaks(Law::OnlySomeDiscard, format!("group {group}: {old:?} to {new:?}"));
        }
    }

    /// Where no interrupt takes time, what was charged, and will be, is what ran.
    fn used_is_what_ran(&mut self, view: &View, group: usize) {
        let state = &self.groups[group];
        let pool = &view.pools[group];
        let written = state.written || self.is_written_now(group, view.now_ns);
        if self.giving_way_ns > 0 || written || pool.limit.quota_ns.is_none() {
            return;
        }
        let uncharged = view.queues_of(group).iter().filter_map(|queue| queue.uncharged_since_ns);
        let owed_ns: Ns = uncharged.map(|since_ns| view.now_ns - since_ns).sum();
        let (run_ns, used_ns) = (state.run_ns, pool.ledger.used_ns);
        if run_ns != used_ns + owed_ns {
            let how = format!("group {group} ran {run_ns} ns, charged {used_ns} + {owed_ns}");
            self.breaks(Law::UsedIsWhatRan, how);
        }
    }

    /// A timer that starts keeps its phase, so it expires within P; even phases stretch the period
    /// in which it stopped, a write may have changed its length.
    fn first_period_is_short(&mut self, view: &View, group: usize) {
        let pool = &view.pools[group];
        let before = self.last.as_ref().map_or(0, |last| last.pools[group].started);
        let written = self.groups[group].written || self.is_written_now(group, view.now_ns);
        if pool.started == before || before > 0 && written {
            return;
        }
        let stretched = before > 0 && view.rules.phase.answer == Phase::Even;
        let most_ns = pool.limit.period_ns * if stretched { 2 } else { 1 };
        let next_ns = pool.expires_ns - view.now_ns;
        if next_ns > most_ns {
            let how = format!("group {group}: {next_ns} ns of at most {most_ns} ns");
            self.breaks(Law::FirstPeriodIsShort, how);
        }
    }

    /// A period is no shorter than P, and its quota is in proportion to its length.
    fn period_is_whole(&mut self, view: &View, group: usize) {
        let (pool, now_ns) = (&view.pools[group], view.now_ns);
        let Some(quota_ns) = pool.limit.quota_ns else { return };
        let period_ns = pool.limit.period_ns;
        let next_ns = pool.expires_ns - now_ns;
        let last_ns = self.groups[group].fired_ns.map_or(Ns::MAX, |fired_ns| now_ns - fired_ns);
        if last_ns < period_ns || next_ns < period_ns || next_ns >= 2 * period_ns {
            let how = format!("group {group}: {last_ns} ns, then {next_ns} of {period_ns} ns");
            self.breaks(Law::PeriodsAreWhole, how);
        }
        let Some(last) = &self.last else { return };
        let granted_ns = pool.ledger.granted_ns - last.pools[group].ledger.granted_ns;
        let wanted = u128::from(quota_ns) * u128::from(next_ns) / u128::from(period_ns);
        let stops = !pool.period_active && !view.rules.refill.refill_first;
        let exact = u128::from(granted_ns) == if stops { 0 } else { wanted };
        if !exact {
            let how = format!("group {group}: {granted_ns} ns for a period of {next_ns} ns");
            self.breaks(Law::QuotaIsProportional, how);
        }
    }

    /// Between any two expiries use ≤ Q · time / P + B + CPUs · (slice + tick), also by each group
    /// below, with what costs add.
    fn use_is_within(&mut self, view: &View, group: usize) {
        let limit = view.pools[group].limit;
        let Some(quota_ns) = limit.quota_ns else { return };
        let (period, allowed) = (i128::from(limit.period_ns), i128::from(quota_ns));
        let value = |ns: Ns| i128::from(ns) * period - allowed * i128::from(view.now_ns);
        let overrun_ns = self.tick_ns + self.giving_way_ns;
        let slice_ns = view.rules.expiry.bandwidth_slice.ns;
        let mut most_ns = limit.burst_ns + view.cpus.len() as Ns * (slice_ns + overrun_ns);
        if view.rules.throttle.answer.stops_at_return_to_user() {
            // Each of its tasks must be switched in to leave.
            most_ns += self.switches * self.leaving_ns;
        }
        let most = i128::from(most_ns) * period;
        let drift_ns = view.cpus.len() as Ns * overrun_ns + self.switches * self.giving_way_ns;
        let used = value(view.pools[group].ledger.used_ns);
        let runs: Vec<i128> = self.groups.iter().map(|group| value(group.run_ns)).collect();
        let state = &mut self.groups[group];
        let least = *state.least.get_or_insert(used);
        if state.least_run.is_empty() {
            state.least_run.clone_from(&runs);
        }
        let least_run = std::mem::take(&mut state.least_run);
        state.least = Some(least.min(used));
        state.least_run = runs.iter().zip(&least_run).map(|(a, b)| *a.min(b)).collect();
        if used - least > most {
            let beyond = (used - least) / period;
            let how = format!("group {group}: {beyond} ns more than its quota, {most_ns} allowed");
            self.breaks(Law::UseIsWithinQuota, how);
        }
        let below = (1..runs.len()).filter(|&below| view.chain(below).any(|up| up == group));
        for below in below.collect::<Vec<_>>() {
            let beyond = runs[below] - least_run[below];
            if beyond > most + i128::from(drift_ns) * period {
                let how = format!("{below} in {group}: {} ns beyond its quota", beyond / period);
                self.breaks(Law::NestedLimitsCompose, how);
            }
        }
    }

    /// When all active groups of a period have passed one since the last start or stop, their
    /// expiries are even.
    fn phases_are_even(&mut self, view: &View, fired: &[usize]) {
        if view.rules.phase.answer != Phase::Even {
            return;
        }
        for group in 1..view.pools.len() {
            let members = members(view, view.pools[group].limit.period_ns);
            if self.members[group].1 != members {
                self.members[group] = (view.now_ns, members);
            }
        }
        for &group in fired {
            let period_ns = view.pools[group].limit.period_ns;
            let (since_ns, members) = &self.members[group];
            let settled = |&(row, _): &(usize, u64)| {
                self.groups[row].fired_ns.is_some_and(|fired_ns| fired_ns > *since_ns)
            };
            if members.is_empty() || !members.iter().all(settled) {
                continue;
            }
            let count = members.len() as Ns;
            let mut phases: Vec<Ns> =
                members.iter().map(|&(row, _)| view.pools[row].expires_ns % period_ns).collect();
            phases.sort_unstable();
            let even: Vec<Ns> = (0..count).map(|rank| period_ns * rank / count).collect();
            if phases != even {
                self.breaks(Law::PhasesAreEven, format!("{phases:?} of {period_ns} ns"));
            }
        }
    }
}

/// Active groups of a period, each with its start.
fn members(view: &View, period_ns: Ns) -> Vec<(usize, u64)> {
    let pools = view.pools.iter().enumerate();
    let same = pools.filter(|(_, pool)| pool.period_active && pool.limit.period_ns == period_ns);
    same.map(|(row, pool)| (row, pool.started)).collect()
}
