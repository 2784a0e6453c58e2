//! What needs no board: the list of games, the form for a new one, and pictures of game lines.

use cauce_rules::{AnyGame, AnyOptions, GameKind, GameLine, LineError};
use cauce_scene::{Colour, Eye, SetupView, Spoken, Theme, picture, svg};
use cauce_table::{Dealer, Setup, Table};
use js_sys::{Array, Object};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::values::{thrown, to_js};

/// A game that can be played.
#[derive(Serialize)]
struct GameView {
    name: &'static str,
    /// The seats of a game with default options.
    seats: u8,
}

/// A semantic colour and its values.
#[derive(Serialize)]
struct ColourView {
    name: &'static str,
    light: &'static str,
    dark: &'static str,
}

/// The games: `{name, seats}[]`.
#[wasm_bindgen(unchecked_return_type = "{name: string, seats: number}[]")]
pub fn games() -> JsValue {
    let view = |&kind: &GameKind| GameView {
        name: kind.name(),
        seats: AnyGame::start(&AnyOptions::default_of(kind)).map_or(2, |game| game.seats()),
    };
    to_js(&GameKind::ALL.iter().map(view).collect::<Vec<_>>())
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
    let (setup, problem) = chosen_setup(game, chosen)?;
    Ok(to_js(&SetupView::new(&setup, problem)))
}

/// The form for a new game after one choice more; where it cannot be made, all stays as it was, and the problem says why.
///
/// # Errors
/// A phrase, where there is no such game.
#[wasm_bindgen(unchecked_return_type = "import('./view').Setup")]
pub fn choose(game: &str, chosen: &Object, key: &str, value: &str) -> Result<JsValue, JsValue> {
    let (mut setup, problem) = chosen_setup(game, chosen)?;
    let problem = setup.set(key, value).err().or(problem);
    Ok(to_js(&SetupView::new(&setup, problem)))
}

/// Reads the choices of a form, and what was wrong with the last of them that could not be made.
pub(crate) fn chosen_setup(
    game: &str,
    chosen: &Object,
) -> Result<(Setup, Option<cauce_rules::OptionsError>), JsValue> {
    let unknown = || {
        let line = game.parse::<GameLine>();
        thrown(
            line.err()
                .map_or_else(|| cauce_rules::Phrase::new("line-unknown-game"), |e| e.phrase()),
        )
    };
    let kind = GameKind::from_name(game).ok_or_else(unknown)?;
    let mut setup = Setup::new(kind);
    let mut problem = None;
    for pair in Object::entries(chosen) {
        let pair: Array = pair.unchecked_into();
        let (key, value) = (pair.get(0).as_string(), pair.get(1).as_string());
        if let (Some(key), Some(value)) = (key, value)
            && let Err(error) = setup.set(&key, &value)
        {
            problem = Some(error);
        }
    }
    Ok((setup, problem))
}

/// The picture of a game line as SVG text in the light or the dark theme.
///
/// # Errors
/// A phrase, where the line cannot be read.
#[wasm_bindgen]
pub fn svg_of_line(line: &str, dark: bool) -> Result<String, JsValue> {
    let theme = if dark { Theme::Dark } else { Theme::Light };
    // A table that only shows a line draws nothing by lot: any seed will do.
    let table = Table::showing(&read(line)?, Dealer::new(0));
    Ok(svg(&picture(&table, &Eye::default(), 1.0), theme))
}

pub(crate) fn read(line: &str) -> Result<GameLine, JsValue> {
    line.parse().map_err(|error: Box<LineError>| to_js(&Spoken(error.phrase())))
}
