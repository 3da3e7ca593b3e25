//! What a dashboard would show of a service of the family that is run.

use super::commands::commands;
use super::question::{FitQuestion, name_line};
use crate::base::failure::Failure;
use crate::read::{Asked, Overrides};
use fairground_service::seen::{GROUP, Seen, duration_s, seen};
use fairground_service::service::{Load, Service};

impl FitQuestion {
    /// The scenario of one service.
    pub(super) fn scenario_of(&self, service: &Service, load: &Load, duration_s: u64) -> String {
        let mut text = self.searched_head();
        for (place, command) in commands(service, load, duration_s).iter().enumerate() {
            let name = name_line(place);
            text.push_str(&format!(
                "\n[[workloads]]\ncommand = \"{command}\"\n{name}group = \"{GROUP}\"\n"
            ));
        }
        text
    }

    /// Runs it.
    pub(super) fn see(
        &self,
        service: &Service,
        load: &Load,
        requests: f64,
        seed: u64,
    ) -> Result<Seen, Failure> {
        let duration_s = duration_s(service, load, requests);
        let asked = Asked::Text(self.scenario_of(service, load, duration_s));
        let beside = self.beside.clone();
        let overrides =
            Overrides { seed: Some(seed), beside, is_drawn: true, ..Overrides::default() };
        let scenario = asked.load(&overrides)?.scenario;
        let seen = seen(&scenario).map_err(|error| asked.build_failure(&error))?;
        Ok(seen.of_service(service))
    }
}
