//! The parts of a sentence, found again.

use kernel::{Arg, Language, Phrase, Seat, Viewer};
use translate::{Meant, Names, Piece, Translator};

const WORDS: &str = "
card-troll = Troll
card-with-points = { $card } { $points }
amount = { $n } { $what ->
    [bread] loaves
   *[coin] coins
}
took = { $who-is ->
    [you] You take
   *[other] { $who } takes
} { $cards } for { $price }.
";

fn sentence() -> Phrase {
    let troll = |points: i32| {
        Phrase::new("card-with-points").with("card", Phrase::new("card-troll")).with("points", points)
    };
    let price = Phrase::new("amount").with("n", 2).with("what", "bread");
    Phrase::new("took").with("who", Seat(1)).with("cards", vec![troll(2), troll(3)]).with("price", price)
}

fn translator() -> Translator {
    Translator::new(Language::En, &[kernel::messages(Language::En), WORDS])
        .expect("the words are well formed")
}

#[test]
fn cards_seats_and_words_are_found_and_the_sentence_is_the_same() {
    let seats = ["Ines".to_owned(), "Mira".to_owned()];
    let names = Names { seats: &seats, reader: Viewer::Seat(Seat(0)) };
    let pieces = translator().pieces(&sentence(), names);
    let whole: String = pieces.iter().map(|piece| piece.text.as_str()).collect();
    assert_eq!(whole, "Mira takes Troll 2 and Troll 3 for 2 loaves.");
    assert_eq!(whole, translator().say(&sentence(), names));
    let meant =
        |text: &str| pieces.iter().find(|piece| piece.text == text).and_then(|piece| piece.meant.clone());
    assert_eq!(meant("Mira"), Some(Meant::Seat(Seat(1))));
    assert_eq!(meant("Troll"), Some(Meant::Message { key: "card-troll".to_owned(), word: None }));
    let loaves = Meant::Message { key: "amount".to_owned(), word: Some("bread".to_owned()) };
    assert_eq!(meant("2 loaves"), Some(loaves));
    assert_eq!(meant(" and "), None);
}

#[test]
fn a_card_alone_is_that_card_and_a_name_cannot_look_like_a_mark() {
    let names = ["\u{f0001}Ines\u{f0000}".to_owned()];
    let names = Names { seats: &names, reader: Viewer::Spectator };
    let alone = translator().pieces(&Phrase::new("card-troll"), names);
    let troll = Meant::Message { key: "card-troll".to_owned(), word: None };
    assert_eq!(alone, [Piece { text: "Troll".to_owned(), meant: Some(troll) }]);
    let empty = Arg::Phrase(Phrase::new("card-troll"));
    let took = Phrase::new("took")
        .with("who", Seat(0))
        .with("cards", empty)
        .with("price", Phrase::new("card-troll"));
    let said: Vec<String> = translator().pieces(&took, names).into_iter().map(|piece| piece.text).collect();
    assert_eq!(said, ["Ines", " takes ", "Troll", " for ", "Troll", "."]);
    let missing = translator().pieces(&Phrase::new("card-ghost"), names);
    assert_eq!(missing, [Piece { text: "⟨card-ghost⟩".to_owned(), meant: None }]);
}
