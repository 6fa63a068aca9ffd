//! The component sheet: what is in the box, and what a corrected sheet may not say.

use std::fs;
use std::path::PathBuf;

use dragonheart::{Cards, DECK, Picture};
use kernel::{Provenance, Sheet};

#[test]
fn a_deck_has_fifty_cards_worth_eighty_one_points() {
    let deck = Cards::built_in().deck();
    assert_eq!(deck.len(), 50);
    assert_eq!(DECK, 50);
    assert_eq!(deck.iter().map(|card| u32::from(card.points())).sum::<u32>(), 81);
}

#[test]
fn cards_are_worth_one_to_four_points_and_only_ships_nothing() {
    for card in Cards::built_in().deck() {
        assert_eq!(card.points() == 0, card.picture() == Picture::Ship, "{card}");
        assert!(card.points() <= 4, "{card}");
    }
    assert_eq!(Cards::built_in().deck().iter().map(|card| card.points()).max(), Some(4));
}

#[test]
fn every_entry_says_where_it_comes_from_and_what_is_doubtful() {
    let entries = Cards::built_in().entries();
    let ids: Vec<&str> = entries.iter().map(|entry| entry.id.as_str()).collect();
    let pictures: Vec<&str> =
        Picture::ALL.iter().map(|picture| picture.id()).chain(["great-dragon"]).collect();
    assert_eq!(ids, pictures);
    for entry in &entries {
        assert_eq!(entry.note.is_none(), entry.from == Provenance::Rulebook, "{}", entry.id);
    }
    assert_eq!(entries[0].facts, "7 × 1 1 2 2 3 3 4");
    assert_eq!(entries[9].facts, "1 × 3");
}

#[test]
fn a_corrected_sheet_is_another_sheet_but_comments_are_not() {
    let digest = |text: &str| Cards::parse(text).unwrap_or_else(|bad| panic!("{bad}")).digest();
    let built_in = digest(Cards::TEXT);
    assert_eq!(digest(&format!("# from my box\n{}", Cards::TEXT)), built_in);
    let corrected = Cards::TEXT.replacen("points = [1, 1, 1, 2, 2]", "points = [1, 1, 1, 1, 2]", 1);
    assert_ne!(digest(&corrected), built_in);
}

#[test]
fn invalid_sheets_are_refused_with_line_or_entry() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/sheets/invalid");
    let mut read = 0;
    for file in fs::read_dir(&folder).expect("the corpus is there") {
        let path = file.expect("a folder of files").path();
        let text = fs::read_to_string(&path).expect("a text file");
        let expected = text.lines().next().and_then(|line| line.strip_prefix("# expect: "));
        let refused = Cards::parse(&text).expect_err(&path.display().to_string());
        assert_eq!(Some(refused.to_string().as_str()), expected, "{}", path.display());
        read += 1;
    }
    assert!(read >= 17, "{read} files");
}

#[test]
fn notes_and_provenance_do_not_change_the_digest() {
    let corrected = Cards::TEXT
        .replace("from = \"source\"", "from = \"rulebook\"")
        .replace("Same list", "Seen in the box");
    assert_ne!(corrected, Cards::TEXT);
    let digest = |text: &str| Cards::parse(text).expect("a good sheet").digest();
    assert_eq!(digest(&corrected), digest(Cards::TEXT));
    let other_facts = Cards::TEXT.replace("points = [1, 2, 3]", "points = [1, 2, 4]");
    assert_ne!(digest(&other_facts), digest(Cards::TEXT));
}
