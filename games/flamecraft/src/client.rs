//! What is kept for the browser's board: the types of what it reads, and the printed facts that names of cards carry.

use std::fmt::Write as _;

use testkit::{ClientTypes, assert_kept};

use crate::action::Action;
use crate::cards::{Artisan, Card, Companion, ENCHANTMENTS_PER_DECK, Enchantment, Fancy, Good, Shop};
use crate::event::Event;
use crate::sheet::{Sheet, Sky};
use crate::view::View;

#[test]
fn golden_types_are_kept_for_the_board() {
    let types = ClientTypes::new().with::<View>().with::<Event>().with::<Action>().text();
    assert_kept(concat!(env!("CARGO_MANIFEST_DIR"), "/client/types.ts"), &types);
}

/// A constant of TypeScript that gives every card of a kind a word.
fn table<T: Card>(name: &str, doc: &str, kind: &str, word: impl Fn(T) -> String) -> String {
    let mut text = format!("\n/** {doc} */\nexport const {name} = {{\n");
    for card in T::all() {
        writeln!(text, "  '{}': '{}',", card.id(), word(card)).expect("a string takes every line");
    }
    text + &format!("}} as const satisfies Record<{kind}>;\n")
}

/// A constant of TypeScript that lists all names of a type.
fn list(name: &str, doc: &str, kind: &str, names: impl IntoIterator<Item = &'static str>) -> String {
    let names: Vec<String> = names.into_iter().map(|name| format!("'{name}'")).collect();
    format!("\n/** {doc} */\nexport const {name}: readonly {kind}[] = [{}];\n", names.join(", "))
}

#[test]
fn golden_facts_of_cards_are_kept_for_the_board() {
    let sheet = Sheet::built_in();
    let word = |icon| serde_json::to_value(icon).expect("plain data").as_str().expect("a word").to_owned();
    let mut text = "// Made from the Rust types and the sheet by `make bless`. Do not edit.\n".to_owned();
    text += "import type { Artisan, Companion, Enchantment, Fancy, Good, Icon, Shop } from './types';\n";
    text += &table("CRAFT", "The craft of a dragon.", "Artisan, Good", |card: Artisan| {
        card.good().word().to_owned()
    });
    text += &table("ICON", "The icon of an enchantment.", "Enchantment, Good", |card: Enchantment| {
        sheet.enchantment(card).icon.word().to_owned()
    });
    let decks = "Enchantment, 'purple' | 'golden'";
    text += &table("DECK", "The deck of an enchantment.", decks, |card: Enchantment| {
        if card.index() < ENCHANTMENTS_PER_DECK { "purple" } else { "golden" }.to_owned()
    });
    text += &table("SIGN", "The icon of a shop.", "Shop, Icon", |card: Shop| word(sheet.shop(card).icon));
    text += &table("SKY", "When a fancy dragon scores.", "Fancy, 'sun' | 'moon'", |card: Fancy| {
        match sheet.fancy(card).sky {
            Sky::Sun => "sun",
            Sky::Moon => "moon",
        }
        .to_owned()
    });
    text +=
        &list("GOODS", "The goods, in the order of the starter shops.", "Good", Good::ALL.map(Good::word));
    text += &list("COMPANIONS", "The companions.", "Companion", Companion::all().map(Card::id));
    assert_kept(concat!(env!("CARGO_MANIFEST_DIR"), "/client/cards.ts"), &text);
}
