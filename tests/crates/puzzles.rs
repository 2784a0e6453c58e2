//! Proves all published puzzles again, each by two independent searches.

#![allow(clippy::unwrap_used)]

use std::collections::HashSet;

use cauce_bots::{
    Knowledge,
    prover::Prover,
    solve::{Effort, Endgame, Solver, Threats, TranspositionTable},
};
use cauce_lab::puzzles::{CLEAR, Puzzle, plain};
use cauce_rules::{Game, GameLine, Seat, caminos, sendas, snorkels, tayu};

/// Parses the puzzles of a file.
fn shipped(text: &str) -> Vec<Puzzle> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.parse().unwrap_or_else(|why| panic!("{line}: {why}"))).collect()
}

/// Returns whether the solver proves a win for the seat that has just moved.
fn is_won<G: Endgame>(game: &G, seat: Seat) -> bool {
    if let Some(outcome) = game.outcome() {
        return outcome.winners.contains(seat);
    }
    if G::EFFORT.threats > 0 {
        return Threats::new().loses(game, G::EFFORT.threats).unwrap().is_some();
    }
    let table = TranspositionTable::with_megabytes(4);
    let mut solver = Solver::new(game.clone(), &table);
    solver.solve_winner(|visits| visits > 100_000).unwrap().winners.contains(seat)
}

/// Checks all puzzles of a file. Returns their number.
fn hold<G: Endgame>(text: &str) -> usize {
    let Effort { own, single, horizon, visits, .. } = G::EFFORT;
    let puzzles = shipped(text);
    let (mut ids, mut all) = (HashSet::new(), Vec::<G>::new());
    for puzzle in &puzzles {
        let line: GameLine<G> = puzzle.line.parse().unwrap();
        let mut game = line.position();
        let seat = game.turn().seat().unwrap();
        assert!(ids.insert(&puzzle.id), "{puzzle}");
        assert!(all.iter().all(|other| !game.is_similar(other)), "{puzzle}");
        all.push(game.clone());
        assert!((1..=9).contains(&puzzle.grade) && !puzzle.themes.is_empty(), "{puzzle}");
        assert_eq!(puzzle.line, line.to_string());
        let first = game.parse(&puzzle.solution[0]).unwrap();

        // First with the plain search.
        if G::HAS_CHANCE {
            assert_eq!(plain::best_by_expectation(&game, CLEAR), Some(first), "{puzzle}");
        } else {
            let mut prover = Prover::new(game.clone());
            assert_eq!(prover.unique_win(10 * visits), Some(first), "{puzzle}");
            let shown = prover.book();
            assert!(plain::unique_win_as_shown(&game, first, horizon, shown), "{puzzle}");
        }

        // Then with the solver, for every move of the solution.
        let mut singles = 0;
        for (at, token) in puzzle.solution.iter().enumerate() {
            let mv = game.parse(token).unwrap();
            let mut next = game.clone();
            next.play(mv).unwrap();
            if G::HAS_CHANCE {
                let mut prover = Prover::new(game.clone());
                while prover.prove(100_000) {}
                let worth = prover.worth();
                assert!(worth[0].mv == mv && mv == first, "{puzzle}");
                assert!(worth[0].share - worth[1].share >= CLEAR, "{puzzle}");
                singles += 1;
            } else if at % 2 == 0 {
                assert_eq!(game.turn().seat(), Some(seat), "{puzzle}");
                assert!(is_won(&next, seat), "{token} of {puzzle}");
                let mut prover = Prover::new(game.clone());
                if prover.unique_win(100 * visits) == Some(mv) && next.outcome().is_none() {
                    singles += 1;
                    // In the other games, later moves are too deep for the plain search.
                    let shown = prover.book();
                    let plain = || plain::unique_win_as_shown(&game, mv, horizon, shown);
                    assert!(G::EFFORT.threats == 0 || plain(), "{puzzle}");
                }
                assert!(at > 0 || singles == 1, "{puzzle}");
            }
            game = next;
        }
        assert!(singles >= single, "{singles} unique winning moves in {puzzle}");
        assert!(puzzle.solution.len() % 2 == 1 && puzzle.solution.len() >= 2 * own - 1, "{puzzle}");
    }
    puzzles.len()
}

#[test]
fn snorkels_puzzles_have_exactly_one_solution() {
    assert!(hold::<snorkels::Position>(include_str!("../../www/puzzles/snorkels.txt")) > 0);
}

#[test]
fn sendas_puzzles_have_exactly_one_solution() {
    assert!(hold::<sendas::Position>(include_str!("../../www/puzzles/sendas.txt")) > 0);
}

#[test]
fn caminos_puzzles_have_exactly_one_solution() {
    assert!(hold::<caminos::Position>(include_str!("../../www/puzzles/caminos.txt")) > 0);
}

#[test]
fn tayu_puzzles_have_exactly_one_solution() {
    assert!(hold::<tayu::Position>(include_str!("../../www/puzzles/tayu.txt")) > 0);
}

/// Plays these moves in a puzzle of a file, then the move that is shown. Returns the position and
/// that move.
fn shown<G: Endgame + Knowledge>(text: &str, id: &str, moves: &[&str]) -> (G, String) {
    let puzzles = shipped(text);
    let puzzle = puzzles.iter().find(|puzzle| puzzle.id == id).unwrap();
    let mut game = puzzle.line.parse::<GameLine<G>>().unwrap().position();
    for token in moves {
        game.play(game.parse(token).unwrap()).unwrap();
    }
    let mut prover = Prover::new(game.clone());
    while prover.prove(1000) {}
    let mv = prover.shown()[0].mv;
    game.play(mv).unwrap();
    (game, mv.to_string())
}

/// The losing side does not take its own last air, and continues the race.
#[test]
fn the_losing_side_keeps_playing_in_puzzle_solutions() {
    let snorkels = include_str!("../../www/puzzles/snorkels.txt");
    let sendas = include_str!("../../www/puzzles/sendas.txt");
    let (game, _) = shown::<snorkels::Position>(snorkels, "c8fbq", &["g1", "f1"]);
    assert!(game.outcome().is_none());
    for (moves, race) in [
        (&["h8-h4=NW", "d5-c2=SW"][..], "f5-g7=NE"),
        (&["h8-h4=NW", "d5-c2=SW", "f5-g7=NE", "c5-c1=NS"], "g5-h8=NS"),
    ] {
        let (_, mv) = shown::<sendas::Position>(sendas, "kx8ip", moves);
        assert_eq!(mv, race);
    }
    let (_, mv) = shown::<sendas::Position>(sendas, "9t5i3", &["h2-g6=ES", "c4-a8=NE"]);
    assert_ne!(mv, "pass");
}
