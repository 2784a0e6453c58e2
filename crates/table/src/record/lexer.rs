//! Lexer of records.

use std::borrow::Cow;

use super::{
    RecordErrorKind,
    tags::{is_name, is_name_char},
};

/// A place in a text. Lines and columns count from 1, columns in characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TextPlace {
    /// Line number. Lines end with `\n`, `\r\n` or `\r`.
    pub line: usize,
    /// Column number.
    pub column: usize,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Lexeme<'a> {
    Tag { name: &'a str, value: String },
    Comment(String),
    Open,
    Close,
    Word(&'a str),
}

#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    checkpoint: LexerCheckpoint,
}

/// State of a lexer, from which another one can resume.
#[derive(Clone, Copy, Debug)]
pub(super) struct LexerCheckpoint {
    /// Byte offset at which the next lexeme is searched.
    at: usize,
    /// The last offset whose place was computed. Places are requested in ascending order.
    known: (usize, TextPlace),
    /// Whether no comment is closed in the rest of the text.
    unclosed: bool,
}

fn is_line_end(c: char) -> bool {
    matches!(c, '\n' | '\r')
}

fn ends_word(c: char) -> bool {
    c.is_whitespace() || matches!(c, '(' | ')' | '{' | '}' | '[' | ']' | '"')
}

/// Typographic quotes; the same character may open and close.
fn is_curly(c: char) -> bool {
    matches!(c, '“' | '”' | '„' | '«' | '»')
}

fn is_quote(c: char) -> bool {
    c == '"' || is_curly(c)
}

impl LexerCheckpoint {
    pub(super) fn offset(self) -> usize {
        self.at
    }
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        let known = (0, TextPlace { line: 1, column: 1 });
        Self { text, checkpoint: LexerCheckpoint { at: 0, known, unclosed: false } }
    }

    pub(super) fn resume(text: &'a str, checkpoint: LexerCheckpoint) -> Self {
        let mut lexer = Self::new(text);
        if text.is_char_boundary(checkpoint.at) && text.is_char_boundary(checkpoint.known.0) {
            lexer.checkpoint = checkpoint;
        }
        lexer
    }

    pub(super) fn text(&self) -> &'a str {
        self.text
    }

    pub(super) fn checkpoint(&self) -> LexerCheckpoint {
        self.checkpoint
    }

    fn rest(&self) -> &'a str {
        &self.text[self.checkpoint.at..]
    }

    /// Skips white space and returns the next character and its offset; `None` at the end.
    pub(super) fn peek(&mut self) -> Option<(usize, char)> {
        // If files were concatenated, a byte order mark may occur between them.
        let space = |c: char| c.is_whitespace() || matches!(c, '\u{FEFF}' | '\u{200B}');
        self.checkpoint.at = self.text.len() - self.rest().trim_start_matches(space).len();
        self.rest().chars().next().map(|c| (self.checkpoint.at, c))
    }

    /// Returns the byte offset up to which the text has been consumed.
    pub(super) fn offset(&self) -> usize {
        self.checkpoint.at
    }

    pub(super) fn back_to(&mut self, offset: usize) {
        self.checkpoint.at = offset;
    }

    /// Returns the next lexeme and its offset; `None` at the end.
    pub(super) fn next(&mut self) -> Option<(usize, Result<Lexeme<'a>, RecordErrorKind>)> {
        let (offset, first) = self.peek()?;
        let lexeme = match first {
            '[' => self.tag(),
            '{' => self.comment(),
            ')' | '(' => {
                self.checkpoint.at += 1;
                Ok(if first == '(' { Lexeme::Open } else { Lexeme::Close })
            }
            '}' | ']' | '"' => {
                self.checkpoint.at += 1;
                Err(RecordErrorKind::NotOpened)
            }
            _ => {
                let rest = self.rest();
                let end = rest.find(ends_word).unwrap_or(rest.len());
                self.checkpoint.at += end;
                Ok(Lexeme::Word(&rest[..end]))
            }
        };
        Some((offset, lexeme))
    }

    fn tag(&mut self) -> Result<Lexeme<'a>, RecordErrorKind> {
        self.checkpoint.at += 1;
        // The end of the line is not searched for: it may be far away, and a line may have many
        // tags. A value without a closing quote extends to the next quote.
        let is_space = |c: char| c.is_whitespace() && !is_line_end(c);
        let inside = self.rest().trim_start_matches(is_space);
        let end = inside.find(|c| !is_name_char(c)).unwrap_or(inside.len());
        let (name, after) = inside.split_at(end);
        let after = after.trim_start_matches(is_space);
        let quoted = after.strip_prefix(is_quote).ok_or(RecordErrorKind::BadTag)?;
        let end = match after.starts_with('"') {
            true => closing(quoted, '"'),
            false => quoted.find(is_curly),
        };
        let (value, after) = quoted.split_at(end.ok_or(RecordErrorKind::BadTag)?);
        let after = after.strip_prefix(is_quote).unwrap_or(after).trim_start_matches(is_space);
        let left = after.strip_prefix(']').ok_or(RecordErrorKind::BadTag)?;
        if !is_name(name) || value.contains(is_line_end) {
            return Err(RecordErrorKind::BadTag);
        }
        self.checkpoint.at = self.text.len() - left.len();
        Ok(Lexeme::Tag { name, value: unescape(value) })
    }

    fn comment(&mut self) -> Result<Lexeme<'a>, RecordErrorKind> {
        self.checkpoint.at += 1;
        let rest = self.rest();
        let end = if self.checkpoint.unclosed { None } else { closing(rest, '}') };
        self.checkpoint.unclosed = end.is_none();
        let end = end.ok_or(RecordErrorKind::Unclosed)?;
        self.checkpoint.at += end + 1;
        Ok(Lexeme::Comment(unescape(&unwrap_lines(&rest[..end]))))
    }

    /// Skips to the next line that begins a game, or to the end.
    pub(super) fn skip_game(&mut self) {
        let tags = self.rest().match_indices('[').map(|(offset, _)| self.checkpoint.at + offset);
        let is_game = |offset: &usize| {
            let name = self.text[offset + 1..].strip_prefix("Game");
            name.is_some_and(|after| !after.starts_with(is_name_char))
        };
        let begins_line = |offset: &usize| {
            let before = self.text[..*offset].trim_end_matches([' ', '\t', '\u{FEFF}']);
            before.is_empty() || before.ends_with(['\n', '\r'])
        };
        let next = tags.filter(is_game).find(begins_line);
        self.checkpoint.at = next.unwrap_or(self.text.len());
    }

    /// Returns the place of an offset. Offsets must be requested in ascending order.
    pub(super) fn place(&mut self, offset: usize) -> TextPlace {
        let (from, mut place) = self.checkpoint.known;
        let mut chars = self.text.get(from..offset).unwrap_or_default().chars();
        while let Some(c) = chars.next() {
            let line_end = match c {
                // In `\r\n`, the second character ends the line, unless the offset is between the
                // two.
                '\r' => !self.text[offset - chars.as_str().len()..].starts_with('\n'),
                '\n' => true,
                _ => false,
            };
            if line_end {
                place = TextPlace { line: place.line + 1, column: 1 };
            } else {
                place.column += 1;
            }
        }
        self.checkpoint.known = (offset, place);
        place
    }

    /// Returns the text at an offset up to the next white space, shortened to a readable length.
    pub(super) fn excerpt(&self, offset: usize) -> String {
        const LONGEST: usize = 40;
        let after = &self.text[offset..];
        let word = after.split(char::is_whitespace).next().unwrap_or_default();
        let mut excerpt: String = word.chars().take(LONGEST).collect();
        if excerpt.len() < word.len() {
            excerpt.push('…');
        }
        excerpt
    }
}

/// Returns the offset of the first `end` that is not escaped.
fn closing(text: &str, end: char) -> Option<usize> {
    let mut escaped = false;
    text.char_indices().find_map(|(offset, c)| {
        let found = c == end && !escaped;
        escaped = c == '\\' && !escaped;
        found.then_some(offset)
    })
}

/// Joins the lines of a wrapped comment: each line break with the blanks around it becomes one
/// space.
fn unwrap_lines(text: &str) -> Cow<'_, str> {
    if !text.contains(['\n', '\r']) {
        return text.into();
    }
    let lines: Vec<_> =
        text.split(['\n', '\r']).map(|line| line.trim_matches([' ', '\t'])).collect();
    lines.into_iter().filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ").into()
}

pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' | '"' | '}' => escaped.extend(['\\', c]),
            '\n' => escaped.push_str("\\n"),
            // All control characters are below U+0100, so two digits are enough.
            c if c.is_control() => escaped += &format!("\\x{:02x}", u32::from(c)),
            c => escaped.push(c),
        }
    }
    escaped
}

fn unescape(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('\\') {
        plain.push_str(before);
        let (meant, length) = escaped(after).unwrap_or(('\\', 0));
        plain.push(meant);
        rest = &after[length..];
    }
    plain + rest
}

/// Returns the character of an escape sequence, and the length of the sequence without its
/// backslash.
fn escaped(after: &str) -> Option<(char, usize)> {
    match after.chars().next()? {
        c @ ('\\' | '"' | '}') => Some((c, 1)),
        'n' => Some(('\n', 1)),
        'x' => {
            let code = u8::from_str_radix(after.get(1..3)?, 16).ok()?;
            Some((char::from(code), 3))
        }
        _ => None,
    }
}
