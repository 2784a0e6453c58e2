//! `cauce ugi`: an engine for other programs, by the Universal Game Interface.
//!
//! A separate thread reads the input, so that a search can be stopped. Other commands that arrive
//! during a search are handled after it.

use std::{
    collections::VecDeque,
    io::{Read, Write},
    sync::mpsc::{Receiver, Sender, TryRecvError, channel},
    thread,
    time::{Duration, Instant},
};

use cauce_bots::{Knowledge, Level, Line, Searcher};
use cauce_cli::terminal::{CommandError, Length, Lines, escaped};
use cauce_rules::{Game, GameKind, GameLine, Seat, Token, Turn, with_game};

/// Time between two checks for input during a search.
const SLICE: Duration = Duration::from_millis(10);

/// Interval between `info` lines.
const TELL: Duration = Duration::from_millis(500);

/// Approximate size of a node of the search tree.
const BYTES: usize = 96;

/// Handles commands until `quit` or the end of the input.
pub(crate) fn run(input: impl Read + Send, out: &mut impl Write) -> Result<(), CommandError> {
    let (sender, receiver) = channel();
    thread::scope(|scope| {
        scope.spawn(move || listen(input, &sender));
        Engine {
            out,
            inbox: Inbox { receiver, later: VecDeque::new() },
            settings: Settings { level: Level::HIGHEST, seed: 1, megabytes: 64 },
            line: GameKind::ALL[0].name().to_owned(),
            quit_requested: false,
            quit_handled: false,
        }
        .talk()
    })
}

type Incoming = Result<String, CommandError>;

/// Sends every line to the engine, up to `quit`. Lines after it are ignored.
fn listen(input: impl Read, sender: &Sender<Incoming>) {
    let mut lines = Lines::new(input);
    loop {
        let line = match lines.read() {
            Ok(None) => return,
            Ok(Some((line, Length::Whole))) => String::from_utf8_lossy(line).trim().to_owned(),
            // Longer than any game. The placeholder is an unknown command.
            Ok(Some((_, Length::TooLong))) => "…".to_owned(),
            Err(error) => {
                let _ = sender.send(Err(CommandError::Input(error)));
                return;
            }
        };
        let quits = line == "quit";
        if sender.send(Ok(line)).is_err() || quits {
            return;
        }
    }
}

/// The commands that are still to be handled.
struct Inbox {
    receiver: Receiver<Incoming>,
    /// Commands that arrived during a search.
    later: VecDeque<String>,
}

impl Inbox {
    /// Waits for the next line; `None` at the end of the input.
    fn next(&mut self) -> Result<Option<String>, CommandError> {
        match self.later.pop_front() {
            Some(line) => Ok(Some(line)),
            None => self.receiver.recv().ok().transpose(),
        }
    }
}

struct Settings {
    level: Level,
    seed: u64,
    megabytes: usize,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Limit {
    /// After the steps of the level.
    Level,
    Time(Duration),
    Nodes(u64),
    /// When the principal variation has this length.
    Depth(usize),
    /// Only when it is stopped.
    Never,
}

struct Engine<'a, W> {
    out: &'a mut W,
    inbox: Inbox,
    settings: Settings,
    /// A valid game line: the last position that was set up.
    line: String,
    /// Whether `quit` has arrived, so that searches should end at once.
    quit_requested: bool,
    /// Whether `quit` has been handled.
    quit_handled: bool,
}

impl<W: Write> Engine<'_, W> {
    fn talk(mut self) -> Result<(), CommandError> {
        while !self.quit_handled
            && let Some(line) = self.inbox.next()?
        {
            if let Err(why) = self.handle(&line)? {
                self.say(&format!("error {why}"))?;
            }
        }
        Ok(())
    }

    fn say(&mut self, text: &str) -> Result<(), CommandError> {
        writeln!(self.out, "{}", escaped(text))
            .and_then(|()| self.out.flush())
            .map_err(CommandError::Output)
    }

    /// Handles a command. A wrong command returns the reason and changes nothing.
    fn handle(&mut self, line: &str) -> Result<Result<(), String>, CommandError> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let done = match words[..] {
            [] | ["stop"] => Ok(()),
            ["ugi"] => {
                self.introduce()?;
                Ok(())
            }
            ["isready"] => {
                self.say("readyok")?;
                Ok(())
            }
            // Removes the moves, but keeps the game and its options.
            ["uginewgame"] => self.set_up(&["startpos"]),
            ["setoption", "name", name, "value", value] => self.set(name, value),
            ["position", ref rest @ ..] => self.set_up(rest),
            ["go", ref rest @ ..] => match limit(rest) {
                Ok(limit) => self.go(limit)?,
                Err(why) => Err(why),
            },
            ["query", what] => match self.answer(what) {
                Ok(answer) => {
                    self.say(&format!("response {answer}"))?;
                    Ok(())
                }
                Err(why) => Err(why),
            },
            ["quit"] => {
                self.quit_handled = true;
                Ok(())
            }
            _ => Err(format!("unknown command '{line}'")),
        };
        Ok(done)
    }

    fn introduce(&mut self) -> Result<(), CommandError> {
        for line in [
            concat!("id name Cauce ", env!("CARGO_PKG_VERSION")),
            "id author the authors of Cauce",
            "option name Level type spin default 8 min 1 max 8",
            "option name Seed type spin default 1 min 0 max 18446744073709551615",
            "option name Hash type spin default 64 min 1 max 65536",
            "ugiok",
        ] {
            self.say(line)?;
        }
        Ok(())
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let wrong = |range: &str| format!("'{value}' is no value of {name}: write {range}");
        match name {
            "Level" => {
                let level = value.parse().ok().and_then(Level::new);
                self.settings.level = level.ok_or_else(|| wrong("a number from 1 to 8"))?;
            }
            "Seed" => {
                self.settings.seed = value
                    .parse()
                    .map_err(|_| wrong(&format!("a number from 0 to {}", u64::MAX)))?;
            }
            "Hash" => {
                let megabytes = value.parse().ok().filter(|size| (1..=65_536).contains(size));
                self.settings.megabytes =
                    megabytes.ok_or_else(|| wrong("a number of megabytes from 1 to 65536"))?;
            }
            _ => {
                return Err(format!("there is no option '{name}': there are Level, Seed and Hash"));
            }
        }
        Ok(())
    }

    /// Handles `position`. `startpos` is the beginning of the game that was set up last.
    fn set_up(&mut self, words: &[&str]) -> Result<(), String> {
        let at = words.iter().position(|&word| word == "moves");
        let (start, moves) = words.split_at(at.unwrap_or(words.len()));
        let game = match start {
            ["startpos"] => self.line.split(" : ").next().unwrap_or_default().to_owned(),
            ["fen", game @ ..] if !game.contains(&":") => game.join(" "),
            _ => {
                return Err(
                    "write 'position startpos' or 'position fen', a game and its options, \
                             then 'moves' and tokens"
                        .to_owned(),
                );
            }
        };
        let moves = moves.get(1..).unwrap_or_default().join(" ");
        let text = if moves.is_empty() { game } else { format!("{game} : {moves}") };
        let read = |text: &str| {
            with_game!(GameKind::from_line(text)?, G => {
                text.parse::<GameLine<G>>().map(|line| line.to_string())
            })
        };
        self.line = read(&text).map_err(|error| error.to_string())?;
        Ok(())
    }

    fn answer(&self, what: &str) -> Result<String, String> {
        let answer = |turn: Turn| match (what, turn) {
            ("gameover", turn) => Ok(turn.outcome().is_some().to_string()),
            ("p1turn", turn) => Ok((turn.seat() == Some(Seat::ONE)).to_string()),
            ("result", Turn::Over(outcome)) => Ok(match outcome.winners.iter().next() {
                Some(winner) => format!("p{}win", winner.number()),
                None => "draw".to_owned(),
            }),
            ("result", _) => Ok("none".to_owned()),
            _ => Err(format!("there is no query '{what}': there are gameover, result and p1turn")),
        };
        with_game!(self.kind()?, G => answer(self.game::<G>()?.position().turn()))
    }

    fn kind(&self) -> Result<GameKind, String> {
        GameKind::from_line(&self.line).map_err(|error| error.to_string())
    }

    fn game<G: Game>(&self) -> Result<GameLine<G>, String> {
        self.line.parse().map_err(|error: Box<cauce_rules::LineError>| error.to_string())
    }

    fn go(&mut self, limit: Limit) -> Result<Result<(), String>, CommandError> {
        let kind = match self.kind() {
            Ok(kind) => kind,
            Err(why) => return Ok(Err(why)),
        };
        with_game!(kind, G => match self.game::<G>() {
            Ok(line) => self.think(&line, limit),
            Err(why) => Ok(Err(why)),
        })
    }

    fn think<G: Knowledge>(
        &mut self,
        line: &GameLine<G>,
        limit: Limit,
    ) -> Result<Result<(), String>, CommandError> {
        let seat = match line.position().turn() {
            Turn::Move(seat) => seat,
            Turn::Chance => return Ok(Err("a chance event is due: tell it by 'moves'".to_owned())),
            Turn::Over(_) => return Ok(Err("the game is over".to_owned())),
        };
        let capacity = (self.settings.megabytes << 20) / BYTES;
        let mut searcher =
            Searcher::new(line.start().clone(), self.settings.seed).with_capacity(capacity);
        let moves = || line.tokens().iter().filter_map(|&token| Token::mv(token));
        moves().for_each(|mv| searcher.advance(mv));
        self.search(&mut searcher, limit, seat)?;
        let best = if self.is_full::<G>() {
            searcher.best()
        } else {
            searcher.pick(self.settings.level, moves().rev().find_map(G::place))
        };
        // If the search was stopped before its first step, any move is better than none.
        match best.or_else(|| searcher.game().legal().first().copied()) {
            Some(best) => self.say(&format!("bestmove {best}")).map(Ok),
            None => Ok(Err("there is no move".to_owned())),
        }
    }

    /// Whether the engine plays at full strength, using all the time it gets.
    fn is_full<G: Knowledge>(&self) -> bool {
        self.settings.level >= Level::highest::<G>()
    }

    fn search<G: Knowledge>(
        &mut self,
        searcher: &mut Searcher<G>,
        limit: Limit,
        seat: Seat,
    ) -> Result<(), CommandError> {
        let clock = Instant::now();
        let mut told = Duration::ZERO;
        let mut nodes = 0;
        let full = u64::from(Searcher::<G>::steps(self.settings.level));
        let most = match limit {
            Limit::Nodes(nodes) => nodes,
            Limit::Level => full,
            // The nodes need a bound as well, because the variation may never become that long.
            Limit::Depth(depth) => full * depth as u64,
            Limit::Time(_) | Limit::Never => u64::MAX,
        };
        // A lower level never makes more than its own steps, even with more time.
        let most = if self.is_full::<G>() { most } else { most.min(full) };
        let time = if let Limit::Time(time) = limit { time } else { Duration::MAX };
        loop {
            let (begun, slice) = (nodes, Instant::now());
            searcher.think(|steps| {
                nodes = begun + u64::from(steps);
                nodes >= most || slice.elapsed() >= SLICE || clock.elapsed() >= time
            });
            let deep = match limit {
                Limit::Depth(depth) => {
                    searcher.lines().first().is_some_and(|l| l.moves.len() >= depth)
                }
                _ => false,
            };
            let settled = searcher.is_proved() || nodes >= most;
            let over = settled && limit != Limit::Never || deep || clock.elapsed() >= time;
            let stopped = self.poll_input(limit)?;
            if over || stopped || clock.elapsed() - told >= TELL {
                told = clock.elapsed();
                self.report(searcher, seat, nodes, told)?;
            }
            if over || stopped {
                return Ok(());
            }
            if settled {
                // With `go infinite`, the answer must wait for `stop`.
                thread::sleep(SLICE);
            }
        }
    }

    /// Handles input during a search. Returns whether the search should stop.
    fn poll_input(&mut self, limit: Limit) -> Result<bool, CommandError> {
        loop {
            match self.inbox.receiver.try_recv() {
                Ok(Ok(line)) if line == "stop" => return Ok(true),
                Ok(Ok(line)) if line == "quit" => {
                    // Earlier commands are still answered, but without long searches.
                    self.quit_requested = true;
                    self.inbox.later.push_back(line);
                }
                Ok(Ok(line)) if line == "isready" => self.say("readyok")?,
                Ok(line) => self.inbox.later.push_back(line?),
                Err(TryRecvError::Empty) => return Ok(self.quit_requested),
                // The input has ended, so an infinite search could never be stopped.
                Err(TryRecvError::Disconnected) => {
                    return Ok(self.quit_requested || limit == Limit::Never);
                }
            }
        }
    }

    fn report<G: Knowledge>(
        &mut self,
        searcher: &Searcher<G>,
        seat: Seat,
        nodes: u64,
        time: Duration,
    ) -> Result<(), CommandError> {
        let lines = searcher.lines();
        let Some(best) = lines.first() else { return Ok(()) };
        let pv: Vec<_> = best.moves.iter().map(ToString::to_string).collect();
        self.say(&format!(
            "info depth {} score {} nodes {nodes} time {} pv {}",
            pv.len(),
            score(best, seat),
            time.as_millis(),
            pv.join(" "),
        ))
    }
}

fn limit(words: &[&str]) -> Result<Limit, String> {
    let wrong =
        || "write 'go', 'go movetime MILLISECONDS', 'go nodes N', 'go depth N' or 'go infinite'";
    let limit = match words {
        [] => Some(Limit::Level),
        ["infinite"] => Some(Limit::Never),
        ["movetime", number] => {
            number.parse().ok().map(|number| Limit::Time(Duration::from_millis(number)))
        }
        ["nodes", number] => number.parse().ok().map(Limit::Nodes),
        ["depth", number] => number.parse::<u32>().ok().map(|depth| Limit::Depth(depth as usize)),
        _ => None,
    };
    limit.ok_or_else(|| wrong().to_owned())
}

/// Formats a score: in centipawns by the Elo formula or, if the result is proved, as the number of
/// moves to the end.
fn score<G: Knowledge>(line: &Line<G>, seat: Seat) -> String {
    match line.proof {
        Some(proof) if !proof.winners.is_empty() => {
            let moves = i32::from(proof.plies / 2) + 1;
            let sign = if proof.wins(seat) { 1 } else { -1 };
            format!("mate {}", sign * moves)
        }
        _ => {
            let chance = line.chance.clamp(0.001, 0.999);
            format!("cp {}", (400.0 * (chance / (1.0 - chance)).log10()).round() as i32)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cauce_bots::Rng;
    use cauce_rules::{RandomSource, caminos};

    fn answers(input: &str) -> Vec<String> {
        let mut out = Vec::new();
        run(input.as_bytes(), &mut out).unwrap();
        String::from_utf8(out).unwrap().lines().map(ToOwned::to_owned).collect()
    }

    const COMMANDS: [&str; 34] = [
        "ugi",
        "isready",
        "uginewgame",
        "setoption name Level value 3",
        "setoption name Level value 8",
        "setoption name Level value 9",
        "setoption name Seed value 7",
        "setoption name Hash value 1",
        "setoption name Hash value 0",
        "setoption name Nothing value 1",
        "setoption",
        "position startpos",
        "position startpos moves d4",
        "position startpos moves d4 d4",
        "position startpos moves +037 i10v037",
        "position startpos moves pass",
        "position fen snorkels size=3 moves a1 a2 c3",
        "position fen snorkels size=3 moves a1 a2 c3 b1",
        "position fen tayu",
        "position fen tayu players=4 moves +037",
        "position fen caminos",
        "position fen sendas",
        "position fen chess",
        "position fen snorkels : d4",
        "position",
        "go",
        "go nodes 20",
        "go depth 2",
        "go movetime 5",
        "go infinite",
        "stop",
        "query gameover",
        "query result",
        "\u{7}go nodes −1",
    ];

    #[test]
    fn every_command_of_a_random_session_is_answered() {
        let mut rng = Rng::new(11);
        for _ in 0..12 {
            let picked: Vec<_> =
                (0..25).map(|_| COMMANDS[rng.below(COMMANDS.len() as u32) as usize]).collect();
            let input = picked.join("\n");
            let answers = answers(&format!("{input}\nisready"));
            let count = |start: &str| answers.iter().filter(|line| line.starts_with(start)).count();
            let given =
                |command: &str| picked.iter().filter(|&&line| line.starts_with(command)).count();
            assert_eq!(count("readyok"), given("isready") + 1, "{input}");
            assert_eq!(count("ugiok"), given("ugi") - given("uginewgame"), "{input}");
            assert_eq!(count("response"), given("query"), "{input}");
            let searches = given("go");
            let (moves, errors) = (count("bestmove"), count("error"));
            assert!(moves <= searches && moves + errors >= searches, "{input}");
            assert!(errors >= given("setoption name Hash value 0") + given("position fen chess"));
        }
    }

    #[test]
    fn an_error_leaves_the_position_unchanged() {
        let input = "position fen snorkels size=3 moves a1 a2 c3\nposition startpos moves d9\n\
                     position fen chess\nnonsense\ngo nodes 100\nquit\nisready";
        let answers = answers(input);
        let errors = answers.iter().filter(|line| line.starts_with("error")).count();
        assert_eq!(errors, 3, "{answers:?}");
        assert_eq!(answers.last().map(String::as_str), Some("bestmove b1"));
    }

    #[test]
    fn scores_are_mates_if_proved_and_centipawns_otherwise() {
        let answers = answers("position fen snorkels size=3 moves a1 a2 c3\ngo nodes 100");
        assert!(answers[0].contains("score mate 1 "), "{answers:?}");
        let answers = self::answers("position fen sendas\ngo nodes 50");
        assert!(answers[0].contains("score cp "), "{answers:?}");
    }

    #[test]
    fn a_level_searches_its_own_steps_unless_it_is_stopped() {
        let start: GameLine<caminos::Position> = "caminos".parse().unwrap();
        let level = Level::new(6).unwrap();
        let whole = Searcher::new(start.position(), 3).answer(level, None).unwrap();
        let go = |how: &str| {
            let level = "setoption name Level value 6\nsetoption name Seed value 3";
            answers(&format!("{level}\nposition fen caminos\n{how}"))
        };
        let steps = Searcher::<caminos::Position>::steps(level);
        let told = go("go movetime 600000");
        assert_eq!(told.last(), Some(&format!("bestmove {whole}")));
        assert!(told.iter().any(|line| line.contains(&format!("nodes {steps} "))), "{told:?}");
        let told = go("go infinite\nstop");
        assert!(told.last().is_some_and(|line| line.starts_with("bestmove")), "{told:?}");
        assert!(!told.iter().any(|line| line.contains(&format!("nodes {steps} "))), "{told:?}");
    }
}
