//! The command line, as typed values.

use crate::Result;
use crate::help::Topic;
use crate::suite::Step;
use lexopt::prelude::*;
use std::ffi::OsString;

/// What was asked for.
#[derive(Debug, PartialEq)]
pub(crate) enum Command {
    /// Print a page of help.
    Help(Topic),
    /// Build and serve the game.
    Play(Play),
    /// Write the optimised `dist`.
    Build,
    /// Make the npm package.
    Package(Package),
    /// Serve `dist` as it stands.
    Serve(Serve),
    /// Run the tests.
    Test(Test),
    /// Measure random games.
    Bench,
}

/// Options of `play`.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Play {
    /// The port asked for; without one, the first free port from 8080 on.
    pub port: Option<u16>,
    /// Leave the browser alone.
    pub no_open: bool,
}

/// Options of `package`.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Package {
    /// Take `dist` as it stands.
    pub no_build: bool,
}

/// Options of `serve`.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Serve {
    /// As in [`Play`].
    pub port: Option<u16>,
    /// The path under which the files appear.
    pub base: Base,
}

/// A path under which a site is served: starts and ends with a slash.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Base(String);

impl Base {
    /// Takes `games/cauce`, with or without slashes around it.
    pub(crate) fn new(path: &str) -> Self {
        match path.trim_matches('/') {
            "" => Self("/".into()),
            inner => Self(format!("/{inner}/")),
        }
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl Default for Base {
    fn default() -> Self {
        Self::new("")
    }
}

/// Options of `test`.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Test {
    /// The steps to run; empty for all.
    pub only: Vec<Step>,
    /// Parts of test names; empty for all tests.
    pub filters: Vec<String>,
}

/// Reads the arguments after `cargo xtask`.
pub(crate) fn parse(args: impl IntoIterator<Item = OsString>) -> Result<Command> {
    let mut parser = lexopt::Parser::from_args(args);
    read(&mut parser).map_err(|why| why.to_string())
}

fn read(parser: &mut lexopt::Parser) -> std::result::Result<Command, lexopt::Error> {
    let command = match parser.next()? {
        None | Some(Short('h') | Long("help")) => return Ok(Command::Help(Topic::All)),
        Some(Value(name)) => name.string()?,
        Some(other) => return Err(other.unexpected()),
    };
    let mut command = match command.as_str() {
        "help" => {
            let topic = match parser.next()? {
                None => Topic::All,
                Some(Value(name)) => topic(&name.string()?)?,
                Some(other) => return Err(other.unexpected()),
            };
            Command::Help(topic)
        }
        "play" => Command::Play(Play::default()),
        "build" => Command::Build,
        "package" => Command::Package(Package::default()),
        "serve" => Command::Serve(Serve::default()),
        "test" => Command::Test(Test::default()),
        "bench" => Command::Bench,
        unknown => return Err(no_such_command(unknown)),
    };
    while let Some(arg) = parser.next()? {
        match (&mut command, arg) {
            (_, Short('h') | Long("help")) => return Ok(Command::Help(command.topic())),
            (Command::Play(play), Long("port")) => play.port = Some(port(parser)?),
            (Command::Play(play), Long("no-open")) => play.no_open = true,
            (Command::Package(package), Long("no-build")) => package.no_build = true,
            (Command::Serve(serve), Long("port")) => serve.port = Some(port(parser)?),
            (Command::Serve(serve), Long("base")) => {
                serve.base = Base::new(&parser.value()?.string()?);
            }
            (Command::Test(test), Long("only")) => {
                for name in parser.value()?.string()?.split(',') {
                    test.only.push(step(name)?);
                }
            }
            (Command::Test(test), Value(filter)) => test.filters.push(filter.string()?),
            (_, other) => return Err(other.unexpected()),
        }
    }
    Ok(command)
}

impl Command {
    fn topic(&self) -> Topic {
        match self {
            Self::Help(topic) => *topic,
            Self::Play(_) => Topic::Play,
            Self::Build => Topic::Build,
            Self::Package(_) => Topic::Package,
            Self::Serve(_) => Topic::Serve,
            Self::Test(_) => Topic::Test,
            Self::Bench => Topic::Bench,
        }
    }
}

fn topic(name: &str) -> std::result::Result<Topic, lexopt::Error> {
    Ok(match name {
        "help" => Topic::All,
        "play" => Topic::Play,
        "build" => Topic::Build,
        "package" => Topic::Package,
        "serve" => Topic::Serve,
        "test" => Topic::Test,
        "bench" => Topic::Bench,
        unknown => return Err(no_such_command(unknown)),
    })
}

fn no_such_command(name: &str) -> lexopt::Error {
    format!(
        "there is no command '{name}': the commands are play, build, package, serve, test, bench and \
         help"
    )
    .into()
}

fn port(parser: &mut lexopt::Parser) -> std::result::Result<u16, lexopt::Error> {
    let value = parser.value()?.string()?;
    match value.parse() {
        Ok(port) if port > 0 => Ok(port),
        _ => Err(format!("'{value}' is not a port: a port is a number from 1 to 65535").into()),
    }
}

fn step(name: &str) -> std::result::Result<Step, lexopt::Error> {
    let names = || Step::ALL.map(Step::name).join(", ");
    Step::ALL
        .into_iter()
        .find(|step| step.name() == name)
        .ok_or_else(|| format!("there is no step '{name}': the steps are {}", names()).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Command> {
        super::parse(line.split_whitespace().map(OsString::from))
    }

    #[test]
    fn no_arguments_ask_for_help() {
        for line in ["", "help", "-h", "--help", "help help"] {
            assert_eq!(parse(line), Ok(Command::Help(Topic::All)), "{line:?}");
        }
        for line in ["help play", "play --help", "play --port 80 -h"] {
            assert_eq!(parse(line), Ok(Command::Help(Topic::Play)), "{line:?}");
        }
    }

    #[test]
    fn play_takes_a_port_and_leaves_the_browser_alone() {
        assert_eq!(parse("play"), Ok(Command::Play(Play::default())));
        let both = Play { port: Some(9000), no_open: true };
        assert_eq!(parse("play --port=9000 --no-open"), Ok(Command::Play(both)));
    }

    #[test]
    fn package_builds_first_or_not() {
        assert_eq!(parse("package"), Ok(Command::Package(Package { no_build: false })));
        assert_eq!(parse("package --no-build"), Ok(Command::Package(Package { no_build: true })));
        assert_eq!(parse("package --help"), Ok(Command::Help(Topic::Package)));
    }

    #[test]
    fn a_base_is_read_with_or_without_its_slashes() {
        for line in ["serve --base a/b", "serve --base /a/b/"] {
            let Ok(Command::Serve(serve)) = parse(line) else { panic!("{line}") };
            assert_eq!(serve.base.as_str(), "/a/b/");
        }
        assert_eq!(Base::default().as_str(), "/");
    }

    #[test]
    fn test_takes_steps_and_filters() {
        let test = Test {
            only: vec![Step::Format, Step::Wasm, Step::Native],
            filters: vec!["tayu".into(), "undo".into()],
        };
        assert_eq!(parse("test --only fmt,wasm tayu --only native undo"), Ok(Command::Test(test)));
    }

    #[test]
    fn errors_name_the_part_at_fault() {
        for (line, part) in [
            ("ply", "'ply'"),
            ("help ply", "'ply'"),
            ("--fast", "--fast"),
            ("play --fast", "--fast"),
            ("play now", "now"),
            ("play --port", "--port"),
            ("play --port 0", "'0'"),
            ("play --port 65536", "'65536'"),
            ("play --port eight", "'eight'"),
            ("build --port 80", "--port"),
            ("test --only linting", "'linting'"),
            ("test --only fmt,", "''"),
        ] {
            let why = parse(line).unwrap_err();
            assert!(why.contains(part), "{line}: {why}");
        }
    }
}
