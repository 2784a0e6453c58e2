use super::{legal, position, refusal, without_choice};
use crate::{
    Game, MoveError, Seat, Side, Turn,
    snorkels::{
        self, Choice,
        Colour::{self, Green, Purple},
        Position,
    },
};

fn sides(position: &Position) -> (Turn, Colour, [Colour; 2]) {
    let colours = [Seat::ONE, Seat::TWO].map(|seat| position.colour(seat).unwrap());
    for (seat, colour) in [Seat::ONE, Seat::TWO].into_iter().zip(colours) {
        assert_eq!(position.seat(colour), seat);
        assert_eq!(position.side(seat), Some(Side::from(colour)));
    }
    (position.turn(), position.to_place(), colours)
}

#[test]
fn seat_2_chooses_after_the_first_snorkel() {
    let before = position("snorkels");
    assert!(!before.is_choice());
    assert_eq!(before.choice(), Choice::Pending);
    assert_eq!(sides(&before), (Turn::Move(Seat::ONE), Purple, [Purple, Green]));
    let open = position("snorkels : d4");
    assert!(open.is_choice());
    assert_eq!(open.choice(), Choice::Open);
    assert_eq!(sides(&open), (Turn::Move(Seat::TWO), Green, [Purple, Green]));
    assert_eq!((open.side(Seat::THREE), open.colour(Seat::THREE)), (None, None));
    assert_eq!(open.seats(), 2);
}

#[test]
fn swap_takes_purple_and_seat_1_goes_on_with_green() {
    let swapped = position("snorkels : d4 swap");
    assert!(!swapped.is_choice());
    assert_eq!(swapped.choice(), Choice::Closed);
    assert_eq!(sides(&swapped), (Turn::Move(Seat::ONE), Green, [Green, Purple]));
    let next = position("snorkels : d4 swap e5");
    assert_eq!(sides(&next), (Turn::Move(Seat::TWO), Purple, [Green, Purple]));
}

#[test]
fn a_placement_keeps_green() {
    let kept = position("snorkels : d4 e5");
    assert!(!kept.is_choice());
    assert_eq!(sides(&kept), (Turn::Move(Seat::ONE), Purple, [Purple, Green]));
}

#[test]
fn swap_is_legal_then_and_at_no_other_time() {
    let no_choice = MoveError::Snorkels(snorkels::MoveError::NoChoice);
    for line in [
        "snorkels : swap",
        "snorkels : d4 e5 swap",
        "snorkels : d4 swap swap",
        "snorkels : d4 swap e5 swap",
    ] {
        assert_eq!(refusal(line), no_choice, "{line}");
    }
    for (line, swaps) in [("snorkels", 0), ("snorkels : d4", 1), ("snorkels : d4 swap", 0)] {
        let legal = legal(&position(line));
        assert_eq!(legal.iter().filter(|token| *token == "swap").count(), swaps, "{line}");
    }
}

#[test]
fn without_the_choice_seat_2_has_green() {
    let mut waived = without_choice("snorkels size=3");
    let play = |position: &mut Position, token| position.play(position.parse(token)?);
    play(&mut waived, "b2").unwrap();
    assert!(!waived.is_choice());
    assert_eq!(sides(&waived), (Turn::Move(Seat::TWO), Green, [Purple, Green]));
    assert_eq!(play(&mut waived, "swap"), Err(snorkels::MoveError::NoChoice.into()));

    // The result is the same if the choice is waived while it is open.
    assert_eq!(without_choice("snorkels size=3 : b2"), waived);
    // A choice that has been made is kept.
    for made in ["snorkels : d4 swap", "snorkels : d4 e5", "snorkels : resign"] {
        assert_eq!(sides(&without_choice(made)).2, sides(&position(made)).2, "{made}");
        assert_eq!(without_choice(made).turn(), position(made).turn(), "{made}");
    }
}
