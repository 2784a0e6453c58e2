//! What a page says of a game that is looked through by the computer.

use cauce_rules::{Seat, Side};
use cauce_table::{
    AnyRecord, Mark, NodeId, TreeIndex,
    analysis::{Analysis, AnalysisLine, MoveReason, chance_of, percent, percent_unsure},
    comment::{command_of, with_command},
    detect_game_kind, insertion_sort,
    judge::{faults, judge, nearly},
    review::{LINES, Review, after},
};
use serde::Serialize;

use crate::{Phrase, Played, Session};

#[cfg(test)]
mod tests;

/// Who is as likely to win as that is ahead.
const AHEAD: f64 = 0.6;

/// How many moves of a line are told, and go into the record.
const LONGEST: usize = 6;

/// A move that gives away no more than this part of what nearly the best may give away is as good as the
/// best.
const EQUAL: f64 = 0.4;

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
    /// The faults that are certain by now, in the order of the game, as tasks to find a better move.
    pub tasks: Vec<MoveView>,
    /// Their places among the tasks, the gravest first.
    pub faults: Vec<usize>,
    /// The kinds of faults, the least grave first.
    pub grades: Vec<GradeView>,
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
    /// How likely each seat is to win.
    pub chances: Option<Vec<f64>>,
    /// The sign of the fault that the move was; empty where it was none.
    pub mark: &'static str,
}

/// Seats that win together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TeamView {
    /// The numbers of the seats.
    pub seats: Vec<u8>,
    /// What they play at the end of the main line.
    pub side: Option<&'static str>,
    /// How likely they were to win, in percent, where they were ahead when the game was given up, ran out
    /// of time or was agreed to be drawn, and have not won it.
    pub ahead: Option<u8>,
}

/// A move of the record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct StepView {
    /// The number of its node.
    pub node: usize,
    /// Who made it.
    pub seat: Option<u8>,
    /// The side that made it.
    pub side: Option<&'static str>,
}

/// What is said of a move that was made.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MoveView {
    /// The number of its node.
    pub node: usize,
    /// How many moves are made with it.
    pub number: usize,
    /// Who made it.
    pub seat: u8,
    /// The side that made it.
    pub side: Option<&'static str>,
    /// Its token.
    pub token: String,
    /// A name for the token of a task where it cannot be read as it stands.
    pub label: Option<Phrase>,
    /// The sign of the fault that it was; empty where it was none.
    pub mark: &'static str,
    /// What such a fault is called.
    pub name: Option<Phrase>,
    /// What it did to the chance of who made it, in a few words.
    pub lost: Option<Phrase>,
    /// What it has cost, in a sentence.
    pub cost: Option<Phrase>,
    /// Whether it is a fault by what it allowed, and not by what it gave away: the other side could win at
    /// once.
    pub allows: bool,
    /// Whether it was the best.
    pub best: bool,
    /// The line that the computer has added beside a fault.
    pub better: Vec<StepView>,
    /// What speaks most for it, or for the better move.
    pub reason: Option<MoveReason>,
    /// Whether it takes a search of the position before it for that to be known.
    pub wanted: bool,
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
    pub help: Option<Phrase>,
    /// How many of them each seat made.
    pub counts: Vec<usize>,
}

/// Where the table stands in a game that is looked through.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HereView {
    /// The place among the points; in a variation, that of the one where it left the game.
    pub place: usize,
    /// Whether it stands in a variation.
    pub aside: bool,
    /// What is said of the move that led there; none where no move did.
    pub told: Option<MoveView>,
}

/// One of the best moves of a position.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BestMoveView {
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
    let teller = Teller::new(review, session);
    let (record, points) = (teller.record, review.points());
    let (places, played): (Vec<_>, _) = (review.shown().collect(), session.moves());
    let (mut gravest, tasks): (Vec<_>, Vec<_>) = review
        .certain()
        .filter_map(|index| Some((teller.gravity(index), teller.told(index, &played)?)))
        .enumerate()
        .map(|(place, (gravity, task))| ((gravity, place), task))
        .unzip();
    insertion_sort(&mut gravest, |one, other| one < other);
    let grade = |(mark, least)| GradeView {
        mark: Mark::sign(mark),
        name: name(Some(mark)),
        help: ids(mark).map(|[_, help]| Phrase::new(help).with("percent", percent(least))),
        counts: Seat::all(record.info().players().len() as u8)
            .map(|seat| (seat, mark))
            .map(|of| points.iter().filter(|point| point.seat.zip(point.mark) == Some(of)).count())
            .collect(),
    };
    ReviewView {
        fits: review.fits(record),
        complete: review.is_complete(),
        done: places.iter().rposition(|&at| points[at].chances.is_some()).unwrap_or(0),
        points: places.iter().map(|&index| teller.point(index)).collect(),
        sides: teams(review, record),
        tasks,
        faults: gravest.into_iter().map(|(_, place)| place).collect(),
        grades: faults(record.kind()).into_iter().rev().map(grade).collect(),
    }
}

/// Where a table stands in a game that is looked through; `left` is the node of the game that was shown
/// last.
pub fn here_view(review: &Review, session: &dyn Session, left: usize) -> HereView {
    let teller = Teller::new(review, session);
    let (at, points) = (session.at(), review.points());
    let index = points.iter().position(|point| point.node == at);
    // The line that is shown has left the game no earlier than where that was left before.
    let left = |node: NodeId| node.index() == left || teller.shown.binary_search(&node).is_ok();
    let fork = points.iter().rfind(|point| left(point.node)).map_or(NodeId::ROOT, |at| at.node);
    let place = review.place_of(at);
    HereView {
        place: place.or_else(|| review.place_of(fork)).unwrap_or(0),
        aside: place.is_none(),
        told: index.and_then(|index| teller.told(review.owner(index), &[])),
    }
}

/// The best moves where a table stands, the best first, without what would be a fault, by what was found
/// there and where they lead, which may be known better by now than it is from where they are made. The
/// move with which the line that is shown goes on stands among them whatever it is worth.
///
/// # Errors
/// Which position it takes to know more about.
pub fn best_moves(
    review: &Review,
    session: &dyn Session,
    found: &Analysis,
    there: &[Analysis],
) -> Result<Vec<BestMoveView>, String> {
    let Some((best, seat)) = found.best().zip(found.seat.and_then(Seat::from_number)) else {
        return Ok(Vec::new());
    };
    let Teller { record, shown, .. } = Teller::new(review, session);
    let next = match review.place_of(session.at()) {
        Some(_) => better_line(record.tree_index(), &shown, session.at()),
        None => onward(record.tree_index(), &shown, session.at()),
    };
    let next: Vec<_> = next.into_iter().map(|node| record.token_text(node)).collect();
    let own = next.first().map(String::as_str);
    let point = |line: &str| review.index_of(line);
    let known = |line: &str| {
        let told = there.iter().find(|there| there.line == line);
        point(line).and_then(|index| review.analysis_at(index)).or(told)
    };
    let of_point =
        |line: &str| Some(chance_of(review.points()[point(line)?].chances.as_ref()?, seat));
    // Better moves have been looked into where one seemed to be a fault.
    let top = of_point(&found.line).filter(|_| best.proof.is_none()).unwrap_or(best.chance);
    let mut lines = found.lines.clone();
    lines.truncate(LINES);
    if let Some(own) = own.filter(|own| lines.iter().all(|line| line.token() != Some(own))) {
        let line = after(&found.line, own);
        lines.truncate(LINES - 1);
        lines.push(known(&line).ok_or(line)?.led_to_by(own, seat));
    }
    let is_own = |line: &AnalysisLine| own.is_some() && line.token() == own;
    for line in &mut lines {
        let token = line.token().unwrap_or_default();
        let next = after(&found.line, token);
        if Some(token) == best.token() {
            line.chance = top;
        } else if line.proof.is_none() {
            let chance = of_point(&next).or_else(|| Some(known(&next)?.chance(seat)));
            line.chance = chance.unwrap_or(line.chance).min(top);
        }
        if let Some(answer) = known(&next).and_then(Analysis::best) {
            line.moves.truncate(1);
            line.moves.extend_from_slice(&answer.moves);
        }
        line.moves.truncate(LONGEST);
    }
    let kind = record.kind();
    let fault = |top: f64, line: &AnalysisLine| judge(kind, top - line.chance, false).is_some();
    lines.retain(|line| is_own(line) || !fault(top, line));
    insertion_sort(&mut lines, |one, other| one.chance > other.chance);
    let top = lines.first().map_or(top, |line| line.chance);
    let row = |line: AnalysisLine| BestMoveView {
        own: is_own(&line),
        colour: match top - line.chance {
            _ if fault(top, &line) => "danger",
            loss if loss <= EQUAL * nearly(kind) => "win",
            _ => "aim",
        },
        worth: worth(&line, seat),
        reason: line.reasons.first().filter(|_| line.proof.is_none()).cloned(),
        moves: if is_own(&line) { next.clone() } else { line.moves },
    };
    Ok(lines.into_iter().map(row).collect())
}

/// What came of a try: a token that a seat would play after a game line about which something has been
/// found out, in place of the one that was `made`, if there is any.
///
/// `None` is returned as long as it takes to know what the token leads to, and that is not told: only the
/// best move needs nothing `after` it.
pub fn try_view(
    before: &Analysis,
    after: Option<&Analysis>,
    seat: u8,
    token: &str,
    made: Option<&str>,
) -> Option<TryView> {
    let seat = Seat::from_number(seat)?;
    let from = before.chance(seat);
    let best = before.best().filter(|best| best.token() == Some(token));
    let (id, mark, to, plies) = if let Some(best) = best {
        let plies = best.plies().map(|plies| plies.saturating_sub(1));
        ("analysis-learn-best", None, best.chance, plies)
    } else {
        let (after, to) = (after?, after?.chance(seat));
        let kind = detect_game_kind(&before.line);
        let mark = judge(kind, from - to, after.wins_at_once_against(seat));
        // Where nobody answers, the game is over.
        let answer = after.best();
        let wins = answer.map_or(to == 1.0, |answer| answer.wins(seat));
        let loses = answer.map_or(to == 0.0, |answer| answer.loses(seat));
        let id = match mark {
            _ if made == Some(token) => "analysis-learn-same",
            Some(_) if loses => "analysis-learn-loses",
            Some(_) => "analysis-learn-worse",
            None if wins => "analysis-learn-wins",
            None if loses => "analysis-learn-holds",
            None => "analysis-learn-good",
        };
        (id, mark, to, answer.and_then(AnalysisLine::plies))
    };
    let [from, to] = [from, to].map(percent);
    Some(TryView {
        grade: id.strip_prefix("analysis-learn-").unwrap_or(id),
        found: best.is_some() || (mark.is_none() && made != Some(token)),
        mark: sign(mark),
        said: lost(id, [from, to]).with("percent", to).with("moves", per_side(plies.unwrap_or(0))),
    })
}

/// Writes into the record of a session what a review has found: chances, marks, and the better line beside
/// each fault. What is still being weighed is left out, so that it is looked at once more when the record is
/// read again.
pub fn write_review(review: &Review, session: &mut dyn Session) {
    let settled = |&index: &usize| review.is_settled(index);
    for point in (0..review.points().len()).filter(settled).map(|index| &review.points()[index]) {
        let chances = point.chances.iter().flatten();
        let mut words: Vec<_> = chances.map(|&of| percent(of).to_string()).collect();
        words.extend(point.plies.map(|plies| format!("#{plies}")));
        add_command(session, point.node, "win", &words.join(" "));
        if let Some(mark) = point.mark {
            session.mark(point.node.index(), mark.sign());
        }
    }
    for index in review.faults().filter(settled) {
        if let Some(best) = review.analysis_at(index - 1).and_then(Analysis::best) {
            write_better(session, review.points()[index - 1].node, best);
        }
    }
}

/// Adds the line that would have been better.
fn write_better(session: &mut dyn Session, from: NodeId, best: &AnalysisLine) {
    let mut node = from;
    for token in best.moves.iter().take(LONGEST) {
        let record = session.record();
        // What is drawn by lot after it, nobody can choose.
        if record.seat_at(node).is_none() {
            return;
        }
        let known =
            record.tree_index().children(node).any(|child| record.token_text(child) == *token);
        let Ok(next) = session.add(node.index(), token) else { return };
        let Some(next) = session.record().tree_index().id(next) else { return };
        if node == from && !known {
            add_command(session, next, "computer", "");
        }
        node = next;
    }
}

fn add_command(session: &mut dyn Session, node: NodeId, name: &str, value: &str) {
    let comment = with_command(session.record().tree_index().comment(node), name, value);
    session.comment(node.index(), &comment);
}

/// The line that the computer has added beside a move that was no good, from the node before it. The nodes
/// of the line that is shown are in their order.
fn better_line(tree_index: &TreeIndex, shown: &[NodeId], before: NodeId) -> Vec<NodeId> {
    let added = |&id: &NodeId| command_of(tree_index.comment(id), "computer").is_some();
    let Some(better) = tree_index.children(before).find(added) else { return Vec::new() };
    let mut line = onward(tree_index, shown, better);
    line.insert(0, better);
    line
}

/// The nodes that follow one in the record, as far as one sees ahead: those of the line that is shown, whose
/// nodes are in their order, or else the first.
fn onward(tree_index: &TreeIndex, shown: &[NodeId], node: NodeId) -> Vec<NodeId> {
    let next = |&id: &NodeId| {
        let mut children = tree_index.children(id);
        let on = children.find(|child| shown.binary_search(child).is_ok());
        on.or_else(|| tree_index.children(id).next())
    };
    std::iter::successors(next(&node), next).take(LONGEST).collect()
}

/// Who wins together, as the sides are at the end of the main line.
fn teams(review: &Review, record: &dyn AnyRecord) -> Vec<TeamView> {
    let mut teams: Vec<TeamView> = Vec::new();
    let [begun @ .., end] = review.points() else { return teams };
    for seat in Seat::all(record.info().players().len() as u8) {
        let side = record.side_at(end.node, seat).map(Side::name);
        match teams.iter_mut().find(|team| side.is_some() && team.side == side) {
            Some(team) => team.seats.push(seat.number()),
            None => {
                let before = begun.last().filter(|_| end.forfeits());
                let chances = before.and_then(|before| before.chances.as_ref());
                let chances = chances.zip(end.chances.as_ref());
                let ahead = chances.and_then(|(was, is)| {
                    let (was, is) = (chance_of(was, seat), chance_of(is, seat));
                    (was >= AHEAD && is < was).then(|| percent(was))
                });
                teams.push(TeamView { seats: vec![seat.number()], side, ahead });
            }
        }
    }
    teams
}

/// What is asked to tell of a review.
struct Teller<'a> {
    review: &'a Review,
    record: &'a dyn AnyRecord,
    /// The nodes of the line that is shown, from the start to its end.
    shown: Vec<NodeId>,
}

impl<'a> Teller<'a> {
    fn new(review: &'a Review, session: &'a dyn Session) -> Self {
        let record = session.record();
        let tree_index = record.tree_index();
        Self { review, record, shown: tree_index.path(tree_index.tip(session.at())) }
    }

    fn step(&self, node: NodeId) -> StepView {
        let parent = self.record.tree_index().parent(node);
        let seat = parent.and_then(|parent| self.record.seat_at(parent));
        let side = seat.and_then(|seat| self.record.side_at(node, seat));
        StepView { node: node.index(), seat: seat.map(Seat::number), side: side.map(Side::name) }
    }

    fn point(&self, index: usize) -> PointView {
        let points = self.review.points();
        let (point, owner) = (&points[index], &points[self.review.owner(index)]);
        PointView {
            node: point.node.index(),
            number: self.record.tree_index().ply(point.node),
            made: self.step(owner.node),
            chances: point.chances.clone(),
            mark: sign(owner.mark),
        }
    }

    /// The chance of who made the move that led to a point before it and after it, in percent; none where
    /// one of them is unknown.
    fn chances(&self, index: usize) -> Option<[u8; 2]> {
        let points = self.review.points();
        let (before, point) = (points.get(index.checked_sub(1)?)?, points.get(index)?);
        let (seat, chances) = (point.seat?, [before.chances.as_ref()?, point.chances.as_ref()?]);
        Some(chances.map(|chances| percent(chance_of(chances, seat))))
    }

    /// How grave a fault was: the less, the graver.
    fn gravity(&self, index: usize) -> i32 {
        let mark = self.review.points()[index].mark;
        let rank = faults(self.record.kind()).iter().position(|&(fault, _)| mark == Some(fault));
        let [from, to] = self.chances(index).unwrap_or_default();
        100 * rank.unwrap_or(0) as i32 - (i32::from(from) - i32::from(to))
    }

    /// What is said of the move that led to a point; none where no move did. Its label stands in the list
    /// of what was played.
    fn told(&self, index: usize, played: &[Played]) -> Option<MoveView> {
        let (record, points) = (self.record, self.review.points());
        let (before, point) = (points.get(index.checked_sub(1)?)?, points.get(index)?);
        let (seat, mark, StepView { node, side, .. }) =
            (point.seat?, point.mark, self.step(point.node));
        let better = match mark {
            Some(_) => better_line(record.tree_index(), &self.shown, before.node),
            None => Vec::new(),
        };
        let good = match mark {
            Some(_) => better.first().map(|&node| record.token_text(node)),
            None => Some(point.token.clone()),
        };
        let line = self.review.line_at(index - 1);
        let found = self.review.analysis_at(index - 1);
        let known = good.as_deref().and_then(|good| found?.line_of(good));
        let best = mark.is_none() && found.and_then(|of| of.best()?.token()) == good.as_deref();
        let chances = self.chances(index);
        let [from, to] = chances.unwrap_or_default();
        let lets_win = chances.is_some() && to == 0 && point.plies == Some(1);
        let gave = judge(record.kind(), f64::from(from) / 100.0, false).is_some();
        let allows = mark.is_some() && lets_win && !gave;
        // What the best move seems to have lost, the computer has only seen later.
        let later = best && to < from;
        Some(MoveView {
            node,
            number: record.tree_index().ply(point.node),
            seat: seat.number(),
            side,
            token: point.token.clone(),
            label: played.iter().find(|played| played.node == node).and_then(|of| of.label.clone()),
            mark: sign(mark),
            name: name(mark),
            lost: match chances.filter(|_| !later) {
                Some(_) if allows => Some(Phrase::new("analysis-let")),
                chances => chances.map(|chances| lost("analysis-lost", chances)),
            },
            cost: match lets_win {
                true => Some(Phrase::new("analysis-learn-let")),
                false => (from > to).then(|| lost("analysis-learn-cost", [from, to])),
            },
            allows,
            best,
            better: better.into_iter().map(|node| self.step(node)).collect(),
            reason: known.and_then(|line| line.reasons.first()).cloned(),
            wanted: found.is_none(),
            before: BeforeView {
                node: before.node.index(),
                line: line.to_owned(),
                chances: before.chances.clone().unwrap_or_default(),
            },
        })
    }
}

fn sign(mark: Option<Mark>) -> &'static str {
    mark.map_or("", Mark::sign)
}

/// The messages with what a fault is called and what that means.
fn ids(mark: Mark) -> Option<[&'static str; 2]> {
    match mark {
        Mark::Blunder => Some(["analysis-name-blunder", "analysis-help-blunder"]),
        Mark::Mistake => Some(["analysis-name-mistake", "analysis-help-mistake"]),
        Mark::Dubious => Some(["analysis-name-inaccuracy", "analysis-help-inaccuracy"]),
        Mark::Good | Mark::Brilliant | Mark::Interesting => None,
    }
}

fn name(mark: Option<Mark>) -> Option<Phrase> {
    ids(mark?).map(|[name, _]| Phrase::new(name))
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
fn worth(line: &AnalysisLine, seat: Seat) -> Phrase {
    let Some(proof) = &line.proof else {
        return Phrase::new("analysis-percent").with("percent", percent_unsure(line.chance));
    };
    let id = match proof {
        proof if proof.wins(seat) => "analysis-wins",
        proof if proof.loses(seat) => "analysis-loses",
        _ => "analysis-draws",
    };
    Phrase::new(id).with("moves", per_side(proof.plies))
}
