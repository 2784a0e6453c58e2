//! Settings of a new game of Snorkels: the board size, and stones placed at random or by hand.

use cauce_rules::{
    Game, Options as _, OptionsError, Square, ValueError,
    snorkels::{Options, Position},
};

use crate::{Dealer, Setting, SettingKind};

const SIZE: &str = "size";
const STONES: &str = "stones";
const RANDOM: &str = "random-stones";
/// The boxed game has three stones.
const WORDS: &[&str] = &["0", "1", "2", "3"];

/// Number of random stones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    stones: u8,
}

impl crate::GameSettings<Position> for Settings {
    const PICTURE_SETTING: &'static str = SIZE;

    /// On a smaller board, stones that no longer fit are dropped; adding too many stones is an
    /// error.
    fn set(
        &mut self,
        options: &mut Options,
        key: &str,
        value: &str,
    ) -> Option<Result<(), OptionsError>> {
        let mut next = options.clone();
        let mut random = self.stones;
        let chosen = match (key, value) {
            (SIZE, "") => next.set(SIZE, &Options::default().size().to_string()),
            (SIZE, size) => next.set(SIZE, size),
            (STONES, stones) => with_stones(options, stones, random).map(|with| next = with),
            (RANDOM, word) => count(options, word).map(|count| random = count),
            _ => return None,
        };
        Some(chosen.map(|()| {
            *options = next.without_invalid_stones();
            self.stones = random.min(options.stones_left());
        }))
    }

    fn settings(&self, options: &Options) -> Vec<Setting> {
        let sizes = (Options::MIN_SIZE..=Options::MAX_SIZE).map(|size| size.to_string()).collect();
        let counts = words(options).iter().map(|&word| word.to_owned()).collect();
        let size = options.size();
        vec![
            Setting { key: SIZE, kind: SettingKind::OneOf(sizes), value: size.to_string() },
            Setting {
                key: RANDOM,
                kind: SettingKind::OneOf(counts),
                value: self.stones.to_string(),
            },
            Setting {
                key: STONES,
                kind: SettingKind::Squares { max: size.into() },
                value: options.get(STONES).unwrap_or_default(),
            },
        ]
    }

    /// Draws the random stones uniformly from the free squares.
    fn draw(&self, options: &mut Options, dealer: &mut Dealer) -> Result<(), OptionsError> {
        if self.stones == 0 {
            return Ok(());
        }
        let size = options.size();
        let free = (0..size)
            .flat_map(|file| (0..size).map(move |rank| Square { file, rank }))
            .filter(|square| !options.stones().contains(square))
            .collect();
        let drawn = dealer.pick(free, self.stones.into());
        let all: Vec<_> = options.stones().iter().chain(&drawn).map(Square::to_string).collect();
        options.set(STONES, &all.join(","))
    }
}

/// Returns the options with these stones, if there is room for the random ones as well.
fn with_stones(options: &Options, stones: &str, random: u8) -> Result<Options, OptionsError> {
    let mut bare = Options::default();
    bare.set(SIZE, &options.size().to_string())?;
    if stones.is_empty() {
        return Ok(bare);
    }
    let mut with = bare.clone();
    let wrong = |reason| OptionsError::Value { key: STONES, value: stones.to_owned(), reason };
    with.set(STONES, stones)?;
    Position::start(&with)?;
    if with.stones_left() < random {
        let max = bare.stones_left().saturating_sub(random).into();
        return Err(wrong(ValueError::TooManyBeside { max, taken: random.into() }));
    }
    Ok(with)
}

fn count(options: &Options, word: &str) -> Result<u8, OptionsError> {
    let words = words(options);
    let reason = ValueError::OneOf(words);
    let wrong = OptionsError::Value { key: RANDOM, value: word.to_owned(), reason };
    words.iter().position(|one| *one == word).map(|count| count as u8).ok_or(wrong)
}

/// Returns the possible numbers of random stones, given those placed by hand.
fn words(options: &Options) -> &'static [&'static str] {
    WORDS.get(..=options.stones_left().into()).unwrap_or(WORDS)
}

#[cfg(test)]
mod tests {
    use super::*;

    type Setup = crate::Setup<Position>;

    fn chosen(choices: &[(&str, &str)]) -> Setup {
        let mut setup = Setup::default();
        for (key, value) in choices {
            setup.set(key, value).unwrap();
        }
        setup
    }

    fn line(setup: &Setup) -> String {
        setup.line().to_string()
    }

    fn offered(setup: &Setup) -> Vec<String> {
        let setting = setup.settings().into_iter().find(|setting| setting.key == RANDOM);
        match setting.map(|setting| setting.kind) {
            Some(SettingKind::OneOf(words)) => words,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_smaller_board_omits_stones_that_do_not_fit() {
        let mut setup = chosen(&[("stones", "b2,g7,f6"), ("size", "6")]);
        assert_eq!(line(&setup), "snorkels size=6 stones=b2,f6");
        setup.set("size", "").unwrap();
        assert_eq!(line(&setup), "snorkels stones=b2,f6");
        // A board of size 3 holds three stones; those placed by hand take precedence.
        let many = [("stones", "a1,a2,b1,b2"), ("random-stones", "3"), ("size", "3")];
        let setup = chosen(&many);
        assert_eq!(line(&setup), "snorkels size=3 stones=a1,a2,b1");
        assert_eq!(offered(&setup), ["0"]);
        assert!(setup.deal(&mut Dealer::new(1)).is_ok());
    }

    #[test]
    fn one_stone_too_many_is_refused_and_the_others_stay() {
        let nine = "a1,a2,a3,a4,a5,a6,a7,a8,a9";
        let mut setup = chosen(&[("size", "9"), ("stones", nine)]);
        let refused = setup.set("stones", &format!("{nine},b1")).unwrap_err();
        let OptionsError::Value { reason, .. } = refused else { panic!("{refused:?}") };
        assert_eq!(reason, ValueError::TooMany { max: 9 });
        assert_eq!(line(&setup), format!("snorkels size=9 stones={nine}"));
        assert_eq!(offered(&setup), ["0"]);
        setup.set("stones", "").unwrap();
        assert_eq!(line(&setup), "snorkels size=9");
        assert!(setup.set("stones", "a1,").is_err());
    }

    #[test]
    fn placed_and_random_stones_share_one_limit() {
        let mut setup = chosen(&[("size", "4"), ("stones", "a1,a2"), ("random-stones", "2")]);
        assert_eq!(offered(&setup), ["0", "1", "2"]);
        let refused = setup.set("stones", "a1,a2,a3").unwrap_err();
        let OptionsError::Value { reason, .. } = refused else { panic!("{refused:?}") };
        assert_eq!(reason, ValueError::TooManyBeside { max: 2, taken: 2 });
        assert!(setup.set("random-stones", "3").is_err());
        assert!(setup.deal(&mut Dealer::new(1)).is_ok());
        setup.set("random-stones", "0").unwrap();
        assert!(setup.set("stones", "a1,a2,a3,a4").is_ok());
    }
}
