//! An exercise on a page: a step of a lesson or a puzzle.

use cauce_scene::{AnalysedMove, Answer, Button, Event, Named, Worth};
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::{JsCast, prelude::*};

use crate::{fetched::deferred, values::to_js};

/// An exercise behind the door: it is of the part that is fetched when one is asked for.
pub(crate) trait AnyExercise {
    /// Takes an event, and gives back the effects.
    fn on(&mut self, event: Event) -> JsValue;

    fn task(&self) -> JsValue;

    /// Reads the answer of the computer to a question.
    fn answer(&self, worth: &Array, lines: &Array) -> Answer;
}

/// A step of a lesson or a puzzle, on whatever board: it says what is to be done there, and is told
/// what has happened. What it is told gives back what is to be done, in this order: a list of `Effect`
/// of `www/view.d.ts`.
#[wasm_bindgen]
pub struct Exercise(Box<dyn AnyExercise>);

#[wasm_bindgen]
impl Exercise {
    /// A step of the lesson of a game, counted from 0; nothing where there is no such step. What is
    /// shown moves by itself, unless it is to be `still`.
    pub fn lesson(game: &str, step: usize, still: bool) -> Option<Self> {
        deferred().lesson(game, step, still).map(Self)
    }

    /// A puzzle: the tokens of its solution are played at the end of a game line, those of the other
    /// side among them. Nothing where the line cannot be read.
    pub fn puzzle(line: &str, solution: Vec<String>, still: bool) -> Option<Self> {
        deferred().puzzle(line, solution, still).map(Self)
    }

    /// The board is there.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Effect[]")]
    pub fn begin(&mut self) -> JsValue {
        self.0.on(Event::Begun)
    }

    /// The board shows a game line, of which so many moves are made.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Effect[]")]
    pub fn moved(&mut self, line: String, ply: usize) -> JsValue {
        self.0.on(Event::Moved { line, ply })
    }

    /// The button of this name was pressed.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Effect[]")]
    pub fn press(&mut self, name: &str) -> JsValue {
        Button::from_name(name)
            .map_or_else(|| Array::new().into(), |button| self.0.on(Event::Pressed(button)))
    }

    /// Somebody does something else than a hint shows.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Effect[]")]
    pub fn step_aside(&mut self) -> JsValue {
        self.0.on(Event::Aside)
    }

    /// A question was answered, by what moves are worth or by the lines of an analysis.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Effect[]")]
    pub fn answer(
        &mut self,
        number: u32,
        #[wasm_bindgen(unchecked_param_type = "import('./view').Worth[]")] worth: &Array,
        #[wasm_bindgen(unchecked_param_type = "import('./view').AnalysisLine[]")] lines: &Array,
    ) -> JsValue {
        let answer = self.0.answer(worth, lines);
        self.0.on(Event::Answered(number, answer))
    }

    /// A question cannot be answered, with the name of the message that says why.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Effect[]")]
    pub fn fail(&mut self, number: u32, why: String) -> JsValue {
        self.0.on(Event::Failed(number, why))
    }

    /// What was to be waited for has gone by.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Effect[]")]
    pub fn elapse(&mut self, number: u32) -> JsValue {
        self.0.on(Event::Elapsed(number))
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
    deferred().lesson_steps(game)
}

/// What the last move is called in a sentence, once these tokens are played one after the other at
/// the end of a game line.
#[wasm_bindgen(unchecked_return_type = "import('./view').Arg")]
pub fn move_name(line: &str, tokens: Vec<String>) -> JsValue {
    deferred().move_name(line, &tokens)
}

impl AnyExercise for cauce_scene::Exercise {
    fn on(&mut self, event: Event) -> JsValue {
        to_js(&self.on(event))
    }

    fn task(&self) -> JsValue {
        to_js(&self.task())
    }

    fn answer(&self, worth: &Array, lines: &Array) -> Answer {
        let worth = worth.iter().map(|of| Worth {
            token: text(&of, "token"),
            share: number(&of, "share"),
            plies: number(&of, "plies") as u32,
        });
        let lines = lines.iter().map(|of| AnalysedMove {
            moves: list(&of, "moves").iter().filter_map(|token| token.as_string()).collect(),
            reasons: list(&of, "reasons").iter().map(|reason| named(&reason)).collect(),
        });
        Answer { worth: worth.collect(), lines: lines.collect() }
    }
}

fn get(of: &JsValue, name: &str) -> JsValue {
    Reflect::get(of, &name.into()).unwrap_or_default()
}

fn text(of: &JsValue, name: &str) -> String {
    get(of, name).as_string().unwrap_or_default()
}

fn number(of: &JsValue, name: &str) -> f64 {
    get(of, name).as_f64().unwrap_or_default()
}

fn list(of: &JsValue, name: &str) -> Array {
    get(of, name).dyn_into().unwrap_or_default()
}

fn named(reason: &JsValue) -> Named {
    let args = get(reason, "args").dyn_into::<Object>().unwrap_or_default();
    let pairs = Object::entries(&args);
    let args = pairs.iter().filter_map(|pair| {
        let pair = pair.dyn_into::<Array>().ok()?;
        Some((pair.get(0).as_string()?, pair.get(1).as_f64()?))
    });
    Named { id: text(reason, "id"), args: args.collect() }
}
