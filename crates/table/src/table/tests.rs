//! Tests of the table from the players' point of view.

use cauce_rules::{Game as _, MoveError, Side, Square, sendas, snorkels, tayu};

use super::*;
use crate::{ExpectedPosition, Item};

fn table<G: Play>(line: &str) -> Table<G> {
    Table::new(&line.parse().unwrap(), &[], Dealer::new(7))
}

fn square(name: &str) -> Target<snorkels::Position> {
    Target::Square(Square::parse(name).unwrap())
}

fn main_line<G: Play>(table: &Table<G>) -> String {
    table.record().line_to(table.tree_index().main_tip())
}

#[test]
fn undo_and_redo_keep_the_moves_that_were_taken_back() {
    let mut table: Table<snorkels::Position> = table("snorkels : d4 swap e4");
    assert!(table.undo() && table.undo() && table.undo());
    assert!(!table.undo());
    assert!(table.redo());
    assert_eq!(table.line(), "snorkels : d4");
    table.play_text("a1").unwrap();
    assert_eq!(table.line(), "snorkels : d4 a1");
    assert!(!table.can_redo());
    table.undo();
    assert_eq!(table.tree_index().children(table.at()).count(), 2);
    table.play_text("swap").unwrap();
    table.redo();
    assert_eq!(table.line(), "snorkels : d4 swap e4");
    assert_eq!(table.tree_index().len(), 5);
}

#[test]
fn a_move_after_undo_becomes_the_main_line() {
    let mut table: Table<snorkels::Position> = table("snorkels : d4 swap e4 a1");
    assert!(table.undo() && table.undo() && table.redo());
    table.play_text("b1").unwrap();
    table.play_text("c1").unwrap();
    assert_eq!(main_line(&table), "snorkels : d4 swap e4 b1 c1");
    // A move that was taken back can be replayed, and its reply is kept.
    assert!(table.undo() && table.undo());
    table.play_text("a1").unwrap();
    assert_eq!(main_line(&table), "snorkels : d4 swap e4 a1");
    assert!(table.undo());
    table.play_text("a1").unwrap();
    assert_eq!(main_line(&table), "snorkels : d4 swap e4 a1");
    assert_eq!(table.tree_index().len(), 7);
    // The same holds if the player confirms first, and a new hand was begun before.
    assert!(table.undo());
    table.go_to(table.at());
    table.require_confirmation(true);
    table.play_text("a2").unwrap();
    assert_eq!(main_line(&table), "snorkels : d4 swap e4 a1");
    table.resolve(true);
    assert_eq!(main_line(&table), "snorkels : d4 swap e4 a2");
}

#[test]
fn a_replacement_move_against_a_computer_becomes_the_main_line() {
    let mut table: Table<tayu::Position> = table("tayu : +036 i9h036 +012 g8h012 +135");
    table.set_seats("computer-1 here").unwrap();
    let before = table.line();
    assert!(table.undo());
    let at = table.at();
    let other = table.game().legal().iter().map(ToString::to_string).find(|mv| mv != "g8h012");
    table.play_text(&other.unwrap()).unwrap();
    let drawn = table.at();
    assert_eq!(table.tree_index().main_tip(), drawn);
    assert!(table.tree_index().ancestors(drawn).any(|id| id == at));
    assert_ne!(main_line(&table), before);
}

#[test]
fn a_move_played_while_browsing_a_game_is_a_variation() {
    let line = "snorkels : d4 swap e4 a1";
    let mut table: Table<snorkels::Position> = table(line);
    // Going to a move of the list or with the arrows does not take anything back.
    table.go_to_ply(2);
    table.play_text("b1").unwrap();
    assert_eq!(main_line(&table), line);
    // A move taken back there belongs to the variation.
    assert!(table.undo());
    table.play_text("b2").unwrap();
    assert_eq!(main_line(&table), line);
    table.play_text("b3").unwrap();
    assert!(table.undo());
    table.play_text("b4").unwrap();
    let b2 = table.tree_index().parent(table.at()).unwrap();
    assert_eq!(table.tree_index().children(b2).next(), Some(table.at()));
    assert_eq!(main_line(&table), line);
    // Stepping back to a position where a move was taken back only navigates.
    table.go_to(table.tree_index().main_tip());
    assert!(table.undo() && table.go_to_ply(1) && table.go_to_ply(3));
    table.play_text("c1").unwrap();
    assert_eq!(main_line(&table), line);
    // At the end of a variation there is nothing to replace.
    assert!(table.undo() && table.redo());
    table.play_text("c2").unwrap();
    assert_eq!(main_line(&table), line);
}

#[test]
fn a_move_after_undo_does_not_replace_a_finished_game() {
    let line = "snorkels size=3 : a1 a2 c3 b1";
    let mut table: Table<snorkels::Position> = table(line);
    assert!(table.outcome().is_some() && table.undo() && table.undo());
    table.play_text("b2").unwrap();
    assert_eq!(main_line(&table), line);
}

#[test]
fn a_game_continues_after_a_resignation_is_undone() {
    let mut table: Table<snorkels::Position> = table("snorkels : d4 swap e4 resign");
    assert!(table.undo() && table.tree_index().line_end(table.at()).is_none());
    assert!(table.redo() && table.tree_index().line_end(table.at()).is_some());
    assert!(table.undo() && table.undo());
    table.play_text("e5").unwrap();
    assert_eq!(main_line(&table), "snorkels : d4 swap e5");
    table.play_text("resign").unwrap();
    // The game stays lost at earlier positions.
    assert!(table.go_to_ply(1) && table.tree_index().line_end(table.at()).is_some());
    table.rematch();
    assert_eq!((table.rounds().len(), table.points()), (1, vec![0, 1]));
    table.play_text("d4").unwrap();
    table.go_to_ply(0);
    table.play_text("a1").unwrap();
    assert_eq!(main_line(&table), "snorkels : d4");
}

#[test]
fn rejecting_a_pending_move_empties_the_hand() {
    let mut table: Table<sendas::Position> = table("sendas");
    table.require_confirmation(true);
    for id in ["c1", "e3", "e3"] {
        table.press(Target::parse(id, table.game()).unwrap());
    }
    assert!(table.pending().is_some() && table.hand().held().is_some());
    table.resolve(false);
    assert_eq!((table.pending(), table.hand().held(), table.ply()), (None, None, 0));
}

#[test]
fn cancelling_clears_the_aim_the_refusal_and_the_hand_at_once() {
    let mut table: Table<snorkels::Position> = table("snorkels : d4");
    table.aim(Some(square("d4")));
    table.press(square("d4"));
    assert!(table.refusal().is_some() && table.aimed().is_some());
    assert!(table.cancel() && !table.cancel());
    let mut sendas: Table<sendas::Position> = self::table("sendas");
    sendas.press(Target::parse("c1", sendas.game()).unwrap());
    sendas.aim(Target::parse("e3", sendas.game()));
    assert!(sendas.aimed().is_some() && sendas.hand().held().is_some());
    assert!(sendas.cancel() && !sendas.cancel());
}

#[test]
fn the_last_move_is_never_a_chance_move() {
    let mut table: Table<tayu::Position> = table("tayu : +036 i9h036 +237");
    let (before, token) = table.last_move().unwrap();
    assert_eq!((before.drawn().is_some(), token.to_string()), (true, "i9h036".to_owned()));
    table.undo();
    assert!(table.last_move().is_none());
}

#[test]
fn undo_and_redo_stop_where_a_local_player_is_to_move() {
    let mut table: Table<snorkels::Position> = table("snorkels : d4 swap e4 a1 b1");
    table.set_seats("here away").unwrap();
    assert_eq!(table.awaited_seat(), Some(Seat::TWO));
    assert!(table.undo());
    assert_eq!((table.ply(), table.awaited_seat()), (4, None));
    assert!(table.undo() && table.undo() && !table.can_undo());
    assert_eq!(table.ply(), 0);
    assert!(table.redo());
    assert_eq!(table.ply(), 2);
    assert!(table.redo() && table.redo() && !table.can_redo());
    assert_eq!(table.ply(), 5, "the end of the line, whichever seat is to move");
    assert!(table.go_to_ply(1), "the move list can go to any ply");
    assert_eq!((table.ply(), table.awaited_seat()), (1, Some(Seat::TWO)));
    table.set_seats("away away").unwrap();
    assert!(table.undo() && table.redo());
    assert_eq!(table.ply(), 1, "without local players, every decision counts");
}

#[test]
fn undo_skips_the_moves_of_a_computer() {
    let mut table: Table<snorkels::Position> = table("snorkels : d4 swap e4");
    table.set_seats("computer-1 here").unwrap();
    assert_eq!(table.awaited_seat(), None);
    assert!(table.undo());
    assert_eq!((table.ply(), table.can_undo()), (1, false));
    table.play_text("a1").unwrap();
    assert_eq!(table.awaited_seat(), Some(Seat::ONE));
    assert!(table.press(square("b1")), "the press is refused");
    assert_eq!(table.refusal(), Some(&PressError::SeatNotLocal(Seat::ONE)));
    let (line, token) = (table.line(), "b1");
    assert_eq!(table.play_after(token, &ExpectedPosition::Line(line)), Ok(()));
    assert_eq!(table.awaited_seat(), None);
}

#[test]
fn one_player_moves_for_all_seats_in_variations_of_a_finished_game() {
    let line = "snorkels size=3 : a1 a2 c3 b1";
    let mut given_up: Table<snorkels::Position> = table("snorkels : d4 swap e4 a1 resign");
    let mut table: Table<snorkels::Position> = table(line);
    table.set_seats("here computer-1").unwrap();
    assert!(table.go_to_ply(1) && table.awaited_seat().is_none());
    assert!(table.press(square("b2")) && table.press(square("c1")));
    assert_eq!(table.line(), "snorkels size=3 : a1 b2 c1");
    assert_eq!(main_line(&table), line);
    // In a variation, undo takes back single moves, and another move begins another variation.
    assert!(table.undo() && table.ply() == 2 && table.awaited_seat().is_none());
    assert!(table.undo() && table.ply() == 1 && table.awaited_seat().is_none());
    assert!(table.tree_index().is_game_over(table.at()) && table.redo() && table.ply() == 2);
    assert!(table.undo() && table.press(square("c2")));
    assert_eq!(main_line(&table), line);
    // After a resignation is taken back, the game continues and the computer moves again.
    given_up.set_seats("here computer-1").unwrap();
    assert!(given_up.undo() && given_up.ply() == 4);
    assert!(!given_up.tree_index().is_game_over(given_up.at()));
    given_up.play_text("b1").unwrap();
    assert_eq!(given_up.awaited_seat(), Some(Seat::TWO));
}

#[test]
fn a_token_is_played_only_in_the_expected_position() {
    let mut table: Table<snorkels::Position> = table("snorkels : d4");
    let line = |line: &str| ExpectedPosition::Line(line.to_owned());
    for after in [
        ExpectedPosition::Ply(0),
        ExpectedPosition::Ply(2),
        line("snorkels"),
        line(""),
        line("tayu"),
    ] {
        assert_eq!(table.play_after("a1", &after), Err(PressError::WrongPosition), "{after:?}");
    }
    assert!(matches!(
        table.play_after("d4", &ExpectedPosition::Ply(1)),
        Err(PressError::Illegal(_))
    ));
    assert_eq!(table.line(), "snorkels : d4");
    assert_eq!(table.play_after("a1", &line("snorkels : d4")), Ok(()));
    assert_eq!(table.play_after("b1", &ExpectedPosition::Ply(2)), Ok(()));
}

#[test]
fn a_draw_needs_all_players_present_unless_it_is_on_offer() {
    let mut table: Table<sendas::Position> = table("sendas");
    table.set_seats("here away").unwrap();
    assert_eq!(table.answer(Token::Draw), Err(PressError::SeatNotLocal(Seat::TWO)));
    table.play_text("pass").unwrap();
    assert_eq!(table.answer(Token::Resign), Err(PressError::SeatNotLocal(Seat::TWO)));
    table.play_text("pass").unwrap();
    assert!(table.draw_offer().is_some());
    assert_eq!(table.answer(Token::Draw), Ok(()));
    assert!(matches!(table.answer(Token::Resign), Err(PressError::Illegal(_))));
}

#[test]
fn the_draw_offer_follows_undo_redo_and_rematch() {
    let mut table: Table<sendas::Position> = table("sendas : pass pass");
    assert!(table.draw_offer().is_some());
    assert!(table.undo() && table.draw_offer().is_none());
    assert!(table.redo() && table.draw_offer().is_some());
    table.play_text("draw").unwrap();
    table.rematch();
    table.play_text("c1-d2").unwrap();
    table.play_text("pass").unwrap();
    assert_eq!(table.draw_offer(), None, "another game reuses the node ids");
}

#[test]
fn the_bag_can_be_viewed_while_a_remote_player_is_to_move() {
    let mut table: Table<tayu::Position> = table("tayu : +036");
    table.set_seats("away here").unwrap();
    let item = |name| Target::Item(Item::parse(name).unwrap());
    assert!(table.press(item("bag")) && table.hand().shows_bag());
    assert_eq!(table.refusal(), None);
    table.press(item("turn"));
    assert_eq!(table.refusal(), Some(&PressError::SeatNotLocal(Seat::ONE)));
}

#[test]
fn going_to_a_ply_skips_chance_moves() {
    let line = "tayu : +036 i9h036 +012 g8h012 +135";
    let mut table = Table::<tayu::Position>::showing(&line.parse().unwrap(), Dealer::new(7));
    assert_eq!(table.ply(), 2);
    assert!(!table.go_to_ply(2) && !table.go_to_ply(usize::MAX));
    assert!(table.go_to_ply(0));
    assert_eq!(table.line(), "tayu : +036", "recorded chance moves are skipped");
    assert!(!table.go_to_ply(0));
    assert!(table.go_to_ply(1));
    assert_eq!(table.line(), "tayu : +036 i9h036 +012");
    assert!(table.go_to_ply(99));
    assert_eq!(table.line(), line);
}

#[test]
fn the_first_tap_previews_a_move_and_the_second_plays_it() {
    let mut table: Table<snorkels::Position> = table("snorkels");
    table.tap(square("d4"), false);
    assert_eq!(table.ply(), 0);
    assert_eq!(table.proposal().map(|mv| mv.to_string()).as_deref(), Some("d4"));
    table.tap(square("e4"), false);
    assert_eq!(table.ply(), 0);
    table.tap(square("e4"), false);
    assert_eq!(table.line(), "snorkels : e4");
    table.tap(square("e4"), false);
    assert!(matches!(table.refusal(), Some(PressError::Illegal(MoveError::Occupied(_)))));
}

#[test]
fn pressing_the_board_of_a_finished_game_is_not_refused() {
    let mut table: Table<snorkels::Position> = table("snorkels : a1 swap b1 g7 a2");
    for name in ["a2", "d4"] {
        table.press(square(name));
        table.tap(square(name), false);
        assert_eq!(table.refusal(), None, "{name}");
    }
}

#[test]
fn a_hand_of_snorkels_has_nothing_to_rotate_or_step() {
    let mut table: Table<snorkels::Position> = table("snorkels : d4");
    assert!(!table.rotate_hand(1) && !table.step_hand(false) && !table.cancel());
    assert!(!table.hand().is_busy() && table.hand().anchor().is_none());
    assert!(table.aim(Some(square("e4"))));
    assert!(!table.aim(Some(square("e4"))), "the aim is unchanged");
    assert_eq!((table.aimed(), table.has_preview()), (Some(square("e4")), false));
    assert!(table.cancel(), "cancelling clears the aim");
    assert_eq!(table.aimed(), None);
    assert!(table.press(square("d4")), "the press is refused");
    assert!(table.refusal().is_some());
    assert!(table.cancel() && table.refusal().is_none());
    table.grab(square("a1"));
    assert_eq!(table.line(), "snorkels : d4 a1");
}

#[test]
fn a_display_table_draws_nothing_and_steps_past_recorded_draws() {
    let line = "tayu : +012 j10h012 +135".parse().unwrap();
    let mut table = Table::<tayu::Position>::showing(&line, Dealer::new(7));
    assert!(table.undo());
    assert_eq!(table.line(), "tayu : +012");
    assert!(table.redo(), "redo includes the draw after the move");
    assert_eq!(table.line(), "tayu : +012 j10h012 +135");

    let fresh = "tayu".parse().unwrap();
    let mut table = Table::<tayu::Position>::showing(&fresh, Dealer::new(7));
    assert_eq!(table.game().turn(), Turn::Chance);
    let saved = table.save();
    let restored = Table::<tayu::Position>::restore(&saved, Dealer::new(7), false).unwrap();
    assert_eq!(restored.line(), "tayu");
    table.play_text("+012").unwrap();
    table.play_text("j10h012").unwrap();
    assert_eq!(table.game().turn(), Turn::Chance);
    table.draw_chance(true);
    assert_ne!(table.game().turn(), Turn::Chance);
}

#[test]
fn a_token_stays_pending_until_it_is_confirmed() {
    let mut table = table::<tayu::Position>("tayu : +012");
    let before = table.line();
    table.require_confirmation(true);
    assert!(table.play_text("j10h013").is_err(), "an illegal token does not become pending");
    assert_eq!(table.pending(), None);
    table.play_text("j10h012").unwrap();
    assert!(table.pending().is_some_and(|pending| !pending.drawn));
    assert_eq!(table.line(), before);
    table.resolve(false);
    assert_eq!((table.pending(), table.line()), (None, before));

    table.play_text("j10h012").unwrap();
    table.resolve(true);
    let drawn = table.pending().expect("the next tile");
    assert!(drawn.drawn && table.game().turn() == Turn::Chance);
    table.resolve(false);
    assert_eq!((table.pending(), table.game().turn()), (None, Turn::Chance));
    table.play_text("+135").unwrap();
    table.resolve(true);
    assert_eq!((table.pending(), table.line().as_str()), (None, "tayu : +012 j10h012 +135"));
    table.play(Token::Resign).unwrap();
    assert!(table.undo() && table.pending().is_none(), "undo drops the pending token");
    table.resolve(true);
    assert_eq!(table.outcome(), None);
}

#[test]
fn undeleting_a_chance_move_steps_past_it() {
    let line = "tayu : +012 j10h012 +135";
    let mut table = Table::<tayu::Position>::showing(&line.parse().unwrap(), Dealer::new(7));
    assert!(table.delete(table.at()));
    table.play_text("j10h012").unwrap();
    assert_eq!(table.game().turn(), Turn::Chance);
    assert!(table.undelete());
    assert_eq!(table.line(), line);
}

#[test]
fn a_rematch_adds_up_points_and_swaps_seats() {
    let mut table: Table<snorkels::Position> = table("snorkels : d4 resign");
    table.rename(Seat::ONE, " Ana\n ");
    table.rename(Seat::TWO, "Ben");
    table.set_seats("away here").unwrap();
    assert_eq!(table.points(), [1, 0]);
    table.rematch();
    assert_eq!(table.players()[0], Player::new("Ben"));
    let ana = Player { name: "Ana".into(), points: 1, by: Controller::Away };
    assert_eq!(table.players()[1], ana);
    assert_eq!(table.points(), [0, 1]);
    assert_eq!(table.line(), "snorkels");
}

#[test]
fn rounds_of_a_series_follow_the_players_across_seats() {
    let mut table: Table<snorkels::Position> = table("snorkels : d4 swap draw");
    table.rematch();
    table.play_text("d4").unwrap();
    // This game has no winner yet and does not count.
    table.rematch();
    table.play_text("resign").unwrap();
    table.rematch();
    let rounds: Vec<Vec<_>> = table
        .rounds()
        .iter()
        .map(|round| round.iter().map(|part| (part.seat.number(), part.won)).collect())
        .collect();
    // The player now on the second seat began the first game and the third.
    assert_eq!(rounds, [[(2, false), (1, false)], [(2, true), (1, false)]]);
    assert_eq!(table.points(), [1, 0]);
    assert_eq!(table.rounds()[0][1].side.map(Side::name), Some("green"));
}

#[test]
fn a_winning_saboteur_scores_the_target() {
    let closed = "+012 i11v456 +012 h11v012 +237";
    let mut table: Table<tayu::Position> = table(&format!("tayu players=3 target=30 : {closed}"));
    assert_eq!(table.outcome().unwrap().winners.iter().next(), Some(Seat::THREE));
    assert_eq!(table.points(), [0, 0, 30]);
    table.rematch();
    assert_eq!(table.points(), [30, 0, 0]);
    assert_eq!(table.rounds().len(), 1);
}

#[test]
fn random_stones_are_distinct_and_written_to_the_line() {
    for seed in 0..200 {
        let mut setup = Setup::<snorkels::Position>::default();
        setup.set("size", "3").unwrap();
        setup.set("stones", "b2").unwrap();
        setup.set("random-stones", "2").unwrap();
        let table = Table::deal(setup, &[], Dealer::new(seed), true).unwrap();
        let line = table.line();
        assert_eq!(line.matches(',').count(), 2, "{line}");
    }
}
