//! Values on their way to and from JavaScript.

use cauce_scene::Phrase;
use cauce_table::{Dealer, Player, Saved, SavedPart};
use js_sys::{Array, JSON, Object, Reflect};
use serde::Serialize;
use wasm_bindgen::{JsCast, JsValue};

/// A value as plain JavaScript objects, arrays and strings.
pub(crate) fn to_js(value: &impl Serialize) -> JsValue {
    let plain = serde_wasm_bindgen::Serializer::json_compatible();
    // The types of this project hold nothing that cannot be a JavaScript value.
    value.serialize(&plain).unwrap_or(JsValue::NULL)
}

/// A value as JSON. JavaScript's own writer does it: one in Rust is some thirty kilobytes to load.
pub(crate) fn to_json(value: &impl Serialize) -> String {
    let text = JSON::stringify(&to_js(value));
    text.map(String::from).unwrap_or_default()
}

/// Reads a saved table from JSON.
///
/// It goes by hand: what serde brings to say why a value does not fit prints floats, and all that
/// is some thirty kilobytes to load as well, only to be thrown away.
pub(crate) fn saved_of(text: &str) -> Option<Saved> {
    let value = JSON::parse(text).ok()?;
    let field = |name: &str| Reflect::get(&value, &name.into()).ok();
    Some(Saved {
        version: number(&field("version")?)?,
        start: field("start")?.as_string()?,
        nodes: list(&field("nodes")?, numbered)?,
        at: number(&field("at")?)? as usize,
        tip: number(&field("tip")?)? as usize,
        players: list(&field("players")?, player)?,
        comments: list_or_none(&field("comments")?, numbered)?,
        tags: list_or_none(&field("tags")?, named)?,
        setup: list_or_none(&field("setup")?, named)?,
        rounds: list_or_none(&field("rounds")?, |round| list(round, part))?,
    })
}

fn player(value: &JsValue) -> Option<Player> {
    let field = |name: &str| Reflect::get(value, &name.into()).ok();
    let points = field("points").filter(|points| !points.is_undefined());
    Some(Player {
        name: field("name")?.as_string()?,
        points: points.map_or(Some(0), |points| number(&points))?,
    })
}

fn part(value: &JsValue) -> Option<SavedPart> {
    let field = |name: &str| Reflect::get(value, &name.into()).ok();
    Some(SavedPart {
        seat: u8::try_from(number(&field("seat")?)?).ok()?,
        side: field("side")?.as_string()?,
        points: number(&field("points")?)?,
        won: field("won")?.as_bool()?,
    })
}

/// A whole number that is not negative.
fn number(value: &JsValue) -> Option<u32> {
    let number = value.as_f64()?;
    (f64::from(number as u32) == number).then_some(number as u32)
}

fn pair(value: &JsValue) -> Option<(JsValue, JsValue)> {
    let pair = value.dyn_ref::<Array>().filter(|pair| pair.length() == 2)?;
    Some((pair.get(0), pair.get(1)))
}

fn numbered(value: &JsValue) -> Option<(usize, String)> {
    let (index, text) = pair(value)?;
    Some((number(&index)? as usize, text.as_string()?))
}

fn named(value: &JsValue) -> Option<(String, String)> {
    let (name, text) = pair(value)?;
    Some((name.as_string()?, text.as_string()?))
}

fn list<T>(value: &JsValue, item: impl Fn(&JsValue) -> Option<T>) -> Option<Vec<T>> {
    value.dyn_ref::<Array>()?.iter().map(|value| item(&value)).collect()
}

/// A list that is left out where it would be empty.
fn list_or_none<T>(value: &JsValue, item: impl Fn(&JsValue) -> Option<T>) -> Option<Vec<T>> {
    if value.is_undefined() { Some(Vec::new()) } else { list(value, item) }
}

/// A phrase, to be thrown.
pub(crate) fn thrown(phrase: &Phrase) -> JsValue {
    to_js(phrase)
}

/// The choices of a form: settings and their text. What is no text is left out.
pub(crate) fn choices_of(chosen: &Object) -> Vec<(String, String)> {
    Object::entries(chosen).iter().filter_map(|pair| named(&pair)).collect()
}

/// A dealer seeded by the browser's source of randomness.
pub(crate) fn dealer() -> Dealer {
    // A browser without it is not one that this runs in; the time of day still differs by game.
    Dealer::new(getrandom::u64().unwrap_or_else(|_| js_sys::Date::now().to_bits()))
}
