//! Exercises on a page: a step of a lesson, a puzzle, a mistake or a hint.

use cauce_scene::{Answer, Button, Event};
use js_sys::Array;
use wasm_bindgen::prelude::*;

use crate::{
    fetched::study,
    values::{analysis, get, list, number, text, to_js, worth},
};

pub(crate) trait AnyExercise {
    fn on(&mut self, event: &JsValue) -> JsValue;

    fn task(&self) -> JsValue;
}

/// An exercise on a board. It takes events and returns effects to carry out.
#[wasm_bindgen]
pub struct Exercise(Box<dyn AnyExercise>);

#[wasm_bindgen]
impl Exercise {
    /// Creates the exercise that `asked` describes; `undefined` if there is none.
    pub fn pose(
        #[wasm_bindgen(
            unchecked_param_type = "import('./view').ExerciseAsked & { still: boolean }"
        )]
        asked: &JsValue,
    ) -> Option<Self> {
        study()?.exercise(asked).map(Self)
    }

    /// Handles an event and returns the effects to carry out, in this order.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Effect[]")]
    pub fn on(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "import('./view').ExerciseEvent")] event: &JsValue,
    ) -> JsValue {
        self.0.on(event)
    }

    /// Returns the exercise as data for the page.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Task")]
    pub fn task(&self) -> JsValue {
        self.0.task()
    }
}

/// Returns the number of steps in the lesson of a game; 0 if there is no such game.
#[wasm_bindgen]
pub fn lesson_steps(game: &str) -> usize {
    study().map_or(0, |study| study.lesson_steps(game))
}

/// Returns the number of extra steps at the end of the lesson of a game.
#[wasm_bindgen]
pub fn lesson_extras(game: &str) -> usize {
    study().map_or(0, |study| study.lesson_extras(game))
}

/// Plays tokens at the end of a game line. Returns the last move's name for use in a sentence.
#[wasm_bindgen(unchecked_return_type = "import('./view').Arg")]
pub fn move_name(
    line: &str,
    #[wasm_bindgen(unchecked_param_type = "string[]")] tokens: &Array,
) -> JsValue {
    study().map_or(JsValue::UNDEFINED, |study| study.move_name(line, tokens))
}

impl AnyExercise for cauce_scene::Exercise {
    fn on(&mut self, event: &JsValue) -> JsValue {
        // An invalid event has no effect.
        to_js(&read(event).map(|event| self.on(event)).unwrap_or_default())
    }

    fn task(&self) -> JsValue {
        to_js(&self.task())
    }
}

fn read(event: &JsValue) -> Option<Event> {
    let of = number(event, "number") as u32;
    Some(match &*text(event, "type") {
        "begun" => Event::Begun,
        "moved" => Event::Moved { line: text(event, "line"), ply: number(event, "ply") as usize },
        "pressed" => Event::Pressed(Button::from_name(&text(event, "name"))?),
        "aside" => Event::Aside,
        "answered" => {
            let worth = worth(&list(event, "worth"));
            Event::Answered(of, Answer { worth, found: analysis(&get(event, "found")) })
        }
        "failed" => Event::Failed(of, text(event, "why")),
        "elapsed" => Event::Elapsed(of),
        _ => return None,
    })
}
