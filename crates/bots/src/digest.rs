//! What bots do in a game, as a short word: results of long runs only belong together if it is the same.

use kernel::{Chance, Evaluate, NoEvents, Options, SearchRng, Seat};

use crate::level::Level;
use crate::search::Settings;
use crate::values::WrittenValues;

/// A digest of how bots think in a game: the settings of the search, its values and what the levels do.
#[must_use]
pub fn settings_digest(game: &str) -> String {
    let levels = Level::ALL.map(|level| level.way_in(game));
    let known = format!("{:?} {:?} {levels:?}", Settings::named(game), WrittenValues::named(game));
    kernel::short_digest(known.as_bytes())
}

/// A digest of how a game's evaluation judges: what it says about every state of a few random games. The settings do not
/// tell that, and bots with another evaluation are other bots.
pub(crate) fn evaluation_digest<G: Evaluate>(sheet: &'static G::Sheet) -> String {
    let (mut said, mut actions) = (Vec::new(), Vec::new());
    for (seed, options) in (0..GAMES).zip(G::Options::samples().into_iter().cycle()) {
        let mut chance = SearchRng::new(seed);
        let mut table = G::deal(sheet, &options, &mut chance).expect("samples are sound");
        while let Some(seat) = table.to_act().first() {
            for seat in Seat::all(table.seats()) {
                // Rounded, so that it is the same number on every machine.
                said.extend(((table.evaluate(seat) * 16.0).round() as i32).to_le_bytes());
            }
            table.actions(seat, &mut actions);
            let action = actions[chance.below(actions.len())];
            table.play_listed(seat, action, &mut chance, &mut NoEvents);
        }
    }
    kernel::short_digest(&said)
}

/// Random games whose states are judged.
const GAMES: u64 = 6;

#[cfg(test)]
mod tests {
    use dragonheart::{Cards, Dragonheart};
    use kernel::Sheet as _;

    use super::*;

    #[test]
    fn an_evaluation_has_a_digest_that_stays_until_it_judges_otherwise() {
        let sheet = Cards::built_in();
        assert_eq!(evaluation_digest::<Dragonheart>(sheet), evaluation_digest::<Dragonheart>(sheet));
        // Other points on the cards are judged otherwise, by the same formula.
        let text = Cards::TEXT.replace("2, 3, 3, 4]", "2, 3, 3, 3]");
        assert_ne!(text, Cards::TEXT);
        let other: &'static Cards = Box::leak(Box::new(Cards::parse(&text).expect("a sound sheet")));
        assert_ne!(evaluation_digest::<Dragonheart>(other), evaluation_digest::<Dragonheart>(sheet));
    }

    #[test]
    fn games_with_other_settings_have_another_digest() {
        let games = ["dragonheart", "dragondraft", "sneaky", "flamecraft", "chess"];
        let mut digests = games.map(settings_digest).to_vec();
        digests.sort();
        digests.dedup();
        assert_eq!(digests.len(), games.len(), "{digests:?}");
        assert_eq!(settings_digest("chess"), settings_digest("a game without a section either"));
    }
}
