//! The hand: a move that is still being made.
//!
//! A game whose moves are a single press only says which; in the others a piece is chosen,
//! turned and moved over the board first. A half-made move is a value like any other: it can be
//! drawn, explained, and put back.

pub mod caminos;
pub mod sendas;
pub mod snorkels;
pub mod tayu;

use cauce_rules::{AnyGame, AnyMove, Game, Illegal, Phrase};

use crate::Target;

/// A half-made move of one game.
pub trait Hand: Clone + PartialEq + std::fmt::Debug {
    /// The game.
    type Position: Game;

    /// The hand at the start of a turn.
    fn new(game: &Self::Position) -> Self;

    /// The pointer, a finger or the keyboard's cursor is over this target, or over none.
    fn aim(&mut self, _game: &Self::Position, _target: Option<Target>) {}

    /// A target other than an answer is pressed for good.
    fn press(
        &mut self,
        game: &Self::Position,
        target: Target,
    ) -> Press<<Self::Position as Game>::Move>;

    /// A target is dragged from: what lies there is taken up, to be put down where it is let go.
    ///
    /// Most often that is what a press does.
    fn grab(
        &mut self,
        game: &Self::Position,
        target: Target,
    ) -> Press<<Self::Position as Game>::Move> {
        self.press(game, target)
    }

    /// The target that a press or a key has brought the hand over, if it has.
    fn brought_over(&self) -> Option<Target> {
        None
    }

    /// Turns what is in the hand by so many steps, clockwise; tells whether anything changed.
    fn turn(&mut self, _game: &Self::Position, _steps: i32) -> bool {
        false
    }

    /// A key that means something in this game only, by its `KeyboardEvent.key`; tells whether
    /// it does.
    fn key(&mut self, _game: &Self::Position, _key: &str) -> bool {
        false
    }

    /// The button that a key presses in this game, by its `KeyboardEvent.key`.
    fn shortcut(&self, _game: &Self::Position, _key: &str) -> Option<Target> {
        None
    }

    /// Takes back what is half done; tells whether anything was.
    fn cancel(&mut self, _game: &Self::Position) -> bool {
        false
    }

    /// Whether something is half done that could be taken back.
    fn is_busy(&self) -> bool {
        false
    }

    /// The move that a press on this target would make, to be shown beforehand.
    fn proposal(
        &self,
        game: &Self::Position,
        target: Target,
    ) -> Option<<Self::Position as Game>::Move>;
}

/// What came of a press.
#[derive(Clone, PartialEq, Debug)]
pub enum Press<M> {
    /// The target means nothing now.
    Ignored,
    /// The hand has changed.
    Changed,
    /// The move is whole: play it.
    Play(M),
    /// It cannot be done.
    Refused(Refusal),
}

impl<M> Press<M> {
    fn map<N>(self, map: impl FnOnce(M) -> N) -> Press<N> {
        match self {
            Self::Ignored => Press::Ignored,
            Self::Changed => Press::Changed,
            Self::Play(mv) => Press::Play(map(mv)),
            Self::Refused(why) => Press::Refused(why),
        }
    }
}

/// Why the hand cannot do something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The move is not legal.
    Illegal(Illegal),
    /// A reason of the hand's own.
    Hand(Phrase),
}

impl Refusal {
    /// The reason as a phrase of the catalogues.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Illegal(illegal) => illegal.phrase(),
            Self::Hand(phrase) => phrase.clone(),
        }
    }
}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Self {
        Self::Illegal(illegal)
    }
}

/// The place in a sorted list of what comes after this, or before it, round and round; with nothing
/// given, that of its first or last item.
fn step_in<T: PartialOrd>(sorted: &[T], here: Option<&T>, back: bool) -> Option<usize> {
    let last = sorted.len().checked_sub(1)?;
    let at = match (here, back) {
        (None, false) => 0,
        (None, true) => last,
        (Some(here), false) => sorted.partition_point(|at| at <= here) % sorted.len(),
        (Some(here), true) => sorted.partition_point(|at| at < here).checked_sub(1).unwrap_or(last),
    };
    Some(at)
}

/// Defines the enum that carries any game's hand, from one list of the games.
macro_rules! hands {
    ($($Game:ident = $module:ident),+ $(,)?) => {
        /// The hand of any game.
        #[derive(Clone, PartialEq, Debug)]
        pub enum AnyHand {
            $(#[doc = concat!("A hand of ", stringify!($Game), ".")] $Game($module::Hand)),+
        }

        impl AnyHand {
            /// The hand at the start of a turn.
            pub fn new(game: &AnyGame) -> Self {
                match game {
                    $(AnyGame::$Game(game) => Self::$Game(Hand::new(game))),+
                }
            }

            pub(crate) fn aim(&mut self, game: &AnyGame, target: Option<Target>) {
                match (self, game) {
                    $((Self::$Game(hand), AnyGame::$Game(game)) => hand.aim(game, target),)+
                    _ => {}
                }
            }

            pub(crate) fn press(&mut self, game: &AnyGame, target: Target) -> Press<AnyMove> {
                match (self, game) {
                    $((Self::$Game(hand), AnyGame::$Game(game)) => {
                        hand.press(game, target).map(AnyMove::$Game)
                    })+
                    _ => Press::Ignored,
                }
            }

            pub(crate) fn grab(&mut self, game: &AnyGame, target: Target) -> Press<AnyMove> {
                match (self, game) {
                    $((Self::$Game(hand), AnyGame::$Game(game)) => {
                        hand.grab(game, target).map(AnyMove::$Game)
                    })+
                    _ => Press::Ignored,
                }
            }

            pub(crate) fn brought_over(&self) -> Option<Target> {
                match self {
                    $(Self::$Game(hand) => hand.brought_over()),+
                }
            }

            pub(crate) fn turn(&mut self, game: &AnyGame, steps: i32) -> bool {
                match (self, game) {
                    $((Self::$Game(hand), AnyGame::$Game(game)) => hand.turn(game, steps),)+
                    _ => false,
                }
            }

            pub(crate) fn key(&mut self, game: &AnyGame, key: &str) -> bool {
                match (self, game) {
                    $((Self::$Game(hand), AnyGame::$Game(game)) => hand.key(game, key),)+
                    _ => false,
                }
            }

            pub(crate) fn shortcut(&self, game: &AnyGame, key: &str) -> Option<Target> {
                match (self, game) {
                    $((Self::$Game(hand), AnyGame::$Game(game)) => hand.shortcut(game, key),)+
                    _ => None,
                }
            }

            pub(crate) fn cancel(&mut self, game: &AnyGame) -> bool {
                match (self, game) {
                    $((Self::$Game(hand), AnyGame::$Game(game)) => hand.cancel(game),)+
                    _ => false,
                }
            }

            /// Whether something is half done that could be taken back.
            pub fn is_busy(&self) -> bool {
                match self {
                    $(Self::$Game(hand) => hand.is_busy()),+
                }
            }

            /// The move that a press on this target would make.
            pub fn proposal(&self, game: &AnyGame, target: Target) -> Option<AnyMove> {
                match (self, game) {
                    $((Self::$Game(hand), AnyGame::$Game(game)) => {
                        hand.proposal(game, target).map(AnyMove::$Game)
                    })+
                    _ => None,
                }
            }
        }
    };
}

hands! {
    Snorkels = snorkels,
    Tayu = tayu,
    Caminos = caminos,
    Sendas = sendas,
}
