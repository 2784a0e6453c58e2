//! Tiles: sets of three mouths on an outline of eight edges.

use core::fmt;

/// The three mouths of a tile in its present rotation.
///
/// The outline of a tile consists of eight unit edges, numbered clockwise; [`Edge`](super::Edge)
/// has the picture. Prints as the three numbers in ascending order.
///
/// ```
/// use cauce_rules::tayu::Mouths;
///
/// let mouths = Mouths::from_bits(1 << 0 | 1 << 3 | 1 << 6).unwrap();
/// assert_eq!(mouths.to_string(), "036");
/// assert_eq!(mouths.half_turned().to_string(), "247");
/// assert_eq!(Mouths::from_bits(0b11), None, "a tile has three");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Mouths(u8);

impl Mouths {
    /// Returns the set with bit `n` for edge `n`, or `None` unless exactly three bits are set.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        if bits.count_ones() == 3 { Some(Self(bits)) } else { None }
    }

    /// Returns the set with bit `n` for edge `n`.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Returns whether this edge is a mouth. False for 8 and above.
    pub const fn has(self, edge: u8) -> bool {
        edge < 8 && self.0 >> edge & 1 == 1
    }

    /// Returns the edges with a mouth in ascending order.
    pub fn edges(self) -> impl Iterator<Item = u8> {
        (0..8).filter(move |&edge| self.has(edge))
    }

    /// Returns the mouths after half a turn of the tile.
    #[must_use]
    pub const fn half_turned(self) -> Self {
        Self(self.0.rotate_left(4))
    }

    /// Returns the mouths of the mirror image, east to west, of a tile that lies across. The image
    /// of an upright tile has these mouths after half a turn.
    ///
    /// ```
    /// use cauce_rules::tayu::Mouths;
    ///
    /// let corner = Mouths::from_bits(1 << 0 | 1 << 1 | 1 << 7).unwrap();
    /// assert_eq!(corner.to_string(), "017");
    /// assert_eq!(corner.mirrored().to_string(), "123");
    /// ```
    #[must_use]
    pub const fn mirrored(self) -> Self {
        // Edge 1 stays and the numbers run the other way from there: `n` becomes `2 - n`.
        Self(self.0.reverse_bits().rotate_left(3))
    }

    /// Returns whether this set names its kind: of the two sets related by half a turn, it has the
    /// alphabetically smaller digits.
    const fn is_name(self) -> bool {
        // The smaller digits have the lowest number that is not in both sets. The two sets always
        // differ, because half a turn pairs the edges and three is odd.
        self.0.reverse_bits() > self.half_turned().0.reverse_bits()
    }

    /// Parses three different digits in any order.
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
/// Tiles are never turned over. Half a turn pairs the 56 sets of three mouths, and the two sets of
/// a pair are the same tile. The alphabetically smaller set is the name of the kind. Kinds are
/// ordered by name, from `012` to `237`.
///
/// ```
/// use cauce_rules::tayu::{TileKind, Mouths, Pool};
///
/// let lying = Mouths::from_bits(1 << 4 | 1 << 5 | 1 << 6).unwrap();
/// let kind = TileKind::from_mouths(lying);
/// assert_eq!(kind.to_string(), "012");
/// assert_eq!(kind.shapes().map(|mouths| mouths.to_string()), ["012", "456"]);
/// assert_eq!((kind.sides(), kind.pool()), (1, Pool::Plain));
/// assert_eq!(TileKind::all().filter(|kind| kind.pool() == Pool::Ring).count(), 12);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TileKind(u8);

impl TileKind {
    /// The number of kinds.
    pub const COUNT: usize = 28;
    /// The number of tiles of each kind.
    pub const EACH: u8 = 3;
    /// The number of tiles.
    pub const TILES: usize = Self::COUNT * Self::EACH as usize;

    const NAMES: [Mouths; Self::COUNT] = names();

    /// Returns all kinds in alphabetical order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Returns the index in alphabetical order, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the kind with this index in alphabetical order, counted from 0.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// Returns the kind of a tile with these mouths.
    pub const fn from_mouths(mouths: Mouths) -> Self {
        Self(KINDS[mouths.0 as usize])
    }

    /// Returns the kind of the mirror image. It has as many tiles and the same pool.
    ///
    /// ```
    /// use cauce_rules::tayu::TileKind;
    ///
    /// let mirrored = |name: &str| {
    ///     let kind = TileKind::all().find(|kind| kind.to_string() == name)?;
    ///     Some(kind.mirrored().to_string())
    /// };
    /// assert_eq!(mirrored("017").as_deref(), Some("123"));
    /// assert_eq!(mirrored("012").as_deref(), Some("012"), "some are their own image");
    /// ```
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self::from_mouths(self.mouths().mirrored())
    }

    /// Returns the mouths that name the kind.
    pub const fn mouths(self) -> Mouths {
        Self::NAMES[self.index()]
    }

    /// Returns the two sets of mouths that a tile of this kind has in one orientation.
    pub const fn shapes(self) -> [Mouths; 2] {
        [self.mouths(), self.mouths().half_turned()]
    }

    /// Returns the number of sides of the tile that have a mouth, 1 to 3.
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

    /// Returns the pool of this kind. By the rules of Tayü, mouths on three sides mean a ring.
    pub const fn pool(self) -> Pool {
        if self.sides() == 3 { Pool::Ring } else { Pool::Plain }
    }
}

impl fmt::Display for TileKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.mouths().fmt(f)
    }
}

/// The kind of each set of mouths, indexed by its bits. Entries of other bit patterns are 0.
const KINDS: [u8; 256] = {
    let mut kinds = [0; 256];
    let mut kind = 0;
    while kind < TileKind::COUNT {
        let [one, other] = TileKind(kind as u8).shapes();
        kinds[one.0 as usize] = kind as u8;
        kinds[other.0 as usize] = kind as u8;
        kind += 1;
    }
    kinds
};

const fn names() -> [Mouths; TileKind::COUNT] {
    let mut names = [Mouths(0); TileKind::COUNT];
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

/// The two pools of tiles that lie face down on the table, distinguished by their backs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pool {
    /// Tiles with a ring on the back: mouths on three different sides.
    Ring,
    /// Tiles without a ring: mouths on one or two sides.
    Plain,
}

impl Pool {
    /// Both pools, in the order in which programs offer them.
    pub const ALL: [Self; 2] = [Self::Ring, Self::Plain];

    /// Returns the name in the notation.
    ///
    /// ```
    /// use cauce_rules::tayu::Pool;
    ///
    /// assert_eq!(Pool::ALL.map(Pool::name), ["ring", "plain"]);
    /// ```
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
