//! What the rims give, and the numbers of an end.

use super::{EndRule, Kind, Position, SIDES, SPRINGS};
use crate::{Direction, EndReason, Game, Seat, Side};

/// What lies at one rim.
///
/// The printed sheets count each mouth at a rim as one and each on a spring as two, before the two
/// totals of a side are multiplied.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RimCount {
    /// Which rim.
    pub rim: Direction,
    /// The mouths at it.
    pub mouths: u32,
    /// How many of them are on springs.
    pub on_springs: u32,
}

impl RimCount {
    /// The rim's total: its mouths, those on springs twice.
    pub const fn total(self) -> u32 {
        self.mouths + self.on_springs
    }
}

/// What one side has at its two rims, and what it scores.
///
/// ```
/// use cauce_rules::{GameLine, tayu};
///
/// // Three tiles in a row, from the centre to the spring at j1.
/// let line = "tayu : +037 j8v037 +037 j5v037 +037 j2v037";
/// let game = line.parse::<GameLine<tayu::Position>>()?.position();
/// let [ns, _] = game.counts();
/// assert_eq!((ns.rims[1].mouths, ns.rims[1].on_springs, ns.rims[1].total()), (1, 1, 2));
/// assert_eq!(ns.points(), 0, "there is nothing at the north rim");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SideCount {
    /// Which side.
    pub side: Side,
    /// The two rims that it scores at, north or east first.
    pub rims: [RimCount; 2],
    /// Whether it scores nothing, whatever its rims give: a player who resigns or runs out of time
    /// against a saboteur does so.
    pub forfeited: bool,
}

impl SideCount {
    /// What its rims give: the product of their totals.
    pub const fn product(&self) -> u32 {
        self.rims[0].total() * self.rims[1].total()
    }

    /// What it scores: what its rims give, unless it is forfeited.
    pub const fn points(&self) -> u32 {
        if self.forfeited { 0 } else { self.product() }
    }
}

/// What brought a game to its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum EndCause {
    /// A tile was due to be drawn, and none was left.
    BagEmpty,
    /// The tile that was drawn last fits nowhere, and no other that is left does.
    NothingFits(Kind),
    /// The tile that was drawn last fits nowhere, and the rules of this game are that this is the
    /// end: [`EndRule::Stop`].
    DoesNotFit(Kind),
    /// The tile that was drawn last fits nowhere, and all who were asked agreed to end the game.
    AllAgreed(Kind),
    /// This seat resigned or ran out of time; the outcome's reason says which.
    Forfeit(Seat),
    /// The players agreed on a draw.
    DrawAgreed,
}

/// How a game ended: why, and the numbers that decided it.
///
/// ```
/// use cauce_rules::{GameLine, tayu::{EndCause, Position}};
///
/// // The second tile closes the network, and the third has no place.
/// let line = "tayu players=3 : +012 i11v456 +012 h11v012 +237";
/// let ending = line.parse::<GameLine<Position>>()?.position().ending().unwrap();
/// assert!(matches!(ending.cause, EndCause::NothingFits(kind) if kind.to_string() == "237"));
/// assert_eq!(ending.sides.map(|side| side.points()), [0, 0]);
/// assert_eq!((ending.target, ending.held), (Some(24), Some(true)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Ending {
    /// What brought it to its end.
    pub cause: EndCause,
    /// What the sides have, north-south first.
    pub sides: [SideCount; 2],
    /// The saboteur's target, if there is a saboteur.
    pub target: Option<u32>,
    /// Whether both sides stayed below the target; `None` where that was not asked: without a
    /// saboteur, after the saboteur's own forfeit, and in an agreed draw.
    pub held: Option<bool>,
}

impl Position {
    /// What the two sides have at their rims now, north-south first.
    pub fn counts(&self) -> [SideCount; 2] {
        SIDES.map(|(side, rims)| SideCount {
            side,
            rims: rims.map(|rim| {
                let mouths = self.rim(rim);
                let on_springs = (mouths & SPRINGS).count_ones();
                RimCount { rim, mouths: mouths.count_ones(), on_springs }
            }),
            forfeited: self.forfeited() == Some(side),
        })
    }

    /// How the game ended; `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        let reason = self.outcome()?.reason;
        let forfeiter = reason.forfeiter();
        let cause = match (forfeiter, self.drawn()) {
            _ if reason == EndReason::Agreement => EndCause::DrawAgreed,
            (Some(seat), _) => EndCause::Forfeit(seat),
            (None, None) => EndCause::BagEmpty,
            (None, Some(kind)) if !self.anything_fits() => EndCause::NothingFits(kind),
            (None, Some(kind)) => match self.end_rule() {
                EndRule::Stop => EndCause::DoesNotFit(kind),
                EndRule::Agree => EndCause::AllAgreed(kind),
            },
        };
        let sides = self.counts();
        let target = self.target();
        let by_saboteur = forfeiter.is_some() && forfeiter == self.saboteur();
        let held = target
            .filter(|_| cause != EndCause::DrawAgreed && !by_saboteur)
            .map(|target| sides.iter().all(|side| side.points() < target));
        Some(Ending { cause, sides, target, held })
    }
}
