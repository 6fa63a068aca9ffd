//! Who a bot is, whatever its level.

/// The bots there are. Who a bot is says nothing about how well it plays.
pub const CHARACTERS: [&str; 10] =
    ["brioche", "cargo", "ducat", "folio", "hibou", "igloo", "lichen", "pennon", "piston", "tempo"];

/// The characters in an order that follows from `key` alone: bots at one table take them one after the other.
#[must_use]
pub fn characters_in_order(key: &str) -> [&'static str; CHARACTERS.len()] {
    let mut order = CHARACTERS;
    order.sort_by_cached_key(|character| kernel::short_digest(format!("{key} {character}").as_bytes()));
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_has_an_order_of_its_own_with_everybody_in_it() {
        let [one, again, other] = ["a", "a", "b"].map(characters_in_order);
        assert_eq!(one, again);
        assert_ne!(one, other);
        let mut everybody = one;
        everybody.sort_unstable();
        assert_eq!(everybody, CHARACTERS);
    }
}
