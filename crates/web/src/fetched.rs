//! What has been fetched.

use std::cell::Cell;

use cauce_scene::Games;

use crate::deferred::{Deferred, Fetched, NotFetched};

thread_local! {
    /// Tests are linked as a whole.
    pub(crate) static FETCHED: Cell<Games> =
        Cell::new(if cfg!(test) { Games::all() } else { Games::default() });
    pub(crate) static DEFERRED: Cell<&'static dyn Deferred> =
        Cell::new(if cfg!(test) { &Fetched } else { &NotFetched });
}

/// The games that have been added.
pub(crate) fn fetched() -> Games {
    FETCHED.get()
}

/// What no first board needs, as far as it has been fetched.
pub(crate) fn deferred() -> &'static dyn Deferred {
    DEFERRED.get()
}
