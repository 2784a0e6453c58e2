use super::{
    super::{EndCause, Ending, TileKind},
    position, random_end, scores,
};
use crate::{Forfeit, Game, Seat, Side, Turn};

const CLOSED: &str = "+012 i11v456 +012 h11v012";
const STUCK: &str = "+057 h9h057 +017 e9h345 +012";

fn ending(line: &str) -> Ending {
    position(line).ending().unwrap_or_else(|| panic!("{line} is not over"))
}

fn kind(name: &str) -> TileKind {
    TileKind::all().find(|kind| kind.to_string() == name).unwrap()
}

#[test]
fn an_end_has_a_cause() {
    let cause = |line: &str| ending(line).cause;
    for end in ["", "end=stop "] {
        let closed = format!("tayu {end}: {CLOSED} +237");
        assert_eq!(cause(&closed), EndCause::NothingFits(kind("237")));
    }
    assert_eq!(cause(&format!("tayu end=stop : {STUCK}")), EndCause::DoesNotFit(kind("012")));
    assert_eq!(cause(&format!("tayu : {STUCK} end")), EndCause::AllAgreed(kind("012")));
    assert_eq!(cause(&format!("tayu : {STUCK} resign")), EndCause::Forfeit(Seat::TWO));
    assert_eq!(cause(&format!("tayu : {STUCK} time")), EndCause::Forfeit(Seat::TWO));
    assert_eq!(cause(&format!("tayu : {STUCK} draw")), EndCause::DrawAgreed);
    assert_eq!(cause("tayu players=3 : +012 draw"), EndCause::DrawAgreed);
    let empty = random_end("tayu", |game| game.drawn().is_none());
    assert_eq!(empty.ending().unwrap().cause, EndCause::BagEmpty);
    assert_eq!(position(&format!("tayu : {STUCK}")).ending(), None);
}

#[test]
fn a_target_is_held_or_not() {
    let numbers = |line: &str| (ending(line).target, ending(line).held);
    let closed = format!("{CLOSED} +237");
    assert_eq!(numbers(&format!("tayu : {closed}")), (None, None));
    assert_eq!(numbers(&format!("tayu players=3 : {closed}")), (Some(24), Some(true)));
    let reached =
        random_end("tayu players=3 target=30", |game| scores(game).iter().max() == Some(&30));
    let reached = reached.ending().unwrap();
    assert_eq!((reached.target, reached.held), (Some(30), Some(false)));
    // A player who resigns scores 0, by which the saboteur can win. If the saboteur resigns, the
    // target is not tested.
    assert_eq!(numbers("tayu players=3 : +012 resign"), (Some(24), Some(true)));
    assert_eq!(numbers("tayu players=3 saboteur=1 : +012 time"), (Some(24), None));
    assert_eq!(numbers("tayu players=3 : +012 draw"), (Some(24), None));
    assert_eq!(numbers("tayu players=3 saboteur=auction : bid9 resign"), (None, None));
}

#[test]
fn who_gives_up_against_a_saboteur_scores_nothing() {
    let start = position("tayu players=3 target=4");
    let mut rng = super::test_rng(3);
    loop {
        let mut game = start.clone();
        while game.play_random(&mut rng).is_some() {
            let counts = game.counts();
            if game.turn() == Turn::Move(Seat::ONE) && counts[0].points() > 0 {
                assert_eq!((counts[0].side, counts[1].side), (Side::Ns, Side::Ew));
                assert_eq!((counts[0].product(), game.forfeited()), (scores(&game)[0], None));
                game.forfeit(Forfeit::Time).unwrap();
                let [ns, ew] = game.ending().unwrap().sides;
                assert_eq!((ns.points(), ns.forfeited), (0, true));
                assert_eq!(ns.product(), counts[0].product());
                assert_eq!(ew, counts[1]);
                assert_eq!(game.forfeited(), Some(Side::Ns));
                return;
            }
        }
    }
}

#[test]
fn a_margin_is_what_is_ahead_of_what_must_be_beaten() {
    let margins = |line: &str| {
        let game = position(line);
        Seat::all(game.seats()).map(|seat| game.margin(seat)).collect::<Vec<_>>()
    };
    // 20 against 18, from the printed rules.
    let plain = super::leaflet::PLAIN.strip_prefix("tayu").unwrap();
    for (options, wanted) in [
        ("", &[2, -2][..]),
        (" players=4", &[2, -2, 2, -2]),
        (" players=3", &[-3, -5, 4]),
        (" players=3 target=21", &[0, -2, 1]),
        (" players=3 target=20", &[1, -2, 0]),
        (" players=3 target=10", &[2, -2, -10]),
        (" players=3 saboteur=1 target=10", &[-10, 2, -2]),
    ] {
        let wanted: Vec<_> = wanted.iter().copied().map(Some).collect();
        assert_eq!(margins(&format!("tayu{options}{plain}")), wanted, "{options}");
    }
    assert_eq!(margins("tayu players=3 saboteur=auction : bid30"), [None; 3]);
    assert_eq!(position("tayu").margin(Seat::THREE), None);
}

#[test]
fn a_team_has_all_who_play_for_a_side() {
    let team = |line: &str, seat| {
        position(line).team(seat).iter().map(|seat| seat.number()).collect::<Vec<_>>()
    };
    assert_eq!(team("tayu", Seat::TWO), [2]);
    assert_eq!(team("tayu players=4", Seat::THREE), [1, 3]);
    assert_eq!(team("tayu players=3 saboteur=2", Seat::TWO), [2]);
    assert_eq!(team("tayu players=3 saboteur=auction", Seat::TWO), []);
    assert_eq!(team("tayu", Seat::FOUR), []);
}
