//! Starts other programs.

use crate::Result;
use std::ffi::OsString;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Returns the Cargo that runs this program.
pub(crate) fn cargo() -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(crate::paths::root());
    command
}

/// Runs a program with access to the terminal. Returns an error if it fails.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.stdin(Stdio::null()).status().map_err(|why| not_started(command, &why))?;
    if status.success() { Ok(()) } else { Err(failed(command)) }
}

/// Replaces this process by a program, if the system supports that, so that stopping one stops the
/// other.
pub(crate) fn exec(command: &mut Command) -> Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::process::CommandExt;
        let why = command.exec();
        Err(not_started(command, &why))
    }
    #[cfg(not(unix))]
    run(command)
}

/// Runs a program, shows its output and passes each line to `each`. Returns an error if it fails.
pub(crate) fn follow(
    command: &mut Command,
    shown: &mut impl Write,
    mut each: impl FnMut(&str),
) -> Result<()> {
    let started = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
    let mut child = started.map_err(|why| not_started(command, &why))?;
    if let Some(stdout) = child.stdout.take() {
        let mut lines = BufReader::new(stdout);
        let mut line = Vec::new();
        while lines.read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
            // If the terminal is closed, the work continues.
            let _ = shown.write_all(&line);
            each(&String::from_utf8_lossy(&line));
            line.clear();
        }
    }
    let status = child.wait().map_err(|why| why.to_string())?;
    if status.success() { Ok(()) } else { Err(failed(command)) }
}

/// Returns the output of a program; `None` if it does not exist or fails.
pub(crate) fn output(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

fn not_started(command: &Command, why: &std::io::Error) -> String {
    format!("could not start `{}`: {why}", line(command))
}

fn failed(command: &Command) -> String {
    format!("`{}` failed", line(command))
}

/// Formats a command as a user would type it, with the bare name of the program.
fn line(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or(command.get_program());
    std::iter::once(program)
        .chain(command.get_args())
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}

pub(crate) fn path_with(first: impl IntoIterator<Item = PathBuf>) -> Result<OsString> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::join_paths(first.into_iter().chain(std::env::split_paths(&path)))
        .map_err(|why| format!("cannot put a tool on the search path: {why}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn error_messages_show_the_command_as_typed() {
        let mut command = Command::new("/somewhere/bin/rustc");
        command.args(["--print", "no-such-thing"]);
        assert_eq!(failed(&command), "`rustc --print no-such-thing` failed");
    }

    #[test]
    fn a_missing_program_is_an_error_and_has_no_output() {
        let why = run(&mut Command::new("cauce-no-such-program")).unwrap_err();
        assert!(why.starts_with("could not start `cauce-no-such-program`"), "{why}");
        assert_eq!(output(&mut Command::new("cauce-no-such-program")), None);
    }

    #[test]
    fn added_folders_come_first_in_the_search_path() {
        let first = PathBuf::from("first");
        let path = path_with([first.clone()]).unwrap();
        assert_eq!(std::env::split_paths(&path).next(), Some(first));
        assert!(path_with([PathBuf::from(if cfg!(windows) { "a\"b" } else { "a:b" })]).is_err());
    }
}
