//! Reasons for a move that can be stated in a phrase.

use std::fmt;

use cauce_rules::Direction;

use crate::{Knowledge, Proof, Searcher, tree::Tree};

/// An argument for a move.
///
/// [`Reason::Wins`] and [`Reason::Only`] are proved for all continuations. All others compare the
/// board before and after the move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The game is won within this many plies, including the move.
    Wins {
        /// 1 if the move itself wins.
        plies: u16,
    },
    /// All other moves are proved to lose.
    Only,

    /// Snorkels: captures a group of the opponent.
    Captures {
        /// Size of the group.
        snorkels: u32,
    },
    /// Snorkels: gives more air to a group of the player in atari.
    Saves {
        /// Size of the group.
        snorkels: u32,
    },
    /// Snorkels: puts a group of the opponent in atari, with one square of air left.
    Threatens {
        /// Size of the group.
        snorkels: u32,
    },
    /// Snorkels: leaves a group of the opponent only two squares of air.
    Narrows {
        /// Size of the group.
        snorkels: u32,
    },
    /// Snorkels: joins groups of the player into one.
    Joins {
        /// Number of groups joined.
        groups: u32,
    },
    /// Snorkels: takes safe squares from the opponent, where a placement is not captured at once.
    Robs {
        /// Number of squares taken.
        squares: u32,
        /// Number of safe squares that the opponent has left.
        left: u32,
    },

    /// Snorkels: gives more air to a group of the player that was not in danger.
    Airs {
        /// Squares of air before the move.
        before: u32,
        /// Squares of air after the move.
        air: u32,
    },
    /// Snorkels: leaves the player more safe squares than the opponent.
    Breathes {
        /// Number of the player's safe squares.
        squares: u32,
        /// Number of the opponent's safe squares.
        left: u32,
    },
    /// Snorkels: takes air from a group of the opponent that is not in danger.
    Presses {
        /// Squares of air that the group has left.
        air: u32,
    },
    /// Snorkels: starts or extends a group that has air.
    Opens {
        /// Squares of air of the group.
        air: u32,
    },

    /// Caminos: shortens the player's shortest path between two sides.
    Shortens {
        /// Number of squares by which it is shorter.
        squares: u32,
        /// Number of squares still to be covered.
        left: u32,
    },
    /// Caminos: lengthens the opponent's shortest path.
    Blocks {
        /// Number of squares by which it is longer.
        squares: u32,
    },
    /// Caminos: leaves the opponent no path.
    Shuts,
    /// Caminos: covers squares of the opponent.
    Covers {
        /// Number of squares.
        squares: u32,
    },

    /// Sendas: brings the player closer to leaving the board.
    Approaches {
        /// Number of moves still needed if nothing is done against them.
        moves: u32,
    },
    /// Sendas: makes the opponent need more moves to leave the board.
    Delays {
        /// Number of additional moves.
        moves: u32,
    },
    /// Sendas: leaves the opponent no open end that leads to the far edge.
    Halts,
    /// Sendas: the player needs fewer moves to leave the board than the opponent.
    Leads {
        /// Number of moves that the player needs.
        moves: u32,
        /// Number of moves that the opponent needs.
        left: u32,
    },
    /// Sendas: makes more ways off the board as short as the shortest.
    Widens {
        /// Number of shortest ways.
        ways: u32,
    },
    /// Sendas: joins the trails, so that each can use the other's pieces.
    Links,
    /// Sendas: separates the trails.
    Parts,

    /// Tayü: raises the player's score by more than the opponents'.
    Gains {
        /// Score before the move.
        before: u32,
        /// Score after the move.
        points: u32,
        /// Totals of the player's two rims.
        rims: [u32; 2],
    },
    /// Tayü: puts mouths at springs of one of the player's rims.
    Springs {
        /// Number of springs.
        mouths: u32,
        /// The rim.
        rim: Direction,
    },
    /// Tayü: puts mouths at one of the player's rims, but not at its springs.
    Reaches {
        /// Number of mouths.
        mouths: u32,
        /// The rim.
        rim: Direction,
    },
    /// Tayü: leaves fewer mouths with a straight line of empty squares to the opponents' rims.
    Diverts {
        /// Number of mouths diverted.
        mouths: u32,
    },
    /// Tayü: makes mouths with a straight line of empty squares to one of the player's rims.
    Channels {
        /// Number of such mouths.
        mouths: u32,
    },
    /// Tayü: puts blank edges at the opponents' rims.
    Walls {
        /// Number of edges.
        edges: u32,
    },
    /// Tayü: shortens the way over empty squares from an open mouth to one of the player's rims.
    Nears {
        /// The rim.
        rim: Direction,
        /// Number of squares on the way.
        squares: u32,
    },
    /// Tayü: lengthens the shortest way over empty squares from an open mouth to a rim of the opponents.
    Wards {
        /// The rim.
        rim: Direction,
        /// Number of squares on the way before the move.
        before: u32,
        /// Number of squares on the way after the move.
        squares: u32,
    },
    /// Tayü: ends the game while the player is ahead.
    Finishes {
        /// The lead in points.
        points: u32,
    },
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (count, one, many) = match *self {
            Self::Only => return f.write_str("is the only move that does not lose"),
            Self::Shuts => return f.write_str("leaves the other no way"),
            Self::Halts => return f.write_str("leaves the other no open end towards the far edge"),
            Self::Links => return f.write_str("joins the trails"),
            Self::Parts => return f.write_str("parts the trails"),
            Self::Robs { squares, left } => {
                return write!(f, "takes {squares} safe squares from the other, {left} are left");
            }
            Self::Shortens { squares, left } => {
                return write!(f, "shortens the way by {squares}, {left} to cover are left");
            }
            Self::Breathes { squares, left } => {
                return write!(f, "has {squares} safe squares, the other {left}");
            }
            Self::Leads { moves, left } => {
                return write!(f, "needs {moves} moves to leave, the other {left}");
            }
            Self::Widens { ways } => return write!(f, "has {ways} equally short ways to leave"),
            Self::Airs { before, air } => {
                return write!(f, "has {air} squares of air instead of {before}");
            }
            Self::Wards { rim, before, squares } => {
                return write!(
                    f,
                    "keeps water {squares} squares from the {rim:?} rim, it was {before}"
                );
            }
            Self::Gains { before, points, rims: [one, other] } => {
                return write!(f, "scores {points} ({one} x {other}) instead of {before}");
            }
            Self::Wins { plies } => (plies.into(), "wins in # ply", "wins in # plies"),
            Self::Captures { snorkels } => {
                (snorkels, "takes a group of # snorkel", "takes a group of # snorkels")
            }
            Self::Saves { snorkels } => {
                (snorkels, "saves # snorkel of its own", "saves # snorkels of its own")
            }
            Self::Presses { air } => (
                air,
                "leaves a group of the other # square of air",
                "leaves a group of the other # squares of air",
            ),
            Self::Opens { air } => (air, "has # square of air", "has # squares of air"),
            Self::Threatens { snorkels } => {
                (snorkels, "threatens to take # snorkel", "threatens to take # snorkels")
            }
            Self::Narrows { snorkels } => (
                snorkels,
                "leaves # snorkel two squares of air",
                "leaves # snorkels two squares of air",
            ),
            Self::Joins { groups } => (groups, "joins # group", "joins # groups"),
            Self::Blocks { squares } => (
                squares,
                "makes the other's shortest way longer by # square",
                "makes the other's shortest way longer by # squares",
            ),
            Self::Covers { squares } => {
                (squares, "covers # square of the other", "covers # squares of the other")
            }
            Self::Approaches { moves } => {
                (moves, "comes within # move of leaving", "comes within # moves of leaving")
            }
            Self::Delays { moves } => (
                moves,
                "keeps the other from leaving for # move",
                "keeps the other from leaving for # moves",
            ),
            Self::Springs { mouths, .. } => (mouths, "opens # spring", "opens # springs"),
            Self::Reaches { mouths, .. } => {
                (mouths, "reaches its own rims at # place", "reaches its own rims at # places")
            }
            Self::Diverts { mouths } => (
                mouths,
                "turns # channel away from the others' rims",
                "turns # channels away from the others' rims",
            ),
            Self::Channels { mouths } => {
                (mouths, "opens # channel to its own rim", "opens # channels to its own rims")
            }
            Self::Walls { edges } => (
                edges,
                "walls up # edge of the others' rims",
                "walls up # edges of the others' rims",
            ),
            Self::Nears { squares, .. } => (
                squares,
                "brings water within # square of its own rim",
                "brings water within # squares of its own rim",
            ),
            Self::Finishes { points } => {
                (points, "ends the game # point ahead", "ends the game # points ahead")
            }
        };
        let phrase = if count == 1 { one } else { many };
        f.write_str(&phrase.replace('#', &count.to_string()))
    }
}

/// A game that can explain why a move is good.
pub trait Explain: Knowledge {
    /// Returns the reasons for a legal move of the seat to move, most important first.
    /// [`Reason::Wins`] and [`Reason::Only`] are not among them; the search adds those.
    fn explain(&self, mv: Self::Move) -> Vec<Reason>;
}

impl<G: Explain> Searcher<G> {
    /// Returns the reasons for a move, most important first. The list is empty if the move is not
    /// legal, and if no reason is known.
    ///
    /// ```
    /// use cauce_bots::{Reason, Searcher};
    /// use cauce_rules::{Game, GameLine, snorkels::Position};
    ///
    /// let game = "snorkels size=3 : a1 a2 c3".parse::<GameLine<Position>>()?.position();
    /// let searcher = Searcher::new(game, 1);
    /// let reasons = searcher.reasons(game.parse("b1")?);
    /// assert_eq!(reasons, [Reason::Wins { plies: 1 }, Reason::Captures { snorkels: 1 }]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn reasons(&self, mv: G::Move) -> Vec<Reason> {
        let Some(seat) = self.game.turn().seat() else { return Vec::new() };
        let mut after = self.game.clone();
        if after.play(mv).is_err() {
            return Vec::new();
        }
        let mut reasons = Vec::new();
        let proof = self.proof_after(mv, &after);
        if let Some(proof) = proof.filter(|proof| proof.wins(seat)) {
            reasons.push(Reason::Wins { plies: proof.one_ply_more().plies });
        } else if proof.is_none() && self.all_others_lose(mv) {
            reasons.push(Reason::Only);
        }
        if !proof.is_some_and(|proof| proof.loses(seat)) {
            reasons.extend(self.game.explain(mv));
        }
        reasons
    }

    fn proof_after(&self, mv: G::Move, after: &G) -> Option<Proof> {
        let over = after.outcome().map(|outcome| Proof { winners: outcome.winners, plies: 0 });
        over.or_else(|| self.line_of(mv)?.proof)
    }

    fn all_others_lose(&self, mv: G::Move) -> bool {
        let Some(seat) = self.game.turn().seat() else { return false };
        let root = self.tree.node(Tree::<G::Move>::ROOT);
        let known = self.lines();
        let named = known.iter().any(|line| line.moves.first() == Some(&mv));
        let others = || known.iter().filter(|line| line.moves.first() != Some(&mv));
        let all_lost = others().all(|line| line.proof.is_some_and(|proof| proof.loses(seat)));
        // In a lost position, any single move may be listed, so the move must have been explored.
        let looked_into =
            self.line_of(mv).is_some_and(|line| line.visits > G::EXPANSION_THRESHOLD + 1);
        named && all_lost && looked_into && !root.selective && self.game.legal().len() > 1
    }
}
