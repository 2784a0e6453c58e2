//! `cauce-lab match`: two players against each other, over many games.

use std::{
    fmt, fs,
    io::{ErrorKind, Write},
    path::Path,
    str::FromStr,
    time::{Duration, Instant},
};

use cauce_bots::{Knowledge, Level, Rng, Searcher};
use cauce_cli::terminal::CommandError;
use cauce_lab::{most_random_plies, uct::Uct};
use cauce_rules::{DrawReason, Game, GameKind, GameLine, Seat, Square, Turn, with_game};
use cauce_table::Dealer;
use serde::Serialize;

use super::{
    args,
    engine::Engine,
    rating::{DECISIVE, log_likelihood_ratio},
};

/// Number of moves and chance events after which a game is drawn.
const LONGEST: usize = 400;

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Player {
    /// The search with a fixed effort.
    Bot(Effort),
    Level(Level),
    /// Plain UCT, and the number of moves after which its playouts are cut.
    Uct(Effort, Option<u32>),
    /// A program that speaks the Universal Game Interface. Without an effort, it chooses its own
    /// thinking time.
    Engine(Option<Effort>, String),
    Random,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Effort {
    Steps(u32),
    Milliseconds(u32),
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            "write steps or milliseconds a move, such as 1000 or 50ms; level:1 to level:8; uct:50ms \
             or uct:50ms:30 for plain UCT and a cut of its playouts; ugi:COMMAND or ugi:50ms:COMMAND \
             for an engine of the Universal Game Interface; or random"
                .to_owned()
        };
        let effort = |text: &str| match text.strip_suffix("ms") {
            Some(number) => number.parse().map(Effort::Milliseconds).map_err(|_| wrong()),
            None => text.parse().map(Effort::Steps).map_err(|_| wrong()),
        };
        if let Some(number) = text.strip_prefix("level:") {
            return number.parse().ok().and_then(Level::new).map(Self::Level).ok_or_else(wrong);
        }
        if let Some(rest) = text.strip_prefix("ugi:") {
            let (first, behind) = rest.split_once(':').unwrap_or(("", rest));
            let (effort, command) = match effort(first) {
                Ok(effort) => (Some(effort), behind),
                Err(_) => (None, rest),
            };
            let is_named = !command.trim().is_empty();
            return is_named.then(|| Self::Engine(effort, command.to_owned())).ok_or_else(wrong);
        }
        match text.strip_prefix("uct:") {
            _ if text == "random" => Ok(Self::Random),
            None => effort(text).map(Self::Bot),
            Some(rest) => match rest.split_once(':') {
                None => Ok(Self::Uct(effort(rest)?, None)),
                Some((rest, cut)) => {
                    Ok(Self::Uct(effort(rest)?, Some(cut.parse().map_err(|_| wrong())?)))
                }
            },
        }
    }
}

impl Player {
    /// Returns the computer at this level, or random play for level 0.
    pub(crate) fn from_level(number: u8) -> Self {
        Level::new(number).map_or(Self::Random, Self::Level)
    }
}

/// Reads the results in a file, one per line. A missing file has no results, and invalid lines are
/// skipped.
pub(crate) fn results<T>(
    path: &Path,
    parse: fn(&str) -> Option<T>,
) -> Result<Vec<T>, CommandError> {
    match fs::read_to_string(path) {
        Ok(text) => Ok(text.lines().filter_map(parse).collect()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(CommandError::File(path.to_owned(), error)),
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(effort) => effort.fmt(f),
            Self::Level(level) => write!(f, "level:{}", level.number()),
            Self::Uct(effort, None) => write!(f, "uct:{effort}"),
            Self::Uct(effort, Some(cut)) => write!(f, "uct:{effort}:{cut}"),
            Self::Engine(None, command) => write!(f, "ugi:{command}"),
            Self::Engine(Some(effort), command) => write!(f, "ugi:{effort}:{command}"),
            Self::Random => f.write_str("random"),
        }
    }
}

impl fmt::Display for Effort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Steps(steps) => steps.fmt(f),
            Self::Milliseconds(milliseconds) => write!(f, "{milliseconds}ms"),
        }
    }
}

impl Effort {
    /// Returns the arguments of `go` in the Universal Game Interface.
    fn to_go(self) -> String {
        match self {
            Self::Steps(steps) => format!("nodes {steps}"),
            Self::Milliseconds(milliseconds) => format!("movetime {milliseconds}"),
        }
    }

    /// Returns a predicate for each step that is true once the effort is spent.
    fn limit(self) -> impl FnMut(u32) -> bool {
        let clock = Instant::now();
        move |steps| match self {
            Self::Steps(most) => steps >= most,
            Self::Milliseconds(most) => clock.elapsed() >= Duration::from_millis(most.into()),
        }
    }
}

pub(crate) fn run(args: &args::Match, out: &mut impl Write) -> Result<(), CommandError> {
    let seed = super::seed(args.seed);
    let report = with_game!(GameKind::from_line(&args.line)?, G => {
        contest(&args.line.parse::<GameLine<G>>()?, args, seed)?
    });
    serde_json::to_writer(&mut *out, &report)
        .map_err(Into::into)
        .and_then(|()| writeln!(out))
        .map_err(CommandError::Output)
}

/// Plays pairs of games until there are enough, or until the sequential test decides.
fn contest<G: Knowledge>(
    line: &GameLine<G>,
    args: &args::Match,
    seed: u64,
) -> Result<Report, CommandError> {
    let mut contestants = [Contestant::new(&args.one), Contestant::new(&args.other)];
    let mut pairs = Vec::new();
    let mut tally = Tally::default();
    let mut ratio = 0.0_f64;
    for number in 0..args.games.div_ceil(2) {
        let games = play_pair(line, &mut contestants, args.opening, seed, number.into())?;
        for game in &games {
            tally.plies += f64::from(game.plies);
            let counted = if game.share > 0.5 { &mut tally.won } else { &mut tally.lost };
            *if game.share == 0.5 { &mut tally.drawn } else { counted } += 1;
        }
        pairs.push(mean_share(&games));
        if let Some([elo0, elo1]) = args.sprt() {
            ratio = log_likelihood_ratio(&pairs, [elo0, elo1]);
            if ratio.abs() >= DECISIVE {
                break;
            }
        }
    }
    let games = pairs.len() * 2;
    let (share, interval) = estimate(&pairs);
    let sprt = args.sprt().map(|elo| Sprt {
        elo,
        log_likelihood_ratio: rounded(ratio),
        accepted: (ratio.abs() >= DECISIVE).then_some(elo[usize::from(ratio > 0.0)]),
    });
    Ok(Report {
        line: args.line.clone(),
        one: args.one.to_string(),
        other: args.other.to_string(),
        games,
        won: tally.won,
        drawn: tally.drawn,
        lost: tally.lost,
        share: rounded(share),
        interval: interval.map(rounded),
        mean_plies: rounded(tally.plies / games.max(1) as f64),
        sprt,
        seed,
    })
}

/// Plays a pair of games and returns the first player's share of the points.
pub(crate) fn pair(
    line: &str,
    players: [&Player; 2],
    opening: u32,
    number: u64,
) -> Result<f64, CommandError> {
    let mut contestants = players.map(Contestant::new);
    with_game!(GameKind::from_line(line)?, G => {
        play_pair(&line.parse::<GameLine<G>>()?, &mut contestants, opening, 0, number)
            .map(|games| mean_share(&games))
    })
}

/// Plays a game with one player on all seats. Returns the share of seat 1 and its partners.
pub(crate) fn first_share<G: Knowledge>(
    line: &GameLine<G>,
    player: &Player,
    seed: u64,
) -> Result<f64, CommandError> {
    let mut contestants = [Contestant::new(player), Contestant::new(player)];
    play(line, &mut contestants, 0, 0, seed).map(|game| game.share)
}

/// A player in a match, with its engine process once it has been started.
struct Contestant<'a> {
    player: &'a Player,
    engine: Option<Engine>,
}

impl<'a> Contestant<'a> {
    const fn new(player: &'a Player) -> Self {
        Self { player, engine: None }
    }
}

/// Plays two games from the same opening, with the same draws and the seats exchanged.
fn play_pair<G: Knowledge>(
    line: &GameLine<G>,
    contestants: &mut [Contestant<'_>; 2],
    opening: u32,
    seed: u64,
    number: u64,
) -> Result<[GameResult; 2], CommandError> {
    let seed = Rng::new(seed.wrapping_add(number)).bits();
    Ok([play(line, contestants, 0, opening, seed)?, play(line, contestants, 1, opening, seed)?])
}

fn mean_share(games: &[GameResult; 2]) -> f64 {
    games.iter().map(|game| game.share).sum::<f64>() / 2.0
}

struct GameResult {
    /// The first player's share of the points.
    share: f64,
    /// Number of moves, without chance events.
    plies: u32,
}

/// Plays one game. The first player has seats 1 and 3, or the others if `turned` is 1.
fn play<G: Knowledge>(
    line: &GameLine<G>,
    contestants: &mut [Contestant<'_>; 2],
    turned: usize,
    opening: u32,
    seed: u64,
) -> Result<GameResult, CommandError> {
    let mut dealer = Dealer::new(seed);
    let (mut game, opened) = open(&line.position(), opening, &mut dealer);
    let mut record = Transcript::new(line, &opened);
    let who = |seat: Seat| (seat.index() + turned) % 2;
    let mut searchers = [0, 1].map(|player| {
        let searcher = Searcher::new(game.clone(), seed ^ player as u64);
        match contestants[player].player {
            Player::Level(_) => searcher.with_capacity(Level::CAPACITY),
            _ => searcher,
        }
    });
    let mut rng = Rng::new(!seed);
    let mut history: Vec<(G, Option<G::Move>)> = Vec::new();
    let mut plies = 0;
    while history.len() < LONGEST && game.outcome().is_none() {
        let back = history.iter().rev().map(|(game, mv)| (game, *mv));
        if game.draw_offer(back) == Some(DrawReason::Repetition) {
            break;
        }
        let mv = match game.turn() {
            Turn::Move(seat) => {
                plies += 1;
                let player = who(seat);
                let last = history.iter().rev().find_map(|(_, mv)| mv.and_then(G::place));
                let searcher = &mut searchers[player];
                choose(&game, &mut contestants[player], searcher, &record, last, &mut rng)?
            }
            _ => dealer.draw(&game),
        };
        let Some(mv) = mv else { break };
        for (searcher, contestant) in searchers.iter_mut().zip(&*contestants) {
            if matches!(contestant.player, Player::Bot(_) | Player::Level(_)) {
                searcher.advance(mv);
            }
        }
        record.tokens.push(mv.to_string());
        let before = game.clone();
        game.play_unchecked(mv);
        history.push((before, Some(mv)));
    }
    let mut counted = Vec::new();
    let mut share = 0.0;
    for seat in Seat::all(game.seats()).filter(|&seat| who(seat) == 0) {
        if !counted.contains(&game.side(seat)) {
            counted.push(game.side(seat));
            share += f64::from(game.value(seat).unwrap_or(0.5));
        }
    }
    Ok(GameResult { share, plies })
}

/// The game so far, as it is sent to engines.
struct Transcript {
    /// The game and its options.
    start: String,
    /// All moves and events, including the opening.
    tokens: Vec<String>,
}

impl Transcript {
    fn new<G: Game>(line: &GameLine<G>, opened: &[G::Move]) -> Self {
        let start = line.to_string();
        let start = start.split(" : ").next().unwrap_or_default().to_owned();
        let played = line.tokens().iter().map(ToString::to_string);
        Self { start, tokens: played.chain(opened.iter().map(ToString::to_string)).collect() }
    }
}

/// Plays random moves as an opening, and draws them again if they end the game.
fn open<G: Game>(start: &G, moves: u32, dealer: &mut Dealer) -> (G, Vec<G::Move>) {
    for _ in 0..100 {
        let mut game = start.clone();
        let mut opened = Vec::new();
        let mut decided = 0;
        while decided < moves {
            decided += u32::from(matches!(game.turn(), Turn::Move(_)));
            let Some(mv) = game.play_random(dealer) else { break };
            opened.push(mv);
        }
        if game.outcome().is_none() {
            return (game, opened);
        }
    }
    (start.clone(), Vec::new())
}

fn choose<G: Knowledge>(
    game: &G,
    contestant: &mut Contestant<'_>,
    searcher: &mut Searcher<G>,
    record: &Transcript,
    last: Option<Square>,
    rng: &mut Rng,
) -> Result<Option<G::Move>, CommandError> {
    Ok(match contestant.player {
        Player::Bot(effort) => {
            searcher.think(effort.limit());
            searcher.best()
        }
        Player::Level(level) => searcher.answer(*level, last),
        Player::Uct(effort, cut) => {
            let cut = cut.unwrap_or(most_random_plies::<G>());
            let mut uct = Uct::new(game.clone(), cut, Rng::new(rng.bits()));
            let mut enough = effort.limit();
            let mut steps = 0;
            while !enough(steps) {
                uct.grow();
                steps += 1;
            }
            uct.best()
        }
        Player::Engine(effort, command) => {
            let engine = match &mut contestant.engine {
                Some(engine) => engine,
                None => contestant.engine.insert(Engine::start(command)?),
            };
            let limit = effort.map(Effort::to_go).unwrap_or_default();
            let answer = engine.choose(&record.start, &record.tokens, &limit)?;
            let mv = game.legal().into_iter().find(|mv| mv.to_string() == answer);
            Some(mv.ok_or_else(|| engine.refuse(&answer))?)
        }
        Player::Random => game.clone().play_random(rng),
    })
}

#[derive(Default)]
struct Tally {
    won: usize,
    drawn: usize,
    lost: usize,
    plies: f64,
}

/// Returns the mean share of the pairs, and its 95 % confidence interval. For the interval, two pairs
/// are added, one won and one lost, so that a clean sweep still has a width.
pub(crate) fn estimate(pairs: &[f64]) -> (f64, [f64; 2]) {
    let mean = |all: &[f64]| all.iter().sum::<f64>() / all.len().max(1) as f64;
    let widened = [pairs, &[0.0, 1.0]].concat();
    let middle = mean(&widened);
    let squares: f64 = widened.iter().map(|share| (share - middle).powi(2)).sum();
    let error = (squares / (widened.len() - 1) as f64 / widened.len() as f64).sqrt();
    (mean(pairs), [-1.96, 1.96].map(|width| (middle + width * error).clamp(0.0, 1.0)))
}

fn rounded(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

/// The report on a match, from the first player's view.
#[derive(Serialize)]
struct Report {
    line: String,
    one: String,
    other: String,
    games: usize,
    won: usize,
    drawn: usize,
    lost: usize,
    share: f64,
    interval: [f64; 2],
    mean_plies: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<Sprt>,
    seed: u64,
}

#[derive(Serialize)]
struct Sprt {
    elo: [f64; 2],
    log_likelihood_ratio: f64,
    /// The difference that was accepted.
    accepted: Option<f64>,
}

#[cfg(test)]
mod tests {
    use cauce_table::Controller;

    use super::*;

    #[test]
    fn computer_seats_exist_for_exactly_the_levels_of_the_bots() {
        for number in 0..=u8::MAX {
            let seated = Controller::from_name(&format!("computer-{number}"));
            let level = seated.and_then(Controller::level);
            assert_eq!(level, Level::new(number).map(Level::number), "{number}");
        }
    }

    #[test]
    fn players_parse_from_their_printed_form() {
        for text in [
            "1000",
            "50ms",
            "level:8",
            "uct:2000",
            "uct:50ms",
            "uct:50ms:30",
            "ugi:cauce ugi",
            "ugi:50ms:cauce ugi",
            "ugi:C:/engine",
            "random",
        ] {
            assert_eq!(
                text.parse::<Player>().map(|player| player.to_string()).as_deref(),
                Ok(text)
            );
        }
        for text in [
            "",
            "ms",
            "uct",
            "uct:",
            "uct:5:",
            "-1",
            "level:9",
            "level:",
            "1.5",
            "Random",
            "ugi:",
            "ugi:50ms:",
        ] {
            assert!(text.parse::<Player>().is_err(), "{text}");
        }
    }

    #[test]
    fn an_interval_contains_the_mean_and_narrows_with_more_pairs() {
        for pairs in [vec![], vec![1.0; 5], vec![0.5; 50], [0.0, 1.0].repeat(20)] {
            let (mean, [low, high]) = estimate(&pairs);
            assert!(pairs.is_empty() || low <= mean && mean <= high + 0.35, "{pairs:?}");
        }
        let width = |pairs: usize| {
            let (_, [low, high]) = estimate(&[0.0, 0.5, 1.0, 1.0].repeat(pairs));
            high - low
        };
        assert!(width(100) < width(10) / 2.5);
    }
}
