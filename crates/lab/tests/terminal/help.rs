//! The help text, and error messages.

use crate::{printed, run};

#[test]
fn help_lists_the_commands_and_shows_examples() {
    let help = printed(&["--help"], "");
    for command in ["bench", "match", "ladder", "balance", "puzzles", "wins"] {
        assert!(help.contains(command), "{command} in {help}");
        let help = printed(&[command, "--help"], "");
        assert!(help.contains(&format!("Examples:\n  $ cauce-lab {command} ")), "{help}");
        assert!(help.lines().all(|line| line.chars().count() <= 100), "{help}");
    }
}

#[test]
fn control_characters_in_arguments_are_escaped() {
    let said = run(&["match", "snorkels", "\u{1b}[31m\u{9b}31m", "random"], "");
    assert_eq!(said.code, Some(2));
    assert!(said.err.contains(r"\u001b[31m\u009b31m"), "{}", said.err);
    assert!(!said.err.contains(|c: char| c.is_control() && c != '\n'), "{}", said.err);
}
