use alloc::string::String;
use core::fmt;

use crate::{Square, square::File};

/// Writes a board with one line for each rank, the highest first, and labels of ranks and files.
/// Each square takes `SIGNS` characters.
pub(crate) fn write_board<const SIGNS: usize>(
    f: &mut fmt::Formatter<'_>,
    (files, ranks): (u8, u8),
    signs: impl Fn(Square) -> [char; SIGNS],
) -> fmt::Result {
    for rank in (0..ranks).rev() {
        let mut line = String::new();
        for file in 0..files {
            line.push(' ');
            line.extend(signs(Square::new(file, rank)));
        }
        writeln!(f, "{:2}{}", rank + 1, line.trim_end())?;
    }
    write_files(f, files, SIGNS + 1)
}

/// Writes the file labels below a board, after the two characters of the rank labels. Each file is
/// `width` characters wide. No newline follows.
pub(crate) fn write_files(f: &mut fmt::Formatter<'_>, files: u8, width: usize) -> fmt::Result {
    f.write_str("  ")?;
    (0..files).try_for_each(|file| {
        let before = if file == 0 { 1 } else { width - 1 };
        write!(f, "{:before$}{}", "", File(file))
    })
}
