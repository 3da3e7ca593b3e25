//! Where kernels are compared: how each of them is built, and how one gives it.

use crate::base::text::write_text;
use crate::experiment::compare::{Build, Comparison, Section};
use std::io::{self, Write};

/// What the figures hang on, and where to look on one's own machine.
const WHERE: &str = "  \
  Both are the build's, and a difference may turn with them. What a machine has:
    grep -E 'CONFIG_(HZ|PREEMPT)' /boot/config-$(uname -r); cat /sys/kernel/debug/sched/preempt
  To give them: --set HZ=1000 --set preemption=full; of one: --with 'kernel=VERSION; HZ=1000'";

/// The same of what a build may lack.
const HRTICK: &str = "  \
  HRTICK is on from 7.1 where the build has HRTIMER_REARM_DEFERRED, as Debian's for x86 has:
    grep -oE '(NO_)?HRTICK ' /sys/kernel/debug/sched/features    (--set features=NO_HRTICK)";

/// Writes the head of a page on which kernels are compared; nothing if they are one release.
///
/// # Errors
/// When `out` does not take it.
pub fn write(out: &mut dyn Write, done: &Comparison) -> io::Result<()> {
    let told = told(done);
    if told.is_empty() {
        return Ok(());
    }
    told.iter().try_for_each(|line| write_text(out, "", line))?;
    writeln!(out, "{WHERE}")?;
    let mut builds = done.sections.iter().flat_map(|section| &section.builds);
    if builds.any(|build| build.hrtick) {
        writeln!(out, "{HRTICK}")?;
    }
    writeln!(out)
}

/// A sentence of each machine on which kernels are compared.
pub fn told(done: &Comparison) -> Vec<String> {
    let mut all: Vec<(&str, String)> = Vec::new();
    for section in done.sections.iter().filter(|section| has_several(section)) {
        let built = built(&section.builds);
        if !all.iter().any(|(_, before)| *before == built) {
            all.push((&section.machine, built));
        }
    }
    let several = all.len() > 1;
    let place = |machine: &str| if several { format!(" on {machine}") } else { String::new() };
    let told = all.iter();
    told.map(|(machine, built)| format!("Tick and preemption model{}: {built}.", place(machine)))
        .collect()
}

/// True of a section whose arms are not all of one kernel.
fn has_several(section: &Section) -> bool {
    section.builds.iter().any(|build| build.kernel != section.builds[0].kernel)
}

/// `6.12 has HZ 250, voluntary; 7.0 has HZ 250, lazy`.
fn built(builds: &[Build]) -> String {
    let mut told: Vec<String> = Vec::new();
    for Build { kernel, hz, preemption, hrtick } in builds {
        let hrtick = if *hrtick { ", HRTICK" } else { "" };
        let one = format!("{kernel} has HZ {hz}, {preemption}{hrtick}");
        if !told.contains(&one) {
            told.push(one);
        }
    }
    told.join("; ")
}
