//! `cauce-lab balance`: measures how often the first seat wins if all seats play alike.

use std::{collections::HashSet, fmt::Write as _, fs::OpenOptions, io::Write};

use cauce_bots::Rng;
use cauce_cli::terminal::CommandError;
use cauce_rules::{GameKind, GameLine, LineError, LineErrorKind, with_game};
use cauce_table::{Dealer, Setup};

use super::{
    args,
    contest::{self, Player},
};

/// The default starts of each game for two players, one per line.
const USUAL: &str = include_str!("../../starts.txt");

/// Shares of the points that still count as even.
const EVEN: [f64; 2] = [0.45, 0.55];

/// The result of a game. In the results file it has the form
///
/// ```text
/// level:4 17 0.5 sendas setup=edge
/// ```
///
/// with the player of all seats, the number of the game, the share of the points of seat 1 and its
/// partners, and the start.
#[derive(Clone, PartialEq, Debug)]
struct Entry {
    player: Player,
    number: u32,
    share: f64,
    start: String,
}

impl Entry {
    fn parse(text: &str) -> Option<Self> {
        let mut words = text.splitn(4, ' ');
        Some(Self {
            player: words.next()?.parse().ok()?,
            number: words.next()?.parse().ok()?,
            share: words.next()?.parse().ok().filter(|share| (0.0..=1.0).contains(share))?,
            start: words.next()?.to_owned(),
        })
    }
}

impl std::fmt::Display for Entry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { player, number, share, start } = self;
        write!(f, "{player} {number} {share} {start}")
    }
}

pub(crate) fn run(args: &args::Balance, out: &mut impl Write) -> Result<(), CommandError> {
    let path = &args.results;
    let failed = |error| CommandError::File(path.clone(), error);
    let mut entries = contest::results(path, Entry::parse)?;
    let starts = match args.starts.as_slice() {
        [] => USUAL.lines().map(str::to_owned).collect(),
        starts => starts.to_vec(),
    };
    let player = Player::from_level(args.level);
    let mine = entries.iter().filter(|entry| entry.player == player);
    let played: HashSet<_> = mine.map(|entry| (entry.start.clone(), entry.number)).collect();
    let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(failed)?;
    for number in 0..args.games {
        for start in &starts {
            if !played.contains(&(start.clone(), number)) {
                let share = play(start, &player, number)?;
                let (player, start) = (player.clone(), start.clone());
                let entry = Entry { player, number, share, start };
                writeln!(file, "{entry}").map_err(failed)?;
                entries.push(entry);
            }
        }
    }
    out.write_all(table(&entries).as_bytes()).map_err(CommandError::Output)
}

/// Plays a game and returns the share of the points of seat 1 and its partners. `start` is the name of
/// a game with options; random parts of the setup are drawn for each game.
fn play(start: &str, player: &Player, number: u32) -> Result<f64, CommandError> {
    let seed = Rng::new(number.into()).bits();
    let kind = GameKind::from_line(start)?;
    let wrong = |fault| Box::new(LineError::at_start(kind, start, LineErrorKind::Options(fault)));
    with_game!(kind, G => {
        let mut setup = Setup::<G>::default();
        for choice in start.split(' ').skip(1) {
            let (key, value) = choice.split_once('=').unwrap_or((choice, ""));
            setup.set(key, value).map_err(wrong)?;
        }
        let (options, _) = setup.deal(&mut Dealer::new(seed)).map_err(wrong)?;
        contest::first_share(&GameLine::<G>::new(options).map_err(wrong)?, player, seed)
    })
}

fn table(entries: &[Entry]) -> String {
    let mut text = String::from(HEAD);
    let mut rows: Vec<(&str, &Player)> = Vec::new();
    for entry in entries {
        if !rows.contains(&(&entry.start, &entry.player)) {
            rows.push((&entry.start, &entry.player));
        }
    }
    for (start, player) in rows {
        let same = |entry: &&Entry| entry.start == start && entry.player == *player;
        let shares: Vec<f64> = entries.iter().filter(same).map(|entry| entry.share).collect();
        let (share, [low, high]) = contest::estimate(&shares);
        let verdict = match share {
            _ if EVEN[0] <= low && high <= EVEN[1] => "even",
            _ if high < EVEN[0] || EVEN[1] < low => "uneven",
            _ => "not settled",
        };
        let [share, low, high] = [share, low, high].map(|share| 100.0 * share);
        let _ = writeln!(
            text,
            "| `{start}` | {player} | {} | {share:.1} % | {low:.1} to {high:.1} % | {verdict} |",
            shares.len(),
        );
    }
    text
}

const HEAD: &str = "\
# How even the starts are

Written by `cauce-lab balance` from the games in `balance.txt`; `cauce-lab balance --help` explains how to
continue it.

One level plays all seats, without random opening moves. The table gives the share of the points won
by the first seat; a draw counts as half a win. A start is even if the whole 95 % interval is between
45 and 55 %, and uneven if the whole interval is outside.

| start | player | games | share of the first seat | interval | |
|---|---|---:|---:|---:|---|
";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_parse_from_their_printed_form() {
        for text in ["level:4 17 0.5 sendas setup=edge", "random 0 1 snorkels random-stones=2"] {
            assert_eq!(Entry::parse(text).map(|entry| entry.to_string()).as_deref(), Some(text));
        }
        for text in ["", "level:4 17 0.5", "level:4 17 2 sendas", "level:9 17 1 sendas"] {
            assert_eq!(Entry::parse(text), None, "{text}");
        }
    }

    #[test]
    fn all_default_starts_can_be_played() {
        for start in USUAL.lines() {
            let share = play(start, &Player::Random, 0).unwrap();
            assert!([0.0, 0.5, 1.0].contains(&share), "{start}: {share}");
        }
        assert!(play("snorkels random-stones=9", &Player::Random, 0).is_err());
    }

    #[test]
    fn the_table_classifies_starts_as_even_uneven_or_unsettled() {
        let entry = |start: &str, number, share| Entry {
            player: Player::Random,
            number,
            share,
            start: start.to_owned(),
        };
        let games = 0..2_000;
        let entries: Vec<_> = games
            .flat_map(|n| {
                let share = f64::from(n % 2);
                [entry("tayu", n, share), entry("sendas", n, share.max(f64::from(n % 3 / 2)))]
            })
            .chain([entry("caminos", 0, 1.0)])
            .collect();
        let table = table(&entries);
        let ending = |start| table.lines().find(|row| row.contains(start)).unwrap_or_default();
        assert!(ending("`tayu`").contains("| 2000 | 50.0 % |"), "{table}");
        assert!(ending("`tayu`").ends_with("| even |"), "{table}");
        assert!(ending("`sendas`").ends_with("| uneven |"), "{table}");
        assert!(ending("`caminos`").ends_with("| not settled |"), "{table}");
    }
}
