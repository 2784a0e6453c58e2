//! Half-made move of Caminos: the player chooses a piece, turns it about three axes and holds it
//! over the board.

use cauce_rules::{
    MoveError, Square,
    caminos::{self, Axis, Move, Orientation, Position, Shape},
};
use thiserror::Error;

use super::Item;
use crate::{insertion_sort, play::step_in};

type Press = crate::Press<Position>;
type Target = crate::Target<Position>;

/// A piece in some orientation, held over a square of the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Hand {
    /// Orientation of the piece; `None` if no piece can be placed.
    orientation: Option<Orientation>,
    over: Option<Square>,
    /// The column of the piece over the square, if the player chose one.
    grip: Option<Grip>,
}

/// The column by which the piece is held, chosen by stepping through the fits.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Grip {
    column: usize,
    /// The shape that was in the hand before the player stepped through the fits.
    chosen: Shape,
}

/// Why the hand refuses a press.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum HandError {
    /// The turn would not change the orientation.
    #[error("turned like that, the piece would lie as before")]
    SameOrientation,
}

/// A piece at the place where it would come to rest.
#[derive(Clone, PartialEq, Debug)]
pub struct Held {
    /// Orientation of the piece.
    pub orientation: Orientation,
    /// Files from `a1` eastwards to the piece's south-western corner.
    pub east: i8,
    /// Ranks from `a1` northwards to the piece's south-western corner.
    pub north: i8,
    /// Height at which the lowest cube comes to rest.
    pub rest: u8,
    /// The move, or the reason why it is illegal.
    pub legal: Result<Move, MoveError>,
}

impl Hand {
    /// Returns the orientation of the piece; `None` if no piece can be placed.
    pub fn orientation(&self) -> Option<Orientation> {
        self.orientation
    }

    /// Returns the square under the piece.
    pub fn over(&self) -> Option<Square> {
        self.over
    }

    /// Returns the piece at the place where it would come to rest if it were placed now.
    pub fn held(&self, game: &Position) -> Option<Held> {
        held(game, self.orientation?, self.over?, self.grip.map(|grip| grip.column))
    }

    /// Returns every way to place the intended piece over the current square: its orientation, and
    /// the index of the column over the square. If the piece does not fit there, returns the fits
    /// of all other pieces that are left.
    pub fn fits(&self, game: &Position) -> Vec<(Orientation, usize)> {
        let Some(over) = self.over else { return Vec::new() };
        let orientations = game.available_shapes().flat_map(Shape::orientations);
        let mut fits: Vec<_> = orientations
            .flat_map(|orientation| {
                (0..orientation.columns().len()).map(move |column| (orientation, column))
            })
            .filter(|&(orientation, column)| {
                held(game, orientation, over, Some(column)).is_some_and(|held| held.legal.is_ok())
            })
            .collect();
        let is_meant = |fit: &(Orientation, usize)| Some(fit.0.shape()) == self.chosen();
        if fits.iter().any(is_meant) {
            fits.retain(is_meant);
        }
        fits
    }

    /// Returns the intended shape: the one in the hand before the player stepped through the fits.
    fn chosen(&self) -> Option<Shape> {
        self.grip.map(|grip| grip.chosen).or_else(|| Some(self.orientation?.shape()))
    }

    /// Returns the index in [`fits`](Self::fits) of the fit that is displayed.
    pub fn fit(&self, fits: &[(Orientation, usize)]) -> Option<usize> {
        let shown = (self.orientation?, self.grip?.column);
        fits.iter().position(|&fit| fit == shown)
    }

    /// Returns the orientations of the piece that fit anywhere on the board.
    pub fn orientations(&self, game: &Position) -> impl Iterator<Item = Orientation> {
        let all =
            self.orientation.into_iter().flat_map(|orientation| orientation.shape().orientations());
        all.filter(|&orientation| game.admits(orientation))
    }

    /// Returns whether a piece in this orientation fits over the current square. Without a square
    /// the result is `true`.
    pub fn fits_here(&self, game: &Position, orientation: Orientation) -> bool {
        self.over.is_none_or(|over| {
            held(game, orientation, over, None).is_some_and(|held| held.legal.is_ok())
        })
    }

    /// Returns the next or previous one of the [`orientations`](Self::orientations) that fits over
    /// the current square. If none fits, steps through all of them.
    pub fn next_orientation(&self, game: &Position, back: bool) -> Option<Orientation> {
        let all: Vec<_> = self.orientations(game).collect();
        let here: Vec<_> =
            all.iter().copied().filter(|&orientation| self.fits_here(game, orientation)).collect();
        let orientations = if here.is_empty() { all } else { here };
        let numbers: Vec<_> = orientations.iter().map(|orientation| orientation.index()).collect();
        let now = self.orientation.map(Orientation::index);
        step_in(&numbers, now.as_ref(), back).map(|next| orientations[next])
    }

    fn set_orientation(&mut self, orientation: Orientation) -> bool {
        let changed = self.orientation != Some(orientation);
        self.orientation = Some(orientation);
        self.grip = None;
        changed
    }

    /// Takes a piece of this shape into the hand, lying flat if it fits that way.
    fn take(&mut self, game: &Position, shape: Shape) {
        let orientation = shape.orientations().find(|&orientation| game.admits(orientation));
        if let Some(orientation) = orientation.or_else(|| shape.orientations().next()) {
            self.set_orientation(orientation);
        }
    }

    fn place(&self, game: &Position) -> Press {
        match self.held(game).map(|held| held.legal) {
            Some(Ok(mv)) => Press::Play(mv),
            Some(Err(why)) => Press::illegal(why),
            None => Press::Ignored,
        }
    }
}

/// Returns a piece with one of its columns over a square. Without a `grip`, chooses the column
/// nearest to the middle that makes the placement legal. If there is none, prefers one with the
/// whole piece over the board.
fn held(
    game: &Position,
    orientation: Orientation,
    over: Square,
    grip: Option<usize>,
) -> Option<Held> {
    let columns = orientation.columns();
    let at = |column: usize| {
        let column = columns.get(column)?;
        let east = (over.file as i8).checked_sub_unsigned(column.east)?;
        let north = (over.rank as i8).checked_sub_unsigned(column.north)?;
        let (rest, legal) = game.drop_piece(orientation, east, north);
        Some(Held { orientation, east, north, rest, legal })
    };
    if let Some(grip) = grip {
        return at(grip);
    }
    let nearest = from_the_middle(orientation);
    let fits = |misfits: u8| {
        nearest.iter().filter_map(|&column| at(column)).find(|held| misfit(held) <= misfits)
    };
    (0..=2).find_map(fits)
}

/// Rates how badly a piece fits: 0 if it can be placed, 1 if it cannot, 2 if a part of it is off
/// the board.
fn misfit(held: &Held) -> u8 {
    match held.legal {
        Ok(_) => 0,
        Err(MoveError::OffBoard(_) | MoveError::Caminos(caminos::MoveError::OffGrid)) => 2,
        Err(_) => 1,
    }
}

/// Returns the column nearest to the middle of the piece, followed by the others, ordered by their
/// distance from that one.
fn from_the_middle(orientation: Orientation) -> Vec<usize> {
    let columns = orientation.columns();
    let [width, depth, _] = orientation.extent();
    let mut nearest: Vec<_> = (0..columns.len()).collect();
    let off_centre = |column: &usize| {
        (columns[*column].east * 2).abs_diff(width - 1)
            + (columns[*column].north * 2).abs_diff(depth - 1)
    };
    if let Some(middle) = nearest.iter().copied().min_by_key(off_centre) {
        let away = |column: usize| {
            columns[column].east.abs_diff(columns[middle].east)
                + columns[column].north.abs_diff(columns[middle].north)
        };
        insertion_sort(&mut nearest, |&one, &other| away(one) < away(other));
    }
    nearest
}

impl crate::Hand<Position> for Hand {
    const ALWAYS_PREVIEWS: bool = true;

    fn new(game: &Position) -> Self {
        let mut hand = Self { orientation: None, over: None, grip: None };
        let fits = |shape: &Shape| shape.orientations().any(|orientation| game.admits(orientation));
        if let Some(shape) = game.available_shapes().find(fits) {
            hand.take(game, shape);
        }
        hand
    }

    fn aim(&mut self, _game: &Position, target: Option<Target>) {
        let over = match target {
            Some(Target::Square(square)) => Some(square),
            Some(_) => self.over,
            None => None,
        };
        if self.over != over {
            self.over = over;
            self.grip = None;
        }
    }

    fn press(&mut self, game: &Position, target: Target) -> Press {
        let item = match target {
            Target::Square(_) => {
                self.aim(game, Some(target));
                return self.place(game);
            }
            Target::Item(item) => item,
            Target::Answer(_) => return Press::Ignored,
        };
        match item {
            Item::Tip(over) => {
                let tipped = self.orientation.map(|orientation| orientation.tipped(over));
                match tipped.is_some_and(|orientation| self.set_orientation(orientation)) {
                    true => Press::Changed,
                    false => Press::refused(HandError::SameOrientation),
                }
            }
            Item::Orientation(orientation) => {
                let same_piece =
                    self.orientation.is_some_and(|now| now.shape() == orientation.shape());
                Press::changed(same_piece && self.set_orientation(orientation))
            }
            Item::Piece(shape) => match game.check_shape(shape) {
                Ok(()) => {
                    self.take(game, shape);
                    Press::Changed
                }
                Err(why) => Press::illegal(why),
            },
            Item::Side(_) => Press::Ignored,
        }
    }

    fn anchor(&self) -> Option<Target> {
        self.over.map(Target::Square)
    }

    /// Turns the piece about the vertical axis.
    fn rotate(&mut self, _game: &Position, steps: i32) -> bool {
        let Some(mut orientation) = self.orientation else { return false };
        for _ in steps.rem_euclid(4)..4 {
            orientation = orientation.turned(Axis::Up);
        }
        self.set_orientation(orientation)
    }

    fn step(&mut self, game: &Position, back: bool) -> bool {
        let fits = self.fits(game);
        let places: Vec<_> = (0..fits.len()).collect();
        let Some(next) = step_in(&places, self.fit(&fits).as_ref(), back) else { return false };
        let Some(chosen) = self.chosen() else { return false };
        let (orientation, column) = fits[next];
        (self.orientation, self.grip) = (Some(orientation), Some(Grip { column, chosen }));
        true
    }

    fn cancel(&mut self, _game: &Position) -> bool {
        self.grip = None;
        self.over.take().is_some()
    }

    /// A piece over a square is only a preview, unless the player is stepping through the fits.
    fn is_busy(&self) -> bool {
        self.grip.is_some()
    }

    /// Takes the piece, sets its orientation and presses the square under the column by which it is
    /// held.
    fn press_sequence(_game: &Position, mv: Move) -> Vec<Target> {
        let orientation = mv.orientation();
        let held =
            from_the_middle(orientation).first().and_then(|&column| mv.squares().nth(column));
        let taken = [Item::Piece(mv.shape()), Item::Orientation(orientation)].map(Target::Item);
        taken.into_iter().chain(held.map(Target::Square)).collect()
    }

    /// Places the piece over the square as it is displayed there. The chosen grip applies to its
    /// own square only.
    fn proposal(&self, game: &Position, target: Target) -> Option<Move> {
        let Target::Square(square) = target else { return None };
        let grip = self.grip.filter(|_| self.over == Some(square));
        held(game, self.orientation?, square, grip.map(|grip| grip.column))?.legal.ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Dealer, Hand as _, Item as _, Table};
    use cauce_rules::{Direction, Game, GameLine};

    fn game(line: &str) -> Position {
        line.parse::<GameLine<Position>>().unwrap().position()
    }

    fn square(name: &str) -> Target {
        Target::Square(Square::parse(name).unwrap())
    }

    fn item(name: &str) -> Target {
        Target::Item(Item::parse(name).unwrap())
    }

    fn played(press: Press) -> String {
        match press {
            Press::Play(mv) => mv.to_string(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn items_parse_from_their_printed_form() {
        let items = Direction::ALL
            .map(Item::Tip)
            .into_iter()
            .chain(Shape::ALL.map(Item::Piece))
            .chain(Orientation::all().map(Item::Orientation))
            .chain((0..8).map(Item::Side));
        for item in items {
            assert_eq!(Item::parse(&item.to_string()), Some(item));
        }
        assert_eq!(Item::parse("side-8"), None);
        assert_eq!(Item::parse("way-54"), None);
        assert_eq!(Item::parse("piece-X"), None);
    }

    #[test]
    fn a_piece_is_chosen_turned_and_placed() {
        let game = game("caminos");
        let mut hand = Hand::new(&game);
        assert_eq!(hand.press(&game, item("piece-L")), Press::Changed);
        hand.aim(&game, Some(square("d4")));
        assert_eq!(hand.over(), Square::parse("d4"));
        let flat = hand.held(&game).unwrap();
        assert_eq!((flat.rest, flat.orientation.extent()[2]), (0, 1));
        assert_eq!(hand.press(&game, item("tip-south")), Press::Changed);
        assert_eq!(
            hand.held(&game).unwrap().orientation.extent()[2],
            2,
            "the piece now stands on its long side"
        );
        assert!(hand.rotate(&game, 1) && hand.rotate(&game, -1));
        let token = played(hand.press(&game, square("d4")));
        assert!(token.starts_with("L:") && token.contains("d4"), "{token}");
    }

    #[test]
    fn a_long_piece_is_held_by_its_middle_column() {
        let long = Orientation::all().filter(|orientation| orientation.extent()[..2] == [3, 1]);
        for orientation in long {
            let [middle, ..] = from_the_middle(orientation)[..] else { panic!("{orientation:?}") };
            assert_eq!(orientation.columns()[middle].east, 1, "{orientation:?}");
        }
    }

    #[test]
    fn the_piece_stays_after_a_tap_but_not_after_hovering() {
        let start = Table::<Position>::new(&"caminos".parse().unwrap(), &[], Dealer::new(7));
        let away = |table: &mut Table<Position>| {
            table.aim(None);
            table.rotate_hand(1);
            table.hand().over()
        };
        let mut table = start.clone();
        table.aim(Some(square("d4")));
        assert_eq!(away(&mut table), None, "hovering does not set the piece");
        let mut table = start.clone();
        table.tap(square("d4"), false);
        table.aim(Some(square("d5")));
        assert_eq!(table.hand().over(), Square::parse("d5"));
        let set = Square::parse("d4");
        assert_eq!(
            away(&mut table),
            set,
            "a tap sets the piece, even after the pointer has passed over other squares"
        );
        let line = "caminos : T:b7c7c8d7 Z:b6c5c6d5".parse().unwrap();
        let mut table = Table::<Position>::new(&line, &[], Dealer::new(7));
        table.aim(Some(square("b6")));
        table.press(square("b6"));
        assert!(table.refusal().is_some() && table.ply() == 2);
        table.aim(None);
        assert!(table.refusal().is_some(), "the reason stays visible");
        table.aim(Some(square("f2")));
        table.aim(None);
        assert_eq!(table.hand().over(), Square::parse("b6"), "a refused press sets the piece");
        assert!(table.step_hand(false));
        table.tap(square("b6"), false);
        assert_eq!(table.ply(), 3, "the piece that fits there is placed");
        let mut table = start.clone();
        table.aim(Some(square("d4")));
        assert!(table.step_hand(false));
        table.aim(None);
        assert!(table.hand().held(table.game()).is_some(), "stepping by key sets the piece");
        assert!(table.cancel() && table.hand().over().is_none());
    }

    #[test]
    fn a_piece_that_does_not_fit_is_refused_and_still_shown() {
        let game = game("caminos : O:a1a1b1b1 O:h1h1h2h2");
        let mut hand = Hand::new(&game);
        hand.press(&game, item("piece-O"));
        hand.aim(&game, Some(square("a1")));
        let held = hand.held(&game).unwrap();
        assert_eq!(held.rest, 2);
        assert!(held.legal.is_err());
        assert!(matches!(hand.press(&game, square("a1")), Press::Refused(_)));
    }

    #[test]
    fn a_block_can_be_placed_by_pressing_a_corner_of_the_board() {
        let game = game("caminos");
        let mut hand = Hand::new(&game);
        hand.press(&game, item("piece-O"));
        for corner in ["a1", "a8", "h1", "h8"] {
            let token = played(hand.press(&game, square(corner)));
            assert!(token.contains(corner), "{token}");
        }
    }

    #[test]
    fn a_piece_shifts_as_little_as_possible_to_stay_on_the_board() {
        for line in ["caminos", "caminos board=rhombus", "caminos board=ring"] {
            let game = game(line);
            let squares = |held: &Held| -> Vec<_> {
                let columns = held.orientation.columns().iter();
                let step = |by, from: i8| from.checked_add_unsigned(by).unwrap();
                let at = |(east, north)| Square::new(0, 0).offset(east, north);
                columns
                    .map(|column| {
                        at((step(column.east, held.east), step(column.north, held.north)))
                    })
                    .collect()
            };
            let is_over = |held: &Held| {
                squares(held).iter().all(|at| at.is_some_and(|at| game.board().contains(at)))
            };
            for orientation in game.available_shapes().flat_map(Shape::orientations) {
                let middle = from_the_middle(orientation)[0];
                for at in game.board().squares() {
                    let grip = |column| held(&game, orientation, at, Some(column)).unwrap();
                    let gives_way = |held: &Held| {
                        let unmoved = grip(middle);
                        held.east.abs_diff(unmoved.east) + held.north.abs_diff(unmoved.north)
                    };
                    let shown = held(&game, orientation, at, None).unwrap();
                    let over = (0..orientation.columns().len()).map(grip).filter(is_over);
                    let least = over.map(|held| gives_way(&held)).min();
                    assert_eq!(
                        is_over(&shown).then(|| gives_way(&shown)),
                        least,
                        "{orientation:?} {at}"
                    );
                }
            }
        }
    }

    #[test]
    fn stepping_shows_every_placement_of_the_piece_in_the_hand() {
        let game = game("caminos");
        for shape in Shape::ALL.into_iter().filter(|&shape| shape != Shape::I) {
            let mut hand = Hand::new(&game);
            hand.press(&game, Target::Item(Item::Piece(shape)));
            assert!(!hand.step(&game, false), "nothing fits while the hand is over no square");
            hand.aim(&game, Some(square("a1")));
            let fits = hand.fits(&game);
            let legal = game.legal();
            let covering = legal
                .iter()
                .filter(|mv| mv.shape() == shape && mv.squares().any(|at| at == Square::new(0, 0)));
            assert_eq!(fits.len(), covering.count());
            for index in 0..fits.len() {
                assert!(hand.step(&game, false));
                assert_eq!(hand.fit(&fits), Some(index));
                let held = hand.held(&game).unwrap();
                assert!(held.legal.is_ok() && held.orientation.shape() == shape);
            }
            assert!(hand.step(&game, false));
            assert_eq!(hand.fit(&fits), Some(0), "stepping wraps around");
            assert!(hand.step(&game, true));
            assert_eq!(hand.fit(&fits), Some(fits.len() - 1));
        }
    }

    #[test]
    fn stepping_shows_other_pieces_if_the_one_in_the_hand_does_not_fit() {
        // Another block on b1 would leave a gap beside the first one, or would not touch the board.
        let game = game("caminos : O:a1a2b1b2");
        let mut hand = Hand::new(&game);
        hand.press(&game, item("piece-O"));
        hand.aim(&game, Some(square("b1")));
        let fits = hand.fits(&game);
        let shapes: Vec<_> = fits.iter().map(|(orientation, _)| orientation.shape()).collect();
        assert_eq!(shapes, [Shape::T, Shape::Z, Shape::Z, Shape::L, Shape::L]);
        for index in 0..fits.len() {
            assert!(hand.step(&game, false));
            assert_eq!(hand.fit(&fits), Some(index));
            assert_eq!(
                hand.fits(&game),
                fits,
                "the fits do not depend on the piece now in the hand"
            );
        }
        // After one of them is taken, only its own orientations are listed.
        hand.press(&game, item("piece-L"));
        let fits = hand.fits(&game);
        assert!(
            fits.len() > 1 && fits.iter().all(|(orientation, _)| orientation.shape() == Shape::L)
        );
    }

    #[test]
    fn only_bars_can_be_taken_while_bars_are_due() {
        let game = game("caminos neutrals=yes");
        let mut hand = Hand::new(&game);
        assert_eq!(hand.orientation().unwrap().shape(), Shape::I);
        assert!(matches!(hand.press(&game, item("piece-L")), Press::Refused(_)));
        let token = played(hand.press(&game, square("c3")));
        assert!(token.starts_with("I:"), "{token}");
    }

    #[test]
    fn buttons_do_not_place_a_piece() {
        let game = game("caminos");
        let mut hand = Hand::new(&game);
        hand.aim(&game, Some(square("d4")));
        assert_eq!(hand.proposal(&game, item("piece-L")), None);
        assert_eq!(hand.press(&game, item("side-0")), Press::Ignored);
    }

    #[test]
    fn rotation_keeps_the_middle_of_a_piece_over_the_square() {
        let game = game("caminos");
        let mut hand = Hand::new(&game);
        hand.press(&game, item("piece-T"));
        let mut seen: Vec<_> = (0..4)
            .map(|_| {
                assert!(hand.rotate(&game, 1));
                hand.proposal(&game, square("d4")).unwrap().to_string()
            })
            .collect();
        seen.sort();
        assert_eq!(seen, ["T:c4d4d5e4", "T:c5d4d5e5", "T:d3d4d5e4", "T:d4e3e4e5"]);
        assert!(!hand.rotate(&game, 4) && !hand.rotate(&game, 0));
    }

    #[test]
    fn a_chosen_grip_is_dropped_over_another_square() {
        let game = game("caminos");
        let mut hand = Hand::new(&game);
        hand.aim(&game, Some(square("d4")));
        for _ in 0..5 {
            assert!(hand.step(&game, false));
            let mut other = Hand { over: None, grip: None, ..hand.clone() };
            let (here, there) = (square("d4"), square("e5"));
            assert_eq!(
                hand.proposal(&game, here),
                hand.held(&game).and_then(|held| held.legal.ok())
            );
            assert_eq!(hand.proposal(&game, there), other.proposal(&game, there));
            other.aim(&game, Some(there));
            hand.aim(&game, Some(there));
            assert_eq!(hand, other, "the grip is dropped over another square");
            hand.aim(&game, Some(here));
        }
    }

    #[test]
    fn every_orientation_of_the_chosen_shape_can_be_selected() {
        let game = game("caminos");
        let mut hand = Hand::new(&game);
        assert!(!hand.is_busy() && !hand.cancel(&game));
        let orientations: Vec<_> = hand.orientations(&game).collect();
        assert!(
            orientations
                .iter()
                .all(|orientation| orientation.shape() == hand.orientation().unwrap().shape())
        );
        let other = *orientations
            .iter()
            .find(|&&orientation| Some(orientation) != hand.orientation())
            .unwrap();
        assert_eq!(hand.press(&game, Target::Item(Item::Orientation(other))), Press::Changed);
        assert_eq!(hand.orientation(), Some(other));
        assert_eq!(hand.press(&game, Target::Item(Item::Orientation(other))), Press::Ignored);
        let foreign =
            Orientation::all().find(|orientation| orientation.shape() != other.shape()).unwrap();
        assert_eq!(hand.press(&game, Target::Item(Item::Orientation(foreign))), Press::Ignored);
        // Steps through all of them cyclically.
        for back in [false, true] {
            let mut seen: Vec<_> = (0..orientations.len())
                .map(|_| {
                    let next = hand.next_orientation(&game, back).unwrap();
                    assert_eq!(
                        hand.press(&game, Target::Item(Item::Orientation(next))),
                        Press::Changed
                    );
                    next
                })
                .collect();
            assert_eq!(hand.orientation(), Some(other));
            seen.sort_by_key(|orientation| orientation.index());
            assert_eq!(seen, orientations);
        }
    }

    #[test]
    fn the_hand_knows_which_orientations_fit_over_a_square() {
        let here = |line: &str, at: &str| {
            let game = game(line);
            let mut hand = Hand::new(&game);
            hand.aim(&game, Some(square(at)));
            let orientations: Vec<_> = hand.orientations(&game).collect();
            let fit = orientations
                .iter()
                .filter(|&&orientation| hand.fits_here(&game, orientation))
                .count();
            let next = hand.next_orientation(&game, false).unwrap();
            assert!(fit == 0 || hand.fits_here(&game, next), "{line}");
            (orientations.len(), fit)
        };
        let bars = "caminos neutrals=yes";
        assert_eq!(here(bars, "a1"), (3, 3), "along, across and upright");
        assert_eq!(here(&format!("{bars} : I:a1b1c1"), "b2"), (3, 3));
        // Upright, nothing could be placed on top; along the bar, the next piece would leave a gap.
        assert_eq!(here(&format!("{bars} : I:a1a1a1"), "a1"), (3, 0));
        assert_eq!(here("caminos : O:a1a1b1b1", "a1").1, 0);
    }

    #[test]
    fn a_tap_places_a_piece_only_where_it_is_previewed() {
        for direct in [false, true] {
            let line = "caminos".parse().unwrap();
            let mut table = Table::<Position>::new(&line, &[], Dealer::new(7));
            table.tap(square("d4"), direct);
            assert!(
                table.ply() == 0 && table.has_preview(),
                "the piece has not been previewed there yet"
            );
            table.step_hand(false);
            table.step_hand(false);
            assert!(table.has_preview());
            table.aim(Some(square("h8")));
            assert!(table.has_preview(), "the preview stays while aiming at another square");
            table.tap(square("d5"), direct);
            assert!(
                table.ply() == 0 && table.has_preview(),
                "the first tap on another square only previews"
            );
            table.tap(square("d5"), direct);
            assert_eq!(table.ply(), 1);
        }
    }
}
