//! Comparison of boards with pictures.

use super::super::{Position, SIZE, SPRINGS, diagram::diagram};
use crate::{Direction, Square};

/// Draws a rim from west to east or from south to north: `o` for a mouth, `O` for a mouth on a
/// spring, `:` for a spring without a mouth.
pub(super) fn rim(position: &Position, rim: Direction) -> String {
    let sign = |place| match (position.rim(rim) >> place & 1, SPRINGS >> place & 1) {
        (0, 0) => '.',
        (0, _) => ':',
        (_, 0) => 'o',
        (_, _) => 'O',
    };
    (0..SIZE).map(sign).collect()
}

/// Compares part of the board with a diagram of any indentation.
#[track_caller]
pub(super) fn assert_diagram(position: &Position, from: &str, to: &str, wanted: &str) {
    let corner = |name| Square::parse(name).unwrap();
    let drawn = diagram(position, corner(from), corner(to)).join("\n");
    let (drawn, wanted) = (dedented(&drawn), dedented(wanted));
    assert!(drawn == wanted, "the board is\n{drawn}\nand not\n{wanted}");
}

/// Removes the common indentation, and empty lines at both ends.
fn dedented(text: &str) -> String {
    let lines = || text.lines().map(str::trim_end).skip_while(|line| line.is_empty());
    let indent = |line: &str| line.len() - line.trim_start().len();
    let least = lines().filter(|line| !line.is_empty()).map(indent).min().unwrap_or(0);
    let lines: Vec<_> = lines().map(|line| line.get(least..).unwrap_or_default()).collect();
    lines.join("\n").trim_end().to_owned()
}
