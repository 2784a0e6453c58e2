use cauce_rules::{
    Direction, Game, Square, Token,
    tayu::{Move, Position},
};
use cauce_table::{Action, Dealer, tayu::Item};

use super::{RenderContext, board, layout};
use crate::{
    Arg, Camera, Colour, Phrase, Picture, Place, Shape, Theme, View, hit, session::TableSession,
    svg,
};

type Target = cauce_table::Target<Position>;

type Table = cauce_table::Table<Position>;

fn table(line: &str) -> Table {
    Table::showing(&line.parse().unwrap(), Dealer::new(1))
}

fn seen(table: &Table) -> View {
    RenderContext::new(table, &Camera::default(), 1.0).view()
}

fn drawn(table: &Table) -> Picture {
    RenderContext::new(table, &Camera::default(), 1.0).picture()
}

fn all_places(table: &Table) -> Vec<Place> {
    RenderContext::new(table, &Camera::default(), 1.0).places()
}

fn square(name: &str) -> Target {
    Target::Square(Square::parse(name).unwrap())
}

fn label(table: &Table, name: &str) -> Phrase {
    all_places(table).into_iter().find(|place| place.id == name).unwrap().label
}

fn texts(picture: &Picture) -> Vec<String> {
    let texts = picture.shapes.iter().filter_map(|drawn| match &drawn.shape {
        Shape::Text { text, .. } => Some(text.clone()),
        _ => None,
    });
    texts.collect()
}

fn ids(phrases: &[Phrase]) -> Vec<&str> {
    phrases.iter().map(|phrase| phrase.id).collect()
}

fn arg<'a>(phrase: &'a Phrase, name: &str) -> &'a Arg {
    &phrase.args.iter().find(|(given, _)| *given == name).unwrap().1
}

fn choices(table: &Table) -> Vec<String> {
    seen(table).choices.into_iter().map(|choice| choice.id).collect()
}

#[test]
fn every_square_and_rim_total_is_hit_where_it_is_drawn() {
    let table = table("tayu : +036 i9h036 +012");
    let all = all_places(&table);
    assert_eq!(all.len(), 18 * 18 + 4);
    for place in &all {
        let middle = place.outline[0].towards(place.outline[2], 0.5);
        assert_eq!(hit(&all, middle), Some(&*place.id));
    }
}

#[test]
fn exactly_the_squares_of_legal_placements_can_be_pressed() {
    let table = table("tayu : +036 i9h036 +012");
    let covered: Vec<_> = table
        .game()
        .legal()
        .iter()
        .flat_map(|mv| match mv {
            Move::Lay(tile) => tile.squares(),
            _ => panic!("only placements are legal"),
        })
        .flatten()
        .collect();
    for place in all_places(&table) {
        if let Some(square) = Square::parse(&place.id) {
            assert_eq!(place.pressable, covered.contains(&square), "{square}");
        }
    }
}

#[test]
fn the_label_of_a_tile_lists_its_mouths_and_connections() {
    let table = table("tayu : +036 i9h036 +237 l9h367");
    let tile = label(&table, "i9");
    assert_eq!(tile.id, "tayu-square-tile");
    let Arg::List(mouths) = arg(&tile, "mouths") else { panic!("mouths are a list") };
    let read: Vec<_> = mouths.iter().map(|mouth| mouth.id).collect();
    assert_eq!(read, ["tayu-mouth-open", "tayu-mouth-joined", "tayu-mouth-open"]);
    assert_eq!(arg(&mouths[1], "to"), &Arg::from("k9"));
    assert_eq!(label(&table, "a1").id, "tayu-square-empty");
}

/// Counts the outlined shapes of a colour, except circles.
fn outlined(picture: &Picture, colour: Colour) -> usize {
    let all = picture.shapes.iter().filter(|one| !matches!(one.shape, Shape::Circle { .. }));
    all.filter(|one| one.style.stroke.is_some_and(|stroke| stroke.paint.colour == colour)).count()
}

/// Returns the distinct sets of squares that moves cover. Tiles that differ by half a turn cover
/// the same squares.
fn squares_of(moves: &[Move]) -> Vec<[Option<Square>; 3]> {
    let laid = moves.iter().map(|mv| match mv {
        Move::Lay(tile) => tile.squares(),
        _ => panic!("only placements are legal"),
    });
    let mut all: Vec<_> = laid.collect();
    all.sort_by_key(|of| of.map(|at| at.map(|at| (at.file, at.rank))));
    all.dedup();
    all
}

#[test]
fn legal_placements_share_outlines_and_have_marked_middles() {
    let table = table("tayu : +013");
    let picture = drawn(&table);
    // One outline for placements in the current orientation and one for the others.
    assert_eq!(outlined(&picture, Colour::Legal), 2);
    let shapes = picture.shapes.iter();
    let middles = shapes.filter(|one| {
        let paints = [one.style.fill, one.style.stroke.map(|stroke| stroke.paint)];
        let legal = paints.into_iter().flatten().any(|paint| paint.colour == Colour::Legal);
        matches!(one.shape, Shape::Circle { .. }) && legal
    });
    assert_eq!(middles.count(), squares_of(&table.game().legal()).len());
}

#[test]
fn the_turn_button_shows_the_tile_struck_through_if_nothing_fits() {
    let icon = |table: &Table| {
        RenderContext::new(table, &Camera::default(), 1.0).icon("item:turn").unwrap()
    };
    let mut laid = table("tayu : +013");
    assert_eq!(outlined(&icon(&laid), Colour::Danger), 0);
    let before = icon(&laid);
    laid.press(Target::Item(Item::Turn));
    assert_ne!(icon(&laid), before);
    let stuck = table("tayu : +057 h9h057 +017 e9h345 +012");
    assert!(outlined(&icon(&stuck), Colour::Danger) > 0);
    // The tile is visible to all players, but cannot be turned.
    let tile = seen(&stuck).choices.into_iter().find(|choice| choice.id == "item:turn").unwrap();
    assert!(tile.icon && !tile.enabled);
}

#[test]
fn the_held_tile_shows_its_score_or_why_it_does_not_fit() {
    let mut table = table("tayu : +036 i9h036 +012");
    let frames = |colour: Colour, table: &Table| outlined(&drawn(table), colour);
    let before = [Colour::Aim, Colour::Legal].map(|colour| frames(colour, &table));
    table.press(Target::Item(Item::Next));
    assert!(table.proposal().is_some());
    assert_eq!(seen(&table).detail.unwrap().id, "tayu-hint-same");
    assert!(frames(Colour::Aim, &table) > before[0]);
    assert_eq!(frames(Colour::Legal, &table), before[1], "the other placements stay visible");
    for (at, why) in
        [("b2", "tayu-illegal-apart"), ("a18", "tayu-illegal-over-rim"), ("i9", "tayu-hint-lay")]
    {
        table.aim(Some(square(at)));
        assert_eq!(seen(&table).detail.unwrap().id, why, "{at}");
    }
    // An occupied square is reported only after a press.
    table.press(square("i9"));
    assert_eq!(seen(&table).detail.unwrap().id, "illegal-occupied");
}

#[test]
fn the_hint_counts_placements_and_mentions_dashed_outlines() {
    let mut seen_dashed = [0; 2];
    for first in ["tayu : +013", "tayu : +167", "tayu : +057"] {
        let mut table = table(first);
        table.draw_chance(true);
        for turn in 0.. {
            let detail = seen(&table).detail.unwrap();
            let legal = table.game().legal();
            if !detail.id.starts_with("tayu-hint-lay") || turn > 40 {
                break;
            }
            let picture = drawn(&table);
            let dashed = picture.shapes.iter().any(|one| {
                let is_line = matches!(&one.shape, Shape::Path(steps) if !steps.is_empty());
                is_line && one.style.stroke.is_some_and(|stroke| stroke.dash > 0.0)
            });
            let turned = if dashed { "yes" } else { "no" };
            assert_eq!(arg(&detail, "rotated"), &Arg::from(turned), "{}", table.line());
            let places = squares_of(&legal).len() as u32;
            assert_eq!(arg(&detail, "places"), &Arg::from(places), "{}", table.line());
            seen_dashed[usize::from(dashed)] += 1;
            table.play(Token::Move(legal[turn * 7 % legal.len()])).unwrap();
        }
    }
    assert!(seen_dashed[0] > 0 && seen_dashed[1] > 0, "{seen_dashed:?}");
}

#[test]
fn the_lay_button_works_after_the_aim_has_left_the_board() {
    let lay = |table: &Table| {
        let choices = seen(table).choices;
        choices.into_iter().find(|choice| choice.id == "item:lay").unwrap().enabled
    };
    let mut table = table("tayu : +013");
    table.aim(Some(square("i10")));
    table.aim(None);
    assert!(!lay(&table), "the pointer only passed over the square");
    table.tap(square("i10"), false);
    table.aim(None);
    assert!(lay(&table));
    table.press(Target::Item(Item::Lay));
    assert_eq!(table.ply(), 1);
}

#[test]
fn both_products_and_all_four_totals_are_always_visible() {
    let mut table = table("tayu : +017 j9h345 +037 m9h347 +037 p9h347 +034");
    let products = |table: &Table| {
        let seats = seen(table).seats;
        seats
            .iter()
            .map(|seat| ["one", "other"].map(|of| arg(&seat.facts[0], of).clone()))
            .collect()
    };
    let totals = |table: &Table| texts(&drawn(table)).iter().filter(|text| *text == "0").count();
    let none = [Arg::from(0_u32), Arg::from(0_u32)];
    let some: Vec<_> = products(&table);
    assert_eq!(some, [none.clone(), none.clone()]);
    assert_eq!(totals(&table), 4);
    // A tile is held that would add one mouth at the east rim.
    table.aim(Some(square("r10")));
    while table.proposal().map(|mv| mv.to_string()).as_deref() != Some("r10v034") {
        table.rotate_hand(1);
    }
    assert_eq!(totals(&table), 3);
    let detail = seen(&table).detail.unwrap();
    assert_eq!(detail.id, "tayu-hint-rims");
    assert!(detail.args.contains(&("east", 1u32.into())), "{detail:?}");
    table.press(square("r10"));
    let some: Vec<_> = products(&table);
    assert_eq!(some, [none, [Arg::from(1_u32), Arg::from(0_u32)]]);
    assert!(RenderContext::at_rest(&table).duration() > 0);
}

#[test]
fn continuing_is_the_suggested_answer_after_a_side_chose_it_before() {
    let stuck = "tayu : +057 h9h057 +017 e9h345 +012";
    for (more, expected) in [("", false), (" on +012", false), (" on +012 on +012", true)] {
        let shown = seen(&table(&format!("{stuck}{more}")));
        let on = shown.choices.iter().find(|choice| choice.id == "play:on").unwrap();
        let hint = if expected { "tayu-hint-settled" } else { "tayu-hint-answer" };
        assert_eq!((on.primary, shown.detail.unwrap().id), (expected, hint), "{more}");
        assert_eq!(on.group == "again", expected, "{more}");
    }
}

#[test]
fn the_hint_about_a_repeated_answer_stays_until_the_next_action() {
    let stuck = "tayu : +057 h9h057 +017 e9h345 +012 on +012 on +012";
    let detail = |line: &str| seen(&table(line)).detail.map(|detail| detail.id);
    assert_eq!(detail(stuck), Some("tayu-hint-settled"));
    assert_eq!(detail(&format!("{stuck} on +017")), Some("tayu-hint-again"));
    assert_eq!(detail("tayu : +057 h9h057 +017 e9h345 +012 on +017"), Some("tayu-hint-lay"));
    assert_eq!(detail("tayu : +057 h9h057 +017"), Some("tayu-hint-lay"));
}

#[test]
fn the_hint_reports_what_the_last_tile_scored_at_the_rims() {
    let early = "tayu : +017 j9h345 +037";
    assert_eq!(seen(&table(early)).detail.unwrap().id, "tayu-hint-lay");
    // A tile that scores nothing is not mentioned.
    assert_eq!(seen(&table(&format!("{early} m9h347 +037"))).detail.unwrap().id, "tayu-hint-lay");
    let later = format!("{early} m9h347 +037 p9h347 +034 r10v034 +136");
    let detail = seen(&table(&later)).detail.unwrap();
    assert_eq!(detail.id, "tayu-hint-lay-on");
    let Arg::Phrase(after) = arg(&detail, "after") else { panic!("it is a sentence of its own") };
    assert_eq!(arg(after, "square"), &Arg::from("r10"));
    let Arg::List(rims) = arg(after, "rims") else { panic!("rims are a list") };
    assert_eq!(rims.len(), 1);
    assert_eq!(arg(&rims[0], "rim"), &Arg::from("east"));
    assert_eq!(arg(&rims[0], "more"), &Arg::from(1u32));
}

#[test]
fn tapping_a_rim_total_explains_it() {
    let mut table = table("tayu : +237 j9h237 +137");
    for rim in Direction::ALL {
        let id = format!("item:rim-{}", rim.name());
        let places = all_places(&table);
        let corner = places.iter().find(|place| place.id == id).unwrap();
        assert_eq!(corner.label.id, "tayu-ending-rim");
        let at = layout::rim_total(rim);
        assert_eq!(hit(&places, at), Some(id.as_str()));
        table.tap(Target::parse(&id, table.game()).unwrap(), false);
        let said = seen(&table).detail.unwrap();
        assert_eq!(said.id, "tayu-ending-side");
        assert!(table.refusal().is_none());
    }
}

#[test]
fn every_phase_has_its_own_status_and_buttons() {
    for (line, status, buttons) in [
        (
            "tayu : +012",
            "tayu-status-first",
            &["item:turn", "item:next", "item:lay", "item:bag"][..],
        ),
        (
            "tayu : +036 i9h036 +012",
            "tayu-status-lay",
            &["item:turn", "item:next", "item:lay", "item:bag"],
        ),
        ("tayu draw=table", "tayu-status-pick", &["play:ring", "play:plain", "item:bag"]),
        (
            "tayu : +057 h9h057 +017 e9h345 +012",
            "tayu-status-answer",
            &["item:turn", "play:end", "play:on", "item:bag"],
        ),
        (
            "tayu players=3 saboteur=auction",
            "tayu-status-bid",
            &[
                "item:more--10",
                "item:more--1",
                "play:bid60",
                "item:more-1",
                "item:more-10",
                "item:bag",
            ],
        ),
        (
            "tayu players=3 saboteur=auction : bid30",
            "tayu-status-bid",
            &[
                "item:more--10",
                "item:more--1",
                "play:bid29",
                "item:more-1",
                "item:more-10",
                "play:bid30",
                "item:bag",
            ],
        ),
    ] {
        let table = table(line);
        assert_eq!(seen(&table).status.id, status, "{line}");
        assert_eq!(choices(&table), buttons, "{line}");
        for id in choices(&table) {
            assert!(Target::parse(&id, table.game()).is_some(), "{id}");
        }
    }
}

#[test]
fn the_tile_pools_are_chosen_with_buttons() {
    let mut table = table("tayu draw=table");
    assert!(RenderContext::new(&table, &Camera::default(), 1.0).icon("play:ring").is_some());
    assert!(RenderContext::new(&table, &Camera::default(), 1.0).icon("item:bag").is_none());
    table.press(square("j10"));
    assert_eq!(seen(&table).detail.unwrap().id, "tayu-refused-pick");
    table.press(Target::parse("play:plain", table.game()).unwrap());
    assert_eq!(table.line().to_string(), "tayu draw=table : plain");
}

#[test]
fn the_hint_after_an_auction_names_the_sides() {
    for draw in ["", " draw=table"] {
        let bids = format!("tayu players=3 saboteur=auction{draw} : bid30 bid25");
        let mut table = table(&bids);
        assert_eq!(seen(&table).detail.unwrap().id, "tayu-hint-bid");
        table.press(Target::parse("play:bid25", table.game()).unwrap());
        table.draw_chance(true);
        let detail = seen(&table).detail.unwrap();
        assert_eq!(detail.id, "tayu-sides", "{draw}");
        assert_eq!(arg(&detail, "target"), &Arg::from(25_u32));
        let saboteur = seen(&table).seats.into_iter().find(|seat| seat.side == Some("saboteur"));
        assert_eq!(arg(&detail, "saboteur"), &Arg::from(saboteur.unwrap().title));
    }
    let told = seen(&table("tayu players=3 saboteur=auction : bid30 bid25 bid25 +012"));
    let announced = told.announce.unwrap();
    let Arg::Phrase(done) = arg(&announced, "done") else { panic!("{announced:?}") };
    let Arg::Phrase(sides) = arg(done, "sides") else { panic!("{done:?}") };
    assert_eq!(sides.id, "tayu-sides");
}

#[test]
fn the_bag_lists_every_kind_of_tile() {
    let mut table = table("tayu : +036 i9h036 +012");
    table.press(Target::Item(Item::Bag));
    let kinds: Vec<_> =
        all_places(&table).into_iter().filter(|place| place.id.starts_with("item:kind-")).collect();
    assert_eq!(kinds.len(), 28);
    assert_eq!(arg(&kinds[0].label, "count"), &Arg::from(2_u32));
    assert!(seen(&table).busy);
    let shapes = |table: &Table| drawn(table).shapes.len();
    let mut on_table = self::table("tayu draw=table");
    on_table.press(Target::Item(Item::Bag));
    assert!(
        shapes(&on_table) > shapes(&table),
        "the rings on the backs are shown for tiles on the table"
    );
    assert!(table.cancel());
    assert_eq!(all_places(&table).len(), 18 * 18 + 4);
}

#[test]
fn the_announcement_includes_the_move_and_the_drawn_tile() {
    let mut table = table("tayu : +036 i9h036 +012");
    let said = seen(&table).announce.unwrap();
    assert_eq!(said.id, "tayu-said-both");
    // After a turn, only the tile is described, without the previous move.
    let drawn = seen(&table).hand.unwrap();
    assert_eq!(arg(&drawn, "lie"), &Arg::from("upright"));
    table.rotate_hand(1);
    let turned = seen(&table).hand.unwrap();
    assert_eq!((turned.id, arg(&turned, "lie")), ("tayu-tile", &Arg::from("across")));
}

#[test]
fn the_squares_under_the_tile_are_described_where_it_fits() {
    let mut table = table("tayu : +036 i9h036 +012");
    assert_eq!(seen(&table).over, None);
    table.act(Action::Next);
    let over = seen(&table).over.unwrap();
    assert_eq!(arg(&over, "squares"), &Arg::from("k11, k10, k9"));
    table.aim(Some(Target::Square(Square::new(0, 0))));
    assert_eq!(seen(&table).over, None);
}

#[test]
fn the_bid_is_described_as_it_is_set() {
    let mut table = table("tayu players=3 saboteur=auction : bid60");
    table.press(Target::Item(Item::More(-1)));
    assert_eq!(arg(&seen(&table).hand.unwrap(), "bid"), &Arg::from(58_u32));
}

#[test]
fn the_ending_explains_the_score_of_each_side() {
    let closed = table("tayu : +012 i11v456 +012 h11v012 +237");
    assert_eq!(
        ids(&seen(&closed).ending),
        ["ending-draw", "tayu-ending-nothing-fits", "tayu-ending-side", "tayu-ending-side"]
    );
    let agreed = table("tayu players=3 : +057 h9h057 +017 e9h345 +012 end end");
    assert_eq!(
        ids(&seen(&agreed).ending),
        [
            "ending-won",
            "tayu-ending-agreed",
            "tayu-ending-side",
            "tayu-ending-side",
            "tayu-ending-missed"
        ]
    );
    let stopped = table("tayu end=stop : +057 h9h057 +017 e9h345 +012");
    assert_eq!(seen(&stopped).ending[1].id, "tayu-ending-stop");
    let resigned = table("tayu : +036 i9h036 +012 resign");
    assert_eq!(ids(&seen(&resigned).ending), ["ending-won", "ending-resignation"]);
}

#[test]
fn seats_show_their_score_or_role_and_the_last_bid() {
    let facts = |line: &str| -> Vec<_> {
        let seats = seen(&table(line)).seats;
        seats.iter().map(|seat| seat.facts.first().map(|fact| fact.id)).collect()
    };
    let (score, saboteur) = (Some("tayu-fact-score"), Some("tayu-fact-saboteur"));
    assert_eq!(facts("tayu players=4"), [score; 4]);
    assert_eq!(facts("tayu players=3 saboteur=2"), [score, saboteur, score]);
    assert_eq!(
        facts("tayu players=3 saboteur=auction : bid30"),
        [Some("tayu-fact-bid"), None, None]
    );
}

#[test]
fn svg_output_is_balanced_and_free_of_nan() {
    for line in ["tayu draw=table", "tayu players=3 : +012", "tayu : +036 i9h036 +012"] {
        let mut table = table(line);
        table.press(Target::Item(Item::Next));
        let text = svg(&drawn(&table), &|colour| colour.value(Theme::Light).to_owned());
        assert_eq!(text.matches('<').count(), text.matches('>').count());
        assert!(!text.contains("NaN"));
    }
}

#[test]
fn the_final_count_adds_one_mouth_at_a_time() {
    let table = table(
        "tayu : +013 j11v457 +127 h10h356 +026 k13h246 +057 k14h134 +012 m15v456 +126 l17v126 \
         +123 j18h123 +125 f9h125 +037 f7v347 +237 f4v237 +135 n17h157 +167 n18h235",
    );
    let camera = Camera::default();
    let whole = RenderContext::new(&table, &camera, 1.0);
    let mouths = board::scored(whole.game).len();
    assert!(mouths > 1);
    let mut before = 0;
    for shown in 0..=mouths {
        let mut context = whole;
        context.shown = shown;
        let totals = board::counted(context);
        let sum = totals.iter().sum::<u32>();
        assert!(if shown == 0 { sum == 0 } else { (1..=2).contains(&(sum - before)) });
        before = sum;
    }
    assert_eq!(board::counted(whole).iter().sum::<u32>(), before);
    assert_eq!(board::counted(whole), Direction::ALL.map(|rim| whole.game.total(rim)));
}

#[test]
fn the_mouths_of_an_animated_tile_move_with_it() {
    let table = table("tayu : +017 j9h345 +037 m9h347");
    let mouths = |t| {
        let shapes = RenderContext::new(&table, &Camera::default(), t).picture().shapes;
        let is_mouth =
            |shape: &Shape| matches!(shape, Shape::Circle { radius, .. } if *radius == 0.15);
        shapes.iter().filter(|drawn| is_mouth(&drawn.shape)).count()
    };
    assert!(mouths(0.5) < mouths(1.0));
}

#[test]
fn a_move_is_labelled_with_its_square_direction_and_mouths() {
    let listed = TableSession::boxed(table("tayu : +036 i9h036")).moves();
    let label = listed[1].label.clone().unwrap();
    assert_eq!(arg(&label, "move"), &Arg::from("i9 h 036"));
}
