use core::{convert::Infallible, ops::ControlFlow};

use crate::Game;

/// Counts the sequences of `depth` tokens that can follow: the standard check of a move generator.
///
/// Each legal move and each distinct chance event counts as one ply. A game that ends earlier
/// contributes nothing. The count for depth 0 is 1. The endings `resign`, `draw` and `time` do not
/// count. The last ply is counted without playing the tokens.
///
/// The recursion is `depth` calls deep, so a depth of many thousands can exhaust the stack.
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
            next.play_unchecked(mv);
            perft(&next, depth - 1)
        };
        ControlFlow::<Infallible>::Continue(())
    });
    count
}
