//! The contract between a game's own drawing and everybody who shows it.

use cauce_rules::{AnyGame, AnyMove, Game, Phrase, Seat, Token};
use cauce_table::{
    AnyHand, Table, Target,
    hand::{self, Hand},
};

use crate::{Choice, Eye, Picture, Place, caminos, sendas, snorkels, tayu};

/// What is on the table at one moment, as one game knows it.
pub(crate) struct Look<'a, H: Hand> {
    /// The table.
    pub(crate) table: &'a Table,
    /// Its position.
    pub(crate) game: &'a H::Position,
    /// The half-made move.
    pub(crate) hand: &'a H,
    /// The last token and the position before it; none at the start and after an ending that
    /// every game has.
    pub(crate) last: Option<(&'a H::Position, MoveOf<H>)>,
    /// From where the board is looked at.
    pub(crate) eye: &'a Eye,
    /// How far the last move has got on its way to its place: 0 it has just begun, 1 it is there.
    pub(crate) t: f32,
}

type MoveOf<H> = <<H as Hand>::Position as Game>::Move;

impl<H: Hand> Clone for Look<'_, H> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<H: Hand> Copy for Look<'_, H> {}

impl<H: Hand> Look<'_, H> {
    /// The move that a press on the aimed target would make.
    pub(crate) fn proposal(self) -> Option<MoveOf<H>> {
        self.hand.proposal(self.game, self.table.aimed()?)
    }
}

/// How what is on the table is shown. The first seven are always needed; the others say little by
/// default.
pub(crate) trait Stage {
    /// The board as it looks now.
    fn picture(&self) -> Picture;

    /// The width and height of the picture, without drawing it.
    fn size(&self) -> (f32, f32);

    /// What can be pressed on the board, from the back to the front.
    fn places(&self) -> Vec<Place>;

    /// What is expected of whom, while the game goes on.
    fn status(&self) -> Phrase;

    /// The last move as an announcement.
    fn said(&self) -> Option<Phrase>;

    /// What decided the game, beyond what all games have in common.
    fn ending(&self) -> Vec<Phrase>;

    /// How long the last token takes to get to its place, in milliseconds.
    fn duration(&self) -> u32;

    /// Something that helps with what is aimed at or half done.
    fn hint(&self) -> Option<Phrase> {
        None
    }

    /// What is in the hand and how it is turned, for who does not see it.
    fn in_hand(&self) -> Option<Phrase> {
        None
    }

    /// Where that would come to lie if it were put down where it is held, for who does not see it.
    fn over(&self) -> Option<Phrase> {
        None
    }

    /// Buttons beside the board.
    fn choices(&self) -> Vec<Choice> {
        Vec::new()
    }

    /// What a key presses that depends on from where the board is looked at.
    fn shortcut(&self, _key: &str) -> Option<Target> {
        None
    }

    /// The picture on a button.
    fn icon(&self, _target: Target) -> Option<Picture> {
        None
    }

    /// What is worth knowing about a seat.
    fn facts(&self, _seat: Seat) -> Vec<Phrase> {
        Vec::new()
    }

    /// Whether the board can be looked at from other sides.
    fn is_turnable(&self) -> bool {
        false
    }
}

/// Defines what depends on which game it is, from one list of the games.
macro_rules! stages {
    ($($Game:ident = $module:ident),+ $(,)?) => {
        /// What is on a table as its own game shows it; `t` is how far the last move has got.
        pub(crate) fn on<'a>(table: &'a Table, eye: &'a Eye, t: f32) -> Box<dyn Stage + 'a> {
            match (table.game(), table.hand()) {
                $((AnyGame::$Game(game), AnyHand::$Game(hand)) => {
                    let last = match table.last() {
                        Some((AnyGame::$Game(before), Token::Move(AnyMove::$Game(mv)))) => {
                            Some((before, mv))
                        }
                        _ => None,
                    };
                    Box::new(Look::<hand::$module::Hand> { table, game, hand, last, eye, t })
                })+
                _ => unreachable!("the hand of a table is one of its game"),
            }
        }

        /// A name for a move that cannot be read as it stands.
        pub(crate) fn move_label(mv: AnyMove) -> Option<Phrase> {
            match mv {
                $(AnyMove::$Game(mv) => $module::move_label(mv)),+
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

/// The board as it looks, the last move having got so far on its way: 0 begins, 1 is at rest.
pub fn picture(table: &Table, eye: &Eye, t: f32) -> Picture {
    let t = if t.is_finite() { t.clamp(0.0, 1.0) } else { 1.0 };
    on(table, eye, t).picture()
}

/// What can be pressed on the board, from the back to the front.
pub fn places(table: &Table, eye: &Eye) -> Vec<Place> {
    on(table, eye, 1.0).places()
}

/// The picture on a button, where it has one. The id is the button's.
pub fn icon(table: &Table, eye: &Eye, id: &str) -> Option<Picture> {
    on(table, eye, 1.0).icon(Target::parse(id, table.game())?)
}

/// What a key presses that depends on from where the board is looked at, if it does.
pub fn shortcut(table: &Table, eye: &Eye, key: &str) -> Option<Target> {
    on(table, eye, 1.0).shortcut(key)
}

/// How long the last token takes to get to its place, in milliseconds.
pub fn duration(table: &Table) -> u32 {
    on(table, &Eye::above(), 1.0).duration()
}

/// The width and height of the board's picture in board units, without drawing it.
pub fn size(table: &Table, eye: &Eye) -> (f32, f32) {
    on(table, eye, 1.0).size()
}
