//! Whose the figures are: counters and latencies of different pods, or of different times, describe
//! no service together.

use super::series::{Labels, label};
use super::streams::Streams;
use super::told::Told;
use crate::read::fault::{Fault, Read, clean};

/// Spans that lie so far apart are not of one time, unless they are longer themselves, s.
const APART_S: f64 = 300.0;
/// Labels that say whose a counter is.
const OWNER: [&str; 4] = ["container", "pod", "name", "namespace"];

/// Says whose the counters are, and where latencies seem to be somebody else's.
///
/// # Errors
/// When counters and latencies have times that do not meet.
pub(super) fn check(told: &mut Told) -> Read<()> {
    if let Some((latencies, counters)) = told.streams.times() {
        let apart_s =
            (latencies.first_s - counters.last_s).max(counters.first_s - latencies.last_s);
        if apart_s > APART_S.max(latencies.length_s()).max(counters.length_s()) {
            let title = format!("the latencies were counted {apart_s:.0} s apart from CPU use");
            return Err(Fault::at(latencies.span, title).accepts("both over the same time"));
        }
    }
    let [latencies, counters] = owners(&told.streams);
    told.observed.container =
        Some(label(&counters, "container")).filter(|name| !name.is_empty()).map(ToOwned::to_owned);
    if !counters.is_empty() {
        told.note(format!("CPU counters are those of {}.", shown(&counters)));
    }
    if label(&counters, "container").is_empty() && !label(&counters, "pod").is_empty() {
        told.note(
            "They are of the whole pod: what runs beside the service in it counts too.".into(),
        );
    }
    let differs = |name: &&str| {
        let (one, two) = (label(&latencies, name), label(&counters, name));
        !one.is_empty() && !two.is_empty() && one != two
    };
    if OWNER.iter().any(differs) {
        told.note(format!(
            "BEWARE: latencies are of {}, CPU counters of {}. If these are not two views of one \
             service, the answer is of neither.",
            shown(&latencies),
            shown(&counters)
        ));
    }
    let timed = label(&latencies, "container");
    let stopped = told.throttled_beside.iter().find(|(name, _)| name == timed);
    told.observed.stopped_elsewhere = stopped.map(|(name, share)| {
        let name = clean(name);
        format!(
            "latencies are of container {name}, which its own limit stopped in {:.1} % of its \
             periods, and CPU counters of container {}. If {name} is the service, --container \
             {name} asks about it",
            100.0 * share,
            clean(label(&counters, "container"))
        )
    });
    Ok(())
}

/// Whose the first series of latencies is, and the first of what the host counted.
fn owners(streams: &Streams) -> [Labels; 2] {
    let of = |requests: bool| -> Labels {
        let all = streams.labels(requests).next();
        let own = all
            .into_iter()
            .flatten()
            .filter(|(name, value)| OWNER.contains(&name.as_str()) && !value.is_empty());
        own.cloned().collect()
    };
    [of(true), of(false)]
}

fn shown(owner: &Labels) -> String {
    let one = |(name, value): &(String, String)| format!("{name} {}", clean(value));
    owner.iter().map(one).collect::<Vec<_>>().join(", ")
}
