//! What the lesson of Tayü asks for.

use cauce_rules::{
    Direction, Game, Seat, Side,
    tayu::{Edge, Position},
};

use crate::Verdict;

/// A goal of the lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Water flows on to the north and to the south.
    NorthAndSouth,
    /// More mouths are open to the north than before.
    MoreNorth,
    /// Two mouths more meet two others.
    TwoJoints,
    /// More is counted at the north rim than before.
    NorthRim,
    /// A mouth is on a spring.
    Spring,
    /// North and south have a score.
    Score,
    /// No mouth in the eastern files is open to the east.
    EastShut,
    /// The game goes on.
    GoOn,
    /// A tile lies in hand that can be laid in twelve ways.
    TwelveWays,
    /// The second seat defends the target.
    SecondDefends,
}

impl crate::Goal<Position> for Goal {
    const ALL: &'static [(&'static str, Self)] = &[
        ("north-and-south", Self::NorthAndSouth),
        ("more-north", Self::MoreNorth),
        ("two-joints", Self::TwoJoints),
        ("north-rim", Self::NorthRim),
        ("spring", Self::Spring),
        ("score", Self::Score),
        ("east-shut", Self::EastShut),
        ("go-on", Self::GoOn),
        ("twelve-ways", Self::TwelveWays),
        ("second-defends", Self::SecondDefends),
    ];

    fn judge(self, now: &Position, before: &Position) -> Verdict {
        let done = match self {
            Self::NorthAndSouth => {
                open(now, Direction::North) > 0 && open(now, Direction::South) > 0
            }
            Self::MoreNorth => open(now, Direction::North) > open(before, Direction::North),
            Self::TwoJoints => joined(now) >= joined(before) + 4,
            Self::NorthRim => now.total(Direction::North) > before.total(Direction::North),
            // A mouth on a spring counts twice.
            Self::Spring => {
                Direction::ALL.into_iter().any(|rim| now.total(rim) > now.rim(rim).count_ones())
            }
            Self::Score => now.score().and_then(|score| score.of(Side::Ns)) > Some(0),
            Self::EastShut => !now
                .open_mouths()
                .any(|mouth| mouth.direction == Direction::East && mouth.square.file > EAST),
            Self::GoOn => now.outcome().is_none(),
            Self::TwelveWays => now.legal().len() == 12,
            Self::SecondDefends => now.saboteur() == Some(Seat::TWO),
        };
        done.into()
    }
}

/// The last file, counted from 0, before those in the east: `m`.
const EAST: u8 = 12;

/// How many mouths are open in a direction.
fn open(game: &Position, direction: Direction) -> usize {
    game.open_mouths().filter(|mouth| mouth.direction == direction).count()
}

/// How many mouths meet another one.
fn joined(game: &Position) -> usize {
    let edges = game.tiles().flat_map(|tile| tile.mouths.edges().filter_map(move |n| tile.edge(n)));
    let meets = |edge: &Edge| edge.beyond().is_some_and(|beyond| game.tile_at(beyond).is_some());
    edges.filter(meets).count()
}
