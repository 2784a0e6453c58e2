//! Grades puzzles by the weakest level that solves them half of the time.

use cauce_rules::{GameLine, Square, Token};

use cauce_bots::{Knowledge, Level, Searcher};

const TRIES: u64 = 8;

/// Returns the grade of a puzzle: the number of a level, or 9 in every game if even the highest level
/// fails. To solve a puzzle is to find all single choices of the line.
pub(super) fn grade<G: Knowledge>(line: &GameLine<G>, moves: &[G::Move], single: &[usize]) -> u8 {
    let mut asked = Vec::new();
    let mut game = line.position();
    let mut last = line.tokens().iter().rev().find_map(|&token| G::place(Token::mv(token)?));
    for (at, &mv) in moves.iter().enumerate() {
        if single.contains(&at) {
            asked.push((game.clone(), last, mv));
        }
        game.play_unchecked(mv);
        last = G::place(mv).or(last);
    }
    let solved = |level: Level| {
        let (mut by, mut failed) = (0, 0);
        for seed in 0..TRIES {
            if by * 2 >= TRIES || failed * 2 > TRIES {
                break;
            }
            let solved = asked.iter().all(|one| finds(one, level, seed));
            *(if solved { &mut by } else { &mut failed }) += 1;
        }
        by * 2 >= TRIES
    };
    let weakest = Level::all::<G>().find(|&level| solved(level));
    weakest.map_or(Level::HIGHEST.number() + 1, Level::number)
}

fn finds<G: Knowledge>(
    (game, last, mv): &(G, Option<Square>, G::Move),
    level: Level,
    seed: u64,
) -> bool {
    let mut searcher = Searcher::new(game.clone(), seed + 1).with_capacity(Level::CAPACITY);
    searcher.answer(level, *last) == Some(*mv)
}
