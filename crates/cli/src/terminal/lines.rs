//! Reads lines of bounded length.

use std::io::{self, BufRead, BufReader, Read};

use cauce_rules::MAX_LINE_BYTES;

/// Whether a line was read completely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// The whole line was kept.
    Whole,
    /// Truncated, because it is longer than [`MAX_LINE_BYTES`].
    TooLong,
}

/// The byte order mark in UTF-8, which some editors write before the first line.
const MARK: &[u8] = "\u{FEFF}".as_bytes();

/// A reader of lines.
pub struct Lines<R> {
    input: BufReader<R>,
    line: Vec<u8>,
    begun: bool,
}

impl<R: Read> Lines<R> {
    /// Creates a reader of the lines of `input`.
    pub fn new(input: R) -> Self {
        Self { input: BufReader::new(input), line: Vec::new(), begun: false }
    }

    /// Reads the next line, without its end (`\n` or `\r\n`), and without a byte order mark before the
    /// first one. Returns `None` after the last line.
    ///
    /// The buffer never holds more than [`MAX_LINE_BYTES`], a line end and a byte order mark. The rest
    /// of a longer line is skipped.
    ///
    /// # Errors
    /// Returns an error if the input cannot be read.
    pub fn read(&mut self) -> io::Result<Option<(&[u8], Length)>> {
        const END: usize = "\r\n".len();
        let Self { input, line, begun } = self;
        line.clear();
        let most = MAX_LINE_BYTES + END + if *begun { 0 } else { MARK.len() };
        let read = input.by_ref().take(most as u64).read_until(b'\n', line)?;
        if read == 0 {
            return Ok(None);
        }
        if line.ends_with(b"\n") {
            line.pop();
            line.pop_if(|last| *last == b'\r');
        } else if read == most {
            input.skip_until(b'\n')?;
        }
        if !*begun && line.starts_with(MARK) {
            line.drain(..MARK.len());
        }
        *begun = true;
        let length = if line.len() > MAX_LINE_BYTES { Length::TooLong } else { Length::Whole };
        line.truncate(MAX_LINE_BYTES);
        Ok(Some((line, length)))
    }

    /// Whether no more input is buffered.
    pub fn is_drained(&self) -> bool {
        self.input.buffer().is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads all lines, and returns the number of bytes kept of each.
    fn lines(input: &[u8]) -> Vec<(usize, Length)> {
        // A small buffer, so that lines arrive in pieces.
        let input = BufReader::with_capacity(7, input);
        let mut lines = Lines { input, line: Vec::new(), begun: false };
        let mut all = Vec::new();
        while let Some((line, length)) = lines.read().unwrap() {
            all.push((line.len(), length));
        }
        all
    }

    #[test]
    fn the_last_line_may_lack_a_line_break() {
        assert_eq!(lines(b""), []);
        assert_eq!(lines(b"\n"), [(0, Length::Whole)]);
        assert_eq!(
            lines(b"a\r\n\nbc"),
            [(1, Length::Whole), (0, Length::Whole), (2, Length::Whole)]
        );
    }

    #[test]
    fn the_length_limit_excludes_the_line_break() {
        let full = vec![b'x'; MAX_LINE_BYTES];
        for end in ["", "\n", "\r\n"] {
            let fits = [&full, end.as_bytes()].concat();
            assert_eq!(lines(&fits), [(MAX_LINE_BYTES, Length::Whole)], "{end:?}");
            for more in ["y", "yy", "yyyyyyyyyyyyyyyyy"] {
                let long = [&full, more.as_bytes(), end.as_bytes()].concat();
                assert_eq!(lines(&long), [(MAX_LINE_BYTES, Length::TooLong)], "{more:?} {end:?}");
            }
        }
        let then = [&full, b"yyy\nz".as_slice()].concat();
        assert_eq!(lines(&then), [(MAX_LINE_BYTES, Length::TooLong), (1, Length::Whole)]);
    }
    #[test]
    fn a_byte_order_mark_before_the_first_line_is_skipped() {
        let mark = "\u{FEFF}".as_bytes();
        assert_eq!(lines(mark), [(0, Length::Whole)]);
        let twice = [mark, b"a\n".as_slice(), mark, b"b"].concat();
        assert_eq!(lines(&twice), [(1, Length::Whole), (4, Length::Whole)]);
        for end in ["", "\n", "\r\n"] {
            let full = [mark, &vec![b'x'; MAX_LINE_BYTES], end.as_bytes()].concat();
            assert_eq!(lines(&full), [(MAX_LINE_BYTES, Length::Whole)], "{end:?}");
            let long = [mark, &vec![b'x'; MAX_LINE_BYTES + 1], end.as_bytes()].concat();
            assert_eq!(lines(&long), [(MAX_LINE_BYTES, Length::TooLong)], "{end:?}");
        }
    }
}
