//! The targets of Tayü other than squares and answers.

use std::fmt;

use cauce_rules::{Direction, tayu::TileKind};

/// A button of the hand, or information beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// Turns the tile: `turn`.
    Turn,
    /// Moves the tile to the next place where it can be laid: `next`.
    Next,
    /// Lays the tile where it is displayed: `lay`.
    Lay,
    /// Shows or hides the content of the bag: `bag`.
    Bag,
    /// A kind of tile in the list of remaining tiles: `kind-012`.
    Kind(TileKind),
    /// The count of a rim: `rim-north`.
    Rim(Direction),
    /// Raises or lowers the bid by this amount: `more-10`, `more--10`.
    More(i16),
}

impl crate::Item for Item {
    fn all() -> impl Iterator<Item = Self> {
        [Self::Turn, Self::Next, Self::Lay, Self::Bag]
            .into_iter()
            .chain(TileKind::all().map(Self::Kind))
            .chain(Direction::ALL.map(Self::Rim))
            .chain(Self::STEPS.into_iter().map(Self::More))
    }

    fn is_informational(self) -> bool {
        matches!(self, Self::Bag | Self::Rim(_))
    }
}

impl Item {
    /// Steps of the buttons that change the bid.
    pub const STEPS: [i16; 4] = [-10, -1, 1, 10];
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Turn => f.write_str("turn"),
            Self::Next => f.write_str("next"),
            Self::Lay => f.write_str("lay"),
            Self::Bag => f.write_str("bag"),
            Self::Kind(kind) => write!(f, "kind-{kind}"),
            Self::Rim(rim) => write!(f, "rim-{}", rim.name()),
            Self::More(more) => write!(f, "more-{more}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Item as _;

    #[test]
    fn items_parse_from_their_printed_form() {
        let kinds = TileKind::all().map(Item::Kind);
        let others = [Item::Turn, Item::Next, Item::Lay, Item::Bag, Item::More(10), Item::More(-1)];
        for item in kinds.chain(others).chain(Direction::ALL.map(Item::Rim)) {
            assert_eq!(Item::parse(&item.to_string()), Some(item));
        }
        for none in ["", "more-", "kind-999", "other-1", "turning"] {
            assert_eq!(Item::parse(none), None, "{none}");
        }
    }
}
