//! Links are restored after changes by chats, mail programs and networks, or reported as damaged.

#![allow(clippy::unwrap_used)]

use std::time::{Duration, Instant};

use cauce_rules::{GameKind, GameLine, Seats, Token, with_game};
use cauce_table::{
    Dealer, GameLineReader, Link, Play, Table, check_link, checked_link, detect_game_kind,
    find_link, join_broken_links, read_link,
};
use proptest::prelude::*;

/// Content of a link: line, names, seats, id and packed record.
type Said = (String, Vec<String>, Vec<String>, String, Option<String>);

/// Opens a link; `None` if it is invalid, or reported as damaged.
fn opened(address: &str) -> Option<Said> {
    let link = find_link(address).unwrap_or_else(|| address.to_owned());
    if check_link(&link).is_some_and(|checked| checked.is_err()) {
        return None;
    }
    let kind = detect_game_kind(&format!("#{link}"));
    let read = with_game!(kind, G => read_link(&link, &GameLineReader::<G>::INSTANCE));
    let Link { line, names, seats, id, packed, damage, problem } = read;
    let seats = seats.into_iter().map(|by| by.name().to_owned()).collect();
    (problem.is_none() && damage.is_none()).then_some((line, names, seats, id, packed))
}

/// Starts with various options.
const STARTS: &[&str] = &[
    "snorkels",
    "snorkels size=5 stones=c3",
    "tayu",
    "tayu players=3 saboteur=auction",
    "tayu players=4",
    "caminos",
    "caminos board=ring neutrals=yes",
    "sendas",
    "sendas setup=edge",
    "sendas white=e9NS,c2EW,d2EW,e2NEW,f2EW,g2SW black=e3NS,e4NS,e5NS,e6NS,e7NS,e8NS",
];

/// Names with characters that are fragile in links.
const NAMES: &[&str] =
    &["", "Ana", "Zoë & Co: 1+1=2", "*Ben_*--...", "アナ (犬)", "O’Brien #2; %2B", "علي"];

fn played<G: Play>(start: &str, plies: usize, seed: u64) -> Table<G> {
    let line: GameLine<G> = start.parse().expect("it is a start");
    let names: Vec<_> =
        (0..4).map(|seat| NAMES[(seed as usize + seat * 3) % NAMES.len()]).collect();
    let names: Vec<_> = names.into_iter().map(str::to_owned).collect();
    let mut table = Table::new(&line, &names, Dealer::new(seed));
    let mut pick = seed;
    for _ in 0..plies {
        let legal = table.game().legal();
        pick = pick.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let Some(&mv) = legal.get((pick >> 33) as usize % legal.len().max(1)) else { break };
        table.play(Token::Move(mv)).expect("it is legal");
    }
    table
}

/// Returns three links of a game: a displayed one, a sent one and one with a record.
fn links_of(start: &str, plies: usize, seed: u64) -> [String; 3] {
    let kind = GameKind::from_line(start).expect("it is a start");
    with_game!(kind, G => {
        let mut table = played::<G>(start, plies, seed);
        let record: &dyn cauce_table::AnyRecord = table.record();
        let line = table.line();
        let tokens = line.split_once(" : ").map_or("", |(_, tokens)| tokens);
        let shown = checked_link(&record.link_with(tokens));
        let sent = table.link_for(Seats::only(cauce_rules::Seat::ONE));
        [shown, sent, checked_link(&format!("game={kind}&ply={plies}&record=eNp-%5F{seed}%5F-%2DAbC9"))]
    })
}

fn links() -> impl Iterator<Item = String> {
    let games = STARTS.iter().zip([5, 9, 7, 12, 3, 6, 4, 11, 2, 8].into_iter().cycle());
    (1..4).flat_map(move |seed| {
        games.clone().flat_map(move |(start, plies)| links_of(start, plies * seed as usize, seed))
    })
}

#[test]
fn a_truncated_link_is_detected_or_opens_the_same_game() {
    let (mut cuts, mut told) = (0, 0);
    for link in links() {
        let whole = opened(&link).unwrap_or_else(|| panic!("{link} opens"));
        for end in 0..link.len() {
            let cut = &link[..end];
            cuts += 1;
            match opened(cut) {
                None => told += 1,
                Some(said) => assert_eq!(said, whole, "{cut}, of {link}"),
            }
        }
    }
    println!("{told} of {cuts} cuts are told, and the others open the same game");
}

#[test]
fn a_changed_character_is_detected_or_opens_the_same_game() {
    let (mut changes, mut told) = (0, 0);
    for link in links().step_by(20) {
        let whole = opened(&link).unwrap_or_else(|| panic!("{link} opens"));
        for (at, was) in link.char_indices() {
            let near = char::from(was as u8 ^ 1);
            let other = if was.is_ascii_uppercase() {
                was.to_ascii_lowercase()
            } else {
                was.to_ascii_uppercase()
            };
            for now in "&=+%#.,:;-_*? a0N–é".chars().chain([near, other]).filter(|&now| now != was)
            {
                let changed = format!("{}{now}{}", &link[..at], &link[at + 1..]);
                changes += 1;
                match opened(&changed) {
                    None => told += 1,
                    Some(said) => assert_eq!(said, whole, "{changed}, of {link}"),
                }
            }
        }
    }
    println!("{told} of {changes} changes are told, and the others open the same game");
}

/// Encodes a text like JavaScript's `encodeURIComponent`.
fn component(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.!~*'()".contains(&byte);
    let encode =
        |byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    text.bytes().map(encode).collect()
}

fn only(characters: &str, text: &str) -> String {
    let encode =
        |c: char| if characters.contains(c) { component(&c.to_string()) } else { c.to_string() };
    text.chars().map(encode).collect()
}

/// Encodes a text as quoted-printable, in lines of 76 characters.
fn quoted_printable(text: &str) -> String {
    let encoded = text.replace('=', "=3D");
    let mut lines = Vec::new();
    let mut rest = encoded.as_str();
    while rest.len() > 75 {
        let mut end = 75;
        if let Some(at) = rest[..end].rfind('=').filter(|at| at + 3 > end) {
            end = at;
        }
        lines.push(format!("{}=", &rest[..end]));
        rest = &rest[end..];
    }
    lines.push(rest.to_owned());
    lines.join("\r\n")
}

/// Changes by programs that can be undone in every link.
fn manglings(address: &str) -> Vec<(&'static str, String)> {
    let fragment = &address[address.find('#').unwrap() + 1..];
    let safe = |link: &str| {
        format!(
            "https://eur01.safelinks.protection.outlook.com/?url={}&data=05%7C02%7Cana%40example.org%7C08d&sdata=a%2Bb%3D&reserved=0",
            component(link)
        )
    };
    let google = format!("https://www.google.com/url?q={}&sa=D&usg=AOvVaw", component(address));
    vec![
        ("as it is", address.to_owned()),
        ("what stands behind its #", fragment.to_owned()),
        ("in a sentence", format!("Your turn: {address}.")),
        ("in brackets", format!("your turn ({address}), Ana!")),
        ("in angle brackets", format!("Your turn\n\n<{address}>\n\nAna")),
        ("in quotes", format!("“{address}”, she wrote")),
        ("in plain quotes", format!("'{address}'.")),
        ("as Markdown", format!("[your turn]({address})")),
        ("as code", format!("`{address}`")),
        ("as HTML", format!("<a href=\"{}\">play</a>", address.replace('&', "&amp;"))),
        ("as HTML twice", address.replace('&', "&amp;amp;")),
        ("as HTML with numbers", address.replace('&', "&#38;").replace('=', "&#61;")),
        ("with its # encoded", address.replace('#', "%23")),
        ("with its # encoded twice", address.replace('#', "%2523")),
        (
            "with what is not a letter encoded behind its #",
            format!("https://example.org/#{}", component(fragment)),
        ),
        ("the same twice", format!("https://example.org/#{}", component(&component(fragment)))),
        (
            "with its fragment encoded, and the # too",
            format!("https://example.org/%23{}", component(fragment)),
        ),
        (
            "with commas and colons encoded",
            format!("https://example.org/#{}", only(",:", fragment)),
        ),
        ("with spaces for plusses", address.replace('+', "%20")),
        ("through Outlook", safe(address)),
        ("through Outlook twice", safe(&safe(address))),
        ("through Outlook in a mail as HTML", safe(address).replace('&', "&amp;")),
        ("through Google", google.clone()),
        ("through Google and Outlook", safe(&google)),
        (
            "through Facebook",
            format!("https://l.facebook.com/l.php?u={}&h=AT0&s=1", component(address)),
        ),
        ("through Slack", format!("https://slack-redir.net/link?url={}", component(address))),
        (
            "through a page that encodes only the #",
            format!("https://example.com/?to={}", only("#", address)),
        ),
        ("with a tracker", format!("{address}&fbclid=IwAR0-x_1")),
        ("with trackers", format!("{address}&utm_source=news&utm_medium=mail&gclid=a.b")),
        ("with a tracker that takes it for a path", format!("{address}?fbclid=IwAR0")),
        ("with a tracker in the query", address.replace("/#", "/?utm_source=a&gclid=b#")),
        (
            "in a mail as quoted-printable",
            format!("Your=20turn:\r\n{}\r\n", quoted_printable(address)),
        ),
        ("with characters that nobody sees", format!("\u{200b}{address}\u{200b}")),
        ("with its end encoded by a browser", format!("{address}%22%3E")),
        ("as the end of a sentence in a browser", format!("{address}%E2%80%9D.")),
        ("with its keys shouted", address.replace("game=", "GAME=")),
    ]
}

/// Changes that can be undone only if names do not contain the same characters.
fn partly(address: &str) -> Vec<(&'static str, String)> {
    vec![
        ("with & encoded as HTML and then in an address", address.replace('&', "%26amp%3B")),
        ("with & encoded", only("&", address)),
        ("with = encoded", only("=", address)),
        ("with + encoded", only("+", address)),
        ("with & and = encoded", only("&=", address)),
        ("with plusses for what was encoded", address.replace("%2B", "+")),
    ]
}

/// Changes that can be undone only in a link with a checksum.
fn harder(address: &str) -> Vec<(&'static str, String)> {
    let broken = |width: usize, by: &str| {
        let letters: Vec<char> = address.chars().collect();
        let lines: Vec<String> = letters.chunks(width).map(|line| line.iter().collect()).collect();
        lines.join(by)
    };
    vec![
        ("in bold", format!("**{address}**")),
        ("in italics", format!("_{address}_")),
        ("broken into lines", format!("Your turn:\r\n{}\r\nAna", broken(72, "\r\n"))),
        ("broken into lines that begin with a space", broken(60, "\r\n ")),
        ("broken into lines that are quoted", format!("> {}\n> Ana", broken(70, "\n> "))),
        ("broken by a space in a browser", broken(50, "%20")),
        ("with a tail that belongs to it by mistake", format!("{address}*And")),
    ]
}

#[test]
fn links_mangled_by_programs_are_repaired() {
    let opens = |what: &str, text: &str, said: &Said| {
        let found = join_broken_links(text).lines().find_map(find_link);
        let found = found.unwrap_or_else(|| panic!("{what}: {text}"));
        assert_eq!(opened(&found).as_ref(), Some(said), "{what}: {text} is {found}");
    };
    for link in links() {
        let said = opened(&link).unwrap();
        let address = format!("https://example.org/#{link}");
        for (what, text) in manglings(&address).into_iter().chain(harder(&address)) {
            opens(what, &text, &said);
        }
        for (what, text) in partly(&address) {
            if !link.contains("player") {
                opens(what, &text, &said);
            }
        }
        // Links of older versions have no checksum.
        let old = link.trim_start_matches('&').split("&check=").next().unwrap();
        if !old.contains('&') || old.contains("player") || old.contains("record") {
            continue;
        }
        let address = format!("https://example.org/#{old}");
        for (what, text) in manglings(&address).into_iter().chain(partly(&address)) {
            opens(what, &text, &said);
        }
    }
}

#[test]
fn typographic_dashes_and_ellipses_in_links_are_repaired() {
    let link = checked_link("game=sendas&moves=c1-g2%3DES+c9-g8%3DNE&player1=Ana-%2DB.%2E%2E");
    let said = opened(&link).unwrap();
    let set = |dash: &str| link.replace("c1-g2", &format!("c1{dash}g2")).replace("-%2D", "—");
    for dash in ["–", "‑", "—"] {
        assert!(opened(&set(dash)).is_none_or(|now| now == said), "{}", set(dash));
    }
    let set = link.replace("-%2D", "–").replace(".%2E%2E", "…");
    assert_eq!(opened(&set).unwrap(), said);
}

const OLD: &str = include_str!("links/old.txt");

#[test]
fn links_of_older_versions_still_open() {
    for row in OLD.lines() {
        let (link, line) = row.split_once('\t').unwrap();
        for text in [link.to_owned(), format!("https://example.org/cauce/#{link}")] {
            let found = find_link(&text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(opened(&found).map(|said| said.0).as_deref(), Some(line), "{found}");
        }
        assert_eq!(find_link(link).as_deref(), Some(link), "the link needs no repair");
    }
}

#[test]
fn long_texts_are_searched_for_links_in_linear_time() {
    let game = links().last().unwrap();
    let addresses = [
        format!("https://example.org/#{game} "),
        "https://a.b/?u=https%3A%2F%2Fc.d%2F%23game%3D".to_owned(),
        "https://example.org/#&game=sendas&moves=c1-d2\n".to_owned(),
        "game=%25%2525=game&amp;amp;game;".to_owned(),
        "&amp;".to_owned(),
        "#game=a".to_owned(),
        "%23game%3D?".to_owned(),
        "#&game=tayu+".to_owned(),
        "#&game=tayu&moves=pass\na".to_owned(),
        "\n>".to_owned(),
    ];
    for part in addresses {
        for text in
            [part.repeat(1_000_000 / part.len()), part.trim().repeat(1_000_000 / part.len())]
        {
            let begun = Instant::now();
            let whole = join_broken_links(&text);
            if let Some(link) = find_link(&text) {
                opened(&link);
            }
            for line in whole.lines().take(1000) {
                find_link(line);
            }
            let most = if cfg!(debug_assertions) { 10 } else { 1 };
            assert!(begun.elapsed() < Duration::from_secs(most), "{:?}: {part}", begun.elapsed());
        }
    }
}

proptest! {
    #[test]
    fn searching_any_text_for_links_does_not_panic(
        parts in proptest::collection::vec(prop_oneof![
            "\\PC{0,12}",
            "(https://[a-z./]{1,8}|#|&|=|%|%23|%2523|%26|%3D|\\+|&amp;|game=|moves=|check=|record=|tayu|sendas|c1-d2|=\n|\r\n |\\?u=|\\.|>){1,6}",
        ], 0..12),
    ) {
        let text = parts.concat();
        join_broken_links(&text).lines().for_each(|line| drop(find_link(line)));
        if let Some(link) = find_link(&text) {
            opened(&link);
        }
        opened(&text);
    }
}
