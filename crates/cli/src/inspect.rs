//! `cauce inspect`: lists what is legal after each game line.

use std::{
    borrow::Cow,
    io::{Read, Write},
};

use cauce_cli::terminal::{CommandError, Length, Lines, escaped};
use cauce_rules::{Game, GameKind, GameLine, LineError, LineErrorKind, with_game};
use cauce_scene::{OutcomeView, ScoreView, TurnView};
use serde::Serialize;

const NOT_UTF8: &str = "this is not valid UTF-8 text";

/// Answers each line of `input` with one line of JSON.
pub(crate) fn run(input: impl Read, out: &mut impl Write) -> Result<(), CommandError> {
    let mut lines = Lines::new(input);
    while let Some((line, length)) = lines.read().map_err(CommandError::Input)? {
        serde_json::to_string(&answer(line, length))
            .map_err(Into::into)
            .and_then(|json| writeln!(out, "{}", escaped(&json)))
            // Flush only if no more input is buffered: then a user or a program may be waiting for the
            // answer. Lines that arrive together are answered together.
            .and_then(|()| if lines.is_drained() { out.flush() } else { Ok(()) })
            .map_err(CommandError::Output)?;
    }
    Ok(())
}

/// The answer to a line, with the fields in the order of the output.
#[derive(Serialize)]
#[serde(untagged)]
enum Answer<'a> {
    Right(Right),
    Wrong { line: Cow<'a, str>, ok: bool, error: Error },
}

#[derive(Serialize)]
struct Right {
    line: String,
    ok: bool,
    turn: TurnView,
    legal: Vec<String>,
    outcome: Option<OutcomeView>,
    score: Option<ScoreView>,
}

#[derive(Serialize)]
struct Error {
    token: usize,
    text: String,
    reason: String,
}

fn answer(line: &[u8], length: Length) -> Answer<'_> {
    let text = String::from_utf8_lossy(line);
    let right = match length {
        Length::Whole => right(&text),
        // An incomplete line is not parsed.
        Length::TooLong => {
            Err(Box::new(LineError::at_start(GameKind::Snorkels, "", LineErrorKind::TooLong)))
        }
    };
    match right {
        Ok(right) => Answer::Right(right),
        Err(error) => {
            // Invalid UTF-8 was replaced by U+FFFD. No valid word contains that character, so parsing
            // stopped there or earlier.
            let replaced = matches!(text, Cow::Owned(_)) && error.text.contains('\u{FFFD}');
            let reason = if replaced { NOT_UTF8.to_owned() } else { error.kind.to_string() };
            let error = Error { token: error.token, text: error.text, reason };
            Answer::Wrong { line: text, ok: false, error }
        }
    }
}

fn right(line: &str) -> Result<Right, Box<LineError>> {
    with_game!(GameKind::from_line(line)?, G => Ok(Right::new::<G>(&line.parse()?)))
}

impl Right {
    fn new<G: Game>(line: &GameLine<G>) -> Self {
        let game = line.position();
        let mut legal: Vec<_> = game.legal().iter().map(ToString::to_string).collect();
        legal.sort_unstable();
        Self {
            line: line.to_string(),
            ok: true,
            turn: TurnView::new(&game),
            legal,
            outcome: game.outcome().map(OutcomeView::from),
            score: game.score().map(ScoreView),
        }
    }
}
