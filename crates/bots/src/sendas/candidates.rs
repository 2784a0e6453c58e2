//! Selects the moves that are worth searching.

use std::ops::ControlFlow;

use cauce_rules::{
    Game,
    sendas::{Move, Position},
};

use super::evaluation::share;
use crate::Candidates;

const KEPT: usize = 40;

pub(super) fn candidates(position: &Position, list: &mut Candidates<Move>) {
    let colour = position.to_move();
    let exit = position.visit_legal(|mv| match mv {
        Move::Exit { .. } => ControlFlow::Break(mv),
        _ => {
            list.push(mv, 1.0);
            ControlFlow::Continue(())
        }
    });
    if let ControlFlow::Break(exit) = exit {
        return list.set_only(exit);
    }
    list.weigh(|mv| {
        let mut next = *position;
        next.play_unchecked(mv);
        share(&next, colour)
    });
    list.keep_best(KEPT);
}
