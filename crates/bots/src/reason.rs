//! Why a move is good, where that can be said in a phrase.

use std::fmt;

use cauce_rules::Direction;

use crate::{Knowledge, Proof, Thinker, tree::Tree};

/// One thing that speaks for a move.
///
/// What is proved is true of all ways in which the game can go on. All else is read off the board
/// before and after the move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The game is won after so many plies at most, this move counted.
    Wins {
        /// 1 if the move itself wins.
        plies: u16,
    },
    /// All other moves lose, as is proved.
    Only,

    /// Snorkels: a group of the other colour has no air any more.
    Captures {
        /// How many snorkels it has.
        snorkels: u32,
    },
    /// Snorkels: a group of one's own that had one square of air has more now.
    Saves {
        /// How many snorkels it had.
        snorkels: u32,
    },
    /// Snorkels: a group of the other colour has only one square of air left.
    Threatens {
        /// How many snorkels it has.
        snorkels: u32,
    },
    /// Snorkels: a group of the other colour has only two squares of air left.
    Narrows {
        /// How many snorkels it has.
        snorkels: u32,
    },
    /// Snorkels: groups of one's own become one.
    Joins {
        /// How many they were.
        groups: u32,
    },
    /// Snorkels: the other has fewer squares to place on without being captured at once.
    Robs {
        /// How many fewer.
        squares: u32,
        /// How many are left.
        left: u32,
    },

    /// Snorkels: a group of one's own has more air, though it was in no danger.
    Airs {
        /// How many squares it had.
        before: u32,
        /// How many it has.
        air: u32,
    },
    /// Snorkels: one has more squares to place on without being captured at once than the other.
    Breathes {
        /// How many.
        squares: u32,
        /// How many the other has.
        left: u32,
    },
    /// Snorkels: a group of the other colour has less air, though it is in no danger.
    Presses {
        /// How many squares it has.
        air: u32,
    },
    /// Snorkels: one's own group there has air.
    Opens {
        /// How many squares.
        air: u32,
    },

    /// Caminos: less has to be covered to join two sides.
    Shortens {
        /// How many squares fewer.
        squares: u32,
        /// How many are left on the shortest way.
        left: u32,
    },
    /// Caminos: it lies across the other's shortest way.
    Blocks {
        /// How many squares more the other has to cover.
        squares: u32,
    },
    /// Caminos: the other has no way left.
    Shuts,
    /// Caminos: squares that were the other's are covered.
    Covers {
        /// How many.
        squares: u32,
    },

    /// Sendas: fewer moves are needed to leave the board.
    Approaches {
        /// How many are left if nothing is done against it.
        moves: u32,
    },
    /// Sendas: the other needs more moves to leave the board.
    Delays {
        /// How many more.
        moves: u32,
    },
    /// Sendas: no open end of the other leads to the far edge any more.
    Halts,
    /// Sendas: one needs fewer moves to leave the board than the other.
    Leads {
        /// How many.
        moves: u32,
        /// How many the other needs.
        left: u32,
    },
    /// Sendas: more ways off the board are as short as the shortest.
    Widens {
        /// How many.
        ways: u32,
    },
    /// Sendas: the trails are joined now, so that each can use the other's pieces.
    Links,
    /// Sendas: the trails are no longer joined.
    Parts,

    /// Tayü: one's own score grows by more than the others'.
    Gains {
        /// What it was.
        before: u32,
        /// What it is.
        points: u32,
        /// The totals of one's rims.
        rims: [u32; 2],
    },
    /// Tayü: water flows from springs at a rim of one's own.
    Springs {
        /// How many springs.
        mouths: u32,
        /// Which rim.
        rim: Direction,
    },
    /// Tayü: water flows at a rim of one's own, beside its springs.
    Reaches {
        /// At how many places.
        mouths: u32,
        /// Which rim.
        rim: Direction,
    },
    /// Tayü: mouths no longer look over empty squares straight to the others' rims.
    Diverts {
        /// How many fewer do.
        mouths: u32,
    },
    /// Tayü: a mouth looks over empty squares straight to one's own rim.
    Channels {
        /// How many such mouths.
        mouths: u32,
    },
    /// Tayü: blank edges lie at the others' rims.
    Walls {
        /// How many edges.
        edges: u32,
    },
    /// Tayü: from an open mouth to a rim of one's own the way over empty squares is shorter.
    Nears {
        /// Which rim.
        rim: Direction,
        /// How many squares it takes.
        squares: u32,
    },
    /// Tayü: from every open mouth to a rim of the others' the way over empty squares is longer.
    Wards {
        /// Which rim.
        rim: Direction,
        /// How many squares it took.
        before: u32,
        /// How many it takes.
        squares: u32,
    },
    /// Tayü: the game ends while one is ahead.
    Finishes {
        /// By how much one is ahead.
        points: u32,
    },
}

impl fmt::Display for Reason {
    /// A phrase in English, for the terminal.
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

/// A game that can say why a move is good.
pub trait Explain: Knowledge {
    /// What speaks for a legal move of the seat to move, the most telling first. That it wins, or
    /// is the only one, is seen without asking.
    fn explain(&self, mv: Self::Move) -> Vec<Reason>;
}

impl<G: Explain> Thinker<G> {
    /// Why a move is good, the most telling first; nothing where the move is not legal, and where
    /// nothing can be said in a phrase.
    ///
    /// ```
    /// use cauce_bots::{Reason, Thinker};
    /// use cauce_rules::{Game, GameLine, snorkels::Position};
    ///
    /// let game = "snorkels size=3 : a1 a2 c3".parse::<GameLine<Position>>()?.position();
    /// let thinker = Thinker::new(game, 1);
    /// let reasons = thinker.reasons(game.parse("b1")?);
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

    /// How the game ends after a move, if that is proved.
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
        // The move must have been looked into: a lost position may be left with any one move.
        let looked_into =
            self.line_of(mv).is_some_and(|line| line.visits > G::EXPANSION_THRESHOLD + 1);
        named && all_lost && looked_into && !root.selective && self.game.legal().len() > 1
    }
}
