//! Parser of records.

use cauce_rules::{Game, GameKind, Options, OptionsError};

use super::{
    Record, RecordError, RecordErrorKind, Tags,
    lexer::{Lexeme, Lexer, LexerCheckpoint},
    tags::TagRole,
};
use crate::{AnyRecord, Controller, GameInfo, Mark, NodeId, Player, link::find_game_kind};

/// Parses a text game by game. The heading of a game names its kind, with which the caller parses
/// the rest.
///
/// An invalid game is returned up to its error, and parsing continues at the next line that begins
/// with `[Game`.
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
    /// Offset at which invalid UTF-8 begins, until the error is reported.
    broken: Option<usize>,
}

/// State of a reader, from which another reader can resume.
#[derive(Clone, Copy, Debug)]
pub struct RecordCheckpoint {
    lexer: LexerCheckpoint,
    broken: Option<usize>,
}

impl RecordCheckpoint {
    /// Returns the number of bytes consumed.
    pub fn offset(&self) -> usize {
        self.lexer.offset()
    }
}

/// An error and its byte offset.
#[derive(Debug, thiserror::Error)]
#[error("{kind}")]
pub struct ReadError {
    offset: usize,
    kind: RecordErrorKind,
}

/// Callback that parses everything after the options of a game into its record.
pub type FillRecord<'a> = &'a mut dyn FnMut(&mut dyn AnyRecord);

/// The tags of a game.
#[derive(Clone, Debug)]
pub struct Heading {
    kind: GameKind,
    tags: Vec<Tag>,
}

impl Heading {
    /// Returns the kind of game.
    pub fn kind(&self) -> GameKind {
        self.kind
    }
}

#[derive(Clone, Debug)]
struct Tag {
    offset: usize,
    name: String,
    value: String,
}

/// One game of a text, as far as it could be parsed.
#[derive(Clone, Debug)]
pub struct Read<R> {
    /// The game; `None` if its tags do not give a valid start.
    pub record: Option<R>,
    /// The error at which parsing stopped.
    pub error: Option<Box<RecordError>>,
}

impl<'a> RecordReader<'a> {
    /// Maximum number of tokens in one game, variations and repeated tokens included. It bounds the
    /// memory that a page needs.
    pub const MAX_TOKENS: usize = 50_000;

    /// Maximum depth of nested variations.
    pub const MAX_DEPTH: usize = 1_000;

    /// Maximum number of bytes of a game's tags, and of its moves with their comments.
    pub const MAX_BYTES: usize = 4_000_000;

    /// Creates a reader of UTF-8 bytes; it stops at the first invalid byte.
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

    /// Returns the text, up to the first byte that is not valid UTF-8.
    pub fn text(&self) -> &'a str {
        self.lexer.text()
    }

    /// Returns the current state, so that parsing can be paused.
    pub fn checkpoint(&self) -> RecordCheckpoint {
        RecordCheckpoint { lexer: self.lexer.checkpoint(), broken: self.broken }
    }

    /// Resumes parsing of the same text at a checkpoint.
    pub fn resume(text: &'a str, checkpoint: RecordCheckpoint) -> Self {
        Self { lexer: Lexer::resume(text, checkpoint.lexer), broken: checkpoint.broken }
    }

    /// Parses the heading of the next game. Returns `None` at the end of the text.
    ///
    /// # Errors
    /// Returns an error if the heading is invalid; the game is then skipped.
    pub fn heading(&mut self) -> Option<Result<Heading, Box<RecordError>>> {
        let heading = if self.lexer.peek().is_some() {
            self.tags().and_then(|tags| self.begin(tags))
        } else {
            self.broken?;
            Err(self.not_text())
        };
        Some(heading.map_err(|wrong| self.error(wrong)))
    }

    /// Parses the game after its heading, which must be one of game `G`.
    pub fn game<G: Game>(&mut self, heading: Heading) -> Read<Record<G>> {
        self.game_with(heading, |heading, fill| heading.record(fill))
    }

    /// Parses the game after its heading into a record that `make` creates. `make` returns the
    /// result of [`Heading::record`], or a value derived from it.
    pub fn game_with<R>(
        &mut self,
        heading: Heading,
        make: impl FnOnce(&Heading, FillRecord) -> Result<R, ReadError>,
    ) -> Read<R> {
        let mut error = None;
        let made = make(&heading, &mut |record| error = self.follow(&heading, record));
        match made {
            Ok(record) => Read { record: Some(record), error },
            Err(wrong) => Read { record: None, error: Some(self.error(wrong)) },
        }
    }

    fn follow(
        &mut self,
        heading: &Heading,
        record: &mut dyn AnyRecord,
    ) -> Option<Box<RecordError>> {
        let told = heading.apply_info(record.info_mut());
        told.and_then(|()| self.moves(record)).err().map(|wrong| self.error(wrong))
    }

    /// Completes an error, and skips to the next line that may begin a game.
    fn error(&mut self, wrong: ReadError) -> Box<RecordError> {
        self.lexer.skip_game();
        let place = self.lexer.place(wrong.offset);
        let text = self.lexer.excerpt(wrong.offset);
        Box::new(RecordError { place, text, kind: wrong.kind })
    }

    /// Parses tags up to the first token, or to the `Game` tag of another game.
    fn tags(&mut self) -> Result<Vec<Tag>, ReadError> {
        let mut tags: Vec<Tag> = Vec::new();
        let begin = self.lexer.offset();
        while let Some((offset, '[')) = self.lexer.peek() {
            let Some((_, lexeme)) = self.lexer.next() else { break };
            let Lexeme::Tag { name, value } = lexeme.map_err(|kind| ReadError { offset, kind })?
            else {
                break;
            };
            if tags.iter().any(|known| known.name == name) {
                if name == "Game" {
                    self.lexer.back_to(offset);
                    break;
                }
                return Err(ReadError { offset, kind: RecordErrorKind::RepeatedTag });
            }
            if tags.len() == Tags::MAX {
                let kind = RecordErrorKind::TooManyTags { max: Tags::MAX };
                return Err(ReadError { offset, kind });
            }
            self.bound_text(begin).map_err(|kind| ReadError { offset, kind })?;
            tags.push(Tag { offset, name: name.to_owned(), value });
        }
        Ok(tags)
    }

    fn begin(&mut self, tags: Vec<Tag>) -> Result<Heading, ReadError> {
        let Some(first) = tags.first() else {
            let offset = self.lexer.peek().map_or(self.lexer.offset(), |(offset, _)| offset);
            return Err(ReadError { offset, kind: RecordErrorKind::TagExpected });
        };
        let Some(Tag { offset, value, .. }) = tags.iter().find(|tag| tag.name == "Game") else {
            return Err(ReadError { offset: first.offset, kind: RecordErrorKind::NoGame });
        };
        let unknown = ReadError { offset: *offset, kind: RecordErrorKind::UnknownGame };
        let kind = find_game_kind(value).ok_or(unknown)?;
        Ok(Heading { kind, tags })
    }

    /// Parses tokens, comments and variations up to the result or the next game.
    fn moves(&mut self, record: &mut dyn AnyRecord) -> Result<(), ReadError> {
        let mut builder = TreeBuilder::new(record);
        let read = self.read_into(&mut builder);
        builder.flush_comments();
        read?;
        match (self.broken, builder.open.first()) {
            // Invalid UTF-8 is the cause of a comment or variation that is left open, so it is
            // reported instead.
            (Some(_), _) if self.lexer.peek().is_none() => Err(self.not_text()),
            (_, Some(open)) => {
                Err(ReadError { offset: open.offset, kind: RecordErrorKind::Unclosed })
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
            let wrong = |kind| ReadError { offset, kind };
            self.bound_text(begin).map_err(wrong)?;
            match lexeme.map_err(wrong)? {
                // Unreachable, since a tag begins with a bracket.
                Lexeme::Tag { .. } => {}
                Lexeme::Comment(text) => builder.comment(&text),
                Lexeme::Open => builder.open(offset).map_err(wrong)?,
                Lexeme::Close => builder.close().map_err(wrong)?,
                Lexeme::Word(word) if builder.open.is_empty() && is_result(word) => break,
                Lexeme::Word(word) => {
                    let token = without_number(word);
                    let offset = offset + word.len() - token.len();
                    builder.token(token).map_err(|kind| ReadError { offset, kind })?;
                }
            }
        }
        Ok(())
    }

    fn bound_text(&self, begin: usize) -> Result<(), RecordErrorKind> {
        let max = Self::MAX_BYTES;
        let kind = RecordErrorKind::TooMuchText { max };
        if self.lexer.offset() - begin > max { Err(kind) } else { Ok(()) }
    }

    /// Returns the error for invalid UTF-8; reported once.
    fn not_text(&mut self) -> ReadError {
        let offset = self.broken.take().unwrap_or_default();
        ReadError { offset, kind: RecordErrorKind::NotText }
    }
}

impl Heading {
    /// Creates the record with the options of the tags, and fills it with what follows.
    ///
    /// # Errors
    /// Returns an error if the options are invalid.
    pub fn record<G: Game>(&self, fill: FillRecord) -> Result<Record<G>, ReadError> {
        let mut options = G::Options::default();
        self.apply_options(&mut |key, value| options.set(key, value))?;
        let start = G::start(&options).map_err(|error| self.at_fault(error))?;
        let mut record = Record::new(options, start);
        fill(&mut record);
        record.tree.shrink();
        Ok(record)
    }

    fn apply_options(
        &self,
        set: &mut dyn FnMut(&'static str, &str) -> Result<(), OptionsError>,
    ) -> Result<(), ReadError> {
        for tag in &self.tags {
            if let TagRole::Option(key) = TagRole::from_tag(self.kind, &tag.name) {
                set(key, &tag.value).map_err(|error| ReadError {
                    offset: tag.offset,
                    kind: RecordErrorKind::Options(error),
                })?;
            }
        }
        Ok(())
    }

    /// Returns the error for options that contradict each other, at the tag that caused it.
    fn at_fault(&self, error: OptionsError) -> ReadError {
        let is_at_fault = |tag: &&Tag| match (&error, TagRole::from_tag(self.kind, &tag.name)) {
            (OptionsError::Value { key, .. }, TagRole::Option(of)) => *key == of,
            _ => false,
        };
        let tag = self.tags.iter().find(is_at_fault);
        let tag = tag.or_else(|| self.tags.iter().find(|tag| tag.name == "Game"));
        ReadError { offset: tag.map_or(0, |tag| tag.offset), kind: RecordErrorKind::Options(error) }
    }

    fn apply_info(&self, info: &mut GameInfo) -> Result<(), ReadError> {
        for Tag { offset, name, value } in &self.tags {
            let GameInfo { players, tags: free } = info;
            match TagRole::from_tag(self.kind, name) {
                TagRole::Player(seat) => {
                    if let Some(player) = players.get_mut(seat) {
                        player.name = Player::new(value).name;
                    }
                }
                TagRole::Points(seat) => {
                    if let (Some(player), Ok(points)) = (players.get_mut(seat), value.parse()) {
                        player.points = points;
                    }
                }
                TagRole::Seats => {
                    let controllers = Controller::parse_all(value, players.len());
                    let wrong =
                        |error| ReadError { offset: *offset, kind: RecordErrorKind::Seats(error) };
                    info.set_controllers(&controllers.map_err(wrong)?);
                }
                // Tags with a meaning are rejected by `set`.
                _ => {
                    free.set(self.kind, name, value);
                }
            }
        }
        Ok(())
    }
}

struct TreeBuilder<'a> {
    record: &'a mut dyn AnyRecord,
    /// The last token's node.
    at: NodeId,
    open: Vec<OpenVariation>,
    tokens: usize,
    /// Comments that are not yet assigned to a node.
    pending_comment: String,
}

struct OpenVariation {
    /// Byte offset of its opening parenthesis.
    offset: usize,
    /// The node from which the game continues after it.
    return_to: NodeId,
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
            // Other numeric glyphs, such as those on positions, are ignored.
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

/// Returns whether a word is the result at the end of a game: one figure per seat, or `*`.
fn is_result(word: &str) -> bool {
    let figures = || word.split('-');
    word == "*"
        || (figures().count() > 1 && figures().all(|figure| matches!(figure, "0" | "1" | "1/2")))
}

fn without_number(word: &str) -> &str {
    let after = word.trim_start_matches(|c: char| c.is_ascii_digit());
    if after.len() < word.len() && after.starts_with('.') {
        after.trim_start_matches('.')
    } else {
        word
    }
}
