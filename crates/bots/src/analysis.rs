//! The results of a search: the best moves, their values, and the expected continuations.

use cauce_rules::{Search, Seat, Turn};

use crate::{
    Candidates, Knowledge, Proof, Searcher,
    tree::{Node, Tree},
};

/// Visits below which an unproved reply is too little explored to continue a line.
const SEEN: u32 = 10;

/// A move, its value, and the expected continuation.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<G: Search> {
    /// The move, followed by the best replies in turn.
    pub moves: Vec<G::Move>,
    /// The probability, from 0 to 1, that the seat to move wins. A draw counts as a fraction of a
    /// win.
    pub chance: f32,
    /// Visits of the move in the search.
    pub visits: u32,
    /// The proved result after the move, if there is one. Its plies are counted from after the move.
    pub proof: Option<Proof>,
}

impl<G: Search> Line<G> {
    fn is_known(&self) -> bool {
        self.visits > 0 || self.proof.is_some()
    }

    /// Returns the 95 % confidence interval of the chance, given the number of visits. Both ends are
    /// equal if the result is proved.
    ///
    /// This is Wilson's score interval, which treats every visit as a win or a loss. If positions
    /// are evaluated rather than played out, it is wider than necessary. It does not cover errors
    /// of the evaluation.
    pub fn interval(&self) -> [f32; 2] {
        if self.proof.is_some() {
            return [self.chance; 2];
        }
        const WIDTH: f32 = 1.96;
        let visits = self.visits as f32;
        let weight = WIDTH * WIDTH / (visits + WIDTH * WIDTH);
        let middle = self.chance * (1.0 - weight) + 0.5 * weight;
        let variance = visits * self.chance * (1.0 - self.chance) + WIDTH * WIDTH / 4.0;
        let reach = WIDTH / (visits + WIDTH * WIDTH) * variance.max(0.0).sqrt();
        [(middle - reach).max(0.0).min(self.chance), (middle + reach).min(1.0).max(self.chance)]
    }
}

impl<G: Knowledge> Searcher<G> {
    /// Returns the moves known to the search, best first. The list is empty before the first step,
    /// and if no seat is to move.
    ///
    /// Proved wins come first, the shortest at the top. Proved losses come last, the longest before
    /// the others. The rest is ordered by visits, because the search returns to good moves.
    pub fn lines(&self) -> Vec<Line<G>> {
        let Turn::Move(seat) = self.game.turn() else { return Vec::new() };
        let mut children: Vec<_> = self.tree.children(Tree::<G::Move>::ROOT).collect();
        children.sort_by_key(|&child| std::cmp::Reverse(rank(self.tree.node(child), seat)));
        children.into_iter().map(|child| self.line(child, seat)).collect()
    }

    /// Returns the best move; `None` before the first step, and if no seat is to move.
    pub fn best(&self) -> Option<G::Move> {
        self.lines().first()?.moves.first().copied()
    }

    /// Returns the line of one move; `None` if the search does not know it.
    pub fn line_of(&self, mv: G::Move) -> Option<Line<G>> {
        let seat = self.game.turn().seat()?;
        let mut children = self.tree.children(Tree::<G::Move>::ROOT);
        children
            .find(|&child| self.tree.node(child).mv == Some(mv))
            .map(|child| self.line(child, seat))
    }

    /// Returns how much this move lowers the chance to win, compared with the best move. Returns
    /// `None` if either of them is unexplored.
    pub fn loss(&self, mv: G::Move) -> Option<f32> {
        let best = self.lines().into_iter().next().filter(|line| line.is_known())?;
        let played = self.line_of(mv).filter(Line::is_known)?;
        Some((best.chance - played.chance).max(0.0))
    }

    /// Returns each seat's chance to win; once the game is over, its result.
    pub fn chances(&self) -> crate::Values {
        let root = self.tree.node(Tree::<G::Move>::ROOT);
        let over = self.game.outcome().map(|outcome| Proof { winners: outcome.winners, plies: 0 });
        over.or(root.proof).map_or(root.mean, |proof| proof.shares(&self.game))
    }

    fn line(&self, child: usize, seat: Seat) -> Line<G> {
        let node = self.tree.node(child);
        let shares = node.proof.map_or(node.mean, |proof| proof.shares(&self.game));
        let mut moves = Vec::new();
        let mut game = self.game.clone();
        let mut next = Some(child);
        while let Some(at) = next
            && let Some(mv) = self.tree.node(at).mv
        {
            moves.push(mv);
            game.play_unchecked(mv);
            // A line ends at a chance event, which cannot be predicted.
            let Turn::Move(seat) = game.turn() else { break };
            let seen = |&child: &usize| {
                let node = self.tree.node(child);
                node.visits >= SEEN || node.proof.is_some()
            };
            let answers = self.tree.children(at).filter(seen);
            next = answers.max_by_key(|&child| rank(self.tree.node(child), seat));
        }
        if node.proof.is_some() {
            go_on(&mut game, &mut moves);
        }
        Line { moves, chance: shares[seat.index()], visits: node.visits, proof: node.proof }
    }
}

/// Extends a proved line as long as moves are forced.
fn go_on<G: Knowledge>(game: &mut G, moves: &mut Vec<G::Move>) {
    let (mut list, mut proofs) = (Candidates::new(), Vec::new());
    while let Turn::Move(seat) = game.turn() {
        list.clear();
        proofs.clear();
        game.candidates(&mut list);
        game.forced(false, &mut proofs);
        let only = list.iter().next().filter(|_| list.len() == 1).map(|(mv, _)| mv);
        let wins = proofs.iter().filter(|(_, proof)| proof.wins(seat));
        let win = wins.min_by_key(|(_, proof)| proof.plies);
        // If all moves lose, the longest resistance.
        let lost = || proofs.iter().max_by_key(|(_, proof)| proof.plies);
        let best = win.or_else(|| lost().filter(|_| proofs.len() == list.len()));
        let Some(mv) = only.or(best.map(|&(mv, _)| mv)) else { break };
        moves.push(mv);
        game.play_unchecked(mv);
    }
}

/// The sort key of a move, greater for moves that are better for the player who makes them.
fn rank<M>(node: &Node<M>, seat: Seat) -> (i8, i64) {
    match node.proof {
        Some(proof) if proof.wins(seat) => (1, -i64::from(proof.plies)),
        Some(proof) if proof.loses(seat) => (-1, proof.plies.into()),
        _ => (0, node.visits.into()),
    }
}
