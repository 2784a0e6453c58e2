//! What a page says of a game that is looked through by the computer.

use cauce_rules::{GameKind, Seat, Side};
use cauce_table::{
    AnyRecord, Mark, NodeId, TreeIndex,
    analysis::{Analysis, AnalysisLine, MoveReason, chance_of, percent, percent_unsure},
    comment::{command_of, with_command},
    insertion_sort,
    judge::{faults, judge, nearly},
    review::{LINES, Review, after},
};
use serde::Serialize;

use crate::{Phrase, Played, Session, moves::mover};

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
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// Whether such a move was looked for.
    pub found: bool,
    /// The sign of the fault that it would be; empty where it is none.
    pub mark: &'static str,
    /// What is said of it.
    pub said: Phrase,
}

/// How a game that is looked through is shown.
pub fn review_view(review: &Review, session: &dyn Session) -> ReviewView {
    let (record, points, shown) = (session.record(), review.points(), path(session));
    let played = session.moves();
    let point = |index: usize| {
        let (point, made) = (&points[index], &points[review.owner(index)]);
        PointView {
            node: point.node.index(),
            number: record.tree_index().ply(point.node),
            made: step(record, made.node),
            chances: point.chances.clone(),
            mark: sign(made.mark),
        }
    };
    let task = |index| told(review, record, &shown, index, &played);
    let (certain, tasks): (Vec<_>, Vec<_>) =
        review.certain().filter_map(|index| Some((index, task(index)?))).unzip();
    let kept = |place: &usize| {
        let [from, to] = chances(review, certain[*place]).unwrap_or_default();
        i16::from(to) - i16::from(from)
    };
    let mut gravest: Vec<_> = (0..tasks.len()).collect();
    insertion_sort(&mut gravest, |one, other| kept(one) < kept(other));
    let grade = |(mark, least)| GradeView {
        mark: Mark::sign(mark),
        name: name(Some(mark)),
        help: ids(mark).map(|[_, help]| Phrase::new(help).with("percent", percent(least))),
    };
    ReviewView {
        fits: review.fits(record),
        complete: review.is_complete(),
        points: review.shown().map(point).collect(),
        sides: teams(review, record),
        tasks,
        faults: gravest,
        grades: faults(record.kind()).into_iter().rev().map(grade).collect(),
    }
}

/// Where a table stands in a game that is looked through; `left` is the node of the game that was shown
/// last.
pub fn here_view(review: &Review, session: &dyn Session, left: usize) -> HereView {
    let (at, points, shown) = (session.at(), review.points(), path(session));
    let index = points.iter().position(|point| point.node == at);
    // The line that is shown has left the game no earlier than where that was left before.
    let left = |node: NodeId| node.index() == left || shown.binary_search(&node).is_ok();
    let fork = points.iter().rfind(|point| left(point.node)).map_or(NodeId::ROOT, |at| at.node);
    let place = review.place_of(at);
    HereView {
        place: place.or_else(|| review.place_of(fork)).unwrap_or(0),
        aside: place.is_none(),
        told: index
            .and_then(|index| told(review, session.record(), &shown, review.owner(index), &[])),
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
    let (record, shown) = (session.record(), path(session));
    let in_game = review.place_of(session.at()).is_some();
    let next = onward(record.tree_index(), &shown, session.at(), in_game);
    let next: Vec<_> = next.into_iter().map(|node| record.token_text(node)).collect();
    let own = next.first().map(String::as_str);
    let known = |line: &str| {
        let told = there.iter().find(|there| there.line == line);
        review.index_of(line).and_then(|index| review.analysis_at(index)).or(told)
    };
    let of_point = |line: &str| {
        let point = &review.points()[review.index_of(line)?];
        point.chances.as_ref().map(|chances| chance_of(chances, seat))
    };
    // Better moves have been looked into where one seemed to be a fault.
    let top = of_point(&found.line).filter(|_| best.proof.is_none()).unwrap_or(best.chance);
    let mut lines = found.lines.clone();
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
pub(crate) fn judge_try(
    before: &Analysis,
    after: Option<&Analysis>,
    seat: u8,
    token: &str,
    made: Option<&str>,
) -> Option<Judged> {
    let seat = Seat::from_number(seat)?;
    let from = before.chance(seat);
    let best = before.best().filter(|best| best.token() == Some(token));
    let (id, mark, to, plies) = if let Some(best) = best {
        let plies = best.plies().map(|plies| plies.saturating_sub(1));
        ("analysis-learn-best", None, best.chance, plies)
    } else {
        let (after, to) = (after?, after?.chance(seat));
        let kind = GameKind::from_line(&before.line).ok()?;
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
    Some(Judged {
        found: best.is_some() || (mark.is_none() && made != Some(token)),
        mark: sign(mark),
        said: lost(id, [from, to])
            .with("percent", to)
            .with("moves", per_side(plies.unwrap_or(0).into())),
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

/// The nodes that follow one in the record, as far as one sees ahead: those of the line that is shown, whose
/// nodes are in their order, or else the first; where a `better` line is asked for, that which the computer
/// has added there beside a move that was no good.
fn onward(tree_index: &TreeIndex, shown: &[NodeId], node: NodeId, better: bool) -> Vec<NodeId> {
    let added = |&id: &NodeId| command_of(tree_index.comment(id), "computer").is_some();
    let next = |&id: &NodeId| {
        let mut children = tree_index.children(id);
        let on = children.find(|child| shown.binary_search(child).is_ok());
        on.or_else(|| tree_index.children(id).next())
    };
    let first = if better { tree_index.children(node).find(added) } else { next(&node) };
    std::iter::successors(first, next).take(LONGEST).collect()
}

/// Who wins together, as the sides are at the end of the main line.
fn teams(review: &Review, record: &dyn AnyRecord) -> Vec<TeamView> {
    let mut teams: Vec<TeamView> = Vec::new();
    let end = review.points().len() - 1;
    let gave_up = review.pair(end).filter(|[_, end]| end.forfeits());
    let chances = gave_up.and_then(|[was, is]| Some([was.chances.as_ref()?, is.chances.as_ref()?]));
    for seat in Seat::all(record.info().players().len() as u8) {
        let side = record.side_at(review.points()[end].node, seat).map(Side::name);
        match teams.iter_mut().find(|team| side.is_some() && team.side == side) {
            Some(team) => team.seats.push(seat.number()),
            None => {
                let [was, is] = chances.map_or([0.0; 2], |all| all.map(|of| chance_of(of, seat)));
                let ahead = (was >= AHEAD && is < was).then(|| percent(was));
                teams.push(TeamView { seats: vec![seat.number()], side, ahead });
            }
        }
    }
    teams
}

/// The nodes of the line that is shown, from the start to its end.
fn path(session: &dyn Session) -> Vec<NodeId> {
    let tree_index = session.record().tree_index();
    tree_index.path(tree_index.tip(session.at()))
}

fn step(record: &dyn AnyRecord, node: NodeId) -> StepView {
    let (seat, side) = mover(record, node);
    StepView { node: node.index(), seat, side }
}

/// The chance of who made the move that led to a point before it and after it, in percent; none where
/// one of them is unknown.
fn chances(review: &Review, index: usize) -> Option<[u8; 2]> {
    let [before, point] = review.pair(index)?;
    let (seat, chances) = (point.seat?, [before.chances.as_ref()?, point.chances.as_ref()?]);
    Some(chances.map(|chances| percent(chance_of(chances, seat))))
}

/// What is said of the move that led to a point; none where no move did. Its label stands in the list
/// of what was played.
fn told(
    review: &Review,
    record: &dyn AnyRecord,
    shown: &[NodeId],
    index: usize,
    played: &[Played],
) -> Option<MoveView> {
    let [before, point] = review.pair(index)?;
    let (seat, mark, StepView { node, side, .. }) =
        (point.seat?, point.mark, step(record, point.node));
    let better = match mark {
        Some(_) => onward(record.tree_index(), shown, before.node, true),
        None => Vec::new(),
    };
    let good = match mark {
        Some(_) => better.first().map(|&node| record.token_text(node)),
        None => Some(point.token.clone()),
    };
    let line = review.line_at(index - 1);
    let found = review.analysis_at(index - 1);
    let known = good.as_deref().and_then(|good| found?.line_of(good));
    let best = mark.is_none() && found.and_then(|of| of.best()?.token()) == good.as_deref();
    let fell = chances(review, index);
    let [from, to] = fell.unwrap_or_default();
    let lets_win = fell.is_some() && to == 0 && point.plies == Some(1);
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
        lost: match fell.filter(|_| !later) {
            Some(_) if allows => Some(Phrase::new("analysis-let")),
            fell => fell.map(|fell| lost("analysis-lost", fell)),
        },
        cost: match lets_win {
            true => Some(Phrase::new("analysis-learn-let")),
            false => (from > to).then(|| lost("analysis-learn-cost", [from, to])),
        },
        allows,
        best,
        better: better.into_iter().map(|node| step(record, node)).collect(),
        reason: known.and_then(|line| line.reasons.first()).cloned(),
        wanted: found.is_none(),
        before: BeforeView {
            line: line.to_owned(),
            chances: before.chances.clone().unwrap_or_default(),
        },
    })
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
pub(crate) fn per_side(plies: u32) -> u32 {
    plies.div_ceil(2)
}

/// What a move is worth to the seat to move.
fn worth(line: &AnalysisLine, seat: Seat) -> Phrase {
    let Some(plies) = line.plies() else {
        return Phrase::new("analysis-percent").with("percent", percent_unsure(line.chance));
    };
    let id = match line {
        line if line.wins(seat) => "analysis-wins",
        line if line.loses(seat) => "analysis-loses",
        _ => "analysis-draws",
    };
    Phrase::new(id).with("moves", per_side(plies.into()))
}
