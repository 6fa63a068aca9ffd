//! The component sheet: what is in the box, and what a corrected sheet may not say.

use flamecraft::{Card, Enchantment, Fancy, Good, Sheet, Shop};
use kernel::{Provenance, Sheet as _};

fn refused(change: impl Fn(&str) -> String) -> String {
    let text = change(Sheet::TEXT);
    assert_ne!(text, Sheet::TEXT, "the change finds its place");
    Sheet::parse(&text).expect_err("a broken sheet").to_string()
}

#[test]
fn the_box_holds_what_the_published_rules_count() {
    let raw = &Sheet::built_in().raw;
    assert_eq!((raw.shop.len(), raw.fancy.len(), raw.enchantment.len()), (34, 36, 36));
    assert_eq!((raw.companion.len(), raw.achievement.len(), raw.artisan.len()), (7, 11, 6));
    for deck in ["purple", "golden"] {
        for good in Good::ALL {
            let of =
                |card: &&flamecraft::EnchantmentEntry| card.id.id().starts_with(deck) && card.icon == good;
            assert_eq!(raw.enchantment.iter().filter(of).count(), 3, "{deck} {good:?}");
        }
    }
}

#[test]
fn every_entry_says_where_it_comes_from_and_what_is_doubtful() {
    let entries = Sheet::built_in().entries();
    assert_eq!(entries.len(), 1 + 6 + 34 + 36 + 36 + 7 + 11 + 1);
    assert_eq!(entries[7].id, "critical-rolls");
    assert_eq!(entries[7].facts, "+1🍞 [🍞] [🍖/💎 +1✨] [🍞/🔩/🧪 +1🪙]");
    let ids: std::collections::BTreeSet<_> = entries.iter().map(|entry| &entry.id).collect();
    assert_eq!(ids.len(), entries.len(), "each id once");
    let shops = entries.iter().filter(|entry| Shop::named(&entry.id).is_some());
    assert!(shops.clone().all(|entry| entry.from == Provenance::Inferred && entry.note.is_some()));
    let fancies = entries.iter().filter(|entry| Fancy::named(&entry.id).is_some());
    assert!(fancies.clone().all(|entry| entry.note.is_some()));
    assert_eq!(entries.iter().filter(|entry| Enchantment::named(&entry.id).is_some()).count(), 36);
}

#[test]
fn facts_are_complete_and_in_no_language() {
    let entries = Sheet::built_in().entries();
    for entry in &entries {
        assert!(!entry.facts.is_empty(), "{}", entry.id);
        assert!(!entry.facts.contains(char::is_alphabetic), "{}: {}", entry.id, entry.facts);
    }
    let facts = |id: &str| &entries.iter().find(|entry| entry.id == id).expect("an entry").facts[..];
    assert_eq!(facts("limits"), "✋6 ●7 📜3 ⌂12/14 ↻500");
    assert_eq!(facts("plant-dragon"), "6 + 1 🌿 🔥 1●→👤 +2♥");
    assert_eq!(facts("drake-of-cakes"), "+1🍞 [🍞/🍖 +1🪙] [🔩/🌿 +1✨] [✶ +2♥] −2🍞 +2🐉♣");
    assert_eq!(facts("rainbow"), "☀ −1🍞 −1🍖 −1🔩 −1💎 −1🌿 −1🧪 +8♥");
    assert_eq!(facts("toasty"), "☾ 3🍞: +3♥ ≥👤🍞: +3♥");
    assert_eq!(facts("purse"), "0: +1🪙; 1 × −1🪙 +2●, ∞");
    assert_eq!(facts("half-a-dozen"), "6🐉🍞 → +1⌂ −1⌂ → +2✨");
    assert_eq!(facts("solo"), "⌂10 ✨12 ♥75/90");
}

#[test]
fn what_could_not_be_counted_or_resolved_is_refused() {
    let huge = refused(|text| text.replacen("n = 3, may-reserve", "n = 8, may-reserve", 1));
    assert_eq!(huge, "shop sage-of-sage: 1 to 7 goods of a cost can be gained");
    let slot = refused(|text| {
        text.replacen(
            "reward = { reputation = 1, fancy = 1 }",
            "reward = { reputation = 200, coins = 100 }",
            1,
        )
    });
    assert_eq!(slot, "shop la-petite-dragonne: a reward is at most 99 of a kind");
    let cost = refused(|text| {
        text.replacen("cost = { bread = 3, meat = 1, iron = 1 }", "cost = { bread = 200, meat = 200 }", 1)
    });
    assert_eq!(cost, "enchantment purple-bread-1: nobody can pay that much");
    let gain =
        refused(|text| text.replacen("reward = { reputation = 10 }", "reward = { reputation = 250 }", 1));
    assert_eq!(gain, "shop gnome-depot: 250 is too many; the most is 99");
    let there = refused(|text| {
        text.replacen(
            "{ op = \"may\", do = [{ op = \"gift-that\", reward = { reputation = 3 } }] }",
            "{ op = \"may\", do = [{ op = \"fire-up-any\", zone = \"there\" }] }",
            1,
        )
    });
    assert_eq!(there, "shop touch-o-glass: `there` is for companions; a shop means `here`");
    let twice = refused(|text| {
        text.replacen(
            "[{ op = \"draw-artisan\", n = 1 }]",
            "[{ op = \"draw-artisan\", n = 1 }, { op = \"swap-and-fire\" }]",
            1,
        )
    });
    assert_eq!(twice, "artisan bread: a dragon that is fired up does one thing");
    let endless = refused(|text| {
        text.replacen("[{ op = \"draw-artisan\", n = 1 }]", "[{ op = \"fire-up\", zone = \"town\" }]", 1)
    });
    assert_eq!(endless, "artisan bread: a dragon that is fired up cannot do that");
    let again = refused(|text| {
        text.replacen(
            "do = [{ op = \"fire-up\", zone = \"town\" }]",
            "do = [{ op = \"score-fancy\", again = true }]",
            1,
        )
    });
    assert_eq!(again, "fancy hocus: a fancy dragon does one thing, without choices inside it");
}

#[test]
fn a_corrected_sheet_is_another_sheet_but_comments_are_not() {
    let digest = |text: &str| Sheet::parse(text).unwrap_or_else(|bad| panic!("{bad}")).digest();
    let built_in = digest(Sheet::TEXT);
    assert_eq!(digest(&format!("# from my box\n{}", Sheet::TEXT)), built_in);
    let corrected = Sheet::TEXT.replacen("reward = { reputation = 10 }", "reward = { reputation = 12 }", 1);
    assert_ne!(digest(&corrected), built_in);
    let doubted = Sheet::TEXT.replacen("from = \"rulebook\"", "from = \"source\"", 1);
    assert_eq!(digest(&doubted), built_in, "where a fact comes from is no fact");
    let start = Sheet::TEXT.find("[[companion]]\nid = \"curtain\"").expect("the last companion");
    let end = Sheet::TEXT.find("[solo]").expect("the solo game");
    let curtain = &Sheet::TEXT[start..end];
    let moved =
        Sheet::TEXT.replacen(curtain, "", 1).replacen("[[companion]]", &format!("{curtain}[[companion]]"), 1);
    assert_eq!(digest(&moved), built_in, "the order means nothing");
}

#[test]
fn an_unknown_operation_is_a_clear_error() {
    let error = refused(|text| text.replacen("op = \"take-from-park\"", "op = \"steal-from-park\"", 1));
    assert!(error.contains("steal-from-park") && error.starts_with("line "), "{error}");
    let error =
        refused(|text| text.replacen("{ op = \"trade\", up-to = 3,", "{ op = \"trade\", upto = 3,", 1));
    assert!(error.contains("upto"), "{error}");
}

#[test]
fn mistakes_name_the_entry() {
    let twice = refused(|text| text.replacen("id = \"draco-bell\"", "id = \"critical-rolls\"", 1));
    assert_eq!(twice, "shop critical-rolls: stands twice in the sheet");
    let unknown = refused(|text| text.replacen("id = \"sew-cute\"", "id = \"sew-ugly\"", 1));
    assert!(unknown.contains("there is no shop `sew-ugly`"), "{unknown}");
    let nothing = refused(|text| text.replacen("accepts = [\"iron\", \"plant\"]", "accepts = []", 1));
    assert_eq!(nothing, "shop draco-bell: slot 2 accepts no dragon");
    let coin = refused(|text| text.replacen("accepts = [\"iron\", \"plant\"]", "accepts = [\"coin\"]", 1));
    assert_eq!(coin, "shop draco-bell: slot 2: no dragon is that");
    let free = refused(|text| text.replacen("cost = { bread = 3, meat = 1, iron = 1 }", "cost = {}", 1));
    assert_eq!(free, "enchantment purple-bread-1: an enchantment costs something");
    let crowd = refused(|text| text.replacen("shops-many = 14", "shops-many = 20", 1));
    assert_eq!(crowd, "limits: a town has room for 6 to 14 shops");
    let elsewhere = refused(|text| text.replacen("{ op = \"deposit\" }", "{ op = \"swap-and-fire\" }", 1));
    assert!(elsewhere.contains("are for artisan dragons"), "{elsewhere}");
    let moon = refused(|text| {
        text.replacen(
            "per = \"even-goods\"\ngain = { reputation = 1 }",
            "per = \"even-goods\"\ngain = { coins = 1 }",
            1,
        )
    });
    assert_eq!(moon, "fancy steven: a moon dragon pays reputation only");
    let companion = refused(|text| text.replacen("when = \"shop-ability\"", "when = \"any\"", 1));
    assert_eq!(companion, "companion encore: `do` and `leave-out` do not fit its `when`");
    let missing = refused(|text| {
        let start = text.find("[[companion]]\nid = \"curtain\"").expect("the last companion");
        let end = text.find("[solo]").expect("the solo game");
        format!("{}{}", &text[..start], &text[end..])
    });
    assert_eq!(missing, "companion: 6 of 7: number 7 is missing");
}

#[test]
fn corrected_numbers_are_played_with() {
    use kernel::{Game, Match, Seed};
    let text = Sheet::TEXT.replacen("start-hand = 3", "start-hand = 4", 1);
    let sheet: &'static Sheet = Box::leak(Box::new(Sheet::parse(&text).expect("a valid sheet")));
    let table =
        Match::<flamecraft::Flamecraft>::deal(sheet, flamecraft::Options::default(), Seed::from_text("x"));
    let view = table.expect("it can be dealt").state().view(kernel::Viewer::Seat(kernel::Seat(0)));
    assert_eq!(view.hand.len(), 4);
}
