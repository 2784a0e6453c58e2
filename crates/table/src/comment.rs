//! Parses the comment of a move: text for readers, and commands for programs such as `[%win 62
//! 38]`. [`record`](crate::record) describes the commands.

use std::ops::Range;

/// Finds the first command of this name; returns its byte range in the comment, and its value.
fn find<'a>(comment: &'a str, name: &str) -> Option<(Range<usize>, &'a str)> {
    let mut at = 0;
    loop {
        let from = at + comment[at..].find("[%")?;
        let inside = &comment[from + 2..];
        let inside = &inside[..inside.find(']')?];
        let to = from + 2 + inside.len() + 1;
        let (of, value) = inside.split_once(char::is_whitespace).unwrap_or((inside, ""));
        if of == name && !of.is_empty() {
            return Some((from..to, value.trim_start()));
        }
        at = if of.is_empty() { from + 2 } else { to };
    }
}

/// Returns the value of the first command of this name, if there is one.
pub fn command_of<'a>(comment: &'a str, name: &str) -> Option<&'a str> {
    find(comment, name).map(|(_, value)| value)
}

/// Returns the comment with this command at the front, replacing all commands of the same name.
pub fn with_command(comment: &str, name: &str, value: &str) -> String {
    let space = if value.is_empty() { "" } else { " " };
    let mut all = format!("[%{name}{space}{value}] ");
    let mut rest = comment;
    while let Some((Range { start, end }, _)) = find(rest, name) {
        all += &rest[..start];
        rest = &rest[end..];
        rest = rest.strip_prefix(' ').unwrap_or(rest);
    }
    all += rest;
    all.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_has_a_name_and_a_value() {
        let comment = "[%win 62 38 #5] Held. [%computer][%csl  Bd4,Re5 ] [%] [% x] [%open";
        assert_eq!(command_of(comment, "win"), Some("62 38 #5"));
        assert_eq!(command_of(comment, "computer"), Some(""));
        assert_eq!(command_of(comment, "csl"), Some("Bd4,Re5 "));
        for none in ["", "x", "open", "cal", "Held."] {
            assert_eq!(command_of(comment, none), None, "{none}");
        }
        assert_eq!(command_of("[%é 😀] [%\u{a0}]", "é"), Some("😀"));
    }

    #[test]
    fn setting_a_command_replaces_all_of_its_name_and_keeps_the_text() {
        assert_eq!(with_command("", "computer", ""), "[%computer]");
        assert_eq!(with_command("Held.", "win", "1 99"), "[%win 1 99] Held.");
        let comment = "[%csl Bd4] One [%win 5 95] two [%win 6] [%open";
        assert_eq!(with_command(comment, "win", "7 93"), "[%win 7 93] [%csl Bd4] One two [%open");
        let again = with_command(&with_command(comment, "win", "7 93"), "win", "8");
        assert_eq!(command_of(&again, "win"), Some("8"));
        assert_eq!(command_of(&again, "csl"), Some("Bd4"));
    }
}
