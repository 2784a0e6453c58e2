//! Targets: what can be pressed at a table.

use std::fmt;

use cauce_rules::{Square, Token};

use crate::{Item, Play};

/// A place on the board, or a button beside it.
///
/// `Display` prints the id that a page gives to the element; [`Target::parse`] reads it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target<G: Play> {
    /// A square of the board: `d4`.
    Square(Square),
    /// A whole token: `play:swap`.
    Answer(Token<G::Move>),
    /// A part of the hand, by its name in the game: `item:NAME`.
    Item(G::Item),
}

impl<G: Play> Copy for Target<G> {}

impl<G: Play> Target<G> {
    /// Creates the answer that plays a move.
    pub const fn play(mv: G::Move) -> Self {
        Self::Answer(Token::Move(mv))
    }

    /// Returns whether a press only displays something and does not change the move.
    pub fn is_informational(self) -> bool {
        matches!(self, Self::Item(item) if item.is_informational())
    }

    /// Parses an id. Tokens are parsed in the position `game`.
    pub fn parse(id: &str, game: &G) -> Option<Self> {
        if let Some(token) = id.strip_prefix("play:") {
            return game.parse_token(token).ok().map(Self::Answer);
        }
        if let Some(item) = id.strip_prefix("item:") {
            return G::Item::parse(item).map(Self::Item);
        }
        Square::parse(id).map(Self::Square)
    }
}

impl<G: Play> fmt::Display for Target<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Square(square) => square.fmt(f),
            Self::Answer(token) => write!(f, "play:{token}"),
            Self::Item(item) => write!(f, "item:{item}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cauce_rules::{Game as _, GameLine, sendas::Position};

    #[test]
    fn targets_parse_from_their_printed_form() {
        let game = "sendas".parse::<GameLine<Position>>().unwrap().position();
        for (id, is_target) in [
            ("d4", true),
            ("play:pass", true),
            ("item:turn", true),
            ("play:a1", false),
            ("item:a1", false),
            ("pass", false),
            ("", false),
        ] {
            let read = Target::parse(id, &game).map(|target| target.to_string());
            assert_eq!(read.as_deref(), is_target.then_some(id), "{id}");
        }
        let pass = game.parse_token("pass").unwrap();
        let mv = pass.mv().unwrap();
        assert_eq!(Target::<Position>::play(mv), Target::Answer(pass));
    }
}
