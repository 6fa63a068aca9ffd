//! Message files, read as their grammar has them.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use kernel::{Field, FieldKind};

/// Something that a message puts in between its own words.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// A value.
    Variable(String),
    /// Another message of the file.
    Message(String),
    /// A piece of text in quotes, such as a space at an edge.
    Literal(String),
}

/// The messages of a file, and what each puts in.
#[derive(Clone, Debug)]
pub struct Messages(BTreeMap<String, BTreeSet<Part>>);

impl Messages {
    /// Reads a file.
    ///
    /// # Panics
    /// If it is broken, has a message twice or without a text, or calls functions.
    #[must_use]
    #[track_caller]
    pub fn read(file: &str) -> Self {
        let parsed = fluent_syntax::parser::parse(file);
        let resource = parsed.unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
        let mut found = BTreeMap::new();
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let mut parts = BTreeSet::new();
                in_pattern(message.value.as_ref().expect("every message has a text"), &mut parts);
                let twice = found.insert(message.id.name.to_owned(), parts);
                assert!(twice.is_none(), "`{}` stands there twice", message.id.name);
            }
        }
        Self(found)
    }

    /// The names of the messages.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// How many there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Whether there is a message of this name.
    #[must_use]
    pub fn contains(&self, key: &str) -> bool {
        self.0.contains_key(key)
    }

    /// The variables of a message, if there is one of this name.
    pub(crate) fn variables(&self, key: &str) -> Option<impl Iterator<Item = &str>> {
        let parts = self.0.get(key)?.iter();
        Some(
            parts.filter_map(|part| if let Part::Variable(name) = part { Some(name.as_str()) } else { None }),
        )
    }

    /// Every message puts in only what is `allowed`.
    ///
    /// # Panics
    /// If one puts in something else.
    #[track_caller]
    pub fn assert_parts(&self, allowed: impl Fn(&Part) -> bool) {
        for (key, parts) in &self.0 {
            assert!(parts.iter().all(&allowed), "`{key}` may not put in all of {parts:?}");
        }
    }

    /// There is a message for each of these names.
    ///
    /// # Panics
    /// If one is missing.
    #[track_caller]
    pub fn assert_contain<K: AsRef<str>>(&self, keys: impl IntoIterator<Item = K>) {
        for key in keys {
            assert!(self.contains(key.as_ref()), "`{}` is missing", key.as_ref());
        }
    }
}

fn in_pattern(pattern: &Pattern<&str>, parts: &mut BTreeSet<Part>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, parts);
        }
    }
}

fn in_expression(expression: &Expression<&str>, parts: &mut BTreeSet<Part>) {
    let inline = match expression {
        Expression::Select { selector, variants } => {
            variants.iter().for_each(|variant| in_pattern(&variant.value, parts));
            selector
        }
        Expression::Inline(inline) => inline,
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            parts.insert(Part::Variable(id.name.to_owned()));
        }
        InlineExpression::MessageReference { id, attribute: None } => {
            parts.insert(Part::Message(id.name.to_owned()));
        }
        InlineExpression::StringLiteral { value } => {
            parts.insert(Part::Literal((*value).to_owned()));
        }
        InlineExpression::Placeable { expression } => in_expression(expression, parts),
        other => panic!("only variables, messages and literals are put in: {other:?}"),
    }
}

/// Two languages have the same messages with the same variables.
///
/// # Panics
/// If one has more than the other.
#[track_caller]
pub fn assert_same_messages(one: &Messages, other: &Messages) {
    assert_eq!(one.keys().collect::<Vec<_>>(), other.keys().collect::<Vec<_>>());
    // Literals are the languages' own affair.
    let told = |parts: &BTreeSet<Part>| {
        parts.iter().filter(|part| !matches!(part, Part::Literal(_))).cloned().collect::<Vec<_>>()
    };
    for (key, parts) in &one.0 {
        assert_eq!(told(parts), told(&other.0[key]), "{key}");
    }
}

/// The messages that every game has: its title, and a text for each field of the form and each entry of the sheet.
pub fn named_messages<'a>(
    form: impl IntoIterator<Item = Field>,
    entries: impl IntoIterator<Item = &'a kernel::Entry>,
) -> Vec<String> {
    let mut keys = vec!["game-title".to_owned(), "game-tagline".to_owned()];
    for Field { key, kind, .. } in form {
        keys.extend([format!("option-{key}"), format!("option-{key}-help")]);
        if let FieldKind::Choice { choices } = kind {
            keys.extend(choices.iter().map(|choice| format!("option-{key}-{choice}")));
        }
    }
    for entry in entries {
        keys.extend([format!("card-{}", entry.id), format!("help-{}", entry.id)]);
    }
    keys
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: &str = "a = A { $x }\nb = { $n ->\n    [one] { \" \" }{ $y }\n   *[other] { a }\n}\n";

    fn assert_same_as(other: &str) {
        assert_same_messages(&Messages::read(ONE), &Messages::read(other));
    }

    #[test]
    fn parts_are_found_in_every_branch() {
        let messages = Messages::read(ONE);
        assert_eq!(messages.keys().collect::<Vec<_>>(), ["a", "b"]);
        assert_eq!(messages.variables("b").map(Iterator::collect), Some(vec!["n", "y"]));
        let (message, literal) = (Part::Message("a".to_owned()), Part::Literal(" ".to_owned()));
        assert!(messages.0["b"].contains(&message) && messages.0["b"].contains(&literal));
        assert_same_as(&ONE.replace("\" \"", "\"-\""));
    }

    #[test]
    #[should_panic(expected = "may not put in")]
    fn a_part_that_is_not_allowed_is_found() {
        Messages::read(ONE).assert_parts(|part| matches!(part, Part::Variable(_)));
    }

    #[test]
    #[should_panic(expected = "stands there twice")]
    fn a_doubled_message_is_found() {
        let _ = Messages::read("a = A\nb = B\na = C\n");
    }

    #[test]
    #[should_panic(expected = "left == right")]
    fn a_missing_message_is_found() {
        assert_same_as("a = A { $x }\n");
    }

    #[test]
    #[should_panic(expected = "left == right")]
    fn a_missing_variable_is_found() {
        assert_same_as(&ONE.replace("{ $y }", "y"));
    }

    #[test]
    #[should_panic(expected = "`c` is missing")]
    fn a_message_without_a_text_is_found() {
        Messages::read(ONE).assert_contain(["a", "c"]);
    }
}
