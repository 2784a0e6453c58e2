use crate::{printed, refused};

#[test]
fn a_picture_is_a_single_svg_document() {
    let svg = printed(&["svg", "snorkels size=3 stones=a1 : b2"], "");
    assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" "), "{svg}");
    assert!(svg.ends_with("</svg>\n"), "{svg}");
    assert_eq!(svg.matches("<svg").count(), 1);
}

#[test]
fn the_picture_depends_on_the_position_and_the_theme() {
    let pictures = [
        printed(&["svg", "snorkels"], ""),
        printed(&["svg", "snorkels : d4"], ""),
        printed(&["svg", "snorkels : e5"], ""),
        printed(&["svg", "snorkels : e5", "--dark"], ""),
    ];
    for (index, picture) in pictures.iter().enumerate() {
        assert!(!pictures[..index].contains(picture), "picture {index} equals an earlier one");
    }
}

#[test]
fn a_wrong_line_is_refused() {
    let (code, said) = refused(&["svg", "snorkels : d4 d4"]);
    assert_eq!(code, Some(1));
    assert!(said.contains("token 2, 'd4'"), "{said}");
    assert_eq!(refused(&["svg"]).0, Some(2));
}
