//! A scripted player: plays any legal action, chosen by small dice of its own.

use serde_json::{Value, json};

use crate::{Failure, Live};

/// A player in one or more seats of one connection.
#[derive(Debug)]
pub struct Player {
    /// The connection.
    pub live: Live,
    /// The last update.
    pub update: Value,
    /// Moves that the hall has acknowledged: the step, and what was played.
    pub acknowledged: Vec<(u64, String)>,
    dice: u64,
    commands: u32,
}

impl Player {
    /// A player at a table.
    #[must_use]
    pub const fn new(live: Live, dice: u64) -> Self {
        Self { live, update: Value::Null, acknowledged: Vec::new(), dice: dice | 1, commands: 0 }
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
    /// If the connection is broken.
    pub async fn wait(&mut self) -> Result<bool, Failure> {
        loop {
            let asked = self.update["choices"].as_array().is_some_and(|choices| !choices.is_empty());
            let nobody = self.update["to_act"].as_array().is_some_and(Vec::is_empty);
            if asked || nobody {
                return Ok(asked);
            }
            let message = self.live.next().await?;
            if message["type"] == "update" {
                self.update = message;
            }
        }
    }

    /// Plays one of the choices and waits until the hall has acknowledged it.
    ///
    /// # Errors
    /// If the connection is broken or the move refused.
    pub async fn play(&mut self) -> Result<(), Failure> {
        let roll = self.roll();
        let choices = self.update["choices"].as_array().map_or(0, Vec::len) as u64;
        let choice = self.update["choices"][(roll % choices.max(1)) as usize]["notation"].clone();
        self.commands += 1;
        let seat = self.update["viewer"].clone();
        let command = json!({ "do": "play", "seat": seat, "step": self.update["step"], "action": choice });
        let message = self.live.command(self.commands, command).await?;
        match message["type"].as_str() {
            Some("update") => {
                let step = message["step"].as_u64().unwrap_or_default();
                self.acknowledged.push((step, choice.as_str().unwrap_or_default().to_owned()));
                self.update = message;
                Ok(())
            }
            // Somebody else was quicker; the update follows.
            Some("refused") if message["code"] == "stale" => {
                self.update = self.live.next_of("update").await?;
                Ok(())
            }
            _ => Err(format!("refused: {message}").into()),
        }
    }

    /// Plays to the end.
    ///
    /// # Errors
    /// If the connection is broken or a move refused.
    pub async fn play_on(&mut self) -> Result<(), Failure> {
        while self.wait().await? {
            self.play().await?;
        }
        Ok(())
    }
}
