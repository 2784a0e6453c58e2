//! Command-line arguments, pipes, exit codes and safe terminal output.

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

/// Buffered standard output.
pub type Output = BufWriter<StdoutLock<'static>>;

/// Runs a program: parses its arguments and returns its exit code. The code is 0 if the program
/// succeeds, or if the reader of its output closes the pipe early. It is 1 if the program fails, with
/// the reason on standard error, and 2 if the arguments are wrong.
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
        // The reader has closed the pipe, which is no failure.
        Err(CommandError::Output(error)) if error.kind() == ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(failure) => {
            // If standard error cannot be written, the exit code still shows the failure.
            let _ = writeln!(io::stderr(), "{name}: {}", escaped(&failure.to_string()));
            ExitCode::FAILURE
        }
    }
}

/// Parses the arguments. The help ends with the exit codes.
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

/// Prints the help with code 0, or an error in the arguments with code 2.
fn explain(error: &clap::Error) -> ExitCode {
    let text: String =
        error.to_string().lines().map(|line| escaped(line).into_owned() + "\n").collect();
    // If this cannot be written, the exit code still shows the result.
    let _ = match error.use_stderr() {
        true => io::stderr().write_all(text.as_bytes()),
        false => io::stdout().write_all(text.as_bytes()),
    };
    if error.use_stderr() { ExitCode::from(2) } else { ExitCode::SUCCESS }
}

/// The error of a command.
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
    /// Any other error, as a sentence.
    #[error("{0}")]
    Other(String),
}

/// Maximum number of seconds that an argument may ask for: one day.
const MAX_SECONDS: f64 = 86_400.0;

/// Parses a number of seconds.
///
/// # Errors
/// Returns a message for the user if the number is not valid.
pub fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.0..=MAX_SECONDS).contains(&seconds) => Ok(seconds),
        _ => Err(format!("write a number of seconds from 0 to {MAX_SECONDS}, such as 2 or 0.5")),
    }
}

/// Parses a seed of random numbers.
///
/// # Errors
/// Returns a message for the user if the number is not valid.
pub fn seed(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("write a whole number from 0 to {}, such as 1", u64::MAX))
}
