//! Values on their way to and from JavaScript.

use cauce_rules::Phrase;
use cauce_scene::Spoken;
use cauce_table::Dealer;
use serde::Serialize;
use wasm_bindgen::JsValue;

/// A value as plain JavaScript objects, arrays and strings.
pub(crate) fn to_js(value: &impl Serialize) -> JsValue {
    let plain = serde_wasm_bindgen::Serializer::json_compatible();
    // The types of this project hold nothing that cannot be a JavaScript value.
    value.serialize(&plain).unwrap_or(JsValue::NULL)
}

/// A phrase, to be thrown.
pub(crate) fn thrown(phrase: Phrase) -> JsValue {
    to_js(&Spoken(phrase))
}

/// A dealer seeded by the browser's source of randomness.
pub(crate) fn dealer() -> Dealer {
    // A browser without it is not one that this runs in; the time of day still differs by game.
    Dealer::new(getrandom::u64().unwrap_or_else(|_| js_sys::Date::now().to_bits()))
}
