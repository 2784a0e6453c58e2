//! Building the site: Rust to WebAssembly, and all files into `dist`.

use crate::report::{note, say, time};
use crate::tools::{binary, node, rust};
use crate::{Result, first, modules, offline, paths, run, sizes};
use std::fs;
use std::process::Command;
use std::time::Instant;

/// The Rust target of all code that runs in a browser.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Sets up what the build needs beside Rust itself.
pub(crate) fn prepare() -> Result<()> {
    rust::wasm_target()?;
    binary::ensure(&binary::wasm_bindgen()?)?;
    binary::ensure(&binary::trunk())?;
    Ok(())
}

/// The Cargo profile of what visitors fetch.
const PROFILE: &str = "site";

/// Builds the site into `dist`, as visitors get it.
pub(crate) fn site() -> Result<()> {
    assemble()?;
    finish()
}

/// Adds to `dist` what can only be known when all files are there.
fn finish() -> Result<()> {
    let dist = paths::dist();
    modules::hint(&dist)?;
    first::tell(&dist)?;
    offline::seal(&dist)
}

/// Compiles, and lets Trunk put all files into `dist`.
fn assemble() -> Result<()> {
    prepare()?;
    // Trunk would do this too, but shows less of it, and may not fetch libraries: it is told
    // to stay off the network, so that it never looks for tools of its own.
    let web = ["build", "--profile", PROFILE, "--package", "cauce-web", "--target", WASM];
    run::run(run::cargo().args(web))?;
    let folders = [binary::ensure(&binary::wasm_bindgen()?)?, binary::ensure(&binary::trunk())?];
    let path = run::path_with(folders.into_iter().flatten())?;
    let mut trunk = Command::new("trunk");
    trunk
        .args(["--log", "error", "build", "--release", "--cargo-profile", PROFILE, "--offline"])
        .current_dir(paths::root())
        .env("PATH", path)
        .env_remove("NO_COLOR"); // Trunk takes it for an option of its own, and stumbles
    run::run(&mut trunk)
}

/// Builds the site into `dist`, makes its wasm, modules and style sheets smaller where Node is
/// there, and shows what it weighs.
pub(crate) fn optimised() -> Result<()> {
    let start = Instant::now();
    assemble()?;
    let node_is_here = match node::ensure() {
        Ok(()) => true,
        Err(why) => {
            note(format!("wasm-opt, the minifier and the brotli column are left out: {why}"));
            false
        }
    };
    if node_is_here {
        node::packages()?;
        wasm_opt()?;
        run::run(node::command().arg("minify.mjs").arg(paths::dist()))?;
    }
    finish()?;
    say(sizes::of(&paths::dist(), node_is_here)?);
    note(format!("dist is ready, after {}", time(start.elapsed())));
    Ok(())
}

/// Runs Binaryen over the wasm module, in place.
fn wasm_opt() -> Result<()> {
    let module = paths::dist().join("cauce-web_bg.wasm");
    let smaller = module.with_extension("opt");
    // What rustc has not inlined, Binaryen should not either: copies cost more than calls, once
    // compressed.
    let flags = [
        "-O3",
        "--converge",
        "--skip-pass=inlining-optimizing",
        "--strip-producers",
        "--strip-target-features",
    ];
    run::run(node::program("wasm-opt").args(flags).arg(&module).arg("--output").arg(&smaller))?;
    fs::rename(&smaller, &module).map_err(|why| format!("{}: {why}", module.display()))
}
