use alloc::string::ToString;
use core::fmt;

use super::{
    Board, MoveError, Orientation, Shape,
    bits::{Bits, STRIDE},
    pieces::COUNT,
};
use crate::{GameKind, Square};

const MAX_CUBES: usize = 4;

/// The squares under a piece with the anchor `a1`, by orientation.
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

/// A move of Caminos: a piece, its orientation and its place.
///
/// A legal piece rests on the board, so the orientation determines the height of each cube. A move
/// prints as its token, which omits the heights. Therefore, only
/// [`Game::parse`](crate::Game::parse) of a position, which knows the heights, can parse it.
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
    /// The south-western corner of the piece. All columns are on the grid.
    anchor: Square,
}

impl Move {
    /// Returns the move that places a piece with its south-western corner on `anchor`, or `None` if
    /// a part of it is off the grid.
    ///
    /// The grid has the files `a` to `k` and the ranks 1 to 11, as many as the largest board. The
    /// squares need not be on the board of a game.
    pub fn new(orientation: Orientation, anchor: Square) -> Option<Self> {
        let [east, north, _] = orientation.extent();
        let inside = anchor.file.checked_add(east).is_some_and(|end| end <= STRIDE)
            && anchor.rank.checked_add(north).is_some_and(|end| end <= STRIDE);
        inside.then_some(Self { orientation, anchor })
    }

    /// Returns the shape of the piece.
    pub fn shape(self) -> Shape {
        self.orientation.shape()
    }

    /// Returns the orientation of the piece.
    pub fn orientation(self) -> Orientation {
        self.orientation
    }

    /// Returns the square of the south-western corner. The piece itself need not cover it.
    pub fn anchor(self) -> Square {
        self.anchor
    }

    /// Returns the columns as (square, storey of the lowest cube, cubes), ordered by file, then
    /// rank.
    pub fn columns(self) -> impl Iterator<Item = (Square, u8, u8)> {
        self.orientation.columns().iter().map(move |column| {
            let Square { file, rank } = self.anchor;
            (Square::new(file + column.east, rank + column.north), column.base, column.cubes)
        })
    }

    /// Returns the squares under the piece, each once, ordered by file, then rank.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        self.columns().map(|(square, _, _)| square)
    }

    /// Returns the squares under the piece as a bitboard; see [`Board::bits`].
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

    /// Returns the cubes of the piece as (square, storey). Storey 0 is on the board.
    pub fn cubes(self) -> impl Iterator<Item = (Square, u8)> {
        self.columns().flat_map(|(square, base, cubes)| {
            (base..base + cubes).map(move |storey| (square, storey))
        })
    }

    /// Returns the first border square on which a cube rests on the board, if any. The rules of
    /// Caminos count such pieces if no colour joins two sides.
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

/// The content of a token: a shape, and the square under each cube.
///
/// Several orientations can have the same footprint: an L standing on its foot, and an L with its
/// foot in the air. The heights of the position distinguish them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Footprint {
    pub(super) shape: Shape,
    /// Ordered by file, then rank. A square is repeated for each cube over it.
    squares: [Square; MAX_CUBES],
}

impl Footprint {
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

    /// Parses letters of either case and squares in any order. Counts all squares, but stores only
    /// four.
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
                // Insertion sort.
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

    pub(super) fn squares(&self) -> &[Square] {
        self.squares.split_at(usize::from(self.shape.cubes())).0
    }

    /// Returns the moves with this footprint, which differ in the heights they need.
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
