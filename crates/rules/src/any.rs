//! The list of the games, and the four of them behind one type.

use core::{fmt, ops::ControlFlow};

use crate::{Game, Illegal, Options, Turn, caminos, perft, sendas, snorkels, tayu};

/// Defines all that depends on which games there are, from one list of them.
macro_rules! games {
    ($d:tt $($Game:ident = $module:ident $name:literal),+ $(,)?) => {
        /// Which game.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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
                }
            };
        }

        /// A position of any game.
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        #[allow(clippy::large_enum_variant, reason = "positions are kept by value; a box would cost more than it saves")]
        pub enum AnyGame {
            $(#[doc = concat!("A position of ", stringify!($Game), ".")] $Game($module::Position)),+
        }

        /// A move or a chance event of any game.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum AnyMove {
            $(#[doc = concat!("A move of ", stringify!($Game), ".")] $Game($module::Move)),+
        }

        $(impl From<$module::Position> for AnyGame {
            fn from(position: $module::Position) -> Self {
                Self::$Game(position)
            }
        }

        impl From<$module::Move> for AnyMove {
            fn from(mv: $module::Move) -> Self {
                Self::$Game(mv)
            }
        })+

        impl AnyGame {
            /// Which game it is.
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(Self::$Game(_) => GameKind::$Game),+
                }
            }

            /// Who decides, or that chance is due, or how the game ended.
            pub fn turn(&self) -> Turn {
                match self {
                    $(Self::$Game(game) => game.turn()),+
                }
            }

            /// Shows every legal move or possible chance event; see [`Game::visit_legal`].
            pub fn visit_legal<B>(
                &self,
                mut visit: impl FnMut(AnyMove) -> ControlFlow<B>,
            ) -> ControlFlow<B> {
                match self {
                    $(Self::$Game(game) => game.visit_legal(|mv| visit(mv.into()))),+
                }
            }

            /// Plays a move or an event; see [`Game::play`].
            ///
            /// # Errors
            /// Why it may not be played; the position is then unchanged. A move of another game is
            /// [`Illegal::Unreadable`].
            pub fn play(&mut self, mv: AnyMove) -> Result<(), Illegal> {
                match (self, mv) {
                    $((Self::$Game(game), AnyMove::$Game(mv)) => game.play(mv),)+
                    (game, _) => Err(Illegal::Unreadable(game.kind())),
                }
            }

            /// Reads a move or an event; see [`Game::parse`].
            ///
            /// # Errors
            /// That the text is no token of this game, or not in its canonical spelling.
            pub fn parse(&self, token: &str) -> Result<AnyMove, Illegal> {
                match self {
                    $(Self::$Game(game) => game.parse(token).map(Into::into)),+
                }
            }

            /// How many sequences of `depth` tokens can follow; see [`perft`].
            pub fn perft(&self, depth: u32) -> u64 {
                match self {
                    $(Self::$Game(game) => perft(game, depth)),+
                }
            }
        }

        impl fmt::Display for AnyMove {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$Game(mv) => mv.fmt(f)),+
                }
            }
        }
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
