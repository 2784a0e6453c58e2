//! Positions laid out freely: what is accepted is what a game can come to, and nothing else.

use std::collections::HashSet;

use proptest::prelude::*;

use super::{laws::reached, position, square};
use crate::{
    Forfeit, Game, Seat, Square,
    snorkels::{
        Choice,
        Colour::{self, Green, Purple},
        End, Layout, LayoutFault, Position,
    },
};

fn squares(names: &str) -> Vec<Square> {
    names.split_whitespace().map(square).collect()
}

/// Snorkels on the smallest board, the choice of colour over.
fn small(purple: &str, green: &str, to_place: Colour) -> Layout {
    Layout {
        size: 3,
        purple: squares(purple),
        green: squares(green),
        to_place,
        choice: Choice::Closed,
        ..Layout::default()
    }
}

fn faults(layout: &Layout) -> Vec<LayoutFault> {
    Position::from_layout(layout).map_or_else(|faults| faults, |_| Vec::new())
}

#[test]
fn the_default_is_the_first_position() {
    assert_eq!(Position::from_layout(&Layout::default()), Ok(position("snorkels")));
    assert_eq!(position("snorkels").layout(), Layout::default());
}

#[test]
fn a_layout_says_all_that_a_position_has() {
    let layout = position("snorkels size=5 stones=a1,c3 : b2 swap d4").layout();
    let expected = Layout {
        size: 5,
        stones: squares("a1 c3"),
        purple: squares("b2"),
        green: squares("d4"),
        to_place: Purple,
        purple_seat: Seat::TWO,
        choice: Choice::Closed,
        end: None,
    };
    assert_eq!(layout, expected);
    assert_eq!(position("snorkels : time").layout().end, Some(End::Forfeit(Forfeit::Time)));
}

#[test]
fn boards_that_cannot_be() {
    for size in [0, 2, 10, 200, 255] {
        let layout = Layout { size, purple: squares("d4 z99"), ..Layout::default() };
        let counts = LayoutFault::Counts { purple: 2, green: 0, to_place: Purple };
        let expected = [LayoutFault::Size(size), counts, LayoutFault::Choice(Choice::Ahead)];
        assert_eq!(faults(&layout), expected);
    }
}

#[test]
fn every_fault_is_told() {
    let layout = Layout {
        stones: squares("a1 a1 d4 b2 c2"),
        purple: squares("c3 a1"),
        green: squares("b1 c4 a9"),
        purple_seat: Seat::THREE,
        choice: Choice::Open,
        ..small("", "", Green)
    };
    let told: Vec<_> = faults(&layout).iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "there are more than 3 stones",
            "more than one thing stands on a1",
            "d4 is not on the board",
            "more than one thing stands on a1",
            "c4 is not on the board",
            "a9 is not on the board",
            "green cannot be next with 2 purple and 3 green snorkels: purple begins, and the \
             colours take turns",
            "the colour is chosen while there is one purple snorkel and no other",
            "seat 3 cannot have purple here",
        ]
    );
    let told = |layout: &Layout| faults(layout)[0].to_string();
    let big = Layout { size: 10, ..Layout::default() };
    assert_eq!(told(&big), "a board has 3 to 9 squares along a side, not 10");
    let ahead = Layout { choice: Choice::Ahead, ..small("a1", "", Green) };
    assert_eq!(told(&ahead), "the colour is chosen later only while there is no snorkel");
    assert_eq!(told(&small("a1 c3", "a2 b1", Purple)), "the purple group of a1 has no air");
    let end = End::Capture { by: square("a2"), captured: Purple };
    let quiet = Layout { end: Some(end), ..small("a1", "a2", Purple) };
    assert_eq!(told(&quiet), "the snorkel on a2 cannot just have captured purple");
}

#[test]
fn the_colours_take_turns() {
    for (purple, green, to_place, fits) in [
        ("a1", "", Green, true),
        ("a1", "", Purple, false),
        ("a1", "c3", Purple, true),
        ("a1", "c3", Green, false),
        ("", "c3", Purple, false),
        ("", "c3", Green, false),
        ("a1 b1", "", Green, false),
    ] {
        assert_eq!(faults(&small(purple, green, to_place)).is_empty(), fits, "{purple}, {green}");
    }
}

#[test]
fn the_choice_fits_what_stands() {
    use Choice::{Ahead, Closed, Open};
    let nothing = ("", "", Purple);
    let first = ("b2", "", Green);
    let both = ("b2", "c3", Purple);
    for (stands, choice, seat_1, seat_2) in [
        (nothing, Ahead, true, false),
        (nothing, Open, false, false),
        (nothing, Closed, true, false),
        (first, Ahead, false, false),
        (first, Open, true, false),
        (first, Closed, true, true),
        (both, Ahead, false, false),
        (both, Open, false, false),
        (both, Closed, true, true),
    ] {
        for (purple_seat, fits) in
            [(Seat::ONE, seat_1), (Seat::TWO, seat_2), (Seat::THREE, false), (Seat::FOUR, false)]
        {
            let (purple, green, to_place) = stands;
            let layout = Layout { choice, purple_seat, ..small(purple, green, to_place) };
            let accepted = Position::from_layout(&layout).is_ok();
            assert_eq!(accepted, fits, "{stands:?}, {choice:?}, purple at seat {purple_seat}");
        }
    }
}

#[test]
fn a_game_that_goes_on_leaves_no_group_without_air() {
    let no_air = |colour, first| LayoutFault::NoAir { colour, first: square(first) };
    assert_eq!(faults(&small("a1 c3", "a2 b1", Purple)), [no_air(Purple, "a1")]);
    // Nor does one that was given up or drawn.
    for end in [End::Forfeit(Forfeit::Time), End::Agreement] {
        let layout = Layout { end: Some(end), ..small("a1 c3", "a2 b1", Purple) };
        assert_eq!(faults(&layout), [no_air(Purple, "a1")]);
        let layout = Layout { end: Some(end), ..small("a1 c3", "a2 b2", Purple) };
        assert_eq!(faults(&layout), []);
    }
    let full = small("a1 b1 c1 a2 c3", "b2 c2 a3 b3", Green);
    assert_eq!(faults(&full), [no_air(Purple, "a1"), no_air(Purple, "c3"), no_air(Green, "b2")]);
}

#[test]
fn a_capture_has_one_snorkel_that_did_it() {
    let ended = |by: &str, captured| Layout {
        end: Some(End::Capture { by: square(by), captured }),
        ..small("a1 c3", "a2 b1", Purple)
    };
    for by in ["a2", "b1"] {
        assert!(Position::from_layout(&ended(by, Purple)).is_ok());
    }
    for (by, captured) in
        [("a2", Green), ("a1", Purple), ("c3", Purple), ("b2", Purple), ("z9", Purple)]
    {
        let layout = ended(by, captured);
        assert_eq!(faults(&layout), [LayoutFault::End(layout.end.unwrap())], "{by}");
    }
    // Two corners without air, and no snorkel whose absence gives both of them air.
    let twice = Layout {
        size: 4,
        end: Some(End::Capture { by: square("b1"), captured: Purple }),
        ..small("a1 d4 c1 c2", "a2 b1 d3 c4", Purple)
    };
    assert_eq!(faults(&twice), [LayoutFault::End(twice.end.unwrap())]);
}

#[test]
fn nobody_takes_a_first_snorkel_that_was_captured() {
    let mut layout = position("snorkels size=3 stones=a2,b1 : a1").layout();
    assert!(Position::from_layout(&layout).is_ok());
    layout.choice = Choice::Closed;
    assert!(Position::from_layout(&layout).is_ok(), "the choice may be left out");
    layout.purple_seat = Seat::TWO;
    assert_eq!(faults(&layout), [LayoutFault::PurpleSeat(Seat::TWO)]);
}

/// All that can follow, itself among it.
fn all_after(start: Position) -> HashSet<Position> {
    let mut seen = HashSet::from([start]);
    let mut left = vec![start];
    while let Some(position) = left.pop() {
        for mv in position.legal() {
            let mut next = position;
            next.play(mv).unwrap();
            if seen.insert(next) {
                left.push(next);
            }
        }
    }
    seen
}

/// Every way to fill a board of three by three around a stone in its middle, whether a game can
/// come to it or not, is accepted exactly where one can.
#[test]
fn exactly_what_play_can_reach_is_accepted() {
    let line = "snorkels size=3 stones=b2";
    let mut reachable = all_after(position(line));
    reachable.extend(all_after(super::without_choice(line)));
    let ring = squares("a1 b1 c1 c2 c3 b3 a3 a2");
    let mut accepted = 0;
    for filling in 0..3_u32.pow(8) {
        let digits = (0..8).map(|place| filling / 3_u32.pow(place) % 3);
        let stands: Vec<_> = ring.iter().copied().zip(digits).collect();
        let of = |digit| -> Vec<_> {
            stands.iter().filter(|(_, is)| *is == digit).map(|&(square, _)| square).collect()
        };
        let (purple, green) = (of(1), of(2));
        // Other numbers are refused at once, as the test of turns shows.
        if purple.len() < green.len() || purple.len() > green.len() + 1 {
            continue;
        }
        let to_place = if purple.len() == green.len() { Purple } else { Green };
        let ends = [None].into_iter().chain(
            ring.iter()
                .flat_map(|&by| Colour::ALL.map(|captured| Some(End::Capture { by, captured }))),
        );
        for end in ends {
            for choice in [Choice::Ahead, Choice::Open, Choice::Closed] {
                for purple_seat in [Seat::ONE, Seat::TWO] {
                    let stones = squares("b2");
                    let (purple, green) = (purple.clone(), green.clone());
                    let size = 3;
                    let layout =
                        Layout { size, stones, purple, green, to_place, purple_seat, choice, end };
                    if let Ok(position) = Position::from_layout(&layout) {
                        assert!(reachable.contains(&position), "{layout:?}");
                        accepted += 1;
                    }
                }
            }
        }
    }
    assert_eq!(accepted, reachable.len());
}

proptest! {
    #[test]
    fn a_position_is_what_its_layout_describes(position in reached()) {
        prop_assert_eq!(Position::from_layout(&position.layout()), Ok(position));
    }
}
