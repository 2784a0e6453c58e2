//! Requirements of the build that belong to Rust but not to every toolchain.

use crate::build::WASM;
use crate::report::note;
use crate::{Result, run};
use std::path::Path;
use std::process::Command;

/// Installs Rust's WebAssembly target if it is missing.
pub(crate) fn wasm_target() -> Result<()> {
    let args = ["--print", "target-libdir", "--target", WASM];
    let libraries = run::output(Command::new("rustc").args(args));
    if libraries.is_some_and(|folder| Path::new(folder.trim()).is_dir()) {
        return Ok(());
    }
    add("target", WASM)
}

/// Installs a component that a minimal toolchain lacks, unless Cargo's `command` works.
pub(crate) fn component(name: &str, command: &str) -> Result<()> {
    if run::output(run::cargo().args([command, "--version"])).is_some() {
        return Ok(());
    }
    add("component", name)
}

/// Adds a target or component with rustup. The error explains how to install it otherwise.
fn add(kind: &str, name: &str) -> Result<()> {
    note(format!("Rust's {kind} {name} is missing: adding it with rustup"));
    run::run(Command::new("rustup").args([kind, "add", name])).map_err(|why| {
        format!(
            "{why}.\nRust's {kind} {name} is needed here. With Rust from https://rustup.rs, \
             `rustup {kind} add {name}` adds it; other distributions of Rust have a package for it."
        )
    })
}
