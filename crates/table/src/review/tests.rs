use std::collections::BTreeSet;

use cauce_rules::{Game, snorkels, tayu};

use super::*;
use crate::{Dealer, Play, Table};

fn table<G: Play>(line: &str) -> Table<G> {
    Table::showing(&line.parse().ok().unwrap(), Dealer::new(1))
}

fn snorkels(line: &str) -> Table<snorkels::Position> {
    table(line)
}

fn review<G: Play>(table: &Table<G>) -> Review {
    Review::new(table.record())
}

/// Builds a search result with these winning chances of seat 1, and these best moves of the player
/// to move, each with its loss.
fn found(line: &str, seat: u8, chance: f64, moves: &[(&str, f64)]) -> Analysis {
    let chances = vec![chance, 1.0 - chance];
    let own = chances[usize::from(seat) - 1];
    let line_of = |&(token, loss): &(&str, f64)| AnalysisLine {
        moves: vec![token.to_owned()],
        chance: own - loss,
        ..AnalysisLine::default()
    };
    let lines = moves.iter().map(line_of).collect();
    Analysis { line: line.to_owned(), steps: 1, seat: Some(seat), chances, lines }
}

/// Builds an arbitrary but reproducible search result from the letters of the line.
fn oracle(line: &str) -> Analysis {
    let position = table::<snorkels::Position>(line);
    let hash = line.bytes().fold(7_u32, |sum, byte| (31 * sum + u32::from(byte)) % 9973);
    let seat = position.game().turn().seat().map_or(1, Seat::number);
    let chance = f64::from(hash % 100) / 100.0;
    let chance = if seat == 1 { chance } else { 1.0 - chance };
    let legal: Vec<_> = position.game().legal().iter().map(ToString::to_string).collect();
    let moves: Vec<_> = legal.iter().take(3).map(|token| (token.as_str(), 0.1)).collect();
    found(line, seat, chance, &moves)
}

/// Answers all requests, always the last of up to `most` first.
fn run(review: &mut Review, most: usize, search: impl Fn(&str) -> Analysis) -> Vec<Analysis> {
    let mut changed = Vec::new();
    while let Some(line) = review.wanted(most).pop() {
        changed.extend(review.answer(search(&line)));
    }
    assert!(review.is_complete());
    changed
}

fn verdicts(review: &Review) -> Vec<impl PartialEq + std::fmt::Debug> {
    review.points().iter().map(|point| (point.mark, point.chances.clone(), point.plies)).collect()
}

const GAMES: [&str; 4] = [
    "snorkels size=5 : c3 c4 d3 b3 a1 e5 b4",
    "snorkels size=5 : c3 c4 d3 b2 a2 e4",
    "snorkels size=5 : c3 c4 b2 b3 a1 e5",
    "snorkels size=5 : c3 a1 b2 b3 c1 e5",
];

#[test]
fn a_review_does_not_depend_on_the_order_of_answers() {
    let mut faults = 0;
    for game in GAMES {
        let table = snorkels(game);
        let mut alone = review(&table);
        let changed = run(&mut alone, 1, oracle);
        faults += alone.faults().count();
        for most in [2, 3, 100] {
            let mut other = review(&table);
            assert_eq!(run(&mut other, most, oracle).len(), changed.len(), "{game}, {most}");
            assert_eq!(verdicts(&other), verdicts(&alone), "{game}, {most}");
        }
    }
    assert!(faults > 0, "some of the games contain faults");
}

#[test]
fn late_repeated_foreign_and_broken_answers_are_ignored() {
    let table = snorkels(GAMES[0]);
    let mut alone = review(&table);
    run(&mut alone, 1, oracle);
    let mut other = review(&table);
    for line in [GAMES[1], "snorkels", "nonsense", "", "tayu"] {
        other.answer(Analysis { line: line.to_owned(), ..oracle(GAMES[1]) });
    }
    let broken: [&[f64]; 4] = [&[], &[0.5], &[0.5, f64::NAN], &[2.0, -1.0]];
    let mut given = Vec::new();
    while let Some(line) = other.wanted(1).pop() {
        for chances in broken {
            let answer = Analysis { chances: chances.into(), ..oracle(&line) };
            assert!(other.answer(answer).is_empty());
        }
        assert_eq!(other.wanted(1), [line.as_str()], "the position is requested again");
        other.answer(oracle(&line));
        given.push(line);
        for line in &given {
            let answer = found(line, 1, 0.5, &[("e5", 0.0)]);
            assert!(other.answer(answer).is_empty());
        }
    }
    assert_eq!(verdicts(&other), verdicts(&alone));
    assert_eq!(
        given.iter().collect::<BTreeSet<_>>().len(),
        given.len(),
        "no position is requested twice"
    );
}

/// Reviews two moves of which the second, `b1`, loses this much; `a3` seems to be the best.
fn second(loss: f64) -> Review {
    let table = snorkels("snorkels size=3 : a1 b1");
    let mut review = review(&table);
    run(&mut review, 1, |line| match line {
        "snorkels size=3 : a1" => found(line, 2, 0.25, &[("a3", 0.0), ("b1", 0.01)]),
        "snorkels size=3 : a1 b1" => found(line, 1, 0.25 + loss, &[("c3", 0.0)]),
        _ => found(line, 1, 0.25, &[("a1", 0.0)]),
    });
    review
}

#[test]
fn a_loss_counts_as_a_fault_from_its_threshold() {
    let mark = |loss| second(loss).points()[2].mark;
    assert_eq!(mark(0.0625), None);
    assert_eq!(mark(0.125), Some(Mark::Dubious));
    assert_eq!(mark(0.25), Some(Mark::Mistake));
    assert_eq!(mark(0.375), Some(Mark::Blunder));
}

#[test]
fn better_moves_are_verified_before_a_move_is_called_a_fault() {
    let table = snorkels("snorkels size=3 : a1 b1");
    let mut review = review(&table);
    let mut asked = Vec::new();
    let mut better = Vec::new();
    while let Some(line) = review.wanted(1).pop() {
        better.extend(review.answer(match line.as_str() {
            "snorkels size=3 : a1" => found(&line, 2, 0.25, &[("a3", 0.0), ("c3", 0.1)]),
            // Neither is as good as it seemed.
            "snorkels size=3 : a1 a3" => found(&line, 1, 0.5, &[("c1", 0.0)]),
            "snorkels size=3 : a1 c3" => found(&line, 1, 0.4375, &[("c2", 0.0)]),
            "snorkels size=3 : a1 b1" => found(&line, 1, 0.5, &[("c3", 0.0)]),
            _ => found(&line, 1, 0.25, &[("a1", 0.0)]),
        }));
        asked.push(line.replace("snorkels size=3", ""));
    }
    assert_eq!(asked, ["", " : a1", " : a1 b1", " : a1 a3", " : a1 c3"]);
    // No other move was better. The position takes over these chances, and the previous move has
    // gained by it.
    assert_eq!(review.points()[1].chances, Some(vec![0.4375, 0.5625]));
    assert!(review.faults().next().is_none());
    let told: Vec<_> =
        better.iter().map(|found| (found.line.as_str(), &found.lines[0].moves)).collect();
    assert_eq!(told, [("snorkels size=3 : a1", &vec!["c3".to_owned(), "c2".to_owned()])]);
}

#[test]
fn one_verified_better_move_is_enough_for_a_fault() {
    let table = snorkels("snorkels size=3 : a1 b1");
    let mut review = review(&table);
    run(&mut review, 1, |line| {
        assert!(!line.ends_with("c3"), "{line}");
        match line {
            "snorkels size=3 : a1" => found(line, 2, 0.25, &[("a3", 0.0), ("c3", 0.1)]),
            "snorkels size=3 : a1 b1" => found(line, 1, 0.75, &[("c2", 0.0)]),
            _ => found(line, 1, 0.25, &[("a1", 0.0)]),
        }
    });
    assert_eq!(review.points()[2].mark, Some(Mark::Blunder));
}

#[test]
fn a_chance_move_is_never_a_fault_nor_a_point_of_the_graph() {
    let table = table::<tayu::Position>("tayu : +237 j9h237 +137 resign");
    let mut review = review(&table);
    let chances = [0.5, 0.5, 0.375, 0.125, 0.0];
    run(&mut review, 3, |line| {
        let at = line.split(' ').count().saturating_sub(2);
        // The apparent best move stays the best.
        let chance = if line.ends_with("z1z") { 0.5 } else { chances[at] };
        found(line, 1, chance, &[("z1z", 0.0)])
    });
    // The move is judged by the position before the chance event, on the stricter scale of this
    // game.
    let marks: Vec<_> = review.points().iter().map(|point| point.mark).collect();
    assert_eq!(marks, [None, None, Some(Mark::Mistake), None, None]);
    assert_eq!(review.shown().collect::<Vec<_>>(), [1, 3, 4]);
    assert_eq!([0, 1, 2, 3, 4].map(|index| review.move_index(index)), [0, 0, 2, 2, 4]);
    let places =
        review.points().iter().map(|point| review.place_of(point.node)).collect::<Vec<_>>();
    assert_eq!(places, [Some(0), Some(0), Some(1), Some(1), Some(2)]);
}

#[test]
fn certain_faults_stay_certain_as_the_review_continues() {
    let table = snorkels(GAMES[0]);
    let mut whole = review(&table);
    run(&mut whole, 1, oracle);
    let faults: Vec<_> = whole.faults().collect();
    let mut review = review(&table);
    while let Some(line) = review.wanted(1).pop() {
        review.answer(oracle(&line));
        let certain: Vec<_> = review.certain().collect();
        assert!(faults.starts_with(&certain), "{certain:?} of {faults:?}");
    }
    assert_eq!(review.certain().collect::<Vec<_>>(), faults);
}

#[test]
fn a_review_fits_only_an_unchanged_main_line() {
    let mut table = snorkels("snorkels size=3 : a1 b1");
    let review = review(&table);
    assert!(review.fits(table.record()));
    let tip = table.tree_index().main_tip();
    assert!(Table::add(&mut table, NodeId::ROOT, "c3").is_ok());
    assert!(review.fits(table.record()), "variations do not affect the review");
    assert!(Table::add(&mut table, tip, "c3").is_ok());
    assert!(!review.fits(table.record()));
}

#[test]
fn chances_in_comments_are_clamped_or_ignored_if_invalid() {
    assert_eq!(read_chances("[%win 62 38 #5]"), (Some(vec![0.62, 0.38]), Some(5)));
    assert_eq!(read_chances("[%win 200 -1 x]"), (Some(vec![1.0]), None));
    assert_eq!(read_chances("[%win] [%win 1 99]"), (None, None));
    assert_eq!(read_chances("[%win #99999999]"), (None, None));
    assert_eq!(read_chances(""), (None, None));
}
