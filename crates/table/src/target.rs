//! What can be pressed at a table.

use std::fmt;

use cauce_rules::{
    AnyGame, Direction, Square, Token,
    caminos::{Orientation, Shape},
    tayu::Kind,
};

/// Something that can be pressed: a place on the board, or a button beside it.
///
/// It prints as the id that a page gives to the element, and is read back from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A square of the board, `d4`.
    Square(Square),
    /// An answer that is itself a token, `play:swap`.
    Answer(Token),
    /// A part of the hand, `item:NAME`: see [`Item`].
    Item(Item),
}

/// A part of the hand that is neither a square nor a whole token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// Takes back what is half done, `cancel`.
    Cancel,
    /// Turns what is in the hand, `turn`.
    Turn,
    /// Caminos: tips the piece over the side that faces this way, `tip-north`.
    Tip(Direction),
    /// Caminos: takes a piece of this shape into the hand, `piece-L`.
    Piece(Shape),
    /// Caminos: lets the piece lie this way, `way-17` by the number of the orientation.
    Way(Orientation),
    /// Caminos: shows or hides the other ways in which the piece can lie, `ways`.
    Ways,
    /// Caminos: shows the next piece that fits over the square the hand is over, `fit`.
    Fit,
    /// Places the piece where it is shown, `place`.
    Place,
    /// Sendas: the square beyond the mover's far edge in a file, counted from 0, `beyond-e`.
    Beyond(u8),
    /// Sendas: turns the piece in the hand over for good, `flip`.
    Flip,
    /// Declines the draw that the table proposes, `decline`.
    Decline,
    /// Moves what is in the hand to the next place where it can be put down, `next`.
    Next,
    /// Tayü: shows or hides what is left in the bag, `bag`.
    Bag,
    /// Tayü: a kind of tile in the list of what is left, `kind-012`.
    Kind(Kind),
    /// Tayü: raises the bid by so much, or lowers it, `more-10` and `more--10`.
    More(i16),
}

impl Item {
    fn parse(text: &str) -> Option<Self> {
        match text {
            "cancel" => Some(Self::Cancel),
            "turn" => Some(Self::Turn),
            "ways" => Some(Self::Ways),
            "fit" => Some(Self::Fit),
            "place" => Some(Self::Place),
            "flip" => Some(Self::Flip),
            "decline" => Some(Self::Decline),
            "next" => Some(Self::Next),
            "bag" => Some(Self::Bag),
            _ => match text.split_once('-')? {
                ("tip", way) => {
                    Direction::ALL.into_iter().find(|over| way == over.name()).map(Self::Tip)
                }
                ("piece", letter) => {
                    { Shape::ALL.into_iter().find(|shape| letter == shape.letter().to_string()) }
                        .map(Self::Piece)
                }
                ("beyond", file) => {
                    let square = Square::parse(&format!("{file}1"))?;
                    (square.rank == 0).then_some(Self::Beyond(square.file))
                }
                ("way", number) => {
                    Orientation::all().find(|way| number == way.index().to_string()).map(Self::Way)
                }
                ("kind", name) => Kind::all().find(|kind| name == kind.to_string()).map(Self::Kind),
                ("more", number) => number.parse().ok().map(Self::More),
                _ => None,
            },
        }
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cancel => f.write_str("cancel"),
            Self::Turn => f.write_str("turn"),
            Self::Tip(over) => write!(f, "tip-{}", over.name()),
            Self::Piece(shape) => write!(f, "piece-{}", shape.letter()),
            Self::Way(way) => write!(f, "way-{}", way.index()),
            Self::Ways => f.write_str("ways"),
            Self::Fit => f.write_str("fit"),
            Self::Place => f.write_str("place"),
            Self::Beyond(file) => write!(f, "beyond-{}", char::from(b'a' + file % 26)),
            Self::Flip => f.write_str("flip"),
            Self::Decline => f.write_str("decline"),
            Self::Next => f.write_str("next"),
            Self::Bag => f.write_str("bag"),
            Self::Kind(kind) => write!(f, "kind-{kind}"),
            Self::More(more) => write!(f, "more-{more}"),
        }
    }
}

impl Target {
    /// Reads an id. Tokens are read in the position that they are an answer to.
    pub fn parse(id: &str, game: &AnyGame) -> Option<Self> {
        if let Some(token) = id.strip_prefix("play:") {
            return game.parse(token).ok().map(Self::Answer);
        }
        if let Some(item) = id.strip_prefix("item:") {
            return Item::parse(item).map(Self::Item);
        }
        Square::parse(id).map(Self::Square)
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Square(square) => square.fmt(f),
            Self::Answer(token) => write!(f, "play:{token}"),
            Self::Item(item) => write!(f, "item:{item}"),
        }
    }
}
