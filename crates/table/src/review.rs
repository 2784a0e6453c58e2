//! A game looked through by the computer: how likely each seat is to win after every move of the main
//! line, and which moves gave away how much of that.
//!
//! A [`Review`] is a value that waits for nothing. It says which positions it has to know more about
//! ([`Review::wanted`]), is told what was found out ([`Review::answer`]), and goes on as far as that takes
//! it. It counts on answers alone that are about the same amount of search each, so that a game is judged
//! alike whatever else was analysed before it, and in whatever order the answers come. What it has found
//! is written into the record, from where it is read again.

use std::collections::BTreeMap;

use cauce_rules::{GameKind, Seat, Side, Token};

use crate::{
    AnyRecord, Mark, NodeId, TreeIndex,
    analysis::{Analysis, AnalysisLine, MoveReason, ProvedEnd, chance_of, percent},
    comment::{command_of, with_command},
    judge::{faults, judge, nearly},
    tree_index::NodeKind,
};

#[cfg(test)]
mod tests;

/// Who is as likely to win as that is ahead.
const AHEAD: f64 = 0.6;

/// How many moves are told of a position.
const LINES: usize = 3;

/// How many moves of a line are told, and go into the record.
const LONGEST: usize = 6;

/// A move that gives away no more than this part of what nearly the best may give away is as good as the
/// best.
const EQUAL: f64 = 0.4;

/// A point of the main line: the start, or what a move or a draw by lot led to.
#[derive(Clone, PartialEq, Debug)]
pub struct Point {
    /// Where it is in the tree of moves.
    pub node: NodeId,
    /// How many moves are made.
    pub number: usize,
    /// Who made the last one; nobody at the start and after a draw by lot.
    pub seat: Option<Seat>,
    /// The side that made it.
    pub side: Option<Side>,
    /// Its token.
    pub token: String,
    /// How likely each seat is to win, from 0 to 1; none as long as nobody knows.
    pub chances: Option<Vec<f64>>,
    /// After how many moves and draws by lot the game is over, where that is proved.
    pub plies: Option<u16>,
    /// Which fault the move was; none where it was no fault, or nobody knows.
    pub mark: Option<Mark>,
    /// What a search has found there.
    found: Option<Analysis>,
    /// The same, once better moves have been looked into as deeply as the one that was made.
    analysis: Option<Analysis>,
    /// How long the main line is up to here.
    length: usize,
    /// Whether the game was given up, ran out of time or was agreed to be drawn: no move of its own.
    forfeits: bool,
}

/// Seats that win together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Team {
    /// The seats; there is one at least.
    pub seats: Vec<Seat>,
    /// What they play at the end of the main line.
    pub side: Option<Side>,
}

impl Team {
    /// How likely they are to win.
    pub fn chance(&self, chances: &[f64]) -> f64 {
        self.seats.first().map_or(0.0, |&seat| chance_of(chances, seat))
    }
}

/// Who gave away a game that stood well.
#[derive(Clone, PartialEq, Debug)]
pub struct Ahead<'a> {
    /// Who was ahead.
    pub team: &'a Team,
    /// How likely they were to win.
    pub chance: f64,
}

/// What is to be said of a move that was made.
#[derive(Clone, PartialEq, Debug)]
pub struct Told<'a> {
    /// Where it led.
    pub point: &'a Point,
    /// The chance of who made it before and after it, in percent; none where one of them is unknown.
    pub cost: Option<[u8; 2]>,
    /// Whether it is a fault by what it allowed, and not by what it gave away: the other side could win at
    /// once.
    pub allows: bool,
    /// Whether it, or the better move where it was a fault, is the best that was found.
    pub best: bool,
    /// The line of the record that the computer has added beside a fault.
    pub better: Vec<NodeId>,
    /// What speaks most for it, or for the better move.
    pub reason: Option<&'a MoveReason>,
    /// The position that takes a search for the last two to be known.
    pub wanted: Option<&'a str>,
}

/// How good one of the best moves is beside the best of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Standing {
    /// The best, or as good.
    Best,
    /// Nearly as good.
    Near,
    /// It would be a fault.
    Fault,
}

/// One of the best moves of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranked {
    /// The move, how the game is expected to go on, and what is known of it.
    pub line: AnalysisLine,
    /// How good it is.
    pub standing: Standing,
    /// Whether the line that is shown goes on with it.
    pub own: bool,
}

/// What notes are written into.
pub trait Annotate {
    /// What stands there so far.
    fn record(&self) -> &dyn AnyRecord;

    /// Writes about a node.
    fn comment(&mut self, id: NodeId, text: &str);

    /// Says how good the move was that led to a node.
    fn mark(&mut self, id: NodeId, mark: Mark);

    /// Adds a token after a node without going there. Returns where it leads, if it can be played.
    fn add(&mut self, id: NodeId, token: &str) -> Option<NodeId>;
}

/// A game that is looked through.
#[derive(Clone, Debug)]
pub struct Review {
    kind: GameKind,
    seats: usize,
    /// The main line as a game line.
    line: String,
    points: Vec<Point>,
    teams: Vec<Team>,
    /// What searches have found elsewhere, by game line.
    found: BTreeMap<String, Analysis>,
    /// The point whose move is being weighed, after it became known.
    current: Option<usize>,
    /// The point whose move is to be weighed next: that one, or one before whose cost is another now.
    weighing: Option<usize>,
    /// The position without which that cannot go on.
    wanted: Option<String>,
}

impl Review {
    /// A review of the main line, with what its record says of it.
    pub fn new(record: &dyn AnyRecord) -> Self {
        let tree_index = record.tree_index();
        let path = tree_index.path(tree_index.main_tip());
        let mut line = record.line_to(NodeId::ROOT);
        let points = path.iter().map(|&node| {
            let token = record.token_text(node);
            if node != NodeId::ROOT {
                line = after(&line, &token);
            }
            let (chances, plies) = read_chances(tree_index.comment(node));
            let seat = tree_index.parent(node).and_then(|parent| record.seat_at(parent));
            Point {
                node,
                number: tree_index.ply(node),
                seat,
                side: seat.and_then(|seat| record.side_at(node, seat)),
                forfeits: Token::<()>::ending(&token).is_some(),
                token,
                chances,
                plies,
                mark: tree_index.mark(node).filter(is_fault),
                found: None,
                analysis: None,
                length: line.len(),
            }
        });
        let points = points.collect();
        let seats = record.info().players().len();
        let mut review = Self {
            kind: record.kind(),
            seats,
            points,
            line,
            teams: teams(record, tree_index.main_tip(), seats as u8),
            found: BTreeMap::new(),
            current: None,
            weighing: None,
            wanted: None,
        };
        review.advance();
        review
    }

    /// Whether it is about the main line as it stands.
    pub fn fits(&self, record: &dyn AnyRecord) -> bool {
        let tree_index = record.tree_index();
        let path = tree_index.path(tree_index.main_tip());
        path.into_iter().eq(self.points.iter().map(|point| point.node))
    }

    /// Which game it is.
    pub fn kind(&self) -> GameKind {
        self.kind
    }

    /// The points of the main line, from the start.
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// Who wins together.
    pub fn teams(&self) -> &[Team] {
        &self.teams
    }

    /// Whether all is known.
    pub fn is_complete(&self) -> bool {
        self.weighing.is_none() && self.first_unknown() == self.points.len()
    }

    /// The game line to a point.
    pub fn line_at(&self, index: usize) -> &str {
        self.points.get(index).map_or(&self.line, |point| &self.line[..point.length])
    }

    /// What has been found out about a position of the main line.
    pub fn analysis_at(&self, index: usize) -> Option<&Analysis> {
        let point = self.points.get(index)?;
        point.analysis.as_ref().or(point.found.as_ref())
    }

    /// The positions, as game lines, that a search is to look into, the most urgent first, as many at
    /// most.
    pub fn wanted(&self, most: usize) -> Vec<String> {
        let unknown = |point: &Point| point.chances.is_none() && point.found.is_none();
        let points = (0..self.points.len()).filter(|&index| unknown(&self.points[index]));
        let lines = points.map(|index| self.line_at(index));
        self.wanted.as_deref().into_iter().chain(lines).take(most).map(str::to_owned).collect()
    }

    /// Takes what a search has found out about a position, and goes on with it. Returns what is thought of
    /// other positions by now, better moves having been looked into.
    ///
    /// An answer that nobody has asked for, one that comes twice, and one that tells nothing of the seats
    /// of this game change nothing.
    pub fn answer(&mut self, mut found: Analysis) -> Vec<Analysis> {
        let tells = found.chances.len() == self.seats
            && found.chances.iter().all(|chance| (0.0..=1.0).contains(chance));
        // A long game has many lines, each nearly as long as the game.
        let line = std::mem::take(&mut found.line);
        if !tells || self.look(&line).is_ok() {
            return Vec::new();
        }
        match self.index_of(&line) {
            Some(index) => self.points[index].found = Some(found),
            None if self.wanted.as_ref() == Some(&line) => drop(self.found.insert(line, found)),
            None => return Vec::new(),
        }
        self.advance()
    }

    /// The place of the first point about which nothing is known.
    fn first_unknown(&self) -> usize {
        let unknown = |point: &Point| point.chances.is_none();
        self.points.iter().position(unknown).unwrap_or(self.points.len())
    }

    /// The place of the point to which a game line leads.
    fn index_of(&self, line: &str) -> Option<usize> {
        (0..self.points.len()).find(|&index| self.line_at(index) == line)
    }

    /// Goes on as far as what was found takes it. Returns what is thought of positions by now.
    fn advance(&mut self) -> Vec<Analysis> {
        let mut changed = Vec::new();
        self.wanted = None;
        loop {
            while let Some(index) = self.weighing {
                match self.weigh(index) {
                    Ok(None) => self.weighing = None,
                    // What the move before has cost is another now.
                    Ok(Some(better)) => {
                        changed.push(better);
                        self.weighing = index.checked_sub(1);
                    }
                    Err(line) => {
                        self.wanted = Some(line);
                        return changed;
                    }
                }
            }
            self.current = None;
            let index = self.first_unknown();
            let Some(point) = self.points.get_mut(index) else { return changed };
            let Some(found) = &point.found else { return changed };
            point.chances = Some(found.chances.clone());
            point.plies = found.best().and_then(|line| Some(line.proof.as_ref()?.plies));
            (self.current, self.weighing) = (Some(index), Some(index));
        }
    }

    /// Weighs the move that led to a point: by the chance of the position before it, which is that of the
    /// best move there, and of that after it, about which as much is thought. Where it seems to be a fault,
    /// better moves are looked into first; what is thought of the position then is returned.
    ///
    /// # Errors
    /// Which position it takes to know more about; nothing is changed then.
    fn weigh(&mut self, index: usize) -> Result<Option<Analysis>, String> {
        let Some([before, point]) = self.pair(index) else { return Ok(None) };
        let (Some(was), Some(is), Some(seat)) = (&before.chances, &point.chances, point.seat)
        else {
            return Ok(None);
        };
        if point.forfeits {
            return Ok(None);
        }
        let line = self.line_at(index - 1);
        let mut found = self.analysis_at(index - 1).ok_or(line)?.clone();
        let (mut from, to) = (chance_of(was, seat), chance_of(is, seat));
        let mut better = None;
        if let Some(best) = found.best() {
            if best.proof.is_none() && judge(self.kind, from - to, false).is_some() {
                self.compare(&mut found, index, seat)?;
                from = found.chance(seat);
                better = Some(Analysis { line: line.to_owned(), ..found.clone() });
            }
            let there = self.analysis_at(index);
            let lets_win = there.is_some_and(|there| there.wins_at_once_against(seat));
            let is_best = found.best().and_then(AnalysisLine::token) == Some(&point.token);
            let mark = judge(self.kind, from - to, lets_win).filter(|_| !is_best);
            self.points[index].mark = mark;
        }
        let before = &mut self.points[index - 1];
        if better.is_some() {
            before.chances = Some(found.chances.clone());
        }
        before.analysis = Some(found);
        Ok(better)
    }

    /// A point and the one before it.
    fn pair(&self, index: usize) -> Option<[&Point; 2]> {
        Some([self.points.get(index.checked_sub(1)?)?, self.points.get(index)?])
    }

    /// What a search has found in a position.
    ///
    /// # Errors
    /// That it takes one.
    fn look(&self, line: &str) -> Result<&Analysis, String> {
        let point = self.index_of(line).map(|index| &self.points[index]);
        let found = point.map_or_else(|| self.found.get(line), |point| point.found.as_ref());
        found.ok_or_else(|| line.to_owned())
    }

    /// Looks as deeply into better moves as into the one that led to a point, the best first, until one
    /// holds. The best of those is put first, and what it comes to the position comes to.
    fn compare(&self, found: &mut Analysis, index: usize, seat: Seat) -> Result<(), String> {
        let (made, line) = (&self.points[index].token, self.line_at(index - 1));
        let into = |token: &str, known: Option<&AnalysisLine>| {
            let there = self.look(&after(line, token))?;
            let reasons = known.map(|line| line.reasons.clone()).unwrap_or_default();
            Ok::<_, String>((led_to(token, there, seat, reasons), &there.chances))
        };
        let own = into(made, found.line_of(made))?;
        let least = own.0.chance;
        let mut best = own;
        // What was thought to be the best is no fault.
        let is_best = found.best().and_then(AnalysisLine::token) == Some(made);
        let others = found.lines.iter().filter(|line| line.token() != Some(made) && !is_best);
        for line in others {
            let other = into(line.token().unwrap_or_default(), Some(line))?;
            let plies = |line: &AnalysisLine| line.proof.as_ref().map_or(0, |proof| proof.plies);
            let longer = other.0.loses(seat) && plies(&other.0) > plies(&best.0);
            let holds = judge(self.kind, other.0.chance - least, false).is_some();
            if other.0.chance > best.0.chance || (longer && other.0.chance == best.0.chance) {
                best = other;
            }
            if holds {
                break;
            }
        }
        let (best, chances) = best;
        found.chances.clone_from(chances);
        found.lines.retain(|line| line.token() != best.token());
        found.lines.insert(0, best);
        found.lines.truncate(LINES);
        Ok(())
    }

    /// The places of those at which somebody decides, or the game has ended: what comes before a draw by
    /// lot is no point of its own.
    pub fn shown(&self) -> impl Iterator<Item = usize> {
        let drawn =
            |index: usize| self.points.get(index + 1).is_some_and(|next| next.seat.is_none());
        (0..self.points.len()).filter(move |&index| !drawn(index))
    }

    /// The place of a node among the points that are shown: its own, or that of the draw by lot after it.
    pub fn place_of(&self, node: NodeId) -> Option<usize> {
        let index = self.points.iter().position(|point| point.node == node)?;
        self.shown().position(|shown| shown >= index)
    }

    /// The place of the move that led to a point: where a draw by lot came after it, the point before.
    pub fn owner(&self, index: usize) -> usize {
        let made = |&index: &usize| index == 0 || self.points[index].seat.is_some();
        (0..=index.min(self.points.len() - 1)).rev().find(made).unwrap_or(0)
    }

    /// The node at which a line left the game, no earlier than where that was left before. The nodes of
    /// the line are in their order.
    pub fn fork(&self, line: &[NodeId], left: NodeId) -> NodeId {
        let on = |point: &&Point| point.node == left || line.binary_search(&point.node).is_ok();
        self.points.iter().rfind(on).map_or(NodeId::ROOT, |point| point.node)
    }

    /// The places of the moves that were faults.
    pub fn faults(&self) -> impl Iterator<Item = usize> {
        let fault = |point: &Point| point.mark.is_some() && point.seat.is_some();
        (1..self.points.len()).filter(move |&index| fault(&self.points[index]))
    }

    /// Those of them that are certain while the rest is looked at: the answer to a fault can show that it
    /// was none.
    pub fn certain(&self) -> impl Iterator<Item = usize> {
        let known = self.current.unwrap_or_else(|| self.first_unknown());
        let all = self.is_complete();
        self.faults().filter(move |&index| all || index + 1 < known)
    }

    /// How often a seat made a fault.
    pub fn count(&self, seat: Seat, mark: Mark) -> usize {
        let points = self.points.iter();
        points.filter(|point| point.seat == Some(seat) && point.mark == Some(mark)).count()
    }

    /// Who was ahead when the game was given up, ran out of time or was agreed to be drawn, unless they have
    /// won it.
    pub fn ahead(&self) -> Option<Ahead<'_>> {
        let [before, end] = self.pair(self.points.len() - 1)?;
        let (was, is) = (before.chances.as_ref()?, end.chances.as_ref()?);
        let gave_away =
            |team: &&Team| team.chance(was) >= AHEAD && team.chance(is) < team.chance(was);
        let team = self.teams.iter().find(gave_away).filter(|_| end.forfeits)?;
        Some(Ahead { team, chance: team.chance(was) })
    }

    /// What is to be said of the move that led to a point; `None` where no move did. The nodes of the line
    /// that is shown are in their order.
    pub fn told(&self, record: &dyn AnyRecord, shown: &[NodeId], index: usize) -> Option<Told<'_>> {
        let [before, point] = self.pair(index)?;
        let (seat, line) = (point.seat?, self.line_at(index - 1));
        let chances = before.chances.as_ref().zip(point.chances.as_ref());
        let cost = chances.map(|(was, is)| [was, is].map(|of| percent(chance_of(of, seat))));
        let tree_index = record.tree_index();
        let better = match point.mark {
            Some(_) => better_line(tree_index, shown, before.node),
            None => Vec::new(),
        };
        let good = match (point.mark, better.first()) {
            (None, _) => Some(point.token.clone()),
            (Some(_), first) => first.map(|&node| record.token_text(node)),
        };
        let found = self.analysis_at(index - 1);
        let known = good.as_deref().and_then(|good| found?.line_of(good));
        let gave = cost.is_some_and(|[from, to]| {
            let loss = (f64::from(from) - f64::from(to)) / 100.0;
            to > 0 || judge(self.kind, loss, false).is_some()
        });
        Some(Told {
            point,
            cost,
            allows: point.mark.is_some() && point.plies == Some(1) && cost.is_some() && !gave,
            best: good.is_some()
                && found.and_then(|found| found.best()?.token()) == good.as_deref(),
            better,
            reason: known.and_then(|line| line.reasons.first()),
            wanted: found.is_none().then_some(line),
        })
    }

    /// The best moves of a position, the best first, without what would be a fault. `there` is what is known
    /// of where they lead, `own` the move that the line that is shown goes on with: it stands among them
    /// whatever it is worth.
    ///
    /// Where a move leads may be known better by now than it is from where it is made.
    ///
    /// # Errors
    /// Which position it takes to know more about.
    pub fn ranked(
        &self,
        found: &Analysis,
        there: &[Analysis],
        own: Option<&str>,
    ) -> Result<Vec<Ranked>, String> {
        let Some(best) = found.best() else { return Ok(Vec::new()) };
        let seat = found.seat.and_then(Seat::from_number).unwrap_or(Seat::ONE);
        let point = |line: &str| self.index_of(line);
        let known = |line: &str| {
            let told = there.iter().find(|there| there.line == line);
            point(line).and_then(|index| self.analysis_at(index)).or(told)
        };
        let chances = |line: &str| {
            let of_point = point(line).and_then(|index| self.points[index].chances.as_ref());
            of_point.or_else(|| Some(&known(line)?.chances)).map(|chances| chance_of(chances, seat))
        };
        // Better moves have been looked into where one seemed to be a fault.
        let stands = point(&found.line).and_then(|index| self.points[index].chances.as_ref());
        let stands = stands.filter(|_| best.proof.is_none());
        let top = stands.map_or(best.chance, |chances| chance_of(chances, seat));
        let mut lines = found.lines.clone();
        lines.truncate(LINES);
        if let Some(own) = own.filter(|own| lines.iter().all(|line| line.token() != Some(own))) {
            let line = after(&found.line, own);
            lines.truncate(LINES - 1);
            lines.push(led_to(own, known(&line).ok_or(line)?, seat, Vec::new()));
        }
        let is_own = |line: &AnalysisLine| own.is_some() && line.token() == own;
        for line in &mut lines {
            let token = line.token().unwrap_or_default();
            let next = after(&found.line, token);
            if Some(token) == best.token() {
                line.chance = top;
            } else if line.proof.is_none() {
                line.chance = chances(&next).unwrap_or(line.chance).min(top);
            }
            if let Some(answer) = known(&next).and_then(Analysis::best) {
                line.moves.truncate(1);
                line.moves.extend_from_slice(&answer.moves);
            }
            line.moves.truncate(LONGEST);
        }
        let fault =
            |top: f64, line: &AnalysisLine| judge(self.kind, top - line.chance, false).is_some();
        lines.retain(|line| is_own(line) || !fault(top, line));
        crate::insertion_sort(&mut lines, |one, other| one.chance > other.chance);
        let top = lines.first().map_or(top, |line| line.chance);
        let ranked = lines.into_iter().map(|line| Ranked {
            standing: match top - line.chance {
                _ if fault(top, &line) => Standing::Fault,
                loss if loss <= EQUAL * nearly(self.kind) => Standing::Best,
                _ => Standing::Near,
            },
            own: is_own(&line),
            line,
        });
        Ok(ranked.collect())
    }

    /// Writes into the record what was found: chances, marks, and the better line beside each fault. What is
    /// still being weighed is left out, so that it is looked at once more when the record is read again.
    pub fn write(&self, notes: &mut dyn Annotate) {
        for (index, point) in self.points.iter().enumerate() {
            let Some(chances) = point.chances.as_ref().filter(|_| self.current != Some(index))
            else {
                continue;
            };
            let mut words: Vec<_> = chances.iter().map(|&of| percent(of).to_string()).collect();
            words.extend(point.plies.map(|plies| format!("#{plies}")));
            let comment = notes.record().tree_index().comment(point.node);
            let comment = with_command(comment, "win", &words.join(" "));
            notes.comment(point.node, &comment);
            if let Some(mark) = point.mark {
                notes.mark(point.node, mark);
            }
        }
        for index in self.faults().filter(|&index| self.current != Some(index)) {
            let best = self.analysis_at(index - 1).and_then(Analysis::best);
            best.into_iter()
                .for_each(|best| write_better(notes, self.points[index - 1].node, best));
        }
    }
}

/// Adds the line that would have been better.
fn write_better(notes: &mut dyn Annotate, from: NodeId, best: &AnalysisLine) {
    let mut node = from;
    for token in best.moves.iter().take(LONGEST) {
        let record = notes.record();
        // What is drawn by lot after it, nobody can choose.
        if record.tree_index().kind(node) != NodeKind::Decision {
            return;
        }
        let known =
            record.tree_index().children(node).any(|child| record.token_text(child) == *token);
        let Some(next) = notes.add(node, token) else { return };
        if node == from && !known {
            let comment = with_command(notes.record().tree_index().comment(next), "computer", "");
            notes.comment(next, &comment);
        }
        node = next;
    }
}

/// The line that the computer has added beside a move that was no good, from the node before it. The nodes
/// of the line that is shown are in their order.
pub fn better_line(tree_index: &TreeIndex, shown: &[NodeId], before: NodeId) -> Vec<NodeId> {
    let added = |&id: &NodeId| command_of(tree_index.comment(id), "computer").is_some();
    let Some(better) = tree_index.children(before).find(added) else { return Vec::new() };
    let mut line = onward(tree_index, shown, better);
    line.insert(0, better);
    line
}

/// The nodes that follow one in the record, as far as one sees ahead: those of the line that is shown, whose
/// nodes are in their order, or else the first.
pub fn onward(tree_index: &TreeIndex, shown: &[NodeId], node: NodeId) -> Vec<NodeId> {
    let next = |&id: &NodeId| {
        let mut children = tree_index.children(id);
        let on = children.find(|child| shown.binary_search(child).is_ok());
        on.or_else(|| tree_index.children(id).next())
    };
    std::iter::successors(next(&node), next).take(LONGEST).collect()
}

/// A move, by what is known of where it has led.
fn led_to(token: &str, there: &Analysis, seat: Seat, reasons: Vec<MoveReason>) -> AnalysisLine {
    let answer = there.best();
    let proof = answer.and_then(|answer| answer.proof.as_ref());
    let answers = answer.map_or(&[][..], |answer| &answer.moves);
    AnalysisLine {
        moves: std::iter::once(token.to_owned()).chain(answers.iter().cloned()).collect(),
        chance: there.chance(seat),
        visits: 0,
        proof: proof.map(|ProvedEnd { winners, plies }| ProvedEnd {
            winners: winners.clone(),
            plies: plies.saturating_add(1),
        }),
        reasons,
    }
}

/// A game line with one token more.
fn after(line: &str, token: &str) -> String {
    let between = if line.contains(" : ") { " " } else { " : " };
    format!("{line}{between}{token}")
}

/// Whether a mark says that a move was a fault.
fn is_fault(mark: &Mark) -> bool {
    faults(GameKind::Snorkels).iter().any(|(fault, _)| fault == mark)
}

/// What a comment tells of chances, and after how many moves the game is over.
fn read_chances(comment: &str) -> (Option<Vec<f64>>, Option<u16>) {
    let words = || command_of(comment, "win").unwrap_or_default().split_whitespace();
    let chance =
        |word: &str| word.parse().ok().map(|percent: u32| f64::from(percent.min(100)) / 100.0);
    let chances: Vec<_> = words().filter_map(chance).collect();
    let plies = words().find_map(|word| word.strip_prefix('#')?.parse().ok());
    (Some(chances).filter(|chances| !chances.is_empty()), plies)
}

/// Who wins together, as the sides are at a node.
fn teams(record: &dyn AnyRecord, node: NodeId, seats: u8) -> Vec<Team> {
    let mut teams: Vec<Team> = Vec::new();
    for seat in Seat::all(seats) {
        let side = record.side_at(node, seat);
        match teams.iter_mut().find(|team| side.is_some() && team.side == side) {
            Some(team) => team.seats.push(seat),
            None => teams.push(Team { seats: vec![seat], side }),
        }
    }
    teams
}
