//! What an answer needs of the kernel that it is part of.
//!
//! CFS and EEVDF keep different state in an entity: CFS has buddies and no deadline, EEVDF has lag
//! and deadlines. An answer that reads one side's state can't be given on the other side. The
//! answer to `pick` says which side a kernel is on.

/// The run queue that an answer needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// It works on either.
    Any,
    /// CFS, the queue of 4.12 to 6.5: ordered by virtual run time, with buddies.
    Cfs,
    /// EEVDF, the queue from 6.6 on: ordered by deadline, with lag.
    Eevdf,
}

impl Need {
    /// True if an answer with this need fits into a kernel whose pick has the need `side`.
    pub fn fits(self, side: Need) -> bool {
        self == Need::Any || self == side
    }

    /// What is needed, in words; empty for nothing.
    pub fn says(self) -> &'static str {
        match self {
            Need::Any => "",
            Need::Cfs => "CFS (to 6.5)",
            Need::Eevdf => "EEVDF (from 6.6)",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Need;

    #[test]
    fn a_need_is_told_in_words() {
        let told = [Need::Any, Need::Cfs, Need::Eevdf].map(Need::says);
        assert_eq!(told, ["", "CFS (to 6.5)", "EEVDF (from 6.6)"]);
    }
}
