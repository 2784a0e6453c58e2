//! Sets of cubes in a box of 3 x 3 x 3, and their turns in space.
//!
//! Every piece fits into the box in every orientation. The code runs only at compile time, to
//! compute the table of orientations.

const BOX: u32 = 3;

/// A set of cubes. The cube at (east, north, up), each 0 to 2, is bit `east + 3 north + 9 up`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Solid(u32);

pub(super) type Place = [u32; 3];

impl Solid {
    pub(super) const EMPTY: Self = Self(0);

    /// Creates a flat solid from a drawing with two rows of three, the upper row first.
    pub(super) const fn drawn(rows: [&[u8; 3]; 2]) -> Self {
        let mut solid = Self::EMPTY;
        let mut index = 0;
        while index < 6 {
            let (east, row) = (index % 3, index / 3);
            if rows[row][east] == b'#' {
                solid = solid.with([east as u32, 1 - row as u32, 0]);
            }
            index += 1;
        }
        solid
    }

    /// Returns the bits, which can be compared in a constant.
    pub(super) const fn bits(self) -> u32 {
        self.0
    }

    const fn with(self, place: Place) -> Self {
        Self(self.0 | 1 << (place[0] + BOX * place[1] + BOX * BOX * place[2]))
    }

    pub(super) const fn has(self, place: Place) -> bool {
        self.0 >> (place[0] + BOX * place[1] + BOX * BOX * place[2]) & 1 == 1
    }

    pub(super) const fn place(index: u32) -> Place {
        [index % BOX, index / BOX % BOX, index / (BOX * BOX)]
    }

    /// Turns the solid by a quarter about the axis east (0), north (1) or up (2), and moves it to
    /// the corner of the box. The turn maps the next axis to the one after it.
    pub(super) const fn turned(self, axis: usize) -> Self {
        let (from, to) = ((axis + 1) % 3, (axis + 2) % 3);
        let mut turned = Self::EMPTY;
        let mut index = 0;
        while index < BOX * BOX * BOX {
            let mut place = Self::place(index);
            if self.has(place) {
                (place[to], place[from]) = (place[from], BOX - 1 - place[to]);
                turned = turned.with(place);
            }
            index += 1;
        }
        turned.cornered()
    }

    /// Returns the mirror image, east to west, moved to the corner of the box.
    pub(super) const fn mirrored(self) -> Self {
        let mut mirrored = Self::EMPTY;
        let mut index = 0;
        while index < BOX * BOX * BOX {
            let [east, north, up] = Self::place(index);
            if self.has([east, north, up]) {
                mirrored = mirrored.with([BOX - 1 - east, north, up]);
            }
            index += 1;
        }
        mirrored.cornered()
    }

    /// Moves the cubes west, south and down as far as possible.
    pub(super) const fn cornered(self) -> Self {
        const WEST: u32 = 0o111_111_111;
        const SOUTH: u32 = 0o007_007_007;
        const BOTTOM: u32 = 0o777;
        if self.0 == 0 {
            return self;
        }
        let mut bits = self.0;
        while bits & WEST == 0 {
            bits >>= 1;
        }
        while bits & SOUTH == 0 {
            bits >>= BOX;
        }
        while bits & BOTTOM == 0 {
            bits >>= BOX * BOX;
        }
        Self(bits)
    }
}
