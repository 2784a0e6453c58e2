//! What needs no board: the list of games, and the form for a new one.

use cauce_scene::{Colour, Theme};
use cauce_table::Player;
use js_sys::Object;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::fetched::deferred;
use crate::values::to_js;

/// A semantic colour and its values.
#[derive(Serialize)]
struct ColourView {
    name: &'static str,
    light: &'static str,
    dark: &'static str,
}

/// The games, each with what the keys do in it only.
#[wasm_bindgen(unchecked_return_type = "{name: string, keys: [string[], string][]}[]")]
pub fn games() -> JsValue {
    deferred().map_or(JsValue::UNDEFINED, |deferred| deferred.games())
}

/// The name of the game that is opened for a text, a game line, a link or a saved game.
#[wasm_bindgen]
pub fn game_of(text: &str) -> String {
    deferred().map_or("", |deferred| deferred.game_of(text)).to_owned()
}

/// The text behind `#` of a link as people are to get it: with a check, by which [`is_whole`] knows it again.
#[wasm_bindgen]
pub fn checked_link(link: &str) -> String {
    cauce_table::checked_link(link)
}

/// Whether the text behind `#` of a link says all that it said, by its check; `undefined` where it has none.
#[wasm_bindgen]
pub fn is_whole(link: &str) -> Option<bool> {
    deferred()?.is_whole(link)
}

/// The text behind `#` of the first link to a game in a text, or in an address as a page finds it, put right where that
/// is certain.
#[wasm_bindgen]
pub fn find_link(text: &str) -> Option<String> {
    deferred()?.find_link(text)
}

/// A text with each link in one line that mail programs have broken into several; the number of lines stays.
#[wasm_bindgen]
pub fn unbroken(text: &str) -> String {
    deferred().map_or_else(String::new, |deferred| deferred.unbroken(text))
}

/// How many characters the name of a player has at most.
#[wasm_bindgen]
pub fn longest_name() -> usize {
    Player::MAX_NAME
}

/// The semantic colours in the order in which a palette gives their values.
#[wasm_bindgen(unchecked_return_type = "{name: string, light: string, dark: string}[]")]
pub fn colours() -> JsValue {
    let view = |colour: &Colour| ColourView {
        name: colour.name(),
        light: colour.value(Theme::Light),
        dark: colour.value(Theme::Dark),
    };
    to_js(&Colour::ALL.iter().map(view).collect::<Vec<_>>())
}

/// The form for a new game, as these choices leave it: `chosen` maps settings to their text.
///
/// # Errors
/// A phrase, where there is no such game.
#[wasm_bindgen(unchecked_return_type = "import('./view').Setup")]
pub fn setup(game: &str, chosen: &Object) -> Result<JsValue, JsValue> {
    deferred().ok_or(JsValue::UNDEFINED)?.form(game, chosen, None)
}

/// The form for a new game after one choice more; where it cannot be made, all stays as it was, and the problem says why.
///
/// # Errors
/// A phrase, where there is no such game.
#[wasm_bindgen(unchecked_return_type = "import('./view').Setup")]
pub fn choose(game: &str, chosen: &Object, key: &str, value: &str) -> Result<JsValue, JsValue> {
    deferred().ok_or(JsValue::UNDEFINED)?.form(game, chosen, Some((key, value)))
}
