//! The parts of the module.
//!
//! The build takes the module apart (`crates/parts`): what all games have in common is fetched at
//! once, and the code and data of each game when it is asked for, as is what no first board needs.
//! Where a part begins is a function that is imported here and exported again, under names that say
//! so. Whoever has fetched a part calls [`add_part`], and only from then on is its code reached.

use cauce_rules::GameKind;
use cauce_scene::Show;
use wasm_bindgen::prelude::*;

use crate::{
    deferred::Fetched,
    fetched::{DEFERRED, FETCHED},
};

/// Defines the beginnings of the parts, and what leads there.
macro_rules! parts {
    ($($Game:ident $game:ident $import:literal $export:literal)+; later $with:literal $by:literal) => {
        /// Adds a part that has been fetched: a game, or `later`, what no first board needs. An
        /// unknown name is passed over.
        #[wasm_bindgen]
        pub fn add_part(name: &str) {
            match GameKind::from_name(name) {
                $(Some(GameKind::$Game) => parts::$game(),)+
                None if name == "later" => parts::later(),
                None => (),
            }
        }

        mod parts {
            #[cfg(all(target_family = "wasm", not(test)))]
            #[link(wasm_import_module = "parts")]
            unsafe extern "C" {
                $(#[link_name = $import] pub(super) safe fn $game();)+
                #[link_name = $with]
                pub(super) safe fn later();
            }

            #[cfg(not(all(target_family = "wasm", not(test))))]
            pub(super) use super::begin::*;
        }

        mod begin {
            $(#[cfg_attr(all(target_family = "wasm", not(test)), unsafe(export_name = $export))]
            pub(super) extern "C" fn $game() {
                super::add::<cauce_rules::$game::Position>();
            })+

            #[cfg_attr(all(target_family = "wasm", not(test)), unsafe(export_name = $by))]
            pub(super) extern "C" fn later() {
                super::DEFERRED.set(&super::Fetched);
            }
        }
    };
}

parts! {
    Snorkels snorkels "__wasm_split_00snorkels00_import_00000000000000000000000000000001" "__wasm_split_00snorkels00_export_00000000000000000000000000000001"
    Tayu tayu "__wasm_split_00tayu00_import_00000000000000000000000000000002" "__wasm_split_00tayu00_export_00000000000000000000000000000002"
    Caminos caminos "__wasm_split_00caminos00_import_00000000000000000000000000000003" "__wasm_split_00caminos00_export_00000000000000000000000000000003"
    Sendas sendas "__wasm_split_00sendas00_import_00000000000000000000000000000004" "__wasm_split_00sendas00_export_00000000000000000000000000000004";
    later "__wasm_split_00later00_import_00000000000000000000000000000005" "__wasm_split_00later00_export_00000000000000000000000000000005"
}

fn add<G: Show>() {
    let mut games = FETCHED.get();
    games.add::<G>();
    FETCHED.set(games);
}
