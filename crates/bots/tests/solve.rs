//! Results of the solver agree with known results and with a plain search of twenty lines.

#![allow(clippy::unwrap_used)]

use std::collections::HashMap;

use cauce_bots::{
    Rng,
    solve::{Endgame, Solver, Threats, TranspositionTable},
};
use cauce_rules::{
    Game, GameLine, RandomSource, Search, Seat, Seats, Turn, caminos, sendas, snorkels,
    tayu::{self, TileKind},
};

/// Whether a side can win within this many plies, by exhaustive search.
fn wins<G: Endgame>(
    game: &G,
    side: Seats,
    plies: u8,
    known: &mut HashMap<(u64, u8), bool>,
) -> bool {
    let seat = match game.turn() {
        Turn::Over(outcome) => return side.iter().any(|seat| outcome.winners.contains(seat)),
        _ if plies == 0 => return false,
        turn => turn.seat(),
    };
    if let Some(&answer) = known.get(&(game.key(), plies)) {
        return answer;
    }
    let mut after = game.legal().into_iter().map(|mv| {
        let mut next = game.clone();
        next.play_unchecked(mv);
        wins(&next, side, plies - 1, known)
    });
    let own = seat.is_some_and(|seat| side.contains(seat));
    let answer = if own { after.any(|wins| wins) } else { after.all(|wins| wins) };
    known.insert((game.key(), plies), answer);
    answer
}

/// Returns the winner and the number of plies by exhaustive search; `None` if no side wins within
/// `most` plies.
fn plainly<G: Endgame>(game: &G, sides: &[Seats], most: u8) -> Option<(Seats, u8)> {
    let mut known = vec![HashMap::new(); sides.len()];
    (1..=most).find_map(|plies| {
        let mut all = sides.iter().zip(&mut known);
        all.find_map(|(&side, known)| wins(game, side, plies, known).then_some((side, plies)))
    })
}

fn two() -> [Seats; 2] {
    [Seat::ONE, Seat::TWO].map(Seats::only)
}

/// Returns the result of the solver, if it finishes within this many visits.
fn solved<G: Endgame>(game: &G, visits: u64) -> Option<(Seats, u8)> {
    let table = TranspositionTable::with_megabytes(16);
    let mut solver = Solver::new(game.clone(), &table);
    let solution = solver.solve(|made| made >= visits)?;
    assert!(solution.exact);
    Some((solution.winners, solution.plies))
}

fn start<G: Game>(line: &str) -> G {
    line.parse::<GameLine<G>>().unwrap().position()
}

fn positions<G: Game>(start: &G, plies: u32, count: usize) -> Vec<G> {
    let mut rng = Rng::new(9);
    let position = || {
        let mut game = start.clone();
        (0..plies + rng.below(4)).for_each(|_| {
            let _ = game.play_random(&mut rng);
        });
        game
    };
    std::iter::repeat_with(position).filter(|game| game.outcome().is_none()).take(count).collect()
}

#[test]
fn small_boards_of_snorkels_have_their_known_values() {
    for (line, winner, plies) in [
        ("snorkels size=3", Seat::ONE, 7),
        ("snorkels size=4", Seat::TWO, 14),
        // Four ranks of five squares. An alpha-beta search of another program gave the same result.
        ("snorkels size=5 stones=a5,b5,c5,d5,e5", Seat::ONE, 17),
    ] {
        let mut game: snorkels::Position = start(line);
        game.waive_choice();
        assert_eq!(solved(&game, 500_000), Some((Seats::only(winner), plies)), "{line}");
    }
}

#[test]
fn solutions_of_snorkels_match_a_plain_search() {
    for line in [
        "snorkels size=3",
        "snorkels size=3 stones=b2",
        "snorkels size=3 stones=a2,b1",
        "snorkels size=4 stones=a1,c3",
        "snorkels size=4",
        "snorkels size=5 stones=a3,b3,c3,d3,e3",
    ] {
        let start: snorkels::Position = start(line);
        let squares = start.empty().len() as u32;
        for game in positions(&start, squares.saturating_sub(9), 30) {
            let plain = plainly(&game, &two(), 17);
            assert!(plain.is_some(), "{game:?}");
            assert_eq!(solved(&game, 500_000), plain, "{game:?}");
        }
    }
    // From the beginning, with the choice of colours.
    for line in ["snorkels size=3", "snorkels size=3 stones=b2", "snorkels size=3 stones=a2,b1"] {
        let game: snorkels::Position = start(line);
        assert_eq!(solved(&game, 500_000), plainly(&game, &two(), 10), "{line}");
    }
}

#[test]
fn solutions_of_sendas_endings_match_a_plain_search() {
    // White can leave over e9 unless black parts the trail.
    let line = "sendas white=e9NS,e8NS,e7NES,f7SW,f6NW,e6NE black=c3ES,d3EW,e3ESW,f3EW,g3SW,e2NE";
    let mut found = 0;
    for game in positions(&start::<sendas::Position>(line), 0, 12) {
        let plain = plainly(&game, &two(), 2);
        let solved = solved(&game, 400);
        match plain {
            Some(_) => assert_eq!(solved, plain, "{game:?}"),
            None => assert!(solved.is_none_or(|(_, plies)| plies > 2), "{game:?}"),
        }
        found += usize::from(plain.is_some());
    }
    assert!(found > 3, "{found}");
}

#[test]
fn solutions_of_caminos_endings_match_a_plain_search() {
    let mut found = 0;
    for (line, sides) in [
        ("caminos", two()),
        (
            "caminos board=rhombus players=4",
            [[0, 2], [1, 3]].map(|team| team.into_iter().filter_map(Seat::from_index).collect()),
        ),
    ] {
        for game in positions(&start::<caminos::Position>(line), 8, 20) {
            let plain = plainly(&game, &sides, 1);
            if plain.is_some() {
                assert_eq!(solved(&game, 50), plain, "{game:?}");
                found += 1;
            }
        }
    }
    assert!(found > 3, "{found}");
}

/// Plays random moves of Tayü until `tiles` tiles are left to draw, which are of all kinds.
fn short(players: u8, tiles: u32, rng: &mut Rng) -> tayu::Position {
    let line = format!("tayu players={players} end=stop");
    loop {
        let mut game: tayu::Position = start(&line);
        while game.outcome().is_none() && (game.undrawn() > tiles || game.turn() != Turn::Chance) {
            game.play_random(rng);
        }
        if game.outcome().is_none() {
            return game;
        }
    }
}

#[test]
fn solutions_of_tayu_over_all_draws_match_a_plain_search() {
    let mut rng = Rng::new(2);
    let mut found = 0;
    for (players, sides) in [
        (2, two().to_vec()),
        (3, Seat::all(3).map(Seats::only).collect()),
        (
            4,
            [[0, 2], [1, 3]]
                .map(|team| team.into_iter().filter_map(Seat::from_index).collect())
                .to_vec(),
        ),
    ] {
        for _ in 0..8 {
            let game = short(players, 3, &mut rng);
            assert!(TileKind::all().any(|kind| game.remaining(kind) > 0));
            let plain = plainly(&game, &sides, 7);
            let solved = solved(&game, 200_000).filter(|(winners, _)| !winners.is_empty());
            assert_eq!(solved, plain, "{game:?}");
            found += usize::from(plain.is_some());
        }
    }
    assert!(found > 3, "{found}");
}

#[test]
fn a_stopped_search_can_be_resumed_and_reuses_a_saved_table() {
    let mut game: snorkels::Position = start("snorkels size=4");
    game.waive_choice();
    let whole = TranspositionTable::with_megabytes(4);
    let mut solver = Solver::new(game, &whole);
    let solution = solver.solve(|_| false);
    let visits = solver.visits();

    let parts = TranspositionTable::with_megabytes(4);
    let mut solver = Solver::new(game, &parts);
    let mut stops = 0;
    let in_parts = loop {
        let begun = solver.visits();
        match solver.solve(|visits| visits > begun + 50) {
            None => stops += 1,
            found => break found,
        }
    };
    assert!(stops > 3, "{stops} {visits}");
    assert_eq!(in_parts, solution);

    let kept = TranspositionTable::with_megabytes(4);
    whole.entries().for_each(|entry| kept.insert(entry));
    let mut solver = Solver::new(game, &kept);
    assert_eq!(solver.solve(|_| false), solution);
    assert!(solver.visits() < visits / 2, "{} of {visits}", solver.visits());
}

#[test]
fn two_solvers_can_share_a_table() {
    let mut game: snorkels::Position = start("snorkels size=4 stones=a1");
    game.waive_choice();
    let alone = solved(&game, u64::MAX).unwrap();
    let table = TranspositionTable::with_megabytes(4);
    let found: Vec<_> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..2)
            .map(|seed| {
                let mut solver = Solver::new(game, &table).with_tie_break_seed(seed);
                scope.spawn(move || solver.solve(|_| false).unwrap())
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert!(found.iter().all(|found| (found.winners, found.plies) == alone), "{found:?}");
}

#[test]
fn a_finished_game_is_solved_at_once() {
    let game: snorkels::Position = start("snorkels size=3 : a1 a2 c3 b1");
    assert_eq!(solved(&game, 10), Some((Seats::only(Seat::TWO), 0)));
}

#[test]
fn wins_by_threats_match_a_plain_search() {
    let (mut wins_found, mut losses_found) = (0, 0);
    let starts = ["caminos", "caminos board=rhombus", "caminos board=octagon"];
    for line in starts {
        for game in positions(&start::<caminos::Position>(line), 9, 12) {
            let Some(seat) = game.turn().seat() else { continue };
            let [own, other] = [seat, seat.next(2)].map(Seats::only);
            let mut threats = Threats::new();
            // A side that wins with its second move from now has made a threat with the first.
            let found = threats.wins(&game, 1).unwrap();
            let plain = (1..=3).find(|&plies| wins(&game, own, plies, &mut HashMap::new()));
            assert_eq!(found, plain, "{game:?}");
            wins_found += usize::from(found == Some(3));
            if found == Some(1) {
                continue;
            }
            let lost = threats.loses(&game, 0).unwrap();
            assert_eq!(lost.is_some(), wins(&game, other, 2, &mut HashMap::new()), "{game:?}");
            losses_found += usize::from(lost.is_some());
        }
    }
    assert!(wins_found > 0 && losses_found > 0, "{wins_found} {losses_found}");
}

/// The results for one seat to move hold for the other seat with the board rotated.
#[test]
fn a_table_distinguishes_rotated_positions_with_seats_exchanged() {
    let line = "sendas white=e9NS,e8NS,e7NES,f7SW,f6NW,e6NE black=c3ES,d3EW,e3ESW,f3EW,g3SW,e2NE";
    let game = line.parse::<GameLine<sendas::Position>>().unwrap().position();
    let table = TranspositionTable::with_megabytes(1);
    for symmetry in game.symmetries() {
        let image = game.under(*symmetry);
        let winner = game.seat_under(game.turn().seat().unwrap(), *symmetry);
        for plies in 1..3 {
            let mut solver = Solver::new(image, &table);
            assert_eq!(solver.wins_within(winner, plies, |_| false), Some(true), "{symmetry}");
            let other = winner.next(2);
            let mut solver = Solver::new(image, &table);
            assert_eq!(solver.wins_within(other, plies, |_| false), Some(false), "{symmetry}");
        }
    }
}
