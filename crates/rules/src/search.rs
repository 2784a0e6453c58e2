use crate::{Game, Seat, Square, Symmetry};

/// A position with hash keys, symmetries and numbered moves, for use in a search.
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
/// // Four corners are four positions, but they are symmetric.
/// assert_ne!(after("a1").key(), after("g7").key());
/// assert_eq!(after("a1").canonical_key(), after("g7").canonical_key());
/// ```
pub trait Search: Game {
    /// Whether a position can recur during a game, so that a search must detect repetitions.
    const REPEATS: bool = false;

    /// Returns a hash key for a table of positions. Equal positions have equal keys, regardless of
    /// the order of moves. Different positions have different keys except for chance collisions.
    ///
    /// Keys are the same on all machines. They may change between versions of this crate.
    fn key(&self) -> u64;

    /// Returns the symmetries of the game on this board, the identity first.
    ///
    /// The position under a symmetry has the same value for the seat to move. That seat may be
    /// another one: see [`Search::seat_under`].
    fn symmetries(&self) -> &'static [Symmetry];

    /// Returns the position under one of [`Search::symmetries`], or unchanged under any other.
    #[must_use]
    fn under(&self, symmetry: Symmetry) -> Self;

    /// Returns the image of a square under one of [`Search::symmetries`].
    fn square_under(&self, square: Square, symmetry: Symmetry) -> Square;

    /// Returns the image of a move under one of [`Search::symmetries`].
    fn move_under(&self, mv: Self::Move, symmetry: Symmetry) -> Self::Move;

    /// Returns the image of a seat under one of [`Search::symmetries`].
    fn seat_under(&self, seat: Seat, _symmetry: Symmetry) -> Seat {
        seat
    }

    /// Returns a key shared by all symmetric positions, and the symmetry that leads to the position
    /// with this key.
    ///
    /// To translate a move stored for the canonical position back to this one, apply
    /// [`Search::move_under`] with the inverse of the symmetry.
    fn canonical(&self) -> (u64, Symmetry) {
        let keys = self.symmetries().iter().map(|&symmetry| (self.under(symmetry).key(), symmetry));
        keys.min().unwrap_or((self.key(), Symmetry::IDENTITY))
    }

    /// Returns a key shared by all symmetric positions.
    fn canonical_key(&self) -> u64 {
        self.canonical().0
    }

    /// Returns the exclusive upper bound of the indices of moves, which is constant during a game.
    fn move_index_count(&self) -> u32;

    /// Returns the index of a move or chance event. Different moves of a game have different
    /// indices. An impossible move has an arbitrary index below [`Search::move_index_count`].
    fn index(&self, mv: Self::Move) -> u32;

    /// Returns the move with this index, legal here or not, or `None` if there is none.
    fn move_from_index(&self, index: u32) -> Option<Self::Move>;
}

/// Hashes words to one word, in which each bit depends on all input bits.
///
/// The mixer is the finalizer of SplitMix64 by Sebastiano Vigna (public domain).
pub(crate) fn mix(words: impl IntoIterator<Item = u64>) -> u64 {
    words.into_iter().fold(0, |key, word| {
        let mut z = (key ^ word).wrapping_add(0x9E37_79B9_7F4A_7C15);
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    })
}
