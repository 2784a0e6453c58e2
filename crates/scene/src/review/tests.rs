use std::collections::BTreeMap;

use super::*;
use cauce_table::{Dealer, analysis::ProvedEnd};

use crate::Games;

const LINE: &str = "snorkels size=3 : a1 a2 b1 c1 c3 b3 c2";

fn session(line: &str) -> Box<dyn Session> {
    Games::all().show(line, Dealer::new(1)).ok().unwrap()
}

/// Creates an analysis in which seat 1 has this chance. `moves` are the best moves of the seat to
/// move, each with its expected continuation and its loss.
fn lines(line: &str, seat: u8, chance: f64, moves: &[(&str, f64)]) -> Analysis {
    let chances = vec![chance, 1.0 - chance];
    let own = chances[usize::from(seat) - 1];
    let line_of = |&(token, loss): &(&str, f64)| AnalysisLine {
        moves: token.split(' ').map(str::to_owned).collect(),
        chance: own - loss,
        reasons: vec![MoveReason { id: format!("hint-{}", &token[..2]), args: [].into() }],
        ..AnalysisLine::default()
    };
    let lines = moves.iter().map(line_of).collect();
    Analysis { line: line.to_owned(), steps: 1, seat: Some(seat), chances, lines }
}

fn found(line: &str, seat: u8, chance: f64, moves: &[&str]) -> Analysis {
    let moves: Vec<_> = moves.iter().map(|&token| (token, 0.0)).collect();
    lines(line, seat, chance, &moves)
}

fn proved(mut found: Analysis, winners: &[u8], plies: u16) -> Analysis {
    found.lines[0].proof = Some(ProvedEnd { winners: winners.to_vec(), plies });
    found
}

/// A search in which seat 2 gives its advantage away with b3, and seat 1 wins.
fn search(line: &str) -> Analysis {
    let made = line.split_once(" : ").map_or(0, |(_, moves)| moves.split(' ').count());
    let seat = if made.is_multiple_of(2) { 1 } else { 2 };
    match made {
        7 => found(line, seat, 1.0, &[]),
        6 if line.ends_with("b3") => proved(found(line, seat, 1.0, &["c2"]), &[1], 1),
        6 => found(line, seat, 0.375, &["c2"]),
        _ => found(line, seat, 0.375, &["a3 c2", "b2"]),
    }
}

/// A deterministic fake search, computed from the letters of the line.
fn oracle(line: &str) -> Analysis {
    let position = session(line);
    let hash = line.bytes().fold(7_u32, |sum, byte| (31 * sum + u32::from(byte)) % 9973);
    let seat = position.view().turn.seat.unwrap_or(1);
    let chance = f64::from(hash % 100) / 100.0;
    let chance = if seat == 1 { chance } else { 1.0 - chance };
    let legal = position.legal();
    let moves: Vec<_> = legal.iter().take(3).map(|token| (token.as_str(), 0.1)).collect();
    lines(line, seat, chance, &moves)
}

fn run(session: &dyn Session, search: impl Fn(&str) -> Analysis) -> Review {
    let mut review = Review::new(session.record());
    while let Some(line) = review.wanted(1).pop() {
        review.answer(search(&line));
    }
    assert!(review.is_complete());
    review
}

fn judged_move(review: &Review, session: &dyn Session) -> MoveView {
    reviewed_position(review, session, 0).judged.unwrap()
}

fn nodes(line: &[StepView]) -> Vec<usize> {
    line.iter().map(|step| step.node).collect()
}

#[test]
fn a_fault_is_reported_with_its_cost_and_the_better_line() {
    let mut session = session(LINE);
    let review = run(&*session, search);
    write_review(&review, &mut *session);
    let view = review_view(&review, &*session);
    assert!(view.fits && view.complete);
    assert_eq!((view.points.len(), view.sides.len()), (8, 2));
    assert_eq!(view.points[6].chances, Some(vec![1.0, 0.0]));
    assert_eq!((view.points[6].mark, view.points[6].made.seat), ("??", Some(2)));
    assert_eq!(view.faults, [0]);
    let [fault] = view.tasks.as_slice() else { panic!("{:?}", view.tasks) };
    assert_eq!((fault.number, fault.mark, fault.allows), (6, "??", false));
    assert_eq!((fault.token.as_str(), fault.seat, fault.label.is_none()), ("b3", 2, true));
    assert_eq!(fault.lost, Some(lost("analysis-lost", [63, 0])));
    let moves = session.moves();
    let added: Vec<_> = moves.iter().filter(|played| played.depth == 1).collect();
    assert_eq!(nodes(&fault.better), added.iter().map(|played| played.node).collect::<Vec<_>>());
    assert_eq!(added.iter().map(|played| played.text.as_str()).collect::<Vec<_>>(), ["a3", "c2"]);
    assert_eq!(added[0].comment, "[%computer]");
    assert_eq!(fault.reason.as_ref().map(|reason| reason.id.as_str()), Some("hint-a3"));
    assert_eq!(fault.before.line, "snorkels size=3 : a1 a2 b1 c1 c3");
    assert_eq!(fault.before.chances, [0.375, 0.625]);
    // The move lost much, but the verdict first says that it let the other side win at once.
    assert_eq!(fault.cost, Some(Phrase::new("analysis-learn-let")));
    assert_eq!(fault.name, Some(Phrase::new("analysis-name-blunder")));
    assert_eq!(view.grades.iter().map(|grade| grade.mark).collect::<Vec<_>>(), ["?!", "?", "??"]);
    assert!(view.sides.iter().all(|side| side.ahead.is_none()));
}

#[test]
fn faults_are_ordered_by_gravity() {
    let game = "snorkels size=3 : a1 b1 c1 a3";
    let session = session(game);
    let review = run(&*session, |line| {
        let made = line.split(' ').count().saturating_sub(3);
        // Any other move would have lost nothing.
        let at = if game.starts_with(line) { made } else { made - 1 };
        found(line, [1, 2][made % 2], [0.5, 0.375, 0.75, 0.5, 0.5][at], &["b2"])
    });
    let view = review_view(&review, &*session);
    let marks: Vec<_> = view.tasks.iter().map(|task| task.mark).collect();
    assert_eq!(marks, ["?!", "??", "?"]);
    assert_eq!(view.faults, [1, 2, 0]);
}

#[test]
fn allowing_an_immediate_win_is_reported_as_such() {
    let lets = |chance: f64, plies| {
        let session = session("snorkels size=3 : a1 b1");
        let review = run(&*session, |line| match line {
            "snorkels size=3 : a1" => found(line, 2, chance, &["a3"]),
            "snorkels size=3 : a1 b1" => proved(found(line, 1, 1.0, &["c3"]), &[1], plies),
            _ => found(line, 1, chance, &["a1"]),
        });
        let judged = judged_move(&review, &*session);
        (judged.mark, judged.allows, judged.lost.unwrap(), judged.cost.map(|cost| cost.id))
    };
    let fell = |chances| lost("analysis-lost", chances);
    let (let_win, cost) = (Some("analysis-learn-let"), Some("analysis-learn-cost"));
    assert_eq!(lets(0.95, 1), ("?!", true, Phrase::new("analysis-let"), let_win));
    assert_eq!(lets(0.95, 3), ("", false, fell([5, 0]), cost));
    assert_eq!(lets(1.0, 1), ("", false, fell([0, 0]), let_win), "the position was already lost");
    assert_eq!(lets(0.25, 1), ("??", false, fell([75, 0]), let_win));
}

#[test]
fn a_resignation_is_no_fault_but_a_player_who_was_ahead_is_named() {
    let game = |line: &str, chance: f64| {
        let session = session(line);
        let review = run(&*session, |line| match line.rsplit(' ').next() {
            Some("resign") => found(line, 1, 0.0, &[]),
            Some("draw") => found(line, 1, 0.5, &[]),
            _ => found(line, 1, chance, &["a1"]),
        });
        let view = review_view(&review, &*session);
        assert_eq!(view.tasks, [], "{line}");
        view.sides.iter().map(|side| side.ahead).collect::<Vec<_>>()
    };
    assert_eq!(game("snorkels size=3 : a1 b1 resign", 0.75), [Some(75), None]);
    assert_eq!(game("snorkels size=3 : a1 b1 draw", 0.625), [Some(63), None]);
    assert_eq!(game("snorkels size=3 : a1 b1 resign", 0.5), [None; 2], "nobody was ahead");
    assert_eq!(
        game("snorkels size=3 : a1 b1 resign", 0.25),
        [None; 2],
        "the losing player resigned"
    );
    assert_eq!(game("snorkels size=3 : a1 b1 draw", 0.5), [None; 2]);
    assert_eq!(game("snorkels size=3 : a1 b1", 0.75), [None; 2], "the game is not over");
}

const GAMES: [&str; 4] = [
    "snorkels size=5 : c3 c4 d3 b3 a1 e5 b4",
    "snorkels size=5 : c3 c4 d3 b2 a2 e4",
    "snorkels size=5 : c3 c4 b2 b3 a1 e5",
    "snorkels size=5 : c3 a1 b2 b3 c1 e5",
];

#[test]
fn a_review_is_written_to_the_record_and_read_back() {
    let mut faults = 0;
    for game in GAMES {
        let mut session = session(game);
        session.comment(0, "[%csl Ba1] Held.");
        let first = run(&*session, oracle);
        write_review(&first, &mut *session);
        let text = session.save().to_string();
        write_review(&first, &mut *session);
        assert_eq!(session.save().to_string(), text, "writing the review twice changes nothing");
        let comment = session.record().tree_index().comment(NodeId::ROOT);
        assert!(
            comment.starts_with("[%win ") && comment.ends_with("[%csl Ba1] Held."),
            "{comment}"
        );
        let again = Review::new(session.record());
        assert!(again.is_complete() && again.wanted(9).is_empty() && again.fits(session.record()));
        let verdicts = |review: &Review| -> Vec<_> {
            let percents = |chances: &Vec<f64>| chances.iter().map(|&of| percent(of)).collect();
            let points = review.points().iter();
            points
                .map(|point| {
                    (point.mark, point.plies, point.chances.as_ref().map(percents))
                        as (_, _, Option<Vec<u8>>)
                })
                .collect()
        };
        assert_eq!(verdicts(&again), verdicts(&first));
        for (index, task) in again.faults().zip(review_view(&again, &*session).tasks) {
            let best = first.analysis_at(index - 1).unwrap().best().unwrap();
            let moves = session.moves();
            let text = |&node: &usize| &moves.iter().find(|of| of.node == node).unwrap().text;
            let better: Vec<_> = nodes(&task.better).iter().map(text).cloned().collect();
            assert_eq!(better, best.moves, "{game}, {index}");
            // The reason needs a search, which changes no verdict.
            assert!(task.wanted);
            faults += 1;
        }
    }
    assert!(faults > 0, "some of the games contain faults");
}

#[test]
fn a_review_resumed_after_every_answer_finds_the_same_faults() {
    let mut whole = session(GAMES[0]);
    write_review(&run(&*whole, oracle), &mut *whole);
    // The review is written and read again after every answer.
    let mut session = session(GAMES[0]);
    let mut known = BTreeMap::new();
    let mut complete = false;
    while !complete {
        let mut review = Review::new(session.record());
        while let Some(line) = review.wanted(1).pop() {
            match known.get(&line) {
                Some(found) => drop(review.answer(Analysis::clone(found))),
                None => {
                    known.insert(line.clone(), oracle(&line));
                    break;
                }
            }
        }
        write_review(&review, &mut *session);
        complete = review.is_complete();
    }
    let marks = |session: &dyn Session| -> Vec<_> {
        Review::new(session.record()).points().iter().map(|point| point.mark).collect()
    };
    assert_eq!(marks(&*session), marks(&*whole));
}

#[test]
fn a_better_line_ends_before_the_next_draw() {
    let mut session = session("tayu : +237 j9h237 +137 resign");
    let review = run(&*session, |line| match line.split(' ').count() {
        3 => found(line, 1, 0.75, &["i9v237 +137"]),
        4 if line.ends_with("i9v237") => found(line, 1, 0.75, &[]),
        _ => found(line, 1, 0.25, &[]),
    });
    write_review(&review, &mut *session);
    let view = review_view(&review, &*session);
    let [task] = view.tasks.as_slice() else { panic!("{:?}", view.tasks) };
    assert_eq!((task.mark, task.lost.clone()), ("??", Some(lost("analysis-lost", [75, 25]))));
    let [better] = nodes(&task.better)[..] else { panic!("{:?}", task.better) };
    assert_eq!(session.line_to(better), "tayu : +237 i9v237");
    // The position before a draw is not a separate point. The draw belongs to the move before it.
    let shown: Vec<_> = view.points.iter().map(|point| (point.mark, point.made.seat)).collect();
    assert_eq!(shown[1], ("??", Some(1)));
}

#[test]
fn a_position_is_located_in_the_review_even_in_a_variation() {
    let mut session = session(LINE);
    let review = run(&*session, search);
    write_review(&review, &mut *session);
    let node = |number: usize| review.points()[number].node.index();
    session.go_to(node(6));
    let here = reviewed_position(&review, &*session, 0);
    assert_eq!((here.place, here.in_variation), (6, false));
    assert_eq!(here.judged.map(|judged| judged.mark), Some("??"));
    session.go_to(0);
    assert_eq!(reviewed_position(&review, &*session, node(6)).judged, None);
    // In a variation, the place is where the game was left, at the earliest the last node shown.
    let better = session.moves().into_iter().find(|played| played.depth == 1).unwrap();
    session.go_to(better.node);
    for (left, place) in [(0, 5), (node(5), 5), (node(6), 6), (99, 5)] {
        let here = reviewed_position(&review, &*session, left);
        assert_eq!((here.place, here.in_variation), (place, true));
    }
    let rows = best_moves(&review, &*session, &search(&session.line()), &[]).unwrap();
    // The current line continues there.
    assert!(rows.iter().any(|row| row.own && row.moves == ["c2"]), "{rows:?}");
    assert_eq!(best_moves(&review, &*session, &found("x", 1, 0.5, &[]), &[]), Ok(Vec::new()));
}

#[test]
fn the_best_moves_are_listed_by_their_verified_chances() {
    // The second of two moves, `b1`, is a fault; `a3` is considered the best.
    let before = "snorkels size=3 : a1";
    let mut session = session("snorkels size=3 : a1 b1");
    let review = run(&*session, |line| match line {
        "snorkels size=3 : a1" => lines(line, 2, 0.25, &[("a3", 0.0), ("b1", 0.01)]),
        "snorkels size=3 : a1 b1" => found(line, 1, 0.625, &["c3"]),
        _ => found(line, 1, 0.25, &["a1"]),
    });
    session.go_to_ply(1);
    let mut judged = |own: Option<&str>, there: &[Analysis]| {
        let found = lines(before, 2, 0.25, &[("a3", 0.0), ("c3", 0.01), ("b1", 0.01)]);
        // The current line continues with the variation that the computer has added.
        let node = own.map(|own| session.add(session.at().index(), own).unwrap());
        node.iter().for_each(|&node| session.comment(node, "[%computer]"));
        let rows = best_moves(&review, &*session, &found, there);
        node.iter().for_each(|&node| session.comment(node, ""));
        let percent = |row: &BestMoveView| row.worth.args[0].1.clone();
        let judged = |row: &BestMoveView| (row.moves.join(" "), percent(row), row.colour, row.own);
        rows.map(|rows| rows.iter().map(judged).collect::<Vec<_>>())
    };
    let row =
        |moves: &str, percent: u8, colour, own| (moves.to_owned(), percent.into(), colour, own);
    // Known faults are left out, unless the current line continues with one.
    let (best, other) = (row("a3", 75, "win", false), row("c3", 74, "win", false));
    assert_eq!(judged(None, &[]), Ok(vec![best.clone(), other.clone()]));
    let own = row("b1", 38, "danger", true);
    assert_eq!(judged(Some("b1"), &[]), Ok(vec![best.clone(), other, own]));
    // Later results count, but never exceed the value of the position.
    let there = found("snorkels size=3 : a1 c3", 1, 0.29, &["b2"]);
    assert_eq!(judged(None, &[there]), Ok(vec![best.clone(), row("c3 b2", 71, "aim", false)]));
    let there = found("snorkels size=3 : a1 c3", 1, 0.0, &["b2"]);
    assert_eq!(judged(None, &[there]), Ok(vec![best, row("c3 b2", 75, "win", false)]));
    // A move that is missing from the search must be searched first.
    assert_eq!(judged(Some("b3"), &[]), Err("snorkels size=3 : a1 b3".to_owned()));
    let there = found("snorkels size=3 : a1 b3", 1, 0.5, &["b2"]);
    let judged = judged(Some("b3"), &[there]).unwrap();
    assert_eq!(judged.last(), Some(&row("b3", 50, "danger", true)));
    assert_eq!(judged.len(), 3);
}

#[test]
fn the_worth_of_a_move_is_a_proof_or_a_chance() {
    let line = |winners: &[u8], plies| AnalysisLine {
        chance: 1.0,
        proof: Some(ProvedEnd { winners: winners.to_vec(), plies }),
        ..AnalysisLine::default()
    };
    let judged = |line: &AnalysisLine| worth(line, Seat::ONE);
    assert_eq!(judged(&line(&[1], 3)), Phrase::new("analysis-wins").with("moves", 2_u32));
    assert_eq!(judged(&line(&[2], 4)), Phrase::new("analysis-loses").with("moves", 2_u32));
    assert_eq!(judged(&line(&[], 1)), Phrase::new("analysis-draws").with("moves", 1_u32));
    let unsure = AnalysisLine { chance: 1.0, ..AnalysisLine::default() };
    assert_eq!(judged(&unsure), Phrase::new("analysis-percent").with("percent", 99_u8));
}

/// Returns the verdict on an attempt, where seat 1 has 75 %, `a1` is the best move and `c1` was
/// played.
fn verdict(token: &str, after: Option<&Analysis>) -> Option<&'static str> {
    let before = found("snorkels size=3", 1, 0.75, &["a1", "b1"]);
    judge_try(&before, after, 1, token, Some("c1"))
        .map(|tried| tried.verdict.id.trim_start_matches("analysis-learn-"))
}

#[test]
fn an_attempt_is_graded_by_the_resulting_position() {
    let after = |chance: f64| found("snorkels size=3 : b1", 2, chance, &["d1"]);
    let of = |found: &Analysis| verdict("b1", Some(found));
    assert_eq!(verdict("a1", None), Some("best"));
    assert_eq!(of(&after(0.7)), Some("good"));
    assert_eq!(of(&after(0.9)), Some("good"));
    assert_eq!(of(&after(0.45)), Some("worse"));
    assert_eq!(of(&proved(after(1.0), &[1], 4)), Some("wins"));
    assert_eq!(of(&proved(after(0.0), &[2], 3)), Some("loses"));
    assert_eq!(of(&proved(after(0.5), &[], 3)), Some("worse"), "a draw is not a loss");
    let end = |chance: f64| found("snorkels size=3 : b1", 2, chance, &[]);
    assert_eq!(of(&end(1.0)), Some("wins"));
    assert_eq!(of(&end(0.0)), Some("loses"));
    assert_eq!(of(&end(0.5)), Some("worse"));
}

#[test]
fn repeating_the_played_move_is_reported_unless_it_is_the_best() {
    let after = found("snorkels size=3 : c1", 2, 0.75, &["d1"]);
    assert_eq!(verdict("c1", Some(&after)), Some("same"));
    let before = search("snorkels size=3 : a1 a2 b1 c1 c3");
    let best = judge_try(&before, None, 2, "a3", Some("a3")).unwrap();
    assert_eq!((best.found, best.verdict.id), (true, "analysis-learn-best"));
    let after = search("snorkels size=3 : a1 a2 b1 c1 c3 b3");
    let played = judge_try(&before, Some(&after), 2, "b3", Some("b3")).unwrap();
    assert_eq!(
        (played.verdict.id, played.found, played.mark),
        ("analysis-learn-same", false, "??")
    );
    let lost = judge_try(&before, Some(&after), 2, "b3", None).unwrap();
    assert_eq!((lost.found, lost.verdict.id), (false, "analysis-learn-loses"));
}

#[test]
fn in_a_lost_position_any_move_holds() {
    let before = proved(found("snorkels size=3", 1, 0.0, &["a1"]), &[2], 6);
    let after = proved(found("snorkels size=3 : b1", 2, 0.0, &["d1"]), &[2], 1);
    let tried = judge_try(&before, Some(&after), 1, "b1", None).unwrap();
    assert_eq!((tried.verdict.id, tried.found, tried.mark), ("analysis-learn-holds", true, ""));
    assert_eq!(tried.verdict.args.last(), Some(&("moves", 1_u32.into())));
}

#[test]
fn an_attempt_without_an_analysis_gets_no_verdict() {
    assert_eq!(verdict("b1", None), None);
    assert_eq!(verdict("nonsense", None), None);
    let nothing = found("tayu", 1, 0.6, &[]);
    assert_eq!(judge_try(&nothing, None, 1, "a1", None), None);
    assert_eq!(judge_try(&nothing, Some(&nothing), 9, "a1", None), None);
    // Chances that another module omitted count as none.
    let bare = Analysis { chances: Vec::new(), ..nothing };
    let judged = judge_try(&bare, Some(&bare), 4, "a1", None).unwrap();
    assert_eq!(judged.verdict.args[..2], [("from", 0_u8.into()), ("to", 0_u8.into())]);
}
