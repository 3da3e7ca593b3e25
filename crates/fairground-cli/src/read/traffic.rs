//! `traffic = 1.5`: so many times the requests that the workload says. Requests from outside come
//! so many times as often, bursts of the same size; of a closed loop (`client`) there are so many
//! times as many clients. What runs by the clock, as collections do, keeps its pace.

use super::fault::{Fault, Read, Span};
use super::tree::{Entry, Value};

/// What a scenario has that says nothing.
const PERMILLE: u64 = 1000;
/// The most and the least of it.
const ACCEPTED: &str = "a number from 0.001 to 1000: 2 is twice the requests";

/// How many times the requests, and whether any were scaled.
pub(crate) struct Traffic {
    permille: u64,
    /// Where that is said, if it is.
    span: Option<Span>,
    is_used: bool,
}

impl Traffic {
    /// Of the scenario's key, if it has it.
    pub fn read(entry: Option<&Entry>) -> Read<Traffic> {
        let permille = entry.map_or(Ok(PERMILLE), permille)?;
        Ok(Traffic { permille, span: entry.map(|entry| entry.node.span), is_used: false })
    }

    /// What comes in a time that is given in another unit: requests, and the time, each times so
    /// much.
    pub fn of_rate(&mut self, requests: u64, in_ns: u64) -> [u64; 2] {
        self.is_used = true;
        [requests * self.permille, in_ns * PERMILLE]
    }

    /// A number of requests or clients, rounded.
    pub fn of_number(&mut self, number: u64) -> u64 {
        self.is_used = true;
        (number * self.permille + PERMILLE / 2) / PERMILLE
    }

    /// Refuses the key where no requests were scaled.
    pub fn check_used(&self) -> Read<()> {
        let Some(span) = self.span.filter(|_| !self.is_used) else { return Ok(()) };
        Err(Fault::at(span, "no requests come here that there could be more of")
            .accepts("\"traffic\" beside a workload with a rate or with clients, as server has"))
    }
}

fn permille(entry: &Entry) -> Read<u64> {
    let number = match entry.node.value {
        Value::Integer(number) => number as f64,
        Value::Float(number) => number,
        _ => return Err(entry.node.wrong("traffic", ACCEPTED)),
    };
    let permille = (number * PERMILLE as f64).round();
    match (1.0..=1e6).contains(&permille) {
        true => Ok(permille as u64),
        false => Err(entry.node.wrong("traffic", ACCEPTED)),
    }
}

#[cfg(test)]
mod tests {
    use crate::read::{Asked, Overrides};
    use fairground::sim::scenario::Scenario;

    fn read(command: &str, traffic: &str) -> Result<Scenario, String> {
        let set = vec![("traffic".to_owned(), traffic.to_owned())];
        let overrides = Overrides { set, ..Overrides::default() };
        let loaded = Asked::Path(command.into()).load(&overrides);
        loaded.map(|loaded| loaded.scenario).map_err(|failure| format!("{failure:?}"))
    }

    fn per_s(command: &str, traffic: &str) -> f64 {
        let scenario = read(command, traffic).expect("it is read");
        scenario.workload.sources.iter().map(|source| source.arrivals.per_s()).sum()
    }

    #[test]
    fn requests_come_so_many_times_as_often() {
        let server = "server --threads 4 --service 1ms --rate 100/s";
        for arrivals in ["", "--arrivals uniform", "--arrivals bursty --burst 4 --steady 20%"] {
            let per_s = per_s(&format!("{server} {arrivals}"), "1.5");
            assert!((per_s - 150.0).abs() < 0.01, "{arrivals}: {per_s}");
        }
        let listed = "server --threads 4 --service 1ms --arrivals 100,301";
        assert_eq!(per_s(listed, "0.5"), 100.5, "50 and 151 in turn");
    }

    #[test]
    fn of_a_closed_loop_there_are_more_clients() {
        let client = "client --threads 2 --clients 3 --think 5ms --service 1ms";
        let tasks = |traffic: &str| read(client, traffic).expect("it is read").workload.tasks.len();
        assert_eq!(["1", "2.5", "0.1"].map(tasks), [5, 10, 3], "at least one of them");
    }

    #[test]
    fn where_no_requests_come_it_is_refused_and_so_is_what_is_no_number() {
        let hogs = read("burn --threads 2", "2").unwrap_err();
        assert!(hogs.contains("no requests come here"), "{hogs}");
        let server = "server --threads 4 --service 1ms --rate 100/s";
        for bad in ["0", "-1", "2x", "1001", "0.0001"] {
            assert!(read(server, bad).unwrap_err().contains("0.001 to 1000"), "{bad}");
        }
    }
}
