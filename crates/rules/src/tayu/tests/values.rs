use super::{
    super::{
        Edge, Mouths, MoveError as Reason, Options, Orientation, Placement, Pool, SaboteurRule,
        Step, TileKind, is_centre, is_spring, worth,
    },
    GameLine, position,
};
use crate::{Direction, Game, Seat, Square, Symmetry};

#[test]
fn reasons_are_sentences() {
    let kind = TileKind::from_index(0).unwrap();
    let edge = Edge { square: Square::new(7, 8), direction: Direction::North };
    for (reason, sentence) in [
        (Reason::Due(Step::Bid), "first the player to move must bid"),
        (Reason::Due(Step::Pick), "first the player to move must pick 'ring' or 'plain'"),
        (Reason::Due(Step::Lay), "first the player to move must lay the drawn tile"),
        (Reason::Due(Step::Answer), "first the player to move must answer 'end' or 'on'"),
        (Reason::BidTooHigh { most: 30 }, "no bid may be higher than 30 now"),
        (Reason::EmptyPool(Pool::Ring), "no tile with a ring on the back is left"),
        (Reason::EmptyPool(Pool::Plain), "no tile without a ring on the back is left"),
        (Reason::NoneLeft(kind), "no tile 012 is left"),
        (Reason::NotDrawn { drawn: kind }, "the drawn tile is 012"),
        (Reason::OverRim(Direction::East), "the tile would stick out over the east rim"),
        (Reason::MouthOnBlank(edge), "a mouth would meet a blank edge on the north side of h9"),
    ] {
        assert_eq!(reason.to_string(), sentence);
    }
    assert_eq!(
        [Step::Bid, Step::Pick, Step::Lay, Step::Answer].map(Step::name),
        ["bid", "pick", "lay", "answer"]
    );
}

#[test]
fn values_have_bounds() {
    assert_eq!(TileKind::from_index(27).map(|kind| kind.to_string()).as_deref(), Some("237"));
    assert_eq!(TileKind::from_index(28), None);
    assert_eq!(Mouths::from_bits(0b1111), None);
    let mouths = Mouths::from_bits(0b1000_0011).unwrap();
    assert!([0, 1, 7].into_iter().all(|edge| mouths.has(edge)));
    assert!([2, 6, 8, 9, 15, 255].into_iter().all(|edge| !mouths.has(edge)));
    assert!(is_spring(15) && !is_spring(18) && !is_spring(0));
    assert_eq!([0, 2, 40].map(worth), [1, 2, 1]);
    let centre = |file, rank| is_centre(Square::new(file, rank));
    assert!(centre(8, 8) && centre(9, 8) && centre(8, 9) && centre(9, 9));
    assert!(!centre(7, 8) && !centre(10, 9) && !centre(8, 7) && !centre(9, 10));
}

#[test]
fn a_tile_off_the_board_stays_where_it_is() {
    let mouths = Mouths::from_bits(0b111).unwrap();
    let tile = |file, rank| Placement {
        middle: Square::new(file, rank),
        orientation: Orientation::Across,
        mouths,
    };
    for symmetry in Symmetry::ALL {
        assert_eq!(tile(18, 3).under(symmetry), tile(18, 3));
        assert_eq!(tile(3, 18).under(symmetry), tile(3, 18));
    }
    let turned = tile(17, 0).under(Symmetry::new(false, 2));
    assert_eq!((turned.middle, turned.mouths.to_string().as_str()), (Square::new(0, 17), "456"));
}

#[test]
fn what_a_game_does_not_have_can_be_left_out() {
    let three = Options::default().with_players(3).unwrap();
    let fixed = three.clone().with_role(SaboteurRule::Seat(Seat::ONE, 30)).unwrap();
    assert_eq!(fixed.clone().applicable(), fixed);
    for players in [2, 4] {
        let given = fixed.clone().with_players(players).unwrap();
        assert!(GameLine::new(given.clone()).is_err());
        let plain = Options::default().with_players(players).unwrap();
        assert_eq!(GameLine::new(given.applicable()).unwrap().options(), &plain);
    }
    // A target given before the auction was chosen.
    let mut auction = fixed;
    crate::Options::set(&mut auction, "saboteur", "auction").unwrap();
    assert!(GameLine::new(auction.clone()).is_err());
    let line = GameLine::new(auction.applicable()).unwrap();
    assert_eq!(line.to_string(), "tayu players=3 saboteur=auction");
}

#[test]
fn positions_are_shown_by_their_tiles() {
    let game = position("tayu players=3 : +036 i9h036 +012");
    let shown = format!("{game:?}");
    assert!(shown.contains("i9h036") && shown.contains("Lay"), "{shown}");
    let rules = (game.draw_rule(), game.end_rule(), game.seats());
    assert_eq!(rules, (super::super::DrawRule::Bag, super::super::EndRule::Agree, 3));
}

#[test]
fn a_last_bid_outlives_the_auction_that_is_broken_off() {
    let bids = "tayu players=3 saboteur=auction";
    assert_eq!(position(bids).last_bid(), None);
    let broken = position(&format!("{bids} : bid9 resign"));
    assert_eq!((broken.last_bid(), broken.max_bid()), (Some((Seat::ONE, 9)), None));
    assert_eq!(position("tayu players=3").last_bid(), None);
    assert_eq!(position("tayu").last_bid(), None);
}
