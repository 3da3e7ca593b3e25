//! Where schbench's threads may run.

use crate::read::fault::Read;
use crate::read::tools::given::Given;
use crate::read::tools::making::Making;
use crate::read::values::cpulist;
use fairground::units::CpuId;

/// Where threads may run: as given, as `auto`, or anywhere.
pub(crate) struct Pins {
    pub message: Option<Vec<CpuId>>,
    pub workers: Option<Vec<CpuId>>,
}

impl Pins {
    pub fn of(given: &Given, making: &Making<'_>, messengers: u64) -> Read<Pins> {
        let list = |long: &str| -> Read<(Option<Vec<CpuId>>, bool)> {
            let Some(word) = given.word(long) else { return Ok((None, false)) };
            if word.text == "auto" {
                return Ok((None, true));
            }
            let cpus = cpulist(&word.text).unwrap_or_default();
            if cpus.is_empty() || cpus.iter().any(|cpu| *cpu as usize >= making.cpus) {
                let last = making.cpus - 1;
                return Err(given.wrong(long, format!("auto, or CPUs from 0 to {last}, \"0-3,8\"")));
            }
            Ok((Some(cpus.into_iter().map(CpuId).collect()), false))
        };
        let (message, auto_message) = list("message-cpus")?;
        let (workers, auto_workers) = list("worker-cpus")?;
        if auto_message || auto_workers {
            if messengers > making.cpus as u64 {
                let accepted = format!("at most {} message threads with auto", making.cpus);
                let long = if auto_message { "message-cpus" } else { "worker-cpus" };
                return Err(given.wrong(long, accepted));
            }
            let own = (0..messengers as u32).map(CpuId).collect();
            return Ok(Pins { message: Some(own), workers: None });
        }
        Ok(Pins { message, workers })
    }
}
