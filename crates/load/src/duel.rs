//! A pair of scripted players at one table.

use std::borrow::Cow;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::json;
use testclient::{Failure, Live, TestClient};

use crate::crowd::arrive;

/// A table with two guests who are not connected yet.
pub(crate) struct Table {
    id: String,
    guests: [TestClient; 2],
    number: u64,
}

/// A table with two connected players.
pub(crate) struct Duel {
    seats: [Seat; 2],
    dice: u64,
    asked: u32,
}

struct Seat {
    live: Live,
    step: u64,
    /// What it may do, in notation.
    choices: Vec<String>,
}

/// The part of a message that a player reads.
#[derive(Deserialize)]
struct Received<'a> {
    #[serde(rename = "type")]
    kind: Cow<'a, str>,
    #[serde(default)]
    reply_to: Option<u32>,
    #[serde(default)]
    step: u64,
    #[serde(default, borrow)]
    choices: Vec<Choice<'a>>,
}

#[derive(Deserialize)]
struct Choice<'a> {
    #[serde(borrow)]
    notation: Cow<'a, str>,
}

impl Duel {
    /// Two guests sit down at a new table.
    pub(crate) async fn open(address: SocketAddr, number: u64) -> Result<Table, Failure> {
        // Each from an address of their own, for a hall that believes its proxy.
        let guests = [arrive(address, 2 * number).await?, arrive(address, 2 * number + 1).await?];
        let wanted = json!({ "game": "dragonheart", "seats": [{ "kind": "me" }, { "kind": "open" }] });
        let table = guests[0].must("POST", "/api/tables", Some(wanted)).await?;
        let (id, invite) =
            (table["id"].as_str().ok_or("no id")?, table["invite"].as_str().ok_or("no invite")?);
        guests[1].must("POST", &format!("/api/tables/{id}/sit?invite={invite}"), None).await?;
        Ok(Table { id: id.to_owned(), guests, number })
    }

    /// Plays one move and waits until both have seen it: how long that took. Nothing when the game is over.
    pub(crate) async fn play(&mut self) -> Result<Option<Duration>, Failure> {
        let Some(mover) = self.seats.iter().position(|seat| !seat.choices.is_empty()) else {
            return Ok(None);
        };
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.asked += 1;
        let seat = &mut self.seats[mover];
        let action = &seat.choices[(self.dice >> 33) as usize % seat.choices.len()];
        let command =
            json!({ "id": self.asked, "do": "play", "seat": mover, "step": seat.step, "action": action });
        let sent = Instant::now();
        seat.live.send(&command).await?;
        let step = seat.step + 1;
        let asked = self.asked;
        let [one, two] = &mut self.seats;
        tokio::try_join!(
            one.until(step, (mover == 0).then_some(asked)),
            two.until(step, (mover == 1).then_some(asked))
        )?;
        Ok(Some(sent.elapsed()))
    }
}

impl Table {
    pub(crate) async fn connect(self) -> Result<Duel, Failure> {
        let seat = async |guest: &TestClient| -> Result<Seat, Failure> {
            let mut seat = Seat { live: guest.live(&self.id, "").await?, step: 0, choices: Vec::new() };
            seat.until(0, None).await?;
            Ok(seat)
        };
        let seats = [seat(&self.guests[0]).await?, seat(&self.guests[1]).await?];
        Ok(Duel { seats, dice: self.number, asked: 0 })
    }
}

impl Seat {
    /// Reads on until this step is sent; the mover reads that their move is kept.
    async fn until(&mut self, step: u64, reply_to: Option<u32>) -> Result<(), Failure> {
        loop {
            let text = self.live.next_text().await?.ok_or("the hall has closed the connection")?;
            let received: Received<'_> = serde_json::from_str(&text)?;
            match &*received.kind {
                "update" if received.step >= step => {
                    if reply_to.is_some() && received.reply_to != reply_to {
                        return Err("the move was not acknowledged".into());
                    }
                    self.step = received.step;
                    self.choices =
                        received.choices.into_iter().map(|choice| choice.notation.into_owned()).collect();
                    return Ok(());
                }
                "refused" => return Err(text.into()),
                _ => {}
            }
        }
    }
}
