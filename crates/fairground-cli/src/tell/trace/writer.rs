//! Facts go in, chunks and tiles go out, in order of time: memory does not grow with the run.

use super::chunk::Chunk;
use super::form::{HEAD, tail};
use super::ledger::Ledger;
use super::parts::{Part, Parts};
use super::pyramid::Pyramid;
use super::tile::{STEPS, Tile};
use crate::run::observe::Observed;
use crate::run::schedule::{Clocks, States, Wake};
use fairground::record::{Fact, Recorder};
use fairground::sim::TaskLabel;
use fairground::sim::scenario::Scenario;
use fairground::units::Ns;
use std::io::{self, Write};

/// Stretches that a chunk has on average: some 50 KB.
const STRETCHES: u64 = 8192;

/// How a run is parted.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Length of a step of the lowest tiles, ns; a chunk has [`STEPS`] of them.
    pub step_ns: Ns,
}

impl Plan {
    /// Chunks of equal lengths, about as full as they should be.
    pub fn of(tasks: usize, observed: &Observed) -> Self {
        // Each switch ends at most a run and a wait.
        let stretches = 2 * u128::from(observed.stats.switches()) + 1;
        // Where more tasks last over a chunk's end, its length is no longer what counts.
        let wanted = u128::from(STRETCHES.max(4 * tasks as u64));
        let ended_ns = u128::from(observed.outcome.ended_ns.max(1));
        let chunk_ns = (ended_ns * wanted / stretches).min(ended_ns);
        let step_ns = chunk_ns.div_ceil(STEPS as u128).max(1);
        Plan { step_ns: Ns::try_from(step_ns).unwrap_or(Ns::MAX >> 16) }
    }

    fn chunk_ns(self) -> Ns {
        self.step_ns * STEPS as Ns
    }
}

/// What the file has.
#[derive(Debug)]
pub struct Contents {
    /// How the run is parted.
    pub plan: Plan,
    /// The highest frequency of the machine, kHz; 0 if frequencies are not known.
    pub freq_khz_max: u64,
    /// In full: each chunk, with its number of stretches.
    pub chunks: Vec<(Part, usize)>,
    /// By level from the lowest, its tiles.
    pub levels: Vec<Vec<Part>>,
    /// Stretches of the whole run; one that lasts over a chunk's end is one.
    pub stretches: u64,
    /// Wake-ups.
    pub wakes: u64,
}

/// Writes a run as it comes.
pub struct Writer<W: Write> {
    out: Parts<W>,
    states: States,
    clocks: Clocks,
    chunk: Chunk,
    ledger: Ledger,
    pyramid: Pyramid,
    from_ns: Ns,
    contents: Contents,
}

impl<W: Write> Writer<W> {
    /// Begins a file.
    ///
    /// # Errors
    /// When the disk does not take it.
    pub fn begin(
        mut out: W,
        scenario: &Scenario,
        labels: &[TaskLabel],
        plan: Plan,
    ) -> io::Result<Self> {
        out.write_all(&HEAD)?;
        let domains = scenario.machine.freq.iter().flat_map(|freq| &freq.domains);
        let opps = domains.flat_map(|domain| &domain.opps).map(|opp| u64::from(opp.freq_khz));
        let freq_khz_max = opps.max().unwrap_or(0);
        let rows = (scenario.machine.topology.len(), labels.len());
        let empty = Tile::new(rows.0, rows.1, freq_khz_max > 0);
        let (chunks, levels) = (Vec::new(), vec![Vec::new()]);
        Ok(Writer {
            out: Parts::after(out, HEAD.len() as u64),
            states: States::new(scenario, labels),
            clocks: Clocks::new(rows.0),
            chunk: Chunk::default(),
            ledger: Ledger::new(rows, plan.step_ns, freq_khz_max),
            pyramid: Pyramid::new(empty),
            from_ns: 0,
            contents: Contents { plan, freq_khz_max, chunks, levels, stretches: 0, wakes: 0 },
        })
    }

    fn end_ns(&self) -> Ns {
        self.from_ns.saturating_add(self.contents.plan.chunk_ns())
    }

    /// Ends the chunk at its end; what lasts goes on in the next.
    fn next_chunk(&mut self) {
        let end_ns = self.end_ns();
        let Writer { states, clocks, chunk, ledger, .. } = self;
        states.cut(end_ns, &mut |stretch| {
            chunk.stretch(&stretch);
            ledger.stretch(&stretch);
        });
        clocks.cut(end_ns, &mut |clocked| {
            ledger.clocked(&clocked);
            chunk.clocked(clocked);
        });
        self.write_chunk();
        self.from_ns = end_ns;
    }

    fn write_chunk(&mut self) {
        let stretches = self.chunk.stretches();
        let part = self.out.write(&self.chunk.encode(self.from_ns));
        let Writer { out, ledger, pyramid, contents, .. } = self;
        contents.chunks.push((part, stretches));
        let levels = &mut contents.levels;
        ledger.close(|tile| {
            levels[0].push(out.write(&tile.encode()));
            pyramid.add(tile, &mut |level, tile| put(levels, level, out.write(&tile.encode())));
        });
    }

    /// Writes what is left of a run that ended at `ended_ns`, and what `footer` makes of it.
    ///
    /// # Errors
    /// When the disk did not take something.
    pub fn finish(
        mut self,
        ended_ns: Ns,
        footer: impl FnOnce(&Contents) -> Vec<u8>,
    ) -> io::Result<W> {
        while ended_ns > self.end_ns() {
            self.next_chunk();
        }
        let Writer { states, clocks, chunk, ledger, contents, .. } = &mut self;
        states.finish(ended_ns, &mut |stretch| {
            contents.stretches += 1;
            chunk.stretch(&stretch);
            ledger.stretch(&stretch);
        });
        clocks.cut(ended_ns, &mut |clocked| {
            ledger.clocked(&clocked);
            chunk.clocked(clocked);
        });
        self.write_chunk();
        let Writer { mut out, pyramid, mut contents, .. } = self;
        let (chunks, levels) = (contents.chunks.len(), &mut contents.levels);
        pyramid.finish(chunks, &mut |level, tile| put(levels, level, out.write(&tile.encode())));
        let footer = footer(&contents);
        out.write(&footer);
        out.write(&tail(&footer)?);
        out.end()
    }
}

fn put(levels: &mut Vec<Vec<Part>>, level: usize, part: Part) {
    levels.resize(levels.len().max(level + 1), Vec::new());
    levels[level].push(part);
}

impl<W: Write> Recorder for Writer<W> {
    fn record(&mut self, at_ns: Ns, fact: Fact) {
        while at_ns >= self.end_ns() {
            self.next_chunk();
        }
        if let Fact::Waking { task, waker_cpu, target, .. }
        | Fact::WakeupNew { task, waker_cpu, target } = fact
        {
            let waker = self.states.runs_on(waker_cpu);
            self.chunk.wake(Wake { at_ns, task, waker_cpu, waker, target });
            self.contents.wakes += 1;
        }
        let Writer { states, clocks, chunk, ledger, contents, .. } = self;
        states.record(at_ns, &fact, &mut |stretch| {
            contents.stretches += 1;
            chunk.stretch(&stretch);
            ledger.stretch(&stretch);
        });
        clocks.record(at_ns, &fact, &mut |clocked| {
            ledger.clocked(&clocked);
            chunk.clocked(clocked);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::fixture;
    use crate::tell::trace::form::checksum;

    fn written(step_ns: Ns) -> (Vec<u8>, Contents) {
        let (scenario, labels) = (fixture::scenario(), fixture::labels());
        let plan = Plan { step_ns };
        let mut writer = Writer::begin(Vec::new(), &scenario, &labels, plan).unwrap();
        fixture::facts().into_iter().for_each(|(at_ns, fact)| writer.record(at_ns, fact));
        let mut kept = None;
        let keep = |contents: &Contents| {
            let all = (contents.chunks.clone(), contents.levels.clone());
            kept = Some((all, contents.stretches, contents.wakes));
            b"{}".to_vec()
        };
        let bytes = writer.finish(10_000_000, keep).unwrap();
        let ((chunks, levels), stretches, wakes) = kept.unwrap();
        let contents = Contents { plan, freq_khz_max: 0, chunks, levels, stretches, wakes };
        (bytes, contents)
    }

    #[test]
    fn the_parts_fill_the_file_and_have_their_checksums() {
        let (bytes, contents) = written(8_000);
        assert_eq!(contents.chunks.len(), 5);
        assert_eq!(contents.levels.iter().map(Vec::len).collect::<Vec<_>>(), [5, 2, 1]);
        let chunks = contents.chunks.iter().map(|(part, _)| part);
        let mut parts: Vec<Part> =
            chunks.chain(contents.levels.iter().flatten()).copied().collect();
        parts.sort_by_key(|part| part.at);
        let mut at = HEAD.len();
        for part in parts {
            assert_eq!(part.at, at as u64);
            let end = at + part.bytes as usize;
            assert_eq!(part.checksum, checksum(&bytes[at..end]));
            at = end;
        }
        assert_eq!(bytes[at..], [b"{}".as_slice(), &tail(b"{}").unwrap()].concat());
    }

    #[test]
    fn a_stretch_that_lasts_over_a_chunk_s_end_is_counted_once() {
        let (_, whole) = written(40_000);
        let (_, parted) = written(1_000);
        assert_eq!((whole.chunks.len(), parted.chunks.len()), (1, 40));
        assert_eq!((whole.stretches, whole.wakes), (parted.stretches, parted.wakes));
        assert_eq!(whole.stretches, whole.chunks[0].1 as u64);
        assert!(parted.chunks.iter().map(|(_, count)| count).sum::<usize>() > 40);
    }

    #[test]
    fn the_first_failure_to_write_is_told_at_the_end() {
        struct Full;
        impl Write for Full {
            fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
                if bytes == HEAD { Ok(HEAD.len()) } else { Err(io::ErrorKind::StorageFull.into()) }
            }
            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        let (scenario, labels) = (fixture::scenario(), fixture::labels());
        let plan = Plan { step_ns: 1_000 };
        let mut writer = Writer::begin(Full, &scenario, &labels, plan).unwrap();
        fixture::facts().into_iter().for_each(|(at_ns, fact)| writer.record(at_ns, fact));
        let error = writer.finish(10_000_000, |_| Vec::new()).err().expect("the disk is full");
        assert_eq!(error.kind(), io::ErrorKind::StorageFull);
    }
}
