use super::{
    super::{MoveError as Reason, Orientation, Pool},
    Move, position, refusal,
};
use crate::{Game, GameKind, MoveError};

fn read(token: &str) -> Result<Move, MoveError> {
    position("tayu").parse(token)
}

#[test]
fn every_token_has_one_spelling() {
    for token in
        ["ring", "plain", "end", "on", "bid1", "bid484", "+012", "+237", "j10h012", "a1v567"]
    {
        assert_eq!(read(token).unwrap().to_string(), token);
    }
    for (wrong, canonical) in [
        ("+210", "+012"),
        ("+456", "+012"),
        ("j10h021", "j10h012"),
        ("J10H012", "j10h012"),
        ("RING", "ring"),
        ("bid007", "bid7"),
    ] {
        assert_eq!(read(wrong), Err(MoveError::Spelling(canonical.into())), "{wrong}");
    }
    for wrong in [
        "", "+", "+01", "+0123", "+018", "+011", "bid", "bid+4", "bid-1", "bid99999", "j10",
        "j10h", "j10x012", "j10h01", "j10h0123", "j10h118", "j0h012", "j010h012", "h012", "swap",
        "é", "+é12", "j10hé",
    ] {
        assert_eq!(read(wrong), Err(MoveError::Unreadable(GameKind::Tayu)), "{wrong}");
    }
}

#[test]
fn a_placement_is_its_middle_its_lie_and_its_mouths() {
    let Ok(Move::Lay(placement)) = read("h9v157") else { panic!("it is a placement") };
    assert_eq!(placement.middle.to_string(), "h9");
    assert_eq!(placement.orientation, Orientation::Upright);
    assert_eq!(placement.mouths.to_string(), "157");
    assert_eq!(placement.kind().to_string(), "135");
    let squares = placement.squares().map(|square| square.unwrap().to_string());
    assert_eq!(squares, ["h10", "h9", "h8"]);
}

#[test]
fn tokens_out_of_turn_are_refused() {
    assert_eq!(refusal("tayu : end"), MoveError::ChanceDue);
    assert_eq!(refusal("tayu draw=table : +012"), MoveError::DecisionDue);
    assert_eq!(
        refusal("tayu draw=table : ring +012"),
        Reason::WrongPool { picked: Pool::Ring }.into()
    );
    assert_eq!(refusal("tayu : +012 ring"), Reason::Due(super::super::Step::Lay).into());
}
