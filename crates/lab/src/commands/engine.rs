//! A client of the Universal Game Interface, for engines as players of a match.

use std::{
    fmt::Display,
    io::{self, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use cauce_cli::terminal::{CommandError, Lines};

pub(crate) struct Engine {
    command: String,
    child: Child,
    input: ChildStdin,
    output: Lines<ChildStdout>,
}

impl Engine {
    /// Starts a program with arguments separated by spaces, and waits until it is ready.
    pub(crate) fn start(command: &str) -> Result<Self, CommandError> {
        let failed = |error: io::Error| failure(command, &error);
        let mut words = command.split_whitespace();
        let mut child = Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(failed(io::ErrorKind::BrokenPipe.into()));
        };
        let mut engine =
            Self { command: command.to_owned(), child, input, output: Lines::new(output) };
        engine.ask("ugi", |line| (line == "ugiok").then_some(()))?;
        engine.ask("isready", |line| (line == "readyok").then_some(()))?;
        Ok(engine)
    }

    /// Asks for a move after these tokens, with the given arguments of `go`.
    pub(crate) fn choose(
        &mut self,
        start: &str,
        tokens: &[String],
        limit: &str,
    ) -> Result<String, CommandError> {
        let moves = if tokens.is_empty() { "" } else { " moves " };
        let question = format!("position fen {start}{moves}{}\ngo {limit}", tokens.join(" "));
        self.ask(&question, |line| {
            line.strip_prefix("bestmove ")
                .map(|rest| rest.split_whitespace().next().unwrap_or_default().to_owned())
        })
    }

    /// Returns the error for an answer that is not a legal move.
    pub(crate) fn refuse(&self, answer: &str) -> CommandError {
        self.failure(&format!("'{answer}' is no legal move"))
    }

    /// Sends a command, and reads lines until `answer` accepts one.
    fn ask<T>(
        &mut self,
        question: &str,
        answer: impl Fn(&str) -> Option<T>,
    ) -> Result<T, CommandError> {
        let broken = |error: io::Error| failure(&self.command, &error);
        let said =
            writeln!(self.input, "{}", question.trim_end()).and_then(|()| self.input.flush());
        match said {
            // An engine that has exited may have left output to read.
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => return Err(broken(error)),
            _ => {}
        }
        loop {
            let Some((line, _)) = self.output.read().map_err(broken)? else {
                return Err(self.failure(&"it has ended"));
            };
            let line = String::from_utf8_lossy(line);
            if let Some(answer) = answer(line.trim()) {
                return Ok(answer);
            }
            if let Some(why) = line.trim().strip_prefix("error ") {
                let why = why.to_owned();
                return Err(self.failure(&why));
            }
        }
    }

    fn failure(&self, why: &dyn Display) -> CommandError {
        failure(&self.command, why)
    }
}

fn failure(command: &str, why: &dyn Display) -> CommandError {
    CommandError::Other(format!("the engine '{command}' failed: {why}"))
}

impl Drop for Engine {
    fn drop(&mut self) {
        // The write fails if the engine has already exited.
        let _ = writeln!(self.input, "quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
