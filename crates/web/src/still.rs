//! Functions that need no board: the list of games, links, and the form for a new game.

use cauce_scene::{Colour, Theme};
use cauce_table::Player;
use js_sys::Object;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::fetched::deferred;
use crate::values::to_js;

#[derive(Serialize)]
struct ColourView {
    name: &'static str,
    light: &'static str,
    dark: &'static str,
}

/// Returns the games with the keys that only they use.
#[wasm_bindgen(unchecked_return_type = "{name: string, keys: [string[], string][]}[]")]
pub fn games() -> JsValue {
    deferred().map_or(JsValue::UNDEFINED, |deferred| deferred.games())
}

/// Returns the name of the game in a text, a game line, a link or a saved game.
#[wasm_bindgen]
pub fn game_of(text: &str) -> String {
    deferred().map_or("", |deferred| deferred.game_of(text)).to_owned()
}

/// Adds a checksum to the text after `#` of a link, for sharing. [`is_whole`] verifies it.
#[wasm_bindgen]
pub fn checked_link(link: &str) -> String {
    cauce_table::checked_link(link)
}

/// Whether the text after `#` of a link matches its checksum; `undefined` if it has none.
#[wasm_bindgen]
pub fn is_whole(link: &str) -> Option<bool> {
    deferred()?.is_whole(link)
}

/// Returns the text after `#` of the first link to a game in a text or an address. Damage is
/// repaired if the repair is certain.
#[wasm_bindgen]
pub fn find_link(text: &str) -> Option<String> {
    deferred()?.find_link(text)
}

/// Joins links that were broken into several lines. The number of lines stays the same.
#[wasm_bindgen]
pub fn unbroken(text: &str) -> String {
    deferred().map_or_else(String::new, |deferred| deferred.unbroken(text))
}

/// Returns the maximal number of characters in a player's name.
#[wasm_bindgen]
pub fn longest_name() -> usize {
    Player::MAX_NAME
}

/// Returns the semantic colours in the order that a palette uses.
#[wasm_bindgen(unchecked_return_type = "{name: string, light: string, dark: string}[]")]
pub fn colours() -> JsValue {
    let view = |colour: &Colour| ColourView {
        name: colour.name(),
        light: colour.value(Theme::Light),
        dark: colour.value(Theme::Dark),
    };
    to_js(&Colour::ALL.iter().map(view).collect::<Vec<_>>())
}

/// Returns the form for a new game with these choices. `chosen` maps settings to their text.
///
/// # Errors
/// Throws a phrase if there is no such game.
#[wasm_bindgen(unchecked_return_type = "import('./view').Setup")]
pub fn setup(game: &str, chosen: &Object) -> Result<JsValue, JsValue> {
    deferred().ok_or(JsValue::UNDEFINED)?.form(game, chosen, None)
}

/// Returns the form for a new game after one more choice. An invalid choice changes nothing and is
/// reported in the form's `problem`.
///
/// # Errors
/// Throws a phrase if there is no such game.
#[wasm_bindgen(unchecked_return_type = "import('./view').Setup")]
pub fn choose(game: &str, chosen: &Object, key: &str, value: &str) -> Result<JsValue, JsValue> {
    deferred().ok_or(JsValue::UNDEFINED)?.form(game, chosen, Some((key, value)))
}
