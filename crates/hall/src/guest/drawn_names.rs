//! The names of guests who have not told theirs: kind words, so many that two guests rarely get the same.

use kernel::Language;

/// What somebody is like.
const ENGLISH_LIKE: &str = "Able Amber Amiable Artful Azure Balmy Blithe Blue Bold Brave Breezy Bright Brisk Bubbly Busy \
    Calm Candid Caring Cheery Chipper Civil Clear Clever Comfy Copper Coral Cosy Crisp Curious Dapper Daring Dazzling Eager \
    Early Earnest Easy Fair Fancy Fearless Festive Fine Fleet Fluffy Fond Frank Free Fresh Friendly Gallant Generous \
    Gentle Giddy Glad Golden Graceful Grand Green Handy Happy Hardy Hearty Helpful Honest Humble Jaunty Jolly Joyful \
    Keen Kind Lively Loyal Lucky Mellow Merry Mighty Modest Neat Nimble Noble Patient Peppy Playful Plucky Polite Proud \
    Quick Quiet Ready Rosy Serene Shiny Silver Snug Spry Steady Sunny Swift Tidy True Upbeat Velvet Warm Wise Witty \
    Zesty";

/// Who somebody is.
const ENGLISH_WHO: &str = "Acorn Alder Anchor Aspen Badger Banjo Basil Beacon Beaver Birch Bison Bloom Bramble Breeze \
    Brook Candle Canoe Cedar Cherry Clover Comet Compass Crane Cricket Daisy Dolphin Dove Dune Eagle Elm Ember Falcon \
    Feather Fern Ferry Fiddle Finch Fjord Flute Forest Fox Frost Gannet Garnet Ginger Glade Gosling Harbour Hare Harvest \
    Hazel Heather Hedgehog Heron Holly Ibis Ivy Jasper Juniper Kestrel Kite Lagoon Lantern Lark Laurel Lemon Linden Lynx \
    Magpie Maple Marten Meadow Mint Moose Moss Nutmeg Oak Otter Owl Panda Pebble Pepper Pine Plum Poppy Puffin Quail \
    Quince Rabbit Raven Reed River Robin Rose Saffron Seal Sparrow Star Swan Tansy Thistle Tide Tulip Walnut Willow Wren \
    Zephyr";

/// What somebody is like, as said of a masculine and of a feminine word.
const FRENCH_LIKE: &str = "adroit/adroite affable affectueux/affectueuse agile aimable alerte allègre ardent/ardente \
    attentif/attentive avenant/avenante aventureux/aventureuse badin/badine bienveillant/bienveillante \
    bleu/bleue brave brillant/brillante calme câlin/câline candide capable célèbre chaleureux/chaleureuse charmant/charmante \
    chanceux/chanceuse clair/claire comique complice content/contente coquet/coquette cordial/cordiale \
    courageux/courageuse courtois/courtoise créatif/créative curieux/curieuse débrouillard/débrouillarde dévoué/dévouée \
    digne discret/discrète doré/dorée doux/douce drôle dynamique éclatant/éclatante élégant/élégante émerveillé/émerveillée \
    enchanté/enchantée énergique enjoué/enjouée enthousiaste épatant/épatante éveillé/éveillée fantasque festif/festive \
    fidèle fier/fière fin/fine franc/franche fringant/fringante futé/futée gai/gaie galant/galante \
    généreux/généreuse gentil/gentille gourmand/gourmande gracieux/gracieuse habile hardi/hardie heureux/heureuse honnête \
    humble inspiré/inspirée intrépide inventif/inventive joueur/joueuse jovial/joviale joyeux/joyeuse léger/légère \
    leste loyal/loyale lumineux/lumineuse magique magnanime malicieux/malicieuse malin/maligne mélodieux/mélodieuse \
    modeste musical/musicale noble optimiste paisible patient/patiente pimpant/pimpante placide poli/polie prudent/prudente \
    radieux/radieuse ravi/ravie réveillé/réveillée rieur/rieuse romantique rusé/rusée sage sagace savant/savante serein/sereine \
    sincère soigneux/soigneuse solide songeur/songeuse souriant/souriante subtil/subtile tendre tenace tranquille vaillant/vaillante \
    vif/vive volontaire zélé/zélée";

/// Who somebody is: masculine words, then feminine ones.
const FRENCH_WHO: [&str; 2] = [
    "Aigle Ajonc Bambou Basilic Blaireau Bison Bleuet Bouleau Bouquet Bourgeon Canoë Caramel Cèdre Chamois Chardon \
     Chêne Colibri Coquelicot Cygne Dauphin Érable Faon Faucon Flocon Furet Genêt Givre Grillon Hamac Hérisson Héron Hêtre \
     Houx Koala Lapin Lézard Lierre Lièvre Lilas Loriot Lotus Lynx Marron Merle Mimosa Moineau Muguet Mulot Nuage Panda \
     Papillon Pinson Poney Renard Ruisseau Safran Sapin Saule Soleil Thym Tilleul Trèfle Violon Zéphyr",
    "Abeille Aubépine Aurore Belette Bergamote Biche Braise Brindille Brise Bruyère Camomille Cerise Cigale Cigogne Clairière \
     Colline Comète Coquille Étoile Fauvette Feuille Flûte Fontaine Forêt Fougère Fraise Framboise Girafe Grenouille Grive \
     Groseille Guitare Hirondelle Île Jonquille Lanterne Lavande Libellule Loutre Lune Luciole Mandarine Marmotte Mélodie \
     Menthe Mésange Mouette Mousse Muscade Myrtille Noisette Olive Orchidée Otarie Panthère Perle Pivoine Plume Poire Prairie \
     Prune Renarde Rivière Rosée Sauge Tortue Colombe Tulipe Vanille Violette",
];

/// A name in a language, by chance.
pub(super) fn draw(language: Language, chance: u64) -> String {
    let names = Names::of(language);
    names.get(chance % names.count())
}

/// Whether the hall has given this name, in whatever language.
pub(crate) fn is_drawn(name: &str) -> bool {
    name.split_once(' ').is_some_and(|(one, two)| {
        let english =
            ENGLISH_LIKE.split(' ').any(|like| like == one) && words(ENGLISH_WHO).any(|who| who == two);
        english
            || (0..FRENCH_WHO.len()).any(|gender| {
                words(FRENCH_WHO[gender]).any(|who| who == one)
                    && words(FRENCH_LIKE).any(|like| agreeing(like, gender) == two)
            })
    })
}

fn words(list: &'static str) -> impl Iterator<Item = &'static str> {
    list.split_ascii_whitespace()
}

/// A word in the form for masculine (0) or feminine (1) nouns.
fn agreeing(like: &str, gender: usize) -> &str {
    like.split('/').nth(gender).unwrap_or(like)
}

/// All names of a language, numbered.
struct Names {
    language: Language,
    like: Vec<&'static str>,
    who: Vec<(&'static str, usize)>,
}

impl Names {
    fn of(language: Language) -> Self {
        let (like, who) = match language {
            Language::En => (ENGLISH_LIKE, words(ENGLISH_WHO).map(|word| (word, 0)).collect()),
            Language::Fr => {
                let genders = FRENCH_WHO.into_iter().enumerate();
                (
                    FRENCH_LIKE,
                    genders.flat_map(|(gender, list)| words(list).map(move |word| (word, gender))).collect(),
                )
            }
        };
        Self { language, like: words(like).collect(), who }
    }

    fn count(&self) -> u64 {
        (self.like.len() * self.who.len()) as u64
    }

    fn get(&self, number: u64) -> String {
        let number = number as usize;
        let like = self.like[number % self.like.len()];
        let (who, gender) = self.who[number / self.like.len()];
        match self.language {
            Language::En => format!("{like} {who}"),
            Language::Fr => format!("{who} {}", agreeing(like, gender)),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::good_name;
    use super::*;

    #[test]
    fn there_are_more_than_ten_thousand_names_each_fit_to_be_one() {
        for language in [Language::En, Language::Fr] {
            let names = Names::of(language);
            assert!(names.count() >= 10_000, "{language:?}: {}", names.count());
            let all: BTreeSet<String> = (0..names.count()).map(|number| names.get(number)).collect();
            assert_eq!(all.len() as u64, names.count(), "{language:?}: a word stands there twice");
            for name in &all {
                assert_eq!(good_name(name).unwrap(), *name);
            }
        }
    }

    #[test]
    fn french_names_agree() {
        assert_eq!(agreeing("joyeux/joyeuse", 0), "joyeux");
        assert_eq!(agreeing("joyeux/joyeuse", 1), "joyeuse");
        assert_eq!(agreeing("calme", 1), "calme");
        assert!(is_drawn("Loutre joyeuse") && is_drawn("Renard malin") && !is_drawn("Loutre joyeux"));
    }

    #[test]
    fn a_name_that_was_given_is_told_from_one_that_was_chosen() {
        for chance in (0..20_000).step_by(7) {
            for language in [Language::En, Language::Fr] {
                let name = draw(language, chance);
                assert!(is_drawn(&name), "{name}");
            }
        }
        for chosen in ["Mira", "Brave", "Brave Mira", "brave ember", "Joyeuse Loutre"] {
            assert!(!is_drawn(chosen), "{chosen}");
        }
    }
}
