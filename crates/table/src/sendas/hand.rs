//! Half-made move of Sendas: the player picks up a piece, turns it and puts it down.

use std::cmp::Reverse;

use cauce_rules::{
    Game, Square,
    sendas::{Ends, Move, MoveError, Position},
};
use thiserror::Error;

use super::Item;
use crate::{insertion_sort, play::step_in};

type Press = crate::Press<Position>;
type Target = crate::Target<Position>;

/// A piece in the hand, or none.
///
/// The piece stays over its square when the pointer moves on to a button, so that it can be turned
/// there.
#[derive(Clone, PartialEq, Debug)]
pub struct Hand {
    held: Option<Held>,
    /// The orientation that the player last chose.
    chosen: Option<Ends>,
    over: Option<Spot>,
    passing: bool,
    declined: bool,
}

/// A piece in the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    /// The square from which it was picked up.
    pub from: Square,
    /// Its open ends in the current orientation.
    pub ends: Ends,
}

/// Why the hand refuses a press.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum HandError {
    /// The hand holds no piece, and is over none of the mover's.
    #[error("pick up a piece first")]
    NoPiece,
    /// The piece has only one orientation.
    #[error("the piece can lie in one way only")]
    OneOrientation,
    /// The piece on the square fits nowhere else.
    #[error("the piece on {0} fits nowhere else")]
    NoRoom(Square),
}

/// A place for a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A square of the board.
    Square(Square),
    /// The square beyond the far edge in this file, counted from 0.
    Beyond(u8),
}

impl Spot {
    fn from_target(target: Target) -> Option<Self> {
        match target {
            Target::Square(square) => Some(Self::Square(square)),
            Target::Item(Item::Beyond(file)) => Some(Self::Beyond(file)),
            _ => None,
        }
    }

    fn target(self) -> Target {
        match self {
            Self::Square(square) => Target::Square(square),
            Self::Beyond(file) => Target::Item(Item::Beyond(file)),
        }
    }
}

impl Hand {
    /// Returns the piece in the hand.
    pub fn held(&self) -> Option<Held> {
        self.held
    }

    /// Returns the place under the hand.
    pub fn over(&self) -> Option<Spot> {
        self.over
    }

    /// Returns whether the player was asked to confirm a pass, so that the next press passes.
    pub fn is_passing(&self) -> bool {
        self.passing
    }

    /// Returns whether the player has declined the draw on offer in this turn.
    pub fn has_declined(&self) -> bool {
        self.declined
    }

    /// Returns the square of the piece to which buttons apply: the piece in the hand, or else the
    /// mover's piece under the hand.
    pub fn piece(&self, game: &Position) -> Option<Square> {
        match (self.held, self.over) {
            (Some(held), _) => Some(held.from),
            (None, Some(Spot::Square(square))) => game.own_piece(square).is_ok().then_some(square),
            _ => None,
        }
    }

    /// Returns the orientations in which the piece in the hand fits at its place. On its own
    /// square, the present orientation is included.
    pub fn fits(&self, game: &Position) -> Vec<Ends> {
        match (self.held, self.over) {
            (Some(_), Some(Spot::Square(to))) => self.fits_at(game, to),
            (Some(held), None) => self.fits_at(game, held.from),
            _ => Vec::new(),
        }
    }

    /// Returns the orientations in which the piece in the hand fits on a square.
    pub fn fits_at(&self, game: &Position, to: Square) -> Vec<Ends> {
        let Some(held) = self.held else { return Vec::new() };
        if to != held.from {
            return game.orientations(held.from, to).collect();
        }
        let now = game.at(to).map(|piece| piece.ends);
        let fits =
            |ends: &Ends| now == Some(*ends) || game.orientations(to, to).any(|fit| fit == *ends);
        held.ends.shape().orientations().iter().copied().filter(fits).collect()
    }

    /// Returns whether a tap on a square must first preview the piece there: it fits in several
    /// orientations, and the player has not chosen one that fits.
    fn asks_at(&self, game: &Position, to: Square) -> bool {
        let Some(held) = self.held.filter(|held| held.from != to) else { return false };
        let fits = self.fits_at(game, to);
        let lying = game.at(held.from).map(|piece| piece.ends);
        let chosen = self.chosen.filter(|_| self.chosen != lying);
        fits.len() > 1 && chosen.is_none_or(|ends| !fits.contains(&ends))
    }

    /// Picks up the mover's piece under the hand, unless the hand holds a piece.
    fn pick_up_aimed(&mut self, game: &Position) {
        if self.held.is_none()
            && let Some(square) = self.piece(game)
        {
            self.pick_up(game, square);
        }
    }

    fn pick_up(&mut self, game: &Position, from: Square) -> Press {
        let piece = match game.own_piece(from) {
            Ok(piece) if can_do(game, from) => piece,
            Ok(_) => return stuck(game, from),
            Err(why) => return Press::illegal(why),
        };
        self.hold(Held { from, ends: piece.ends });
        self.over = Some(Spot::Square(from));
        Press::Changed
    }

    /// Holds a piece in the orientation that the player chose.
    fn hold(&mut self, held: Held) {
        self.held = Some(held);
        self.chosen = Some(held.ends);
    }

    /// Moves the hand. If the chosen orientation does not fit there, the piece turns clockwise to
    /// the next one that does. The chosen orientation is kept for other squares.
    fn move_to(&mut self, game: &Position, spot: Spot) {
        if self.over == Some(spot) {
            return;
        }
        self.over = Some(spot);
        let fits = self.fits(game);
        if let (Some(held), Some(chosen)) = (&mut self.held, self.chosen) {
            let mut turns = (0..4).map(|quarters| chosen.clockwise(quarters));
            held.ends = turns.find(|ends| fits.contains(ends)).unwrap_or(chosen);
        }
    }

    /// Returns the move that puts the piece down at its place; `None` if that changes nothing.
    fn put_down(&self, game: &Position) -> Option<Move> {
        let Held { from, ends } = self.held?;
        match self.over? {
            Spot::Square(to) => {
                let turned = game.at(from).is_none_or(|piece| piece.ends != ends);
                (turned || from != to).then(|| Move::Put { from, to, ends: turned.then_some(ends) })
            }
            Spot::Beyond(file) => Some(Move::Exit { from, file, colour: game.to_move() }),
        }
    }

    fn press_spot(&mut self, game: &Position, spot: Spot) -> Press {
        // A press on another piece of the mover's picks it up instead.
        let other = match (spot, self.held) {
            (Spot::Square(square), Some(held)) if square != held.from => {
                game.own_piece(square).is_ok().then_some(square)
            }
            (Spot::Square(square), None) => Some(square),
            (Spot::Beyond(_), None) => return Press::Ignored,
            _ => None,
        };
        if let Some(square) = other {
            return self.pick_up(game, square);
        }
        self.move_to(game, spot);
        match self.put_down(game) {
            Some(mv) => Press::Play(mv),
            None => {
                self.held = None;
                Press::Changed
            }
        }
    }
}

fn can_do(game: &Position, square: Square) -> bool {
    game.can_move(square) || game.can_flip(square)
}

fn stuck(game: &Position, square: Square) -> Press {
    match game.cut_without(square) {
        Some(cut) => Press::illegal(MoveError::Cut(cut).into()),
        None => Press::refused(HandError::NoRoom(square)),
    }
}

impl crate::Hand<Position> for Hand {
    fn new(_game: &Position) -> Self {
        Self { held: None, chosen: None, over: None, passing: false, declined: false }
    }

    fn emptied(&self, game: &Position) -> Self {
        Self { declined: self.declined, ..Self::new(game) }
    }

    fn aim(&mut self, game: &Position, target: Option<Target>) {
        // Aiming elsewhere cancels the confirmation of a pass.
        self.passing &= target.is_none_or(|target| target == Target::play(Move::Pass));
        match target.and_then(Spot::from_target) {
            Some(spot) => self.move_to(game, spot),
            None if self.held.is_none() => self.over = None,
            None => {}
        }
    }

    fn press(&mut self, game: &Position, target: Target) -> Press {
        let passing = std::mem::take(&mut self.passing);
        if let Some(spot) = Spot::from_target(target) {
            return self.press_spot(game, spot);
        }
        let Target::Item(item) = target else { return Press::Ignored };
        match (item, self.piece(game)) {
            (Item::Turn | Item::Next | Item::Flip, None) => Press::refused(HandError::NoPiece),
            (Item::Turn | Item::Next, Some(square)) if !can_do(game, square) => stuck(game, square),
            (Item::Turn, _) if self.rotate(game, 1) => Press::Changed,
            (Item::Turn, _) => Press::refused(HandError::OneOrientation),
            (Item::Next, _) => Press::changed(self.step(game, false)),
            (Item::Flip, Some(square)) => Press::Play(Move::Flip(square)),
            (Item::Cancel, _) => Press::changed(self.cancel(game) || passing),
            (Item::Decline, _) => {
                self.declined = true;
                Press::Changed
            }
            // `press_spot` has handled this item above.
            (Item::Beyond(_), _) => Press::Ignored,
        }
    }

    /// A piece that is already in the hand stays there.
    fn grab(&mut self, game: &Position, target: Target) -> Press {
        match (self.held, target) {
            (Some(held), Target::Square(square)) if held.from == square => Press::Changed,
            _ => self.press(game, target),
        }
    }

    /// A pass has to be confirmed, so that no turn is lost by accident. The piece in the hand is
    /// put back.
    fn needs_confirmation(&mut self, game: &Position, mv: Move) -> bool {
        let asks = mv == Move::Pass && !self.passing;
        if asks {
            self.cancel(game);
            self.passing = true;
        }
        asks
    }

    /// A piece that a button has turned stays visible at its place.
    fn anchor(&self) -> Option<Target> {
        self.held.and(self.over).map(Spot::target)
    }

    fn picked(&self) -> Option<Target> {
        self.held.map(|held| Target::Square(held.from))
    }

    /// The piece was picked up before, and was not previewed at another place yet. It fits here in
    /// one orientation only, or in the one that the player chose.
    fn is_certain(&self, game: &Position, shown: Option<Target>) -> bool {
        let (Some(held), Some(over)) = (self.held, self.over) else { return false };
        let elsewhere = |spot| spot != over && spot != Spot::Square(held.from);
        if shown.and_then(Spot::from_target).is_some_and(elsewhere) {
            return false;
        }
        match over {
            Spot::Beyond(_) => true,
            Spot::Square(to) => to != held.from && !self.asks_at(game, to),
        }
    }

    /// Turns the piece to the next orientation that fits at its place, or by a quarter turn if none
    /// does.
    ///
    /// Without a piece in the hand, picks up the one under it first.
    fn rotate(&mut self, game: &Position, steps: i32) -> bool {
        self.pick_up_aimed(game);
        let fits = self.fits(game);
        let Some(held) = &mut self.held else { return false };
        let before = held.ends;
        for _ in 0..steps.unsigned_abs() % 4 {
            let quarters = if steps < 0 { [3, 2, 1] } else { [1, 2, 3] };
            let turns = quarters.map(|quarters| held.ends.clockwise(quarters));
            let next = turns.into_iter().find(|ends| fits.is_empty() || fits.contains(ends));
            held.ends = next.unwrap_or(held.ends);
        }
        if steps != 0 {
            self.chosen = Some(held.ends);
        }
        held.ends != before
    }

    /// Moves the piece to the next or previous place where it can be put down, row by row from the
    /// north-west. The orientations that fit there are reached by turning.
    fn step(&mut self, game: &Position, back: bool) -> bool {
        self.pick_up_aimed(game);
        let Some(held) = self.held else { return false };
        // The squares beyond the edge count as the row after the last.
        let row = |spot| match spot {
            Spot::Square(square) => (Reverse(i16::from(square.rank)), square.file),
            Spot::Beyond(file) => {
                let rank = i16::from(game.to_move().far_rank());
                (Reverse(if rank == 0 { -1 } else { rank + 1 }), file)
            }
        };
        let mut spots: Vec<_> = game
            .legal()
            .into_iter()
            .filter_map(|mv| match mv {
                Move::Put { from, to, .. } if from == held.from => Some(Spot::Square(to)),
                Move::Exit { from, file, .. } if from == held.from => Some(Spot::Beyond(file)),
                _ => None,
            })
            .collect();
        insertion_sort(&mut spots, |&spot, &other| row(spot) < row(other));
        let rows: Vec<_> = spots.iter().map(|&spot| row(spot)).collect();
        let Some(next) = step_in(&rows, self.over.map(row).as_ref(), back) else { return false };
        self.move_to(game, spots[next]);
        // On its own square, the piece must be turned, since it cannot be put down unchanged.
        if self.put_down(game).is_none() {
            let chosen = self.chosen;
            self.rotate(game, 1);
            self.chosen = chosen;
        }
        true
    }

    fn cancel(&mut self, _game: &Position) -> bool {
        self.over = None;
        self.held.take().is_some() | std::mem::take(&mut self.passing)
    }

    fn is_busy(&self) -> bool {
        self.held.is_some() || self.passing
    }

    /// Picks the piece up and turns it. If that is not enough, steps it from place to place.
    fn press_sequence(game: &Position, mv: Move) -> Vec<Target> {
        let (from, last) = match mv {
            Move::Put { from, to, .. } => (from, Target::Square(to)),
            Move::Exit { from, file, .. } => (from, Target::Item(Item::Beyond(file))),
            Move::Flip(square) => (square, Target::Item(Item::Flip)),
            Move::Pass => return vec![Target::play(mv); 2],
        };
        let mut presses = vec![Target::Square(from)];
        let mut hand = Self::new(game);
        let _ = hand.press(game, presses[0]);
        let makes = |hand: &Self| hand.clone().press(game, last) == Press::Play(mv);
        let press = |hand: &mut Self, item| hand.press(game, Target::Item(item)) == Press::Changed;
        for steps in 0..=game.legal().len() {
            let mut trying = hand.clone();
            let turned =
                |&turns: &usize| (turns == 0 || press(&mut trying, Item::Turn)) && makes(&trying);
            if let Some(turns) = (0..4).find(turned) {
                presses.extend([Target::Item(Item::Next)].repeat(steps));
                presses.extend([Target::Item(Item::Turn)].repeat(turns));
                break;
            }
            press(&mut hand, Item::Next);
        }
        presses.push(last);
        presses
    }

    fn proposal(&self, game: &Position, target: Target) -> Option<Move> {
        let mut there = self.clone();
        there.move_to(game, Spot::from_target(target)?);
        there.put_down(game).filter(|&mv| game.check(mv).is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Dealer, Hand as _, Table};
    use cauce_rules::{DrawReason, GameLine};

    fn game(line: &str) -> Position {
        line.parse::<GameLine<Position>>().unwrap().position()
    }

    fn target(id: &str) -> Target {
        Target::parse(id, &game("sendas")).unwrap()
    }

    fn token(press: Press) -> String {
        match press {
            Press::Play(mv) => mv.to_string(),
            other => panic!("{other:?}"),
        }
    }

    fn ends(hand: &Hand) -> String {
        hand.held().unwrap().ends.to_string()
    }

    const LEAVING: &str =
        "sendas white=e9NS,e8NS,e7NES,f7SW,f6NW,e6NE black=a1NE,b1EW,c1EW,d1EW,e1EW,f1NW";

    /// The two trails are joined at e4 and e5.
    const JOINED: &str =
        "sendas white=c4ES,d4EW,e4NESW,f4EW,g4ESW,h4SW black=e5NSW,d5EW,e6NS,e7NESW,d7ES,f7SW";

    #[test]
    fn items_parse_from_their_printed_form() {
        for id in ["item:beyond-a", "item:beyond-i", "item:flip", "item:decline"] {
            assert_eq!(target(id).to_string(), id);
        }
        let game = game("sendas");
        for id in ["item:beyond-", "item:beyond-1", "item:beyond-ab", "item:beyond-a1"] {
            assert_eq!(Target::parse(id, &game), None, "{id}");
        }
    }

    #[test]
    fn a_piece_turns_automatically_to_an_orientation_that_fits() {
        let game = game("sendas");
        let mut hand = Hand::new(&game);
        assert_eq!(hand.press(&game, target("c1")), Press::Changed);
        assert_eq!(ends(&hand), "NE");
        // North of e2, only an end to the south makes a link.
        assert_eq!(hand.proposal(&game, target("e3")).unwrap().to_string(), "c1-e3=ES");
        hand.aim(&game, Some(target("e3")));
        assert_eq!(ends(&hand), "ES");
        assert!(hand.rotate(&game, 1));
        assert_eq!(ends(&hand), "SW");
        assert!(hand.rotate(&game, 1));
        assert_eq!(ends(&hand), "ES", "rotation wraps around among those that fit");
        assert!(hand.rotate(&game, -1));
        // The piece stays in place while a button is pressed.
        hand.aim(&game, Some(target("item:turn")));
        hand.aim(&game, None);
        assert_eq!(token(hand.press(&game, target("e3"))), "c1-e3=SW");
    }

    #[test]
    fn a_chosen_orientation_survives_squares_where_it_does_not_fit() {
        let game = game("sendas");
        let mut hand = Hand::new(&game);
        hand.press(&game, target("c1"));
        // The hand passes e3, where the piece has to turn, to d2, where the old orientation fits;
        // then the same without a square between.
        for squares in [&["e3", "d2"][..], &["e3", "a9", "d2"], &["d2"]] {
            for to in squares {
                hand.aim(&game, Some(target(to)));
            }
            assert_eq!(ends(&hand), "NE", "{squares:?}");
        }
        assert!(hand.rotate(&game, 1));
        assert_eq!(ends(&hand), "ES");
        for to in ["c1", "d2"] {
            hand.aim(&game, Some(target(to)));
        }
        assert_eq!(ends(&hand), "ES", "a chosen orientation stays");
    }

    #[test]
    fn rotating_over_a_piece_picks_it_up_and_turns_it_in_place() {
        let game = game("sendas");
        let mut hand = Hand::new(&game);
        hand.aim(&game, Some(target("c1")));
        assert!(hand.rotate(&game, 1), "rotating picks the piece up");
        assert_eq!(ends(&hand), "ES");
        assert_eq!(token(hand.press(&game, target("c1"))), "c1=ES");
        // Turned back to its old orientation, the piece is only put back.
        assert!(hand.rotate(&game, -1));
        assert_eq!(hand.press(&game, target("c1")), Press::Changed);
        assert_eq!(hand.held(), None);
        assert!(!hand.is_busy());
    }

    #[test]
    fn leaving_the_board_clears_the_aim_only_if_the_hand_is_empty() {
        let game = game("sendas");
        let mut hand = Hand::new(&game);
        let over = |name: &str| Some(Spot::Square(Square::parse(name).unwrap()));
        hand.aim(&game, Some(target("c1")));
        assert_eq!((hand.over(), hand.piece(&game)), (over("c1"), Square::parse("c1")));
        hand.aim(&game, None);
        assert_eq!((hand.over(), hand.piece(&game)), (None, None));
        hand.press(&game, target("c1"));
        hand.aim(&game, Some(target("e3")));
        hand.aim(&game, None);
        assert_eq!((hand.over(), hand.piece(&game)), (over("e3"), Square::parse("c1")));
    }

    #[test]
    fn a_piece_rotates_freely_where_no_orientation_fits() {
        let game = game("sendas");
        let mut hand = Hand::new(&game);
        hand.press(&game, target("c1"));
        hand.aim(&game, Some(target("a5")));
        let turns = [1, 1, 1, 1, -1, -1].map(|steps| {
            assert!(hand.rotate(&game, steps));
            ends(&hand)
        });
        assert_eq!(turns, ["ES", "SW", "NW", "NE", "NW", "SW"]);
    }

    #[test]
    fn a_pass_takes_two_presses_with_nothing_in_between() {
        let new = || Table::<Position>::new(&"sendas".parse().unwrap(), &[], Dealer::new(7));
        let pass = target("play:pass");
        let mut table = new();
        table.press(target("c1"));
        assert!(table.press(pass) && table.ply() == 0);
        assert!(table.hand().is_passing() && table.hand().held().is_none() && !table.has_preview());
        // The pointer leaves the button and returns.
        table.aim(None);
        table.aim(Some(pass));
        table.press(pass);
        assert_eq!(table.line(), "sendas : pass");
        let mut table = new();
        table.press(pass);
        assert!(table.cancel() && !table.hand().is_passing() && !table.cancel());
        for between in ["e5", "c1", "item:turn", "item:cancel"] {
            for aims in [false, true] {
                let mut table = new();
                table.press(pass);
                if aims {
                    table.aim(Some(target(between)));
                } else {
                    table.press(target(between));
                }
                assert!(!table.hand().is_passing(), "{between}");
                table.press(pass);
                assert_eq!(table.ply(), 0, "{between}");
            }
        }
    }

    #[test]
    fn declining_a_draw_is_remembered() {
        let game = game("sendas : pass pass");
        let mut hand = Hand::new(&game);
        assert!(!hand.has_declined());
        assert_eq!(hand.press(&game, target("item:decline")), Press::Changed);
        assert!(hand.has_declined());
    }

    #[test]
    fn stepping_reaches_the_exit_beyond_the_edge() {
        for (line, from, back) in [
            (
                "sendas white=e9NSW,e8NS,e7NS,e6NE,f6SW,f5NW black=a1NE,b1EW,c1EW,d1EW,e1EW,f1NW",
                "f5",
                false,
            ),
            (
                "sendas white=a9ES,b9EW,c9EW,d9EW,e9EW,f9SW black=e1NSW,e2NS,e3NS,e4ES,f4NW,f5SW : pass",
                "f5",
                true,
            ),
        ] {
            let game = game(line);
            let mut hand = Hand::new(&game);
            hand.press(&game, target(from));
            hand.over = None;
            assert!(hand.step(&game, back));
            assert_eq!(hand.anchor(), Some(target("item:beyond-e")), "{line}");
            assert!(hand.step(&game, back));
            assert_ne!(hand.anchor(), Some(target("item:beyond-e")), "{line}");
        }
    }

    #[test]
    fn one_tap_after_the_turn_button_places_the_piece() {
        let mut table = Table::<Position>::new(&"sendas".parse().unwrap(), &[], Dealer::new(7));
        table.tap(target("c1"), false);
        table.tap(target("e3"), false);
        // The finger leaves the board for the button.
        table.aim(None);
        table.press(target("item:turn"));
        assert_eq!(table.proposal().unwrap().to_string(), "c1-e3=SW");
        table.tap(target("e3"), false);
        assert_eq!(table.line(), "sendas : c1-e3=SW");
    }

    #[test]
    fn a_press_places_a_piece_in_the_previewed_orientation() {
        let over = || {
            let line = "sendas".parse().unwrap();
            let mut table = Table::<Position>::new(&line, &[], Dealer::new(7));
            table.press(target("c1"));
            table.aim(Some(target("e3")));
            assert!(table.plays());
            table
        };
        let mut table = over();
        table.press(target("e3"));
        assert_eq!(table.line(), "sendas : c1-e3=ES");
        let mut table = over();
        assert!(table.rotate_hand(1));
        table.press(target("e3"));
        assert_eq!(table.line(), "sendas : c1-e3=SW");
    }

    #[test]
    fn a_piece_turned_on_purpose_is_placed_without_a_preview() {
        let new = || Table::<Position>::new(&"sendas".parse().unwrap(), &[], Dealer::new(7));
        let mut table = new();
        table.tap(target("c1"), false);
        table.press(target("item:turn"));
        assert_eq!(table.hand().held().unwrap().ends.to_string(), "ES");
        table.tap(target("e3"), false);
        assert_eq!(table.line(), "sendas : c1-e3=ES");
        let mut table = new();
        table.press(target("c1"));
        assert!(table.rotate_hand(1));
        table.press(target("e3"));
        assert_eq!(table.line(), "sendas : c1-e3=ES");
        // A preview is needed if the piece turned by itself, or if it was only stepped from place
        // to place.
        for turns in [2, 3, 0] {
            let mut table = new();
            table.tap(target("c1"), false);
            table.rotate_hand(turns);
            while turns == 0 && table.hand().over() != Some(Spot::Square(Square::new(4, 2))) {
                assert!(table.step_hand(false));
            }
            let shown = table.hand().fits_at(table.game(), Square::new(4, 2));
            let meant = table.hand().held().unwrap().ends;
            if turns == 0 {
                assert!(table.step_hand(true));
            }
            table.tap(target("e3"), false);
            let asked = turns == 0 || !shown.contains(&meant);
            assert_eq!(table.line() == "sendas", asked, "{turns}");
        }
    }

    #[test]
    fn a_tap_away_from_the_preview_moves_the_preview_first() {
        let shown = |turns| {
            let mut table = Table::<Position>::new(&"sendas".parse().unwrap(), &[], Dealer::new(7));
            table.tap(target("c1"), false);
            assert!(table.step_hand(false) && table.has_preview());
            table.rotate_hand(turns);
            table
        };
        for turns in [0, 1] {
            let places = game("sendas").legal().into_iter().filter_map(|mv| match mv {
                Move::Put { from, to, .. }
                    if from != to && target("c1") == Target::Square(from) =>
                {
                    Some(Target::Square(to))
                }
                _ => None,
            });
            let elsewhere: Vec<_> = places.filter(|&to| Some(to) != shown(turns).aimed()).collect();
            assert!(!elsewhere.is_empty());
            for to in elsewhere {
                let mut table = shown(turns);
                table.tap(to, false);
                assert!(table.ply() == 0 && table.has_preview(), "{turns} {to}");
                table.tap(to, false);
                assert_eq!(table.ply(), 1, "{turns} {to}");
            }
        }
    }

    #[test]
    fn a_refusal_stays_while_the_piece_is_turned_on_the_spot() {
        let mut table = Table::<Position>::new(&"sendas".parse().unwrap(), &[], Dealer::new(7));
        table.press(target("c1"));
        table.press(target("a5"));
        let why = table.refusal().cloned();
        assert!(why.is_some());
        assert!(table.press(target("item:turn")) && table.rotate_hand(1));
        assert_eq!(table.refusal().cloned(), why);
        assert!(table.step_hand(false));
        assert_eq!(table.refusal(), None, "the piece fits there");
        table.press(target("a5"));
        table.press(target("item:cancel"));
        assert_eq!(table.refusal(), None, "the hand is empty");
    }

    #[test]
    fn two_taps_move_a_piece_that_fits_in_only_one_orientation() {
        let table =
            |line: &str| Table::<Position>::new(&line.parse().unwrap(), &[], Dealer::new(7));
        let mut one_way = 0;
        for mv in game("sendas").legal() {
            let Move::Put { from, to, .. } = mv else { continue };
            if from == to {
                continue;
            }
            let mut table = table("sendas");
            table.tap(Target::Square(from), false);
            table.tap(Target::Square(to), false);
            let ways = game("sendas").orientations(from, to).count();
            assert_eq!(table.line() != "sendas", ways == 1, "{mv}");
            one_way += usize::from(ways == 1);
        }
        assert!(one_way > 0);
        let mut leaving = table(LEAVING);
        leaving.tap(target("f6"), false);
        leaving.tap(target("item:beyond-e"), false);
        assert!(leaving.line().ends_with(" : f6-e10"), "{}", leaving.line());
    }

    #[test]
    fn a_piece_that_does_not_fit_is_refused_and_stays_in_the_hand() {
        let game = game("sendas");
        let mut hand = Hand::new(&game);
        assert!(hand.press(&game, target("a5")).refusal(&game).is_some());
        assert!(hand.press(&game, target("c9")).refusal(&game).is_some());
        hand.press(&game, target("c1"));
        assert_eq!(hand.proposal(&game, target("a5")), None);
        assert!(hand.press(&game, target("a5")).refusal(&game).is_some());
        assert!(hand.is_busy());
        assert!(hand.rotate(&game, 1), "the piece can be turned freely there");
        // A press on another own piece picks that one up, and Escape puts it back.
        assert_eq!(hand.press(&game, target("g1")), Press::Changed);
        assert_eq!(hand.held().unwrap().from, Square::new(6, 0));
        assert!(hand.cancel(&game) && !hand.cancel(&game));
    }

    #[test]
    fn a_piece_without_moves_cannot_be_picked_up() {
        let game = game(LEAVING);
        let e8 = Square::parse("e8").unwrap();
        let cut = game.cut_without(e8);
        let stuck = Press::illegal(MoveError::Cut(cut.unwrap()).into());
        let mut hand = Hand::new(&game);
        assert_eq!(hand.press(&game, target("e8")), stuck);
        assert_eq!(hand.grab(&game, target("e8")), stuck);
        hand.aim(&game, Some(target("e8")));
        for button in ["item:turn", "item:next"] {
            assert_eq!(hand.press(&game, target(button)), stuck, "{button}");
        }
        assert!(!hand.rotate(&game, 1) && !hand.step(&game, false) && !hand.is_busy());
        // The piece in the hand stays there.
        hand.press(&game, target("f6"));
        assert_eq!(hand.press(&game, target("e8")), stuck);
        assert_eq!(hand.held().map(|held| held.from), Square::parse("f6"));
    }

    #[test]
    fn a_piece_can_be_flipped_once_the_trails_are_joined() {
        let game = game("sendas");
        let mut hand = Hand::new(&game);
        let flip = target("item:flip");
        assert_eq!(hand.press(&game, flip), Press::refused(HandError::NoPiece));
        hand.press(&game, target("c1"));
        assert!(matches!(
            hand.press(&game, flip).refusal(&game),
            Some(crate::PressError::Illegal(_))
        ));
        let joined = self::game(JOINED);
        hand.press(&joined, target("c4"));
        assert_eq!(token(hand.press(&joined, flip)), "c4*");
    }

    fn offered(line: &str) -> Option<DrawReason> {
        let line = line.parse().unwrap();
        Table::<Position>::new(&line, &[], Dealer::new(1)).draw_offer()
    }

    #[test]
    fn a_draw_is_offered_after_two_passes_or_a_third_repetition() {
        assert_eq!(offered("sendas : pass"), None);
        assert_eq!(offered("sendas : pass pass"), Some(DrawReason::Passes));
        assert_eq!(offered("sendas : pass pass draw"), None);
        let round = "e2-c2 e8-c8 c2-e2 c8-e8";
        assert_eq!(offered(&format!("sendas : {round}")), None);
        assert_eq!(offered(&format!("sendas : {round} {round}")), Some(DrawReason::Repetition));
    }

    #[test]
    fn a_draw_offer_depends_on_the_displayed_line_only() {
        let mut table =
            Table::<Position>::new(&"sendas : pass pass".parse().unwrap(), &[], Dealer::new(1));
        assert_eq!(table.draw_offer(), Some(DrawReason::Passes));
        table.undo();
        assert_eq!(table.draw_offer(), None);
    }

    #[test]
    fn stepping_shows_every_place_where_the_piece_can_be_put() {
        for (line, from) in [("sendas", "c1"), (LEAVING, "f6"), (LEAVING, "e7"), (JOINED, "c4")] {
            let game = game(line);
            let mut hand = Hand::new(&game);
            let next = target("item:next");
            assert_eq!(hand.press(&game, next), Press::refused(HandError::NoPiece));
            hand.press(&game, target(from));
            let spot = |mv: Move| match mv {
                Move::Put { from: of, to, .. } if target(from) == Target::Square(of) => {
                    Some(Spot::Square(to).target().to_string())
                }
                Move::Exit { from: of, file, .. } if target(from) == Target::Square(of) => {
                    Some(Spot::Beyond(file).target().to_string())
                }
                _ => None,
            };
            let mut expected: Vec<_> = game.legal().into_iter().filter_map(spot).collect();
            expected.sort();
            expected.dedup();
            let mut shown: Vec<_> = (0..expected.len())
                .map(|_| {
                    assert_eq!(hand.press(&game, next), Press::Changed);
                    assert_eq!(game.check(hand.put_down(&game).unwrap()), Ok(()));
                    hand.anchor().unwrap().to_string()
                })
                .collect();
            let first = shown[0].clone();
            assert_eq!(hand.press(&game, next), Press::Changed);
            assert_eq!(hand.anchor().unwrap().to_string(), first, "stepping wraps around");
            assert!(hand.step(&game, true));
            assert_eq!(hand.anchor().map(|at| at.to_string()), shown.last().cloned());
            shown.sort();
            assert_eq!(shown, expected, "{line}");
        }
    }

    #[test]
    fn stepping_picks_up_the_piece_under_the_hand() {
        let game = game("sendas");
        let mut hand = Hand::new(&game);
        assert!(!hand.step(&game, true), "there is nothing to pick up");
        hand.aim(&game, Some(target("c1")));
        assert!(hand.step(&game, true));
        assert!(hand.is_busy());
    }

    #[test]
    fn a_picked_up_piece_can_still_be_dragged() {
        let game = game("sendas");
        let mut hand = Hand::new(&game);
        hand.press(&game, target("c1"));
        assert_eq!(hand.grab(&game, target("c1")), Press::Changed);
        assert!(hand.is_busy());
        assert_eq!(hand.grab(&game, target("g1")), Press::Changed);
        assert_eq!(hand.held().unwrap().from, Square::new(6, 0));
        assert!(matches!(hand.press(&game, target("item:turn")), Press::Changed));
    }

    #[test]
    fn a_piece_can_exit_over_the_edge() {
        let game = game(LEAVING);
        let mut hand = Hand::new(&game);
        assert_eq!(hand.press(&game, target("item:beyond-e")), Press::Ignored);
        hand.press(&game, target("f6"));
        assert_eq!(hand.proposal(&game, target("item:beyond-d")), None);
        assert_eq!(token(hand.press(&game, target("item:beyond-e"))), "f6-e10");
    }

    #[test]
    fn rotating_several_steps_equals_as_many_single_steps() {
        let squares = || (0..9).flat_map(|file| (0..9).map(move |rank| Square { file, rank }));
        let mut ways = [0; 5];
        for line in ["sendas", LEAVING, JOINED] {
            let game = game(line);
            let own = game.pieces(game.to_move()).iter().filter(|&from| can_do(&game, from));
            let own: Vec<_> = own.collect();
            for (from, to) in own.iter().flat_map(|&from| squares().map(move |to| (from, to))) {
                let mut start = Hand::new(&game);
                start.press(&game, Target::Square(from));
                start.aim(&game, Some(Target::Square(to)));
                ways[start.fits(&game).len()] += 1;
                for steps in -3..=3_i32 {
                    let (mut once, mut singly) = (start.clone(), start.clone());
                    let changed = once.rotate(&game, steps);
                    for _ in 0..steps.abs() {
                        singly.rotate(&game, steps.signum());
                    }
                    assert_eq!(once, singly, "{line} {from} {to} {steps}");
                    assert_eq!(changed, once.held != start.held);
                }
            }
        }
        assert!(ways[..4].iter().all(|&count| count > 0), "{ways:?}");
    }

    #[test]
    fn buttons_are_refused_while_the_hand_is_empty() {
        let game = game("sendas");
        let mut hand = Hand::new(&game);
        for name in ["item:turn", "item:next", "item:flip"] {
            assert_eq!(
                hand.press(&game, target(name)),
                Press::refused(HandError::NoPiece),
                "{name}"
            );
        }
        assert_eq!(hand.press(&game, target("item:cancel")), Press::Ignored);
        assert_eq!((hand.anchor(), hand.piece(&game)), (None, None));
        // The same holds over a square, as long as no piece is picked up.
        hand.aim(&game, Some(target("c1")));
        assert_eq!((hand.anchor(), hand.piece(&game)), (None, Square::parse("c1")));
        assert_eq!(hand.press(&game, target("item:decline")), Press::Changed);
        assert!(hand.has_declined() && !hand.is_busy());
    }

    #[test]
    fn turning_a_cross_is_refused_because_it_has_one_orientation() {
        let game = game("sendas");
        let mut hand = Hand::new(&game);
        hand.press(&game, target("e2"));
        assert_eq!(ends(&hand), "NESW");
        assert_eq!(
            hand.press(&game, target("item:turn")),
            Press::refused(HandError::OneOrientation)
        );
        assert!(!hand.rotate(&game, -1) && hand.is_busy());
    }
}
