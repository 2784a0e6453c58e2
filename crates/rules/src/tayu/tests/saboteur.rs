//! Three players: seats, target and auction.

use super::{
    super::{MoveError as Reason, Step},
    GameLine, legal, position, random_end, refusal, scores, seats,
};
use crate::{
    EndReason, Forfeit, Game, LineErrorKind, OptionsError, Seat, Seats, Side, Turn, ValueError,
};

fn sides(line: &str) -> Vec<Option<Side>> {
    let game = position(line);
    Seat::all(game.seats()).map(|seat| game.side(seat)).collect()
}

fn outcome(game: &super::Position) -> (Seats, EndReason) {
    let outcome = game.turn().outcome().unwrap();
    (outcome.winners, outcome.reason)
}

#[test]
fn sides_go_clockwise_from_the_saboteur() {
    use Side::{Ew, Ns, Saboteur};
    assert_eq!(sides("tayu"), [Ns, Ew].map(Some));
    assert_eq!(sides("tayu players=4"), [Ns, Ew, Ns, Ew].map(Some));
    assert_eq!(sides("tayu players=3"), [Ns, Ew, Saboteur].map(Some));
    assert_eq!(sides("tayu players=3 saboteur=1"), [Saboteur, Ns, Ew].map(Some));
    assert_eq!(sides("tayu players=3 saboteur=2"), [Ew, Saboteur, Ns].map(Some));
    assert_eq!(sides("tayu players=3 saboteur=auction"), [None; 3]);
}

#[test]
fn seat_one_starts_whoever_the_saboteur_is() {
    for saboteur in 1..=3 {
        let game = position(&format!("tayu players=3 saboteur={saboteur} : +012"));
        assert_eq!(game.turn(), Turn::Move(Seat::ONE));
        assert_eq!(game.target(), Some(24));
    }
}

#[test]
fn the_auction_can_close_at_once() {
    let game = position("tayu players=3 saboteur=auction : bid28 bid28");
    assert_eq!((game.saboteur(), game.target()), (Some(Seat::ONE), Some(28)));
    assert_eq!((game.turn(), game.seat()), (Turn::Chance, Seat::ONE));
    let sides = Seat::all(3).map(|seat| game.side(seat).unwrap());
    assert!(sides.eq([Side::Saboteur, Side::Ns, Side::Ew]));
}

#[test]
fn the_auction_can_close_late() {
    let open = "tayu players=3 saboteur=auction : bid484 bid100 bid60 bid40 bid25";
    let game = position(open);
    assert_eq!(game.step(), Some(Step::Bid));
    assert_eq!(game.turn(), Turn::Move(Seat::THREE));
    assert_eq!((game.saboteur(), game.target()), (None, None));
    assert_eq!((game.last_bid(), game.max_bid()), (Some((Seat::TWO, 25)), Some(25)));
    assert_eq!(legal(&game).len(), 25);

    let game = position(&format!("{open} bid25"));
    assert_eq!((game.saboteur(), game.target()), (Some(Seat::TWO), Some(25)));
    assert_eq!((game.turn(), game.seat()), (Turn::Chance, Seat::ONE));
}

#[test]
fn bids_go_down() {
    let auction = "tayu players=3 saboteur=auction :";
    assert_eq!(refusal(&format!("{auction} bid0")), Reason::BidTooLow.into());
    assert_eq!(refusal(&format!("{auction} bid485")), Reason::BidTooHigh { most: 484 }.into());
    assert_eq!(refusal(&format!("{auction} bid30 bid31")), Reason::BidTooHigh { most: 30 }.into());
    assert_eq!(refusal(&format!("{auction} +012")), crate::MoveError::DecisionDue);
    assert_eq!(refusal(&format!("{auction} end")), Reason::Due(Step::Bid).into());
    assert_eq!(refusal("tayu : +012 bid24"), Reason::Due(Step::Lay).into());
    // The lowest bid can only be repeated.
    assert_eq!(legal(&position(&format!("{auction} bid1"))), ["bid1"]);
}

#[test]
fn the_table_is_picked_from_after_the_auction() {
    let game = position("tayu players=3 draw=table saboteur=auction : bid9 bid9");
    assert_eq!((game.turn(), legal(&game).len()), (Turn::Move(Seat::ONE), 2));
}

#[test]
fn the_saboteur_wins_when_neither_side_reaches_the_target() {
    let game =
        random_end("tayu players=3 target=30", |game| scores(game).iter().max() == Some(&28));
    assert_eq!(outcome(&game), (seats(&[3]), EndReason::Target));
}

#[test]
fn the_higher_score_wins_once_the_target_is_reached() {
    let exact =
        random_end("tayu players=3 target=30", |game| scores(game).iter().max() == Some(&30));
    let [ns, ew] = scores(&exact);
    let winner = if ns > ew { &[1] } else { &[2] };
    assert_eq!(outcome(&exact), (seats(winner), EndReason::Score));

    let both = random_end("tayu players=3 target=5 saboteur=2", |game| {
        let [ns, ew] = scores(game);
        ns > ew && ew >= 5
    });
    assert_eq!(outcome(&both), (seats(&[3]), EndReason::Score));
}

#[test]
fn equal_scores_on_target_are_a_draw() {
    let even = |game: &super::Position| scores(game)[0] == scores(game)[1] && scores(game)[0] >= 4;
    let game = random_end("tayu players=3 target=4", even);
    assert_eq!(outcome(&game), (Seats::NONE, EndReason::Score));
}

#[test]
fn resigning_with_a_saboteur() {
    // Before any score, if one side forfeits and the other is below the target, the saboteur wins.
    // If the saboteur forfeits, equal scores are a draw.
    let resigned = |line: &str| outcome(&position(&format!("{line} resign")));
    let by = EndReason::Resignation;
    assert_eq!(resigned("tayu players=3 : +012"), (seats(&[3]), by(Seat::ONE)));
    assert_eq!(resigned("tayu players=3 saboteur=1 : +012"), (Seats::NONE, by(Seat::ONE)));
    let auction = "tayu players=3 saboteur=auction : bid9";
    assert_eq!(resigned(auction), (Seats::NONE, by(Seat::TWO)));

    // A late position in which north-south leads and both sides have reached the target.
    let start = position("tayu players=3 target=4");
    let mut rng = super::test_rng(3);
    let mut seen = [false; 3];
    while seen != [true; 3] {
        let mut game = start.clone();
        while game.play_random(&mut rng).is_some() {
            let [ns, ew] = scores(&game);
            let Turn::Move(seat) = game.turn() else { continue };
            if ns > ew && ew >= 4 {
                let mut resigned = game.clone();
                resigned.forfeit(Forfeit::Resignation).unwrap();
                let winner = if seat == Seat::ONE { 2 } else { 1 };
                assert_eq!(outcome(&resigned), (seats(&[winner]), by(seat)));
                // A side that resigns scores 0; the saboteur has no score.
                let expected = [[0, ew], [ns, 0], [ns, ew]];
                assert_eq!(scores(&resigned), expected[seat.index()]);
                seen[seat.index()] = true;
            }
        }
    }
}

#[test]
fn saboteur_and_target_are_for_three_players() {
    let fault = |line: &str| match line.parse::<GameLine>().unwrap_err().kind {
        LineErrorKind::Options(OptionsError::Value { key, reason: fault, .. }) => (key, fault),
        other => panic!("{line}: {other:?}"),
    };
    let three = ValueError::OnlyWith("players=3");
    assert_eq!(fault("tayu saboteur=1"), ("saboteur", three.clone()));
    assert_eq!(fault("tayu saboteur=3"), ("saboteur", three.clone()));
    assert_eq!(fault("tayu players=4 target=24"), ("target", three));
    let auction = ValueError::NotWith("saboteur=auction");
    assert_eq!(fault("tayu target=9 players=3 saboteur=auction"), ("target", auction));
    assert_eq!(
        fault("tayu players=3 target=485"),
        ("target", ValueError::Range { min: 1, max: 484 })
    );
    assert_eq!(fault("tayu players=3 target=09").0, "target");
    assert_eq!(fault("tayu players=5").0, "players");
}

#[test]
fn options_are_written_in_order_without_defaults() {
    for (given, written) in [
        ("tayu players=2 draw=bag end=agree", "tayu"),
        ("tayu target=30 saboteur=1 players=3", "tayu players=3 saboteur=1 target=30"),
        ("tayu target=24 saboteur=3 players=3", "tayu players=3"),
        ("tayu end=stop draw=table players=4", "tayu players=4 draw=table end=stop"),
        ("tayu saboteur=auction players=3", "tayu players=3 saboteur=auction"),
    ] {
        let line: GameLine = given.parse().unwrap();
        assert_eq!(line.to_string(), written);
        assert_eq!(written.parse::<GameLine>().unwrap(), line);
    }
}

fn series_points(game: &super::Position) -> Vec<u32> {
    Seat::all(game.seats()).map(|seat| game.series_points(seat)).collect()
}

#[test]
fn the_saboteur_brings_home_the_target_that_was_held() {
    let held =
        random_end("tayu players=3 target=30", |game| scores(game).iter().max() == Some(&28));
    let [ns, ew] = scores(&held);
    assert_eq!(series_points(&held), [ns, ew, 30]);
    let lost = random_end("tayu players=3 target=4", |game| scores(game).iter().max() > Some(&4));
    let [ns, ew] = scores(&lost);
    assert_eq!(series_points(&lost), [ns, ew, 0]);
    assert_eq!(series_points(&position("tayu players=3 : +012 resign")), [0, 0, 24]);
    assert_eq!(
        series_points(&position("tayu players=3 saboteur=auction : bid9 resign")),
        [0, 0, 0]
    );
    assert_eq!(series_points(&position("tayu players=3 : +012")), [0, 0, 0]);
}

#[test]
fn whoever_resigns_brings_home_nothing_whatever_the_lead() {
    let start = position("tayu players=4");
    let mut rng = super::test_rng(5);
    let mut seen = false;
    while !seen {
        let mut game = start.clone();
        while !seen && game.play_random(&mut rng).is_some() {
            let [ns, ew] = scores(&game);
            if let Turn::Move(seat) = game.turn()
                && game.side(seat) == Some(Side::Ns)
                && ns > ew
                && ew > 0
            {
                assert_eq!(series_points(&game), [0; 4], "it goes on");
                game.forfeit(Forfeit::Time).unwrap();
                assert_eq!(series_points(&game), [0, ew, 0, ew]);
                seen = true;
            }
        }
    }
}

#[test]
fn options_are_set_by_type_as_by_text() {
    use super::super::{DrawRule, EndRule, Options, SaboteurRule};

    let two = Options::default();
    let four = two.clone().with_players(4).unwrap();
    let three = two.clone().with_players(3).unwrap();
    let role = |role| three.clone().with_role(role).unwrap();
    for (options, text) in [
        (four.with_draw(DrawRule::Table).with_end(EndRule::Stop), "players=4 draw=table end=stop"),
        (role(SaboteurRule::Seat(Seat::ONE, 484)), "players=3 saboteur=1 target=484"),
        (role(SaboteurRule::Seat(Seat::THREE, 24)), "players=3"),
        (role(SaboteurRule::Auction), "players=3 saboteur=auction"),
        (
            role(SaboteurRule::Seat(Seat::TWO, 9)).with_role(SaboteurRule::Auction).unwrap(),
            "players=3 saboteur=auction",
        ),
    ] {
        let line: GameLine = format!("tayu {text}").parse().unwrap();
        assert_eq!(line.options(), &options);
        assert_eq!(GameLine::new(options).unwrap().to_string(), format!("tayu {text}"));
    }
    for players in [0, 1, 5, 255] {
        assert!(two.clone().with_players(players).is_err());
    }
    for (seat, target) in [(Seat::FOUR, 24), (Seat::ONE, 0), (Seat::ONE, 485)] {
        assert!(three.clone().with_role(SaboteurRule::Seat(seat, target)).is_err());
    }
    assert_eq!(DrawRule::ALL.map(DrawRule::name), ["bag", "table"]);
    assert_eq!(EndRule::ALL.map(EndRule::name), ["agree", "stop"]);
}
