//! What has been fetched.

use std::cell::Cell;

use cauce_scene::Games;

use crate::later::{Everything, Later, Nothing};

thread_local! {
    /// Tests are linked as a whole.
    pub(crate) static FETCHED: Cell<Games> =
        Cell::new(if cfg!(test) { Games::all() } else { Games::default() });
    pub(crate) static LATER: Cell<&'static dyn Later> =
        Cell::new(if cfg!(test) { &Everything } else { &Nothing });
}

/// The games that have been added.
pub(crate) fn fetched() -> Games {
    FETCHED.get()
}

/// What no first board needs, as far as it has been fetched.
pub(crate) fn later() -> &'static dyn Later {
    LATER.get()
}
