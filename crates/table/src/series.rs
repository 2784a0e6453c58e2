//! Series of games between the same players.

use cauce_rules::{Game, Seat, Side};

use crate::Player;

/// A player's result in one finished game of a series.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerResult {
    /// The player's seat in that game. The player on the first seat began.
    pub seat: Seat,
    /// The player's side, if it was determined.
    pub side: Option<Side>,
    /// Points earned.
    pub points: u32,
    /// Whether the player won.
    pub won: bool,
}

/// A finished game of a series: one result per player, in the current order of the seats.
pub type Round = Vec<PlayerResult>;

/// Returns the round of a game; while the game is in progress, nobody has won.
pub fn round_from(game: &impl Game) -> Round {
    let outcome = game.outcome();
    let part = |seat| PlayerResult {
        seat,
        side: game.side(seat),
        points: game.series_points(seat),
        won: outcome.is_some_and(|outcome| outcome.winners.contains(seat)),
    };
    Seat::all(game.seats()).map(part).collect()
}

/// Returns the points of the series by seat, including the current game.
pub fn total(players: &[Player], now: &Round) -> Vec<u32> {
    let points =
        |(player, part): (&Player, &PlayerResult)| player.points.saturating_add(part.points);
    players.iter().zip(now).map(points).collect()
}

/// Adds the current game to the series if it is over, and moves all players one seat on.
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
