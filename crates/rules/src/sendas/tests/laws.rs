//! Properties of all positions.

use std::{collections::HashSet, convert::Infallible, ops::ControlFlow};

use proptest::prelude::*;

use super::{reference::Reference, *};
use crate::{Forfeit, Options as _, Search, Turn, sendas::Setup};

/// Starts from which games end soon, in addition to the named ones.
const SOON_OVER: [[&str; 9]; 2] = [
    [
        "····│····",
        "····│····",
        "····├┐···",
        "····└┘···",
        "·········",
        "·········",
        "··╔═╦═╗··",
        "····╚····",
        "·········",
    ],
    [
        "····║····",
        "····║····",
        "····║····",
        "····╠╗···",
        "····║····",
        "··┌─┼─┬┐·",
        "·········",
        "·········",
        "·········",
    ],
];

/// A random game: its start, the random picks of moves, and how it is broken off.
#[derive(Clone, Debug)]
pub(super) struct Walk {
    start: usize,
    picks: Vec<u16>,
    ending: u8,
}

pub(super) fn walk() -> impl Strategy<Value = Walk> {
    let start = 0..Setup::ALL.len() + SOON_OVER.len();
    (start, proptest::collection::vec(any::<u16>(), 0..60), 0..6_u8)
        .prop_map(|(start, picks, ending)| Walk { start, picks, ending })
}

impl Walk {
    fn start(&self) -> Position {
        match Setup::ALL.get(self.start) {
            Some(setup) => at(&format!("sendas setup={}", setup.name())),
            None => after(SOON_OVER[self.start - Setup::ALL.len()], ""),
        }
    }

    /// Returns the positions with the moves played in them, and the last position.
    pub(super) fn steps(&self) -> (Vec<(Position, Move)>, Position) {
        let mut position = self.start();
        let mut steps = Vec::new();
        for &pick in &self.picks {
            let moves = position.legal();
            let exit = moves.iter().find(|mv| matches!(mv, Move::Exit { .. }));
            let picked = moves.get(usize::from(pick) % moves.len().max(1));
            // A winning move is played in one of four cases.
            let Some(&mv) = exit.filter(|_| pick % 4 == 0).or(picked) else { break };
            steps.push((position, mv));
            position.play(mv).unwrap();
        }
        (steps, position)
    }

    /// Returns the last position, possibly with an ending.
    pub(super) fn end(&self) -> Position {
        let mut end = self.steps().1;
        let _ = match self.ending {
            0 => end.forfeit(Forfeit::Resignation),
            1 => end.forfeit(Forfeit::Time),
            2 => end.agree_draw(),
            _ => Ok(()),
        };
        end
    }

    pub(super) fn positions(&self) -> impl Iterator<Item = Position> {
        self.steps().0.into_iter().map(|(position, _)| position).chain([self.end()])
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn every_position_is_whole_and_fast_generation_equals_the_slow_reference(walk in walk()) {
        for position in walk.positions() {
            let reference = Reference::new(&position);
            prop_assert!(reference.is_whole());
            match position.turn() {
                Turn::Over(_) => prop_assert!(legal(&position).is_empty()),
                _ => prop_assert_eq!(legal(&position), reference.legal()),
            }
        }
    }

    #[test]
    fn parse_and_print_are_inverses_and_play_on_trust_is_checked_play(walk in walk()) {
        for position in walk.positions() {
            for mv in position.legal() {
                prop_assert_eq!(position.parse(&mv.to_string()), Ok(mv));
                let (mut played, mut trusted) = (position, position);
                prop_assert_eq!(played.play(mv), Ok(()));
                trusted.play_unchecked(mv);
                prop_assert_eq!(played, trusted);
            }
        }
    }

    #[test]
    fn a_refused_move_changes_nothing(
        walk in walk(), indices in proptest::collection::vec(any::<proptest::sample::Index>(), 64),
    ) {
        let position = walk.end();
        for index in indices {
            let Some(mv) = position.move_from_index(index.index(position.move_index_count() as usize) as u32) else {
                continue;
            };
            let mut next = position;
            match next.play(mv) {
                Ok(()) => prop_assert!(position.legal().contains(&mv), "{}", mv),
                Err(why) => {
                    prop_assert_eq!(next, position);
                    prop_assert!(!why.to_string().is_empty());
                    // Without a check, it only leads to another position.
                    next.play_unchecked(mv);
                    prop_assert!(next.legal().len() <= next.move_index_count() as usize);
                }
            }
        }
    }

    #[test]
    fn to_break_off_stops_at_once(walk in walk()) {
        let position = walk.end();
        for stop in 1..=position.legal().len() {
            let mut seen = Vec::new();
            let broken = position.visit_legal(|mv| {
                seen.push(mv);
                if seen.len() == stop { ControlFlow::Break(mv) } else { ControlFlow::Continue(()) }
            });
            prop_assert_eq!(&seen, &position.legal()[..stop]);
            prop_assert_eq!(broken, ControlFlow::Break(seen[stop - 1]));
        }
        let none = position.visit_legal(|_| ControlFlow::<Infallible>::Continue(()));
        prop_assert_eq!(none, ControlFlow::Continue(()));
    }

    #[test]
    fn what_can_be_done_is_asked_of_the_position_piece_by_piece(walk in walk()) {
        for position in walk.positions() {
            let legal = position.legal();
            for square in Squares::BOARD.iter() {
                let flip = legal.contains(&Move::Flip(square));
                prop_assert_eq!(position.can_flip(square), flip);
                let moves = |mv: &&Move| matches!(mv, Move::Put { from, .. } | Move::Exit { from, .. } if *from == square);
                let moves: Vec<_> = legal.iter().filter(moves).collect();
                prop_assert_eq!(position.can_move(square), !moves.is_empty());
                let landed = |mv: &&&Move| matches!(mv, Move::Put { .. });
                let orientations = |to| position.orientations(square, to).count();
                let counts = position.landings(square).iter().map(orientations);
                prop_assert_eq!(counts.sum::<usize>(), moves.iter().filter(landed).count());
                let gates = moves.len() - moves.iter().filter(landed).count();
                prop_assert_eq!(position.gates(square).len() as usize, gates);
                let own = position.at(square).is_some_and(|piece| piece.colour == position.to_move());
                let going_on = matches!(position.turn(), Turn::Move(_));
                prop_assert_eq!(position.own_piece(square).is_ok(), own && going_on);
                prop_assert_eq!(position.outside(square).is_some(), own && going_on);
            }
        }
    }

    #[test]
    fn an_effect_is_the_difference_of_the_links(walk in walk()) {
        let (steps, end) = walk.steps();
        let afterwards = steps.iter().skip(1).map(|&(position, _)| position).chain([end]);
        for (&(before, mv), after) in steps.iter().zip(afterwards) {
            let effect = before.effect(mv).unwrap();
            let neighbours = |position: &Position, square: Square| -> Squares {
                let step = |way: Direction| square.offset(way.step().0, way.step().1);
                position.links(square).filter_map(step).collect()
            };
            let (was, is) = match mv {
                Move::Put { from, to, .. } => (neighbours(&before, from), neighbours(&after, to)),
                Move::Flip(square) => (neighbours(&before, square), neighbours(&after, square)),
                Move::Exit { from, file, colour } => {
                    let left = after.exited_piece().unwrap();
                    prop_assert_eq!(left.gate(), colour.gate(file));
                    prop_assert_eq!(Some(left.piece), before.outside(from));
                    (neighbours(&before, from), Squares::only(left.gate()))
                }
                Move::Pass => (Squares::NONE, Squares::NONE),
            };
            prop_assert_eq!(effect.linked, is & !was);
            prop_assert_eq!(effect.unlinked, was & !is);
            let change = (before.is_joined(), after.is_joined() && after.exited_piece().is_none());
            prop_assert_eq!(effect.joins, change == (false, true));
            prop_assert_eq!(effect.parts, change == (true, false) && after.exited_piece().is_none());
        }
    }

    #[test]
    fn random_play_makes_legal_moves_only(walk in walk()) {
        for (position, _) in walk.steps().0 {
            let total = legal(&position).len() as u32;
            for pick in 0..total.min(5) {
                let mut asked = 0;
                let mut next = position;
                let mv = next.play_random(&mut |n| { asked = n; pick }).unwrap();
                prop_assert_eq!(asked, total);
                let mut played = position;
                played.play(mv).unwrap();
                prop_assert_eq!(played, next);
            }
        }
        let mut over = walk.end();
        if matches!(over.turn(), Turn::Over(_)) {
            prop_assert_eq!(over.play_random(&mut |_| 0), None);
        }
    }

    #[test]
    fn a_game_line_prints_and_reads_the_same(walk in walk()) {
        let mut options = super::super::Options::default();
        if let Some(setup) = Setup::ALL.get(walk.start) {
            options.set("setup", setup.name()).unwrap();
        } else {
            let [white, black] = Colour::ALL.map(|colour| {
                walk.start().pieces(colour).iter().map(|square| {
                    format!("{square}{}", walk.start().at(square).unwrap().ends)
                }).collect::<Vec<_>>().join(",")
            });
            options.set("white", &white).unwrap();
            options.set("black", &black).unwrap();
        }
        let mut line = GameLine::<Position>::new(options).unwrap();
        for (_, mv) in walk.steps().0 {
            line.push_text(&mv.to_string()).unwrap();
        }
        let read: GameLine<Position> = line.to_string().parse().unwrap();
        prop_assert_eq!(read.position(), walk.steps().1);
        prop_assert_eq!(read, line);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn legal_moves_are_those_that_the_check_accepts_each_once(walk in walk()) {
        let position = walk.end();
        let all = (0..position.move_index_count()).filter_map(|index| position.move_from_index(index));
        let accepted: HashSet<_> = all.filter(|&mv| position.check(mv).is_ok()).collect();
        let legal = position.legal();
        prop_assert_eq!(legal.len(), accepted.len());
        prop_assert_eq!(legal.into_iter().collect::<HashSet<_>>(), accepted);
    }
}

#[test]
fn random_play_can_make_every_legal_move() {
    for setup in Setup::ALL {
        let position = at(&format!("sendas setup={}", setup.name()));
        let legal = legal(&position);
        let mut played: Vec<_> = (0..legal.len() as u32)
            .map(|pick| position.clone().play_random(&mut |_| pick).unwrap().to_string())
            .collect();
        played.sort_unstable();
        assert_eq!(played, legal);
    }
    let exit = after(SOON_OVER[0], "");
    let last = exit.legal().len() as u32;
    let ends = (0..last).filter(|&pick| {
        let mut next = exit;
        next.play_random(&mut |_| pick);
        next.exited_piece().is_some()
    });
    assert_eq!(ends.count(), 3);
}
