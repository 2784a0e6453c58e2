//! What a page says of a game that is looked through by the computer.

use cauce_rules::{GameKind, Seat, Side};
use cauce_table::{
    AnyRecord, Mark, NodeId,
    analysis::{Analysis, AnalysisLine, MoveReason, percent, percent_unsure},
    judge::{Grade, Sequel, faults, judge_try},
    review::{Annotate, Review, Standing, Team, Told, better_line, onward},
};
use serde::Serialize;

use crate::{Phrase, Session};

/// A game that is looked through, as far as that has come.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ReviewView {
    /// Whether it is about the main line as it stands.
    pub fits: bool,
    /// Whether all is known.
    pub complete: bool,
    /// The place of the last point about which something is known; 0 where there is none.
    pub done: usize,
    /// The points at which somebody decides, or the game has ended.
    pub points: Vec<PointView>,
    /// Who wins together.
    pub sides: Vec<TeamView>,
    /// The faults, the gravest first.
    pub faults: Vec<ToldView>,
    /// Those of them that are certain by now, in the order of the game, as tasks to find a better move.
    pub tasks: Vec<TaskView>,
    /// The kinds of faults, the least grave first.
    pub grades: Vec<GradeView>,
    /// How many of each kind every player made.
    pub counts: Vec<CountView>,
    /// That somebody gave away a game in which they were ahead.
    pub ahead: Option<Phrase>,
}

/// A point of the graph.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PointView {
    /// The number of its node.
    pub node: usize,
    /// How many moves are made.
    pub number: usize,
    /// The move that led there, before a draw by lot.
    pub made: StepView,
    /// How likely each side is to win.
    pub chances: Option<Vec<f64>>,
    /// The same in percent.
    pub percents: Option<Vec<u8>>,
    /// The sign of the fault that the move was; empty where it was none.
    pub mark: &'static str,
    /// What such a fault is called.
    pub name: Option<Phrase>,
    /// The place of the side that made it.
    pub own: Option<usize>,
}

/// Seats that win together.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TeamView {
    /// The numbers of the seats.
    pub seats: Vec<u8>,
    /// What they play at the end of the main line.
    pub side: Option<&'static str>,
    /// What they are called.
    pub title: Phrase,
}

/// A move of the record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct StepView {
    /// The number of its node.
    pub node: usize,
    /// The side that made it.
    pub side: Option<&'static str>,
}

/// What is said of a move that was made.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ToldView {
    /// The number of its node.
    pub node: usize,
    /// How many moves are made with it.
    pub number: usize,
    /// The side that made it.
    pub side: Option<&'static str>,
    /// Who made it.
    pub whose: Phrase,
    /// The sign of the fault that it was; empty where it was none.
    pub mark: &'static str,
    /// What such a fault is called.
    pub name: Option<Phrase>,
    /// What it did to the chance of who made it.
    pub cost: Option<Phrase>,
    /// Whether it is a fault by what it allowed, and not by what it gave away.
    pub allows: bool,
    /// Whether it was the best.
    pub best: bool,
    /// The line that the computer has added beside a fault.
    pub better: Vec<StepView>,
    /// What speaks most for it, or for the better move.
    pub reason: Option<MoveReason>,
    /// The position that takes a search for that to be known.
    pub wanted: Option<String>,
}

/// A fault to which a better move is to be found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TaskView {
    /// The number of its node.
    pub node: usize,
    /// How many moves are made with it.
    pub number: usize,
    /// Who made it.
    pub seat: Option<u8>,
    /// Its token.
    pub token: String,
    /// A name for the token where it cannot be read as it stands.
    pub label: Option<Phrase>,
    /// The sign of the fault.
    pub mark: &'static str,
    /// What it is called.
    pub name: Option<Phrase>,
    /// What it has cost.
    pub cost: Option<Phrase>,
    /// The position before it.
    pub before: BeforeView,
}

/// The position before a move.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BeforeView {
    /// The number of its node.
    pub node: usize,
    /// Its game line.
    pub line: String,
    /// How likely each seat was to win.
    pub chances: Vec<f64>,
}

/// A kind of fault.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GradeView {
    /// Its sign.
    pub mark: &'static str,
    /// What it is called.
    pub name: Option<Phrase>,
    /// What it means.
    pub help: Phrase,
}

/// The faults of a player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CountView {
    /// What the player is called.
    pub title: Phrase,
    /// How many of each kind, the least grave first.
    pub counts: Vec<usize>,
}

/// Where the table stands in a game that is looked through.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HereView {
    /// The place among the points; none in a variation.
    pub place: Option<usize>,
    /// The node at which the line that is shown left the game.
    pub left: usize,
    /// The place of that among the points.
    pub cursor: Option<usize>,
    /// What is said of the move that led there; none where no move did.
    pub told: Option<ToldView>,
}

/// The best moves of a position.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct BestView {
    /// The best first.
    pub rows: Vec<BestMoveView>,
    /// The position that takes a search before they can be told.
    pub wanted: Option<String>,
}

/// One of the best moves.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BestMoveView {
    /// Its token.
    pub token: String,
    /// The move, and how the game could go on, or does in the line that is shown.
    pub moves: Vec<String>,
    /// Whether the line that is shown goes on with it.
    pub own: bool,
    /// How it is drawn: `win` like the best, `aim` where it is nearly as good, `danger` as a fault.
    pub colour: &'static str,
    /// What it is worth.
    pub worth: Phrase,
    /// What speaks most for it, unless what it is worth is proved.
    pub reason: Option<MoveReason>,
}

/// What came of a try to find a good move.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TryView {
    /// The name of what it was.
    pub grade: &'static str,
    /// Whether such a move was looked for.
    pub found: bool,
    /// The sign of the fault that it would be; empty where it is none.
    pub mark: &'static str,
    /// What is said of it.
    pub said: Phrase,
}

/// How a game that is looked through is shown.
pub fn review_view(review: &Review, session: &dyn Session) -> ReviewView {
    let seats = session.view().seats;
    let titles: Vec<_> = seats.into_iter().map(|seat| seat.title).collect();
    let told = Teller { review, session, titles: &titles };
    let (points, shown) = (review.points(), told.shown());
    let places: Vec<_> = review.shown().collect();
    let mut faults: Vec<_> = review.faults().filter_map(|index| told.told(&shown, index)).collect();
    faults.sort_by_key(|(gravity, _)| *gravity);
    let played = session.moves();
    let task = |index: usize| {
        let (point, before) = (&points[index], &points[index - 1]);
        let entry = played.iter().find(|played| played.node == point.node.index());
        let told = review.told(session.record(), &shown, index)?;
        let cost = told.cost.and_then(|[from, to]| match point.plies {
            Some(1) if to == 0 => Some(Phrase::new("analysis-learn-let")),
            _ if from > to => Some(lost("analysis-learn-cost", [from, to])),
            _ => None,
        });
        Some(TaskView {
            node: point.node.index(),
            number: point.number,
            seat: point.seat.map(Seat::number),
            token: point.token.clone(),
            label: entry.and_then(|played| played.label.clone()),
            mark: sign(point.mark),
            name: name(point.mark),
            cost,
            before: BeforeView {
                node: before.node.index(),
                line: review.line_at(index - 1).to_owned(),
                chances: before.chances.clone().unwrap_or_default(),
            },
        })
    };
    let mut grades = faults_of(review.kind());
    grades.reverse();
    let counts = Seat::all(titles.len() as u8).zip(&titles).map(|(seat, title)| CountView {
        title: title.clone(),
        counts: grades.iter().map(|&(mark, _)| review.count(seat, mark)).collect(),
    });
    ReviewView {
        fits: review.fits(session.record()),
        complete: review.is_complete(),
        done: places.iter().rposition(|&at| points[at].chances.is_some()).unwrap_or(0),
        points: places.iter().map(|&index| told.point(index)).collect(),
        sides: review.teams().iter().map(|team| told.team(team)).collect(),
        faults: faults.into_iter().map(|(_, told)| told).collect(),
        tasks: review.certain().filter_map(task).collect(),
        counts: counts.collect(),
        grades: grades.into_iter().map(grade).collect(),
        ahead: review.ahead().map(|ahead| {
            let name = match ahead.team.seats.as_slice() {
                &[seat] => told.title(seat),
                _ => told.team(ahead.team).title,
            };
            let percent = percent(ahead.chance);
            Phrase::new("analysis-ahead").with("name", name).with("percent", percent)
        }),
    }
}

/// Where a table stands in a game that is looked through; `left` is the node of the game that was shown
/// last.
pub fn here_view(review: &Review, session: &dyn Session, left: usize) -> HereView {
    let seats = session.view().seats;
    let titles: Vec<_> = seats.into_iter().map(|seat| seat.title).collect();
    let told = Teller { review, session, titles: &titles };
    let (at, shown) = (session.at(), told.shown());
    let place = review.place_of(at);
    let index = review.points().iter().position(|point| point.node == at);
    let before = session.record().tree_index().id(left).unwrap_or(NodeId::ROOT);
    let left = if place.is_some() { at } else { review.fork(&shown, before) };
    HereView {
        place,
        left: left.index(),
        cursor: review.place_of(left),
        told: index.and_then(|index| Some(told.told(&shown, review.owner(index))?.1)),
    }
}

/// The best moves where a table stands, by what was found there and where they lead.
pub fn best_view(
    review: &Review,
    session: &dyn Session,
    found: &Analysis,
    there: &[Analysis],
) -> BestView {
    let (record, at, shown) = (session.record(), session.at(), path(session));
    let next = match review.place_of(at) {
        Some(_) => better_line(record.tree_index(), &shown, at),
        None => onward(record.tree_index(), &shown, at),
    };
    let next: Vec<_> = next.into_iter().map(|node| record.token_text(node)).collect();
    let ranked = match review.ranked(found, there, next.first().map(String::as_str)) {
        Ok(ranked) => ranked,
        Err(line) => return BestView { wanted: Some(line), ..BestView::default() },
    };
    let rows = ranked.into_iter().map(|ranked| {
        let (line, own) = (ranked.line, ranked.own);
        BestMoveView {
            token: line.token().unwrap_or_default().to_owned(),
            own,
            colour: match ranked.standing {
                Standing::Best => "win",
                Standing::Near => "aim",
                Standing::Fault => "danger",
            },
            worth: worth(&line, found.seat),
            reason: line.reasons.first().filter(|_| line.proof.is_none()).cloned(),
            moves: if own { next.clone() } else { line.moves },
        }
    });
    BestView { rows: rows.collect(), wanted: None }
}

/// What came of a try: a token that would be played after a game line about which something has been found
/// out, in place of the one that was `made`. `None` where it must be told first where it leads.
pub fn try_view(
    before: &Analysis,
    after: Option<&Analysis>,
    seat: u8,
    token: &str,
    made: Option<&str>,
) -> Option<TryView> {
    let kind = GameKind::from_line(&before.line).ok()?;
    let sequel = after.map(Sequel::Position);
    let judged = judge_try(kind, before, sequel, Seat::from_number(seat)?, token, made)?;
    let id = match judged.grade {
        Grade::Best => "analysis-learn-best",
        Grade::Good => "analysis-learn-good",
        Grade::Holds => "analysis-learn-holds",
        Grade::Wins => "analysis-learn-wins",
        Grade::Same => "analysis-learn-same",
        Grade::Worse => "analysis-learn-worse",
        Grade::Loses => "analysis-learn-loses",
    };
    let [from, to] = [judged.from, judged.to].map(percent);
    Some(TryView {
        grade: judged.grade.name(),
        found: judged.grade.is_found(),
        mark: sign(judged.mark),
        said: lost(id, [from, to])
            .with("percent", to)
            .with("moves", per_side(judged.plies.unwrap_or(0))),
    })
}

/// Writes into the record of a session what a review has found.
pub fn write_review(review: &Review, session: &mut dyn Session) {
    review.write(&mut Notes(session));
}

/// Notes on the record of a session.
struct Notes<'a>(&'a mut dyn Session);

impl Annotate for Notes<'_> {
    fn record(&self) -> &dyn AnyRecord {
        self.0.record()
    }

    fn comment(&mut self, id: NodeId, text: &str) {
        self.0.comment(id.index(), text);
    }

    fn mark(&mut self, id: NodeId, mark: Mark) {
        self.0.mark(id.index(), mark.sign());
    }

    fn add(&mut self, id: NodeId, token: &str) -> Option<NodeId> {
        let node = self.0.add(id.index(), token).ok()?;
        self.0.record().tree_index().id(node)
    }
}

/// What is asked to tell of a review.
struct Teller<'a> {
    review: &'a Review,
    session: &'a dyn Session,
    titles: &'a [Phrase],
}

impl Teller<'_> {
    fn shown(&self) -> Vec<NodeId> {
        path(self.session)
    }

    fn title(&self, seat: Seat) -> Phrase {
        let title = self.titles.get(seat.index());
        title.cloned().unwrap_or_else(|| Phrase::new("player-default").with("seat", seat))
    }

    fn team(&self, team: &Team) -> TeamView {
        let names: Vec<_> = team.seats.iter().map(|&seat| self.title(seat)).collect();
        TeamView {
            seats: team.seats.iter().map(|seat| seat.number()).collect(),
            side: team.side.map(Side::name),
            title: Phrase::new("analysis-side").with("names", names),
        }
    }

    fn step(&self, node: NodeId) -> StepView {
        let record = self.session.record();
        let seat = record.tree_index().parent(node).and_then(|parent| record.seat_at(parent));
        let side = seat.and_then(|seat| record.side_at(node, seat));
        StepView { node: node.index(), side: side.map(Side::name) }
    }

    fn point(&self, index: usize) -> PointView {
        let (points, teams) = (self.review.points(), self.review.teams());
        let (point, owner) = (&points[index], &points[self.review.owner(index)]);
        let chances = point.chances.as_ref();
        let shares = chances.map(|chances| teams.iter().map(|team| team.chance(chances)));
        let own = |team: &Team| owner.seat.is_some_and(|seat| team.seats.contains(&seat));
        PointView {
            node: point.node.index(),
            number: point.number,
            made: StepView { node: owner.node.index(), side: owner.side.map(Side::name) },
            percents: shares.clone().map(|shares| shares.map(percent).collect()),
            chances: shares.map(Iterator::collect),
            mark: sign(owner.mark),
            name: name(owner.mark),
            own: teams.iter().position(own),
        }
    }

    /// What is said of the move that led to a point, and how grave it was: the less, the graver.
    fn told(&self, shown: &[NodeId], index: usize) -> Option<(i32, ToldView)> {
        let Told { point, cost, allows, best, better, reason, wanted } =
            self.review.told(self.session.record(), shown, index)?;
        let marks = faults_of(self.review.kind());
        let rank = marks.iter().position(|&(mark, _)| point.mark == Some(mark)).unwrap_or(0);
        let [from, to] = cost.unwrap_or_default();
        let gravity = 100 * rank as i32 - (i32::from(from) - i32::from(to));
        // What the best move seems to have lost, the computer has only seen later.
        let later = point.mark.is_none() && best && to < from;
        let told = ToldView {
            node: point.node.index(),
            number: point.number,
            side: point.side.map(Side::name),
            whose: self.title(point.seat?),
            mark: sign(point.mark),
            name: name(point.mark),
            cost: match (allows, cost) {
                (true, _) => Some(Phrase::new("analysis-let")),
                (false, Some(cost)) if !later => Some(lost("analysis-lost", cost)),
                _ => None,
            },
            allows,
            best: best && point.mark.is_none(),
            better: better.into_iter().map(|node| self.step(node)).collect(),
            reason: reason.cloned(),
            wanted: wanted.map(str::to_owned),
        };
        Some((gravity, told))
    }
}

/// The nodes of the line that is shown, from the start to its end.
fn path(session: &dyn Session) -> Vec<NodeId> {
    let tree_index = session.record().tree_index();
    tree_index.path(tree_index.tip(session.at()))
}

/// The kinds of faults, the gravest first.
fn faults_of(kind: GameKind) -> Vec<(Mark, f64)> {
    faults(kind).into()
}

fn sign(mark: Option<Mark>) -> &'static str {
    mark.map_or("", Mark::sign)
}

fn name(mark: Option<Mark>) -> Option<Phrase> {
    let id = match mark? {
        Mark::Blunder => "analysis-name-blunder",
        Mark::Mistake => "analysis-name-mistake",
        Mark::Dubious => "analysis-name-inaccuracy",
        Mark::Good | Mark::Brilliant | Mark::Interesting => return None,
    };
    Some(Phrase::new(id))
}

fn grade((mark, least): (Mark, f64)) -> GradeView {
    let id = match mark {
        Mark::Blunder => "analysis-help-blunder",
        Mark::Mistake => "analysis-help-mistake",
        _ => "analysis-help-inaccuracy",
    };
    let help = Phrase::new(id).with("percent", percent(least));
    GradeView { mark: mark.sign(), name: name(Some(mark)), help }
}

/// What a chance was and what it came to.
fn lost(id: &'static str, [from, to]: [u8; 2]) -> Phrase {
    Phrase::new(id).with("from", from).with("to", to)
}

/// How many moves each side makes at most among some of both.
fn per_side(plies: u16) -> u16 {
    plies.div_ceil(2)
}

/// What a move is worth to the seat to move.
fn worth(line: &AnalysisLine, seat: Option<u8>) -> Phrase {
    let seat = seat.and_then(Seat::from_number);
    let Some((proof, seat)) = line.proof.as_ref().zip(seat) else {
        return Phrase::new("analysis-percent").with("percent", percent_unsure(line.chance));
    };
    let id = match proof {
        proof if proof.wins(seat) => "analysis-wins",
        proof if proof.loses(seat) => "analysis-loses",
        _ => "analysis-draws",
    };
    Phrase::new(id).with("moves", per_side(proof.plies))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cauce_table::{Dealer, analysis::ProvedEnd};

    use crate::Games;

    const LINE: &str = "snorkels size=3 : a1 a2 b1 c1 c3 b3 c2";

    fn session(line: &str) -> Box<dyn Session> {
        Games::all().show(line, Dealer::new(1)).ok().unwrap()
    }

    fn found(line: &str, seat: u8, chance: f64, moves: &[&str]) -> Analysis {
        let chances = vec![chance, 1.0 - chance];
        let own = chances[usize::from(seat) - 1];
        let line_of = |token: &&str| AnalysisLine {
            moves: token.split(' ').map(str::to_owned).collect(),
            chance: own,
            reasons: vec![MoveReason { id: format!("hint-{}", &token[..2]), args: [].into() }],
            ..AnalysisLine::default()
        };
        let lines = moves.iter().map(line_of).collect();
        Analysis { line: line.to_owned(), steps: 1, seat: Some(seat), chances, lines }
    }

    /// Seat 2 gives away at b3 what it had, and seat 1 wins.
    fn search(line: &str) -> Analysis {
        let made = line.split_once(" : ").map_or(0, |(_, moves)| moves.split(' ').count());
        let seat = if made.is_multiple_of(2) { 1 } else { 2 };
        match made {
            7 => Analysis { lines: Vec::new(), ..found(line, seat, 1.0, &["a3"]) },
            6 if line.ends_with("b3") => {
                let mut lost = found(line, seat, 1.0, &["c2"]);
                lost.lines[0].proof = Some(ProvedEnd { winners: vec![1], plies: 1 });
                lost
            }
            6 => found(line, seat, 0.375, &["c2"]),
            _ => found(line, seat, 0.375, &["a3 c2", "b2"]),
        }
    }

    fn reviewed(session: &dyn Session) -> Review {
        let mut review = Review::new(session.record());
        while let Some(line) = review.wanted(1).pop() {
            review.answer(search(&line));
        }
        review
    }

    fn ids(phrases: &[Option<Phrase>]) -> Vec<&'static str> {
        phrases.iter().flatten().map(|phrase| phrase.id).collect()
    }

    #[test]
    fn a_fault_is_told_with_its_cost_and_what_was_better() {
        let mut session = session(LINE);
        let review = reviewed(&*session);
        write_review(&review, &mut *session);
        let view = review_view(&review, &*session);
        assert!(view.fits && view.complete);
        assert_eq!((view.done, view.points.len(), view.sides.len()), (7, 8, 2));
        assert_eq!(view.points[6].percents, Some(vec![100, 0]));
        assert_eq!((view.points[6].mark, view.points[6].own), ("??", Some(1)));
        let [fault] = view.faults.as_slice() else { panic!("{:?}", view.faults) };
        assert_eq!((fault.number, fault.mark, fault.allows), (6, "??", false));
        assert_eq!(fault.cost, Some(lost("analysis-lost", [63, 0])));
        let moves = session.moves();
        let better: Vec<_> = fault.better.iter().map(|step| step.node).collect();
        let added: Vec<_> = moves.iter().filter(|played| played.depth == 1).collect();
        assert_eq!(better, added.iter().map(|played| played.node).collect::<Vec<_>>());
        assert_eq!(
            added.iter().map(|played| played.text.as_str()).collect::<Vec<_>>(),
            ["a3", "c2"]
        );
        assert_eq!(added[0].comment, "[%computer]");
        assert_eq!(fault.reason.as_ref().map(|reason| reason.id.as_str()), Some("hint-a3"));
        let [task] = view.tasks.as_slice() else { panic!("{:?}", view.tasks) };
        assert_eq!((task.token.as_str(), task.seat, task.label.is_none()), ("b3", Some(2), true));
        assert_eq!(task.before.line, "snorkels size=3 : a1 a2 b1 c1 c3");
        assert_eq!(task.before.chances, [0.375, 0.625]);
        // It let the other win at once, and has cost much, too.
        assert_eq!(
            ids(&[task.cost.clone(), task.name.clone()]),
            ["analysis-learn-let", "analysis-name-blunder"]
        );
        let counts: Vec<_> = view.counts.iter().map(|count| count.counts.clone()).collect();
        assert_eq!(counts, [[0, 0, 0], [0, 0, 1]]);
        assert_eq!(
            view.grades.iter().map(|grade| grade.mark).collect::<Vec<_>>(),
            ["?!", "?", "??"]
        );
        assert_eq!(view.ahead, None);
    }

    #[test]
    fn who_gave_up_a_won_game_is_told_by_name() {
        let session = session("snorkels size=3 : a1 a2 resign");
        let mut review = Review::new(session.record());
        while let Some(line) = review.wanted(1).pop() {
            let chance = if line.ends_with("resign") { 0.0 } else { 0.75 };
            review.answer(found(&line, 1, chance, &["a1"]));
        }
        let ahead = review_view(&review, &*session).ahead.unwrap();
        assert_eq!(ahead.args[0], ("name", session.view().seats[0].title.clone().into()));
        assert_eq!(ahead.args[1], ("percent", 75_u8.into()));
    }

    #[test]
    fn where_a_board_stands_is_told_and_how_it_leads_back() {
        let mut session = session(LINE);
        let review = reviewed(&*session);
        write_review(&review, &mut *session);
        let node = |number: usize| review.points()[number].node.index();
        session.go_to(node(6));
        let here = here_view(&review, &*session, 0);
        assert_eq!((here.place, here.left, here.cursor), (Some(6), node(6), Some(6)));
        assert_eq!(here.told.map(|told| told.mark), Some("??"));
        session.go_to(0);
        assert_eq!(here_view(&review, &*session, node(6)).told, None);
        // Beside the game it is told where that was left.
        let better = session.moves().into_iter().find(|played| played.depth == 1).unwrap();
        session.go_to(better.node);
        let here = here_view(&review, &*session, node(5));
        assert_eq!((here.place, here.left, here.cursor), (None, node(5), Some(5)));
        let rows = best_view(&review, &*session, &search(&session.line()), &[]).rows;
        // The line that is shown goes on there.
        assert!(rows.iter().any(|row| row.own && row.moves == ["c2"]), "{rows:?}");
        assert_eq!(best_view(&review, &*session, &found("x", 1, 0.5, &[]), &[]).rows, []);
    }

    #[test]
    fn what_moves_are_worth_is_told_as_proved_or_as_a_chance() {
        let line = |winners: &[u8], plies| AnalysisLine {
            chance: 1.0,
            proof: Some(ProvedEnd { winners: winners.to_vec(), plies }),
            ..AnalysisLine::default()
        };
        let told = |line: &AnalysisLine| worth(line, Some(1));
        assert_eq!(told(&line(&[1], 3)), Phrase::new("analysis-wins").with("moves", 2_u16));
        assert_eq!(told(&line(&[2], 4)), Phrase::new("analysis-loses").with("moves", 2_u16));
        assert_eq!(told(&line(&[], 1)), Phrase::new("analysis-draws").with("moves", 1_u16));
        let unsure = AnalysisLine { chance: 1.0, ..AnalysisLine::default() };
        assert_eq!(told(&unsure), Phrase::new("analysis-percent").with("percent", 99_u8));
    }

    #[test]
    fn a_try_is_told_by_its_grade() {
        let before = search("snorkels size=3 : a1 a2 b1 c1 c3");
        let best = try_view(&before, None, 2, "a3", Some("b3")).unwrap();
        assert_eq!((best.grade, best.found, best.said.id), ("best", true, "analysis-learn-best"));
        assert_eq!(try_view(&before, None, 2, "b3", Some("b3")), None);
        let after = search("snorkels size=3 : a1 a2 b1 c1 c3 b3");
        let played = try_view(&before, Some(&after), 2, "b3", Some("b3")).unwrap();
        assert_eq!((played.grade, played.found, played.mark), ("same", false, "??"));
        assert_eq!(try_view(&before, Some(&after), 9, "b3", None), None);
        let lost = try_view(&before, Some(&after), 2, "b3", None).unwrap();
        assert_eq!((lost.grade, lost.said.id), ("loses", "analysis-learn-loses"));
    }
}
