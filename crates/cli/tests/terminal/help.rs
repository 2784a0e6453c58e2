//! The help texts and errors in the arguments.

use crate::{printed, refused, run};

#[test]
fn the_version_matches_the_package() {
    assert_eq!(printed(&["--version"], ""), concat!("cauce ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn help_lists_the_commands_and_shows_examples() {
    let help = printed(&["--help"], "");
    for word in [
        "inspect",
        "perft",
        "analyse",
        "solve",
        "ugi",
        "svg",
        "record",
        "snorkels stones=c3,e5 : d4 swap",
        "Exit codes",
    ] {
        assert!(help.contains(word), "{word} in {help}");
    }
    for command in ["inspect", "perft", "analyse", "solve", "ugi", "svg", "record"] {
        let help = printed(&[command, "--help"], "");
        assert!(help.contains("Examples:\n"), "{help}");
        assert!(help.lines().all(|line| line.chars().count() <= 100), "{help}");
    }
}

/// The examples in the help texts work as printed.
#[test]
fn the_examples_in_the_help_work_as_printed() {
    let help = printed(&["perft", "--help"], "");
    let lines: Vec<_> = help.lines().map(str::trim).collect();
    let mut examples = 0;
    for pair in lines.windows(2) {
        if let Some(command) = pair[0].strip_prefix("$ cauce perft ") {
            let (line, depth) = command.rsplit_once(' ').unwrap();
            let out = printed(&["perft", line.trim_matches('"'), depth], "");
            assert_eq!(out.trim_end(), pair[1], "{command}");
            examples += 1;
        }
    }
    assert_eq!(examples, 3);

    let help = printed(&["inspect", "--help"], "");
    let lines: Vec<_> = help.lines().map(str::trim).collect();
    let mut examples = 0;
    for three in lines.windows(3) {
        if let Some(command) = three[0].strip_prefix("$ echo \"") {
            let line = command.strip_suffix("\" | cauce inspect").unwrap();
            let out = printed(&["inspect"], line);
            assert_eq!(out.trim_end(), [three[1], three[2]].concat(), "{command}");
            examples += 1;
        }
    }
    assert_eq!(examples, 2);
}

#[test]
fn a_missing_or_unknown_command_exits_with_2() {
    let nothing = run(&[], "");
    assert_eq!(nothing.code, Some(2));
    assert!(nothing.err.contains("Usage: cauce <COMMAND>"), "{}", nothing.err);
    let (code, said) = refused(&["prft"]);
    assert_eq!(code, Some(2));
    assert!(said.contains("'perft'"), "{said}");
    let (code, said) = refused(&["inspect", "snorkels"]);
    assert_eq!(code, Some(2));
    assert!(said.contains("unexpected argument 'snorkels'"), "{said}");
}

#[test]
fn control_characters_in_arguments_are_escaped() {
    let wrong = "\u{1b}[31m\u{9b}31m";
    for args in [&[wrong][..], &["perft", "snorkels", wrong]] {
        let said = run(args, "");
        assert_eq!(said.code, Some(2), "{args:?}");
        assert!(said.err.contains(r"\u001b[31m\u009b31m"), "{}", said.err);
        assert!(!said.err.contains(|c: char| c.is_control() && c != '\n'), "{}", said.err);
    }
}
