//! The parts that have been fetched.

use std::cell::Cell;

use cauce_scene::Games;

use crate::{
    deferred::{self, Deferred},
    study::{self, StudyPart},
};

thread_local! {
    /// All games in tests, which are linked as a whole.
    pub(crate) static FETCHED: Cell<Games> =
        Cell::new(if cfg!(test) { Games::all() } else { Games::default() });
    pub(crate) static DEFERRED: Cell<Option<&'static dyn Deferred>> =
        Cell::new(if cfg!(test) { Some(&deferred::Fetched) } else { None });
    pub(crate) static STUDY: Cell<Option<&'static dyn StudyPart>> =
        Cell::new(if cfg!(test) { Some(&study::Fetched) } else { None });
}

pub(crate) fn fetched() -> Games {
    FETCHED.get()
}

pub(crate) fn deferred() -> Option<&'static dyn Deferred> {
    DEFERRED.get()
}

pub(crate) fn study() -> Option<&'static dyn StudyPart> {
    STUDY.get()
}
