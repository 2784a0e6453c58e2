//! `cauce analyse`: the best moves of a position with their values and reasons.

use std::{io::Write, time::Duration, time::Instant};

use cauce_bots::{Explain, Line, Searcher};
use cauce_cli::terminal::CommandError;
use cauce_rules::{GameKind, GameLine, Token, Turn, with_game};
use serde::Serialize;

use crate::args;

/// Interval between reports.
const TELL: Duration = Duration::from_secs(1);

/// Number of moves in a report.
const MOVES: usize = 5;

pub(crate) fn run(args: &args::Analyse, out: &mut impl Write) -> Result<(), CommandError> {
    with_game!(GameKind::from_line(&args.line)?, G => analyse::<G>(&args.line.parse()?, args, out))
}

fn analyse<G: Explain>(
    line: &GameLine<G>,
    args: &args::Analyse,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let clock = Instant::now();
    let mut searcher = Searcher::new(line.start().clone(), args.seed);
    let moves = line.tokens().iter().filter_map(|&token| Token::mv(token));
    moves.for_each(|mv| searcher.advance(mv));
    let most = args.nodes.unwrap_or(if args.seconds.is_some() { u32::MAX } else { 10_000 });
    let mut nodes = 0;
    // Without a seat to move, there is nothing to search.
    let mut goes_on = matches!(line.position().turn(), Turn::Move(_));
    while goes_on {
        let (begun, slice) = (nodes, Instant::now());
        let enough = |nodes| {
            let seconds = clock.elapsed().as_secs_f64();
            nodes >= most || args.seconds.is_some_and(|most| seconds >= most)
        };
        searcher.think(|steps| {
            nodes = begun + steps;
            enough(nodes) || slice.elapsed() >= TELL
        });
        goes_on = !enough(nodes) && !searcher.is_proved();
        if goes_on {
            for found in searcher.lines().iter().take(MOVES) {
                writeln!(out, "{nodes}: {}", in_words(found)).map_err(CommandError::Output)?;
            }
            out.flush().map_err(CommandError::Output)?;
        }
    }
    let lines = searcher.lines();
    let found = lines.iter().take(MOVES).map(|found| Found::new(&searcher, found)).collect();
    let seconds = (clock.elapsed().as_secs_f64() * 100.0).round() / 100.0;
    let report = Report { line: line.to_string(), nodes, seconds, moves: found };
    serde_json::to_writer(&mut *out, &report)
        .map_err(Into::into)
        .and_then(|()| writeln!(out))
        .map_err(CommandError::Output)
}

/// Formats a line as `d4 0.53 (0.51 to 0.55), 1200 visits: d4 e5 c4`.
fn in_words<G: Explain>(found: &Line<G>) -> String {
    let [low, high] = found.interval();
    let moves: Vec<_> = found.moves.iter().map(ToString::to_string).collect();
    let first = moves.first().map_or("", String::as_str);
    let Line { chance, visits, .. } = found;
    format!("{first} {chance:.3} ({low:.3} to {high:.3}), {visits} visits: {}", moves.join(" "))
}

/// The final report. Chances are those of the seat to move.
#[derive(Serialize)]
struct Report {
    line: String,
    nodes: u32,
    seconds: f64,
    moves: Vec<Found>,
}

#[derive(Serialize)]
struct Found {
    #[serde(rename = "move")]
    mv: String,
    chance: f64,
    interval: [f64; 2],
    loss: f64,
    visits: u32,
    proof: Option<Proof>,
    /// The principal variation, starting with the move.
    pv: Vec<String>,
    reasons: Vec<String>,
}

#[derive(Serialize)]
struct Proof {
    winners: Vec<u8>,
    plies: u16,
}

impl Found {
    fn new<G: Explain>(searcher: &Searcher<G>, found: &Line<G>) -> Self {
        let first = found.moves.first().copied();
        let reasons = first.map(|mv| searcher.reasons(mv)).unwrap_or_default();
        Self {
            mv: first.map(|mv| mv.to_string()).unwrap_or_default(),
            chance: rounded(found.chance),
            interval: found.interval().map(rounded),
            loss: rounded(first.and_then(|mv| searcher.loss(mv)).unwrap_or(0.0)),
            visits: found.visits,
            // Counted from before the move, as `cauce solve` does.
            proof: found.proof.map(cauce_bots::Proof::one_ply_more).map(|proof| Proof {
                winners: proof.winners.iter().map(|seat| seat.number()).collect(),
                plies: proof.plies,
            }),
            pv: found.moves.iter().map(ToString::to_string).collect(),
            reasons: reasons.iter().map(ToString::to_string).collect(),
        }
    }
}

fn rounded(number: f32) -> f64 {
    (f64::from(number) * 1e4).round() / 1e4
}
