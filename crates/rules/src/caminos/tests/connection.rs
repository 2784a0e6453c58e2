//! The connection rules, with pictures of boards.

use super::*;

/// Returns whether two adjacent columns, given by their cubes from bottom to top, are linked.
fn linked(one: &str, other: &str) -> bool {
    let mut position = after("caminos");
    for (at, cubes) in [("d4", one), ("e4", other)] {
        put(&mut position, square(at), cubes);
    }
    let link = position.linked(square("d4")).any(|at| at == square("e4"));
    assert_eq!(link, position.linked(square("e4")).any(|at| at == square("d4")), "{one} {other}");
    link
}

fn joined(position: &Position, colour: Colour) -> Vec<(usize, usize)> {
    position.joined(colour).collect()
}

#[test]
fn equal_heights_are_linked() {
    assert!(linked("g", "g"));
    assert!(linked("yg", "gg"));
    assert!(linked("nyg", "gyg"));
}

#[test]
fn a_wall_of_the_same_colour_links() {
    assert!(linked("g", "gg"));
    assert!(linked("g", "yg"));
    assert!(linked("yg", "yyg"));
    assert!(linked("g", "ygg"), "two storeys of wall");
}

#[test]
fn a_wall_broken_by_another_colour_does_not_link() {
    assert!(!linked("g", "gyg"));
    assert!(!linked("g", "gng"), "a neutral cube breaks it as well");
}

#[test]
fn only_tops_of_one_colour_are_linked() {
    assert!(!linked("g", "y"));
    assert!(!linked("g", "ggy"));
    assert!(!linked("gy", "g"));
    assert!(!linked("n", "n"), "neutral bars link nothing");
}

#[test]
fn bare_board_links_nothing() {
    assert!(!linked("g", ""));
    assert!(!linked("", ""));
}

/// Checks the rule literally for all possible columns.
#[test]
fn links_of_all_columns() {
    let mut columns = vec![String::new()];
    for height in 0..3 {
        let lower: Vec<_> =
            columns.iter().filter(|column| column.len() == height).cloned().collect();
        columns.extend(
            lower.iter().flat_map(|below| ["g", "y", "n"].map(|top| format!("{below}{top}"))),
        );
    }
    assert_eq!(columns.len(), 1 + 3 + 9 + 27);
    for one in &columns {
        for other in &columns {
            let (low, tall) = if one.len() <= other.len() { (one, other) } else { (other, one) };
            let same_top =
                !low.is_empty() && low.chars().last() == tall.chars().last() && !low.ends_with('n');
            let wall = &tall[low.len()..];
            let expected = same_top && wall.chars().all(|cube| low.ends_with(cube));
            assert_eq!(linked(one, other), expected, "{one} {other}");
        }
    }
}

#[test]
fn a_straight_road_joins() {
    let position = drawn(
        Board::Square,
        ".   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .
         g   g   yg  ygg yg  g   g   g
         .   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .",
    );
    assert_eq!(joined(&position, Colour::Green), [(1, 3)]);
    assert_eq!(joined(&position, Colour::Yellow), []);
    let path = position.path(Colour::Green, (1, 3)).unwrap();
    assert_eq!((path.squares.len(), path.faces), (8, 8 + 4));
    assert_eq!(path.squares.first(), Some(&square("h4")));
    assert_eq!(path.squares.last(), Some(&square("a4")));
}

#[test]
fn diagonals_link_nothing() {
    let position = drawn(
        Board::Square,
        ".   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .
         .   .   .   .   g   g   g   g
         g   g   g   g   .   .   .   .
         .   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .",
    );
    assert_eq!(joined(&position, Colour::Green), []);
}

/// At the corner of a yellow column, the green walls of d4 and e5 share only a vertical edge.
#[test]
fn vertical_edges_and_sideways_steps_along_walls_link_nothing() {
    let position = drawn(
        Board::Square,
        ".   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .
         .   .   .   y   ggg g   g   g
         g   g   g   ggg y   .   .   .
         .   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .",
    );
    assert_eq!(joined(&position, Colour::Green), []);
    // Two walls that form one green surface seen from the south, with yellow on top of one.
    let position = drawn(
        Board::Square,
        ".   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .
         g   g   gg  ggy gg  g   g   g
         .   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .",
    );
    assert_eq!(joined(&position, Colour::Green), []);
}

#[test]
fn the_hole_of_the_ring_is_no_side() {
    let position = drawn(
        Board::Ring,
        "-   -   .   .   .   .   .   -   -
         -   .   .   .   .   .   .   .   -
         .   .   .   .   .   .   .   .   .
         .   .   .   .   -   .   .   .   .
         g   g   g   -   -   -   g   g   g
         .   .   .   .   -   .   .   .   .
         .   .   .   .   .   .   .   .   .
         -   .   .   .   .   .   .   .   -
         -   -   .   .   .   .   .   -   -",
    );
    assert_eq!(joined(&position, Colour::Green), []);
}

#[test]
fn a_corner_square_ends_a_road_on_either_side() {
    // From a1, at the corner of the sides y=0 and x=0, to the side x=7.
    let position = drawn(
        Board::Square,
        ".   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .
         y   y   y   y   y   y   y   y",
    );
    assert_eq!(joined(&position, Colour::Yellow), [(1, 3)]);
    let position = drawn(
        Board::Square,
        "y   .   .   .   .   .   .   .
         y   .   .   .   .   .   .   .
         y   .   .   .   .   .   .   .
         y   .   .   .   .   .   .   .
         y   .   .   .   .   .   .   .
         y   .   .   .   .   .   .   .
         y   .   .   .   .   .   .   .
         y   .   .   .   .   .   .   .",
    );
    assert_eq!(joined(&position, Colour::Yellow), [(0, 2)]);
}

#[test]
fn the_jagged_rhombus_is_joined_along_its_ranks_and_files() {
    let position = drawn(
        Board::Rhombus,
        "-   -   -   -   -   .   -   -   -   -   -
         -   -   -   -   .   .   .   -   -   -   -
         -   -   -   .   .   .   .   .   -   -   -
         -   -   g   g   .   .   .   .   .   -   -
         -   .   .   g   g   .   .   .   .   .   -
         .   .   .   .   g   g   .   .   .   .   .
         -   .   .   .   .   g   g   .   .   .   -
         -   -   .   .   .   .   g   g   g   -   -
         -   -   -   .   .   .   .   .   -   -   -
         -   -   -   -   .   .   .   -   -   -   -
         -   -   -   -   -   .   -   -   -   -   -",
    );
    assert_eq!(joined(&position, Colour::Green), [(0, 2)]);
    assert_eq!(position.path(Colour::Green, (0, 2)).unwrap().faces, 11);
}

#[test]
fn an_octagon_has_exact_and_near_pairs() {
    let exact = drawn(
        Board::Octagon,
        "-   -   -   .   .   .   .   -   -   -
         -   -   .   .   .   .   .   .   -   -
         -   .   .   .   .   .   .   .   .   -
         .   .   .   .   .   .   .   .   .   .
         g   g   g   g   g   g   g   g   g   g
         .   .   .   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .   .   .
         -   .   .   .   .   .   .   .   .   -
         -   -   .   .   .   .   .   .   -   -
         -   -   -   .   .   .   .   -   -   -",
    );
    assert_eq!(joined(&exact, Colour::Green), [(2, 6)]);
    let near = drawn(
        Board::Octagon,
        "-   -   -   .   .   .   .   -   -   -
         -   -   .   .   .   .   .   .   -   -
         -   .   .   .   .   .   .   .   g   -
         .   .   .   .   .   .   .   .   g   .
         g   g   g   g   g   g   g   g   g   .
         .   .   .   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .   .   .
         -   .   .   .   .   .   .   .   .   -
         -   -   .   .   .   .   .   .   -   -
         -   -   -   .   .   .   .   -   -   -",
    );
    assert_eq!(joined(&near, Colour::Green), [(3, 6)]);
    let neither = drawn(
        Board::Octagon,
        "-   -   -   .   g   .   .   -   -   -
         -   -   .   .   g   .   .   .   -   -
         -   .   .   .   g   .   .   .   .   -
         .   .   .   .   g   .   .   .   .   .
         g   g   g   g   g   .   .   .   .   .
         .   .   .   .   .   .   .   .   .   .
         .   .   .   .   .   .   .   .   .   .
         -   .   .   .   .   .   .   .   .   -
         -   -   .   .   .   .   .   .   -   -
         -   -   -   .   .   .   .   -   -   -",
    );
    assert_eq!(joined(&neither, Colour::Green), []);
}
