use super::*;
use crate::{DrawReason, GameKind};

fn offered(line: &str) -> Option<DrawReason> {
    let kind = GameKind::from_line(line).unwrap();
    with_game!(kind, G => offered_after(line.parse::<GameLine<G>>().unwrap()))
}

fn offered_after<G: Game>(line: GameLine<G>) -> Option<DrawReason> {
    let mut position = line.start().clone();
    let mut back = Vec::new();
    for &token in line.tokens() {
        back.push((position.clone(), token.mv()));
        position.play_token(token).unwrap();
    }
    position.draw_offer(back.iter().rev().map(|(before, mv)| (before, *mv)))
}

const ROUND: &str = "e2-c2 e8-c8 c2-e2 c8-e8";

#[test]
fn two_passes_in_a_row_offer_a_draw() {
    assert_eq!(offered("sendas"), None);
    assert_eq!(offered("sendas : pass"), None);
    assert_eq!(offered("sendas : pass pass"), Some(DrawReason::Passes));
    assert_eq!(offered("sendas : pass pass pass"), Some(DrawReason::Passes));
    assert_eq!(offered("sendas : pass c9-f8=NW pass"), None);
    assert_eq!(offered("sendas : pass pass c1-d2"), None);
    for over in ["draw", "resign", "time"] {
        assert_eq!(offered(&format!("sendas : pass pass {over}")), None);
    }
    assert_eq!(offered("snorkels : d4"), None);
}

#[test]
fn the_third_time_of_a_position_offers_a_draw() {
    assert_eq!(offered(&format!("sendas : {ROUND}")), None);
    assert_eq!(offered(&format!("sendas : {ROUND} {ROUND}")), Some(DrawReason::Repetition));
    let fourth = format!("sendas : {ROUND} {ROUND} {ROUND}");
    assert_eq!(offered(&fourth), Some(DrawReason::Repetition));
    // The same pieces with the other side to move are another position.
    assert_eq!(offered(&format!("sendas : {ROUND} e2-c2 e8-c8 pass c8-e8 c2-e2")), None);
    // Any moves may come in between.
    let other = "c1-d2 pass d2-c1 pass";
    assert_eq!(offered(&format!("sendas : {other}")), None);
    let between = format!("sendas : {ROUND} {other}");
    assert_eq!(offered(&between), Some(DrawReason::Repetition));
    assert_eq!(offered(&format!("{between} c1-d2")), None);
}

#[test]
fn equal_pieces_may_have_changed_places() {
    let whites = "c1-d2 d1-e3=NS g1-f2 f1-d1 e3-f1=EW f2-g1 d2-c1";
    let exchange = whites.split(' ').map(|mv| format!(" {mv} pass")).collect::<String>();
    assert_eq!(at(&format!("sendas :{exchange}")), at("sendas"), "the straights of white");
    assert_eq!(offered(&format!("sendas :{exchange}")), None);
    assert_eq!(offered(&format!("sendas :{exchange}{exchange}")), Some(DrawReason::Repetition));
}
