//! The options of a table as they are kept.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

/// Options as JSON text. Thousands of tables are in memory at once, and a tree of values takes ten times as much as its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionsText(Box<str>);

impl OptionsText {
    /// The complete options of a game, which are always an object.
    #[must_use]
    pub fn new(options: &Value) -> Self {
        debug_assert!(options.is_object(), "options have names");
        Self(options.to_string().into())
    }

    /// Checks options that were written down.
    ///
    /// # Errors
    /// If they are not a JSON object.
    pub fn read(text: String) -> serde_json::Result<Self> {
        serde_json::from_str::<Map<String, Value>>(&text)?;
        Ok(Self(text.into()))
    }

    /// The options as values.
    #[must_use]
    pub fn values(&self) -> Map<String, Value> {
        serde_json::from_str(&self.0).expect("checked when it was made")
    }

    /// The options as text.
    #[must_use]
    pub const fn as_str(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Display for OptionsText {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl Serialize for OptionsText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.values().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for OptionsText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Map::deserialize(deserializer).map(|options| Self::new(&Value::Object(options)))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn options_are_the_same_after_a_way_through_text() {
        let options = json!({ "players": 3, "companions": true, "deck": "normal" });
        let kept = OptionsText::new(&options);
        assert_eq!(Value::Object(kept.values()), options);
        assert_eq!(OptionsText::read(kept.to_string()).unwrap(), kept);
        let copied: OptionsText = serde_json::from_value(serde_json::to_value(&kept).unwrap()).unwrap();
        assert_eq!(copied, kept);
    }

    #[test]
    fn what_is_no_object_is_refused() {
        for text in ["[]", "null", "{", "3", ""] {
            assert!(OptionsText::read(text.to_owned()).is_err(), "{text}");
        }
    }
}
