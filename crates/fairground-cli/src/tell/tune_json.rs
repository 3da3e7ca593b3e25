//! The answer to the inverse question as data.

use super::{overload, scatter, tune_apply, tune_why};
use crate::experiment::tune::{
    Answer, Checks, Found, Idled, Inert, Infeasible, Judged, Miss, Neighbour, NeighbourSpan,
    Outcome, Question, Row, Today,
};
use crate::experiment::worlds::{World, heaviest};
use serde_json::{Map, Value, json};

/// Name and version of the schema; the number rises when a name changes or goes.
pub const SCHEMA: &str = "fairground.tune/1";

/// The whole answer.
pub fn value(question: &Question, answer: &Answer) -> Value {
    let offered = answer.offered.iter().map(|load| {
        json!({
            "source": load.name,
            "requests_per_s": load.per_s,
            "parts": load.parts,
            "work_ns_mean": load.work.mean_ns,
            "cpus": load.cpus(),
        })
    });
    let mut value = json!({
        "schema": SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "misfit": answer.misfit,
        "untold": answer.untold.map(|untold| untold.to_string()),
        "feasible": matches!(answer.outcome, Outcome::Found(_)),
        "targets": question.targets.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "share": question.share,
        "seeds": question.seeds,
        "machine": answer.machine,
        "kernel": answer.kernel,
        "duration_ns": answer.history_ns,
        "likeliest": likeliest(question),
        "offered": offered.collect::<Vec<_>>(),
        "simulations": answer.runs,
        "settings": answer.settings,
        "theirs": answer.theirs,
        "inert": answer.inert.iter().map(inert).collect::<Vec<_>>(),
        "today": answer.today.as_ref().map(|today| today_value(question, today)),
        "left_out": left_out(question, answer),
    });
    let more = match &answer.outcome {
        Outcome::Found(found) => found_value(question, found),
        Outcome::Infeasible(why) => why_value(question, why),
    };
    if let (Value::Object(fields), Value::Object(more)) = (&mut value, more) {
        fields.extend(more);
    }
    value
}

/// The scenario as it stands, where it meets the targets.
fn today_value(question: &Question, today: &Today) -> Value {
    json!({
        "is_answer": today.is_answer,
        "proven": today.proven,
        "held": today.checks.held(),
        "seeds": today.checks.tried(),
        "explanations": explanations(question, &today.checks),
    })
}

/// Settings that are no candidates, and why.
fn left_out(question: &Question, answer: &Answer) -> Vec<Value> {
    let all = answer.left_out.iter();
    all.map(|(at, because)| json!({"setting": setting(question, at), "because": because})).collect()
}

/// A knob that decides nothing.
fn inert(inert: &Inert) -> Value {
    json!({
        "key": inert.key,
        "values": inert.values,
        "same": inert.is_same,
        "because": inert.because,
    })
}

fn found_value(question: &Question, found: &Found) -> Value {
    let apply = tune_apply::changes(question, found).into_iter().map(|change| {
        json!({
            "group": change.group,
            "system": change.lines.system,
            "lines": change.lines.lines,
            "note": change.lines.note,
        })
    });
    let span = |span: &NeighbourSpan| {
        let [before, after] = span.p99_ms;
        json!({"span": span.name, "p99_ms_before": before, "p99_ms": after})
    };
    let neighbour = |neighbour: &Neighbour| {
        json!({
            "group": neighbour.path,
            "delay_ms_mean_before": neighbour.delay_ms_mean[0],
            "delay_ms_mean": neighbour.delay_ms_mean[1],
            "runtime_ms_before": neighbour.runtime_ms[0],
            "runtime_ms": neighbour.runtime_ms[1],
            "throttled_percent_before": neighbour.throttled_percent[0],
            "throttled_percent": neighbour.throttled_percent[1],
            "requests": neighbour.spans.iter().map(span).collect::<Vec<_>>(),
        })
    };
    let minimised = found.minimised.as_ref().map(|least| {
        json!({
            "what": least.cost.name(),
            "value": least.value,
            "before": least.before,
            "looked_at": least.looked_at,
        })
    });
    json!({
        "best": row(question, &found.best),
        "minimised": minimised,
        "check": judged(question, &found.check),
        "histories": histories(question, found),
        "proven_share": found.proven,
        "confidence": found.confidence,
        "also_met": found.alike.iter().map(|alike| row(question, alike)).collect::<Vec<_>>(),
        "next_cheaper": found.cheaper.as_ref().map(|cheaper| row(question, cheaper)),
        "front": found.front.iter().map(|answer| row(question, answer)).collect::<Vec<_>>(),
        "holes": found.holes.iter().map(|hole| setting(question, &hole.at)).collect::<Vec<_>>(),
        "neighbours": found.neighbours.iter().map(neighbour).collect::<Vec<_>>(),
        "apply": apply.collect::<Vec<_>>(),
        "overloads": overload::value(&found.checks.signs().0),
        "explanations": explanations(question, &found.checks),
    })
}

fn why_value(question: &Question, why: &Infeasible) -> Value {
    let overload = why.overload.first().map(|over| {
        json!({
            "group": over.subject,
            "offered_cpus": over.value,
            "limit_cpus": over.against,
            "weight": why.overload_weight,
        })
    });
    let names = |targets: &[usize]| -> Vec<String> {
        targets.iter().map(|&target| question.targets[target].to_string()).collect()
    };
    let conflict = why.conflict.as_ref().map(|conflict| {
        json!({
            "below": setting(question, &conflict.below),
            "want_more": names(&conflict.want_more),
            "above": setting(question, &conflict.above),
            "want_less": names(&conflict.want_less),
        })
    });
    let missed = |miss: &Miss| {
        let target = &question.targets[miss.target];
        json!({
            "target": target.to_string(),
            "missed": miss.missed,
            "seeds": miss.of,
            "weight": miss.weight,
            "bound": target.bound,
            "reached": target.at_worst(miss.reached * miss.longer),
            "unit": target.metric.unit().word(),
        })
    };
    let idled = |idled: &Idled| json!({ "group": idled.path, "holds": idled.met.is_some() });
    let misses = question.misses(&why.worlds.worlds);
    let without = why.unlimited.as_ref();
    let in_likeliest =
        without.map(|without| judged(question, without.in_likeliest(&question.grid.worlds)));
    json!({
        "verdict": tune_why::verdict(question, why),
        "why": tune_why::reason(question, why),
        "nearest": row(question, &why.nearest),
        "nearest_misses": misses.iter().map(missed).collect::<Vec<_>>(),
        "possible_share": why.possible,
        "undecided": why.undecided,
        "conflict": conflict,
        "overload": overload,
        "held_down_by": why.held_down_by,
        "held_down_together": why.held_down_together,
        "with_idle": why.idled.iter().map(idled).collect::<Vec<_>>(),
        "without_limit": in_likeliest,
        "explanations_without_limit": without.map(|without| explanations(question, without)),
        "overloads": overload::value(&why.worlds.signs().0),
        "explanations": explanations(question, &why.worlds),
    })
}

/// The explanation of a set of which numbers are where they are of one; null of a plain scenario.
fn likeliest(question: &Question) -> Value {
    let worlds = &question.grid.worlds;
    let World { explanation, weight, .. } = &worlds[heaviest(worlds)];
    match worlds.len() {
        1 => Value::Null,
        _ => json!({ "explanation": explanation, "weight": weight }),
    }
}

/// In which explanations of a set the targets hold; null of a plain scenario.
fn explanations(question: &Question, checks: &Checks) -> Value {
    if question.grid.worlds.len() < 2 {
        return Value::Null;
    }
    let worlds = question.grid.worlds.iter().zip(&checks.worlds).zip(&checks.holds);
    let world = |((world, measured), holds): ((&World, &Judged), &bool)| {
        json!({
            "explanation": world.explanation,
            "weight": world.weight,
            "what": world.what,
            "holds": holds,
            "held": measured.held(),
            "seeds": measured.tried(),
            "measured": judged(question, measured)["measured"],
        })
    };
    json!({
        "holds_in": checks.agreement.name(),
        "weight": checks.weight,
        "each": worlds.map(world).collect::<Vec<_>>(),
    })
}

/// By metric where one more history lies with the answer; null of a set of explanations.
fn histories(question: &Question, found: &Found) -> Value {
    if question.grid.worlds.len() > 1 {
        return Value::Null;
    }
    let targets = question.targets.iter().enumerate();
    let of_metric = targets.map(|(at, target)| {
        let scatter = found.check.scatter(at).map(|told| scatter::value(&told));
        (target.metric.name().to_owned(), json!(scatter))
    });
    Value::Object(of_metric.collect())
}

fn setting(question: &Question, at: &[usize]) -> Value {
    let pairs = question.grid.told(at).into_iter();
    Value::Object(pairs.map(|(key, value)| (key.to_owned(), json!(value))).collect())
}

fn row(question: &Question, row: &Row) -> Value {
    let mut fields = Map::new();
    fields.insert("setting".into(), setting(question, &row.at));
    if let Value::Object(more) = judged(question, &row.judged) {
        fields.extend(more);
    }
    Value::Object(fields)
}

/// What was measured, by target and seed; what was no number is null.
fn judged(question: &Question, judged: &Judged) -> Value {
    let targets = question.targets.iter().enumerate();
    let measured = targets.map(|(at, target)| {
        let values: Vec<f64> = judged.values().map(|values| values[at]).collect();
        (target.metric.name().to_owned(), json!(values))
    });
    json!({
        "held": judged.held(),
        "seeds": judged.tried(),
        "refused": judged.refused,
        "measured": Value::Object(measured.collect()),
    })
}
