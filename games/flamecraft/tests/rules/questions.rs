//! What a question says about itself: its parts in order, in signs and in words; and where reputation came from.

use flamecraft::{Does, Flamecraft, Options, Part, Sheet, Sign, Source, Sum};
use kernel::{Chance as _, Game as _, Match, Options as _, Phrase, SearchRng, Seed, View as _, Viewer};
use testkit::Listener;

use crate::common::{ANN, Scene, Table};

/// The table at the question whether to use the ability of a shop.
fn at_ability(scene: &Scene, shop: &str) -> Table {
    let mut table = scene.table();
    table.play(ANN, &format!("visit:{shop} gather"));
    while table.asks() != "use-ability" {
        table.play(ANN, "skip");
    }
    table
}

fn parts(table: &Table) -> Vec<Part> {
    table.view(ANN).question.parts
}

/// The question and the names of its answers, in English and in French.
fn said(table: &Table) -> ([String; 2], Vec<[String; 2]>) {
    let view = table.view(ANN);
    let listener = Listener::new(Flamecraft::texts, 5);
    let say = |phrase: &Phrase| listener.say(phrase, Viewer::Seat(ANN));
    let labels = table.game.actions(ANN).iter().map(|action| say(&view.label(action))).collect();
    (say(&view.prompt()), labels)
}

#[test]
fn an_ability_tells_its_parts_in_order_and_what_comes_at_once() {
    let table = at_ability(&Scene::of(3).shop("guilty-treasures", "- - -"), "guilty-treasures");
    let parts = parts(&table);
    let coin = Sum { n: 1, of: Sign::Coin };
    assert_eq!(parts.len(), 2);
    assert_eq!((parts[0].does, parts[0].at_once, parts[0].may), (Does::Gain, true, false));
    assert_eq!(parts[0].gains, [coin]);
    assert_eq!((parts[1].does, parts[1].at_once, parts[1].may), (Does::Gift, false, true));
    assert_eq!(
        (&parts[1].costs[..], &parts[1].gains[..]),
        (&[coin][..], &[Sum { n: 4, of: Sign::Reputation }][..])
    );
}

#[test]
fn a_question_about_an_ability_says_it_in_full_and_so_does_its_act() {
    let table = at_ability(&Scene::of(3).shop("guilty-treasures", "- - -"), "guilty-treasures");
    let ([prompt, _], labels) = said(&table);
    assert_eq!(
        prompt,
        "Guilty Treasures: Gain 1 coin. Then you may give 1 coin to another player for 4 reputation. Use it?"
    );
    assert_eq!(
        labels[0][0],
        "Use Guilty Treasures: gain 1 coin; then you may give 1 coin to another player for 4 reputation"
    );
    assert_eq!(labels[1][0], "Leave it");
    assert_eq!(
        labels[0][1],
        "Utiliser Guilty Treasures\u{a0}: gagner 1 pièce\u{202f}; ensuite, vous pouvez donner 1 pièce à un autre \
         joueur pour 4 points de réputation"
    );
}

#[test]
fn the_second_part_is_asked_with_its_own_sentence() {
    let mut table = at_ability(&Scene::of(3).shop("guilty-treasures", "- - -"), "guilty-treasures");
    table.play(ANN, "use");
    let ([prompt, french], labels) = said(&table);
    assert_eq!(prompt, "Now you may give 1 coin to another player for 4 reputation.");
    assert_eq!(labels[0][0], "Do it: give 1 coin to another player for 4 reputation");
    assert_eq!(
        french,
        "Vous pouvez maintenant donner 1 pièce à un autre joueur pour 4 points de réputation."
    );
}

#[test]
fn alternatives_are_told_apart() {
    let scene = Scene::of(3).shop("dragon-hoard-bank", "- - -").reputation(ANN, 5);
    let table = at_ability(&scene, "dragon-hoard-bank");
    let either: Vec<Option<u8>> = parts(&table).iter().map(|part| part.either).collect();
    assert_eq!(either, [Some(0), Some(0), Some(1)]);
    let (_, labels) = said(&table);
    assert_eq!(
        labels[0][0],
        "Use Dragon Hoard Bank: pay 3 reputation and gain 4 coins, or trade in up to 3 goods for 1 coin each"
    );
}

#[test]
fn what_lies_in_the_park_is_counted_in_the_question() {
    let scene = Scene::of(3).shop("the-savage-beat", "- - -").park("bread-1 bread-2 iron-1 plant-1 plant-2");
    let parts = parts(&at_ability(&scene, "the-savage-beat"));
    let gains: Vec<(u8, &str)> = parts[0].gains.iter().map(|sum| (sum.n, sum.of.word())).collect();
    assert_eq!(gains, [(2, "bread"), (1, "iron"), (2, "plant")]);
    assert!(parts[0].at_once);
}

#[test]
fn gather_or_cast_is_asked_only_when_both_are_possible() {
    let mut table = Scene::of(3).table();
    table.play(ANN, "visit:critical-rolls");
    assert!(!table.view(ANN).question.castable);
    assert_eq!(said(&table).0[0], "You are at Critical Rolls. Gather here.");
    let mut table = Scene::of(3).goods(ANN, [9, 9, 9, 9, 9, 9]).table();
    table.play(ANN, "visit:critical-rolls");
    assert!(table.view(ANN).question.castable);
    assert_eq!(said(&table).0[0], "You are at Critical Rolls. Gather, or cast an enchantment?");
}

#[test]
fn every_part_has_its_words() {
    let listener = Listener::new(Flamecraft::texts, 5);
    let two = |word: &'static str| Phrase::new("amount").with("what", word).with("n", 2_u8);
    for sign in Sign::ALL {
        for text in listener.say(&two(sign.word()), Viewer::Spectator) {
            assert!(text.starts_with("2 "), "{sign:?}: {text}");
        }
    }
    for does in Does::ALL {
        let some = || vec![two("coin")];
        let phrase = Phrase::new(format!("does-{}", does.word()));
        let phrase = phrase.with("costs", some()).with("gains", some()).with("or", some()).with("n", 2_u8);
        for text in listener.say(&phrase, Viewer::Spectator) {
            assert!(text.starts_with(char::is_lowercase), "{does:?}: {text}");
        }
    }
}

fn earned(table: &Table) -> Vec<(Source, i16)> {
    table.view(ANN).players[0].earned.clone()
}

#[test]
fn reputation_is_told_by_its_source() {
    // A slot, also when a meat dragon places the newcomer; the ability of a shop; an enchantment.
    let mut table = Scene::of(3).hand(ANN, "bread-2").table();
    table.play(ANN, "visit:draco-bell gather place:bread-2@draco-bell.3");
    assert_eq!(earned(&table), [(Source::Slots, 2)]);
    let mut table = Scene::of(3).hand(ANN, "bread-2").table();
    table.play(ANN, "visit:draco-bell gather skip fire:draco-bell.1 place:bread-2@draco-bell.3");
    assert_eq!(earned(&table), [(Source::Slots, 2)]);
    let mut table = at_ability(&Scene::of(3).shop("guilty-treasures", "- - -"), "guilty-treasures");
    table.play(ANN, "use use to:1");
    assert_eq!(earned(&table), [(Source::Abilities, 4)]);
    let scene = Scene::of(3).shop("dragon-hoard-bank", "- - -").reputation(ANN, 5);
    let mut table = at_ability(&scene, "dragon-hoard-bank");
    table.play(ANN, "use choose:1");
    assert_eq!(earned(&table), [(Source::Abilities, -3)]);
    let mut table = Scene::of(3).goods(ANN, [1, 0, 0, 0, 0, 0]).table();
    table.play(ANN, "visit:hello-nursery gather fire:hello-nursery.1 give:bread to:1");
    assert_eq!(earned(&table), [(Source::Dragons, 2)]);
}

#[test]
fn the_lines_of_every_score_are_the_same_and_add_up() {
    for (number, options) in (0..).zip(Options::samples()) {
        let seed = Seed::from_text("sources").nth(number);
        let mut game = Match::<Flamecraft>::deal(Sheet::built_in(), options, seed).expect("good options");
        let mut chance = SearchRng::new(number);
        while let Some(seat) = game.to_act().first() {
            let actions = game.actions(seat);
            game.play(seat, actions[chance.below(actions.len())]).expect("an offered action is taken");
        }
        let view = game.view(Viewer::Spectator);
        let scores = view.scores();
        for player in &view.players {
            let lines: Vec<_> = scores.iter().filter(|line| line.seat == player.seat).collect();
            assert_eq!(lines.iter().map(|line| line.points).sum::<i32>(), i32::from(player.reputation));
            let keys: Vec<&str> = lines.iter().map(|line| &*line.text.key).take(7).collect();
            assert_eq!(
                keys,
                [
                    "score-slots",
                    "score-enchantments",
                    "score-dragons",
                    "score-abilities",
                    "score-fancies",
                    "score-coins",
                    "score-moons"
                ]
            );
            assert!(lines.iter().all(|line| line.text.key != "score-track"), "nothing comes from nowhere");
        }
    }
}

#[test]
fn a_solo_game_tells_how_far_its_awards_and_achievements_are() {
    let scene = Scene::of(1).reputation(ANN, 78).shop("critical-rolls", "bread-1 bread-2 bread-3");
    let view = scene.table().view(ANN);
    let awards: Vec<(&str, u16, u8)> =
        view.awards.iter().map(|award| (award.award.word(), award.from, award.unlocks)).collect();
    assert_eq!(awards, [("shopkeeper", 0, 0), ("flamekeeper", 75, 1), ("master-of-flame", 90, 2)]);
    let bread = view.achievements.iter().find(|one| one.id.to_string() == "half-a-dozen").expect("is listed");
    assert_eq!((bread.have, bread.wanted, bread.unlocked, bread.now), (3, 6, false, false));
    assert!(Scene::of(2).table().view(ANN).achievements.is_empty());
}
