//! What has to be there beside the Rust compiler itself.

use crate::build::WASM;
use crate::report::note;
use crate::{Result, run};
use std::path::Path;
use std::process::Command;

/// Makes sure that Rust can compile to WebAssembly.
pub(crate) fn wasm_target() -> Result<()> {
    let args = ["--print", "target-libdir", "--target", WASM];
    let libraries = run::output(Command::new("rustc").args(args));
    if libraries.is_some_and(|folder| Path::new(folder.trim()).is_dir()) {
        return Ok(());
    }
    note(format!("Rust's {WASM} target is missing: adding it with rustup"));
    run::run(Command::new("rustup").args(["target", "add", WASM])).map_err(|why| {
        format!(
            "{why}.\nRust needs its {WASM} target here. With Rust from https://rustup.rs, \
             `rustup target add {WASM}` adds it; other distributions of Rust have a package for it."
        )
    })
}

/// Makes sure that rustfmt and Clippy are there, which a minimal toolchain lacks.
pub(crate) fn formatter_and_linter() -> Result<()> {
    for (command, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if run::output(run::cargo().args([command, "--version"])).is_some() {
            continue;
        }
        note(format!("{component} is missing: adding it with rustup"));
        run::run(Command::new("rustup").args(["component", "add", component])).map_err(|why| {
            format!(
                "{why}.\nThe tests need {component}. With Rust from https://rustup.rs, \
                 `rustup component add {component}` adds it."
            )
        })?;
    }
    Ok(())
}
