//! The four games behind one type.

use std::fmt;

use crate::{
    Dice, Game, Illegal, Options, OptionsError, Outcome, Score, Seat, Side, Turn, caminos, perft,
    sendas, snorkels, tayu,
};

/// Defines the enums that carry any game, its options and its moves, from one list of the games.
macro_rules! games {
    ($($Game:ident = $module:ident),+ $(,)?) => {
        /// Which game.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum GameKind {
            $(#[doc = concat!("See [`", stringify!($module), "`](crate::", stringify!($module), ").")] $Game),+
        }

        /// The options of any game.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum AnyOptions {
            $(#[doc = concat!("Options of ", stringify!($Game), ".")] $Game($module::Options)),+
        }

        /// A position of any game.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(clippy::large_enum_variant, reason = "positions are kept by value; a box would cost more than it saves")]
        pub enum AnyGame {
            $(#[doc = concat!("A position of ", stringify!($Game), ".")] $Game($module::Position)),+
        }

        /// A move or a chance event of any game.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum AnyMove {
            $(#[doc = concat!("A move of ", stringify!($Game), ".")] $Game($module::Move)),+
        }

        impl GameKind {
            /// All games, in the order in which they are offered.
            pub const ALL: &'static [Self] = &[$(Self::$Game),+];

            /// The name in a game line.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$Game => <$module::Position as Game>::NAME),+
                }
            }

            /// The keys of the game's options, in the order in which they are written.
            pub const fn option_keys(self) -> &'static [&'static str] {
                match self {
                    $(Self::$Game => <$module::Options as Options>::KEYS),+
                }
            }
        }

        impl AnyOptions {
            /// The default options of a game.
            pub fn default_of(kind: GameKind) -> Self {
                match kind {
                    $(GameKind::$Game => Self::$Game($module::Options::default())),+
                }
            }

            /// Which game these options are of.
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(Self::$Game(_) => GameKind::$Game),+
                }
            }

            /// Sets one option from its text; see [`Options::set`].
            ///
            /// # Errors
            /// That there is no such key, or what is wrong with the value.
            pub fn set(&mut self, key: &str, value: &str) -> Result<(), OptionsError> {
                match self {
                    $(Self::$Game(options) => options.set(key, value)),+
                }
            }

            /// The text of one option, `None` where it stands at its default.
            pub fn get(&self, key: &str) -> Option<String> {
                match self {
                    $(Self::$Game(options) => options.get(key)),+
                }
            }
        }

        impl AnyGame {
            /// The first position; see [`Game::start`].
            ///
            /// # Errors
            /// Options that do not go together.
            pub fn start(options: &AnyOptions) -> Result<Self, OptionsError> {
                Ok(match options {
                    $(AnyOptions::$Game(options) => Self::$Game($module::Position::start(options)?)),+
                })
            }

            /// Which game it is.
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(Self::$Game(_) => GameKind::$Game),+
                }
            }

            /// Appends every legal move or possible chance event; see [`Game::legal`].
            pub fn legal(&self, out: &mut Vec<AnyMove>) {
                match self {
                    $(Self::$Game(game) => {
                        let mut moves = Vec::new();
                        game.legal(&mut moves);
                        out.extend(moves.into_iter().map(AnyMove::$Game));
                    }),+
                }
            }

            /// Whether the move may be played now; see [`Game::check`].
            ///
            /// # Errors
            /// Why it may not.
            pub fn check(&self, mv: AnyMove) -> Result<(), Illegal> {
                match (self, mv) {
                    $((Self::$Game(game), AnyMove::$Game(mv)) => game.check(mv),)+
                    _ => Err(Illegal::Unreadable),
                }
            }

            /// How likely a chance event is; see [`Game::weight`].
            pub fn weight(&self, event: AnyMove) -> u32 {
                match (self, event) {
                    $((Self::$Game(game), AnyMove::$Game(event)) => game.weight(event),)+
                    _ => 0,
                }
            }

            /// Plays a move or an event; see [`Game::play`].
            ///
            /// # Errors
            /// Why it may not be played; the position is then unchanged.
            pub fn play(&mut self, mv: AnyMove) -> Result<(), Illegal> {
                match (self, mv) {
                    $((Self::$Game(game), AnyMove::$Game(mv)) => game.play(mv),)+
                    _ => Err(Illegal::Unreadable),
                }
            }

            /// Plays a random move or event; see [`Game::play_random`].
            pub fn play_random(&mut self, dice: &mut impl Dice) -> Option<AnyMove> {
                match self {
                    $(Self::$Game(game) => game.play_random(dice).map(AnyMove::$Game)),+
                }
            }

            fn parse_move(&self, token: &str) -> Result<AnyMove, Illegal> {
                match self {
                    $(Self::$Game(game) => game.parse(token).map(AnyMove::$Game)),+
                }
            }
        }

        /// Runs one expression on whichever position it is.
        macro_rules! each {
            ($any:expr, $position:ident => $body:expr) => {
                match $any {
                    $(AnyGame::$Game($position) => $body),+
                }
            };
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

games! {
    Snorkels = snorkels,
    Tayu = tayu,
    Caminos = caminos,
    Sendas = sendas,
}

impl GameKind {
    /// The game with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.name() == name)
    }
}

impl fmt::Display for AnyOptions {
    /// The game's name and its options, those at their default left out.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind().name())?;
        for key in self.kind().option_keys() {
            if let Some(value) = self.get(key) {
                write!(f, " {key}={value}")?;
            }
        }
        Ok(())
    }
}

impl AnyGame {
    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        each!(self, game => game.seats())
    }

    /// What this seat plays, once that is settled.
    pub fn side(&self, seat: Seat) -> Option<Side> {
        each!(self, game => game.side(seat))
    }

    /// Who decides, or that chance is due, or how the game ended.
    pub fn turn(&self) -> Turn {
        each!(self, game => game.turn())
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.turn().outcome()
    }

    /// The score as it stands, where there is one.
    pub fn score(&self) -> Option<Score> {
        each!(self, game => game.score())
    }

    /// What a seat brings home to a series of games; see [`Game::earned`].
    pub fn earned(&self, seat: Seat) -> u32 {
        each!(self, game => game.earned(seat))
    }

    /// Plays uniformly at random from here, to the end or to `max_plies`, `games` times over; see
    /// [`Game::playout`]. Tells of each game how many moves were made and whose turn it was last.
    #[allow(clippy::clone_on_copy, reason = "some positions are Copy, others are not")]
    pub fn playouts(
        &self,
        games: u32,
        max_plies: u32,
        dice: &mut impl Dice,
        mut tell: impl FnMut(u32, Turn),
    ) {
        each!(self, start => for _ in 0..games {
            let mut game = start.clone();
            let plies = game.playout(dice, max_plies);
            tell(plies, game.turn());
        });
    }

    /// How many sequences of `depth` tokens can follow; see [`perft`].
    pub fn perft(&self, depth: u32) -> u64 {
        each!(self, game => perft(game, depth))
    }

    /// Reads a token: a move or an event of the game, `resign` or `draw`.
    ///
    /// # Errors
    /// That the text is no token of this game, or not in its canonical spelling.
    pub fn parse(&self, token: &str) -> Result<Token, Illegal> {
        match token {
            "resign" => Ok(Token::Resign),
            "draw" => Ok(Token::Draw),
            _ => self.parse_move(token).map(Token::Move),
        }
    }

    /// Plays a token.
    ///
    /// # Errors
    /// Why it may not be played; the position is then unchanged.
    pub fn play_token(&mut self, token: Token) -> Result<(), Illegal> {
        match token {
            Token::Move(mv) => self.play(mv),
            Token::Resign => each!(self, game => game.resign()),
            Token::Draw => each!(self, game => game.agree_draw()),
        }
    }
}

/// One word of a game line after the colon: a move, a chance event, or one of the two endings
/// that every game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    /// A move or a chance event of the game.
    Move(AnyMove),
    /// The side to move gives up.
    Resign,
    /// The players agree on a draw.
    Draw,
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(mv) => mv.fmt(f),
            Self::Resign => f.write_str("resign"),
            Self::Draw => f.write_str("draw"),
        }
    }
}
