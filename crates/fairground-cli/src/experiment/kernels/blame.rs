//! Which of many changes did it? The list is halved: what shows no effect alone, and none when it
//! is taken away from all, is left; what shows one is taken apart.
//!
//! Symbols: A the old kernel, B the new one, H some of the changes between them. *Alone* is the
//! effect of A + H against A, *last* that of B against B − H. Two changes that need each other
//! show nothing alone and all of it last; two that do the same, or one that only the old kernel
//! listens to, show it alone and nothing last. Changes within one half that cancel each other
//! both ways are not found.

use crate::base::failure::Failure;
use std::ops::Range;

/// Halves of up to so many changes are taken apart at once: to halve them would cost as much.
const SMALL: usize = 3;

/// An effect on a metric.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effect {
    /// By how many per cent it is better.
    pub gain_percent: f64,
    /// By how much it is more, in the metric's unit.
    pub more: f64,
    /// Probability of such an effect if there is none.
    pub p: Option<f64>,
}

/// Compares two kernels, each given by the changes that it has.
pub type Between<'b> = dyn FnMut(&[usize], &[usize]) -> Result<Effect, Failure> + 'b;

/// What was seen of one change.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Seen {
    /// The change's place in the list.
    pub change: usize,
    /// Its effect on the old kernel.
    pub alone: Effect,
    /// Its effect on the new kernel without it.
    pub last: Effect,
}

/// Halves the changes `0..count` down to single ones; `effect` compares two kernels, and `counts`
/// says whether an effect is one.
///
/// # Errors
/// When a kernel can't be run.
pub fn single_out(
    count: usize,
    effect: &mut Between<'_>,
    counts: &dyn Fn(Effect) -> bool,
) -> Result<Vec<Seen>, Failure> {
    let mut found = Vec::new();
    let mut open: Vec<Range<usize>> = std::iter::once(0..count).collect();
    while let Some(part) = open.pop() {
        let chosen: Vec<usize> = part.clone().collect();
        let others: Vec<usize> = (0..count).filter(|at| !part.contains(at)).collect();
        let all: Vec<usize> = (0..count).collect();
        let alone = effect(&[], &chosen)?;
        let last = effect(&others, &all)?;
        if part.len() == 1 {
            found.push(Seen { change: part.start, alone, last });
        } else if counts(alone) || counts(last) {
            open.extend(halves(part));
        }
    }
    found.sort_by_key(|seen| seen.change);
    Ok(found)
}

fn halves(part: Range<usize>) -> Vec<Range<usize>> {
    if part.len() <= SMALL {
        return part.map(|at| at..at + 1).collect();
    }
    let middle = part.start + part.len() / 2;
    vec![part.start..middle, middle..part.end]
}

/// How a change takes part in a difference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// It does it, whatever else is changed.
    Cause,
    /// It does it alone; its lack, told from chance or not, does about as much.
    SeenAlone,
    /// Its lack does it; alone, told from chance or not, it does about as much.
    SeenLast,
    /// It does it only together with others.
    Together,
    /// It does it only without the others.
    Without,
    /// It helps one kernel and harms the other.
    Turns,
    /// What is told of it goes the other way: the difference is there in spite of it.
    Against,
    /// Nothing is told from chance.
    None,
}

impl Role {
    /// Of its two effects on a difference of so many per cent, where it is known which are told
    /// from chance.
    pub fn of(seen: &Seen, [alone, last]: [bool; 2], difference_percent: f64) -> Role {
        let [one, other] = [seen.alone.gain_percent, seen.last.gain_percent];
        let same = (one > 0.0) == (other > 0.0);
        let is_against =
            |told: bool, gain: f64| !told || (gain > 0.0) != (difference_percent > 0.0);
        if (alone || last) && is_against(alone, one) && is_against(last, other) {
            return Role::Against;
        }
        // What can't be told from chance is not therefore nothing.
        let alike = same && one.abs().min(other.abs()) * 2.0 > one.abs().max(other.abs());
        match (alone, last) {
            (true, true) if same => Role::Cause,
            (true, true) => Role::Turns,
            (true, false) if alike => Role::SeenAlone,
            (false, true) if alike => Role::SeenLast,
            (true, false) => Role::Without,
            (false, true) => Role::Together,
            (false, false) => Role::None,
        }
    }

    /// Its name for programs.
    pub fn name(self) -> &'static str {
        match self {
            Role::Cause => "cause",
            Role::SeenAlone => "seen-alone",
            Role::SeenLast => "seen-last",
            Role::Together => "together",
            Role::Without => "without",
            Role::Turns => "turns",
            Role::Against => "against",
            Role::None => "none",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Roles of the changes of a kernel whose metric is worked out from the changes that it has;
    /// and how many kernels were compared.
    fn roles(count: usize, metric: &dyn Fn(&[usize]) -> f64) -> (Vec<(usize, Role)>, usize) {
        let mut pairs = 0;
        let mut effect = |from: &[usize], to: &[usize]| {
            pairs += 1;
            let gain_percent = metric(to) - metric(from);
            Ok(Effect { gain_percent, more: gain_percent, p: None })
        };
        let counts = |effect: Effect| effect.gain_percent.abs() > 0.5;
        let found = single_out(count, &mut effect, &counts).expect("it runs");
        let all: Vec<usize> = (0..count).collect();
        let difference = metric(&all) - metric(&[]);
        let role = |seen: &Seen| Role::of(seen, [seen.alone, seen.last].map(counts), difference);
        let told = found.iter().map(|seen| (seen.change, role(seen)));
        (told.filter(|(_, role)| *role != Role::None).collect(), pairs)
    }

    #[test]
    fn one_cause_of_many_changes_is_found_in_few_comparisons() {
        let (told, pairs) = roles(32, &|has| if has.contains(&21) { 9.0 } else { 0.0 });
        assert_eq!(told, [(21, Role::Cause)]);
        assert!(pairs <= 24, "{pairs} comparisons of 64");
    }

    #[test]
    fn two_causes_far_apart_are_both_found() {
        let metric = |has: &[usize]| [1, 14].iter().filter(|at| has.contains(at)).count() as f64;
        assert_eq!(roles(16, &metric).0, [(1, Role::Cause), (14, Role::Cause)]);
    }

    #[test]
    fn what_needs_another_is_told_from_what_another_does_too() {
        let both = |has: &[usize]| f64::from(u8::from(has.contains(&2) && has.contains(&9)));
        assert_eq!(roles(12, &both).0, [(2, Role::Together), (9, Role::Together)]);
        let either = |has: &[usize]| f64::from(u8::from(has.contains(&2) || has.contains(&9)));
        assert_eq!(roles(12, &either).0, [(2, Role::Without), (9, Role::Without)]);
    }

    #[test]
    fn what_helps_the_old_kernel_and_harms_the_new_one_turns() {
        let metric = |has: &[usize]| match (has.contains(&0), has.contains(&3)) {
            (true, true) => -2.0,
            (true, false) => 1.0,
            _ => 0.0,
        };
        let told = roles(4, &metric).0;
        assert!(told.contains(&(0, Role::Turns)), "{told:?}");
    }

    #[test]
    fn an_effect_that_is_not_told_from_chance_is_not_called_none() {
        let seen = |alone: f64, last: f64| {
            let effect = |gain_percent| Effect { gain_percent, more: 0.0, p: None };
            Seen { change: 0, alone: effect(alone), last: effect(last) }
        };
        assert_eq!(Role::of(&seen(10.1, 6.4), [true, false], 9.0), Role::SeenAlone);
        assert_eq!(Role::of(&seen(6.4, 10.1), [false, true], 9.0), Role::SeenLast);
        assert_eq!(Role::of(&seen(10.1, 2.0), [true, false], 9.0), Role::Without);
        assert_eq!(Role::of(&seen(-9.0, 10.1), [false, true], 9.0), Role::Together);
    }

    #[test]
    fn what_goes_the_other_way_is_not_where_a_difference_comes_from() {
        let metric = |has: &[usize]| has.iter().map(|at| [9.0, -3.0][at % 2]).sum::<f64>();
        let told = roles(2, &metric).0;
        assert_eq!(told, [(0, Role::Cause), (1, Role::Against)]);
        let turned = |has: &[usize]| -metric(has);
        assert_eq!(roles(2, &turned).0, told);
    }

    #[test]
    fn where_nothing_is_told_from_chance_nobody_is_blamed() {
        let (told, pairs) = roles(20, &|_| 0.0);
        assert!(told.is_empty() && pairs == 2);
    }
}
