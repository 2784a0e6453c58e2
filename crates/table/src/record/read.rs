//! Reading records.

use cauce_rules::{AnyGame, AnyOptions, GameKind, OptionsError};

use super::{
    Record, RecordError, RecordFault, Tags,
    lexer::{Lexer, LexerMark, Piece},
    tags::Meaning,
};
use crate::{NodeId, Player, Tree};

/// Reads a text game by game.
///
/// A game that is wrong somewhere is given as an error with what came before the place; reading
/// goes on with the next line that begins with `[Game`.
///
/// ```
/// use cauce_table::RecordReader;
///
/// let text = "[Game \"snorkels\"]\n\n1. d4 {Why?} 2. d4\n\n[Game \"snorkels\"]\n\n1. e4 *";
/// let games: Vec<_> = RecordReader::new(text.as_bytes()).collect();
/// let wrong = games[0].as_ref().unwrap_err();
/// assert_eq!(wrong.place.to_string(), "3:17");
/// assert_eq!(wrong.record.as_ref().unwrap().line(), "snorkels : d4");
/// assert_eq!(games[1].as_ref().unwrap().line(), "snorkels : e4");
/// ```
#[derive(Clone, Debug)]
pub struct RecordReader<'a> {
    lexer: Lexer<'a>,
    /// Where the text ends and bytes follow that are no longer UTF-8.
    broken: Option<usize>,
}

/// Where a reader stands in its text, so that another can go on from there.
#[derive(Clone, Copy, Debug)]
pub struct RecordMark {
    lexer: LexerMark,
    broken: Option<usize>,
}

impl RecordMark {
    /// How many bytes have been read.
    pub fn offset(&self) -> usize {
        self.lexer.offset()
    }
}

/// What is wrong, and at which byte.
struct Wrong {
    offset: usize,
    fault: RecordFault,
}

type Tagged<'a> = (usize, &'a str, String);

impl<'a> RecordReader<'a> {
    /// The most tokens that one game may have, all variations together. A longer one would need
    /// more memory than a page should take.
    pub const MAX_TOKENS: usize = 50_000;

    /// The most tags that one game may have.
    pub const MAX_TAGS: usize = 200;

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
    pub fn mark(&self) -> RecordMark {
        RecordMark { lexer: self.lexer.mark(), broken: self.broken }
    }

    /// Goes on in a text where another reader stood in it.
    pub fn resume(text: &'a str, mark: RecordMark) -> Self {
        Self { lexer: Lexer::resume(text, mark.lexer), broken: mark.broken }
    }

    fn game(&mut self) -> Result<Record, Box<RecordError>> {
        let begun = self.tags().and_then(|tags| self.begin(&tags));
        let (wrong, record) = match begun {
            Err(wrong) => (wrong, None),
            Ok(mut record) => match self.moves(&mut record.tree) {
                Ok(()) => return Ok(record),
                Err(wrong) => (wrong, Some(record)),
            },
        };
        Err(self.error(wrong, record))
    }

    /// Tells what is wrong, and goes to where another game may begin.
    fn error(&mut self, wrong: Wrong, record: Option<Record>) -> Box<RecordError> {
        self.lexer.skip_game();
        let place = self.lexer.place(wrong.offset);
        let text = self.lexer.excerpt(wrong.offset);
        Box::new(RecordError { record, place, text, fault: wrong.fault })
    }

    /// Reads tags up to the first token, or to the tag of another game.
    fn tags(&mut self) -> Result<Vec<Tagged<'a>>, Wrong> {
        let mut tags: Vec<Tagged> = Vec::new();
        while let Some((offset, '[')) = self.lexer.peek() {
            let Some((_, piece)) = self.lexer.next() else { break };
            let Piece::Tag { name, value } = piece.map_err(|fault| Wrong { offset, fault })? else {
                break;
            };
            if let Some((_, known, _)) = tags.iter().find(|(_, known, _)| *known == name) {
                if *known == "Game" {
                    self.lexer.back_to(offset);
                    break;
                }
                return Err(Wrong { offset, fault: RecordFault::RepeatedTag });
            }
            if tags.len() == Self::MAX_TAGS {
                let fault = RecordFault::TooManyTags { max: Self::MAX_TAGS };
                return Err(Wrong { offset, fault });
            }
            tags.push((offset, name, value));
        }
        Ok(tags)
    }

    /// Sets up the game that the tags tell of.
    fn begin(&mut self, tags: &[Tagged]) -> Result<Record, Wrong> {
        let Some(&(first, ..)) = tags.first() else {
            let offset = self.lexer.peek().map_or(self.lexer.offset(), |(offset, _)| offset);
            return Err(Wrong { offset, fault: RecordFault::TagExpected });
        };
        let Some((named, _, name)) = tags.iter().find(|(_, tag, _)| *tag == "Game") else {
            return Err(Wrong { offset: first, fault: RecordFault::NoGame });
        };
        let kind = GameKind::from_name(name)
            .ok_or(Wrong { offset: *named, fault: RecordFault::UnknownGame })?;

        let mut options = AnyOptions::default_of(kind);
        let meant = |tag: &Tagged| Meaning::of(kind, tag.1);
        for tag in tags {
            if let Meaning::Option(key) = meant(tag) {
                let wrong = |error| Wrong { offset: tag.0, fault: RecordFault::Options(error) };
                options.set(key, &tag.2).map_err(wrong)?;
            }
        }
        let start = AnyGame::start(&options).map_err(|error| {
            let at_fault = tags.iter().find(|tag| {
                matches!(&error, OptionsError::Value { key, .. } if meant(tag) == Meaning::Option(key))
            });
            let offset = at_fault.map_or(*named, |tag| tag.0);
            Wrong { offset, fault: RecordFault::Options(error) }
        })?;

        let mut players = vec![Player::default(); start.seats().into()];
        let mut free = Tags::default();
        for tag @ (_, name, value) in tags {
            match meant(tag) {
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
                // Those that have a meaning are not taken as free tags.
                _ => {
                    free.set(kind, name, value);
                }
            }
        }
        Ok(Record { options, players, tags: free, tree: Tree::new(start) })
    }

    /// Reads tokens, comments and variations up to the result or to the next game.
    fn moves(&mut self, tree: &mut Tree) -> Result<(), Wrong> {
        let mut course = Course { tree, at: NodeId::ROOT, open: Vec::new(), said: String::new() };
        let read = self.course(&mut course);
        course.settle_comments();
        read?;
        match (self.broken, course.open.first()) {
            // What is not text is what is wrong, not what it leaves open.
            (Some(_), _) if self.lexer.peek().is_none() => Err(self.not_text()),
            (_, Some(open)) => Err(Wrong { offset: open.offset, fault: RecordFault::Unclosed }),
            _ => Ok(()),
        }
    }

    fn course(&mut self, course: &mut Course) -> Result<(), Wrong> {
        while let Some((offset, first)) = self.lexer.peek() {
            if first == '[' {
                break;
            }
            let Some((_, piece)) = self.lexer.next() else { break };
            let wrong = |fault| Wrong { offset, fault };
            match piece.map_err(wrong)? {
                // It would have begun with a bracket.
                Piece::Tag { .. } => {}
                Piece::Comment(text) => course.comment(&text),
                Piece::Open => course.open(offset).map_err(wrong)?,
                Piece::Close => course.close().map_err(wrong)?,
                Piece::Word(word) if course.open.is_empty() && is_result(word) => break,
                Piece::Word(word) => {
                    let token = without_number(word);
                    let offset = offset + word.len() - token.len();
                    course.token(token).map_err(|fault| Wrong { offset, fault })?;
                }
            }
        }
        Ok(())
    }

    /// That the bytes stop being text; said once.
    fn not_text(&mut self) -> Wrong {
        let offset = self.broken.take().unwrap_or_default();
        Wrong { offset, fault: RecordFault::NotText }
    }
}

impl Iterator for RecordReader<'_> {
    type Item = Result<Record, Box<RecordError>>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.lexer.peek().is_some() {
            Some(self.game())
        } else {
            self.broken?;
            let wrong = self.not_text();
            Some(Err(self.error(wrong, None)))
        }
    }
}

/// The way that reading takes through the tree.
struct Course<'a> {
    tree: &'a mut Tree,
    /// What was read last.
    at: NodeId,
    open: Vec<OpenVariation>,
    /// Comments that are not yet put where they belong.
    said: String,
}

/// A variation that has not ended.
struct OpenVariation {
    /// Where it began.
    offset: usize,
    /// What is played on from after it.
    back: NodeId,
    /// Whether it has no token yet.
    fresh: bool,
}

impl Course<'_> {
    fn is_fresh(&self) -> bool {
        self.open.last().is_some_and(|variation| variation.fresh)
    }

    fn comment(&mut self, text: &str) {
        self.said.push('\n');
        self.said += text;
    }

    /// Gives the comments to the token before them.
    fn settle_comments(&mut self) {
        if !self.said.is_empty() {
            self.tree.add_comment(self.at, &std::mem::take(&mut self.said));
        }
    }

    fn open(&mut self, offset: usize) -> Result<(), RecordFault> {
        let before = self.tree.parent(self.at).filter(|_| !self.is_fresh());
        let before = before.ok_or(RecordFault::NothingToReplace)?;
        self.settle_comments();
        self.open.push(OpenVariation { offset, back: self.at, fresh: true });
        self.at = before;
        Ok(())
    }

    fn close(&mut self) -> Result<(), RecordFault> {
        let ended = self.open.pop().ok_or(RecordFault::NotOpened)?;
        if !ended.fresh {
            self.settle_comments();
        }
        self.at = ended.back;
        Ok(())
    }

    fn token(&mut self, text: &str) -> Result<(), RecordFault> {
        const MAX: usize = RecordReader::MAX_TOKENS;
        if text.is_empty() {
            return Ok(());
        }
        if self.tree.len() > MAX {
            return Err(RecordFault::TooLong { max: MAX });
        }
        let token = self.tree.node(self.at).game.parse(text).map_err(RecordFault::Illegal)?;
        let next = self.tree.add(self.at, token).map_err(RecordFault::Illegal)?;
        if !self.is_fresh() {
            self.settle_comments();
        }
        if let Some(variation) = self.open.last_mut() {
            variation.fresh = false;
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
