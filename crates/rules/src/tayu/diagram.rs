use alloc::{borrow::ToOwned, format, string::String, vec, vec::Vec};
use core::fmt;

use super::{Position, SIZE};
use crate::{Direction, Square, diagram::write_files};

impl fmt::Display for Position {
    /// Draws the board: tiles with `o` for each mouth, and `.` for each empty square.
    ///
    /// ```
    /// use cauce_rules::{GameLine, tayu::Position};
    ///
    /// let game = "tayu : +036 i9h036".parse::<GameLine<Position>>()?.position();
    /// let text = game.to_string();
    /// let lines: Vec<_> = text.lines().skip(18).take(3).map(|line| &line[27..44]).collect();
    /// assert_eq!(lines, [
    ///     "    +-o-+---+---+",
    ///     "  . |           o",
    ///     "    +-o-+---+---+",
    /// ]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = diagram(self, Square::new(0, 0), Square::new(SIZE - 1, SIZE - 1));
        for (index, line) in lines.iter().enumerate() {
            // Odd lines show the middles of ranks.
            let is_rank = index % 2 == 1;
            let rank = SIZE - 1 - (index / 2).min(usize::from(SIZE) - 1) as u8;
            let mut shown = if is_rank { format!("{:2} ", rank + 1) } else { "   ".to_owned() };
            for (column, sign) in line.chars().enumerate() {
                let square = Square::new((column / 4) as u8, rank);
                let is_middle = is_rank && column % 4 == 2;
                let is_empty = is_middle && self.tile_at(square).is_none();
                shown.push(if is_empty { '.' } else { sign });
            }
            writeln!(f, "{}", shown.trim_end())?;
        }
        f.write_str("  ")?;
        write_files(f, SIZE, 4)
    }
}

/// Draws the board between two squares: tiles with `o` for each mouth.
///
/// ```text
/// +---+-o-+---+
/// |           o
/// +---+---+-o-+
/// ```
pub(super) fn diagram(position: &Position, from: Square, to: Square) -> Vec<String> {
    let width = usize::from(to.file - from.file + 1) * 4 + 1;
    let height = usize::from(to.rank - from.rank + 1) * 2 + 1;
    let mut canvas = vec![vec![' '; width]; height];
    for tile in position.tiles() {
        for number in 0..8 {
            let Some(edge) = tile.edge(number) else { continue };
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
    canvas.into_iter().map(String::from_iter).collect()
}

fn draw(canvas: &mut [Vec<char>], x: usize, y: usize, line: &str, (dx, dy): (usize, usize)) {
    for (step, sign) in line.chars().enumerate() {
        canvas[y + step * dy][x + step * dx] = sign;
    }
}
