//! A game in progress.

use cauce_rules::{
    AnyGame, AnyMove, AnyOptions, GameLine, Illegal, OptionsError, Outcome, Seat, Token, Turn,
    write_line,
};

use crate::{
    AnyHand, Cut, Dealer, NodeId, Player, Press, Record, Refusal, Round, Setup, Tags, Target, Tree,
    record, round_of, write_link,
};

/// A game in progress: its tree of moves, the people who play it, and the hand.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) setup: Setup,
    pub(crate) options: AnyOptions,
    pub(crate) tree: Tree,
    pub(crate) at: NodeId,
    /// By seat.
    pub(crate) players: Vec<Player>,
    pub(crate) tags: Tags,
    /// The finished games of the series before this one.
    pub(crate) rounds: Vec<Round>,
    dealer: Dealer,
    hand: AnyHand,
    aimed: Option<Target>,
    /// Whether a tap or a button brought the hand there, and not a pointer that passes over it.
    shown: bool,
    refusal: Option<Refusal>,
    draws_chance: bool,
}

impl Table {
    /// A table at which a game has been played so far.
    ///
    /// Names are given by seat; those left out are empty. Chance that is due is drawn at once.
    pub fn new(line: &GameLine, names: &[String], dealer: Dealer) -> Self {
        Self::seated(line, names, dealer, true)
    }

    fn seated(line: &GameLine, names: &[String], dealer: Dealer, draws_chance: bool) -> Self {
        let mut table = Self::with_tree(
            Setup::from_options(line.options().clone()),
            line.options().clone(),
            Tree::new(line.start().clone()),
            dealer,
        );
        table.draws_chance = draws_chance;
        for (player, name) in table.players.iter_mut().zip(names) {
            *player = Player::new(name);
        }
        for &token in line.tokens() {
            // A game line holds nothing but tokens that are legal one after the other.
            if let Ok(next) = table.tree.play(table.at, token) {
                table.at = next;
            }
        }
        table.settle();
        table
    }

    /// Lets chance be drawn as soon as it is due, or leaves that to whoever plays tokens here.
    pub fn draw_chance(&mut self, draws: bool) {
        self.draws_chance = draws;
        if draws && self.game().turn() == Turn::Chance {
            self.settle();
        }
    }

    /// A table that only shows a game: no chance is drawn on it.
    pub fn showing(line: &GameLine, dealer: Dealer) -> Self {
        Self::seated(line, &[], dealer, false)
    }

    /// A table at which a game on record goes on from the end of its main line.
    ///
    /// Chance that is due is drawn at once, unless the table only shows the game.
    pub fn of_record(record: Record, dealer: Dealer, draws_chance: bool) -> Self {
        let Record { options, players, tags, tree } = record;
        let at = tree.main_tip();
        let setup = Setup::from_options(options.clone());
        let table = Self::with_tree(setup, options, tree, dealer);
        let mut table = Self { players, tags, at, draws_chance, ..table };
        table.settle();
        table
    }

    /// The whole game as a record: every line with its comments, the players and the tags.
    pub fn record(&self) -> String {
        record::write(&self.options, &self.players, &self.tags, &self.tree)
    }

    /// A table for a new game, with what is left to chance drawn by lot.
    ///
    /// # Errors
    /// Choices that do not go together.
    pub fn deal(
        setup: Setup,
        names: &[String],
        mut dealer: Dealer,
    ) -> Result<Self, Box<OptionsError>> {
        let line = GameLine::new(setup.deal(&mut dealer)?)?;
        Ok(Self { setup, ..Self::new(&line, names, dealer) })
    }

    pub(crate) fn with_tree(setup: Setup, options: AnyOptions, tree: Tree, dealer: Dealer) -> Self {
        let start = &tree.node(NodeId::ROOT).game;
        Self {
            setup,
            options,
            players: vec![Player::default(); start.seats().into()],
            tags: Tags::default(),
            rounds: Vec::new(),
            hand: AnyHand::new(start),
            tree,
            at: NodeId::ROOT,
            dealer,
            aimed: None,
            shown: false,
            refusal: None,
            draws_chance: true,
        }
    }

    /// The position.
    pub fn game(&self) -> &AnyGame {
        &self.tree.node(self.at).game
    }

    /// The position before the last token, and that token; `None` at the start.
    pub fn last(&self) -> Option<(&AnyGame, Token)> {
        let (parent, token) = self.tree.node(self.at).from?;
        Some((&self.tree.node(parent).game, token))
    }

    /// The last move that somebody made, and the position that it was made in. Chance is passed
    /// over.
    pub fn last_move(&self) -> Option<(&AnyGame, Token)> {
        let mut at = self.at;
        while let Some((parent, token)) = self.tree.node(at).from {
            let before = &self.tree.node(parent).game;
            if before.turn() != Turn::Chance {
                return Some((before, token));
            }
            at = parent;
        }
        None
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    /// Every line that was played.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// Where in the tree the table stands.
    pub fn at(&self) -> NodeId {
        self.at
    }

    /// The options of the game line.
    pub fn options(&self) -> &AnyOptions {
        &self.options
    }

    /// What was chosen for this game, for a new one like it.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The game line from the start to the position shown.
    pub fn line(&self) -> String {
        self.line_to(self.at)
    }

    /// The game line from the start to a node.
    pub fn line_to(&self, id: NodeId) -> String {
        let mut line = String::new();
        // Writing to a string cannot fail.
        let _ = write_line(&mut line, &self.options, self.tree.tokens(id));
        line
    }

    /// The text behind `#` of a link to a node.
    pub fn link_to(&self, id: NodeId) -> String {
        write_link(&self.options, self.tree.tokens(id))
    }

    /// How many moves were made up to here, chance events not counted.
    pub fn ply(&self) -> usize {
        self.tree.node(self.at).ply
    }

    /// The people who play, by seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Gives the player on a seat a name; an unknown seat is passed over.
    pub fn rename(&mut self, seat: Seat, name: &str) {
        if let Some(player) = self.players.get_mut(seat.index()) {
            player.name = Player::new(name).name;
        }
    }

    /// What the game's record says besides the game itself, such as its date.
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// Gives a tag of the game's record a value; see [`Tags::set`].
    pub fn set_tag(&mut self, name: &str, value: &str) -> bool {
        self.tags.set(self.options.kind(), name, value)
    }

    /// Writes about a node; see [`Tree::comment`].
    pub fn comment(&mut self, id: NodeId, text: &str) {
        self.tree.comment(id, text);
    }

    /// Makes a variation the main line; see [`Tree::promote`].
    pub fn promote(&mut self, id: NodeId) -> bool {
        self.tree.promote(id)
    }

    /// Deletes a node and everything after it. Where the table stood there, it goes back to the
    /// decision before.
    ///
    /// A chance event that has no alternative goes together with the decision that it followed,
    /// as it would be drawn anew otherwise. Where there is none, nothing is deleted.
    pub fn delete(&mut self, id: NodeId) -> Option<Cut> {
        let stays = |id: &NodeId| {
            let before = self.tree.parent(*id).map(|parent| self.tree.node(parent));
            before.is_none_or(|before| {
                before.game.turn() != Turn::Chance || before.children.len() > 1
            })
        };
        let id = self.tree.back_from(self.tree.id(id.index())?).find(stays)?;
        let before = self.tree.parent(id)?;
        let stood_there = self.tree.back_from(self.at).any(|at| at == id);
        let cut = self.tree.delete(id)?;
        if stood_there {
            self.at = before;
            self.settle();
        }
        Some(cut)
    }

    /// Puts back what was deleted; the last deletion must be put back first.
    pub fn put_back(&mut self, cut: Cut) {
        let merged = self.tree.put_back(cut);
        if let Some((_, now)) = merged.into_iter().find(|(twin, _)| *twin == self.at) {
            self.at = now;
        }
    }

    /// Plays a token from here, and draws the chance that is due after it.
    ///
    /// # Errors
    /// Why it may not be played; nothing is changed then.
    pub fn play(&mut self, token: Token) -> Result<(), Illegal> {
        self.at = self.tree.play(self.at, token)?;
        self.settle();
        Ok(())
    }

    /// Reads a token and plays it.
    ///
    /// # Errors
    /// Why it cannot be read or played; nothing is changed then.
    pub fn play_text(&mut self, token: &str) -> Result<(), Illegal> {
        self.play(self.game().parse(token)?)
    }

    /// Whether there is a decision to go back to.
    pub fn can_undo(&self) -> bool {
        self.decision_before().is_some()
    }

    /// Whether there is a move to go on to.
    pub fn can_redo(&self) -> bool {
        self.tree.onward(self.at).is_some()
    }

    /// Goes back to the decision before; tells whether there was one.
    pub fn undo(&mut self) -> bool {
        self.decision_before().is_some_and(|before| {
            self.at = before;
            self.settle();
            true
        })
    }

    /// Takes up the move that was played from here last, with the chance that was drawn then.
    pub fn redo(&mut self) -> bool {
        self.tree.onward(self.at).is_some_and(|next| {
            self.at = next;
            self.settle();
            true
        })
    }

    /// Goes to any point of the tree.
    pub fn go_to(&mut self, id: NodeId) {
        self.at = self.tree.id(id.index()).unwrap_or(NodeId::ROOT);
        self.tree.visit(self.at);
        self.settle();
    }

    /// A new game of the same kind between the same people, everybody one seat further on.
    ///
    /// A finished game is a round of the series from then on, and its points are added up.
    pub fn rematch(&mut self) {
        let points = self.points();
        self.rounds.extend(round_of(self.game()));
        for (player, points) in self.players.iter_mut().zip(points) {
            player.points = points;
        }
        self.players.rotate_right(1);
        self.rounds.iter_mut().for_each(|round| round.rotate_right(1));
        let players = std::mem::take(&mut self.players);
        let rounds = std::mem::take(&mut self.rounds);
        let options = self.setup.deal(&mut self.dealer).unwrap_or_else(|_| self.options.clone());
        let line = GameLine::new(options).unwrap_or_else(|_| GameLine::fresh(self.options.kind()));
        *self = Self {
            setup: self.setup.clone(),
            players,
            rounds,
            draws_chance: self.draws_chance,
            ..Self::new(&line, &[], self.dealer.clone())
        };
    }

    /// The finished games of the series before this one.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The points of the series by seat, those of this game included once it is over; see
    /// [`AnyGame::earned`].
    pub fn points(&self) -> Vec<u32> {
        let game = self.game();
        Seat::all(game.seats())
            .zip(&self.players)
            .map(|(seat, player)| player.points.saturating_add(game.earned(seat)))
            .collect()
    }

    /// The half-made move.
    pub fn hand(&self) -> &AnyHand {
        &self.hand
    }

    /// What the pointer or the keyboard's cursor is over.
    pub fn aimed(&self) -> Option<Target> {
        self.aimed
    }

    /// Why the last press did nothing.
    pub fn refusal(&self) -> Option<&Refusal> {
        self.refusal.as_ref()
    }

    /// The move that a press on the aimed target would make.
    pub fn proposal(&self) -> Option<AnyMove> {
        self.hand.proposal(self.game(), self.aimed?)
    }

    /// The pointer, a finger or the cursor is over this target, or over none. Tells whether that
    /// is anything new.
    pub fn aim(&mut self, target: Option<Target>) -> bool {
        let changed = self.aimed != target;
        if changed {
            self.aimed = target;
            self.shown = false;
            self.refusal = None;
            let game = &self.tree.node(self.at).game;
            self.hand.aim(game, target);
        }
        changed
    }

    /// Presses a target for good.
    pub fn press(&mut self, target: Target) {
        let pressed = match target {
            Target::Answer(token) => match self.play(token) {
                Ok(()) => Press::Changed,
                Err(why) => Press::Refused(why.into()),
            },
            _ => self.hand.press(&self.tree.node(self.at).game, target),
        };
        self.take(pressed);
    }

    /// A drag begins at a target: what lies there is taken up.
    pub fn grab(&mut self, target: Target) {
        let pressed = self.hand.grab(&self.tree.node(self.at).game, target);
        self.take(pressed);
    }

    /// Does what came of a press.
    fn take(&mut self, pressed: Press<AnyMove>) {
        self.refusal = match pressed {
            Press::Ignored => None,
            Press::Changed => {
                if let Some(over) = self.hand.brought_over() {
                    self.aimed = Some(over);
                    self.shown = true;
                }
                None
            }
            Press::Refused(why) => Some(why),
            Press::Play(mv) => self.play(Token::Move(mv)).err().map(Refusal::from),
        };
    }

    /// A finger taps a target: the first tap shows what would be done, the second does it.
    ///
    /// Where nothing can be shown, such as on a button, the first tap does it.
    pub fn tap(&mut self, target: Target) {
        let first = self.aim(Some(target));
        if first && self.proposal().is_some() {
            self.shown = true;
        } else {
            self.press(target);
        }
    }

    /// Whether a tap or a button has shown a move, which a tap there would play.
    pub fn awaits_tap(&self) -> bool {
        self.shown && self.refusal.is_none() && self.proposal().is_some()
    }

    /// Turns what is in the hand by so many steps, clockwise; tells whether anything changed.
    pub fn turn_hand(&mut self, steps: i32) -> bool {
        self.refusal = None;
        self.hand.turn(&self.tree.node(self.at).game, steps)
    }

    /// A key that means something in this game only; tells whether it does.
    pub fn key(&mut self, key: &str) -> bool {
        let game = &self.tree.node(self.at).game;
        if let Some(target) = self.hand.shortcut(game, key) {
            self.press(target);
            return true;
        }
        let known = self.hand.key(game, key);
        if known {
            self.refusal = None;
            self.aimed = self.hand.brought_over().or(self.aimed);
        }
        known
    }

    /// Takes back what is half done; tells whether anything was.
    pub fn cancel(&mut self) -> bool {
        let busy = self.refusal.take().is_some() | self.aimed.take().is_some();
        self.hand.cancel(&self.tree.node(self.at).game) | busy
    }

    /// The nearest node before this one where somebody decided.
    fn decision_before(&self) -> Option<NodeId> {
        std::iter::successors(self.tree.parent(self.at), |&id| self.tree.parent(id))
            .find(|&id| self.tree.node(id).game.turn().seat().is_some())
    }

    /// Goes on past chance that was drawn here before, draws what else is due, and begins a new
    /// hand.
    fn settle(&mut self) {
        while self.game().turn() == Turn::Chance {
            let known = self.tree.onward(self.at);
            let next = known.or_else(|| {
                if !self.draws_chance {
                    return None;
                }
                let event = self.dealer.draw(&self.tree.node(self.at).game)?;
                self.tree.play(self.at, Token::Move(event)).ok()
            });
            let Some(next) = next else { break };
            self.at = next;
        }
        self.hand = AnyHand::new(self.game());
        self.aimed = None;
        self.refusal = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cauce_rules::{GameKind, Side, Square};

    fn table(line: &str) -> Table {
        Table::new(&line.parse().unwrap(), &[], Dealer::new(7))
    }

    fn square(name: &str) -> Target {
        Target::Square(Square::parse(name).unwrap())
    }

    #[test]
    fn undo_and_redo_walk_the_line_and_a_new_move_starts_a_variation() {
        let mut table = table("snorkels : d4 swap e4");
        assert!(table.undo() && table.undo() && table.undo());
        assert!(!table.undo());
        assert!(table.redo());
        assert_eq!(table.line(), "snorkels : d4");
        table.play_text("a1").unwrap();
        assert_eq!(table.line(), "snorkels : d4 a1");
        assert!(!table.can_redo());
        table.undo();
        assert_eq!(table.tree().node(table.at()).children.len(), 2);
        table.play_text("swap").unwrap();
        table.redo();
        assert_eq!(table.line(), "snorkels : d4 swap e4");
        assert_eq!(table.tree().len(), 5);
    }

    #[test]
    fn the_first_tap_shows_and_the_second_places() {
        let mut table = table("snorkels");
        table.tap(square("d4"));
        assert_eq!(table.ply(), 0);
        assert_eq!(table.proposal().map(|mv| mv.to_string()).as_deref(), Some("d4"));
        table.tap(square("e4"));
        assert_eq!(table.ply(), 0);
        table.tap(square("e4"));
        assert_eq!(table.line(), "snorkels : e4");
        table.tap(square("e4"));
        assert!(matches!(table.refusal(), Some(Refusal::Illegal(Illegal::Occupied(_)))));
    }

    #[test]
    fn a_table_that_only_shows_draws_nothing_and_walks_past_what_was_drawn() {
        let line = "tayu : +012 j10h012 +135".parse().unwrap();
        let mut table = Table::showing(&line, Dealer::new(7));
        assert!(table.undo());
        assert_eq!(table.line(), "tayu : +012");
        assert!(table.redo(), "with the draw that came after");
        assert_eq!(table.line(), "tayu : +012 j10h012 +135");

        let mut table = Table::showing(&"tayu".parse().unwrap(), Dealer::new(7));
        assert_eq!(table.game().turn(), Turn::Chance);
        let saved = table.save();
        let restored = Table::restore_showing(saved, Dealer::new(7)).unwrap();
        assert_eq!(restored.line(), "tayu");
        table.play_text("+012").unwrap();
        table.play_text("j10h012").unwrap();
        assert_eq!(table.game().turn(), Turn::Chance);
        table.draw_chance(true);
        assert_ne!(table.game().turn(), Turn::Chance);
    }

    #[test]
    fn a_rematch_adds_up_the_series_and_swaps_the_seats() {
        let mut table = table("snorkels : d4 resign");
        table.rename(Seat::ONE, " Ana\n ");
        table.rename(Seat::TWO, "Ben");
        assert_eq!(table.points(), [1, 0]);
        table.rematch();
        assert_eq!(table.players()[0].name, "Ben");
        assert_eq!(table.players()[1], Player { name: "Ana".into(), points: 1 });
        assert_eq!(table.points(), [0, 1]);
        assert_eq!(table.line(), "snorkels");
    }

    #[test]
    fn the_rounds_of_a_series_follow_the_players_from_seat_to_seat() {
        let mut table = table("snorkels : d4 swap draw");
        table.rematch();
        table.play_text("d4").unwrap();
        // Nobody has won this one yet: it does not count.
        table.rematch();
        table.play_text("resign").unwrap();
        table.rematch();
        let rounds: Vec<Vec<_>> = table
            .rounds()
            .iter()
            .map(|round| round.iter().map(|part| (part.seat.number(), part.won)).collect())
            .collect();
        // Who sits on the second seat now began the first game and the third.
        assert_eq!(rounds, [[(2, false), (1, false)], [(2, true), (1, false)]]);
        assert_eq!(table.points(), [1, 0]);
        assert_eq!(table.rounds()[0][1].side.map(Side::name), Some("green"));
    }

    #[test]
    fn a_saboteur_who_wins_is_worth_the_target_that_was_held() {
        let closed = "+012 i11v456 +012 h11v012 +237";
        let mut table = table(&format!("tayu players=3 target=30 : {closed}"));
        assert_eq!(table.outcome().unwrap().winners.iter().next(), Some(Seat::from_index(2)));
        assert_eq!(table.points(), [0, 0, 30]);
        table.rematch();
        assert_eq!(table.points(), [30, 0, 0]);
        assert_eq!(table.rounds().len(), 1);
    }

    #[test]
    fn random_stones_are_distinct_and_end_up_in_the_line() {
        for seed in 0..200 {
            let mut setup = Setup::new(GameKind::Snorkels);
            setup.set("size", "3").unwrap();
            setup.set("stones", "b2").unwrap();
            setup.set("random-stones", "2").unwrap();
            let table = Table::deal(setup, &[], Dealer::new(seed)).unwrap();
            let line = table.line();
            assert_eq!(line.matches(',').count(), 2, "{line}");
        }
    }
}
