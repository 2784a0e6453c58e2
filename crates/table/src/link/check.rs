//! A checksum that shows whether a link was truncated or changed on its way.
//!
//! A link with a checksum begins with `&` and ends with `&check=` and four characters. If its end
//! is cut off, the checksum is incomplete or missing, but the leading `&` still shows that there
//! was one. A program that does not know checksums reads an empty pair and an unknown key.

/// Damage to a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Damage {
    /// The end is missing.
    Truncated,
    /// Some characters were changed.
    Changed,
}

pub(super) const KEY: &str = "check";

pub(super) const LENGTH: usize = 4;

const BEFORE: &str = "&check=";

/// Returns a link as this crate writes it, with a checksum at its end. The name of a game alone
/// needs none, because with any change it is no name of a game.
pub fn checked_link(said: &str) -> String {
    // `contains` with a `char` would pull in the general string search.
    let is_more = said.bytes().any(|byte| byte == b'&');
    if is_more { format!("&{said}{BEFORE}{}", code(said)) } else { said.to_owned() }
}

/// Verifies the checksum of a link. Returns `None` if the link never had one.
pub fn check_link(fragment: &str) -> Option<Result<(), Damage>> {
    let fragment = fragment.trim_start_matches('#');
    let marked = fragment.strip_prefix('&');
    let Some((said, rest)) = marked.unwrap_or(fragment).rsplit_once(BEFORE) else {
        return marked.map(|_| Err(Damage::Truncated));
    };
    // A page may append further pairs.
    let given = rest.split('&').next().unwrap_or_default();
    Some(if given == code(said) {
        Ok(())
    } else if given == rest && given.len() < LENGTH {
        Err(Damage::Truncated)
    } else {
        Err(Damage::Changed)
    })
}

/// Computes a 20-bit CRC as four base-32 digits. It detects any single changed character; other
/// changes go undetected once in a million.
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
    fn the_checksum_of_a_link_detects_truncation_and_changes() {
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
            assert_eq!(check_link(&link[..end]), Some(Err(Damage::Truncated)), "{}", &link[..end]);
        }
        let changed = link.replace("d4", "d5");
        assert_eq!(check_link(&changed), Some(Err(Damage::Changed)));
        assert_eq!(check_link(&format!("{link}x")), Some(Err(Damage::Changed)));
    }
}
