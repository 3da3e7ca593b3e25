//! Which test decides whether a difference is marked.

/// How it is decided whether a difference is marked.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// Sign flips of the differences seed by seed, Holm's correction over the table, 5 %
    Paired,
    /// mmtests since December 2024: mean +- 1.96 standard deviations do not overlap
    Mmtests,
    /// mmtests before that: t-test, n1 + n2 - 2 degrees of freedom, 10 %
    #[value(name = "mmtests-2022")]
    Mmtests2022,
    /// Welch's t-test, 5 %
    Welch,
}

impl Rule {
    /// The sentence under the table.
    pub fn says(self) -> &'static str {
        match self {
            Rule::Paired => {
                "paired by seed, sign-flip test of the differences; significant at 5 % over the \
                 whole table (Holm's correction)"
            }
            Rule::Mmtests => {
                "mmtests since December 2024: means +- 1.96 standard deviations do not overlap; \
                 seeds taken as independent, no correction for the number of cells"
            }
            Rule::Mmtests2022 => {
                "mmtests until November 2024: t-test at 10 %, n1 + n2 - 2 degrees of freedom, any \
                 difference if nothing varies; seeds taken as independent, no correction for the \
                 number of cells"
            }
            Rule::Welch => {
                "Welch's t-test at 5 %; seeds taken as independent, no correction for the number \
                 of cells"
            }
        }
    }

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Rule::Paired => "paired",
            Rule::Mmtests => "mmtests",
            Rule::Mmtests2022 => "mmtests-2022",
            Rule::Welch => "welch",
        }
    }
}
