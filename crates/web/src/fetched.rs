//! What has been fetched.

use std::cell::Cell;

use cauce_scene::Games;

use crate::{
    deferred::{Deferred, Fetched, NotFetched},
    study::{self, StudyPart},
};

thread_local! {
    /// Tests are linked as a whole.
    pub(crate) static FETCHED: Cell<Games> =
        Cell::new(if cfg!(test) { Games::all() } else { Games::default() });
    pub(crate) static DEFERRED: Cell<&'static dyn Deferred> =
        Cell::new(if cfg!(test) { &Fetched } else { &NotFetched });
    pub(crate) static STUDY: Cell<&'static dyn StudyPart> =
        Cell::new(if cfg!(test) { &study::Fetched } else { &study::NotFetched });
}

/// The games that have been added.
pub(crate) fn fetched() -> Games {
    FETCHED.get()
}

/// What no first board needs, as far as it has been fetched.
pub(crate) fn deferred() -> &'static dyn Deferred {
    DEFERRED.get()
}

/// What it takes to study a game, as far as it has been fetched.
pub(crate) fn study() -> &'static dyn StudyPart {
    STUDY.get()
}
