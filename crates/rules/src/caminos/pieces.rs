use super::solid::Solid;
use crate::{Direction, Symmetry};

/// The shape of a piece: one of the flat pieces of four cubes, or the neutral bar of three.
///
/// Pieces may be turned any way in space, so mirror images are the same piece.
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
    /// All shapes: those of the colours, then the neutral bar.
    pub const ALL: [Self; 5] = [Self::T, Self::Z, Self::L, Self::O, Self::I];

    /// The shapes that each colour has.
    pub const COLOURED: [Self; 4] = [Self::T, Self::Z, Self::L, Self::O];

    /// Returns the letter in the notation.
    pub const fn letter(self) -> char {
        match self {
            Self::T => 'T',
            Self::Z => 'Z',
            Self::L => 'L',
            Self::O => 'O',
            Self::I => 'I',
        }
    }

    /// Returns the shape with this capital letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|shape| shape.letter() == letter)
    }

    /// Returns the number of pieces of this shape that a colour has; 0 for the neutral bar.
    pub const fn supply(self) -> u8 {
        match self {
            Self::T | Self::Z | Self::L => 4,
            Self::O => 2,
            Self::I => 0,
        }
    }

    /// Returns the number of cubes of a piece of this shape.
    pub const fn cubes(self) -> u8 {
        match self {
            Self::I => 3,
            _ => 4,
        }
    }

    /// Returns all distinct orientations.
    pub fn orientations(self) -> impl DoubleEndedIterator<Item = Orientation> + Clone {
        let (from, to) = SPANS[self as usize];
        (from..to).map(Orientation)
    }

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

/// An axis for quarter turns of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Axis {
    /// The axis along the ranks. A turn maps north to up.
    East,
    /// The axis along the files. A turn maps up to east.
    North,
    /// The vertical axis. A turn maps east to north.
    Up,
}

impl Axis {
    /// All axes.
    pub const ALL: [Self; 3] = [Self::East, Self::North, Self::Up];
}

/// The cubes of a piece over one square. They have no gaps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Column {
    /// The distance in files from the westernmost cube of the piece.
    pub east: u8,
    /// The distance in ranks from the southernmost cube of the piece.
    pub north: u8,
    /// The storey of the lowest cube of the column, relative to the lowest cube of the piece.
    pub base: u8,
    /// The number of cubes.
    pub cubes: u8,
}

/// A shape in one of its orientations.
///
/// Coordinates are relative to the bottom south-western corner of the bounding box. There need not
/// be a cube in that corner.
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

/// The number of orientations: T 12, Z 12, L 24, O 3, I 3.
pub(super) const COUNT: usize = 54;

impl Orientation {
    /// Returns all orientations, shape by shape.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..COUNT as u8).map(Self)
    }

    /// Returns the shape.
    pub fn shape(self) -> Shape {
        self.data().shape
    }

    /// Returns the 1 to 4 columns, ordered by file, then rank.
    pub const fn columns(self) -> &'static [Column] {
        let data = self.data();
        data.columns.split_at(data.width).0
    }

    /// Returns the cubes as (east, north, up) from the bottom south-western corner.
    pub fn cubes(self) -> impl Iterator<Item = [u8; 3]> {
        self.columns().iter().flat_map(|column| {
            (column.base..column.base + column.cubes).map(|up| [column.east, column.north, up])
        })
    }

    /// Returns the size of the bounding box as (east, north, up), each 1 to 3.
    pub fn extent(self) -> [u8; 3] {
        self.cubes().fold([0; 3], |far, cube| [0, 1, 2].map(|axis| far[axis].max(cube[axis] + 1)))
    }

    /// Returns the orientation after a quarter turn about an axis.
    #[must_use]
    pub fn turned(self, axis: Axis) -> Self {
        Self(self.data().turned[axis as usize])
    }

    /// Returns the orientation after the piece is tipped over in this direction.
    #[must_use]
    pub fn tipped(self, over: Direction) -> Self {
        // A quarter turn maps up to south about the east axis, and up to east about the north axis.
        let (axis, turns) = match over {
            Direction::North => (Axis::East, 3),
            Direction::East => (Axis::North, 1),
            Direction::South => (Axis::East, 1),
            Direction::West => (Axis::North, 3),
        };
        (0..turns).fold(self, |orientation, _| orientation.turned(axis))
    }

    /// Returns the image under a symmetry of the board. The shape is unchanged, because it is flat.
    #[must_use]
    pub fn under(self, symmetry: Symmetry) -> Self {
        let mirrored = if symmetry.is_mirrored() { Self(self.data().mirrored) } else { self };
        // A turn about the vertical axis is anticlockwise, seen from above.
        let turns = (4 - symmetry.quarters()) % 4;
        (0..turns).fold(mirrored, |orientation, _| orientation.turned(Axis::Up))
    }

    /// Returns the index among all orientations, 0 to 53.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the orientation with this index, or `None` if it is 54 or more.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < COUNT { Some(Self(index as u8)) } else { None }
    }

    const fn data(self) -> &'static OrientationData {
        &ORIENTATIONS[self.0 as usize]
    }
}

#[derive(Clone, Copy)]
struct OrientationData {
    shape: Shape,
    solid: Solid,
    /// Only the first `width` columns are used.
    columns: [Column; 4],
    width: usize,
    /// The orientation after a quarter turn about each [`Axis`].
    turned: [u8; 3],
    /// The orientation of the mirror image, east to west.
    mirrored: u8,
}

static ORIENTATIONS: [OrientationData; COUNT] = all_data();

/// The range of orientations of each shape.
static SPANS: [(u8, u8); 5] = spans();

/// Generates the orientations: turns each shape about every axis until nothing new appears.
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
        // Flat shapes equal their mirror images, so mirroring yields no new orientation.
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
    /// Omits the turns and the mirror image, which refer to other orientations.
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
