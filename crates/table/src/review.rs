//! Computer review of a game: the winning chances after each move of the main line, and the faults.
//!
//! A [`Review`] is a state machine without I/O. [`Review::wanted`] returns the positions to search
//! next, and [`Review::answer`] accepts the results and continues as far as possible. Only searches
//! of about the same size count, so that the verdicts do not depend on earlier analyses or on the
//! order of the answers. The results are written into the record, from which a later review reads
//! them.

use std::collections::BTreeMap;

use cauce_rules::{GameKind, Seat, Token};

use crate::{
    AnyRecord, Mark, NodeId,
    analysis::{Analysis, AnalysisLine, chance_of},
    comment::command_of,
    judge::judge,
};

#[cfg(test)]
mod tests;

/// Maximum number of moves listed for a position.
pub const LINES: usize = 3;

/// A point of the main line: the start, or the position after a move or chance event.
#[derive(Clone, PartialEq, Debug)]
pub struct Point {
    /// The node in the tree of moves.
    pub node: NodeId,
    /// The seat that made the move; `None` at the start and after a chance event.
    pub seat: Option<Seat>,
    /// Token of the move or chance event.
    pub token: String,
    /// Each seat's probability of winning, from 0 to 1; `None` while unknown.
    pub chances: Option<Vec<f64>>,
    /// Upper bound on the plies to the end, if the outcome is proved.
    pub plies: Option<u16>,
    /// Which fault the move was; `None` if it was no fault, or is not judged yet.
    pub mark: Option<Mark>,
    /// Result of the search of this position.
    found: Option<Analysis>,
    /// The same result after better moves were searched as deeply as the played one.
    analysis: Option<Analysis>,
    /// Length of the game line up to here, in bytes.
    length: usize,
}

impl Point {
    /// Returns whether the token ends the game without a move: a resignation, a timeout or an
    /// agreed draw.
    pub fn forfeits(&self) -> bool {
        Token::<()>::ending(&self.token).is_some()
    }
}

/// A review of the main line.
#[derive(Clone, Debug)]
pub struct Review {
    kind: GameKind,
    seats: usize,
    line: String,
    points: Vec<Point>,
    /// Search results for positions beside the main line, by game line.
    found: BTreeMap<String, Analysis>,
    /// The last point that became known, while its move is being judged.
    current: Option<usize>,
    /// The point to judge next: the current one, or an earlier one whose loss has changed.
    weighing: Option<usize>,
    /// The position whose result is needed to continue.
    wanted: Option<String>,
}

impl Review {
    /// Creates a review of the main line, with the chances that its comments already contain.
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
            Point {
                node,
                seat: record.mover(node).0,
                token,
                chances,
                plies,
                mark: tree_index.mark(node).filter(is_fault),
                found: None,
                analysis: None,
                length: line.len(),
            }
        });
        let mut review = Self {
            kind: record.kind(),
            seats: record.info().players().len(),
            points: points.collect(),
            line,
            found: BTreeMap::new(),
            current: None,
            weighing: None,
            wanted: None,
        };
        review.advance();
        review
    }

    /// Returns whether the review still matches the main line.
    pub fn fits(&self, record: &dyn AnyRecord) -> bool {
        let tree_index = record.tree_index();
        let path = tree_index.path(tree_index.main_tip());
        path.into_iter().eq(self.points.iter().map(|point| point.node))
    }

    /// Returns the points of the main line, from the start.
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// Returns whether all moves are judged.
    pub fn is_complete(&self) -> bool {
        self.weighing.is_none() && self.first_unknown() == self.points.len()
    }

    /// Returns the points before and after a move.
    pub fn pair(&self, index: usize) -> Option<[&Point; 2]> {
        Some([self.points.get(index.checked_sub(1)?)?, self.points.get(index)?])
    }

    /// Returns the game line up to a point.
    pub fn line_at(&self, index: usize) -> &str {
        &self.line[..self.points[index].length]
    }

    /// Returns the analysis of a position of the main line.
    pub fn analysis_at(&self, index: usize) -> Option<&Analysis> {
        let point = self.points.get(index)?;
        point.analysis.as_ref().or(point.found.as_ref())
    }

    /// Returns up to `most` positions to search, as game lines, the most urgent first.
    pub fn wanted(&self, most: usize) -> Vec<String> {
        let unknown = |point: &Point| point.chances.is_none() && point.found.is_none();
        let points = (0..self.points.len()).filter(|&index| unknown(&self.points[index]));
        let lines = points.map(|index| self.line_at(index));
        self.wanted.as_deref().into_iter().chain(lines).take(most).map(str::to_owned).collect()
    }

    /// Accepts the result of a search and continues the review. Returns the analyses of other
    /// positions that changed because better moves were searched.
    ///
    /// Results that were not requested, repeated results and results with invalid chances are
    /// ignored.
    pub fn answer(&mut self, mut found: Analysis) -> Vec<Analysis> {
        let tells = found.chances.len() == self.seats
            && found.chances.iter().all(|chance| (0.0..=1.0).contains(chance));
        // The line is stored elsewhere: in a long game, every line is nearly as long as the game.
        let line = std::mem::take(&mut found.line);
        if !tells || self.search_result(&line).is_ok() {
            return Vec::new();
        }
        match self.index_of(&line) {
            Some(index) => self.points[index].found = Some(found),
            None if self.wanted.as_ref() == Some(&line) => drop(self.found.insert(line, found)),
            None => return Vec::new(),
        }
        self.advance()
    }

    fn first_unknown(&self) -> usize {
        let unknown = |point: &Point| point.chances.is_none();
        self.points.iter().position(unknown).unwrap_or(self.points.len())
    }

    /// Returns the index of the point at the end of a game line.
    pub fn index_of(&self, line: &str) -> Option<usize> {
        (0..self.points.len()).find(|&index| self.line_at(index) == line)
    }

    /// Continues as far as possible. Returns the analyses that changed.
    fn advance(&mut self) -> Vec<Analysis> {
        let mut changed = Vec::new();
        self.wanted = None;
        loop {
            while let Some(index) = self.weighing {
                match self.judge_move(index) {
                    Ok(None) => self.weighing = None,
                    // The chances before the move changed, so the previous move is judged again.
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
            point.plies = found.best().and_then(AnalysisLine::plies);
            (self.current, self.weighing) = (Some(index), Some(index));
        }
    }

    /// Judges the move to a point by the chances before and after it; the former are those of the
    /// best move. If the move seems to be a fault, better moves are searched first, and the new
    /// analysis of the position is returned.
    ///
    /// # Errors
    /// Returns the position to search first; the review is then unchanged.
    fn judge_move(&mut self, index: usize) -> Result<Option<Analysis>, String> {
        let Some([before, point]) = self.pair(index).filter(|[_, point]| !point.forfeits()) else {
            return Ok(None);
        };
        let (Some(was), Some(is), Some(seat)) = (&before.chances, &point.chances, point.seat)
        else {
            return Ok(None);
        };
        let line = self.line_at(index - 1);
        let mut found = self.analysis_at(index - 1).ok_or(line)?.clone();
        let (mut from, to) = (chance_of(was, seat), chance_of(is, seat));
        let mut better = None;
        if let Some(best) = found.best() {
            if best.proof.is_none() && judge(self.kind, from - to, false).is_some() {
                self.search_alternatives(&mut found, index, seat)?;
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

    /// Returns the search result of a position.
    ///
    /// # Errors
    /// Returns the position if it has not been searched yet.
    fn search_result(&self, line: &str) -> Result<&Analysis, String> {
        let point = self.index_of(line).map(|index| &self.points[index]);
        let found = point.map_or_else(|| self.found.get(line), |point| point.found.as_ref());
        found.ok_or_else(|| line.to_owned())
    }

    /// Searches better moves as deeply as the played one, the best first, until one stays better.
    /// The best of all becomes the first line, and the position takes over its chances.
    fn search_alternatives(
        &self,
        found: &mut Analysis,
        index: usize,
        seat: Seat,
    ) -> Result<(), String> {
        let (made, line) = (&self.points[index].token, self.line_at(index - 1));
        let into = |token: &str| {
            let known = found.line_of(token).map(|line| line.reasons.clone());
            let led = self.search_result(&after(line, token))?.as_line_of(token, seat);
            Ok::<_, String>(AnalysisLine { reasons: known.unwrap_or_default(), ..led })
        };
        let mut best = into(made)?;
        let least = best.chance;
        // A move that seemed to be the best is no fault.
        let is_best = found.best().and_then(AnalysisLine::token) == Some(made);
        let others = found.lines.iter().filter_map(AnalysisLine::token);
        for token in others.filter(|token| token != made && !is_best) {
            let other = into(token)?;
            let longer = other.loses(seat) && other.plies() > best.plies();
            let holds = judge(self.kind, other.chance - least, false).is_some();
            if other.chance > best.chance || (longer && other.chance == best.chance) {
                best = other;
            }
            if holds {
                break;
            }
        }
        let there = self.search_result(&after(line, best.token().unwrap_or_default()))?;
        found.chances.clone_from(&there.chances);
        found.lines.retain(|line| line.token() != best.token());
        found.lines.insert(0, best);
        found.lines.truncate(LINES);
        Ok(())
    }

    /// Returns the indices of the points to display: those with a player to move, and the end. The
    /// point before a chance event is left out.
    pub fn shown(&self) -> impl Iterator<Item = usize> {
        let drawn =
            |index: usize| self.points.get(index + 1).is_some_and(|next| next.seat.is_none());
        (0..self.points.len()).filter(move |&index| !drawn(index))
    }

    /// Returns the index of a node among the displayed points. A point before a chance event counts
    /// as the one after it.
    pub fn place_of(&self, node: NodeId) -> Option<usize> {
        let index = self.points.iter().position(|point| point.node == node)?;
        self.shown().position(|shown| shown >= index)
    }

    /// Returns the index of the point after the move that led here; chance events after the move
    /// are skipped.
    pub fn move_index(&self, index: usize) -> usize {
        let made = |&index: &usize| index == 0 || self.points[index].seat.is_some();
        (0..=index.min(self.points.len() - 1)).rev().find(made).unwrap_or(0)
    }

    /// Returns the indices of the moves that were faults.
    pub fn faults(&self) -> impl Iterator<Item = usize> {
        let fault = |point: &Point| point.mark.is_some() && point.seat.is_some();
        (1..self.points.len()).filter(move |&index| fault(&self.points[index]))
    }

    /// Returns the faults that are final while the review continues. The analysis of the reply to a
    /// fault can still show that it was none.
    pub fn certain(&self) -> impl Iterator<Item = usize> {
        let known = self.current.unwrap_or_else(|| self.first_unknown());
        let all = self.is_complete();
        self.faults().filter(move |&index| all || index + 1 < known)
    }

    /// Returns whether a point is known and the judgement of its move is complete.
    pub fn is_settled(&self, index: usize) -> bool {
        self.current != Some(index) && self.points[index].chances.is_some()
    }
}

/// Appends a token to a game line.
pub fn after(line: &str, token: &str) -> String {
    let between = if line.contains(" : ") { " " } else { " : " };
    format!("{line}{between}{token}")
}

fn is_fault(mark: &Mark) -> bool {
    matches!(mark, Mark::Blunder | Mark::Mistake | Mark::Dubious)
}

fn read_chances(comment: &str) -> (Option<Vec<f64>>, Option<u16>) {
    let words = || command_of(comment, "win").unwrap_or_default().split_whitespace();
    let chance =
        |word: &str| word.parse().ok().map(|percent: u32| f64::from(percent.min(100)) / 100.0);
    let chances: Vec<_> = words().filter_map(chance).collect();
    let plies = words().find_map(|word| word.strip_prefix('#')?.parse().ok());
    (Some(chances).filter(|chances| !chances.is_empty()), plies)
}
