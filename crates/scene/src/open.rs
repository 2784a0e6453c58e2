//! Where text comes in: game lines, choices, saved tables and records of any game become sessions.

use cauce_rules::{Game, GameKind, GameLine, LineError, LineFault, OptionsError, with_game};
use cauce_table::{
    Controller, Dealer, Link, LinkError, Read, RecordReader, SaveError, Saved, Setup, Table,
    fragment_of, read_line, read_link,
};
use serde::Serialize;

use crate::{Keyboard, Keys, Phrase, Picture, Reason, Session, SetupView, setup::Form};

/// A game that can be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GameView {
    /// The name.
    pub name: &'static str,
    /// The seats of a game with default options.
    pub seats: u8,
    /// What the keys do in this game only.
    pub keys: &'static [Keys],
}

/// All games, in the order in which they are offered.
pub fn games() -> Vec<GameView> {
    fn seats<G: Game>() -> u8 {
        GameLine::<G>::fresh().start().seats()
    }
    let view = |&kind: &GameKind| {
        with_game!(kind, G => GameView {
            name: kind.name(),
            seats: seats::<G>(),
            keys: <G as Keyboard>::KEYS,
        })
    };
    GameKind::ALL.iter().map(view).collect()
}

/// A session with the game of a line. Names are given by seat.
///
/// # Errors
/// Where and why the line cannot be read.
pub fn open(line: &str, names: &[String], dealer: Dealer) -> Result<Session, Box<LineError>> {
    with_game!(GameKind::of_line(line)?, G => {
        Ok(Session::new(Table::<G>::new(&line.parse()?, names, dealer)))
    })
}

/// A session with the game of a line that is shown and not played: nothing is drawn by lot.
///
/// # Errors
/// Where and why the line cannot be read.
pub fn show(line: &str, dealer: Dealer) -> Result<Session, Box<LineError>> {
    with_game!(GameKind::of_line(line)?, G => {
        Ok(Session::new(Table::<G>::showing(&line.parse()?, dealer)))
    })
}

/// What a game line looks like.
///
/// # Errors
/// Where and why the line cannot be read.
pub fn picture_of(line: &str) -> Result<Picture, Box<LineError>> {
    // A session that only shows a line draws nothing by lot: any seed will do.
    Ok(show(line, Dealer::new(0))?.picture(1.0))
}

/// A session with what was saved. On one that only shows it, no chance is drawn.
///
/// # Errors
/// Why it cannot be read.
pub fn restore(saved: &Saved, dealer: Dealer, draws_chance: bool) -> Result<Session, SaveError> {
    with_game!(saved.kind()?, G => {
        Ok(Session::new(Table::<G>::restore(saved, dealer, draws_chance)?))
    })
}

/// What a page reads of a text: the game line as far as it could be read, and what stopped the
/// reading.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct ReadLine {
    /// The name of the game; none where the text names no game that there is.
    pub game: Option<&'static str>,
    /// The line in canonical form.
    pub line: String,
    /// The names that a link gives, by seat.
    pub names: Vec<String>,
    /// Who moves for the seats, where a link tells: `here computer-3`.
    pub seats: Option<String>,
    /// What tells the game from all others, where a link gives it: the tag `GameId` of its record.
    pub id: Option<String>,
    /// What is wrong with the rest.
    pub problem: Option<Phrase>,
}

impl ReadLine {
    /// Of a game line.
    pub fn of_line(text: &str) -> Self {
        Self::of(read_line(text))
    }

    /// Of the text behind `#` of a link.
    pub fn of_link(fragment: &str) -> Self {
        let Link { line, names, seats, id, problem } = read_link(fragment);
        let read = match problem {
            Some(LinkError::Line(error)) => Self::of(Err(error)),
            problem => Self { problem: problem.map(|error| error.phrase()), ..Self::of(Ok(line)) },
        };
        let seats: Vec<_> = seats.into_iter().map(Controller::name).collect();
        Self {
            names,
            seats: (!seats.is_empty()).then(|| seats.join(" ")),
            id: (!id.is_empty()).then_some(id),
            ..read
        }
    }

    /// Of a link or a game line, whichever it is; `None` where it is neither, as it names no game.
    pub fn of_any(text: &str) -> Option<Self> {
        match fragment_of(text) {
            Some(fragment) => Some(Self::of_link(fragment)),
            None => {
                let first = text.split(' ').next().unwrap_or_default();
                GameKind::from_name(first).map(|_| Self::of_line(text))
            }
        }
    }

    fn of(read: Result<String, Box<LineError>>) -> Self {
        match read {
            Ok(line) => Self {
                game: GameKind::of_line(&line).ok().map(GameKind::name),
                line,
                ..Self::default()
            },
            Err(error) => {
                let is_named = !matches!(error.fault, LineFault::NoGame | LineFault::UnknownGame);
                Self {
                    game: is_named.then(|| error.kind.name()),
                    problem: Some(error.phrase()),
                    line: error.read,
                    ..Self::default()
                }
            }
        }
    }
}

/// The choices of a form: settings and their text.
pub type Choices = [(String, String)];

/// A form with these choices, and what was wrong with the last of those that could not be made.
fn chosen(game: &str, choices: &Choices) -> Result<(Box<dyn Form>, Option<OptionsError>), Phrase> {
    let fault = if game.is_empty() { LineFault::NoGame } else { LineFault::UnknownGame };
    let unknown = || LineError::at_start(GameKind::Snorkels, game, fault).phrase();
    let kind = GameKind::from_name(game).ok_or_else(unknown)?;
    let mut form = with_game!(kind, G => Box::new(Setup::<G>::default()) as Box<dyn Form>);
    let mut problem = None;
    for (key, value) in choices {
        problem = form.set(key, value).err().or(problem);
    }
    Ok((form, problem))
}

/// The form for a new game, as these choices leave it; after one choice more, where one is given.
/// What cannot be chosen changes nothing, and the form's problem says why.
///
/// # Errors
/// That there is no such game.
pub fn form(
    game: &str,
    choices: &Choices,
    more: Option<(&str, &str)>,
) -> Result<SetupView, Phrase> {
    let (mut form, problem) = chosen(game, choices)?;
    let wrong = more.and_then(|(key, value)| form.set(key, value).err());
    Ok(SetupView::new(&*form, wrong.or(problem)))
}

/// A session with a new game.
///
/// # Errors
/// That there is no such game, or what cannot be chosen.
pub fn deal(
    game: &str,
    choices: &Choices,
    names: &[String],
    dealer: Dealer,
    draws_chance: bool,
) -> Result<Session, Phrase> {
    let (form, problem) = chosen(game, choices)?;
    let dealt = problem.map_or_else(|| form.deal(names, dealer, draws_chance), Err);
    dealt.map_err(|error| error.phrase())
}

/// The next game of a text with records, as far as it can be read; `None` after the last. Nothing
/// is drawn by lot before somebody plays it.
pub fn next_record(reader: &mut RecordReader, dealer: Dealer) -> Option<Read<Session>> {
    let heading = match reader.heading()? {
        Ok(heading) => heading,
        Err(error) => return Some(Read { record: None, error: Some(error) }),
    };
    Some(with_game!(heading.kind(), G => {
        let Read { record, error } = reader.game::<G>(heading);
        let shown = |record| Session::new(Table::of_record(record, dealer, false));
        Read { record: record.map(shown), error }
    }))
}
