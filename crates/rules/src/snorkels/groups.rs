//! Queries about groups and their air.

use super::{
    Colour, Piece, Position, Squares,
    bits::{self, Bits},
};
use crate::{Direction, Square};

/// A group: orthogonally connected snorkels of one colour, which share their air.
///
/// ```
/// use cauce_rules::{Game, GameLine, snorkels};
///
/// let line: GameLine<snorkels::Position> = "snorkels size=3 : a1 a2 b1 c1".parse()?;
/// let game = line.position();
/// let groups: Vec<_> = game.groups(snorkels::Colour::Purple).collect();
/// assert_eq!(groups.len(), 1);
/// assert_eq!(groups[0].squares.to_string(), "a1 b1");
/// assert_eq!(groups[0].air.to_string(), "b2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Group {
    /// The colour of the snorkels.
    pub colour: Colour,
    /// The squares of the snorkels.
    pub squares: Squares,
    /// The empty squares next to the group, through which it breathes.
    pub air: Squares,
}

/// What one of the four tubes of a snorkel leads to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tube {
    /// An empty square.
    Open,
    /// A snorkel of the same colour, which shares its air.
    Shared,
    /// The edge of the board, a stone, or a snorkel of the other colour.
    Blocked,
}

impl Position {
    /// Returns what a tube of the snorkel on a square leads to, or `None` if there is no snorkel.
    ///
    /// ```
    /// use cauce_rules::{Direction, Game, GameLine, Square, snorkels};
    ///
    /// let line: GameLine<snorkels::Position> = "snorkels size=3 : a1 a2 b1".parse()?;
    /// let game = line.position();
    /// let tubes = Direction::ALL.map(|way| game.tube(Square::new(1, 0), way).unwrap());
    /// use snorkels::Tube::{Blocked, Open, Shared};
    /// assert_eq!(tubes, [Open, Open, Blocked, Shared], "north, east, south, west");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn tube(&self, square: Square, direction: Direction) -> Option<Tube> {
        let colour = self.at(square)?.colour()?;
        let (east, north) = direction.step();
        let next = square.offset(east, north).and_then(|next| self.bit(next)).unwrap_or_default();
        Some(if next.meets(self.empty) {
            Tube::Open
        } else if next.meets(self.bits(colour)) {
            Tube::Shared
        } else {
            Tube::Blocked
        })
    }

    /// Returns the group of the snorkel on a square, or `None` if there is no snorkel.
    ///
    /// ```
    /// use cauce_rules::{GameLine, Square, snorkels};
    ///
    /// let line: GameLine<snorkels::Position> = "snorkels : a1 d4 a2".parse()?;
    /// let game = line.position();
    /// let group = game.group(Square::new(0, 0)).unwrap();
    /// assert_eq!((group.squares.len(), group.air.len()), (2, 3));
    /// assert_eq!(game.group(Square::new(6, 6)), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn group(&self, square: Square) -> Option<Group> {
        let colour = self.at(square).and_then(Piece::colour)?;
        Some(self.group_of(colour, self.bit(square)?))
    }

    /// Returns the groups of a colour, ordered by their first squares.
    ///
    /// ```
    /// use cauce_rules::{GameLine, snorkels};
    ///
    /// let line: GameLine<snorkels::Position> = "snorkels : d4 e5 a1 e4 d5".parse()?;
    /// let groups = line.position().groups(snorkels::Colour::Purple);
    /// let air: Vec<_> = groups.map(|group| group.air.len()).collect();
    /// assert_eq!(air, [2, 4], "a1 alone; d4 with d5");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn groups(&self, colour: Colour) -> impl Iterator<Item = Group> + use<> {
        let position = *self;
        let mut left = self.bits(colour);
        core::iter::from_fn(move || {
            let first = left & left.wrapping_neg();
            (first != 0).then(|| {
                let group = position.group_of(colour, first);
                left &= !group.squares.bits();
                group
            })
        })
    }

    /// Returns the snorkels of a colour whose groups cannot breathe. If both colours have any, the
    /// colour placed last has won; see [`Position::end`].
    ///
    /// ```
    /// use cauce_rules::{GameLine, snorkels};
    /// use snorkels::Colour;
    ///
    /// let line: GameLine<snorkels::Position> = "snorkels size=3 : a1 a2 c3 b1".parse()?;
    /// assert_eq!(line.position().suffocated(Colour::Purple).to_string(), "a1");
    /// assert!(line.position().suffocated(Colour::Green).is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn suffocated(&self, colour: Colour) -> Squares {
        let own = self.bits(colour);
        let airy = self.empty.next_to(self.stride());
        self.set(own & !(own & airy).flood(own, self.stride()))
    }

    /// Returns the colour that the next snorkel would capture on this square, if any; it may be its
    /// own.
    ///
    /// ```
    /// use cauce_rules::{GameLine, Square, snorkels};
    /// use snorkels::Colour::{Green, Purple};
    ///
    /// let line: GameLine<snorkels::Position> = "snorkels size=3 : a1 a2 c2 b3".parse()?;
    /// let game = line.position();
    /// assert_eq!(game.to_place(), Purple);
    /// assert_eq!(game.would_capture(Square::new(0, 2)), Some(Purple), "no air on a3");
    /// assert_eq!(game.would_capture(Square::new(1, 1)), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn would_capture(&self, square: Square) -> Option<Colour> {
        let bit = self.bit(square).filter(|bit| bit.meets(self.empty) && self.end.is_none())?;
        let colour = self.to_place;
        let (own, other) = (self.bits(colour) | bit, self.bits(colour.other()));
        self.captured_by(colour, bit, (own, other), self.empty & !bit)
    }

    #[inline]
    pub(super) fn captured_by(
        &self,
        colour: Colour,
        bit: u128,
        (own, other): (u128, u128),
        empty: u128,
    ) -> Option<Colour> {
        if self.size <= bits::MAX_SIZE_OF_U64 {
            let [bit, own, other, empty] = [bit, own, other, empty].map(u64::narrow);
            bits::captured(colour, bit, (own, other), empty, self.stride())
        } else {
            bits::captured(colour, bit, (own, other), empty, self.stride())
        }
    }

    fn group_of(&self, colour: Colour, bit: u128) -> Group {
        let stride = self.stride();
        let (group, next) = if self.size <= bits::MAX_SIZE_OF_U64 {
            let group = u64::narrow(bit).flood(u64::narrow(self.bits(colour)), stride);
            (group.widen(), group.next_to(stride).widen())
        } else {
            let group = bit.flood(self.bits(colour), stride);
            (group, group.next_to(stride))
        };
        Group { colour, squares: self.set(group), air: self.set(next & self.empty) }
    }
}
