//! A scripted player: plays any legal action, chosen by small dice of its own.

use serde_json::{Value, json};

use crate::{Failure, Live};

/// A player in one or more seats of one connection.
#[derive(Debug)]
pub struct Player {
    /// The connection.
    pub live: Live,
    /// The last position told.
    pub position: Value,
    /// Moves that the house has acknowledged: the step, and what was played.
    pub acknowledged: Vec<(u64, String)>,
    dice: u64,
    asked: u32,
}

impl Player {
    /// A player at a table.
    #[must_use]
    pub const fn new(live: Live, dice: u64) -> Self {
        Self { live, position: Value::Null, acknowledged: Vec::new(), dice: dice | 1, asked: 0 }
    }

    /// The next number of the dice: xorshift, good enough to vary games.
    pub const fn roll(&mut self) -> u64 {
        self.dice ^= self.dice << 13;
        self.dice ^= self.dice >> 7;
        self.dice ^= self.dice << 17;
        self.dice
    }

    /// Reads on until this seat has to choose; `false` when the game is over.
    ///
    /// # Errors
    /// If the line is broken.
    pub async fn wait(&mut self) -> Result<bool, Failure> {
        loop {
            let asked = self.position["choices"].as_array().is_some_and(|choices| !choices.is_empty());
            let nobody = self.position["to_act"].as_array().is_some_and(Vec::is_empty);
            if asked || nobody {
                return Ok(asked);
            }
            let told = self.live.next().await?;
            if told["tell"] == "position" {
                self.position = told;
            }
        }
    }

    /// Plays one of the choices and waits until the house has acknowledged it.
    ///
    /// # Errors
    /// If the line is broken or the move refused.
    pub async fn play(&mut self) -> Result<(), Failure> {
        let roll = self.roll();
        let choices = self.position["choices"].as_array().map_or(0, Vec::len) as u64;
        let choice = self.position["choices"][(roll % choices.max(1)) as usize]["notation"].clone();
        self.asked += 1;
        let seat = self.position["viewer"].clone();
        let wish = json!({ "do": "play", "seat": seat, "step": self.position["step"], "action": choice });
        let told = self.live.wish(self.asked, wish).await?;
        match told["tell"].as_str() {
            Some("position") => {
                let step = told["step"].as_u64().unwrap_or_default();
                self.acknowledged.push((step, choice.as_str().unwrap_or_default().to_owned()));
                self.position = told;
                Ok(())
            }
            // Somebody else was quicker; the position follows.
            Some("refused") if told["code"] == "stale" => {
                self.position = self.live.next_of("position").await?;
                Ok(())
            }
            _ => Err(format!("refused: {told}").into()),
        }
    }

    /// Plays to the end.
    ///
    /// # Errors
    /// If the line is broken or a move refused.
    pub async fn play_on(&mut self) -> Result<(), Failure> {
        while self.wait().await? {
            self.play().await?;
        }
        Ok(())
    }
}
