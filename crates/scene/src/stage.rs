//! The contract between a game's own drawing and everybody who shows it.

use cauce_rules::{AnyGame, AnyMove, Game, Phrase, Seat};
use cauce_table::{AnyHand, Table, Target};

use crate::{Choice, Eye, Picture, Place, caminos, sendas, snorkels, tayu};

/// What one game shows at one moment.
pub(crate) struct Look<'a, P: Game, H> {
    /// The table.
    pub(crate) table: &'a Table,
    /// Its position.
    pub(crate) game: &'a P,
    /// The half-made move.
    pub(crate) hand: &'a H,
    /// The last token and the position before it; none at the start and after an ending that
    /// every game has.
    pub(crate) last: Option<(&'a P, P::Move)>,
    /// The move that a press on the aimed target would make.
    pub(crate) proposal: Option<P::Move>,
    /// From where the board is looked at.
    pub(crate) eye: &'a Eye,
    /// How far the last move has got on its way to its place: 0 it has just begun, 1 it is there.
    pub(crate) t: f32,
}

impl<P: Game, H> Clone for Look<'_, P, H> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Game, H> Copy for Look<'_, P, H> {}

/// How a game is shown. The first three are always needed; the others say little by default.
pub(crate) trait Stage {
    /// The game.
    type Position: Game;
    /// Its hand.
    type Hand;

    /// The board as it looks now.
    fn picture(look: Look<Self::Position, Self::Hand>) -> Picture;

    /// The width and height of the picture, without drawing it.
    fn size(look: Look<Self::Position, Self::Hand>) -> (f32, f32);

    /// What can be pressed on the board, from the back to the front.
    fn places(look: Look<Self::Position, Self::Hand>) -> Vec<Place>;

    /// What is expected of whom, while the game goes on.
    fn status(look: Look<Self::Position, Self::Hand>) -> Phrase;

    /// The last move as an announcement.
    fn said(look: Look<Self::Position, Self::Hand>) -> Option<Phrase>;

    /// What decided the game, beyond what all games have in common.
    fn ending(look: Look<Self::Position, Self::Hand>) -> Vec<Phrase>;

    /// Something that helps with what is aimed at or half done.
    fn hint(_look: Look<Self::Position, Self::Hand>) -> Option<Phrase> {
        None
    }

    /// Buttons beside the board.
    fn choices(_look: Look<Self::Position, Self::Hand>) -> Vec<Choice> {
        Vec::new()
    }

    /// What a key presses that depends on from where the board is looked at.
    fn shortcut(_look: Look<Self::Position, Self::Hand>, _key: &str) -> Option<Target> {
        None
    }

    /// The picture on a button.
    fn icon(_look: Look<Self::Position, Self::Hand>, _target: Target) -> Option<Picture> {
        None
    }

    /// What is worth knowing about a seat.
    fn facts(_look: Look<Self::Position, Self::Hand>, _seat: Seat) -> Vec<Phrase> {
        Vec::new()
    }

    /// A name for a token that cannot be read as it stands.
    fn move_label(_game: &Self::Position, _mv: <Self::Position as Game>::Move) -> Option<Phrase> {
        None
    }

    /// How long the last token takes to get to its place, in milliseconds.
    fn duration(_look: Look<Self::Position, Self::Hand>) -> u32 {
        180
    }

    /// Whether the board can be looked at from other sides.
    const TURNABLE: bool = false;
}

/// Defines the functions that find the right stage for a table, from one list of the games.
macro_rules! stages {
    ($($Game:ident = $module:ident),+ $(,)?) => {
        /// Runs one expression with the stage and the look of whichever game it is.
        macro_rules! on_stage {
            ($table:expr, $eye:expr, $t:expr, $look:ident, $Stage:ident => $body:expr, $none:expr) => {
                match ($table.game(), $table.hand()) {
                    $((AnyGame::$Game(game), AnyHand::$Game(hand)) => {
                        use $module::Stage as $Stage;
                        let $look = Look {
                            table: $table,
                            game,
                            hand,
                            last: match $table.last() {
                                Some((AnyGame::$Game(before), cauce_rules::Token::Move(AnyMove::$Game(mv)))) => Some((before, mv)),
                                _ => None,
                            },
                            proposal: match $table.proposal() {
                                Some(AnyMove::$Game(mv)) => Some(mv),
                                _ => None,
                            },
                            eye: $eye,
                            t: $t,
                        };
                        $body
                    })+
                    #[allow(unreachable_patterns, reason = "reachable as soon as there are two games")]
                    _ => $none,
                }
            };
        }

        pub(crate) fn move_label(game: &AnyGame, mv: AnyMove) -> Option<Phrase> {
            match (game, mv) {
                $((AnyGame::$Game(game), AnyMove::$Game(mv)) => {
                    <$module::Stage as Stage>::move_label(game, mv)
                })+
                #[allow(unreachable_patterns, reason = "reachable as soon as there are two games")]
                _ => None,
            }
        }
    };
}

stages! {
    Snorkels = snorkels,
    Tayu = tayu,
    Caminos = caminos,
    Sendas = sendas,
}

/// For what does not depend on the eye or on time.
const REST: (Eye, f32) = (Eye::above(), 1.0);

/// The board as it looks, the last move having got so far on its way: 0 begins, 1 is at rest.
pub fn picture(table: &Table, eye: &Eye, t: f32) -> Picture {
    let t = if t.is_finite() { t.clamp(0.0, 1.0) } else { 1.0 };
    on_stage!(table, eye, t, look, S => S::picture(look), Picture::new(1.0, 1.0))
}

/// What can be pressed on the board, from the back to the front.
pub fn places(table: &Table, eye: &Eye) -> Vec<Place> {
    on_stage!(table, eye, 1.0, look, S => S::places(look), Vec::new())
}

/// The picture on a button, where it has one. The id is the button's.
pub fn icon(table: &Table, eye: &Eye, id: &str) -> Option<Picture> {
    let target = Target::parse(id, table.game())?;
    on_stage!(table, eye, REST.1, look, S => S::icon(look, target), None)
}

/// What a key presses that depends on from where the board is looked at, if it does.
pub fn shortcut(table: &Table, eye: &Eye, key: &str) -> Option<Target> {
    on_stage!(table, eye, REST.1, look, S => S::shortcut(look, key), None)
}

/// How long the last token takes to get to its place, in milliseconds.
pub fn duration(table: &Table) -> u32 {
    on_stage!(table, &REST.0, REST.1, look, S => S::duration(look), 0)
}

/// The width and height of the board's picture in board units, without drawing it.
pub fn size(table: &Table, eye: &Eye) -> (f32, f32) {
    on_stage!(table, eye, 1.0, look, S => S::size(look), (1.0, 1.0))
}

pub(crate) fn status(table: &Table) -> Phrase {
    on_stage!(table, &REST.0, REST.1, look, S => S::status(look), Phrase::new("status-none"))
}

pub(crate) fn said(table: &Table) -> Option<Phrase> {
    on_stage!(table, &REST.0, REST.1, look, S => S::said(look), None)
}

pub(crate) fn ending(table: &Table) -> Vec<Phrase> {
    on_stage!(table, &REST.0, REST.1, look, S => S::ending(look), Vec::new())
}

pub(crate) fn hint(table: &Table) -> Option<Phrase> {
    on_stage!(table, &REST.0, REST.1, look, S => S::hint(look), None)
}

pub(crate) fn choices(table: &Table, eye: &Eye) -> Vec<Choice> {
    on_stage!(table, eye, REST.1, look, S => S::choices(look), Vec::new())
}

pub(crate) fn facts(table: &Table, seat: Seat) -> Vec<Phrase> {
    on_stage!(table, &REST.0, REST.1, look, S => S::facts(look, seat), Vec::new())
}

pub(crate) fn is_turnable(table: &Table) -> bool {
    on_stage!(table, &REST.0, REST.1, _look, S => <S as Stage>::TURNABLE, false)
}
