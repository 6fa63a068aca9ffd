//! What the browser's board is given, kept in `client/` by these tests. `make bless` writes it anew.

use testkit::{ClientTypes, assert_kept};

use crate::action::Action;
use crate::card::{Card, MAX_POINTS, Picture};
use crate::event::Event;
use crate::view::View;

#[test]
fn golden_types_are_kept_for_the_board() {
    let types = ClientTypes::new().with::<View>().with::<Event>().with::<Action>();
    assert_kept(concat!(env!("CARGO_MANIFEST_DIR"), "/client/types.ts"), &types.text());
}

/// So that the board need not read the parts of a card out of its name.
#[test]
fn golden_cards_are_kept_for_the_board() {
    let mut text = "// Made from the Rust types by `make bless`. Do not edit.\n\
        import type { Card, Picture } from './types';\n\n\
        /** What is on each card. Cards are sorted in this order. */\n\
        export const CARDS: Readonly<Record<Card, { picture: Picture; points: number }>> = {\n"
        .to_owned();
    for picture in Picture::ALL {
        let points = if picture == Picture::Ship { 0..=0 } else { 1..=MAX_POINTS };
        for points in points {
            let card = Card::new(picture, points);
            text += &format!("  '{card}': {{ picture: '{picture}', points: {points} }},\n");
        }
    }
    text += "};\n\n/** In the order of the cards. */\nexport const PICTURES: readonly Picture[] = [\n";
    for picture in Picture::ALL {
        text += &format!("  '{picture}',\n");
    }
    text += "];\n";
    assert_kept(concat!(env!("CARGO_MANIFEST_DIR"), "/client/cards.ts"), &text);
}
