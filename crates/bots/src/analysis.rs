//! What a search has found out: the best moves, how good they are, and what is expected to follow.

use cauce_rules::{Search, Seat, Turn};

use crate::{
    Candidates, Knowledge, Proof, Thinker,
    tree::{Node, Tree},
};

/// An answer that was looked at less often, and of which nothing is proved, says little of how the
/// game goes on.
const SEEN: u32 = 10;

/// A move, what it is worth, and how the game is expected to go on.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<G: Search> {
    /// The move, and the best answers one after the other.
    pub moves: Vec<G::Move>,
    /// How likely the seat to move is to win with it, from 0 to 1; a draw counts as a share of a
    /// win.
    pub chance: f32,
    /// How often it was looked at.
    pub visits: u32,
    /// How the game ends after it, if that is proved. Its plies begin after the move.
    pub proof: Option<Proof>,
}

impl<G: Search> Line<G> {
    /// Whether anything is known of the move.
    fn is_known(&self) -> bool {
        self.visits > 0 || self.proof.is_some()
    }

    /// Where the chance lies with 95 %, as far as the number of visits tells; both ends are the same
    /// where it is proved.
    ///
    /// It is Wilson's interval, as if every visit had brought a win or a loss. Where positions are
    /// evaluated and not played out, it is wider than need be; of what the evaluation does not see,
    /// it knows nothing.
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

impl<G: Knowledge> Thinker<G> {
    /// The moves that were looked at, the best first; none before the first step, and none where
    /// nobody decides.
    ///
    /// Wins that are proved come first, the shortest before all, and losses last, the longest
    /// before the others. What is in between is ordered by how often it was looked at: the search
    /// comes back to what is good.
    pub fn lines(&self) -> Vec<Line<G>> {
        let Turn::Move(seat) = self.game.turn() else { return Vec::new() };
        let mut children: Vec<_> = self.tree.children(Tree::<G::Move>::ROOT).collect();
        children.sort_by_key(|&child| std::cmp::Reverse(rank(self.tree.node(child), seat)));
        children.into_iter().map(|child| self.line(child, seat)).collect()
    }

    /// The best move; none before the first step, and none where nobody decides.
    pub fn best(&self) -> Option<G::Move> {
        self.lines().first()?.moves.first().copied()
    }

    /// What is known of one move; `None` where it was not looked at.
    pub fn line_of(&self, mv: G::Move) -> Option<Line<G>> {
        let seat = self.game.turn().seat()?;
        let mut children = self.tree.children(Tree::<G::Move>::ROOT);
        children
            .find(|&child| self.tree.node(child).mv == Some(mv))
            .map(|child| self.line(child, seat))
    }

    /// How much smaller the chance to win is with this move than with the best one; `None` where one
    /// of them was not looked at.
    pub fn loss(&self, mv: G::Move) -> Option<f32> {
        let best = self.lines().into_iter().next().filter(|line| line.is_known())?;
        let played = self.line_of(mv).filter(Line::is_known)?;
        Some((best.chance - played.chance).max(0.0))
    }

    /// How likely each seat is to win, by seat; once the game is over, who has won.
    pub fn chances(&self) -> crate::Shares {
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
            game.play_trusted(mv);
            // Nobody can say what chance will bring.
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

/// Goes on as long as moves are forced.
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
        // Where all moves lose, the one after which the game is longest.
        let lost = || proofs.iter().max_by_key(|(_, proof)| proof.plies);
        let best = win.or_else(|| lost().filter(|_| proofs.len() == list.len()));
        let Some(mv) = only.or(best.map(|&(mv, _)| mv)) else { break };
        moves.push(mv);
        game.play_trusted(mv);
    }
}

/// Orders moves by how good they are for the player who makes them.
fn rank<M>(node: &Node<M>, seat: Seat) -> (i8, i64) {
    match node.proof {
        Some(proof) if proof.wins(seat) => (1, -i64::from(proof.plies)),
        Some(proof) if proof.loses(seat) => (-1, proof.plies.into()),
        _ => (0, node.visits.into()),
    }
}
