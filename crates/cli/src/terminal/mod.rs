//! Arguments, pipes, exit codes and text that is fit for a terminal.

mod escape;
mod lines;

pub use escape::escaped;
pub use lines::{Length, Lines};

use std::{
    io::{self, BufWriter, ErrorKind, StdoutLock, Write},
    path::PathBuf,
    process::ExitCode,
};

use cauce_rules::LineError;

/// What commands write to.
pub type Output = BufWriter<StdoutLock<'static>>;

/// Runs a program that is called by this name: reads its arguments, and ends with 0 where all is
/// done, also when the reader of the output closed the pipe early; 1 where something failed, which
/// standard error says; 2 where it was called wrongly.
pub fn main<A: clap::Parser>(
    name: &str,
    run: impl FnOnce(A, &mut Output) -> Result<(), CommandError>,
) -> ExitCode {
    let args = match read::<A>(name) {
        Ok(args) => args,
        Err(error) => return explain(&error),
    };
    let mut out = BufWriter::new(io::stdout().lock());
    match run(args, &mut out).and_then(|()| out.flush().map_err(CommandError::Output)) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of the answers has read enough.
        Err(CommandError::Output(error)) if error.kind() == ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(failure) => {
            // If even this cannot be written, the exit code still says it.
            let _ = writeln!(io::stderr(), "{name}: {}", escaped(&failure.to_string()));
            ExitCode::FAILURE
        }
    }
}

/// Reads the arguments of a program whose help ends with the exit codes.
fn read<A: clap::Parser>(name: &str) -> Result<A, clap::Error> {
    let mut command = A::command().after_help(format!(
        "\
Exit codes:
  0  done, also when the reader of the output closed the pipe early
  1  a game line or a record is wrong, or input or output failed; standard error says why
  2  the command was called wrongly

`{name} COMMAND --help` explains a command with examples."
    ));
    let matches = command.try_get_matches_from_mut(std::env::args_os())?;
    A::from_arg_matches(&matches).map_err(|error| error.format(&mut command))
}

/// Shows the help that was asked for, with code 0, or what is wrong with the arguments, with code 2.
fn explain(error: &clap::Error) -> ExitCode {
    let text: String =
        error.to_string().lines().map(|line| escaped(line).into_owned() + "\n").collect();
    // If this cannot be written, the exit code still says it.
    let _ = match error.use_stderr() {
        true => io::stderr().write_all(text.as_bytes()),
        false => io::stdout().write_all(text.as_bytes()),
    };
    if error.use_stderr() { ExitCode::from(2) } else { ExitCode::SUCCESS }
}

/// Why a command could not do its work.
#[derive(Debug, thiserror::Error)]
pub enum CommandError {
    /// The game line is wrong.
    #[error("{0}")]
    Line(#[from] Box<LineError>),
    /// Standard input could not be read.
    #[error("cannot read standard input: {0}")]
    Input(io::Error),
    /// Standard output could not be written.
    #[error("cannot write standard output: {0}")]
    Output(io::Error),
    /// The file could not be read.
    #[error("cannot read {path}: {1}", path = .0.display())]
    File(PathBuf, io::Error),
    /// Anything that only one command knows of, as a sentence.
    #[error("{0}")]
    Other(String),
}

/// The most seconds that anything may be asked to take: a day.
const MAX_SECONDS: f64 = 86_400.0;

/// Reads an argument that is a number of seconds.
///
/// # Errors
/// What can be written.
pub fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.0..=MAX_SECONDS).contains(&seconds) => Ok(seconds),
        _ => Err(format!("write a number of seconds from 0 to {MAX_SECONDS}, such as 2 or 0.5")),
    }
}

/// Reads an argument that is the seed of random numbers.
///
/// # Errors
/// What can be written.
pub fn seed(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("write a whole number from 0 to {}, such as 1", u64::MAX))
}
