//! Reading lines with a bound on their length.

use std::io::{self, BufRead, Read};

use cauce_rules::MAX_LINE_BYTES;

/// Whether a line was read whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Length {
    Whole,
    /// Longer than [`MAX_LINE_BYTES`]: only so much of it was kept.
    TooLong,
}

/// Reads the next line into `line`, without its end (`\n` or `\r\n`); `None` after the last one.
///
/// Never holds more than [`MAX_LINE_BYTES`] and a line end: the rest of a longer line is skipped.
pub(crate) fn next_line(
    input: &mut impl BufRead,
    line: &mut Vec<u8>,
) -> io::Result<Option<Length>> {
    const END: usize = "\r\n".len();
    line.clear();
    let most = MAX_LINE_BYTES + END;
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
    let length = if line.len() > MAX_LINE_BYTES { Length::TooLong } else { Length::Whole };
    line.truncate(MAX_LINE_BYTES);
    Ok(Some(length))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All lines of an input: the length of what was kept, and whether that was the whole line.
    fn lines(input: &[u8]) -> Vec<(usize, Length)> {
        // A small buffer, so that lines arrive in pieces.
        let mut input = io::BufReader::with_capacity(7, input);
        let mut line = Vec::new();
        let mut all = Vec::new();
        while let Some(length) = next_line(&mut input, &mut line).unwrap() {
            all.push((line.len(), length));
        }
        all
    }

    #[test]
    fn a_line_ends_with_or_without_its_end() {
        assert_eq!(lines(b""), []);
        assert_eq!(lines(b"\n"), [(0, Length::Whole)]);
        assert_eq!(
            lines(b"a\r\n\nbc"),
            [(1, Length::Whole), (0, Length::Whole), (2, Length::Whole)]
        );
    }

    #[test]
    fn the_bound_is_on_the_line_without_its_end() {
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
}
