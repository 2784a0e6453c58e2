//! Reads sequences of atari, such as ladders, to their end.
//!
//! An atari leaves a group one square of air. It cannot be ignored and has at most one answer: a
//! snorkel on that square. So a sequence of atari branches only at the attacker's moves, and a
//! ladder of thirty plies is read in as many steps. This is lambda search of the first order
//! (Thomsen 2000, "Lambda-search in game trees: with application to Go").
//!
//! A win that works if the other side passes is a threat. Its line determines which squares matter:
//! a defender who places elsewhere changes nothing in it and loses. These are the relevant moves of
//! abstract proof search (Cazenave 2000, "Abstract proof search").

use super::air::{Air, Word};

#[derive(Clone, Copy, Debug)]
pub(super) struct Forced {
    pub(super) bit: u128,
    /// Maximum number of plies until the win.
    pub(super) plies: u16,
    /// The squares that matter. The same line still wins if the opponent first places a snorkel on
    /// any other square.
    pub(super) relevant: u128,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Depth {
    pub(super) atari: u32,
    /// How often a sequence may switch to another group than the one last put in atari.
    pub(super) jumps: u8,
}

/// Returns a win by atari for the side to move, if one is found. There must be no capture available
/// to the side to move.
// Inlining would copy the function to each call and enlarge the WebAssembly module.
#[inline(never)]
pub(super) fn read(air: &Air<u128>, depth: Depth) -> Option<Forced> {
    let mut reader = Reader { seen: Vec::new(), left: depth.atari };
    // A ladder usually follows one group, so sequences without jumps are tried first.
    (0..=depth.jumps).find_map(|jumps| {
        reader.seen.clear();
        reader.attack(air, air.other, jumps)
    })
}

struct Reader {
    /// Boards from which no win was found, with the number of jumps left. The same board arises from
    /// different orders of atari.
    seen: Vec<(u128, u128, u8)>,
    left: u32,
}

impl Reader {
    /// Continues the attack on the groups that `chased` touches, or jumps to any other group.
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

    /// Puts a group in atari by taking its air on `bit`, and follows the only answer.
    fn atari(&mut self, air: &Air<u128>, bit: u128, jumps: u8) -> Option<Forced> {
        // A player in atari must answer it; otherwise the opponent captures first.
        let answers = air.own_last.is_empty() || air.own_last == bit;
        if !answers || !air.is_safe(bit) || self.left == 0 {
            return None;
        }
        self.left -= 1;
        let mut chased = *air;
        chased.place(bit);
        let last = chased.own_last;
        let (plies, relevant) = if last.has_two() {
            // Two groups in atari cannot both be saved.
            (2, last)
        } else if !chased.is_safe(last) {
            (2, last | chased.air_at(last))
        } else {
            let mut next = chased;
            next.place(last);
            let (group, breath) = next.group(last, next.other);
            let rest = self.attack(&next, group, jumps)?;
            (1 + rest.plies, rest.relevant | last | breath)
        };
        let relevant = relevant | bit | air.tight(air.own) | chased.tight(chased.other);
        Some(Forced { bit, plies: plies + 1, relevant })
    }
}

impl Air<u128> {
    /// Returns the air of all groups with at most two squares of it. A snorkel there puts such a
    /// group in atari or answers one.
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
