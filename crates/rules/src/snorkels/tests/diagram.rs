//! Positions as text: `P` and `G` for the colours, `#` for a stone, `.` for an empty square.

use crate::{
    Game,
    snorkels::{
        Colour::{self, Green},
        Options, Position,
    },
};

/// Returns the position of a diagram, the highest rank first, with this colour to place and the
/// colour choice closed. A game need not lead to it.
pub(super) fn drawn(to_place: Colour, diagram: &str) -> Position {
    let ranks: Vec<Vec<char>> = diagram
        .lines()
        .map(|line| line.chars().filter(|mark| !mark.is_whitespace()).collect())
        .filter(|rank: &Vec<char>| !rank.is_empty())
        .rev()
        .collect();
    let options = Options::default().with_size(ranks.len() as u8).unwrap();
    let mut position = Position::start(&options).unwrap();
    position.waive_choice();
    position.to_place = to_place;
    for (square, mark) in position.squares().zip(ranks.into_iter().flatten()) {
        let bit = position.bit(square).unwrap();
        match mark {
            '.' => continue,
            'P' => position.purple |= bit,
            'G' => position.green |= bit,
            '#' => {}
            _ => panic!("'{mark}' stands for nothing"),
        }
        position.empty &= !bit;
    }
    position
}

/// Returns the diagram of a position without spaces and labels.
pub(super) fn diagram(position: &Position) -> String {
    let text = position.to_string();
    let ranks = text.lines().take(position.size().into());
    ranks.map(|rank| rank[2..].replace(' ', "")).collect::<Vec<_>>().join("\n")
}

#[test]
fn pictures_are_read_as_they_are_written() {
    let text = "P.#\n.G.\n..P";
    let position = drawn(Green, text);
    assert_eq!(diagram(&position), text);
    assert_eq!(position.to_place(), Green);
}

#[test]
fn a_picture_is_of_the_position_that_play_leads_to() {
    let played = super::position("snorkels size=3 stones=c3 : c1 b2 a3");
    assert_eq!(diagram(&played), "P.#\n.G.\n..P");
    // The positions are equal although the diagram does not contain the options.
    assert_eq!(played, drawn(Green, &diagram(&played)));
}
