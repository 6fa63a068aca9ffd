//! What the browser's board is given, kept in `client/` by these tests. `make bless` writes it anew.

use testkit::{ClientTypes, assert_kept};

use crate::action::Action;
use crate::event::Event;
use crate::kind::{Group, Kind};
use crate::view::View;

#[test]
fn golden_types_are_kept_for_the_board() {
    let types = ClientTypes::new().with::<View>().with::<Event>().with::<Action>().with::<Group>();
    assert_kept(concat!(env!("CARGO_MANIFEST_DIR"), "/client/types.ts"), &types.text());
}

/// So that the board need not read the steps of a card out of its name, and its tests know every kind of choice.
#[test]
fn golden_kinds_are_kept_for_the_board() {
    let mut text = "// Made from the Rust types by `make bless`. Do not edit.\n\
        import type { Action, Group, Kind } from './types';\n\n\
        /** What is printed on the cards of each kind: its group, and the steps of a regular movement card. */\n\
        export const KINDS: Readonly<Record<Kind, { group: Group; steps: number | null }>> = {\n"
        .to_owned();
    for kind in Kind::ALL {
        let group = serde_json::to_string(&kind.group()).expect("a word").replace('"', "'");
        let steps = kind.regular().map_or_else(|| "null".to_owned(), |steps| steps.to_string());
        text += &format!("  '{kind}': {{ group: {group}, steps: {steps} }},\n");
    }
    text += "};\n\n/** What a choice is called: an action is its name, or an object with that one key. */\n\
        export type ActionKind = Action extends infer Each ? (Each extends string ? Each : keyof Each) : never;\n\n\
        /** Every kind of choice. */\n\
        export const ACTIONS: readonly ActionKind[] = [\n";
    for kind in Action::KINDS {
        text += &format!("  '{kind}',\n");
    }
    text += "];\n";
    assert_kept(concat!(env!("CARGO_MANIFEST_DIR"), "/client/kinds.ts"), &text);
}
