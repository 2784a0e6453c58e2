//! Escapes untrusted text for the terminal.

use std::borrow::Cow;

/// Replaces control characters, which a terminal would interpret, by escapes such as `\u001b`. JSON
/// keeps its meaning.
pub fn escaped(text: &str) -> Cow<'_, str> {
    if !text.contains(char::is_control) {
        return text.into();
    }
    let plain = text
        .chars()
        .map(|c| if c.is_control() { format!("\\u{:04x}", u32::from(c)) } else { c.to_string() });
    plain.collect::<String>().into()
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn only_control_characters_are_escaped() {
        assert_eq!(
            escaped("\u{1b}[31m\r\n\u{7f}\u{9b}2J"),
            "\\u001b[31m\\u000d\\u000a\\u007f\\u009b2J"
        );
        assert_eq!(escaped("Tayü \\ 'é' \u{a0}"), "Tayü \\ 'é' \u{a0}");
    }

    #[test]
    fn escaping_does_not_change_the_meaning_of_json() {
        let text = "a\u{1b}\u{7f}\u{85}\u{9f}\"\\b";
        let json = serde_json::to_string(text).unwrap();
        let plain = escaped(&json);
        assert!(!plain.contains(char::is_control), "{plain}");
        assert_eq!(serde_json::from_str::<String>(&plain).unwrap(), text);
    }
}
