//! The board with its pieces, the last move, and the piece in the hand.

use cauce_rules::{
    Game as _, MoveError, Seat, Square,
    sendas::{self, Colour as Side, Ends, Move, Piece, Position, Squares},
};
use cauce_table::{
    Target,
    sendas::{Held, Item, Spot},
};

use super::{
    RenderContext, board,
    piece::{self, Pose},
    places,
};
use crate::{Colour, Draw, Picture, Place, Point, Shape, Step, Style, geometry::sin_cos};

impl Draw for Position {
    fn picture(context: RenderContext) -> Picture {
        let (width, height) = board::SIZE;
        let mut picture = Picture::new(width, height);
        board::ground(&mut picture);
        picture.end_ground();
        let last = context.last_move();
        // While a piece is in the hand, the marks of the last move would look like possible moves.
        if let Some((_, mv)) = last.filter(|_| context.hand.held().is_none()) {
            last_move(&mut picture, mv);
        }
        if context.hand.held().is_none() {
            movable(&mut picture, context);
        }
        let moving = context.last.filter(|_| context.t < 1.0);
        pieces(&mut picture, context, moving.and_then(|(_, mv)| arrival(mv)));
        match moving {
            Some((before, mv)) => on_its_way(&mut picture, context, before, mv),
            None => {
                if let Some(square) = last.and_then(|(_, mv)| arrival(mv)) {
                    piece::frame(
                        &mut picture,
                        board::centre(square),
                        Style::stroke(Colour::Last, 0.07),
                    );
                }
                left_board(&mut picture, context.game);
                trail(&mut picture, context);
            }
        }
        match context.hand.held() {
            Some(held) => in_hand(&mut picture, context, held),
            None => under_hand(&mut picture, context),
        }
        picture
    }

    fn size(&self) -> (f32, f32) {
        board::SIZE
    }

    /// The edge from which the seat's pieces walk away.
    fn facing(&self, seat: Seat) -> u16 {
        if Side::from_seat(seat).is_some_and(|side| side.far_rank() == 0) { 180 } else { 0 }
    }

    fn places(context: RenderContext) -> Vec<Place> {
        places::places(context)
    }

    /// One step for each square on the path of the piece that left the board.
    fn steps(context: RenderContext) -> usize {
        walked(context).len()
    }

    fn duration(context: RenderContext) -> u32 {
        match context.last {
            Some((_, Move::Put { from, to, .. })) if from == to => 200,
            Some((_, Move::Put { .. })) => 280,
            Some((_, Move::Flip(_))) => 360,
            Some((_, Move::Exit { .. })) => 420,
            Some((_, Move::Pass)) | None => 0,
        }
    }
}

fn arrival(mv: Move) -> Option<Square> {
    match mv {
        Move::Put { to, .. } => Some(to),
        Move::Flip(square) => Some(square),
        Move::Exit { .. } | Move::Pass => None,
    }
}

/// Marks the start and the target of the last move. An exit has a trail instead of a target.
fn last_move(picture: &mut Picture, mv: Move) {
    let (from, to) = match mv {
        Move::Put { from, to, .. } if from != to => (from, to),
        Move::Exit { from, .. } => (from, from),
        _ => return,
    };
    let (from, to) = (board::centre(from), board::centre(to));
    board::cell(picture, from, Style::stroke(Colour::Last, 0.05).dashed(0.12));
    picture.line(from, to, Style::stroke(Colour::Last.alpha(0.75), 0.07).dashed(0.16));
    picture.circle(from, 0.12, Style::fill(Colour::Last));
}

/// Outlines the pieces that a player here can move, below the trails.
fn movable(picture: &mut Picture, context: RenderContext) {
    if context.table.awaited_seat().is_some() || context.table.outcome().is_some() {
        return;
    }
    let offers = |square: Square| context.table.offers(&square.to_string());
    let own = context.game.pieces(context.game.to_move());
    for square in own.iter().filter(|&square| context.game.can_move(square) && offers(square)) {
        piece::frame(picture, board::centre(square), Style::stroke(Colour::Legal, 0.12));
    }
}

fn pieces(picture: &mut Picture, context: RenderContext, absent: Option<Square>) {
    let held = context.hand.held().map(|held| held.from);
    for square in Squares::BOARD.iter() {
        let Some(piece) = context.game.at(square) else { continue };
        if Some(square) != absent && Some(square) != held {
            draw(picture, context.game, square, piece, 1.0);
        }
    }
}

fn draw(picture: &mut Picture, game: &Position, square: Square, piece: Piece, alpha: f32) {
    let linked: Vec<_> = game.links(square).collect();
    let pose = Pose { alpha, ..Pose::lying(board::centre(square)) };
    piece::piece(picture, piece, &linked, pose);
}

fn on_its_way(picture: &mut Picture, context: RenderContext, before: &Position, mv: Move) {
    let t = ease(context.t);
    let lifted = 1.0 + 0.16 * sin_cos(t * 180.0).0;
    match mv {
        Move::Put { from, to, .. } => {
            let (Some(was), Some(is)) = (before.at(from), context.game.at(to)) else { return };
            let pose = Pose {
                scale: lifted,
                quarters: (1.0 - t) * quarters_back(was.ends, is.ends),
                ..Pose::lying(board::centre(from).towards(board::centre(to), t))
            };
            piece::piece(picture, is, &[], pose);
        }
        Move::Flip(square) => {
            let (Some(was), Some(is)) = (before.at(square), context.game.at(square)) else {
                return;
            };
            let shown = if t < 0.5 { was } else { is };
            let width = sin_cos(t * 180.0).1.abs().max(0.04);
            let pose = Pose { scale: lifted, width, ..Pose::lying(board::centre(square)) };
            piece::piece(picture, shown, &[], pose);
        }
        Move::Exit { from, file, colour } => {
            let Some(piece) = before.outside(from) else { return };
            let at = board::centre(from).towards(board::beyond(colour, file), t);
            piece::piece(picture, piece, &[], Pose { scale: lifted, ..Pose::lying(at) });
        }
        Move::Pass => {}
    }
}

/// Easing function that is slow at both ends.
fn ease(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

/// Returns the clockwise quarters of the shorter rotation from the ends `is` to the ends `was`.
fn quarters_back(was: Ends, is: Ends) -> f32 {
    match (0..4).find(|&quarters| is.clockwise(quarters) == was) {
        Some(1) => 1.0,
        Some(2) => 2.0,
        Some(3) => -1.0,
        _ => 0.0,
    }
}

/// Draws the piece that has left the board, and the gate that it is linked with.
fn left_board(picture: &mut Picture, game: &Position) {
    let Some(left) = game.exited_piece() else { return };
    let (side, gate) = (left.piece.colour, left.gate());
    if let Some(piece) = game.at(gate) {
        let linked: Vec<_> = game.links(gate).chain([side.forward()]).collect();
        piece::piece(picture, piece, &linked, Pose::lying(board::centre(gate)));
    }
    let at = board::beyond(side, left.file);
    piece::piece(picture, left.piece, &[side.forward().opposite()], Pose::lying(at));
    piece::frame(picture, at, Style::stroke(Colour::Win, 0.09));
}

/// Returns the path of the piece that left the board, from its square along the trail to the gate.
fn walked(context: RenderContext) -> Vec<Square> {
    let (Some(left), Some((before, Move::Exit { from, .. }))) =
        (context.game.exited_piece(), context.last_move())
    else {
        return Vec::new();
    };
    // Breadth-first search from the gate: squares with the index of their predecessor.
    let mut reached = vec![(left.gate(), 0)];
    let mut next = 0;
    while let Some(&(square, _)) = reached.get(next) {
        if square == from {
            let mut way = vec![square];
            while next > 0 {
                next = reached[next].1;
                way.push(reached[next].0);
            }
            return way;
        }
        for direction in before.links(square) {
            let (east, north) = direction.step();
            if let Some(to) = square.offset(east, north)
                && reached.iter().all(|(known, _)| *known != to)
            {
                reached.push((to, next));
            }
        }
        next += 1;
    }
    Vec::new()
}

fn trail(picture: &mut Picture, context: RenderContext) {
    let way = walked(context);
    let mut stops: Vec<_> =
        way.iter().take(context.shown).map(|&square| board::centre(square)).collect();
    if let Some(left) = context.game.exited_piece().filter(|_| context.shown > way.len()) {
        stops.push(board::beyond(left.piece.colour, left.file));
    }
    for (colour, width) in [(Colour::Paper, 0.2), (Colour::Win, 0.12)] {
        for ends in stops.windows(2) {
            picture.line(ends[0], ends[1], Style::stroke(colour, width));
        }
        for &stop in &stops {
            picture.circle(stop, 0.4 * width + 0.08, Style::fill(colour));
        }
    }
}

/// Marks the piece below an empty hand.
fn under_hand(picture: &mut Picture, context: RenderContext) {
    let Some(square) = context.hand.piece(context.game) else { return };
    let at = board::centre(square);
    if !context.game.can_move(square) {
        what_it_cuts(picture, context.game, square);
    } else {
        piece::frame(picture, at, Style::stroke(Colour::Aim, 0.07));
    }
}

fn what_it_cuts(picture: &mut Picture, game: &Position, square: Square) {
    let at = board::centre(square);
    piece::frame(picture, at, Style::stroke(Colour::Danger, 0.08));
    if let Some(cut) = game.cut_without(square) {
        cut_off(picture, cut.pieces);
    }
}

fn cut_off(picture: &mut Picture, pieces: Squares) {
    for square in pieces.iter() {
        let at = board::centre(square);
        let style = Style::fill(Colour::Danger.alpha(0.3)).outlined(Colour::Danger, 0.07);
        piece::frame(picture, at, style.dashed(0.13));
    }
}

fn in_hand(picture: &mut Picture, context: RenderContext, held: Held) {
    let game = context.game;
    let Some(lying) = game.at(held.from) else { return };
    let piece = Piece { ends: held.ends, ..lying };
    let home = board::centre(held.from);

    let landings = game.landings(held.from);
    for square in landings.iter().filter(|&square| square != held.from) {
        if context.table.offers(&square.to_string()) {
            legal(picture, board::centre(square));
        }
    }
    let side = game.to_move();
    for gate in game.gates(held.from).iter() {
        if context.table.offers(&Target::<Position>::Item(Item::Beyond(gate.file)).to_string()) {
            way_out(picture, side, gate.file);
        }
    }

    let over = context.hand.over().unwrap_or(Spot::Square(held.from));
    if over == Spot::Square(held.from) {
        piece::piece(picture, piece, &[], Pose { scale: 1.08, ..Pose::lying(home) });
        piece::frame(picture, home, Style::stroke(Colour::Aim, 0.07));
        if turns(context, held) == Some(held.from) {
            turning(picture, home);
        }
        if !game.can_move(held.from) {
            what_it_cuts(picture, game, held.from);
        }
        return;
    }
    // A faint copy stays on its square, in the original orientation.
    piece::piece(picture, lying, &[], Pose { alpha: 0.3, ..Pose::lying(home) });
    match over {
        Spot::Square(to) => held_over(picture, context, held, piece, to),
        Spot::Beyond(file) => {
            let at = board::beyond(side, file);
            if let Some(piece) = game.outside(held.from) {
                piece::piece(picture, piece, &[side.forward().opposite()], Pose::lying(at));
                piece::frame(picture, at, Style::stroke(Colour::Win, 0.09));
            }
        }
    }
}

/// Draws the piece in the hand over a square, as it would be there, or marks why it does not fit.
fn held_over(picture: &mut Picture, context: RenderContext, held: Held, piece: Piece, to: Square) {
    let at = board::centre(to);
    let proposal = context.table.proposal_at(Target::Square(to));
    let mut after = *context.game;
    if proposal.is_some_and(|mv| after.play(mv).is_ok()) {
        draw(picture, &after, to, piece, 0.92);
        piece::frame(picture, at, Style::stroke(Colour::Aim, 0.07));
        if turns(context, held) == Some(to) {
            turning(picture, at);
        }
        return;
    }
    if context.game.at(to).is_none() {
        piece::piece(picture, piece, &[], Pose { alpha: 0.4, ..Pose::lying(at) });
    }
    piece::frame(picture, at, Style::stroke(Colour::Danger, 0.07).dashed(0.13));
    let turned = context.game.at(held.from).is_some_and(|piece| piece.ends != held.ends);
    let put = Move::Put { from: held.from, to, ends: turned.then_some(held.ends) };
    if let Err(MoveError::Sendas(sendas::MoveError::Cut(cut))) = context.game.check(put) {
        // Marks what would be cut off, except the piece itself, which is drawn already.
        let lying = cut.pieces.iter().filter(|&square| square != to).collect();
        cut_off(picture, lying);
    }
}

fn legal(picture: &mut Picture, at: Point) {
    board::cell(picture, at, Style::fill(Colour::Legal.alpha(0.16)));
    picture.circle(at, 0.17, Style::fill(Colour::Legal));
}

fn way_out(picture: &mut Picture, side: Side, file: u8) {
    let at = board::beyond(side, file);
    let style = Style::fill(Colour::Cell).outlined(Colour::Win, 0.07).dashed(0.16);
    board::cell(picture, at, style);
    let ahead = -f32::from(side.forward().step().1);
    let chevron = Style::stroke(Colour::Win, 0.1);
    for step in [-0.14, 0.1] {
        let tip = at + Point::new(0.0, ahead * (step + 0.12));
        for across in [-0.22, 0.22] {
            picture.line(at + Point::new(across, ahead * (step - 0.1)), tip, chevron);
        }
    }
}

/// Returns the square over which the piece in the hand can be turned to another orientation.
pub(super) fn turns(context: RenderContext, held: Held) -> Option<Square> {
    let over = match context.hand.over() {
        Some(Spot::Square(square)) => square,
        Some(Spot::Beyond(_)) => return None,
        None => held.from,
    };
    let fits = context.hand.fits(context.game);
    let others = fits.iter().any(|&ends| ends != held.ends);
    (others && (over == held.from || fits.contains(&held.ends))).then_some(over)
}

/// Draws a small round arrow at the upper right of a piece. A press on it turns the piece.
fn turning(picture: &mut Picture, at: Point) {
    let middle = board::turning(at);
    picture.circle(middle, 0.19, Style::fill(Colour::Paper).outlined(Colour::Aim, 0.035));
    let on = |degrees: f32| {
        let (sin, cos) = sin_cos(degrees);
        middle + Point::new(cos, sin) * 0.105
    };
    let mut steps = vec![Step::Move(on(-60.0))];
    steps.extend((1..=10).map(|step: u8| Step::Line(on(f32::from(step) * 29.0 - 60.0))));
    picture.draw(Shape::Path(steps), Style::stroke(Colour::Aim, 0.04));
    let tip = on(230.0);
    let head = [
        tip + Point::new(0.075, -0.035),
        tip + Point::new(-0.06, -0.05),
        tip + Point::new(0.0, 0.07),
    ];
    picture.polygon(&head, Style::fill(Colour::Aim));
}
