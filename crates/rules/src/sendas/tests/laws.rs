//! What holds in every position of every game.

use proptest::prelude::*;

use super::{reference::Reference, *};
use crate::{Turn, sendas::Setup};

/// A random game from one of the named starts.
fn walk(setup: usize, picks: &[u16], mut each: impl FnMut(&Position)) {
    let mut position = at(&format!("sendas setup={}", Setup::ALL[setup].name()));
    each(&position);
    for &pick in picks {
        let moves = position.legal();
        if moves.is_empty() {
            return;
        }
        position.play(moves[usize::from(pick) % moves.len()]).unwrap();
        each(&position);
    }
}

fn picks() -> impl Strategy<Value = (usize, Vec<u16>)> {
    (0..Setup::ALL.len(), proptest::collection::vec(any::<u16>(), 0..60))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn every_position_is_whole_and_fast_generation_equals_the_slow_reference(
        (setup, picks) in picks()
    ) {
        walk(setup, &picks, |position| {
            let reference = Reference::of(position);
            assert!(reference.is_whole());
            match position.turn() {
                Turn::Over(_) => assert!(legal(position).is_empty()),
                _ => assert_eq!(legal(position), reference.legal()),
            }
        });
    }

    #[test]
    fn parse_and_print_are_inverses_and_check_accepts_what_is_legal((setup, picks) in picks()) {
        walk(setup, &picks, |position| {
            for mv in position.legal() {
                assert_eq!(position.parse(&mv.to_string()), Ok(mv));
                assert_eq!(position.check(mv), Ok(()));
            }
        });
    }

    #[test]
    fn check_refuses_whatever_is_not_legal((setup, picks) in picks(), tries in
        proptest::collection::vec((0_usize..12, 0_u8..9, 0_u8..11, 0_u8..16), 8))
    {
        walk(setup, &picks, |position| {
            let legal = position.legal();
            let pieces: Vec<_> = Squares::BOARD.iter().filter(|&at| position.at(at).is_some()).collect();
            for &(piece, file, rank, ends) in &tries {
                let Some(&from) = pieces.get(piece) else { continue };
                let to = Square::new(file, rank);
                let ends = Ends::of_sides([0, 1, 2, 3].map(|side| ends >> side & 1 == 1));
                let colour = if rank == 9 { Colour::White } else { Colour::Black };
                let exit = Move::Exit { from, file, colour };
                for mv in [Move::Put { from, to, ends }, Move::Flip(from), exit] {
                    let mut next = *position;
                    let done = next.play(mv);
                    assert_eq!(done.is_ok(), legal.contains(&mv), "{mv}");
                    assert!(done.is_ok() || next == *position);
                }
            }
        });
    }

    #[test]
    fn random_play_makes_legal_moves_only((setup, picks) in picks()) {
        walk(setup, &picks, |position| {
            let total = legal(position).len() as u32;
            for pick in 0..total.min(5) {
                let mut asked = 0;
                let mut next = *position;
                let mv = next.play_random(&mut |n| { asked = n; pick }).unwrap();
                assert_eq!(asked, total);
                let mut played = *position;
                played.play(mv).unwrap();
                assert_eq!(played, next);
            }
        });
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
}
