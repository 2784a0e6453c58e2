//! The build of the site, begun while the steps before it run: a compiler of one crate after another
//! leaves half of a small machine idle.

use crate::{Result, paths, report, run};
use std::fs::{self, File};
use std::process::{Child, Command, Stdio};

/// What it prints, until its turn comes.
const LOG: &str = "build.log";

/// A build that is under way.
pub(super) struct Beside {
    command: Command,
    child: Child,
}

impl Beside {
    /// Begins it.
    pub(super) fn start() -> Result<Self> {
        let trouble = |why| format!("the build cannot begin: {why}");
        let log = File::create(paths::target()?.join(LOG)).map_err(trouble)?;
        let mut command = Command::new(std::env::current_exe().map_err(trouble)?);
        command.arg("build").current_dir(paths::root()).stdin(Stdio::null());
        command.stdout(log.try_clone().map_err(trouble)?).stderr(log);
        let child = command.spawn().map_err(trouble)?;
        Ok(Self { command, child })
    }

    /// Waits for its end, and shows what it printed.
    pub(super) fn finish(mut self) -> Result<()> {
        let status = self.child.wait().map_err(|why| why.to_string())?;
        let printed = fs::read(paths::target()?.join(LOG)).unwrap_or_default();
        report::say(String::from_utf8_lossy(&printed));
        if status.success() { Ok(()) } else { Err(run::failed(&self.command)) }
    }
}

/// After a step that failed, nobody waits for it.
impl Drop for Beside {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}
