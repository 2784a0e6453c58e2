//! The starting positions that have a name.

use super::{Colour, Ends, Placed, Start};
use crate::Square;

/// Defines the named starts from one table: how white starts is the last column.
macro_rules! setups {
    ($($(#[$doc:meta])* $Setup:ident $name:literal $white:literal),+ $(,)?) => {
        /// A starting position that has a name.
        ///
        /// The printed sheet shows its starting positions in diagrams of which only the captions
        /// are left. These are reconstructions that follow the captions. The set of pieces is part
        /// of that: two straights, two elbows, a tee and a cross for each colour. A player with
        /// another set lays out a start of their own, by
        /// [`Options::with_start`](super::Options::with_start).
        ///
        /// ```
        /// use cauce_rules::sendas::{Colour, Setup};
        ///
        /// assert_eq!(Setup::from_name("edge"), Some(Setup::Edge));
        /// assert_eq!(Setup::Edge.start(Colour::White)[0].to_string(), "c1NE");
        /// assert_eq!(Setup::Edge.start(Colour::Black)[0].to_string(), "g9SW");
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub enum Setup {
            $($(#[$doc])* $Setup),+
        }

        impl Setup {
            /// All of them, in the order in which they are offered.
            pub const ALL: &'static [Self] = &[$(Self::$Setup),+];

            /// The names, in the same order.
            pub(super) const NAMES: &'static [&'static str] = &[$($name),+];

            /// The name in a game line.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$Setup => $name),+
                }
            }

            /// How white starts.
            const fn white(self) -> Start {
                match self {
                    $(Self::$Setup => const { read($white) }),+
                }
            }
        }
    };
}

setups! {
    /// For the first game.
    #[default]
    Classic "classic" "c1NE,d1EW,e1NEW,f1EW,g1NW,e2NESW",
    /// Close to the edge, for those who would rather not join the trails.
    Edge "edge" "c1NE,d1EW,e1NEW,f1NESW,g1EW,h1NW",
    /// Compact, closed and in the middle.
    Compact "compact" "d3NE,e3NESW,f3NW,d4NS,e4ESW,f4NS",
    /// To rush ahead, or to stay back and wait.
    Choice "choice" "d4ES,e4ESW,f4SW,e3NS,e2NESW,e1NS",
    /// A cautious defence.
    Fortress "fortress" "c2ES,d2EW,e2ESW,f2EW,g2SW,e1NESW",
    /// The trails run into each other.
    Clash "clash" "d3ES,e3NEW,f3SW,d4EW,e4NESW,f4EW",
    /// Everything for the attack.
    AllIn "allin" "e3NEW,c4NE,d4EW,e4NESW,f4EW,g4NW",
}

impl Setup {
    /// The starting position with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|setup| setup.name() == name)
    }

    /// How a colour starts: black as white does, turned by half a turn.
    pub fn start(self, colour: Colour) -> Start {
        match colour {
            Colour::White => self.white(),
            Colour::Black => self.white().map(Placed::turned),
        }
    }
}

/// Reads a start of the table above while the program is compiled: what is misspelled there does
/// not compile.
const fn read(text: &str) -> Start {
    let text = text.as_bytes();
    let mut start = [Placed { square: Square::new(0, 0), ends: Ends::ALL }; super::PIECES];
    let mut piece = 0;
    let mut at = 0;
    while at < text.len() {
        start[piece].square = Square::new(text[at] - b'a', text[at + 1] - b'1');
        at += 2;
        let mut open = [false; 4];
        while at < text.len() && text[at] != b',' {
            open[side(text[at])] = true;
            at += 1;
        }
        start[piece].ends = Ends::from_sides(open).expect("no piece has these ends");
        piece += 1;
        at += 1;
    }
    assert!(piece == start.len(), "a start has six pieces");
    start
}

const fn side(letter: u8) -> usize {
    match letter {
        b'N' => 0,
        b'E' => 1,
        b'S' => 2,
        b'W' => 3,
        _ => panic!("an end is N, E, S or W"),
    }
}
