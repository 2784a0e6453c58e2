//! Properties common to all games.

#![allow(clippy::unwrap_used)]
#![allow(
    clippy::clone_on_copy,
    reason = "code for all games does not know which of them are small"
)]

use std::collections::HashMap;

use cauce_rules::{
    Game, GameKind, GameLine, Options, Seat, Square, Token, Turn, caminos, perft, sendas,
    snorkels::{self, Colour, Piece},
    tayu, with_game,
};
use proptest::prelude::*;

#[path = "../src/test_rng.rs"]
mod test_rng;

use test_rng::test_rng;

/// Games with and without teams, scores and chance.
const STARTS: [&str; 10] = [
    "snorkels",
    "snorkels size=3",
    "tayu",
    "tayu players=3",
    "tayu players=4",
    "caminos",
    "caminos players=4",
    "sendas",
    "sendas setup=clash",
    "sendas white=e9NS,e8NS,e7NES,f7SW,f6NW,e6NE black=c3ES,d3EW,e3ESW,f3EW,g3SW,e2NE",
];

#[test]
fn kinds_have_names_and_keys_of_their_own() {
    for &kind in GameKind::ALL {
        assert_eq!(GameKind::from_name(kind.name()), Some(kind));
        assert_eq!(kind.to_string(), kind.name());
        with_game!(kind, G => {
            assert_eq!(G::KIND, kind);
            assert_eq!(kind.option_keys(), <G as Game>::Options::KEYS);
        });
    }
    assert_eq!(GameKind::ALL.len(), 4);
    for wrong in ["", "Snorkels", "chess", "tayü"] {
        assert_eq!(GameKind::from_name(wrong), None);
    }
}

/// Returns the characters of a square in a diagram, located by the labels of files and ranks.
fn signs(diagram: &str, square: Square) -> String {
    let name = square.to_string();
    let (file, rank) = name.split_at(1);
    let files = diagram.lines().last().unwrap();
    let from = files.find(file).unwrap();
    let width = files.find('b').unwrap() - files.find('a').unwrap();
    let line = diagram.lines().find(|line| line.get(..2).map(str::trim) == Some(rank)).unwrap();
    line.chars().skip(from).take(width).collect::<String>().trim().to_owned()
}

#[test]
fn a_board_shows_every_square_where_its_names_say() {
    fn check<G: Game>(start: &str, squares: u8, is_shown: impl Fn(&G, Square, &str) -> bool) {
        for seed in 0..6 {
            let mut game: G = start.parse::<GameLine<G>>().unwrap().position();
            game.playout(&mut test_rng(seed), 5 * seed as u32);
            let diagram = game.to_string();
            for file in 0..squares {
                for rank in 0..squares {
                    let square = Square::new(file, rank);
                    let signs = signs(&diagram, square);
                    assert!(is_shown(&game, square, &signs), "{square} is '{signs}' in\n{diagram}");
                }
            }
        }
    }
    check("snorkels size=9 stones=a1,i2", 9, |game: &snorkels::Position, square, signs| {
        let sign = match game.at(square) {
            None => ".",
            Some(Piece::Snorkel(Colour::Purple)) => "P",
            Some(Piece::Snorkel(Colour::Green)) => "G",
            Some(Piece::Stone) => "#",
        };
        signs == sign
    });
    check("caminos board=rhombus neutrals=yes", 11, |game: &caminos::Position, square, signs| {
        let cubes: String = game.column(square).map(|cube| format!("{cube:?}").remove(0)).collect();
        match (cubes.as_str(), game.board().contains(square)) {
            ("", true) => signs == ".",
            ("", false) => signs.is_empty(),
            _ => signs == cubes,
        }
    });
    check("sendas", 9, |game: &sendas::Position, square, signs| {
        let Some(piece) = game.at(square) else { return signs == "." };
        let colour = if piece.colour == sendas::Colour::White { "w" } else { "b" };
        let lines = [
            ("NE", "└"),
            ("NS", "│"),
            ("ES", "┌"),
            ("NES", "├"),
            ("NW", "┘"),
            ("EW", "─"),
            ("NEW", "┴"),
            ("SW", "┐"),
            ("NSW", "┤"),
            ("ESW", "┬"),
            ("NESW", "┼"),
        ];
        let line = lines.iter().find(|(ends, _)| *ends == piece.ends.to_string()).unwrap().1;
        signs == format!("{colour}{}", if piece.wildcard { "*" } else { line })
    });
    // The middle of the square, and the character east of it, which can show the edge of a tile.
    check("tayu", 18, |game: &tayu::Position, square, signs| {
        signs.starts_with('.') == game.tile_at(square).is_none()
    });
}

#[test]
fn the_last_ply_is_counted_without_being_played() {
    for start in ["snorkels size=3", "sendas", "tayu : +012"] {
        with_game!(GameKind::from_line(start).unwrap(), G => {
            let game: G = start.parse::<GameLine<G>>().unwrap().position();
            assert_eq!(perft(&game, 0), 1);
            let next = |mv| {
                let mut next = game.clone();
                next.play(mv).unwrap();
                next.legal().len() as u64
            };
            assert_eq!(perft(&game, 2), game.legal().into_iter().map(next).sum::<u64>());
        });
    }
}

fn values<G: Game>(game: &G) -> Vec<f32> {
    let sides: HashMap<_, _> =
        Seat::all(game.seats()).map(|seat| (game.side(seat), seat)).collect();
    sides.values().map(|&seat| game.value(seat).unwrap()).collect()
}

fn check<G: Game>(game: &G) -> Result<(), TestCaseError> {
    let seats: Vec<Seat> = Seat::all(game.seats()).collect();
    let Some(outcome) = game.outcome() else {
        for &seat in &seats {
            prop_assert_eq!((game.value(seat), game.series_points(seat)), (None, 0));
        }
        return Ok(());
    };
    prop_assert!(game.legal().is_empty());
    let values = values(game);
    prop_assert!((values.iter().sum::<f32>() - 1.0).abs() < 1e-6, "{:?}", values);
    for &seat in &seats {
        let value = game.value(seat).unwrap();
        let wins = outcome.winners.contains(seat);
        prop_assert_eq!(wins, value == 1.0);
        prop_assert!(outcome.winners.is_empty() || wins || value == 0.0);
        // All seats of a team have the same values.
        for &other in seats.iter().filter(|&&other| game.side(other) == game.side(seat)) {
            prop_assert_eq!(game.value(other).unwrap(), value);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn values_add_up_and_margins_are_opposite(
        start in proptest::sample::select(&STARTS[..]), seed in any::<u64>(), tokens in 0..200_usize,
        ending in proptest::sample::select(vec!["", "", "resign", "time", "draw"]),
    ) {
        with_game!(GameKind::from_line(start).unwrap(), G => {
            let mut game: G = start.parse::<GameLine<G>>().unwrap().position();
            let mut rng = test_rng(seed);
            for _ in 0..tokens {
                let events: u64 = game.legal().into_iter().map(|mv| u64::from(game.weight(mv))).sum();
                match game.turn() {
                    Turn::Move(_) => {}
                    Turn::Chance => prop_assert!(events >= game.legal().len() as u64),
                    Turn::Over(_) => break,
                }
                let before = game.clone();
                let mv = game.play_random(&mut rng).unwrap();
                let mut checked = before;
                prop_assert_eq!(checked.play(mv), Ok(()));
                prop_assert_eq!(&checked, &game);
            }
            if let Some(token) = Token::ending(ending) {
                let decision = matches!(game.turn(), Turn::Move(_));
                let before = game.clone();
                prop_assert_eq!(game.play_token(token).is_ok(), decision);
                prop_assert_eq!(game == before, !decision);
            }
            check(&game)?;
            let margins: Vec<_> = Seat::all(game.seats()).filter_map(|seat| {
                Some((game.side(seat)?, game.margin(seat)?))
            }).collect();
            // With three sides, the margins of two sides need not be opposite, because each is
            // relative to the best of the others.
            for &(side, margin) in margins.iter().filter(|_| game.seats() != 3) {
                for &(other, theirs) in &margins {
                    prop_assert_eq!(margin, if side == other { theirs } else { -theirs });
                }
            }
            prop_assert_eq!(margins.is_empty(), game.score().is_none());
        });
    }

    #[test]
    fn a_playout_stops_where_it_is_told_to(
        start in proptest::sample::select(&STARTS[..]), seed in any::<u64>(), most in 0..30_u32,
    ) {
        with_game!(GameKind::from_line(start).unwrap(), G => {
            let mut game: G = start.parse::<GameLine<G>>().unwrap().position();
            let plies = game.playout(&mut test_rng(seed), most);
            prop_assert!(plies == most || matches!(game.turn(), Turn::Over(_)) && plies < most);
            prop_assert_eq!(game.playout(&mut test_rng(seed), 0), 0);
        });
    }
}
