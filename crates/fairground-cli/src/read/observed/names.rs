//! What the name of a metric tells: its unit, and whether a language's runtime has it.

use fairground::units::{NS_PER_MS, NS_PER_SEC, NS_PER_US, Ns};

/// Metrics of a language's runtime: not of requests.
const RUNTIMES: [&str; 5] = ["go_", "jvm_", "process_", "python_", "nodejs_"];
/// Ends of names that tell the unit.
const UNITS: [(&str, Ns); 6] = [
    ("_seconds", NS_PER_SEC),
    ("_milliseconds", NS_PER_MS),
    ("_ms", NS_PER_MS),
    ("_microseconds", NS_PER_US),
    ("_us", NS_PER_US),
    ("_nanoseconds", 1),
];

/// The length of the unit that a metric's name tells.
pub(super) fn unit_ns(name: &str) -> Option<Ns> {
    UNITS.iter().find(|(end, _)| name.ends_with(end)).map(|(_, ns)| *ns)
}

/// What to know of a metric of calls that a service makes (Micrometer's
/// `http_client_requests_seconds`, OpenTelemetry's `http_client_request_duration_seconds`,
/// `grpc_client_handling_seconds`).
pub(super) fn of_clients(name: &str) -> Option<String> {
    name.split('_').any(|word| word == "client").then(|| {
        format!(
            "By its name {name} has the calls that the service makes to others, not the requests \
             that come to it: their rate and their times are no service's. --latency-metric NAME \
             takes another one."
        )
    })
}

/// True of a metric that a mesh's proxy has of the service beside it: its labels are the proxy's.
pub(super) fn is_of_mesh(name: &str) -> bool {
    name.starts_with("istio_")
}

/// True of a metric that is of a language's runtime.
pub(super) fn is_of_runtime(name: &str) -> bool {
    RUNTIMES.iter().any(|start| name.starts_with(start))
}
