//! Counting sequences: the standard check of a move generator.

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
    let mut moves = Vec::new();
    game.legal(&mut moves);
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .into_iter()
        .map(|mv| {
            let mut next = game.clone();
            match next.play(mv) {
                Ok(()) => perft(&next, depth - 1),
                Err(_) => 0,
            }
        })
        .sum()
}
