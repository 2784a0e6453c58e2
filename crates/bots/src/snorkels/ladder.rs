//! Wins by atari after atari, such as ladders, read to their end.
//!
//! An atari leaves a group one square of air. Nobody can pass it over, and it has one answer at most:
//! a snorkel on that square. So a sequence of atari branches only where the attacker chooses, and a
//! ladder of thirty plies is read in as many steps. This is lambda search of the first order (Thomsen
//! 2000, "Lambda-search in game trees: with application to Go").
//!
//! What is won if the other side passes is a threat. Its line says which squares matter: whoever
//! places a snorkel elsewhere has changed nothing in it, and loses. This is the relevance of abstract
//! proof search (Cazenave 2000, "Abstract proof search").

use super::air::{Air, Word};

/// A win by atari after atari.
#[derive(Clone, Copy, Debug)]
pub(super) struct Forced {
    /// The first move.
    pub(super) bit: u128,
    /// After how many plies at most the game is won.
    pub(super) plies: u16,
    /// The squares that matter: the same line wins if the other places a snorkel on any other square
    /// before it begins.
    pub(super) matter: u128,
}

/// How far a win is looked for before it is given up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Depth {
    /// How many atari are tried.
    pub(super) atari: u32,
    /// How often a sequence may leave the group that was put in atari last for another one.
    pub(super) jumps: u8,
}

/// The win by atari of the side that is to place, if one is found. It is asked where nobody captures
/// at once.
// Not inlined: a copy at each call would make the module that a page fetches heavier.
#[inline(never)]
pub(super) fn read(air: &Air<u128>, depth: Depth) -> Option<Forced> {
    let mut reader = Reader { seen: Vec::new(), left: depth.atari };
    // A ladder runs along one group: that is looked at before all that others may add.
    (0..=depth.jumps).find_map(|jumps| {
        reader.seen.clear();
        reader.attack(air, air.other, jumps)
    })
}

struct Reader {
    /// The boards that were looked at in vain, and how many jumps were left there: atari can be
    /// exchanged in any order.
    seen: Vec<(u128, u128, u8)>,
    left: u32,
}

impl Reader {
    /// Goes on against the groups that `chased` meets, and with a jump against any.
    fn attack(&mut self, air: &Air<u128>, chased: u128, jumps: u8) -> Option<Forced> {
        let same = |&(own, other, left): &(u128, u128, u8)| {
            own == air.own && other == air.other && left >= jumps
        };
        if self.seen.iter().any(same) {
            return None;
        }
        let mut jump = false;
        loop {
            let mut left = if jump { air.other & !chased } else { chased };
            while !left.is_empty() {
                let (group, breath) = air.group(left.first(), air.other);
                left &= !group;
                if breath.without_first().has_two() {
                    continue;
                }
                for bit in [breath.first(), breath.without_first()] {
                    let found = self.atari(air, bit, jumps - u8::from(jump));
                    if found.is_some() || self.left == 0 {
                        return found;
                    }
                }
            }
            if jump || jumps == 0 {
                self.seen.push((air.own, air.other, jumps));
                return None;
            }
            jump = true;
        }
    }

    /// Takes all air but one square from a group, and follows the only answer.
    fn atari(&mut self, air: &Air<u128>, bit: u128, jumps: u8) -> Option<Forced> {
        // Whoever is in atari has no other move, and who stays in it is captured first.
        let answers = air.own_last.is_empty() || air.own_last == bit;
        if !answers || !air.is_safe(bit) || self.left == 0 {
            return None;
        }
        self.left -= 1;
        let mut chased = *air;
        chased.place(bit);
        let last = chased.own_last;
        let (plies, matter) = if last.has_two() {
            // Nobody can save two groups at once.
            (2, last)
        } else if !chased.is_safe(last) {
            (2, last | chased.air_at(last))
        } else {
            let mut next = chased;
            next.place(last);
            let (group, breath) = next.group(last, next.other);
            let rest = self.attack(&next, group, jumps)?;
            (1 + rest.plies, rest.matter | last | breath)
        };
        let matter = matter | bit | air.tight(air.own) | chased.tight(chased.other);
        Some(Forced { bit, plies: plies + 1, matter })
    }
}

impl Air<u128> {
    /// The air of all groups that have two squares of it or fewer. A snorkel there would put them in
    /// atari, or is the answer to one.
    #[inline(never)]
    fn tight(&self, colour: u128) -> u128 {
        let (mut tight, mut left) = (u128::NONE, colour);
        while !left.is_empty() {
            let (group, breath) = self.group(left.first(), colour);
            left &= !group;
            if !breath.without_first().has_two() {
                tight |= breath;
            }
        }
        tight
    }
}
