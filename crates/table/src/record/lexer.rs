//! The words of a record, and where they stand.

use std::borrow::Cow;

use super::{
    RecordErrorKind,
    tags::{is_name, is_name_char},
};

/// A place in a text, counted from 1. Columns are characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TextPlace {
    /// The line. Lines end with `\n`, `\r\n` or `\r`.
    pub line: usize,
    /// The column.
    pub column: usize,
}

/// One lexeme of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Lexeme<'a> {
    Tag { name: &'a str, value: String },
    Comment(String),
    Open,
    Close,
    Word(&'a str),
}

/// Takes a text apart.
#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    checkpoint: LexerCheckpoint,
}

/// How far a text has been taken apart.
#[derive(Clone, Copy, Debug)]
pub(super) struct LexerCheckpoint {
    /// Where the next lexeme is looked for, in bytes.
    at: usize,
    /// A place that is known already, and its offset: places are asked for from front to back.
    known: (usize, TextPlace),
    /// Whether it is known that no comment ends any more.
    unclosed: bool,
}

fn is_line_end(c: char) -> bool {
    matches!(c, '\n' | '\r')
}

/// Characters that end a word.
fn ends_word(c: char) -> bool {
    c.is_whitespace() || matches!(c, '(' | ')' | '{' | '}' | '[' | ']' | '"')
}

/// Quotes that programs which set text put in place of plain ones; the same may open and close.
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

    /// The first character after white space, and where it stands; `None` at the end.
    pub(super) fn peek(&mut self) -> Option<(usize, char)> {
        // Where files are joined, a byte order mark may stand between them.
        let space = |c: char| c.is_whitespace() || matches!(c, '\u{FEFF}' | '\u{200B}');
        self.checkpoint.at = self.text.len() - self.rest().trim_start_matches(space).len();
        self.rest().chars().next().map(|c| (self.checkpoint.at, c))
    }

    /// How far the text has been read, in bytes.
    pub(super) fn offset(&self) -> usize {
        self.checkpoint.at
    }

    /// Goes back to where something was read before.
    pub(super) fn back_to(&mut self, offset: usize) {
        self.checkpoint.at = offset;
    }

    /// The next lexeme and its offset; `None` at the end.
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
        // Nothing here looks for the end of the line: it may be far, and many tags may stand on it.
        // A value that is left open ends with the quote of the next one, wherever that stands.
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

    /// Goes to the next line that begins a game; to the end, where there is none.
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

    /// The place of an offset, which is not before the one that was asked for last.
    pub(super) fn place(&mut self, offset: usize) -> TextPlace {
        let (from, mut place) = self.checkpoint.known;
        let mut chars = self.text.get(from..offset).unwrap_or_default().chars();
        while let Some(c) = chars.next() {
            let line_end = match c {
                // Of `\r\n` the second ends the line, unless the place is between the two.
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

    /// What stands at an offset, up to the next space and not longer than is good to read.
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

/// Where the first `end` is that is not escaped.
fn closing(text: &str, end: char) -> Option<usize> {
    let mut escaped = false;
    text.char_indices().find_map(|(offset, c)| {
        let found = c == end && !escaped;
        escaped = c == '\\' && !escaped;
        found.then_some(offset)
    })
}

/// Joins the lines of a comment that was wrapped: a line's end and the blanks around it are a
/// space.
fn unwrap_lines(text: &str) -> Cow<'_, str> {
    if !text.contains(['\n', '\r']) {
        return text.into();
    }
    let lines: Vec<_> =
        text.split(['\n', '\r']).map(|line| line.trim_matches([' ', '\t'])).collect();
    lines.into_iter().filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ").into()
}

/// Writes text so that it can stand between quotes and between braces.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' | '"' | '}' => escaped.extend(['\\', c]),
            '\n' => escaped.push_str("\\n"),
            // All control characters are below 256.
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

/// What an escape stands for, and how long it is without its backslash.
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
