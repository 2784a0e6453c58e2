//! Values on their way to and from JavaScript.

use cauce_scene::Phrase;
use cauce_table::Dealer;
use js_sys::{Array, Object};
use serde::Serialize;
use wasm_bindgen::{JsCast, JsValue};

/// A value as plain JavaScript objects, arrays and strings.
pub(crate) fn to_js(value: &impl Serialize) -> JsValue {
    let plain = serde_wasm_bindgen::Serializer::json_compatible();
    // The types of this project hold nothing that cannot be a JavaScript value.
    value.serialize(&plain).unwrap_or(JsValue::NULL)
}

/// A phrase, to be thrown.
pub(crate) fn thrown(phrase: &Phrase) -> JsValue {
    to_js(phrase)
}

/// The choices of a form: settings and their text. What is no text is left out.
pub(crate) fn choices_of(chosen: &Object) -> Vec<(String, String)> {
    Object::entries(chosen).iter().filter_map(|pair| named(&pair)).collect()
}

fn named(value: &JsValue) -> Option<(String, String)> {
    let pair = value.dyn_ref::<Array>()?;
    Some((pair.get(0).as_string()?, pair.get(1).as_string()?))
}

/// A dealer seeded by the browser's source of randomness.
pub(crate) fn dealer() -> Dealer {
    // A browser without it is not one that this runs in; the time of day still differs by game.
    Dealer::new(getrandom::u64().unwrap_or_else(|_| js_sys::Date::now().to_bits()))
}
