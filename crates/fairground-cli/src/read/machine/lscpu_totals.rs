//! `lscpu` and `lscpu -J`: totals, which don't say which CPU is where. The machine is taken as
//! regular, and that is told where it matters.

use super::lscpu_nodes::{Numbering, place};
use super::places::{HALVED, MEMORY_ALONE, Placed};
use crate::base::console;
use crate::base::text::counted;
use crate::read::fault::{Fault, Read, Sources, Span, clean};
use crate::read::tree::Node;
use crate::read::values::cpulist;
use fairground::model::topology::{CPUS_MAX, CpuPlace, Shape, Topology, TopologyError};

/// What is read, by its name without the colon.
#[derive(Default)]
pub(super) struct Totals {
    cpus: Option<u32>,
    threads: Option<u32>,
    cores: Option<u32>,
    sockets: Option<u32>,
    nodes: Option<u32>,
    /// Last-level caches of the whole machine: by the highest level that it lists.
    llcs: Option<u32>,
    /// That level.
    llc_level: u8,
    /// The CPUs of each node that has any.
    of_nodes: Vec<Vec<u32>>,
    /// A line of them that is no list of CPUs.
    odd_node: Option<String>,
    architecture: String,
    offline: bool,
}

/// True if a text is what `lscpu` prints.
pub(super) fn looks_like(text: &str) -> bool {
    let has = |name: &str| text.lines().any(|line| line.trim_start().starts_with(name));
    has("CPU(s):") && has("Thread(s) per core:")
}

/// Reads the text.
pub(super) fn read(sources: &Sources, source: u32) -> Read<Placed> {
    let mut totals = Totals::default();
    let text = sources.get(source).text.as_str();
    for line in text.lines() {
        if let Some((name, value)) = line.split_once(':') {
            totals.hear(name.trim(), value.trim());
        }
    }
    let whole = sources.whole(source);
    let start = Span { end: whole.end.min(1), ..whole };
    let line = |name: &str| {
        let mut lines = text.lines().filter(|line| line.trim_start().starts_with(name));
        lines.next().map_or(start, |line| {
            let at = line.as_ptr() as usize - text.as_ptr() as usize;
            Span { start: at as u32, end: (at + line.len()) as u32, ..whole }
        })
    };
    totals.topology(start, &line)
}

/// Reads `lscpu -J`: fields, with others below them in newer versions.
pub(super) fn read_json(totals: &Node, span: Span) -> Read<Placed> {
    let mut heard = Totals::default();
    heard.hear_all(totals)?;
    heard.topology(span, &|_| span)
}

impl Totals {
    fn hear_all(&mut self, node: &Node) -> Read<()> {
        for field in node.list("lscpu")? {
            let text = |key: &str| field.at(&[key]).and_then(Node::words).unwrap_or_default();
            self.hear(text("field").trim_end_matches(':'), &text("data"));
            field.at(&["children"]).map_or(Ok(()), |children| self.hear_all(children))?;
        }
        Ok(())
    }

    fn hear(&mut self, name: &str, value: &str) {
        let number = || value.parse().ok();
        match name {
            "CPU(s)" => self.cpus = number(),
            "Thread(s) per core" => self.threads = number(),
            "Core(s) per socket" | "Core(s) per cluster" => self.cores = number(),
            "Socket(s)" | "Cluster(s)" => self.sockets = number().or(self.sockets),
            "NUMA node(s)" => self.nodes = number(),
            "L2" | "L2 cache" => self.hear_cache(2, value),
            "L3" | "L3 cache" => self.hear_cache(3, value),
            "Off-line CPU(s) list" => self.offline = !value.is_empty(),
            "Architecture" => value.clone_into(&mut self.architecture),
            _ if name.starts_with("NUMA node") && name.ends_with(" CPU(s)") => {
                self.hear_node(name, value);
            }
            _ => {}
        }
    }

    /// `128 MiB (128 instances)`; older versions don't say how many there are.
    fn hear_cache(&mut self, level: u8, value: &str) {
        if level >= self.llc_level {
            let instances = value.split_once('(').and_then(|(_, rest)| rest.split(' ').next());
            self.llcs = instances.and_then(|count| count.parse().ok());
            self.llc_level = level;
        }
    }

    /// A node of memory alone has no CPUs.
    fn hear_node(&mut self, name: &str, value: &str) {
        match cpulist(value) {
            Ok(mut cpus) => {
                cpus.sort_unstable();
                if cpus.is_empty() {
                    console::note_once(MEMORY_ALONE);
                }
                self.of_nodes.extend(Some(cpus).filter(|cpus| !cpus.is_empty()));
            }
            Err(why) => self.odd_node = Some(format!("\"{}\" is no CPU list: {why}", clean(name))),
        }
    }

    /// The machine that the totals are of; `line` knows where a total stands.
    fn topology(&self, span: Span, line: &dyn Fn(&str) -> Span) -> Read<Placed> {
        let at = |span: Span, title: String| {
            Fault::at(span, title)
                .because("lscpu's totals don't say which CPU is where")
                .help("write it with `lscpu -e`: one row per CPU")
        };
        let odd = |title: String| at(span, title);
        let given = |what: &str, count: Option<u32>| match count {
            None => Err(odd(format!("there is no number of \"{what}\" in it"))),
            Some(count) if (1..=CPUS_MAX as u32).contains(&count) => Ok(count),
            Some(count) => Err(at(line(what), format!("\"{what}\" is {count} in it"))
                .accepts(format!("1 to {CPUS_MAX}"))),
        };
        let (threads, cores) =
            (given("Thread(s) per core", self.threads)?, given("Core(s) per socket", self.cores)?);
        let (packages, cpus) = (given("Socket(s)", self.sockets)?, given("CPU(s)", self.cpus)?);
        let product = u64::from(packages) * u64::from(cores) * u64::from(threads);
        if product != u64::from(cpus) || self.offline {
            let title = format!(
                "{} of {} of {} would be {}, and it has {cpus}",
                counted(packages as usize, "socket"),
                counted(cores as usize, "core"),
                counted(threads as usize, "thread"),
                counted(product as usize, "CPU"),
            );
            return Err(odd(if self.offline { "some CPUs are offline".into() } else { title }));
        }
        let each_has = self.nodes_of_each(packages).map_err(odd)?;
        let (is_one_node, nodes) = (each_has.is_none(), each_has.unwrap_or(1));
        // Each half of a core's threads has a cache of its own, and is a core to Linux.
        let is_halved = threads >= 4 && threads % 2 == 0 && self.llcs == Some(2 * packages * cores);
        let (cores, threads) = if is_halved { (2 * cores, threads / 2) } else { (cores, threads) };
        let llcs = of_each(self.llcs, packages * nodes);
        if cores % (nodes * llcs) != 0 {
            return Err(odd(format!("{cores} cores don't part into {} equally", nodes * llcs)));
        }
        let shape = Shape { packages, nodes, llcs, cores: cores / (nodes * llcs), threads };
        let usual = Numbering::usual(&self.architecture);
        let lists = if is_one_node { &[][..] } else { &self.of_nodes };
        let (mut topology, numbering) = place(shape, usual, lists, span)?;
        if is_halved {
            console::note_once(HALVED);
            if numbering == Numbering::ThreadsTogether {
                topology =
                    interleaved(&topology, threads).map_err(|error| odd(error.to_string()))?;
            }
        }
        let mut caches_in = "node";
        if is_one_node && packages > 1 {
            caches_in = "socket";
            topology = in_one_node(&topology).map_err(|error| odd(error.to_string()))?;
        }
        if packages * nodes * llcs * threads > 1 {
            console::warn(&assumed([packages, llcs, threads], each_has, cores, numbering));
        }
        Ok(Placed::alike(topology, self.caches(caches_in)))
    }

    /// How many NUMA nodes each socket has; None where all sockets are one.
    fn nodes_of_each(&self, packages: u32) -> Result<Option<u32>, String> {
        if let Some(title) = &self.odd_node {
            return Err(title.clone());
        }
        match self.of_nodes.len() as u32 {
            0 if self.nodes.is_none_or(|nodes| nodes == 1) => Ok(None),
            0 => Ok(Some(of_each(self.nodes, packages))),
            1 => Ok(None),
            nodes if nodes % packages == 0 => Ok(Some(nodes / packages)),
            nodes => Err(format!("{nodes} NUMA nodes in {packages} sockets")),
        }
    }

    /// Where the last-level caches come from, in words; of which one is in `each` if none are told.
    fn caches(&self, each: &str) -> String {
        match (self.llcs, self.llc_level) {
            (Some(_), level) => format!("the number of L{level} caches in lscpu's totals"),
            (None, 0) => format!("lscpu's totals have none: 1 a {each} is taken"),
            (None, level) => {
                format!("lscpu's totals don't say how many L{level} there are: 1 a {each} is taken")
            }
        }
    }
}

/// How many of them each of `among` has, at least 1.
fn of_each(of: Option<u32>, among: u32) -> u32 {
    of.filter(|of| of % among == 0).map_or(1, |of| (of / among).max(1))
}

/// Neighbouring cores are halves of one, whose threads the firmware numbers in turn: 0, 2, 4, 6 and
/// 1, 3, 5, 7.
fn interleaved(halves: &Topology, threads: u32) -> Result<Topology, TopologyError> {
    let (half, whole) = (threads as usize, 2 * threads as usize);
    let from = |cpu: usize| cpu / whole * whole + cpu % 2 * half + cpu % whole / 2;
    Topology::new((0..halves.len()).map(|cpu| halves.places()[from(cpu)]).collect())
}

/// A kernel without NUMA, or a board without it, has one node whatever its sockets are.
fn in_one_node(topology: &Topology) -> Result<Topology, TopologyError> {
    let all = topology.places().iter();
    Topology::new(all.map(|place| CpuPlace { node: 0, ..*place }).collect())
}

/// What is taken for granted; `nodes` in each socket, or one for all of them.
fn assumed(
    [packages, llcs, threads]: [u32; 3],
    nodes: Option<u32>,
    cores: u32,
    numbering: Numbering,
) -> String {
    let numbered = numbering.words();
    let llcs = counted(llcs as usize, "last-level cache");
    let parts = match nodes {
        None => format!("with 1 NUMA node in all and {llcs} in a socket"),
        Some(nodes) => {
            format!(
                "with {} in a socket and {llcs} in a node",
                counted(nodes as usize, "NUMA node")
            )
        }
    };
    format!(
        "lscpu's totals don't say which CPU is where: taken as {packages} x {cores} cores x \
         {threads} threads, {parts}, {numbered}; lscpu -e -J says it"
    )
}
