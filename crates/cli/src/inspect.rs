//! `cauce inspect`: what is legal after each game line.

use std::{
    borrow::Cow,
    io::{Read, Write},
};

use cauce_rules::GameLine;
use cauce_scene::{OutcomeView, ScoreView, TurnView};
use serde::Serialize;

use crate::{
    Failure, english,
    lines::{Length, Lines},
};

/// Answers each line of `input` with one line of JSON.
pub(crate) fn run(input: impl Read, out: &mut impl Write) -> Result<(), Failure> {
    let mut lines = Lines::new(input);
    while let Some((line, length)) = lines.read().map_err(Failure::Input)? {
        let answer = match length {
            Length::Whole => answer(line),
            Length::TooLong => Answer::too_long(line),
        };
        serde_json::to_writer(&mut *out, &answer)
            .map_err(Into::into)
            .and_then(|()| out.write_all(b"\n"))
            // Whoever types the lines, or asks one at a time through a pipe, waits for the answer;
            // lines that have arrived together are answered together.
            .and_then(|()| if lines.is_drained() { out.flush() } else { Ok(()) })
            .map_err(Failure::Output)?;
    }
    Ok(())
}

/// What is said of one line. The order of the fields is the notation's.
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

fn answer(line: &[u8]) -> Answer<'_> {
    let text = String::from_utf8_lossy(line);
    match text.parse::<GameLine>() {
        Ok(game) => Answer::Right(Right::of(&game)),
        Err(error) => {
            // What is not UTF-8 has been replaced, and no word of a game line has a replacement
            // character in it: reading stopped at the latest there.
            let replaced = matches!(text, Cow::Owned(_)) && error.text.contains('\u{FFFD}');
            let reason =
                if replaced { english::NOT_UTF8.to_owned() } else { english::line_fault(&error) };
            let error = Error { token: error.token, text: error.text, reason };
            Answer::Wrong { line: text, ok: false, error }
        }
    }
}

impl<'a> Answer<'a> {
    /// Of a line of which only the beginning was kept.
    fn too_long(kept: &'a [u8]) -> Self {
        let reason = english::too_long();
        let error = Error { token: 0, text: String::new(), reason };
        Self::Wrong { line: String::from_utf8_lossy(kept), ok: false, error }
    }
}

impl Right {
    fn of(line: &GameLine) -> Self {
        let game = line.replay();
        let mut moves = Vec::new();
        game.legal(&mut moves);
        let mut legal: Vec<_> = moves.iter().map(ToString::to_string).collect();
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
