//! Finds a link in a text and repairs it where chats, mail programs and networks have changed it.
//! The repair is used only if it is certain: the checksum matches, or no valid link has the damaged
//! form.

use std::borrow::Cow;

use cauce_rules::GameKind;

use super::{
    MAX_BYTES, check::KEY, check::LENGTH, check_link, encode, find_game_kind, link_fragment, pairs,
};

/// Characters that surround links in a text and never occur in them.
const DELIMITERS: &[char] =
    &['<', '>', '(', ')', '[', ']', '{', '}', '"', '“', '”', '„', '«', '»', '‹', '›', '`', '|'];

/// Characters that may follow a link in a sentence.
const TRAILING_PUNCTUATION: &[char] = &['.', ',', ';', ':', '!', '?', '\'', '’', '…'];

/// Maximum number of nested redirecting addresses, and of repeated percent-encodings of a link.
const DEPTH: u8 = 3;

/// Maximum number of lines into which a link may have been broken.
const MAX_LINES: usize = 400;

/// HTML entities of characters that occur in links, or around them.
const HTML: &[(&str, &str)] = &[
    ("&amp;", "&"),
    ("&#38;", "&"),
    ("&#x26;", "&"),
    ("&#43;", "+"),
    ("&#x2b;", "+"),
    ("&#61;", "="),
    ("&#x3d;", "="),
    ("&#35;", "#"),
    ("&#x23;", "#"),
    ("&quot;", "\""),
    ("&#34;", "\""),
    ("&#39;", "'"),
    ("&lt;", "<"),
    ("&gt;", ">"),
    ("&nbsp;", " "),
];

/// Typographic characters and the plain ones that word processors replace with them.
const TYPOGRAPHIC: &[(char, &str)] =
    &[('–', "--"), ('—', "--"), ('…', "..."), ('’', "'"), ('‘', "'")];

/// Returns the fragment (the text behind `#`) of the first link to a game in a text, repaired where
/// that is certain. The text may be an address, a fragment, a sentence, or the address of a page
/// that redirects to a game.
pub fn find_link(text: &str) -> Option<String> {
    if let Some(fragment) = link_fragment(text).filter(|link| is_whole(link)) {
        return Some(fragment.to_owned());
    }
    let plain = decode_html(text);
    let words = plain.split(|c: char| c.is_whitespace() || DELIMITERS.contains(&c));
    let mut named = words.filter(|word| word.len() <= 2 * MAX_BYTES && names_game(word));
    named.find_map(|word| {
        let mut found = Vec::new();
        unwrap(word, DEPTH, &mut found);
        let whole = found.iter().find_map(|link| repaired(link).ok());
        whole.or_else(|| found.first().map(|link| repaired(link).unwrap_or_else(|link| link)))
    })
}

/// Joins links that mail programs have broken into several lines. The number of lines does not
/// change.
pub fn join_broken_links(text: &str) -> String {
    let lines = if text.contains("game=3D") {
        // Quoted-printable mail encodes `=` and ends broken lines with one.
        decoded(&text.replace("=\r\n", "").replace("=\n", ""), b'=')
    } else {
        text.to_owned()
    };
    let mut lines = lines.lines().peekable();
    let mut whole = String::with_capacity(text.len());
    while let Some(line) = lines.next() {
        let begin = whole.len();
        whole.push_str(line);
        let mut joined = 0;
        while joined < MAX_LINES
            && whole.len() - begin < MAX_BYTES
            && let Some(more) = lines.next_if(|next| goes_on(&whole[begin..], next))
        {
            whole.truncate(whole.trim_end().len());
            whole.push_str(more.trim_start_matches(['>', ' ', '\t']));
            joined += 1;
        }
        whole.extend((0..=joined).map(|_| '\n'));
    }
    whole
}

fn goes_on(line: &str, next: &str) -> bool {
    let last = line.split_whitespace().next_back().unwrap_or_default();
    let Some((_, fragment)) = last.rsplit_once('#') else { return false };
    let next = next.trim_start_matches(['>', ' ', '\t']);
    let word = next.split_whitespace().next().unwrap_or_default();
    if !fragment.contains("game=") || word.is_empty() || word.contains("://") {
        return false;
    }
    match fragment.rsplit_once("check=") {
        Some((_, check)) => check.len() < LENGTH,
        None if fragment.starts_with('&') => true,
        None => {
            fragment.ends_with(['&', '=', '+', ',', '%']) || word.starts_with(['&', '=', '+', ','])
        }
    }
}

/// Normalizes a game line that a word processor has changed: single spaces between words, no quotes
/// around it, and the official name of the game.
pub fn normalize_line(text: &str) -> String {
    let seen = without_invisible(text);
    let line = seen.trim_matches(|c: char| c.is_whitespace() || DELIMITERS.contains(&c));
    let mut words: Vec<_> = line.split_whitespace().collect();
    if let Some(kind) = words.first().and_then(|first| find_game_kind(first)) {
        words[0] = kind.name();
    }
    words.join(" ")
}

/// Returns the text without invisible characters.
fn without_invisible(text: &str) -> String {
    let unseen =
        |c: char| matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}');
    text.chars().filter(|&c| !unseen(c)).collect()
}

/// Decodes HTML entities, also if they were encoded more than once.
fn decode_html(text: &str) -> String {
    let mut plain = without_invisible(text);
    for _ in 0..DEPTH {
        if !plain.contains('&') || !plain.contains(';') {
            break;
        }
        for (html, character) in HTML {
            plain = plain.replace(html, character);
        }
    }
    plain
}

fn names_game(text: &str) -> bool {
    text.as_bytes().windows(4).any(|letters| letters.eq_ignore_ascii_case(b"game"))
}

/// Collects the links that a word may lead to, the most likely first.
fn unwrap(word: &str, depth: u8, found: &mut Vec<String>) {
    let word = word.trim_matches(TRAILING_PUNCTUATION);
    if !names_game(word) {
        return;
    }
    // Text directly before the scheme does not belong to the address.
    let scheme = word.find("://").unwrap_or_default();
    let before = word[..scheme].trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let word = &word[before.len()..];
    if let Some(fragment) = fragment_of(word) {
        return found.push(fragment.to_owned());
    }
    if depth == 0 {
        return;
    }
    // A program that took everything for the path has encoded the `#`, and perhaps what follows.
    for encoded in ["%23", "%2523"] {
        found.extend(fragment_of(&word.replacen(encoded, "#", 1)).map(str::to_owned));
    }
    // A redirecting page has the target address in its query.
    if let Some((_, query)) = word.split_once('?') {
        for (_, value) in form_urlencoded::parse(query.as_bytes()) {
            unwrap(&value.replace(' ', "+"), depth - 1, found);
        }
    }
    if word.contains('%') {
        unwrap(&decoded(word, b'%'), depth - 1, found);
    }
}

/// Returns the fragment of a link, whatever follows it.
fn fragment_of(word: &str) -> Option<&str> {
    // Another address contains pairs that do not belong to the link.
    let is_own = |link: &&str| !link.contains("://");
    let named =
        |text| link_fragment(text).or_else(|| fragment_with_uppercase_keys(text)).filter(is_own);
    let behind = || word.rsplit_once('#').filter(|(_, last)| !names_game(last));
    named(word).or_else(|| named(behind()?.0))
}

/// Returns the fragment if its keys were changed to capitals, at least in part.
fn fragment_with_uppercase_keys(text: &str) -> Option<&str> {
    let (_, fragment) = text.rsplit_once('#').unwrap_or(("", text));
    let is_key = |key: &str| key != "game" && key.eq_ignore_ascii_case("game");
    pairs(fragment).any(|(key, name)| is_key(&key) && !name.is_empty()).then_some(fragment)
}

/// Returns the link as it was written. Further candidates are tried only if the text gives a reason
/// for them, because a checksum with a million values must not be tested too often.
///
/// # Errors
/// Returns the most likely candidate if no repair is certain.
fn repaired(link: &str) -> Result<String, String> {
    let mut nearest = None;
    let mut text = link.to_owned();
    for _ in 0..=DEPTH {
        if is_whole(&text) {
            return Ok(text);
        }
        let closed: String = text.split_whitespace().collect();
        let closed =
            ["%20", "%0A", "%0D", "%09"].iter().fold(closed, |all, gap| all.replace(gap, ""));
        for text in [&text, &closed] {
            for is_typographic in [false, true] {
                let said = rewritten(text, is_typographic);
                if is_whole(&said) {
                    return Ok(said);
                }
                if check_link(&said).is_some() {
                    nearest.get_or_insert(said);
                }
            }
        }
        if is_plain(&text) {
            break;
        }
        text = decoded(&text, b'%');
    }
    Err(nearest.unwrap_or_else(|| link.to_owned()))
}

/// Returns whether no value of a link is percent-encoded once too often.
fn is_plain(link: &str) -> bool {
    let named = pairs(link).find_map(|(key, value)| (key == "game").then_some(value));
    let named = named.is_some_and(|name| find_game_kind(&name).is_some());
    let is_encoded = |(_, value): (Cow<'_, str>, Cow<'_, str>)| value.contains('%');
    !link.contains('%') || named && !pairs(link).any(is_encoded)
}

/// Returns whether a link is intact: its checksum matches, or it has none and is written like a
/// link of this crate.
fn is_whole(link: &str) -> bool {
    if let Some(checked) = check_link(link) {
        return checked.is_ok();
    }
    let named = pairs(link).find_map(|(key, value)| (key == "game").then_some(value));
    let Some(kind) = named.and_then(|name| GameKind::from_name(&name)) else { return false };
    let is_plain = |c: char| c.is_ascii_alphanumeric() || " +,:*=-".contains(c);
    pairs(link).all(|(key, value)| {
        let plain = || value.chars().all(is_plain) && spaced(&value) == value;
        !key.contains(';') && (!is_notation(kind, &key) || plain())
    })
}

/// Returns whether the value of a key is in the notation of the game.
fn is_notation(kind: GameKind, key: &str) -> bool {
    key == "moves" || key == "seats" || kind.option_keys().contains(&key)
}

/// Rewrites a link as this crate writes it, and undoes known changes to its values. If
/// `is_typographic`, it also replaces typographic characters with plain ones.
fn rewritten(link: &str, is_typographic: bool) -> String {
    let mut said: Vec<(String, String)> =
        pairs(link).map(|(key, value)| (key.to_ascii_lowercase(), value.into_owned())).collect();
    let kind = said.iter_mut().find(|(key, _)| key == "game").and_then(|(_, value)| {
        let kind = find_game_kind(trim_trailing(value))?;
        *value = kind.name().to_owned();
        Some(kind)
    });
    for (key, value) in &mut said {
        for (character, plain) in TYPOGRAPHIC.iter().filter(|_| is_typographic) {
            *value = value.replace(*character, plain);
        }
        if key == KEY {
            value.retain(|c| c.is_ascii_alphanumeric());
            value.truncate(LENGTH);
        }
        if kind.is_some_and(|kind| is_notation(kind, key)) {
            *value = spaced(trim_trailing(value));
        }
    }
    let pairs = said.iter().map(|(key, value)| format!("{}={}", encode(key), encode(value)));
    let pairs = pairs.collect::<Vec<_>>().join("&");
    let mark = if link.trim_start_matches('#').starts_with('&') { "&" } else { "" };
    format!("{mark}{pairs}")
}

/// Returns a value without trailing punctuation and without what programs append to links.
fn trim_trailing(value: &str) -> &str {
    let value = value.split(['?', '#']).next().unwrap_or_default();
    value.trim_end_matches(|c: char| !c.is_ascii_alphanumeric() && c != '*')
}

/// Returns the tokens separated by single spaces, since some programs replace pluses with spaces
/// and others do the reverse. A plus belongs to a token only if a number follows it, at the
/// beginning or after a space.
fn spaced(tokens: &str) -> String {
    let mut spaced = String::with_capacity(tokens.len());
    let mut rest = tokens;
    while let Some(at) = rest.find([' ', '+']) {
        spaced.push_str(&rest[..at]);
        let after = rest[at..].trim_start_matches([' ', '+']);
        let count = rest.len() - at - after.len();
        let is_number = after.starts_with(|c: char| c.is_ascii_digit());
        if !spaced.is_empty() {
            spaced.push(' ');
        }
        if is_number && (spaced.is_empty() || count > 1) {
            spaced.push('+');
        }
        rest = after;
    }
    spaced + rest
}

/// Decodes bytes written as two hexadecimal digits after `mark`. Returns the text unchanged if the
/// result is not UTF-8.
fn decoded(text: &str, mark: u8) -> String {
    let bytes = text.as_bytes();
    let digit = |at: usize| bytes.get(at).and_then(|&byte| char::from(byte).to_digit(16));
    let mut plain = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let pair = digit(at + 1).zip(digit(at + 2)).filter(|_| byte == mark);
        plain.push(pair.map_or(byte, |(high, low)| (high << 4 | low) as u8));
        at += if pair.is_some() { 3 } else { 1 };
    }
    String::from_utf8(plain).unwrap_or_else(|_| text.to_owned())
}
