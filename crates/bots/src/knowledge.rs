//! The contract between a game and the search: all that a search knows of a game beyond its rules.

use cauce_rules::{Search, Seat, Square};

use crate::{Proof, Rng, Skill};

/// What a position is worth to each seat, from 0 for a loss to 1 for a win. Partners have the same,
/// and what the sides have adds up to 1.
pub type Shares = [f32; Seat::MAX as usize];

/// A game that the search can play well.
///
/// The search grows a tree by one leaf at a time. It asks [`Knowledge::evaluate`] what a leaf is
/// worth, and, once it has come back to it often enough, [`Knowledge::candidates`] how to go on
/// from there. Chance, the ends of games and repetitions it knows from the rules.
pub trait Knowledge: Search {
    /// How often a position is evaluated before its moves are looked at one by one.
    const EXPANSION_THRESHOLD: u32;

    /// The exploration constant of PUCT: how much is added for moves that were visited less than
    /// their priors say.
    const EXPLORATION: f32;

    /// How many visits a move must have before its own results outweigh AMAF ("all moves as first":
    /// the results of games in which it was played at any later time); 0 where AMAF is not used.
    const AMAF_WEIGHT: f32 = 0.0;

    /// When a search reads what is forced; `None` where nothing is known of that.
    const READING: Option<Reading> = None;

    /// What the levels are made of, the weakest first: at most eight, and fewer where more of them
    /// would be too near each other.
    const SKILLS: &[Skill];

    /// The moves of the seat to move that are worth a look. It is asked only where a seat decides,
    /// and must then name at least one legal move, each only once.
    ///
    /// A move that wins at once should be the only one, and in a position that is lost whatever is
    /// played any one will do.
    fn candidates(&self, list: &mut Candidates<Self::Move>);

    /// What a position in which the game goes on is worth to each seat: by playing it out, by
    /// looking at it, or by something in between.
    ///
    /// Moves of a playout may be noted in `played`, for AMAF.
    fn evaluate(&self, rng: &mut Rng, played: &mut PlayoutMoves) -> Shares;

    /// Moves that win or lose for certain, and how the game ends after them: as far as sequences of
    /// forced moves show, and, where `deep` is set, all else that is seen without a search. It is asked
    /// only where a seat decides.
    fn forced(&self, _deep: bool, _proofs: &mut Vec<(Self::Move, Proof)>) {}

    /// Where on the board a move is made, if it is made at one place: people overlook what is far
    /// from where they look.
    fn place(mv: Self::Move) -> Option<Square>;

    /// Whether a move does nothing, or next to nothing: people do something as long as they do not
    /// see that it harms.
    fn is_idle(_mv: Self::Move) -> bool {
        false
    }
}

/// When a search reads what is forced; see [`Knowledge::forced`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// After so many steps. Levels that make fewer do not read, as people who have just learnt a game.
    pub steps: u32,
    /// In positions that were visited so often, most others being never come back to; and again,
    /// deeply, once they were visited as often as the second number says.
    pub visits: [u32; 2],
}

/// Moves worth a look, each with a weight: how likely it seems that it is the best.
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
    /// An empty list.
    pub const fn new() -> Self {
        Self { list: Vec::new(), selective: false }
    }

    /// Empties the list.
    pub fn clear(&mut self) {
        self.list.clear();
        self.selective = false;
    }

    /// Names a move. Its weight should be above 0; weights count against each other only.
    pub fn push(&mut self, mv: M, weight: f32) {
        self.list.push((mv, weight));
    }

    /// Leaves this move alone in the list: nothing can be better.
    pub fn settle(&mut self, mv: M) {
        self.clear();
        self.push(mv, 1.0);
    }

    /// Keeps the moves with the greatest weights, the greatest first; of equal ones those named
    /// first.
    ///
    /// Moves that are left out like this might have been good: where all that are kept lose, nothing
    /// is proved.
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

    /// Weighs all moves anew by what they seem to be worth, from 0 to 1: the best most, and one that
    /// is worth a twentieth less a quarter of that.
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

    /// Whether moves were left out that might have been good.
    pub const fn is_selective(&self) -> bool {
        self.selective
    }

    /// How many moves there are.
    pub const fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether there is no move.
    pub const fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The moves with their priors, which add up to 1.
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

/// The moves of a playout, in any order: who played them, and their indices.
#[derive(Clone, Default, Debug)]
pub struct PlayoutMoves(pub(crate) Vec<(Seat, u32)>);

impl PlayoutMoves {
    /// Notes a move by its [`Search::index`].
    #[inline]
    pub fn push(&mut self, seat: Seat, index: u32) {
        self.0.push((seat, index));
    }
}
