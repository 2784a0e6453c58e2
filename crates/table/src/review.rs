//! A game looked through by the computer: how likely each seat is to win after every move of the main
//! line, and which moves gave away how much of that.
//!
//! A [`Review`] is a value that waits for nothing. It says which positions it has to know more about
//! ([`Review::wanted`]), is told what was found out ([`Review::answer`]), and goes on as far as that takes
//! it. It counts on answers alone that are about the same amount of search each, so that a game is judged
//! alike whatever else was analysed before it, and in whatever order the answers come. What it has found
//! is written into the record, from where it is read again.

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

/// How many moves are told of a position.
pub const LINES: usize = 3;

/// A point of the main line: the start, or what a move or a draw by lot led to.
#[derive(Clone, PartialEq, Debug)]
pub struct Point {
    /// Where it is in the tree of moves.
    pub node: NodeId,
    /// Who made the last one; nobody at the start and after a draw by lot.
    pub seat: Option<Seat>,
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
}

impl Point {
    /// Whether the game was given up, ran out of time or was agreed to be drawn: no move of its own.
    pub fn forfeits(&self) -> bool {
        Token::<()>::ending(&self.token).is_some()
    }
}

/// A game that is looked through.
#[derive(Clone, Debug)]
pub struct Review {
    kind: GameKind,
    seats: usize,
    /// The main line as a game line.
    line: String,
    points: Vec<Point>,
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

    /// Whether it is about the main line as it stands.
    pub fn fits(&self, record: &dyn AnyRecord) -> bool {
        let tree_index = record.tree_index();
        let path = tree_index.path(tree_index.main_tip());
        path.into_iter().eq(self.points.iter().map(|point| point.node))
    }

    /// The points of the main line, from the start.
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// Whether all is known.
    pub fn is_complete(&self) -> bool {
        self.weighing.is_none() && self.first_unknown() == self.points.len()
    }

    /// The point before a move, and the one to which it led.
    pub fn pair(&self, index: usize) -> Option<[&Point; 2]> {
        Some([self.points.get(index.checked_sub(1)?)?, self.points.get(index)?])
    }

    /// The game line to a point.
    pub fn line_at(&self, index: usize) -> &str {
        &self.line[..self.points[index].length]
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
    pub fn index_of(&self, line: &str) -> Option<usize> {
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
            point.plies = found.best().and_then(AnalysisLine::plies);
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
        let into = |token: &str| {
            let known = found.line_of(token).map(|line| line.reasons.clone());
            let led = self.look(&after(line, token))?.led_to_by(token, seat);
            Ok::<_, String>(AnalysisLine { reasons: known.unwrap_or_default(), ..led })
        };
        let mut best = into(made)?;
        let least = best.chance;
        // What was thought to be the best is no fault.
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
        let there = self.look(&after(line, best.token().unwrap_or_default()))?;
        found.chances.clone_from(&there.chances);
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

    /// Whether a point is known, and its move is not being weighed any more.
    pub fn is_settled(&self, index: usize) -> bool {
        self.current != Some(index) && self.points[index].chances.is_some()
    }
}

/// A game line with one token more.
pub fn after(line: &str, token: &str) -> String {
    let between = if line.contains(" : ") { " " } else { " : " };
    format!("{line}{between}{token}")
}

/// Whether a mark says that a move was a fault.
fn is_fault(mark: &Mark) -> bool {
    matches!(mark, Mark::Blunder | Mark::Mistake | Mark::Dubious)
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
