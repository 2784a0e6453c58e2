//! The list of the games.

use core::fmt;

use crate::{Game, Options, caminos, game::Sealed, sendas, snorkels, tayu};

/// Defines all that depends on which games there are, from one list of them.
macro_rules! games {
    ($d:tt $($Game:ident = $module:ident $name:literal),+ $(,)?) => {
        /// Which game. A later version of this crate may have more of them.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum GameKind {
            $(#[doc = concat!("See [`", stringify!($module), "`](crate::", stringify!($module), ").")] $Game),+
        }

        impl GameKind {
            /// All games, in the order in which they are offered.
            pub const ALL: &'static [Self] = &[$(Self::$Game),+];

            /// The name in a game line.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$Game => $name),+
                }
            }

            /// The keys of the game's options, in the order in which they are written.
            pub const fn option_keys(self) -> &'static [&'static str] {
                match self {
                    $(Self::$Game => <$module::Options as Options>::KEYS),+
                }
            }
        }

        /// Evaluates an expression with a type name that stands for the position of one game.
        ///
        /// It is the way from a [`GameKind`], which is known when the program runs, to code that
        /// is generic over [`Game`].
        ///
        /// ```
        /// use cauce_rules::{Game, GameKind, with_game};
        ///
        /// fn seats<G: Game>() -> u8 {
        ///     G::start(&G::Options::default()).map_or(0, |game| game.seats())
        /// }
        /// for &kind in GameKind::ALL {
        ///     assert_eq!(with_game!(kind, G => seats::<G>()), 2);
        /// }
        /// ```
        #[macro_export]
        macro_rules! with_game {
            ($d kind:expr, $d G:ident => $d body:expr) => {
                match $d kind {
                    $($crate::GameKind::$Game => {
                        type $d G = $crate::$module::Position;
                        $d body
                    })+
                    // Other crates cannot know that these are all.
                    #[allow(unreachable_patterns)]
                    _ => unreachable!(),
                }
            };
        }

        $(impl Sealed for $module::Position {}
        impl Sealed for $module::Options {}

        impl Default for $module::Position {
            /// The first position of a game with default options.
            fn default() -> Self {
                // A test holds that of each game.
                let Ok(first) = Self::start(&Default::default()) else {
                    unreachable!("a game starts with its default options")
                };
                first
            }
        })+
    };
}

games! { $
    Snorkels = snorkels "snorkels",
    Tayu = tayu "tayu",
    Caminos = caminos "caminos",
    Sendas = sendas "sendas",
}

impl GameKind {
    /// The game with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.name() == name)
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
