use alloc::{
    borrow::ToOwned,
    string::{String, ToString},
    vec::Vec,
};
use core::hash::{Hash, Hasher};

use super::{Colour, Cut, PIECES, Piece, Placed, Position, Setup, Squares, Start};
use crate::{Options as _, OptionsError, ValueError, error};

/// The options of a game of Sendas: a named start or a custom start.
///
/// ```
/// use cauce_rules::{Game, Options as _, sendas::{Colour, Options, Position, Setup}};
///
/// let edge = Position::start(&Options::named(Setup::Edge))?;
///
/// // The same position as a custom start:
/// let own = Options::with_start(Setup::Edge.start(Colour::White), None)?;
/// assert_eq!(Position::start(&own)?, edge);
///
/// // Options may be set in any order, so only `start` checks that they are consistent.
/// let mut options = Options::default();
/// options.set("white", "c1NE,d1EW,e1NEW,f1EW,g1NW,a9NESW")?;
/// let error = Position::start(&options).unwrap_err();
/// assert_eq!(error.to_string(), "'white' leaves white in parts: a9 would not be linked to the rest");
/// # Ok::<(), cauce_rules::OptionsError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The named start, if given.
    setup: Option<Setup>,
    white: Option<Start>,
    black: Option<Start>,
}

impl Options {
    /// Returns the options with a named start.
    ///
    /// ```
    /// use cauce_rules::sendas::{Options, Setup};
    ///
    /// assert_eq!(Options::named(Setup::Classic), Options::default());
    /// assert_eq!(Options::named(Setup::Clash).setup(), Some(Setup::Clash));
    /// ```
    pub const fn named(setup: Setup) -> Self {
        Self { setup: Some(setup), white: None, black: None }
    }

    /// Returns the options with a custom start. By default, black starts like white, turned by half
    /// a turn.
    ///
    /// ```
    /// use cauce_rules::sendas::{Colour, Options, Setup};
    ///
    /// // White is close to the edge, black in the middle.
    /// let white = Setup::Edge.start(Colour::White);
    /// let black = Setup::Compact.start(Colour::Black);
    /// let options = Options::with_start(white, Some(black))?;
    /// assert_eq!(options.written(Colour::Black), "f7SW,e7NESW,d7ES,f6NS,e6NEW,d6NS");
    ///
    /// // Two pieces on one square:
    /// let mut wrong = white;
    /// wrong[0] = wrong[1];
    /// let error = Options::with_start(wrong, None).unwrap_err();
    /// assert_eq!(error.to_string(), "'white' names d1 twice");
    /// # Ok::<(), cauce_rules::OptionsError>(())
    /// ```
    ///
    /// # Errors
    /// Returns an error if two pieces share a square, a piece is off the board, or the pieces of a
    /// colour are not connected.
    pub fn with_start(white: Start, black: Option<Start>) -> Result<Self, OptionsError> {
        let options = Self { setup: None, white: Some(white), black };
        options.position().map(|_| options)
    }

    /// Returns the named start, or `None` if a colour has a custom start.
    pub fn setup(&self) -> Option<Setup> {
        (self.white.is_none() && !self.has_own_black()).then(|| self.setup.unwrap_or_default())
    }

    /// Returns the start of a colour. By default, black starts like white, turned by half a turn.
    pub fn start(&self, colour: Colour) -> Start {
        let white =
            self.white.unwrap_or_else(|| self.setup.unwrap_or_default().start(Colour::White));
        match colour {
            Colour::White => white,
            Colour::Black => self.black.unwrap_or(white.map(Placed::turned)),
        }
    }

    /// Returns the start of a colour as written in a game line.
    ///
    /// ```
    /// use cauce_rules::sendas::{Colour, Options};
    ///
    /// let written = Options::default().written(Colour::White);
    /// assert_eq!(written, "c1NE,d1EW,e1NEW,f1EW,g1NW,e2NESW");
    /// ```
    pub fn written(&self, colour: Colour) -> String {
        write_start(&self.start(colour))
    }

    pub(super) fn position(&self) -> Result<Position, OptionsError> {
        if self.setup.is_some() && self.white.is_some() {
            return Err(self.wrong(Colour::White, ValueError::NotWith("setup")));
        }
        let mut position = Position::empty(Colour::White);
        for colour in Colour::ALL {
            for Placed { square, ends } in self.start(colour) {
                let place = Squares::only(square);
                if place.is_empty() || position.occupied().meets(place) {
                    let reason =
                        if place.is_empty() { ValueError::OffBoard } else { ValueError::Repeated };
                    return Err(self.wrong(colour, reason(square)));
                }
                position.add(place, Piece { colour, ends, wildcard: false });
            }
        }
        match Cut::find(Colour::White, |colour| position.apart(colour)) {
            None => Ok(position),
            Some(Cut { colour, pieces }) => {
                let squares = pieces.to_string();
                Err(self.wrong(colour, ValueError::Apart { side: colour.side(), squares }))
            }
        }
    }

    /// Returns the error for a fault in the start of a colour. A fault of black is reported for
    /// `white` if only that was given.
    fn wrong(&self, colour: Colour, reason: ValueError) -> OptionsError {
        let key = match colour {
            Colour::Black if self.black.is_some() => "black",
            _ => "white",
        };
        OptionsError::Value { key, value: self.own(key).unwrap_or_default(), reason }
    }

    fn own(&self, key: &str) -> Option<String> {
        let start = match key {
            "white" => self.white.as_ref(),
            "black" => self.black.as_ref(),
            _ => None,
        };
        start.map(write_start)
    }

    /// Returns whether black's start differs from white's turned by half a turn.
    fn has_own_black(&self) -> bool {
        let turned = self.start(Colour::White).map(Placed::turned);
        self.black.is_some_and(|black| !is_same_start(&black, &turned))
    }

    fn texts(&self) -> impl Iterator<Item = Option<String>> {
        Self::KEYS.iter().map(|key| self.get(key))
    }
}

/// Compares the options as they are written, so defaults may be given explicitly.
impl PartialEq for Options {
    fn eq(&self, other: &Self) -> bool {
        self.texts().eq(other.texts())
    }
}

impl Eq for Options {}

impl Hash for Options {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.texts().for_each(|text| text.hash(state));
    }
}

impl crate::Options for Options {
    const KEYS: &'static [&'static str] = &["setup", "white", "black"];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionsError> {
        match key {
            "setup" => {
                let index = error::word("setup", value, Setup::NAMES)?;
                self.setup = Setup::ALL.get(index).copied();
            }
            "white" => self.white = Some(read_start("white", value)?),
            "black" => self.black = Some(read_start("black", value)?),
            _ => {
                return Err(OptionsError::UnknownKey { key: key.to_owned(), known: Self::KEYS });
            }
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        match key {
            "setup" => {
                let setup = self.setup.filter(|&setup| setup != Setup::default())?;
                Some(setup.name().to_owned())
            }
            "black" if !self.has_own_black() => None,
            _ => self.own(key),
        }
    }
}

/// Returns whether two starts have the same pieces, in any order.
fn is_same_start(one: &Start, other: &Start) -> bool {
    one.iter().all(|piece| other.contains(piece))
}

fn write_start(start: &Start) -> String {
    start.map(|placed| placed.to_string()).join(",")
}

fn read_start(key: &'static str, value: &str) -> Result<Start, OptionsError> {
    let wrong = |reason| OptionsError::Value { key, value: value.to_owned(), reason };
    let mut pieces = Vec::new();
    for text in value.split(',') {
        let placed: Placed = text.parse().map_err(wrong)?;
        if pieces.iter().any(|other: &Placed| other.square == placed.square) {
            return Err(wrong(ValueError::Repeated(placed.square)));
        }
        pieces.push(placed);
    }
    pieces.try_into().map_err(|_| wrong(ValueError::Pieces { count: PIECES as u32 }))
}
