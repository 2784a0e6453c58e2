//! What programs of the terminal have in common: `cauce`, and others that measure.

#![forbid(unsafe_code)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

pub mod terminal;
