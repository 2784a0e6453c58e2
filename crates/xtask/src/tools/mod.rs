//! The tools that the work needs: each is looked for, and set up where it is missing.
//!
//! All of these are quick and silent where the tool is there, say what they do where it is
//! not, and end in a sentence that tells what to install by hand where it cannot be had.
//!
//! Nothing is fetched here: Cargo, rustup, npm, the system's packages and Playwright do that, each
//! with the checks that it makes of what it fetches.

pub(crate) mod binary;
pub(crate) mod browser;
pub(crate) mod node;
pub(crate) mod rust;
