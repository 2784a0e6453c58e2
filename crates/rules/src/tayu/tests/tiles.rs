use std::collections::HashSet;

use super::{
    super::{Mouths, Orientation, Placement, Pool, TileKind},
    legal, position,
};
use crate::{Direction, Square};

#[test]
fn there_are_28_kinds_named_by_their_smaller_digits() {
    let names: Vec<_> = TileKind::all().map(|kind| kind.to_string()).collect();
    assert_eq!(names.len(), 28);
    assert_eq!((names[0].as_str(), names[27].as_str()), ("012", "237"));
    assert!(names.is_sorted());

    let all: HashSet<_> = (0..=255).filter_map(Mouths::from_bits).collect();
    assert_eq!(all.len(), 56);
    for mouths in all {
        let kind = TileKind::from_mouths(mouths);
        let [one, other] = [mouths, mouths.half_turned()].map(|mouths| mouths.to_string());
        assert_eq!(kind.to_string(), one.min(other));
        assert!(kind.shapes().contains(&mouths));
    }
}

#[test]
fn twelve_kinds_have_a_ring_and_one_has_a_single_side() {
    let count = |sides| TileKind::all().filter(|kind| kind.sides() == sides).count();
    assert_eq!([1, 2, 3].map(count), [1, 15, 12]);
    let game = position("tayu");
    assert_eq!(Pool::ALL.map(|pool| game.remaining_in(pool)), [36, 48]);
    assert_eq!(game.undrawn(), 84);
}

#[test]
fn half_a_turn_adds_four_to_each_number() {
    let mouths = Mouths::from_bits(0b1010_0010).unwrap();
    assert_eq!(mouths.to_string(), "157");
    assert_eq!(mouths.half_turned().to_string(), "135");
}

#[test]
fn the_outline_runs_clockwise_from_the_first_square() {
    use Direction::{East, North, South, West};

    let outline = |orientation| {
        let placement = tile("h9", orientation);
        (0..8)
            .map(|edge| placement.edge(edge).unwrap())
            .map(|edge| (edge.square.to_string(), edge.direction))
            .collect::<Vec<_>>()
    };
    let at = |squares: [&str; 8], directions: [Direction; 8]| {
        squares.map(str::to_owned).into_iter().zip(directions).collect::<Vec<_>>()
    };
    assert_eq!(
        outline(Orientation::Across),
        at(
            ["g9", "h9", "i9", "i9", "i9", "h9", "g9", "g9"],
            [North, North, North, East, South, South, South, West]
        )
    );
    assert_eq!(
        outline(Orientation::Upright),
        at(
            ["h10", "h9", "h8", "h8", "h8", "h9", "h10", "h10"],
            [East, East, East, South, West, West, West, North]
        )
    );
}

#[test]
fn a_quarter_turn_carries_every_mouth_along() {
    for kind in TileKind::all() {
        for orientation in Orientation::ALL {
            let placement = Placement { mouths: kind.mouths(), ..tile("h9", orientation) };
            let turned = placement.turned(1);
            // Turning about the middle maps east of it to south of it.
            let carried: HashSet<_> = mouths_of(placement)
                .into_iter()
                .map(|(east, north, direction)| (north, -east, direction.clockwise(1)))
                .collect();
            assert_eq!(mouths_of(turned), carried, "{placement} turned is {turned}");
            assert_eq!(placement.turned(4), placement);
            assert_eq!(turned.kind(), kind);
        }
    }
}

#[test]
fn every_kind_has_32_first_placements() {
    for kind in TileKind::all() {
        let tokens = legal(&position(&format!("tayu : +{kind}")));
        assert_eq!(tokens.len(), 32, "{kind}");
    }
}

fn tile(middle: &str, orientation: Orientation) -> Placement {
    let middle = Square::parse(middle).unwrap();
    Placement { middle, orientation, mouths: Mouths::from_bits(0b111).unwrap() }
}

/// Returns the mouths as steps from the middle and directions.
fn mouths_of(placement: Placement) -> HashSet<(i8, i8, Direction)> {
    let from = |a: u8, b: u8| a as i8 - b as i8;
    placement
        .mouths
        .edges()
        .map(|edge| placement.edge(edge).unwrap())
        .map(|edge| {
            let (square, middle) = (edge.square, placement.middle);
            (from(square.file, middle.file), from(square.rank, middle.rank), edge.direction)
        })
        .collect()
}
