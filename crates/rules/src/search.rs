//! What a search needs of a game beyond playing it.

use crate::{Game, Seat, Square, Symmetry};

/// A position that a search can keep in tables: keys, symmetries, and numbered moves.
///
/// Everything here follows from what [`Game`] says; nothing here is needed to play.
///
/// ```
/// use cauce_rules::{Game, Search, snorkels};
///
/// let empty = snorkels::Position::start(&snorkels::Options::default()).unwrap();
/// let after = |token: &str| {
///     let mut position = empty;
///     let mv = position.parse(token).unwrap();
///     position.play(mv).map(|()| position).unwrap()
/// };
/// // Four corners are four positions and, turned round, one.
/// assert_ne!(after("a1").key(), after("g7").key());
/// assert_eq!(after("a1").canonical_key(), after("g7").canonical_key());
/// ```
pub trait Search: Game {
    /// Whether a position can come back in the course of a game, so that a search must look out
    /// for repetitions.
    const REPEATS: bool = false;

    /// 64 bits for a table of positions. Equal positions have equal keys, in whatever order their
    /// moves were made; positions that differ have different keys but for chance collisions.
    ///
    /// Keys are the same on all machines, and may change from version to version of this crate.
    fn key(&self) -> u64;

    /// The symmetries of the game on this board, the identity first.
    ///
    /// A symmetry leads to a position that offers the seat to move the same prospects. The seat
    /// itself may be another: see [`Search::seat_under`].
    fn symmetries(&self) -> &'static [Symmetry];

    /// The position under one of [`Search::symmetries`]; unchanged under any other.
    #[must_use]
    fn under(&self, symmetry: Symmetry) -> Self;

    /// Where a square comes to lie under one of [`Search::symmetries`].
    fn square_under(&self, square: Square, symmetry: Symmetry) -> Square;

    /// What a move becomes under one of [`Search::symmetries`].
    fn move_under(&self, mv: Self::Move, symmetry: Symmetry) -> Self::Move;

    /// Who, under one of [`Search::symmetries`], is where this seat is now.
    fn seat_under(&self, seat: Seat, _symmetry: Symmetry) -> Seat {
        seat
    }

    /// One key for all positions that are symmetric to each other, and the symmetry under which
    /// this position has it.
    ///
    /// With the symmetry a move that a table knows for the canonical position can be brought back
    /// to this one: it is [`Search::move_under`] of the symmetry's inverse.
    fn canonical(&self) -> (u64, Symmetry) {
        let keys = self.symmetries().iter().map(|&symmetry| (self.under(symmetry).key(), symmetry));
        keys.min().unwrap_or((self.key(), Symmetry::IDENTITY))
    }

    /// One key for all positions that are symmetric to each other.
    fn canonical_key(&self) -> u64 {
        self.canonical().0
    }

    /// All moves and chance events of this game with these options have indices below this.
    ///
    /// It is the same in all positions of one game, so that tables by move can be plain arrays.
    fn index_count(&self) -> u32;

    /// The index of a move or chance event. Different moves of one game have different indices;
    /// what is no move of this game has some index below [`Search::index_count`].
    fn index(&self, mv: Self::Move) -> u32;

    /// The move with this index, whether or not it is legal here; `None` where there is none.
    fn move_at(&self, index: u32) -> Option<Self::Move>;
}

/// Mixes words into one, so that each bit of the result depends on all bits of all words.
///
/// The mixer is the finaliser of SplitMix64 by Sebastiano Vigna (public domain).
pub(crate) fn mix(words: impl IntoIterator<Item = u64>) -> u64 {
    words.into_iter().fold(0, |key, word| {
        let mut z = (key ^ word).wrapping_add(0x9E37_79B9_7F4A_7C15);
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    })
}
