//! Pictures of pieces on buttons, seen from the same side as the board.

use cauce_rules::caminos::{Material, Orientation, Position, Shape};
use cauce_table::{Target, caminos::Item, insertion_sort};

use super::{
    RenderContext,
    layers::Layers,
    model::Cell,
    paint,
    space::{Projection, printed},
};
use crate::{Picture, geometry::beyond};

/// The width and height of an icon in board units: room for three cubes from any side.
const SIZE: f32 = 3.9;

/// The opacity of an icon whose orientation does not fit at the current square.
const FAINT: f32 = 0.3;

pub(super) fn icon(context: RenderContext, target: Target<Position>) -> Option<Picture> {
    let Target::Item(item) = target else { return None };
    let (orientation, fits) = match item {
        Item::Piece(shape) => (shape.orientations().next()?, true),
        Item::Orientation(orientation) => {
            (orientation, context.hand.fits_here(context.game, orientation))
        }
        Item::Tip(_) | Item::Side(_) => return None,
    };
    let alpha = if fits { 1.0 } else { FAINT };
    Some(piece(context, orientation, context.game.placing().unwrap_or(Material::Neutral), alpha))
}

pub(super) fn alone(shape: Shape, material: Material) -> Picture {
    let orientation = shape.orientations().next();
    orientation.map_or_else(
        || Picture::new(SIZE, SIZE),
        |orientation| drawn(orientation, material, (45.0, 45.0), 1.0),
    )
}

fn piece(
    context: RenderContext,
    orientation: Orientation,
    material: Material,
    alpha: f32,
) -> Picture {
    // From straight above or straight ahead, some pieces look alike.
    let tilt = context.camera.tilt.clamp(35.0, 55.0);
    let yaw = context.camera.yaw + printed(context.game.board());
    let aside = beyond(yaw, 90.0);
    drawn(orientation, material, (yaw - aside + aside.clamp(20.0, 70.0), tilt), alpha)
}

fn drawn(
    orientation: Orientation,
    material: Material,
    (yaw, tilt): (f32, f32),
    alpha: f32,
) -> Picture {
    let projection = Projection::plain(yaw, tilt, 0.0);
    let extent = orientation.extent().map(f32::from);
    let all: Vec<Cell> = orientation.cubes().map(|cube| cube.map(|part| part as i8)).collect();
    let projection = projection.centred(extent.map(|part| part / 2.0), SIZE);
    let mut squares: Vec<_> = all.iter().map(|cell| (cell[0], cell[1])).collect();
    let distance = |&(file, rank): &(i8, i8)| projection.distance(file, rank);
    insertion_sort(&mut squares, |one, other| distance(one) > distance(other));
    squares.dedup();
    let mut picture = Picture::new(SIZE, SIZE);
    for square in squares {
        let solid = paint::Finish::solid(material);
        let finish = paint::Finish { alpha, edge: (solid.edge.0, 0.09), ..solid };
        let mut layers = Layers::default();
        paint::hanging(&mut layers, &projection, square, &all, 0.0, finish);
        layers.draw(&mut picture);
    }
    picture
}
