//! What a look at a setting says: it holds, or these targets miss.

/// Targets that miss, a bit each; those beyond the last bit share it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look(u64);

/// The kernel refuses the setting, whatever the targets are.
const REFUSED: u32 = 63;
const LAST: usize = 62;

impl Look {
    /// Every target holds.
    pub const HOLDS: Look = Look(0);

    /// Everything misses.
    pub const MISSES: Look = Look(u64::MAX);

    /// The kernel refuses such a setting.
    pub const REFUSED: Look = Look(1 << REFUSED);

    /// These targets miss, by their place.
    pub fn missing(targets: impl IntoIterator<Item = usize>) -> Self {
        Look(targets.into_iter().fold(0, |bits, target| bits | 1 << target.min(LAST)))
    }

    /// True if every target holds.
    pub fn holds(self) -> bool {
        self == Look::HOLDS
    }

    /// What misses in either.
    pub fn with(self, other: Look) -> Look {
        Look(self.0 | other.0)
    }

    /// True if something that misses here misses there too.
    pub fn shares(self, other: Look) -> bool {
        self.0 & other.0 != 0
    }

    /// True if nothing misses here that does not miss there too.
    pub fn is_within(self, other: Look) -> bool {
        self.0 & !other.0 == 0
    }

    /// True if the kernel refuses the setting: no target says anything of it.
    pub fn is_refused(self) -> bool {
        self.shares(Look::REFUSED)
    }

    /// True if this target misses.
    pub fn misses(self, target: usize) -> bool {
        self.0 >> target.min(LAST) & 1 == 1
    }
}
