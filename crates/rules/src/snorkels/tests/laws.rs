//! What holds in every game, on every board.

use proptest::prelude::*;

use super::{dice, everywhere, picture::picture, reference::verdict};
use crate::{
    AnyMove, AnyOptions, Game, GameLine, Options as _, Token, Turn,
    snorkels::{Move, Options, Piece, Position},
};

/// Any board: its size, and some of its squares as stones.
pub(super) fn options() -> impl Strategy<Value = Options> {
    (Options::MIN_SIZE..=Options::MAX_SIZE)
        .prop_flat_map(|size| {
            let squares = Position::start(&sized(size)).unwrap().squares().collect::<Vec<_>>();
            let stones = proptest::sample::subsequence(squares, 0..=usize::from(size));
            stones.prop_map(move |stones| (size, stones))
        })
        .prop_map(|(size, stones)| {
            let mut options = sized(size);
            if !stones.is_empty() {
                let stones: Vec<_> = stones.iter().map(ToString::to_string).collect();
                options.set("stones", &stones.join(",")).unwrap();
            }
            options
        })
}

fn sized(size: u8) -> Options {
    let mut options = Options::default();
    options.set("size", &size.to_string()).unwrap();
    options
}

/// A whole random game, with or without the choice of colour: every position and what was played
/// there.
fn game() -> impl Strategy<Value = Vec<(Position, Option<Move>)>> {
    (options(), any::<u64>(), any::<bool>()).prop_map(|(options, seed, waive)| {
        let mut dice = dice(seed);
        let mut position = Position::start(&options).unwrap();
        if waive {
            position.waive_choice();
        }
        let mut all = Vec::new();
        loop {
            let before = position;
            let played = position.play_random(&mut dice);
            all.push((before, played));
            if played.is_none() {
                return all;
            }
        }
    })
}

proptest! {
    #[test]
    fn a_verdict_by_the_neighbours_equals_one_from_scratch(game in game()) {
        for window in game.windows(2) {
            let [(before, Some(Move::Place(square))), (after, _)] = window else { continue };
            let placed = after.at(*square).unwrap();
            prop_assert_eq!(before.at(*square), None);
            let outcome = after.turn().outcome();
            prop_assert_eq!(
                outcome.map(|outcome| outcome.reason),
                verdict(after, placed),
                "{}\nafter\n{}", square, picture(after)
            );
        }
    }

    #[test]
    fn the_suffocated_are_why_it_ended(game in game()) {
        for (position, _) in game {
            let sides = [crate::Side::Purple, crate::Side::Green];
            let blocked = sides.map(|side| position.suffocated(side).count() > 0);
            prop_assert_eq!(position.turn().outcome().is_some(), blocked.contains(&true));
        }
    }

    #[test]
    fn exactly_the_legal_is_accepted(game in game()) {
        let all: Vec<_> = everywhere().map(Move::Place).chain([Move::Swap]).collect();
        for (position, _) in game {
            let mut accepted = Vec::new();
            for &mv in &all {
                let verdict = position.check(mv);
                let mut after = position;
                prop_assert_eq!(after.play(mv), verdict.clone());
                prop_assert_eq!(after == position, verdict.is_err());
                accepted.extend(verdict.is_ok().then_some(mv));
            }
            let mut legal = Vec::new();
            position.legal(&mut legal);
            prop_assert_eq!(legal.len(), accepted.len());
            prop_assert!(legal.iter().all(|mv| accepted.contains(mv)));
        }
    }

    #[test]
    fn the_seats_take_turns_and_so_do_the_colours(game in game()) {
        for window in game.windows(2) {
            let [(before, Some(mv)), (after, _)] = window else { continue };
            let Turn::Move(mover) = before.turn() else {
                return Err(TestCaseError::fail("a move without a mover"));
            };
            if let Turn::Move(next) = after.turn() {
                prop_assert_eq!(next, mover.next(2));
                prop_assert_eq!(after.side(next), Some(after.to_place()));
            }
            prop_assert_eq!(before.to_place() == after.to_place(), *mv == Move::Swap);
        }
    }

    #[test]
    fn a_game_ends_before_the_board_is_full_or_with_it(game in game()) {
        let (last, _) = game.last().unwrap();
        let outcome = last.turn().outcome().unwrap();
        prop_assert_eq!(outcome.winners.iter().count(), 1);
    }

    #[test]
    fn what_stands_stays(game in game()) {
        for window in game.windows(2) {
            let [(before, Some(mv)), (after, _)] = window else { continue };
            for square in before.squares() {
                if *mv != Move::Place(square) {
                    prop_assert_eq!(before.at(square), after.at(square));
                }
            }
        }
        let snorkels = |piece| {
            let (last, _) = game.last().unwrap();
            last.squares().filter(|&square| last.at(square) == Some(piece)).count()
        };
        let more = snorkels(Piece::Purple) - snorkels(Piece::Green);
        prop_assert!(more <= 1);
    }

    #[test]
    fn a_game_line_is_read_as_it_is_written(
        options in options(), seed in any::<u64>(), ending in 0..3_u8, plies in 0..90_usize,
    ) {
        let mut dice = dice(seed);
        let mut line = GameLine::new(AnyOptions::Snorkels(options)).unwrap();
        for _ in 0..plies {
            let mut end = line.replay();
            match end.play_random(&mut dice) {
                Some(AnyMove::Snorkels(mv)) => {
                    prop_assert_eq!(end.parse(&mv.to_string()), Ok(Token::Move(AnyMove::Snorkels(mv))));
                    line.push_text(&mv.to_string()).unwrap();
                    prop_assert_eq!(line.replay(), end);
                }
                _ => break,
            }
        }
        let ending = [None, Some(Token::Resign), Some(Token::Draw)][usize::from(ending)];
        if let (Some(token), None) = (ending, line.replay().outcome()) {
            line.push(token).unwrap();
        }
        let text = line.to_string();
        let read: GameLine = text.parse().unwrap();
        prop_assert_eq!(&read, &line);
        prop_assert_eq!(read.to_string(), text);
    }
}
