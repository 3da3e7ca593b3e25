//! What was measured of a service: by its host, its metrics, or the tool that loaded it.
//!
//! One file per format; [`observed`] finds the format by a file's content, and puts what several
//! files tell into one [`Observed`].

mod api;
mod buckets;
mod cgroup;
mod choice;
mod collector;
mod containers;
mod counts;
mod exposition;
mod family;
mod figures;
mod hdr;
mod k6;
mod kind;
mod latency;
mod lines;
mod mean;
mod names;
mod native;
mod percentiles;
mod runtime_seen;
mod runtimes;
mod series;
mod sidecars;
mod starts;
mod streams;
mod together;
mod told;
mod whose;
mod wrk;

use super::fault::{Read, Sources};
use crate::base::failure::Failure;
use std::path::PathBuf;
use told::Told;

pub use collector::Collector;
pub use figures::{Bucket, Latencies, Observed, Select};
pub use runtime_seen::{Collections, RuntimeSeen};

/// What these files tell together; of two that count since some start, the earlier comes first.
///
/// # Errors
/// When a file can't be read, is of no known format, or leaves open which service is meant.
pub fn observed(files: &[PathBuf], select: &Select) -> Result<Observed, Failure> {
    let mut sources = Sources::default();
    let read = read(files, select, &mut sources);
    read.map_err(|fault| Failure::Input(fault.seal(&sources).to_string()))
}

fn read(files: &[PathBuf], select: &Select, sources: &mut Sources) -> Read<Observed> {
    let mut told = Told::default();
    for file in files {
        kind::read(file, select, sources, &mut told)?;
    }
    told.together(select)
}
