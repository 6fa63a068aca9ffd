//! The sheet: what is in the box, and corrections of it.

use dragondraft::Components;
use kernel::{BadSheet, Provenance, Sheet};

fn corrected(from: &str, to: &str) -> Result<Components, BadSheet> {
    assert!(Components::TEXT.contains(from), "{from}");
    Components::parse(&Components::TEXT.replacen(from, to, 1))
}

#[test]
fn the_box_holds_what_the_rulebook_lists() {
    let sheet = Components::built_in();
    assert_eq!((sheet.rows, sheet.columns, sheet.rounds, sheet.hand_limit), (4, 10, 5, 9));
    assert_eq!((sheet.cards, sheet.thistles), ([7, 7, 7, 7, 7, 6, 6], 20));
    assert_eq!(sheet.piles.iter().map(|pile| pile.spectators.len()).sum::<usize>(), 9);
    assert!(sheet.specials.iter().all(|offer| offer.figures == 4));
}

#[test]
fn reconstructed_facts_are_marked() {
    let entries = Components::built_in().entries();
    let inferred: Vec<_> = entries
        .iter()
        .filter(|entry| entry.from == Provenance::Inferred)
        .map(|entry| &entry.id[..])
        .collect();
    assert_eq!(inferred, ["queue", "grandstand-small", "grandstand-medium", "grandstand-large"]);
    assert!(
        entries.iter().filter(|entry| entry.from != Provenance::Rulebook).all(|entry| entry.note.is_some())
    );
}

#[test]
fn facts_are_in_no_language() {
    let entries = Components::built_in().entries();
    for entry in &entries {
        let word = entry.facts.contains(|c: char| c.is_ascii_alphabetic());
        assert!(!word && entry.facts.contains(|c: char| c.is_ascii_digit()), "{}: {}", entry.id, entry.facts);
    }
    let facts = |id: &str| entries.iter().find(|entry| entry.id == id).map(|entry| &entry.facts[..]);
    for (id, expected) in [
        ("board", "4 × 10"),
        ("red", "7 × (≥3: 4)"),
        ("green", "7: 1 3 6 10 15 21"),
        ("yellow", "7 × 1 ↑5"),
        ("grandstand-small", "4 → 7 6 5"),
        ("dragon-stylist", "4 × (4 → ◆ × 1)"),
    ] {
        assert_eq!(facts(id), Some(expected));
    }
}

#[test]
fn a_corrected_number_needs_no_code() {
    let sheet = corrected("spectators = [11, 10, 9]", "spectators = [12, 10, 8]").expect("a good sheet");
    assert_eq!(sheet.piles[1].spectators, [12, 10, 8]);
    assert_ne!(sheet.digest(), Components::built_in().digest());
}

#[test]
fn the_digest_is_of_content_only() {
    let noted = corrected("note = \"Only the cost is known.\"", "# seen in the box").expect("a good sheet");
    assert_eq!(noted.digest(), Components::built_in().digest());
}

#[test]
fn a_special_can_get_another_effect() {
    let sheet = corrected("effect = \"per-show\"\namount = 1", "effect = \"per-thistle\"\namount = 2");
    assert_eq!(sheet.expect("a good sheet").specials[0].amount, 2);
}

#[test]
fn nonsense_is_refused_with_place_and_reason() {
    for (from, to, place) in [
        ("rows = 4", "rows = 9", "board.rows"),
        ("columns = 10", "columns = 0", "board.columns"),
        ("rounds = 5", "rounds = 99", "days.rounds"),
        ("limit = 9", "limit = 0", "hand.limit"),
        ("helpers = 2", "helpers = 1", "goblin-pair.helpers"),
        ("cards = 7\neach = 4", "cards = 7\neach = 99", "dragons.red.each"),
        ("cards = 7\neach = 4\n", "cards = 7\n", "dragons.red"),
        ("cards = 7\neach = 4", "cards = 7\neach = 4\ntotals = [1]", "dragons.red"),
        ("totals = [1, 3, 6, 10, 15, 21]", "totals = []", "dragons.green.totals: steps"),
        ("totals = [1, 3, 6, 10, 15, 21]", "totals = [1, 3, 6, 10, 15, 14]", "dragons.green.totals"),
        ("short = 5", "short = 7", "dragons.green.short"),
        ("spectators = [7, 6, 5]", "spectators = [5, 6, 7]", "grandstands.piles[0].spectators"),
        ("spectators = [7, 6, 5]", "spectators = []", "grandstands.piles[0].spectators: tiles"),
        ("cost = 6", "cost = 4", "grandstands.piles"),
        ("figures = 4", "figures = 40", "specials.fireworks.figures"),
    ] {
        match corrected(from, to) {
            Err(BadSheet::Content { place: found, .. }) => assert_eq!(found, place),
            other => panic!("{to}: {other:?}"),
        }
    }
}

#[test]
fn a_slip_of_the_pen_is_found_by_its_line() {
    match corrected("rows = 4", "rows = four") {
        Err(BadSheet::Syntax { line, .. }) => assert_eq!(line, 9),
        other => panic!("{other:?}"),
    }
    assert!(matches!(corrected("rows = 4", "rows = 4\nrow = 4"), Err(BadSheet::Syntax { .. })));
}
