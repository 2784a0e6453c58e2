//! Half-made move of Tayü: the player turns the drawn tile and moves it over the board before
//! laying it. In an auction, the player sets a number before bidding it.

use cauce_rules::{
    Game, Square,
    tayu::{MAX_SCORE, Move, Orientation, Placement, Position, Step},
};
use thiserror::Error;

use super::Item;
use crate::{insertion_sort, play::step_in};

type Press = crate::Press<Position>;
type Target = crate::Target<Position>;

/// The drawn tile, held over the board, or a bid that is being set.
#[derive(Clone, PartialEq, Debug)]
pub struct Hand {
    /// Clockwise quarter turns from the orientation after which the kind of tile is named.
    quarters: u8,
    /// The quarter turns that the player last chose; `quarters` may differ where the tile does not
    /// fit otherwise.
    chosen: u8,
    over: Option<Square>,
    bid: u16,
    bag: bool,
}

/// Why the hand refuses a press.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum HandError {
    /// A tile must be picked before it can be laid.
    #[error("pick a tile first")]
    NothingPicked,
}

/// How the tile in the hand fits on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fit {
    /// It can be laid there in its orientation.
    AsItIs,
    /// It can be laid there after a turn.
    Turned,
    /// It cannot be laid there.
    Not,
}

/// Offsets of a square and its neighbours, the nearest first.
const NEAR: [(i8, i8); 9] =
    [(0, 0), (0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)];

impl Hand {
    /// The first suggested bid: about the score of two players who do not hinder each other.
    const FIRST_BID: u16 = 60;

    /// Returns the drawn tile in its current orientation, with its middle on this square.
    pub fn tile_at(&self, game: &Position, middle: Square) -> Option<Placement> {
        let mouths = game.drawn()?.mouths();
        Some(Placement { middle, orientation: Orientation::Across, mouths }.turned(self.quarters))
    }

    /// Returns the drawn tile in the orientation that the player chose, with its middle on this
    /// square.
    pub fn chosen_at(&self, game: &Position, middle: Square) -> Option<Placement> {
        self.turned_to(self.chosen).tile_at(game, middle)
    }

    fn turned_to(&self, quarters: u8) -> Self {
        Self { quarters, ..self.clone() }
    }

    /// Returns the tile as it is displayed over the board, whether it fits or not.
    pub fn shown(&self, game: &Position) -> Option<Placement> {
        let over = self.over?;
        self.fitting(game, over).or_else(|| self.tile_at(game, over))
    }

    /// Returns how the tile fits on a square, in the orientation that the player chose.
    pub fn fit(&self, game: &Position, square: Square) -> Fit {
        let chosen = self.turned_to(self.chosen);
        if chosen.fitting(game, square).is_some() {
            Fit::AsItIs
        } else if chosen.next_to_fit(game, square, 1).is_some() {
            Fit::Turned
        } else {
            Fit::Not
        }
    }

    /// Returns the bid that is set, in an auction.
    pub fn bid(&self) -> u16 {
        self.bid
    }

    /// Returns whether the content of the bag is displayed.
    pub fn shows_bag(&self) -> bool {
        self.bag
    }

    /// Returns the placement of the tile if it is put down on a square. The middle is placed there.
    /// If that is illegal in every orientation, one of the ends is placed there instead.
    fn fitting(&self, game: &Position, square: Square) -> Option<Placement> {
        let tile = self.tile_at(game, square)?;
        let legal = |tile: &Placement| game.check(Move::Lay(*tile)).is_ok();
        if let Some(turns) = (0..4).find(|&turns| legal(&tile.turned(turns))) {
            return (turns == 0).then_some(tile);
        }
        let (east, north) = tile.orientation.ahead().step();
        [-1, 1]
            .into_iter()
            .filter_map(|step| square.offset(step * east, step * north))
            .map(|middle| Placement { middle, ..tile })
            .find(legal)
    }

    /// Returns the next number of quarter turns, in steps of `by`, with which the tile can be laid
    /// on a square.
    fn next_to_fit(&self, game: &Position, square: Square, by: u8) -> Option<u8> {
        (1..4)
            .map(|more| (self.quarters + more * by) % 4)
            .find(|&quarters| self.turned_to(quarters).fitting(game, square).is_some())
    }

    /// Returns the number of quarter turns that gives the drawn tile the orientation of this
    /// placement.
    fn quarters_of(&self, game: &Position, placement: Placement) -> Option<u8> {
        (0..4).map(|more| (self.quarters + more) % 4).find(|&quarters| {
            self.turned_to(quarters).tile_at(game, placement.middle) == Some(placement)
        })
    }

    /// Moves the tile. If the chosen orientation does not fit there, the tile turns to the next one
    /// that does. The chosen orientation is kept for other squares.
    fn move_to(&mut self, game: &Position, over: Option<Square>) {
        if self.over == over {
            return;
        }
        self.over = over;
        self.quarters = self.chosen;
        if let Some(over) = over
            && self.fitting(game, over).is_none()
        {
            self.quarters = self.next_to_fit(game, over, 1).unwrap_or(self.chosen);
        }
    }

    fn set_bid(&mut self, game: &Position, more: i16) -> bool {
        let Some(most) = game.max_bid() else { return false };
        let bid = (i64::from(self.bid) + i64::from(more)).clamp(1, i64::from(most)) as u16;
        std::mem::replace(&mut self.bid, bid) != bid
    }
}

impl crate::Hand<Position> for Hand {
    const ALWAYS_PREVIEWS: bool = true;

    /// Turns the tile so that it fits in as many places as possible.
    fn new(game: &Position) -> Self {
        let bid = match game.last_bid() {
            Some((_, last)) => last.saturating_sub(1).max(1),
            None => Self::FIRST_BID.into(),
        };
        let bid = bid.min(MAX_SCORE) as u16;
        let mut hand = Self { quarters: 0, chosen: 0, over: None, bid, bag: false };
        if let Some(kind) = game.drawn() {
            let mut counts = [0; 4];
            for placement in game.placements(kind) {
                if let Some(quarters) = hand.quarters_of(game, placement) {
                    counts[usize::from(quarters)] += 1;
                }
            }
            let most = counts.iter().max();
            hand.chosen = counts.iter().position(|count| Some(count) == most).unwrap_or(0) as u8;
            hand.quarters = hand.chosen;
        }
        hand
    }

    fn aim(&mut self, game: &Position, target: Option<Target>) {
        let over = match target {
            Some(Target::Square(square)) => Some(square),
            _ => None,
        };
        self.move_to(game, over);
    }

    /// Returns the square that a tap means. A tap on the displayed tile means the tile, unless the
    /// square is the middle of another placement. A tap on a square without placements means the
    /// nearest one, or the tile if it is next to the square.
    fn near(&self, game: &Position, target: Target) -> Target {
        let Target::Square(square) = target else { return target };
        let fits = |&at: &Square| self.fit(game, at) != Fit::Not;
        let reach = if fits(&square) { &NEAR[..1] } else { &NEAR[..] };
        let mut near = reach.iter().filter_map(|&(east, north)| square.offset(east, north));
        let is_middle = (0..4).any(|quarters| {
            let tile = self.turned_to(quarters).tile_at(game, square);
            tile.is_some_and(|tile| game.check(Move::Lay(tile)).is_ok())
        });
        let shown = self.over.filter(|&over| {
            let tile = self.fitting(game, over).filter(|_| !is_middle);
            tile.is_some_and(|tile| near.clone().any(|at| tile.squares().contains(&Some(at))))
        });
        shown.or_else(|| near.find(fits)).map_or(target, Target::Square)
    }

    /// Lays the tile on a square as it is displayed there. If it was not displayed there yet and
    /// has to turn, the first press turns it and the next one lays it.
    fn press(&mut self, game: &Position, target: Target) -> Press {
        let bag = std::mem::take(&mut self.bag);
        match target {
            Target::Item(Item::Turn) => Press::changed(self.rotate(game, 1)),
            Target::Item(Item::Next) => Press::changed(self.step(game, false)),
            Target::Item(Item::Lay) => match self.over.and_then(|over| self.fitting(game, over)) {
                Some(placement) => Press::Play(Move::Lay(placement)),
                None => Press::Ignored,
            },
            Target::Item(Item::Bag) => {
                self.bag = !bag;
                Press::Changed
            }
            Target::Item(Item::More(more)) => Press::changed(self.set_bid(game, more)),
            Target::Square(square) if game.step() == Some(Step::Lay) => {
                let seen = self.over == Some(square);
                self.move_to(game, Some(square));
                let tile = self.fitting(game, square);
                if let Some(placement) = tile.filter(|_| seen || self.quarters == self.chosen) {
                    Press::Play(Move::Lay(placement))
                } else if tile.is_some() {
                    Press::Changed
                } else if let Some(quarters) = self.next_to_fit(game, square, 1) {
                    self.quarters = quarters;
                    Press::Changed
                } else {
                    let tile = self.tile_at(game, square);
                    let why = tile.and_then(|tile| game.check(Move::Lay(tile)).err());
                    why.map_or(Press::Ignored, Press::illegal)
                }
            }
            Target::Square(_) if game.step() == Some(Step::Pick) => {
                Press::refused(HandError::NothingPicked)
            }
            _ => Press::Ignored,
        }
    }

    fn anchor(&self) -> Option<Target> {
        self.over.filter(|_| !self.bag).map(Target::Square)
    }

    /// Where the tile can be laid, turns it to the next orientation that fits. If there is no
    /// other, or the tile does not fit, turns it by a quarter.
    fn rotate(&mut self, game: &Position, steps: i32) -> bool {
        let before = self.quarters;
        if game.step() == Some(Step::Lay) {
            let by = if steps < 0 { 3 } else { 1 };
            for _ in 0..steps.unsigned_abs() % 4 {
                let over = self.over.filter(|&over| self.fitting(game, over).is_some());
                let next = over.and_then(|over| self.next_to_fit(game, over, by));
                self.quarters = next.unwrap_or((self.quarters + by) % 4);
                self.chosen = self.quarters;
            }
        }
        self.quarters != before
    }

    /// Moves the tile to the next or previous place where it can be laid: row by row from the
    /// north-west in its current orientation, then in the same way for each further quarter turn.
    fn step(&mut self, game: &Position, back: bool) -> bool {
        let Some(Step::Lay) = game.step() else { return false };
        let Some(kind) = game.drawn() else { return false };
        let place = |square: Square| Some((std::cmp::Reverse(square.rank), square.file));
        let mut all: Vec<_> = game
            .placements(kind)
            .into_iter()
            .filter_map(|tile| Some((self.quarters_of(game, tile)?, place(tile.middle))))
            .collect();
        insertion_sort(&mut all, |one, other| one < other);
        let shown = (self.quarters, self.over.and_then(place));
        // Over a square where the tile does not fit, begins with the first place of this
        // orientation.
        let here = if all.contains(&shown) { shown } else { (self.quarters, None) };
        let Some(next) = step_in(&all, Some(&here), back) else { return false };
        let (quarters, Some((std::cmp::Reverse(rank), file))) = all[next] else { return false };
        self.over = Some(Square { file, rank });
        self.quarters = quarters;
        self.chosen = quarters;
        true
    }

    fn cancel(&mut self, _game: &Position) -> bool {
        let busy = self.is_busy();
        self.bag = false;
        self.over = None;
        self.quarters = self.chosen;
        busy
    }

    fn is_busy(&self) -> bool {
        self.bag
    }

    /// Turns the tile, then presses the square of its middle.
    fn press_sequence(game: &Position, mv: Move) -> Vec<Target> {
        let Move::Lay(placement) = mv else { return vec![Target::play(mv)] };
        let hand = Self::new(game);
        let quarters = hand.quarters_of(game, placement).unwrap_or(hand.quarters);
        let turns = (quarters + 4 - hand.quarters) % 4;
        let mut presses = vec![Target::Item(Item::Turn); turns.into()];
        presses.push(Target::Square(placement.middle));
        presses
    }

    fn proposal(&self, game: &Position, target: Target) -> Option<Move> {
        let Target::Square(square) = target else { return None };
        let mut there = self.clone();
        there.move_to(game, Some(square));
        there.fitting(game, square).map(Move::Lay)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Dealer, Hand as _};

    type Action = crate::Action<Position>;
    type Table = crate::Table<Position>;

    fn table(line: &str) -> Table {
        Table::new(&line.parse().unwrap(), &[], Dealer::new(3))
    }

    fn square(name: &str) -> Target {
        Target::Square(Square::parse(name).unwrap())
    }

    fn proposed(table: &Table) -> Option<String> {
        table.proposal().map(|mv| mv.to_string())
    }

    #[test]
    fn a_tile_is_rotated_and_laid_on_the_pressed_square() {
        let mut table = table("tayu : +013");
        table.aim(Some(square("i10")));
        assert_eq!(proposed(&table).as_deref(), Some("i10h013"));
        for turned in ["i10v013", "i10h457", "i10v457", "i10h013", "i10v013"] {
            assert!(table.rotate_hand(1));
            assert_eq!(proposed(&table).as_deref(), Some(turned));
        }
        assert!(table.rotate_hand(-1));
        table.press(square("i10"));
        assert!(table.line().to_string().starts_with("tayu : +013 i10h013 +"));
    }

    #[test]
    fn rotation_of_a_tile_skips_orientations_that_do_not_fit() {
        let mut seen = [0; 5];
        for line in ["tayu : +013", "tayu : +013 i9h013 +012", "tayu : +036 i9h036 +237"] {
            let squares = (0..18).flat_map(|file| (0..18).map(move |rank| Square { file, rank }));
            for square in squares {
                let mut table = table(line);
                table.aim(Some(Target::Square(square)));
                let fits = |hand: &Hand, game: &Position| hand.fit(game, square) == Fit::AsItIs;
                let all = (0..4).filter(|&quarters| {
                    fits(&Hand { chosen: quarters, ..table.hand().clone() }, table.game())
                });
                let all: Vec<_> = all.collect();
                seen[all.len()] += 1;
                while !all.is_empty() && !fits(table.hand(), table.game()) {
                    assert!(table.rotate_hand(1), "{square}");
                }
                let before = table.hand().quarters;
                let mut distinct = Vec::new();
                for _ in 0..4 {
                    assert!(table.rotate_hand(1), "{square}");
                    distinct.push(table.hand().quarters);
                }
                // If at most one orientation fits, the tile turns through all four.
                let expected = if all.len() > 1 { all.clone() } else { vec![0, 1, 2, 3] };
                distinct.sort();
                distinct.dedup();
                assert_eq!(distinct, expected, "{square}");
                while table.hand().quarters != before {
                    table.rotate_hand(1);
                }
                assert!(table.rotate_hand(1) && table.rotate_hand(-1), "{square}");
                assert!(all.len() < 2 || table.hand().quarters == before, "{square}");
            }
        }
        assert!(seen[0] > 0 && seen[1] > 0 && seen[2..].iter().sum::<i32>() > 0, "{seen:?}");
    }

    #[test]
    fn a_press_on_the_middle_of_a_placement_selects_that_placement() {
        let laid = |mv: &Move| match mv {
            Move::Lay(tile) => Some(*tile),
            _ => None,
        };
        let mut overlapped = 0;
        for kind in cauce_rules::tayu::TileKind::all().filter(|kind| kind.to_string() != "013") {
            let start = table(&format!("tayu : +013 i9h013 +{kind}"));
            let legal: Vec<_> = start.game().legal().iter().filter_map(laid).collect();
            let is_so =
                |tile: Placement| start.hand().tile_at(start.game(), tile.middle) == Some(tile);
            for &Placement { middle, .. } in &legal {
                let mut table = start.clone();
                let covers = |tile: &Placement| tile.squares().contains(&Some(middle));
                table.press(Target::Square(middle));
                if table.ply() == 1 {
                    let other = legal.iter().any(|tile| is_so(*tile) && covers(tile));
                    overlapped += usize::from(other);
                    table.press(Target::Square(middle));
                }
                let laid = table.last_move().and_then(|(_, token)| laid(&token.mv()?));
                assert_eq!(laid.map(|tile| tile.middle), Some(middle));
            }
        }
        assert!(overlapped > 0, "a placement in the current rotation covers the middle of another");
    }

    #[test]
    fn the_turn_button_rotates_the_previewed_tile_in_place() {
        for direct in [false, true] {
            let mut table = table("tayu : +013");
            table.tap(square("i10"), direct);
            assert!(
                table.ply() == 0 && table.has_preview(),
                "the tile has not been previewed there yet"
            );
            let before = proposed(&table);
            table.aim(None);
            table.press(Target::Item(Item::Turn));
            assert!(table.has_preview() && proposed(&table) != before, "{:?}", proposed(&table));
            table.tap(square("i10"), direct);
            assert_eq!(table.ply(), 1);
        }
    }

    #[test]
    fn a_tile_snaps_to_a_placement_from_any_of_its_squares() {
        let start = table("tayu : +013 i9h013 +012");
        let game = start.game();
        let mut seen = [0; 3];
        for (file, rank) in (0..18).flat_map(|file| (0..18).map(move |rank| (file, rank))) {
            let square = Square { file, rank };
            let target = Target::Square(square);
            let mut table = start.clone();
            let fit = table.hand().fit(game, square);
            seen[fit as usize] += 1;
            let as_turned = |tile: Placement| start.hand().tile_at(game, tile.middle) == Some(tile);
            let legal = game.legal().into_iter().filter_map(|mv| match mv {
                Move::Lay(tile) => Some(tile),
                _ => None,
            });
            let legal: Vec<_> = legal.collect();
            // A tap on the middle of a placement means that placement.
            let mut here: Vec<_> = legal.iter().filter(|tile| tile.middle == square).collect();
            if here.is_empty() {
                here = legal.iter().filter(|tile| tile.squares().contains(&Some(square))).collect();
            }
            let fits = here.into_iter().any(|&tile| as_turned(tile));
            assert_eq!(fits, fit == Fit::AsItIs, "{square}");
            let covers = |table: &Table| match table.proposal() {
                Some(Move::Lay(tile)) => tile.squares().contains(&Some(square)),
                _ => false,
            };
            // A tile that has to turn is previewed before it is laid.
            if fit == Fit::Turned {
                let mut unseen = start.clone();
                unseen.press(target);
                assert_eq!(unseen.ply(), 1, "{square}");
                unseen.press(target);
                assert_eq!(unseen.ply(), 2, "{square}");
            }
            table.aim(Some(target));
            assert_eq!(covers(&table), fit != Fit::Not, "{square}");
            let shown = table.proposal();
            table.press(target);
            assert_eq!(table.ply(), if fit == Fit::Not { 1 } else { 2 }, "{square}");
            assert_eq!(table.refusal().is_some(), fit == Fit::Not, "{square}");
            assert!(
                shown.is_none() || table.last_move().and_then(|(_, token)| token.mv()) == shown
            );
            // A tile that only passed a square keeps its orientation.
            let mut past = start.clone();
            past.aim(Some(target));
            past.aim(None);
            assert_eq!(past.hand(), start.hand(), "{square}");
        }
        assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
    }

    #[test]
    fn a_tap_near_a_placement_previews_it_and_a_tap_on_it_lays_it() {
        let start = table("tayu : +057 h9h057 +017");
        let all = (0..18).flat_map(|file| (0..18).map(move |rank| Square { file, rank }));
        let mut seen = [0; 3];
        for square in all.clone() {
            let mut table = start.clone();
            let fit = table.hand().fit(table.game(), square);
            table.tap(Target::Square(square), false);
            assert!(fit == Fit::Not || table.has_preview(), "{square}");
            let Some(Move::Lay(tile)) = table.proposal() else { continue };
            let near =
                |at: Square| at.file.abs_diff(square.file).max(at.rank.abs_diff(square.rank));
            let far = tile.squares().into_iter().flatten().map(near).min().unwrap();
            assert!(far <= u8::from(fit == Fit::Not), "{square}");
            seen[usize::from(far)] += 1;
            // A second tap on the tile lays it, or previews another one whose middle is there.
            for at in tile.squares().into_iter().flatten() {
                let mut table = table.clone();
                table.tap(Target::Square(at), false);
                match table.proposal() {
                    Some(Move::Lay(other)) if table.ply() == 1 => {
                        assert_eq!(other.middle, at);
                        seen[2] += 1;
                    }
                    _ => assert_eq!(
                        table.last_move().and_then(|(_, token)| token.mv()),
                        Some(Move::Lay(tile))
                    ),
                }
            }
        }
        assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
    }

    #[test]
    fn stepping_visits_every_placement_once_and_wraps_around() {
        let mut table = table("tayu : +036 i9h036 +237");
        let moves = table.game().legal();
        let mut seen = Vec::new();
        for _ in 0..moves.len() {
            table.press(Target::Item(Item::Next));
            seen.extend(table.proposal());
        }
        let mut distinct: Vec<_> = seen.iter().map(ToString::to_string).collect();
        let first = distinct[0].clone();
        distinct.sort();
        distinct.dedup();
        assert_eq!(distinct.len(), moves.len());
        assert!(table.act(Action::Next));
        assert_eq!(proposed(&table), Some(first));
        assert!(table.act(Action::Back));
        assert_eq!(table.proposal(), seen.last().copied());
        // The button lays the tile, and does nothing if no tile is displayed.
        table.press(Target::Item(Item::Lay));
        assert_eq!(table.last_move().and_then(|(_, token)| token.mv()), seen.last().copied());
        let ply = table.ply();
        table.press(Target::Item(Item::Lay));
        assert_eq!(table.ply(), ply);
    }

    #[test]
    fn stepping_begins_with_the_chosen_rotation() {
        for line in ["tayu : +036 i9h036 +237", "tayu : +013", "tayu : +123"] {
            for turns in 1..4 {
                let mut table = table(line);
                table.rotate_hand(turns);
                let chosen = table.hand().quarters;
                let there = |mv: &Move| {
                    let Move::Lay(placement) = *mv else { return false };
                    table.hand().tile_at(table.game(), placement.middle) == Some(placement)
                };
                let fitting = table.game().legal().iter().filter(|mv| there(mv)).count();
                for _ in 0..fitting {
                    table.press(Target::Item(Item::Next));
                    assert_eq!(table.hand().quarters, chosen, "{line} after {turns} turns");
                }
                table.press(Target::Item(Item::Next));
                assert!(table.proposal().is_some());
            }
        }
    }

    #[test]
    fn bids_range_from_one_to_the_last_bid() {
        let mut table = table("tayu players=3 saboteur=auction : bid20");
        assert_eq!(table.hand().bid(), 19);
        assert!(table.act(Action::item(Item::More(1))));
        assert!(!table.act(Action::item(Item::More(1))));
        table.press(Target::Item(Item::More(-100)));
        assert_eq!(table.hand().bid(), 1);
    }

    #[test]
    fn a_tile_rotates_only_while_it_is_to_be_laid() {
        let mut table = table("tayu : +013");
        let before = table.hand().clone();
        assert!(!table.rotate_hand(0) && !table.rotate_hand(4) && !table.rotate_hand(-8));
        assert_eq!(table.hand(), &before);
        assert!(table.rotate_hand(5) && table.rotate_hand(-1));
        assert_eq!(table.hand(), &before);
        assert!(!self::table("tayu draw=table").rotate_hand(1));
    }

    #[test]
    fn pressing_a_square_before_picking_a_tile_is_refused() {
        let mut hand = Hand { quarters: 0, chosen: 0, over: None, bid: 1, bag: false };
        let press = |hand: &mut Hand, line| hand.press(table(line).game(), square("i9"));
        assert_eq!(press(&mut hand, "tayu draw=table"), Press::refused(HandError::NothingPicked));
        assert_eq!(press(&mut hand, "tayu players=3 saboteur=auction"), Press::Ignored);
        assert_eq!(hand.over, None);
    }

    #[test]
    fn the_bag_is_displayed_until_it_is_closed() {
        let mut table = table("tayu : +013");
        assert!(!table.hand().shows_bag() && !table.cancel());
        table.press(Target::Item(Item::Bag));
        assert!(table.hand().shows_bag() && table.hand().is_busy());
        assert!(table.cancel() && !table.hand().shows_bag());
        table.press(Target::Item(Item::Bag));
        table.press(Target::Item(Item::Bag));
        assert!(!table.hand().shows_bag());
        // While the bag is displayed, no tile awaits a tap.
        table.tap(square("i9"), false);
        assert!(table.has_preview());
        table.press(Target::Item(Item::Bag));
        assert!(table.hand().shows_bag() && !table.has_preview());
        table.press(Target::Item(Item::Next));
        assert!(!table.hand().shows_bag() && table.has_preview());
    }

    #[test]
    fn a_tile_is_displayed_even_over_a_square_where_it_does_not_fit() {
        let mut table = table("tayu : +013");
        assert_eq!(table.hand().shown(table.game()), None);
        for (at, shown) in [("i9", "i9"), ("a1", "a1")] {
            table.aim(Some(square(at)));
            let tile = table.hand().shown(table.game()).unwrap();
            assert_eq!(tile.middle.to_string(), shown);
        }
        assert_eq!(table.hand().fit(table.game(), Square { file: 0, rank: 0 }), Fit::Not);
    }

    #[test]
    fn bids_in_an_auction_start_at_the_default_and_are_capped() {
        let mut table = table("tayu players=3 saboteur=auction");
        assert_eq!(table.hand().bid(), Hand::FIRST_BID);
        table.press(Target::Item(Item::More(10)));
        assert_eq!(table.hand().bid(), Hand::FIRST_BID + 10);
        table.press(Target::Item(Item::More(i16::MAX)));
        assert_eq!(Some(u32::from(table.hand().bid())), table.game().max_bid());
        let lowest = self::table("tayu players=3 saboteur=auction : bid1");
        assert_eq!(lowest.hand().bid(), 1);
    }
}
