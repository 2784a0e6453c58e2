//! Parts of boards held against pictures, so that a test can be read.

use super::super::{Position, SIZE, SPRINGS, picture::picture};
use crate::{Direction, Square};

/// A rim from west to east, or from south to north: `o` a mouth, `O` a mouth on a spring, `:` a
/// spring without.
pub(super) fn rim(position: &Position, rim: Direction) -> String {
    let sign = |place| match (position.rim(rim) >> place & 1, SPRINGS >> place & 1) {
        (0, 0) => '.',
        (0, _) => ':',
        (_, 0) => 'o',
        (_, _) => 'O',
    };
    (0..SIZE).map(sign).collect()
}

/// Holds a picture against what is on the board, wherever it is indented to.
#[track_caller]
pub(super) fn assert_picture(position: &Position, from: &str, to: &str, wanted: &str) {
    let corner = |name| Square::parse(name).unwrap();
    let drawn = picture(position, corner(from), corner(to)).join("\n");
    let (drawn, wanted) = (dedented(&drawn), dedented(wanted));
    assert!(drawn == wanted, "the board is\n{drawn}\nand not\n{wanted}");
}

/// The text without what all its lines are indented by, and without empty lines around it.
fn dedented(text: &str) -> String {
    let lines = || text.lines().map(str::trim_end).skip_while(|line| line.is_empty());
    let indent = |line: &str| line.len() - line.trim_start().len();
    let least = lines().filter(|line| !line.is_empty()).map(indent).min().unwrap_or(0);
    let lines: Vec<_> = lines().map(|line| line.get(least..).unwrap_or_default()).collect();
    lines.join("\n").trim_end().to_owned()
}
