//! Answers of Prometheus' HTTP API, `/api/v1/query` and `/api/v1/query_range`: a matrix or a
//! vector of counters, native histograms among them.

use super::series::{Histogram, Labels, Sample, Value, matters, tidy};
use crate::read::fault::{Fault, Read};
use crate::read::tree::{Entry, Node};

const QUERY: &str = "the answer to a query for counters themselves, as in \
                     container_cpu_usage_seconds_total{container=\"web\"}[10m]";

/// True if this is an answer of the API.
pub(super) fn is(root: &Node) -> bool {
    root.get("status").is_some() && (root.get("data").is_some() || root.get("error").is_some())
}

/// Adds the samples of an answer.
pub(super) fn read(root: &Node, samples: &mut Vec<Sample>) -> Read<()> {
    let status = root.get("status").map_or(Ok(""), Entry::text)?;
    if status != "success" {
        let said = root.get("error").and_then(|entry| entry.node.words()).unwrap_or_default();
        let at = root.get("status").map_or(root.span, |entry| entry.node.span);
        return Err(Fault::at(at, format!("Prometheus answered with an error: {said}"))
            .accepts("an answer with \"status\": \"success\""));
    }
    let kind = root.at(&["data", "resultType"]).and_then(Node::words).unwrap_or_default();
    let results = root.at(&["data", "result"]);
    let Some(results) = results.filter(|_| kind == "matrix" || kind == "vector") else {
        let at = root.at(&["data"]).unwrap_or(root).span_of_first_line();
        return Err(Fault::at(at, "this answer has no matrix and no vector").accepts(QUERY));
    };
    let results = results.list("result")?;
    if results.is_empty() {
        let at = root.at(&["data"]).unwrap_or(root).span_of_first_line();
        return Err(Fault::at(at, "Prometheus found no series").accepts(QUERY));
    }
    results.iter().try_for_each(|result| series(result, samples))
}

/// One series with its points.
fn series(result: &Node, samples: &mut Vec<Sample>) -> Read<()> {
    let metric = result.get("metric").ok_or_else(|| no_name(result))?;
    let mut labels = Labels::new();
    for entry in metric.node.table("metric")? {
        labels.push((entry.key.clone(), entry.text()?.to_owned()));
    }
    let labels = tidy(labels);
    let (name, labels): (Labels, Labels) =
        labels.into_iter().partition(|(name, _)| name == "__name__");
    let [(_, name)] = &name[..] else { return Err(no_name(&metric.node)) };
    let is_native = result.get("histogram").or(result.get("histograms")).is_some();
    let parted = is_native || labels.iter().any(|(name, _)| name == "le" || name == "quantile");
    if !matters(name, parted) {
        return Ok(());
    }
    let new = |at_s, value, span| {
        let (name, labels) = (name.clone(), labels.clone());
        Sample { name, labels, at_s: Some(at_s), value, span }
    };
    for point in points(result, "value", "values")? {
        let (at_s, value) = pair(point)?;
        let value = Value::Number(number(value)?);
        samples.push(new(at_s, value, point.span));
    }
    for point in points(result, "histogram", "histograms")? {
        let (at_s, value) = pair(point)?;
        samples.push(new(at_s, native(value)?, point.span));
    }
    Ok(())
}

/// A function such as `rate` takes the name away, and with it what the numbers mean.
fn no_name(node: &Node) -> Box<Fault> {
    Fault::at(node.span_of_first_line(), "this series has no name (__name__)")
        .because("a function such as rate() or sum() leaves only numbers, not what they are of")
        .accepts(QUERY)
}

/// The point of a vector, or those of a matrix.
fn points<'n>(result: &'n Node, one: &str, many: &str) -> Read<Vec<&'n Node>> {
    let mut points: Vec<&Node> = result.get(one).iter().map(|entry| &entry.node).collect();
    if let Some(entry) = result.get(many) {
        points.extend(entry.node.list(many)?);
    }
    Ok(points)
}

/// `[time, value]`.
fn pair(point: &Node) -> Read<(f64, &Node)> {
    match point.list("value")? {
        [at, value] => Ok((number(at)?, value)),
        _ => Err(Fault::at(point.span, "this is no point").accepts("[time, \"value\"]")),
    }
}

fn number(node: &Node) -> Read<f64> {
    let number = node.words().and_then(|words| words.parse().ok());
    number.ok_or_else(|| node.wrong("value", "a number, as in [1700000000, \"12.5\"]"))
}

/// `{"count": …, "sum": …, "buckets": [[rule, lower, upper, count], …]}`.
fn native(node: &Node) -> Read<Value> {
    let bucket = |bucket: &Node| match bucket.list("buckets")? {
        [_, lower, upper, count] => Ok([number(lower)?, number(upper)?, number(count)?]),
        _ => {
            let accepted = "[rule, lower, upper, count]";
            Err(Fault::at(bucket.span, "this is no bucket").accepts(accepted))
        }
    };
    let buckets = match node.get("buckets") {
        Some(entry) => entry.node.list("buckets")?.iter().map(bucket).collect::<Read<Vec<_>>>()?,
        None => Vec::new(),
    };
    let said = |key: &str| node.get(key).map(|entry| number(&entry.node)).transpose();
    let counted = || buckets.iter().map(|[.., count]| count).sum();
    let sum = said("sum")?.filter(|sum| *sum >= 0.0 && sum.is_finite());
    Ok(Value::Native(Histogram { count: said("count")?.unwrap_or_else(counted), sum, buckets }))
}
