//! Selects the placements that are worth searching.

use std::ops::ControlFlow;

use cauce_rules::{
    Game,
    caminos::{Colour, Move, Position},
};

use super::{
    evaluation::share,
    paths::{self, Bits, Paths, SQUARES, each},
};
use crate::Candidates;

/// Number of placements that are evaluated one by one, and number of those that are kept.
const JUDGED: usize = 128;
const KEPT: usize = 48;

/// Length up to which one piece might finish a path. The piece that covers most is an L over two
/// squares that reaches down to the board beside them.
pub(super) const NEAR: usize = 10;

pub(super) fn candidates(position: &Position, list: &mut Candidates<Move>) {
    let Some(seat) = position.turn().seat() else { return };
    let colour = Colour::from_seat(seat);
    let paths = Paths::new(position, colour);
    if let Some(win) = win(position, &paths) {
        return list.set_only(win);
    }
    // A neutral bar obstructs both colours.
    let own_sign = if position.is_bar_due() { -1.0 } else { 1.0 };
    let mut own = paths.importance();
    each(paths.own(), |at| own[at] = 0.0);
    let other = Paths::new(position, colour.other()).importance();
    let mut built = [0.0; SQUARES];
    let [low, ..] = position.storeys(None);
    each(low, |at| built[at] = 0.3);
    let ControlFlow::Continue(()) = position.visit_legal(|mv| {
        let mut weight = 0.0;
        for (square, base, cubes) in mv.columns() {
            let at = paths::at(square);
            // High cubes are hard to cover again, and a piece on others is hard to go round.
            let firm = 1.0 + 0.15 * f32::from(base + cubes - 1) + built[at];
            weight += own[at] * own_sign + other[at] * firm;
        }
        list.push(mv, weight.max(0.01));
        ControlFlow::<std::convert::Infallible>::Continue(())
    });
    list.keep_best(JUDGED);
    list.weigh(|mv| {
        let mut next = *position;
        next.play_unchecked(mv);
        share(&next, colour)
    });
    list.keep_best(KEPT);
}

/// Returns a placement that joins two sides at once. `paths` are those of the colour to move.
pub(super) fn win(position: &Position, paths: &Paths) -> Option<Move> {
    let within: [Bits; NEAR + 1] = paths.within();
    if position.is_bar_due() || within[NEAR] == 0 {
        return None;
    }
    let costs = paths.costs();
    let found = position.visit_legal_over(within[NEAR], |mv| {
        // The squares that it covers must cost enough for a path over one of them.
        let wins = within[costs.max_savings(mv).min(NEAR)] & mv.bits() != 0 && position.wins(mv);
        if wins { ControlFlow::Break(mv) } else { ControlFlow::Continue(()) }
    });
    found.break_value()
}
