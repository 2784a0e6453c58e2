//! `play` and `serve`: the site on this machine.

use crate::args::{Base, Play, Serve};
use crate::report::{headline, say};
use crate::serve::{self, Site};
use crate::{Result, build, paths};
use std::env;
use std::process::{Command, Stdio};

/// Builds the site and serves it until stopped.
pub(crate) fn play(options: &Play) -> Result<()> {
    // A port that is taken is better heard of before the build than after it.
    let listener = serve::listen(options.port)?;
    headline("play: building the game");
    build::site()?;
    let site = serve::start(listener, &paths::dist(), &Base::default())?;
    announce(&site, "Cauce is");
    if !options.no_open {
        open(&site.address);
    }
    site.wait();
    Ok(())
}

/// Serves `dist` as it stands until stopped.
pub(crate) fn serve_dist(options: &Serve) -> Result<()> {
    let listener = serve::listen(options.port)?;
    let dist = paths::dist();
    if !dist.join("index.html").is_file() {
        return Err("there is no dist to serve: `cargo xtask build` writes it".into());
    }
    let site = serve::start(listener, &dist, &options.base)?;
    announce(&site, "dist is served");
    site.wait();
    Ok(())
}

fn announce(site: &Site, what: &str) {
    say(format_args!("\n   {what} at {}\n   Ctrl+C stops it.\n", site.address));
}

/// Shows an address in the user's browser, where there is a screen for one.
fn open(address: &str) {
    let has = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    let mut command = if cfg!(windows) {
        let mut start = Command::new("cmd");
        start.args(["/C", "start", "", address]);
        start
    } else if cfg!(target_os = "macos") {
        let mut open = Command::new("open");
        open.arg(address);
        open
    } else if has("DISPLAY") || has("WAYLAND_DISPLAY") {
        let mut open = Command::new("xdg-open");
        open.arg(address);
        open
    } else {
        return;
    };
    // The address stands on the terminal: where no browser opens, nothing is lost.
    let _ = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}
