use super::{Colour, Material, Move, Orientation, Shape, bits::STRIDE};
use crate::Square;

/// A piece on the board.
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
    /// The material of its cubes.
    pub material: Material,
    /// The move that placed it.
    pub mv: Move,
}

impl PlacedPiece {
    /// Creates a piece placed by this colour. A bar is neutral.
    pub(super) fn new(colour: Colour, mv: Move) -> Self {
        let neutral = mv.shape() == Shape::I;
        Self { material: if neutral { Material::Neutral } else { colour.into() }, mv }
    }

    /// Encodes the piece as a number less than [`NONE`].
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

const ANCHORS: i16 = (STRIDE as i16).pow(2);

/// A bit above all codes of orientations and anchors.
const YELLOW: i16 = 1 << 13;

/// The code of an unused entry, greater than any piece.
const NONE: i16 = i16::MAX;

/// The capacity: at least the 28 pieces of the colours and two neutral bars.
const CAPACITY: usize = 32;

/// The pieces on the board, sorted by code, so that equal sets are equal lists.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct PieceList([i16; CAPACITY]);

impl PieceList {
    pub(super) const EMPTY: Self = Self([NONE; CAPACITY]);

    /// Inserts a piece. If the list is full, the greatest code is lost.
    #[inline]
    pub(super) fn insert(&mut self, piece: PlacedPiece) {
        // Greater codes move up by one. `min` and `max` do this without branches.
        let (old, code) = (self.0, piece.code());
        self.0[0] = old[0].min(code);
        for at in 1..CAPACITY {
            self.0[at] = old[at].min(code).max(old[at - 1]);
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = PlacedPiece> + use<> {
        let codes = self.0;
        codes.into_iter().take_while(|&code| code != NONE).filter_map(PlacedPiece::decode)
    }

    pub(super) fn words(&self) -> impl Iterator<Item = u64> {
        let word = |word: u64, &code: &i16| word << 16 | u64::from(code.unsigned_abs());
        self.0.chunks(4).map(move |codes| codes.iter().fold(0, word))
    }
}
