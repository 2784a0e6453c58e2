//! The games that have been fetched.
//!
//! The build takes the module apart (`crates/parts`): what all games have in common is fetched at
//! once, and the code and data of each game when it is asked for. Where a part begins is a function
//! that is imported here and exported again, under names that say so. Whoever has fetched a part
//! calls [`add_game`], and only from then on is its code reached.

use std::cell::Cell;

use cauce_rules::{GameKind, caminos, sendas, snorkels, tayu};
use cauce_scene::Games;
use wasm_bindgen::prelude::*;

thread_local! {
    /// Tests are linked as a whole.
    static FETCHED: Cell<Games> =
        Cell::new(if cfg!(test) { Games::all() } else { Games::default() });
}

/// The games that have been added.
pub(crate) fn fetched() -> Games {
    FETCHED.get()
}

/// Adds a game whose part has been fetched; an unknown name is passed over.
#[wasm_bindgen]
pub fn add_game(name: &str) {
    match GameKind::from_name(name) {
        Some(GameKind::Snorkels) => parts::snorkels(),
        Some(GameKind::Tayu) => parts::tayu(),
        Some(GameKind::Caminos) => parts::caminos(),
        Some(GameKind::Sendas) => parts::sendas(),
        None => (),
    }
}

/// Defines the beginnings of the parts.
macro_rules! parts {
    ($($game:ident $import:literal $export:literal)+) => {
        mod parts {
            #[cfg(all(target_family = "wasm", not(test)))]
            #[link(wasm_import_module = "parts")]
            unsafe extern "C" {
                $(#[link_name = $import] pub(super) safe fn $game();)+
            }

            #[cfg(not(all(target_family = "wasm", not(test))))]
            pub(super) use super::begin::*;
        }

        mod begin {
            $(#[cfg_attr(all(target_family = "wasm", not(test)), unsafe(export_name = $export))]
            pub(super) extern "C" fn $game() {
                super::add::<super::$game::Position>();
            })+
        }
    };
}

parts! {
    snorkels
        "__wasm_split_00snorkels00_import_00000000000000000000000000000001"
        "__wasm_split_00snorkels00_export_00000000000000000000000000000001"
    tayu
        "__wasm_split_00tayu00_import_00000000000000000000000000000002"
        "__wasm_split_00tayu00_export_00000000000000000000000000000002"
    caminos
        "__wasm_split_00caminos00_import_00000000000000000000000000000003"
        "__wasm_split_00caminos00_export_00000000000000000000000000000003"
    sendas
        "__wasm_split_00sendas00_import_00000000000000000000000000000004"
        "__wasm_split_00sendas00_export_00000000000000000000000000000004"
}

fn add<G: cauce_scene::Show>() {
    let mut games = FETCHED.get();
    games.add::<G>();
    FETCHED.set(games);
}
