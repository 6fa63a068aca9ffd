//! Every word a person reads: the same messages in both languages, and a rule for every number.

use dragondraft::{Attraction, Card, Dragondraft, Options};
use kernel::{Game, Language, Options as _};
use testkit::{GameTexts, Part};

const TEXTS: GameTexts<Dragondraft> = GameTexts::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"));

#[test]
fn both_languages_have_the_same_messages_with_the_same_variables() {
    TEXTS.assert_same_in_both_languages();
    for language in Language::ALL {
        let messages = TEXTS.messages(language);
        assert!(messages.count() > 100);
        messages.assert_parts(|part| matches!(part, Part::Variable(_) | Part::Literal(_)));
    }
}

#[test]
fn everything_with_a_name_has_its_messages() {
    TEXTS.messages(Language::En).assert_contain(TEXTS.named_messages());
}

#[test]
fn typography_is_right() {
    TEXTS.assert_typography();
}

#[test]
fn whole_games_can_be_told_in_both_languages() {
    let said = TEXTS.tell(Options::samples(), 1);
    let told = ["event-", "prompt-", "action-", "table-", "heading-", "line-", "many-"];
    let rare =
        ["action-take-nothing", "event-game-shared", "prompt-shared", "table-pile-empty", "table-row-empty"];
    let mut silent = TEXTS.silent(&told, &said);
    silent.retain(|key| !rare.contains(&key.as_str()));
    assert!(silent.is_empty(), "these games never say {silent:?}");
}

#[test]
fn the_most_of_every_colour_has_its_words() {
    TEXTS.messages(Language::En).assert_contain(Card::DRAGONS.map(|card| format!("most-{}", card.id())));
}

#[test]
fn the_rules_have_the_same_numbers_in_both_languages_and_in_order() {
    TEXTS.assert_rules_in_order(7);
}

#[test]
fn every_refusal_has_its_words_and_its_rule() {
    let messages = TEXTS.messages(Language::En);
    let refusals = Dragondraft::REFUSALS;
    messages.assert_contain(refusals.iter().map(|refusal| format!("refusal-{}", refusal.code)));
    TEXTS.assert_rules_exist(&refusals.iter().map(|refusal| refusal.rule).collect::<Vec<_>>());
    for code in messages.keys().filter_map(|key| key.strip_prefix("refusal-")) {
        assert!(refusals.iter().any(|refusal| refusal.code == code), "refusal-{code} is never given");
    }
}

#[test]
fn every_score_line_has_its_rule() {
    TEXTS.assert_rules_exist(&Attraction::ALL.map(Attraction::rule));
    let wanted = Attraction::ALL.map(|attraction| format!("score-{}", attraction.id()));
    TEXTS.messages(Language::En).assert_contain(wanted);
}
