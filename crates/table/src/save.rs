//! Saved states: a table as JSON.

use std::{fmt, str::FromStr};

use cauce_rules::{GameKind, GameLine, LineError, MoveError, Seat, Side};
use thiserror::Error;

use crate::{
    AnyRecord, Controller, Dealer, Mark, NodeId, Play, Player, PlayerResult, Record, RecordReader,
    Round, Setting, Setup, Table,
    json::{Reader, write_list, write_string},
};

/// Version of the format. It is raised whenever an older program would lose data of a newer one.
/// Comments and tags came with version 2, rounds of a series with 3, absent players with 4,
/// computers with 5, and marks with 6. Temporary state, such as a move just taken back, does not
/// raise it.
const VERSION: u32 = 6;

/// A saved table. `Display` writes the JSON, and `FromStr` parses it.
///
/// ```
/// use cauce_rules::snorkels::Position;
/// use cauce_table::{Dealer, Saved, Table};
///
/// let line = "snorkels : d4 swap".parse()?;
/// let table = Table::<Position>::new(&line, &[], Dealer::new(1));
/// let text = table.save().to_string();
///
/// let saved: Saved = text.parse()?;
/// let back = Table::<Position>::restore(&saved, Dealer::new(1), true)?;
/// assert_eq!(back.line(), "snorkels : d4 swap");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Saved {
    /// Version of the format.
    pub version: u32,
    /// Game line of the start.
    pub start: String,
    /// All nodes but the root, each with the number of its parent and its token.
    pub nodes: Vec<(usize, String)>,
    /// Number of the current node.
    pub at: usize,
    /// Number of the last node of the line that redo follows.
    pub tip: usize,
    /// Whether the continuation of the current node was taken back, so that the next move replaces
    /// it in the main line.
    pub taken_back: bool,
    /// Players by seat.
    pub players: Vec<Player>,
    /// Comments by node number.
    pub comments: Vec<(usize, String)>,
    /// Symbols of the marks by node number.
    pub marks: Vec<(usize, String)>,
    /// Names and values of the tags.
    pub tags: Vec<(String, String)>,
    /// Settings for a rematch. If empty, those of the start apply.
    pub setup: Vec<(String, String)>,
    /// The finished games of the series, each with one result per player in the order of `players`.
    pub rounds: Vec<Round>,
}

/// Why a saved state cannot be restored.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SaveError {
    /// It is no valid saved state.
    #[error("the saved game is damaged")]
    Damaged,
    /// A newer program wrote it.
    #[error("the game was saved by a newer version ({version}) of Cauce")]
    Newer {
        /// The version of its format.
        version: u32,
    },
    /// It is too long.
    #[error("a saved game has at most {max} bytes")]
    TooMuchText {
        /// The maximum number of bytes.
        max: usize,
    },
    /// The tree has too many nodes.
    #[error("a saved game has at most {max} moves, variations and draws by lot counted")]
    TooLong {
        /// The maximum number.
        max: usize,
    },
    /// The start cannot be parsed.
    #[error("the saved game cannot be read: {0}")]
    Start(Box<LineError>),
    /// A move in it is illegal.
    #[error("the saved game holds a move that cannot be played, '{text}': {reason}")]
    Token {
        /// The token.
        text: String,
        /// The reason.
        reason: MoveError,
    },
}

impl<G: Play> Table<G> {
    /// Returns the state of the whole table: tree, current node and players.
    pub fn save(&self) -> Saved {
        Saved::new(&self.record, self.at, self.setup.settings(), &self.rounds)
    }

    /// Restores a state that [`Table::save`] returned. Without `draws_chance`, chance events are
    /// left to the caller.
    ///
    /// # Errors
    /// Returns an error if the state is damaged, too large, from a newer version, or illegal.
    pub fn restore(saved: &Saved, dealer: Dealer, draws_chance: bool) -> Result<Self, SaveError> {
        saved.check()?;
        let start: GameLine<G> = saved.start.parse().map_err(SaveError::Start)?;
        // The moves are stored in the nodes, so the start must not have any.
        if !start.tokens().is_empty() {
            return Err(SaveError::Damaged);
        }
        let mut record = Record::from(&start);
        let (at, tip, rounds) = saved.fill(&mut record)?;
        let mut table = Self::from_record(record, dealer, false);
        if let Some(setup) = chosen(saved, table.players().len()) {
            table.setup = setup;
        }
        table.rounds = rounds;
        table.record.tree.index_mut().visit(tip);
        table.go_to(at);
        if saved.taken_back {
            table.record.tree.index_mut().take_back();
        }
        table.draw_chance(draws_chance);
        Ok(table)
    }
}

impl Saved {
    /// Maximum length of a saved state in bytes.
    pub const MAX_BYTES: usize = 16_000_000;

    /// Maximum number of nodes. It is twice that of a record, so that the longest record can be
    /// continued.
    pub const MAX_NODES: usize = 2 * RecordReader::MAX_TOKENS;

    /// Returns the kind of game.
    ///
    /// # Errors
    /// Returns an error if the start names no game, or the state cannot be restored.
    pub fn kind(&self) -> Result<GameKind, SaveError> {
        self.check()?;
        GameKind::from_line(&self.start).map_err(SaveError::Start)
    }

    fn check(&self) -> Result<(), SaveError> {
        match self {
            Self { version, .. } if *version > VERSION => {
                Err(SaveError::Newer { version: *version })
            }
            Self { nodes, .. } if nodes.len() > Self::MAX_NODES => {
                Err(SaveError::TooLong { max: Self::MAX_NODES })
            }
            _ => Ok(()),
        }
    }
}

impl FromStr for Saved {
    type Err = SaveError;

    /// Parses a saved state. If a newer program wrote it, only the version is read.
    fn from_str(text: &str) -> Result<Self, SaveError> {
        if text.len() > Self::MAX_BYTES {
            return Err(SaveError::TooMuchText { max: Self::MAX_BYTES });
        }
        let version = version(text).ok_or(SaveError::Damaged)?;
        if version > VERSION {
            return Err(SaveError::Newer { version });
        }
        read(text).ok_or(SaveError::Damaged)
    }
}

fn version(text: &str) -> Option<u32> {
    let mut version = None;
    let mut reader = Reader::new(text);
    reader.object(&mut |reader, key| match key {
        "version" => {
            version = Some(reader.number()?);
            Some(())
        }
        _ => reader.skip(),
    })?;
    reader.end()?;
    version
}

fn read(text: &str) -> Option<Saved> {
    let mut saved = Saved::default();
    let (mut start, mut nodes, mut players) = (None, None, None);
    let (mut at, mut tip) = (None, None);
    let numbered = |reader: &mut Reader| reader.pair(number, Reader::text);
    let named = |reader: &mut Reader| reader.pair(Reader::text, Reader::text);
    Reader::new(text).object(&mut |reader, key| {
        match key {
            "version" => saved.version = reader.number()?,
            "start" => start = Some(reader.text()?),
            "nodes" => nodes = Some(reader.list(numbered)?),
            "at" => at = Some(number(reader)?),
            "tip" => tip = Some(number(reader)?),
            "back" => saved.taken_back = reader.boolean()?,
            "players" => players = Some(reader.list(player)?),
            "comments" => saved.comments = reader.list(numbered)?,
            "marks" => saved.marks = reader.list(numbered)?,
            "tags" => saved.tags = reader.list(named)?,
            "setup" => saved.setup = reader.list(named)?,
            "rounds" => saved.rounds = reader.list(|reader| reader.list(part))?,
            _ => reader.skip()?,
        }
        Some(())
    })?;
    Some(Saved { start: start?, nodes: nodes?, at: at?, tip: tip?, players: players?, ..saved })
}

fn number(reader: &mut Reader) -> Option<usize> {
    reader.number().map(|number| number as usize)
}

fn player(reader: &mut Reader) -> Option<Player> {
    let (mut name, mut points, mut by) = (None, 0, Controller::Here);
    reader.object(&mut |reader, key| {
        match key {
            "name" => name = Some(reader.text()?),
            "points" => points = reader.number()?,
            "by" => by = Controller::from_name(&reader.text()?)?,
            _ => reader.skip()?,
        }
        Some(())
    })?;
    Some(Player { name: name?, points, by })
}

fn part(reader: &mut Reader) -> Option<PlayerResult> {
    let (mut seat, mut side, mut points, mut won) = (None, None, None, None);
    reader.object(&mut |reader, key| {
        match key {
            "seat" => seat = Some(Seat::from_number(reader.number()?.try_into().ok()?)?),
            "side" => side = Some(Side::from_name(&reader.text()?)),
            "points" => points = Some(reader.number()?),
            "won" => won = Some(reader.boolean()?),
            _ => reader.skip()?,
        }
        Some(())
    })?;
    Some(PlayerResult { seat: seat?, side: side?, points: points?, won: won? })
}

impl fmt::Display for Saved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            version, start, nodes, at, tip, taken_back, players, tags, setup, rounds, ..
        } = self;
        let mut out = format!("{{\"version\":{version},\"start\":");
        write_string(&mut out, start);
        let numbered = |out: &mut String, (number, text): &(usize, String)| {
            out.push('[');
            *out += &number.to_string();
            out.push(',');
            write_string(out, text);
            out.push(']');
        };
        let named = |out: &mut String, (name, value): &(String, String)| {
            write_list(out, &[name, value], |out, text| write_string(out, text));
        };
        out += ",\"nodes\":";
        write_list(&mut out, nodes, numbered);
        let back = if *taken_back { ",\"back\":true" } else { "" };
        out += &format!(",\"at\":{at},\"tip\":{tip}{back},\"players\":");
        write_list(&mut out, players, |out, player| {
            *out += "{\"name\":";
            write_string(out, &player.name);
            *out += &format!(",\"points\":{}", player.points);
            if player.by != Controller::Here {
                *out += &format!(",\"by\":\"{}\"", player.by.name());
            }
            out.push('}');
        });
        for (key, texts) in [("comments", &self.comments), ("marks", &self.marks)] {
            if !texts.is_empty() {
                out += &format!(",\"{key}\":");
                write_list(&mut out, texts, numbered);
            }
        }
        if !tags.is_empty() {
            out += ",\"tags\":";
            write_list(&mut out, tags, named);
        }
        out += ",\"setup\":";
        write_list(&mut out, setup, named);
        if !rounds.is_empty() {
            out += ",\"rounds\":";
            write_list(&mut out, rounds, |out, round| write_list(out, round, write_part));
        }
        out.push('}');
        f.write_str(&out)
    }
}

fn write_part(out: &mut String, part: &PlayerResult) {
    let PlayerResult { seat, side, points, won } = part;
    *out += &format!("{{\"seat\":{seat},\"side\":");
    write_string(out, side.map_or("", Side::name));
    *out += &format!(",\"points\":{points},\"won\":{won}}}");
}

impl Saved {
    /// Creates the saved state of a table of any game.
    ///
    /// The nodes are in reading order, which preserves the order of variations. Deleted nodes are
    /// left out.
    fn new(record: &dyn AnyRecord, at: NodeId, settings: Vec<Setting>, rounds: &[Round]) -> Self {
        let tree_index = record.tree_index();
        let mut numbers = vec![0; tree_index.len()];
        let mut nodes = Vec::with_capacity(tree_index.len() - 1);
        let (mut comments, mut marks) = (Vec::new(), Vec::new());
        for (number, id) in tree_index.preorder().enumerate() {
            numbers[id.index()] = number;
            let parent = tree_index.parent(id).map(|parent| numbers[parent.index()]);
            nodes.extend(parent.map(|parent| (parent, record.token_text(id))));
            let comment = tree_index.comment(id);
            if !comment.is_empty() {
                comments.push((number, comment.to_owned()));
            }
            marks.extend(tree_index.mark(id).map(|mark| (number, mark.sign().to_owned())));
        }
        let info = record.info();
        let tags = info.tags().iter().map(|(name, value)| (name.to_owned(), value.to_owned()));
        let settings = settings.into_iter().map(|setting| (setting.key.to_owned(), setting.value));
        Self {
            version: VERSION,
            start: record.line_to(NodeId::ROOT),
            nodes,
            at: numbers[at.index()],
            tip: numbers[tree_index.tip(at).index()],
            taken_back: tree_index.is_taken_back(),
            players: info.players().to_vec(),
            comments,
            marks,
            tags: tags.collect(),
            setup: settings.collect(),
            rounds: rounds.to_vec(),
        }
    }

    /// Adds the saved nodes, players and tags to a record that contains only the start. Returns the
    /// current node, the end of the displayed line and the finished games of the series.
    fn fill(&self, record: &mut dyn AnyRecord) -> Result<(NodeId, NodeId, Vec<Round>), SaveError> {
        let mut ids = vec![NodeId::ROOT];
        let find =
            |ids: &[NodeId], number: usize| ids.get(number).copied().ok_or(SaveError::Damaged);
        for (parent, text) in &self.nodes {
            let added = record.add_text(find(&ids, *parent)?, text);
            ids.push(added.map_err(|reason| SaveError::Token { text: text.clone(), reason })?);
        }
        for (number, comment) in &self.comments {
            record.tree_index_mut().set_comment(find(&ids, *number)?, comment);
        }
        for (number, sign) in &self.marks {
            let mark = Mark::from_sign(sign).ok_or(SaveError::Damaged)?;
            record.tree_index_mut().set_mark(find(&ids, *number)?, Some(mark));
        }
        for (name, value) in &self.tags {
            record.set_tag(name, value);
        }
        let players = &mut record.info_mut().players;
        for (seat, player) in players.iter_mut().zip(&self.players) {
            *seat = Player { name: Player::new(&player.name).name, ..player.clone() };
        }
        let rounds = self.rounds_of(players.len()).ok_or(SaveError::Damaged)?;
        Ok((find(&ids, self.at)?, find(&ids, self.tip)?, rounds))
    }

    /// Returns the finished games of the series, if they fit this number of seats.
    fn rounds_of(&self, seats: usize) -> Option<Vec<Round>> {
        let fits = |round: &Round| {
            round.len() == seats && round.iter().all(|part| part.seat.index() < seats)
        };
        self.rounds.iter().all(fits).then(|| self.rounds.clone())
    }
}

/// Returns the setup of a saved table. Returns `None` if it is missing, if an option is unknown, or
/// if it is for another number of players: the next game could not be saved.
fn chosen<G: Play>(saved: &Saved, seats: usize) -> Option<Setup<G>> {
    let mut setup = Setup::default();
    for (key, value) in &saved.setup {
        setup.set(key, value).ok()?;
    }
    let start = G::start(&setup.options()).ok()?;
    (!saved.setup.is_empty() && usize::from(start.seats()) == seats).then_some(setup)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cauce_rules::snorkels::Position;

    type Table = crate::Table<Position>;

    fn written(table: &Table) -> String {
        table.save().to_string()
    }

    fn restored(text: &str) -> Result<Table, SaveError> {
        Table::restore(&text.parse()?, Dealer::new(1), true)
    }

    #[test]
    fn a_saved_table_is_restored_with_its_redo_line() {
        let line = "snorkels size=5 stones=c3 : b2 swap d4".parse().unwrap();
        let mut table = Table::new(&line, &["Ana".into(), "Ben".into()], Dealer::new(1));
        table.undo();
        table.play_text("e5").unwrap();
        table.undo();
        table.undo();
        let back = restored(&written(&table)).unwrap();
        assert_eq!(back.save(), table.save());
        assert_eq!(back.line(), "snorkels size=5 stones=c3 : b2");
        assert_eq!(back.players(), table.players());
        let mut back = back;
        back.redo();
        back.redo();
        assert_eq!(back.line(), "snorkels size=5 stones=c3 : b2 swap e5");
    }

    #[test]
    fn a_move_after_undo_joins_the_main_line_after_saving_too() {
        for line in ["snorkels : d4 swap e4", "snorkels : d4 swap resign"] {
            let mut table = Table::new(&line.parse().unwrap(), &[], Dealer::new(1));
            table.undo();
            let mut back = restored(&written(&table)).unwrap();
            assert_eq!(back.save(), table.save());
            assert_eq!(back.tree_index().line_end(back.at()), None);
            back.play_text("a1").unwrap();
            assert_eq!(back.record().line(), "snorkels : d4 swap a1");
            // The replacement itself does not count as taken back.
            let mut back = restored(&written(&back)).unwrap();
            back.go_to_ply(1);
            let mut walked = restored(&written(&back)).unwrap();
            walked.play_text("b1").unwrap();
            assert_eq!(walked.record().line(), "snorkels : d4 swap a1");
        }
    }

    #[test]
    fn saving_keeps_comments_and_tags_but_not_deleted_moves() {
        let mut table = Table::new(&"snorkels : d4 a1".parse().unwrap(), &[], Dealer::new(1));
        let wrong = table.at();
        table.undo();
        table.play_text("b1").unwrap();
        table.comment(table.at(), "better \u{1b}\n}");
        assert!(table.set_tag("Date", "2026.11.21"));
        assert!(!table.set_tag("Result", "1-0"));
        assert!(table.delete(wrong));
        let back = restored(&written(&table)).unwrap();
        assert_eq!(back.save(), table.save());
        assert_eq!(back.line(), "snorkels : d4 b1");
        assert_eq!(back.tree_index().len(), 3);
        assert_eq!(back.tree_index().comment(back.at()), "better \u{1b}\n}");
        assert_eq!(back.record().tags().get("Date"), Some("2026.11.21"));
        let lost = written(&table).replace("\"comments\":[[2,", "\"comments\":[[3,");
        assert_eq!(restored(&lost).unwrap_err(), SaveError::Damaged);
    }

    #[test]
    fn names_in_a_saved_state_are_normalized() {
        let table = Table::new(&"snorkels".parse().unwrap(), &["Ana".into()], Dealer::new(1));
        let loose = written(&table).replace("\"Ana\"", "\"  Ana \\n Lia \"");
        let tidy =
            Table::new(&"snorkels".parse().unwrap(), &["  Ana \n Lia ".into()], Dealer::new(1));
        assert_ne!(tidy.players()[0].name, "  Ana \n Lia ");
        assert_eq!(restored(&loose).unwrap().players(), tidy.players());
    }

    #[test]
    fn a_promoted_variation_stays_the_main_line_after_restoring() {
        let mut table = Table::new(&"snorkels : d4 swap e4".parse().unwrap(), &[], Dealer::new(1));
        table.go_to_ply(1);
        table.play_text("a1").unwrap();
        assert!(table.promote(table.at()));
        assert_eq!(table.record().line(), "snorkels : d4 a1");
        let back = restored(&written(&table)).unwrap();
        assert_eq!(back.record().to_string(), table.record().to_string());
        assert_eq!(back.record().line(), "snorkels : d4 a1");
        assert_eq!(back.line(), table.line());
    }

    #[test]
    fn a_version_1_state_is_still_read() {
        let old = r#"{"version":1,"start":"snorkels","nodes":[[0,"d4"],[1,"swap"],[1,"a1"]],
            "at":1,"tip":3,"players":[{"name":"Ana","points":2},{"name":"","points":0}]}"#;
        let mut table = restored(old).unwrap();
        assert_eq!(table.line(), "snorkels : d4");
        assert_eq!(table.points(), [2, 0]);
        table.redo();
        assert_eq!(table.line(), "snorkels : d4 a1");

        let mut small = restored(&old.replace("\"snorkels\"", "\"snorkels size=5\"")).unwrap();
        small.rematch();
        assert_eq!(small.line(), "snorkels size=5");
    }

    #[test]
    fn saving_keeps_the_rounds_of_a_series() {
        let names = ["Ana".into(), "Ben".into()];
        let line = "snorkels : d4 swap resign".parse().unwrap();
        let mut table = Table::new(&line, &names, Dealer::new(1));
        table.rematch();
        let text = written(&table);
        let back = restored(&text).unwrap();
        assert_eq!(back.rounds(), table.rounds());
        assert_eq!(back.rounds().len(), 1);
        assert_eq!(back.points(), table.points());
        for (good, bad) in [("\"seat\":2", "\"seat\":3"), ("\"seat\":2", "\"seat\":0")] {
            assert!(text.contains(good));
            assert_eq!(restored(&text.replace(good, bad)).unwrap_err(), SaveError::Damaged);
        }
        let strange = text.replace("\"side\":\"green\"", "\"side\":\"mauve\"");
        assert_eq!(restored(&strange).unwrap().points(), table.points());
    }

    /// A state of version 6 with all possible fields.
    const WHOLE: &str = concat!(
        r#"{"version":6,"start":"snorkels size=5 stones=c3","nodes":[[0,"d4"],[1,"swap"],[1,"a1"]],"#,
        r#""at":1,"tip":3,"back":true,"players":[{"name":"Ana \"A\"","points":0},{"name":"","points":1,"by":"computer-3"}],"#,
        r#""comments":[[0,"a\\b"],[3,"x\ny"]],"marks":[[1,"?!"]],"tags":[["Date","2026.11.21"]],"#,
        r#""setup":[["size","5"],["random-stones","1"],["stones",""]],"#,
        r#""rounds":[[{"seat":2,"side":"green","points":0,"won":false},"#,
        r#"{"seat":1,"side":"","points":1,"won":true}]]}"#,
    );

    #[test]
    fn a_state_is_written_exactly_as_it_was_read() {
        let saved: Saved = WHOLE.parse().unwrap();
        assert_eq!(saved.to_string(), WHOLE);
        let mut table = restored(WHOLE).unwrap();
        assert_eq!(written(&table), WHOLE);
        assert_eq!(table.line(), "snorkels size=5 stones=c3 : d4");
        assert_eq!(table.players()[0].name, "Ana \"A\"");
        assert_eq!(table.points(), [0, 1]);
        assert_eq!(table.tree_index().comment(NodeId::ROOT), "a\\b");
        assert_eq!(table.tree_index().mark(table.at()), Some(Mark::Dubious));
        assert_eq!(table.rounds()[0][0].side.map(Side::name), Some("green"));
        assert_eq!(table.rounds()[0][1].side, None);
        assert!(table.rounds()[0][1].won);
        table.rematch();
        assert_eq!(
            table.line().matches("stones=").count(),
            1,
            "one stone is drawn again at random"
        );
    }

    /// Version 6 wrote a custom start like this when the form for a new game still had an editor
    /// for it.
    #[test]
    fn a_version_6_game_of_sendas_with_a_custom_start_is_still_read() {
        type Table = crate::Table<cauce_rules::sendas::Position>;
        let (white, black) =
            ("c1NE,d1EW,e1NEW,f1EW,g1NESW,g2SW", "b9ES,c9EW,d9ESW,e9EW,f9SW,d8NESW");
        for (options, start) in [
            (format!("white={white} black={black}"), format!("{white}/{black}")),
            (format!("white={white}"), white.to_owned()),
        ] {
            let text = format!(
                r#"{{"version":6,"start":"sendas {options}","nodes":[[0,"pass"]],"at":1,"tip":1,"players":[{{"name":"Ana","points":0}},{{"name":"Ben","points":0}}],"setup":[["setup","own"],["start","{start}"]]}}"#
            );
            let mut table = Table::restore(&text.parse().unwrap(), Dealer::new(1), true).unwrap();
            assert_eq!(table.line(), format!("sendas {options} : pass"));
            table.rematch();
            assert_eq!(table.line(), format!("sendas {options}"));
            let again = table.save().to_string();
            let back = Table::restore(&again.parse().unwrap(), Dealer::new(1), true).unwrap();
            assert_eq!(back.setup(), table.setup());
        }
    }

    proptest::proptest! {
        #[test]
        fn a_damaged_state_does_not_panic(
            at in 0..WHOLE.len(), length in 0..9_usize, other in "[\\[\\]{}\",:a-e0-9 -]{0,6}",
        ) {
            let end = (at + length).min(WHOLE.len());
            let text = format!("{}{other}{}", &WHOLE[..at], &WHOLE[end..]);
            let _ = restored(&text).map(|table| written(&table));
        }
    }

    #[test]
    fn unknown_keys_are_ignored_and_required_ones_must_be_present() {
        let more = WHOLE.replacen('{', r#" { "new" : [ { "a" : null } , -1.5e3 ] , "#, 1) + "\n";
        assert_eq!(more.parse::<Saved>().unwrap().to_string(), WHOLE);
        for key in ["version", "start", "nodes", "at", "tip", "players", "name", "seat", "won"] {
            let without = WHOLE.replace(&format!("\"{key}\":"), "\"other\":");
            assert_ne!(without, WHOLE);
            assert_eq!(without.parse::<Saved>(), Err(SaveError::Damaged), "{key}");
        }
        for key in ["back", "comments", "marks", "tags", "setup", "rounds", "by"] {
            let without = WHOLE.replace(&format!("\"{key}\":"), "\"other\":");
            assert!(restored(&without).is_ok(), "{key}");
        }
        for (good, bad) in [
            ("[[0,\"d4\"]", "[[0]"),
            ("[[0,\"d4\"]", "[[0,\"d4\",1]"),
            ("[[0,\"d4\"]", "[[-1,\"d4\"]"),
            ("\"at\":1", "\"at\":9"),
            ("\"tip\":3", "\"tip\":4"),
            ("\"at\":1", "\"at\":1.5"),
            ("\"seat\":2", "\"seat\":300"),
            ("\"won\":true", "\"won\":1"),
            ("\"by\":\"computer-3\"", "\"by\":\"computer-9\""),
            ("\"Date\"", "5"),
        ] {
            assert!(WHOLE.contains(good), "{good}");
            assert_eq!(
                restored(&WHOLE.replace(good, bad)).unwrap_err(),
                SaveError::Damaged,
                "{bad}"
            );
        }
    }

    #[test]
    fn a_version_2_state_is_still_read() {
        let old = r#"{"version":2,"start":"tayu","nodes":[[0,"+012"]],"at":1,"tip":1,
            "players":[{"name":"Ana"},{"name":"Ben","points":3}],"comments":[[1,"So."]],
            "tags":[["Event","Club"]],"setup":[["players","2"]]}"#;
        let saved: Saved = old.parse().unwrap();
        assert_eq!(saved.kind(), Ok(GameKind::Tayu));
        let table =
            crate::Table::<cauce_rules::tayu::Position>::restore(&saved, Dealer::new(1), false);
        let table = table.unwrap();
        assert_eq!(table.line(), "tayu : +012");
        assert_eq!(table.points(), [0, 3]);
        assert_eq!(table.record().tags().get("Event"), Some("Club"));
        assert_eq!(table.tree_index().comment(table.at()), "So.");
        assert!(table.rounds().is_empty());
    }

    #[test]
    fn a_version_3_state_has_everybody_here() {
        let old = WHOLE.replace(":5,", ":3,").replace(",\"by\":\"computer-3\"", "");
        let table = restored(&old).unwrap();
        assert!(table.record().info.has_everybody_here());
        assert_eq!(table.points(), [0, 1]);
    }

    #[test]
    fn a_version_4_state_records_who_is_away() {
        let old = WHOLE.replace(":5,", ":4,").replace("computer-3", "away");
        assert_eq!(restored(&old).unwrap().players()[1].by, Controller::Away);
    }

    #[test]
    fn a_state_of_a_newer_version_is_refused_as_newer() {
        for newer in [
            r#"{"version":7}"#,
            r#"{"nodes":{"d4":[]},"players":7,"version":7,"start":null}"#,
            &WHOLE.replace(":6,", ":7,"),
        ] {
            assert_eq!(newer.parse::<Saved>(), Err(SaveError::Newer { version: 7 }), "{newer}");
        }
        let newer = Saved { version: 7, start: "snorkels".to_owned(), ..Saved::default() };
        assert_eq!(newer.kind(), Err(SaveError::Newer { version: 7 }));
        let table = Table::restore(&newer, Dealer::new(1), true);
        assert_eq!(table.unwrap_err(), SaveError::Newer { version: 7 });
    }

    #[test]
    fn the_nodes_and_the_text_of_a_state_are_bounded() {
        let nodes = |count: usize| {
            let nodes = vec![(0, "d4".to_owned()); count];
            Saved { start: "snorkels".to_owned(), nodes, ..Saved::default() }
        };
        let many = nodes(Saved::MAX_NODES);
        assert_eq!(Table::restore(&many, Dealer::new(1), true).unwrap().tree_index().len(), 2);
        let table = Table::restore(&nodes(Saved::MAX_NODES + 1), Dealer::new(1), true);
        assert_eq!(table.unwrap_err(), SaveError::TooLong { max: Saved::MAX_NODES });
        let filled = |length: usize| WHOLE.to_owned() + &" ".repeat(length - WHOLE.len());
        assert!(filled(Saved::MAX_BYTES).parse::<Saved>().is_ok());
        let long = filled(Saved::MAX_BYTES + 1).parse::<Saved>();
        assert_eq!(long, Err(SaveError::TooMuchText { max: Saved::MAX_BYTES }));
    }

    #[test]
    fn a_rematch_draws_random_stones_again_on_a_full_board() {
        for size in 3..=5 {
            let mut setup = Setup::<Position>::default();
            setup.set("size", &size.to_string()).unwrap();
            setup.set("random-stones", "3").unwrap();
            let table = Table::deal(setup, &[], Dealer::new(1), true).unwrap();
            let mut back = restored(&written(&table)).unwrap();
            assert_eq!(back.setup(), table.setup());
            back.rematch();
            assert_eq!(back.line().matches(',').count(), 2, "{}", back.line());
        }
    }

    #[test]
    fn a_saved_setup_that_does_not_match_the_start_is_ignored() {
        type Table = crate::Table<cauce_rules::caminos::Position>;
        let state = |setup: &str| {
            let text = format!(
                r#"{{"version":3,"start":"caminos","nodes":[],"at":0,"tip":0,"players":[],
                "setup":[{setup}]}}"#
            );
            Table::restore(&text.parse().unwrap(), Dealer::new(1), true).unwrap()
        };
        for (setup, line) in [
            (r#"["players","2"],["neutrals","yes"]"#, "caminos neutrals=yes"),
            (r#"["players","4"],["neutrals","yes"]"#, "caminos"),
            (r#"["players","2"],["neutrals","yes"],["later","x"]"#, "caminos"),
            ("", "caminos"),
        ] {
            let mut table = state(setup);
            assert_eq!(table.setup().line().to_string(), line, "{setup}");
            table.play_text("resign").unwrap();
            table.rematch();
            let text = table.save().to_string();
            let back = Table::restore(&text.parse().unwrap(), Dealer::new(1), true).unwrap();
            assert_eq!(back.save(), table.save());
        }
    }

    #[test]
    fn damaged_states_say_what_is_wrong() {
        let good = written(&Table::new(&"snorkels : d4".parse().unwrap(), &[], Dealer::new(1)));
        for garbage in ["", "null", "{}", "[1,2]", "\u{0}", &good[..good.len() - 1]] {
            assert_eq!(restored(garbage).unwrap_err(), SaveError::Damaged);
        }
        let newer = good.replace("\"version\":6", "\"version\":7");
        assert_eq!(restored(&newer).unwrap_err(), SaveError::Newer { version: 7 });
        let token = restored(&good.replace("\"d4\"", "\"z9\"")).unwrap_err();
        assert_eq!(
            token.to_string(),
            "the saved game holds a move that cannot be played, 'z9': z9 is not on the board"
        );
        let start = restored(&good.replace("\"snorkels\"", "\"chess\"")).unwrap_err();
        assert!(matches!(&start, SaveError::Start(error) if error.text == "chess"));
        assert!(start.to_string().starts_with("the saved game cannot be read: in the game line"));
        let played = restored(&good.replace("\"snorkels\"", "\"snorkels : a1\"")).unwrap_err();
        assert_eq!(played, SaveError::Damaged);
        let parent = restored(&good.replace("[0,", "[7,")).unwrap_err();
        assert_eq!(parent, SaveError::Damaged);
    }
}
