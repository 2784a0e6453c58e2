use super::{Move, Position, Squares, generate::LinkedPosition};
use crate::{Game, MoveError};

/// The effect of a move on links and trails.
///
/// ```
/// use cauce_rules::{Game, GameLine, sendas::Position};
///
/// let line = "sendas white=c4ES,d4EW,e4NESW,f4EW,g4ESW,h4SW \
///             black=e5NSW,d5EW,e6NS,e7NESW,d7ES,f7SW : pass";
/// let position = line.parse::<GameLine<Position>>()?.position();
/// // Black closes the only piece that white's cross on e4 is open to.
/// let effect = position.effect(position.parse("e5=NEW")?)?;
/// assert!(effect.parts && !effect.joins);
/// assert_eq!(effect.unlinked.to_string(), "e4");
/// assert!(effect.linked.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Effect {
    /// The pieces with which the moved piece is newly linked.
    pub linked: Squares,
    /// The pieces with which the moved piece is no longer linked.
    pub unlinked: Squares,
    /// Whether the move joins the two trails.
    pub joins: bool,
    /// Whether the move parts the two trails.
    pub parts: bool,
}

impl Position {
    /// Returns the effect of a move. An exit neither joins nor parts the trails, because the game
    /// is over.
    ///
    /// # Errors
    /// Returns an error if the move is not legal.
    pub fn effect(&self, mv: Move) -> Result<Effect, MoveError> {
        self.check(mv)?;
        let mut after = *self;
        after.apply(mv);
        let (was, is) = (LinkedPosition::new(self), LinkedPosition::new(&after));
        let linked_with = |ground: &LinkedPosition<'_>, at| ground.links.around(Squares::only(at));
        let (before, now) = match mv {
            Move::Put { from, to, .. } => (linked_with(&was, from), linked_with(&is, to)),
            Move::Flip(square) => (linked_with(&was, square), linked_with(&is, square)),
            Move::Exit { from, file, colour } => {
                (linked_with(&was, from), Squares::only(colour.gate(file)))
            }
            Move::Pass => (Squares::NONE, Squares::NONE),
        };
        let goes_on = !after.is_over();
        Ok(Effect {
            linked: now & !before,
            unlinked: before & !now,
            joins: goes_on && is.joined && !was.joined,
            parts: goes_on && was.joined && !is.joined,
        })
    }
}
