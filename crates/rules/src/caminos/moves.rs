//! The tokens of Caminos: a letter, a colon, and the square under each cube of a piece.

use alloc::string::ToString;
use core::fmt;

use super::{
    Board, MoveError, Orientation, Shape,
    bits::{Bits, STRIDE},
    pieces::COUNT,
};
use crate::{GameKind, Square};

/// The cubes of the largest piece.
const MAX_CUBES: usize = 4;

/// The squares under a piece whose anchor is `a1`, by orientation.
static FOOTPRINTS: [Bits; COUNT] = footprints();

const fn footprints() -> [Bits; COUNT] {
    let mut footprints = [0; COUNT];
    let mut index = 0;
    while let Some(orientation) = Orientation::from_index(index) {
        let columns = orientation.columns();
        let mut at = 0;
        while at < columns.len() {
            footprints[index] |= 1 << (columns[at].north * STRIDE + columns[at].east);
            at += 1;
        }
        index += 1;
    }
    footprints
}

/// A move of Caminos: a piece, its orientation, and where it is placed.
///
/// Since a legal piece touches the board, the orientation says the height of each cube. It prints as
/// its token, which leaves the heights out, so that it cannot be read without a position:
/// [`Game::parse`](crate::Game::parse) of a position reads it, which knows them.
///
/// ```
/// use cauce_rules::{Square, caminos::{Move, Shape}};
///
/// // The bar lies along a rank, along a file, or stands upright.
/// let at = Square::new(3, 3);
/// let bars = Shape::I.orientations().filter_map(|orientation| Move::new(orientation, at));
/// let mut tokens: Vec<_> = bars.map(|mv| mv.to_string()).collect();
/// tokens.sort();
/// assert_eq!(tokens, ["I:d4d4d4", "I:d4d5d6", "I:d4e4f4"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    orientation: Orientation,
    /// The south-western corner of the piece; every column has a square on the grid.
    anchor: Square,
}

impl Move {
    /// A piece with its south-western corner over a square, if all of it has squares with a name.
    ///
    /// The names end at file `k` and rank 11, the last of the largest board. Whether the squares are
    /// on the board that is played on is for the position to say.
    pub fn new(orientation: Orientation, anchor: Square) -> Option<Self> {
        let [east, north, _] = orientation.extent();
        let inside = anchor.file.checked_add(east).is_some_and(|end| end <= STRIDE)
            && anchor.rank.checked_add(north).is_some_and(|end| end <= STRIDE);
        inside.then_some(Self { orientation, anchor })
    }

    /// The shape of the piece.
    pub fn shape(self) -> Shape {
        self.orientation.shape()
    }

    /// The orientation of the piece.
    pub fn orientation(self) -> Orientation {
        self.orientation
    }

    /// The square of the south-western corner, which the piece itself need not stand over.
    pub fn anchor(self) -> Square {
        self.anchor
    }

    /// The columns of the piece, ordered by file, then rank: the square, the height at which the
    /// lowest cube begins, and how many cubes there are.
    pub fn columns(self) -> impl Iterator<Item = (Square, u8, u8)> {
        self.orientation.columns().iter().map(move |column| {
            let Square { file, rank } = self.anchor;
            (Square::new(file + column.east, rank + column.north), column.base, column.cubes)
        })
    }

    /// The squares that the piece stands over, each once, ordered by file, then rank.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        self.columns().map(|(square, _, _)| square)
    }

    /// The squares that the piece stands over, numbered as in [`Board::bits`].
    ///
    /// ```
    /// use cauce_rules::{Game, GameLine, caminos::Position};
    ///
    /// let game = "caminos".parse::<GameLine<Position>>()?.position();
    /// assert_eq!(game.parse("L:a1b1b1b1")?.bits(), 0b11);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn bits(self) -> u128 {
        let Square { file, rank } = self.anchor;
        FOOTPRINTS[self.orientation.index()] << (rank * STRIDE + file)
    }

    /// The cubes of the piece: the square under each, and its storey, 0 for a cube on the board.
    pub fn cubes(self) -> impl Iterator<Item = (Square, u8)> {
        self.columns().flat_map(|(square, base, cubes)| {
            (base..base + cubes).map(move |storey| (square, storey))
        })
    }

    /// The first square of the board's border at which a cube of the piece rests on the board.
    ///
    /// Where nobody joins two sides, the pieces that have one are counted. The sheet speaks of
    /// pieces that touch the border; a cube on top of another one does not.
    pub fn border(self, board: Board) -> Option<Square> {
        let grounded = self.columns().filter(|&(_, base, _)| base == 0);
        grounded.map(|(square, _, _)| square).find(|&square| board.is_border(square))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.shape().letter())?;
        self.cubes().try_for_each(|(square, _)| square.fmt(f))
    }
}

/// What a token says: a shape, and under each cube a square.
///
/// More than one orientation can leave the same footprint, as an L that stands on its foot and one
/// that reaches out with an arm do. The heights tell them apart, and those are for the position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Footprint {
    pub(super) shape: Shape,
    /// Ordered by file, then rank; a square stands once for each cube over it.
    squares: [Square; MAX_CUBES],
}

impl Footprint {
    /// Reads a token.
    pub(super) fn parse(token: &str) -> Result<Self, crate::MoveError> {
        let (meant, cubes) =
            Self::parse_loosely(token).ok_or(crate::MoveError::Unreadable(GameKind::Caminos))?;
        if cubes != usize::from(meant.shape.cubes()) {
            return Err(MoveError::NotTheShape(meant.shape).into());
        }
        let canonical = meant.to_string();
        if canonical != token {
            return Err(crate::MoveError::Spelling(canonical));
        }
        Ok(meant)
    }

    /// Reads letters of either case and squares in any order, and counts the squares; of more than
    /// a piece can have, those that come first are kept.
    fn parse_loosely(token: &str) -> Option<(Self, usize)> {
        let (letter, squares) = token.split_once(':')?;
        let mut letters = letter.chars();
        let shape = Shape::from_letter(letters.next()?.to_ascii_uppercase())?;
        if letters.next().is_some() {
            return None;
        }
        let lower = squares.to_ascii_lowercase();
        let mut rest = lower.as_str();
        let mut meant = Self { shape, squares: [Square::new(0, 0); MAX_CUBES] };
        let mut cubes = 0;
        while !rest.is_empty() {
            let (square, after) = Square::parse_prefix(rest)?;
            if let Some(place) = meant.squares.get_mut(cubes) {
                *place = square;
                // It sinks to its place among those before it.
                let mut at = cubes;
                while at > 0 && meant.squares[at - 1] > square {
                    meant.squares.swap(at - 1, at);
                    at -= 1;
                }
            }
            cubes += 1;
            rest = after;
        }
        Some((meant, cubes))
    }

    /// The square under each cube.
    pub(super) fn squares(&self) -> &[Square] {
        self.squares.split_at(usize::from(self.shape.cubes())).0
    }

    /// The moves that leave this footprint, by what they need the present heights to be.
    pub(super) fn moves(&self) -> impl Iterator<Item = Move> {
        let corner = self.squares().iter().copied().reduce(|corner, square| {
            Square::new(corner.file.min(square.file), corner.rank.min(square.rank))
        });
        self.shape
            .orientations()
            .filter_map(move |orientation| Move::new(orientation, corner?))
            .filter(|mv| mv.cubes().map(|(square, _)| square).eq(self.squares().iter().copied()))
    }
}

impl fmt::Display for Footprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.shape.letter())?;
        self.squares().iter().try_for_each(|square| square.fmt(f))
    }
}
