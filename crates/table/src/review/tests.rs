use std::collections::BTreeSet;

use cauce_rules::{Game, snorkels, tayu};

use super::*;
use crate::{Dealer, Play, Table};

/// Notes on a table.
impl<G: Play> Annotate for Table<G> {
    fn record(&self) -> &dyn AnyRecord {
        Table::record(self)
    }

    fn comment(&mut self, id: NodeId, text: &str) {
        Table::comment(self, id, text);
    }

    fn mark(&mut self, id: NodeId, mark: Mark) {
        Table::mark(self, id, Some(mark));
    }

    fn add(&mut self, id: NodeId, token: &str) -> Option<NodeId> {
        Table::add(self, id, token).ok()
    }
}

fn table<G: Play>(line: &str) -> Table<G> {
    Table::showing(&line.parse().ok().unwrap(), Dealer::new(1))
}

fn snorkels(line: &str) -> Table<snorkels::Position> {
    table(line)
}

fn review<G: Play>(table: &Table<G>) -> Review {
    Review::new(table.record())
}

/// What a search finds where seat 1 has this chance and these are the best moves for who is to move,
/// each with what it gives away.
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

fn proved(mut found: Analysis, winners: &[u8], plies: u16) -> Analysis {
    found.lines[0].proof = Some(ProvedEnd { winners: winners.to_vec(), plies });
    found
}

/// What a search would find, made up of the letters of the line: always the same.
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

/// Answers whatever is asked, the last of so many questions first.
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
fn a_game_is_judged_alike_in_whatever_order_the_answers_come() {
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
    assert!(faults > 0, "there are faults among them");
}

#[test]
fn late_repeated_foreign_and_broken_answers_change_nothing() {
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
        assert_eq!(other.wanted(1), [line.as_str()], "it is asked for once more");
        other.answer(oracle(&line));
        given.push(line);
        for line in &given {
            let answer = found(line, 1, 0.5, &[("e5", 0.0)]);
            assert!(other.answer(answer).is_empty());
        }
    }
    assert_eq!(verdicts(&other), verdicts(&alone));
    assert_eq!(given.iter().collect::<BTreeSet<_>>().len(), given.len(), "nothing is asked twice");
}

/// Two moves, of which the second, `b1`, gives away as much; `a3` is thought to be the best.
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
fn a_fault_is_one_from_its_threshold_on() {
    let mark = |loss| second(loss).points()[2].mark;
    assert_eq!(mark(0.0625), None);
    assert_eq!(mark(0.125), Some(Mark::Dubious));
    assert_eq!(mark(0.25), Some(Mark::Mistake));
    assert_eq!(mark(0.375), Some(Mark::Blunder));
    assert_eq!(
        (
            second(0.25).count(Seat::TWO, Mark::Mistake),
            second(0.25).count(Seat::ONE, Mark::Mistake)
        ),
        (1, 0)
    );
}

#[test]
fn before_a_move_is_called_a_fault_better_ones_are_looked_into_as_deeply() {
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
    // Every move was no better: that is what the position comes to, and the move before has gained it.
    assert_eq!(review.points()[1].chances, Some(vec![0.4375, 0.5625]));
    assert!(review.faults().next().is_none());
    let told: Vec<_> =
        better.iter().map(|found| (found.line.as_str(), &found.lines[0].moves)).collect();
    assert_eq!(told, [("snorkels size=3 : a1", &vec!["c3".to_owned(), "c2".to_owned()])]);
}

#[test]
fn where_one_better_move_holds_no_other_is_looked_into() {
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
fn to_let_the_other_win_at_once_is_a_fault_and_is_told_as_that() {
    let lets = |chance: f64, plies| {
        let table = snorkels("snorkels size=3 : a1 b1");
        let mut review = review(&table);
        run(&mut review, 1, |line| match line {
            "snorkels size=3 : a1" => found(line, 2, chance, &[("a3", 0.0)]),
            "snorkels size=3 : a1 b1" => proved(found(line, 1, 1.0, &[("c3", 0.0)]), &[1], plies),
            _ => found(line, 1, chance, &[("a1", 0.0)]),
        });
        let told = review.told(table.record(), &[], 2).unwrap();
        (told.point.mark, told.allows, told.cost)
    };
    assert_eq!(lets(0.95, 1), (Some(Mark::Dubious), true, Some([5, 0])));
    assert_eq!(lets(0.95, 3), (None, false, Some([5, 0])));
    assert_eq!(lets(1.0, 1), (None, false, Some([0, 0])), "it was lost before");
    assert_eq!(lets(0.25, 1), (Some(Mark::Blunder), false, Some([75, 0])));
}

#[test]
fn to_give_up_is_no_fault_and_who_gave_away_a_won_game_is_told() {
    let game = |line: &str, chance: f64| {
        let table = snorkels(line);
        let mut review = review(&table);
        run(&mut review, 1, |line| match line.rsplit(' ').next() {
            Some("resign") => found(line, 1, 0.0, &[]),
            Some("draw") => found(line, 1, 0.5, &[]),
            _ => found(line, 1, chance, &[("a1", 0.0)]),
        });
        assert!(review.faults().next().is_none(), "{line}");
        review.ahead().map(|ahead| (ahead.team.seats.clone(), ahead.chance))
    };
    let one = vec![Seat::ONE];
    assert_eq!(game("snorkels size=3 : a1 b1 resign", 0.75), Some((one.clone(), 0.75)));
    assert_eq!(game("snorkels size=3 : a1 b1 draw", 0.625), Some((one, 0.625)));
    assert_eq!(game("snorkels size=3 : a1 b1 resign", 0.5), None, "nobody was ahead");
    assert_eq!(game("snorkels size=3 : a1 b1 resign", 0.25), None, "the loser gave up");
    assert_eq!(game("snorkels size=3 : a1 b1 draw", 0.5), None);
    assert_eq!(game("snorkels size=3 : a1 b1", 0.75), None, "the game goes on");
}

#[test]
fn a_draw_by_lot_is_nobodys_fault_and_no_point_of_its_own() {
    let table = table::<tayu::Position>("tayu : +237 j9h237 +137 resign");
    let mut review = review(&table);
    let chances = [0.5, 0.5, 0.375, 0.125, 0.0];
    run(&mut review, 3, |line| {
        let at = line.split(' ').count().saturating_sub(2);
        // What seemed to be the best stays so.
        let chance = if line.ends_with("z1z") { 0.5 } else { chances[at] };
        found(line, 1, chance, &[("z1z", 0.0)])
    });
    // The move has cost what it led to before a tile was drawn, by the finer scale of this game.
    let marks: Vec<_> = review.points().iter().map(|point| point.mark).collect();
    assert_eq!(marks, [None, None, Some(Mark::Mistake), None, None]);
    assert_eq!(review.shown().collect::<Vec<_>>(), [1, 3, 4]);
    assert_eq!([0, 1, 2, 3, 4].map(|index| review.owner(index)), [0, 0, 2, 2, 4]);
    let places =
        review.points().iter().map(|point| review.place_of(point.node)).collect::<Vec<_>>();
    assert_eq!(places, [Some(0), Some(0), Some(1), Some(1), Some(2)]);
}

#[test]
fn what_is_certain_while_the_rest_is_looked_at_stays_so() {
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
fn what_was_found_is_written_and_read_again() {
    for game in GAMES {
        let mut table = snorkels(game);
        table.comment(NodeId::ROOT, "[%csl Ba1] Held.");
        let mut first = review(&table);
        run(&mut first, 1, oracle);
        first.write(&mut table);
        let text = table.record().to_string();
        first.write(&mut table);
        assert_eq!(table.record().to_string(), text, "to write it twice changes nothing");
        let comment = table.tree_index().comment(NodeId::ROOT);
        assert!(
            comment.starts_with("[%win ") && comment.ends_with("[%csl Ba1] Held."),
            "{comment}"
        );
        let again = review(&table);
        assert!(again.is_complete() && again.wanted(9).is_empty() && again.fits(table.record()));
        let percents = |review: &Review| -> Vec<_> {
            let said = |point: &Point| {
                (
                    point.mark,
                    point.plies,
                    point.chances.iter().flatten().map(|&of| percent(of)).collect::<Vec<_>>(),
                )
            };
            review.points().iter().map(said).collect()
        };
        assert_eq!(percents(&again), percents(&first));
        for index in again.faults() {
            let told = again.told(table.record(), &[], index).unwrap();
            let best = first.analysis_at(index - 1).unwrap().best().unwrap();
            let better: Vec<_> = told
                .better
                .iter()
                .map(|&id| AnyRecord::token_text(Table::record(&table), id))
                .collect();
            assert_eq!(better, best.moves, "{game}, {index}");
            // Why it is better takes a search, which changes no verdict.
            assert_eq!(told.wanted, Some(again.line_at(index - 1)));
        }
    }
}

#[test]
fn what_is_still_weighed_is_written_once_that_is_known() {
    let mut whole = snorkels(GAMES[0]);
    let mut alone = review(&whole);
    run(&mut alone, 1, oracle);
    alone.write(&mut whole);
    // Written and read again after every answer.
    let mut table = snorkels(GAMES[0]);
    let mut known = std::collections::BTreeMap::new();
    let mut complete = false;
    while !complete {
        let mut review = review(&table);
        while let Some(line) = review.wanted(1).pop() {
            match known.get(&line) {
                Some(found) => drop(review.answer(Analysis::clone(found))),
                None => {
                    known.insert(line.clone(), oracle(&line));
                    break;
                }
            }
        }
        review.write(&mut table);
        complete = review.is_complete();
    }
    let marks = |review: Review| review.points().iter().map(|point| point.mark).collect::<Vec<_>>();
    assert_eq!(marks(review(&table)), marks(review(&whole)));
}

#[test]
fn a_better_line_ends_where_a_tile_is_drawn_and_is_told_of_again() {
    let mut table = table::<tayu::Position>("tayu : +237 j9h237 +137 resign");
    let mut review = review(&table);
    run(&mut review, 1, |line| match line.split(' ').count() {
        3 => {
            let mut before = found(line, 1, 0.75, &[("i9v237", 0.0)]);
            before.lines[0].moves.push("+137".to_owned());
            before
        }
        4 if line.ends_with("i9v237") => found(line, 1, 0.75, &[]),
        _ => found(line, 1, 0.25, &[]),
    });
    review.write(&mut table);
    let told = review.told(table.record(), &[], 2).unwrap();
    assert_eq!((told.point.mark, told.cost), (Some(Mark::Blunder), Some([75, 25])));
    let tokens: Vec<_> =
        told.better.iter().map(|&id| AnyRecord::token_text(Table::record(&table), id)).collect();
    assert_eq!(tokens, ["i9v237"]);
    assert!(told.best);
}

#[test]
fn a_review_is_about_the_main_line_as_it_stood() {
    let mut table = snorkels("snorkels size=3 : a1 b1");
    let review = review(&table);
    assert!(review.fits(table.record()));
    let tip = table.tree_index().main_tip();
    assert!(Table::add(&mut table, NodeId::ROOT, "c3").is_ok());
    assert!(review.fits(table.record()), "a variation is no part of it");
    let on = Table::add(&mut table, tip, "c3").unwrap();
    assert!(!review.fits(table.record()));
    // A line leaves the game where they part, no earlier than before.
    let line = [NodeId::ROOT, review.points()[1].node];
    assert_eq!(review.fork(&line, NodeId::ROOT), line[1]);
    assert_eq!(review.fork(&[NodeId::ROOT], tip), tip);
    assert_eq!(review.fork(&[], on), NodeId::ROOT);
}

#[test]
fn the_best_moves_are_told_by_where_they_lead() {
    let review = second(0.375);
    let before = "snorkels size=3 : a1";
    let told = |own, there: &[Analysis]| {
        let found = found(before, 2, 0.25, &[("a3", 0.0), ("c3", 0.01), ("b1", 0.01)]);
        let ranked = review.ranked(&found, there, own)?;
        let told = |one: &Ranked| {
            (
                one.line.moves.join(" "),
                (one.line.chance * 1000.0).round() as u32,
                one.standing,
                one.own,
            )
        };
        Ok::<_, String>(ranked.iter().map(told).collect::<Vec<_>>())
    };
    // What is known to be a fault is left out, unless the game goes on with it.
    let best = ("a3".to_owned(), 750, Standing::Best, false);
    let other = ("c3".to_owned(), 740, Standing::Best, false);
    assert_eq!(told(None, &[]), Ok(vec![best.clone(), other.clone()]));
    let own = ("b1 c3".to_owned(), 375, Standing::Fault, true);
    assert_eq!(told(Some("b1"), &[]), Ok(vec![best.clone(), other, own]));
    // What is found out later counts, and is no better than what the position is worth.
    let there = found("snorkels size=3 : a1 c3", 1, 0.29, &[("b2", 0.0)]);
    let near = ("c3 b2".to_owned(), 710, Standing::Near, false);
    assert_eq!(told(None, &[there]), Ok(vec![best.clone(), near]));
    let there = found("snorkels size=3 : a1 c3", 1, 0.0, &[("b2", 0.0)]);
    let equal = ("c3 b2".to_owned(), 750, Standing::Best, false);
    assert_eq!(told(None, &[there]), Ok(vec![best, equal]));
    // A move that the search has not told of is looked into.
    assert_eq!(told(Some("b3"), &[]), Err("snorkels size=3 : a1 b3".to_owned()));
    let there = found("snorkels size=3 : a1 b3", 1, 0.5, &[("b2", 0.0)]);
    let told = told(Some("b3"), &[there]).unwrap();
    assert_eq!(told.last(), Some(&("b3 b2".to_owned(), 500, Standing::Fault, true)));
    assert_eq!(told.len(), 3);
}

#[test]
fn chances_of_a_record_are_read_with_care() {
    assert_eq!(read_chances("[%win 62 38 #5]"), (Some(vec![0.62, 0.38]), Some(5)));
    assert_eq!(read_chances("[%win 200 -1 x]"), (Some(vec![1.0]), None));
    assert_eq!(read_chances("[%win] [%win 1 99]"), (None, None));
    assert_eq!(read_chances("[%win #99999999]"), (None, None));
    assert_eq!(read_chances(""), (None, None));
}
