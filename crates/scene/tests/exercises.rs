//! Properties of every exercise: each step of each lesson, and each puzzle.

#![allow(clippy::unwrap_used, missing_docs)]

use std::{collections::BTreeSet, fs, path::PathBuf};

use cauce_rules::GameKind;
use cauce_scene::{
    Answer, Arg, Button, Effect, Event, Exercise, Games, LessonStep, MoveValue, Question, Remark,
    Session, State, lesson,
};
use cauce_table::{
    Dealer,
    analysis::{Analysis, AnalysisLine, MoveReason, ProvedEnd},
};

fn www(path: &str) -> String {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../www").join(path);
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn steps() -> impl Iterator<Item = &'static LessonStep> {
    GameKind::ALL.iter().flat_map(|&kind| lesson(kind))
}

fn puzzles() -> Vec<(String, Vec<String>)> {
    let mut all = Vec::new();
    for kind in GameKind::ALL {
        let text = www(&format!("puzzles/{}.txt", kind.name()));
        for row in text.lines().filter(|row| !row.is_empty() && !row.starts_with('#')) {
            let fields: Vec<_> = row.split('\t').collect();
            let [_, _, _, _, solution, line] = fields[..] else { panic!("{row}") };
            all.push((line.to_owned(), solution.split(' ').map(str::to_owned).collect()));
        }
    }
    assert!(all.len() > 100, "only {} puzzles", all.len());
    all
}

/// A page that carries out the effects of an exercise.
struct Page {
    exercise: Exercise,
    line: String,
    asked: Vec<(u32, Question)>,
    waits: Vec<u32>,
    pointed: (Vec<String>, Option<String>),
    /// The whole line that is open; `line` is what is shown of it.
    open: String,
}

impl Page {
    fn new(exercise: Exercise) -> Self {
        let mut page = Self {
            exercise,
            line: String::new(),
            asked: Vec::new(),
            waits: Vec::new(),
            pointed: Default::default(),
            open: String::new(),
        };
        page.on(Event::Begun);
        page
    }

    fn lesson(step: &'static LessonStep) -> Self {
        Self::new(Exercise::lesson(Games::all(), step, false))
    }

    fn puzzle((line, solution): &(String, Vec<String>)) -> Self {
        Self::new(Exercise::puzzle(Games::all(), line, solution.clone(), false))
    }

    fn session(&self) -> Box<dyn Session> {
        Games::all().show(&self.line, Dealer::new(0)).unwrap()
    }

    fn on(&mut self, event: Event) {
        for effect in self.exercise.on(event) {
            match effect {
                Effect::Open { line, ply } => {
                    self.open.clone_from(&line);
                    self.line = line;
                    if let Some(ply) = ply {
                        self.go_to(ply);
                    }
                }
                Effect::Play(token) => {
                    let mut session = self.session();
                    session.play(&token, None).unwrap();
                    self.line = session.line();
                }
                Effect::Point { press, at } => self.pointed = (press, at),
                Effect::Ask { number, question } => self.asked.push((number, question)),
                Effect::Wait { number, .. } => self.waits.push(number),
                Effect::Stop => {
                    self.asked.clear();
                    self.waits.clear();
                }
                Effect::GoTo(ply) => self.go_to(ply),
                Effect::Mark(_) => {}
            }
        }
        // A report of the current position must have no effect.
        let (line, ply) = (self.line.clone(), self.session().view().ply);
        if matches!(self.exercise.task().state, State::Open | State::Shown) {
            assert_eq!(self.exercise.on(Event::Moved { line, ply }), []);
        }
    }

    fn go_to(&mut self, ply: usize) {
        let mut session = Games::all().show(&self.open, Dealer::new(0)).unwrap();
        session.go_to_ply(ply);
        self.line = session.line();
    }

    fn play(&mut self, token: &str) {
        let mut session = self.session();
        session.play(token, None).unwrap();
        self.line = session.line();
        let (line, ply) = (self.line.clone(), session.view().ply);
        self.on(Event::Moved { line, ply });
    }

    fn make_what_is_pointed_at(&mut self) {
        let mut session = self.session();
        let (press, at) = self.pointed.clone();
        for id in press {
            session.press(&id);
        }
        assert_eq!(session.line(), self.line, "nothing is played before the last press");
        session.press(&at.unwrap());
        self.line = session.line();
        let (line, ply) = (self.line.clone(), session.view().ply);
        self.on(Event::Moved { line, ply });
    }

    fn press(&mut self, button: Button) {
        self.on(Event::Pressed(button));
    }

    /// Lets all timers expire without answering any question.
    fn let_time_pass(&mut self) {
        for _ in 0..10 {
            for number in std::mem::take(&mut self.waits) {
                self.on(Event::Elapsed(number));
            }
        }
    }

    fn state(&self) -> State {
        self.exercise.task().state
    }

    fn ids(&self) -> Vec<String> {
        self.exercise.task().feedback.iter().map(id).collect()
    }
}

fn id(remark: &Remark) -> String {
    match remark {
        Remark::Phrase(phrase) => phrase.id.to_owned(),
        Remark::Named(named) => named.id.clone(),
    }
}

fn worth(token: &str, share: f64, plies: u32) -> MoveValue {
    MoveValue { token: token.to_owned(), share, plies }
}

#[test]
fn every_lesson_step_can_be_solved_or_missed_and_its_hint_solves_it() {
    for step in steps() {
        assert_eq!(Games::all().show(step.line, Dealer::new(0)).unwrap().line(), step.line);
        let mut page = Page::lesson(step);
        if step.goals.is_empty() {
            assert_eq!(page.state(), State::Done, "{}", step.name);
            continue;
        }
        for (at, goal) in step.goals.iter().enumerate() {
            assert_eq!(page.state(), State::Open, "{}", step.name);
            assert_eq!(
                page.session().view().turn.kind,
                "move",
                "{}: a player is to move",
                step.name
            );
            let before = page.line.clone();
            let legal = page.session().legal();
            // If there are very many moves, a sample is tested.
            let apart = legal.len().div_ceil(200);
            let mut missed = 0;
            let mut misses = BTreeSet::new();
            for token in legal.iter().step_by(apart) {
                if at > 0 {
                    break;
                }
                let mut page = Page::lesson(step);
                page.play(token);
                if page.state() == State::Wrong {
                    missed += 1;
                    misses.extend(page.ids());
                    page.press(Button::Again);
                    assert_eq!((page.state(), &page.line), (State::Open, &before));
                } else {
                    let waits = page.state() == State::Waiting;
                    assert_eq!(waits, !goal.reply.is_empty(), "{}: {token}", step.name);
                }
            }
            assert!(missed > 0 || at > 0, "{} can be missed", step.name);
            if at == 0 && !goal.miss.is_empty() {
                assert!(misses.contains(&step.id(goal.miss, 0)), "{}: {misses:?}", step.name);
            }
            page.press(Button::Help);
            assert_eq!(page.ids(), ["lesson-look"], "{}", step.name);
            page.make_what_is_pointed_at();
            assert!(matches!(page.state(), State::Done | State::Waiting), "{}", step.name);
            page.let_time_pass();
        }
        assert_eq!(page.state(), State::Done, "{}", step.name);
    }
}

#[test]
fn the_second_hint_of_a_lesson_makes_the_move() {
    for step in steps().filter(|step| !step.goals.is_empty()) {
        let mut page = Page::lesson(step);
        page.press(Button::Help);
        page.press(Button::Help);
        assert!(matches!(page.state(), State::Done | State::Waiting), "{}", step.name);
    }
}

#[test]
fn the_texts_of_each_lesson_are_complete_and_all_used() {
    for kind in GameKind::ALL {
        let words = www(&format!("locales/en/{}-lesson.ftl", kind.name()));
        let known: BTreeSet<_> = words
            .lines()
            .filter(|line| line.starts_with(kind.name()))
            .filter_map(|line| line.split_once(" ="))
            .map(|(id, _)| id.to_owned())
            .collect();
        let mut said = BTreeSet::new();
        for step in lesson(*kind) {
            said.extend([step.id("", 0), step.id("text", 0)]);
            for (at, goal) in step.goals.iter().enumerate() {
                said.extend([step.id("task", at), step.id("done", at)]);
                said.extend((!goal.miss.is_empty()).then(|| step.id(goal.miss, 0)));
            }
        }
        assert_eq!(known, said, "{kind}");
        assert!((8..=12).contains(&lesson(*kind).len()), "{kind}");
    }
}

#[test]
fn every_puzzle_is_solved_by_its_solution_without_a_search() {
    for puzzle in puzzles() {
        let mut page = Page::puzzle(&puzzle);
        for token in puzzle.1.iter().step_by(2) {
            assert_eq!(page.state(), State::Open, "{puzzle:?}");
            page.play(token);
            assert_ne!(page.state(), State::Wrong, "{puzzle:?}");
            page.let_time_pass();
        }
        assert_eq!(page.state(), State::Done, "{puzzle:?}");
        page.press(Button::Restart);
        assert_eq!((page.state(), &page.line), (State::Open, &puzzle.0));
    }
}

#[test]
fn following_the_hints_solves_every_puzzle() {
    for puzzle in puzzles() {
        let mut page = Page::puzzle(&puzzle);
        for _ in puzzle.1.iter().step_by(2) {
            page.press(Button::Help);
            let task = page.exercise.task();
            assert!(!task.feedback.is_empty() && !task.spoken.is_empty(), "{puzzle:?}");
            page.press(Button::Help);
            assert_eq!(page.ids()[0], "hint-there", "{puzzle:?}");
            page.make_what_is_pointed_at();
            assert_ne!(page.state(), State::Wrong, "{puzzle:?}");
            page.let_time_pass();
        }
        assert_eq!(page.state(), State::Done, "{puzzle:?}");
        assert!(!page.exercise.task().helped);
    }
}

#[test]
fn the_last_hint_makes_the_move_and_counts_as_help() {
    let mut page = Page::puzzle(&puzzles()[0]);
    for _ in 0..3 {
        page.press(Button::Help);
    }
    assert!(page.exercise.task().helped);
    assert_ne!(page.state(), State::Open);
}

#[test]
fn a_different_move_is_wrong_unless_it_provably_wins() {
    for puzzle in puzzles().iter().filter(|(_, solution)| solution.len() > 1).step_by(7) {
        let page = Page::puzzle(puzzle);
        let legal = page.session().legal();
        for token in legal.iter().filter(|token| **token != puzzle.1[0]).take(5) {
            for wins in [false, true] {
                let mut page = Page::puzzle(puzzle);
                page.play(token);
                let Some((number, Question::Prove { line })) = page.asked.pop() else { continue };
                assert_eq!(line, page.line);
                assert_eq!(page.state(), State::Waiting);
                assert!(page.exercise.task().judging);
                let reply = page.session().legal()[0].clone();
                let answer = worth(&reply, if wins { 0.0 } else { 0.5 }, 0);
                page.on(Event::Answered(number, Answer { worth: vec![answer], found: None }));
                // A repeated answer has no effect.
                page.on(Event::Answered(number, Answer::default()));
                if wins {
                    page.let_time_pass();
                    assert!(
                        matches!(page.state(), State::Open | State::Done),
                        "{puzzle:?} {token}"
                    );
                    continue;
                }
                let (number, question) = page.asked.pop().unwrap();
                assert!(matches!(question, Question::Analyse { .. }));
                page.on(Event::Answered(number, Answer::default()));
                assert_eq!(page.state(), State::Wrong);
                assert_eq!(page.ids()[..2], ["puzzle-holds", "hint-answer"]);
                assert_eq!(
                    page.exercise.task().steppable,
                    Some(true),
                    "the refutation can be stepped through"
                );
                page.press(Button::Again);
                assert_eq!((page.state(), &page.line), (State::Open, &puzzle.0));
            }
        }
    }
}

#[test]
fn a_losing_move_is_refuted_to_the_end() {
    // In Sendas, most replies do not end the game.
    let is_long =
        |(line, solution): &(String, Vec<String>)| line.starts_with("sendas") && solution.len() > 2;
    let puzzle = puzzles().into_iter().find(is_long).unwrap();
    let mut page = Page::puzzle(&puzzle);
    let token = page.session().legal().into_iter().find(|token| *token != puzzle.1[0]).unwrap();
    page.play(&token);
    let mut questions = 0;
    while let Some((number, Question::Prove { line })) = page.asked.pop() {
        questions += 1;
        let goes_on = |token: &String| {
            let mut session = Games::all().show(&line, Dealer::new(0)).unwrap();
            session.play(token, None).unwrap();
            session.view().outcome.is_none()
        };
        let legal = Games::all().show(&line, Dealer::new(0)).unwrap().legal();
        let next = legal.into_iter().find(goes_on).unwrap();
        let answer = Answer { worth: vec![worth(&next, 1.0, 9)], found: None };
        page.on(Event::Answered(number, answer));
    }
    assert!(questions > 1 && questions < 30, "{questions}");
    assert_eq!(page.state(), State::Wrong);
    assert_eq!(page.ids()[0], "puzzle-loses");
    // Going back before the move retries it.
    page.line = puzzle.0.clone();
    page.on(Event::Moved { line: puzzle.0.clone(), ply: 3 });
    assert_eq!((page.state(), &page.line), (State::Open, &puzzle.0));
}

#[test]
fn a_failed_search_is_reported_and_ends_the_wait() {
    for puzzle in puzzles().iter().step_by(11) {
        let mut page = Page::puzzle(puzzle);
        let token = page.session().legal().into_iter().find(|token| *token != puzzle.1[0]).unwrap();
        page.play(&token);
        let Some((number, _)) = page.asked.pop() else { continue };
        page.on(Event::Failed(number, "computer-failed".to_owned()));
        assert_eq!((page.state(), page.ids()), (State::Wrong, vec!["computer-failed".to_owned()]));
    }
}

#[test]
fn late_answers_and_timers_are_ignored() {
    let puzzle = &puzzles()[0];
    let mut page = Page::puzzle(puzzle);
    let token = page.session().legal().into_iter().find(|token| *token != puzzle.1[0]).unwrap();
    page.play(&token);
    let late: Vec<_> = page.asked.iter().map(|(number, _)| *number).collect();
    page.on(Event::Failed(late[0], "computer-failed".to_owned()));
    page.press(Button::Again);
    let task = page.exercise.task();
    for number in late.into_iter().chain(0..20) {
        assert_eq!(page.exercise.on(Event::Answered(number, Answer::default())), []);
        assert_eq!(page.exercise.on(Event::Elapsed(number)), []);
    }
    assert_eq!(page.exercise.task(), task);
}

#[test]
fn the_solution_of_every_puzzle_can_be_shown_move_by_move() {
    for puzzle in puzzles() {
        let mut page = Page::puzzle(&puzzle);
        page.press(Button::Show);
        assert_eq!((page.state(), &page.line), (State::Shown, &puzzle.0));
        assert_eq!(page.exercise.task().steppable, Some(true));
        assert_eq!(page.ids(), ["puzzle-solution"]);
        while let Some(number) = page.waits.pop() {
            page.on(Event::Elapsed(number));
        }
        assert_eq!(page.line, page.open);
        assert!(page.line.ends_with(&puzzle.1.join(" ")));
        page.press(Button::Restart);
        assert_eq!(page.state(), State::Open);
    }
}

#[test]
fn stepping_through_a_solution_stops_its_autoplay() {
    let puzzle = puzzles().into_iter().find(|(_, solution)| solution.len() > 2).unwrap();
    let mut page = Page::puzzle(&puzzle);
    page.press(Button::Show);
    let next = page.session().view().ply + 1;
    page.go_to(next);
    page.on(Event::Moved { line: page.line.clone(), ply: next });
    assert_eq!((page.waits.len(), page.session().view().ply), (0, next));
}

#[test]
fn reduced_motion_replaces_autoplay_by_manual_steps() {
    let (line, solution) = puzzles().remove(0);
    let mut exercise = Exercise::puzzle(Games::all(), &line, solution, true);
    exercise.on(Event::Begun);
    let effects = exercise.on(Event::Pressed(Button::Show));
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Wait { .. })));
    assert_eq!(exercise.task().feedback.iter().map(id).collect::<Vec<_>>()[1], "puzzle-step");
}

#[test]
fn another_action_dismisses_the_hint() {
    let mut page = Page::puzzle(&puzzles()[0]);
    page.press(Button::Help);
    page.on(Event::Aside);
    assert!(page.exercise.task().feedback.is_empty() && page.exercise.task().presses.is_none());
    page.press(Button::Help);
    assert_eq!(page.ids()[0], "hint-there", "the next hint names the move");
}

#[test]
fn undo_keys_cannot_leave_the_current_task() {
    let puzzle = &puzzles()[0];
    let mut page = Page::puzzle(puzzle);
    let effects = page.exercise.on(Event::Moved { line: "snorkels".to_owned(), ply: 0 });
    assert_eq!(effects, [Effect::GoTo(usize::MAX)]);
    page.play(&puzzle.1[0]);
    let effects = page.exercise.on(Event::Moved { line: puzzle.0.clone(), ply: 4 });
    assert!(effects == [Effect::GoTo(usize::MAX)] || page.state() == State::Done);
}

/// Returns the name of the move in the hint of a lesson step.
fn hinted(kind: GameKind, name: &str) -> Arg {
    let step = lesson(kind).iter().find(|step| step.name == name).unwrap();
    let mut page = Page::lesson(step);
    page.press(Button::Help);
    let Remark::Phrase(look) = page.exercise.task().feedback.remove(0) else { panic!("{name}") };
    look.args.into_iter().find(|(name, _)| *name == "move").unwrap().1
}

#[test]
fn a_hint_names_the_move_and_the_columns_of_an_upright_piece() {
    let Arg::Phrase(pass) = hinted(GameKind::Sendas, "stuck") else { panic!("no phrase") };
    assert_eq!(pass.id, "hint-called-sendas-move-pass");
    assert!(matches!(hinted(GameKind::Caminos, "stand"), Arg::List(columns) if columns.len() == 2));
    let Arg::Phrase(lies) = hinted(GameKind::Caminos, "wall") else { panic!("no phrase") };
    assert_eq!(lies.id, "hint-called-caminos-said-place");
}

#[test]
fn a_tayu_puzzle_says_whether_a_tile_is_drawn_afterwards() {
    let mut asked = BTreeSet::new();
    for puzzle in puzzles().iter().filter(|(line, _)| line.starts_with("tayu")) {
        let drawn = puzzle.0.matches(" +").count();
        let task = id(&Page::puzzle(puzzle).exercise.task().asked.unwrap());
        assert_eq!(task == "puzzle-task-tayu", drawn >= 84, "{task}: {drawn}");
        asked.insert(task);
    }
    assert_eq!(asked.len(), 2);
}

/// Creates an analysis of a position: its moves, each with seat 2's chance of winning and whether
/// that is proved.
fn found(line: &str, seat: u8, moves: &[(&str, f64, bool)]) -> Analysis {
    let line_of = |&(token, chance, proved): &(&str, f64, bool)| AnalysisLine {
        moves: vec![token.to_owned()],
        chance: if seat == 2 { chance } else { 1.0 - chance },
        proof: proved
            .then(|| ProvedEnd { winners: vec![if chance > 0.5 { 2 } else { 1 }], plies: 3 }),
        reasons: vec![MoveReason { id: "hint-only".into(), args: Default::default() }],
        ..AnalysisLine::default()
    };
    let lines: Vec<_> = moves.iter().map(line_of).collect();
    let chance = moves.first().map_or(0.5, |&(_, chance, _)| chance);
    let chances = vec![1.0 - chance, chance];
    Analysis { line: line.into(), steps: 1, seat: Some(seat), chances, lines }
}

const BEFORE: &str = "snorkels size=3 : a1 a2 b1 c1 c3";

fn mistake() -> Page {
    let before = found(BEFORE, 2, &[("b2", 1.0, true), ("c2", 0.9, false)]);
    Page::new(Exercise::mistake(Games::all(), before, 2, "b3".into(), false))
}

fn said(page: &Page) -> Vec<String> {
    let id = |remark: &Remark| match remark {
        Remark::Phrase(phrase) => phrase.id.to_owned(),
        Remark::Named(named) => named.id.clone(),
    };
    page.exercise.task().feedback.iter().map(id).collect()
}

/// Tries a move and answers the question about the position after it.
fn tries(page: &mut Page, token: &str, after: Analysis) {
    page.play(token);
    assert_eq!(page.exercise.task().state, State::Waiting);
    let (number, question) = page.asked.pop().unwrap();
    assert_eq!(question, Question::Look { line: page.line.clone() });
    let answer = Answer { worth: Vec::new(), found: Some(after) };
    page.on(Event::Answered(number, answer.clone()));
    let task = page.exercise.task();
    page.on(Event::Answered(number, answer));
    assert_eq!(page.exercise.task(), task, "each answer counts once");
}

#[test]
fn the_best_move_instead_of_a_mistake_needs_no_search() {
    let mut page = mistake();
    assert_eq!((&*page.line, page.exercise.task().state), (BEFORE, State::Open));
    page.play("b2");
    assert_eq!((page.exercise.task().state, page.asked.len()), (State::Done, 0));
    assert_eq!(said(&page), ["analysis-learn-best", "hint-only"]);
}

#[test]
fn another_good_move_instead_of_a_mistake_is_accepted() {
    let mut page = mistake();
    tries(&mut page, "c2", found(&format!("{BEFORE} c2"), 1, &[("b2", 0.95, false)]));
    assert_eq!(page.exercise.task().state, State::Done);
    assert_eq!(said(&page), ["analysis-learn-good", "hint-only", "analysis-learn-top"]);
}

#[test]
fn repeated_and_other_mistakes_are_refuted_and_can_be_retried() {
    for (token, id) in [("b3", "analysis-learn-same"), ("c2", "analysis-learn-loses")] {
        let mut page = mistake();
        tries(&mut page, token, found(&format!("{BEFORE} {token}"), 1, &[("b2", 0.0, true)]));
        assert_eq!(page.exercise.task().state, State::Wrong);
        assert_eq!(said(&page), [id, "analysis-learn-answer"]);
        page.on(Event::Pressed(Button::Again));
        assert_eq!((&*page.line, page.exercise.task().state), (BEFORE, State::Open));
    }
}

#[test]
fn an_attempt_whose_search_failed_can_be_repeated() {
    for (event, id) in [
        (Event::Failed as fn(u32, String) -> Event, "computer-unfetched"),
        (|number, _| Event::Answered(number, Answer::default()), "analysis-failed"),
    ] {
        let mut page = mistake();
        page.play("c2");
        let (number, _) = page.asked.pop().unwrap();
        page.on(event(number, "computer-unfetched".into()));
        assert_eq!(
            (page.exercise.task().state, &*said(&page)),
            (State::Wrong, &[id.to_owned()][..])
        );
        page.on(Event::Pressed(Button::Again));
        assert_eq!((&*page.line, page.exercise.task().state), (BEFORE, State::Open));
    }
}

#[test]
fn the_better_move_instead_of_a_mistake_can_be_shown() {
    let mut page = mistake();
    page.on(Event::Pressed(Button::Show));
    assert_eq!((&*page.line, page.exercise.task().state), (BEFORE, State::Shown));
    assert_eq!(said(&page), ["analysis-learn-shown", "hint-only"]);
    assert_eq!(page.exercise.task().steppable, Some(true));
    page.on(Event::Pressed(Button::Restart));
    assert_eq!(page.exercise.task().state, State::Open);
}

#[test]
fn a_mistake_in_caminos_is_marked_around_all_its_squares() {
    let line = "caminos : O:c3c3c4c4 L:a1a2a3b3 Z:e5e6f6f7";
    let before = found(line, 2, &[("T:g1g2g2g3", 0.4, false)]);
    let mut exercise = Exercise::mistake(Games::all(), before, 2, "T:h4h5h5h6".into(), true);
    let effects = exercise.on(Event::Begun);
    let marks = effects.iter().find_map(|effect| match effect {
        Effect::Mark(marks) => Some(marks.clone()),
        _ => None,
    });
    let [mark] = &*marks.unwrap() else { panic!("{effects:?}") };
    assert_eq!((mark.around.join(" "), mark.colour), ("h6 h5 h4".into(), "danger"));
}

/// Starts a hint at the end of a game line. The best move is asked for only once.
fn advice(found: Analysis) -> Page {
    let mut exercise = Exercise::advice(Games::all(), &found.line);
    let effects = exercise.on(Event::Begun);
    let [Effect::Ask { number, question }] = &*effects else { panic!("{effects:?}") };
    assert_eq!(question, &Question::Look { line: found.line.clone() });
    let (line, asked, pointed) = (found.line.clone(), Vec::new(), Default::default());
    let mut page = Page { exercise, line, asked, waits: Vec::new(), pointed, open: String::new() };
    page.on(Event::Answered(*number, Answer { worth: Vec::new(), found: Some(found) }));
    page
}

#[test]
fn a_game_hint_shows_the_area_then_the_move_and_then_plays_it() {
    let line = "snorkels size=5 : c3 c4 b3 b4";
    let moves = [("c5", 0.7, false), ("a1", 0.5, false)];
    let mut page = advice(found(line, 2, &moves));
    assert_eq!(page.ids(), ["hint-look-among"]);
    page.press(Button::Help);
    assert_eq!(page.ids(), ["hint-there", "hint-only", "hint-chance"]);
    // Doing something else dismisses the hint, and the next press names the move.
    page.on(Event::Aside);
    assert_eq!((page.ids(), page.state()), (Vec::new(), State::Open));
    page.press(Button::Help);
    assert_eq!(page.ids()[0], "hint-there");
    let by_hand = {
        let mut other = advice(found(line, 2, &moves));
        other.press(Button::Help);
        other.make_what_is_pointed_at();
        (other.line.clone(), other.state())
    };
    page.press(Button::Help);
    assert_eq!((page.line.clone(), page.state()), by_hand);
    assert_eq!(by_hand, (format!("{line} c5"), State::Done));
}

#[test]
fn a_game_hint_reports_missing_advice_and_failed_searches() {
    let line = "snorkels size=5 : c3 c4";
    let page = advice(found(line, 2, &[]));
    assert_eq!(page.ids(), ["hint-none"]);
    assert!(page.exercise.task().buttons.is_empty());
    let mut exercise = Exercise::advice(Games::all(), line);
    let [Effect::Ask { number, .. }] = exercise.on(Event::Begun)[..] else { panic!() };
    exercise.on(Event::Failed(number, "computer-failed".to_owned()));
    let task = exercise.task();
    assert_eq!(task.state, State::Wrong);
    assert_eq!(task.feedback.iter().map(id).collect::<Vec<_>>(), ["computer-failed"]);
}
