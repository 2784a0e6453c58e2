//! A game in progress.

use std::cell::Cell;

use cauce_rules::{DrawReason, GameLine, Illegal, OptionsError, Outcome, Seat, Seats, Token, Turn};

use crate::{
    Action, After, AnyRecord, Branches, Controller, Dealer, Hand, Link, Mark, NodeId, Play, Player,
    Press, Record, Refusal, Round, SeatsError, Setup, Tags, Target, Tree, round_of, series,
    sheet::GAME_ID,
};

/// A game in progress: its tree of moves, the people who play it, and the hand.
#[derive(Clone, Debug)]
pub struct Table<G: Play> {
    pub(crate) setup: Setup<G>,
    pub(crate) record: Record<G>,
    pub(crate) at: NodeId,
    /// The finished games of the series before this one.
    pub(crate) rounds: Vec<Round>,
    dealer: Dealer,
    hand: G::Hand,
    aimed: Option<Target<G>>,
    /// Whether a tap or a button brought the hand there, and not a pointer that passes over it.
    shown: bool,
    refusal: Option<Refusal<G>>,
    draws_chance: bool,
    asks_first: bool,
    pending: Option<Pending<G::Move>>,
    /// Whether a draw is on offer at a node, once that was asked: the whole line has a say in it.
    offered: Cell<Option<(NodeId, Option<DrawReason>)>>,
}

/// A token that waits for consent to be played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pending<M> {
    /// The token; it is legal.
    pub token: Token<M>,
    /// Whether chance has drawn it here.
    pub drawn: bool,
}

impl<G: Play> Table<G> {
    /// A table at which a game has been played so far.
    ///
    /// Names are given by seat; those left out are empty. Chance that is due is drawn at once.
    pub fn new(line: &GameLine<G>, names: &[String], dealer: Dealer) -> Self {
        let mut table = Self::of_record(Record::from(line), dealer, true);
        table.seat(names);
        table
    }

    fn seat(&mut self, names: &[String]) {
        for (seat, name) in Seat::all(Seat::MAX).zip(names) {
            self.record.sheet.rename(seat, name);
        }
    }

    /// Lets chance be drawn as soon as it is due, or leaves that to whoever plays tokens here.
    pub fn draw_chance(&mut self, draws: bool) {
        self.draws_chance = draws;
        if draws && self.game().turn() == Turn::Chance {
            self.settle();
        }
    }

    /// From now on a token waits for consent before it is played, whoever plays or draws it, or no
    /// longer; see [`Table::pending`].
    pub fn ask_first(&mut self, asks_first: bool) {
        self.asks_first = asks_first;
    }

    /// The token that waits to be played. Going anywhere else in the game drops it.
    pub fn pending(&self) -> Option<Pending<G::Move>> {
        self.pending
    }

    /// Plays the token that waits, or drops it together with what is half done; chance that was
    /// dropped stays due. Where none waits, nothing happens.
    pub fn resolve(&mut self, consent: bool) {
        let Some(Pending { token, .. }) = self.pending.take() else { return };
        let played = consent.then(|| self.record.tree.play(self.at, token).ok()).flatten();
        if !self.stand_at(played) {
            self.begin_hand();
        }
    }

    /// A table that only shows a game: no chance is drawn on it.
    pub fn showing(line: &GameLine<G>, dealer: Dealer) -> Self {
        Self::of_record(Record::from(line), dealer, false)
    }

    /// A table at which a game on record goes on from the end of its main line.
    ///
    /// Chance that is due is drawn at once, unless the table only shows the game.
    pub fn of_record(record: Record<G>, dealer: Dealer, draws_chance: bool) -> Self {
        let at = record.tree.branches().main_tip();
        let mut table = Self {
            setup: Setup::new(record.options.clone()),
            rounds: Vec::new(),
            hand: G::Hand::new(record.tree.game(at)),
            at,
            record,
            dealer,
            aimed: None,
            shown: false,
            refusal: None,
            draws_chance,
            asks_first: false,
            pending: None,
            offered: Cell::new(None),
        };
        table.record.tree.branches_mut().visit(at);
        table.settle();
        table
    }

    /// A table for a new game, with its start drawn by lot where that is left to chance, and what is
    /// due then, unless that is left to whoever plays tokens here.
    ///
    /// # Errors
    /// Choices that do not go together.
    pub fn deal(
        setup: Setup<G>,
        names: &[String],
        mut dealer: Dealer,
        draws_chance: bool,
    ) -> Result<Self, OptionsError> {
        let (options, start) = setup.deal(&mut dealer)?;
        let mut table = Self::of_record(Record::new(options, start), dealer, draws_chance);
        table.setup = setup;
        table.seat(names);
        Ok(table)
    }

    /// The game as a record: every line with its comments, the players and the tags.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The record, to be written in by those who do not care which game it is.
    pub fn any_record(&mut self) -> &mut dyn AnyRecord {
        &mut self.record
    }

    /// The position.
    pub fn game(&self) -> &G {
        self.record.tree.game(self.at)
    }

    /// The position before the last token, and that token; `None` at the start.
    pub fn last(&self) -> Option<(&G, Token<G::Move>)> {
        self.record.tree.step(self.at)
    }

    /// The last move that somebody made, and the position that it was made in. Chance is passed
    /// over.
    pub fn last_move(&self) -> Option<(&G, Token<G::Move>)> {
        let before = self.branches().decision_before(self.at)?;
        let after = self
            .branches()
            .back_from(self.at)
            .find(|&id| self.branches().parent(id) == Some(before))?;
        self.record.tree.step(after)
    }

    /// Whether a draw is on offer to the player to move, and why; see [`cauce_rules::Game::draw_offer`].
    pub fn draw_offer(&self) -> Option<DrawReason> {
        if let Some((_, offer)) = self.offered.get().filter(|(at, _)| *at == self.at) {
            return offer;
        }
        let steps = self.branches().back_from(self.at).filter_map(|id| self.record.tree.step(id));
        let offer = self.game().draw_offer(steps.map(|(before, token)| (before, token.mv())));
        self.offered.set(Some((self.at, offer)));
        offer
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    /// Every line that was played.
    pub fn tree(&self) -> &Tree<G> {
        &self.record.tree
    }

    /// How the nodes of the tree hang together, and what is written about them.
    pub fn branches(&self) -> &Branches {
        self.record.tree.branches()
    }

    /// Where in the tree the table stands.
    pub fn at(&self) -> NodeId {
        self.at
    }

    /// The options of the game line.
    pub fn options(&self) -> &G::Options {
        &self.record.options
    }

    /// What was chosen for this game, for a new one like it.
    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// The game line from the start to the position shown.
    pub fn line(&self) -> String {
        self.line_to(self.at)
    }

    /// The game line from the start to a node.
    pub fn line_to(&self, id: NodeId) -> String {
        self.record.line_to(id)
    }

    /// The text behind `#` of a link to a node.
    pub fn link_to(&self, id: NodeId) -> String {
        (&self.record as &dyn AnyRecord).link_to(id)
    }

    /// How many moves were made up to here, chance events not counted.
    pub fn ply(&self) -> usize {
        self.branches().ply(self.at)
    }

    /// The people who play, by seat.
    pub fn players(&self) -> &[Player] {
        self.record.players()
    }

    /// Tells who moves for each seat: `here computer-3`, with spaces or commas between. What was half
    /// done is taken back.
    ///
    /// # Errors
    /// Why the text does not tell that; nothing is changed then.
    pub fn set_seats(&mut self, text: &str) -> Result<(), SeatsError> {
        let controllers = Controller::parse_all(text, self.players().len())?;
        self.record.sheet.set_controllers(&controllers);
        self.begin_hand();
        Ok(())
    }

    fn is_here(&self, seat: Seat) -> bool {
        self.record.sheet.is_here(seat)
    }

    /// The seat that is to move, where its player is away or a computer: nobody here can do anything
    /// but wait. Once the game is over, whoever looks at it moves for all.
    pub fn waits_for(&self) -> Option<Seat> {
        let seat = self.game().turn().seat()?;
        (!self.is_here(seat) && !self.branches().ended(self.at)).then_some(seat)
    }

    /// The text behind `#` of a link to the line that is shown, for those who play these seats:
    /// on their table every other person is away. The game gets an id by which they know it again, and
    /// that line is its main line from then on.
    pub fn link_for(&mut self, receivers: Seats) -> String {
        if self.record.sheet.game_id().is_none() {
            let id = self.dealer.id();
            self.set_tag(GAME_ID, &id);
        }
        let tip = self.branches().tip(self.at);
        (&mut self.record as &mut dyn AnyRecord).link_for(tip, receivers)
    }

    /// Adds the moves of a link to what was played here, with the names that are not known yet, and
    /// shows them; nothing is lost. Tells whether the link is to a game with this start.
    pub fn take_up(&mut self, link: &Link) -> bool {
        let followed = (&mut self.record as &mut dyn AnyRecord).follow(&link.line);
        let Some(end) = followed else { return false };
        for (player, name) in self.record.sheet.players.iter_mut().zip(&link.names) {
            if player.name.is_empty() {
                player.name = Player::new(name).name;
            }
        }
        self.go_to(end);
        true
    }

    /// Gives the player on a seat a name; an unknown seat is passed over.
    pub fn rename(&mut self, seat: Seat, name: &str) {
        self.record.sheet.rename(seat, name);
    }

    /// What the game's record says besides the game itself, such as its date.
    pub fn tags(&self) -> &Tags {
        self.record.tags()
    }

    /// Gives a tag of the game's record a value; see [`Tags::set`].
    pub fn set_tag(&mut self, name: &str, value: &str) -> bool {
        (&mut self.record as &mut dyn AnyRecord).set_tag(name, value)
    }

    /// Writes about a node; an empty text takes the comment away.
    ///
    /// Space around the text goes, and a line ends with `\n`.
    pub fn comment(&mut self, id: NodeId, text: &str) {
        self.record.tree.branches_mut().set_comment(id, text);
    }

    /// Says how good the move was that led to a node, or no longer. No move led to the root.
    pub fn mark(&mut self, id: NodeId, mark: Option<Mark>) {
        self.record.tree.branches_mut().set_mark(id, mark);
    }

    /// Makes the variation that leads to this node the main line at the last point where it is
    /// not; tells whether there was one.
    pub fn promote(&mut self, id: NodeId) -> bool {
        self.record.tree.branches_mut().promote(id)
    }

    /// Deletes a node and everything after it; tells whether it could. Where the table stood
    /// there, it goes back to the decision before.
    ///
    /// A chance event that has no alternative goes together with the decision that it followed,
    /// as it would be drawn anew otherwise. Where there is none, nothing is deleted.
    pub fn delete(&mut self, id: NodeId) -> bool {
        let branches = self.record.tree.branches_mut();
        let Some(id) = branches.deletable(id) else { return false };
        let before = branches.parent(id).filter(|_| branches.back_from(self.at).any(|at| at == id));
        let deleted = branches.delete(id);
        if let Some(before) = before {
            self.at = before;
            self.settle();
        }
        deleted
    }

    /// Puts back what was deleted last; tells whether there was anything.
    ///
    /// A move of it that was made anew in the meantime becomes one with it.
    pub fn put_back(&mut self) -> bool {
        let Some(merged) = self.record.tree.put_back() else { return false };
        if let Some((_, now)) = merged.into_iter().find(|(twin, _)| *twin == self.at) {
            self.at = now;
        }
        // What is put back may be the draw that was due where the table stands.
        if self.game().turn() == Turn::Chance {
            self.settle();
        }
        true
    }

    /// Plays a token from here, and draws the chance that is due after it.
    ///
    /// # Errors
    /// Why it may not be played; nothing is changed then.
    pub fn play(&mut self, token: Token<G::Move>) -> Result<(), Illegal> {
        if self.asks_first {
            self.game().clone().play_token(token)?;
            self.pending = Some(Pending { token, drawn: false });
            return Ok(());
        }
        self.at = self.record.tree.play(self.at, token)?;
        self.settle();
        Ok(())
    }

    /// Reads a token and plays it.
    ///
    /// # Errors
    /// Why it cannot be read or played; nothing is changed then.
    pub fn play_text(&mut self, token: &str) -> Result<(), Illegal> {
        self.play(self.game().parse_token(token)?)
    }

    /// Reads a token and plays it, where the table stands at the position that it is meant for.
    ///
    /// # Errors
    /// That the position is another, or why the token cannot be read or played; nothing is changed
    /// then.
    pub fn play_after(&mut self, token: &str, after: &After) -> Result<(), Refusal<G>> {
        let stands = match after {
            After::Ply(ply) => self.ply() == *ply,
            After::Line(line) => self.line() == *line,
        };
        if !stands {
            return Err(Refusal::Elsewhere);
        }
        self.play_text(token).map_err(Refusal::Illegal)
    }

    /// Plays a token for somebody here.
    ///
    /// # Errors
    /// Why it may not be played, or that it takes somebody who is not here: the player to move, or one
    /// who would have to agree to a draw. Nothing is changed then.
    pub fn answer(&mut self, token: Token<G::Move>) -> Result<(), Refusal<G>> {
        let missed = || {
            let asks_all = token == Token::Draw && self.draw_offer().is_none();
            let mut seats = Seat::all(self.players().len() as u8);
            seats.find(|&seat| asks_all && !self.is_here(seat))
        };
        match self.waits_for().or_else(missed) {
            Some(seat) => Err(Refusal::NotHere(seat)),
            None => self.play(token).map_err(Refusal::Illegal),
        }
    }

    /// Whether there is a decision to go back to.
    pub fn can_undo(&self) -> bool {
        self.before().is_some()
    }

    /// Whether there is a move to go on to.
    pub fn can_redo(&self) -> bool {
        self.branches().onward(self.at).is_some()
    }

    /// Goes back to the last decision that was made here; tells whether there was one. Where nobody
    /// is here, it is whoever's.
    ///
    /// In a game that goes on, that takes back what came after: another move played here instead is
    /// the game from then on. Who goes back through one that was played to its end tries a variation.
    pub fn undo(&mut self) -> bool {
        // Where it ended by a word, that is taken back like a move.
        let takes_back = self.branches().end(self.at).is_none_or(|end| {
            end == self.at && self.last().is_some_and(|(_, token)| token.mv().is_none())
        });
        let gone = self.stand_at(self.before());
        if gone && takes_back {
            self.record.tree.branches_mut().take_back();
        }
        gone
    }

    /// Takes up the moves that were played from here last up to the next decision to be made here,
    /// or to the end; tells whether there were any.
    pub fn redo(&mut self) -> bool {
        let branches = self.branches();
        let mut ahead = std::iter::successors(branches.onward(self.at), |&id| branches.onward(id));
        let next = ahead.find(|&id| self.stops_at(id) || branches.onward(id).is_none());
        self.stand_at(next)
    }

    fn before(&self) -> Option<NodeId> {
        self.branches().back_from(self.at).skip(1).find(|&id| self.stops_at(id))
    }

    /// Whether somebody here decides at a node; anybody, where nobody is here, or in what is tried
    /// once the game is over.
    fn stops_at(&self, id: NodeId) -> bool {
        let all = self.record.sheet.nobody_here() || self.branches().is_aside(self.at);
        self.tree().game(id).turn().seat().is_some_and(|seat| all || self.is_here(seat))
    }

    /// Goes to any point of the tree.
    pub fn go_to(&mut self, id: NodeId) {
        let id = self.branches().id(id.index()).unwrap_or(NodeId::ROOT);
        let emptied = (id == self.at).then(|| self.hand.emptied(self.game()));
        if emptied.is_none() {
            self.record.tree.branches_mut().visit(id);
        }
        self.stand_at(Some(id));
        if let Some(hand) = emptied {
            self.hand = hand;
        }
    }

    /// Goes to a point of the line that is shown, where so many moves are made, or as near to it as
    /// the line comes; tells whether that is elsewhere.
    pub fn go_to_ply(&mut self, ply: usize) -> bool {
        let branches = self.branches();
        let back = |id: &NodeId| branches.decision_before(*id).filter(|_| branches.ply(*id) > ply);
        let on = |id: &NodeId| branches.onward(*id).filter(|_| branches.ply(*id) < ply);
        let earlier = std::iter::successors(Some(self.at), back).last();
        let there = std::iter::successors(earlier, on).last();
        let there = there.filter(|&id| id != self.at);
        if let Some(id) = there {
            self.record.tree.branches_mut().visit(id);
        }
        self.stand_at(there)
    }

    fn stand_at(&mut self, id: Option<NodeId>) -> bool {
        if let Some(id) = id {
            self.at = id;
            self.settle();
        }
        id.is_some()
    }

    /// A new game of the same kind between the same people, everybody one seat further on.
    ///
    /// A finished game is a round of the series from then on, and its points are added up, also where
    /// somebody looks back at it.
    pub fn rematch(&mut self) {
        self.at = self.branches().end(self.at).unwrap_or(self.at);
        let (now, over) = (round_of(self.game()), self.outcome().is_some());
        series::move_on(&mut self.record.sheet.players, &mut self.rounds, now, over);
        self.record.sheet.tags = Tags::default();
        let dealt = self.setup.deal(&mut self.dealer);
        let again = |_| (self.options().clone(), self.tree().game(NodeId::ROOT).clone());
        let (options, start) = dealt.unwrap_or_else(again);
        (self.record.options, self.record.tree) = (options, Tree::new(start));
        self.offered.set(None);
        self.stand_at(Some(NodeId::ROOT));
    }

    /// The finished games of the series before this one.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The points of the series by seat, those of this game included once it is over; see
    /// [`cauce_rules::Game::earned`].
    pub fn points(&self) -> Vec<u32> {
        series::total(self.players(), &round_of(self.game()))
    }

    /// The half-made move.
    pub fn hand(&self) -> &G::Hand {
        &self.hand
    }

    /// What the pointer or the keyboard's cursor is over.
    pub fn aimed(&self) -> Option<Target<G>> {
        self.aimed
    }

    /// Why the last press did nothing.
    pub fn refusal(&self) -> Option<&Refusal<G>> {
        self.refusal.as_ref()
    }

    /// The move that a press on the aimed target would make.
    pub fn proposal(&self) -> Option<G::Move> {
        let aimed = self.aimed.filter(|_| self.waits_for().is_none());
        self.hand.proposal(self.game(), aimed?)
    }

    /// The pointer, a finger or the cursor is over this target, or over none. Tells whether that
    /// is anything new.
    pub fn aim(&mut self, target: Option<Target<G>>) -> bool {
        let changed = self.aimed != target;
        if changed {
            self.aimed = target;
            // The pointer and the cursor may leave what is shown, and come back to it.
            self.shown &= target.is_none() || target == self.hand.brought_over();
            self.refusal = None;
            if self.waits_for().is_none() {
                self.hand.aim(self.record.tree.game(self.at), target);
            }
        }
        changed
    }

    /// Presses a target for good; tells whether that meant anything.
    pub fn press(&mut self, target: Target<G>) -> bool {
        let pressed = match (target, self.waits_for()) {
            (Target::Answer(Token::Move(mv)), None)
                if self.hand.asks_first(self.record.tree.game(self.at), mv) =>
            {
                Press::Changed
            }
            (Target::Answer(token), _) => {
                self.answer(token).map_or_else(Press::Refused, |()| Press::Changed)
            }
            (_, Some(seat)) if !target.only_shows() => Press::Refused(Refusal::NotHere(seat)),
            _ => self.hand.press(self.record.tree.game(self.at), target),
        };
        self.take(pressed)
    }

    /// The mouse or the keyboard presses a target: where the hand asks again, the first press shows
    /// what the next one does.
    pub fn click(&mut self, target: Target<G>) {
        let seen = self.shown && self.hand.brought_over() == Some(target);
        let asks = self.hand.asks_again(self.record.tree.game(self.at), target);
        if seen || !asks || !self.show(target) {
            self.press(target);
        }
    }

    /// Shows what a press on a target would do, so that the next one does it; tells whether anybody
    /// here could.
    pub fn show(&mut self, target: Target<G>) -> bool {
        let here = self.waits_for().is_none();
        if here {
            self.aim(Some(target));
            self.shown = true;
        }
        here
    }

    /// A drag begins at a target: what lies there is taken up.
    pub fn grab(&mut self, target: Target<G>) {
        let pressed = match self.waits_for() {
            Some(seat) => Press::Refused(Refusal::NotHere(seat)),
            None => self.hand.grab(self.record.tree.game(self.at), target),
        };
        self.take(pressed);
    }

    /// Does what came of a press; tells whether it meant anything.
    fn take(&mut self, pressed: Press<G>) -> bool {
        let meant = pressed != Press::Ignored;
        self.refusal = match pressed {
            Press::Ignored => None,
            Press::Changed => {
                if let Some(over) = self.hand.brought_over() {
                    self.aimed = Some(over);
                    self.shown = true;
                } else if self.hand.is_busy() {
                    // While ways are compared, or something else is shown, no move awaits a tap.
                    self.shown = false;
                }
                None
            }
            Press::Refused(why) => Some(why),
            Press::Play(mv) => self.play(Token::Move(mv)).err().map(Refusal::Illegal),
        }
        // That a game is over is told as its end, and is no fault of whoever presses its board.
        .filter(|why| !matches!(why, Refusal::Illegal(Illegal::Over)));
        meant
    }

    /// A finger taps a target: the first tap shows what would be done, the second does it.
    ///
    /// Where nothing can be shown, such as on a button, or nothing else could come of it, the first
    /// tap does it.
    pub fn tap(&mut self, target: Target<G>) {
        let first = self.aim(Some(target)) || self.hand.is_busy() && !self.shown;
        let certain = self.hand.is_certain(self.record.tree.game(self.at));
        if first && !certain && self.proposal().is_some() {
            self.shown = true;
        } else {
            self.press(target);
        }
    }

    /// Whether a tap or a button has shown a move, which a tap there would play.
    pub fn awaits_tap(&self) -> bool {
        self.shown && self.refusal.is_none() && self.proposal().is_some()
    }

    /// Whether what is in the hand has been shown where it may be put down, also after the pointer or
    /// the cursor has left the board, on its way to a button that puts it down.
    pub fn awaits_putting_down(&self) -> bool {
        let fits = |over| self.hand.proposal(self.game(), over).is_some();
        let here = self.shown && self.refusal.is_none() && self.waits_for().is_none();
        here && self.hand.brought_over().is_some_and(fits)
    }

    /// Turns what is in the hand by so many steps, clockwise; tells whether anything changed.
    pub fn turn_hand(&mut self, steps: i32) -> bool {
        self.refusal = None;
        let game = self.record.tree.game(self.at);
        let turned = self.waits_for().is_none() && self.hand.turn(game, steps);
        // Who has turned it where it could lie in several ways has seen that.
        self.shown |= turned && self.aimed.is_some_and(|at| self.hand.asks_again(game, at));
        turned
    }

    /// Brings what is in the hand to the next way in which it can be put down, or to the one
    /// before; tells whether there is any.
    pub fn step_hand(&mut self, back: bool) -> bool {
        let stepped =
            self.waits_for().is_none() && self.hand.step(self.record.tree.game(self.at), back);
        if stepped {
            self.refusal = None;
            self.aimed = self.hand.brought_over().or(self.aimed);
        }
        stepped
    }

    /// Does what a key or the like stands for; tells whether that meant anything.
    pub fn act(&mut self, action: Action<G>) -> bool {
        match action {
            Action::Press(target) => self.press(target),
            Action::Next => self.step_hand(false),
            Action::Back => self.step_hand(true),
        }
    }

    /// Takes back what is half done; tells whether anything was.
    pub fn cancel(&mut self) -> bool {
        let busy = self.refusal.take().is_some() | self.aimed.take().is_some();
        self.hand.cancel(self.record.tree.game(self.at)) | busy
    }

    /// Goes on past chance that was drawn here before, draws what else is due, and begins a new
    /// hand.
    fn settle(&mut self) {
        self.pending = None;
        while self.game().turn() == Turn::Chance {
            let known = self.branches().onward(self.at);
            let next = known.or_else(|| {
                if !self.draws_chance {
                    return None;
                }
                let token = Token::Move(self.dealer.draw(self.record.tree.game(self.at))?);
                if self.asks_first {
                    self.pending = Some(Pending { token, drawn: true });
                    return None;
                }
                self.record.tree.play(self.at, token).ok()
            });
            let Some(next) = next else { break };
            self.at = next;
        }
        self.begin_hand();
    }

    fn begin_hand(&mut self) {
        self.hand = G::Hand::new(self.game());
        self.aimed = None;
        self.refusal = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Item;
    use cauce_rules::{Game as _, Side, Square, sendas, snorkels, tayu};

    fn table<G: Play>(line: &str) -> Table<G> {
        Table::new(&line.parse().unwrap(), &[], Dealer::new(7))
    }

    fn square(name: &str) -> Target<snorkels::Position> {
        Target::Square(Square::parse(name).unwrap())
    }

    /// The game line of the main line.
    fn main_line<G: Play>(table: &Table<G>) -> String {
        table.line_to(table.branches().main_tip())
    }

    #[test]
    fn undo_and_redo_walk_the_line_and_keep_what_was_taken_back() {
        let mut table: Table<snorkels::Position> = table("snorkels : d4 swap e4");
        assert!(table.undo() && table.undo() && table.undo());
        assert!(!table.undo());
        assert!(table.redo());
        assert_eq!(table.line(), "snorkels : d4");
        table.play_text("a1").unwrap();
        assert_eq!(table.line(), "snorkels : d4 a1");
        assert!(!table.can_redo());
        table.undo();
        assert_eq!(table.branches().children(table.at()).count(), 2);
        table.play_text("swap").unwrap();
        table.redo();
        assert_eq!(table.line(), "snorkels : d4 swap e4");
        assert_eq!(table.branches().len(), 5);
    }

    #[test]
    fn a_move_after_undo_is_the_game_from_then_on() {
        let mut table: Table<snorkels::Position> = table("snorkels : d4 swap e4 a1");
        assert!(table.undo() && table.undo() && table.redo());
        table.play_text("b1").unwrap();
        table.play_text("c1").unwrap();
        assert_eq!(main_line(&table), "snorkels : d4 swap e4 b1 c1");
        // What was taken back before is taken up again, as it was or with its answer.
        assert!(table.undo() && table.undo());
        table.play_text("a1").unwrap();
        assert_eq!(main_line(&table), "snorkels : d4 swap e4 a1");
        assert!(table.undo());
        table.play_text("a1").unwrap();
        assert_eq!(main_line(&table), "snorkels : d4 swap e4 a1");
        assert_eq!(table.branches().len(), 7);
        // Also where somebody consents first, and a hand is begun anew before.
        assert!(table.undo());
        table.go_to(table.at());
        table.ask_first(true);
        table.play_text("a2").unwrap();
        assert_eq!(main_line(&table), "snorkels : d4 swap e4 a1");
        table.resolve(true);
        assert_eq!(main_line(&table), "snorkels : d4 swap e4 a2");
    }

    #[test]
    fn a_move_against_a_computer_that_takes_the_place_of_another_is_the_game() {
        let mut table: Table<tayu::Position> = table("tayu : +036 i9h036 +012 g8h012 +135");
        table.set_seats("computer-1 here").unwrap();
        let before = table.line();
        assert!(table.undo());
        let at = table.at();
        let other = table.game().legal().iter().map(ToString::to_string).find(|mv| mv != "g8h012");
        table.play_text(&other.unwrap()).unwrap();
        let drawn = table.at();
        assert_eq!(table.branches().main_tip(), drawn);
        assert!(table.branches().back_from(drawn).any(|id| id == at));
        assert_ne!(main_line(&table), before);
    }

    #[test]
    fn who_walks_through_a_game_and_plays_there_tries_a_variation() {
        let line = "snorkels : d4 swap e4 a1";
        let mut table: Table<snorkels::Position> = table(line);
        // To a move of the list, or by arrows.
        table.go_to_ply(2);
        table.play_text("b1").unwrap();
        assert_eq!(main_line(&table), line);
        // What is taken back there belongs to the variation.
        assert!(table.undo());
        table.play_text("b2").unwrap();
        assert_eq!(main_line(&table), line);
        table.play_text("b3").unwrap();
        assert!(table.undo());
        table.play_text("b4").unwrap();
        let b2 = table.branches().parent(table.at()).unwrap();
        assert_eq!(table.branches().children(b2).next(), Some(table.at()));
        assert_eq!(main_line(&table), line);
        // Who comes back on foot to where something was taken back walks.
        table.go_to(table.branches().main_tip());
        assert!(table.undo() && table.go_to_ply(1) && table.go_to_ply(3));
        table.play_text("c1").unwrap();
        assert_eq!(main_line(&table), line);
        // At the end of a variation there is nothing whose place a move could take.
        assert!(table.undo() && table.redo());
        table.play_text("c2").unwrap();
        assert_eq!(main_line(&table), line);
    }

    #[test]
    fn a_game_that_was_played_to_its_end_stays_as_it_was() {
        let line = "snorkels size=3 : a1 a2 c3 b1";
        let mut table: Table<snorkels::Position> = table(line);
        assert!(table.outcome().is_some() && table.undo() && table.undo());
        table.play_text("b2").unwrap();
        assert_eq!(main_line(&table), line);
    }

    #[test]
    fn a_game_that_somebody_has_given_up_goes_on_once_that_is_taken_back() {
        let mut table: Table<snorkels::Position> = table("snorkels : d4 swap e4 resign");
        assert!(table.undo() && table.branches().end(table.at()).is_none());
        assert!(table.redo() && table.branches().end(table.at()).is_some());
        assert!(table.undo() && table.undo());
        table.play_text("e5").unwrap();
        assert_eq!(main_line(&table), "snorkels : d4 swap e5");
        table.play_text("resign").unwrap();
        // Whoever looks back at it has still lost it.
        assert!(table.go_to_ply(1) && table.branches().end(table.at()).is_some());
        table.rematch();
        assert_eq!((table.rounds().len(), table.points()), (1, vec![0, 1]));
        table.play_text("d4").unwrap();
        table.go_to_ply(0);
        table.play_text("a1").unwrap();
        assert_eq!(main_line(&table), "snorkels : d4");
    }

    #[test]
    fn what_is_half_done_goes_with_the_move_that_waited() {
        let mut table: Table<sendas::Position> = table("sendas");
        table.ask_first(true);
        for id in ["c1", "e3", "item:place"] {
            table.press(Target::parse(id, table.game()).unwrap());
        }
        assert!(table.pending().is_some() && table.hand().held().is_some());
        table.resolve(false);
        assert_eq!((table.pending(), table.hand().held(), table.ply()), (None, None, 0));
    }

    #[test]
    fn all_that_is_half_done_is_taken_back_at_once() {
        let mut table: Table<snorkels::Position> = table("snorkels : d4");
        table.aim(Some(square("d4")));
        table.press(square("d4"));
        assert!(table.refusal().is_some() && table.aimed().is_some());
        assert!(table.cancel() && !table.cancel());
        let mut sendas: Table<sendas::Position> = self::table("sendas");
        sendas.press(Target::parse("c1", sendas.game()).unwrap());
        sendas.aim(Target::parse("e3", sendas.game()));
        assert!(sendas.aimed().is_some() && sendas.hand().held().is_some());
        assert!(sendas.cancel() && !sendas.cancel());
    }

    #[test]
    fn the_last_move_is_the_last_that_somebody_decided() {
        let mut table: Table<tayu::Position> = table("tayu : +036 i9h036 +237");
        let (before, token) = table.last_move().unwrap();
        assert_eq!((before.drawn().is_some(), token.to_string()), (true, "i9h036".to_owned()));
        table.undo();
        assert!(table.last_move().is_none());
    }

    #[test]
    fn undo_and_redo_stop_where_somebody_here_decides() {
        let mut table: Table<snorkels::Position> = table("snorkels : d4 swap e4 a1 b1");
        table.set_seats("here away").unwrap();
        assert_eq!(table.waits_for(), Some(Seat::TWO));
        assert!(table.undo());
        assert_eq!((table.ply(), table.waits_for()), (4, None));
        assert!(table.undo() && table.undo() && !table.can_undo());
        assert_eq!(table.ply(), 0);
        assert!(table.redo());
        assert_eq!(table.ply(), 2);
        assert!(table.redo() && table.redo() && !table.can_redo());
        assert_eq!(table.ply(), 5, "the end of the line, whoever is to move");
        assert!(table.go_to_ply(1), "the list of moves leads anywhere");
        assert_eq!((table.ply(), table.waits_for()), (1, Some(Seat::TWO)));
        table.set_seats("away away").unwrap();
        assert!(table.undo() && table.redo());
        assert_eq!(table.ply(), 1, "where nobody is here, every decision counts");
    }

    #[test]
    fn undo_goes_back_past_what_a_computer_played() {
        let mut table: Table<snorkels::Position> = table("snorkels : d4 swap e4");
        table.set_seats("computer-1 here").unwrap();
        assert_eq!(table.waits_for(), None);
        assert!(table.undo());
        assert_eq!((table.ply(), table.can_undo()), (1, false));
        table.play_text("a1").unwrap();
        assert_eq!(table.waits_for(), Some(Seat::ONE));
        assert!(table.press(square("b1")), "refused");
        assert_eq!(table.refusal(), Some(&Refusal::NotHere(Seat::ONE)));
        let (line, token) = (table.line(), "b1");
        assert_eq!(table.play_after(token, &After::Line(line)), Ok(()));
        assert_eq!(table.waits_for(), None);
    }

    #[test]
    fn who_tries_something_in_a_finished_game_moves_for_all() {
        let line = "snorkels size=3 : a1 a2 c3 b1";
        let mut given_up: Table<snorkels::Position> = table("snorkels : d4 swap e4 a1 resign");
        let mut table: Table<snorkels::Position> = table(line);
        table.set_seats("here computer-1").unwrap();
        assert!(table.go_to_ply(1) && table.waits_for().is_none());
        assert!(table.press(square("b2")) && table.press(square("c1")));
        assert_eq!(table.line(), "snorkels size=3 : a1 b2 c1");
        assert_eq!(main_line(&table), line);
        // What was tried is taken back move by move, and what is tried instead is a variation, too.
        assert!(table.undo() && table.ply() == 2 && table.waits_for().is_none());
        assert!(table.undo() && table.ply() == 1 && table.waits_for().is_none());
        assert!(table.branches().ended(table.at()) && table.redo() && table.ply() == 2);
        assert!(table.undo() && table.press(square("c2")));
        assert_eq!(main_line(&table), line);
        // Where the end was a word that is taken back, the game goes on, and the computer with it.
        given_up.set_seats("here computer-1").unwrap();
        assert!(given_up.undo() && given_up.ply() == 4);
        assert!(!given_up.branches().ended(given_up.at()));
        given_up.play_text("b1").unwrap();
        assert_eq!(given_up.waits_for(), Some(Seat::TWO));
    }

    #[test]
    fn a_token_is_played_in_the_position_that_it_is_meant_for() {
        let mut table: Table<snorkels::Position> = table("snorkels : d4");
        let line = |line: &str| After::Line(line.to_owned());
        for after in [After::Ply(0), After::Ply(2), line("snorkels"), line(""), line("tayu")] {
            assert_eq!(table.play_after("a1", &after), Err(Refusal::Elsewhere), "{after:?}");
        }
        assert!(matches!(table.play_after("d4", &After::Ply(1)), Err(Refusal::Illegal(_))));
        assert_eq!(table.line(), "snorkels : d4");
        assert_eq!(table.play_after("a1", &line("snorkels : d4")), Ok(()));
        assert_eq!(table.play_after("b1", &After::Ply(2)), Ok(()));
    }

    #[test]
    fn a_draw_takes_everybody_unless_it_is_on_offer() {
        let mut table: Table<sendas::Position> = table("sendas");
        table.set_seats("here away").unwrap();
        assert_eq!(table.answer(Token::Draw), Err(Refusal::NotHere(Seat::TWO)));
        table.play_text("pass").unwrap();
        assert_eq!(table.answer(Token::Resign), Err(Refusal::NotHere(Seat::TWO)));
        table.play_text("pass").unwrap();
        assert!(table.draw_offer().is_some());
        assert_eq!(table.answer(Token::Draw), Ok(()));
        assert!(matches!(table.answer(Token::Resign), Err(Refusal::Illegal(_))));
    }

    #[test]
    fn a_draw_is_on_offer_where_the_table_stands_now() {
        let mut table: Table<sendas::Position> = table("sendas : pass pass");
        assert!(table.draw_offer().is_some());
        assert!(table.undo() && table.draw_offer().is_none());
        assert!(table.redo() && table.draw_offer().is_some());
        table.play_text("draw").unwrap();
        table.rematch();
        table.play_text("c1-d2").unwrap();
        table.play_text("pass").unwrap();
        assert_eq!(table.draw_offer(), None, "the nodes have the same numbers in another game");
    }

    #[test]
    fn the_bag_is_looked_into_while_somebody_away_is_to_move() {
        let mut table: Table<tayu::Position> = table("tayu : +036");
        table.set_seats("away here").unwrap();
        let item = |name| Target::Item(Item::parse(name).unwrap());
        assert!(table.press(item("bag")) && table.hand().shows_bag());
        assert_eq!(table.refusal(), None);
        table.press(item("turn"));
        assert_eq!(table.refusal(), Some(&Refusal::NotHere(Seat::ONE)));
    }

    #[test]
    fn any_ply_of_the_line_is_reached_in_one_step() {
        let line = "tayu : +036 i9h036 +012 g8h012 +135";
        let mut table = Table::<tayu::Position>::showing(&line.parse().unwrap(), Dealer::new(7));
        assert_eq!(table.ply(), 2);
        assert!(!table.go_to_ply(2) && !table.go_to_ply(usize::MAX));
        assert!(table.go_to_ply(0));
        assert_eq!(table.line(), "tayu : +036", "chance that was drawn is passed over");
        assert!(!table.go_to_ply(0));
        assert!(table.go_to_ply(1));
        assert_eq!(table.line(), "tayu : +036 i9h036 +012");
        assert!(table.go_to_ply(99));
        assert_eq!(table.line(), line);
    }

    #[test]
    fn the_first_tap_shows_and_the_second_places() {
        let mut table: Table<snorkels::Position> = table("snorkels");
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
    fn whoever_presses_the_board_of_a_finished_game_is_not_told_off() {
        let mut table: Table<snorkels::Position> = table("snorkels : a1 swap b1 g7 a2");
        for name in ["a2", "d4"] {
            table.press(square(name));
            table.tap(square(name));
            assert_eq!(table.refusal(), None, "{name}");
        }
    }

    #[test]
    fn where_a_press_is_a_whole_move_there_is_nothing_to_turn_or_to_take_back() {
        let mut table: Table<snorkels::Position> = table("snorkels : d4");
        assert!(!table.turn_hand(1) && !table.step_hand(false) && !table.cancel());
        assert!(!table.hand().is_busy() && table.hand().brought_over().is_none());
        assert!(table.aim(Some(square("e4"))));
        assert!(!table.aim(Some(square("e4"))), "nothing new");
        assert_eq!((table.aimed(), table.awaits_tap()), (Some(square("e4")), false));
        assert!(table.cancel(), "the pointer is gone");
        assert_eq!(table.aimed(), None);
        assert!(table.press(square("d4")), "refused");
        assert!(table.refusal().is_some());
        assert!(table.cancel() && table.refusal().is_none());
        table.grab(square("a1"));
        assert_eq!(table.line(), "snorkels : d4 a1");
    }

    #[test]
    fn a_table_that_only_shows_draws_nothing_and_walks_past_what_was_drawn() {
        let line = "tayu : +012 j10h012 +135".parse().unwrap();
        let mut table = Table::<tayu::Position>::showing(&line, Dealer::new(7));
        assert!(table.undo());
        assert_eq!(table.line(), "tayu : +012");
        assert!(table.redo(), "with the draw that came after");
        assert_eq!(table.line(), "tayu : +012 j10h012 +135");

        let fresh = "tayu".parse().unwrap();
        let mut table = Table::<tayu::Position>::showing(&fresh, Dealer::new(7));
        assert_eq!(table.game().turn(), Turn::Chance);
        let saved = table.save();
        let restored = Table::<tayu::Position>::restore(&saved, Dealer::new(7), false).unwrap();
        assert_eq!(restored.line(), "tayu");
        table.play_text("+012").unwrap();
        table.play_text("j10h012").unwrap();
        assert_eq!(table.game().turn(), Turn::Chance);
        table.draw_chance(true);
        assert_ne!(table.game().turn(), Turn::Chance);
    }

    #[test]
    fn a_token_waits_for_consent_where_it_is_asked_for() {
        let mut table = table::<tayu::Position>("tayu : +012");
        let before = table.line();
        table.ask_first(true);
        assert!(table.play_text("j10h013").is_err(), "what is illegal does not wait");
        assert_eq!(table.pending(), None);
        table.play_text("j10h012").unwrap();
        assert!(table.pending().is_some_and(|pending| !pending.drawn));
        assert_eq!(table.line(), before);
        table.resolve(false);
        assert_eq!((table.pending(), table.line()), (None, before));

        table.play_text("j10h012").unwrap();
        table.resolve(true);
        let drawn = table.pending().expect("the next tile");
        assert!(drawn.drawn && table.game().turn() == Turn::Chance);
        table.resolve(false);
        assert_eq!((table.pending(), table.game().turn()), (None, Turn::Chance));
        table.play_text("+135").unwrap();
        table.resolve(true);
        assert_eq!((table.pending(), table.line().as_str()), (None, "tayu : +012 j10h012 +135"));
        table.play(Token::Resign).unwrap();
        assert!(table.undo() && table.pending().is_none(), "who goes away drops what waits");
        table.resolve(true);
        assert_eq!(table.outcome(), None);
    }

    #[test]
    fn a_draw_that_is_put_back_is_walked_past() {
        let line = "tayu : +012 j10h012 +135";
        let mut table = Table::<tayu::Position>::showing(&line.parse().unwrap(), Dealer::new(7));
        assert!(table.delete(table.at()));
        table.play_text("j10h012").unwrap();
        assert_eq!(table.game().turn(), Turn::Chance);
        assert!(table.put_back());
        assert_eq!(table.line(), line);
    }

    #[test]
    fn a_rematch_adds_up_the_series_and_swaps_the_seats() {
        let mut table: Table<snorkels::Position> = table("snorkels : d4 resign");
        table.rename(Seat::ONE, " Ana\n ");
        table.rename(Seat::TWO, "Ben");
        table.set_seats("away here").unwrap();
        assert_eq!(table.points(), [1, 0]);
        table.rematch();
        assert_eq!(table.players()[0], Player::new("Ben"));
        let ana = Player { name: "Ana".into(), points: 1, by: Controller::Away };
        assert_eq!(table.players()[1], ana);
        assert_eq!(table.points(), [0, 1]);
        assert_eq!(table.line(), "snorkels");
    }

    #[test]
    fn the_rounds_of_a_series_follow_the_players_from_seat_to_seat() {
        let mut table: Table<snorkels::Position> = table("snorkels : d4 swap draw");
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
        let mut table: Table<tayu::Position> =
            table(&format!("tayu players=3 target=30 : {closed}"));
        assert_eq!(table.outcome().unwrap().winners.iter().next(), Some(Seat::THREE));
        assert_eq!(table.points(), [0, 0, 30]);
        table.rematch();
        assert_eq!(table.points(), [30, 0, 0]);
        assert_eq!(table.rounds().len(), 1);
    }

    #[test]
    fn random_stones_are_distinct_and_end_up_in_the_line() {
        for seed in 0..200 {
            let mut setup = Setup::<snorkels::Position>::default();
            setup.set("size", "3").unwrap();
            setup.set("stones", "b2").unwrap();
            setup.set("random-stones", "2").unwrap();
            let table = Table::deal(setup, &[], Dealer::new(seed), true).unwrap();
            let line = table.line();
            assert_eq!(line.matches(',').count(), 2, "{line}");
        }
    }
}
