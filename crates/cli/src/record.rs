//! `cauce record`: checks and converts records of games.

use std::{
    fmt, fs,
    io::{self, Read as _, Write},
    path::Path,
};

use cauce_cli::terminal::{CommandError, Length, Lines, escaped};
use cauce_rules::{Game, GameKind, GameLine, LineError, LineErrorKind, MAX_LINE_BYTES, with_game};
use cauce_table::{Read, Record, RecordReader};

use crate::args;

pub(crate) fn run(args: &args::Record, out: &mut impl Write) -> Result<(), CommandError> {
    let source = Source(&args.file);
    let wrong = if args.task.from_lines {
        from_lines(&source, out)?
    } else {
        read_records(&source, args.task.to_lines, out)?
    };
    if wrong == 0 { Ok(()) } else { Err(wrong_games(wrong)) }
}

/// A file, or standard input if its name is `-`.
struct Source<'a>(&'a Path);

impl Source<'_> {
    fn is_input(&self) -> bool {
        self.0 == Path::new("-")
    }

    fn open(&self) -> Result<Box<dyn io::Read>, CommandError> {
        if self.is_input() {
            return Ok(Box::new(io::stdin().lock()));
        }
        let file = fs::File::open(self.0).map_err(|error| self.failed(error))?;
        Ok(Box::new(file))
    }

    fn failed(&self, error: io::Error) -> CommandError {
        if self.is_input() {
            CommandError::Input(error)
        } else {
            CommandError::File(self.0.to_owned(), error)
        }
    }

    /// Reports an error and its place on standard error.
    fn report(&self, what: impl fmt::Display) {
        let name = if self.is_input() { "-".into() } else { self.0.to_string_lossy() };
        // If standard error cannot be written, the exit code still shows the failure.
        let _ = writeln!(io::stderr(), "{}", escaped(&format!("{name}:{what}")));
    }
}

fn wrong_games(wrong: usize) -> CommandError {
    CommandError::Other(match wrong {
        1 => "one game is wrong".to_owned(),
        _ => format!("{wrong} games are wrong"),
    })
}

/// Reads records and returns how many are wrong.
fn read_records(
    source: &Source,
    to_lines: bool,
    out: &mut impl Write,
) -> Result<usize, CommandError> {
    let mut bytes = Vec::new();
    source.open()?.read_to_end(&mut bytes).map_err(|error| source.failed(error))?;
    let (mut games, mut wrong) = (0, 0);
    let mut reader = RecordReader::new(&bytes);
    loop {
        let start = reader.checkpoint().offset();
        let Some(heading) = reader.heading() else { break };
        games += 1;
        let read = match heading {
            Ok(heading) => with_game!(heading.kind(), G => main_line(reader.game::<G>(heading))),
            Err(error) => Read { record: None, error: Some(error) },
        };
        let mut good = read.error.is_none();
        if let Some(error) = read.error {
            source.report(&error);
        }
        if let Some(line) = read.record.filter(|_| to_lines) {
            if line.len() > MAX_LINE_BYTES {
                let place = first_line(&bytes, start);
                source.report(format_args!("{place}: {}", LineErrorKind::TooLong));
                good = false;
            } else {
                writeln!(out, "{line}").map_err(CommandError::Output)?;
            }
        }
        wrong += usize::from(!good);
    }
    if !to_lines {
        let plural = if games == 1 { "" } else { "s" };
        writeln!(out, "{games} game{plural}").map_err(CommandError::Output)?;
    }
    Ok(wrong)
}

fn main_line<G: Game>(read: Read<Record<G>>) -> Read<String> {
    Read { record: read.record.map(|record| record.line()), error: read.error }
}

/// Returns the line and column, counted from 1, of the first word at or after a byte offset.
fn first_line(bytes: &[u8], from: usize) -> String {
    let rest = bytes.get(from..).unwrap_or_default();
    let space = rest.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
    let before = bytes.get(..from + space).unwrap_or_default();
    format!("{}:1", 1 + before.iter().filter(|byte| **byte == b'\n').count())
}

/// Reads game lines, prints their records, and returns how many are wrong.
fn from_lines(source: &Source, out: &mut impl Write) -> Result<usize, CommandError> {
    let mut lines = Lines::new(source.open()?);
    let (mut number, mut printed, mut wrong) = (0, 0, 0);
    while let Some((line, length)) = lines.read().map_err(|e| source.failed(e))? {
        number += 1;
        let text = String::from_utf8_lossy(line);
        let record = match length {
            Length::Whole => record(&text).map_err(|error| {
                // Before the first token there is nothing worth keeping.
                let kept = if error.token > 1 { record(&error.read).ok() } else { None };
                (error.to_string(), kept)
            }),
            Length::TooLong => Err((LineErrorKind::TooLong.to_string(), None)),
        };
        let record = record.map_or_else(
            |(reason, kept)| {
                wrong += 1;
                source.report(format_args!("{number}: {reason}"));
                kept
            },
            Some,
        );
        if let Some(record) = record {
            let separator = if printed == 0 { "" } else { "\n" };
            write!(out, "{separator}{record}").map_err(CommandError::Output)?;
            printed += 1;
        }
    }
    Ok(wrong)
}

fn record(line: &str) -> Result<String, Box<LineError>> {
    with_game!(GameKind::from_line(line)?, G => {
        Ok(Record::from(&line.parse::<GameLine<G>>()?).to_string())
    })
}
