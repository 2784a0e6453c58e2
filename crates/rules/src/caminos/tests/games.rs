use super::*;
use crate::{EndReason, Forfeit, Score, Seat, Seats, Side, Token, Turn, caminos::Points};

fn score(position: &Position) -> Option<[u32; 2]> {
    position.score().map(|Score([(_, green), (_, yellow)])| [green, yellow])
}

fn outcome(position: &Position) -> (Vec<u8>, EndReason) {
    let outcome = position.turn().outcome().unwrap();
    (outcome.winners.iter().map(Seat::number).collect(), outcome.reason)
}

#[test]
fn nine_tops_and_four_walls_score_thirteen() {
    let before = "caminos : Z:b7b8c6c7 T:e5f5f6g5 L:c4c5c5c5 L:a2b2b3b4";
    assert_eq!(score(&after(before)), None);
    let position = after(&format!("{before} T:c1c2c3d2"));
    assert_eq!(
        diagram(&position),
        diagram(&drawn(
            Board::Square,
            ".   g   .   .   .   .   .   .
             .   g   g   .   .   .   .   .
             .   .   g   .   .   y   .   .
             .   .   ggg .   y   y   y   .
             .   y   g   .   .   .   .   .
             .   y   g   .   .   .   .   .
             y   y   g   g   .   .   .   .
             .   .   g   .   .   .   .   .",
        ))
    );
    assert_eq!(outcome(&position), (vec![1], EndReason::Connection));
    let Some(Points::Connection { winner: Colour::Green, path, doubled: false }) =
        position.points()
    else {
        panic!("{:?}", position.points());
    };
    let road = ["c1", "c2", "c3", "c4", "c5", "c6", "c7", "b7", "b8"].map(square);
    assert_eq!(path.squares, road);
    assert_eq!(score(&position), Some([13, 0]));
    assert_eq!(position.series_points(Seat::ONE), 13);
    assert_eq!(position.series_points(Seat::TWO), 0);
    let given_up = after("caminos : resign");
    assert_eq!(given_up.series_points(Seat::TWO), 0, "a win without a connection scores nothing");
}

#[test]
fn an_exact_path_counts_twice_on_the_ring() {
    let position =
        after("caminos board=ring : L:a3b3c2c3 T:c8d7d8e8 L:g3g3h3i3 L:e9f9g8g9 L:d3d3e3f3");
    assert_eq!(
        diagram(&position),
        diagram(&drawn(
            Board::Ring,
            "-   -   .   .   y   y   y   -   -
             -   .   y   y   y   .   y   .   -
             .   .   .   y   .   .   .   .   .
             .   .   .   .   -   .   .   .   .
             .   .   .   -   -   -   .   .   .
             .   .   .   .   -   .   .   .   .
             g   g   g   gg  g   g   gg  g   g
             -   .   g   .   .   .   .   .   -
             -   -   .   .   .   .   .   -   -",
        ))
    );
    assert_eq!(outcome(&position), (vec![1], EndReason::Connection));
    // Nine tops and four walls from x=8 to x=0. The near paths have the same length.
    assert_eq!(score(&position), Some([2 * 13, 0]));
}

/// Returns the points of a position as if green had just won.
fn worth(mut position: Position) -> Option<[u32; 2]> {
    position.end(Seats::only(Seat::ONE), EndReason::Connection);
    score(&position)
}

#[test]
fn of_twice_the_exact_and_once_the_near_path_the_better_counts() {
    let short = drawn(
        Board::Octagon,
        "-   -   -   .   .   .   .   -   -   -
         -   -   .   .   .   .   .   .   -   -
         -   .   .   .   .   .   .   .   ggg -
         .   .   .   .   .   .   .   .   g   .
         g   g   g   g   g   g   g   g   g   g
         .   .   .   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .   .   .
         -   .   .   .   .   .   .   .   .   -
         -   -   .   .   .   .   .   .   -   -
         -   -   -   .   .   .   .   -   -   -",
    );
    let faces = |position: &Position, sides| position.path(Colour::Green, sides).unwrap().faces;
    assert_eq!((faces(&short, (2, 6)), faces(&short, (6, 3))), (10, 13));
    assert_eq!(worth(short), Some([20, 0]));
    let long = drawn(
        Board::Octagon,
        "-   -   -   .   .   .   .   -   -   -
         -   -   .   .   .   .   .   ggg -   -
         -   .   .   .   ggg g   ggg g   .   -
         .   .   .   .   g   .   .   .   .   .
         .   .   .   .   ggg .   .   .   .   .
         g   g   g   g   g   g   g   g   g   g
         .   .   .   .   .   .   .   .   .   .
         -   .   .   .   .   .   .   .   .   -
         -   -   .   .   .   .   .   .   -   -
         -   -   -   .   .   .   .   -   -   -",
    );
    assert_eq!((faces(&long, (2, 6)), faces(&long, (6, 3))), (10, 5 + 7 * 3));
    assert_eq!(worth(long), Some([26, 0]));
    let equal = drawn(
        Board::Octagon,
        "-   -   -   .   .   .   .   -   -   -
         -   -   .   .   .   .   .   g   -   -
         -   .   .   .   ggg g   ggg g   .   -
         .   .   .   .   g   .   .   .   .   .
         .   .   .   .   g   .   .   .   .   .
         g   g   g   g   g   g   g   g   g   g
         .   .   .   .   .   .   .   .   .   .
         -   .   .   .   .   .   .   .   .   -
         -   -   .   .   .   .   .   .   -   -
         -   -   -   .   .   .   .   -   -   -",
    );
    assert_eq!((faces(&equal, (2, 6)), faces(&equal, (6, 3))), (10, 20));
    assert_eq!(worth(equal), Some([20, 0]));
    let mut won = equal;
    won.end(Seats::only(Seat::ONE), EndReason::Connection);
    let Some(Points::Connection { path, doubled, .. }) = won.points() else { panic!("no path") };
    assert_eq!((path.sides, path.faces, doubled), ((2, 6), 10, true), "of equal ones the exact");
}

#[test]
fn over_several_joined_pairs_the_shortest_path_counts() {
    let cross = drawn(
        Board::Square,
        ".   .   .   g   .   .   .   .
         .   .   .   g   .   .   .   .
         .   .   .   g   .   .   .   .
         .   .   .   g   .   .   .   .
         g   g   g   g   g   ggg g   g
         .   .   .   g   .   .   .   .
         .   .   .   g   .   .   .   .
         .   .   .   g   .   .   .   .",
    );
    assert_eq!(worth(cross), Some([8, 0]));
    let detour = drawn(
        Board::Square,
        ".   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .
         .   .   .   .   g   g   g   .
         g   g   g   g   g   ggg g   g
         .   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .",
    );
    assert_eq!(worth(detour), Some([10, 0]), "round the tower, not over it");
}

#[test]
fn a_side_that_cannot_place_is_out_and_the_other_plays_on() {
    let before = "caminos : T:f2g2g3h2 L:c3c4c5c5 T:d1d2d3e2 T:a7b6b7b8 T:g5g6g7h6 L:f3f4g4h4 \
                  L:e7e8f8g8 Z:d1e1e1f1 L:a3b3b4b5 L:d5e5e5e5 L:d6d6d6e6 Z:c7d7d7e7 Z:a5a6a6a7 \
                  L:f5f5f5f6 Z:d4d4d5d5 T:e3e3e3f3 T:a4a4a4a5 O:h7h7h8h8 Z:d8d8e8e8 T:h1h1h1h2 \
                  L:a1a2b2c2 T:c1c1c1c2 Z:h4h4h5h5";
    let position = after(before);
    assert_eq!(position.turn(), Turn::Move(Seat::TWO));
    let position = after(&format!("{before} Z:a1a1b1b1"));
    assert!(position.is_out(Colour::Green) && !position.is_out(Colour::Yellow));
    assert!(position.remaining(Seat::ONE, Shape::O) > 0, "green has pieces, but none fits");
    assert_eq!(position.turn(), Turn::Move(Seat::TWO), "seat 1 is passed over, without a token");
    let position = after(&format!("{before} Z:a1a1b1b1 Z:f1f1g1g1"));
    assert_eq!(outcome(&position), (vec![2], EndReason::Connection));
    assert_eq!(score(&position), Some([0, 14]));
}

#[test]
fn with_both_sides_out_the_game_is_a_draw_and_border_pieces_count() {
    let position = after(EXHAUSTED);
    assert_eq!(outcome(&position), (vec![], EndReason::Exhausted));
    assert_eq!(position.points(), Some(Points::Border { green: 8, yellow: 6 }));
    assert_eq!(score(&position), Some([0, 8]), "yellow has fewer and scores green's count");
}

#[test]
fn who_has_fewer_border_pieces_scores_the_count_of_the_other() {
    let score = |green, yellow| {
        let Score([(_, green), (_, yellow)]) = Points::Border { green, yellow }.score();
        [green, yellow]
    };
    assert_eq!(score(8, 6), [0, 8]);
    assert_eq!(score(6, 8), [8, 0]);
    assert_eq!(score(7, 7), [0, 0], "equal counts score nothing");
    assert_eq!(score(0, 1), [1, 0]);
}

#[test]
fn who_is_out_takes_the_partner_along() {
    let before = "caminos players=4 : T:b6c5c6d6 Z:a3a4b4b5 L:h2h3h4h4 Z:f4f5g3g4 L:e6e7e8e8 \
                  L:g7g8g8g8 L:e2f2f2f2 L:d3d4d5d5 T:a8b8b8c8 L:a1b1b2b3 T:c1c2c2c3 L:e3e4e5e5 \
                  L:h5h6h7h7 T:d6d7d7d7 T:f6f7f7f8 T:a1a2a2a3 Z:f3f3f4f4 Z:g6g6h6h6 O:b7b7c7c7 \
                  O:e1e1f1f1 Z:a6a7a7a8 O:g1g1g2g2 Z:d2d2d3d3";
    let position = after(before);
    assert_eq!(position.turn(), Turn::Move(Seat::FOUR));
    let mut position = after(&format!("{before} T:c8d8d8d8"));
    assert!(position.is_out(Colour::Green));
    assert_eq!(position.turn(), Turn::Move(Seat::TWO), "seat 1 is out");
    // Seat 3 could still place a piece.
    position.to_move = Seat::THREE;
    assert!(!position.legal().is_empty());
    let position = after(&format!("{before} T:c8d8d8d8 T:f5g5g5h5"));
    assert_eq!(outcome(&position), (vec![2, 4], EndReason::Connection));
}

#[test]
fn four_players_take_turns_clockwise_with_half_the_pieces_each() {
    let position = after("caminos players=4");
    for seat in Seat::all(4) {
        assert_eq!(Shape::COLOURED.map(|shape| position.remaining(seat, shape)), [2, 2, 2, 1]);
    }
    let sides: Vec<_> = Seat::all(4).map(|seat| position.side(seat)).collect();
    let [green, yellow] = [Some(Side::Green), Some(Side::Yellow)];
    assert_eq!(sides, [green, yellow, green, yellow]);
    let mut position = position;
    for number in [1, 2, 3, 4, 1] {
        assert_eq!(position.turn().seat().map(Seat::number), Some(number));
        let mv = position.legal()[0];
        position.play(mv).unwrap();
    }
}

#[test]
fn neutral_bars_come_first_and_seat_one_starts_the_game_proper() {
    for players in ["", " players=4"] {
        let turn = |tokens: &str| {
            after(&format!("caminos{players} neutrals=yes : {tokens}"))
                .turn()
                .seat()
                .unwrap()
                .number()
        };
        assert_eq!(turn(""), 1);
        assert_eq!(turn("I:a1a1a1"), 2);
        assert_eq!(turn("I:a1a1a1 I:c3c4c5"), 1);
        assert_eq!(turn("I:a1a1a1 I:c3c4c5 T:b3b3b3c3"), 2, "a flat bar can be covered");
    }
    let position = after("caminos neutrals=yes : I:a1a1a1");
    assert_eq!(position.column(square("a1")).collect::<Vec<_>>(), [Material::Neutral; 3]);
    assert_eq!(position.remaining(Seat::ONE, Shape::I), 0);
    assert_eq!(position.remaining(Seat::TWO, Shape::I), 1);
}

#[test]
fn neutral_pieces_do_not_count_at_the_border() {
    let position = after("caminos neutrals=yes : I:a1a2a3 I:h8h8h8 O:a4a5b4b5 O:d4d5e4e5");
    assert_eq!(Colour::ALL.map(|colour| position.border_pieces(colour)), [1, 0]);
}

#[test]
fn only_a_cube_that_rests_on_the_board_touches_the_border() {
    // Green's L is upright on c2. One storey up, it extends over a2, which yellow covers.
    let position = after("caminos : O:d4d5e4e5 O:a1a2b1b2 L:a2b2c2c2");
    assert_eq!(
        position.column(square("a2")).collect::<Vec<_>>(),
        [Material::Yellow, Material::Green]
    );
    assert_eq!(Colour::ALL.map(|colour| position.border_pieces(colour)), [0, 1]);
}

#[test]
fn who_gives_up_or_runs_out_of_time_loses_and_nobody_scores() {
    for (token, reason) in
        [("resign", EndReason::Resignation as fn(Seat) -> EndReason), ("time", EndReason::Time)]
    {
        let position = after(&format!("caminos : O:a1a2b1b2 {token}"));
        assert_eq!(outcome(&position), (vec![1], reason(Seat::TWO)));
        assert_eq!(score(&position), Some([0, 0]));
        assert_eq!(position.points(), Some(Points::Unplayed));
        assert_eq!(position.value(Seat::ONE), Some(1.0));
        // A team loses with the seat to move.
        let position = after(&format!("caminos players=4 : O:a1a2b1b2 O:a3a4b3b4 {token}"));
        assert_eq!(outcome(&position), (vec![2, 4], reason(Seat::THREE)));
        // Also while bars are placed.
        let position = after(&format!("caminos neutrals=yes : {token}"));
        assert_eq!(outcome(&position), (vec![2], reason(Seat::ONE)));
        assert_eq!(position.placing(), None);
    }
    let position = after("caminos : draw");
    assert_eq!(outcome(&position), (vec![], EndReason::Agreement));
    assert_eq!((score(&position), position.value(Seat::ONE)), (Some([0, 0]), Some(0.5)));
}

#[test]
fn nothing_ends_a_game_twice() {
    for ended in ["resign", "time", "draw"].map(|token| after(&format!("caminos : {token}"))) {
        let mut position = ended;
        assert_eq!(position.forfeit(Forfeit::Time), Err(crate::MoveError::Over));
        assert_eq!(position.forfeit(Forfeit::Resignation), Err(crate::MoveError::Over));
        assert_eq!(position.agree_draw(), Err(crate::MoveError::Over));
        assert_eq!(position.play_token(Token::Draw), Err(crate::MoveError::Over));
        assert_eq!(position, ended);
    }
}
