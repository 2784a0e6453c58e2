use super::{
    super::{MoveError as Reason, Step},
    legal, position, random_end, refusal, scores, seats,
};
use crate::{EndReason, Game, MoveError, Outcome, Seat, Seats, Turn};

/// The network is closed.
const CLOSED: &str = "+012 i11v456 +012 h11v012";
/// The drawn tile 012 fits nowhere, but other tiles do.
const STUCK: &str = "+057 h9h057 +017 e9h345 +012";

fn over(line: &str) -> (Seats, EndReason) {
    let outcome = position(line).turn().outcome().unwrap_or_else(|| panic!("{line} is not over"));
    (outcome.winners, outcome.reason)
}

fn asked(line: &str) -> u8 {
    let game = position(line);
    assert_eq!(game.step(), Some(Step::Answer), "{line}");
    assert_eq!(legal(&game), ["end", "on"]);
    game.turn().seat().unwrap().number()
}

#[test]
fn the_game_ends_when_nothing_left_fits() {
    for options in ["", "players=3 ", "players=4 ", "end=stop "] {
        let line = format!("tayu {options}: {CLOSED} +237");
        let expected = match options {
            "players=3 " => (seats(&[3]), EndReason::Target),
            _ => (Seats::NONE, EndReason::Score),
        };
        assert_eq!(over(&line), expected);
        assert_eq!(position(&line).drawn().map(|kind| kind.to_string()).as_deref(), Some("237"));
        assert!(legal(&position(&line)).is_empty());
    }
}

#[test]
fn the_opponent_answers_with_two_players() {
    let line = format!("tayu : {STUCK}");
    assert_eq!(asked(&line), 2);
    assert_eq!(over(&format!("{line} end")), (Seats::NONE, EndReason::Score));

    // The tile is out of play, and the next seat draws.
    let game = position(&format!("{line} on"));
    assert_eq!((game.turn(), game.seat(), game.drawn()), (Turn::Chance, Seat::TWO, None));
    assert_eq!(game.undrawn(), 81);
    assert_eq!(position(&format!("{line} on +013")).turn(), Turn::Move(Seat::TWO));
}

#[test]
fn two_players_answer_with_three() {
    let line = format!("tayu players=3 : {STUCK}");
    assert_eq!(asked(&line), 1);
    assert_eq!(asked(&format!("{line} end")), 2);
    assert_eq!(over(&format!("{line} end end")), (seats(&[3]), EndReason::Target));
    for on in ["on", "end on"] {
        let game = position(&format!("{line} {on} +013"));
        assert_eq!(game.turn(), Turn::Move(Seat::ONE));
    }
}

#[test]
fn the_next_seat_answers_for_its_team_with_four() {
    let line = format!("tayu players=4 : {STUCK}");
    assert_eq!(asked(&line), 4);
    assert_eq!(over(&format!("{line} end")), (Seats::NONE, EndReason::Score));
    assert_eq!(position(&format!("{line} on +013")).turn().seat().unwrap().number(), 4);
}

#[test]
fn nobody_is_asked_where_the_first_tile_that_does_not_fit_stops_the_game() {
    assert_eq!(over(&format!("tayu end=stop : {STUCK}")), (Seats::NONE, EndReason::Score));
}

#[test]
fn after_an_on_the_next_seat_picks_from_the_table() {
    let picks = STUCK.replace('+', "plain +");
    let game =
        position(&format!("tayu draw=table : {} on", picks.replace("plain +057", "ring +057")));
    assert_eq!(legal(&game), ["plain", "ring"]);
    assert_eq!(game.turn(), Turn::Move(Seat::TWO));
}

#[test]
fn the_game_ends_when_the_bag_is_empty() {
    for line in ["tayu", "tayu draw=table players=4", "tayu players=3 target=1 end=stop"] {
        let game = random_end(line, |game| game.drawn().is_none());
        assert_eq!((game.undrawn(), game.remaining_in(super::super::Pool::Ring)), (0, 0));
        let out_of_play = 84 - game.tiles().count();
        assert!(out_of_play == 0 || !line.contains("stop"));
        assert!(matches!(
            game.turn(),
            Turn::Over(Outcome { reason: EndReason::Score | EndReason::Target, .. })
        ));
    }
}

#[test]
fn a_pool_that_is_empty_is_not_offered() {
    // In random play, one pool is exhausted sooner or later.
    let start = position("tayu draw=table");
    let mut rng = super::test_rng(5);
    let found = (0..200).any(|_| {
        let mut game = start.clone();
        while game.play_random(&mut rng).is_some() {
            let offered = legal(&game);
            if game.step() == Some(Step::Pick) && offered.len() == 1 {
                let [gone, token] = match offered[0].as_str() {
                    "ring" => [super::super::Pool::Plain, super::super::Pool::Ring],
                    _ => [super::super::Pool::Ring, super::super::Pool::Plain],
                };
                assert_eq!((game.remaining_in(gone), offered[0].as_str()), (0, token.name()));
                let refused = game.check(super::Move::Pick(gone));
                assert_eq!(refused, Err(Reason::EmptyPool(gone).into()));
                return true;
            }
        }
        false
    });
    assert!(found);
}

#[test]
fn the_higher_score_wins() {
    for (line, ns, ew) in [("tayu", &[1][..], &[2][..]), ("tayu players=4", &[1, 3], &[2, 4])] {
        for (winners, wanted) in [(ns, std::cmp::Ordering::Greater), (ew, std::cmp::Ordering::Less)]
        {
            let game = random_end(line, |game| {
                let [ns, ew] = scores(game);
                ns.cmp(&ew) == wanted
            });
            let outcome = game.turn().outcome().unwrap();
            assert_eq!((outcome.winners, outcome.reason), (seats(winners), EndReason::Score));
        }
        let even =
            random_end(line, |game| scores(game)[0] > 0 && scores(game)[0] == scores(game)[1]);
        assert_eq!(even.turn().outcome().unwrap().winners, Seats::NONE);
    }
}

#[test]
fn resigning_gives_the_game_to_the_others() {
    for (line, winners, by) in [
        ("tayu : +012", &[2][..], 1),
        ("tayu players=4 : +012 i11v456 +013", &[1, 3], 2),
        // The seat that is asked can also resign.
        (&format!("tayu : {STUCK}"), &[1], 2),
    ] {
        let seat = Seat::from_number(by).unwrap();
        let resigned = over(&format!("{line} resign"));
        assert_eq!(resigned, (seats(winners), EndReason::Resignation(seat)));
        let late = over(&format!("{line} time"));
        assert_eq!(late, (seats(winners), EndReason::Time(seat)));
    }
    for token in ["resign", "time"] {
        assert_eq!(refusal(&format!("tayu : {token}")), MoveError::ChanceDue);
        assert_eq!(refusal(&format!("tayu : {CLOSED} +237 {token}")), MoveError::Over);
    }
}

#[test]
fn players_can_agree_on_a_draw() {
    assert_eq!(over("tayu : +012 draw"), (Seats::NONE, EndReason::Agreement));
    assert_eq!(over("tayu players=3 : +012 draw"), (Seats::NONE, EndReason::Agreement));
    assert_eq!(refusal("tayu : draw"), MoveError::ChanceDue);
}
