//! Builds the site: compiles Rust to WebAssembly and collects all files in `dist`.

use crate::report::{headline, note, time};
use crate::tools::{binary, node, rust};
use crate::{Result, first, languages, offline, parts, paths, run};
use std::env;
use std::fs;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

pub(crate) const WASM: &str = "wasm32-unknown-unknown";

const PROFILE: &str = "site";

/// The ports to try if the user chose none.
const PORTS: std::ops::Range<u16> = 8080..8180;

/// Sets up the tools of the build other than Rust. Returns the folders of those that are not on the
/// search path.
pub(crate) fn prepare() -> Result<Vec<PathBuf>> {
    rust::wasm_target()?;
    let tools = [binary::wasm_bindgen()?, binary::trunk()];
    tools.iter().filter_map(|tool| binary::ensure(tool).transpose()).collect()
}

/// Returns the Trunk command that fills `dist`. First builds the page's module, which takes longest.
fn trunk(command: &str) -> Result<Command> {
    let folders = prepare()?;
    // `finish` would build it too, but Trunk hides most of the output.
    module("cauce-web", PROFILE, &[])?;
    let mut trunk = Command::new("trunk");
    trunk
        .args([command, "--offline", "--cargo-profile", PROFILE])
        .args(["--log", "error,trunk::serve=info"])
        .current_dir(paths::root())
        .env("PATH", run::path_with(folders)?)
        .env_remove("NO_COLOR"); // Trunk would take it for one of its options and fail
    Ok(trunk)
}

/// `play`: builds the site and serves it until stopped.
pub(crate) fn play(port: Option<u16>, open: bool) -> Result<()> {
    // Report a port in use before the long build.
    let port = free(port)?;
    headline("play: building the game");
    let mut trunk = trunk("serve")?;
    let open = open && has_screen();
    trunk.args(["--port", &port.to_string(), "--open", &open.to_string()]);
    note(format!("Cauce will be at http://127.0.0.1:{port}/ in a moment; Ctrl+C stops it"));
    run::exec(&mut trunk)
}

/// Whether a browser can open a window here.
fn has_screen() -> bool {
    let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

/// Returns the given port, or else the first free one.
fn free(port: Option<u16>) -> Result<u16> {
    let is_free = |port: &u16| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok();
    match port {
        Some(port) if is_free(&port) => Ok(port),
        Some(port) => Err(format!(
            "port {port} is taken by another program: choose another, or leave it open"
        )),
        None => PORTS
            .clone()
            .find(is_free)
            .ok_or_else(|| format!("no port of {PORTS:?} is free: choose one by --port")),
    }
}

/// `build`: writes the optimised site to `dist`.
pub(crate) fn site() -> Result<()> {
    let start = Instant::now();
    run::run(trunk("build")?.arg("--release"))?;
    note(format!("dist is ready, after {}", time(start.elapsed())));
    Ok(())
}

/// Completes a site that Trunk has staged, before it replaces the previous one. Adds everything that
/// depends on all files. With Node, a release is also minified.
pub(crate) fn finish() -> Result<()> {
    let site = env::var_os("TRUNK_STAGING_DIR").ok_or("it is Trunk that runs this")?;
    let is_release = env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "release");
    let node = node::ensure();
    if let Err(why) = &node {
        note(format!(
            "nothing is made smaller or weighed, and neither licences nor the reference are written: {why}"
        ));
    }
    let with_node = is_release && node.is_ok();
    let script = |script| run::run(node::command(&paths::site()).arg(script).arg(&site));
    page(Path::new(&site))?;
    editor(Path::new(&site))?;
    computer(Path::new(&site))?;
    if with_node {
        node::packages(&paths::site())?;
        script("strip-panics.mjs")?;
        script("merge-chunks.mjs")?;
    }
    parts::report(Path::new(&site))?;
    first::report(Path::new(&site))?;
    languages::report(Path::new(&site))?;
    if node.is_ok() {
        script("reference.mjs")?;
    }
    if with_node {
        script("minify.mjs")?;
    }
    if node.is_ok() {
        script("licences.mjs")?;
    }
    offline::seal(Path::new(&site))?;
    if with_node { script("weights.mjs") } else { Ok(()) }
}

/// Builds a package as a wasm module and returns its path.
fn module(package: &str, profile: &str, flags: &[&str]) -> Result<PathBuf> {
    let what = ["--package", package, "--profile", profile, "--target", WASM];
    run::run(run::cargo().arg("build").args(what).args(flags))?;
    let file = format!("{}.wasm", package.replace('-', "_"));
    Ok(paths::target()?.join(WASM).join(profile).join(file))
}

/// Adds the page's module, optimised for size, and its parts for single games.
fn page(site: &Path) -> Result<()> {
    let module = module("cauce-web", PROFILE, &[])?;
    let main = parts::take(&module, site)?;
    // The parts use the memory and the function table of the main module.
    bindgen(&main, site, "cauce-web", &["--keep-lld-exports"])
}

/// Adds the module of the position editor, which is fetched only when the editor is opened.
fn editor(site: &Path) -> Result<()> {
    let module = module("cauce-web", "editor", &["--features", "editor"])?;
    bindgen(&module, site, "cauce-editor", &[])
}

/// Adds the module of the computer players, which is optimised for speed and fetched on demand. With
/// 128-bit vectors, Tayü is searched twice as fast, because positions are copied in larger pieces.
fn computer(site: &Path) -> Result<()> {
    let vectors = r#"target.wasm32-unknown-unknown.rustflags=["-Ctarget-feature=+simd128"]"#;
    let module = module("cauce-worker", "release", &["--config", vectors])?;
    bindgen(&module, site, "cauce-worker", &[])
}

fn bindgen(module: &Path, site: &Path, name: &str, flags: &[&str]) -> Result<()> {
    let form = ["--target", "web", "--out-name", name, "--out-dir"];
    run::run(Command::new("wasm-bindgen").args(flags).args(form).arg(site).arg(module))?;
    // The types of internal functions, which only the generated script calls.
    let inner = site.join(format!("{name}_bg.wasm.d.ts"));
    fs::remove_file(&inner).map_err(|why| format!("{}: {why}", inner.display()))
}

/// `package`: makes the npm package from `dist`, which it builds first by default, and packs
/// the crate of the rules.
pub(crate) fn package(no_build: bool) -> Result<()> {
    node::packages(&paths::site())?;
    if !no_build {
        site()?;
    }
    headline("package: the element for npm");
    paths::built()?;
    run::run(node::command(&paths::site()).arg("package.mjs"))?;
    headline("package: the rules for crates.io");
    run::run(run::cargo().args([
        "package",
        "--package",
        "cauce-rules",
        "--allow-dirty",
        "--target-dir",
        "target",
    ]))?;
    let path = run::path_with(prepare()?)?;
    run::run(node::command(&paths::site()).arg("provenance.mjs").env("PATH", path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_port_is_an_error_only_if_it_was_requested() {
        let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = taken.local_addr().unwrap().port();
        let why = free(Some(port)).unwrap_err();
        assert!(why.contains(&port.to_string()) && why.contains("taken"), "{why}");
        let first = free(None).unwrap();
        let held = TcpListener::bind((Ipv4Addr::LOCALHOST, first));
        assert!(held.is_err() || free(None).unwrap() > first);
    }
}
