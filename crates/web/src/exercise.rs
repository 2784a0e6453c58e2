//! An exercise on a page: a step of a lesson, a puzzle or a mistake.

use cauce_scene::{Answer, Button, Event};
use js_sys::Array;
use wasm_bindgen::prelude::*;

use crate::{
    fetched::study,
    values::{analysis, get, list, number, text, to_js, worth},
};

/// An exercise behind the door: it is of the part that is fetched when one is asked for.
pub(crate) trait AnyExercise {
    /// Takes an event, and gives back the effects.
    fn on(&mut self, event: &JsValue) -> JsValue;

    fn task(&self) -> JsValue;
}

/// An exercise, on whatever board: it says what is to be done there, and is told
/// what has happened.
#[wasm_bindgen]
pub struct Exercise(Box<dyn AnyExercise>);

#[wasm_bindgen]
impl Exercise {
    /// The exercise that is asked for; nothing where there is none.
    pub fn pose(
        #[wasm_bindgen(
            unchecked_param_type = "import('./view').ExerciseAsked & { still: boolean }"
        )]
        asked: &JsValue,
    ) -> Option<Self> {
        study()?.exercise(asked).map(Self)
    }

    /// Takes what has happened. Gives back what is to be done, in this order.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Effect[]")]
    pub fn on(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "import('./view').ExerciseEvent")] event: &JsValue,
    ) -> JsValue {
        self.0.on(event)
    }

    /// How it stands.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Task")]
    pub fn task(&self) -> JsValue {
        self.0.task()
    }
}

/// How many steps the lesson of a game has; 0 where there is none.
#[wasm_bindgen]
pub fn lesson_steps(game: &str) -> usize {
    study().map_or(0, |study| study.lesson_steps(game))
}

/// How many of the last of them are extras, which stand after the end of the lesson.
#[wasm_bindgen]
pub fn lesson_extras(game: &str) -> usize {
    study().map_or(0, |study| study.lesson_extras(game))
}

/// What the last move is called in a sentence, once these tokens are played one after the other at
/// the end of a game line.
#[wasm_bindgen(unchecked_return_type = "import('./view').Arg")]
pub fn move_name(
    line: &str,
    #[wasm_bindgen(unchecked_param_type = "string[]")] tokens: &Array,
) -> JsValue {
    study().map_or(JsValue::UNDEFINED, |study| study.move_name(line, tokens))
}

impl AnyExercise for cauce_scene::Exercise {
    fn on(&mut self, event: &JsValue) -> JsValue {
        // What is no event changes nothing.
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
