//! Semantic colours: the meaning of a colour, and its values in the two themes.

/// The theme of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// Dark ink on a light ground.
    #[default]
    Light,
    /// Light ink on a dark ground.
    Dark,
}

macro_rules! colours {
    ($($Colour:ident $name:literal $light:literal $dark:literal $doc:literal;)+) => {
        /// The meaning of a colour. Its value comes from the theme, or from the host page through
        /// the CSS custom property `--cauce-<name>`.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Colour {
            $(#[doc = $doc] $Colour),+
        }

        impl Colour {
            /// All colours; the index of a colour here is its discriminant.
            pub const ALL: &'static [Self] = &[$(Self::$Colour),+];

            /// Returns the name, as used in the CSS custom property.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$Colour => $name),+
                }
            }

            /// Returns the value in a theme, as a CSS colour.
            pub const fn value(self, theme: Theme) -> &'static str {
                match (self, theme) {
                    $((Self::$Colour, Theme::Light) => $light,
                      (Self::$Colour, Theme::Dark) => $dark),+
                }
            }
        }
    };
}

colours! {
    Board "board" "#c9dedb" "#1b2f34" "The board's ground.";
    Cell "cell" "#e4f0ee" "#34555c" "A square that can be played on.";
    Rim "rim" "#866b49" "#7d6547" "The board's wooden rim.";
    RimText "rim-text" "#fff8ec" "#fff3e0" "Coordinates on the rim.";
    Line "line" "#93b3af" "#4d6d74" "Lines between squares.";
    Ink "ink" "#17292d" "#eaf3f1" "Text and marks on the board.";
    Paper "paper" "#fffdf8" "#10201f" "What stands out from ink.";
    Last "last" "#c4720f" "#f2a84b" "The last move.";
    Aim "aim" "#1668a8" "#7cc3f5" "What is about to be done.";
    Legal "legal" "#1668a8" "#7cc3f5" "Where a move can be made.";
    Danger "danger" "#b3261e" "#ff8a7a" "What is lost, forbidden or in danger.";
    Win "win" "#a96e00" "#ffc94d" "What won the game.";
    Shade "shade" "#06181b" "#000000" "Shadows, drawn thinly over other colours.";
    Light "light" "#ffffff" "#ffffff" "Light, drawn thinly over other colours.";
    Purple "purple" "#7a3ea6" "#c294f0" "Snorkels: purple.";
    PurpleDeep "purple-deep" "#47206a" "#2a0f45" "Snorkels: outlines of purple.";
    Green "green" "#5cb270" "#6fcb8a" "Snorkels and Caminos: green.";
    GreenDeep "green-deep" "#1d5a30" "#0c3319" "Snorkels and Caminos: outlines of green.";
    Yellow "yellow" "#f2c530" "#f5d04e" "Caminos: yellow.";
    YellowDeep "yellow-deep" "#6e4f00" "#4a3500" "Caminos: outlines of yellow.";
    Neutral "neutral" "#7fa3d9" "#86aee8" "Caminos: neutral bars.";
    NeutralDeep "neutral-deep" "#22406e" "#142a4d" "Caminos: outlines of neutral bars.";
    Stone "stone" "#857f78" "#b3aca3" "Snorkels: stones.";
    StoneDeep "stone-deep" "#544f49" "#5d5852" "Snorkels: the dark of stones.";
    Air "air" "#ffffff" "#ffffff" "Snorkels: a tube that has air.";
    Cap "cap" "#17292d" "#b4c2bf" "Snorkels: the cap on a tube without air.";
    Badge "badge" "#b3261e" "#b3261e" "Behind a number that stands for the last chance.";
    Eyes "eyes" "#ffffff" "#ffffff" "Snorkels: eyes, and numbers on bodies.";
    Pupil "pupil" "#17292d" "#17292d" "Snorkels: pupils.";
    Ns "ns" "#b3431c" "#b0532b" "Tayü: north-south and its rims.";
    Ew "ew" "#5b3fa8" "#6f57c4" "Tayü: east-west and its rims.";
    Tile "tile" "#f1e4c6" "#c2ac7c" "Tayü: tiles.";
    TileEdge "tile-edge" "#94804f" "#ecdcb4" "Tayü: outlines of tiles.";
    TileBack "tile-back" "#7d5a3c" "#7d5a3c" "Tayü: the backs of tiles, and the bag.";
    Channel "channel" "#1a78ba" "#53b4f2" "Tayü: water.";
    ChannelDeep "channel-deep" "#0d4670" "#0b2c44" "Tayü: the banks of water.";
    ChannelText "channel-text" "#ffffff" "#08202f" "Tayü: numbers on water.";
    Foam "foam" "#ffffff" "#ffffff" "Tayü: mouths that are open, and the gleam of water.";
    Spring "spring" "#f2b71f" "#ffcf4d" "Tayü: springs, and the ring on the backs of tiles.";
    Maple "maple" "#ecc98c" "#e6c084" "Sendas: white's light wood.";
    MapleEdge "maple-edge" "#7a5522" "#3b2710" "Sendas: outlines and grain of light wood.";
    Walnut "walnut" "#6a4028" "#54321f" "Sendas: black's dark wood.";
    WalnutEdge "walnut-edge" "#2e180c" "#c99d74" "Sendas: outlines and grain of dark wood.";
    Trail "trail" "#fff8e6" "#fff8e6" "Sendas: the trail let into a piece.";
    TrailEdge "trail-edge" "#24140a" "#24140a" "Sendas: the edge of a trail.";
    Star "star" "#b3261e" "#b3261e" "Sendas: the mark on a wildcard.";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colour_names_are_unique_css_names_and_values_are_hex() {
        for (index, colour) in Colour::ALL.iter().enumerate() {
            assert!(colour.name().bytes().all(|b| b.is_ascii_lowercase() || b == b'-'));
            assert!(Colour::ALL[..index].iter().all(|other| other.name() != colour.name()));
            assert_eq!(*colour as usize, index);
            for theme in [Theme::Light, Theme::Dark] {
                let value = colour.value(theme);
                let digits = value.strip_prefix('#').unwrap_or_default();
                assert!(
                    digits.len() == 6 && digits.bytes().all(|b| b.is_ascii_hexdigit()),
                    "{value}"
                );
            }
        }
    }
}
