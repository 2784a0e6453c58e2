//! The pieces and all their orientations.

use super::solid::Solid;
use crate::{Direction, Symmetry};

/// The shape of a piece: one of the flat pieces of four cubes, or the neutral bar of three.
///
/// Pieces may be turned any way in space, so that mirror images are one and the same piece.
///
/// ```
/// use cauce_rules::caminos::Shape;
///
/// assert_eq!(Shape::ALL.map(|shape| shape.orientations().count()), [12, 12, 24, 3, 3]);
/// assert_eq!(Shape::COLOURED.map(Shape::supply), [4, 4, 4, 2]);
/// assert_eq!(Shape::from_letter('L'), Some(Shape::L));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Shape {
    /// Three cubes in a row and one beside the middle.
    T,
    /// Two pairs of cubes, one pair shifted by a cube.
    Z,
    /// Three cubes in a row and one beside an end.
    L,
    /// Four cubes in a square.
    O,
    /// The neutral bar: three cubes in a row.
    I,
}

impl Shape {
    /// All shapes: those that each colour has, then the neutral bar.
    pub const ALL: [Self; 5] = [Self::T, Self::Z, Self::L, Self::O, Self::I];

    /// The shapes that each colour has.
    pub const COLOURED: [Self; 4] = [Self::T, Self::Z, Self::L, Self::O];

    /// The letter in the notation.
    pub const fn letter(self) -> char {
        match self {
            Self::T => 'T',
            Self::Z => 'Z',
            Self::L => 'L',
            Self::O => 'O',
            Self::I => 'I',
        }
    }

    /// The shape with this letter, a capital.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|shape| shape.letter() == letter)
    }

    /// How many pieces of this shape a colour has; none of the neutral bar, which has no colour.
    pub const fn supply(self) -> u8 {
        match self {
            Self::T | Self::Z | Self::L => 4,
            Self::O => 2,
            Self::I => 0,
        }
    }

    /// How many cubes a piece of this shape is made of.
    pub const fn cubes(self) -> u8 {
        match self {
            Self::I => 3,
            _ => 4,
        }
    }

    /// All orientations, those that look alike counted once.
    pub fn orientations(self) -> impl DoubleEndedIterator<Item = Orientation> + Clone {
        let (from, to) = SPANS[self as usize];
        (from..to).map(Orientation)
    }

    /// The piece lying flat.
    const fn solid(self) -> Solid {
        match self {
            Self::T => Solid::drawn([b".#.", b"###"]),
            Self::Z => Solid::drawn([b"##.", b".##"]),
            Self::L => Solid::drawn([b"#..", b"###"]),
            Self::O => Solid::drawn([b"##.", b"##."]),
            Self::I => Solid::drawn([b"...", b"###"]),
        }
    }
}

/// An axis that a piece can be turned about, a quarter at a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Axis {
    /// Along the ranks: a turn takes north to up.
    East,
    /// Along the files: a turn takes up to east.
    North,
    /// Upright: a turn takes east to north.
    Up,
}

impl Axis {
    /// All three axes.
    pub const ALL: [Self; 3] = [Self::East, Self::North, Self::Up];
}

/// The cubes of a piece that stand over one square. They are always on one another, without a gap.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Column {
    /// Files east of the piece's westernmost cube.
    pub east: u8,
    /// Ranks north of the piece's southernmost cube.
    pub north: u8,
    /// The height at which the lowest cube of the column begins, 0 for the board.
    pub base: u8,
    /// How many cubes, all on one another.
    pub cubes: u8,
}

/// A shape in one of its orientations.
///
/// Its cubes are counted from the corner at the west, the south and the bottom of the box that it
/// fills; there need not be a cube in that corner.
///
/// ```
/// use cauce_rules::{Direction, caminos::{Axis, Orientation, Shape}};
///
/// let is_flat = |orientation: &Orientation| orientation.extent() == [2, 2, 1];
/// let flat = Shape::O.orientations().find(is_flat).ok_or("none")?;
/// assert_eq!(flat.turned(Axis::Up), flat);
/// let upright = flat.tipped(Direction::East);
/// assert_eq!((upright.extent(), upright.columns().len()), ([1, 2, 2], 2));
/// assert_eq!(upright.tipped(Direction::West), flat);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Orientation(u8);

/// How many orientations there are: T 12, Z 12, L 24, O 3, I 3.
pub(super) const COUNT: usize = 54;

impl Orientation {
    /// All orientations, shape by shape.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..COUNT as u8).map(Self)
    }

    /// The shape.
    pub fn shape(self) -> Shape {
        self.data().shape
    }

    /// The columns, ordered by file, then rank: 1 to 4 of them.
    pub const fn columns(self) -> &'static [Column] {
        let data = self.data();
        data.columns.split_at(data.width).0
    }

    /// The cubes as steps (east, north, up) from the south-western corner at the bottom.
    pub fn cubes(self) -> impl Iterator<Item = [u8; 3]> {
        self.columns().iter().flat_map(|column| {
            (column.base..column.base + column.cubes).map(|up| [column.east, column.north, up])
        })
    }

    /// How far the piece reaches (east, north, up), each 1 to 3.
    pub fn extent(self) -> [u8; 3] {
        self.cubes().fold([0; 3], |far, cube| [0, 1, 2].map(|axis| far[axis].max(cube[axis] + 1)))
    }

    /// The orientation after a quarter turn about an axis.
    #[must_use]
    pub fn turned(self, axis: Axis) -> Self {
        Self(self.data().turned[axis as usize])
    }

    /// The orientation after the piece has been tipped over the side that faces this way.
    #[must_use]
    pub fn tipped(self, over: Direction) -> Self {
        // A turn about an axis takes what is up to the south and to the east.
        let (axis, turns) = match over {
            Direction::North => (Axis::East, 3),
            Direction::East => (Axis::North, 1),
            Direction::South => (Axis::East, 1),
            Direction::West => (Axis::North, 3),
        };
        (0..turns).fold(self, |orientation, _| orientation.turned(axis))
    }

    /// The orientation after the board, with the piece on it, has been mirrored and turned.
    ///
    /// Every shape is flat and so its own mirror image: the shape stays the same, and each
    /// orientation comes of exactly one other.
    #[must_use]
    pub fn under(self, symmetry: Symmetry) -> Self {
        let mirrored = if symmetry.is_mirrored() { Self(self.data().mirrored) } else { self };
        // A turn about the upright axis is a quarter anticlockwise, seen from above.
        let turns = (4 - symmetry.quarters()) % 4;
        (0..turns).fold(mirrored, |orientation, _| orientation.turned(Axis::Up))
    }

    /// The orientation's number among all, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The orientation with this number; `None` from 54 on.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < COUNT { Some(Self(index as u8)) } else { None }
    }

    const fn data(self) -> &'static OrientationData {
        &ORIENTATIONS[self.0 as usize]
    }
}

/// What is known of an orientation.
#[derive(Clone, Copy)]
struct OrientationData {
    shape: Shape,
    solid: Solid,
    /// The first `width` of these.
    columns: [Column; 4],
    width: usize,
    /// The orientation after a quarter turn about each [`Axis`].
    turned: [u8; 3],
    /// The orientation of the mirror image, east for west.
    mirrored: u8,
}

static ORIENTATIONS: [OrientationData; COUNT] = all_data();

/// From and to which orientation each shape has its own.
static SPANS: [(u8, u8); 5] = spans();

/// Turns each shape about every axis until nothing new appears.
const fn all_data() -> [OrientationData; COUNT] {
    let mut orientations = [OrientationData::new(Shape::T, Solid::EMPTY); COUNT];
    let mut len = 0;
    let mut shape = 0;
    while shape < Shape::ALL.len() {
        let first = len;
        orientations[len] = OrientationData::new(Shape::ALL[shape], Shape::ALL[shape].solid());
        len += 1;
        let mut index = first;
        while index < len {
            let mut axis = 0;
            while axis < 3 {
                let solid = orientations[index].solid.turned(axis);
                let mut known = first;
                while known < len && orientations[known].solid.bits() != solid.bits() {
                    known += 1;
                }
                if known == len {
                    orientations[len] = OrientationData::new(Shape::ALL[shape], solid);
                    len += 1;
                }
                orientations[index].turned[axis] = known as u8;
                axis += 1;
            }
            index += 1;
        }
        // All shapes are flat, and so their own mirror images: no new orientation comes of it.
        let mut index = first;
        while index < len {
            let solid = orientations[index].solid.mirrored();
            let mut known = first;
            while orientations[known].solid.bits() != solid.bits() {
                known += 1;
            }
            orientations[index].mirrored = known as u8;
            index += 1;
        }
        shape += 1;
    }
    assert!(len == COUNT);
    orientations
}

const fn spans() -> [(u8, u8); 5] {
    let mut spans = [(COUNT as u8, 0); 5];
    let mut index = 0;
    while index < COUNT {
        let span = &mut spans[ORIENTATIONS[index].shape as usize];
        if (index as u8) < span.0 {
            span.0 = index as u8;
        }
        span.1 = index as u8 + 1;
        index += 1;
    }
    spans
}

impl OrientationData {
    /// All but the turns and the mirror image, which need the other orientations.
    const fn new(shape: Shape, solid: Solid) -> Self {
        let none = Column { east: 0, north: 0, base: 0, cubes: 0 };
        let mut orientation =
            Self { shape, solid, columns: [none; 4], width: 0, turned: [0; 3], mirrored: 0 };
        let mut index = 0;
        while index < 9 {
            let (east, north) = (index / 3, index % 3);
            let mut column = Column { east, north, ..none };
            let mut up = 3;
            while up > 0 {
                up -= 1;
                if solid.has([east as u32, north as u32, up as u32]) {
                    column.base = up;
                    column.cubes += 1;
                }
            }
            if column.cubes > 0 {
                orientation.columns[orientation.width] = column;
                orientation.width += 1;
            }
            index += 1;
        }
        orientation
    }
}
