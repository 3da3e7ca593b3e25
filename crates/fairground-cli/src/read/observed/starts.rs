//! A container, and one that was started anew while it was counted. cAdvisor counts each start by
//! itself: with another path of the cgroup and another name, perhaps of another image.

use super::series::{Labels, Sample, label, without};

/// A series of usage for each CPU, or one of all.
const CPU: &str = "cpu";
/// Labels that a container has of each of its starts.
const OF_A_START: [&str; 3] = ["id", "name", "image"];
/// Labels without which two starts are not known to be of one container.
const OF_IT: [&str; 2] = ["container", "pod"];

/// Whose samples are meant.
#[derive(Debug)]
pub(super) struct Who {
    /// What all its samples have in common.
    pub labels: Labels,
    is_started_anew: bool,
}

impl Who {
    /// The container with these labels; its samples may have a CPU besides.
    pub fn of(labels: Labels) -> Who {
        Who { labels, is_started_anew: false }
    }

    /// The container that all of these are starts of, one after the other.
    pub fn started_anew<'s>(
        starts: &[&Labels],
        samples: impl Iterator<Item = &'s Sample> + Clone,
    ) -> Option<Who> {
        let mut common = starts.iter().map(|labels| without(labels, &OF_A_START));
        let labels = common.next()?;
        let is_one = OF_IT.iter().all(|name| !label(&labels, name).is_empty())
            && common.all(|other| other == labels);
        let times = |start: &&Labels| {
            let mine = samples.clone().filter(|sample| sample.labels_without(&[CPU]) == **start);
            mine.map(place).reduce(|[low, high], [at, _]| [low.min(at), high.max(at)])
        };
        let mut times: Vec<[f64; 2]> = starts.iter().filter_map(times).collect();
        times.sort_by(|one, two| one[0].total_cmp(&two[0]));
        let follow = times.windows(2).all(|pair| pair[0][1] < pair[1][0]);
        (is_one && follow).then_some(Who { labels, is_started_anew: true })
    }

    /// True if a sample is of it.
    pub fn has(&self, sample: &Sample) -> bool {
        without(&self.series(sample), &[CPU]) == self.labels
    }

    /// The series that a sample of it belongs to.
    pub fn series(&self, sample: &Sample) -> Labels {
        match self.is_started_anew {
            true => without(&sample.labels, &OF_A_START),
            false => sample.labels.clone(),
        }
    }
}

/// When a sample was taken, twice; of files without times, in which of them it stands.
fn place(sample: &Sample) -> [f64; 2] {
    [sample.at_s.unwrap_or(f64::from(sample.span.source)); 2]
}
