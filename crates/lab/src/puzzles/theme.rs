//! Themes of puzzles.

use std::fmt;

use cauce_bots::Reason;

macro_rules! themes {
    ($($Theme:ident $name:literal),+ $(,)?) => {
        /// The theme of a puzzle: a [`Reason`] for one of its moves.
        #[allow(missing_docs)]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Theme {
            $($Theme),+
        }

        impl Theme {
            /// All themes.
            pub const ALL: &'static [Self] = &[$(Self::$Theme),+];

            /// The name in puzzle files.
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
    /// Returns the theme of a reason. Reasons that hold for all puzzles, such as a win, have none.
    pub const fn from_reason(reason: Reason) -> Option<Self> {
        Some(match reason {
            Reason::Wins { .. } | Reason::Only | Reason::Finishes { .. } => return None,
            // Weak reasons, which are given for lack of stronger ones, are no themes.
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
