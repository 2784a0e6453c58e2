//! What a puzzle is about.

use std::fmt;

use cauce_bots::Reason;

/// Defines the themes from one list, so that each has a name.
macro_rules! themes {
    ($($Theme:ident $name:literal),+ $(,)?) => {
        /// What a puzzle is about: what can be said for one of its moves, as [`Reason`] has it.
        #[allow(missing_docs)]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Theme {
            $($Theme),+
        }

        impl Theme {
            /// All themes.
            pub const ALL: &'static [Self] = &[$(Self::$Theme),+];

            /// The name in files of puzzles.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$Theme => $name),+
                }
            }
        }
    };
}

themes! {
    Captures "captures", Saves "saves", Threatens "threatens", Joins "joins", Robs "robs",
    Shortens "shortens", Blocks "blocks", Shuts "shuts", Covers "covers",
    Approaches "approaches", Delays "delays", Halts "halts", Links "links", Parts "parts",
    Gains "gains", Springs "springs", Channels "channels", Walls "walls",
    Quiet "quiet",
}

impl Theme {
    /// The theme of a reason; that a move wins, or is the only one, is true of all puzzles.
    pub const fn from_reason(reason: Reason) -> Option<Self> {
        Some(match reason {
            Reason::Wins { .. } | Reason::Only | Reason::Finishes { .. } => return None,
            // What is said of a move where little else can be is no theme.
            Reason::Narrows { .. } | Reason::Airs { .. } | Reason::Breathes { .. } => return None,
            Reason::Presses { .. } | Reason::Opens { .. } => return None,
            Reason::Leads { .. }
            | Reason::Widens { .. }
            | Reason::Reaches { .. }
            | Reason::Diverts { .. } => return None,
            Reason::Nears { .. } | Reason::Wards { .. } => return None,
            Reason::Captures { .. } => Self::Captures,
            Reason::Saves { .. } => Self::Saves,
            Reason::Threatens { .. } => Self::Threatens,
            Reason::Joins { .. } => Self::Joins,
            Reason::Robs { .. } => Self::Robs,
            Reason::Shortens { .. } => Self::Shortens,
            Reason::Blocks { .. } => Self::Blocks,
            Reason::Shuts => Self::Shuts,
            Reason::Covers { .. } => Self::Covers,
            Reason::Approaches { .. } => Self::Approaches,
            Reason::Delays { .. } => Self::Delays,
            Reason::Halts => Self::Halts,
            Reason::Links => Self::Links,
            Reason::Parts => Self::Parts,
            Reason::Gains { .. } => Self::Gains,
            Reason::Springs { .. } => Self::Springs,
            Reason::Channels { .. } => Self::Channels,
            Reason::Walls { .. } => Self::Walls,
        })
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
