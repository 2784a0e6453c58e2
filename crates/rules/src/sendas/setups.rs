//! The starting positions that have a name.
//!
//! The printed diagrams are lost. These are reconstructions that follow their captions; each side
//! has two straights, two elbows, a tee and a cross.

use super::{Ends, Placed, Start};
use crate::Square;

/// The names of the starting positions, and how white starts in them, in the order in which they
/// are offered. Black starts with the same turned by half a turn.
pub const SETUPS: [(&str, Start); 7] = [
    ("classic", start("c1NE,d1EW,e1NEW,f1EW,g1NW,e2NESW")),
    ("edge", start("c1NE,d1EW,e1NEW,f1NESW,g1EW,h1NW")),
    ("compact", start("d3NE,e3NESW,f3NW,d4NS,e4ESW,f4NS")),
    ("choice", start("d4ES,e4ESW,f4SW,e3NS,e2NESW,e1NS")),
    ("fortress", start("c2ES,d2EW,e2ESW,f2EW,g2SW,e1NESW")),
    ("clash", start("d3ES,e3NEW,f3SW,d4EW,e4NESW,f4EW")),
    ("allin", start("e3NEW,c4NE,d4EW,e4NESW,f4EW,g4NW")),
];

/// The names alone.
pub(super) const NAMES: &[&str] = &{
    let mut names = [""; SETUPS.len()];
    let mut i = 0;
    while i < names.len() {
        names[i] = SETUPS[i].0;
        i += 1;
    }
    names
};

/// Reads a start of the table above while the program is compiled: what is misspelled there does
/// not compile.
const fn start(text: &str) -> Start {
    let text = text.as_bytes();
    let mut start = [Placed { square: Square::new(0, 0), ends: Ends::ALL }; 6];
    let mut piece = 0;
    let mut at = 0;
    while at < text.len() {
        start[piece].square = Square::new(text[at] - b'a', text[at + 1] - b'1');
        at += 2;
        let mut letters = [false; 4];
        while at < text.len() && text[at] != b',' {
            letters[letter(text[at])] = true;
            at += 1;
        }
        start[piece].ends = Ends::of_sides(letters).expect("no piece has these ends");
        piece += 1;
        at += 1;
    }
    assert!(piece == start.len(), "a start has six pieces");
    start
}

const fn letter(byte: u8) -> usize {
    match byte {
        b'N' => 0,
        b'E' => 1,
        b'S' => 2,
        b'W' => 3,
        _ => panic!("an end is N, E, S or W"),
    }
}
