//! What is fetched when somebody studies a game: exercises, hints, the review of a game.

use cauce_rules::GameKind;
use cauce_scene::{Exercise, LessonStep, Session, lesson, try_view};
use cauce_table::review::Review;
use js_sys::Array;
use wasm_bindgen::JsValue;

use crate::exercise::AnyExercise;
use crate::fetched::fetched;
use crate::review::Study;
use crate::values::{analysis, dealer, get, list, number, text, to_js};

/// Until it is fetched, nothing comes of any of it.
pub(crate) trait StudyPart {
    /// How many steps the lesson of a game has.
    fn lesson_steps(&self, _game: &str) -> usize {
        0
    }

    /// A step of a lesson, or a puzzle.
    fn exercise(&self, _asked: &JsValue) -> Option<Box<dyn AnyExercise>> {
        None
    }

    /// What a hint tells of a move.
    fn hint(&self, _game: &dyn Session, _token: &str) -> JsValue {
        JsValue::UNDEFINED
    }

    /// What a move is called in a sentence.
    fn move_name(&self, _line: &str, _tokens: &Array) -> JsValue {
        JsValue::UNDEFINED
    }

    /// The main line, looked through by the computer.
    fn review(&self, _game: &dyn Session) -> Box<dyn Study> {
        Box::new(NotFetched)
    }

    /// What came of a try to find a good move.
    fn judge_try(
        &self,
        _before: JsValue,
        _after: JsValue,
        _seat: u8,
        _token: &str,
        _made: Option<&str>,
    ) -> JsValue {
        JsValue::UNDEFINED
    }
}

/// Before it is fetched.
pub(crate) struct NotFetched;

impl StudyPart for NotFetched {}

impl Study for NotFetched {}

/// When it is fetched.
pub(crate) struct Fetched;

impl StudyPart for Fetched {
    fn lesson_steps(&self, game: &str) -> usize {
        steps_of(game).len()
    }

    fn exercise(&self, asked: &JsValue) -> Option<Box<dyn AnyExercise>> {
        let still = get(asked, "still").is_truthy();
        let line = text(asked, "line");
        let exercise = if line.is_empty() {
            let step = steps_of(&text(asked, "game")).get(number(asked, "step") as usize)?;
            Exercise::lesson(fetched(), step, still)
        } else {
            fetched().show(&line, dealer()).ok()?;
            let tokens = list(asked, "solution");
            let solution = tokens.iter().filter_map(|token| token.as_string()).collect();
            Exercise::puzzle(fetched(), &line, solution, still)
        };
        Some(Box::new(exercise))
    }

    fn hint(&self, game: &dyn Session, token: &str) -> JsValue {
        fetched().hint(game, token).map_or(JsValue::UNDEFINED, |hint| to_js(&hint))
    }

    fn move_name(&self, line: &str, tokens: &Array) -> JsValue {
        let tokens: Vec<_> = tokens.iter().filter_map(|token| token.as_string()).collect();
        let tokens: Vec<_> = tokens.iter().map(String::as_str).collect();
        to_js(&fetched().move_name(line, &tokens))
    }

    fn review(&self, game: &dyn Session) -> Box<dyn Study> {
        Box::new(Review::new(game.record()))
    }

    fn judge_try(
        &self,
        before: JsValue,
        after: JsValue,
        seat: u8,
        token: &str,
        made: Option<&str>,
    ) -> JsValue {
        let (before, after) = (analysis(&before), analysis(&after));
        let tried = before.and_then(|before| try_view(&before, after.as_ref(), seat, token, made));
        tried.map_or(JsValue::UNDEFINED, |tried| to_js(&tried))
    }
}

/// The steps of the lesson of a game; none where there is no such game.
fn steps_of(game: &str) -> &'static [LessonStep] {
    GameKind::from_name(game).map_or(&[], lesson)
}
