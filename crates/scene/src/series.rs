//! The score table of a series of games.

use cauce_rules::{Seat, Side};
use cauce_table::{Part, Table, round_of};
use serde::Serialize;

use crate::{Spoken, words};

/// The score table of a series: a column for each player, by seat, and a row for each game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeriesView {
    /// The players.
    pub players: Vec<SeriesPlayer>,
    /// The games, the first one first. The last one is the one on the table, over or not.
    pub rounds: Vec<RoundView>,
}

/// Somebody who plays a series.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeriesPlayer {
    /// What to call the player.
    pub title: Spoken,
    /// Points from games that the series no longer knows one by one.
    pub before: u32,
    /// All points.
    pub points: u32,
    /// How many games the player has won.
    pub wins: usize,
}

/// A game of a series.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RoundView {
    /// Whether it is over.
    pub over: bool,
    /// How it went, player by player.
    pub parts: Vec<PartView>,
}

/// How a game went for one player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PartView {
    /// Where the player sat, counted from 1, who began.
    pub seat: u8,
    /// What that seat played.
    pub side: Option<&'static str>,
    /// What it was worth.
    pub points: u32,
    /// Whether the player won.
    pub won: bool,
}

/// The score table of the series that is played at this table.
pub fn series(table: &Table) -> SeriesView {
    let game = table.game();
    let over = game.outcome().is_some();
    let sitting = || Seat::all(game.seats());
    let now = round_of(game).unwrap_or_else(|| {
        let part = |seat| Part { seat, side: game.side(seat), points: 0, won: false };
        sitting().map(part).collect()
    });
    let rounds: Vec<_> = table.rounds().iter().chain([&now]).collect();
    let player = |seat: Seat| {
        let parts = || rounds.iter().filter_map(move |round| round.get(seat.index()));
        let points = table.points().get(seat.index()).copied().unwrap_or_default();
        let known = parts().fold(0, |sum: u32, part| sum.saturating_add(part.points));
        SeriesPlayer {
            title: words::title(table, seat).into(),
            before: points.saturating_sub(known),
            points,
            wins: parts().filter(|part| part.won).count(),
        }
    };
    SeriesView {
        players: sitting().map(player).collect(),
        rounds: rounds
            .iter()
            .enumerate()
            .map(|(index, round)| RoundView {
                over: over || index < table.rounds().len(),
                parts: round.iter().map(part_view).collect(),
            })
            .collect(),
    }
}

fn part_view(part: &Part) -> PartView {
    PartView {
        seat: part.seat.number(),
        side: part.side.map(Side::name),
        points: part.points,
        won: part.won,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cauce_table::Dealer;

    #[test]
    fn the_table_has_a_row_for_each_game_and_what_was_brought_along() {
        let line = "snorkels : d4 swap resign".parse().unwrap();
        let mut table = Table::new(&line, &["Ana".into(), "Ben".into()], Dealer::new(1));
        let view = series(&table);
        assert_eq!(view.rounds.len(), 1);
        assert!(view.rounds[0].over);
        assert_eq!((view.players[1].points, view.players[1].wins), (1, 1));

        table.rematch();
        let mut saved = table.save();
        saved.players[0].points += 3;
        let table = Table::restore(saved, Dealer::new(1)).unwrap();
        let view = series(&table);
        assert_eq!(view.rounds.iter().map(|round| round.over).collect::<Vec<_>>(), [true, false]);
        let totals: Vec<_> = view.players.iter().map(|one| (one.before, one.points)).collect();
        assert_eq!(totals, [(3, 4), (0, 0)]);
        assert_eq!(view.rounds[0].parts[0].seat, 2);
    }
}
