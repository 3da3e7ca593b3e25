//! Numbers that a kernel takes: how each is kept, written and resolved for a machine.
//!
//! A question declares its numbers with a type of this file. What people write is a whole number in
//! the unit of the key; what the run-time code reads is a field that needs no arithmetic.

use crate::units::{NS_PER_SEC, NS_PER_US, Ns};

/// A number of a kernel.
pub trait Number: Copy {
    /// As it is when nobody has written it; None where that is someone else's to say.
    fn initial(normal: Option<u64>) -> Self;
    /// Somebody writes it.
    fn set(&mut self, value: u64);
    /// As it would be written; None where nobody has.
    fn written(self) -> Option<u64>;
    /// Takes the value that holds on a machine of `cpus` CPUs.
    fn resolve(&mut self, _cpus: usize) {}
}

/// A length that Linux scales with the number of CPUs (`sched_tunable_scaling=1`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scaled {
    /// The value in force, ns: on one CPU until it is resolved.
    pub ns: Ns,
    /// Value on one CPU, ns.
    pub normal_ns: Ns,
    /// Value written to debugfs or sysctl, ns: used as it is.
    pub set_ns: Option<Ns>,
}

impl Scaled {
    /// The value in force on a machine of `cpus` CPUs, ns: what was written, else the normal one
    /// times 1 + log2(min(CPUs, 8)).
    pub fn on_ns(self, cpus: usize) -> Ns {
        let factor = 1 + Ns::from(cpus.clamp(1, 8).ilog2());
        self.set_ns.unwrap_or(self.normal_ns * factor)
    }
}

impl Number for Scaled {
    fn initial(normal: Option<u64>) -> Self {
        let normal_ns = normal.unwrap_or(0);
        Scaled { ns: normal_ns, normal_ns, set_ns: None }
    }

    fn set(&mut self, value: u64) {
        self.set_ns = Some(value);
        self.ns = value;
    }

    fn written(self) -> Option<u64> {
        Some(self.ns)
    }

    fn resolve(&mut self, cpus: usize) {
        self.ns = self.on_ns(cpus);
    }
}

/// A frequency, kept beside its period.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hertz {
    /// Times a second.
    pub hz: u32,
    /// From one to the next, ns.
    pub period_ns: Ns,
}

impl Number for Hertz {
    fn initial(normal: Option<u64>) -> Self {
        let hz = normal.unwrap_or(1);
        Hertz { hz: hz as u32, period_ns: NS_PER_SEC / hz }
    }

    fn set(&mut self, value: u64) {
        *self = Hertz::initial(Some(value));
    }

    fn written(self) -> Option<u64> {
        Some(u64::from(self.hz))
    }
}

/// A length that is written in µs and read in ns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Micros {
    /// The length, ns.
    pub ns: Ns,
}

impl Number for Micros {
    fn initial(normal: Option<u64>) -> Self {
        Micros { ns: normal.unwrap_or(0) * NS_PER_US }
    }

    fn set(&mut self, value: u64) {
        self.ns = value * NS_PER_US;
    }

    fn written(self) -> Option<u64> {
        Some(self.ns / NS_PER_US)
    }
}

impl<N: Number> Number for Option<N> {
    fn initial(normal: Option<u64>) -> Self {
        normal.map(|normal| N::initial(Some(normal)))
    }

    fn set(&mut self, value: u64) {
        *self = Self::initial(Some(value));
    }

    fn written(self) -> Option<u64> {
        self.and_then(N::written)
    }
}

impl Number for u64 {
    fn initial(normal: Option<u64>) -> Self {
        normal.unwrap_or(0)
    }

    fn set(&mut self, value: u64) {
        *self = value;
    }

    fn written(self) -> Option<u64> {
        Some(self)
    }
}

impl Number for u32 {
    fn initial(normal: Option<u64>) -> Self {
        normal.unwrap_or(0) as u32
    }

    fn set(&mut self, value: u64) {
        *self = value as u32;
    }

    fn written(self) -> Option<u64> {
        Some(u64::from(self))
    }
}

impl Number for bool {
    fn initial(normal: Option<u64>) -> Self {
        normal == Some(1)
    }

    fn set(&mut self, value: u64) {
        *self = value == 1;
    }

    fn written(self) -> Option<u64> {
        Some(u64::from(self))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_length_grows_with_the_cpus_until_somebody_writes_it() {
        let mut slice = Scaled::initial(Some(700_000));
        slice.resolve(8);
        assert_eq!((slice.ns, slice.normal_ns), (2_800_000, 700_000));
        slice.set(1_000_000);
        slice.resolve(8);
        assert_eq!(slice.ns, 1_000_000);
    }

    #[test]
    fn what_is_written_is_read_in_ns() {
        let mut limit: Option<Micros> = Number::initial(None);
        assert_eq!(limit.written(), None);
        limit.set(250);
        assert_eq!((limit.written(), limit.unwrap().ns), (Some(250), 250_000));
        assert_eq!(Hertz::initial(Some(250)).period_ns, 4_000_000);
    }
}
