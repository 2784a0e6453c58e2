//! The tiles: sets of three mouths on an outline of eight edges.

use std::fmt;

/// The three mouths of a tile as it lies.
///
/// The outline of a tile is eight unit edges, numbered clockwise; [`super::Edge`] has the picture.
/// Prints as the three numbers in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mouths(u8);

impl Mouths {
    /// The set with these bits, bit `n` for edge `n`; `None` unless there are exactly three.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        if bits.count_ones() == 3 { Some(Self(bits)) } else { None }
    }

    /// One bit for each mouth, bit `n` for edge `n`.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether there is a mouth on this edge; `false` for an edge that no tile has.
    pub const fn has(self, edge: u8) -> bool {
        edge < 8 && self.0 >> edge & 1 == 1
    }

    /// The edges with a mouth, ascending.
    pub fn edges(self) -> impl Iterator<Item = u8> {
        (0..8).filter(move |&edge| self.has(edge))
    }

    /// The mouths after half a turn of the tile.
    #[must_use]
    pub const fn half_turned(self) -> Self {
        Self(self.0.rotate_left(4))
    }

    /// Whether this is the name of its kind: of the two ways in which a tile lies in one
    /// direction, the one that prints as the alphabetically smaller digits.
    const fn is_name(self) -> bool {
        // The smaller digits have the lowest number that is not in both sets. The two sets are
        // never the same, because half a turn pairs the edges and three is odd.
        self.0.reverse_bits() > self.half_turned().0.reverse_bits()
    }

    /// Reads three different digits in any order.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let bits = text.bytes().try_fold(0, |bits, digit| match digit {
            b'0'..=b'7' => Some(bits | 1 << (digit - b'0')),
            _ => None,
        })?;
        Self::from_bits(bits).filter(|_| text.len() == 3)
    }
}

impl fmt::Display for Mouths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.edges().try_for_each(|edge| edge.fmt(f))
    }
}

/// One of the 28 kinds of tile. There are three tiles of each.
///
/// Kinds are in alphabetical order of their names, from `012` to `237`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind(u8);

impl Kind {
    /// How many kinds there are.
    pub const COUNT: usize = 28;
    /// How many tiles there are of each kind.
    pub const EACH: u8 = 3;
    /// How many tiles there are in all.
    pub const TILES: usize = Self::COUNT * Self::EACH as usize;

    const NAMES: [Mouths; Self::COUNT] = names();

    /// All kinds, in alphabetical order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The kind with this index, counted from 0 and taken round the 28.
    pub(super) const fn from_index(index: usize) -> Self {
        Self((index % Self::COUNT) as u8)
    }

    /// The place in alphabetical order, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The kind of a tile that lies like this.
    pub fn of(mouths: Mouths) -> Self {
        let name = if mouths.is_name() { mouths } else { mouths.half_turned() };
        Self(Self::NAMES.iter().position(|&other| other == name).unwrap_or_default() as u8)
    }

    /// The mouths that name the kind.
    pub const fn mouths(self) -> Mouths {
        Self::NAMES[self.index()]
    }

    /// The two ways in which a tile of this kind can lie in one direction.
    pub const fn shapes(self) -> [Mouths; 2] {
        [self.mouths(), self.mouths().half_turned()]
    }

    /// On how many of the four sides of the tile there are mouths.
    pub const fn sides(self) -> u32 {
        let bits = self.mouths().0;
        let mut sides = 0;
        let mut side = 0;
        while side < 4 {
            sides +=
                (bits & [0b0000_0111, 0b0000_1000, 0b0111_0000, 0b1000_0000][side] != 0) as u32;
            side += 1;
        }
        sides
    }

    /// The pool in which the tiles of this kind lie face down: those with mouths on three
    /// different sides have a ring on the back.
    pub const fn pool(self) -> Pool {
        if self.sides() == 3 { Pool::Ring } else { Pool::Plain }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.mouths().fmt(f)
    }
}

/// The kinds' names in alphabetical order.
const fn names() -> [Mouths; Kind::COUNT] {
    let mut names = [Mouths(0); Kind::COUNT];
    let mut count = 0;
    let (mut a, mut b, mut c) = (0, 1, 2);
    while count < names.len() {
        let mouths = Mouths(1 << a | 1 << b | 1 << c);
        if mouths.is_name() {
            names[count] = mouths;
            count += 1;
        }
        c += 1;
        if c == 8 {
            b += 1;
            if b == 7 {
                a += 1;
                b = a + 1;
            }
            c = b + 1;
        }
    }
    names
}

/// The two heaps of tiles that lie face down on the table, told apart by their backs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pool {
    /// With a ring on the back: mouths on three different sides.
    Ring,
    /// Without: mouths on one or two sides.
    Plain,
}

impl Pool {
    /// Both, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::Ring, Self::Plain];

    /// The name in the notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ring => "ring",
            Self::Plain => "plain",
        }
    }
}

impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
