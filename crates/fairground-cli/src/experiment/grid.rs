//! A scenario and the axes along which it varies: every combination of their values is a setting.

use super::axis::{Axis, Keys};
use super::setting::{places, words};
use super::worlds::World;
use crate::base::failure::Failure;
use crate::read::limits::LIMITED;
use crate::read::{Asked, Loaded, Overrides};
use fairground::units::NS_PER_US;
use std::borrow::Cow;

/// A scenario with its axes.
#[derive(Clone, Debug)]
pub struct Grid {
    /// The scenario.
    pub asked: Asked,
    /// What is laid over it in every setting.
    pub base: Overrides,
    /// What varies; the last one fastest.
    pub axes: Vec<Axis>,
    /// The worlds that each setting is run in: explanations, or the scenario as it is.
    pub worlds: Vec<World>,
}

impl Grid {
    /// A scenario and what `--vary` says.
    ///
    /// # Errors
    /// When the scenario can't be read, or an axis makes no sense for it.
    pub fn new(asked: Asked, base: Overrides, vary: &[String]) -> Result<Grid, Failure> {
        let base =
            Overrides { machine_varies: base.machine_varies || varies_machine(vary), ..base };
        let keys = Keys::of(&asked.load(&base)?);
        let axes = vary.iter().map(|text| Axis::parse(text, &keys));
        let worlds = vec![World::alone(&base)];
        Grid { asked, base, axes: axes.collect::<Result<_, _>>()?, worlds }.checked()
    }

    /// The same, if no key varies twice.
    ///
    /// # Errors
    /// When one does.
    pub fn checked(self) -> Result<Grid, Failure> {
        let twice =
            |at: &usize| self.axes[..*at].iter().any(|axis| axis.changes_the_same(&self.axes[*at]));
        match (0..self.axes.len()).find(twice) {
            None => Ok(self),
            Some(at) => {
                let key = &self.axes[at].key;
                Err(Failure::Usage(format!(
                    "--vary {key} is given twice\naccepted: once, {key}=v1,v2"
                )))
            }
        }
    }

    /// The same, if each value makes a scenario beside some values of the other keys: of those that
    /// never do, a search would just not find them good. Of a long list both ends are tried.
    ///
    /// # Errors
    /// When one makes none.
    pub fn with_values_that_load(self) -> Result<Grid, Failure> {
        const LIST_MAX: usize = 32;
        for (place, axis) in self.axes.iter().enumerate() {
            let last = axis.values.len().saturating_sub(1);
            let is_tried = |value: &usize| last < LIST_MAX || *value == 0 || *value == last;
            for value in (0..=last).filter(is_tried) {
                self.loads_with(place, value)?;
            }
        }
        // Explanations are other services, which may not take what the likeliest takes.
        for world in &self.worlds {
            self.at_an_end(|at| self.load_tried(&at, &world.over(&self.overrides(&at))).map(drop))?;
        }
        Ok(self)
    }

    /// Something with the last value of each key, or else with the first.
    fn at_an_end(&self, it: impl Fn(Vec<usize>) -> Result<(), Failure>) -> Result<(), Failure> {
        let end = |last: bool| {
            let value = |axis: &Axis| if last { axis.values.len() - 1 } else { 0 };
            self.axes.iter().map(value).collect()
        };
        it(end(true)).or_else(|_| it(end(false)))
    }

    /// A value with the first of the other keys' values, or with their last.
    fn loads_with(&self, place: usize, value: usize) -> Result<(), Failure> {
        self.at_an_end(|mut at| {
            at[place] = value;
            self.load_tried(&at, &self.overrides(&at)).map(drop)
        })
    }

    /// How many settings there are; nothing if they can't be counted.
    pub fn settings(&self) -> Option<usize> {
        self.axes.iter().try_fold(1usize, |product, axis| product.checked_mul(axis.values.len()))
    }

    /// The values of a setting, as places in the axes.
    pub fn at(&self, setting: usize) -> Vec<usize> {
        places(setting, self.axes.iter().map(|axis| axis.values.len()))
    }

    /// What is laid over the scenario in a setting.
    pub fn overrides(&self, at: &[usize]) -> Overrides {
        let mut overrides = self.base.clone();
        for (axis, &value) in self.axes.iter().zip(at) {
            axis.apply(value, &mut overrides);
        }
        overrides
    }

    /// Keys and values of a setting.
    pub fn values<'g>(&'g self, at: &[usize]) -> Vec<(&'g str, &'g str)> {
        let pairs = self.axes.iter().zip(at);
        pairs.map(|(axis, &value)| (axis.key.as_str(), axis.values[value].as_str())).collect()
    }

    /// The same for people: a burst that is a share of the quota as the time that it comes to.
    pub fn told<'g>(&'g self, at: &[usize]) -> Vec<(&'g str, Cow<'g, str>)> {
        let shares = || self.axes.iter().zip(at).map(|(axis, value)| axis.burst_of_quota(*value));
        // Only then is there something to work out.
        let any = shares().any(|share| share.is_some());
        let loaded = any.then(|| self.load_tried(at, &self.overrides(at)).ok()).flatten();
        let time = |group: Option<&str>| {
            let groups = &loaded.as_ref()?.scenario.groups;
            let group = groups.iter().find(|known| known.path == group.unwrap_or(LIMITED))?;
            Some(Cow::Owned(written_us(group.limit.burst_ns / NS_PER_US)))
        };
        let values = self.values(at).into_iter().zip(shares());
        values
            .map(|((key, value), share)| (key, share.and_then(time).unwrap_or(Cow::from(value))))
            .collect()
    }

    /// A setting for people, with shares of the quota as times.
    pub fn told_name(&self, at: &[usize]) -> String {
        let told = self.told(at);
        words(told.iter().map(|(key, value)| (*key, value.as_ref())))
    }

    /// A setting for people: `cpu.max=2 workload.threads=8`.
    pub fn name(&self, at: &[usize]) -> String {
        words(self.values(at).into_iter())
    }

    /// The scenario of a setting.
    ///
    /// # Errors
    /// When something is wrong with it; the message names the setting.
    pub fn load(&self, at: &[usize]) -> Result<Loaded, Failure> {
        self.load_over(at, &self.overrides(at))
    }

    /// The scenario of a setting in one of its worlds, which a search tries: it warns of nothing.
    ///
    /// # Errors
    /// When something is wrong with it; the message names the setting.
    pub fn load_tried(&self, at: &[usize], overrides: &Overrides) -> Result<Loaded, Failure> {
        self.load_over(at, &overrides.tried())
    }

    fn load_over(&self, at: &[usize], overrides: &Overrides) -> Result<Loaded, Failure> {
        let loaded = self.asked.load(overrides);
        loaded.map_err(|failure| match failure {
            Failure::Input(message) if !self.axes.is_empty() => {
                Failure::Input(format!("{}\nnote: with {}", message.trim_end(), self.name(at)))
            }
            other => other,
        })
    }
}

/// True if the machine is among the keys of `--vary`.
fn varies_machine(vary: &[String]) -> bool {
    vary.iter().any(|text| text.split('=').next().is_some_and(|key| key.trim() == "machine"))
}

/// Microseconds as `--vary` takes them.
fn written_us(us: u64) -> String {
    match us {
        0 => "0".into(),
        us if us % 1000 == 0 => format!("{}ms", us / 1000),
        us => format!("{us}us"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid(vary: &[&str]) -> Result<Grid, Failure> {
        let vary: Vec<String> = vary.iter().map(|text| (*text).to_owned()).collect();
        Grid::new(Asked::Path("request-server".into()), Overrides::default(), &vary)
    }

    #[test]
    fn settings_are_counted_with_the_last_axis_fastest() {
        let grid = grid(&["cpu.max=1,2", "server.threads=1:3"]).unwrap();
        assert_eq!(grid.settings(), Some(6));
        assert_eq!(grid.at(4), [1, 1]);
        assert_eq!(grid.name(&grid.at(5)), "cpu.max=2 server.threads=3");
        assert_eq!(grid.load(&[0, 2]).unwrap().scenario.workload.tasks.len(), 3 + 4);
    }

    #[test]
    fn a_setting_that_is_refused_is_named() {
        let grid = grid(&["cpu.max=0.5,2", "cpu.max.burst=0,100ms"]).unwrap();
        assert!(grid.load(&[1, 1]).is_ok());
        let Err(Failure::Input(message)) = grid.load(&[0, 1]) else { panic!("it is refused") };
        assert!(message.ends_with("note: with cpu.max=0.5 cpu.max.burst=100ms"), "{message}");
        assert!(matches!(self::grid(&["kernel=6.12", "kernel=6.8"]), Err(Failure::Usage(_))));
    }
}
