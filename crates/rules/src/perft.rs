//! Counting sequences: the standard check of a move generator.

use core::{convert::Infallible, ops::ControlFlow};

use crate::Game;

/// How many sequences of `depth` tokens can follow.
///
/// Each legal move and each distinct chance event counts as one ply. A game that ends earlier
/// contributes nothing. The number of tokens at the last ply is counted without playing them.
///
/// It calls itself once for each ply: a depth of many thousands, which no count would come to the
/// end of, needs as much stack.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    let ControlFlow::Continue(()) = game.visit_legal(|mv| {
        count += if depth == 1 {
            1
        } else {
            let mut next = game.clone();
            next.play_trusted(mv);
            perft(&next, depth - 1)
        };
        ControlFlow::<Infallible>::Continue(())
    });
    count
}
