//! A JSON parser for saved tables, which reads the text once and keeps only the fields that it is
//! asked for.
//!
//! Serde would need fewer lines. Measured in the page's module, compressed, it adds 20 KB with
//! `serde_json`, and 16 KB with `serde-wasm-bindgen` and the browser's own JSON.

const MAX_DEPTH: u32 = 32;

/// Parses one value after the other. Every method returns `None` if the text has no such value.
pub(crate) struct Reader<'a> {
    rest: &'a str,
    depth: u32,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Self { rest: text, depth: 0 }
    }

    /// Checks that only white space is left.
    pub(crate) fn end(&mut self) -> Option<()> {
        self.peek().is_none().then_some(())
    }

    pub(crate) fn object(
        &mut self,
        field: &mut dyn FnMut(&mut Self, &str) -> Option<()>,
    ) -> Option<()> {
        self.items('{', '}', &mut |reader| {
            let key = reader.text()?;
            reader.accept(':').then_some(())?;
            field(reader, &key)
        })
    }

    pub(crate) fn list<T>(
        &mut self,
        mut item: impl FnMut(&mut Self) -> Option<T>,
    ) -> Option<Vec<T>> {
        let mut list = Vec::new();
        self.items('[', ']', &mut |reader| {
            list.push(item(reader)?);
            Some(())
        })?;
        Some(list)
    }

    /// Parses a list of exactly two values.
    pub(crate) fn pair<A, B>(
        &mut self,
        first: impl FnOnce(&mut Self) -> Option<A>,
        second: impl FnOnce(&mut Self) -> Option<B>,
    ) -> Option<(A, B)> {
        self.accept('[').then_some(())?;
        let first = first(self)?;
        self.accept(',').then_some(())?;
        let second = second(self)?;
        self.accept(']').then_some((first, second))
    }

    pub(crate) fn number(&mut self) -> Option<u32> {
        self.word().parse().ok()
    }

    pub(crate) fn boolean(&mut self) -> Option<bool> {
        self.word().parse().ok()
    }

    pub(crate) fn text(&mut self) -> Option<String> {
        self.accept('"').then_some(())?;
        let mut text = String::new();
        loop {
            let end = self.rest.find(['"', '\\'])?;
            text += &self.rest[..end];
            let is_over = self.rest[end..].starts_with('"');
            self.rest = &self.rest[end + 1..];
            if is_over {
                return Some(text);
            }
            text.push(self.escaped()?);
        }
    }

    pub(crate) fn skip(&mut self) -> Option<()> {
        match self.peek()? {
            '{' => self.object(&mut |reader, _| reader.skip()),
            '[' => self.items('[', ']', &mut |reader| reader.skip()),
            '"' => self.text().map(drop),
            // It does not matter whether the word is a valid number or literal.
            _ => (!self.word().is_empty()).then_some(()),
        }
    }

    fn items(
        &mut self,
        open: char,
        close: char,
        item: &mut dyn FnMut(&mut Self) -> Option<()>,
    ) -> Option<()> {
        (self.accept(open) && self.depth < MAX_DEPTH).then_some(())?;
        self.depth += 1;
        if !self.accept(close) {
            loop {
                item(self)?;
                if self.accept(close) {
                    break;
                }
                self.accept(',').then_some(())?;
            }
        }
        self.depth -= 1;
        Some(())
    }

    /// Skips white space and returns the next character without consuming it.
    fn peek(&mut self) -> Option<char> {
        self.rest = self.rest.trim_start_matches([' ', '\t', '\n', '\r']);
        self.rest.chars().next()
    }

    fn accept(&mut self, c: char) -> bool {
        let comes = self.peek() == Some(c);
        if comes {
            self.rest = &self.rest[c.len_utf8()..];
        }
        comes
    }

    /// Parses a number or literal as a bare word.
    fn word(&mut self) -> &'a str {
        self.peek();
        let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '.');
        let end = self.rest.find(|c| !is_part(c)).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        word
    }

    /// Parses the rest of an escape sequence after the backslash.
    fn escaped(&mut self) -> Option<char> {
        let c = self.rest.chars().next()?;
        self.rest = &self.rest[c.len_utf8()..];
        Some(match c {
            '"' | '\\' | '/' => c,
            'b' => '\u{8}',
            'f' => '\u{c}',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'u' => {
                let high = self.unit()?;
                let pair =
                    |low: u32| char::from_u32(0x1_0000 + ((high - 0xd800) << 10) + (low - 0xdc00));
                match high {
                    0xd800..0xdc00 => self.low_surrogate().and_then(pair),
                    _ => char::from_u32(high),
                }
                // A lone surrogate is no character.
                .unwrap_or(char::REPLACEMENT_CHARACTER)
            }
            _ => return None,
        })
    }

    fn low_surrogate(&mut self) -> Option<u32> {
        let before = self.rest;
        self.rest = before.strip_prefix("\\u")?;
        let low = self.unit().filter(|unit| (0xdc00..0xe000).contains(unit));
        if low.is_none() {
            self.rest = before;
        }
        low
    }

    /// Parses the four hexadecimal digits of a UTF-16 code unit.
    fn unit(&mut self) -> Option<u32> {
        let (digits, rest) = self.rest.split_at_checked(4)?;
        self.rest = rest;
        let is_hex = digits.chars().all(|c| c.is_ascii_hexdigit());
        is_hex.then(|| u32::from_str_radix(digits, 16).ok())?
    }
}

pub(crate) fn write_string(out: &mut String, text: &str) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' => *out += "\\n",
            // All control characters are below U+0100, so four digits are enough.
            c if c.is_control() => *out += &format!("\\u{:04x}", u32::from(c)),
            c => out.push(c),
        }
    }
    out.push('"');
}

pub(crate) fn write_list<T>(out: &mut String, items: &[T], mut item: impl FnMut(&mut String, &T)) {
    out.push('[');
    for (index, one) in items.iter().enumerate() {
        if index > 0 {
            out.push(',');
        }
        item(out, one);
    }
    out.push(']');
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn text(json: &str) -> Option<String> {
        let mut reader = Reader::new(json);
        let text = reader.text()?;
        reader.end().map(|()| text)
    }

    fn skips(json: &str) -> bool {
        let mut reader = Reader::new(json);
        reader.skip().is_some() && reader.end().is_some()
    }

    #[test]
    fn escapes_in_json_strings_are_decoded() {
        for (json, meant) in [
            (r#" "" "#, ""),
            (r#""a\"b\\c\/d""#, "a\"b\\c/d"),
            (r#""\b\f\n\r\t""#, "\u{8}\u{c}\n\r\t"),
            (r#""\u00e9\u00E9\u2713""#, "éé✓"),
            (r#""\ud83d\ude00\uD83D\uDE00""#, "😀😀"),
            (r#""\ud83d \ud83d\n\ude00\ud83d\u0041\ud83d""#, "� �\n��A�"),
        ] {
            assert_eq!(text(json).as_deref(), Some(meant), "{json}");
        }
        for wrong in
            [r#"""#, r#""\"#, r#""\x""#, r#""\u12""#, r#""\u+123""#, r#""\u123é""#, "a", "'a'"]
        {
            assert_eq!(text(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn unneeded_json_values_are_skipped() {
        for right in
            ["null", "-1.5e+3", "\"a\"", "[]", "{}", " [ 1 , [ ] , {\"a\" : {} , \"b\":2} ] "]
        {
            assert!(skips(right), "{right}");
        }
        for wrong in
            ["", "[", "[1", "[1,", "[1,]", "[1 2]", "{1}", "{\"a\"}", "{\"a\" 1}", "1 2", "]"]
        {
            assert!(!skips(wrong), "{wrong}");
        }
    }

    #[test]
    fn nesting_depth_of_json_is_bounded() {
        let nested = |depth: u32| "[".repeat(depth as usize) + &"]".repeat(depth as usize);
        assert!(skips(&nested(MAX_DEPTH)));
        assert!(!skips(&nested(MAX_DEPTH + 1)));
        assert!(!skips(&nested(1_000_000)));
        // Only lists that are still open count towards the depth.
        assert!(skips(&format!("[{}[]]", "[[]],".repeat(100))));
    }

    #[test]
    fn only_necessary_escapes_are_written() {
        let mut json = String::new();
        write_string(&mut json, "é\"\\/\n\r\u{1b}\u{7f}😀");
        assert_eq!(json, r#""é\"\\/\n\u000d\u001b\u007f😀""#);
    }

    proptest! {
        #[test]
        fn written_json_strings_are_read_back_unchanged(meant in proptest::collection::vec(any::<char>(), 0..60)) {
            let meant: String = meant.into_iter().collect();
            let mut json = String::new();
            write_string(&mut json, &meant);
            prop_assert!(!json.contains(char::is_control));
            prop_assert_eq!(text(&json), Some(meant));
        }

        #[test]
        fn skipping_any_text_does_not_panic(json: String) {
            skips(&json);
        }
    }
}
