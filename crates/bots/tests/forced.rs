//! Forced wins by atari are found, played, and correct.

#![allow(clippy::unwrap_used)]

use std::collections::HashMap;

use cauce_bots::{Knowledge, Level, Rng, Searcher, solve::Endgame};
use cauce_rules::{
    Game, GameLine, RandomSource, Search, Seat,
    snorkels::{Move, Position},
};

/// A ladder of 21 plies in which no group of the chasers is ever in danger.
const LADDER: &str = "snorkels size=9 : h4 g7 f3 g4 h3 g3 g2 c2";

fn position(line: &str) -> Position {
    line.parse::<GameLine<Position>>().unwrap().position()
}

#[test]
fn a_ladder_is_proved_and_played_under_every_symmetry() {
    let game = position(LADDER);
    let first = game.parse("g5").unwrap();
    for &symmetry in game.symmetries() {
        let (image, first) = (game.under(symmetry), game.move_under(first, symmetry));
        let mut searcher = Searcher::new(image, 1);
        searcher.think(|steps| steps == 10_000);
        let best = &searcher.lines()[0];
        assert_eq!(best.moves[0], first, "{symmetry:?}");
        assert!(best.proof.unwrap().wins(image.turn().seat().unwrap()), "{symmetry:?}");
        let mut end = image;
        best.moves.iter().for_each(|&mv| end.play(mv).unwrap());
        assert!(end.outcome().is_some(), "the line continues to the capture");
        for level in Level::all::<Position>().skip(4) {
            let answer = Searcher::new(image, 2).answer(level, None);
            assert_eq!(answer, Some(first), "level {} {symmetry:?}", level.number());
        }
    }
}

#[test]
fn only_levels_from_4_read_ladders() {
    let steps = Position::READING.unwrap().steps;
    let reads = Level::all::<Position>().map(|level| Searcher::<Position>::steps(level) >= steps);
    assert!(reads.eq([false, false, false, true, true, true, true, true]));
}

#[test]
fn no_forced_wins_are_proved_before_the_swap() {
    for line in ["snorkels size=3", "snorkels size=3 : b2", "snorkels size=4 stones=a2,b1 : b2"] {
        let mut proofs = Vec::new();
        position(line).forced(true, &mut proofs);
        assert!(proofs.is_empty(), "{line}: {proofs:?}");
    }
}

#[test]
fn a_move_into_a_ladder_is_proved_to_lose() {
    let game = position("snorkels size=9 : h4 g7 f3 g4 h3 g3 g2");
    let mut searcher = Searcher::new(game, 1);
    searcher.think(|steps| steps == 10_000);
    let line = searcher.line_of(game.parse("c2").unwrap()).unwrap();
    assert!(line.proof.unwrap().loses(game.turn().seat().unwrap()));
    assert!(searcher.lines()[0].proof.is_none(), "some moves prevent the ladder");
}

/// Returns who wins within this many plies, by plain search.
fn winner(
    game: &Position,
    plies: u16,
    known: &mut HashMap<(u64, u16), Option<Seat>>,
) -> Option<Seat> {
    let Some(mover) = game.turn().seat() else {
        return game.outcome().unwrap().winners.iter().next();
    };
    if plies == 0 {
        return None;
    }
    if let Some(&winner) = known.get(&(game.key(), plies)) {
        return winner;
    }
    let mut all = Some(mover.next(2));
    for mv in game.legal() {
        let found = winner(&game.after(mv), plies - 1, known);
        if found == Some(mover) {
            all = found;
            break;
        }
        all = all.filter(|_| found.is_some());
    }
    known.insert((game.key(), plies), all);
    all
}

/// Whether a seat wins by its forced moves against all legal replies.
fn holds(game: &Position, seat: Seat) -> bool {
    if let Some(outcome) = game.outcome() {
        return outcome.winners.contains(seat);
    }
    if game.turn().seat() != Some(seat) {
        return game.legal().into_iter().all(|mv| holds(&game.after(mv), seat));
    }
    let mut proofs = Vec::new();
    game.forced(false, &mut proofs);
    let win = proofs.iter().find(|(_, proof)| proof.wins(seat)).map(|&(mv, _)| mv);
    game.winning_move().or(win).is_some_and(|mv| holds(&game.after(mv), seat))
}

/// Checks all forced results in random games that avoid immediate losses. Each is checked against all
/// replies, unless `deep` is set, and against a plain search if it takes at most `most` plies.
/// Returns the number of wins, the number of losses, and the most plies of any result.
fn compared(line: &str, games: usize, most: u16, deep: bool) -> [u16; 3] {
    let mut rng = Rng::new(7);
    let mut counts = [0; 3];
    for _ in 0..games {
        let mut game = position(line);
        game.waive_choice();
        while let Some(seat) = game.turn().seat() {
            let mut proofs = Vec::new();
            game.forced(deep, &mut proofs);
            let mut known = HashMap::new();
            for (mv, proof) in proofs {
                let (next, wins) = (game.after(mv), proof.winners.iter().next());
                if !deep {
                    assert!(holds(&next, wins.unwrap()), "{mv} {proof:?} in {game:?}");
                }
                if proof.plies <= most {
                    let plain = winner(&next, proof.plies, &mut known);
                    assert_eq!(plain, wins, "{mv} {proof:?} in {game:?}");
                }
                counts[usize::from(proof.loses(seat))] += 1;
                counts[2] = counts[2].max(proof.plies);
            }
            game.play_unchecked(careful(&game, &mut rng));
        }
    }
    counts
}

fn careful(game: &Position, rng: &mut Rng) -> Move {
    let mut moves = game.legal();
    while moves.len() > 1 {
        let mv = moves.swap_remove(rng.below(moves.len() as u32) as usize);
        let next = game.after(mv);
        let loses = |reply: &Move| {
            next.after(*reply)
                .outcome()
                .is_some_and(|end| end.winners.contains(next.turn().seat().unwrap()))
        };
        if next.outcome().is_none() && !next.legal().iter().any(loses) {
            return mv;
        }
    }
    moves[0]
}

#[test]
fn forced_wins_and_losses_match_a_plain_search() {
    for (line, games, most) in [
        ("snorkels size=4", 40, 8),
        ("snorkels size=4 stones=b2", 40, 8),
        ("snorkels size=5", 8, 5),
        ("snorkels size=5 stones=a2,c3,d5", 8, 5),
        ("snorkels", 6, 2),
        ("snorkels size=9", 3, 2),
    ] {
        for deep in [false, true] {
            let [wins, losses, longest] = compared(line, games, most, deep);
            assert!(wins > 5 && losses > 20 && longest > 4, "{line}: {wins} {losses} {longest}");
        }
    }
}
