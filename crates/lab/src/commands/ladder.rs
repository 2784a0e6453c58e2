//! `cauce-lab ladder`: measures how far the levels of the computer are apart.

use std::{collections::HashSet, fmt::Write as _, fs::OpenOptions, io::Write};

use cauce_bots::Level;
use cauce_cli::terminal::CommandError;
use cauce_rules::{GameKind, GameLine, with_game};

use super::{
    args,
    contest::{self, Player},
    rating::{Pair, Ratings},
};

/// Maximum number of rungs between two players that meet.
const REACH: usize = 2;

const OPENING: u32 = 2;

/// The result of a pair of games. In the results file it has the form
///
/// ```text
/// level:2 level:1 17 0.75 snorkels
/// ```
///
/// with the players, the number of the pair, the first player's share of the points, and the game
/// line.
#[derive(Clone, PartialEq, Debug)]
struct Entry {
    one: Player,
    other: Player,
    number: u32,
    share: f64,
    line: String,
}

impl Entry {
    fn parse(text: &str) -> Option<Self> {
        let mut words = text.splitn(5, ' ');
        Some(Self {
            one: words.next()?.parse().ok()?,
            other: words.next()?.parse().ok()?,
            number: words.next()?.parse().ok()?,
            share: words.next()?.parse().ok().filter(|share| (0.0..=1.0).contains(share))?,
            line: words.next()?.to_owned(),
        })
    }
}

impl std::fmt::Display for Entry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { one, other, number, share, line } = self;
        write!(f, "{one} {other} {number} {share} {line}")
    }
}

/// The default games: each of them for two players, and for two teams of two if it allows that.
fn usual() -> Vec<String> {
    let of_two = GameKind::ALL.iter().map(|kind| kind.name().to_owned());
    let of_four = GameKind::ALL.iter().map(|kind| format!("{} players=4", kind.name()));
    let is_game = |line: &String| {
        GameKind::from_line(line)
            .is_ok_and(|kind| with_game!(kind, G => line.parse::<GameLine<G>>().is_ok()))
    };
    of_two.chain(of_four.filter(is_game)).collect()
}

pub(crate) fn run(args: &args::Ladder, out: &mut impl Write) -> Result<(), CommandError> {
    let path = &args.results;
    let failed = |error| CommandError::File(path.clone(), error);
    let mut entries = contest::results(path, Entry::parse)?;
    let lines = match args.lines.as_slice() {
        [] => usual(),
        lines => lines.to_vec(),
    };
    let key = |entry: &Entry| {
        (entry.line.clone(), entry.one.to_string(), entry.other.to_string(), entry.number)
    };
    let played: HashSet<_> = entries.iter().map(key).collect();
    let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(failed)?;
    let pairings =
        lines.iter().map(|line| pairings(line, args)).collect::<Result<Vec<_>, _>>()?.concat();
    for number in 0..args.games.div_ceil(2) {
        for pairing in pairings.iter().filter(|pairing| number < pairing.games.div_ceil(2)) {
            let Pairing { line, one, other, .. } = pairing;
            let (one, other) = (one.clone(), other.clone());
            let mut entry = Entry { one, other, number, share: 0.0, line: line.clone() };
            if !played.contains(&key(&entry)) {
                let players = [&entry.one, &entry.other];
                entry.share = contest::pair(line, players, OPENING, number.into())?;
                writeln!(file, "{entry}").map_err(failed)?;
                entries.push(entry);
            }
        }
    }
    out.write_all(table(&entries).as_bytes()).map_err(CommandError::Output)
}

/// Two players that meet, and how many games they play.
#[derive(Clone)]
struct Pairing {
    line: String,
    one: Player,
    other: Player,
    games: u32,
}

/// Returns the pairings for a game line, limited to the levels of its game.
fn pairings(line: &str, args: &args::Ladder) -> Result<Vec<Pairing>, CommandError> {
    let highest = with_game!(GameKind::from_line(line)?, G => Level::highest::<G>()).number();
    let rungs: Vec<u8> = args.levels.iter().copied().filter(|&level| level <= highest).collect();
    let mut pairings = Vec::new();
    for (index, &one) in rungs.iter().enumerate() {
        for (other, &below) in
            rungs.iter().enumerate().take(index).skip(index.saturating_sub(REACH))
        {
            let high = if one + 2 > highest { args.high } else { u32::MAX };
            let apart = if other + 1 < index { args.apart } else { u32::MAX };
            pairings.push(Pairing {
                line: line.to_owned(),
                one: Player::from_level(one),
                other: Player::from_level(below),
                games: args.games.min(high).min(apart),
            });
        }
    }
    Ok(pairings)
}

fn table(entries: &[Entry]) -> String {
    let mut text = String::from(HEAD);
    let mut lines: Vec<&str> = Vec::new();
    for entry in entries {
        if !lines.contains(&entry.line.as_str()) {
            lines.push(&entry.line);
        }
    }
    for line in lines {
        let entries: Vec<&Entry> = entries.iter().filter(|entry| entry.line == line).collect();
        let _ = write!(text, "\n## `{line}`\n\n{COLUMNS}");
        text.push_str(&rows(&entries));
    }
    text
}

const HEAD: &str = "\
# How strong the levels are

Written by `cauce-lab ladder`; `cauce-lab ladder --help` explains how to continue it.

Each level plays against the two levels below it, and level 1 against uniformly random moves. The two
games of a pair have the same random opening of two moves and the same draws, with the seats exchanged.
Elo is fitted to all results together, with random play at 0. The 95 % interval counts a pair of games as one
observation. `STRENGTH.md` compares the search with a plain one, and contains the thinking times.
";

const COLUMNS: &str = "\
| level | Elo | above the next below | games against it | share of the points |
|---|---:|---:|---:|---:|
";

/// Writes a row for each player that has played, strongest last.
fn rows(entries: &[&Entry]) -> String {
    let all: Vec<Player> = (0..=8).map(Player::from_level).collect();
    let plays = |player: &Player| {
        entries.iter().any(|entry| entry.one == *player || entry.other == *player)
    };
    let players: Vec<Player> = all.into_iter().filter(plays).collect();
    let place = |player| players.iter().position(|other| other == player);
    let results: Vec<Pair> = entries
        .iter()
        .filter_map(|entry| {
            Some(Pair { one: place(&entry.one)?, other: place(&entry.other)?, share: entry.share })
        })
        .collect();
    let ratings = Ratings::fit(players.len(), &results);
    let mut text = String::new();
    for (index, player) in players.iter().enumerate() {
        let (elo, _) = ratings.difference(index, 0);
        let name = match player {
            Player::Level(level) => level.number().to_string(),
            other => other.to_string(),
        };
        let _ = write!(text, "| {name} | {elo:.0} | ");
        let against: Vec<f64> = results
            .iter()
            .filter(|pair| pair.one == index && pair.other + 1 == index)
            .map(|pair| pair.share)
            .collect();
        if against.is_empty() {
            text.push_str(" | | |\n");
            continue;
        }
        let (above, width) = ratings.difference(index, index - 1);
        let share = 100.0 * against.iter().sum::<f64>() / against.len() as f64;
        let games = 2 * against.len();
        let _ = writeln!(text, "{above:+.0} ± {width:.0} | {games} | {share:.1} % |");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_lines_are_four_games_and_two_team_variants() {
        let lines = usual();
        assert_eq!(lines.len(), 6, "{lines:?}");
        assert!(lines.contains(&"tayu players=4".to_owned()), "{lines:?}");
    }

    #[test]
    fn each_level_is_paired_with_the_two_levels_below_it() {
        let args = args::Ladder {
            results: "".into(),
            lines: Vec::new(),
            levels: (0..=8).collect(),
            games: 600,
            high: 200,
            apart: 100,
        };
        for (line, highest) in [
            ("sendas", Level::highest::<cauce_rules::sendas::Position>()),
            ("tayu players=4", Level::highest::<cauce_rules::tayu::Position>()),
        ] {
            let pairings = pairings(line, &args).unwrap();
            let highest = highest.number();
            assert_eq!(pairings.len(), 2 * usize::from(highest) - 1, "{line}");
            let games = |one, other| {
                let [one, other] = [one, other].map(Player::from_level);
                let met = pairings.iter().find(|pair| pair.one == one && pair.other == other);
                met.map(|pair| pair.games)
            };
            assert_eq!((games(1, 0), games(2, 1), games(2, 0)), (Some(600), Some(600), Some(100)));
            assert_eq!(games(highest - 1, highest - 2), Some(200));
            assert_eq!(games(highest, highest - 1), Some(200));
            assert_eq!((games(highest, highest - 3), games(highest + 1, highest)), (None, None));
        }
    }

    #[test]
    fn results_parse_from_their_printed_form() {
        for text in ["level:2 random 17 0.75 snorkels", "level:8 level:6 0 1 tayu players=4"] {
            assert_eq!(Entry::parse(text).map(|entry| entry.to_string()).as_deref(), Some(text));
        }
        for text in ["", "level:2 level:1 17", "level:2 level:1 17 2 sendas", "level:2 level:1 0."]
        {
            assert_eq!(Entry::parse(text), None, "{text}");
        }
    }

    #[test]
    fn the_table_lists_games_and_rating_differences_of_the_levels() {
        let entry = |one, other, number| Entry {
            one: Player::from_level(one),
            other: Player::from_level(other),
            number,
            share: if number % 2 == 0 { 0.5 } else { 1.0 },
            line: "sendas".to_owned(),
        };
        let entries: Vec<_> = (0..100).flat_map(|n| [entry(1, 0, n), entry(2, 1, n)]).collect();
        let table = table(&entries);
        assert!(table.contains("## `sendas`"), "{table}");
        assert!(table.contains("| random | 0 |  | | |"), "{table}");
        for level in ["| 1 | 18", "| 2 | 37"] {
            let row = table.lines().find(|row| row.starts_with(level));
            assert!(row.is_some_and(|row| row.ends_with("| 200 | 75.0 % |")), "{table}");
        }
    }
}
