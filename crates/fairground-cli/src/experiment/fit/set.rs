//! The answer: services that explain the figures, each with its weight.

use super::about;
use super::both_pools;
use super::commands;
use super::distance::Target;
use super::near;
use super::percentile::told_ms;
use super::question::{FitQuestion, name_line, quoted};
use super::search::{REQUESTS_MEASURED, Tried, spread};
use super::waits::Waits;
use crate::base::from_folder::from_folder;
use crate::read::{FITTED, Runtime};
use fairground_service::seen::{GROUP, Seen, duration_s};
use fairground_service::service::{Load, Service};
use std::fmt::Write;
use std::path::Path;

/// One explanation.
#[derive(Clone, PartialEq, Debug)]
pub struct Member {
    /// Its share of all weights.
    pub weight: f64,
    /// What it is.
    pub service: Service,
    /// Its commands: the first serves, a second does other work in the same group.
    pub commands: Vec<String>,
    /// What its dashboards show.
    pub seen: Seen,
    /// How far it is from the figures, in units of what can't be told apart.
    pub distance: f64,
}

impl Member {
    fn weighed(&self) -> near::Weighed<'_> {
        (self.weight, &self.service, &self.seen)
    }
}

/// What came out.
#[derive(Clone, PartialEq, Debug)]
pub struct ExplanationSet {
    /// The heaviest first.
    pub members: Vec<Member>,
    /// How many services were tried.
    pub tried: usize,
    /// False if no service of the family gives these figures.
    pub fits: bool,
    /// Why the members are not like the measured service, if they are not: what readers of the set
    /// are warned with.
    pub misfit: Option<String>,
    /// That more than the limit is wanted, if the figures show it: readers are warned too.
    pub overloaded: Option<String>,
    /// Why to take it with caution, if so: readers are warned too.
    pub caution: Option<&'static str>,
    /// What makes the threads of all of them, if they follow the limit.
    pub runtime: Option<Runtime>,
    /// The group of the service.
    pub group: String,
    /// The part of a scenario that all have in common.
    pub head: String,
    /// What stands above it.
    pub source: String,
}

/// The most explanations of a set.
const MEMBERS_MAX: usize = 24;
/// D² of the nearest above which no service of the family fits: a service of the family is within 2
/// of its own figures.
const FITS: f64 = 4.0;
/// D² of a member, at most.
const MEMBER_MAX: f64 = 8.0;
/// How much wider than by D² alone weights are spread, at least: on generated services narrower
/// sets missed the truth.
const WARMTH: f64 = 6.0;
/// Members that count, at least: fewer are luck of the search.
const COUNTING_MIN: f64 = 8.0;
/// How far one of these few may be, D².
const FEW_MAX: f64 = 30.0;
/// Members with less of the heaviest one's weight are left out.
const WEIGHT_MIN: f64 = 0.01;

impl ExplanationSet {
    pub(super) fn of(
        question: &FitQuestion,
        (load, target, waits): (&Load, &Target, Waits),
        measured: Vec<Tried>,
        tried: usize,
    ) -> ExplanationSet {
        let nearest = measured.first().map_or(f64::INFINITY, |tried| tried.distance);
        let warmth = warmth(&measured, nearest);
        let longer = question.longer(load);
        let weight = |tried: &Tried| (-(tried.distance - nearest) / 2.0 / warmth).exp();
        // Where luck is great, as with large bursts, hardly one that is right comes near the
        // figures. One alone would be a range without width.
        let few = measured.get(COUNTING_MIN as usize - 1).or(measured.last());
        let few = few.map_or(0.0, |tried| tried.distance.min(FEW_MAX));
        let fit = |tried: &Tried| {
            tried.distance <= MEMBER_MAX.max(2.0 * nearest).max(few)
                && tried.distance.is_finite()
                && weight(tried) >= WEIGHT_MIN
        };
        let near: Vec<Tried> = measured.into_iter().filter(fit).collect();
        let mut chosen = spread(near.clone(), MEMBERS_MAX);
        both_pools::keep_both(&mut chosen, &near);
        chosen.sort_by(|a, b| a.distance.total_cmp(&b.distance));
        let member = |tried: Tried| Member {
            weight: weight(&tried),
            commands: commands(&tried.service, load, longer),
            service: tried.service,
            seen: tried.seen,
            distance: tried.distance,
        };
        let mut members: Vec<Member> = chosen.into_iter().map(member).collect();
        let sum: f64 = members.iter().map(|member| member.weight).sum();
        members.iter_mut().for_each(|member| member.weight /= sum);
        let fits = nearest <= FITS;
        let weighed: Vec<_> = members.iter().map(Member::weighed).collect();
        let misfit = match fits {
            false => Some(
                "none of the services that were tried gives the figures that this set is of".into(),
            ),
            true => near::misfit(question, target, &weighed),
        };
        let (group, head) = (GROUP.to_owned(), question.head());
        let (source, runtime) = (source(question, load), question.runtime);
        let caution = question.unknown().or(waits.caution()).or(question.uncounted());
        let caution = caution.or_else(|| near::otherwise(question, &weighed));
        let caution = caution.or_else(|| about::off_side(question, &weighed));
        let overloaded = question.overloaded();
        ExplanationSet {
            members,
            tried,
            fits,
            misfit,
            overloaded,
            caution,
            runtime,
            group,
            head,
            source,
        }
    }

    /// True if its services are not near the figures, and not because these can't tell.
    pub(super) fn is_lost(&self, question: &FitQuestion, target: &Target) -> bool {
        let all: Vec<_> = self.members.iter().map(Member::weighed).collect();
        self.misfit.is_some() && (!self.fits || near::is_lost(question, target, &all))
    }

    /// The same in a group of another name: that of the container whose figures they are, so that
    /// its manifest may be laid over the set.
    pub fn in_group(self, group: &str, question: &FitQuestion) -> Self {
        ExplanationSet { group: group.to_owned(), head: question.head_of(group), ..self }
    }

    /// The same for a file of this name: it has the machine's file as it is called from there.
    pub fn in_file(&self, file: &Path, question: &FitQuestion) -> Self {
        let folder = file.parent().unwrap_or(Path::new(""));
        let machine = from_folder(&question.machine, folder);
        let head = FitQuestion { machine, ..question.clone() }.head_of(&self.group);
        ExplanationSet { head, ..self.clone() }
    }

    /// The set as a scenario that every verb takes.
    pub fn scenario(&self) -> String {
        let told = [
            ("overloaded", self.overloaded.as_deref()),
            ("misfit", self.misfit.as_deref()),
            ("caution", self.caution),
            ("runtime", self.runtime.map(Runtime::word)),
        ];
        let told =
            told.iter().filter_map(|(key, text)| Some(format!("{key} = {}\n", quoted((*text)?))));
        let each = match self.misfit {
            None => "a service that gives the figures",
            Some(_) => "one of the nearest services that were found; `misfit` says what is wrong",
        };
        let mut text = format!(
            "# Written by fairground fit. Each explanation is {each}.\n\
             what = \"a service as its dashboards show it\"\nsource = {}\n{}{}",
            quoted(&self.source),
            told.collect::<String>(),
            self.head
        );
        for member in &self.members {
            let what = quoted(&member.service.words());
            let _ =
                write!(text, "\n[[explanations]]\nweight = {:.4}\nwhat = {what}\n", member.weight);
            for (place, command) in member.commands.iter().enumerate() {
                let name = name_line(place);
                let _ = write!(
                    text,
                    "[[explanations.workloads]]\ncommand = \"{command}\"\n{name}group = \
                     {}\n",
                    quoted(&self.group)
                );
            }
        }
        text
    }
}

/// Where nothing fits well, what fits badly differs in ways that mean nothing; and a few that are
/// nearest by luck must not be the whole answer.
fn warmth(measured: &[Tried], nearest: f64) -> f64 {
    let mut warmth = WARMTH * (nearest / 4.0).max(1.0);
    let counting = |warmth: f64| {
        let weights = measured
            .iter()
            .take(MEMBERS_MAX)
            .map(|tried| (-(tried.distance - nearest) / 2.0 / warmth).exp());
        let (sum, squares) =
            weights.fold((0.0, 0.0), |(sum, squares), w| (sum + w, squares + w * w));
        sum * sum / squares
    };
    let wanted = COUNTING_MIN.min(0.6 * measured.len() as f64);
    while counting(warmth) < wanted && warmth < 100.0 {
        warmth *= 1.25;
    }
    warmth
}

fn commands(service: &Service, load: &Load, longer: f64) -> Vec<String> {
    let usual_s = (REQUESTS_MEASURED / load.per_s).ceil() as u64;
    let least_s = (8 * usual_s).clamp(2, 10);
    let duration_s = duration_s(service, load, REQUESTS_MEASURED * longer).clamp(least_s, 300);
    commands::commands(service, load, duration_s)
}

fn source(question: &FitQuestion, load: &Load) -> String {
    let points = question.points();
    format!(
        "{FITTED}{:.1} requests/s, {:.3} CPUs used, p50 {} ms, p99 {} ms",
        load.per_s,
        load.usage_cpus,
        told_ms(&points, 0.5),
        told_ms(&points, 0.99)
    )
}
