//! `cauce svg`.

use std::{env, fs, path::Path};

use crate::{printed, refused};

#[test]
fn a_picture_is_one_document() {
    let svg = printed(&["svg", "snorkels size=3 stones=a1 : b2"], "");
    assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" "), "{svg}");
    assert!(svg.ends_with("</svg>\n"), "{svg}");
    assert_eq!(svg.matches("<svg").count(), 1);
}

#[test]
fn the_picture_shows_the_position_and_the_theme() {
    let pictures = [
        printed(&["svg", "snorkels"], ""),
        printed(&["svg", "snorkels : d4"], ""),
        printed(&["svg", "snorkels : e5"], ""),
        printed(&["svg", "snorkels : e5", "--dark"], ""),
    ];
    for (index, picture) in pictures.iter().enumerate() {
        assert!(!pictures[..index].contains(picture), "picture {index} is like an earlier one");
    }
}

#[test]
fn a_wrong_line_has_no_picture() {
    let (code, said) = refused(&["svg", "snorkels : d4 d4"]);
    assert_eq!(code, Some(1));
    assert!(said.contains("token 2, 'd4'"), "{said}");
    assert_eq!(refused(&["svg"]).0, Some(2));
}

/// To draw them anew after a change of the scene: run this with `CAUCE_PICTURES=new`, then
/// `node tests/icons.mjs`.
#[test]
fn the_pictures_of_the_readme_are_the_games_on_the_home_page() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www");
    let cards = fs::read_to_string(root.join("site/home/cards.js")).unwrap();
    let of_cards = |key: &str| {
        let start = format!("    {key}: '");
        let values: Vec<_> = cards
            .lines()
            .filter_map(|line| line.strip_prefix(&start)?.strip_suffix("',"))
            .map(str::to_owned)
            .collect();
        assert_eq!(values.len(), 4, "{key}");
        values
    };
    for (name, line) in of_cards("name").iter().zip(of_cards("line")) {
        let picture = printed(&["svg", &line], "");
        let file = root.join(format!("pictures/{name}.svg"));
        if env::var_os("CAUCE_PICTURES").is_some() {
            fs::write(&file, &picture).unwrap();
        }
        assert!(fs::read_to_string(&file).unwrap() == picture, "{} is another", file.display());
    }
}
