//! Every legal move can be made by its press sequence.

use cauce_rules::{GameKind, GameLine, Token, Turn, with_game};
use cauce_table::{Dealer, Hand, Play, PressError, Table, Target};

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
            let legal = game.legal();
            for &mv in &legal {
                made(&start, mv);
                count += 1;
            }
            if let [only, .., other] = legal[..] {
                restricted(&start, only, other);
            }
        }
        let mv = game.play_random(&mut dice).expect("somebody or chance is due");
        so_far.push(Token::Move(mv)).expect("it was legal");
    }
    count
}

/// Checks that a table restricted to one move refuses another, in this position only.
fn restricted<G: Play>(start: &Table<G>, only: G::Move, other: G::Move) {
    let mut table = start.clone();
    table.restrict(Some(vec![only.to_string()])).expect("the move is legal");
    made(&table, only);
    for target in G::Hand::press_sequence(table.game(), other) {
        table.press(target);
    }
    // A pass is confirmed by a second press.
    table.press(Target::play(other));
    assert_eq!(table.refusal(), Some(&PressError::NotAllowed), "{}: {other}", start.line());
    assert_eq!(table.at(), start.at());
    assert!(table.restrict(Some(vec!["no-move".to_owned()])).is_err());
    assert_eq!(table.answer(Token::Move(other)), Err(PressError::NotAllowed));
    table.clone().play(Token::Move(other)).expect("the caller may play any legal move");
    table.restrict(None).expect("nothing is parsed");
    made(&table, other);
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
