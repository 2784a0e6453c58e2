//! The command line of `cauce`, and its help texts.

use std::path::PathBuf;

use cauce_cli::terminal::{seconds, seed};
use clap::{Parser, Subcommand};

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
/// Words are separated by single spaces. A LINE is a game line as one argument, so quote it in the
/// shell.
#[derive(Parser)]
#[command(name = "cauce", version, verbatim_doc_comment)]
#[command(disable_help_subcommand = true, arg_required_else_help = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// List what is legal after each game line, as JSON
    ///
    /// Reads game lines from standard input, one per line, and answers each with one line of JSON:
    /// the line in canonical form, whose turn it is, all legal tokens, the outcome and the score.
    ///
    /// The answer to an invalid line has the wrong token (counted from 1; 0 for the game's name and
    /// the options) and the reason. The next lines are still read, and the exit code is 0. A line
    /// may have up to 64 KiB.
    #[command(verbatim_doc_comment, after_help = INSPECT_EXAMPLES)]
    Inspect,
    /// Count the token sequences of one length
    ///
    /// Prints the number of token sequences of length DEPTH that can follow the game line. A
    /// chance event counts as a ply, each distinct event once. A game that ends earlier
    /// contributes nothing.
    #[command(verbatim_doc_comment, after_help = PERFT_EXAMPLES)]
    Perft(Perft),
    /// List the best moves with their values and reasons
    ///
    /// Searches the position after the game line. Prints the best moves every second, each with the
    /// winning chance of the seat to move, its 95 % interval and the expected continuation. The last
    /// line is a JSON object. It also has the loss of each move compared with the best one, the winner
    /// and the maximum number of plies if they are proved, and the reasons for the move.
    #[command(verbatim_doc_comment, after_help = ANALYSE_EXAMPLES)]
    Analyse(Analyse),
    /// Prove who wins, and in how many plies
    ///
    /// Searches until it has proved who can force a win after the game line, and in how many plies at
    /// most, including chance events. The last line of the output is a JSON object. Progress is
    /// reported on standard error.
    ///
    /// `winner` is the number of the winning seat, or of the first seat of the winning team. It is 0 if
    /// nobody can force a win, and null if the search was stopped before. If `exact` is true, the game
    /// takes `plies` with best play by both sides; if not, the win may come sooner. A forced win is
    /// independent of the tiles that are drawn. Sendas is searched for wins in one ply, in two, and so
    /// on. This never ends if nobody can force a win.
    #[command(verbatim_doc_comment, after_help = SOLVE_EXAMPLES)]
    Solve(Solve),
    /// Draw the board after a game line, as SVG
    ///
    /// Prints the picture that the page paints, as one SVG document.
    #[command(verbatim_doc_comment, after_help = SVG_EXAMPLES)]
    Svg(Svg),
    /// Run as an engine for other programs
    ///
    /// Implements the Universal Game Interface on standard input and output, with one command per
    /// line, until `quit` or the end of the input. A wrong command is answered by `error ...` and
    /// changes nothing.
    ///
    ///     ugi, isready, uginewgame, quit
    ///     setoption name Level value 1 to 8    default 8; see below for lower levels
    ///     setoption name Seed value N          the same seed and nodes give the same move
    ///     setoption name Hash value MB         memory for the tree
    ///     position fen GAME [KEY=VALUE]... [moves TOKEN...]
    ///     position startpos [moves TOKEN...]   the last game set up, by default Snorkels
    ///     go [movetime MS | nodes N | depth N | infinite], stop
    ///     query gameover | result | p1turn
    ///
    /// Chance events are tokens among the moves. During a search, `stop`, `isready` and `quit` are
    /// handled at once, and all other commands after it. A lower level never searches more than its
    /// own steps, even with more time.
    #[command(verbatim_doc_comment, after_help = UGI_EXAMPLES)]
    Ugi,
    /// Check, read and write records of games
    ///
    /// A record is a text like PGN in chess: tags, a blank line, and numbered moves with {comments} and
    /// (variations). A file may contain several.
    ///
    /// Each error is reported on standard error with its line, column and reason, and the exit code is
    /// 1. All other games are still read, and the part of a game before its error.
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
pub(crate) struct Analyse {
    /// The game so far, as one argument
    pub(crate) line: String,
    /// Stop after this many nodes; default 10000 without --seconds
    #[arg(long, value_name = "N")]
    pub(crate) nodes: Option<u32>,
    /// Stop after this many seconds
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
    /// Size of the transposition table in megabytes
    #[arg(long, value_name = "MB", default_value = "256", value_parser = clap::value_parser!(u32).range(1..=65_536))]
    pub(crate) memory: u32,
    /// Stop after this many seconds
    #[arg(long, value_name = "N", value_parser = seconds, allow_negative_numbers = true)]
    pub(crate) seconds: Option<f64>,
    /// Save results to this file, and resume from it if it exists
    #[arg(long, value_name = "FILE")]
    pub(crate) checkpoint: Option<PathBuf>,
    /// Omit the choice of colours in Snorkels
    #[arg(long)]
    pub(crate) no_choice: bool,
    /// Number of threads
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u8).range(1..=64))]
    pub(crate) threads: u8,
}

const SOLVE_EXAMPLES: &str = r#"Examples:
  $ cauce solve "snorkels size=4" --no-choice
  {"winner":2,"plies":14,"exact":true,"visits":6517,"seconds":0.06}

  $ cauce solve "snorkels size=6" --no-choice --memory 8000 --threads 2 --checkpoint six.table"#;

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
    /// Print the number of games and their errors
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

/// The maximum depth. Every ply is a recursive call, so in a game without an end a greater depth would
/// overflow the stack.
const MAX_DEPTH: u32 = 1_000;

fn depth(text: &str) -> Result<u32, String> {
    match text.parse() {
        Ok(depth) if depth <= MAX_DEPTH => Ok(depth),
        _ => Err(format!("write a whole number from 0 to {MAX_DEPTH}, such as 3")),
    }
}
