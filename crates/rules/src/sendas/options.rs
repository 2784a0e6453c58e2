//! What can be chosen before a game of Sendas.

use std::{fmt, str::FromStr};

use super::{Colour, Ends, Layout, Squares, setups};
use crate::{Fault, OptionsError, Square, error};

/// A piece where it lies at the start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placed {
    /// Where.
    pub square: Square,
    /// On which sides it is open.
    pub ends: Ends,
}

impl Placed {
    /// The same piece on the board turned by half a turn.
    #[must_use]
    pub fn turned(self) -> Self {
        let far = Squares::SIDE - 1;
        let Square { file, rank } = self.square;
        Self {
            square: Square::new(far.saturating_sub(file), far.saturating_sub(rank)),
            ends: self.ends.clockwise(2),
        }
    }
}

impl FromStr for Placed {
    type Err = Fault;

    /// Reads a square and the open ends in the order `NESW`, such as `c1NE`.
    fn from_str(text: &str) -> Result<Self, Fault> {
        let (square, ends) = Square::parse_prefix(text)
            .and_then(|(square, ends)| Some((square, Ends::parse(ends)?)))
            .ok_or_else(|| Fault::NotAPiece(text.to_owned()))?;
        if Squares::only(square).is_empty() {
            return Err(Fault::OffBoard(square));
        }
        Ok(Self { square, ends })
    }
}

impl fmt::Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.square, self.ends)
    }
}

/// The six pieces of one side at the start.
pub type Start = [Placed; 6];

/// The options of a game of Sendas: a starting position that has a name, or one of one's own.
///
/// Whether a start is whole is asked when the game starts, since the options may be set in any
/// order.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// An index into [`setups::SETUPS`], where a name was given.
    setup: Option<usize>,
    white: Option<Start>,
    black: Option<Start>,
}

impl Options {
    /// The name of the starting position; `None` where white has a start of its own.
    pub fn setup(&self) -> Option<&'static str> {
        self.white.is_none().then(|| setups::NAMES[self.setup.unwrap_or_default()])
    }

    /// How a colour starts. Black starts like white, turned by half a turn, unless it has a start
    /// of its own.
    pub fn start(&self, colour: Colour) -> Start {
        let named = setups::SETUPS[self.setup.unwrap_or_default()].1;
        let white = self.white.unwrap_or(named);
        match colour {
            Colour::White => white,
            Colour::Black => self.black.unwrap_or(white.map(Placed::turned)),
        }
    }

    /// How a colour starts, as the options write it.
    pub fn written(&self, colour: Colour) -> String {
        write_start(&self.start(colour))
    }

    /// That the two starts are whole, and lie on distinct squares of the board.
    pub(super) fn check(&self) -> Result<(), OptionsError> {
        if self.setup.is_some() && self.white.is_some() {
            return Err(self.wrong("white", Fault::NotWith("setup")));
        }
        // What is wrong with black where only white was given is white's fault.
        let own = |colour| match colour {
            Colour::Black if self.black.is_some() => "black",
            _ => "white",
        };
        let mut layout = Layout::default();
        for colour in Colour::ALL {
            for placed in self.start(colour) {
                if !layout.put(colour, placed) {
                    return Err(self.wrong(own(colour), Fault::Repeated(placed.square)));
                }
            }
        }
        for colour in Colour::ALL {
            let apart = layout.apart(colour);
            if !apart.is_empty() {
                let fault = Fault::Apart { side: colour.side(), squares: apart.to_string() };
                return Err(self.wrong(own(colour), fault));
            }
        }
        Ok(())
    }

    fn wrong(&self, key: &'static str, fault: Fault) -> OptionsError {
        OptionsError::Value { key, value: self.text(key).unwrap_or_default(), fault }
    }

    fn text(&self, key: &str) -> Option<String> {
        let start = match key {
            "white" => self.white.as_ref(),
            "black" => self.black.as_ref(),
            _ => None,
        }?;
        Some(write_start(start))
    }
}

impl PartialEq for Options {
    /// Options are equal when they are written alike: a default that was given stands for itself.
    fn eq(&self, other: &Self) -> bool {
        use crate::Options as _;
        Self::KEYS.iter().all(|key| self.get(key) == other.get(key))
    }
}

impl Eq for Options {}

impl crate::Options for Options {
    const KEYS: &'static [&'static str] = &["setup", "white", "black"];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionsError> {
        match key {
            "setup" => self.setup = Some(error::word("setup", value, setups::NAMES)?),
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
                self.setup.filter(|&index| index != 0).map(|_| self.setup())?.map(Into::into)
            }
            "black" if self.black.is_some_and(|black| same(&black, &self.mirrored())) => None,
            _ => self.text(key),
        }
    }
}

impl Options {
    /// How black starts when nothing is said.
    fn mirrored(&self) -> Start {
        self.start(Colour::White).map(Placed::turned)
    }
}

/// Whether two starts are the same, in whatever order the pieces are named.
fn same(one: &Start, other: &Start) -> bool {
    one.iter().all(|piece| other.contains(piece))
}

fn write_start(start: &Start) -> String {
    start.map(|placed| placed.to_string()).join(",")
}

fn read_start(key: &'static str, value: &str) -> Result<Start, OptionsError> {
    let wrong = |fault| OptionsError::Value { key, value: value.to_owned(), fault };
    let mut pieces = Vec::new();
    for text in value.split(',') {
        let placed: Placed = text.parse().map_err(wrong)?;
        if pieces.iter().any(|other: &Placed| other.square == placed.square) {
            return Err(wrong(Fault::Repeated(placed.square)));
        }
        pieces.push(placed);
    }
    pieces.try_into().map_err(|_| wrong(Fault::Pieces { count: 6 }))
}
