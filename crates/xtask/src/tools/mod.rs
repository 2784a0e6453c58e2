//! The tools that the work needs: each is looked for, and fetched where it is missing.
//!
//! All of these are quick and silent where the tool is there, say what they do where it is
//! not, and end in a sentence that tells what to install by hand where it cannot be had.

pub(crate) mod binary;
pub(crate) mod chromium;
pub(crate) mod fetch;
pub(crate) mod lockfile;
pub(crate) mod node;
pub(crate) mod rust;
