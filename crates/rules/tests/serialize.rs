//! Serialized values are read back unchanged, and invalid input is refused.

#![cfg(feature = "serde")]
#![allow(clippy::unwrap_used)]

use std::fmt::Debug;

use cauce_rules::{
    Direction, EndReason, Game, GameKind, GameLine, Outcome, Seat, Seats, Side, Square, Token,
    Turn, caminos, sendas, snorkels, tayu, with_game,
};
use proptest::prelude::*;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, from_value, json, to_value};

#[path = "../src/test_rng.rs"]
mod test_rng;

use test_rng::test_rng;

#[track_caller]
fn check<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, json: Value) {
    assert_eq!(to_value(value).unwrap(), json);
    assert_eq!(&from_value::<T>(json).unwrap(), value);
}

#[test]
fn values_are_kept_as_the_notation_writes_them() {
    check(&Square::new(2, 11), json!("c12"));
    check(&Side::Saboteur, json!("saboteur"));
    check(&Direction::West, json!("west"));
    check(&Seats::only(Seat::THREE).with(Seat::ONE), json!([1, 3]));
    check(&GameKind::Tayu, json!("tayu"));
    check(&Token::<snorkels::Move>::Resign, json!("resign"));
    check(&Token::Move(snorkels::Move::Swap), json!({"move": "swap"}));
    let outcome = Outcome { winners: Seats::only(Seat::TWO), reason: EndReason::SelfCapture };
    check(&Turn::Over(outcome), json!({"over": {"winners": [2], "reason": "self-capture"}}));
    check(&EndReason::Resignation(Seat::ONE), json!({"resignation": 1}));
}

#[test]
fn what_is_wrong_is_refused() {
    assert!(from_value::<Seat>(json!(5)).is_err());
    assert!(from_value::<Square>(json!("aa1")).is_err());
    assert!(from_value::<GameKind>(json!("chess")).is_err());
    assert!(from_value::<sendas::Move>(json!("c1-d5=SN")).is_err());
    assert!(from_value::<caminos::Move>(json!({"orientation": 999, "anchor": "a1"})).is_err());
    assert!(from_value::<snorkels::Options>(json!({"size": "3", "stones": "g7"})).is_err());
    assert!(from_value::<tayu::Options>(json!({"colour": "red"})).is_err());
    let wrong = from_value::<GameLine<snorkels::Position>>(json!("snorkels : d4 d4"));
    assert!(wrong.unwrap_err().to_string().contains("there is something on d4 already"));
}

proptest! {
    #[test]
    fn whole_games_and_their_moves_come_back(seed in any::<u64>(), kind in 0..4_usize) {
        fn check<G>(seed: u64) -> Result<(), TestCaseError>
        where
            G: Game<Move: Serialize + DeserializeOwned, Options: Serialize + DeserializeOwned>,
        {
            let mut rng = test_rng(seed);
            let mut line = GameLine::<G>::default();
            for _ in 0..20 {
                let Some(mv) = line.position().random_move(&mut rng) else { break };
                prop_assert_eq!(from_value::<G::Move>(to_value(mv).unwrap()).unwrap(), mv);
                prop_assert!(line.push(Token::Move(mv)).is_ok());
            }
            prop_assert_eq!(from_value::<GameLine<G>>(to_value(&line).unwrap()).unwrap(), line.clone());
            let options = to_value(line.options()).unwrap();
            prop_assert_eq!(&from_value::<G::Options>(options).unwrap(), line.options());
            Ok(())
        }
        with_game!(GameKind::ALL[kind], G => check::<G>(seed)?);
    }
}

#[test]
fn options_are_kept_by_their_keys() {
    check(&snorkels::Options::default().with_size(5).unwrap(), json!({"size": "5"}));
    check(&caminos::Options::default().with_neutrals(true), json!({"neutrals": "yes"}));
}
