//! Finds a link in a text, and puts it right where chats, mail programs and networks have changed it and
//! there is no doubt what it was: its check says so, or no link is written like that.

use std::borrow::Cow;

use cauce_rules::GameKind;

use super::{
    MAX_BYTES, check::KEY, check::LENGTH, check_link, encode, find_game_kind, link_fragment, pairs,
};

/// What stands around a link in a text and does not belong to it: links have none of it.
const AROUND: &[char] =
    &['<', '>', '(', ')', '[', ']', '{', '}', '"', '“', '”', '„', '«', '»', '‹', '›', '`', '|'];

/// What may follow a link in a sentence.
const BEHIND: &[char] = &['.', ',', ';', ':', '!', '?', '\'', '’', '…'];

/// How many addresses may lead on to each other, and how often a link may have been encoded.
const DEPTH: u8 = 3;

/// How many lines a link may have been broken into.
const MAX_LINES: usize = 400;

/// What HTML writes in place of characters that links have, and of some that stand around them.
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

/// What programs that set text write in place of plain characters.
const SET: &[(char, &str)] = &[('–', "--"), ('—', "--"), ('…', "..."), ('’', "'"), ('‘', "'")];

/// The text behind `#` of the first link to a game in a text, put right where that is certain: the
/// text may be an address or what stands behind its `#`, a sentence, or the address of a page that only
/// leads on.
pub fn find_link(text: &str) -> Option<String> {
    if let Some(fragment) = link_fragment(text).filter(|link| is_whole(link)) {
        return Some(fragment.to_owned());
    }
    let plain = plain(text);
    let words = plain.split(|c: char| c.is_whitespace() || AROUND.contains(&c));
    let mut named = words.filter(|word| word.len() <= 2 * MAX_BYTES && names_game(word));
    named.find_map(|word| {
        let mut found = Vec::new();
        unwrap(word, DEPTH, &mut found);
        let whole = found.iter().find_map(|link| mended(link).ok());
        whole.or_else(|| found.first().map(|link| mended(link).unwrap_or_else(|link| link)))
    })
}

/// A text with each link in one line that mail programs have broken into several. The number of lines
/// stays.
pub fn unbroken(text: &str) -> String {
    let lines = if text.contains("game=3D") {
        // What is encoded for mails has its `=` encoded, and lines that end with one.
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

/// Whether the link at the end of a line goes on in the next one.
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

/// A game line that came through programs that set text: with one plain space between its words,
/// no quotes around it, and its game's name as the notation has it.
pub fn normalize_line(text: &str) -> String {
    let seen = seen(text);
    let line = seen.trim_matches(|c: char| c.is_whitespace() || AROUND.contains(&c));
    let mut words: Vec<_> = line.split_whitespace().collect();
    if let Some(kind) = words.first().and_then(|first| find_game_kind(first)) {
        words[0] = kind.name();
    }
    words.join(" ")
}

/// A text without the characters that nobody sees.
fn seen(text: &str) -> String {
    let unseen =
        |c: char| matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}');
    text.chars().filter(|&c| !unseen(c)).collect()
}

/// A text as a reader sees it, also where it was written as HTML, perhaps more than once.
fn plain(text: &str) -> String {
    let mut plain = seen(text);
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

/// Whatever a word may lead to, what is most likely first.
fn unwrap(word: &str, depth: u8, found: &mut Vec<String>) {
    let word = word.trim_matches(BEHIND);
    if !names_game(word) {
        return;
    }
    // What stands right before an address is none of it.
    let scheme = word.find("://").unwrap_or_default();
    let before = word[..scheme].trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let word = &word[before.len()..];
    if let Some(fragment) = fragment_of(word) {
        return found.push(fragment.to_owned());
    }
    if depth == 0 {
        return;
    }
    // A program that takes all for the path has encoded the `#`, and perhaps what follows.
    for encoded in ["%23", "%2523"] {
        found.extend(fragment_of(&word.replacen(encoded, "#", 1)).map(str::to_owned));
    }
    // A page that leads on has the address in its query.
    if let Some((_, query)) = word.split_once('?') {
        for (_, value) in form_urlencoded::parse(query.as_bytes()) {
            unwrap(&value.replace(' ', "+"), depth - 1, found);
        }
    }
    if word.contains('%') {
        unwrap(&decoded(word, b'%'), depth - 1, found);
    }
}

/// What stands behind the `#` of a link, whatever is behind that.
fn fragment_of(word: &str) -> Option<&str> {
    // The pairs of another address are none of a link.
    let is_own = |link: &&str| !link.contains("://");
    let named = |text| link_fragment(text).or_else(|| shouted(text)).filter(is_own);
    let behind = || word.rsplit_once('#').filter(|(_, last)| !names_game(last));
    named(word).or_else(|| named(behind()?.0))
}

/// The same of one whose letters are all capital, or were made so in part.
fn shouted(text: &str) -> Option<&str> {
    let (_, fragment) = text.rsplit_once('#').unwrap_or(("", text));
    let is_key = |key: &str| key != "game" && key.eq_ignore_ascii_case("game");
    pairs(fragment).any(|(key, name)| is_key(&key) && !name.is_empty()).then_some(fragment)
}

/// A link as it was written. What it may have been is tried only where something in it says so: a
/// check of a million values must not be asked too often.
///
/// # Errors
/// What is nearest to it, where no such link can be found.
fn mended(link: &str) -> Result<String, String> {
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
            for is_set in [false, true] {
                let said = rewritten(text, is_set);
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

/// Whether no pair of a link is encoded once more than it should be.
fn is_plain(link: &str) -> bool {
    let named = pairs(link).find_map(|(key, value)| (key == "game").then_some(value));
    let named = named.is_some_and(|name| find_game_kind(&name).is_some());
    let is_encoded = |(_, value): (Cow<'_, str>, Cow<'_, str>)| value.contains('%');
    !link.contains('%') || named && !pairs(link).any(is_encoded)
}

/// Whether a link says all that it said: by its check, or else by being written as links are.
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

/// Whether what stands under a key is in the words of the game.
fn is_notation(kind: GameKind, key: &str) -> bool {
    key == "moves" || key == "seats" || kind.option_keys().contains(&key)
}

/// A link as this crate writes it, with what programs are known to do to its values undone; where text
/// `is_set`, it has plain characters again, too.
fn rewritten(link: &str, is_set: bool) -> String {
    let mut said: Vec<(String, String)> =
        pairs(link).map(|(key, value)| (key.to_ascii_lowercase(), value.into_owned())).collect();
    let kind = said.iter_mut().find(|(key, _)| key == "game").and_then(|(_, value)| {
        let kind = find_game_kind(without_end(value))?;
        *value = kind.name().to_owned();
        Some(kind)
    });
    for (key, value) in &mut said {
        for (character, plain) in SET.iter().filter(|_| is_set) {
            *value = value.replace(*character, plain);
        }
        if key == KEY {
            value.retain(|c| c.is_ascii_alphanumeric());
            value.truncate(LENGTH);
        }
        if kind.is_some_and(|kind| is_notation(kind, key)) {
            *value = spaced(without_end(value));
        }
    }
    let pairs = said.iter().map(|(key, value)| format!("{}={}", encode(key), encode(value)));
    let pairs = pairs.collect::<Vec<_>>().join("&");
    let mark = if link.trim_start_matches('#').starts_with('&') { "&" } else { "" };
    format!("{mark}{pairs}")
}

/// A value without what stands behind it in a sentence, and without what programs hang on to links.
fn without_end(value: &str) -> &str {
    let value = value.split(['?', '#']).next().unwrap_or_default();
    value.trim_end_matches(|c: char| !c.is_ascii_alphanumeric() && c != '*')
}

/// Tokens with one space between them, whether programs have taken a plus for a space or the other
/// way round: only where a number follows can a plus belong to a token, at the beginning or after a
/// space.
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

/// A text with its bytes in place of two digits behind a mark; the text itself, where that is none.
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
