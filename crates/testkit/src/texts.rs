//! The texts of a game: messages, rules, and all that is said in whole games.

use std::collections::BTreeSet;
use std::marker::PhantomData;

use kernel::{Chance, Event, Game, Language, Match, Options, Phrase, SearchRng, Seed, Sheet, View, Viewer};

use crate::listener::Listener;
use crate::messages::{Messages, Part, assert_same_messages, named_messages};
use crate::typography::assert_typography;

/// The texts of the game `G`.
#[derive(Debug)]
pub struct GameTexts<G> {
    game: PhantomData<fn() -> G>,
}

impl<G: Game> Default for GameTexts<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> GameTexts<G> {
    /// The texts of the game `G`.
    #[must_use]
    pub const fn new() -> Self {
        Self { game: PhantomData }
    }

    /// The messages of a language.
    #[must_use]
    #[track_caller]
    pub fn messages(&self, language: Language) -> Messages {
        Messages::read(G::texts(language).messages)
    }

    /// Both languages have the same messages with the same variables. They put in nothing but these, and spaces at an edge.
    ///
    /// # Panics
    /// If one has more than the other, or puts in something else.
    #[track_caller]
    pub fn assert_same_in_both_languages(&self) {
        let [english, french] = Language::ALL.map(|language| self.messages(language));
        assert_same_messages(&english, &french);
        for messages in [english, french] {
            messages.assert_parts(|part| match part {
                Part::Variable(_) => true,
                Part::Literal(text) => text.trim().is_empty(),
                Part::Message(_) => false,
            });
        }
    }

    /// The messages that every game has: its title, and a text for each option and each entry of the sheet.
    #[must_use]
    pub fn named_messages(&self) -> Vec<String> {
        named_messages(G::Options::form(), &G::Sheet::built_in().entries())
    }

    /// The numbers of the rules, in order.
    #[must_use]
    pub fn rule_numbers(&self, language: Language) -> Vec<&'static str> {
        let numbered =
            G::texts(language).rules.lines().filter_map(|line| line.strip_prefix("**")?.split_once("** "));
        numbered.map(|(number, _)| number).collect()
    }

    /// The rules have the same numbers in both languages, one after the other through all sections, and so have the
    /// headings of the sections.
    ///
    /// # Panics
    /// If a number is missing, doubled or out of order.
    #[track_caller]
    pub fn assert_rules_in_order(&self, sections: u8) {
        let numbers = self.rule_numbers(Language::En);
        assert_eq!(numbers, self.rule_numbers(Language::Fr));
        let part = |number: &&str| -> (u8, u8) {
            let (section, rule) = number.split_once('.').expect("section and rule");
            (section.parse().expect("a number"), rule.parse().expect("a number"))
        };
        let parts: Vec<(u8, u8)> = numbers.iter().map(part).collect();
        for pair in parts.windows(2) {
            let follows = pair[1] == (pair[0].0, pair[0].1 + 1) || pair[1] == (pair[0].0 + 1, 1);
            assert!(follows, "{pair:?}");
        }
        assert_eq!(parts.first(), Some(&(1, 1)));
        assert_eq!(parts.last().map(|last| last.0), Some(sections));
        let expected: Vec<String> = (1..=sections).map(|section| section.to_string()).collect();
        for language in Language::ALL {
            let headings = G::texts(language).rules.lines().filter_map(|line| line.strip_prefix("## "));
            let told: Vec<&str> = headings.filter_map(|heading| heading.split(' ').next()).collect();
            assert_eq!(told, expected, "{language:?}");
        }
    }

    /// Every one of these rules is written in both languages.
    ///
    /// # Panics
    /// If one is not.
    #[track_caller]
    pub fn assert_rules_exist<R: AsRef<str>>(&self, rules: &[R]) {
        for language in Language::ALL {
            let numbers = self.rule_numbers(language);
            for rule in rules.iter().map(AsRef::as_ref) {
                assert!(numbers.contains(&rule), "{language:?}: there is no rule {rule}");
            }
        }
    }

    /// Messages and rules are well set.
    ///
    /// # Panics
    /// If a line is not.
    #[track_caller]
    pub fn assert_typography(&self) {
        for language in Language::ALL {
            let texts = G::texts(language);
            assert_typography(language, texts.messages);
            assert_typography(language, texts.rules);
        }
    }

    /// Plays random games with these options and hears all that anybody is told in them; the table itself, which
    /// changes little from step to step, at every `interval`th step and at the end. Gives the messages that were said.
    ///
    /// # Panics
    /// If something cannot be said in every language, or the lines of a score name a rule that is not written or do not add
    /// up to it.
    #[track_caller]
    pub fn tell(&self, games: impl IntoIterator<Item = G::Options>, interval: usize) -> BTreeSet<String> {
        let mut listener = Listener::new(G::texts, 0);
        for (number, options) in (0u64..).zip(games) {
            let seed = Seed::from_text("t").nth(number);
            let mut table = Match::<G>::deal(G::Sheet::built_in(), options, seed).expect("it can be dealt");
            let mut chance = SearchRng::new(number);
            let seats = table.state().seats();
            listener.sit_down(seats);
            for ply in 0.. {
                let actor = table.to_act().first();
                let actions = actor.map_or_else(Vec::new, |seat| table.actions(seat));
                for viewer in Viewer::all(seats) {
                    let view = table.view(viewer);
                    listener.hear(&view.prompt(), viewer);
                    for action in &actions {
                        listener.hear(&view.label(action), viewer);
                        listener.hear(&view.bare_label(action), viewer);
                    }
                    if ply % interval == 0 || actor.is_none() {
                        for paragraph in view.describe() {
                            listener.hear(&paragraph.heading, viewer);
                            paragraph.lines.iter().for_each(|line| listener.hear(line, viewer));
                        }
                        view.scores().iter().for_each(|line| listener.hear(&line.text, viewer));
                    }
                }
                let Some(seat) = actor else {
                    self.hear_end(&table, &mut listener);
                    break;
                };
                let events = table.play(seat, actions[chance.below(actions.len())]);
                for event in events.expect("what is listed is legal") {
                    // Nothing hidden: as a finished game is told.
                    listener.hear(&event.phrase(), Viewer::Spectator);
                    for viewer in Viewer::all(seats) {
                        event.seen_by(viewer).iter().for_each(|seen| listener.hear(&seen.phrase(), viewer));
                    }
                }
            }
        }
        listener.into_said()
    }

    #[track_caller]
    fn hear_end(&self, table: &Match<G>, listener: &mut Listener) {
        let standings = table.standings().expect("the game is over");
        listener.hear(&Phrase::new(format!("ending-{}", standings.ending())), Viewer::Spectator);
        let lines = table.view(Viewer::Spectator).scores();
        self.assert_rules_exist(
            &lines.iter().map(|line| line.rule).collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>(),
        );
        for (seat, &score) in (0..).zip(standings.scores()) {
            let sum: i32 = lines.iter().filter(|line| line.seat.0 == seat).map(|line| line.points).sum();
            assert_eq!(sum, score, "the lines of seat {seat} do not add up: {lines:?}");
        }
    }

    /// These events read so to `reader`, in English and in French.
    ///
    /// # Panics
    /// If one reads otherwise.
    #[track_caller]
    pub fn assert_read(
        &self,
        reader: Viewer,
        events: impl IntoIterator<Item = (G::Event, &'static str, &'static str)>,
    ) {
        let mut listener = Listener::new(G::texts, *G::SEATS.end());
        for (event, english, french) in events {
            listener.hear(&event.phrase(), reader);
            assert_eq!(listener.say(&event.phrase(), reader), [english, french]);
        }
    }
}
