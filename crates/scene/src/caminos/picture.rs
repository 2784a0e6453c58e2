//! The board with all pieces, drawn from the back to the front.

use cauce_rules::{
    Direction, EndReason, Game, Square,
    caminos::{Material, Path, PlacedPiece, Points, Position},
};
use cauce_table::{caminos::Held, insertion_sort};

use super::{
    RenderContext, ground,
    layers::{Layer, Layers},
    model::{Cell, Model, beside, cells, square},
    paint::{self, Facing, walls, within},
    places,
    space::{Projection, SIZE, Spot},
};
use crate::{Colour, Draw, Picture, Place, Shape, Step, Style, geometry::contains};

const FALL: u32 = 260;

impl Draw for Position {
    const TURNABLE: bool = true;

    fn duration(context: RenderContext) -> u32 {
        if context.last.is_some() { FALL } else { 0 }
    }

    /// One step for each face of the winning path, or for each piece that is counted at the border.
    fn steps(context: RenderContext) -> usize {
        winning_path(context).map_or_else(|| counted(context).len(), |path| path.faces as usize)
    }

    fn picture(context: RenderContext) -> Picture {
        Scene::new(context).draw()
    }

    fn size(&self) -> (f32, f32) {
        SIZE
    }

    fn places(context: RenderContext) -> Vec<Place> {
        places::places(context)
    }
}

fn winning_path(context: RenderContext) -> Option<Path> {
    match context.game.points()? {
        Points::Connection { path, .. } => Some(path),
        _ => None,
    }
}

/// Returns the pieces counted at the border and their squares, once all pieces are placed.
fn counted(context: RenderContext) -> Vec<(PlacedPiece, Square)> {
    let end = context.game.turn().outcome();
    if end.is_none_or(|end| end.reason != EndReason::Exhausted) {
        return Vec::new();
    }
    let board = context.game.board();
    let coloured = context.game.pieces().filter(|placed| placed.material != Material::Neutral);
    coloured.filter_map(|placed| Some((placed, placed.mv.border(board)?))).collect()
}

pub(super) struct Scene<'a> {
    context: RenderContext<'a>,
    projection: Projection,
    pub(super) model: Model,
    falling: Option<Falling>,
    /// The piece in the hand, and the cells that it would occupy.
    held: Option<Held>,
    held_cells: Vec<Cell>,
    path: Option<Path>,
}

struct Falling {
    placed: PlacedPiece,
    cells: Vec<Cell>,
    lift: f32,
}

fn held_cells(held: &Held) -> Vec<Cell> {
    let cube = |[east, north, up]: [u8; 3]| {
        [held.east + east as i8, held.north + north as i8, (held.rest + up) as i8]
    };
    held.orientation.cubes().map(cube).collect()
}

impl<'a> Scene<'a> {
    pub(super) fn new(context: RenderContext<'a>) -> Self {
        let projection = Projection::new(context.game.board(), context.camera);
        let mut model = Model::new(context);
        let left = 1.0 - context.t;
        let falling = if context.last.is_some() && left > 0.0 { model.pop() } else { None };
        let falling = falling.map(|placed| Falling {
            placed,
            cells: cells(placed.mv).collect(),
            lift: 3.0 * left * left,
        });
        let held = context.hand.held(context.game);
        Self {
            context,
            projection,
            model,
            falling,
            held_cells: held.as_ref().map(held_cells).unwrap_or_default(),
            held,
            path: winning_path(context),
        }
    }

    fn draw(&self) -> Picture {
        let mut picture = Picture::new(SIZE.0, SIZE.1);
        let board = self.context.game.board();
        ground::board(&mut picture, &self.projection, board);
        ground::marks(&mut picture, &self.projection, board);
        ground::coordinates(&mut picture, &self.projection, board, None);
        ground::letters(&mut picture, &self.projection, board);
        picture.end_ground();
        let over = self.context.hand.over();
        if over.is_some() {
            ground::coordinates(&mut picture, &self.projection, board, over);
        }
        self.shadows(&mut picture);
        let is_bare = |at: &Square| self.model.height(at.file as i8, at.rank as i8) == 0;
        if let Some(at) = over.filter(is_bare) {
            let corners = self.projection.corners(at, 0.0, 0.0);
            picture.polygon(&corners, Style::fill(Colour::Aim.alpha(0.25)));
        }
        for (file, rank) in self.squares_from_behind() {
            self.column(&mut picture, file, rank);
            self.hanging(&mut picture, file, rank);
        }
        self.road(&mut picture);
        self.counted(&mut picture);
        picture
    }

    /// Returns all squares of the board and those below the piece in the hand, the farthest first.
    fn squares_from_behind(&self) -> Vec<(i8, i8)> {
        let board = self.context.game.board().squares().map(|at| (at.file as i8, at.rank as i8));
        let mut all: Vec<_> = board.collect();
        for &[file, rank, _] in &self.held_cells {
            let square = (file, rank);
            if !all.contains(&square) {
                all.push(square);
            }
        }
        insertion_sort(&mut all, |one, other| one < other);
        let distance = |&(file, rank): &(i8, i8)| self.projection.distance(file, rank);
        insertion_sort(&mut all, |one, other| distance(one) > distance(other));
        all
    }

    fn shadows(&self, picture: &mut Picture) {
        let mut layers = Layers::default();
        for at in self.context.game.board().squares() {
            let (file, rank) = (at.file as i8, at.rank as i8);
            if self.model.height(file, rank) == 0 {
                paint::shadow(&mut layers, &self.projection, [file, rank, -1], &|of| {
                    self.rise([file, rank, -1], of)
                });
            }
        }
        layers.draw(picture);
    }

    /// Returns how much higher the neighbouring column in a direction is than a cell.
    fn rise(&self, cell: Cell, direction: Direction) -> i8 {
        let [file, rank, _] = beside(cell, direction);
        self.model.height(file, rank) - cell[2] - 1
    }

    fn column(&self, picture: &mut Picture, file: i8, rank: i8) {
        let height = self.model.height(file, rank);
        let alpha = if self.hides(file, rank) { 0.25 } else { 1.0 };
        let mut layers = Layers::default();
        for storey in 0..height {
            let cell = [file, rank, storey];
            let Some(cube) = self.model.at(cell) else { continue };
            let same = |other: Cell| self.model.at(other).is_some_and(|of| of.piece == cube.piece);
            let finish = paint::Finish { alpha, ..self.standing(cube.material, cube.piece) };
            for direction in walls(&self.projection) {
                let [east, north, _] = beside(cell, direction);
                if self.model.height(east, north) <= storey || self.hides(east, north) {
                    let facing = Facing::Side(direction);
                    paint::face(&mut layers, &self.projection, (cell, 0.0), facing, finish, &same);
                    if self.model.height(east, north) == storey {
                        paint::foot(&mut layers, &self.projection, cell, facing);
                    }
                    self.glow(&mut layers, cell, facing);
                }
            }
            if storey + 1 == height {
                paint::face(&mut layers, &self.projection, (cell, 0.0), Facing::Up, finish, &same);
                paint::tint(&mut layers, &self.projection, cell);
                paint::shadow(&mut layers, &self.projection, cell, &|of| self.rise(cell, of));
                self.glow(&mut layers, cell, Facing::Up);
            }
        }
        layers.draw(picture);
        let top = [file, rank, height - 1];
        if let Some(cube) = self.model.at(top)
            && paint::is_numbered(top, self.standing(cube.material, cube.piece))
        {
            self.number(picture, top, cube.material);
        }
    }

    fn hides(&self, file: i8, rank: i8) -> bool {
        let Some(at) = square(file, rank) else { return false };
        let near = self.projection.distance(file, rank);
        self.held_cells.iter().any(|&[east, north, up]| {
            let [x, y, z] = [east, north, up].map(f32::from);
            let top = self.projection.see(Spot::new(x + 0.5, y + 0.5, z + 1.0));
            let outline = || places::outline(&self.projection, at, self.context.game.height(at));
            self.projection.distance(east, north) > near
                && contains(&outline()[places::FACE..], top)
        })
    }

    /// Returns the finish of a cube on the board. The last piece is outlined.
    fn standing(&self, material: Material, piece: usize) -> paint::Finish {
        // After the end of the game, only the numbers that explain it are shown.
        let numbered = self.context.game.turn().outcome().is_none();
        let solid = paint::Finish { numbered, ..paint::Finish::solid(material) };
        let is_last = self.falling.is_none() && piece + 1 == self.model.pieces.len();
        if is_last { paint::Finish { edge: (Colour::Last, 0.1), ..solid } } else { solid }
    }

    /// Draws the height of a column on its top. A column of one cube has no number.
    fn number(&self, picture: &mut Picture, cell: Cell, material: Material) {
        let corners = Facing::Up.corners(&self.projection, cell, 0.0);
        let (at, size) = (within(&corners, 0.5, 0.5), self.projection.text(0.56));
        let height = (cell[2] + 1).to_string();
        picture.text(at, size, true, height, Style::fill(paint::deep(material)));
    }

    /// Draws the parts over a square of the falling piece and of the one in the hand.
    fn hanging(&self, picture: &mut Picture, file: i8, rank: i8) {
        if let Some(falling) = &self.falling {
            let finish = paint::Finish::solid(falling.placed.material);
            let mut layers = Layers::default();
            let at = (file, rank);
            paint::hanging(&mut layers, &self.projection, at, &falling.cells, falling.lift, finish);
            layers.draw(picture);
        }
        let Some(held) = &self.held else { return };
        let Some(material) = self.context.game.placing() else { return };
        let legal = held.legal.is_ok();
        let finish = paint::Finish {
            material,
            // An illegal piece is translucent, to show what is in the way.
            alpha: if legal { 1.0 } else { 0.82 },
            edge: if legal { (Colour::Aim, 0.075) } else { (Colour::Danger, 0.075) },
            hollow: !legal,
            numbered: legal,
        };
        if !legal {
            self.gap(picture, file, rank);
        }
        let mut layers = Layers::default();
        paint::hanging(&mut layers, &self.projection, (file, rank), &self.held_cells, 0.0, finish);
        layers.draw(picture);
        let here =
            self.held_cells.iter().filter(|cell| legal && (cell[0], cell[1]) == (file, rank));
        if let Some(&top) = here.max_by_key(|cell| cell[2])
            && paint::is_numbered(top, finish)
        {
            self.number(picture, top, material);
        }
    }

    /// Marks the top of a column if the piece in the hand would leave a gap above it.
    fn gap(&self, picture: &mut Picture, file: i8, rank: i8) {
        let height = self.model.height(file, rank);
        let on_board = square(file, rank).is_some_and(|at| self.context.game.board().contains(at));
        let here = self.held_cells.iter().filter(|cell| (cell[0], cell[1]) == (file, rank));
        let lowest = here.map(|cell| cell[2]).min();
        if on_board && lowest.is_some_and(|lowest| lowest > height) {
            let corners = Facing::Up.corners(&self.projection, [file, rank, height - 1], 0.0);
            picture.polygon(&corners, Style::fill(Colour::Danger.alpha(0.4)));
        }
    }

    /// Highlights a face that belongs to the winning path, and dims the others.
    fn glow(&self, layers: &mut Layers, cell: Cell, facing: Facing) {
        if self.path.is_none() || self.context.shown == 0 {
            return;
        }
        let corners = facing.corners(&self.projection, cell, 0.0);
        let style =
            if self.place_on_path(cell, facing).is_some_and(|place| place < self.context.shown) {
                let edge = 0.09 * self.projection.scale;
                Style::fill(Colour::Light.alpha(0.25)).outlined(Colour::Win, edge)
            } else {
                Style::fill(Colour::Board.alpha(0.14 * self.context.shown.min(4) as f32))
            };
        layers.polygon(Layer::Light, style, &corners);
    }

    /// Returns the index of a face on the winning path.
    pub(super) fn place_on_path(&self, cell: Cell, facing: Facing) -> Option<usize> {
        let path = self.path.as_ref()?;
        let here = square(cell[0], cell[1])?;
        let mut walked = 0;
        for (index, &at) in path.squares.iter().enumerate() {
            let height = self.model.height(at.file as i8, at.rank as i8);
            if facing == Facing::Up && at == here {
                return Some(walked);
            }
            walked += 1;
            let Some(&next) = path.squares.get(index + 1) else { break };
            let rise = self.model.height(next.file as i8, next.rank as i8) - height;
            let (low, tall) = if rise > 0 { (at, next) } else { (next, at) };
            if let Facing::Side(direction) = facing {
                let (east, north) = direction.step();
                if here == tall && tall.offset(east, north) == Some(low) {
                    let top = height.max(height + rise) - 1;
                    let above = if rise > 0 { cell[2] - height } else { top - cell[2] };
                    if above >= 0 && above < rise.abs() {
                        return Some(walked + above as usize);
                    }
                }
            }
            walked += usize::from(rise.unsigned_abs());
        }
        None
    }

    /// Draws the winning path as a line in front of everything, as far as it is shown.
    fn road(&self, picture: &mut Picture) {
        let Some(path) = &self.path else { return };
        let mut spots: Vec<Spot> = Vec::new();
        let mut walked = 0;
        for (index, &at) in path.squares.iter().enumerate() {
            if walked >= self.context.shown {
                break;
            }
            let up = f32::from(self.context.game.height(at));
            let here = Spot::new(f32::from(at.file) + 0.5, f32::from(at.rank) + 0.5, up);
            if let Some(&last) = spots.last() {
                let away = |at: Square| self.projection.distance(at.file as i8, at.rank as i8);
                // Along a hidden wall, the line would run back over itself.
                if (up - last.up) * (away(at) - away(path.squares[index - 1])) > 0.0 {
                    let edge = last.towards(here, 0.5);
                    spots.extend([Spot { up: last.up, ..edge }, Spot { up, ..edge }]);
                }
            }
            spots.push(here);
            let next = path.squares.get(index + 1).map(|&next| self.context.game.height(next));
            walked += 1 + next.map_or(0, |next| next.abs_diff(self.context.game.height(at)).into());
        }
        let unit = self.projection.scale;
        let see = |(index, &spot): (usize, &Spot)| {
            let at = self.projection.see(spot);
            if index == 0 { Step::Move(at) } else { Step::Line(at) }
        };
        let line = Shape::Path(spots.iter().enumerate().map(see).collect());
        picture.draw(line.clone(), Style::stroke(Colour::Paper, 0.3 * unit));
        picture.draw(line, Style::stroke(Colour::Win, 0.17 * unit));
        for end in [spots.first(), spots.last()].into_iter().flatten() {
            let style = Style::fill(Colour::Win).outlined(Colour::Paper, 0.065 * unit);
            picture.circle(self.projection.see(*end), 0.23 * unit, style);
        }
    }

    fn counted(&self, picture: &mut Picture) {
        let board = self.context.game.board();
        let mut counts = [0; Material::ALL.len()];
        for (placed, at) in counted(self.context).into_iter().take(self.context.shown) {
            counts[placed.material as usize] += 1;
            let outwards = board.sides_of(at).next().map(|side| board.edges()[side]);
            let (east, north) =
                outwards.map_or((0.0, 0.0), |edge| (f32::from(edge.east), f32::from(edge.north)));
            let spot = Spot::new(
                f32::from(at.file) + 0.5 + 0.5 * east,
                f32::from(at.rank) + 0.5 + 0.5 * north,
                0.5,
            );
            let unit = self.projection.scale;
            let badge =
                Style::fill(paint::body(placed.material)).outlined(Colour::Ink, 0.04 * unit);
            let middle = self.projection.see(spot);
            picture.circle(middle, 0.27 * unit, badge);
            let number = counts[placed.material as usize].to_string();
            let style = Style::fill(paint::deep(placed.material));
            picture.text(middle, self.projection.text(0.32), true, number, style);
        }
    }
}
