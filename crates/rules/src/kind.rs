//! The list of games.

use core::fmt;

use crate::{Game, Options, caminos, game::Sealed, sendas, snorkels, tayu};

/// Defines everything that depends on the set of games from one list.
macro_rules! games {
    ($d:tt $($Game:ident = $module:ident $name:literal),+ $(,)?) => {
        /// One of the games. Later versions of this crate may add games.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum GameKind {
            $(#[doc = concat!("See [`", stringify!($module), "`](crate::", stringify!($module), ").")] $Game),+
        }

        impl GameKind {
            /// All games, in the order in which programs offer them.
            pub const ALL: &'static [Self] = &[$(Self::$Game),+];

            /// Returns the name in a game line.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$Game => $name),+
                }
            }

            /// Returns the keys of the options, in the order in which a game line writes them.
            pub const fn option_keys(self) -> &'static [&'static str] {
                match self {
                    $(Self::$Game => <$module::Options as Options>::KEYS),+
                }
            }
        }

        /// Evaluates an expression with `G` as the `Position` of a [`GameKind`] known at run time.
        /// The expression can call code that is generic over [`Game`].
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
                    // `GameKind` is non-exhaustive, so other crates need this arm.
                    #[allow(unreachable_patterns)]
                    _ => unreachable!(),
                }
            };
        }

        $(impl Sealed for $module::Position {}
        impl Sealed for $module::Options {}

        impl Default for $module::Position {
            fn default() -> Self {
                // A test checks this for each game.
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
    /// Returns the game with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.name() == name)
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
