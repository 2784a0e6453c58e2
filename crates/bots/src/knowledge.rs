//! What a game provides to the search, beyond its rules.

use cauce_rules::{Search, Seat, Square};

use crate::{Proof, Rng, Skill};

/// The value of a position to each seat, from 0 for a loss to 1 for a win. Partners share one
/// value, and the values of the sides add up to 1.
pub type Values = [f32; Seat::MAX as usize];

/// A game that the search can play well.
///
/// The search grows its tree by one leaf at a time. It values a new leaf with
/// [`Knowledge::evaluate`]. Once a leaf has enough visits, [`Knowledge::candidates`] provides its
/// children. Chance events, ends of games and repetitions follow from the rules.
pub trait Knowledge: Search {
    /// Number of visits after which a leaf is expanded.
    const EXPANSION_THRESHOLD: u32;

    /// The exploration constant of PUCT, which weighs the bonus of moves with few visits for their
    /// prior.
    const EXPLORATION: f32;

    /// Number of visits at which a move's own results weigh as much as its AMAF value, or 0 without
    /// AMAF. AMAF ("all moves as first") counts the playouts in which the move came at any later
    /// time.
    const AMAF_WEIGHT: f32 = 0.0;

    /// When the search reads forced sequences; `None` if the game has no [`Knowledge::forced`].
    const READING: Option<Reading> = None;

    /// The levels of the game, weakest first. There are at most eight, and fewer if eight would be
    /// too close to each other in strength.
    const SKILLS: &[Skill];

    /// Lists the moves of the seat to move that are worth searching. It is called only if a seat is
    /// to move, and must list at least one legal move and none of them twice.
    ///
    /// A move that wins at once should be the only one. In a position that is lost whatever is
    /// played, any single move will do.
    fn candidates(&self, list: &mut Candidates<Self::Move>);

    /// Estimates the value of an unfinished position to each seat, by a playout, by a static
    /// evaluation, or by a mixture of both.
    ///
    /// Moves of a playout may be recorded in `played`, for AMAF.
    fn evaluate(&self, rng: &mut Rng, played: &mut PlayoutMoves) -> Values;

    /// Lists moves that certainly win or lose, with the proved results after them. These follow
    /// from sequences of forced moves and, if `deep` is set, from everything else that needs no
    /// search. It is called only if a seat is to move.
    fn forced(&self, _deep: bool, _proofs: &mut Vec<(Self::Move, Proof)>) {}

    /// The square of a move, if it has a single one. Weak levels overlook moves far from the last
    /// one, as people do.
    fn place(mv: Self::Move) -> Option<Square>;

    /// Whether a move does nothing, or next to nothing. Weak levels avoid such moves, as people do
    /// unless they see that acting would harm them.
    fn is_idle(_mv: Self::Move) -> bool {
        false
    }
}

/// When a search reads forced sequences; see [`Knowledge::forced`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// Number of steps before the first reading. Levels that make fewer steps never read, like
    /// people who have just learnt a game.
    pub steps: u32,
    /// The visits at which a position is read, first normally and then deeply. Most positions never
    /// reach the first number.
    pub visits: [u32; 2],
}

/// Moves worth searching, each with a weight that says how likely it seems to be the best.
///
/// ```
/// let mut list = cauce_bots::Candidates::new();
/// list.push("e4", 3.0);
/// list.push("a3", 1.0);
/// assert!(list.iter().eq([("e4", 0.75), ("a3", 0.25)]));
/// ```
#[derive(Clone, Debug)]
pub struct Candidates<M> {
    list: Vec<(M, f32)>,
    selective: bool,
}

impl<M: Copy> Candidates<M> {
    /// Creates an empty list.
    pub const fn new() -> Self {
        Self { list: Vec::new(), selective: false }
    }

    /// Empties the list.
    pub fn clear(&mut self) {
        self.list.clear();
        self.selective = false;
    }

    /// Adds a move. Its weight should be above 0; only the ratios of the weights matter.
    pub fn push(&mut self, mv: M, weight: f32) {
        self.list.push((mv, weight));
    }

    /// Makes this move the only one, because no other can be better.
    pub fn set_only(&mut self, mv: M) {
        self.clear();
        self.push(mv, 1.0);
    }

    /// Keeps the `count` moves with the greatest weights, greatest first. Of equal weights, those
    /// added first are kept.
    ///
    /// A dropped move might have been good. If all moves that are kept lose, nothing is proved.
    pub fn keep_best(&mut self, count: usize) {
        if count == 0 || count >= self.list.len() {
            return;
        }
        let mut weights: Vec<f32> = self.list.iter().map(|&(_, weight)| weight).collect();
        let (_, &mut least, _) = weights.select_nth_unstable_by(count - 1, |a, b| b.total_cmp(a));
        let above = self.list.iter().filter(|&&(_, weight)| weight > least).count();
        let mut equal = count - above;
        self.list.retain(|&(_, weight)| {
            weight > least
                || weight == least && {
                    let kept = equal > 0;
                    equal -= usize::from(kept);
                    kept
                }
        });
        self.list.sort_by(|one, other| other.1.total_cmp(&one.1));
        self.selective = true;
    }

    /// Sets the weights of all moves from their estimated values, from 0 to 1. A move that is 0.05
    /// worse than the best gets a quarter of its weight.
    pub fn weigh(&mut self, worth: impl Fn(M) -> f32) {
        for (mv, weight) in &mut self.list {
            *weight = worth(*mv);
        }
        let best = self.list.iter().fold(0.0_f32, |best, &(_, worth)| best.max(worth));
        for (_, weight) in &mut self.list {
            let behind = 1.0 + 20.0 * (best - *weight);
            *weight = 1.0 / (behind * behind);
        }
    }

    /// Whether moves that might have been good were left out.
    pub const fn is_selective(&self) -> bool {
        self.selective
    }

    /// Number of moves.
    pub const fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether the list is empty.
    pub const fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Iterates over the moves with their priors, which add up to 1.
    pub fn iter(&self) -> impl Iterator<Item = (M, f32)> {
        let sum: f32 = self.list.iter().map(|&(_, weight)| weight).sum();
        self.list.iter().map(move |&(mv, weight)| (mv, weight / sum))
    }
}

impl<M: Copy> Default for Candidates<M> {
    fn default() -> Self {
        Self::new()
    }
}

/// The moves of a playout in any order, each with its seat and its index.
#[derive(Clone, Default, Debug)]
pub struct PlayoutMoves(pub(crate) Vec<(Seat, u32)>);

impl PlayoutMoves {
    /// Records a move by its [`Search::index`].
    #[inline]
    pub fn push(&mut self, seat: Seat, index: u32) {
        self.0.push((seat, index));
    }
}
