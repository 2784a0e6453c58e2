use super::{everywhere, position, refusal, square};
use crate::{Game, GameKind, MoveError, Token, snorkels::Move};

#[test]
fn a_token_is_a_square_or_swap() {
    let game = position("snorkels");
    assert_eq!(game.parse("d4"), Ok(Move::Place(square("d4"))));
    assert_eq!(game.parse("swap"), Ok(Move::Swap));
    for square in everywhere() {
        let mv = Move::Place(square);
        assert_eq!(game.parse(&mv.to_string()), Ok(mv));
    }
}

#[test]
fn the_endings_are_tokens_too_but_no_moves() {
    let game = position("snorkels");
    for (word, token) in [("resign", Token::Resign), ("time", Token::Time), ("draw", Token::Draw)] {
        assert_eq!(game.parse_token(word), Ok(token));
        assert_eq!(token.to_string(), word);
        assert_eq!(game.parse(word), Err(MoveError::Unreadable(GameKind::Snorkels)));
    }
    assert_eq!(game.parse_token("d4"), Ok(Token::Move(Move::Place(square("d4")))));
}

#[test]
fn what_is_refused_is_said_in_words() {
    for (line, words) in [
        ("snorkels : swap", "the colour can be chosen only in answer to the first snorkel"),
        ("snorkels : d4 d4", "there is something on d4 already"),
        ("snorkels : D4", "this must be spelled 'd4'"),
        (
            "snorkels : x",
            "this is not a token of this game; write a square such as d4, 'swap', 'resign', 'draw' \
             or 'time'",
        ),
    ] {
        assert_eq!(refusal(line).to_string(), words);
    }
}

#[test]
fn a_token_has_one_spelling() {
    for (written, meant) in [("D4", "d4"), ("SWAP", "swap"), ("Swap", "swap")] {
        assert_eq!(refusal(&format!("snorkels : {written}")), MoveError::Spelling(meant.into()));
    }
    for text in
        ["d", "4", "4d", "d04", "d0", "d-1", "d4+", "d4,e5", "pass", "đ4", "d４", "\0", "\t"]
    {
        assert_eq!(
            refusal(&format!("snorkels : {text}")),
            MoveError::Unreadable(GameKind::Snorkels),
            "{text:?}"
        );
    }
}

#[test]
fn only_empty_squares_of_the_board_are_legal() {
    assert_eq!(refusal("snorkels : h1"), MoveError::OffBoard(square("h1")));
    assert_eq!(refusal("snorkels : a8"), MoveError::OffBoard(square("a8")));
    assert_eq!(refusal("snorkels size=3 : d1"), MoveError::OffBoard(square("d1")));
    assert_eq!(refusal("snorkels : d4 d4"), MoveError::Occupied(square("d4")));
    assert_eq!(refusal("snorkels : d4 swap d4"), MoveError::Occupied(square("d4")));
    assert_eq!(refusal("snorkels stones=d4 : d4"), MoveError::Occupied(square("d4")));
}
