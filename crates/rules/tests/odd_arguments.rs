//! Public functions called with what no caller should bring: nothing panics, and nothing illegal
//! comes of it. Texts and moves are fuzzed beside the code that reads them.

#![allow(clippy::unwrap_used)]

use cauce_rules::{
    Game, GameKind, GameLine, Seat, Side, Square, Turn, caminos, draw_by_weight, snorkels, tayu,
    with_game,
};
use proptest::prelude::*;

#[test]
fn what_is_not_on_the_board_is_nowhere() {
    let square = Square::new(255, 255);
    assert_eq!(square.to_string(), "v256");
    assert!(!tayu::is_centre(square) && !tayu::is_spring(u8::MAX));
    assert_eq!(tayu::worth(40), 1);
    let game = caminos::Position::start(&caminos::Options::default()).unwrap();
    for sides in [(0, 8), (usize::MAX, 0), (4, 4)] {
        assert_eq!(game.path(Side::Green, sides), None);
    }
    assert_eq!(Seat::TWO.next(0), Seat::ONE);
}

#[test]
fn weights_may_be_as_large_as_they_like() {
    let all = [1, 2, 3];
    for roll in [0, 1, u32::MAX - 1] {
        assert!(draw_by_weight(&all, |_| u32::MAX, &mut |_| roll).is_some());
    }
    assert_eq!(draw_by_weight(&all, |_| 0, &mut |_| 7), None);
}

proptest! {
    /// A dice that gives other numbers than it was asked for.
    #[test]
    fn a_wrong_dice_leads_nowhere_illegal(rolls in prop::collection::vec(any::<u32>(), 1..200)) {
        for &kind in GameKind::ALL {
            let mut at = rolls.iter().cycle().copied();
            let mut dice = |_| at.next().unwrap_or_default();
            with_game!(kind, G => {
                let mut line = GameLine::<G>::fresh();
                let mut game = line.replay();
                for _ in 0..20 {
                    if let Some(mv) = game.play_random(&mut dice) {
                        prop_assert!(line.push_text(&mv.to_string()).is_ok());
                    }
                }
            });
        }
        for size in ["3", "7", "9"] {
            let mut options = snorkels::Options::default();
            cauce_rules::Options::set(&mut options, "size", size).unwrap();
            let mut game = snorkels::Position::start(&options).unwrap();
            let mut at = rolls.iter().cycle().copied();
            let plies = game.playout(&mut |_: u32| at.next().unwrap_or_default(), 1000);
            prop_assert!(plies > 0 && matches!(game.turn(), Turn::Over(_)));
        }
    }
}
