//! `cauce-lab wins`: measures how many forced wins of Snorkels are found.

use std::{
    fs,
    io::{self, Write},
};

use cauce_bots::{Knowledge, Level, Searcher};
use cauce_cli::terminal::CommandError;
use cauce_lab::wins::{DEPTHS, Maker, Win};
use cauce_rules::{Game, Token, snorkels::Position};

use super::args;

/// Number of consecutive games without another win after which the search stops.
const MAX_BARREN_GAMES: usize = 300;

pub(crate) fn run(args: &args::Wins, out: &mut impl Write) -> Result<(), CommandError> {
    match args.make {
        Some(count) => make(count, args.seed, out),
        None => {
            let failed = |error| CommandError::File(args.file.clone(), error);
            let text = fs::read_to_string(&args.file).map_err(failed)?;
            let wins = text.lines().map(str::parse).collect::<Result<Vec<Win>, _>>();
            table(&wins.map_err(CommandError::Other)?, args.nodes, out)
        }
        .map_err(CommandError::Output),
    }
}

/// Prints `count` wins, equally many of each depth if enough are found.
fn make(count: usize, seed: u64, out: &mut impl Write) -> Result<(), CommandError> {
    let mut maker = Maker::new(seed);
    let mut made: Vec<Win> = Vec::new();
    let mut barren = 0;
    while made.len() < count && barren < MAX_BARREN_GAMES {
        let of = |depth| made.iter().filter(|win| win.depth() == Some(depth)).count();
        let found = maker.play(|depth| of(depth) < count.div_ceil(DEPTHS.len()));
        barren = if found.is_empty() { barren + 1 } else { 0 };
        for win in found.into_iter().take(count - made.len()) {
            writeln!(out, "{win}").and_then(|()| out.flush()).map_err(CommandError::Output)?;
            made.push(win);
        }
    }
    Ok(())
}

const HEAD: &str = "\
# How many forced wins of Snorkels are found

Written by `cauce-lab wins`. In each position, exactly one move is proved to win. The columns give the
number of plies to the win. A level finds the move if it plays it, the analysis if it ranks it first.
";

fn table(wins: &[Win], nodes: u32, out: &mut impl Write) -> io::Result<()> {
    let depths = DEPTHS.map(|[least, most]| format!(" {least} to {most} plies |"));
    writeln!(out, "{HEAD}")?;
    writeln!(out, "| |{} all |\n|---|{}", depths.concat(), "---:|".repeat(DEPTHS.len() + 1))?;
    write!(out, "| positions |")?;
    row(wins, |_| true, |all, _| all.to_string(), out)?;
    for level in Level::all::<Position>() {
        let finds = |win: &Win| {
            let last = win.line.tokens().iter().rev().copied().find_map(Token::mv);
            let mut searcher = Searcher::new(win.line.position(), 1).with_capacity(Level::CAPACITY);
            searcher.answer(level, last.and_then(Position::place)) == Some(win.mv)
        };
        write!(out, "| level {} |", level.number())?;
        row(wins, finds, share, out)?;
    }
    let searchers: Vec<_> = wins.iter().map(|win| thought(win, nodes)).collect();
    for (name, proved) in [("finds", false), ("proves", true)] {
        write!(out, "| the analysis {name} with {nodes} nodes |")?;
        let mut found = searchers.iter().map(|&(best, proof)| best && (proof || !proved));
        row(wins, |_| found.next() == Some(true), share, out)?;
    }
    Ok(())
}

/// Whether the analysis ranks the winning move first, and whether it has proved it.
fn thought(win: &Win, nodes: u32) -> (bool, bool) {
    let game = win.line.position();
    let mut searcher = Searcher::new(game, 1);
    searcher.think(|made| made >= nodes);
    let lines = searcher.lines();
    let best = lines.first().filter(|line| line.moves.first() == Some(&win.mv));
    let seat = game.turn().seat();
    let proof =
        best.and_then(|line| line.proof).zip(seat).is_some_and(|(proof, seat)| proof.wins(seat));
    (best.is_some(), proof)
}

/// Writes the cells of a row: how many are found of each depth, and of all.
fn row(
    wins: &[Win],
    finds: impl FnMut(&Win) -> bool,
    cell: fn(usize, usize) -> String,
    out: &mut impl Write,
) -> io::Result<()> {
    let found: Vec<bool> = wins.iter().map(finds).collect();
    for depth in (0..DEPTHS.len()).map(Some).chain([None]) {
        let of = wins.iter().zip(&found).filter(|(win, _)| depth.is_none() || win.depth() == depth);
        let all = of.clone().count();
        write!(out, " {} |", cell(of.filter(|&(_, &found)| found).count(), all))?;
    }
    writeln!(out).and_then(|()| out.flush())
}

fn share(found: usize, all: usize) -> String {
    format!("{} %", (100 * found + all / 2) / all.max(1))
}
