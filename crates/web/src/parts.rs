//! The parts of the module.
//!
//! The build splits the module (`crates/parts`). The code that all games share is fetched at once.
//! The code and data of each game are fetched on demand, as is everything that a first board does
//! not need. Each part begins at a function that is imported here and exported again under a
//! special name. The page calls [`add_part`] after fetching a part, and only then can its code be
//! reached.

use cauce_rules::GameKind;
use cauce_scene::Show;
use wasm_bindgen::prelude::*;

use crate::{
    deferred::Fetched,
    fetched::{DEFERRED, FETCHED, STUDY},
    study,
};

/// The name by which `wasm_split_cli_support` 0.2 identifies an end of a part. The crate exports no
/// such name, and its own macro adds a separate loader. If a part is missing, the build fails.
#[cfg(all(target_family = "wasm", not(test)))]
macro_rules! split {
    ($part:ident $end:literal $number:literal) => {
        concat!(
            "__wasm_split_00",
            stringify!($part),
            "00_",
            $end,
            "_0000000000000000000000000000000",
            $number
        )
    };
}

/// Defines the entry points of the parts.
macro_rules! parts {
    ($($Game:ident $game:ident $number:literal)+; later $later:literal study $study:literal) => {
        /// Adds a part that has been fetched: a game, `later` (what a first board does not need) or
        /// `study` (exercises and reviews). Unknown names are ignored.
        #[wasm_bindgen]
        pub fn add_part(name: &str) {
            match GameKind::from_name(name) {
                $(Some(GameKind::$Game) => parts::$game(),)+
                None if name == "later" => parts::later(),
                None if name == "study" => parts::study(),
                _ => (),
            }
        }

        mod parts {
            #[cfg(all(target_family = "wasm", not(test)))]
            #[link(wasm_import_module = "parts")]
            unsafe extern "C" {
                $(#[link_name = split!($game "import" $number)] pub(super) safe fn $game();)+
                #[link_name = split!(later "import" $later)]
                pub(super) safe fn later();
                #[link_name = split!(study "import" $study)]
                pub(super) safe fn study();
            }

            #[cfg(not(all(target_family = "wasm", not(test))))]
            pub(super) use super::begin::*;
        }

        mod begin {
            $(#[cfg_attr(all(target_family = "wasm", not(test)), unsafe(export_name = split!($game "export" $number)))]
            pub(super) extern "C" fn $game() {
                super::add::<cauce_rules::$game::Position>();
            })+

            #[cfg_attr(all(target_family = "wasm", not(test)), unsafe(export_name = split!(later "export" $later)))]
            pub(super) extern "C" fn later() {
                super::DEFERRED.set(Some(&super::Fetched));
            }

            #[cfg_attr(all(target_family = "wasm", not(test)), unsafe(export_name = split!(study "export" $study)))]
            pub(super) extern "C" fn study() {
                super::STUDY.set(Some(&super::study::Fetched));
            }
        }
    };
}

parts! {
    Snorkels snorkels 1
    Tayu tayu 2
    Caminos caminos 3
    Sendas sendas 4;
    later 5 study 6
}

fn add<G: Show>() {
    let mut games = FETCHED.get();
    games.add::<G>();
    FETCHED.set(games);
}
