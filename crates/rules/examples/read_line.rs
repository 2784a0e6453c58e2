//! Parses a game line and prints its last position, or the error and the part before it: `read_line
//! "sendas : c1-d2=ES pass"`.

use std::env;

use cauce_rules::{Game, GameKind, GameLine, LineError, with_game};

fn show<G: Game>(text: &str) -> Result<String, Box<LineError>> {
    let line: GameLine<G> = text.parse()?;
    let game = line.position();
    let mut shown = format!("{game}\n{} tokens; {}", line.tokens().len(), game.turn());
    if let Some(score) = game.score() {
        shown += &format!("; {score}");
    }
    Ok(shown)
}

fn read(text: &str) -> Result<String, Box<LineError>> {
    let kind = GameKind::from_line(text)?;
    with_game!(kind, G => show::<G>(text))
}

fn main() {
    let line = env::args().nth(1).unwrap_or_else(|| "tayu : +036 i9h036 +012".to_owned());
    match read(&line) {
        Ok(shown) => println!("{shown}"),
        Err(error) => println!("{error}\nread so far: {}", error.read),
    }
}

#[test]
fn it_shows_the_end_of_a_line_and_says_what_is_wrong() {
    let shown = read("snorkels size=3 : a1 a2 b2 b1").expect("the line is right");
    assert!(shown.ends_with("1 P G .\n   a b c\n4 tokens; seat 2 wins: capture"), "{shown}");
    let error = read("sendas : c1-d2=ES d1-d2").expect_err("something lies on d2");
    assert_eq!(error.read, "sendas : c1-d2=ES");
    main();
}
