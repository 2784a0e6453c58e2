//! Reading text that may be a game.

use cauce_rules::{GameKind, LineError, LineErrorKind};
use cauce_table::{Controller, LineReader, Link, LinkError, find_link, normalize_line, read_link};
use serde::Serialize;

use crate::{Games, Phrase, Reason};

/// The result of reading a text: the game line as far as it is valid, and the error that ended it.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct ReadLine {
    /// The name of the game, or `None` if the text names no known game.
    pub game: Option<&'static str>,
    /// The valid part of the line in canonical form.
    pub line: String,
    /// The players' names in a link, by seat.
    pub names: Vec<String>,
    /// The controllers of the seats in a link, such as `here computer-3`.
    pub seats: Option<String>,
    /// The unique id of the game in a link, as in the `GameId` tag of its record.
    pub id: Option<String>,
    /// A compressed record, which a link may contain instead of moves.
    pub packed: Option<String>,
    /// The error in the rest of the text.
    pub problem: Option<Phrase>,
}

impl ReadLine {
    /// Reads a game line.
    pub fn from_line(text: &str, games: Games) -> Self {
        Self::from_result(games.read(text).map(|(line, _)| line))
    }

    /// Reads the text after `#` in a link.
    pub fn from_link(fragment: &str, games: Games) -> Self {
        let Link { line, names, seats, id, packed, damage, problem } = read_link(fragment, &games);
        let read = match problem {
            Some(LinkError::Line(error)) => Self::from_result(Err(error)),
            problem => {
                Self { problem: problem.map(|error| error.phrase()), ..Self::from_result(Ok(line)) }
            }
        };
        let seats: Vec<_> = seats.into_iter().map(Controller::name).collect();
        Self {
            names,
            seats: (!seats.is_empty()).then(|| seats.join(" ")),
            id: (!id.is_empty()).then_some(id),
            packed,
            problem: damage.map(|damage| damage.phrase()).or(read.problem),
            ..read
        }
    }

    /// Reads a text that contains a link, or a game line. Returns `None` if the text is neither,
    /// because it names no game.
    pub fn from_any(text: &str, games: Games) -> Option<Self> {
        if let Some(fragment) = find_link(text) {
            return Some(Self::from_link(&fragment, games));
        }
        let line = normalize_line(text);
        let first = line.split(' ').next().unwrap_or_default();
        GameKind::from_name(first).map(|_| Self::from_line(&line, games))
    }

    fn from_result(read: Result<String, Box<LineError>>) -> Self {
        let (line, error) = match read {
            Ok(line) => (line, None),
            Err(error) => (error.read.clone(), Some(error)),
        };
        let is_named = !error.as_ref().is_some_and(|error| {
            matches!(error.kind, LineErrorKind::NoGame | LineErrorKind::UnknownGame)
        });
        let kind = GameKind::from_line(&line).ok().filter(|_| is_named);
        let problem = error.map(|error| error.phrase());
        Self { game: kind.map(GameKind::name), line, problem, ..Self::default() }
    }
}
