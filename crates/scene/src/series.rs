//! The score table of a series of games.

use cauce_rules::{Seat, Side};
use cauce_table::{PlayerResult, Round, total};
use serde::Serialize;

use crate::{Phrase, Session, words::People};

/// The score table of a series: a column for each player, by seat, and a row for each game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeriesView {
    /// The players in the order of the seats.
    pub players: Vec<SeriesPlayer>,
    /// The games in playing order. The last one is the game on the table, finished or not.
    pub rounds: Vec<RoundView>,
}

/// A player of a series.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeriesPlayer {
    /// The player's name, or a description such as "Player 1".
    pub title: Phrase,
    /// Points from earlier games of which no round is stored.
    pub before: u32,
    /// All points, including `before`.
    pub points: u32,
    /// The number of games that the player has won.
    pub wins: usize,
}

/// A game of a series.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RoundView {
    /// Whether the game is over.
    pub over: bool,
    /// The result of each player.
    pub parts: Vec<PartView>,
}

/// The result of a game for one player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PartView {
    /// The player's seat in that game, counted from 1; seat 1 moves first.
    pub seat: u8,
    /// The side of that seat.
    pub side: Option<&'static str>,
    /// The points scored.
    pub points: u32,
    /// Whether the player won.
    pub won: bool,
}

/// Returns the score table of the series played at a table.
pub(crate) fn series(session: &dyn Session) -> SeriesView {
    let (record, rounds) = (session.record(), session.rounds());
    let people = People::new(record.info().players(), &rounds[..rounds.len() - 1]);
    let over = record.tree_index().game_end(session.at()).is_some();
    let points = rounds.last().map(|now| total(record.info().players(), now)).unwrap_or_default();
    let player = |(seat, &points): (Seat, &u32)| {
        let parts = || rounds.iter().filter_map(move |round| round.get(seat.index()));
        let known = parts().fold(0, |sum: u32, part| sum.saturating_add(part.points));
        SeriesPlayer {
            title: people.title(seat),
            before: points.saturating_sub(known),
            points,
            wins: parts().filter(|part| part.won).count(),
        }
    };
    let round = |(number, round): (usize, &Round)| RoundView {
        over: over || number < rounds.len(),
        parts: round.iter().map(part_view).collect(),
    };
    SeriesView {
        players: Seat::all(Seat::MAX).zip(&points).map(player).collect(),
        rounds: (1..).zip(&rounds).map(round).collect(),
    }
}

fn part_view(part: &PlayerResult) -> PartView {
    PartView {
        seat: part.seat.number(),
        side: part.side.map(Side::name),
        points: part.points,
        won: part.won,
    }
}

#[cfg(test)]
mod tests {
    use crate::session::TableSession;
    use cauce_rules::snorkels::Position;
    use cauce_table::{Dealer, Table};

    #[test]
    fn the_series_lists_each_game_and_the_earlier_points() {
        let line = "snorkels : d4 swap resign".parse().unwrap();
        let mut table =
            Table::<Position>::new(&line, &["Ana".into(), "Ben".into()], Dealer::new(1));
        let view = TableSession::boxed(table.clone()).series();
        assert_eq!(view.rounds.len(), 1);
        assert!(view.rounds[0].over);
        assert_eq!((view.players[1].points, view.players[1].wins), (1, 1));

        table.rematch();
        let mut saved = table.save();
        saved.players[0].points += 3;
        let table = Table::<Position>::restore(&saved, Dealer::new(1), true).unwrap();
        let view = TableSession::boxed(table).series();
        assert_eq!(view.rounds.iter().map(|round| round.over).collect::<Vec<_>>(), [true, false]);
        let totals: Vec<_> = view.players.iter().map(|one| (one.before, one.points)).collect();
        assert_eq!(totals, [(3, 4), (0, 0)]);
        assert_eq!(view.rounds[0].parts[0].seat, 2);
    }

    #[test]
    fn a_finished_game_counts_at_every_viewed_position() {
        let line = "snorkels : d4 swap a1 resign".parse().unwrap();
        let mut table = Table::<Position>::new(&line, &[], Dealer::new(1));
        let seen = |table: &Table<Position>| TableSession::boxed(table.clone()).series();
        let at_the_end = seen(&table);
        assert!(at_the_end.rounds[0].over);
        for ply in (1..table.ply()).rev() {
            table.go_to_ply(ply);
            assert_eq!(seen(&table), at_the_end, "{ply}");
        }
        // A variation does not take the result back, neither in the table nor for the next game.
        table.play_text("a2").unwrap();
        assert_eq!(seen(&table), at_the_end);
        table.rematch();
        assert_eq!(seen(&table).rounds[0].parts.iter().filter(|part| part.won).count(), 1);
    }
}
