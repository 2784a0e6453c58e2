//! Every search can be stopped, repeated, continued and bounded.

#![allow(clippy::unwrap_used)]
#![allow(
    clippy::clone_on_copy,
    reason = "one body serves positions that are copied and one that is not"
)]

use std::collections::HashMap;

use cauce_bots::{Knowledge, Rng, Searcher, Values};
use cauce_rules::{Game, GameKind, GameLine, RandomSource, Seat, Turn, tayu, with_game};

const LINES: [&str; 11] = [
    "snorkels",
    "snorkels size=9 stones=c3,e5",
    "snorkels size=4",
    "tayu",
    "tayu players=4 draw=table end=stop",
    "tayu players=3",
    "tayu players=3 saboteur=auction",
    "caminos",
    "caminos board=ring players=4",
    "caminos board=octagon neutrals=yes",
    "sendas",
];

fn start<G: Game>(line: &str) -> G {
    line.parse::<GameLine<G>>().unwrap().position()
}

/// Runs an expression with the first position of each line.
macro_rules! with_each_start {
    ($game:ident, $line:ident => $body:expr) => {
        for $line in LINES {
            with_game!(GameKind::from_line($line).unwrap(), G => {
                let $game: G = start($line);
                $body
            });
        }
    };
}

fn until_decision<G: Game>(mut game: G, dice: &mut impl RandomSource) -> G {
    while game.turn() == Turn::Chance {
        game.play_random(dice);
    }
    game
}

#[test]
fn one_search_tree_plays_a_whole_game_of_legal_moves() {
    with_each_start!(start, line => {
        let mut dice = Rng::new(2);
        let mut game = start;
        let mut searcher = Searcher::new(game.clone(), 1).with_capacity(5_000);
        for _ in 0..60 {
            let mv = match game.turn() {
                Turn::Over(_) => break,
                Turn::Chance => game.clone().play_random(&mut dice).unwrap(),
                Turn::Move(_) => {
                    searcher.think(|steps| steps == 10);
                    searcher.best().unwrap_or_else(|| panic!("no move in {line}"))
                }
            };
            game.play(mv).unwrap();
            searcher.advance(mv);
            assert_eq!(searcher.game(), &game);
        }
    });
}

#[test]
fn the_same_seed_gives_the_same_tree() {
    with_each_start!(game, line => {
        let game = until_decision(game, &mut Rng::new(3));
        let lines = |seed, stops: &[u32]| {
            let mut searcher = Searcher::new(game.clone(), seed);
            stops.iter().for_each(|&stop| searcher.think(|steps| steps == stop));
            searcher.lines()
        };
        assert_eq!(lines(1, &[60]), lines(1, &[20, 0, 40]), "{line}");
    });
}

#[test]
fn chances_of_the_sides_and_visits_of_the_lines_add_up() {
    with_each_start!(game, line => {
        let game = until_decision(game, &mut Rng::new(3));
        let mut searcher = Searcher::new(game.clone(), 1);
        searcher.think(|steps| steps == 100);
        let chances = searcher.chances();
        let mut sides: HashMap<_, f32> = HashMap::new();
        for seat in Seat::all(game.seats()) {
            assert!((0.0..=1.0).contains(&chances[seat.index()]), "{line}");
            let side = game.side(seat).ok_or(seat);
            sides.entry(side).or_insert(chances[seat.index()]);
        }
        let sum: f32 = sides.values().sum();
        assert!((sum - 1.0).abs() < 1e-3, "{line}: {chances:?}");
        let visits: u32 = searcher.lines().iter().map(|line| line.visits).sum();
        assert!((99..=100).contains(&visits), "{line}: {visits}");
        for found in searcher.lines() {
            let mut game = game.clone();
            found.moves.iter().for_each(|&mv| game.play(mv).unwrap());
        }
    });
}

#[test]
fn advancing_by_a_move_keeps_its_subtree() {
    let game: cauce_rules::snorkels::Position = start("snorkels");
    let mut searcher = Searcher::new(game, 1);
    searcher.think(|steps| steps == 2_000);
    let best = searcher.lines()[0].clone();
    searcher.advance(best.moves[0]);
    let visits: u32 = searcher.lines().iter().map(|line| line.visits).sum();
    assert!(visits > 0 && visits < best.visits, "{visits} of {}", best.visits);
    assert_eq!(searcher.lines()[0].moves, best.moves[1..]);
}

#[test]
fn a_full_tree_keeps_learning() {
    let game: cauce_rules::snorkels::Position = start("snorkels size=5");
    let mut searcher = Searcher::new(game, 1).with_capacity(100);
    searcher.think(|steps| steps == 5_000);
    let lines = searcher.lines();
    assert_eq!(lines.len(), 25);
    assert!(lines.iter().map(|line| line.visits).sum::<u32>() > 4_000);
    assert!(
        lines.iter().all(|line| line.moves.len() <= 3),
        "the tree has no room for longer lines"
    );
    let mut none = Searcher::new(game, 1).with_capacity(0);
    none.think(|steps| steps == 10);
    assert_eq!(none.best(), None);
}

/// Returns the value of a position if all play their best, by plain search.
fn worth(game: &tayu::Position) -> Values {
    let mut sum = Values::default();
    match game.turn() {
        Turn::Over(_) => {
            Seat::all(game.seats()).for_each(|seat| sum[seat.index()] = game.value(seat).unwrap())
        }
        Turn::Chance => {
            let weights: f32 = game.legal().iter().map(|&event| game.weight(event) as f32).sum();
            for event in game.legal() {
                let shares = worth(&after(game, event));
                let chance = game.weight(event) as f32 / weights;
                sum.iter_mut().zip(shares).for_each(|(sum, share)| *sum += share * chance);
            }
        }
        Turn::Move(seat) => {
            let all = game.legal().into_iter().map(|mv| worth(&after(game, mv)));
            let best = all.max_by(|one, other| one[seat.index()].total_cmp(&other[seat.index()]));
            sum = best.unwrap();
        }
    }
    sum
}

fn after<G: Game>(game: &G, mv: G::Move) -> G {
    let mut next = game.clone();
    next.play_unchecked(mv);
    next
}

#[test]
fn chances_in_tayu_match_a_plain_search() {
    for line in ["tayu end=stop", "tayu players=4", "tayu players=3 target=40"] {
        let mut dice = Rng::new(5);
        let mut checked = 0;
        while checked < 6 {
            let mut game: tayu::Position = start(line);
            while game.outcome().is_none() && game.undrawn() > 2 {
                game.play_random(&mut dice);
            }
            if game.outcome().is_some() {
                continue;
            }
            let plain = worth(&game);
            let mut searcher = Searcher::new(game.clone(), 1);
            searcher.think(|steps| steps == 30_000);
            let chances = searcher.chances();
            for seat in Seat::all(game.seats()) {
                let [plain, found] = [plain, chances].map(|shares| shares[seat.index()]);
                assert!((plain - found).abs() < 0.03, "{line}: {plain} {found} {game:?}");
            }
            checked += 1;
        }
    }
}

#[test]
fn the_search_has_no_lines_if_no_player_is_to_move() {
    fn lines<G: Knowledge>(line: &str) -> usize {
        let mut searcher = Searcher::new(start::<G>(line), 1);
        searcher.think(|steps| steps == 50);
        searcher.lines().len()
    }
    assert_eq!(lines::<tayu::Position>("tayu"), 0, "a tile is to be drawn");
    assert_eq!(
        lines::<cauce_rules::snorkels::Position>("snorkels : d4 resign"),
        0,
        "the game is over"
    );
}

#[test]
fn intervals_contain_the_chance_and_narrow_with_more_steps() {
    with_each_start!(start, line => {
        let game = until_decision(start, &mut Rng::new(4));
        let mut widths = [0.0; 2];
        for (width, steps) in widths.iter_mut().zip([50, 2_000]) {
            let mut searcher = Searcher::new(game.clone(), 1);
            searcher.think(|made| made == steps);
            let lines = searcher.lines();
            for found in &lines {
                let [low, high] = found.interval();
                assert!(0.0 <= low && low <= found.chance && found.chance <= high && high <= 1.0,
                    "{line}: {low} {} {high}", found.chance);
            }
            assert_eq!(searcher.loss(lines[0].moves[0]), Some(0.0), "{line}");
            let [low, high] = lines[0].interval();
            *width = high - low;
        }
        assert!(widths[1] < widths[0] / 2.0, "{line}: {widths:?}");
    });
}

#[test]
fn the_loss_of_a_move_is_its_difference_to_the_best() {
    let game: cauce_rules::snorkels::Position = start("snorkels size=3 : a1 a2 c3 c2");
    let mut searcher = Searcher::new(game, 1);
    searcher.think(|steps| steps == 500);
    let best = searcher.lines()[0].clone();
    let worst = searcher.lines().last().unwrap().clone();
    assert_eq!(searcher.loss(worst.moves[0]), Some(best.chance - worst.chance));
    assert_eq!(searcher.loss(game.parse("a1").unwrap()), None, "the move is illegal");
}

#[test]
fn chances_of_a_finished_game_reflect_its_result() {
    fn chances<G: Knowledge>(line: &str) -> Vec<f32> {
        let searcher = Searcher::new(start::<G>(line), 1);
        searcher.chances()[..usize::from(searcher.game().seats())].to_vec()
    }
    use cauce_rules::snorkels;
    assert_eq!(chances::<snorkels::Position>("snorkels size=3 : a1 a2 c3 b1"), [0.0, 1.0]);
    assert_eq!(chances::<snorkels::Position>("snorkels : d4 resign"), [1.0, 0.0]);
    assert_eq!(chances::<snorkels::Position>("snorkels : d4 draw"), [0.5, 0.5]);
    let four = "tayu players=4 : +237 j9h237 +137 resign";
    assert_eq!(chances::<tayu::Position>(four), [1.0, 0.0, 1.0, 0.0]);
}
