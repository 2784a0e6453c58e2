//! The crater, the stones and the snorkels with their four tubes.
//!
//! A tube with air ends in a bright, round mouth, and a blocked one in a dark bar. Tubes between
//! snorkels of one colour run into each other. The number on the first snorkel of a group is the
//! air that the whole group has left. Purple snorkels are round, green ones square.

use cauce_rules::{
    Direction, Square,
    snorkels::{Colour as Side, End, Move, Piece, Position, Squares, Tube},
};

use super::{RenderContext, places};
use crate::{Colour, Draw, Picture, Place, Point, Style};

/// The width of the rim with the coordinates.
const RIM: f32 = 0.42;

/// The reach of the veil over a proposed snorkel, which covers the mouths of its tubes.
const VEIL: f32 = 0.55;

pub(super) fn corner(game: &Position, square: Square) -> Point {
    let row = game.size() - 1 - square.rank.min(game.size() - 1);
    Point::new(RIM + f32::from(square.file), RIM + f32::from(row))
}

fn centre(game: &Position, square: Square) -> Point {
    corner(game, square) + Point::new(0.5, 0.5)
}

impl Draw for Position {
    fn picture(context: RenderContext) -> Picture {
        let game = context.game;
        let (width, height) = Draw::size(game);
        let mut picture = Picture::new(width, height);
        ground(&mut picture, game);
        picture.end_ground();

        let lost: Vec<_> =
            lost(game).map(|lost| lost.iter().take(context.shown).collect()).unwrap_or_default();
        for &square in &lost {
            cell(&mut picture, game, square, Style::fill(Colour::Danger.alpha(0.45)));
        }
        if let Some((_, Move::Place(square))) = context.last_move() {
            cell(&mut picture, game, square, Style::stroke(Colour::Last, 0.07));
        }

        for square in game.squares() {
            // Two of the four directions suffice to draw each joint once.
            joints(&mut picture, game, square, [Direction::North, Direction::East]);
        }
        // The proposed tubes are behind the neighbours, so that their numbers stay readable.
        if let Some(Move::Place(square)) = context.proposal() {
            proposal(&mut picture, game, square);
        }
        for square in game.squares() {
            match game.at(square) {
                None => {}
                Some(Piece::Stone) => stone(&mut picture, centre(game, square)),
                Some(Piece::Snorkel(side)) => {
                    let arriving =
                        matches!(context.last, Some((_, Move::Place(at))) if at == square);
                    let scale = if arriving { grow(context.t) } else { 1.0 };
                    let lost = lost.contains(&square);
                    snorkel(&mut picture, game, square, side, &Mood { scale, lost });
                }
            }
        }
        picture
    }

    fn size(&self) -> (f32, f32) {
        let side = f32::from(self.size()) + 2.0 * RIM;
        (side, side)
    }

    fn places(context: RenderContext) -> Vec<Place> {
        places::places(context)
    }

    /// One step for each snorkel that cannot breathe.
    fn steps(context: RenderContext) -> usize {
        lost(context.game).map_or(0, |lost| lost.len())
    }

    fn duration(context: RenderContext) -> u32 {
        match context.last {
            Some((_, Move::Place(_))) => 180,
            _ => 0,
        }
    }
}

/// Returns the snorkels that cannot breathe, if that has ended the game.
fn lost(game: &Position) -> Option<Squares> {
    match game.end()? {
        End::Capture { captured, .. } => Some(game.suffocated(captured)),
        _ => None,
    }
}

/// Easing function that grows quickly, overshoots a little and settles.
fn grow(t: f32) -> f32 {
    let back = 1.0 - t;
    1.0 - back * back * back + 0.25 * t * back
}

fn ground(picture: &mut Picture, game: &Position) {
    let (width, height) = Draw::size(game);
    picture.rounded(Point::default(), width, height, 0.3, Style::fill(Colour::Rim));
    let inner = f32::from(game.size());
    let (least, side) = (Point::new(RIM - 0.06, RIM - 0.06), inner + 0.12);
    picture.rounded(least, side, side, 0.14, Style::fill(Colour::Board));
    for square in game.squares() {
        cell(picture, game, square, Style::fill(Colour::Cell));
    }
    let label = Style::fill(Colour::RimText);
    let aside = least.x / 2.0;
    for index in 0..game.size() {
        let along = RIM + f32::from(index) + 0.5;
        let file = Square::new(index, 0).to_string();
        let letter = file.trim_end_matches('1');
        let number = (game.size() - index).to_string();
        picture.text(Point::new(along, height - aside), 0.26, true, letter, label);
        picture.text(Point::new(aside, along), 0.26, true, number, label);
    }
}

fn cell(picture: &mut Picture, game: &Position, square: Square, style: Style) {
    let least = corner(game, square) + Point::new(0.03, 0.03);
    picture.rounded(least, 0.94, 0.94, 0.12, style);
}

fn stone(picture: &mut Picture, at: Point) {
    let point = |x: f32, y: f32| at + Point::new(x, y);
    let outline = [
        point(-0.36, 0.2),
        point(-0.3, -0.18),
        point(-0.06, -0.36),
        point(0.24, -0.28),
        point(0.38, 0.02),
        point(0.28, 0.3),
        point(-0.14, 0.34),
    ];
    picture.polygon(&outline, Style::fill(Colour::Stone).outlined(Colour::StoneDeep, 0.05));
    let crack = Style::stroke(Colour::StoneDeep, 0.04);
    picture.line(point(-0.06, -0.34), point(0.02, -0.06), crack);
    picture.line(point(0.02, -0.06), point(-0.2, 0.12), crack);
    picture.line(point(0.02, -0.06), point(0.24, 0.06), crack);
}

struct Mood {
    scale: f32,
    lost: bool,
}

fn snorkel(picture: &mut Picture, game: &Position, square: Square, side: Side, mood: &Mood) {
    let at = centre(game, square);
    let (body, deep) = colours(side);
    for direction in Direction::ALL {
        match game.tube(square, direction) {
            Some(end @ (Tube::Open | Tube::Blocked)) => {
                tube(picture, at, (direction, end), (body, deep), mood);
            }
            Some(Tube::Shared) | None => {}
        }
    }

    self::body(picture, at, side, mood);
    // The first snorkel of a group shows the air of the whole group.
    let group = game.group(square).filter(|group| group.squares.first() == Some(square));
    match group.filter(|_| !mood.lost) {
        Some(group) => number(picture, at, group.air.len(), mood),
        None => face(picture, at, mood),
    }
}

fn body(picture: &mut Picture, at: Point, side: Side, mood: &Mood) {
    let (body, deep) = colours(side);
    let style = Style::fill(body).outlined(deep, 0.05);
    let radius = 0.29 * mood.scale;
    if side == Side::Green {
        let least = at - Point::new(radius, radius);
        picture.rounded(least, 2.0 * radius, 2.0 * radius, 0.11, style);
    } else {
        picture.circle(at, radius, style);
    }
}

pub(super) fn alone(piece: Piece) -> Picture {
    let (mut picture, at) = (Picture::new(1.0, 1.0), Point::new(0.5, 0.5));
    match piece {
        Piece::Stone => stone(&mut picture, at),
        Piece::Snorkel(side) => {
            let mood = Mood { scale: 1.0, lost: false };
            for direction in Direction::ALL {
                tube(&mut picture, at, (direction, Tube::Open), colours(side), &mood);
            }
            body(&mut picture, at, side, &mood);
            face(&mut picture, at, &mood);
        }
    }
    picture
}

fn colours(side: Side) -> (Colour, Colour) {
    match side {
        Side::Green => (Colour::Green, Colour::GreenDeep),
        Side::Purple => (Colour::Purple, Colour::PurpleDeep),
    }
}

/// Draws the tubes that run into each other, behind the bodies that they join.
fn joints<const N: usize>(
    picture: &mut Picture,
    game: &Position,
    square: Square,
    directions: [Direction; N],
) {
    let shared = |way: &Direction| game.tube(square, *way) == Some(Tube::Shared);
    let Some(side) = game.at(square).and_then(Piece::colour) else { return };
    let (body, deep) = colours(side);
    let from = centre(game, square);
    for direction in directions.into_iter().filter(shared) {
        let to = from + Point::step(direction);
        picture.line(from, to, Style::stroke(deep, 0.28));
        picture.line(from, to, Style::stroke(body, 0.18));
    }
}

/// Draws a tube that no other one runs into. It ends in a mouth if it has air, otherwise in a cap.
fn tube(
    picture: &mut Picture,
    at: Point,
    (direction, end): (Direction, Tube),
    (body, deep): (Colour, Colour),
    mood: &Mood,
) {
    let along = Point::step(direction);
    let across = Point::new(along.y, along.x);
    let open = end == Tube::Open;
    let end = at + along * (0.41 * mood.scale);
    picture.line(at, end, Style::stroke(deep, 0.23));
    picture.line(at, end, Style::stroke(body, 0.13));
    if open {
        let mouth = Style::fill(Colour::Air).outlined(deep, 0.045);
        picture.circle(end, 0.085 * mood.scale, mouth);
    } else {
        let side = across * (0.13 * mood.scale);
        picture.line(end - side, end + side, Style::stroke(Colour::Cap, 0.075));
    }
}

fn number(picture: &mut Picture, at: Point, air: usize, mood: &Mood) {
    let badge = match air {
        1 => Style::fill(Colour::Badge).outlined(Colour::Eyes, 0.035),
        _ => Style::fill(Colour::Pupil.alpha(0.82)),
    };
    picture.circle(at, 0.21 * mood.scale, badge);
    let text = Style::fill(Colour::Eyes);
    picture.text(at, 0.32 * mood.scale, true, air.to_string(), text);
}

fn face(picture: &mut Picture, at: Point, mood: &Mood) {
    for side in [-1.0, 1.0] {
        let camera = at + Point::new(0.11 * side, -0.03) * mood.scale;
        if mood.lost {
            let step = Point::new(0.06, 0.06);
            let other = Point::new(0.06, -0.06);
            let cross = Style::stroke(Colour::Eyes, 0.045);
            picture.line(camera - step, camera + step, cross);
            picture.line(camera - other, camera + other, cross);
        } else {
            picture.circle(camera, 0.085 * mood.scale, Style::fill(Colour::Eyes));
            let pupil = Style::fill(Colour::Pupil);
            picture.circle(camera + Point::new(0.0, 0.02), 0.042 * mood.scale, pupil);
        }
    }
}

/// Draws the snorkel that a press would place with its future tubes, behind a veil.
fn proposal(picture: &mut Picture, game: &Position, square: Square) {
    let mut after = *game;
    if cauce_rules::Game::play(&mut after, Move::Place(square)).is_err() {
        return;
    }
    let Some(Piece::Snorkel(side)) = after.at(square) else { return };
    joints(picture, &after, square, Direction::ALL);
    let lost = lost(&after).is_some_and(|lost| lost.contains(square));
    snorkel(picture, &after, square, side, &Mood { scale: 1.0, lost });
    picture.circle(centre(game, square), VEIL, Style::fill(Colour::Cell.alpha(0.45)));
    cell(picture, game, square, Style::stroke(Colour::Aim, 0.06));
}
