//! A plain opponent to measure strength against. It knows nothing but the rules.

use cauce_rules::{RandomSource, Search, Seat, Turn};

use cauce_bots::{Rng, Values};

/// Plain UCT (Kocsis and Szepesvári 2006), without priors and with uniform playouts.
///
/// ```
/// use cauce_bots::Rng;
/// use cauce_lab::uct::Uct;
/// use cauce_rules::{Game, GameLine, snorkels::Position};
///
/// let game = "snorkels size=3 : a1 a2 c3".parse::<GameLine<Position>>()?.position();
/// let mut uct = Uct::new(game, u32::MAX, Rng::new(1));
/// (0..500).for_each(|_| uct.grow());
/// assert_eq!(uct.best().map(|mv| mv.to_string()).as_deref(), Some("b1"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Uct<G: Search> {
    game: G,
    cut: u32,
    rng: Rng,
    nodes: Vec<Node<G::Move>>,
}

#[derive(Clone, Debug)]
struct Node<M> {
    mv: Option<M>,
    visits: f32,
    sums: Values,
    children: Vec<usize>,
}

impl<G: Search> Uct<G> {
    const EXPLORATION: f32 = 0.7;

    /// Creates a search of a position. A playout is cut after `cut` moves and then counts as drawn.
    pub fn new(game: G, cut: u32, rng: Rng) -> Self {
        Self { game, cut, rng, nodes: vec![Node::new(None)] }
    }

    /// Returns the move with the most visits; `None` if there is no move.
    pub fn best(&self) -> Option<G::Move> {
        let seen = |&child: &usize| self.nodes[child].visits as u32;
        self.nodes[0]
            .children
            .iter()
            .copied()
            .max_by_key(seen)
            .and_then(|child| self.nodes[child].mv)
    }

    /// Adds a leaf and plays one playout from it.
    pub fn grow(&mut self) {
        let mut game = self.game.clone();
        let mut path = vec![0];
        let mut at = 0;
        while self.nodes[at].visits > 0.0 || at == 0 {
            if self.nodes[at].children.is_empty() {
                let first = self.nodes.len();
                self.nodes.extend(game.legal().into_iter().map(|mv| Node::new(Some(mv))));
                self.nodes[at].children = (first..self.nodes.len()).collect();
            }
            let next = match game.turn() {
                Turn::Over(_) => break,
                Turn::Move(seat) => self.choose(at, seat),
                Turn::Chance => {
                    let event = game.clone().play_random(&mut self.rng);
                    self.nodes[at].children.iter().copied().find(|&c| self.nodes[c].mv == event)
                }
            };
            let Some(next) = next else { break };
            at = next;
            path.push(at);
            self.nodes[at].mv.into_iter().for_each(|mv| game.play_unchecked(mv));
        }
        game.playout(&mut self.rng, self.cut);
        let draw = 1.0 / f32::from(game.sides());
        for at in path {
            self.nodes[at].visits += 1.0;
            for seat in Seat::all(game.seats()) {
                self.nodes[at].sums[seat.index()] += game.value(seat).unwrap_or(draw);
            }
        }
    }

    fn choose(&mut self, at: usize, seat: Seat) -> Option<usize> {
        let children = &self.nodes[at].children;
        let unseen = || children.iter().copied().filter(|&child| self.nodes[child].visits == 0.0);
        let count = unseen().count() as u32;
        if count > 0 {
            return unseen().nth(self.rng.below(count) as usize);
        }
        let log = self.nodes[at].visits.ln();
        let bound = |child: usize| {
            let Node { visits, sums, .. } = &self.nodes[child];
            sums[seat.index()] / visits + Self::EXPLORATION * (log / visits).sqrt()
        };
        children.iter().copied().max_by(|&one, &other| bound(one).total_cmp(&bound(other)))
    }
}

impl<M> Node<M> {
    fn new(mv: Option<M>) -> Self {
        Self { mv, visits: 0.0, sums: Values::default(), children: Vec::new() }
    }
}
