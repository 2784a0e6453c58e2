use alloc::{string::ToString, vec::Vec};
use core::{
    fmt,
    hash::{Hash, Hasher},
    ops::ControlFlow,
};

use super::{
    DrawRule, Edge, EndRule, MAX_SCORE, MoveError as Reason, Placement, Pool, SIDES, SIZE, Step,
    TileKind, board::is_on_board, network::Network, spot::Spot, worth,
};
use crate::{Direction, Game, MoveError, Outcome, Score, Search, Seat, Seats, Side, Square};

/// A position of Tayü, without the order of the moves.
///
/// ```
/// use cauce_rules::{Game, Score, Side, Turn, tayu::{Move, Options, Position, Step}};
///
/// let mut game = Position::start(&Options::default())?;
/// assert_eq!((game.turn(), game.undrawn()), (Turn::Chance, 84));
///
/// game.play(game.parse("+036")?)?;
/// assert_eq!(game.step(), Some(Step::Lay));
/// assert_eq!(game.legal().len(), 32, "it must cover a square of the centre");
///
/// game.play(game.parse("i9h036")?)?;
/// assert_eq!(game.tiles().count(), 1);
/// assert_eq!(game.open_mouths().count(), 3);
/// assert_eq!(game.score(), Some(Score([(Side::Ns, 0), (Side::Ew, 0)])));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Position {
    pub(super) network: Network,
    pub(super) remaining: [u8; TileKind::COUNT],
    pub(super) players: u8,
    pub(super) draw: DrawRule,
    pub(super) end: EndRule,
    /// `None` during the auction, and unless there are three players.
    pub(super) saboteur: Option<Seat>,
    /// The target of the saboteur. During the auction, it is the last bid, or 0 before the first.
    pub(super) target: u16,
    /// The seat whose turn it is, even while others are asked whether to end the game.
    pub(super) seat: Seat,
    pub(super) stage: Stage,
    pub(super) drawn: Option<TileKind>,
}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}

impl fmt::Debug for Position {
    /// Omits the bitboards, which follow from the tiles.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tiles: Vec<_> = self.tiles().map(|tile| tile.to_string()).collect();
        f.debug_struct("Position")
            .field("players", &self.players)
            .field("saboteur", &self.saboteur)
            .field("target", &self.target)
            .field("seat", &self.seat)
            .field("stage", &self.stage)
            .field("drawn", &self.drawn)
            .field("remaining", &self.remaining)
            .field("tiles", &tiles)
            .finish_non_exhaustive()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    Bid,
    Pick,
    /// A tile is due from one pool, or from both.
    Draw(Option<Pool>),
    Lay(TileKind),
    /// This seat is asked whether the game ends.
    Answer(Seat),
    Over(Outcome),
}

impl Position {
    /// Returns the tiles on the board in the order of their middle squares, rank by rank from a1.
    pub fn tiles(&self) -> impl Iterator<Item = Placement> {
        self.network.tiles()
    }

    /// Returns the tile that covers a square, if there is one.
    ///
    /// ```
    /// use cauce_rules::{GameLine, Square, tayu::Position};
    ///
    /// let game = "tayu : +036 i9h036".parse::<GameLine<Position>>()?.position();
    /// let at = |name| game.tile_at(Square::parse(name)?).map(|tile| tile.to_string());
    /// assert_eq!(at("j9").as_deref(), Some("i9h036"));
    /// assert_eq!(at("k9"), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn tile_at(&self, square: Square) -> Option<Placement> {
        self.network.tile_at(square)
    }

    /// Returns the drawn tile until it is laid, also if it fits nowhere and the game has ended.
    pub fn drawn(&self) -> Option<TileKind> {
        self.drawn
    }

    /// Returns the decision that is due, or `None` if a chance event is due or the game is over.
    pub fn step(&self) -> Option<Step> {
        match self.stage {
            Stage::Bid => Some(Step::Bid),
            Stage::Pick => Some(Step::Pick),
            Stage::Lay(_) => Some(Step::Lay),
            Stage::Answer(_) => Some(Step::Answer),
            Stage::Draw(_) | Stage::Over(_) => None,
        }
    }

    /// Returns the seat that draws and lays, or bids, even while others are asked whether to end.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns how tiles are drawn.
    pub fn draw_rule(&self) -> DrawRule {
        self.draw
    }

    /// Returns what happens when a drawn tile fits nowhere.
    pub fn end_rule(&self) -> EndRule {
        self.end
    }

    /// Returns the saboteur of a game for three players, once an auction is over.
    pub fn saboteur(&self) -> Option<Seat> {
        self.saboteur
    }

    /// Returns the target of the saboteur, or `None` if there is no saboteur.
    pub fn target(&self) -> Option<u32> {
        self.saboteur.map(|_| self.target.into())
    }

    /// Returns the highest bid allowed, or `None` unless a bid is due.
    pub fn max_bid(&self) -> Option<u32> {
        let first = self.target == 0;
        (self.stage == Stage::Bid).then_some(if first { MAX_SCORE } else { self.target.into() })
    }

    /// Returns the last bid and its bidder, or `None` before the first bid and after the auction.
    ///
    /// ```
    /// use cauce_rules::{GameLine, Seat, tayu::Position};
    ///
    /// let after = |tokens: &str| {
    ///     let line = format!("tayu players=3 saboteur=auction : {tokens}");
    ///     line.parse::<GameLine<Position>>().map(|line| line.position())
    /// };
    /// assert_eq!(after("bid60 bid40")?.last_bid(), Some((Seat::TWO, 40)));
    /// let closed = after("bid60 bid40 bid40")?;
    /// assert_eq!((closed.last_bid(), closed.saboteur()), (None, Some(Seat::TWO)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn last_bid(&self) -> Option<(Seat, u32)> {
        let bid = self.saboteur.is_none() && self.target > 0;
        bid.then(|| (self.before(self.seat), self.target.into()))
    }

    /// Returns the seats on the side of this seat, including itself; none if it has no side yet.
    ///
    /// ```
    /// use cauce_rules::{Game, Seat, tayu::{Options, Position}};
    ///
    /// let game = Position::start(&Options::default().with_players(4)?)?;
    /// assert!(game.team(Seat::TWO).iter().eq([Seat::TWO, Seat::FOUR]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn team(&self, seat: Seat) -> Seats {
        self.side(seat).map_or(Seats::NONE, |side| self.seats_of(side))
    }

    /// Returns the side that scores 0 because it resigned or ran out of time against a saboteur.
    pub fn forfeited(&self) -> Option<Side> {
        let by = self.outcome()?.reason.forfeiter()?;
        self.saboteur.and(self.side(by)).filter(|&side| side != Side::Saboteur)
    }

    /// Returns the number of tiles of a kind that have not been drawn.
    pub fn remaining(&self, kind: TileKind) -> u8 {
        self.remaining[kind.index()]
    }

    /// Returns the number of tiles that have not been drawn.
    pub fn undrawn(&self) -> u32 {
        self.remaining_where(None)
    }

    /// Returns the number of tiles of a pool that have not been drawn.
    pub fn remaining_in(&self, pool: Pool) -> u32 {
        self.remaining_where(Some(pool))
    }

    pub(super) fn remaining_where(&self, pool: Option<Pool>) -> u32 {
        TileKind::all()
            .filter(|kind| pool.is_none_or(|pool| kind.pool() == pool))
            .map(|kind| u32::from(self.remaining(kind)))
            .sum()
    }

    /// Returns the same board with a tile of this kind drawn, for a board editor. A tile drawn
    /// before is put back. Returns `None` if no such tile is left, if it fits nowhere, or if the
    /// saboteur is not yet known. A game need not lead to the position.
    ///
    /// ```
    /// use cauce_rules::{Game, tayu::{TileKind, Options, Position}};
    ///
    /// let start = Position::start(&Options::default())?;
    /// let kind = TileKind::all().next().ok_or("none")?;
    /// let game = start.with_next(kind).ok_or("none")?;
    /// assert_eq!((game.drawn(), game.legal().len()), (Some(kind), 32));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_next(&self, kind: TileKind) -> Option<Self> {
        let mut other = self.clone();
        if let Some(back) = other.drawn.take() {
            other.remaining[back.index()] += 1;
        }
        let found = self.players != 3 || self.saboteur.is_some();
        if !found || other.remaining(kind) == 0 || !other.fits(kind) {
            return None;
        }
        other.take(kind, true);
        Some(other)
    }

    /// Returns whether a tile of this kind fits anywhere.
    pub fn fits(&self, kind: TileKind) -> bool {
        self.network.fits(kind)
    }

    /// Returns whether any tile that has not been drawn fits anywhere.
    pub fn anything_fits(&self) -> bool {
        TileKind::all().any(|kind| self.remaining(kind) > 0 && self.fits(kind))
    }

    /// Returns the mouths at a rim: bit `n` for file `n` (north, south) or rank `n` (east, west).
    pub fn rim(&self, rim: Direction) -> u32 {
        self.network.rim(rim)
    }

    /// Returns the total of a rim: its mouths, those on springs twice.
    pub fn total(&self, rim: Direction) -> u32 {
        self.network.total(rim)
    }

    /// Returns the mouths that face an empty square, to which a tile can still be joined.
    pub fn open_mouths(&self) -> impl Iterator<Item = Edge> {
        self.tiles()
            .flat_map(|tile| tile.mouths.edges().filter_map(move |number| tile.edge(number)))
            .filter(|edge| {
                edge.beyond()
                    .is_some_and(|beyond| is_on_board(beyond) && !self.network.is_taken(beyond))
            })
    }

    /// Returns the occupied squares: a number for each rank, with bit `n` for file `n`.
    ///
    /// ```
    /// use cauce_rules::{GameLine, tayu::Position};
    ///
    /// let game = "tayu : +036 i9h036".parse::<GameLine<Position>>()?.position();
    /// assert_eq!(game.taken()[8], 0b111 << 7, "h9, i9 and j9");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn taken(&self) -> [u32; SIZE as usize] {
        self.network.taken()
    }

    /// Returns all placements of a tile of this kind on the present board.
    ///
    /// ```
    /// use cauce_rules::{Game, tayu::{TileKind, Options, Position}};
    ///
    /// let empty = Position::start(&Options::default())?;
    /// assert!(TileKind::all().all(|kind| empty.placements(kind).len() == 32));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn placements(&self, kind: TileKind) -> Vec<Placement> {
        let mut placements = Vec::new();
        let _all = self.network.places(kind).visit(|spot, mouths| {
            placements.push(spot.placement(mouths));
            ControlFlow::<()>::Continue(())
        });
        placements
    }

    /// Returns the totals of the rims, ordered as [`Direction::ALL`], and the scores with one more
    /// tile, whether or not it fits.
    pub fn forecast(&self, placement: Placement) -> ([u32; 4], Score) {
        let mut totals = Direction::ALL.map(|rim| self.total(rim));
        for edge in placement.mouths.edges().filter_map(|edge| placement.edge(edge)) {
            if let Some(place) = edge.at_rim() {
                totals[edge.direction as usize] += worth(place);
            }
        }
        (totals, score(totals))
    }

    /// Checks whether a tile fits, drawn or not.
    ///
    /// ```
    /// use cauce_rules::{GameLine, Square, tayu::{Orientation, Mouths, Placement, Position}};
    ///
    /// let game = "tayu : +036 i9h036".parse::<GameLine<Position>>()?.position();
    /// let middle = Square::parse("l9").unwrap();
    /// let mouths = Mouths::from_bits(1 << 0 | 1 << 3 | 1 << 4).unwrap();
    /// let tile = Placement { middle, orientation: Orientation::Across, mouths };
    /// let why = game.check_placement(tile).unwrap_err().to_string();
    /// assert_eq!(why, "a blank edge would meet a mouth on the west side of k9");
    /// assert!(game.check_placement(tile.turned(2)).is_ok());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns the first reason why the tile does not fit.
    pub fn check_placement(&self, placement: Placement) -> Result<(), MoveError> {
        let squares = placement.squares();
        let on_board = |square: &Option<Square>| square.is_some_and(is_on_board);
        if !is_on_board(placement.middle) {
            return Err(MoveError::OffBoard(placement.middle));
        }
        let ahead = placement.orientation.ahead();
        if !on_board(&squares[0]) {
            return Err(Reason::OverRim(ahead.opposite()).into());
        }
        let Some(spot) = Spot::from_placement(placement) else {
            return Err(Reason::OverRim(ahead).into());
        };
        let mut squares = squares.into_iter().flatten();
        if let Some(taken) = squares.clone().find(|&at| self.network.is_taken(at)) {
            return Err(MoveError::Occupied(taken));
        }
        let (facing_mouths, facing_blanks) = self.network.facing(spot);
        let mouths = placement.mouths.bits();
        let first_of = |edges: u8| match edges {
            0 => None,
            _ => placement.edge(edges.trailing_zeros() as u8),
        };
        if let Some(edge) = first_of(mouths & facing_blanks) {
            return Err(Reason::MouthOnBlank(edge).into());
        }
        if let Some(edge) = first_of(!mouths & facing_mouths) {
            return Err(Reason::BlankOnMouth(edge).into());
        }
        if self.network.is_empty() {
            let central = squares.any(super::is_centre);
            return if central { Ok(()) } else { Err(Reason::OffCentre.into()) };
        }
        match (facing_mouths, facing_blanks) {
            (0, 0) => Err(Reason::Apart.into()),
            (0, _) => Err(Reason::NoJoin.into()),
            _ => Ok(()),
        }
    }

    pub(super) fn before(&self, seat: Seat) -> Seat {
        (1..self.players).fold(seat, |seat, _| seat.next(self.players))
    }

    pub(super) fn seats_of(&self, side: Side) -> Seats {
        Seat::all(self.players).filter(|&seat| self.side(seat) == Some(side)).collect()
    }

    pub(super) fn scores(&self) -> Score {
        Score(self.counts().map(|count| (count.side, count.points())))
    }
}

/// Returns the scores from the totals of the rims, which are in the order of [`Direction::ALL`].
fn score(totals: [u32; 4]) -> Score {
    Score(SIDES.map(|(side, rims)| (side, rims.map(|rim| totals[rim as usize]).iter().product())))
}
