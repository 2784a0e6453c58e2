//! Positions laid out freely.

use alloc::{vec, vec::Vec};
use core::{cmp::Ordering, error::Error, fmt};

use super::{
    DrawRule, Edge, EndRule, Kind, MAX_SCORE, Placement, Pool, Position, is_centre,
    network::Network, position::Stage, spot::Spot,
};
use crate::{EndReason, Forfeit, Game, Outcome, Seat, Seats, Square};

/// A position as plain data, which anybody can fill in.
///
/// ```
/// use cauce_rules::{Game, Square, tayu::{Due, Layout, LayoutFault, Mouths, Options, Position}};
///
/// let mut layout = Position::start(&Options::default())?.layout();
/// let first = "tayu : +036 i9h036".parse::<cauce_rules::GameLine<Position>>()?.replay();
/// layout.tiles.extend(first.tiles());
/// // That tile cannot be in the bag as well.
/// let faults = Position::from_layout(&layout).unwrap_err();
/// assert!(matches!(faults[..], [LayoutFault::TooMany(kind)] if kind.to_string() == "036"));
///
/// layout.fill_bag();
/// let game = Position::from_layout(&layout).unwrap();
/// assert_eq!(game.undrawn(), 83);
/// assert_eq!(game.layout(), layout);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Layout {
    /// How many play: 2, 3 or 4.
    pub players: u8,
    /// How tiles are drawn.
    pub draw: DrawRule,
    /// What happens when a drawn tile fits nowhere.
    pub end: EndRule,
    /// Who defends the target: with three players, and not during the auction.
    pub saboteur: Option<Seat>,
    /// The target that is defended, or in the auction the last bid, if there is one.
    pub target: Option<u16>,
    /// The tiles on the board, in any order.
    pub tiles: Vec<Placement>,
    /// How many tiles of each kind have not been drawn, by [`Kind::index`].
    pub left: [u8; Kind::COUNT],
    /// The tile that has been drawn and not laid. When the game is over, that is the tile that
    /// fitted nowhere.
    pub drawn: Option<Kind>,
    /// Whose turn it is to draw and lay, or to bid, while others may be asked whether to end. When
    /// the game is over, whose turn it was.
    pub seat: Seat,
    /// What happens next.
    pub due: Due,
}

/// What happens next in a [`Layout`].
///
/// ```
/// use cauce_rules::{GameLine, tayu::{Due, Position}};
///
/// let due = |line: &str| line.parse::<GameLine<Position>>().map(|line| line.replay().layout().due);
/// assert_eq!(due("tayu")?, Due::Draw(None));
/// assert_eq!(due("tayu draw=table")?, Due::Pick);
/// assert_eq!(due("tayu : +036")?, Due::Lay);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Due {
    /// The seat whose turn it is bids in the auction.
    Bid,
    /// It picks the pool to draw from.
    Pick,
    /// A tile is drawn: from this pool, or from the bag.
    Draw(Option<Pool>),
    /// It lays the drawn tile.
    Lay,
    /// This seat is asked whether the game ends.
    Answer(Seat),
    /// Nothing: the game is over, for this reason.
    Nothing(EndReason),
}

impl Layout {
    /// Puts into the bag all tiles that are neither on the board nor in hand.
    pub fn fill_bag(&mut self) {
        self.left = self.used().map(|used| Kind::EACH.saturating_sub(used));
    }

    /// How many tiles of each kind are on the board or in hand, at most 255.
    fn used(&self) -> [u8; Kind::COUNT] {
        let mut used = [0_u8; Kind::COUNT];
        for kind in self.tiles.iter().map(|tile| tile.kind()).chain(self.drawn) {
            used[kind.index()] = used[kind.index()].saturating_add(1);
        }
        used
    }
}

/// What is wrong with a [`Layout`].
///
/// ```
/// use cauce_rules::{Game, Seat, tayu::{Due, LayoutFault, Options, Position}};
///
/// let mut layout = Position::start(&Options::default())?.layout();
/// layout.seat = Seat::FOUR;
/// layout.due = Due::Lay;
/// let faults = Position::from_layout(&layout).unwrap_err();
/// assert_eq!(faults, [LayoutFault::NoSeat(Seat::FOUR), LayoutFault::NothingInHand]);
/// assert_eq!(faults[0].to_string(), "there is no seat 4 at this table");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum LayoutFault {
    /// The game is not for so many players.
    Players(u8),
    /// So many players have no such seat.
    NoSeat(Seat),
    /// Two or four play, and there is a saboteur or a target.
    SaboteurWithoutThree,
    /// Three play, the auction is over or there is none, and there is no saboteur.
    NoSaboteur,
    /// There is a saboteur, and no target.
    NoTarget,
    /// No target or bid can be this.
    Target(u16),
    /// A part of this tile is not on the board.
    OffBoard(Placement),
    /// Two tiles cover this square.
    Overlap(Square),
    /// A mouth of one tile meets a blank of another at this edge, named from the side of the mouth.
    MouthOnBlank(Edge),
    /// No tile covers a square of the centre.
    OffCentre,
    /// No channel joins this tile, directly or through others, to the first of the tiles that
    /// covers a square of the centre.
    Apart(Placement),
    /// There are more than three tiles of this kind.
    TooMany(Kind),
    /// There are fewer than three tiles of this kind; where the game ends with the first tile that
    /// fits nowhere, no tile is ever out of play.
    TooFew(Kind),
    /// A tile is in hand, and what happens next needs an empty hand.
    InHand(Kind),
    /// What happens next needs a tile in hand.
    NothingInHand,
    /// A pool is to be picked, or one has been picked, and tiles are drawn blindly; or the other
    /// way round.
    OtherDrawRule,
    /// A tile is to be drawn, and none is left.
    NothingToDraw,
    /// There is to be a bid, and there can be none: three must play, and nothing may have been
    /// drawn and no saboteur found.
    NoAuction,
    /// The tile in hand fits nowhere.
    FitsNowhere(Kind),
    /// The tile in hand fits, so that nobody is asked whether the game ends and it does not end.
    Fits(Kind),
    /// This seat is not asked whether the game ends: another is, or nobody is, by the rules of this
    /// game or because no tile that is left fits either.
    NotAsked(Seat),
    /// The game cannot end for this reason here.
    End(EndReason),
}

impl Error for LayoutFault {}

impl fmt::Display for LayoutFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players(players) => write!(f, "2, 3 or 4 can play, not {players}"),
            Self::NoSeat(seat) => write!(f, "there is no seat {seat} at this table"),
            Self::SaboteurWithoutThree => {
                f.write_str("a saboteur and a target are for three players")
            }
            Self::NoSaboteur => f.write_str("one of three players must be the saboteur"),
            Self::NoTarget => f.write_str("the saboteur must have a target"),
            Self::Target(target) => {
                write!(f, "a target or bid is from 1 to {MAX_SCORE}, not {target}")
            }
            Self::OffBoard(tile) => write!(f, "the tile {tile} is not all on the board"),
            Self::Overlap(square) => write!(f, "two tiles cover {square}"),
            Self::MouthOnBlank(Edge { square, direction }) => {
                let side = direction.name();
                write!(f, "a mouth meets a blank edge on the {side} side of {square}")
            }
            Self::OffCentre => f.write_str("a tile must cover i9, j9, i10 or j10"),
            Self::Apart(tile) => {
                write!(f, "no channel joins the tile {tile} to the one in the centre")
            }
            Self::TooMany(kind) => write!(f, "there are more than three tiles {kind}"),
            Self::TooFew(kind) => write!(f, "there are fewer than three tiles {kind}"),
            Self::InHand(kind) => write!(f, "the tile {kind} is in hand, and no tile should be"),
            Self::NothingInHand => f.write_str("no tile is in hand"),
            Self::OtherDrawRule => f.write_str("tiles are not drawn like this in this game"),
            Self::NothingToDraw => f.write_str("no tile is left to be drawn"),
            Self::NoAuction => f.write_str("there can be no bids here"),
            Self::FitsNowhere(kind) => write!(f, "the tile {kind} fits nowhere"),
            Self::Fits(kind) => write!(f, "the tile {kind} can be laid"),
            Self::NotAsked(seat) => {
                write!(f, "seat {seat} is not asked here whether the game ends")
            }
            Self::End(reason) => {
                write!(f, "the game cannot have ended here with the reason {}", reason.name())
            }
        }
    }
}

impl Position {
    /// The position as plain data.
    pub fn layout(&self) -> Layout {
        let due = match self.stage {
            Stage::Bid => Due::Bid,
            Stage::Pick => Due::Pick,
            Stage::Draw(pool) => Due::Draw(pool),
            Stage::Lay(_) => Due::Lay,
            Stage::Answer(seat) => Due::Answer(seat),
            Stage::Over(Outcome { reason, .. }) => Due::Nothing(reason),
        };
        Layout {
            players: self.players,
            draw: self.draw,
            end: self.end,
            saboteur: self.saboteur,
            target: (self.target > 0).then_some(self.target),
            tiles: self.tiles().collect(),
            left: self.left,
            drawn: self.drawn,
            seat: self.seat,
            due,
        }
    }

    /// The position that was laid out.
    ///
    /// The board must be one that a game can lead to: tiles that fit together, each joined to one
    /// that covers a square of the centre. There may be fewer than three tiles of a kind, as those
    /// that fitted nowhere are out of play. Whose turn it is, and how the tiles came to be laid in
    /// as many turns as that takes, is not asked.
    ///
    /// # Errors
    /// All that is wrong.
    pub fn from_layout(layout: &Layout) -> Result<Self, Vec<LayoutFault>> {
        let mut faults = table_faults(layout);
        faults.extend(supply_faults(layout));
        let network = network(layout, &mut faults);
        let mut position = Self {
            network,
            left: layout.left,
            players: layout.players,
            draw: layout.draw,
            end: layout.end,
            saboteur: layout.saboteur,
            target: layout.target.unwrap_or(0),
            seat: layout.seat,
            stage: Stage::Pick,
            drawn: layout.drawn,
        };
        // What can happen next is asked of a table and a board that are sound.
        if faults.is_empty() {
            faults = position.stage_faults(layout);
        } else {
            faults.extend(draw_faults(layout));
        }
        if faults.is_empty() { Ok(position) } else { Err(faults) }
    }

    /// Sets the stage of the turn, and finds what is wrong with it, on a board and at a table that
    /// are sound.
    fn stage_faults(&mut self, layout: &Layout) -> Vec<LayoutFault> {
        let mut faults = draw_faults(layout);
        match (layout.due, self.drawn) {
            (Due::Bid, _) => self.stage = Stage::Bid,
            (Due::Pick, _) => self.stage = Stage::Pick,
            (Due::Draw(pool), _) => self.stage = Stage::Draw(pool),
            (Due::Lay, Some(kind)) => {
                if !self.fits(kind) {
                    faults.push(LayoutFault::FitsNowhere(kind));
                }
                self.stage = Stage::Lay(kind);
            }
            (Due::Answer(seat), Some(kind)) => {
                if self.fits(kind) {
                    faults.push(LayoutFault::Fits(kind));
                } else if !self.deciders().contains(seat) {
                    faults.push(LayoutFault::NotAsked(seat));
                }
                self.stage = Stage::Answer(seat);
            }
            (Due::Lay | Due::Answer(_), None) => {}
            (Due::Nothing(reason), drawn) => {
                let possible = match reason {
                    EndReason::Resignation(seat) | EndReason::Time(seat) => {
                        self.deciders().contains(seat)
                    }
                    EndReason::Agreement => !self.deciders().is_empty(),
                    _ => match drawn {
                        Some(kind) => !self.fits(kind),
                        None => self.undrawn() == 0,
                    },
                };
                match reason {
                    EndReason::Resignation(seat) => self.give_up(seat, Forfeit::Resignation),
                    EndReason::Time(seat) => self.give_up(seat, Forfeit::Time),
                    EndReason::Agreement => self.over(Seats::NONE, reason),
                    _ => self.count(),
                }
                let counted = self.outcome().map(|outcome| outcome.reason);
                if !possible || counted != Some(reason) {
                    faults.push(LayoutFault::End(reason));
                }
            }
        }
        faults
    }

    /// The seats that could be to move with these tiles on the board and this one in hand.
    fn deciders(&self) -> Seats {
        let auction = self.players == 3 && self.saboteur.is_none();
        match self.drawn {
            Some(kind) if self.fits(kind) => Seats::only(self.seat),
            Some(_) if self.end == EndRule::Agree && self.anything_fits() => {
                let first = self.next_asked(None);
                first.into_iter().chain(self.next_asked(first)).collect()
            }
            None if auction || self.draw == DrawRule::Table && self.undrawn() > 0 => {
                Seats::only(self.seat)
            }
            _ => Seats::NONE,
        }
    }
}

/// What is wrong with the players and the saboteur.
fn table_faults(layout: &Layout) -> Vec<LayoutFault> {
    let mut faults = Vec::new();
    let players = layout.players;
    if !(2..=4).contains(&players) {
        return vec![LayoutFault::Players(players)];
    }
    let named = match layout.due {
        Due::Answer(seat) => Some(seat),
        Due::Nothing(reason) => reason.forfeiter(),
        _ => None,
    };
    for seat in [Some(layout.seat), layout.saboteur, named].into_iter().flatten() {
        if seat.number() > players && !faults.contains(&LayoutFault::NoSeat(seat)) {
            faults.push(LayoutFault::NoSeat(seat));
        }
    }
    if let Some(target) = layout.target.filter(|&target| !(1..=MAX_SCORE).contains(&target.into()))
    {
        faults.push(LayoutFault::Target(target));
    }
    let untouched = layout.tiles.is_empty()
        && layout.drawn.is_none()
        && layout.left == [Kind::EACH; Kind::COUNT];
    // During the auction somebody can resign, and a draw can be agreed.
    let ends_auction = match layout.due {
        Due::Nothing(reason) => {
            untouched && (reason.forfeiter().is_some() || reason == EndReason::Agreement)
        }
        _ => false,
    };
    match (layout.due, layout.saboteur) {
        (Due::Bid, saboteur) if players != 3 || saboteur.is_some() || !untouched => {
            faults.push(LayoutFault::NoAuction);
        }
        (Due::Bid, _) => {}
        (_, None) if players == 3 && !ends_auction => faults.push(LayoutFault::NoSaboteur),
        (_, Some(_)) if players == 3 && layout.target.is_none() => {
            faults.push(LayoutFault::NoTarget);
        }
        _ => {}
    }
    if players != 3 && (layout.saboteur.is_some() || layout.target.is_some()) {
        faults.push(LayoutFault::SaboteurWithoutThree);
    }
    faults
}

/// Kinds of which there are too many or too few tiles.
fn supply_faults(layout: &Layout) -> impl Iterator<Item = LayoutFault> {
    let tiles = layout.used().into_iter().zip(layout.left);
    Kind::all().zip(tiles).filter_map(|(kind, (used, left))| {
        match used.saturating_add(left).cmp(&Kind::EACH) {
            Ordering::Greater => Some(LayoutFault::TooMany(kind)),
            Ordering::Less if layout.end == EndRule::Stop => Some(LayoutFault::TooFew(kind)),
            _ => None,
        }
    })
}

/// What is wrong with the tile in hand and the tiles to be drawn.
fn draw_faults(layout: &Layout) -> Vec<LayoutFault> {
    let mut faults = Vec::new();
    match (layout.due, layout.drawn) {
        (Due::Lay | Due::Answer(_), None) => faults.push(LayoutFault::NothingInHand),
        (Due::Pick | Due::Draw(_), Some(kind)) => faults.push(LayoutFault::InHand(kind)),
        _ => {}
    }
    let left_in = |pool: Option<Pool>| {
        let kinds = Kind::all().filter(|kind| pool.is_none_or(|pool| kind.pool() == pool));
        kinds.map(|kind| layout.left[kind.index()]).any(|left| left > 0)
    };
    let (by, pool) = match layout.due {
        Due::Pick => (DrawRule::Table, None),
        Due::Draw(pool) => (pool.map_or(DrawRule::Bag, |_| DrawRule::Table), pool),
        _ => return faults,
    };
    if by != layout.draw {
        faults.push(LayoutFault::OtherDrawRule);
    }
    if !left_in(pool) {
        faults.push(LayoutFault::NothingToDraw);
    }
    faults
}

/// The tiles on the board, and what is wrong with them.
fn network(layout: &Layout, faults: &mut Vec<LayoutFault>) -> Network {
    let mut network = Network::EMPTY;
    let mut laid: Vec<Placement> = Vec::new();
    for &tile in &layout.tiles {
        let Some(spot) = Spot::of(tile) else {
            faults.push(LayoutFault::OffBoard(tile));
            continue;
        };
        let overlap = tile.squares().into_iter().flatten().find(|&at| network.is_taken(at));
        if let Some(square) = overlap {
            faults.push(LayoutFault::Overlap(square));
            continue;
        }
        let (mouths, blanks) = network.facing(spot);
        for edge in (0..8).filter_map(|number| {
            let edge = tile.edge(number)?;
            let met = |edges: u8| edges >> number & 1 == 1;
            match tile.mouths.has(number) {
                true => met(blanks).then_some(edge),
                false if met(mouths) => across(edge),
                false => None,
            }
        }) {
            faults.push(LayoutFault::MouthOnBlank(edge));
        }
        network.lay(spot, tile.mouths);
        laid.push(tile);
    }
    faults.extend(apart(laid));
    network
}

/// The tiles that no channel joins to the first one that covers a square of the centre.
fn apart(mut tiles: Vec<Placement>) -> Vec<LayoutFault> {
    if tiles.is_empty() {
        return Vec::new();
    }
    let central = |tile: &Placement| tile.squares().into_iter().flatten().any(is_centre);
    let Some(first) = tiles.iter().position(central) else {
        return vec![LayoutFault::OffCentre];
    };
    let mut joined = vec![tiles.swap_remove(first)];
    let mut next = 0;
    while let Some(&tile) = joined.get(next) {
        next += 1;
        let joins = |other: &Placement| {
            mouths_of(*other).filter_map(across).any(|edge| mouths_of(tile).any(|own| own == edge))
        };
        let (more, rest) = tiles.into_iter().partition(joins);
        tiles = rest;
        joined.extend::<Vec<_>>(more);
    }
    tiles.into_iter().map(LayoutFault::Apart).collect()
}

/// The edges of a tile at which it has mouths.
fn mouths_of(tile: Placement) -> impl Iterator<Item = Edge> {
    tile.mouths.edges().filter_map(move |number| tile.edge(number))
}

/// The same edge as seen from its other side.
fn across(edge: Edge) -> Option<Edge> {
    Some(Edge { square: edge.beyond()?, direction: edge.direction.opposite() })
}
