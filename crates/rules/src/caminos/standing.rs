//! The pieces that stand on the board, whatever the order in which they were placed.

use super::{Colour, Material, Move, Orientation, Shape, bits::STRIDE};
use crate::Square;

/// A piece that stands on the board.
///
/// ```
/// use cauce_rules::{Game, Square, caminos};
///
/// let mut game = caminos::Position::start(&caminos::Options::default())?;
/// game.play(game.parse("L:d4d4d4e4")?)?;
/// let piece = game.piece_at(Square::new(3, 3), 2).ok_or("nothing stands there")?;
/// assert_eq!(piece.material, caminos::Material::Green);
/// assert_eq!(piece.mv.to_string(), "L:d4d4d4e4");
/// assert_eq!(piece.mv.cubes().count(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlacedPiece {
    /// What its cubes are made of.
    pub material: Material,
    /// The move that placed it: its shape, its orientation, and where.
    pub mv: Move,
}

impl PlacedPiece {
    /// A piece that this colour placed; a bar is neutral, whoever placed it.
    pub(super) fn new(colour: Colour, mv: Move) -> Self {
        let neutral = mv.shape() == Shape::I;
        Self { material: if neutral { Material::Neutral } else { colour.into() }, mv }
    }

    /// The whole piece as one number, smaller than [`NONE`].
    fn code(self) -> i16 {
        let Square { file, rank } = self.mv.anchor();
        let anchor = i16::from(rank * STRIDE + file);
        let placement = self.mv.orientation().index() as i16 * ANCHORS + anchor;
        placement | if self.material == Material::Yellow { YELLOW } else { 0 }
    }

    fn decode(code: i16) -> Option<Self> {
        let colour = if code & YELLOW == 0 { Colour::Green } else { Colour::Yellow };
        let placement = code & !YELLOW;
        let anchor = (placement % ANCHORS) as u8;
        let anchor = Square::new(anchor % STRIDE, anchor / STRIDE);
        let orientation =
            Orientation::from_index(usize::from((placement / ANCHORS).unsigned_abs()))?;
        Some(Self::new(colour, Move::new(orientation, anchor)?))
    }
}

/// The squares of the grid.
const ANCHORS: i16 = (STRIDE as i16).pow(2);

/// The bit above all orientations and anchors.
const YELLOW: i16 = 1 << 13;

/// Stands where there is no piece; larger than all pieces.
const NONE: i16 = i16::MAX;

/// Room for the 28 pieces of the colours and two neutral bars.
const ROOM: usize = 32;

/// The pieces that stand, sorted, so that equal sets of pieces are equal lists.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Standing([i16; ROOM]);

impl Standing {
    pub(super) const EMPTY: Self = Self([NONE; ROOM]);

    /// Puts a piece in its place; in a full list, the largest is lost.
    #[inline]
    pub(super) fn insert(&mut self, piece: PlacedPiece) {
        // What is larger moves up by one, the new piece follows what is smaller: with `min` and
        // `max` the whole list is done in a few instructions and without a branch.
        let (old, code) = (self.0, piece.code());
        self.0[0] = old[0].min(code);
        for at in 1..ROOM {
            self.0[at] = old[at].min(code).max(old[at - 1]);
        }
    }

    /// All pieces in the order of their codes.
    pub(super) fn iter(&self) -> impl Iterator<Item = PlacedPiece> + use<> {
        let codes = self.0;
        codes.into_iter().take_while(|&code| code != NONE).filter_map(PlacedPiece::decode)
    }

    /// The list as words of a key.
    pub(super) fn words(&self) -> impl Iterator<Item = u64> {
        let word = |word: u64, &code: &i16| word << 16 | u64::from(code.unsigned_abs());
        self.0.chunks(4).map(move |codes| codes.iter().fold(0, word))
    }
}
