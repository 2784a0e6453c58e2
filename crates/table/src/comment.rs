//! What stands in the comment of a move: words for people, and commands for programs, such as
//! `[%win 62 38]`. What the commands mean, [`record`](crate::record) says.

/// A command in a comment.
struct Command<'a> {
    name: &'a str,
    value: &'a str,
    /// Where it stands, with the space that parts it from what follows.
    from: usize,
    to: usize,
}

/// The commands of a comment, one after the other.
fn commands(comment: &str) -> impl Iterator<Item = Command<'_>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let from = at + comment[at..].find("[%")?;
            at = from + 2;
            let inside = &comment[at..][..comment[at..].find(']')?];
            let name = inside.split(char::is_whitespace).next().unwrap_or_default();
            if name.is_empty() {
                continue;
            }
            let end = at + inside.len() + 1;
            at = end + usize::from(comment[end..].starts_with(' '));
            return Some(Command { name, value: inside[name.len()..].trim_start(), from, to: at });
        }
    })
}

/// The value of a command; `None` where the comment has no such command.
pub(crate) fn command_of<'a>(comment: &'a str, name: &str) -> Option<&'a str> {
    commands(comment).find(|command| command.name == name).map(|command| command.value)
}

/// The comment with a command in place of all of that name.
pub(crate) fn with_command(comment: &str, name: &str, value: &str) -> String {
    let space = if value.is_empty() { "" } else { " " };
    let mut all = format!("[%{name}{space}{value}] ");
    let mut at = 0;
    for Command { from, to, .. } in commands(comment).filter(|command| command.name == name) {
        all += &comment[at..from];
        at = to;
    }
    all += &comment[at..];
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
    fn a_command_takes_the_place_of_all_of_its_name_and_words_stay() {
        assert_eq!(with_command("", "computer", ""), "[%computer]");
        assert_eq!(with_command("Held.", "win", "1 99"), "[%win 1 99] Held.");
        let comment = "[%csl Bd4] One [%win 5 95] two [%win 6] [%open";
        assert_eq!(with_command(comment, "win", "7 93"), "[%win 7 93] [%csl Bd4] One two [%open");
        let again = with_command(&with_command(comment, "win", "7 93"), "win", "8");
        assert_eq!(command_of(&again, "win"), Some("8"));
        assert_eq!(command_of(&again, "csl"), Some("Bd4"));
    }
}
