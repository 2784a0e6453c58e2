//! Every legal move can be made by its press sequence.

use cauce_rules::{GameKind, GameLine, Token, Turn, with_game};
use cauce_table::{Dealer, Hand, Play, Table, Target};

/// Plays random moves, and makes every legal move of each `apart`-th position with the hand.
/// Returns the number of moves made.
fn check<G: Play>(options: &[(&str, &str)], plies: usize, apart: usize) -> usize {
    let mut line = G::KIND.to_string();
    options.iter().for_each(|(key, value)| line += &format!(" {key}={value}"));
    let line: GameLine<G> = line.parse().expect("the options go together");
    let mut game = line.position();
    let mut state = 1_u32;
    let mut dice = |n: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        ((u64::from(state) * u64::from(n)) >> 32) as u32
    };
    let (mut so_far, mut count) = (line, 0);
    for ply in 0..plies {
        if matches!(game.turn(), Turn::Over(_)) {
            break;
        }
        if ply % apart == 0 {
            let start = Table::<G>::showing(&so_far, Dealer::new(1));
            for mv in game.legal() {
                made(&start, mv);
                count += 1;
            }
        }
        let mv = game.play_random(&mut dice).expect("somebody or chance is due");
        so_far.push(Token::Move(mv)).expect("it was legal");
    }
    count
}

fn made<G: Play>(start: &Table<G>, mv: G::Move) {
    let mut table = start.clone();
    let presses: Vec<Target<G>> = G::Hand::press_sequence(table.game(), mv);
    let (last, first) = presses.split_last().expect("something is pressed");
    for &target in first {
        table.press(target);
    }
    assert_eq!(table.at(), start.at(), "{mv}: nothing is played before the last press");
    table.press(*last);
    let played = table.last().map(|(_, token)| token);
    assert_eq!(played, Some(Token::Move(mv)), "{}: {presses:?}", start.line());
    assert_eq!(table.tree_index().parent(table.at()), Some(start.at()), "{mv}");
}

#[test]
fn every_legal_move_can_be_made_by_its_press_sequence() {
    for &kind in GameKind::ALL {
        let count = with_game!(kind, G => check::<G>(&[], 60, 7));
        assert!(count > 100, "{count} moves of {kind}");
    }
    check::<cauce_rules::tayu::Position>(&[("draw", "table")], 40, 5);
    check::<cauce_rules::tayu::Position>(&[("players", "3"), ("saboteur", "auction")], 12, 1);
    check::<cauce_rules::caminos::Position>(&[("neutrals", "yes"), ("board", "ring")], 8, 3);
}
