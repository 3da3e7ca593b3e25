//! At which frequency each CPU runs, as stretches of time.

use fairground::record::Fact;
use fairground::units::{CpuId, Id, Ns};

/// A CPU at one frequency.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clocked {
    /// Which.
    pub cpu: CpuId,
    /// Since when, ns.
    pub from_ns: Ns,
    /// Until when, ns; after `from_ns`.
    pub to_ns: Ns,
    /// Its frequency, kHz.
    pub freq_khz: u32,
}

/// All CPUs; of one that no frequency was told of, none is known.
pub struct Clocks {
    /// By CPU: the frequency and since when.
    now: Vec<Option<(u32, Ns)>>,
}

impl Clocks {
    /// Nothing known yet.
    pub fn new(cpus: usize) -> Self {
        Clocks { now: vec![None; cpus] }
    }

    /// Takes a fact; tells what it ends.
    #[inline]
    pub fn record(&mut self, at_ns: Ns, fact: &Fact, told: &mut impl FnMut(Clocked)) {
        if let Fact::Frequency { cpu, freq_khz } = *fact {
            self.end(cpu.index(), at_ns, told);
            self.now[cpu.index()] = Some((freq_khz, at_ns));
        }
    }

    /// Tells what lasts, as if it ended, and lets it go on.
    pub fn cut(&mut self, at_ns: Ns, told: &mut impl FnMut(Clocked)) {
        for cpu in 0..self.now.len() {
            self.end(cpu, at_ns, told);
        }
    }

    fn end(&mut self, cpu: usize, at_ns: Ns, told: &mut impl FnMut(Clocked)) {
        if let Some((freq_khz, since_ns)) = &mut self.now[cpu] {
            let (cpu, freq_khz) = (CpuId(cpu as u32), *freq_khz);
            let from_ns = std::mem::replace(since_ns, at_ns);
            if from_ns < at_ns {
                told(Clocked { cpu, from_ns, to_ns: at_ns, freq_khz });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frequency_lasts_until_the_next() {
        let mut clocks = Clocks::new(2);
        let mut found = Vec::new();
        let mut told = |c: Clocked| found.push((c.cpu.0, c.from_ns, c.to_ns, c.freq_khz));
        let set = |freq_khz| Fact::Frequency { cpu: CpuId(1), freq_khz };
        clocks.record(0, &set(1000), &mut told);
        clocks.record(10, &set(2000), &mut told);
        clocks.cut(15, &mut told);
        clocks.cut(20, &mut told);
        assert_eq!(found, [(1, 0, 10, 1000), (1, 10, 15, 2000), (1, 15, 20, 2000)]);
    }
}
