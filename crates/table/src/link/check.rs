//! What tells that a link was cut or changed on its way.
//!
//! A link that carries a check begins with `&` and ends with `&check=` and four characters. Whatever
//! is cut off its end, a part of the check is among it, and what is left still begins like a link
//! that has one. Whoever knows nothing of it reads an empty pair and a key that means nothing.

/// What has happened to a link on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Damage {
    /// Its end is missing.
    Cut,
    /// Something in it is not as it was.
    Changed,
}

/// The key of the check.
pub(super) const KEY: &str = "check";

/// How many characters a check has.
pub(super) const LENGTH: usize = 4;

/// What stands between what a link says and its check.
const BEFORE: &str = "&check=";

/// A link as this crate writes it, with a check behind it. The name of a game alone needs none: with
/// anything else in it, it is no such name.
pub fn checked_link(said: &str) -> String {
    // Of a character, `contains` would bring the search for any text along.
    let is_more = said.bytes().any(|byte| byte == b'&');
    if is_more { format!("&{said}{BEFORE}{}", code(said)) } else { said.to_owned() }
}

/// What the check of a link says of it; `None` where it never had one.
pub fn check_link(fragment: &str) -> Option<Result<(), Damage>> {
    let fragment = fragment.trim_start_matches('#');
    let marked = fragment.strip_prefix('&');
    let Some((said, rest)) = marked.unwrap_or(fragment).rsplit_once(BEFORE) else {
        return marked.map(|_| Err(Damage::Cut));
    };
    // A page may say more behind it.
    let given = rest.split('&').next().unwrap_or_default();
    Some(if given == code(said) {
        Ok(())
    } else if given == rest && given.len() < LENGTH {
        Err(Damage::Cut)
    } else {
        Err(Damage::Changed)
    })
}

/// The rest of a division by a polynomial of degree 20, in four digits. No other character in place of one
/// leaves the same rest, and of other changes one in a million.
fn code(said: &str) -> String {
    let mut rest: u32 = 0xf_ffff;
    for byte in said.bytes() {
        rest ^= u32::from(byte) << 12;
        for _ in 0..8 {
            rest = (rest << 1) ^ if rest & 0x8_0000 == 0 { 0 } else { 0x14_d5e7 };
        }
    }
    [15, 10, 5, 0].iter().filter_map(|shift| char::from_digit((rest >> shift) & 31, 32)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_says_whether_it_is_whole() {
        let link = checked_link("game=snorkels&stones=c3,e5&moves=d4+swap");
        assert_eq!(link, "&game=snorkels&stones=c3,e5&moves=d4+swap&check=3dja");
        for whole in [&link, &link[1..], &format!("#{link}"), &format!("{link}&theme=dark")] {
            assert_eq!(check_link(whole), Some(Ok(())), "{whole}");
        }
        assert_eq!(checked_link("game=snorkels"), "game=snorkels");
        for unchecked in ["", "#", "game=snorkels", "game=snorkels&moves=d4", "check=abc"] {
            assert_eq!(check_link(unchecked), None, "{unchecked}");
        }
        for end in 1..link.len() {
            assert_eq!(check_link(&link[..end]), Some(Err(Damage::Cut)), "{}", &link[..end]);
        }
        let changed = link.replace("d4", "d5");
        assert_eq!(check_link(&changed), Some(Err(Damage::Changed)));
        assert_eq!(check_link(&format!("{link}x")), Some(Err(Damage::Changed)));
    }
}
