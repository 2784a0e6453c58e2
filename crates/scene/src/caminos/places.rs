//! The squares as places on the picture, and their labels.

use cauce_rules::{
    Square,
    caminos::{Material, Position},
};
use cauce_table::{Target, caminos::Item, insertion_sort};

use super::{
    RenderContext, ground,
    space::{Projection, SIGN, quarters},
};
use crate::{Camera, Phrase, Place, Point, geometry};

pub(super) fn places(context: RenderContext) -> Vec<Place> {
    let game = context.game;
    let projection = Projection::new(game.board(), context.camera);
    let mut squares: Vec<_> = game.board().squares().collect();
    let distance = |at: &Square| projection.distance(at.file as i8, at.rank as i8);
    insertion_sort(&mut squares, |one, other| distance(one) > distance(other));
    let squares = squares.into_iter().map(|at| {
        let target = Target::Square(at);
        let outline = outline(&projection, at, game.height(at));
        let cell = cell(game, context.camera, at);
        let pressable = context.table.proposal_at(target).is_some();
        Place { pressable, face: FACE, ..Place::new(target, outline, cell, label(game, at)) }
    });
    squares.chain(signs(game, &projection)).collect()
}

/// Returns the places of the letters that show which sides are to be joined.
fn signs(game: &Position, projection: &Projection) -> impl Iterator<Item = Place> {
    let board = game.board();
    (0..board.edges().len()).map(move |side| {
        let (_, middle) = ground::sign(projection, board, side);
        let reach = SIGN * projection.scale;
        let least = middle - Point::new(reach, reach);
        let outline = geometry::rectangle(least, 2.0 * reach, 2.0 * reach);
        let target = Target::<Position>::Item(Item::Side(side as u8));
        Place::new(target, outline, (board.span(), side as u8), ground::aim(board, side))
    })
}

pub(super) const FACE: usize = 4;

/// Returns the corners of a column's top, followed by the outline of the whole column.
pub(super) fn outline(projection: &Projection, at: Square, height: u8) -> Vec<Point> {
    let bottom = projection.corners(at, 0.0, 0.0);
    let top = projection.corners(at, 0.0, height.into());
    // Starts at the leftmost corner; the next one is below it on the picture.
    let mut left = 0;
    for corner in 1..FACE {
        if bottom[corner].x < bottom[left].x {
            left = corner;
        }
    }
    let mut outline = top.to_vec();
    for step in 0..6 {
        let corners = if step < 3 { bottom } else { top };
        outline.push(corners[(left + step - step / 3) % FACE]);
    }
    outline
}

/// Returns the row and column of a square in the grid that the arrow keys navigate. The grid turns
/// with the board by quarters, so that up always leads away from the viewer.
fn cell(game: &Position, camera: &Camera, at: Square) -> (u8, u8) {
    let last = game.board().span() - 1;
    let (file, rank) = (at.file, at.rank);
    match quarters(game.board(), camera) {
        0 => (last - rank, file),
        1 => (file, rank),
        2 => (rank, last - file),
        _ => (last - file, last - rank),
    }
}

/// Describes a square: its cubes from the bottom to the top, and its sides of the board.
fn label(game: &Position, at: Square) -> Phrase {
    let cubes: Vec<_> = game.column(at).map(|material| Phrase::new(cube(material))).collect();
    let sides: Vec<_> = game
        .board()
        .sides_of(at)
        .map(|side| {
            let letter = ground::letter(game.board(), side).to_string();
            Phrase::new("caminos-square-side").with("letter", letter)
        })
        .collect();
    let phrase = if cubes.is_empty() {
        Phrase::new("caminos-square-bare")
    } else {
        Phrase::new("caminos-square-column").with("height", cubes.len()).with("cubes", cubes)
    };
    phrase.with("square", at).with("border", sides.len()).with("sides", sides)
}

fn cube(material: Material) -> &'static str {
    match material {
        Material::Green => "caminos-cube-green",
        Material::Yellow => "caminos-cube-yellow",
        Material::Neutral => "caminos-cube-neutral",
    }
}
