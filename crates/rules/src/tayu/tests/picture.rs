//! Boards drawn as text, so that a test can be read.

use super::super::{Position, SIZE, SPRINGS};
use crate::{Direction, Square};

/// The part of the board from one square to another: tiles with their mouths as `o`, and nothing
/// where nothing lies.
///
/// ```text
/// +---+-o-+---+
/// |           o
/// +---+---+-o-+
/// ```
fn picture(position: &Position, south_west: &str, north_east: &str) -> String {
    let corner = |name| Square::parse(name).unwrap();
    let (from, to) = (corner(south_west), corner(north_east));
    let width = usize::from(to.file - from.file + 1) * 4 + 1;
    let height = usize::from(to.rank - from.rank + 1) * 2 + 1;
    let mut canvas = vec![vec![' '; width]; height];
    for tile in position.tiles() {
        for number in 0..8 {
            let edge = tile.edge(number).unwrap();
            let inside = (from.file..=to.file).contains(&edge.square.file)
                && (from.rank..=to.rank).contains(&edge.square.rank);
            if !inside {
                continue;
            }
            let x = usize::from(edge.square.file - from.file) * 4;
            let y = usize::from(to.rank - edge.square.rank) * 2;
            let mouth = tile.mouths.has(number);
            let lying = if mouth { "+-o-+" } else { "+---+" };
            let standing = if mouth { "+o+" } else { "+|+" };
            match edge.direction {
                Direction::North => draw(&mut canvas, x, y, lying, (1, 0)),
                Direction::South => draw(&mut canvas, x, y + 2, lying, (1, 0)),
                Direction::West => draw(&mut canvas, x, y, standing, (0, 1)),
                Direction::East => draw(&mut canvas, x + 4, y, standing, (0, 1)),
            }
        }
    }
    let lines: Vec<_> = canvas
        .into_iter()
        .map(|line| line.into_iter().collect::<String>().trim_end().to_owned())
        .collect();
    lines.join("\n")
}

fn draw(canvas: &mut [Vec<char>], x: usize, y: usize, line: &str, (dx, dy): (usize, usize)) {
    for (step, sign) in line.chars().enumerate() {
        canvas[y + step * dy][x + step * dx] = sign;
    }
}

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
    let (drawn, wanted) = (dedented(&picture(position, from, to)), dedented(wanted));
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
