use super::{Colour, Ends, Placed, Start};
use crate::Square;

/// Defines the named starts from one table. The last column is white's start.
macro_rules! setups {
    ($($(#[$doc:meta])* $Setup:ident $name:literal $white:literal),+ $(,)?) => {
        /// A named start.
        ///
        /// The printed diagrams of the starts are lost. These are reconstructions that follow the
        /// captions. The set of pieces is also a reconstruction: two straights, two elbows, a tee
        /// and a cross for each colour. For other sets of pieces, use
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
            /// All starts, in the order in which programs offer them.
            pub const ALL: &'static [Self] = &[$(Self::$Setup),+];

            pub(super) const NAMES: &'static [&'static str] = &[$($name),+];

            /// Returns the name in a game line.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$Setup => $name),+
                }
            }

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
    /// Close to the edge, for players who do not want to join the trails.
    Edge "edge" "c1NE,d1EW,e1NEW,f1NESW,g1EW,h1NW",
    /// Compact, closed and in the centre.
    Compact "compact" "d3NE,e3NESW,f3NW,d4NS,e4ESW,f4NS",
    /// The choice between charging ahead and waiting.
    Choice "choice" "d4ES,e4ESW,f4SW,e3NS,e2NESW,e1NS",
    /// A cautious defence.
    Fortress "fortress" "c2ES,d2EW,e2ESW,f2EW,g2SW,e1NESW",
    /// All trails lead to conflict.
    Clash "clash" "d3ES,e3NEW,f3SW,d4EW,e4NESW,f4EW",
    /// All or nothing.
    AllIn "allin" "e3NEW,c4NE,d4EW,e4NESW,f4EW,g4NW",
}

impl Setup {
    /// Returns the start with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|setup| setup.name() == name)
    }

    /// Returns the start of a colour. Black starts like white, turned by half a turn.
    pub fn start(self, colour: Colour) -> Start {
        match colour {
            Colour::White => self.white(),
            Colour::Black => self.white().map(Placed::turned),
        }
    }
}

/// Parses a start of the table at compile time. A mistake in the table does not compile.
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
