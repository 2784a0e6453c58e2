//! The rules of Tayü: turns, legal moves and their effects.

use core::{cmp::Ordering, ops::ControlFlow};

use super::{
    DrawRule, EndRule, Mouths, Move, MoveError as Reason, Options, Pool, Position, SaboteurRule,
    Step, TileKind, network::Network, playout, position::Stage, spot::Spot,
};
use crate::{
    EndReason, Forfeit, Game, GameKind, MoveError, OptionsError, Outcome, RandomSource, Score,
    Seat, Seats, Side, Turn,
};

impl Position {
    /// Returns the seats of the side with the higher score. Empty if the scores are equal.
    fn higher(&self, score: Score) -> Seats {
        let Score([(ns, vertical), (ew, horizontal)]) = score;
        match vertical.cmp(&horizontal) {
            Ordering::Greater => self.seats_of(ns),
            Ordering::Less => self.seats_of(ew),
            Ordering::Equal => Seats::NONE,
        }
    }

    /// Returns the winners with these scores, and the reason.
    fn verdict(&self, score: Score) -> (Seats, EndReason) {
        match (self.saboteur, self.target()) {
            (Some(saboteur), Some(target))
                if score.0.iter().all(|&(_, points)| points < target) =>
            {
                (Seats::only(saboteur), EndReason::Target)
            }
            _ => (self.higher(score), EndReason::Score),
        }
    }

    pub(super) fn over(&mut self, winners: Seats, reason: EndReason) {
        self.stage = Stage::Over(Outcome { winners, reason });
    }

    /// Ends the game with the present scores.
    pub(super) fn count(&mut self) {
        let (winners, reason) = self.verdict(self.scores());
        self.over(winners, reason);
    }

    /// Ends the game by a forfeit of this seat.
    ///
    /// With a saboteur, the rules of Tayü are: if the saboteur forfeits, the higher score wins. If
    /// another player forfeits, that player scores 0, so the saboteur wins unless the third player
    /// has reached the target. If a player forfeits during the auction, the other two have no sides
    /// yet, and nobody wins.
    pub(super) fn give_up(&mut self, seat: Seat, why: Forfeit) {
        // `scores` needs to know who forfeited.
        self.over(Seats::NONE, why.by(seat));
        let winners = match self.side(seat) {
            None => Seats::NONE,
            Some(Side::Saboteur) => self.higher(self.scores()),
            Some(_) if self.saboteur.is_some() => self.verdict(self.scores()).0,
            Some(side) => {
                Seat::all(self.players).filter(|&other| self.side(other) != Some(side)).collect()
            }
        };
        self.over(winners, why.by(seat));
    }

    fn begin(&mut self) {
        self.drawn = None;
        self.stage = match self.draw {
            _ if self.undrawn() == 0 => return self.count(),
            DrawRule::Bag => Stage::Draw(None),
            DrawRule::Table => Stage::Pick,
        };
    }

    fn pass(&mut self) {
        self.seat = self.seat.next(self.players);
        self.begin();
    }

    /// Returns the seat that is asked next whether the game ends, after `asked` or first of all.
    pub(super) fn next_asked(&self, asked: Option<Seat>) -> Option<Seat> {
        let next = asked.unwrap_or(self.seat).next(self.players);
        // With two sides, one seat answers for the other side. With a saboteur, both others answer.
        let more = asked.is_none() || self.players == 3;
        (more && next != self.seat).then_some(next)
    }

    /// Draws a tile, of which at least one must be left. `fits` is whether it fits anywhere.
    pub(super) fn take(&mut self, kind: TileKind, fits: bool) {
        let left = &mut self.remaining[kind.index()];
        *left = left.saturating_sub(1);
        self.drawn = Some(kind);
        if fits {
            self.stage = Stage::Lay(kind);
            return;
        }
        match self.next_asked(None) {
            Some(seat) if self.end == EndRule::Agree && self.anything_fits() => {
                self.stage = Stage::Answer(seat);
            }
            _ => self.count(),
        }
    }

    pub(super) fn lay(&mut self, spot: Spot, mouths: Mouths) {
        self.network.lay(spot, mouths);
        self.pass();
    }

    fn decider(&self) -> Result<Seat, MoveError> {
        match self.turn() {
            Turn::Move(seat) => Ok(seat),
            Turn::Chance => Err(MoveError::ChanceDue),
            Turn::Over(_) => Err(MoveError::Over),
        }
    }
}

impl Game for Position {
    const KIND: GameKind = GameKind::Tayu;
    type Options = Options;
    type Move = Move;

    fn start(options: &Options) -> Result<Self, OptionsError> {
        options.check()?;
        let (saboteur, target) = match options.role() {
            Some(SaboteurRule::Seat(seat, target)) => (Some(seat), target),
            Some(SaboteurRule::Auction) | None => (None, 0),
        };
        let mut position = Self {
            network: Network::EMPTY,
            remaining: [TileKind::EACH; TileKind::COUNT],
            players: options.players(),
            draw: options.draw(),
            end: options.end(),
            saboteur,
            target,
            seat: Seat::ONE,
            stage: Stage::Bid,
            drawn: None,
        };
        if options.role() != Some(SaboteurRule::Auction) {
            position.begin();
        }
        Ok(position)
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn side(&self, seat: Seat) -> Option<Side> {
        let of_two = if seat.index() % 2 == 0 { Side::Ns } else { Side::Ew };
        match self.saboteur {
            _ if seat.number() > self.players => None,
            None if self.players == 3 => None,
            None => Some(of_two),
            Some(saboteur) if seat == saboteur => Some(Side::Saboteur),
            Some(saboteur) if seat == saboteur.next(self.players) => Some(Side::Ns),
            Some(_) => Some(Side::Ew),
        }
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Bid | Stage::Pick | Stage::Lay(_) => Turn::Move(self.seat),
            Stage::Answer(seat) => Turn::Move(seat),
            Stage::Draw(_) => Turn::Chance,
            Stage::Over(outcome) => Turn::Over(outcome),
        }
    }

    fn score(&self) -> Option<Score> {
        Some(self.scores())
    }

    /// Returns the lead of this seat's side if the game ended now: positive for a win, otherwise 0
    /// or less.
    ///
    /// The lead of a saboteur is the target minus the higher score. With a saboteur, another side
    /// must beat the score of its opponent and reach the target, so its lead is relative to the
    /// greater of that score and the target minus 1.
    ///
    /// ```
    /// use cauce_rules::{Game, GameLine, Seat, tayu::Position};
    ///
    /// let game = "tayu players=3 target=30".parse::<GameLine<Position>>()?.position();
    /// let margins: Vec<_> = Seat::all(3).map(|seat| game.margin(seat)).collect();
    /// assert_eq!(margins, [Some(-29), Some(-29), Some(30)], "nobody has scored anything");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn margin(&self, seat: Seat) -> Option<i32> {
        let Score([(ns, vertical), (_, horizontal)]) = self.scores();
        // Scores and targets are at most `MAX_SCORE`, so the casts are lossless.
        let [vertical, horizontal] = [vertical, horizontal].map(|points| points as i32);
        let target = self.target().map(|target| target as i32);
        let to_beat = |other: i32| target.map_or(other, |target| other.max(target - 1));
        match self.side(seat)? {
            Side::Saboteur => Some(target? - vertical.max(horizontal)),
            side if side == ns => Some(vertical - to_beat(horizontal)),
            _ => Some(horizontal - to_beat(vertical)),
        }
    }

    /// Returns the score of the seat's side. A saboteur who wins earns the target, which is more
    /// than either side has reached; otherwise the saboteur earns 0.
    ///
    /// The side of a player who resigns or runs out of time earns 0, with or without a saboteur.
    fn series_points(&self, seat: Seat) -> u32 {
        let Some(outcome) = self.turn().outcome() else { return 0 };
        let wins = outcome.winners.contains(seat);
        let gave_up = outcome.reason.forfeiter().is_some() && self.saboteur.is_none() && !wins;
        match self.side(seat) {
            Some(Side::Saboteur) if wins => self.target.into(),
            Some(side) if !gave_up => self.scores().get(side).unwrap_or_default(),
            _ => 0,
        }
    }

    fn visit_legal<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        match self.stage {
            Stage::Bid => {
                let most = self.max_bid().unwrap_or(0);
                (1..=most).map(|bid| Move::Bid(bid as u16)).try_for_each(visit)
            }
            Stage::Pick => {
                let pools = Pool::ALL.into_iter().filter(|&pool| self.remaining_in(pool) > 0);
                pools.map(Move::Pick).try_for_each(visit)
            }
            Stage::Draw(_) => {
                let possible = |event: &Move| self.weight(*event) > 0;
                TileKind::all().map(Move::Draw).filter(possible).try_for_each(visit)
            }
            Stage::Lay(kind) => {
                let places = self.network.places(kind);
                places.visit(|spot, mouths| visit(Move::Lay(spot.placement(mouths))))
            }
            Stage::Answer(_) => [Move::End, Move::On].into_iter().try_for_each(visit),
            Stage::Over(_) => ControlFlow::Continue(()),
        }
    }

    fn check(&self, mv: Move) -> Result<(), MoveError> {
        let own = |reason: Reason| Err(MoveError::from(reason));
        match (self.stage, mv) {
            (Stage::Over(_), _) => Err(MoveError::Over),
            (Stage::Draw(pool), Move::Draw(kind)) => match pool {
                Some(picked) if kind.pool() != picked => own(Reason::WrongPool { picked }),
                _ if self.remaining(kind) == 0 => own(Reason::NoneLeft(kind)),
                _ => Ok(()),
            },
            (Stage::Draw(_), _) => Err(MoveError::ChanceDue),
            (_, Move::Draw(_)) => Err(MoveError::DecisionDue),
            (Stage::Bid, Move::Bid(bid)) => match self.max_bid() {
                _ if bid == 0 => own(Reason::BidTooLow),
                Some(most) if u32::from(bid) > most => {
                    own(Reason::BidTooHigh { most: most as u16 })
                }
                _ => Ok(()),
            },
            (Stage::Pick, Move::Pick(pool)) if self.remaining_in(pool) == 0 => {
                own(Reason::EmptyPool(pool))
            }
            (Stage::Lay(drawn), Move::Lay(placement)) if placement.kind() != drawn => {
                own(Reason::NotDrawn { drawn })
            }
            (Stage::Lay(_), Move::Lay(placement)) => self.check_placement(placement),
            (Stage::Pick, Move::Pick(_)) | (Stage::Answer(_), Move::End | Move::On) => Ok(()),
            (Stage::Bid, _) => own(Reason::Due(Step::Bid)),
            (Stage::Pick, _) => own(Reason::Due(Step::Pick)),
            (Stage::Lay(_), _) => own(Reason::Due(Step::Lay)),
            (Stage::Answer(_), _) => own(Reason::Due(Step::Answer)),
        }
    }

    fn play_unchecked(&mut self, mv: Move) {
        match mv {
            Move::Bid(bid) if bid == self.target => {
                self.saboteur = Some(self.before(self.seat));
                self.seat = Seat::ONE;
                self.begin();
            }
            Move::Bid(bid) => {
                self.target = bid;
                self.seat = self.seat.next(self.players);
            }
            Move::Pick(pool) => self.stage = Stage::Draw(Some(pool)),
            Move::Draw(kind) => self.take(kind, self.fits(kind)),
            Move::Lay(placement) => {
                if let Some(spot) = Spot::from_placement(placement) {
                    self.lay(spot, placement.mouths);
                }
            }
            Move::End => {
                let Stage::Answer(asked) = self.stage else { return };
                match self.next_asked(Some(asked)) {
                    Some(next) => self.stage = Stage::Answer(next),
                    None => self.count(),
                }
            }
            Move::On => self.pass(),
        }
    }

    fn parse(&self, token: &str) -> Result<Move, MoveError> {
        token.parse()
    }

    fn forfeit(&mut self, why: Forfeit) -> Result<(), MoveError> {
        let seat = self.decider()?;
        self.give_up(seat, why);
        Ok(())
    }

    fn agree_draw(&mut self) -> Result<(), MoveError> {
        self.decider()?;
        self.over(Seats::NONE, EndReason::Agreement);
        Ok(())
    }

    fn weight(&self, event: Move) -> u32 {
        match event {
            Move::Draw(kind) if self.check(event).is_ok() => self.remaining(kind).into(),
            _ => 0,
        }
    }

    fn random_move(&self, source: &mut impl RandomSource) -> Option<Move> {
        playout::random_move(self, source)
    }

    fn playout(&mut self, source: &mut impl RandomSource, max_plies: u32) -> u32 {
        playout::playout(self, source, max_plies)
    }
}
