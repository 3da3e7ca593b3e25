//! Whom the figures are of: a container of a manifest, with its limit and its request.

use crate::base::failure::Failure;
use crate::experiment::fit::FitQuestion;
use crate::read::limits::{Container, containers};
use crate::read::observed::ObservedLimit;
use fairground::model::limit::Limit;
use fairground::units::NS_PER_US;
use std::path::Path;

/// A container.
#[derive(Clone, PartialEq, Debug)]
pub struct Subject {
    /// Its path, `/POD/CONTAINER`.
    pub path: String,
    /// Its limit.
    pub limit: ObservedLimit,
    /// What it requests, CPUs.
    pub request_cpus: Option<f64>,
}

impl Subject {
    /// The container of a manifest, or the one of this name or path.
    ///
    /// # Errors
    /// When the file can't be read, or leaves open which container is meant.
    pub fn of_manifest(path: &Path, name: Option<&str>) -> Result<Subject, Failure> {
        let all = containers(path).map_err(|error| Failure::Input(error.to_string()))?;
        let is_meant = |container: &&Container| {
            name.is_none_or(|name| container.name() == name || container.path == name)
        };
        let meant: Vec<&Container> = all.iter().filter(is_meant).collect();
        if let [only] = meant[..] {
            return Ok(Subject::of(only));
        }
        let found = match (meant.len(), name) {
            (0, Some(name)) => format!("there is no container \"{}\"", name.escape_debug()),
            (0, None) => "there is no container".to_owned(),
            (count, _) => format!("{count} containers, and it is open which one is meant"),
        };
        let known: Vec<String> =
            all.iter().map(|container| format!("--container {}", container.path)).collect();
        Err(Failure::Input(format!(
            "error: {found}\n --> {}\n  = accepted: {}",
            path.display(),
            known.join(", ")
        )))
    }

    fn of(container: &Container) -> Subject {
        let Limit { quota_ns, period_ns, burst_ns } = container.limit;
        let limit = ObservedLimit {
            quota_us: quota_ns.map(|quota_ns| quota_ns / NS_PER_US),
            period_us: period_ns / NS_PER_US,
            burst_us: burst_ns / NS_PER_US,
        };
        let (path, request_cpus) = (container.path.clone(), container.request_cpus);
        Subject { path, limit, request_cpus }
    }

    /// What to say if the metrics show another limit than the manifest.
    pub fn disagreement(&self, fit: &FitQuestion) -> Option<String> {
        let measured = fit.observed.limit.filter(|limit| *limit != self.limit)?;
        let shown = |limit: ObservedLimit| {
            let quota = limit.quota_us.map_or("max".into(), |quota_us| quota_us.to_string());
            format!("\"{quota} {}\"", limit.period_us)
        };
        Some(format!(
            "the manifest makes cpu.max {}, the metrics show {}. This page goes by the metrics: \
             they show the limit that was in force",
            shown(self.limit),
            shown(measured)
        ))
    }
}
