//! What can be pressed beside squares and answers.

use std::fmt;

use cauce_rules::tayu::Kind;

/// A part of the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// Turns the tile, `turn`.
    Turn,
    /// Moves the tile to the next place where it can be laid, `next`.
    Next,
    /// Shows or hides what is left in the bag, `bag`.
    Bag,
    /// A kind of tile in the list of what is left, `kind-012`.
    Kind(Kind),
    /// Raises the bid by so much, or lowers it, `more-10` and `more--10`.
    More(i16),
}

impl crate::Item for Item {
    fn parse(name: &str) -> Option<Self> {
        match name {
            "turn" => Some(Self::Turn),
            "next" => Some(Self::Next),
            "bag" => Some(Self::Bag),
            _ => match name.split_once('-')? {
                ("kind", name) => Kind::all().find(|kind| name == kind.to_string()).map(Self::Kind),
                ("more", number) => number.parse().ok().map(Self::More),
                _ => None,
            },
        }
    }

    fn only_shows(self) -> bool {
        self == Self::Bag
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Turn => f.write_str("turn"),
            Self::Next => f.write_str("next"),
            Self::Bag => f.write_str("bag"),
            Self::Kind(kind) => write!(f, "kind-{kind}"),
            Self::More(more) => write!(f, "more-{more}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Item as _;

    #[test]
    fn items_are_read_as_they_are_printed() {
        let kinds = Kind::all().map(Item::Kind);
        let others = [Item::Turn, Item::Next, Item::Bag, Item::More(10), Item::More(-1)];
        for item in kinds.chain(others) {
            assert_eq!(Item::parse(&item.to_string()), Some(item));
        }
        for none in ["", "more-", "kind-999", "other-1", "turning"] {
            assert_eq!(Item::parse(none), None, "{none}");
        }
    }
}
