//! What may be typed after `cauce`, and the help that teaches it.

use std::path::PathBuf;

use clap::{Parser, Subcommand};

use crate::contest::Player;

/// Four board games about keeping a way open, at the terminal.
///
/// A whole game is one line of text, the game line:
///
///     GAME [KEY=VALUE]... [: TOKEN...]
///
///     snorkels
///     snorkels size=5
///     snorkels stones=c3,e5 : d4 swap e5 c4
///
/// Words are separated by single spaces. Where a command takes a LINE, quote it so that the shell
/// passes it as one argument.
#[derive(Parser)]
#[command(name = "cauce", version, verbatim_doc_comment, after_help = EXIT_CODES)]
#[command(disable_help_subcommand = true, arg_required_else_help = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

const EXIT_CODES: &str = "\
Exit codes:
  0  done, also when the reader of the output closed the pipe early
  1  a game line or a record is wrong, or input or output failed; standard error says why
  2  the command was called wrongly

`cauce COMMAND --help` explains a command with examples.";

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Say what is legal after each game line, as JSON
    ///
    /// Reads game lines on standard input, one a line, and answers each with one line of JSON:
    /// the line in canonical form, whose turn it is, every legal token, the outcome, the score.
    ///
    /// A wrong line is answered by the token at fault (counted from 1; 0 for the game's name and
    /// the options) and the reason; reading goes on and the exit code is 0 all the same. A line
    /// may be up to 64 KiB long.
    #[command(verbatim_doc_comment, after_help = INSPECT_EXAMPLES)]
    Inspect,
    /// Count the token sequences of one length
    ///
    /// Prints the number of token sequences of length DEPTH that can follow the game line. A
    /// chance event counts as a ply, each distinct event once. A game that ends earlier
    /// contributes nothing.
    #[command(verbatim_doc_comment, after_help = PERFT_EXAMPLES)]
    Perft(Perft),
    /// Play random games against the clock
    ///
    /// Plays uniformly random games on one core and prints one JSON object for each game: how
    /// many games, how many games and moves a second, moves a game, the share of the games won by
    /// each seat, the share drawn.
    ///
    /// Chance events are drawn by their weights and do not count as moves. Sendas is cut at 60
    /// moves; a game that was cut is neither won nor drawn.
    #[command(verbatim_doc_comment, after_help = BENCH_EXAMPLES)]
    Bench(Bench),
    /// Let two players play many games against each other
    ///
    /// Plays pairs of games from the same varied starts, with the same draws and the seats
    /// exchanged, and prints one JSON object of how the first player fared: games won, drawn and
    /// lost, the share of the points, and the interval in which the true share lies with 95 %.
    ///
    /// A player is a number of steps, or of milliseconds, a move: 1000 or 50ms; `level:1` to
    /// `level:8`; `uct:50ms`, plain UCT, and `uct:50ms:30`, which cuts its playouts after 30 moves;
    /// `random` plays any legal move. Games are drawn when a position stands for the third time, and
    /// after 400 moves and chance events.
    #[command(verbatim_doc_comment, after_help = MATCH_EXAMPLES)]
    Match(Match),
    /// Say what the best moves are, how good and why
    ///
    /// Looks at the position after the game line and tells every second what it has found: for the
    /// best few moves the chance of the seat to move to win with it, in what interval that lies with
    /// 95 % as far as the search can tell, and how the game is expected to go on. The last line is a
    /// JSON object with all that, what each move loses against the best, who has won and in how many
    /// plies at most where that is proved, and what speaks for the move.
    #[command(verbatim_doc_comment, after_help = ANALYSE_EXAMPLES)]
    Analyse(Analyse),
    /// Prove who wins, and in how many plies
    ///
    /// Searches until it is proved who can force a win after the game line, and after how many plies
    /// the game is won at the latest, chance events counted. The last line of output is a JSON object.
    /// Progress is told on standard error.
    ///
    /// `winner` is the number of a seat, of the first one of a team; 0 if nobody can force a win; null
    /// if the search was stopped before that was known. `plies` is what both sides bring about who
    /// play their best if `exact` is true; else the win may come sooner. With a bag of tiles a win is
    /// one whatever is drawn. Sendas is searched for wins in one ply, in two, and so on, and never
    /// ends where nobody can force one.
    #[command(verbatim_doc_comment, after_help = SOLVE_EXAMPLES)]
    Solve(Solve),
    /// Measure how far the levels of the computer are apart
    ///
    /// Plays the levels against each other and prints a table in Markdown: Elo by level, and by how
    /// much each is better than the one below. Each plays those one and two below it, in pairs of
    /// games as `match` plays them.
    ///
    /// Every pair of games is written to RESULTS as soon as it is played, and what stands there
    /// is not played again: stop the command whenever you like, and start it again to go on. When the
    /// levels have changed, begin with a new file.
    #[command(verbatim_doc_comment, after_help = LADDER_EXAMPLES)]
    Ladder(Ladder),
    /// Measure how even the starts of the games are
    ///
    /// One level plays all seats, and the share of the points that the first seat takes is printed as
    /// a table in Markdown, with the interval in which it lies with 95 %.
    ///
    /// A start is the name of a game and the choices of a new one, with what is drawn by lot drawn
    /// anew in each game. Every game is written to RESULTS as soon as it is played, and what stands
    /// there is not played again: stop the command whenever you like, and start it again to go on.
    #[command(verbatim_doc_comment, after_help = BALANCE_EXAMPLES)]
    Balance(Balance),
    /// Make puzzles: positions in which one move is right, as is proved
    ///
    /// Levels play games from LINE, several of them in turn, and in the positions near the end, after
    /// what was played or after another fault, a move is looked for that alone is right. In Snorkels,
    /// Sendas and Caminos it wins and all others are proved to lose, and it takes three moves of
    /// one's own or more, two of which must be found. In Tayü it wins more often than any other by a
    /// tenth, all that can still be drawn counted out. A second search must prove the same.
    ///
    /// Prints a puzzle a line, as soon as it is found: an id; the weakest level that finds the
    /// moves half of the time, 9 for none; the size of the proof, as a power of two; what the
    /// moves do; the solution; the game line. Tabs stand between them.
    #[command(verbatim_doc_comment, after_help = PUZZLES_EXAMPLES)]
    Puzzles(Puzzles),
    /// Draw the board after a game line, as SVG
    ///
    /// Prints the picture that the page paints, as one SVG document.
    #[command(verbatim_doc_comment, after_help = SVG_EXAMPLES)]
    Svg(Svg),
    /// Be an engine that other programs drive
    ///
    /// Speaks the Universal Game Interface on standard input and output, one command a line, until
    /// `quit` or the end of the input. What is wrong with a line is answered by a line `error ...`,
    /// and changes nothing.
    ///
    ///     ugi, isready, uginewgame, quit
    ///     setoption name Level value 1 to 8    8 unless set; below it, a move takes what it takes
    ///     setoption name Seed value N          the same seed and nodes, the same move
    ///     setoption name Hash value MB         memory for the tree
    ///     position fen GAME [KEY=VALUE]... [moves TOKEN...]
    ///     position startpos [moves TOKEN...]   the game that was set up last, at first Snorkels
    ///     go [movetime MS | nodes N | depth N | infinite], stop
    ///     query gameover | result | p1turn
    ///
    /// Chance events are tokens among the moves. While the highest level thinks, it heeds `stop`,
    /// `isready` and `quit`; what else comes in is done afterwards, and after a move of any lower
    /// level, which takes what it takes.
    #[command(verbatim_doc_comment, after_help = UGI_EXAMPLES)]
    Ugi,
    /// Check, read and write records of games
    ///
    /// A record is a text like chess's PGN: tags, a blank line, numbered moves with {comments} and
    /// (variations). A file may hold several.
    ///
    /// Each game that is wrong is told on standard error by its line, its column and the reason,
    /// and the exit code is 1; the others are read all the same, and of a wrong one what came
    /// before the place.
    #[command(verbatim_doc_comment, after_help = RECORD_EXAMPLES)]
    Record(Record),
}

const INSPECT_EXAMPLES: &str = r#"Examples:
  $ echo "snorkels size=3 : b2 swap" | cauce inspect
  {"line":"snorkels size=3 : b2 swap","ok":true,"turn":{"kind":"move","seat":1,"side":"green"},
   "legal":["a1","a2","a3","b1","b3","c1","c2","c3"],"outcome":null,"score":null}

  $ echo "snorkels : d4 swap d4" | cauce inspect
  {"line":"snorkels : d4 swap d4","ok":false,
   "error":{"token":3,"text":"d4","reason":"there is something on d4 already"}}

  $ cauce inspect < games.txt | jq -r .outcome.reason    every line of a file

(Each answer is one line; it is broken here to fit.)"#;

#[derive(clap::Args)]
pub(crate) struct Perft {
    /// The game so far, as one argument
    pub(crate) line: String,
    /// Length of the sequences, at most 1000
    #[arg(value_parser = depth, allow_negative_numbers = true)]
    pub(crate) depth: u32,
}

const PERFT_EXAMPLES: &str = "\
Examples:
  $ cauce perft snorkels 3
  112896
  $ cauce perft \"snorkels size=4 stones=a4,d1\" 4
  26076
  $ cauce perft \"snorkels size=3 : b2\" 1
  9";

#[derive(clap::Args)]
pub(crate) struct Bench {
    /// Where to start, as one argument; without it every game, from its first position
    pub(crate) line: Option<String>,
    /// Play each game for at least so many seconds
    #[arg(long, value_name = "S", default_value = "2", value_parser = seconds, allow_negative_numbers = true)]
    pub(crate) seconds: f64,
    /// Draw the games by this seed: the same seed, the same games
    #[arg(long, value_name = "N", value_parser = seed, allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,
    /// Let seat 2 choose a colour in Snorkels, which is left out otherwise
    #[arg(long)]
    pub(crate) with_swap: bool,
}

const BENCH_EXAMPLES: &str = r#"Examples:
  $ cauce bench snorkels --seed 1
  {"game":"snorkels","games":11102464,"games_per_s":5551231,"plies_per_s":163987503,
   "mean_plies":29.5407,"wins":[0.5164,0.4836],"draws":0.0,"seed":1}

  $ cauce bench                                         every game, two seconds each
  $ cauce bench "snorkels size=9 stones=e5" --seconds 10

(Each object is one line; it is broken here to fit.)"#;

#[derive(clap::Args)]
pub(crate) struct Match {
    /// Where to start, as one argument
    pub(crate) line: String,
    /// The first player
    #[arg(value_name = "A")]
    pub(crate) one: Player,
    /// The other player
    #[arg(value_name = "B")]
    pub(crate) other: Player,
    /// How many games, rounded up to pairs
    #[arg(long, value_name = "N", default_value = "100")]
    pub(crate) games: u32,
    /// How many random moves begin each game
    #[arg(long, value_name = "N", default_value = "2")]
    pub(crate) opening: u32,
    /// Stop as soon as it is clear whether A is better than B by HIGH Elo rather than by LOW
    #[arg(long, num_args = 2, value_names = ["LOW", "HIGH"], allow_negative_numbers = true)]
    pub(crate) sprt: Option<Vec<f64>>,
    /// Draw starts and chance by this seed: players by steps play the same games
    #[arg(long, value_name = "N", value_parser = seed, allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,
}

impl Match {
    /// The two differences in Elo of a sequential test, if there is to be one.
    pub(crate) fn sprt(&self) -> Option<[f64; 2]> {
        self.sprt.as_deref().and_then(|elo| elo.try_into().ok())
    }
}

const MATCH_EXAMPLES: &str = r#"Examples:
  $ cauce match snorkels 50ms uct:50ms --games 40 --seed 1
  $ cauce match sendas level:3 level:2 --games 40
  $ cauce match sendas 2000 1000 --games 2000 --sprt 0 50
  $ cauce match snorkels 50ms "ugi:50ms:cauce ugi" --games 20
  $ cauce match "snorkels size=3" 200 random --games 20 --seed 1 | jq .share"#;

#[derive(clap::Args)]
pub(crate) struct Analyse {
    /// The game so far, as one argument
    pub(crate) line: String,
    /// Stop after so many nodes, 10000 unless seconds are given
    #[arg(long, value_name = "N")]
    pub(crate) nodes: Option<u32>,
    /// Stop after so many seconds
    #[arg(long, value_name = "S", value_parser = seconds, allow_negative_numbers = true)]
    pub(crate) seconds: Option<f64>,
    /// The same seed and nodes give the same analysis
    #[arg(long, value_name = "N", default_value = "1", value_parser = seed, allow_negative_numbers = true)]
    pub(crate) seed: u64,
}

const ANALYSE_EXAMPLES: &str = r#"Examples:
  $ cauce analyse "snorkels size=3 : a1 a2 c3" --nodes 100
  {"line":"snorkels size=3 : a1 a2 c3","nodes":5,"seconds":0.0,
   "moves":[{"move":"b1","chance":1.0,"interval":[1.0,1.0],"loss":0.0,"visits":5,
   "proof":{"winners":[2],"plies":1},"pv":["b1"],
   "reasons":["wins in 1 ply","takes a group of 1 snorkel"]}]}

  $ cauce analyse sendas --seconds 10

(The object is one line; it is broken here to fit.)"#;

#[derive(clap::Args)]
pub(crate) struct Solve {
    /// The game so far, as one argument
    pub(crate) line: String,
    /// How many megabytes the table of positions takes
    #[arg(long, value_name = "MB", default_value = "256", value_parser = clap::value_parser!(u32).range(1..=65_536))]
    pub(crate) memory: u32,
    /// Stop after so many seconds
    #[arg(long, value_name = "N", value_parser = seconds, allow_negative_numbers = true)]
    pub(crate) seconds: Option<f64>,
    /// Keep what was found out in this file, and go on from it if it is there
    #[arg(long, value_name = "FILE")]
    pub(crate) checkpoint: Option<PathBuf>,
    /// Leave the choice of colours of Snorkels out
    #[arg(long)]
    pub(crate) no_choice: bool,
    /// How many cores search together
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u8).range(1..=64))]
    pub(crate) threads: u8,
}

const SOLVE_EXAMPLES: &str = r#"Examples:
  $ cauce solve "snorkels size=4" --no-choice
  {"winner":2,"plies":14,"exact":true,"visits":6517,"seconds":0.06}

  $ cauce solve "snorkels size=6" --no-choice --memory 8000 --threads 2 --checkpoint six.table"#;

#[derive(clap::Args)]
pub(crate) struct Ladder {
    /// The file of results; it is made if there is none
    pub(crate) results: PathBuf,
    /// What to play, as game lines; without one, the four games for two and two of them for teams
    pub(crate) lines: Vec<String>,
    /// The levels that play, the weakest first; 0 is random play
    #[arg(long, value_name = "N,N...", value_delimiter = ',', default_value = "0,1,2,3,4,5,6,7,8")]
    #[arg(value_parser = clap::value_parser!(u8).range(0..=8))]
    pub(crate) levels: Vec<u8>,
    /// How many games each two play, rounded up to pairs; with 0 the table is printed only
    #[arg(long, value_name = "N", default_value = "600")]
    pub(crate) games: u32,
    /// How many games at most the two highest play, which think longest
    #[arg(long, value_name = "N", default_value = "200")]
    pub(crate) high: u32,
    /// How many games at most those play who are two apart
    #[arg(long, value_name = "N", default_value = "100")]
    pub(crate) apart: u32,
}

const LADDER_EXAMPLES: &str = r#"Examples:
  $ cauce ladder results.txt > LADDER.md
  $ cauce ladder results.txt snorkels sendas --levels 0,1,2,3,4,5,6
  $ cauce ladder results.txt --games 0                  the table of what has been played"#;

#[derive(clap::Args)]
pub(crate) struct Balance {
    /// The file of results; it is made if there is none
    pub(crate) results: PathBuf,
    /// What to play; without one, all starts for two
    pub(crate) starts: Vec<String>,
    /// The level that plays; 0 is random play
    #[arg(long, value_name = "N", default_value = "8")]
    #[arg(value_parser = clap::value_parser!(u8).range(0..=8))]
    pub(crate) level: u8,
    /// How many games of each start; with 0 the table is printed only
    #[arg(long, value_name = "N", default_value = "200")]
    pub(crate) games: u32,
}

const BALANCE_EXAMPLES: &str = r#"Examples:
  $ cauce balance results.txt > BALANCE.md
  $ cauce balance results.txt "sendas setup=edge" "snorkels random-stones=2" --level 5
  $ cauce balance results.txt --games 0                 the table of what has been played"#;

#[derive(clap::Args)]
pub(crate) struct Puzzles {
    /// The game, or game lines of one game, from which games are played
    #[arg(required = true)]
    pub(crate) lines: Vec<String>,
    /// How many puzzles to make
    #[arg(long, value_name = "N", default_value = "10")]
    pub(crate) count: usize,
    /// The same seed makes the same puzzles
    #[arg(long, value_name = "N", default_value = "1", value_parser = seed, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// Make puzzles of the positions after these lines instead; lines that are none are left out
    #[arg(long, conflicts_with_all = ["count", "seed"])]
    pub(crate) again: bool,
}

const PUZZLES_EXAMPLES: &str = r#"Examples:
  $ cauce puzzles sendas --count 150 --seed 1
  $ cut -f6 GAME.txt | xargs -d '\n' cauce puzzles --again    grades them as levels play now
  $ cauce puzzles "snorkels size=5" "snorkels size=6" --count 20"#;

#[derive(clap::Args)]
pub(crate) struct Svg {
    /// The game so far, as one argument
    pub(crate) line: String,
    /// Draw in the colours of the dark theme
    #[arg(long)]
    pub(crate) dark: bool,
}

const SVG_EXAMPLES: &str = "\
Examples:
  $ cauce svg \"snorkels stones=c3,e5 : d4 swap e5 c4\" > board.svg
  $ cauce svg --dark snorkels > board.svg";

const UGI_EXAMPLES: &str = r#"Examples:
  $ printf 'position fen snorkels size=3 moves a1 a2 c3\ngo nodes 100\n' | cauce ugi
  info depth 1 score mate 1 nodes 5 time 0 pv b1
  bestmove b1"#;

#[derive(clap::Args)]
#[group(required = true, multiple = false)]
pub(crate) struct Task {
    /// Say how many games there are, and what is wrong with them
    #[arg(long)]
    pub(crate) check: bool,
    /// Print the main line of each game as a game line
    #[arg(long)]
    pub(crate) to_lines: bool,
    /// Print a record of each game line
    #[arg(long)]
    pub(crate) from_lines: bool,
}

#[derive(clap::Args)]
pub(crate) struct Record {
    #[command(flatten)]
    pub(crate) task: Task,
    /// The file; `-` is standard input
    pub(crate) file: PathBuf,
}

const RECORD_EXAMPLES: &str = r#"Examples:
  $ cauce record --check games.cauce
  games.cauce:7:10: 'd4': there is something on d4 already
  2 games
  cauce: one game is wrong

  $ cauce record --to-lines games.cauce
  snorkels stones=c3,e5 : d4 swap e4
  snorkels : d4

  $ echo "snorkels : d4 swap" | cauce record --from-lines -
  [Game "snorkels"]
  [Result "*"]

  1. d4 2. swap *"#;

/// The most seconds that anything may be asked to take: a day.
const MAX_SECONDS: f64 = 86_400.0;

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.0..=MAX_SECONDS).contains(&seconds) => Ok(seconds),
        _ => Err(format!("write a number of seconds from 0 to {MAX_SECONDS}, such as 2 or 0.5")),
    }
}

/// The longest sequences that are counted. Every ply is a call inside a call, and where a game can
/// go on for ever, nothing else would stop them before the stack does.
const MAX_DEPTH: u32 = 1_000;

fn depth(text: &str) -> Result<u32, String> {
    match text.parse() {
        Ok(depth) if depth <= MAX_DEPTH => Ok(depth),
        _ => Err(format!("write a whole number from 0 to {MAX_DEPTH}, such as 3")),
    }
}

fn seed(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("write a whole number from 0 to {}, such as 1", u64::MAX))
}
