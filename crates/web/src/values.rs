//! Conversions to and from JavaScript values.

use cauce_scene::{MoveValue, Phrase};
use cauce_table::{
    Dealer,
    analysis::{Analysis, AnalysisLine, MoveReason, ProvedEnd},
};
use js_sys::{Array, Object, Reflect};
use serde::Serialize;
use wasm_bindgen::{JsCast, JsValue};

/// Converts a value to plain JavaScript objects, arrays and strings.
pub(crate) fn to_js(value: &impl Serialize) -> JsValue {
    let plain = serde_wasm_bindgen::Serializer::json_compatible();
    // The types of this project always have a JavaScript representation.
    value.serialize(&plain).unwrap_or(JsValue::NULL)
}

pub(crate) fn thrown(phrase: &Phrase) -> JsValue {
    to_js(phrase)
}

/// Returns the choices of a form. Values that are not text are ignored.
pub(crate) fn choices_of(chosen: &Object) -> Vec<(String, String)> {
    Object::entries(chosen).iter().filter_map(|pair| named(&pair)).collect()
}

fn named(value: &JsValue) -> Option<(String, String)> {
    let pair = value.dyn_ref::<Array>()?;
    Some((pair.get(0).as_string()?, pair.get(1).as_string()?))
}

/// Creates a dealer seeded by the browser's source of randomness.
pub(crate) fn dealer() -> Dealer {
    // Every supported browser has this source. The time of day at least differs by game.
    Dealer::new(getrandom::u64().unwrap_or_else(|_| js_sys::Date::now().to_bits()))
}

/// Returns a property of a value, or `undefined` if there is none.
pub(crate) fn get(of: &JsValue, name: &str) -> JsValue {
    Reflect::get(of, &name.into()).unwrap_or_default()
}

pub(crate) fn text(of: &JsValue, name: &str) -> String {
    get(of, name).as_string().unwrap_or_default()
}

pub(crate) fn number(of: &JsValue, name: &str) -> f64 {
    get(of, name).as_f64().unwrap_or_default()
}

pub(crate) fn list(of: &JsValue, name: &str) -> Array {
    get(of, name).dyn_into().unwrap_or_default()
}

pub(crate) fn texts(of: &Array) -> Vec<String> {
    of.iter().filter_map(|text| text.as_string()).collect()
}

fn numbers(of: &JsValue, name: &str) -> Vec<f64> {
    list(of, name).iter().filter_map(|number| number.as_f64()).collect()
}

/// Reads the analysis of a search. It is parsed by hand, because a derived deserializer would add
/// thirty kilobytes to the download.
pub(crate) fn analysis(of: &JsValue) -> Option<Analysis> {
    Some(Analysis {
        line: get(of, "line").as_string()?,
        steps: number(of, "steps") as u32,
        seat: get(of, "seat").as_f64().map(|seat| seat as u8),
        chances: numbers(of, "chances"),
        lines: analysis_lines(&list(of, "lines")),
    })
}

fn analysis_lines(lines: &Array) -> Vec<AnalysisLine> {
    let line = |of: JsValue| AnalysisLine {
        moves: texts(&list(&of, "moves")),
        chance: number(&of, "chance"),
        visits: number(&of, "visits") as u32,
        proof: Some(get(&of, "proof")).filter(JsValue::is_object).map(|proof| ProvedEnd {
            winners: numbers(&proof, "winners").into_iter().map(|seat| seat as u8).collect(),
            plies: number(&proof, "plies") as u16,
        }),
        reasons: list(&of, "reasons").iter().map(|reason| reason_of(&reason)).collect(),
    };
    lines.iter().map(line).collect()
}

fn reason_of(reason: &JsValue) -> MoveReason {
    let args = get(reason, "args").dyn_into::<Object>().unwrap_or_default();
    let arg = |pair: JsValue| {
        let pair = pair.dyn_into::<Array>().ok()?;
        Some((pair.get(0).as_string()?, pair.get(1).as_f64()? as u32))
    };
    MoveReason {
        id: text(reason, "id"),
        args: Object::entries(&args).iter().filter_map(arg).collect(),
    }
}

pub(crate) fn worth(moves: &Array) -> Vec<MoveValue> {
    let worth = |of: JsValue| MoveValue {
        token: text(&of, "token"),
        share: number(&of, "share"),
        plies: number(&of, "plies") as u32,
    };
    moves.iter().map(worth).collect()
}
