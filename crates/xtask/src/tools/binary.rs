//! Trunk and wasm-bindgen: programs in Rust that are taken from the search path, or from the
//! cache that all clones share, or fetched prebuilt into it, or built into it.

use super::{fetch, lockfile, rust};
use crate::report::note;
use crate::{Result, paths, run};
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A program to have, in one version.
pub(crate) struct Tool {
    /// The name of the tool and of its main program.
    name: &'static str,
    version: String,
    /// What is published on crates.io.
    package: &'static str,
    programs: &'static [&'static str],
    /// How `cargo install` is told to go about it.
    install_flags: &'static [&'static str],
    /// A tool that runs for a moment at each build is better built fast than built to be fast.
    opt_level: &'static str,
    /// How long it takes to build, for those who wait.
    patience: &'static str,
    /// Where its authors publish it for a platform, if they do.
    prebuilt: fn(version: &str, host: &str) -> Option<String>,
}

/// Trunk puts the page together. Newer series need a newer Rust than this repository asks for.
pub(crate) fn trunk() -> Tool {
    Tool {
        name: "trunk",
        version: "0.21.14".into(),
        package: "trunk",
        programs: &["trunk"],
        // Its own lock file, and without its daily look for updates.
        install_flags: &["--locked", "--no-default-features", "--features", "rustls"],
        opt_level: "0",
        patience: "two minutes or more",
        prebuilt: |version, host| {
            let file = match host {
                "x86_64-unknown-linux-gnu" | "x86_64-unknown-linux-musl" => {
                    "trunk-x86_64-unknown-linux-musl.tar.gz"
                }
                "aarch64-unknown-linux-gnu" | "aarch64-unknown-linux-musl" => {
                    "trunk-aarch64-unknown-linux-musl.tar.gz"
                }
                "x86_64-apple-darwin" => "trunk-x86_64-apple-darwin.tar.gz",
                "aarch64-apple-darwin" => "trunk-aarch64-apple-darwin.tar.gz",
                "x86_64-pc-windows-msvc" => "trunk-x86_64-pc-windows-msvc.zip",
                _ => return None,
            };
            Some(format!("https://github.com/trunk-rs/trunk/releases/download/v{version}/{file}"))
        },
    }
}

/// wasm-bindgen joins Rust and JavaScript, and works only in the very version of its library.
pub(crate) fn wasm_bindgen() -> Result<Tool> {
    Ok(Tool {
        name: "wasm-bindgen",
        version: lockfile::version("wasm-bindgen")?,
        package: "wasm-bindgen-cli",
        programs: &["wasm-bindgen", "wasm-bindgen-test-runner"],
        install_flags: &["--bin", "wasm-bindgen", "--bin", "wasm-bindgen-test-runner"],
        opt_level: "1",
        patience: "a minute or more",
        prebuilt: |version, host| {
            let platform = match host {
                "x86_64-unknown-linux-gnu" | "x86_64-unknown-linux-musl" => {
                    "x86_64-unknown-linux-musl"
                }
                "aarch64-unknown-linux-gnu" | "aarch64-unknown-linux-musl" => {
                    "aarch64-unknown-linux-musl"
                }
                "x86_64-apple-darwin" | "aarch64-apple-darwin" | "x86_64-pc-windows-msvc" => host,
                _ => return None,
            };
            let file = format!("wasm-bindgen-{version}-{platform}.tar.gz");
            let site = "https://github.com/wasm-bindgen/wasm-bindgen/releases/download";
            Some(format!("{site}/{version}/{file}"))
        },
    })
}

/// Finds or fetches a tool. Says in which folder its programs are, or nothing where they are
/// on the search path.
pub(crate) fn ensure(tool: &Tool) -> Result<Option<PathBuf>> {
    if tool.works_in(None) {
        return Ok(None);
    }
    let cache = paths::cache()?;
    let home = cache.join(format!("{}-{}", tool.name, tool.version));
    let programs = home.join("bin");
    if tool.works_in(Some(&programs)) {
        return Ok(Some(programs));
    }

    note(format!("{} {} is not here yet: setting it up, once", tool.name, tool.version));
    let trouble = |why| format!("the tool cache {}: {why}", cache.display());
    fs::create_dir_all(&cache).map_err(trouble)?;
    let _held = lock(&cache.join("lock")).map_err(trouble)?;
    if tool.works_in(Some(&programs)) {
        return Ok(Some(programs)); // another clone was at it
    }
    // Everything happens in a folder beside; what stands under the right name is whole.
    let partial = cache.join(format!("{}-{}.partial", tool.name, tool.version));
    fetch::clear(&partial).map_err(trouble)?;
    if let Err(why) = download(tool, &partial) {
        note(format!("no prebuilt one ({why}): building it, which takes {}", tool.patience));
        fetch::clear(&partial).map_err(trouble)?;
        build(tool, &cache, &partial).map_err(|why| tool.out_of_reach(&why))?;
    }
    fetch::clear(&home).map_err(trouble)?;
    fs::rename(&partial, &home).map_err(trouble)?;
    note(format!("{} {} is now in {}", tool.name, tool.version, programs.display()));
    Ok(Some(programs))
}

impl Tool {
    /// Whether all programs run, and in the right version: those in a folder, or those on the
    /// search path.
    fn works_in(&self, folder: Option<&Path>) -> bool {
        self.programs.iter().all(|program| {
            let path = folder.map_or_else(|| PathBuf::from(program), |it| it.join(program));
            run::output(Command::new(path).arg("--version"))
                .is_some_and(|said| self.is_named_by(&said))
        })
    }

    /// Reads what `--version` says: a name, a version, and perhaps more.
    fn is_named_by(&self, said: &str) -> bool {
        said.split_whitespace().nth(1) == Some(&self.version)
    }

    fn out_of_reach(&self, why: &str) -> String {
        let mut by_hand = vec!["cargo", "install", self.package, "--version", &self.version];
        by_hand.extend(self.install_flags);
        format!(
            "{why}.\n{} {} could be neither downloaded nor built: the lines above say why; often \
             it is the network.\nIt can also be installed by hand: {}",
            self.name,
            self.version,
            by_hand.join(" ")
        )
    }

    fn install_command(&self) -> Command {
        let mut command = run::cargo();
        command.args(["install", self.package, "--version", &self.version]);
        command.args(self.install_flags);
        command
    }
}

/// Keeps other clones from setting up tools at the same time, for as long as the file is held.
fn lock(path: &Path) -> std::io::Result<File> {
    let file = File::create(path)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            note("waiting for another clone that is setting up its tools");
            file.lock()?;
        }
        Err(TryLockError::Error(why)) => return Err(why),
    }
    Ok(file)
}

/// Fetches a prebuilt tool, and says why where there is none.
fn download(tool: &Tool, partial: &Path) -> Result<()> {
    let host = rust::host().ok_or("rustc does not name its platform")?;
    let url = (tool.prebuilt)(&tool.version, &host)
        .ok_or_else(|| format!("its authors publish none for {host}"))?;
    let (programs, unpacked) = (partial.join("bin"), partial.join("unpacked"));
    fetch::unpacked(&url, &unpacked)?;
    let trouble = |why: std::io::Error| why.to_string();
    fs::create_dir_all(&programs).map_err(trouble)?;
    // Some archives hold the programs as they are, some in a folder of the archive's name.
    let entries = fs::read_dir(&unpacked).map_err(trouble)?;
    let mut folders: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    folders.push(unpacked.clone());
    for program in tool.programs {
        let file = format!("{program}{}", std::env::consts::EXE_SUFFIX);
        let found = folders.iter().map(|folder| folder.join(&file)).find(|path| path.is_file());
        let found = found.ok_or_else(|| format!("the archive has no {file}"))?;
        fs::rename(found, programs.join(file)).map_err(trouble)?;
    }
    fs::remove_dir_all(&unpacked).map_err(trouble)?;
    if tool.works_in(Some(&programs)) {
        Ok(())
    } else {
        Err("the published one does not run here".into())
    }
}

fn build(tool: &Tool, cache: &Path, partial: &Path) -> Result<()> {
    let programs = partial.join("bin");
    let mut install = tool.install_command();
    install
        .arg("--no-track")
        .arg("--root")
        .arg(partial)
        // Away from this repository's settings and target folder: the tool is for all clones.
        .current_dir(cache)
        .env_remove("CARGO_TARGET_DIR")
        .env_remove("CARGO_BUILD_TARGET")
        // Cargo would warn that nobody finds the programs where they are.
        .env("PATH", run::path_with([programs.clone()])?)
        // The authors ask for whole-program optimisation, which takes the longest by far.
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", tool.opt_level);
    run::run(&mut install)?;
    if tool.works_in(Some(&programs)) {
        return Ok(());
    }
    Err(format!("{} was built, but does not run", tool.name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_fits_exactly_or_not_at_all() {
        let trunk = trunk();
        assert!(trunk.is_named_by("trunk 0.21.14\n"));
        assert!(trunk.is_named_by("trunk 0.21.14 (build 7)"));
        for said in ["trunk 0.21.140", "trunk 0.21", "trunk", "", "0.21.14"] {
            assert!(!trunk.is_named_by(said), "{said:?}");
        }
    }

    #[test]
    fn published_archives_are_known_for_the_usual_platforms() {
        let bindgen = wasm_bindgen().unwrap();
        for host in [
            "x86_64-unknown-linux-gnu",
            "aarch64-unknown-linux-gnu",
            "x86_64-apple-darwin",
            "aarch64-apple-darwin",
            "x86_64-pc-windows-msvc",
        ] {
            for tool in [&trunk(), &bindgen] {
                let url = (tool.prebuilt)(&tool.version, host).unwrap();
                assert!(url.contains(&tool.version) && url.contains(&host[..6]), "{url}");
            }
        }
        assert_eq!((trunk().prebuilt)("1", "sparc64-unknown-linux-gnu"), None);
    }

    #[test]
    fn a_tool_that_is_not_there_does_not_work() {
        assert!(!trunk().works_in(Some(Path::new("no/such/folder"))));
    }
}
