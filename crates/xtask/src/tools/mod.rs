//! Tools for development, which are set up if they are missing.
//!
//! If a tool is present, its function is quick and silent. If not, it prints what it does. If the tool
//! cannot be installed, it returns an error that explains how to do that by hand.
//!
//! This program downloads nothing itself. Cargo, rustup, npm, Playwright and the system's package
//! manager do that, with their own integrity checks.

pub(crate) mod binary;
pub(crate) mod browser;
pub(crate) mod node;
pub(crate) mod rust;
