//! `ebizzy` 0.3: threads that search, as a web shop's search does: take one of some chunks of
//! memory, allocate as much, copy it, look a record up, free it; again and again.
//!
//! * `-t N` threads (two for each CPU), `-S SECONDS` (10), `-n N` chunks (10), `-s BYTES` of a
//!   chunk (524288), `-R`: a random part of it each time; `-m` always by mmap: no difference here.
//! * Of the model: `record_us` (60, unverified), the CPU of one record with a chunk of 512 KiB:
//!   page faults of a fresh mapping and the copy; it grows with `-s`.
//!
//! What is counted: records. The number of chunks only says how much a cache has to be filled with
//! after a migration. Not modelled: threads that wait for one another at the address space's lock,
//! which on real kernels keeps records from growing with the threads. Refused: what changes
//! the cost of a record in ways that have no number here (`-M -T -l -z -p -P`).

use super::flags::Flag;
use super::given::Given;
use super::load::THREADS_MAX;
use super::making::{Making, forever};
use super::tool::Tool;
use crate::read::fault::Read;
use fairground::units::NS_PER_US;
use fairground::workload::behavior::{Program, Step};
use fairground::workload::draw::Draw;

const NO_NUMBER: &str = "what a record costs then is not known; record_us can say it";

pub(super) const TOOL: Tool = Tool {
    name: "ebizzy",
    says: "threads that allocate, copy and search chunks of memory",
    from: "ebizzy 0.3, its usage",
    flags: |_| {
        const {
            &[&[
                Flag::value("t", "threads").says("threads that search (two for each CPU)"),
                Flag::value("S", "seconds").says("how long (10)"),
                Flag::value("n", "chunks").says("pieces of memory (10)"),
                Flag::value("s", "chunk-bytes").says("bytes of a piece (524288)"),
                Flag::switch("R", "random-size").says("takes a random part of a piece each time"),
                Flag::switch("m", "always-mmap").says("changes nothing here"),
                Flag::own("record-us", "record_us")
                    .says("CPU of one record of a piece of 512 KiB, us (60)"),
                Flag::refused("M", "never-mmap", NO_NUMBER),
                Flag::refused("T", "touch", NO_NUMBER),
                Flag::refused("l", "no-memcpy", NO_NUMBER),
                Flag::refused("z", "linear", NO_NUMBER),
                Flag::refused("p", "permissions", NO_NUMBER),
                Flag::refused("P", "holes", NO_NUMBER),
            ]]
        }
    },
    make,
};

const CHUNK_BYTES: u64 = 512 << 10;
/// The least work of a record, ns: a chunk of a few bytes is still allocated, searched and freed.
const RECORD_NS_MIN: u64 = 200;

fn make(given: &Given, making: &mut Making<'_>) -> Read<()> {
    given.has("always-mmap");
    let threads = given.count("threads", 1..=THREADS_MAX, 2 * making.cpus_seen())?;
    let seconds = given.count("seconds", 1..=100_000, 10)?;
    let chunks = given.count("chunks", 1..=1_000_000, 10)?;
    let bytes = given.count("chunk-bytes", 8..=1 << 30, CHUNK_BYTES)?;
    let record_ns = given.count("record-us", 1..=1_000_000, 60)? * NS_PER_US;
    let whole_ns = (record_ns * bytes / CHUNK_BYTES).max(RECORD_NS_MIN);
    let work = match given.has("random-size") {
        true => Draw::Uniform { lo: RECORD_NS_MIN, hi: whole_ns },
        false => Draw::Fixed(whole_ns),
    };
    let goal = making.goal("records", None);
    let steps = vec![Step::Run(work), Step::Count(goal)];
    // The chunks and the copy.
    let footprint_bytes = (chunks + 1) * bytes;
    let program = making.program(Program { footprint_bytes, ..forever(steps) });
    making.tasks("thread", program, threads)?;
    making.starts_warm(&[goal])?;
    making.ends_after_seconds(seconds);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::tests::{CPUS, counted_for, made};

    #[test]
    fn threads_work_all_the_time_and_count_records() {
        assert_eq!(made("ebizzy").tasks.len(), 2 * CPUS + 1);
        let records = |command| counted_for(command, "core:2 pu:1", "300ms")[0].1;
        // 2 CPUs * 280 ms after the warm-up / 60 us = 9333, less what the kernel takes.
        assert!((9_100..=9_334).contains(&records("ebizzy -t 4 -S 1")));
        assert!((4_550..=4_667).contains(&records("ebizzy -t 2 -s 1048576")));
    }
}
