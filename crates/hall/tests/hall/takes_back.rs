//! What is said of a choice before it is made, and what undo then does.

use std::collections::BTreeSet;

use serde_json::json;
use testclient::Player;

use crate::test_hall::{TestHall, bot, games, me, names, pair, settled, table};

/// Plays one of the choices. What it says about being taken back is what undo offers afterwards.
async fn play_and_look(player: &mut Player, number: usize, together: &str, seen: &mut BTreeSet<String>) {
    let before = &player.update;
    let choices = before["choices"].as_array().unwrap();
    let choice = &choices[number % choices.len()];
    let said = choice["takes_back"].as_str().unwrap().to_owned();
    let expected = match said.as_str() {
        "alone" => "yes",
        "together" => together,
        "never" => "no",
        other => panic!("{other}"),
    };
    let command = json!({ "do": "play", "seat": before["viewer"], "step": before["step"], "action": choice["notation"] });
    let played = player.live.command(1000 + number as u32, command).await.unwrap();
    assert_eq!(played["undo"], expected, "{said}: {choice}");
    seen.insert(said);
    player.update = played;
}

#[tokio::test]
async fn what_a_choice_says_about_being_taken_back_is_true_with_people_and_with_bots() {
    let hall = TestHall::open().await;
    let mut seen = BTreeSet::new();
    for (game, _) in games(2) {
        let (_, _, _, mut one, mut two) = pair(&hall, game).await;
        settled(&mut one).await;
        settled(&mut two).await;
        for number in 0..60 {
            let (asked, other) =
                if one.update["choices"] != json!([]) { (&mut one, &mut two) } else { (&mut two, &mut one) };
            if asked.update["choices"] == json!([]) {
                break;
            }
            play_and_look(asked, number * 7, "ask", &mut seen).await;
            while other.update["step"] != asked.update["step"] {
                settled(other).await;
            }
        }
        let host = hall.guest().await;
        let (id, _) = names(&table(&host, game, &[me(), bot("random")]).await);
        let mut player = Player::new(host.live(&id, "").await.unwrap(), 5);
        for number in 0..40 {
            if !player.wait().await.unwrap() {
                break;
            }
            if player.update["to_act"] == json!([player.update["viewer"]]) {
                // Only bots play besides: they are not asked.
                play_and_look(&mut player, number * 7, "yes", &mut seen).await;
            } else {
                // A bot that seals its choice at this moment makes this one the last.
                player.play().await.unwrap();
            }
        }
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), ["alone", "never", "together"]);
    hall.close().await;
}
