//! The part that is fetched for studying games: exercises, hints and reviews.

use cauce_rules::GameKind;
use cauce_scene::{Exercise, LessonStep, Session, extras, lesson};
use cauce_table::review::Review;
use js_sys::Array;
use wasm_bindgen::JsValue;

use crate::exercise::AnyExercise;
use crate::fetched::fetched;
use crate::review::Study;
use crate::values::{analysis, dealer, get, list, number, text, texts, to_js};

pub(crate) trait StudyPart {
    fn lesson_steps(&self, game: &str) -> usize;

    fn lesson_extras(&self, game: &str) -> usize;

    /// Creates a step of a lesson, a puzzle, a mistake to learn from, or a hint.
    fn exercise(&self, asked: &JsValue) -> Option<Box<dyn AnyExercise>>;

    fn move_name(&self, line: &str, tokens: &Array) -> JsValue;

    fn review(&self, game: &dyn Session) -> Box<dyn Study>;
}

/// The implementation, reachable once the part is fetched.
pub(crate) struct Fetched;

impl StudyPart for Fetched {
    fn lesson_steps(&self, game: &str) -> usize {
        steps_of(game).len()
    }

    fn lesson_extras(&self, game: &str) -> usize {
        GameKind::from_name(game).map_or(0, extras)
    }

    fn exercise(&self, asked: &JsValue) -> Option<Box<dyn AnyExercise>> {
        let still = get(asked, "still").is_truthy();
        let line = text(asked, "line");
        let exercise = if let Some(before) = analysis(&get(asked, "before")) {
            fetched().show(&before.line, dealer()).ok()?;
            let (seat, made) = (number(asked, "seat") as u8, text(asked, "made"));
            Exercise::mistake(fetched(), before, seat, made, still)
        } else if !text(asked, "hint").is_empty() {
            let line = text(asked, "hint");
            fetched().show(&line, dealer()).ok()?;
            Exercise::advice(fetched(), &line)
        } else if line.is_empty() {
            let step = steps_of(&text(asked, "game")).get(number(asked, "step") as usize)?;
            Exercise::lesson(fetched(), step, still)
        } else {
            fetched().show(&line, dealer()).ok()?;
            Exercise::puzzle(fetched(), &line, texts(&list(asked, "solution")), still)
        };
        Some(Box::new(exercise))
    }

    fn move_name(&self, line: &str, tokens: &Array) -> JsValue {
        let tokens = texts(tokens);
        let tokens: Vec<_> = tokens.iter().map(String::as_str).collect();
        to_js(&fetched().move_name(line, &tokens))
    }

    fn review(&self, game: &dyn Session) -> Box<dyn Study> {
        Box::new(Review::new(game.record()))
    }
}

fn steps_of(game: &str) -> &'static [LessonStep] {
    GameKind::from_name(game).map_or(&[], lesson)
}
