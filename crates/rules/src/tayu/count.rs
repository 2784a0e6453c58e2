use super::{EndRule, Position, SIDES, SPRINGS, TileKind};
use crate::{Direction, EndReason, Game, Seat, Side};

/// The mouths at one rim.
///
/// By the rules of Tayü, a mouth counts 1 and a mouth on a spring counts 2. A side scores the
/// product of the totals of its two rims.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RimCount {
    /// The rim.
    pub rim: Direction,
    /// The number of mouths at the rim.
    pub mouths: u32,
    /// The number of these mouths that are on springs.
    pub on_springs: u32,
}

impl RimCount {
    /// Returns the total of the rim: its mouths, those on springs twice.
    pub const fn total(self) -> u32 {
        self.mouths + self.on_springs
    }
}

/// The rims and the score of one side.
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
    /// The side.
    pub side: Side,
    /// The two rims of the side, north or east first.
    pub rims: [RimCount; 2],
    /// Whether the side scores 0 because its player resigned or ran out of time against a saboteur.
    pub forfeited: bool,
}

impl SideCount {
    /// Returns the product of the totals of the two rims.
    pub const fn product(&self) -> u32 {
        self.rims[0].total() * self.rims[1].total()
    }

    /// Returns the score: the product, or 0 if it is forfeited.
    pub const fn points(&self) -> u32 {
        if self.forfeited { 0 } else { self.product() }
    }
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum EndCause {
    /// No tile was left to draw.
    BagEmpty,
    /// Neither the drawn tile nor any other tile left fits anywhere.
    NothingFits(TileKind),
    /// The drawn tile fits nowhere, and the option [`EndRule::Stop`] ends the game.
    DoesNotFit(TileKind),
    /// The drawn tile fits nowhere, and all seats that were asked agreed to end the game.
    AllAgreed(TileKind),
    /// This seat resigned or ran out of time; [`EndReason`] distinguishes the two.
    Forfeit(Seat),
    /// The players agreed on a draw.
    DrawAgreed,
}

/// Why a game ended, and the numbers that decided it.
///
/// ```
/// use cauce_rules::{GameLine, tayu::{EndCause, Position}};
///
/// // The second tile closes the network, and the third fits nowhere.
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
    /// Why the game ended.
    pub cause: EndCause,
    /// The sides, north-south first.
    pub sides: [SideCount; 2],
    /// The target of the saboteur, if there is one.
    pub target: Option<u32>,
    /// Whether both sides stayed below the target. `None` if that did not matter: without a
    /// saboteur, after a forfeit of the saboteur, and in an agreed draw.
    pub held: Option<bool>,
}

impl Position {
    /// Returns the rims and scores of the two sides at present, north-south first.
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

    /// Returns how the game ended, or `None` if it is not over.
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
