//! Plays random games and tells how fast and how long they are: `cargo run --release --example random_games`.

use std::time::Instant;

use flamecraft::{Flamecraft, Options, Sheet};
use kernel::{Chance, Game, NoEvents, SearchRng};

fn main() {
    for options in <Options as kernel::Options>::samples() {
        let (mut steps, mut longest, mut turns_out, mut points) = (0usize, 0, 0, 0);
        let games = 300;
        let mut actions = Vec::new();
        let mut chance = SearchRng::new(7);
        let started = Instant::now();
        for _ in 0..games {
            let mut table =
                Flamecraft::deal(Sheet::built_in(), &options, &mut chance).expect("samples can be dealt");
            let mut plies = 0;
            while let Some(seat) = table.to_act().first() {
                table.actions(seat, &mut actions);
                let action = actions[chance.below(actions.len())];
                table.play(seat, action, &mut chance, &mut NoEvents).expect("listed actions are accepted");
                plies += 1;
            }
            let result = table.standings().expect("the game is over");
            turns_out += usize::from(result.ending() == "turn-limit");
            points += result.scores()[0];
            steps += plies;
            longest = longest.max(plies);
        }
        let seconds = started.elapsed().as_secs_f64();
        println!(
            "{} players, {:?}, companions {}: {:.2} million steps/s, {} steps a game, longest {longest}, turn limit {turns_out}, points {}",
            options.players,
            options.enchantments,
            options.companions,
            steps as f64 / seconds / 1e6,
            steps / games,
            points / games as i32,
        );
    }
}
