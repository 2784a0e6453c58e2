use cauce_rules::{Square, snorkels::Position};
use cauce_table::{Dealer, Target};

use super::RenderContext;
use crate::{Arg, Camera, Picture, Point, Shape, Theme, hit, session::TableSession, svg};

type Table = cauce_table::Table<Position>;

fn table(line: &str) -> Table {
    Table::new(&line.parse().unwrap(), &[], Dealer::new(1))
}

fn drawn(table: &Table) -> Picture {
    RenderContext::new(table, &Camera::overhead(), 1.0).picture()
}

fn texts(picture: &Picture) -> Vec<&str> {
    let texts = picture.shapes.iter().filter_map(|drawn| match &drawn.shape {
        Shape::Text { text, .. } => Some(text.as_str()),
        _ => None,
    });
    texts.collect()
}

#[test]
fn each_group_shows_its_remaining_air() {
    let picture = drawn(&table("snorkels size=3 : a1 a2 b1"));
    let coordinates = 6;
    // Purple a1 and b1 breathe through c1 and b2, green a2 through a3 and b2.
    assert_eq!(texts(&picture)[coordinates..], ["2", "2"]);
}

#[test]
fn every_square_is_hit_where_it_is_drawn() {
    for line in ["snorkels", "snorkels size=9 stones=a1"] {
        let table = table(line);
        let all = RenderContext::new(&table, &Camera::default(), 1.0).places();
        for place in &all {
            let middle = (place.outline[0] + place.outline[2]) * 0.5;
            assert_eq!(hit(&all, middle), Some(&*place.id));
        }
        assert_eq!(hit(&all, Point::new(0.0, 0.0)), None);
    }
}

#[test]
fn the_ending_explains_the_capture_and_stones_cannot_be_pressed() {
    let over = table("snorkels size=3 : a1 a2 c3 b1");
    let view = RenderContext::new(&over, &Camera::default(), 1.0).view();
    let ids: Vec<_> = view.ending.iter().map(|phrase| phrase.id).collect();
    assert_eq!(ids, ["ending-won", "snorkels-ending-capture"]);
    assert_eq!(view.turn.kind, "over");
    assert!(
        RenderContext::new(&over, &Camera::default(), 1.0)
            .places()
            .iter()
            .all(|place| !place.pressable)
    );

    let fresh = table("snorkels size=3 stones=b2");
    let blocked: Vec<_> = RenderContext::new(&fresh, &Camera::default(), 1.0)
        .places()
        .into_iter()
        .filter(|place| !place.pressable)
        .map(|place| place.id)
        .collect();
    assert_eq!(blocked, ["b2"]);
}

#[test]
fn aiming_previews_the_snorkel_and_warns_of_self_capture() {
    let mut table = table("snorkels size=3 : b1 a2 c3 b2");
    let before = drawn(&table).shapes.len();
    table.aim(Some(Target::Square(Square::new(0, 0))));
    assert!(drawn(&table).shapes.len() > before);
    assert_eq!(RenderContext::new(&table, &Camera::default(), 1.0).view().detail, None);

    let mut suicide = self::table("snorkels size=3 : b3 a2 c3 b1");
    suicide.aim(Some(Target::Square(Square::new(0, 0))));
    let detail = RenderContext::new(&suicide, &Camera::default(), 1.0).view().detail.unwrap();
    assert_eq!(detail.id, "snorkels-hint-self-capture");
}

#[test]
fn a_previewed_snorkel_does_not_cover_the_number_of_its_group() {
    let mut table = table("snorkels size=3 : a1 a2");
    let number = |picture: &Picture| {
        let is_text = |drawn: &crate::Drawn| matches!(drawn.shape, Shape::Text { .. });
        picture.shapes.len() - picture.shapes.iter().rposition(is_text).unwrap()
    };
    let before = number(&drawn(&table));
    table.aim(Some(Target::Square(Square::new(1, 0))));
    assert!(table.proposal().is_some());
    assert_eq!(number(&drawn(&table)), before);
}

#[test]
fn the_first_moves_have_hints_for_beginners() {
    let hint = |table: &Table| {
        RenderContext::new(table, &Camera::default(), 1.0).view().detail.map(|detail| detail.id)
    };
    let mut fresh = table("snorkels size=3 stones=a2,b1");
    assert_eq!(hint(&fresh), Some("snorkels-hint-start"));
    // A warning of immediate loss takes precedence.
    fresh.aim(Some(Target::Square(Square::new(0, 0))));
    assert_eq!(hint(&fresh), Some("snorkels-hint-self-capture"));
    assert_eq!(hint(&table("snorkels : d4")), Some("snorkels-hint-choice"));
    assert_eq!(hint(&table("snorkels : d4 e4")), Some("snorkels-hint-air"));
    assert_eq!(hint(&table("snorkels : d4 resign")), None, "the game is over");
    assert_eq!(hint(&table("snorkels : d4 e4 e5")), None);
}

#[test]
fn the_swap_button_is_not_primary_while_a_move_is_previewed() {
    let mut table = table("snorkels : d4");
    let is_primary = |table: &Table| {
        RenderContext::new(table, &Camera::overhead(), 1.0).view().choices[0].primary
    };
    assert!(is_primary(&table));
    table.tap(Target::Square(Square::new(0, 0)), false);
    assert!(table.has_preview() && !is_primary(&table));
}

#[test]
fn variations_are_listed_after_the_move_they_replace() {
    let mut table = table("snorkels : d4 swap e4");
    table.go_to_ply(2);
    table.play_text("e5").unwrap();
    table.go_to_ply(1);
    table.play_text("a1").unwrap();
    let moves = TableSession::boxed(table).moves();
    let list: Vec<_> = moves
        .iter()
        .map(|played| (played.text.clone(), played.number, played.depth, played.on_line))
        .collect();
    let expected = [
        ("d4", 1, 0, true),
        ("swap", 2, 0, false),
        ("a1", 2, 1, true),
        ("e4", 3, 0, false),
        ("e5", 3, 1, false),
    ];
    assert_eq!(list, expected.map(|(text, n, depth, on)| (text.to_owned(), n, depth, on)));
    // After a swap, the player is purple, and the swap itself is attributed to purple.
    assert_eq!(moves[1].side, Some("purple"));
}

#[test]
fn svg_is_balanced_and_only_placements_are_animated() {
    let table = table("snorkels stones=a1 : d4 swap");
    let text = svg(&drawn(&table), &|colour| colour.value(Theme::Dark).to_owned());
    assert!(text.starts_with("<svg ") && text.ends_with("</svg>\n"));
    assert_eq!(text.matches('<').count(), text.matches('>').count());
    assert_eq!(RenderContext::at_rest(&table).duration(), 0);
    assert!(RenderContext::at_rest(&self::table("snorkels : d4")).duration() > 0);
}

#[test]
fn hints_and_status_explain_the_swap_to_the_next_player() {
    let after =
        |line: &str| RenderContext::new(&table(line), &Camera::default(), 1.0).view().status;
    let told = |line: &str| {
        RenderContext::new(&table(line), &Camera::default(), 1.0)
            .view()
            .detail
            .map(|detail| detail.id)
    };
    assert_eq!(told("snorkels : d4"), Some("snorkels-hint-choice"));
    assert_eq!(told("snorkels : d4 swap"), Some("snorkels-hint-swapped"));
    assert_eq!(told("snorkels : d4 swap e4"), None);
    let swapped = after("snorkels : d4 swap");
    let arguments = swapped.args.iter().map(|(name, arg)| match arg {
        Arg::Phrase(phrase) => (*name, phrase.id),
        _ => (*name, ""),
    });
    assert_eq!(swapped.id, "snorkels-status-swapped");
    assert!(
        arguments.eq([("done", "snorkels-said-swap"), ("status", "snorkels-status-place")]),
        "{swapped:?}"
    );
    assert_eq!(after("snorkels : d4 swap e4").id, "snorkels-status-place");
}
