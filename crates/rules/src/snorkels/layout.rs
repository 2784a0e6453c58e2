//! Positions laid out freely: the door from what an editor or another program has to a position.

use alloc::vec::Vec;
use core::{error::Error, fmt};

use super::{Choice, Colour, End, Options, Position, bits, bits::Bits};
use crate::{Seat, Square};

/// A position as plain data, whether or not a game can come to it.
///
/// [`Position::from_layout`] makes a position of it where it can, and says all that is wrong with
/// it where it cannot; [`Position::layout`] is the way back. The default is the empty board of the
/// boxed game.
///
/// ```
/// use cauce_rules::{Game, Square, snorkels};
/// use snorkels::{Choice, Colour, Layout, LayoutFault, Position};
///
/// let mut layout = Layout {
///     size: 5,
///     purple: vec![Square::new(2, 2), Square::new(2, 3)],
///     green: vec![Square::new(1, 2)],
///     to_place: Colour::Green,
///     choice: Choice::Closed,
///     ..Layout::default()
/// };
/// let game = Position::from_layout(&layout).unwrap();
/// assert_eq!(game.legal().len(), 22);
/// assert_eq!(game.layout(), layout);
///
/// layout.green.push(Square::new(7, 0));
/// let faults = Position::from_layout(&layout).unwrap_err();
/// assert_eq!(faults[0], LayoutFault::OffBoard(Square::new(7, 0)));
/// assert_eq!(faults[0].to_string(), "h1 is not on the board");
/// assert_eq!(faults.len(), 2, "and green is not next with two of each colour");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Layout {
    /// Squares along a side.
    pub size: u8,
    /// Where stones lie.
    pub stones: Vec<Square>,
    /// Where purple snorkels stand.
    pub purple: Vec<Square>,
    /// Where green snorkels stand.
    pub green: Vec<Square>,
    /// The colour that is placed next; after the end of a game, the one that would be.
    pub to_place: Colour,
    /// The seat that plays purple.
    pub purple_seat: Seat,
    /// Where the game stands with the choice of colour.
    pub choice: Choice,
    /// How the game ended, if it has.
    pub end: Option<End>,
}

impl Default for Layout {
    fn default() -> Self {
        Self {
            size: Options::default().size(),
            stones: Vec::new(),
            purple: Vec::new(),
            green: Vec::new(),
            to_place: Colour::Purple,
            purple_seat: Seat::ONE,
            choice: Choice::Ahead,
            end: None,
        }
    }
}

/// Why no game can come to a [`Layout`].
///
/// ```
/// use cauce_rules::snorkels::{Layout, LayoutFault, Position};
///
/// let faults = Position::from_layout(&Layout { size: 12, ..Layout::default() }).unwrap_err();
/// assert_eq!(faults, [LayoutFault::Size(12)]);
/// assert_eq!(faults[0].to_string(), "a board has 3 to 9 squares along a side, not 12");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum LayoutFault {
    /// There are no boards of this size.
    Size(u8),
    /// The square is not on the board.
    OffBoard(Square),
    /// More than one stone or snorkel stands on the square.
    Repeated(Square),
    /// There are more stones than squares along a side.
    TooManyStones {
        /// How many there may be.
        max: u8,
    },
    /// The colours are placed in turn, purple first, and that does not lead to these numbers of
    /// snorkels with this colour next.
    Counts {
        /// How many purple snorkels there are.
        purple: usize,
        /// How many green snorkels there are.
        green: usize,
        /// The colour that is placed next.
        to_place: Colour,
    },
    /// The choice of colour cannot stand like this with these snorkels: it is ahead while the
    /// board has none, and open while it has one.
    Choice(Choice),
    /// This seat cannot play purple: only seats 1 and 2 can, and seat 2 only once it has chosen.
    PurpleSeat(Seat),
    /// A group cannot breathe, and yet the game was not ended by that.
    NoAir {
        /// The colour of the group.
        colour: Colour,
        /// The group's first square.
        first: Square,
    },
    /// The game cannot have ended like this here: the last snorkel is not on that square, or it
    /// does not take the last air of that colour, or it is not the only one that took any.
    End(End),
}

impl Error for LayoutFault {}

impl fmt::Display for LayoutFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size(size) => write!(
                f,
                "a board has {} to {} squares along a side, not {size}",
                Options::MIN_SIZE,
                Options::MAX_SIZE
            ),
            Self::OffBoard(square) => write!(f, "{square} is not on the board"),
            Self::Repeated(square) => write!(f, "more than one thing stands on {square}"),
            Self::TooManyStones { max } => write!(f, "there are more than {max} stones"),
            Self::Counts { purple, green, to_place } => write!(
                f,
                "{to_place} cannot be next with {purple} purple and {green} green snorkels: \
                 purple begins, and the colours take turns"
            ),
            Self::Choice(Choice::Ahead) => {
                f.write_str("the colour is chosen later only while there is no snorkel")
            }
            Self::Choice(_) => {
                f.write_str("the colour is chosen while there is one purple snorkel and no other")
            }
            Self::PurpleSeat(seat) => write!(f, "seat {seat} cannot have purple here"),
            Self::NoAir { colour, first } => write!(f, "the {colour} group of {first} has no air"),
            Self::End(End::Capture { by, captured }) => {
                write!(f, "the snorkel on {by} cannot just have captured {captured}")
            }
            Self::End(_) => f.write_str("the game cannot have ended like this"),
        }
    }
}

impl Position {
    /// The position that a layout describes.
    ///
    /// It is accepted exactly where a game can come to it, with the choice of colour or without.
    /// Counts and groups that breathe are enough for that: taking a snorkel away leaves nobody
    /// without air who had some, so that the snorkels can have come in any order.
    ///
    /// ```
    /// use cauce_rules::{Square, snorkels};
    /// use snorkels::{Choice, Colour, Layout, LayoutFault, Position};
    ///
    /// let purple = vec![Square::new(0, 0), Square::new(2, 2)];
    /// let green = vec![Square::new(0, 1), Square::new(1, 0)];
    /// let layout =
    ///     Layout { size: 3, purple, green, choice: Choice::Closed, ..Layout::default() };
    /// let no_air = LayoutFault::NoAir { colour: Colour::Purple, first: Square::new(0, 0) };
    /// assert_eq!(Position::from_layout(&layout), Err(vec![no_air]));
    /// ```
    ///
    /// # Errors
    /// All that is wrong with it.
    pub fn from_layout(layout: &Layout) -> Result<Self, Vec<LayoutFault>> {
        let mut faults = Vec::new();
        let board = lay_out(layout, &mut faults);
        check_counts(layout, &mut faults);
        if let Some(position) = board {
            check_air(&position, &mut faults);
            if faults.is_empty() {
                return Ok(position);
            }
        }
        Err(faults)
    }

    /// The position as plain data; squares are listed rank by rank from the south.
    ///
    /// ```
    /// use cauce_rules::{GameLine, Seat, Square, snorkels::Position};
    ///
    /// let line: GameLine<Position> = "snorkels size=5 : c3 swap b2".parse()?;
    /// let layout = line.replay().layout();
    /// assert_eq!((layout.purple_seat, layout.purple), (Seat::TWO, vec![Square::new(2, 2)]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn layout(&self) -> Layout {
        Layout {
            size: self.size,
            stones: self.stones().iter().collect(),
            purple: self.snorkels(Colour::Purple).iter().collect(),
            green: self.snorkels(Colour::Green).iter().collect(),
            to_place: self.to_place,
            purple_seat: self.purple_seat,
            choice: self.choice,
            end: self.end,
        }
    }
}

/// Puts on the board what has its place there; `None` where there is no such board.
fn lay_out(layout: &Layout, faults: &mut Vec<LayoutFault>) -> Option<Position> {
    let &Layout { size, to_place, purple_seat, choice, end, .. } = layout;
    if !(Options::MIN_SIZE..=Options::MAX_SIZE).contains(&size) {
        faults.push(LayoutFault::Size(size));
        return None;
    }
    if layout.stones.len() > usize::from(size) {
        faults.push(LayoutFault::TooManyStones { max: size });
    }
    let mut empty = bits::board(size);
    let [_, purple, green] = [&layout.stones, &layout.purple, &layout.green].map(|squares| {
        let mut put = 0;
        for &square in squares {
            match bits::bit(square, size) {
                None => faults.push(LayoutFault::OffBoard(square)),
                Some(bit) if !bit.meets(empty) => faults.push(LayoutFault::Repeated(square)),
                Some(bit) => {
                    put |= bit;
                    empty &= !bit;
                }
            }
        }
        put
    });
    Some(Position { size, empty, purple, green, to_place, purple_seat, choice, end })
}

/// Whether the colours have taken turns, and whether the choice of colour can stand as it does.
fn check_counts(layout: &Layout, faults: &mut Vec<LayoutFault>) {
    let &Layout { to_place, purple_seat, choice, .. } = layout;
    let (purple, green) = (layout.purple.len(), layout.green.len());
    if purple != green + usize::from(to_place == Colour::Green) {
        faults.push(LayoutFault::Counts { purple, green, to_place });
    }
    let choice_fits = match choice {
        Choice::Ahead => (purple, green) == (0, 0),
        Choice::Open => (purple, green) == (1, 0),
        Choice::Closed => true,
    };
    if !choice_fits {
        faults.push(LayoutFault::Choice(choice));
    }
    // The game must have gone on after the first snorkel for seat 2 to take it.
    let captured = matches!(layout.end, Some(End::Capture { .. }));
    let can_have_swapped = choice == Choice::Closed && purple + green > usize::from(captured);
    if !(purple_seat == Seat::ONE || purple_seat == Seat::TWO && can_have_swapped) {
        faults.push(LayoutFault::PurpleSeat(purple_seat));
    }
}

/// Whether all groups breathe, or one snorkel ended that.
fn check_air(position: &Position, faults: &mut Vec<LayoutFault>) {
    let Some(end @ End::Capture { by, captured }) = position.end else {
        for group in Colour::ALL.into_iter().flat_map(|colour| position.groups(colour)) {
            if let (true, Some(first)) = (group.air.is_empty(), group.squares.first()) {
                faults.push(LayoutFault::NoAir { colour: group.colour, first });
            }
        }
        return;
    };
    let mut before = *position;
    before.end = None;
    before.to_place = position.to_place.other();
    let bit = position.bit(by).unwrap_or_default() & before.bits(before.to_place);
    before.empty |= bit;
    before.purple &= !bit;
    before.green &= !bit;
    let breathed = Colour::ALL.into_iter().all(|colour| before.suffocated(colour).is_empty());
    if bit == 0 || !breathed || before.would_capture(by) != Some(captured) {
        faults.push(LayoutFault::End(end));
    }
}
