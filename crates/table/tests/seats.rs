//! Seats of absent players and computers: the players here cannot move for them, and undo skips
//! their moves.

use cauce_rules::{GameKind, GameLine, Seat, Seats, Square, Token, with_game};
use cauce_table::{
    Action, AnyRecord, Comparison, Controller, Dealer, GameLineReader, Hand, Item, Play,
    PressError, Table, Target, read_link,
};
use proptest::prelude::*;

/// Plays a random game with variations, with these seats.
fn played<G: Play>(options: &str, seats: u8, steps: &[(u8, u32)]) -> Table<G> {
    let line: GameLine<G> = format!("{}{options}", G::KIND).parse().expect("the options are right");
    let mut table = Table::new(&line, &["Ana".into()], Dealer::new(1));
    table.set_seats(&words(seats, table.players().len())).expect("a word for each seat");
    for &(jump, pick) in steps {
        if jump % 8 == 0 {
            go_anywhere(&mut table, pick);
        }
        let legal = table.game().legal();
        if let Some(&mv) = legal.get(pick as usize % legal.len().max(1)) {
            table.play(Token::Move(mv)).expect("it is legal");
        }
    }
    table
}

fn go_anywhere<G: Play>(table: &mut Table<G>, pick: u32) {
    let ids: Vec<_> = table.tree_index().iter().collect();
    table.go_to(ids[pick as usize % ids.len()]);
}

/// Converts two bits per seat to the names of the controllers.
fn words(bits: u8, seats: usize) -> String {
    let by =
        |seat| ["here", "away", "computer-1", "computer-8"][usize::from(bits >> (2 * seat) & 3)];
    (0..seats).map(by).collect::<Vec<_>>().join(" ")
}

/// Returns many targets, whether or not they have a meaning now.
fn targets<G: Play>(game: &G) -> Vec<Target<G>> {
    let squares = (0..16).flat_map(|file| (0..16).map(move |rank| Square::new(file, rank)));
    let items =
        ["turn", "next", "flip", "place", "fit", "cancel", "back", "more-1", "pieces", "bar"];
    let answers = game.legal().into_iter().map(Token::Move);
    squares
        .map(Target::Square)
        .chain(items.iter().filter_map(|name| G::Item::parse(name)).map(Target::Item))
        .chain(answers.chain([Token::Resign, Token::Draw, Token::Time]).map(Target::Answer))
        .collect()
}

/// Checks that no action has an effect while the player to move is not here.
fn takes_nothing<G: Play>(mut table: Table<G>) -> Result<(), TestCaseError> {
    let Some(seat) = table.awaited_seat() else { return Ok(()) };
    let (save, hand) = (table.save(), G::Hand::new(table.game()));
    for target in targets(table.game()) {
        table.aim(Some(target));
        prop_assert_eq!(table.proposal(), None);
        prop_assert!(table.press(target));
        prop_assert_eq!(table.refusal(), Some(&PressError::SeatNotLocal(seat)), "{}", target);
        table.tap(target, false);
        table.grab(target);
        prop_assert!(!table.rotate_hand(1) && !table.step_hand(false) && !table.has_preview());
        table.act(Action::Next);
        table.act(Action::Press(target));
        prop_assert_eq!(table.hand(), &hand);
    }
    prop_assert_eq!(table.answer(Token::Resign), Err(PressError::SeatNotLocal(seat)));
    prop_assert_eq!(table.save(), save);
    let mv = table.game().legal()[0];
    prop_assert_eq!(table.play(Token::Move(mv)), Ok(()));
    prop_assert_eq!(table.ply(), table.tree_index().ply(table.at()));
    Ok(())
}

/// Checks that undo and redo are inverse at decisions of players here, and at the end of a line.
fn steps_are_inverse<G: Play>(mut table: Table<G>, pick: u32) -> Result<(), TestCaseError> {
    go_anywhere(&mut table, pick);
    let at = table.at();
    let nobody = table.players().iter().all(|player| player.by != Controller::Here);
    // In a variation of a finished game, the players here move for all seats.
    let decides = |table: &Table<G>| {
        let here = |seat: Seat| table.players()[seat.index()].by == Controller::Here;
        let aside = table.tree_index().is_variation_of_finished_game(table.at());
        table.game().turn().seat().is_some_and(|seat| nobody || aside || here(seat))
    };
    if table.can_redo() && !decides(&table) {
        return Ok(());
    }
    prop_assert_eq!(table.can_undo(), table.clone().undo());
    if table.undo() {
        prop_assert!(decides(&table));
        prop_assert!(table.redo());
        prop_assert_eq!(table.at(), at);
    }
    prop_assert_eq!(table.can_redo(), table.clone().redo());
    if table.redo() {
        prop_assert!(decides(&table) || !table.can_redo());
        prop_assert!(table.undo());
        prop_assert_eq!(table.at(), at);
    }
    Ok(())
}

/// Checks that a link contains all that the receiver needs, and that both sides recognise what is
/// new.
fn goes_to_and_fro<G: Play>(mut ours: Table<G>, receiver: u8) -> Result<(), TestCaseError> {
    let receivers: Seats = Seat::all(4).filter(|seat| receiver >> seat.index() & 1 == 1).collect();
    let fragment = ours.link_for(receivers);
    prop_assert_eq!(&ours.link_for(receivers), &fragment, "the id is unchanged");
    let link = read_link(&fragment, &GameLineReader::<G>::INSTANCE);
    prop_assert_eq!(&link.problem, &None);
    let tip = ours.tree_index().tip(ours.at());
    prop_assert_eq!(&link.line, &ours.record().line_to(tip));
    prop_assert_eq!(Some(&*link.id), ours.record().tags().get("GameId"));
    let names: Vec<_> = ours.players().iter().map(|player| player.name.clone()).collect();
    prop_assert_eq!(&link.names, &names);
    let here: Seats = Seat::all(4)
        .zip(&link.seats)
        .filter(|(_, by)| **by == Controller::Here)
        .map(|(seat, _)| seat)
        .collect();
    for (seat, player) in Seat::all(Seat::MAX).zip(ours.players()) {
        match player.by {
            Controller::Computer(_) => prop_assert_eq!(link.seats[seat.index()], player.by),
            _ => prop_assert_eq!(here.contains(seat), receivers.contains(seat)),
        }
    }

    let compare = |table: &Table<G>, line: &str| {
        let record: &dyn AnyRecord = table.record();
        record.compare(line)
    };
    let mut theirs = Table::<G>::showing(&link.line.parse().expect("it was read"), Dealer::new(2));
    prop_assert_eq!(compare(&theirs, &link.line), Comparison::Same);
    let Some(&mv) = theirs.game().legal().first() else { return Ok(()) };
    theirs.play(Token::Move(mv)).expect("it is legal");
    let answer = read_link(&theirs.link_for(Seats::NONE), &GameLineReader::<G>::INSTANCE);
    prop_assert_eq!(compare(&theirs, &link.line), Comparison::Behind);
    prop_assert_eq!(compare(&ours, &answer.line), Comparison::Ahead);
    ours.draw_chance(false);
    let before = ours.tree_index().len();
    prop_assert!(ours.merge_link(&answer));
    prop_assert_eq!((ours.line(), ours.tree_index().len()), (theirs.line(), before + 1));
    prop_assert_eq!(compare(&ours, &answer.line), Comparison::Same);
    prop_assert_eq!(compare(&ours, &link.line), Comparison::Behind);
    theirs.undo();
    if let Some(&other) = theirs.game().legal().get(1).filter(|_| theirs.line() == link.line) {
        theirs.play(Token::Move(other)).expect("it is legal");
        prop_assert_eq!(compare(&ours, &theirs.line()), Comparison::Diverged);
    }
    Ok(())
}

const OPTIONS: [&str; 3] = ["", " players=4", " players=3 saboteur=auction"];

fn steps() -> impl Strategy<Value = Vec<(u8, u32)>> {
    proptest::collection::vec(any::<(u8, u32)>(), 0..24)
}

fn kinds() -> impl Strategy<Value = (GameKind, &'static str)> {
    (0..GameKind::ALL.len(), 0..OPTIONS.len()).prop_map(|(kind, options)| {
        let (kind, options) = (GameKind::ALL[kind], OPTIONS[options]);
        let goes = with_game!(kind, G => format!("{kind}{options}").parse::<GameLine<G>>().is_ok());
        (kind, if goes { options } else { "" })
    })
}

proptest! {
    #[test]
    fn local_players_cannot_move_for_other_seats(
        (kind, options) in kinds(), seats: u8, steps in steps(), pick: u32,
    ) {
        with_game!(kind, G => {
            let mut table = played::<G>(options, seats, &steps);
            go_anywhere(&mut table, pick);
            takes_nothing(table)?;
        });
    }

    #[test]
    fn undo_and_redo_are_inverse(
        (kind, options) in kinds(), seats: u8, steps in steps(), pick: u32,
    ) {
        with_game!(kind, G => steps_are_inverse(played::<G>(options, seats, &steps), pick)?);
    }

    #[test]
    fn a_game_can_be_exchanged_by_links(
        (kind, options) in kinds(), seats: u8, steps in steps(), receiver: u8,
    ) {
        with_game!(kind, G => goes_to_and_fro(played::<G>(options, seats, &steps), receiver)?);
    }

    #[test]
    fn reading_any_link_does_not_panic(fragment: String) {
        for prefix in ["", "game=snorkels&seats=", "game=tayu&id=", "game=sendas&player1="] {
            let fragment = format!("{prefix}{fragment}");
            for &kind in GameKind::ALL {
                let link = with_game!(kind, G => read_link(&fragment, &GameLineReader::<G>::INSTANCE));
                prop_assert!(link.problem.is_some() || !link.line.is_empty());
            }
        }
    }
}
