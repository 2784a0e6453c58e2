//! What the lesson of Sendas asks for.

use cauce_rules::{
    EndReason, Game,
    sendas::{Colour, Move, Position, Squares},
};

use crate::{
    Verdict,
    goal::{find, wins_by, won},
};

/// A goal of the lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The mover wins by leaving the board.
    Exit,
    /// White's foremost piece is further on than before.
    Forward,
    /// White's pieces are further on than before, all together.
    Onward,
    /// A piece is turned where it lies.
    Turn,
    /// The trails are joined.
    Join,
    /// White has reached the last rank but one.
    Reach,
    /// A piece of the mover's is put elsewhere.
    Put,
    /// The trails are not joined.
    Part,
    /// White has a wildcard.
    Wild,
    /// Black has no wildcard.
    NotWild,
    /// White is at the far edge and can leave the board next time, if black passes.
    Ready,
}

impl crate::Goal<Position> for Goal {
    const ALL: &'static [(&'static str, Self)] = &[
        ("exit", Self::Exit),
        ("forward", Self::Forward),
        ("onward", Self::Onward),
        ("turn", Self::Turn),
        ("join", Self::Join),
        ("reach", Self::Reach),
        ("put", Self::Put),
        ("part", Self::Part),
        ("wild", Self::Wild),
        ("not-wild", Self::NotWild),
        ("ready", Self::Ready),
    ];

    fn judge(self, now: &Position, before: &Position) -> Verdict {
        let mover = before.to_move();
        let put = now.pieces(mover) != before.pieces(mover);
        let is_wild = |colour| now.wildcards().meets(now.pieces(colour));
        let done = match self {
            Self::Exit => return wins_by(now, before, EndReason::Exit),
            Self::Forward => front(now) > front(before),
            Self::Onward => way(now) > way(before),
            Self::Turn if put => return Verdict::Moved,
            Self::Turn => {
                now.pieces(mover).iter().any(|square| now.at(square) != before.at(square))
            }
            Self::Join => now.is_joined(),
            Self::Reach => front(now) + 1 >= FAR,
            Self::Put => put,
            Self::Part => !now.is_joined(),
            Self::Wild => is_wild(Colour::White),
            Self::NotWild => !is_wild(Colour::Black),
            Self::Ready => {
                let mut next = *now;
                let passed = next.play(Move::Pass).is_ok();
                front(now) == FAR && passed && find(&next, &|last| won(last, before)).is_some()
            }
        };
        done.into()
    }
}

/// The far rank of white, counted from 0.
const FAR: u8 = Squares::SIDE - 1;

/// How far white's foremost piece has come.
fn front(game: &Position) -> u8 {
    game.pieces(Colour::White).iter().map(|square| square.rank).max().unwrap_or(0)
}

/// How far all of white's pieces have come together.
fn way(game: &Position) -> u8 {
    game.pieces(Colour::White).iter().map(|square| square.rank).sum()
}
