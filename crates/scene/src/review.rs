//! The computer's review of a game, as data for the page.

use cauce_rules::{GameKind, Seat, Side};
use cauce_table::{
    AnyRecord, Mark, NodeId, TreeIndex,
    analysis::{Analysis, AnalysisLine, MoveReason, chance_of, percent, percent_uncertain},
    comment::{command_of, with_command},
    insertion_sort,
    judge::{faults, judge, nearly},
    review::{LINES, Review, after},
};
use serde::Serialize;

use crate::{Phrase, Played, Session, moves::mover};

#[cfg(test)]
mod tests;

/// A side with at least this chance of winning is ahead.
const AHEAD: f64 = 0.6;

/// The maximal number of moves of a variation that is displayed or written into the record.
const LONGEST: usize = 6;

/// A move is displayed as equal to the best if it loses at most this fraction of [`nearly`].
const EQUAL: f64 = 0.4;

/// A review of a game, complete or in progress.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ReviewView {
    /// Whether the review is about the current main line.
    pub fits: bool,
    /// Whether the review is complete.
    pub complete: bool,
    /// The points of the graph: the positions in which a player decides, and the end of the game.
    pub points: Vec<PointView>,
    /// The seats that win together.
    pub sides: Vec<TeamView>,
    /// The faults that are certain so far, in playing order, as exercises to find a better move.
    pub tasks: Vec<MoveView>,
    /// Indices into `tasks`, the gravest fault first.
    pub faults: Vec<usize>,
    /// The kinds of faults, the least grave first.
    pub grades: Vec<GradeView>,
}

/// A point of the graph.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PointView {
    pub node: usize,
    /// The number of plies before it.
    pub number: usize,
    /// The move that led there, before any chance event.
    pub made: StepView,
    pub chances: Option<Vec<f64>>,
    /// The sign of the move's fault, or an empty string.
    pub mark: &'static str,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TeamView {
    pub seats: Vec<u8>,
    /// Their side at the end of the main line.
    pub side: Option<&'static str>,
    /// The chance of winning in percent before a resignation, a loss on time or an agreed draw. It
    /// is set if the team was ahead then and did not win.
    pub ahead: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct StepView {
    pub node: usize,
    pub seat: Option<u8>,
    pub side: Option<&'static str>,
}

/// The judgement of a move that was made.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MoveView {
    /// The index of its node in the tree.
    pub node: usize,
    /// The number of plies up to and including the move.
    pub number: usize,
    /// The seat that made it.
    pub seat: u8,
    /// The side of that seat.
    pub side: Option<&'static str>,
    /// The move's token.
    pub token: String,
    /// A readable name for the token of a task, if the token is not readable as it is.
    pub label: Option<Phrase>,
    /// The sign of the fault, or an empty string.
    pub mark: &'static str,
    /// The name of the fault.
    pub name: Option<Phrase>,
    /// The effect on the player's chance of winning, in a few words.
    pub lost: Option<Phrase>,
    /// The cost of the move, as a sentence.
    pub cost: Option<Phrase>,
    /// Whether the move is a fault only because it let the other side win at once.
    pub allows: bool,
    /// Whether it was the best move.
    pub best: bool,
    /// The variation that the computer has added beside a fault.
    pub better: Vec<StepView>,
    /// The main reason for this move, or for the better one.
    pub reason: Option<MoveReason>,
    /// Whether the position before the move must be analysed to know that reason.
    pub wanted: bool,
    /// The position before the move.
    pub before: BeforeView,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BeforeView {
    pub line: String,
    pub chances: Vec<f64>,
}

/// A kind of fault.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GradeView {
    pub mark: &'static str,
    pub name: Option<Phrase>,
    pub help: Option<Phrase>,
}

/// The current node of the table within a review.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ReviewedPosition {
    /// The index of the current point; in a variation, that of the point where it left the game.
    pub place: usize,
    /// Whether the current node is in a variation.
    pub in_variation: bool,
    /// The judgement of the move that led there, if a move did.
    pub judged: Option<MoveView>,
}

/// One of the best moves of a position.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BestMoveView {
    /// The move and its best continuation, or the continuation of the current line.
    pub moves: Vec<String>,
    /// Whether it is the next move of the current line.
    pub own: bool,
    /// The colour: `win` if equal to the best, `aim` if nearly as good, `danger` if a fault.
    pub colour: &'static str,
    /// The value of the move.
    pub worth: Phrase,
    /// The main reason for the move, unless its value is proved.
    pub reason: Option<MoveReason>,
}

/// The result of an attempt to find a good move.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// Whether the move solves the task.
    pub found: bool,
    /// The sign of the fault that the move would be, or an empty string.
    pub mark: &'static str,
    /// The verdict in words.
    pub verdict: Phrase,
}

/// Converts a review to data for the page.
pub fn review_view(review: &Review, session: &dyn Session) -> ReviewView {
    let (record, points, shown) = (session.record(), review.points(), path(session));
    let played = session.moves();
    let point = |index: usize| {
        let (point, made) = (&points[index], &points[review.move_index(index)]);
        PointView {
            node: point.node.index(),
            number: record.tree_index().ply(point.node),
            made: step(record, made.node),
            chances: point.chances.clone(),
            mark: sign(made.mark),
        }
    };
    let task = |index| judged_move(review, record, &shown, index, &played);
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

/// Locates the table's current node in a review. `left` is the last node of the game that was
/// shown.
pub fn reviewed_position(review: &Review, session: &dyn Session, left: usize) -> ReviewedPosition {
    let (at, points, shown) = (session.at(), review.points(), path(session));
    let index = points.iter().position(|point| point.node == at);
    // The current line cannot have left the game before the node `left`.
    let left = |node: NodeId| node.index() == left || shown.binary_search(&node).is_ok();
    let fork = points.iter().rfind(|point| left(point.node)).map_or(NodeId::ROOT, |at| at.node);
    let place = review.place_of(at);
    ReviewedPosition {
        place: place.or_else(|| review.place_of(fork)).unwrap_or(0),
        in_variation: place.is_none(),
        judged: index.and_then(|index| {
            judged_move(review, session.record(), &shown, review.move_index(index), &[])
        }),
    }
}

/// Returns the best moves at the table's current node, the best first, without faults.
///
/// `found` is the analysis of that position and `there` holds analyses of positions after its
/// moves. Chances come from the positions after the moves where those are known, because they can
/// be more exact. The next move of the current line is always included.
///
/// # Errors
/// Returns the game line of a position that must be analysed first.
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
        let answered = there.iter().find(|there| there.line == line);
        review.index_of(line).and_then(|index| review.analysis_at(index)).or(answered)
    };
    let of_point = |line: &str| {
        let point = &review.points()[review.index_of(line)?];
        point.chances.as_ref().map(|chances| chance_of(chances, seat))
    };
    // The review may have found better moves here, so its chance takes precedence.
    let top = of_point(&found.line).filter(|_| best.proof.is_none()).unwrap_or(best.chance);
    let mut lines = found.lines.clone();
    if let Some(own) = own.filter(|own| lines.iter().all(|line| line.token() != Some(own))) {
        let line = after(&found.line, own);
        lines.truncate(LINES - 1);
        lines.push(known(&line).ok_or(line)?.as_line_of(own, seat));
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

/// Judges a token that a seat tries at the end of a game line.
///
/// `before` is the analysis of that position and `after` that of the position after the token.
/// `made` is the token of the game to be replaced, if any. Returns `None` if `after` is needed but
/// missing; it is not needed for the best move.
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
        // If there is no answer, the game is over.
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
        verdict: lost(id, [from, to])
            .with("percent", to)
            .with("moves", per_side(plies.unwrap_or(0).into())),
    })
}

/// Writes the results of a review into the record of a session: chances, marks, and a better
/// variation beside each fault. Moves that are still being judged are left out, so that they are
/// analysed again when the record is read.
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

fn write_better(session: &mut dyn Session, from: NodeId, best: &AnalysisLine) {
    let mut node = from;
    for token in best.moves.iter().take(LONGEST) {
        let record = session.record();
        // The variation ends at a chance event, which no player can choose.
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

/// Returns the nodes that follow a node, at most [`LONGEST`].
///
/// They follow the current line, whose nodes are in `shown`, or else the first child. If `better`
/// is true, they start with the move that the computer has added there beside a fault.
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

/// Returns the nodes of the current line, from the start to its end.
fn path(session: &dyn Session) -> Vec<NodeId> {
    let tree_index = session.record().tree_index();
    tree_index.path(tree_index.tip(session.at()))
}

fn step(record: &dyn AnyRecord, node: NodeId) -> StepView {
    let (seat, side) = mover(record, node);
    StepView { node: node.index(), seat, side }
}

/// Returns the mover's chance in percent before and after a point's move, if both are known.
fn chances(review: &Review, index: usize) -> Option<[u8; 2]> {
    let [before, point] = review.pair(index)?;
    let (seat, chances) = (point.seat?, [before.chances.as_ref()?, point.chances.as_ref()?]);
    Some(chances.map(|chances| percent(chance_of(chances, seat))))
}

/// Judges the move that led to a point. Returns `None` if no move did. The move's label is taken
/// from `played`.
fn judged_move(
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
    // The best move loses nothing. If its chance fell, the computer saw more later.
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

/// Returns the message ids of the name and the description of a fault.
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

fn lost(id: &'static str, [from, to]: [u8; 2]) -> Phrase {
    Phrase::new(id).with("from", from).with("to", to)
}

/// Converts plies of both sides to moves of the side that starts, rounded up.
pub(crate) fn per_side(plies: u32) -> u32 {
    plies.div_ceil(2)
}

fn worth(line: &AnalysisLine, seat: Seat) -> Phrase {
    let Some(plies) = line.plies() else {
        return Phrase::new("analysis-percent").with("percent", percent_uncertain(line.chance));
    };
    let id = match line {
        line if line.wins(seat) => "analysis-wins",
        line if line.loses(seat) => "analysis-loses",
        _ => "analysis-draws",
    };
    Phrase::new(id).with("moves", per_side(plies.into()))
}
