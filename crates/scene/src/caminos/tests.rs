use cauce_rules::{
    Direction, Square,
    caminos::{Board, Position},
};
use cauce_table::{Dealer, Target};

use super::{
    RenderContext, ground,
    layers::Layers,
    paint::{self, Facing},
    picture::Scene,
    places::places,
    space::{Projection, SIGN, SIZE, Spot},
};
use crate::{
    Arg, Camera, Colour, Drawn, Keyboard, Phrase, Picture, Point, Shape, Step, Stroke,
    geometry::sin_cos, hit, session::TableSession,
};

const WON: &str = "caminos : Z:b7b8c6c7 T:e5f5f6g5 L:c4c5c5c5 L:a2b2b3b4 T:c1c2c3d2";

type Table = cauce_table::Table<Position>;

fn table(line: &str) -> Table {
    Table::new(&line.parse().unwrap(), &[], Dealer::new(1))
}

fn context<T>(table: &Table, see: impl FnOnce(RenderContext) -> T) -> T {
    see(RenderContext::new(table, &Camera::default(), 1.0))
}

fn press(table: &mut Table, id: &str) {
    let target = Target::parse(id, table.game()).unwrap();
    table.press(target);
}

fn aim(table: &mut Table, id: &str) {
    let target = Target::parse(id, table.game());
    assert!(target.is_some());
    table.aim(target);
}

fn texts(picture: &Picture) -> Vec<&str> {
    let texts = picture.shapes.iter().filter_map(|drawn| match &drawn.shape {
        Shape::Text { text, .. } => Some(text.as_str()),
        _ => None,
    });
    texts.collect()
}

fn detail(table: &Table) -> Option<&'static str> {
    RenderContext::new(table, &Camera::default(), 1.0).view().detail.map(|phrase| phrase.id)
}

fn arg<'a>(phrase: &'a Phrase, name: &str) -> &'a Arg {
    &phrase.args.iter().find(|(of, _)| *of == name).unwrap().1
}

fn cameras() -> impl Iterator<Item = Camera> {
    (0..24).flat_map(|turn| [15.0, 50.0, 90.0].map(|tilt| Camera { yaw: turn as f32 * 15.0, tilt }))
}

fn points(picture: &Picture) -> Vec<Point> {
    let around = |middle: Point, reach: f32| {
        [(-1.0, -1.0), (1.0, 1.0)].map(|(x, y)| middle + Point::new(x, y) * reach).to_vec()
    };
    let of = |shape: &Shape| match shape {
        Shape::Circle { centre, radius } => around(*centre, *radius),
        Shape::Text { at, size, .. } => around(*at, size / 2.0),
        Shape::Path(steps) => steps
            .iter()
            .filter_map(|step| match *step {
                Step::Move(to) | Step::Line(to) => Some(to),
                _ => None,
            })
            .collect(),
    };
    picture.shapes.iter().flat_map(|drawn| of(&drawn.shape)).collect()
}

#[test]
fn every_board_stays_inside_its_picture_from_every_camera() {
    for board in Board::ALL {
        let table = table(&format!("caminos board={}", board.name()));
        for camera in cameras() {
            for point in points(&RenderContext::new(&table, &camera, 1.0).picture()) {
                let inside = (0.0..=SIZE.0).contains(&point.x) && (0.0..=SIZE.1).contains(&point.y);
                assert!(inside, "{} {camera:?} {point:?}", board.name());
            }
        }
    }
}

#[test]
fn every_square_is_hit_at_its_visible_middle() {
    for board in Board::ALL {
        let table = table(&format!("caminos board={}", board.name()));
        for camera in cameras() {
            let projection = Projection::new(board, &camera);
            let all = RenderContext::new(&table, &camera, 1.0).places();
            assert_eq!(all.len(), board.squares().count() + board.edges().len());
            for at in board.squares() {
                let middle = Spot::new(f32::from(at.file) + 0.5, f32::from(at.rank) + 0.5, 0.0);
                assert_eq!(hit(&all, projection.see(middle)), Some(&*at.to_string()));
            }
        }
    }
}

#[test]
fn a_press_passes_through_a_full_column_to_a_square_that_fits() {
    let table = table("caminos : O:c5c5d5d5 O:g8g8h8h8");
    let camera = Camera { yaw: 0.0, tilt: 45.0 };
    let projection = Projection::new(Board::Square, &camera);
    let all = RenderContext::new(&table, &camera, 1.0).places();
    for (at, expected) in [
        ((2.5, 4.5, 0.0), "c5"),
        ((2.5, 5.5, 0.0), "c6"),
        ((2.05, 6.5, 0.0), "c7"),
        ((2.5, 6.5, 0.0), "c5"),
        ((6.5, 7.5, 0.0), "g8"),
        ((6.5, 7.5, 1.0), "g8"),
        ((6.5, 7.5, 2.0), "g8"),
    ] {
        let (file, rank, up) = at;
        assert_eq!(hit(&all, projection.see(Spot::new(file, rank, up))), Some(expected), "{at:?}");
    }
}

const TOWERS: &str = "caminos : T:f2g2g3h2 L:c3c4c5c5 T:d1d2d3e2 T:a7b6b7b8 T:g5g6g7h6 L:f3f4g4h4 \
    L:e7e8f8g8 Z:d1e1e1f1 L:a3b3b4b5 L:d5e5e5e5 L:d6d6d6e6 Z:c7d7d7e7 Z:a5a6a6a7 L:f5f5f5f6 Z:d4d4d5d5";

#[test]
fn every_square_that_fits_can_be_pressed_even_behind_towers() {
    const STEPS: u16 = 80;
    let mut table = table(TOWERS);
    for (piece, yaw) in
        ["T", "L", "Z", "O"].into_iter().flat_map(|of| [0.0, 30.0, 135.0].map(|yaw| (of, yaw)))
    {
        press(&mut table, &format!("item:piece-{piece}"));
        let all = RenderContext::new(&table, &Camera { yaw, ..Camera::default() }, 1.0).places();
        let along = |step: u16, size: f32| size * f32::from(step) / f32::from(STEPS);
        let mut left: Vec<_> =
            all.iter().filter(|place| place.pressable).map(|of| &*of.id).collect();
        assert!(!left.is_empty(), "{piece}");
        for (x, y) in (0..STEPS).flat_map(|x| (0..STEPS).map(move |y| (x, y))) {
            let at = hit(&all, Point::new(along(x, SIZE.0), along(y, SIZE.1)));
            left.retain(|&id| Some(id) != at);
        }
        assert_eq!(left, Vec::<&str>::new(), "{piece} from {yaw}");
    }
}

#[test]
fn pieces_in_front_of_the_piece_in_the_hand_are_translucent() {
    let mut table = table("caminos : L:c4c5c5c5");
    let camera = Camera { yaw: 0.0, tilt: 45.0 };
    let veiled = |table: &Table| {
        let is_veil = |drawn: &&Drawn| {
            drawn.style.fill.is_some_and(|of| of.colour == Colour::Green && of.alpha < 0.5)
        };
        RenderContext::new(table, &camera, 1.0).picture().shapes.iter().filter(is_veil).count()
    };
    press(&mut table, "item:piece-O");
    aim(&mut table, "f2");
    assert_eq!(veiled(&table), 0);
    aim(&mut table, "c6");
    assert_eq!(veiled(&table), 1);
}

#[test]
fn the_drawn_winning_path_never_doubles_back() {
    let table = table(WON);
    for camera in [Camera::default(), Camera::overhead()] {
        let picture = RenderContext::new(&table, &camera, 1.0).picture();
        let is_road = |drawn: &&Drawn| {
            drawn.style.fill.is_none()
                && drawn.style.stroke.is_some_and(|of| of.paint.colour == Colour::Win)
        };
        let Some(Shape::Path(steps)) = picture.shapes.iter().rfind(is_road).map(|of| &of.shape)
        else {
            panic!("no road")
        };
        let mut points: Vec<_> = steps.iter().flat_map(|step| step.points()).collect();
        points.dedup();
        for corner in points.windows(3) {
            let (one, other) = (corner[1] - corner[0], corner[2] - corner[1]);
            let cosine =
                (one.x * other.x + one.y * other.y) / (one.x.hypot(one.y) * other.x.hypot(other.y));
            assert!(cosine > -0.75, "{camera:?} {corner:?}");
        }
    }
}

#[test]
fn neighbours_in_front_of_visible_walls_are_nearer() {
    for camera in cameras() {
        let projection = Projection::new(Board::Square, &camera);
        for direction in Direction::ALL {
            let (east, north) = direction.step();
            if projection.sees(direction) {
                // The neighbour in that direction is nearer than the wall.
                assert!(projection.distance(4 + east, 4 + north) < projection.distance(4, 4));
            }
        }
    }
}

#[test]
fn arrow_keys_move_in_their_direction_on_the_screen() {
    for board in Board::ALL {
        let table = table(&format!("caminos board={}", board.name()));
        for camera in cameras() {
            let projection = Projection::new(board, &camera);
            let all = RenderContext::new(&table, &camera, 1.0).places();
            let cell = |at: &Square| {
                let place = all.iter().find(|place| place.id == at.to_string()).unwrap();
                (place.row, place.column)
            };
            let at = |at: Square| projection.see(Spot::new(at.file.into(), at.rank.into(), 0.0));
            for square in board.squares() {
                let (row, column) = cell(&square);
                for other in board.squares() {
                    if cell(&other) == (row, column + 1) {
                        assert!(at(other).x > at(square).x, "the next column is further right");
                    }
                    if cell(&other) == (row + 1, column) {
                        assert!(at(other).y > at(square).y, "the next row is further down");
                    }
                }
            }
        }
    }
}

#[test]
fn heights_are_shown_as_numbers_from_the_side_and_from_above() {
    let count = |line: &str, camera: &Camera, text| {
        texts(&RenderContext::new(&table(line), camera, 1.0).picture())
            .into_iter()
            .filter(|of| *of == text)
            .count()
    };
    for camera in [Camera::default(), Camera::overhead()] {
        // One of the ranks' numbers is each of these; a column of one cube has no number.
        let seen = |text| count("caminos : L:c4c5c5c5", &camera, text);
        assert_eq!(["1", "2", "3"].map(seen), [1, 1, 2]);
        // After the end of the game, only the numbers that explain it are shown.
        for line in [WON, "caminos : L:c4c5c5c5 resign"] {
            assert_eq!(count(line, &camera, "3"), 1, "{line}");
        }
    }
}

#[test]
fn a_piece_in_the_hand_shows_the_heights_it_would_reach() {
    for camera in [Camera::default(), Camera::overhead()] {
        let mut table = table("caminos");
        press(&mut table, "item:piece-O");
        press(&mut table, "item:tip-east");
        let numbers = |table: &Table| {
            let picture = RenderContext::new(table, &camera, 1.0).picture();
            texts(&picture).into_iter().filter(|text| *text == "2").count()
        };
        aim(&mut table, "g7");
        assert_eq!(numbers(&table), 3);
    }
}

#[test]
fn tip_keys_follow_the_view_of_the_player() {
    for away in 0..4_u8 {
        let camera = Camera { yaw: 30.0 - f32::from(away) * 90.0, ..Camera::default() };
        let start = table("caminos");
        let of = |key| Position::action(RenderContext::new(&start, &camera, 1.0), key).unwrap();
        let tipped = |by: usize| {
            let side = ["north", "east", "south", "west"][(usize::from(away) + by) % 4];
            let target = Target::parse(&format!("item:tip-{side}"), start.game()).unwrap();
            cauce_table::Action::Press(target)
        };
        for (key, by) in [("t", 0), ("g", 1), ("T", 2), ("G", 3)] {
            assert_eq!(of(key), tipped(by), "{key}");
        }
    }
}

#[test]
fn higher_pieces_are_lighter_and_cast_shadows_on_lower_squares() {
    let all = |line: &str, colour: Colour| {
        let of = |drawn: &&Drawn| drawn.style.fill.is_some_and(|paint| paint.colour == colour);
        let picture = RenderContext::new(&table(line), &Camera::overhead(), 1.0).picture();
        picture
            .shapes
            .iter()
            .filter(of)
            .map(|drawn| match &drawn.shape {
                Shape::Path(steps) => steps.iter().filter(|step| **step == Step::Close).count(),
                _ => 0,
            })
            .sum::<usize>()
    };
    // Shapes of this colour on the pieces, without those of the board itself.
    let shades = |line: &str, colour| all(line, colour) - all("caminos", colour);
    // Eight squares surround the block, whose four tops are darkened for being low. Each shadow has
    // a second, darker part at its wall, and the western edges are lit.
    assert_eq!(
        shades("caminos : O:d4d4d5d5", Colour::Shade),
        2 * 6,
        "two cubes high, so no top is darkened"
    );
    assert_eq!(shades("caminos : O:d4d5e4e5", Colour::Shade), 2 * 8 + 4);
    assert_eq!(shades("caminos : O:d4d5e4e5", Colour::Light), 2);
    assert_eq!(shades("caminos : L:c4c5c5c5", Colour::Light), 1 + 2, "the tower");
}

#[test]
fn pieces_never_cover_the_signs_of_the_sides() {
    for board in Board::ALL {
        for camera in (0..72).flat_map(|turn| {
            [15.0, 30.0, 50.0, 70.0, 90.0].map(|tilt| Camera { yaw: turn as f32 * 5.0, tilt })
        }) {
            let projection = Projection::new(board, &camera);
            let prisms: Vec<_> = board
                .squares()
                .flat_map(|at| {
                    let [low, high] = [0.0, 3.0].map(|up| projection.corners(at, 0.0, up));
                    let walls = (0..4).map(move |side| {
                        let next = (side + 1) % 4;
                        [low[side], low[next], high[next], high[side]]
                    });
                    walls.chain([low, high])
                })
                .collect();
            for side in 0..board.edges().len() {
                let (_, at) = ground::sign(&projection, board, side);
                let reach = (SIGN + 0.02) * projection.scale;
                for corner in (0..12).map(|hour| {
                    let (sine, cosine) = sin_cos(hour as f32 * 30.0);
                    at + Point::new(cosine, sine) * reach
                }) {
                    let covered = prisms.iter().any(|face| is_inside(face, corner));
                    assert!(!covered, "{} {camera:?} side {side}", board.name());
                }
            }
        }
    }
}

fn is_inside(polygon: &[Point], at: Point) -> bool {
    let sides = polygon.iter().zip(polygon.iter().cycle().skip(1));
    let turns: Vec<_> = sides
        .map(|(&from, &to)| {
            let (along, out) = (to - from, at - from);
            along.x * out.y - along.y * out.x
        })
        .collect();
    turns.iter().all(|turn| *turn > 1e-4) || turns.iter().all(|turn| *turn < -1e-4)
}

#[test]
fn every_file_and_rank_has_one_label_and_labels_do_not_overlap() {
    for board in Board::ALL {
        let projection = Projection::new(board, &Camera { yaw: 0.0, tilt: 90.0 });
        let mut picture = Picture::new(SIZE.0, SIZE.1);
        ground::coordinates(&mut picture, &projection, board, None);
        let names: Vec<_> = picture
            .shapes
            .iter()
            .filter_map(|drawn| match &drawn.shape {
                Shape::Text { at, text, .. } => Some((*at, text.clone())),
                _ => None,
            })
            .collect();
        let mut all: Vec<_> = names.iter().map(|(_, name)| name.clone()).collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(
            (all.len(), names.len()),
            (2 * board.span() as usize, 2 * board.span() as usize)
        );
        for (index, (at, name)) in names.iter().enumerate() {
            for (other, of) in &names[..index] {
                let step = (*at - *other) * (1.0 / projection.scale);
                assert!(step.x.hypot(step.y) > 0.5, "{}: {name} and {of}", board.name());
            }
        }
    }
}

#[test]
fn coordinate_labels_fit_into_the_frame() {
    for board in Board::ALL {
        let projection = Projection::new(board, &Camera { yaw: 0.0, tilt: 90.0 });
        for over in std::iter::once(None).chain(board.squares().map(Some)) {
            let mut picture = Picture::new(SIZE.0, SIZE.1);
            ground::coordinates(&mut picture, &projection, board, over);
            for drawn in &picture.shapes {
                let Shape::Text { size, text, .. } = &drawn.shape else { continue };
                let room = (ground::FRAME - ground::WIDTH) * projection.scale;
                assert!(*size <= room, "{}: {text}, {over:?}", board.name());
            }
        }
    }
}

#[test]
fn labels_of_the_square_board_are_on_the_near_sides() {
    for yaw in (0..24).map(|turn| turn as f32 * 15.0) {
        let projection = Projection::new(Board::Square, &Camera { yaw, tilt: 50.0 });
        let mut picture = Picture::new(SIZE.0, SIZE.1);
        ground::coordinates(&mut picture, &projection, Board::Square, None);
        let middle = projection.see(Spot::new(4.0, 4.0, 0.0));
        let behind = |spot: Spot| middle.y - projection.see(spot).y;
        // The mean of the first and the last label of a kind is at the middle of a side.
        let names = |from: char, to: char| {
            let ends = picture.shapes.iter().filter_map(|drawn| match &drawn.shape {
                Shape::Text { at, text, .. }
                    if *text == from.to_string() || *text == to.to_string() =>
                {
                    Some(at.y)
                }
                _ => None,
            });
            middle.y - ends.sum::<f32>() / 2.0
        };
        let slack = behind(Spot::new(4.0, 8.4, 0.0)).hypot(behind(Spot::new(8.4, 4.0, 0.0))) * 0.11;
        for (from, to) in [('a', 'h'), ('1', '8')] {
            assert!(names(from, to) < slack, "{from} to {to}, {yaw}");
        }
    }
}

#[test]
fn a_move_is_labelled_with_its_shape_and_the_square_of_each_cube() {
    let listed = TableSession::boxed(table("caminos : T:f4g4g4h4")).moves();
    let label = listed[0].label.clone().unwrap();
    assert_eq!(label, Phrase::new("caminos-move").with("move", "T f4 g4 g4 h4"));
}

#[test]
fn signs_of_the_sides_do_not_cover_coordinate_labels() {
    for board in Board::ALL {
        for camera in (0..24).flat_map(|turn| {
            [40.0, 50.0, 70.0, 90.0].map(|tilt| Camera { yaw: turn as f32 * 15.0, tilt })
        }) {
            let projection = Projection::new(board, &camera);
            let mut picture = Picture::new(SIZE.0, SIZE.1);
            ground::coordinates(&mut picture, &projection, board, None);
            for side in 0..board.edges().len() {
                let (_, sign) = ground::sign(&projection, board, side);
                for drawn in &picture.shapes {
                    let Shape::Text { at, size, text, .. } = &drawn.shape else { continue };
                    let far = (*at - sign) * (1.0 / projection.scale);
                    let reach = SIGN + size / projection.scale * 0.4;
                    let name = board.name();
                    assert!(far.x.hypot(far.y) > reach, "{name} {camera:?} side {side}: {text}");
                }
            }
        }
    }
}

#[test]
fn the_winning_path_and_its_count_appear_step_by_step() {
    let lines = |t| {
        let picture = RenderContext::new(&table(WON), &Camera::default(), t).picture();
        let win =
            |drawn: &&Drawn| drawn.style.stroke.is_some_and(|of| of.paint.colour == Colour::Win);
        let steps = picture.shapes.iter().filter(win).map(|drawn| match &drawn.shape {
            Shape::Path(steps) => steps.len(),
            _ => 0,
        });
        steps.sum::<usize>()
    };
    let shown: Vec<_> = [0.0, 0.3, 0.5, 0.8, 1.0].map(lines).into();
    assert_eq!(shown[0], 0);
    assert!(shown.is_sorted_by(|one, other| one < other), "{shown:?}");
}

#[test]
fn each_face_of_the_winning_path_is_highlighted_once() {
    let table = table(WON);
    let mut lit: Vec<_> = context(&table, |context| {
        let scene = Scene::new(context);
        let cells = (0..8)
            .flat_map(|file| (0..8).flat_map(move |rank| (0..3).map(move |up| [file, rank, up])));
        cells
            .filter(|&cell| scene.model.at(cell).is_some())
            .flat_map(|cell| {
                let sides = Direction::ALL.map(Facing::Side);
                let top = scene.model.at([cell[0], cell[1], cell[2] + 1]).is_none();
                sides.into_iter().chain(top.then_some(Facing::Up)).map(move |facing| (cell, facing))
            })
            .filter_map(|(cell, facing)| scene.place_on_path(cell, facing))
            .collect()
    });
    lit.sort_unstable();
    assert_eq!(lit, (0..13).collect::<Vec<_>>());
}

#[test]
fn the_ending_explains_the_winning_path() {
    let ending = RenderContext::new(&table(WON), &Camera::default(), 1.0).view().ending;
    let ids: Vec<_> = ending.iter().map(|phrase| phrase.id).collect();
    assert_eq!(ids, ["ending-won", "caminos-ending-joined", "caminos-ending-path"]);
    let path = &ending[2];
    for (name, number) in [("tops", 9), ("walls", 4), ("faces", 13), ("points", 13)] {
        assert_eq!(arg(path, name), &Arg::Number(number), "{name}");
    }
    assert!(
        RenderContext::at_rest(&table(WON)).duration()
            > RenderContext::at_rest(&table("caminos : Z:b7b8c6c7")).duration()
    );
}

#[test]
fn the_reason_why_a_piece_does_not_fit_is_shown_before_the_press() {
    let mut table = table("caminos : O:a1a2b1b2 O:c1c2d1d2");
    assert_eq!(detail(&table), Some("caminos-hint-start"));
    press(&mut table, "item:piece-O");
    aim(&mut table, "e5");
    assert_eq!(detail(&table), None);
    aim(&mut table, "b2");
    assert_eq!(detail(&table), Some("caminos-illegal-gap"));
    let shown = RenderContext::new(&table, &Camera::default(), 1.0).view();
    assert!(!shown.refused);
    press(&mut table, "b2");
    assert!(RenderContext::new(&table, &Camera::default(), 1.0).view().refused);
}

#[test]
fn hints_report_winning_placements_and_number_the_others() {
    let mut table = table(WON);
    table.undo();
    press(&mut table, "item:piece-T");
    aim(&mut table, "c2");
    let wins = (0..4).any(|_| {
        table.rotate_hand(1);
        detail(&table) == Some("caminos-hint-wins")
    });
    assert!(wins);
    aim(&mut table, "a8");
    // Stepping starts with the first placement, whatever was in the hand before.
    press(&mut table, "item:piece-L");
    assert!(table.step_hand(false));
    let shown = RenderContext::new(&table, &Camera::default(), 1.0).view().detail.unwrap();
    assert_eq!(shown.id, "caminos-hint-fit");
    assert_eq!(arg(&shown, "number"), &Arg::Number(1));
}

#[test]
fn a_placement_is_announced_with_its_heights_and_blocked_players() {
    let said = |line: &str| {
        RenderContext::new(&table(line), &Camera::default(), 1.0).view().announce.unwrap()
    };
    let phrase = said("caminos : O:e4e5f4f5 Z:d4d4e4e4");
    let Arg::List(columns) = arg(&phrase, "columns") else { panic!("{phrase:?}") };
    let heights: Vec<_> = columns
        .iter()
        .map(|column| ["square", "from", "to"].map(|name| arg(column, name).clone()))
        .collect();
    let number = Arg::Number;
    let expected =
        [[Arg::from("d4"), number(1), number(2)], [Arg::from("e4"), number(2), number(3)]];
    assert_eq!(heights, expected);
    assert_eq!(arg(&phrase, "outs"), &Arg::Number(0));

    let out = "caminos : T:f2g2g3h2 L:c3c4c5c5 T:d1d2d3e2 T:a7b6b7b8 T:g5g6g7h6 L:f3f4g4h4 \
               L:e7e8f8g8 Z:d1e1e1f1 L:a3b3b4b5 L:d5e5e5e5 L:d6d6d6e6 Z:c7d7d7e7 Z:a5a6a6a7 \
               L:f5f5f5f6 Z:d4d4d5d5 T:e3e3e3f3 T:a4a4a4a5 O:h7h7h8h8 Z:d8d8e8e8 T:h1h1h1h2 \
               L:a1a2b2c2 T:c1c1c1c2 Z:h4h4h5h5 Z:a1a1b1b1";
    assert_eq!(arg(&said(out), "outs"), &Arg::Number(1));
    let shown = RenderContext::new(&table(out), &Camera::default(), 1.0).view();
    assert_eq!(shown.status.id, "caminos-status-alone");
    let facts =
        |seat: usize| shown.seats[seat].facts.iter().map(|fact| fact.id).collect::<Vec<_>>();
    assert_eq!(facts(0), ["caminos-fact-out"]);
    // The player to move has the tray, which shows which pieces are left.
    assert_eq!(facts(1), ["caminos-fact-left"]);

    // In a drawn game, neither player is reported as out.
    let drawn =
        RenderContext::new(&table(&format!("{out} Z:f7f7g7g7")), &Camera::default(), 1.0).view();
    assert_eq!(drawn.status.id, "ending-draw");
    for seat in drawn.seats {
        let facts: Vec<_> = seat.facts.iter().map(|fact| fact.id).collect();
        assert_eq!(facts, ["caminos-fact-left", "caminos-fact-pieces"]);
    }
}

#[test]
fn the_tray_offers_the_shapes_and_the_strip_their_orientations() {
    let table = table("caminos");
    let shown = RenderContext::new(&table, &Camera::default(), 1.0).view();
    let of = |group: &str| shown.choices.iter().filter(|choice| choice.group == group).count();
    assert_eq!((of("tray"), of("ways")), (4, 6), "half the orientations of T need a level below");
    assert_eq!(shown.choices.len(), 4 + 6);
    for choice in shown.choices.iter() {
        assert_eq!(
            choice.icon,
            RenderContext::new(&table, &Camera::default(), 1.0).icon(&choice.id).is_some(),
            "{}",
            choice.id
        );
    }
    let bars =
        RenderContext::new(&self::table("caminos neutrals=yes"), &Camera::default(), 1.0).view();
    assert_eq!(bars.choices[0].id, "item:piece-I");
    let over = RenderContext::new(&self::table(WON), &Camera::default(), 1.0).view();
    assert_eq!(over.choices.iter().filter(|choice| choice.group == "tray").count(), of("tray"));
    assert!(!over.choices.iter().any(|choice| choice.enabled));
}

#[test]
fn the_strip_keeps_its_order_and_fades_orientations_that_do_not_fit() {
    let mut table = table("caminos : O:a1a1b1b1");
    let strip = |table: &Table| -> Vec<_> {
        let choices = RenderContext::new(table, &Camera::default(), 1.0).view().choices;
        let strip = choices.into_iter().filter(|choice| choice.group == "ways");
        strip.map(|choice| (choice.id, arg(&choice.label, "fits") == &Arg::from("yes"))).collect()
    };
    let faint = |table: &Table, id: &str| {
        let icon = RenderContext::new(table, &Camera::default(), 1.0).icon(id).unwrap();
        icon.shapes.iter().all(|drawn| drawn.style.fill.is_none_or(|fill| fill.alpha < 0.5))
    };
    let all = strip(&table);
    assert!(all.iter().all(|(_, fits)| *fits));
    aim(&mut table, "a2");
    let here = strip(&table);
    assert!(here.iter().map(|(id, _)| id).eq(all.iter().map(|(id, _)| id)));
    assert!(here.iter().any(|(_, fits)| *fits) && !here.iter().all(|(_, fits)| *fits));
    for (id, fits) in here {
        assert_eq!(faint(&table, &id), !fits, "{id}");
    }
}

#[test]
fn pointing_at_the_sign_of_a_side_explains_it() {
    for board in Board::ALL {
        let mut table = table(&format!("caminos board={}", board.name()));
        let all = context(&table, places);
        for side in 0..board.edges().len() {
            let id = format!("item:side-{side}");
            let sign = all.iter().find(|place| place.id == id).unwrap();
            let (least, most) = crate::geometry::bounds(&sign.outline);
            assert_eq!(hit(&all, least.towards(most, 0.5)), Some(&*id));
            aim(&mut table, &id);
            let said = RenderContext::new(&table, &Camera::default(), 1.0).view().detail.unwrap();
            assert_eq!((said.id, said == sign.label), ("caminos-side", true));
        }
    }
}

#[test]
fn square_labels_list_the_cubes_from_bottom_to_top() {
    let table = table("caminos : O:e4e5f4f5 Z:d4d4e4e4");
    let label = |name: &str| {
        context(&table, places).into_iter().find(|place| place.id == name).unwrap().label
    };
    let column = label("e4");
    let Arg::List(cubes) = arg(&column, "cubes") else { panic!("{column:?}") };
    let ids: Vec<_> = cubes.iter().map(|cube| cube.id).collect();
    assert_eq!(ids, ["caminos-cube-green", "caminos-cube-yellow", "caminos-cube-yellow"]);
    let corner = label("a1");
    assert_eq!(corner.id, "caminos-square-bare");
    let Arg::List(sides) = arg(&corner, "sides") else { panic!("{corner:?}") };
    let letters: Vec<_> = sides.iter().map(|side| arg(side, "letter").clone()).collect();
    assert_eq!(letters, ["A", "B"].map(Arg::from));
}

#[test]
fn a_placed_piece_is_animated_downwards() {
    let table = table("caminos : O:e4e5f4f5");
    // The sum of all vertical coordinates, in which only the piece differs.
    let sum = |t| {
        let picture = RenderContext::new(&table, &Camera::default(), t).picture();
        points(&picture).iter().map(|point| (point.y * 100.0) as i64).sum::<i64>()
    };
    assert!(sum(0.1) < sum(0.6) && sum(0.6) < sum(0.9));
}

#[test]
fn the_piece_in_the_hand_is_described_with_its_resting_place() {
    let mut table = table("caminos : O:a1a1b1b1 O:h1h1h2h2");
    let hand = RenderContext::new(&table, &Camera::default(), 1.0).view().hand.unwrap();
    assert_eq!((hand.id, arg(&hand, "height")), ("caminos-hand", &Arg::Number(1)));
    assert_eq!(RenderContext::new(&table, &Camera::default(), 1.0).view().over, None);
    let mut told = |at: &str| {
        table.press(Target::parse("item:piece-O", table.game()).unwrap());
        table.aim(Target::parse(at, table.game()));
        RenderContext::new(&table, &Camera::default(), 1.0).view().over.unwrap()
    };
    let stands = told("d4");
    assert_eq!(arg(&stands, "fits"), &Arg::from("yes"));
    let Arg::List(columns) = arg(&stands, "columns") else { panic!("{stands:?}") };
    assert_eq!(columns.len(), 4);
    // Over the rim, only columns above squares are described, at the height where the piece would
    // rest.
    let hangs = told("a1");
    assert_eq!(arg(&hangs, "fits"), &Arg::from("no"));
    let Arg::List(columns) = arg(&hangs, "columns") else { panic!("{hangs:?}") };
    assert!(columns.iter().all(|column| arg(column, "from") == &Arg::Number(3)), "{columns:?}");
}

#[test]
fn overlapping_shadows_do_not_cancel_each_other() {
    let projection = Projection::plain(0.0, 90.0, 0.0);
    let mut layers = Layers::default();
    paint::shadow(&mut layers, &projection, [0, 0, -1], &|_| 3);
    let mut picture = Picture::new(1.0, 1.0);
    layers.draw(&mut picture);
    // Parts that overlap within a path would be missing from it, so the areas must not exceed the
    // square.
    for drawn in &picture.shapes {
        let Shape::Path(steps) = &drawn.shape else { panic!("no path") };
        let mut area = 0.0;
        for band in steps.split(|step| *step == Step::Close).filter(|band| !band.is_empty()) {
            let at = |index: usize| match band[index % band.len()] {
                Step::Move(at) | Step::Line(at) => at,
                ref other => panic!("{other:?}"),
            };
            let crossed = |index| at(index).x * at(index + 1).y - at(index + 1).x * at(index).y;
            area += (0..band.len()).map(crossed).sum::<f32>().abs() / 2.0;
        }
        assert!(area > 0.4 && area <= 1.0, "{area}");
    }
    assert_eq!(picture.shapes.len(), 2);
}

#[test]
fn each_pair_of_cubes_of_a_piece_is_separated_by_one_line() {
    let lines = |line: &str, camera: Camera| {
        let picture = RenderContext::new(&table(line), &camera, 1.0).picture();
        let of = |drawn: &&Drawn| {
            // The ring around a number is thicker.
            drawn.style.stroke.is_some_and(|Stroke { paint, width, .. }| {
                paint.colour == Colour::GreenDeep && paint.alpha < 1.0 && width < 0.04
            })
        };
        let steps = picture.shapes.iter().filter(of).filter_map(|drawn| match &drawn.shape {
            Shape::Path(steps) => Some(steps.iter().filter(|step| matches!(step, Step::Line(_)))),
            _ => None,
        });
        steps.flatten().count()
    };
    // Seen from above, where several cubes are equally far away, and with two walls in addition.
    assert_eq!(lines("caminos : O:d4d5e4e5", Camera::overhead()), 4);
    assert_eq!(lines("caminos : O:d4d5e4e5", Camera::default()), 4 + 2);
    assert_eq!(lines("caminos : O:d4d4d5d5", Camera::default()), 1 + 4 + 1);
}
