//! The state of a game of Tayü, and what is legal in it.

use std::{convert::Infallible, fmt, ops::ControlFlow};

use super::{
    DrawRule, Edge, EndRule, Illegal as Reason, Kind, Lie, Mouths, Move, Options, Placement, Pool,
    Role, Step,
    network::{Facing, Network, Spot},
    playout,
};
use crate::{
    Dice, Direction, EndReason, Forfeit, Game, GameKind, Illegal, OptionsError, Outcome, Score,
    Seat, Seats, Side, Square, Turn,
};

/// Squares along a side of the board.
pub const SIZE: u8 = 18;

/// Which edges of a rim are springs and count double: bit `n` for file or rank `n`, alike on all
/// four rims.
pub const SPRINGS: u32 = 1 << 2 | 1 << 8 | 1 << 9 | 1 << 15;

/// The two sides and the rims that each of them scores at.
pub const SIDES: [(Side, [Direction; 2]); 2] = [
    (Side::Ns, [Direction::North, Direction::South]),
    (Side::Ew, [Direction::East, Direction::West]),
];

/// Whether a mouth at this file or rank of a rim, counted from 0, is on a spring.
pub const fn is_spring(place: u8) -> bool {
    place < SIZE && SPRINGS >> place & 1 == 1
}

/// How much a mouth at this file or rank of a rim, counted from 0, adds to the rim's total.
pub const fn worth(place: u8) -> u32 {
    1 + is_spring(place) as u32
}

/// The highest score there can be, every edge of two rims being a mouth.
pub const MAX_SCORE: u32 = (SIZE as u32 + SPRINGS.count_ones()).pow(2);

/// Whether this square is on the board.
pub(super) const fn is_on_board(square: Square) -> bool {
    square.file < SIZE && square.rank < SIZE
}

/// Whether this is one of the four squares in the middle of the board, which the first tile covers.
pub const fn is_centre(square: Square) -> bool {
    let (below, above) = (SIZE / 2 - 1, SIZE / 2);
    (square.file == below || square.file == above) && (square.rank == below || square.rank == above)
}

/// A position of Tayü.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Position {
    players: u8,
    draw: DrawRule,
    end: EndRule,
    /// `None` while the seats bid for it, and unless three play.
    saboteur: Option<Seat>,
    /// The saboteur's target; in the auction the last bid, 0 before the first.
    target: u16,
    /// Whose turn it is, whether or not the others are being asked.
    seat: Seat,
    pub(super) stage: Stage,
    /// The tile in hand: drawn and not laid.
    drawn: Option<Kind>,
    pub(super) left: [u8; Kind::COUNT],
    pub(super) network: Network,
    laid: [Placement; Kind::TILES],
    laid_count: u8,
    /// The side that scores 0 whatever its rims say: with a saboteur, the one that resigned.
    forfeit: Option<Side>,
}

impl fmt::Debug for Position {
    /// What the rest follows from; the tables would fill pages.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let laid: Vec<_> = self.laid().iter().map(ToString::to_string).collect();
        f.debug_struct("Position")
            .field("players", &self.players)
            .field("saboteur", &self.saboteur)
            .field("target", &self.target)
            .field("seat", &self.seat)
            .field("stage", &self.stage)
            .field("left", &self.left)
            .field("laid", &laid)
            .finish_non_exhaustive()
    }
}

/// How far a turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Stage {
    Bid,
    Pick,
    /// A tile is due from one pool, or from both.
    Draw(Option<Pool>),
    Lay(Kind),
    /// This seat is asked whether the game ends.
    Answer(Seat),
    Over(Outcome),
}

impl Position {
    /// The tiles on the board, in the order in which they were laid.
    pub fn laid(&self) -> &[Placement] {
        &self.laid[..usize::from(self.laid_count)]
    }

    /// The place in [`Position::laid`] of the tile that covers a square.
    pub fn tile_at(&self, square: Square) -> Option<usize> {
        self.laid().iter().position(|tile| tile.squares().contains(&Some(square)))
    }

    /// The tile that has been drawn and not laid. It stays in hand when it fits nowhere and the
    /// game ends with it.
    pub fn drawn(&self) -> Option<Kind> {
        self.drawn
    }

    /// What is asked of the seat to move; `None` when chance is due or the game is over.
    pub fn step(&self) -> Option<Step> {
        match self.stage {
            Stage::Bid => Some(Step::Bid),
            Stage::Pick => Some(Step::Pick),
            Stage::Lay(_) => Some(Step::Lay),
            Stage::Answer(_) => Some(Step::Answer),
            Stage::Draw(_) | Stage::Over(_) => None,
        }
    }

    /// Whose turn it is to draw and lay, or to bid, while others may be asked whether to end.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How tiles are drawn.
    pub fn draw_rule(&self) -> DrawRule {
        self.draw
    }

    /// What happens when a drawn tile fits nowhere.
    pub fn end_rule(&self) -> EndRule {
        self.end
    }

    /// Who defends the target: nobody unless three play, and not before the auction is closed.
    pub fn saboteur(&self) -> Option<Seat> {
        self.saboteur
    }

    /// The score that the saboteur defends.
    pub fn target(&self) -> Option<u32> {
        self.saboteur.map(|_| self.target.into())
    }

    /// The highest bid that can be made in the auction: the last one, if there is one.
    pub fn most_bid(&self) -> Option<u32> {
        let first = self.target == 0;
        (self.stage == Stage::Bid).then_some(if first { MAX_SCORE } else { self.target.into() })
    }

    /// The last bid of the auction and whose it was.
    pub fn last_bid(&self) -> Option<(Seat, u32)> {
        let bid = self.stage == Stage::Bid && self.target > 0;
        bid.then(|| (self.before(self.seat), self.target.into()))
    }

    /// How many tiles of a kind have not been drawn.
    pub fn left(&self, kind: Kind) -> u8 {
        self.left[kind.index()]
    }

    /// How many tiles have not been drawn.
    pub fn undrawn(&self) -> u32 {
        self.left.iter().map(|&left| u32::from(left)).sum()
    }

    /// How many tiles of a pool have not been drawn.
    pub fn left_in(&self, pool: Pool) -> u32 {
        self.left_where(Some(pool))
    }

    /// Whether a tile of this kind can be laid anywhere.
    pub fn fits(&self, kind: Kind) -> bool {
        self.network.visit_fits(kind, ControlFlow::Break).is_break()
    }

    /// Whether a tile that has not been drawn could be laid anywhere.
    pub fn anything_fits(&self) -> bool {
        Kind::all().any(|kind| self.left(kind) > 0 && self.fits(kind))
    }

    /// The mouths at a rim: bit `n` for file `n` at the north and south rims, for rank `n` at the
    /// east and west rims.
    pub fn rim(&self, rim: Direction) -> u32 {
        self.network.rim(rim)
    }

    /// A rim's total: its mouths, those on springs twice.
    pub fn total(&self, rim: Direction) -> u32 {
        self.network.total(rim)
    }

    /// The mouths to which a tile can still be joined: those that face an empty square.
    pub fn open_mouths(&self) -> impl Iterator<Item = Edge> {
        self.laid()
            .iter()
            .flat_map(|tile| tile.mouths.edges().filter_map(|edge| tile.edge(edge)))
            .filter(|edge| {
                edge.beyond()
                    .is_some_and(|beyond| is_on_board(beyond) && self.tile_at(beyond).is_none())
            })
    }

    /// Every way to lay a tile of this kind on the board as it is.
    pub fn placements(&self, kind: Kind) -> Vec<Placement> {
        let mut placements = Vec::new();
        let ControlFlow::Continue(()) = self.network.visit_fits(kind, |fit| {
            placements.push(fit.spot().placement(fit.mouths(kind)));
            ControlFlow::<Infallible>::Continue(())
        });
        placements
    }

    /// What the rims would total and what the sides would score with one tile more on the board,
    /// whether or not it fits. The totals are in the order of [`Direction::ALL`].
    pub fn forecast(&self, placement: Placement) -> ([u32; 4], Score) {
        let mut totals = Direction::ALL.map(|rim| self.total(rim));
        for edge in placement.mouths.edges().filter_map(|edge| placement.edge(edge)) {
            if let Some(place) = edge.at_rim() {
                totals[edge.direction as usize] += worth(place);
            }
        }
        (totals, score(totals))
    }

    /// Whether a tile may lie here, drawn or not.
    ///
    /// # Errors
    /// The first reason why it may not.
    pub fn check_placement(&self, placement: Placement) -> Result<(), Illegal> {
        let squares = placement.squares();
        let on_board = |square: &Option<Square>| square.is_some_and(is_on_board);
        if !is_on_board(placement.middle) {
            return Err(Illegal::OffBoard(placement.middle));
        }
        let ahead = placement.lie.ahead();
        if !on_board(&squares[0]) {
            return Err(Reason::OverRim(ahead.opposite()).into());
        }
        if !on_board(&squares[2]) {
            return Err(Reason::OverRim(ahead).into());
        }
        if let Some(taken) = squares.into_iter().flatten().find(|&at| self.tile_at(at).is_some()) {
            return Err(Illegal::Occupied(taken));
        }
        let Some(spot) = Spot::of(placement) else {
            return Err(Illegal::OffBoard(placement.middle));
        };
        let facing = self.network.facing(spot);
        let mouths = placement.mouths.bits();
        let first_of = |edges: u8| match edges {
            0 => None,
            _ => placement.edge(edges.trailing_zeros() as u8),
        };
        if let Some(edge) = first_of(mouths & facing.blanks()) {
            return Err(Reason::MouthOnBlank(edge).into());
        }
        if let Some(edge) = first_of(!mouths & facing.mouths()) {
            return Err(Reason::BlankOnMouth(edge).into());
        }
        if self.network.is_candidate(spot) {
            Ok(())
        } else if self.network.is_empty() {
            Err(Reason::OffCentre.into())
        } else if facing == Facing::default() {
            Err(Reason::Apart.into())
        } else {
            Err(Reason::NoJoin.into())
        }
    }

    /// How many tiles are left of one pool or of both.
    pub(super) fn left_where(&self, pool: Option<Pool>) -> u32 {
        Kind::all()
            .filter(|kind| pool.is_none_or(|pool| kind.pool() == pool))
            .map(|kind| u32::from(self.left(kind)))
            .sum()
    }

    /// The seat before this one.
    fn before(&self, seat: Seat) -> Seat {
        (1..self.players).fold(seat, |seat, _| seat.next(self.players))
    }

    fn seats_of(&self, side: Side) -> Seats {
        Seat::all(self.players).filter(|&seat| self.side(seat) == Some(side)).collect()
    }

    fn scores(&self) -> Score {
        let Score(scores) = score(Direction::ALL.map(|rim| self.total(rim)));
        Score(
            scores
                .map(|(side, points)| (side, if self.forfeit == Some(side) { 0 } else { points })),
        )
    }

    /// The side with the higher score; nobody when they are equal.
    fn higher(&self, score: Score) -> Seats {
        let Score([(ns, vertical), (ew, horizontal)]) = score;
        match vertical.cmp(&horizontal) {
            std::cmp::Ordering::Greater => self.seats_of(ns),
            std::cmp::Ordering::Less => self.seats_of(ew),
            std::cmp::Ordering::Equal => Seats::NONE,
        }
    }

    /// Who wins with these scores, and by what.
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

    fn over(&mut self, winners: Seats, reason: EndReason) {
        self.stage = Stage::Over(Outcome { winners, reason });
    }

    fn count(&mut self) {
        let (winners, reason) = self.verdict(self.scores());
        self.over(winners, reason);
    }

    /// Begins the turn of the present seat.
    fn begin(&mut self) {
        self.drawn = None;
        self.stage = match self.draw {
            _ if self.undrawn() == 0 => return self.count(),
            DrawRule::Bag => Stage::Draw(None),
            DrawRule::Table => Stage::Pick,
        };
    }

    /// Passes the turn to the next seat.
    fn pass(&mut self) {
        self.seat = self.seat.next(self.players);
        self.begin();
    }

    /// The seat that is asked whether the game ends, after `asked` or first of all.
    fn next_asked(&self, asked: Option<Seat>) -> Option<Seat> {
        let next = asked.unwrap_or(self.seat).next(self.players);
        // In a game of two sides one seat answers for the other side; with a saboteur all answer.
        let more = asked.is_none() || self.players == 3;
        (more && next != self.seat).then_some(next)
    }

    /// Takes a tile of which one is left, and finds out whether it can be laid.
    pub(super) fn take(&mut self, kind: Kind) {
        self.left[kind.index()] -= 1;
        self.drawn = Some(kind);
        if self.fits(kind) {
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

    /// Lays the drawn tile where it fits.
    pub(super) fn lay(&mut self, spot: Spot, mouths: Mouths) {
        self.network.lay(spot, mouths);
        if let Some(place) = self.laid.get_mut(usize::from(self.laid_count)) {
            *place = spot.placement(mouths);
            self.laid_count += 1;
        }
        self.pass();
    }

    /// Who decides, as long as the game goes on.
    fn decider(&self) -> Result<Seat, Illegal> {
        match self.turn() {
            Turn::Move(seat) => Ok(seat),
            Turn::Chance => Err(Illegal::ChanceDue),
            Turn::Over(_) => Err(Illegal::Over),
        }
    }
}

/// Each side scores the product of its rims' totals, which come in the order of [`Direction::ALL`].
fn score(totals: [u32; 4]) -> Score {
    Score(SIDES.map(|(side, rims)| (side, rims.map(|rim| totals[rim as usize]).iter().product())))
}

impl Game for Position {
    const KIND: GameKind = GameKind::Tayu;
    type Options = Options;
    type Move = Move;

    fn start(options: &Options) -> Result<Self, OptionsError> {
        options.check()?;
        let nowhere = Placement {
            middle: Square::new(0, 0),
            lie: Lie::Across,
            mouths: Kind::from_index(0).mouths(),
        };
        let (saboteur, target) = match options.role() {
            Some(Role::Seat(seat, target)) => (Some(seat), target),
            Some(Role::Auction) | None => (None, 0),
        };
        let mut position = Self {
            players: options.players(),
            draw: options.draw(),
            end: options.end(),
            saboteur,
            target,
            seat: Seat::ONE,
            stage: Stage::Bid,
            drawn: None,
            left: [Kind::EACH; Kind::COUNT],
            network: Network::new(),
            laid: [nowhere; Kind::TILES],
            laid_count: 0,
            forfeit: None,
        };
        if options.role() != Some(Role::Auction) {
            position.begin();
        }
        Ok(position)
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn side(&self, seat: Seat) -> Option<Side> {
        let of_two = if seat.index().is_multiple_of(2) { Side::Ns } else { Side::Ew };
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

    /// The total of the seat's side. A saboteur who wins has no total, and brings home the target
    /// that was held: it is more than either side has reached, and nothing where it was not held.
    ///
    /// Whoever resigns brings home nothing, as with a saboteur: the lead that somebody gives up is
    /// not theirs.
    fn earned(&self, seat: Seat) -> u32 {
        let Some(outcome) = self.turn().outcome() else { return 0 };
        let wins = outcome.winners.contains(seat);
        let gave_up = outcome.reason.forfeiter().is_some() && self.saboteur.is_none() && !wins;
        match self.side(seat) {
            Some(Side::Saboteur) if wins => self.target.into(),
            Some(side) if !gave_up => self.scores().of(side).unwrap_or_default(),
            _ => 0,
        }
    }

    fn visit_legal<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        match self.stage {
            Stage::Bid => {
                let most = self.most_bid().unwrap_or(0);
                (1..=most).map(|bid| Move::Bid(bid as u16)).try_for_each(visit)
            }
            Stage::Pick => {
                let pools = Pool::ALL.into_iter().filter(|&pool| self.left_in(pool) > 0);
                pools.map(Move::Pick).try_for_each(visit)
            }
            Stage::Draw(_) => {
                let possible = |event: &Move| self.weight(*event) > 0;
                Kind::all().map(Move::Draw).filter(possible).try_for_each(visit)
            }
            Stage::Lay(kind) => self
                .network
                .visit_fits(kind, |fit| visit(Move::Lay(fit.spot().placement(fit.mouths(kind))))),
            Stage::Answer(_) => [Move::End, Move::On].into_iter().try_for_each(visit),
            Stage::Over(_) => ControlFlow::Continue(()),
        }
    }

    fn check(&self, mv: Move) -> Result<(), Illegal> {
        let own = |reason: Reason| Err(Illegal::from(reason));
        match (self.stage, mv) {
            (Stage::Over(_), _) => Err(Illegal::Over),
            (Stage::Draw(pool), Move::Draw(kind)) => match pool {
                Some(picked) if kind.pool() != picked => own(Reason::WrongPool { picked }),
                _ if self.left(kind) == 0 => own(Reason::NoneLeft(kind)),
                _ => Ok(()),
            },
            (Stage::Draw(_), _) => Err(Illegal::ChanceDue),
            (_, Move::Draw(_)) => Err(Illegal::DecisionDue),
            (Stage::Bid, Move::Bid(bid)) => match self.most_bid() {
                _ if bid == 0 => own(Reason::BidTooLow),
                Some(most) if u32::from(bid) > most => {
                    own(Reason::BidTooHigh { most: most as u16 })
                }
                _ => Ok(()),
            },
            (Stage::Pick, Move::Pick(pool)) if self.left_in(pool) == 0 => {
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

    fn play_trusted(&mut self, mv: Move) {
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
            Move::Draw(kind) => self.take(kind),
            Move::Lay(placement) => {
                if let Some(spot) = Spot::of(placement) {
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

    fn parse(&self, token: &str) -> Result<Move, Illegal> {
        Move::parse(token)
    }

    /// The seat to move loses at once.
    ///
    /// With a saboteur, whose own forfeit leaves the higher score the winner, another player who
    /// forfeits scores 0, so that the saboteur wins unless the third player has reached the target.
    /// Whoever forfeits in the auction leaves two players without sides, and nobody wins.
    fn forfeit(&mut self, why: Forfeit) -> Result<(), Illegal> {
        let seat = self.decider()?;
        let winners = match self.side(seat) {
            None => Seats::NONE,
            Some(Side::Saboteur) => self.higher(self.scores()),
            Some(side) if self.saboteur.is_some() => {
                self.forfeit = Some(side);
                self.verdict(self.scores()).0
            }
            Some(side) => {
                Seat::all(self.players).filter(|&other| self.side(other) != Some(side)).collect()
            }
        };
        self.over(winners, why.by(seat));
        Ok(())
    }

    fn agree_draw(&mut self) -> Result<(), Illegal> {
        self.decider()?;
        self.over(Seats::NONE, EndReason::Agreement);
        Ok(())
    }

    fn weight(&self, event: Move) -> u32 {
        match event {
            Move::Draw(kind) if self.check(event).is_ok() => self.left(kind).into(),
            _ => 0,
        }
    }

    fn play_random(&mut self, dice: &mut impl Dice) -> Option<Move> {
        playout::play_random(self, dice)
    }

    fn playout(&mut self, dice: &mut impl Dice, max_plies: u32) -> u32 {
        playout::playout(self, dice, max_plies)
    }
}
