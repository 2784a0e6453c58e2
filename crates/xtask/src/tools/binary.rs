//! Trunk and wasm-bindgen. They are taken from the search path or from the cache that all clones share.
//! If they are missing, Cargo builds them into the cache, and verifies all sources that it fetches.

use crate::report::note;
use crate::{Result, paths, run};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

pub(crate) struct Tool {
    /// The name of the package on crates.io.
    package: &'static str,
    version: String,
    programs: &'static [&'static str],
    install_flags: &'static [&'static str],
    /// The level of optimisation. Tools that run briefly in each build should rather compile fast.
    opt_level: &'static str,
    /// An estimate of the build time, shown to the user.
    patience: &'static str,
}

/// Trunk builds the site. Newer series need a newer Rust than this repository requires.
pub(crate) fn trunk() -> Tool {
    Tool {
        package: "trunk",
        version: "0.21.14".into(),
        programs: &["trunk"],
        // Use its lock file, and leave out its daily check for updates.
        install_flags: &["--locked", "--no-default-features", "--features", "rustls"],
        opt_level: "0",
        patience: "three minutes or more",
    }
}

/// wasm-bindgen joins Rust and JavaScript. Its version must equal that of the library.
pub(crate) fn wasm_bindgen() -> Result<Tool> {
    // For example `registry+https://github.com/rust-lang/crates.io-index#wasm-bindgen@0.2.130`.
    let id = run::output(run::cargo().args(["pkgid", "wasm-bindgen"]));
    let version = id.as_deref().and_then(|id| id.trim().rsplit_once('@'));
    let (_, version) = version.ok_or("Cargo.lock names no version of wasm-bindgen")?;
    Ok(Tool {
        package: "wasm-bindgen-cli",
        version: version.into(),
        programs: &["wasm-bindgen", "wasm-bindgen-test-runner"],
        install_flags: &["--bin", "wasm-bindgen", "--bin", "wasm-bindgen-test-runner"],
        opt_level: "1",
        patience: "two minutes or more",
    })
}

/// Finds or builds a tool. Returns the folder of its programs; `None` if they are on the search path.
pub(crate) fn ensure(tool: &Tool) -> Result<Option<PathBuf>> {
    if tool.works_in(None) {
        return Ok(None);
    }
    let cache = paths::cache()?;
    let home = cache.join(format!("{}-{}", tool.programs[0], tool.version));
    let programs = home.join("bin");
    if tool.works_in(Some(&programs)) {
        return Ok(Some(programs));
    }
    let trouble = |why| format!("the tool cache {}: {why}", cache.display());
    fs::create_dir_all(&cache).map_err(trouble)?;
    // The lock is held to the end, so that no other clone builds the same tool at the same time.
    let lock = File::create(cache.join("lock")).map_err(trouble)?;
    if lock.try_lock().is_err() {
        note("waiting for another clone that is setting up its tools");
        lock.lock().map_err(trouble)?;
    }
    if !tool.works_in(Some(&programs)) {
        let Tool { package, version, patience, .. } = tool;
        note(format!("{package} {version} is not here yet: building it, which takes {patience}"));
        tool.build(&cache, &home).map_err(|why| tool.out_of_reach(&why))?;
        note(format!("{package} {version} is now in {}", programs.display()));
    }
    Ok(Some(programs))
}

impl Tool {
    /// Whether all programs run and have the right version, in a folder or on the search path.
    fn works_in(&self, folder: Option<&Path>) -> bool {
        self.programs.iter().all(|program| {
            let path = folder.map_or_else(|| PathBuf::from(program), |it| it.join(program));
            run::output(Command::new(path).arg("--version"))
                .is_some_and(|said| self.is_named_by(&said))
        })
    }

    /// Whether the output of `--version`, a name and a version, names this version.
    fn is_named_by(&self, said: &str) -> bool {
        said.split_whitespace().nth(1) == Some(&self.version)
    }

    fn out_of_reach(&self, why: &str) -> String {
        let Self { package, version, install_flags, .. } = self;
        format!(
            "{why}.\nThe lines above say why; often it is the network. It can also be installed by \
             hand: cargo install {package} --version {version} {}",
            install_flags.join(" ")
        )
    }

    fn build(&self, cache: &Path, home: &Path) -> Result<()> {
        let mut install = run::cargo();
        install
            .args(["install", self.package, "--version", &self.version])
            .args(self.install_flags)
            .args(["--force", "--root"])
            .arg(home)
            // Outside this repository, so that its settings do not affect a tool for all clones.
            .current_dir(cache)
            .env_remove("CARGO_TARGET_DIR")
            .env_remove("CARGO_BUILD_TARGET")
            // Otherwise Cargo would warn that the programs are not on the search path.
            .env("PATH", run::path_with([home.join("bin")])?)
            // The authors enable link-time optimisation, which would take most of the build time.
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", self.opt_level);
        run::run(&mut install)?;
        let works = self.works_in(Some(&home.join("bin")));
        if works { Ok(()) } else { Err(format!("{} was built, but does not run", self.package)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_exact_version_of_a_tool_is_accepted() {
        let trunk = trunk();
        assert!(trunk.is_named_by("trunk 0.21.14\n"));
        assert!(trunk.is_named_by("trunk 0.21.14 (build 7)"));
        for said in ["trunk 0.21.140", "trunk 0.21", "trunk", "", "0.21.14"] {
            assert!(!trunk.is_named_by(said), "{said:?}");
        }
        assert!(!trunk.works_in(Some(Path::new("no/such/folder"))));
    }

    #[test]
    fn the_version_of_wasm_bindgen_is_read_from_the_lock_file() {
        assert!(wasm_bindgen().unwrap().version.starts_with("0.2."));
    }
}
