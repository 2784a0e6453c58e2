//! Random games for tests, here and in other crates.

use cauce_rules::{Game, GameLine, Token};

#[path = "../../src/test_rng.rs"]
mod test_rng;

/// Returns a random game of at most this many tokens, with one of these options.
pub(crate) fn line<G: Game>(options: &[&str], seed: u64, tokens: usize) -> GameLine<G> {
    let mut rng = test_rng::test_rng(seed);
    let text = options[rng(options.len() as u32) as usize];
    let mut line: GameLine<G> =
        format!("{}{text}", G::KIND).parse().expect("the options are right");
    for _ in 0..tokens {
        let Some(mv) = line.position().random_move(&mut rng) else { break };
        line.push(Token::Move(mv)).expect("it is legal");
    }
    line
}
