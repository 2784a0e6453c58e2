use std::ops::ControlFlow;

use proptest::prelude::*;

use super::{diagram::diagram, everywhere, reference, test_rng};
use crate::{
    EndReason, Forfeit, Game, GameLine, MoveError, Search, Token, Turn,
    snorkels::{Colour, End, Move, Options, Position},
};

pub(super) fn options() -> impl Strategy<Value = Options> {
    (Options::MIN_SIZE..=Options::MAX_SIZE).prop_flat_map(|size| {
        let sized = Options::default().with_size(size).unwrap();
        let squares = Position::start(&sized).unwrap().squares().collect::<Vec<_>>();
        let stones = proptest::sample::subsequence(squares, 0..=usize::from(size));
        stones.prop_map(move |stones| sized.clone().with_stones(stones).unwrap())
    })
}

/// A random game with or without the colour choice: each position with the move played in it.
fn game() -> impl Strategy<Value = Vec<(Position, Option<Move>)>> {
    (options(), any::<u64>(), any::<bool>()).prop_map(|(options, seed, waive)| {
        let mut rng = test_rng(seed);
        let mut position = Position::start(&options).unwrap();
        if waive {
            position.waive_choice();
        }
        let mut all = Vec::new();
        loop {
            let before = position;
            let played = position.play_random(&mut rng);
            all.push((before, played));
            if played.is_none() {
                return all;
            }
        }
    })
}

/// A position of a random game, which may have ended in any way.
pub(super) fn reached() -> impl Strategy<Value = Position> {
    (game(), any::<prop::sample::Index>(), 0..6_u8).prop_map(|(game, at, ending)| {
        let (mut position, _) = *at.get(&game);
        // An ending fails if the game is already over.
        let _ = match ending {
            0 => position.forfeit(Forfeit::Resignation),
            1 => position.forfeit(Forfeit::Time),
            2 => position.agree_draw(),
            _ => Ok(()),
        };
        position
    })
}

proptest! {
    #[test]
    fn a_verdict_by_the_neighbours_equals_one_from_scratch(game in game()) {
        for window in game.windows(2) {
            let [(before, Some(Move::Place(square))), (after, _)] = window else { continue };
            let placed = after.at(*square).unwrap().colour().unwrap();
            prop_assert_eq!(before.at(*square), None);
            let captured = reference::captured(after, placed);
            let told = format!("{square}\nafter\n{}", diagram(after));
            prop_assert_eq!(before.would_capture(*square), captured, "{}", told);
            let end = captured.map(|captured| End::Capture { by: *square, captured });
            prop_assert_eq!(after.end(), end, "{}", told);
            let reason = captured.map(|captured| match captured == placed {
                true => EndReason::SelfCapture,
                false => EndReason::Capture,
            });
            prop_assert_eq!(after.outcome().map(|outcome| outcome.reason), reason, "{}", told);
            if let (Some(captured), Some(outcome)) = (captured, after.outcome()) {
                prop_assert!(outcome.winners.contains(after.seat(captured.other())));
                prop_assert!(!outcome.winners.contains(after.seat(captured)));
            }
        }
    }

    #[test]
    fn the_suffocated_are_why_it_ended(game in game()) {
        for (position, _) in game {
            let blocked = Colour::ALL.map(|colour| !position.suffocated(colour).is_empty());
            prop_assert_eq!(position.outcome().is_some(), blocked.contains(&true));
            for colour in Colour::ALL {
                let airless = position.groups(colour).filter(|group| group.air.is_empty());
                let squares: usize = airless.map(|group| group.squares.len()).sum();
                prop_assert_eq!(squares, position.suffocated(colour).len());
            }
        }
    }

    #[test]
    fn groups_share_out_the_snorkels(position in reached()) {
        for colour in Colour::ALL {
            let mut left: Vec<_> = position.snorkels(colour).iter().collect();
            for group in position.groups(colour) {
                for square in group.squares {
                    prop_assert_eq!(position.group(square), Some(group));
                    left.retain(|&other| other != square);
                }
            }
            prop_assert!(left.is_empty());
        }
    }

    #[test]
    fn exactly_the_legal_is_accepted(game in game()) {
        let anything: Vec<_> = everywhere().map(Move::Place).chain([Move::Swap]).collect();
        for (position, _) in game {
            let mut accepted = Vec::new();
            for &mv in &anything {
                let verdict = position.check(mv);
                let mut after = position;
                prop_assert_eq!(after.play(mv), verdict.clone());
                prop_assert_eq!(after == position, verdict.is_err());
                accepted.extend(verdict.is_ok().then_some(mv));
            }
            let by_index: Vec<_> = (0..position.move_index_count())
                .filter_map(|index| position.move_from_index(index))
                .filter(|&mv| position.check(mv).is_ok())
                .collect();
            prop_assert_eq!(accepted.len(), by_index.len());
            prop_assert_eq!(position.legal(), by_index);
        }
    }

    #[test]
    fn a_visit_can_be_broken_off_at_every_move(position in reached()) {
        let all = position.legal();
        for (stop, &expected) in all.iter().enumerate() {
            let mut seen = 0;
            let found = position.visit_legal(|mv| {
                seen += 1;
                if seen > stop { ControlFlow::Break(mv) } else { ControlFlow::Continue(()) }
            });
            prop_assert_eq!((found, seen), (ControlFlow::Break(expected), stop + 1));
        }
    }

    #[test]
    fn trusted_play_equals_checked_play(game in game()) {
        for (position, _) in game {
            for mv in position.legal() {
                let (mut trusted, mut checked) = (position, position);
                trusted.play_unchecked(mv);
                prop_assert_eq!(checked.play(mv), Ok(()));
                prop_assert_eq!(trusted, checked);
            }
        }
    }

    #[test]
    fn what_is_trusted_wrongly_does_no_harm(
        mut position in reached(),
        places in proptest::collection::vec((any::<u8>(), any::<u8>(), any::<bool>()), 0..20),
    ) {
        for (file, rank, swap) in places {
            let square = crate::Square::new(file % 12, rank);
            position.play_unchecked(if swap { Move::Swap } else { Move::Place(square) });
            position.canonical();
            position.legal();
            position.turn();
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
                prop_assert_eq!(after.colour(next), Some(after.to_place()));
            }
            prop_assert_eq!(before.to_place() == after.to_place(), *mv == Move::Swap);
        }
    }

    #[test]
    fn every_game_has_one_winner(game in game()) {
        let (last, _) = game.last().unwrap();
        let outcome = last.outcome().unwrap();
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
        let (last, _) = game.last().unwrap();
        let [purple, green] = Colour::ALL.map(|colour| last.snorkels(colour).len());
        prop_assert!(purple == green || purple == green + 1);
    }

    #[test]
    fn a_game_line_is_read_as_it_is_written(
        options in options(), seed in any::<u64>(), ending in 0..4_usize, plies in 0..90_usize,
    ) {
        let line = line(options, seed, ending, plies)?;
        let text = line.to_string();
        let read: GameLine<Position> = text.parse().unwrap();
        prop_assert_eq!(&read, &line);
        prop_assert_eq!(read.to_string(), text);
    }

    /// Damages one word of a valid line. The part read so far must print as written. The error must
    /// be at that word, or at a later one if the damaged word is another legal token.
    #[test]
    fn a_damaged_word_is_told(
        options in options(), seed in any::<u64>(), ending in 0..4_usize, plies in 1..40_usize,
        at in any::<prop::sample::Index>(), damage in damage(),
    ) {
        let line = line(options, seed, ending, plies)?;
        let mut tokens: Vec<_> = line.tokens().iter().map(ToString::to_string).collect();
        let place = at.index(tokens.len());
        tokens[place] = damage(&tokens[place]);
        let start = GameLine::<Position>::new(line.options().clone()).unwrap();
        let text = format!("{start} : {}", tokens.join(" "));
        match text.parse::<GameLine<Position>>() {
            Ok(read) => prop_assert_eq!(read.to_string(), text),
            Err(error) => {
                prop_assert!(error.token > place, "{}: {}", text, error);
                let expected = tokens.get(error.token - 1);
                prop_assert_eq!(Some(&error.text), expected);
                let colon = if error.token > 1 { " : " } else { "" };
                let kept = tokens[..error.token - 1].join(" ");
                prop_assert_eq!(error.read, format!("{start}{colon}{kept}"));
            }
        }
    }

    /// A word that is nearly a token either parses as a move that prints the same word, or the
    /// error contains a spelling that parses.
    #[test]
    fn a_word_has_one_reading(
        position in reached(), at in any::<prop::sample::Index>(), damage in damage(),
    ) {
        let indices = 0..position.move_index_count();
        let moves: Vec<_> = indices.filter_map(|index| position.move_from_index(index)).collect();
        let word = damage(&at.get(&moves).to_string());
        match position.parse(&word) {
            Ok(mv) => prop_assert_eq!(mv.to_string(), word),
            Err(MoveError::Spelling(meant)) => {
                prop_assert_eq!(&meant, &word.to_ascii_lowercase());
                prop_assert_eq!(position.parse(&meant).map(|mv| mv.to_string()), Ok(meant));
            }
            Err(other) => prop_assert_eq!(other, MoveError::Unreadable(crate::GameKind::Snorkels)),
        }
    }
}

/// A random game of at most this many plies as a line, with one of the common endings or none.
fn line(
    options: Options,
    seed: u64,
    ending: usize,
    plies: usize,
) -> Result<GameLine<Position>, TestCaseError> {
    let mut rng = test_rng(seed);
    let mut line = GameLine::<Position>::new(options).unwrap();
    for _ in 0..plies {
        let mut end = line.position();
        let Some(mv) = end.play_random(&mut rng) else { break };
        prop_assert_eq!(end.parse(&mv.to_string()), Ok(mv));
        line.push_text(&mv.to_string()).unwrap();
        prop_assert_eq!(line.position(), end);
    }
    let ending = [None, Some(Token::Resign), Some(Token::Draw), Some(Token::Time)][ending];
    if let (Some(token), None) = (ending, line.position().outcome()) {
        line.push(token).unwrap();
    }
    Ok(line)
}

/// Ways to damage a short word. Each changes the word.
fn damage() -> impl Strategy<Value = fn(&str) -> String> {
    let all: Vec<fn(&str) -> String> = vec![
        |word| word.to_ascii_uppercase(),
        |word| word[1..].to_owned(),
        |word| word[..word.len() - 1].to_owned(),
        |word| format!("{word}1"),
        |word| format!("{word}+"),
        |word| word.chars().rev().collect(),
        |word| format!("{word}{word}"),
        // The next letter or digit in the first or the last place.
        |word| format!("{}{}", char::from(word.as_bytes()[0] + 1), &word[1..]),
        |word| {
            let (rest, last) = word.split_at(word.len() - 1);
            format!("{rest}{}", char::from(last.as_bytes()[0] + 1))
        },
    ];
    proptest::sample::select(all)
}
