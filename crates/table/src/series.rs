//! Several games between the same people.

use cauce_rules::{Game, Seat, Side};

use crate::Player;

/// How a finished game of a series went for one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// Where the player sat; the player on the first seat began.
    pub seat: Seat,
    /// What that seat played, if that was ever settled.
    pub side: Option<Side>,
    /// What it was worth.
    pub points: u32,
    /// Whether the player won.
    pub won: bool,
}

/// A finished game of a series: a part for each player, in the order in which they sit now.
pub type Round = Vec<Part>;

/// A game as a round of the series that it belongs to; nobody has won anything while it goes on.
pub fn round_from(game: &impl Game) -> Round {
    let outcome = game.outcome();
    let part = |seat| Part {
        seat,
        side: game.side(seat),
        points: game.earned(seat),
        won: outcome.is_some_and(|outcome| outcome.winners.contains(seat)),
    };
    Seat::all(game.seats()).map(part).collect()
}

/// The points of the series by seat, with those of the game on the table.
pub fn total(players: &[Player], now: &Round) -> Vec<u32> {
    let points = |(player, part): (&Player, &Part)| player.points.saturating_add(part.points);
    players.iter().zip(now).map(points).collect()
}

/// Adds up the game on the table, if it is over, and lets everybody move one seat on.
pub(crate) fn end_round(players: &mut [Player], rounds: &mut Vec<Round>, now: Round, over: bool) {
    let points = total(players, &now);
    for (player, points) in players.iter_mut().zip(points) {
        player.points = points;
    }
    if over {
        rounds.push(now);
    }
    players.rotate_right(1);
    rounds.iter_mut().for_each(|round| round.rotate_right(1));
}
