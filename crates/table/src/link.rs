//! Links that hold a whole game in their fragment, as form-encoded pairs.

use std::{borrow::Cow, error::Error, fmt, marker::PhantomData};

use cauce_rules::{
    Game, GameKind, GameLine, LineError, LineErrorKind, MAX_LINE_BYTES, OptionsError, Seat, Seats,
};

use crate::{AnyRecord, Controller, NodeId, Saved, SeatsError, info::is_game_id};

mod check;
mod repair;

pub use check::{Damage, check_link, checked_link};
pub use repair::{find_link, join_broken_links, normalize_line};

/// Maximum length of a link: every byte of the longest game line may be encoded as three.
const MAX_BYTES: usize = 3 * MAX_LINE_BYTES;

impl dyn AnyRecord + '_ {
    /// Returns the link fragment (the text behind `#`) of the game with these tokens:
    /// `game=snorkels&stones=c3,e5&moves=d4+swap`. If a computer plays, the fragment contains the
    /// seats, and the receiver plays all others.
    pub fn link_with(&self, tokens: &str) -> String {
        let mut link = self.moves_with(tokens);
        if self.info().has_computer() {
            link += &self.seats_for(|_| Controller::Here);
        }
        link
    }

    /// Returns the pair of the seats; `by` gives the controllers of the human players.
    fn seats_for(&self, by: impl Fn(Seat) -> Controller) -> String {
        let all = Seat::all(Seat::MAX).zip(self.info().players());
        let seats = all.map(|(seat, player)| match player.by {
            Controller::Computer(_) => player.by.name(),
            Controller::Here | Controller::Away => by(seat).name(),
        });
        format!("&seats={}", seats.collect::<Vec<_>>().join(","))
    }

    /// Returns the link fragment without the players.
    fn moves_with(&self, tokens: &str) -> String {
        let mut link = format!("game={}", self.kind());
        for (key, value) in self.options() {
            link += &format!("&{key}={}", encode(&value));
        }
        if !tokens.is_empty() {
            link += &format!("&moves={}", encode(tokens));
        }
        link
    }

    /// Returns the link fragment of the game up to a node, for the players on these seats. After
    /// the moves follow the names, the seats as the receivers see them, the ids of the previous
    /// game and of this one, and a checksum. The line to the node becomes the main line, because
    /// the sent game is the one that counts.
    pub(crate) fn link_for(&mut self, id: NodeId, receivers: Seats) -> String {
        self.tree_index_mut().make_main(id);
        let (mut link, info) = (self.moves_with(&self.tokens_to(id)), self.info());
        for (key, player) in NAME_KEYS.iter().zip(info.players()) {
            if !player.name.is_empty() {
                link += &format!("&{key}={}", encode(&player.name));
            }
        }
        link += &self.seats_for(|seat| match receivers.contains(seat) {
            true => Controller::Here,
            false => Controller::Away,
        });
        for (key, id) in [("after", info.game_before()), ("id", info.game_id())] {
            if let Some(id) = id {
                link += &format!("&{key}={id}");
            }
        }
        checked_link(&link)
    }

    /// Compares a game line in canonical form with the tree of moves, variations included.
    pub fn compare(&self, line: &str) -> Comparison {
        let Some(tokens) = self.tokens_of(line) else { return Comparison::Diverged };
        let tree_index = self.tree_index();
        let is_end = |id| tree_index.children(id).next().is_none();
        let mut at = NodeId::ROOT;
        for token in tokens {
            match tree_index.children(at).find(|&child| self.token_text(child) == token) {
                Some(child) => at = child,
                None if is_end(at) => return Comparison::Ahead,
                None => return Comparison::Diverged,
            }
        }
        if is_end(at) { Comparison::Same } else { Comparison::Behind }
    }

    /// Adds the moves of a game line in canonical form, if it has the same start, and returns the
    /// node to which they lead. A line with anything new becomes the main line even if it differs
    /// from the moves here: the opponent has taken back a move.
    pub(crate) fn follow(&mut self, line: &str) -> Option<NodeId> {
        let (mut tokens, known) = (self.tokens_of(line)?, self.tree_index().len());
        let end = tokens.try_fold(NodeId::ROOT, |at, token| self.add_text(at, token)).ok()?;
        if self.tree_index().len() > known {
            self.tree_index_mut().make_main(end);
        }
        Some(end)
    }

    fn tokens_of<'a>(&self, line: &'a str) -> Option<impl Iterator<Item = &'a str> + use<'a>> {
        let (start, tokens) = parts(line);
        (start == self.line_to(NodeId::ROOT)).then(|| tokens.split_whitespace())
    }
}

/// Relation of a game that arrived by a link to the tree of moves here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Comparison {
    /// It continues a line that ends here.
    Ahead,
    /// It ends where a line ends here.
    Same,
    /// All of its moves were played here, followed by more.
    Behind,
    /// It differs from the moves here, or has another start.
    Diverged,
}

impl Comparison {
    /// Returns the name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ahead => "newer",
            Self::Same => "same",
            Self::Behind => "older",
            Self::Diverged => "apart",
        }
    }
}

/// A parser of game lines, for one game or several.
pub trait LineReader {
    /// Parses a game line and returns it in canonical form, with the number of seats.
    ///
    /// # Errors
    /// Returns an error with the place and reason, and the game line up to that place.
    fn read(&self, text: &str) -> Result<(String, u8), Box<LineError>>;
}

/// The parser of the lines of one game.
#[derive(Clone, Copy, Debug)]
pub struct GameLineReader<G>(PhantomData<G>);

impl<G> GameLineReader<G> {
    /// The only value of this type.
    pub const INSTANCE: Self = Self(PhantomData);
}

impl<G: Game> LineReader for GameLineReader<G> {
    fn read(&self, text: &str) -> Result<(String, u8), Box<LineError>> {
        let line: GameLine<G> = text.parse()?;
        Ok((line.to_string(), line.start().seats()))
    }
}

/// Returns the game of this name; case and accents do not matter, as in `Tayü`.
pub(crate) fn find_game_kind(name: &str) -> Option<GameKind> {
    let plain = |c: char| match c {
        'À'..='Å' | 'à'..='å' => Some('a'),
        'È'..='Ë' | 'è'..='ë' => Some('e'),
        'Ì'..='Ï' | 'ì'..='ï' => Some('i'),
        'Ñ' | 'ñ' => Some('n'),
        'Ò'..='Ö' | 'ò'..='ö' => Some('o'),
        'Ù'..='Ü' | 'ù'..='ü' => Some('u'),
        // Combining accents.
        '\u{300}'..='\u{36f}' => None,
        c => Some(c.to_ascii_lowercase()),
    };
    // This avoids a Unicode normalization table.
    GameKind::from_name(&name.chars().filter_map(plain).collect::<String>())
}

/// Returns the fragment of a link to a game, given an address or the fragment alone. Returns `None`
/// if the text is no such link.
pub fn link_fragment(text: &str) -> Option<&str> {
    let (address, fragment) = text.rsplit_once('#').unwrap_or(("", text));
    let scheme = address.split_once(':').map_or("", |(scheme, _)| scheme);
    let is_link = address.is_empty()
        || !scheme.is_empty() && scheme.bytes().all(|byte| byte.is_ascii_alphabetic());
    let names_game = fragment.contains("game=") && pairs(fragment).any(|(key, _)| key == "game");
    let is_word = !text.bytes().any(|byte| byte.is_ascii_whitespace());
    (is_link && names_game && is_word).then_some(fragment)
}

/// The game to open if a text names none.
const DEFAULT_GAME: GameKind = GameKind::Snorkels;

/// Returns the game of a game line, a link or a saved state, without parsing the rest.
pub fn detect_game_kind(text: &str) -> GameKind {
    let named = match link_fragment(text) {
        Some(fragment) => find(fragment, "game").0.and_then(|name| find_game_kind(&name)),
        None => match text.parse::<Saved>() {
            Ok(saved) => saved.kind().ok(),
            Err(_) => GameKind::from_line(text).ok(),
        },
    };
    named.unwrap_or(DEFAULT_GAME)
}

/// The content of a link, as far as it can be parsed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Link {
    /// The game line in canonical form.
    pub line: String,
    /// Names by seat, empty if not given.
    pub names: Vec<String>,
    /// Controller of each seat at the receiver's table; empty if not given.
    pub seats: Vec<Controller>,
    /// Unique id of the game; empty if not given.
    pub id: String,
    /// A compressed record, given instead of moves.
    pub packed: Option<String>,
    /// Damage that the checksum reveals; the other fields are then incomplete or wrong.
    pub damage: Option<Damage>,
    /// What is wrong with the rest of the link.
    pub problem: Option<LinkError>,
}

/// What is wrong with a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// The game line cannot be parsed to its end.
    Line(Box<LineError>),
    /// The seats cannot be parsed.
    Seats(SeatsError),
    /// This is no valid id of a game.
    Id(String),
    /// This key is given twice, so its value is ambiguous.
    Repeated(&'static str),
}

impl Error for LinkError {}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(error) => error.fmt(f),
            Self::Seats(error) => error.fmt(f),
            Self::Id(text) => write!(f, "'{text}' cannot be the id of a game"),
            Self::Repeated(key) => write!(f, "'{key}' is given twice"),
        }
    }
}

const NAME_KEYS: [&str; Seat::MAX as usize] = ["player1", "player2", "player3", "player4"];

/// Parses the fragment of a link. Keys that are unknown to the game are ignored.
pub fn read_link(fragment: &str, reader: &dyn LineReader) -> Link {
    let (line, mut problem) = match line_of(fragment, reader) {
        Ok(line) => (line, None),
        Err(error) => (error.read.clone(), Some(LinkError::Line(error))),
    };
    let damage = check_link(fragment).and_then(Result::err);
    let mut link = Link { line, damage, ..Link::default() };
    // A compressed record is useless unless it is intact.
    link.packed = find(fragment, "record").0.filter(|_| damage.is_none());
    if fragment.len() > MAX_BYTES {
        return Link { problem, ..link };
    }
    let mut value = |key| {
        let (value, twice) = find(fragment, key);
        if twice {
            problem.get_or_insert(LinkError::Repeated(key));
        }
        value.filter(|_| !twice)
    };
    let seats = seats_of(&link.line, reader);
    link.names = NAME_KEYS[..seats].iter().map(|key| value(key).unwrap_or_default()).collect();
    let (controllers, id) = (value("seats"), value("id"));
    let controllers = controllers.map(|text| Controller::parse_all(&text, seats)).transpose();
    match controllers {
        Ok(controllers) => link.seats = controllers.unwrap_or_default(),
        Err(error) => drop(problem.get_or_insert(LinkError::Seats(error))),
    }
    match id {
        Some(id) if !is_game_id(&id) => drop(problem.get_or_insert(LinkError::Id(id))),
        id => link.id = id.unwrap_or_default(),
    }
    Link { problem, ..link }
}

fn parts(line: &str) -> (&str, &str) {
    let (start, tokens) = line.split_once(':').unwrap_or((line, ""));
    (start.trim_end_matches(' '), tokens)
}

fn seats_of(line: &str, reader: &dyn LineReader) -> usize {
    let (start, _) = parts(line);
    let seats = reader.read(start).map_or(0, |(_, seats)| seats);
    usize::from(seats.min(Seat::MAX))
}

/// Returns the pairs of a link. Some mail programs and chats separate them with `&amp;`.
fn pairs(fragment: &str) -> impl Iterator<Item = (Cow<'_, str>, Cow<'_, str>)> {
    let pairs = form_urlencoded::parse(fragment.trim_start_matches('#').as_bytes());
    pairs.map(|(key, value)| match key.strip_prefix("amp;") {
        Some(plain) => (plain.to_owned().into(), value),
        None => (key, value),
    })
}

/// Returns the first value of a key, and whether there are more.
fn find(fragment: &str, key: &str) -> (Option<String>, bool) {
    let mut values = pairs(fragment).filter(|(name, _)| name == key).map(|(_, value)| value);
    (values.next().map(Cow::into_owned), values.next().is_some())
}

/// Returns the game line of a link.
///
/// # Errors
/// Returns an error with the place and reason, and the game line up to that place.
fn line_of(fragment: &str, reader: &dyn LineReader) -> Result<String, Box<LineError>> {
    let wrong = |kind, text: &str, fault| Err(Box::new(LineError::at_start(kind, text, fault)));
    let (name, twice) = find(fragment, "game");
    let name = name.unwrap_or_default();
    if fragment.len() > MAX_BYTES {
        let kind = find_game_kind(&name).unwrap_or(DEFAULT_GAME);
        return wrong(kind, "", LineErrorKind::TooLong);
    }
    if twice && !name.is_empty() {
        let kind = find_game_kind(&name).unwrap_or(DEFAULT_GAME);
        return wrong(kind, "game", repeated("game"));
    }
    // A name of several words is invalid even if the first word names a game.
    let kind = match find_game_kind(&name) {
        Some(kind) => kind,
        None if name.is_empty() => return wrong(DEFAULT_GAME, "", LineErrorKind::NoGame),
        None => return wrong(DEFAULT_GAME, &name, LineErrorKind::UnknownGame),
    };
    let mut line = kind.name().to_owned();
    for (key, value) in pairs(fragment).filter(|(key, _)| kind.option_keys().contains(&&**key)) {
        let word = format!("{key}={value}");
        if word.contains(' ') {
            // One pair of a link cannot make two words of the line.
            return wrong(kind, &word, LineErrorKind::Spacing);
        }
        line += " ";
        line += &word;
    }
    let (moves, twice) = find(fragment, "moves");
    if let Some(moves) = moves.filter(|moves| !moves.is_empty()) {
        line += " : ";
        line += &moves;
    }
    let (line, _) = reader.read(&line)?;
    if twice {
        let error = LineError::at_start(kind, "moves", repeated("moves"));
        return Err(Box::new(LineError { read: line, ..error }));
    }
    Ok(line)
}

fn repeated(key: &'static str) -> LineErrorKind {
    LineErrorKind::Options(OptionsError::RepeatedKey { key })
}

/// Encodes a value as in a form, except that commas and colons stay readable. `*`, `_` and the
/// second of two dots or hyphens are encoded as well, because text formatters change them.
fn encode(value: &str) -> String {
    let mut encoded = String::with_capacity(value.len());
    let mut last = 0;
    for byte in value.bytes() {
        match byte {
            b' ' => encoded.push('+'),
            b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' | b',' | b':' => encoded.push(byte.into()),
            b'-' | b'.' if byte != last => encoded.push(byte.into()),
            _ => {
                encoded.push('%');
                let digits =
                    [byte >> 4, byte & 15].map(|digit| b"0123456789ABCDEF"[usize::from(digit)]);
                encoded.extend(digits.map(char::from));
            }
        }
        last = byte;
    }
    encoded
}

#[cfg(test)]
mod tests {
    use super::{line_of as line_of_any, read_link as read_any_link, *};
    use crate::{Dealer, Play, Table};
    use cauce_rules::snorkels::Position;

    fn line_of(fragment: &str) -> Result<String, Box<LineError>> {
        line_of_any(fragment, &GameLineReader::<Position>::INSTANCE)
    }

    fn read_link(fragment: &str) -> Link {
        read_any_link(fragment, &GameLineReader::<Position>::INSTANCE)
    }

    fn link_of<G: Play>(table: &Table<G>) -> String {
        let record: &dyn AnyRecord = table.record();
        record.link_with(&record.tokens_to(table.at()))
    }

    #[test]
    fn a_link_holds_the_whole_game_line() {
        for (line, link) in [
            ("snorkels", "game=snorkels"),
            (
                "snorkels stones=c3,e5 : d4 swap e4 c4",
                "game=snorkels&stones=c3,e5&moves=d4+swap+e4+c4",
            ),
        ] {
            let table = Table::<Position>::new(&line.parse().unwrap(), &[], Dealer::new(1));
            assert_eq!(link_of(&table), link);
            assert_eq!(line_of(link).unwrap(), line);
            assert_eq!(line_of(&format!("#{link}&theme=dark")).unwrap(), line);
            let written = format!("theme=dark&{link}").replace('&', "&amp;");
            assert_eq!(line_of(&written).unwrap(), line);
            assert_eq!(link_fragment(&written), Some(written.as_str()));
        }
    }

    #[test]
    fn the_game_of_a_line_link_or_saved_state_is_detected() {
        let line = "sendas : pass".parse().unwrap();
        let table = Table::<cauce_rules::sendas::Position>::new(&line, &[], Dealer::new(1));
        for text in [table.line(), format!("#{}", link_of(&table)), table.save().to_string()] {
            assert_eq!(detect_game_kind(&text), GameKind::Sendas, "{text}");
        }
        assert_eq!(detect_game_kind("tayu nonsense"), GameKind::Tayu);
        for text in ["", "chess", "#game=chess", "{", "[1]"] {
            assert_eq!(detect_game_kind(text), DEFAULT_GAME, "{text}");
        }
    }

    #[test]
    fn links_are_distinguished_from_other_texts() {
        for (text, fragment) in [
            ("game=tayu&moves=x", Some("game=tayu&moves=x")),
            ("#theme=dark&game=chess", Some("theme=dark&game=chess")),
            ("https://example.org/a?b=c#game=tayu", Some("game=tayu")),
            ("file:///a/index.html#game=", Some("game=")),
            ("example#game=tayu", None),
            ("https://example.org/?game=tayu", None),
            ("https://example.org/#game=tayu and more", None),
            ("snorkels : d4", None),
            ("[Game \"snorkels\"]", None),
            ("", None),
        ] {
            assert_eq!(link_fragment(text), fragment, "{text}");
        }
    }

    #[test]
    fn a_bad_link_reports_its_first_error_and_keeps_what_precedes_it() {
        let wrong = line_of("game=snorkels&moves=d4+d4").unwrap_err();
        assert_eq!((wrong.token, wrong.text.as_str()), (2, "d4"));
        assert_eq!(wrong.read, "snorkels : d4");
        for garbage in ["", "#", "%%%", "game=", "game=chess", "moves=d4", "game=snorkels&size=99"]
        {
            assert_eq!(line_of(garbage).unwrap_err().token, 0, "{garbage}");
        }
    }

    #[test]
    fn values_in_a_link_must_not_contain_spaces() {
        for (link, text, fault) in [
            ("game=snorkels&size=5+stones=c3", "size=5 stones=c3", LineErrorKind::Spacing),
            ("game=snorkels&stones=c3+:+d4&moves=e5", "stones=c3 : d4", LineErrorKind::Spacing),
            ("game=snorkels&size=+5", "size= 5", LineErrorKind::Spacing),
            ("game=snorkels+:+d4", "snorkels : d4", LineErrorKind::UnknownGame),
        ] {
            let wrong = line_of(link).unwrap_err();
            assert_eq!(
                (wrong.token, wrong.text.as_str(), &wrong.kind),
                (0, text, &fault),
                "{link}"
            );
            assert_eq!(wrong.read, "snorkels", "{link}");
        }
    }

    #[test]
    fn a_repeated_key_in_a_link_is_an_error() {
        for (link, key, text, line) in [
            ("game=snorkels&size=5&size=6", "size", "size=6", "snorkels"),
            ("game=snorkels&game=tayu&moves=a1", "game", "game", "snorkels"),
            ("game=tayu&game=tayu", "game", "game", "tayu"),
            ("game=chess&game=tayu", "game", "game", "snorkels"),
            ("game=snorkels&moves=a1&size=5&moves=b1", "moves", "moves", "snorkels size=5 : a1"),
            ("moves=&game=snorkels&moves=b1", "moves", "moves", "snorkels"),
        ] {
            let wrong = line_of(link).unwrap_err();
            let fault = LineErrorKind::Options(OptionsError::RepeatedKey { key });
            assert_eq!(
                (wrong.token, wrong.text.as_str(), &wrong.kind),
                (0, text, &fault),
                "{link}"
            );
            assert_eq!(wrong.read, line, "{link}");
        }
        // Keys that do not belong to the game may be repeated.
        assert!(line_of("game=snorkels&theme=dark&theme=light").is_ok());
    }

    #[test]
    fn a_link_without_a_game_is_an_error() {
        for link in ["", "moves=d4", "game=&moves=d4+e5", "stones=c3"] {
            assert_eq!(line_of(link).unwrap_err().kind, LineErrorKind::NoGame, "{link}");
        }
    }

    #[test]
    fn a_link_names_the_players_and_seats_from_the_receivers_view() {
        let names = ["Ana".to_owned(), "Zoë & Co, the 1+1: #2".to_owned()];
        let mut table =
            Table::<Position>::new(&"snorkels : d4".parse().unwrap(), &names, Dealer::new(1));
        assert!(table.set_tag("GameId", "g-1"));
        let link = table.link_for(Seats::only(Seat::TWO));
        assert_eq!(
            link,
            "&game=snorkels&moves=d4&player1=Ana&player2=Zo%C3%AB+%26+Co,+the+1%2B1:+%232&seats=away,here&id=g-1&check=1h7n"
        );
        let read = Link {
            line: "snorkels : d4".into(),
            names: names.into(),
            seats: vec![Controller::Away, Controller::Here],
            id: "g-1".into(),
            packed: None,
            damage: None,
            problem: None,
        };
        assert_eq!(read_link(&link), read);
        // A plain link contains no players.
        assert_eq!(link_of(&table), "game=snorkels&moves=d4");
        let plain =
            Link { line: "snorkels".into(), names: vec![String::new(); 2], ..Link::default() };
        assert_eq!(read_link("game=snorkels"), plain);
    }

    #[test]
    fn a_link_names_the_seats_of_computers() {
        let mut table =
            Table::<Position>::new(&"snorkels : d4".parse().unwrap(), &[], Dealer::new(1));
        table.set_seats("away computer-3").unwrap();
        let link = link_of(&table);
        assert_eq!(link, "game=snorkels&moves=d4&seats=here,computer-3");
        assert_eq!(read_link(&link).seats[1], table.players()[1].by);
        let sent = read_link(&table.link_for(Seats::NONE));
        assert_eq!(sent.seats, [Controller::Away, table.players()[1].by]);
    }

    #[test]
    fn a_game_gets_an_id_when_it_is_first_sent() {
        let mut table = Table::<Position>::new(&"snorkels".parse().unwrap(), &[], Dealer::new(1));
        let id = read_link(&table.link_for(Seats::NONE)).id;
        assert_eq!((id.len(), table.record().tags().get("GameId")), (13, Some(&*id)));
        assert_eq!(read_link(&table.link_for(Seats::NONE)).id, id);
        table.set_tag("GameId", "not an id");
        assert_ne!(read_link(&table.link_for(Seats::NONE)).id, id);
        let last = read_link(&table.link_for(Seats::NONE)).id;
        table.rematch();
        assert_eq!(table.record().tags().get("GameId"), None, "the rematch is another game");
        let next = table.link_for(Seats::NONE);
        assert!(next.contains(&format!("&after={last}&id=")), "{next}");
        assert_ne!(read_link(&next).id, last);
    }

    #[test]
    fn a_link_with_bad_seats_or_a_bad_id_still_opens_its_game() {
        let unknown = |word: &str| LinkError::Seats(SeatsError::Unknown { word: word.into() });
        let count = |given| LinkError::Seats(SeatsError::Count { seats: 2, given });
        let long = "x".repeat(65);
        for (pairs, problem) in [
            ("seats=here,gone", unknown("gone")),
            ("seats=", count(0)),
            ("seats=here", count(1)),
            ("seats=here,away,away", count(3)),
            ("seats=here,away&seats=away,here", LinkError::Repeated("seats")),
            ("id=a&id=a", LinkError::Repeated("id")),
            ("player2=a&player2=b", LinkError::Repeated("player2")),
            ("id=", LinkError::Id(String::new())),
            ("id=a+b", LinkError::Id("a b".into())),
            (&format!("id={long}"), LinkError::Id(long.clone())),
        ] {
            let link = read_link(&format!("game=snorkels&moves=d4&{pairs}"));
            assert_eq!(link.line, "snorkels : d4", "{pairs}");
            assert_eq!(link.problem, Some(problem), "{pairs}");
            assert!(link.id.is_empty() && link.seats.is_empty() && link.names[1].is_empty());
        }
        // An error in the moves takes precedence, and the other fields are still parsed.
        let link = read_link("game=snorkels&moves=d4+d4&seats=here,away&id=a");
        assert!(matches!(&link.problem, Some(LinkError::Line(error)) if error.token == 2));
        assert_eq!((&*link.line, &*link.id, link.seats.len()), ("snorkels : d4", "a", 2));
    }

    #[test]
    fn link_errors_are_displayed_as_sentences() {
        for (link, sentence) in [
            (
                "game=snorkels&moves=d4+d4",
                "in the game line, token 2, 'd4': there is something on d4 already",
            ),
            ("game=snorkels&seats=here", "the game has 2 seats, and 1 are named"),
            ("game=snorkels&id=a+b", "'a b' cannot be the id of a game"),
            ("game=snorkels&player1=a&player1=b", "'player1' is given twice"),
        ] {
            let problem = read_link(link).problem.map(|problem| problem.to_string());
            assert_eq!(problem.as_deref(), Some(sentence), "{link}");
        }
        let long = format!("game=snorkels&player1={}", "a".repeat(MAX_BYTES));
        assert!(read_link(&long).problem.is_some());
    }

    #[test]
    fn a_link_with_another_start_is_not_merged() {
        let mut table = Table::<Position>::new(&"snorkels".parse().unwrap(), &[], Dealer::new(1));
        let link = read_link("game=snorkels&size=5&moves=a1");
        let record: &dyn AnyRecord = table.record();
        assert_eq!(record.compare(&link.line), Comparison::Diverged);
        assert!(!table.merge_link(&link));
        assert_eq!(table.tree_index().len(), 1);
    }

    #[test]
    fn a_link_contains_the_replacement_of_a_move_taken_back() {
        let mut table =
            Table::<Position>::new(&"snorkels : d4 swap".parse().unwrap(), &[], Dealer::new(1));
        table.undo();
        table.play_text("a1").unwrap();
        let sent = read_link(&table.link_for(Seats::only(Seat::ONE)));
        assert_eq!(sent.line, "snorkels : d4 a1");
        let record: &dyn AnyRecord = table.record();
        assert_eq!(record.compare("snorkels : d4 a1 b1"), Comparison::Ahead);
        assert_eq!(record.compare("snorkels : d4 swap b1"), Comparison::Ahead);
        assert_eq!(record.compare("snorkels : d4 swap"), Comparison::Same);
        assert_eq!(record.compare("snorkels : d4"), Comparison::Behind);
        assert_eq!(record.compare("snorkels : d4 c1"), Comparison::Diverged);
    }

    #[test]
    fn the_line_sent_last_becomes_the_main_line() {
        let table =
            |line: &str| Table::<Position>::new(&line.parse().unwrap(), &[], Dealer::new(1));
        let main_line = |table: &Table<Position>| table.record().line();
        let merge = |table: &mut Table<Position>, line: &str| {
            assert!(table.merge_link(&Link { line: line.to_owned(), ..Link::default() }));
        };
        // The opponent has taken back the move that was answered, and plays another one.
        let mut ben = table("snorkels : d4 a1");
        merge(&mut ben, "snorkels : e5");
        assert_eq!(main_line(&ben), "snorkels : e5");
        ben.play_text("b1").unwrap();
        assert_eq!(main_line(&ben), "snorkels : e5 b1");
        // The reply to the move that was taken back still arrives, then a reply to the new move.
        let mut ana = table("snorkels : d4 swap");
        ana.go_to_ply(1);
        ana.play_text("a1").unwrap();
        merge(&mut ana, "snorkels : d4 a1 b1");
        assert_eq!(main_line(&ana), "snorkels : d4 a1 b1");
        merge(&mut ana, "snorkels : d4 swap e4 e5");
        assert_eq!(main_line(&ana), "snorkels : d4 swap e4 e5");
        // A link without new moves only goes to its position.
        for known in ["snorkels : d4 a1 b1", "snorkels : d4"] {
            merge(&mut ana, known);
            assert_eq!(ana.line(), known);
            assert_eq!(main_line(&ana), "snorkels : d4 swap e4 e5");
        }
        // Sending a variation makes it the main line.
        ana.go_to_ply(1);
        ana.play_text("c1").unwrap();
        assert_eq!(main_line(&ana), "snorkels : d4 swap e4 e5");
        let sent = read_link(&ana.link_for(Seats::only(Seat::ONE)));
        assert_eq!(
            (sent.line.as_str(), main_line(&ana).as_str()),
            ("snorkels : d4 c1", "snorkels : d4 c1")
        );
    }

    #[test]
    fn the_length_of_a_link_is_bounded() {
        let filled = |length: usize| format!("game=sendas&x={}", "x".repeat(length - 14));
        let sendas = GameLineReader::<cauce_rules::sendas::Position>::INSTANCE;
        assert_eq!(line_of_any(&filled(MAX_BYTES), &sendas).unwrap(), "sendas");
        let wrong = line_of_any(&filled(MAX_BYTES + 1), &sendas).unwrap_err();
        assert_eq!((wrong.kind, wrong.text.as_str()), (LineErrorKind::TooLong, ""));
        assert_eq!(wrong.read, "sendas", "the game is still known");
        let moves = format!("game=snorkels&moves={}", "x".repeat(MAX_LINE_BYTES));
        assert_eq!(line_of(&moves).unwrap_err().kind, LineErrorKind::TooLong);
        // The longest line fits into a link even if all of it is encoded.
        let encoded = format!("game=snorkels&moves={}", "%78".repeat(MAX_LINE_BYTES - 11));
        assert_ne!(line_of(&encoded).unwrap_err().kind, LineErrorKind::TooLong);
    }
}
