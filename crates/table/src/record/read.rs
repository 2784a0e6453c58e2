//! Reading records.

use cauce_rules::{Game, GameKind, Options, OptionsError};

use super::{
    Record, RecordError, RecordErrorKind, Tags,
    lexer::{Lexeme, Lexer, LexerCheckpoint},
    tags::Meaning,
};
use crate::{AnyRecord, Controller, GameInfo, Mark, NodeId, Player, link::find_game_kind};

/// Reads a text game by game: the heading of a game says which it is, and is then read on with.
///
/// A game that is wrong somewhere is given with what came before the place; reading goes on with
/// the next line that begins with `[Game`.
///
/// ```
/// use cauce_rules::snorkels;
/// use cauce_table::{Read, RecordReader};
///
/// let text = "[Game \"snorkels\"]\n\n1. d4 {Why?} 2. d4\n\n[Game \"snorkels\"]\n\n1. e4 *";
/// let mut reader = RecordReader::new(text.as_bytes());
/// let heading = reader.heading().unwrap()?;
/// let Read { record, error } = reader.game::<snorkels::Position>(heading);
/// assert_eq!(error.unwrap().place.to_string(), "3:17");
/// assert_eq!(record.unwrap().line(), "snorkels : d4");
///
/// let heading = reader.heading().unwrap()?;
/// let read = reader.game::<snorkels::Position>(heading);
/// assert_eq!(read.record.unwrap().line(), "snorkels : e4");
/// assert!(read.error.is_none() && reader.heading().is_none());
/// # Ok::<(), Box<cauce_table::RecordError>>(())
/// ```
#[derive(Clone, Debug)]
pub struct RecordReader<'a> {
    lexer: Lexer<'a>,
    /// Where the text ends and bytes follow that are no longer UTF-8.
    broken: Option<usize>,
}

/// Where a reader stands in its text, so that another can go on from there.
#[derive(Clone, Copy, Debug)]
pub struct RecordCheckpoint {
    lexer: LexerCheckpoint,
    broken: Option<usize>,
}

impl RecordCheckpoint {
    /// How many bytes have been read.
    pub fn offset(&self) -> usize {
        self.lexer.offset()
    }
}

/// What is wrong, and at which byte.
#[derive(Debug, thiserror::Error)]
#[error("{fault}")]
pub struct ReadError {
    offset: usize,
    fault: RecordErrorKind,
}

/// Reads what follows the options of a game into its record.
pub type Fill<'a> = &'a mut dyn FnMut(&mut dyn AnyRecord);

/// The tags that a game begins with.
#[derive(Clone, Debug)]
pub struct Heading {
    kind: GameKind,
    tags: Vec<Tag>,
}

impl Heading {
    /// Which game it is.
    pub fn kind(&self) -> GameKind {
        self.kind
    }
}

/// A tag and where it stands.
#[derive(Clone, Debug)]
struct Tag {
    offset: usize,
    name: String,
    value: String,
}

/// A game of a text, as far as it could be read.
#[derive(Clone, Debug)]
pub struct Read<R> {
    /// The game; none where its tags do not say how to begin.
    pub record: Option<R>,
    /// What is wrong with the rest of it.
    pub error: Option<Box<RecordError>>,
}

impl<'a> RecordReader<'a> {
    /// The most tokens that one game may have, all variations together; one that stands there twice
    /// counts twice. A longer game would need more memory than a page should take.
    pub const MAX_TOKENS: usize = 50_000;

    /// The most variations that may stand in each other.
    pub const MAX_DEPTH: usize = 1_000;

    /// The most bytes that the tags of one game may have, and its moves with their comments.
    pub const MAX_BYTES: usize = 4_000_000;

    /// Reads these bytes as UTF-8, up to the first that are not.
    pub fn new(bytes: &'a [u8]) -> Self {
        let (text, broken) = match str::from_utf8(bytes) {
            Ok(text) => (text, None),
            Err(error) => {
                let text = str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default();
                (text, Some(text.len()))
            }
        };
        Self { lexer: Lexer::new(text), broken }
    }

    /// The text that is read: the bytes up to the first that are not UTF-8.
    pub fn text(&self) -> &'a str {
        self.lexer.text()
    }

    /// Where the reader stands, for a pause.
    pub fn checkpoint(&self) -> RecordCheckpoint {
        RecordCheckpoint { lexer: self.lexer.checkpoint(), broken: self.broken }
    }

    /// Goes on in a text where another reader stood in it.
    pub fn resume(text: &'a str, checkpoint: RecordCheckpoint) -> Self {
        Self { lexer: Lexer::resume(text, checkpoint.lexer), broken: checkpoint.broken }
    }

    /// Reads the heading of the next game; `None` at the end.
    ///
    /// # Errors
    /// What is wrong with it; the game is passed over.
    pub fn heading(&mut self) -> Option<Result<Heading, Box<RecordError>>> {
        let heading = if self.lexer.peek().is_some() {
            self.tags().and_then(|tags| self.begin(tags))
        } else {
            self.broken?;
            Err(self.not_text())
        };
        Some(heading.map_err(|wrong| self.error(wrong)))
    }

    /// Reads the game that follows its heading. With a heading of another game it begins with
    /// that game's default options.
    pub fn game<G: Game>(&mut self, heading: Heading) -> Read<Record<G>> {
        self.game_by(heading, |heading, fill| heading.record(fill))
    }

    /// Reads the game that follows its heading, which is made by somebody else: of what
    /// [`Heading::record`] gives.
    pub fn game_by<R>(
        &mut self,
        heading: Heading,
        make: impl FnOnce(&Heading, Fill) -> Result<R, ReadError>,
    ) -> Read<R> {
        let mut error = None;
        let made = make(&heading, &mut |record| error = self.follow(&heading, record));
        match made {
            Ok(record) => Read { record: Some(record), error },
            Err(wrong) => Read { record: None, error: Some(self.error(wrong)) },
        }
    }

    /// Reads what follows the options of a game.
    fn follow(
        &mut self,
        heading: &Heading,
        record: &mut dyn AnyRecord,
    ) -> Option<Box<RecordError>> {
        let told = heading.tell(record.info_mut());
        told.and_then(|()| self.moves(record)).err().map(|wrong| self.error(wrong))
    }

    /// Returns what is wrong, and goes to where another game may begin.
    fn error(&mut self, wrong: ReadError) -> Box<RecordError> {
        self.lexer.skip_game();
        let place = self.lexer.place(wrong.offset);
        let text = self.lexer.excerpt(wrong.offset);
        Box::new(RecordError { place, text, fault: wrong.fault })
    }

    /// Reads tags up to the first token, or to the tag of another game.
    fn tags(&mut self) -> Result<Vec<Tag>, ReadError> {
        let mut tags: Vec<Tag> = Vec::new();
        let begin = self.lexer.offset();
        while let Some((offset, '[')) = self.lexer.peek() {
            let Some((_, lexeme)) = self.lexer.next() else { break };
            let Lexeme::Tag { name, value } =
                lexeme.map_err(|fault| ReadError { offset, fault })?
            else {
                break;
            };
            if tags.iter().any(|known| known.name == name) {
                if name == "Game" {
                    self.lexer.back_to(offset);
                    break;
                }
                return Err(ReadError { offset, fault: RecordErrorKind::RepeatedTag });
            }
            if tags.len() == Tags::MAX {
                let fault = RecordErrorKind::TooManyTags { max: Tags::MAX };
                return Err(ReadError { offset, fault });
            }
            self.bound_text(begin).map_err(|fault| ReadError { offset, fault })?;
            tags.push(Tag { offset, name: name.to_owned(), value });
        }
        Ok(tags)
    }

    /// Finds out which game the tags tell of.
    fn begin(&mut self, tags: Vec<Tag>) -> Result<Heading, ReadError> {
        let Some(first) = tags.first() else {
            let offset = self.lexer.peek().map_or(self.lexer.offset(), |(offset, _)| offset);
            return Err(ReadError { offset, fault: RecordErrorKind::TagExpected });
        };
        let Some(Tag { offset, value, .. }) = tags.iter().find(|tag| tag.name == "Game") else {
            return Err(ReadError { offset: first.offset, fault: RecordErrorKind::NoGame });
        };
        let unknown = ReadError { offset: *offset, fault: RecordErrorKind::UnknownGame };
        let kind = find_game_kind(value).ok_or(unknown)?;
        Ok(Heading { kind, tags })
    }

    /// Reads tokens, comments and variations up to the result or to the next game.
    fn moves(&mut self, record: &mut dyn AnyRecord) -> Result<(), ReadError> {
        let mut builder = TreeBuilder::new(record);
        let read = self.read_into(&mut builder);
        builder.flush_comments();
        read?;
        match (self.broken, builder.open.first()) {
            // What is not text is what is wrong, not what it leaves open.
            (Some(_), _) if self.lexer.peek().is_none() => Err(self.not_text()),
            (_, Some(open)) => {
                Err(ReadError { offset: open.offset, fault: RecordErrorKind::Unclosed })
            }
            _ => Ok(()),
        }
    }

    fn read_into(&mut self, builder: &mut TreeBuilder) -> Result<(), ReadError> {
        let begin = self.lexer.offset();
        while let Some((offset, first)) = self.lexer.peek() {
            if first == '[' {
                break;
            }
            let Some((_, lexeme)) = self.lexer.next() else { break };
            let wrong = |fault| ReadError { offset, fault };
            self.bound_text(begin).map_err(wrong)?;
            match lexeme.map_err(wrong)? {
                // It would have begun with a bracket.
                Lexeme::Tag { .. } => {}
                Lexeme::Comment(text) => builder.comment(&text),
                Lexeme::Open => builder.open(offset).map_err(wrong)?,
                Lexeme::Close => builder.close().map_err(wrong)?,
                Lexeme::Word(word) if builder.open.is_empty() && is_result(word) => break,
                Lexeme::Word(word) => {
                    let token = without_number(word);
                    let offset = offset + word.len() - token.len();
                    builder.token(token).map_err(|fault| ReadError { offset, fault })?;
                }
            }
        }
        Ok(())
    }

    /// Makes sure that no more than is allowed has been read since an offset.
    fn bound_text(&self, begin: usize) -> Result<(), RecordErrorKind> {
        let max = Self::MAX_BYTES;
        let fault = RecordErrorKind::TooMuchText { max };
        if self.lexer.offset() - begin > max { Err(fault) } else { Ok(()) }
    }

    /// That the bytes stop being text; said once.
    fn not_text(&mut self) -> ReadError {
        let offset = self.broken.take().unwrap_or_default();
        ReadError { offset, fault: RecordErrorKind::NotText }
    }
}

impl Heading {
    /// The game with the options that the tags give, filled with what follows them.
    ///
    /// # Errors
    /// That there is no such game.
    pub fn record<G: Game>(&self, fill: Fill) -> Result<Record<G>, ReadError> {
        let mut options = G::Options::default();
        self.choose(&mut |key, value| options.set(key, value))?;
        let start = G::start(&options).map_err(|error| self.at_fault(error))?;
        let mut record = Record::new(options, start);
        fill(&mut record);
        record.tree.shrink();
        Ok(record)
    }

    /// Sets the options that the tags give.
    fn choose(
        &self,
        set: &mut dyn FnMut(&'static str, &str) -> Result<(), OptionsError>,
    ) -> Result<(), ReadError> {
        for tag in &self.tags {
            if let Meaning::Option(key) = Meaning::from_tag(self.kind, &tag.name) {
                set(key, &tag.value).map_err(|error| ReadError {
                    offset: tag.offset,
                    fault: RecordErrorKind::Options(error),
                })?;
            }
        }
        Ok(())
    }

    /// Of options that do not go together: the tag that is at fault.
    fn at_fault(&self, error: OptionsError) -> ReadError {
        let is_at_fault = |tag: &&Tag| match (&error, Meaning::from_tag(self.kind, &tag.name)) {
            (OptionsError::Value { key, .. }, Meaning::Option(of)) => *key == of,
            _ => false,
        };
        let tag = self.tags.iter().find(is_at_fault);
        let tag = tag.or_else(|| self.tags.iter().find(|tag| tag.name == "Game"));
        ReadError {
            offset: tag.map_or(0, |tag| tag.offset),
            fault: RecordErrorKind::Options(error),
        }
    }

    /// Tells who played, and what the free tags say.
    fn tell(&self, info: &mut GameInfo) -> Result<(), ReadError> {
        for Tag { offset, name, value } in &self.tags {
            let GameInfo { players, tags: free } = info;
            match Meaning::from_tag(self.kind, name) {
                Meaning::Player(seat) => {
                    if let Some(player) = players.get_mut(seat) {
                        player.name = Player::new(value).name;
                    }
                }
                Meaning::Points(seat) => {
                    if let (Some(player), Ok(points)) = (players.get_mut(seat), value.parse()) {
                        player.points = points;
                    }
                }
                Meaning::Seats => {
                    let controllers = Controller::parse_all(value, players.len());
                    let wrong =
                        |error| ReadError { offset: *offset, fault: RecordErrorKind::Seats(error) };
                    info.set_controllers(&controllers.map_err(wrong)?);
                }
                // Those that have a meaning are not taken as free tags.
                _ => {
                    free.set(self.kind, name, value);
                }
            }
        }
        Ok(())
    }
}

/// Adds what is read to the tree of a record.
struct TreeBuilder<'a> {
    record: &'a mut dyn AnyRecord,
    /// What was read last.
    at: NodeId,
    open: Vec<OpenVariation>,
    /// How many tokens were read.
    tokens: usize,
    /// Comments that are not yet put where they belong.
    pending_comment: String,
}

/// A variation that has not ended.
struct OpenVariation {
    /// Where it began.
    offset: usize,
    /// What is played on from after it.
    return_to: NodeId,
    /// Whether it has no token yet.
    is_empty: bool,
}

impl<'a> TreeBuilder<'a> {
    fn new(record: &'a mut dyn AnyRecord) -> Self {
        Self {
            record,
            at: NodeId::ROOT,
            open: Vec::new(),
            tokens: 0,
            pending_comment: String::new(),
        }
    }

    fn is_at_variation_start(&self) -> bool {
        self.open.last().is_some_and(|variation| variation.is_empty)
    }

    fn comment(&mut self, text: &str) {
        self.pending_comment.push('\n');
        self.pending_comment += text;
    }

    /// Gives the comments to the token before them.
    fn flush_comments(&mut self) {
        if !self.pending_comment.is_empty() {
            let comment = std::mem::take(&mut self.pending_comment);
            self.record.tree_index_mut().add_comment(self.at, &comment);
        }
    }

    fn open(&mut self, offset: usize) -> Result<(), RecordErrorKind> {
        let before =
            self.record.tree_index().parent(self.at).filter(|_| !self.is_at_variation_start());
        let before = before.ok_or(RecordErrorKind::NothingToReplace)?;
        const MAX: usize = RecordReader::MAX_DEPTH;
        if self.open.len() == MAX {
            return Err(RecordErrorKind::TooDeep { max: MAX });
        }
        self.flush_comments();
        self.open.push(OpenVariation { offset, return_to: self.at, is_empty: true });
        self.at = before;
        Ok(())
    }

    fn close(&mut self) -> Result<(), RecordErrorKind> {
        let variation = self.open.pop().ok_or(RecordErrorKind::NotOpened)?;
        if !variation.is_empty {
            self.flush_comments();
        }
        self.at = variation.return_to;
        Ok(())
    }

    fn token(&mut self, text: &str) -> Result<(), RecordErrorKind> {
        const MAX: usize = RecordReader::MAX_TOKENS;
        if text.is_empty() {
            return Ok(());
        }
        if let Some(number) = text.strip_prefix('$').and_then(|number| number.parse::<u8>().ok()) {
            // Of those beyond the signs, such as what is said of a position, nothing is kept.
            if let Some(mark) = Mark::from_number(number)
                && !self.is_at_variation_start()
            {
                self.record.tree_index_mut().set_mark(self.at, Some(mark));
            }
            return Ok(());
        }
        if self.tokens == MAX {
            return Err(RecordErrorKind::TooLong { max: MAX });
        }
        self.tokens += 1;
        let (text, mark) = Mark::split(text);
        let next = self.record.add_text(self.at, text).map_err(RecordErrorKind::Illegal)?;
        if mark.is_some() {
            self.record.tree_index_mut().set_mark(next, mark);
        }
        if !self.is_at_variation_start() {
            self.flush_comments();
        }
        if let Some(variation) = self.open.last_mut() {
            variation.is_empty = false;
        }
        self.at = next;
        Ok(())
    }
}

/// Whether a word is the result that ends a game: a figure for each seat, or `*`.
fn is_result(word: &str) -> bool {
    let figures = || word.split('-');
    word == "*"
        || (figures().count() > 1 && figures().all(|figure| matches!(figure, "0" | "1" | "1/2")))
}

/// A word without the number of a move before it.
fn without_number(word: &str) -> &str {
    let after = word.trim_start_matches(|c: char| c.is_ascii_digit());
    if after.len() < word.len() && after.starts_with('.') {
        after.trim_start_matches('.')
    } else {
        word
    }
}
