use cauce_rules::{
    Square,
    sendas::{Colour as Side, Position, Squares},
};
use cauce_table::Dealer;

use super::{RenderContext, board, piece};
use crate::{
    Arg, Camera, Colour, Drawn, Keyboard, Paint, Phrase, Picture, Place, Point, Shape, Theme,
    geometry::bounds, hit, svg,
};

type Target = cauce_table::Target<Position>;

/// The trails are joined through e4 and e5.
const JOINED: &str = "sendas white=c4ES,d4EW,e4NESW,f4EW,g4ESW,h4SW \
    black=e5NSW,d5EW,e6NS,e7NESW,d7ES,f7SW";

/// White may leave past e9 with the pieces on e6, f6 and f7.
const LEAVING: &str = "sendas white=e9NS,e8NS,e7NES,f7SW,f6NW,e6NE \
    black=a1NE,b1EW,c1EW,d1EW,e1EW,f1NW";

/// Black to move; none of its pieces can move without cutting the trail.
const STUCK: &str = "sendas white=e9NS,c2EW,d2EW,e2NEW,f2EW,g2SW \
    black=e3NS,e4NS,e5NS,e6NS,e7NS,e8NS : pass";

type Table = cauce_table::Table<Position>;

fn table(line: &str) -> Table {
    Table::new(&line.parse().unwrap(), &[], Dealer::new(1))
}

fn press(table: &mut Table, id: &str) {
    table.press(target(table, id));
}

fn target(table: &Table, id: &str) -> Target {
    Target::parse(id, table.game()).unwrap()
}

fn drawn(table: &Table) -> Picture {
    RenderContext::new(table, &Camera::overhead(), 1.0).picture()
}

fn all(table: &Table) -> Vec<Place> {
    RenderContext::new(table, &Camera::default(), 1.0).places()
}

fn place(table: &Table, id: &str) -> Place {
    all(table).into_iter().find(|place| place.id == id).unwrap()
}

fn count(picture: &Picture, colour: Colour) -> usize {
    let has = |paint: Option<Paint>| paint.is_some_and(|paint| paint.colour == colour);
    let coloured = |drawn: &&Drawn| {
        has(drawn.style.fill) || has(drawn.style.stroke.map(|stroke| stroke.paint))
    };
    picture.shapes.iter().filter(coloured).count()
}

fn is_inside(drawn: &Drawn, centre: Point) -> bool {
    let Shape::Path(steps) = &drawn.shape else { return false };
    let points: Vec<_> = steps.iter().flat_map(|step| step.points()).collect();
    let (least, most) = bounds(&points);
    let half = Point::new(0.5, 0.5);
    let (from, to) = (least - (centre - half), centre + half - most);
    [from.x, from.y, to.x, to.y].iter().all(|&room| room > 0.0)
}

fn detail(table: &Table) -> Option<Phrase> {
    RenderContext::new(table, &Camera::default(), 1.0).view().detail
}

fn arg<'a>(phrase: &'a Phrase, name: &str) -> &'a Arg {
    &phrase.args.iter().find(|(other, _)| *other == name).unwrap().1
}

fn choice_ids(table: &Table) -> Vec<String> {
    RenderContext::new(table, &Camera::default(), 1.0)
        .view()
        .choices
        .into_iter()
        .map(|choice| choice.id)
        .collect()
}

#[test]
fn every_place_is_hit_where_it_is_drawn() {
    let mut table = table(LEAVING);
    press(&mut table, "f6");
    let all = all(&table);
    assert_eq!(all.len(), 83, "the squares, the exit and the turn mark");
    for place in &all {
        let middle = (place.outline[0] + place.outline[2]) * 0.5;
        assert_eq!(hit(&all, middle), Some(&*place.id));
    }
    assert_eq!(hit(&all, Point::new(0.05, 0.05)), None);
    assert_eq!(place(&table, "item:beyond-e").row, 0);
    assert_eq!(place(&table, "e9").row, 1);
    assert_eq!(place(&table, "e1").row, 9);
}

#[test]
fn the_legal_squares_of_a_picked_up_piece_are_highlighted() {
    let mut table = table("sendas");
    // The movable pieces: both ends of the trail, and e2.
    assert_eq!(count(&drawn(&table), Colour::Legal), 3);
    assert_eq!(count(&drawn(&self::table(STUCK)), Colour::Legal), 0);
    press(&mut table, "c1");
    // d2, e3, f2 and g2, each with a tint and a dot.
    assert_eq!(count(&drawn(&table), Colour::Legal), 8);
    let legal: Vec<_> = all(&table)
        .into_iter()
        .filter(|place| place.pressable && !place.grab)
        .map(|place| place.id)
        .collect();
    assert_eq!(legal, ["d2", "f2", "g2", "e3", "item:turn"]);
}

#[test]
fn pressing_the_turn_mark_rotates_the_piece_in_place() {
    let mut table = table("sendas");
    let mark = |table: &Table| all(table).into_iter().find(|place| place.id == "item:turn");
    assert_eq!(mark(&table), None, "the hand is empty");
    press(&mut table, "c1");
    let ends = |table: &Table| table.hand().held().map(|held| held.ends);
    let before = ends(&table);
    table.tap(target(&table, "item:turn"), false);
    assert_ne!(ends(&table), before);
    assert_eq!(table.line(), "sendas", "turning does not place the piece");
    table.aim(Some(target(&table, "e3")));
    let there = mark(&table).unwrap().outline;
    assert!(hit(&all(&table), (there[0] + there[2]) * 0.5) == Some("item:turn"));
    for square in Squares::BOARD.iter() {
        let ways = table.game().orientations(Square::new(2, 0), square).count();
        table.aim(Some(Target::Square(square)));
        if ways > 0 && square != Square::new(2, 0) {
            assert_eq!(mark(&table).is_some(), ways > 1, "{square}");
        }
    }
}

#[test]
fn piece_buttons_appear_once_a_piece_is_in_the_hand() {
    let (without, with) = (["play:pass", "item:flip"], ["item:turn", "item:cancel", "item:flip"]);
    let can_flip = |table: &Table| {
        let choices = RenderContext::new(table, &Camera::default(), 1.0).view().choices;
        choices.into_iter().find(|choice| choice.id == "item:flip").unwrap().enabled
    };
    let mut table = table("sendas");
    table.aim(Some(target(&table, "c1")));
    assert_eq!(choice_ids(&table), without);
    press(&mut table, "c1");
    assert_eq!(choice_ids(&table), with);
    assert!(!can_flip(&table), "it can be flipped only if the trails are joined");
    press(&mut table, "item:cancel");
    assert_eq!(choice_ids(&table), without);
    let mut joined = self::table(JOINED);
    assert!(!can_flip(&joined));
    press(&mut joined, "c4");
    assert!(can_flip(&joined));
    // A press on an immovable piece gives the reason.
    let mut table = self::table(LEAVING);
    press(&mut table, "e8");
    assert_eq!(choice_ids(&table), without);
    let shown = RenderContext::new(&table, &Camera::default(), 1.0).view();
    assert_eq!((shown.refused, shown.detail.unwrap().id), (true, "sendas-illegal-cut"));
}

#[test]
fn the_last_move_is_not_marked_while_a_piece_is_in_the_hand() {
    let mut table = table("sendas : c1-d2");
    let way = count(&drawn(&table), Colour::Last);
    press(&mut table, "c9");
    // The dashed square, the line and the dot.
    assert_eq!(count(&drawn(&table), Colour::Last) + 3, way);
}

#[test]
fn exits_are_shown_while_a_piece_that_can_leave_is_in_the_hand() {
    let mut table = table(LEAVING);
    assert_eq!(all(&table).len(), 81);
    press(&mut table, "e8");
    assert_eq!(all(&table).len(), 81, "that piece cannot leave");
    press(&mut table, "f6");
    assert!(count(&drawn(&table), Colour::Win) > 0);
    assert_eq!(detail(&table).unwrap().id, "sendas-hint-gate");
    table.aim(Some(target(&table, "item:beyond-e")));
    assert_eq!(detail(&table).unwrap().id, "sendas-hint-exit");
    press(&mut table, "item:beyond-e");
    assert!(table.line().ends_with(" : f6-e10"));
    let view = RenderContext::new(&table, &Camera::default(), 1.0).view();
    let ids: Vec<_> = view.ending.iter().map(|phrase| phrase.id).collect();
    assert_eq!(ids, ["ending-won", "sendas-ending-exit"]);
    assert!(view.choices.is_empty());
    // All twelve pieces are still visible.
    let before = count(&drawn(&self::table(LEAVING)), Colour::MapleEdge);
    assert!(count(&drawn(&table), Colour::MapleEdge) >= before);
}

#[test]
fn an_exit_through_the_other_trail_has_its_own_ending() {
    let line = "sendas white=c4ES,d4EW,e4NESW,f4EW,g4ESW,h4SW \
        black=e5NS,e6NES,f6SW,e7NS,e8NS,e9NS : c4-e10";
    let view = RenderContext::new(&table(line), &Camera::default(), 1.0).view();
    assert_eq!(view.ending[1].id, "sendas-ending-exit-through");
}

#[test]
fn an_immovable_piece_shows_what_it_would_cut_off() {
    let mut table = table(STUCK);
    let hint = detail(&table).unwrap();
    assert_eq!(hint.id, "sendas-hint-all-stuck");
    table.aim(Some(target(&table, "e8")));
    let hint = detail(&table).unwrap();
    assert_eq!(hint.id, "sendas-hint-stuck");
    assert_eq!(arg(&hint, "squares"), &Arg::Text("e9".into()));
    assert_eq!(arg(&hint, "side"), &Arg::Text("white".into()));
    assert!(count(&drawn(&table), Colour::Danger) > 0);
    press(&mut table, "e8");
    press(&mut table, "item:flip");
    assert!(table.line().ends_with(" pass e8*"));
}

#[test]
fn the_label_of_a_piece_names_its_shape_and_links() {
    let table = table(&format!("{JOINED} : c4*"));
    let label = place(&table, "e4").label;
    assert_eq!(label.id, "sendas-square-piece");
    let shape = |label: &Phrase| match arg(label, "piece") {
        Arg::Phrase(piece) => arg(piece, "shape").clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(shape(&label), Arg::Text("cross".into()));
    let Arg::List(links) = arg(&label, "links") else { panic!() };
    let links: Vec<_> = links.iter().map(|link| (arg(link, "square"), arg(link, "side"))).collect();
    let text = |text: &str| Arg::Text(text.into());
    let expected = [("e5", "black"), ("f4", "white"), ("d4", "white")]
        .map(|(at, side)| (text(at), text(side)));
    assert_eq!(links, expected.each_ref().map(|(at, side)| (at, side)));
    assert_eq!(shape(&place(&table, "c4").label), text("wildcard"));
    assert_eq!(count(&drawn(&table), Colour::Star), 1);
}

#[test]
fn the_first_press_on_pass_asks_and_the_second_passes() {
    let mut table = table("sendas : c1-e3=SW");
    assert_eq!(detail(&table).unwrap().id, "sendas-hint-start");
    let is_primary = |table: &Table| {
        let choices = RenderContext::new(table, &Camera::default(), 1.0).view().choices;
        choices.into_iter().any(|choice| choice.id == "play:pass" && choice.primary)
    };
    for key in [false, true] {
        press(&mut table, "play:pass");
        assert_eq!(detail(&table).unwrap().id, "sendas-hint-pass");
        assert!(is_primary(&table) && !table.has_preview());
        assert_eq!(table.ply(), 1);
        if key {
            let pass = Position::action(RenderContext::at_rest(&table), "p").unwrap();
            assert!(table.act(pass));
        } else {
            // A tap elsewhere cancels the pass.
            table.tap(target(&table, "e5"), false);
            assert!(!is_primary(&table) && table.ply() == 1);
        }
    }
    assert_eq!(table.line(), "sendas : c1-e3=SW pass");
}

#[test]
fn a_previewed_piece_is_placed_by_a_tap_after_the_aim_has_left() {
    let mut table = table("sendas");
    press(&mut table, "c1");
    assert!(!table.has_preview());
    table.show(target(&table, "e3"));
    assert!(table.has_preview());
    table.aim(None);
    assert!(table.has_preview());
    // On its way to a button the pointer passes over other squares.
    table.aim(Some(target(&table, "d2")));
    table.aim(None);
    assert!(table.has_preview());
    table.tap(target(&table, "e3"), false);
    assert_eq!(table.ply(), 1);
}

#[test]
fn every_file_has_an_exit_on_each_side() {
    let picture = drawn(&table("sendas"));
    for side in Side::ALL {
        let (wood, _) = piece::wood(side);
        for file in 0..Squares::SIDE {
            let way = board::beyond(side, file);
            let marks = picture.shapes.iter().filter(|drawn| {
                let is_wood = drawn.style.fill.is_some_and(|fill| fill.colour == wood);
                is_wood && is_inside(drawn, way)
            });
            assert_eq!(marks.count(), 1, "{side:?} {file}");
        }
    }
}

#[test]
fn the_first_moves_have_hints_for_beginners() {
    let mut table = table("sendas");
    assert_eq!(detail(&table).unwrap().id, "sendas-hint-start");
    press(&mut table, "c1");
    assert_eq!(detail(&table).unwrap().id, "sendas-hint-held");
    // Until both players have moved.
    assert_eq!(detail(&self::table("sendas : pass")).unwrap().id, "sendas-hint-start");
    let detail = detail(&self::table("sendas : c1-e3=SW pass")).unwrap();
    assert_eq!((detail.id, arg(&detail, "side")), ("sendas-hint-edge", &Arg::from("white")));
}

#[test]
fn the_hint_for_a_piece_that_can_only_turn_mentions_no_square() {
    let mut table = table(
        "sendas setup=choice : d4-d2 f6-d8=NE f4=NW d6-f6=SW d2-f5 f6-d6=ES e1-d2=EW d8-d5=NW \
         f5-c2=NE e9-f6=EW c2-f5=ES e8-g6 d2-g5 g6-c5 e2-h5 f6-c4=NS",
    );
    press(&mut table, "e4");
    assert_eq!(detail(&table).unwrap().id, "sendas-hint-turns");
}

#[test]
fn a_draw_can_be_declined_offered_again_and_accepted() {
    let mut table = table("sendas : pass pass");
    assert_eq!(detail(&table).unwrap().id, "sendas-hint-draw-passes");
    assert_eq!(choice_ids(&table)[..2], ["play:draw", "item:decline"]);
    press(&mut table, "item:decline");
    assert_eq!(choice_ids(&table)[0], "play:pass");
    // The answer stays given after the hand is emptied.
    table.go_to(table.at());
    assert_eq!(choice_ids(&table)[0], "play:pass");
    press(&mut table, "play:pass");
    press(&mut table, "play:pass");
    assert_eq!(choice_ids(&table)[0], "play:draw");
    press(&mut table, "play:draw");
    assert!(table.outcome().unwrap().winners.is_empty());
}

#[test]
fn impossible_hand_actions_are_refused_with_a_reason() {
    let mut table = table("sendas");
    for (id, expected) in [
        ("item:turn", "sendas-refused-no-piece"),
        ("item:flip", "sendas-refused-no-piece"),
        ("a5", "sendas-illegal-no-piece"),
        ("c9", "sendas-illegal-not-yours"),
    ] {
        press(&mut table, id);
        assert_eq!(detail(&table).unwrap().id, expected);
    }
    press(&mut table, "c1");
    press(&mut table, "a5");
    assert_eq!(detail(&table).unwrap().id, "sendas-illegal-cut");
    assert!(RenderContext::new(&table, &Camera::default(), 1.0).view().refused);
}

#[test]
fn moves_are_animated_with_their_trails_complete() {
    for (line, takes_time) in [
        (format!("{JOINED} : c4-e8=SW"), true),
        (format!("{JOINED} : h4=NW"), true),
        (format!("{JOINED} : c4*"), true),
        (format!("{LEAVING} : f6-e10"), true),
        (format!("{JOINED} : pass"), false),
    ] {
        let table = table(&line);
        assert_eq!(RenderContext::at_rest(&table).duration() > 0, takes_time, "{line}");
        let whole = count(&drawn(&table), Colour::Trail);
        for t in [0.0, 0.3, 0.5, 0.8] {
            let on_the_way = RenderContext::new(&table, &Camera::overhead(), t).picture();
            // A wildcard's star shows only after the flip.
            assert!(count(&on_the_way, Colour::Trail) + 4 >= whole, "{line} at {t}");
        }
        let text = svg(&drawn(&table), &|colour| colour.value(Theme::Dark).to_owned());
        assert_eq!(text.matches('<').count(), text.matches('>').count());
    }
}

#[test]
fn the_piece_in_the_hand_is_previewed_on_its_target_square() {
    let mut table = table("sendas");
    press(&mut table, "c1");
    table.aim(Some(target(&table, "e3")));
    assert_eq!(detail(&table).unwrap().id, "sendas-hint-fits");
    let fits = drawn(&table);
    assert!(count(&fits, Colour::Danger) == 0 && count(&fits, Colour::Aim) > 0);
    // If the piece does not fit, the pieces that would be cut off are marked.
    table.aim(Some(target(&table, "a5")));
    assert!(count(&drawn(&table), Colour::Danger) > 0);
    assert_eq!(table.proposal(), None);
    let square = Square::new(4, 2);
    table.aim(Some(Target::Square(square)));
    press(&mut table, "item:turn");
    press(&mut table, "e3");
    assert_eq!(table.line().to_string(), "sendas : c1-e3=SW");
}

#[test]
fn the_origin_of_the_held_piece_keeps_its_old_orientation() {
    let mut table = table("sendas");
    let there = |table: &Table| {
        let home = board::centre(Square::new(2, 0));
        let shapes = drawn(table).shapes.into_iter().filter(|drawn| is_inside(drawn, home));
        shapes.map(|drawn| format!("{drawn:?}")).collect::<Vec<_>>()
    };
    press(&mut table, "c1");
    // It fits on e3 in its own orientation and in the next one.
    table.aim(Some(target(&table, "e3")));
    let before = there(&table);
    assert!(before.len() > 2, "a piece and a frame");
    press(&mut table, "item:turn");
    assert_eq!(there(&table), before);
}

#[test]
fn the_description_of_the_held_piece_follows_its_rotation() {
    let mut table = table("sendas");
    assert_eq!(RenderContext::new(&table, &Camera::default(), 1.0).view().hand, None);
    let ends = |table: &Table| {
        let hand = RenderContext::new(table, &Camera::default(), 1.0).view().hand.unwrap();
        let Arg::List(ends) = arg(&hand, "ends") else { panic!("{hand:?}") };
        ends.iter().map(|end| format!("{:?}", arg(end, "end"))).collect::<Vec<_>>().join(" ")
    };
    table.press(Target::parse("c1", table.game()).unwrap());
    let before = ends(&table);
    table.aim(Target::parse("e3", table.game()));
    assert_ne!(ends(&table), before, "it has turned automatically to fit there");
}

#[test]
fn points_are_shown_once_there_is_a_series() {
    let mut table = table(LEAVING);
    table.play_text("f6-e10").unwrap();
    let points = |table: &Table| {
        RenderContext::new(table, &Camera::default(), 1.0)
            .view()
            .seats
            .iter()
            .map(|seat| seat.points)
            .collect::<Vec<_>>()
    };
    assert_eq!(points(&table), [0, 0]);
    table.rematch();
    assert_eq!(points(&table), [0, 1], "the players have moved on by one seat");
}

#[test]
fn the_hint_over_each_square_depends_on_how_the_piece_fits() {
    let mut table = table("sendas");
    press(&mut table, "c1");
    let held = detail(&table);
    for square in (0..9).flat_map(|file| (0..9).map(move |rank| Square { file, rank })) {
        table.aim(Some(Target::Square(square)));
        let fits = table.hand().fits(table.game()).len();
        let said = detail(&table);
        let away = square.to_string() != "c1";
        assert_eq!(table.plays(), away && fits > 0, "{square}");
        // Over a square where it fits in exactly one way, there is no hint.
        match fits {
            1 if away => assert_eq!(said, None, "{square}"),
            2.. if away => assert_eq!(said.unwrap().id, "sendas-hint-fits", "{square}"),
            _ => assert_eq!(said, held, "{square}"),
        }
    }
}

#[test]
fn the_status_mentions_a_pass_until_a_piece_is_picked_up() {
    let mut table = table("sendas : pass");
    let status =
        |table: &Table| RenderContext::new(table, &Camera::default(), 1.0).view().status.id;
    assert_eq!(status(&table), "sendas-status-passed");
    press(&mut table, "c9");
    assert_eq!(status(&table), "sendas-status-held");
    assert!(table.cancel());
    assert_eq!(status(&table), "sendas-status-passed");
    table.play_text("c9-g8=NE").unwrap();
    assert_eq!(status(&table), "sendas-status-move");
}
