//! What holds in every game.

use std::collections::HashMap;

use proptest::prelude::*;

use super::{
    super::{Kind, Move, Options, Position, Step},
    dice, legal, position,
    reference::{Board, everywhere},
    scores,
};
use crate::{Direction, Game, GameLine, Options as _, Turn};

/// Options that go together.
fn options() -> impl Strategy<Value = Options> {
    let players = prop_oneof![
        Just(vec!["players=2"]),
        Just(vec!["players=4"]),
        Just(vec!["players=3", "saboteur=auction"]),
        Just(vec!["players=3", "saboteur=2", "target=9"]),
    ];
    let draw = prop_oneof![Just("draw=bag"), Just("draw=table")];
    let end = prop_oneof![Just("end=agree"), Just("end=stop")];
    (players, draw, end).prop_map(|(players, draw, end)| {
        let mut options = Options::default();
        for (key, value) in
            players.iter().chain([&draw, &end]).map(|word| word.split_once('=').unwrap())
        {
            options.set(key, value).unwrap();
        }
        options
    })
}

/// A position somewhere in a random game, and the tokens that led there.
fn somewhere() -> impl Strategy<Value = (Position, Vec<Move>)> {
    (options(), any::<u64>(), 0..200_usize).prop_map(|(options, seed, tokens)| {
        let mut game = Position::start(&options).unwrap();
        let mut dice = dice(seed);
        let played = (0..tokens).map_while(|_| game.play_random(&mut dice)).collect();
        (game, played)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn incremental_candidates_equal_a_scan((game, _) in somewhere()) {
        let board = Board::of(&game);
        let mut anything = false;
        for kind in Kind::all() {
            let mut fast: Vec<_> = game.placements(kind).iter().map(ToString::to_string).collect();
            let mut slow: Vec<_> = board.placements(kind).iter().map(ToString::to_string).collect();
            fast.sort();
            slow.sort();
            prop_assert_eq!(game.fits(kind), !slow.is_empty());
            anything |= game.left(kind) > 0 && !slow.is_empty();
            prop_assert_eq!(fast, slow);
            for placement in everywhere(kind) {
                prop_assert_eq!(game.check_placement(placement).is_ok(), board.admits(placement));
            }
        }
        prop_assert_eq!(game.anything_fits(), anything);
    }

    #[test]
    fn scores_and_open_mouths_equal_a_recount((game, _) in somewhere()) {
        let board = Board::of(&game);
        let [north, east, south, west] = Direction::ALL.map(|rim| board.total(rim));
        prop_assert_eq!(scores(&game), [north * south, east * west]);
        prop_assert_eq!(game.open_mouths().count(), board.open_mouths());
    }

    #[test]
    fn the_forecast_comes_true((game, _) in somewhere()) {
        if let Some(Step::Lay) = game.step() {
            for placement in game.placements(game.drawn().unwrap()) {
                let (totals, score) = game.forecast(placement);
                let mut next = game.clone();
                next.play(Move::Lay(placement)).unwrap();
                prop_assert_eq!(Some(score), next.score());
                prop_assert_eq!(totals, Direction::ALL.map(|rim| next.total(rim)));
            }
        }
    }

    #[test]
    fn no_kind_has_more_than_three_tiles((game, played) in somewhere()) {
        let mut drawn = HashMap::new();
        for mv in &played {
            if let Move::Draw(kind) = mv {
                *drawn.entry(*kind).or_insert(0) += 1;
            }
        }
        for kind in Kind::all() {
            let drawn = drawn.get(&kind).copied().unwrap_or(0);
            let laid = game.laid().iter().filter(|tile| tile.kind() == kind).count();
            prop_assert_eq!(drawn + game.left(kind), 3);
            prop_assert!(laid <= usize::from(drawn));
        }
    }

    #[test]
    fn legal_moves_are_those_that_can_be_played((game, _) in somewhere()) {
        let tokens = legal(&game);
        prop_assert_eq!(tokens.is_empty(), game.turn().outcome().is_some());
        for token in &tokens {
            let mv = game.parse(token).unwrap();
            prop_assert_eq!(&mv.to_string(), token);
            prop_assert!(game.check(mv).is_ok());
            prop_assert!(game.clone().play(mv).is_ok());
        }
        let all = Kind::all()
            .flat_map(|kind| everywhere(kind).map(Move::Lay).chain([Move::Draw(kind)]))
            .chain((0..=500).map(Move::Bid))
            .chain([Move::End, Move::On])
            .chain(super::super::Pool::ALL.map(Move::Pick));
        prop_assert_eq!(all.filter(|&mv| game.check(mv).is_ok()).count(), tokens.len());
    }

    #[test]
    fn a_refused_move_changes_nothing((game, _) in somewhere(), file in 0..26_u8, rank in 0..99_u8) {
        let middle = crate::Square::new(file, rank);
        for kind in Kind::all().step_by(9) {
            for placement in everywhere(kind).take(4) {
                let mut next = game.clone();
                let mv = Move::Lay(super::super::Placement { middle, ..placement });
                if next.play(mv).is_err() {
                    prop_assert_eq!(&next, &game);
                }
            }
        }
    }

    #[test]
    fn a_line_is_read_as_it_is_written(options in options(), seed in any::<u64>(), tokens in 0..200_usize) {
        let mut line = GameLine::new(crate::AnyOptions::Tayu(options)).unwrap();
        let mut dice = dice(seed);
        for _ in 0..tokens {
            let Some(mv) = line.replay().play_random(&mut dice) else { break };
            line.push(crate::Token::Move(mv)).unwrap();
        }
        prop_assert_eq!(&line.to_string().parse::<GameLine>().unwrap(), &line);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*", tokens in "tayu( (players|target|end|draw|saboteur)=[0-9a-z]{1,4})? : (\\+[0-7]{3} [a-s][0-9]{1,2}[hv][0-7]{2,3} ?){0,3}") {
        for text in [&text, &tokens] {
            if let Ok(line) = text.parse::<GameLine>() {
                prop_assert_eq!(&line.to_string().parse::<GameLine>().unwrap(), &line);
            }
        }
        if let Ok(mv) = position("tayu").parse(&text) {
            prop_assert_eq!(mv.to_string(), text);
        }
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..12)) {
        let text = String::from_utf8_lossy(&bytes);
        if let Ok(mv) = position("tayu").parse(&text) {
            prop_assert_eq!(mv.to_string(), text);
        }
    }

    /// Every throw of one die gives one outcome, so that counting throws weighs the outcomes.
    #[test]
    fn random_play_is_uniform_over_moves_and_weighted_over_tiles((game, _) in somewhere()) {
        let mut moves = Vec::new();
        game.legal(&mut moves);
        let weight = |mv: &Move| if game.turn() == Turn::Chance { game.weight(*mv) } else { 1 };
        let total: u32 = moves.iter().map(weight).sum();
        let mut thrown = HashMap::new();
        for throw in 0..total {
            let die = |n| if n == total { throw } else { panic!("a die of {n}, not {total}") };
            // A single choice may be made without a throw.
            if total > 1 || !moves.is_empty() {
                let mut die = |n: u32| if n == 1 { 0 } else { die(n) };
                let mv = game.clone().play_random(&mut die).unwrap();
                *thrown.entry(mv).or_insert(0) += 1;
            }
        }
        let weighed: HashMap<_, _> = moves.iter().map(|mv| (*mv, weight(mv))).collect();
        prop_assert_eq!(thrown, weighed);
    }

    #[test]
    fn a_playout_ends_and_counts_its_moves(options in options(), seed in any::<u64>(), cut in 0..40_u32) {
        let start = Position::start(&options).unwrap();
        let mut game = start.clone();
        prop_assert_eq!(game.playout(&mut dice(seed), cut), cut.min(game_length(&start, seed)));
        game.playout(&mut dice(seed), u32::MAX);
        prop_assert!(game.turn().outcome().is_some());
    }
}

/// The moves of a random game, played one by one.
fn game_length(start: &Position, seed: u64) -> u32 {
    let mut game = start.clone();
    let mut dice = dice(seed);
    std::iter::from_fn(|| game.play_random(&mut dice))
        .filter(|mv| !matches!(mv, Move::Draw(_)))
        .count() as u32
}
