//! Prints messages on the terminal.

use std::fmt::Display;
use std::io::{IsTerminal, Write, stdout};
use std::time::Duration;

/// Prints a text. If the reader has closed the pipe, the work continues.
pub(crate) fn say(text: impl Display) {
    let mut out = stdout().lock();
    let _ = write!(out, "{text}").and_then(|()| out.flush());
}

pub(crate) fn headline(text: impl Display) {
    if stdout().is_terminal() {
        say(format_args!("\n\x1b[1m== {text}\x1b[0m\n"));
    } else {
        say(format_args!("\n== {text}\n"));
    }
}

pub(crate) fn note(text: impl Display) {
    say(format_args!("   {text}\n"));
}

/// Formats a time for people, in tenths of seconds or, from one minute on, in minutes.
pub(crate) fn time(time: Duration) -> String {
    let tenths = (time.as_millis() + 50) / 100;
    match tenths / 600 {
        0 => format!("{}.{} s", tenths / 10, tenths % 10),
        minutes => format!("{minutes} min {:02} s", (tenths % 600) / 10),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_rounded_and_long_ones_given_in_minutes() {
        for (millis, text) in [
            (0, "0.0 s"),
            (49, "0.0 s"),
            (50, "0.1 s"),
            (12_340, "12.3 s"),
            (59_949, "59.9 s"),
            (59_950, "1 min 00 s"),
            (605_000, "10 min 05 s"),
        ] {
            assert_eq!(time(Duration::from_millis(millis)), text);
        }
    }
}
