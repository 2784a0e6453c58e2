//! What a move is by how much of the chance to win it gives away: in a game that is looked through,
//! and when somebody tries to find a better one.

use cauce_rules::{GameKind, Seat, with_game};

use crate::{
    Mark, Play,
    analysis::{Analysis, AnalysisLine, CERTAIN},
};

/// How much of the chance to win a move must give away to be called a fault, from 0 to 1, the gravest
/// first. The lines are drawn at twice what they are for chess elsewhere (Lichess: 0.1, 0.2 and 0.3 on
/// a scale from -1 to 1), since these chances are found by trial.
const FAULTS: [(Mark, f64); 3] = [(Mark::Blunder, 0.3), (Mark::Mistake, 0.2), (Mark::Dubious, 0.1)];

/// A move that gives away no more than this is nearly as good as the best.
const NEARLY: f64 = 0.05;

fn scale(kind: GameKind) -> f64 {
    with_game!(kind, G => G::FAULT_SCALE)
}

/// The faults of a game, the gravest first, and how much of the chance to win each gives away at
/// least.
pub fn faults(kind: GameKind) -> [(Mark, f64); 3] {
    FAULTS.map(|(mark, least)| (mark, least * scale(kind)))
}

/// How much a move may give away that is nearly as good as the best.
pub fn nearly(kind: GameKind) -> f64 {
    NEARLY * scale(kind)
}

/// What a move is that gives away so much of the chance to win; none where it is no fault.
///
/// One that lets somebody else win at once (`lets_win`) is a fault, too, however little was to be lost;
/// but where there was nothing to be lost, it is none.
pub fn judge(kind: GameKind, loss: f64, lets_win: bool) -> Option<Mark> {
    let fault = faults(kind).into_iter().find(|(_, least)| loss >= *least);
    fault.map(|(mark, _)| mark).or((lets_win && loss >= CERTAIN).then_some(Mark::Dubious))
}

/// What came of a try to find a good move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Grade {
    /// The best move.
    Best,
    /// Another that is no fault.
    Good,
    /// One that is no fault, though it is proved to lose: so does every other.
    Holds,
    /// One that wins, though it is not the best.
    Wins,
    /// The move that was to be made better.
    Same,
    /// A fault.
    Worse,
    /// A fault, after which others win, as is proved.
    Loses,
}

impl Grade {
    /// The name by which the catalogues know it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Holds => "holds",
            Self::Wins => "wins",
            Self::Same => "same",
            Self::Worse => "worse",
            Self::Loses => "loses",
        }
    }

    /// Whether such a move has been looked for.
    pub const fn is_found(self) -> bool {
        matches!(self, Self::Best | Self::Good | Self::Holds | Self::Wins)
    }
}

/// What a move leads to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Sequel<'a> {
    /// A position, and what has been found out about it.
    Position(&'a Analysis),
    /// The end of the game, and what that is worth to who made the move, as
    /// [`Game::value`](cauce_rules::Game::value) has it.
    End(f64),
}

impl Sequel<'_> {
    fn chance(self, seat: Seat) -> f64 {
        match self {
            Self::Position(found) => found.chance(seat),
            Self::End(value) => value,
        }
    }

    /// Whether it is won, by proof or at the end.
    fn wins(self, seat: Seat) -> bool {
        match self.answer() {
            Some(answer) => answer.wins(seat),
            None => self.chance(seat) == 1.0,
        }
    }

    /// Whether it is lost, by proof or at the end.
    fn loses(self, seat: Seat) -> bool {
        match self.answer() {
            Some(answer) => answer.loses(seat),
            None => self.chance(seat) == 0.0,
        }
    }

    /// The best answer, unless the game is over.
    fn answer(&self) -> Option<&AnalysisLine> {
        match self {
            Self::Position(found) => found.best(),
            Self::End(_) => None,
        }
    }

    fn lets_win(self, seat: Seat) -> bool {
        matches!(self, Self::Position(found) if found.wins_at_once_against(seat))
    }
}

/// What came of a try, and the chance of who made it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judgement {
    /// What it was.
    pub grade: Grade,
    /// What mark the move would have in the record of a game.
    pub mark: Option<Mark>,
    /// How likely they were to win before it.
    pub from: f64,
    /// How likely they are after it.
    pub to: f64,
    /// After how many moves and chance events the game is over then, where that is proved.
    pub plies: Option<u16>,
}

/// Judges a try: a token that a seat would play in a position about which something has been found out.
///
/// `made` is the move to which a better one is looked for, if there is any. `None` is returned as long as
/// it takes to know what the token leads to, and that is not told: only the best move needs no `sequel`.
pub fn judge_try(
    kind: GameKind,
    before: &Analysis,
    sequel: Option<Sequel<'_>>,
    seat: Seat,
    token: &str,
    made: Option<&str>,
) -> Option<Judgement> {
    let from = before.chance(seat);
    if let Some(best) = before.best().filter(|best| best.token() == Some(token)) {
        let plies = best.proof.as_ref().map(|proof| proof.plies.saturating_sub(1));
        return Some(Judgement { grade: Grade::Best, mark: None, from, to: best.chance, plies });
    }
    let sequel = sequel?;
    let to = sequel.chance(seat);
    let mark = judge(kind, from - to, sequel.lets_win(seat));
    let grade = match (mark, made == Some(token)) {
        (_, true) => Grade::Same,
        (Some(_), _) if sequel.loses(seat) => Grade::Loses,
        (Some(_), _) => Grade::Worse,
        (None, _) if sequel.wins(seat) => Grade::Wins,
        (None, _) if sequel.loses(seat) => Grade::Holds,
        (None, _) => Grade::Good,
    };
    let plies = match sequel {
        Sequel::Position(_) => {
            sequel.answer().and_then(|answer| Some(answer.proof.as_ref()?.plies))
        }
        Sequel::End(_) => Some(0),
    };
    Some(Judgement { grade, mark, from, to, plies })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::ProvedEnd;

    const LOSSES: [f64; 6] = [0.04, 0.06, 0.12, 0.16, 0.22, 0.3];

    fn signs(kind: GameKind, lets_win: bool) -> [&'static str; 6] {
        LOSSES.map(|loss| judge(kind, loss, lets_win).map_or("", Mark::sign))
    }

    #[test]
    fn a_move_is_judged_by_the_scale_of_its_game() {
        assert_eq!(signs(GameKind::Snorkels, false), ["", "", "?!", "?!", "?", "??"]);
        assert_eq!(signs(GameKind::Caminos, false), signs(GameKind::Snorkels, false));
        assert_eq!(signs(GameKind::Sendas, false), signs(GameKind::Snorkels, false));
        assert_eq!(signs(GameKind::Tayu, false), ["", "?!", "?", "??", "??", "??"]);
    }

    #[test]
    fn a_threshold_belongs_to_the_graver_fault_and_nearly_the_best_is_none() {
        for &kind in GameKind::ALL {
            for (mark, least) in faults(kind) {
                assert_eq!(judge(kind, least, false), Some(mark), "{kind}");
                assert_ne!(judge(kind, least - 1e-9, false), Some(mark), "{kind}");
                assert!(nearly(kind) < least);
            }
            assert_eq!(judge(kind, nearly(kind), false), None);
        }
    }

    #[test]
    fn to_let_another_win_at_once_is_a_fault_where_anything_was_to_be_lost() {
        assert_eq!(signs(GameKind::Snorkels, true), ["?!", "?!", "?!", "?!", "?", "??"]);
        assert_eq!(judge(GameKind::Snorkels, CERTAIN, true), Some(Mark::Dubious));
        assert_eq!(judge(GameKind::Snorkels, CERTAIN / 2.0, true), None);
        assert_eq!(judge(GameKind::Snorkels, -0.5, true), None);
        assert_eq!(judge(GameKind::Snorkels, f64::NAN, true), None);
    }

    fn analysis(seat: u8, chances: [f64; 2], moves: &[&str]) -> Analysis {
        let chance = chances[usize::from(seat) - 1];
        let line = |token: &&str| AnalysisLine {
            moves: vec![(*token).to_owned()],
            chance,
            ..AnalysisLine::default()
        };
        let lines = moves.iter().map(line).collect();
        Analysis { line: String::new(), steps: 1, seat: Some(seat), chances: chances.into(), lines }
    }

    fn proved(mut found: Analysis, winners: &[u8], plies: u16) -> Analysis {
        found.lines[0].proof = Some(ProvedEnd { winners: winners.to_vec(), plies });
        found
    }

    /// Seat 1 has 75 %, `a1` is the best and `c1` was played.
    fn grade(token: &str, sequel: Option<Sequel<'_>>) -> Option<Grade> {
        let before = analysis(1, [0.75, 0.25], &["a1", "b1"]);
        let tried = judge_try(GameKind::Snorkels, &before, sequel, Seat::ONE, token, Some("c1"));
        tried.map(|judged| judged.grade)
    }

    #[test]
    fn a_try_is_graded_by_what_it_leads_to() {
        let after = |chance: f64| analysis(2, [chance, 1.0 - chance], &["d1"]);
        let of = |found: &Analysis| grade("b1", Some(Sequel::Position(found)));
        assert_eq!(grade("a1", None), Some(Grade::Best));
        assert_eq!(of(&after(0.7)), Some(Grade::Good));
        assert_eq!(of(&after(0.9)), Some(Grade::Good));
        assert_eq!(of(&after(0.45)), Some(Grade::Worse));
        assert_eq!(of(&proved(after(1.0), &[1], 4)), Some(Grade::Wins));
        assert_eq!(of(&proved(after(0.0), &[2], 3)), Some(Grade::Loses));
        assert_eq!(of(&proved(after(0.5), &[], 3)), Some(Grade::Worse), "a draw is not lost");
        assert_eq!(grade("b1", Some(Sequel::End(1.0))), Some(Grade::Wins));
        assert_eq!(grade("b1", Some(Sequel::End(0.0))), Some(Grade::Loses));
        assert_eq!(grade("b1", Some(Sequel::End(0.5))), Some(Grade::Worse));
    }

    #[test]
    fn what_was_played_counts_as_that_unless_it_is_the_best() {
        let found = analysis(2, [0.6, 0.4], &["d1"]);
        assert_eq!(grade("c1", Some(Sequel::Position(&found))), Some(Grade::Same));
        let before = analysis(1, [0.6, 0.4], &["c1"]);
        let tried = judge_try(GameKind::Snorkels, &before, None, Seat::ONE, "c1", Some("c1"));
        assert_eq!(tried.map(|judged| judged.grade), Some(Grade::Best));
    }

    #[test]
    fn where_all_is_lost_a_move_holds_and_one_that_lets_win_at_once_does_not_change_that() {
        let before = proved(analysis(1, [0.0, 1.0], &["a1"]), &[2], 6);
        let after = proved(analysis(2, [0.0, 1.0], &["d1"]), &[2], 1);
        let sequel = Some(Sequel::Position(&after));
        let tried = judge_try(GameKind::Snorkels, &before, sequel, Seat::ONE, "b1", None);
        let tried = tried.unwrap();
        assert_eq!((tried.grade, tried.mark, tried.plies), (Grade::Holds, None, Some(1)));
    }

    #[test]
    fn as_long_as_it_is_not_known_where_a_try_leads_nothing_is_said() {
        assert_eq!(grade("b1", None), None);
        assert_eq!(grade("nonsense", None), None);
        let nothing = analysis(1, [0.6, 0.4], &[]);
        assert_eq!(judge_try(GameKind::Tayu, &nothing, None, Seat::ONE, "a1", None), None);
        // Chances that another module left out are none.
        let bare = Analysis { chances: Vec::new(), ..nothing };
        let sequel = Some(Sequel::Position(&bare));
        let judged = judge_try(GameKind::Tayu, &bare, sequel, Seat::FOUR, "a1", None).unwrap();
        assert_eq!((judged.from, judged.to), (0.0, 0.0));
    }

    #[test]
    fn only_what_was_looked_for_is_found() {
        let all = [Grade::Best, Grade::Good, Grade::Holds, Grade::Wins];
        assert!(all.iter().all(|grade| grade.is_found()));
        assert!(![Grade::Same, Grade::Worse, Grade::Loses].iter().any(|grade| grade.is_found()));
    }
}
