//! Positions laid out freely: what is accepted, and every fault.

use super::{
    super::{
        DrawRule, Due, Edge, EndRule, Kind, Layout, LayoutFault as Fault, Mouths, Options,
        Placement, Pool, Position,
    },
    position,
};
use crate::{Direction, EndReason, Game, Seat, Square};

/// A 012 fits nowhere, and other tiles do.
const STUCK: &str = "+057 h9h057 +017 e9h345 +012";
/// The network is closed.
const CLOSED: &str = "+012 i11v456 +012 h11v012";

fn layout(line: &str) -> Layout {
    position(line).layout()
}

fn tile(token: &str) -> Placement {
    match position("tayu").parse(token) {
        Ok(super::Move::Lay(placement)) => placement,
        other => panic!("{token}: {other:?}"),
    }
}

fn kind(name: &str) -> Kind {
    Kind::all().find(|kind| kind.to_string() == name).unwrap()
}

/// What is wrong with the layout of this position once it is changed.
#[track_caller]
fn faults(line: &str, change: impl FnOnce(&mut Layout)) -> Vec<Fault> {
    let mut layout = layout(line);
    change(&mut layout);
    Position::from_layout(&layout).err().unwrap_or_default()
}

/// Faults of a board on which these tiles lie, with all others in the bag.
#[track_caller]
fn board_faults(tiles: &[&str]) -> Vec<Fault> {
    faults("tayu", |layout| {
        layout.tiles = tiles.iter().map(|token| tile(token)).collect();
        layout.fill_bag();
    })
}

fn edge(square: &str, direction: Direction) -> Edge {
    Edge { square: Square::parse(square).unwrap(), direction }
}

#[test]
fn the_players() {
    for players in [0, 1, 5, 255] {
        assert_eq!(faults("tayu", |layout| layout.players = players), [Fault::Players(players)]);
    }
    assert_eq!(faults("tayu", |layout| layout.players = 4), []);
    let seat = Seat::THREE;
    assert_eq!(faults("tayu", |layout| layout.seat = seat), [Fault::NoSeat(seat)]);
    assert_eq!(faults("tayu players=3", |layout| layout.seat = seat), []);
    let resigned = format!("tayu : {STUCK} resign");
    let by_three = |layout: &mut Layout| layout.due = Due::Nothing(EndReason::Time(seat));
    assert_eq!(faults(&resigned, by_three), [Fault::NoSeat(seat)]);
    let four = Some(Seat::FOUR);
    assert_eq!(
        faults("tayu players=3", |layout| layout.saboteur = four),
        [Fault::NoSeat(Seat::FOUR)]
    );
    // A seat is named once, however often it is wrong.
    assert_eq!(
        faults(&format!("tayu : {STUCK}"), |layout| {
            layout.seat = seat;
            layout.due = Due::Answer(seat);
        }),
        [Fault::NoSeat(seat)]
    );
}

#[test]
fn the_saboteur() {
    let without = [Fault::SaboteurWithoutThree];
    assert_eq!(faults("tayu", |layout| layout.saboteur = Some(Seat::ONE)), without);
    assert_eq!(faults("tayu players=4", |layout| layout.target = Some(24)), without);
    let three = "tayu players=3";
    assert_eq!(faults(three, |layout| layout.saboteur = None), [Fault::NoSaboteur]);
    assert_eq!(faults(three, |layout| layout.target = None), [Fault::NoTarget]);
    for (target, wrong) in [(0, true), (1, false), (484, false), (485, true)] {
        let wanted: &[_] = if wrong { &[Fault::Target(target)] } else { &[] };
        assert_eq!(faults(three, |layout| layout.target = Some(target)), wanted);
    }
}

#[test]
fn the_auction() {
    let none = [Fault::NoAuction];
    let auction = "tayu players=3 saboteur=auction : bid30";
    assert_eq!(faults(auction, |layout| layout.target = None), []);
    assert_eq!(faults(auction, |layout| layout.saboteur = Some(Seat::ONE)), none);
    assert_eq!(faults("tayu", |layout| layout.due = Due::Bid), none);
    assert_eq!(
        faults(auction, |layout| {
            layout.tiles.push(tile("i9h036"));
            layout.fill_bag();
        }),
        none
    );
    assert_eq!(faults(auction, |layout| layout.left[3] = 2), none);
    assert_eq!(
        faults(auction, |layout| {
            layout.drawn = Some(kind("012"));
            layout.fill_bag();
        }),
        none
    );
    // It can end in the auction, but not with a count.
    let ended = |reason| faults(auction, |layout| layout.due = Due::Nothing(reason));
    assert_eq!(ended(EndReason::Agreement), []);
    assert_eq!(ended(EndReason::Resignation(Seat::TWO)), []);
    assert_eq!(
        ended(EndReason::Resignation(Seat::ONE)),
        [Fault::End(EndReason::Resignation(Seat::ONE))]
    );
    assert_eq!(ended(EndReason::Score), [Fault::NoSaboteur]);
    // Once a tile is laid there is a saboteur.
    assert_eq!(
        faults(auction, |layout| {
            layout.due = Due::Nothing(EndReason::Agreement);
            layout.left[0] = 2;
        }),
        [Fault::NoSaboteur]
    );
}

#[test]
fn the_board() {
    assert_eq!(board_faults(&["i9h036", "l9h367"]), []);
    assert_eq!(board_faults(&[]), []);
    assert_eq!(
        board_faults(&["i9h036", "r9h036", "d18v012"]),
        [Fault::OffBoard(tile("r9h036")), Fault::OffBoard(tile("d18v012"))]
    );
    assert_eq!(
        board_faults(&["i9h036", "j10v012"]),
        [Fault::Overlap(Square::parse("j9").unwrap())]
    );
    assert_eq!(board_faults(&["d4h036"]), [Fault::OffCentre]);
    assert_eq!(board_faults(&["i9h036", "d4h036"]), [Fault::Apart(tile("d4h036"))]);
    // Two that touch, and no channel goes on.
    assert_eq!(board_faults(&["i9h036", "i11v456"]), [Fault::Apart(tile("i11v456"))]);
    // Joined through another, in whatever order they are named.
    assert_eq!(board_faults(&["p9h347", "m9h347", "j9h345"]), []);
    // Mouths that meet blanks, in whatever order.
    let at = Fault::MouthOnBlank(edge("j10", Direction::South));
    assert_eq!(board_faults(&["i9h036", "i10h467"]), [at]);
    assert_eq!(board_faults(&["i10h467", "i9h036"]), [at]);
}

#[test]
fn the_tiles_there_are() {
    let first = kind("012");
    assert_eq!(faults("tayu", |layout| layout.left[0] = 4), [Fault::TooMany(first)]);
    assert_eq!(faults("tayu", |layout| layout.left[0] = 255), [Fault::TooMany(first)]);
    assert_eq!(faults("tayu", |layout| layout.left[0] = 2), []);
    assert_eq!(faults("tayu end=stop", |layout| layout.left[0] = 2), [Fault::TooFew(first)]);
    assert_eq!(faults("tayu : +012", |layout| layout.left[0] = 3), [Fault::TooMany(first)]);
    assert_eq!(
        faults("tayu : +012 j10h012 +013", |layout| layout.left[0] = 3),
        [Fault::TooMany(first)]
    );

    let mut layout = layout(&format!("tayu : {STUCK}"));
    layout.left = [0; Kind::COUNT];
    layout.fill_bag();
    let left = |name| layout.left[kind(name).index()];
    assert_eq!(["057", "017", "012", "013"].map(left), [2, 2, 2, 3]);
    layout.tiles = vec![tile("i9h036"); 300];
    layout.fill_bag();
    assert_eq!(layout.left[kind("036").index()], 0);
}

#[test]
fn the_draw() {
    let drawn = "tayu : +012";
    assert_eq!(faults(drawn, |layout| layout.drawn = None), [Fault::NothingInHand]);
    let draw = |layout: &mut Layout| layout.due = Due::Draw(None);
    assert_eq!(faults(drawn, draw), [Fault::InHand(kind("012"))]);
    let pick = |layout: &mut Layout| layout.due = Due::Pick;
    assert_eq!(faults("tayu", pick), [Fault::OtherDrawRule]);
    assert_eq!(faults("tayu draw=table", pick), []);
    assert_eq!(
        faults("tayu draw=table : +012".split(" :").next().unwrap(), draw),
        [Fault::OtherDrawRule]
    );
    let ring = |layout: &mut Layout| layout.due = Due::Draw(Some(Pool::Ring));
    assert_eq!(faults("tayu", ring), [Fault::OtherDrawRule]);
    assert_eq!(faults("tayu draw=table", ring), []);

    let nothing = [Fault::NothingToDraw];
    assert_eq!(faults("tayu", |layout| layout.left = [0; Kind::COUNT]), nothing);
    assert_eq!(faults("tayu draw=table", |layout| layout.left = [0; Kind::COUNT]), nothing);
    let no_rings = |layout: &mut Layout| {
        ring(layout);
        for kind in Kind::all().filter(|kind| kind.pool() == Pool::Ring) {
            layout.left[kind.index()] = 0;
        }
    };
    assert_eq!(faults("tayu draw=table", no_rings), nothing);
    assert_eq!(
        faults("tayu draw=table", |layout| {
            no_rings(layout);
            layout.due = Due::Draw(Some(Pool::Plain));
        }),
        []
    );
}

#[test]
fn what_is_due() {
    let stuck = format!("tayu : {STUCK}");
    let lay = |layout: &mut Layout| layout.due = Due::Lay;
    assert_eq!(faults(&stuck, lay), [Fault::FitsNowhere(kind("012"))]);
    let answer = |seat| move |layout: &mut Layout| layout.due = Due::Answer(seat);
    assert_eq!(faults(&stuck, answer(Seat::ONE)), [Fault::NotAsked(Seat::ONE)]);
    assert_eq!(faults("tayu : +012", answer(Seat::TWO)), [Fault::Fits(kind("012"))]);
    for (seat, asked) in [(Seat::ONE, true), (Seat::TWO, true), (Seat::THREE, false)] {
        let wanted: &[_] = if asked { &[] } else { &[Fault::NotAsked(seat)] };
        assert_eq!(faults(&format!("tayu players=3 : {STUCK}"), answer(seat)), wanted);
    }
    // Only one of the other team is asked.
    for (seat, asked) in [(Seat::ONE, false), (Seat::TWO, false), (Seat::FOUR, true)] {
        let wanted: &[_] = if asked { &[] } else { &[Fault::NotAsked(seat)] };
        assert_eq!(faults(&format!("tayu players=4 : {STUCK}"), answer(seat)), wanted);
    }
    // Nobody is asked by the rule, or because nothing else fits.
    let stop = |layout: &mut Layout| layout.end = EndRule::Stop;
    assert_eq!(faults(&stuck, stop), [Fault::NotAsked(Seat::TWO)]);
    let closed = format!("tayu : {CLOSED} +237");
    assert_eq!(faults(&closed, answer(Seat::TWO)), [Fault::NotAsked(Seat::TWO)]);
}

#[test]
fn the_end() {
    let ended = |line: &str, reason| faults(line, |layout| layout.due = Due::Nothing(reason));
    let stuck = format!("tayu : {STUCK}");
    assert_eq!(ended(&stuck, EndReason::Score), []);
    assert_eq!(ended(&stuck, EndReason::Target), [Fault::End(EndReason::Target)]);
    assert_eq!(ended(&stuck, EndReason::Exit), [Fault::End(EndReason::Exit)]);
    // The tile in hand fits, or there is one to be drawn.
    assert_eq!(ended("tayu : +012", EndReason::Score), [Fault::End(EndReason::Score)]);
    assert_eq!(ended("tayu", EndReason::Score), [Fault::End(EndReason::Score)]);
    assert_eq!(
        faults("tayu", |layout| {
            layout.left = [0; Kind::COUNT];
            layout.due = Due::Nothing(EndReason::Score);
        }),
        []
    );
    // Somebody must be to move, and only who is can resign.
    let gave_up = [EndReason::Resignation, EndReason::Time];
    for by in gave_up {
        assert_eq!(ended("tayu : +012", by(Seat::ONE)), []);
        assert_eq!(ended("tayu : +012", by(Seat::TWO)), [Fault::End(by(Seat::TWO))]);
        // Who is asked can resign, and not who drew the tile.
        assert_eq!(ended(&stuck, by(Seat::TWO)), []);
        assert_eq!(ended(&stuck, by(Seat::ONE)), [Fault::End(by(Seat::ONE))]);
        assert_eq!(ended("tayu", by(Seat::ONE)), [Fault::End(by(Seat::ONE))]);
        assert_eq!(ended("tayu draw=table", by(Seat::ONE)), []);
        assert_eq!(
            faults("tayu draw=table", |layout| {
                layout.left = [0; Kind::COUNT];
                layout.due = Due::Nothing(by(Seat::ONE));
            }),
            [Fault::End(by(Seat::ONE))]
        );
    }
    let draw = EndReason::Agreement;
    assert_eq!(ended("tayu : +012", draw), []);
    assert_eq!(ended("tayu", draw), [Fault::End(draw)]);
    assert_eq!(ended("tayu draw=table", draw), []);
    assert_eq!(ended(&format!("tayu : {CLOSED} +237"), draw), [Fault::End(draw)]);
}

#[test]
fn all_faults_are_found_at_once() {
    let found = faults("tayu end=stop", |layout| {
        layout.seat = Seat::FOUR;
        layout.target = Some(500);
        layout.tiles = vec![tile("d4h036")];
        layout.due = Due::Lay;
    });
    let wanted = [
        Fault::NoSeat(Seat::FOUR),
        Fault::Target(500),
        Fault::SaboteurWithoutThree,
        Fault::TooMany(kind("036")),
        Fault::OffCentre,
        Fault::NothingInHand,
    ];
    assert_eq!(found, wanted);
}

#[test]
fn an_endgame_can_be_set() {
    let mut layout = layout("tayu draw=table");
    layout.tiles = vec![tile("i9h036"), tile("l9h367")];
    layout.left = [0; Kind::COUNT];
    layout.left[kind("135").index()] = 1;
    layout.seat = Seat::TWO;
    let mut game = Position::from_layout(&layout).unwrap();
    assert_eq!(super::legal(&game), ["ring"]);
    for token in ["ring", "+135"] {
        game.play(game.parse(token).unwrap()).unwrap();
    }
    assert_eq!(game.turn().seat(), Some(Seat::TWO));
    assert!(!game.legal().is_empty());
    assert_eq!(layout.draw, DrawRule::Table);
    let start = Position::start(&Options::default()).unwrap();
    assert_eq!(Position::from_layout(&start.layout()), Ok(start));
}

#[test]
fn faults_are_sentences() {
    let at = edge("h9", Direction::North);
    let mouths = Mouths::from_bits(0b111).unwrap();
    let tile = Placement { mouths, ..tile("i9h036") };
    let tile_kind = kind("012");
    for (fault, sentence) in [
        (Fault::Players(5), "2, 3 or 4 can play, not 5"),
        (Fault::NoSeat(Seat::FOUR), "there is no seat 4 at this table"),
        (Fault::Target(485), "a target or bid is from 1 to 484, not 485"),
        (Fault::OffBoard(tile), "the tile i9h012 is not all on the board"),
        (Fault::Overlap(at.square), "two tiles cover h9"),
        (Fault::MouthOnBlank(at), "a mouth meets a blank edge on the north side of h9"),
        (Fault::Apart(tile), "no channel joins the tile i9h012 to the one in the centre"),
        (Fault::TooMany(tile_kind), "there are more than three tiles 012"),
        (Fault::TooFew(tile_kind), "there are fewer than three tiles 012"),
        (Fault::InHand(tile_kind), "the tile 012 is in hand, and no tile should be"),
        (Fault::FitsNowhere(tile_kind), "the tile 012 fits nowhere"),
        (Fault::Fits(tile_kind), "the tile 012 can be laid"),
        (Fault::NotAsked(Seat::ONE), "seat 1 is not asked here whether the game ends"),
        (Fault::End(EndReason::Score), "the game cannot have ended here with the reason score"),
    ] {
        assert_eq!(fault.to_string(), sentence);
    }
}
