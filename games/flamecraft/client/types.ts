// Made from the Rust types by `make bless`. Do not edit.
import type { Seat, SeatSet, Standings } from '$lib/wire/kernel';

/** The name of an achievement. */
export type Achievement = "half-a-dozen" | "master-of-markets" | "green-thumb" | "mistress-of-festivities" | "glitter-bomb" | "thoroughly-enchanting" | "heavy-metal" | "a-different-kind-of-magic" | "brewmeister" | "lord-of-the-hoard" | "flavor-town";

/**
 * An achievement of the solo game.
 */
export type AchievementView = { 
/**
 * Which.
 */
id: Achievement, 
/**
 * How many of what it asks for there are.
 */
have: number, 
/**
 * How many it asks for.
 */
wanted: number, 
/**
 * Whether it is unlocked.
 */
unlocked: boolean, 
/**
 * Whether this game unlocked it.
 */
now: boolean, };

/**
 * A choice. As data it is `{ "do": "visit", "shop": "smith-mart" }`.
 */
export type Action = { "do": "keep", 
/**
 * Which.
 */
fancy: Fancy, } | { "do": "visit", 
/**
 * Which.
 */
shop: Shop, } | { "do": "stay" } | { "do": "gather" } | { "do": "cast", 
/**
 * Which.
 */
enchantment: Enchantment, } | { "do": "sets", 
/**
 * How many.
 */
n: number, } | { "do": "coins", 
/**
 * How many.
 */
n: number, } | { "do": "leave", 
/**
 * How many.
 */
n: number, } | { "do": "give", 
/**
 * What.
 */
token: Token, } | { "do": "to", 
/**
 * Whom.
 */
seat: Seat, } | { "do": "good", 
/**
 * Which.
 */
good: Good, } | { "do": "draw-park", 
/**
 * The place, counted from 0.
 */
place: number, } | { "do": "draw-deck" } | { "do": "place", 
/**
 * Which.
 */
artisan: Artisan, 
/**
 * Where.
 */
slot: SlotOf, } | { "do": "fire", 
/**
 * Where it is.
 */
at: Where, } | { "do": "cheer", 
/**
 * Where it is.
 */
at: Where, } | { "do": "swap", 
/**
 * Where that is.
 */
slot: SlotOf, } | { "do": "use" } | { "do": "skip" } | { "do": "done" } | { "do": "choose", 
/**
 * Its number, counted from 0.
 */
n: number, } | { "do": "seed", 
/**
 * The place, counted from 0.
 */
place: number, } | { "do": "study", 
/**
 * Which.
 */
enchantment: Enchantment, } | { "do": "pay-for", 
/**
 * Which.
 */
enchantment: Enchantment, } | { "do": "reserve", 
/**
 * Which.
 */
enchantment: Enchantment, } | { "do": "replace", 
/**
 * The newcomer.
 */
artisan: Artisan, 
/**
 * Where.
 */
slot: SlotOf, } | { "do": "reveal", 
/**
 * Which.
 */
fancy: Fancy, } | { "do": "score", 
/**
 * Which.
 */
fancy: Fancy, } | { "do": "space", 
/**
 * Which, counted from 0.
 */
space: number, } | { "do": "flip" } | { "do": "join" } | { "do": "send", 
/**
 * Which.
 */
fancy: Fancy, } | { "do": "return", 
/**
 * Which.
 */
fancy: Fancy, } | { "do": "discard", 
/**
 * Which.
 */
artisan: Artisan, } | { "do": "companion" } | { "do": "tuck", 
/**
 * Which.
 */
enchantment: Enchantment, 
/**
 * Which shop.
 */
shop: Shop, } | { "do": "unlock", 
/**
 * Which.
 */
achievement: Achievement, } | { "do": "end" };

/**
 * An amount of each good, written as `{ bread = 2, iron = 1 }`.
 */
export type Amounts = Partial<Record<Good, number>>;

/** The name of an artisan dragon. */
export type Artisan = "bread-1" | "bread-2" | "bread-3" | "bread-4" | "bread-5" | "bread-6" | "bread-starter" | "meat-1" | "meat-2" | "meat-3" | "meat-4" | "meat-5" | "meat-6" | "meat-starter" | "iron-1" | "iron-2" | "iron-3" | "iron-4" | "iron-5" | "iron-6" | "iron-starter" | "crystal-1" | "crystal-2" | "crystal-3" | "crystal-4" | "crystal-5" | "crystal-6" | "crystal-starter" | "plant-1" | "plant-2" | "plant-3" | "plant-4" | "plant-5" | "plant-6" | "plant-starter" | "potion-1" | "potion-2" | "potion-3" | "potion-4" | "potion-5" | "potion-6" | "potion-starter";

/**
 * What can be asked: the message is `prompt-WORD`. A board has a way to answer each.
 */
export type Asks = "keep-fancy" | "reserve" | "start-good" | "visit" | "give-token" | "give-visitor" | "gather-or-enchant" | "enchant-cheaper" | "use-ability" | "use-again" | "end-turn" | "after-expand" | "revealed" | "limits" | "solo-cast" | "unlock" | "choose-good" | "choose-same" | "draw" | "take-from-park" | "place-here" | "place-at" | "place-in-town" | "kindle" | "fire-one" | "fire-which" | "fire-any" | "swap" | "sets" | "leave-out" | "pay-coins" | "may" | "choose-one" | "same-good" | "gift-good" | "gift-token" | "gift-to" | "gift-reward" | "gift-dragon-to" | "gift-fancy" | "gift-fancy-to" | "trade" | "seed-park" | "study" | "study-goods" | "study-reserve" | "pay-for" | "replace" | "score-fancy" | "score-kind" | "coin-space" | "flip" | "flip-coins" | "invited" | "coins-to-goods" | "return-fancies" | "over";

/**
 * The award of a solo game.
 */
export type Award = "shopkeeper" | "flamekeeper" | "master-of-flame";

/**
 * An award of the solo game.
 */
export type AwardView = { 
/**
 * Which.
 */
award: Award, 
/**
 * The reputation from which it is given.
 */
from: number, 
/**
 * How many achievements it unlocks.
 */
unlocks: number, };

/**
 * Why a shop may not be visited.
 */
export type Barred = "same-shop" | "nothing-to-give";

/**
 * Why the game ends.
 */
export type Cause = "artisan-deck" | "enchantment-deck" | "turn-limit";

/** The name of a companion. */
export type Companion = "inkwell" | "picnic" | "encore" | "kindling" | "ribbon" | "purse" | "curtain";

/**
 * One part of the way to a question.
 */
export type Crumb = { "fire": Artisan } | { "ability": Shop } | { "fancy": Fancy } | { "companion": Companion } | { "enchantment": Enchantment };

/**
 * How many cards are left in each deck.
 */
export type Decks = { 
/**
 * Artisan dragons.
 */
artisans: number, 
/**
 * Enchantments.
 */
enchantments: number, 
/**
 * Fancy dragons.
 */
fancies: number, 
/**
 * Shops.
 */
shops: number, };

/**
 * What a part does: the message is `does-WORD`.
 */
export type Does = "pay" | "pay-same" | "gain" | "gain-each" | "gain-same" | "gain-different" | "draw" | "draw-fancy" | "take-from-park" | "take-that" | "place-here" | "place-here-for-coins" | "place-in-town" | "place-anywhere" | "if-fills" | "replace" | "swap" | "fire-here" | "fire-town" | "fire-park" | "fire-hand" | "fire-again" | "fire-any-here" | "fire-any-park" | "gift" | "gift-same" | "gift-that" | "gift-fancy" | "trade" | "trade-different" | "seed" | "seed-all" | "study" | "pay-for" | "reserve" | "score-fancy" | "score-fancy-again" | "score-drawn" | "deposit" | "invite" | "invited" | "heads" | "tails" | "flip-coins" | "coins-to-goods" | "gather-there" | "return-fancies";

/** The name of an enchantment. */
export type Enchantment = "purple-bread-1" | "purple-bread-2" | "purple-bread-3" | "purple-meat-1" | "purple-meat-2" | "purple-meat-3" | "purple-iron-1" | "purple-iron-2" | "purple-iron-3" | "purple-crystal-1" | "purple-crystal-2" | "purple-crystal-3" | "purple-plant-1" | "purple-plant-2" | "purple-plant-3" | "purple-potion-1" | "purple-potion-2" | "purple-potion-3" | "golden-bread-1" | "golden-bread-2" | "golden-bread-3" | "golden-meat-1" | "golden-meat-2" | "golden-meat-3" | "golden-iron-1" | "golden-iron-2" | "golden-iron-3" | "golden-crystal-1" | "golden-crystal-2" | "golden-crystal-3" | "golden-plant-1" | "golden-plant-2" | "golden-plant-3" | "golden-potion-1" | "golden-potion-2" | "golden-potion-3";

/**
 * An enchantment in sight.
 */
export type EnchantmentView = { 
/**
 * Which.
 */
id: Enchantment, 
/**
 * Its icon.
 */
icon: Good, 
/**
 * What it costs.
 */
cost: Amounts, 
/**
 * Whether coins may not pay.
 */
no_coins: boolean, 
/**
 * What each set after the first pays; 0 if there is only one.
 */
per_extra_set: number, 
/**
 * What it pays.
 */
reward: Reward, 
/**
 * Whether the player who looks can pay for it.
 */
payable: boolean, 
/**
 * The goods that the player who looks has too few of; coins may stand in for them.
 */
lacks: Amounts, };

/**
 * The end in sight.
 */
export type EndingView = { 
/**
 * Why.
 */
cause: Cause, 
/**
 * How many final turns are still to be taken.
 */
turns: number, 
/**
 * Whether the turn that brought it is still going on.
 */
begun_now: boolean, };

/**
 * Something that happened.
 */
export type Event = { "event": "sealed", 
/**
 * By whom.
 */
seat: Seat, } | { "event": "kept", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which; only its owner knows.
 */
fancy: Fancy | null, } | { "event": "passed", 
/**
 * By whom.
 */
seat: Seat, } | { "event": "chose", 
/**
 * By whom.
 */
seat: Seat, } | { "event": "turn-began", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The how manyth of the game.
 */
turn: number, } | { "event": "visited", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
shop: Shop, } | { "event": "stayed", 
/**
 * By whom.
 */
seat: Seat, } | { "event": "gave", 
/**
 * From whom.
 */
from: Seat, 
/**
 * To whom.
 */
to: Seat | null, 
/**
 * What.
 */
token: Token, } | { "event": "gained", 
/**
 * To whom.
 */
seat: Seat, 
/**
 * Which goods.
 */
goods: Amounts, 
/**
 * How many coins.
 */
coins: number, } | { "event": "reputation", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * How much.
 */
points: number, } | { "event": "took-from-park", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
artisan: Artisan, 
/**
 * The place, counted from 0.
 */
place: number, 
/**
 * The goods that lay on it.
 */
goods: Amounts, } | { "event": "drew", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which; only the drawer sees it.
 */
artisan: Artisan | null, } | { "event": "drew-fancy", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which; only the drawer sees it.
 */
fancy: Fancy | null, } | { "event": "placed", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
artisan: Artisan, 
/**
 * Where.
 */
slot: SlotOf, } | { "event": "filled", 
/**
 * Which.
 */
shop: Shop, 
/**
 * Whether a new shop was drawn, face down.
 */
drew: boolean, } | { "event": "fired-up", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
artisan: Artisan, 
/**
 * Where.
 */
at: Where, } | { "event": "cheered", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which dragon.
 */
artisan: Artisan, 
/**
 * Where.
 */
at: Where, } | { "event": "swapped", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The dragon that was fired up.
 */
artisan: Artisan, 
/**
 * Where it was.
 */
at: Where, 
/**
 * The dragon that now is there.
 */
other: Artisan, 
/**
 * Where that was.
 */
slot: SlotOf, } | { "event": "replaced", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The newcomer.
 */
artisan: Artisan, 
/**
 * The dragon taken into the hand.
 */
old: Artisan, 
/**
 * Where.
 */
slot: SlotOf, } | { "event": "ability-used", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which shop.
 */
shop: Shop, } | { "event": "companion-used", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
companion: Companion, } | { "event": "revealed", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
fancy: Fancy, } | { "event": "paid", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which goods.
 */
goods: Amounts, 
/**
 * How many coins.
 */
coins: number, 
/**
 * How much reputation.
 */
reputation: number, } | { "event": "cast", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
enchantment: Enchantment, 
/**
 * On which shop.
 */
shop: Shop, 
/**
 * How many sets were paid.
 */
sets: number, } | { "event": "paid-for", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
enchantment: Enchantment, 
/**
 * How many sets were paid.
 */
sets: number, } | { "event": "reserved", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
enchantment: Enchantment, } | { "event": "studied", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
enchantment: Enchantment, } | { "event": "flipped", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Heads or tails.
 */
heads: boolean, } | { "event": "joined", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * To which shop.
 */
shop: Shop, } | { "event": "declined", 
/**
 * By whom.
 */
seat: Seat, } | { "event": "gave-dragon", 
/**
 * From whom.
 */
from: Seat, 
/**
 * To whom.
 */
to: Seat | null, 
/**
 * Which.
 */
artisan: Artisan, } | { "event": "gave-fancy", 
/**
 * From whom.
 */
from: Seat, 
/**
 * To whom.
 */
to: Seat | null, 
/**
 * Which; only the two know.
 */
fancy: Fancy | null, } | { "event": "deposited", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * At which shop.
 */
shop: Shop, 
/**
 * The space, counted from 0.
 */
space: number, } | { "event": "coins-taken", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * From which shop.
 */
shop: Shop, 
/**
 * How many.
 */
coins: number, } | { "event": "seeded", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The place, counted from 0.
 */
place: number, 
/**
 * The good.
 */
good: Good, } | { "event": "shown", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
artisans: Array<Artisan>, } | { "event": "extra-turn", 
/**
 * By whom.
 */
seat: Seat, } | { "event": "shop-revealed", 
/**
 * Which.
 */
shop: Shop, } | { "event": "moved-in", 
/**
 * Which.
 */
artisan: Artisan, 
/**
 * Where.
 */
slot: SlotOf, } | { "event": "discarded", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which; only its owner knows.
 */
artisan: Artisan | null, } | { "event": "goods-returned", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which.
 */
goods: Amounts, } | { "event": "park-refilled", 
/**
 * With these, in the order of the empty places.
 */
artisans: Array<Artisan>, } | { "event": "row-refilled", 
/**
 * With these, in the order of the empty places.
 */
enchantments: Array<Enchantment>, } | { "event": "end-near", 
/**
 * Why.
 */
cause: Cause, } | { "event": "no-slot", 
/**
 * Which.
 */
artisan: Artisan, } | { "event": "others-placed", 
/**
 * Which.
 */
artisan: Artisan, 
/**
 * Where.
 */
slot: SlotOf, } | { "event": "others-moved", 
/**
 * The good of the token.
 */
token: Good, 
/**
 * Where to.
 */
shop: Shop, } | { "event": "others-cast", 
/**
 * Which.
 */
enchantment: Enchantment, 
/**
 * Where.
 */
shop: Shop, } | { "event": "coins-turned-in", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * How many.
 */
coins: number, } | { "event": "fancies-shown", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which.
 */
fancies: Array<Fancy>, } | { "event": "fancy-returned", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which; during the game only its owner knows.
 */
fancy: Fancy | null, } | { "event": "fancy-traded-in", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
fancy: Fancy, } | { "event": "moon-scored", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
fancy: Fancy, 
/**
 * For how much.
 */
points: number, } | { "event": "awarded", 
/**
 * Which.
 */
award: Award, 
/**
 * With how much reputation.
 */
points: number, } | { "event": "remembered", 
/**
 * The achievements.
 */
achievements: Array<Achievement>, } | { "event": "achieved", 
/**
 * Which.
 */
achievements: Array<Achievement>, } | { "event": "unlocked", 
/**
 * Which.
 */
achievement: Achievement, } | { "event": "over", 
/**
 * The reputation of each seat.
 */
scores: Array<number>, };

/** The name of a fancy dragon. */
export type Fancy = "frazzle" | "goldrush" | "pocus" | "sparkle" | "starburst" | "taylor" | "twinkle" | "buttercup" | "pinkytoe" | "wesley" | "sunlight" | "greenhorn" | "nighbrite" | "bubu" | "matches" | "chonkers" | "dazzle" | "shimmer" | "hocus" | "rainbow" | "sweetie" | "umami" | "shadow" | "gemma" | "savannah" | "jitters" | "toasty" | "carnie" | "ajax" | "zircon" | "forrest" | "elix" | "steven" | "todd" | "talisman" | "buddy";

/**
 * One of the six goods; also the craft of an artisan dragon and the icon of most shops and all enchantments.
 */
export type Good = "bread" | "meat" | "iron" | "crystal" | "plant" | "potion";

/**
 * The icon of a shop: what visiting it yields and which enchantments fit.
 */
export type Icon = "bread" | "meat" | "iron" | "crystal" | "plant" | "potion" | "wild" | "coin" | "dragon";

/**
 * The most that may be kept at the end of a turn.
 */
export type Keeps = { 
/**
 * Artisan dragons in hand.
 */
hand: number, 
/**
 * Of each good.
 */
goods: number, };

/**
 * An own fancy dragon.
 */
export type OwnFancy = { 
/**
 * Which.
 */
id: Fancy, 
/**
 * Whether it is a sun dragon.
 */
sun: boolean, 
/**
 * Whether its goal is met now.
 */
fulfilled: boolean, 
/**
 * What a moon dragon would score if the game ended now.
 */
worth: number, 
/**
 * What it would pay at this moment, if its goal were met.
 */
pays: Reward, 
/**
 * How far its goal is: so many of so many, where it can be counted.
 */
progress: [number, number] | null, };

/**
 * A place of the park.
 */
export type ParkPlace = { 
/**
 * The dragon there.
 */
artisan: Artisan | null, 
/**
 * The goods that lie there.
 */
goods: Amounts, };

/**
 * One part of what is asked about, in the order in which it comes.
 */
export type Part = { 
/**
 * What it does: the message is `does-WORD`.
 */
does: Does, 
/**
 * What it costs.
 */
costs: Array<Sum>, 
/**
 * What it brings; for each, if there may be several.
 */
gains: Array<Sum>, 
/**
 * What it may bring instead.
 */
or: Array<Sum>, 
/**
 * How many, where the message counts something else than these.
 */
n: number, 
/**
 * Whether it is paid or gained as soon as it is begun; otherwise it asks further.
 */
at_once: boolean, 
/**
 * Whether it may still be left out.
 */
may: boolean, 
/**
 * Which alternative it belongs to, where one of several is done.
 */
either: number | null, };

/**
 * What is known of one player.
 */
export type PlayerView = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The goods.
 */
goods: Stock, 
/**
 * The coins.
 */
coins: number, 
/**
 * The reputation.
 */
reputation: number, 
/**
 * How many artisan dragons are in hand.
 */
hand: number, 
/**
 * Those in hand whose place this viewer knows: memory, not sight.
 */
remembered: Array<Artisan>, 
/**
 * How many fancy dragons are not scored yet.
 */
fancies: number, 
/**
 * Which these are, once they are shown at the end.
 */
shown: Array<Fancy>, 
/**
 * The fancy dragons scored.
 */
scored: Array<Fancy>, 
/**
 * The shop visited.
 */
at: Shop | null, 
/**
 * The reserved enchantment.
 */
reserved: EnchantmentView | null, 
/**
 * The companion.
 */
companion: Companion | null, 
/**
 * Whether it was used.
 */
companion_used: boolean, 
/**
 * Reputation by its source, where there is any; what coins and moon dragons pay at the end is counted apart.
 */
earned: Array<[Source, number]>, 
/**
 * Coins turned in at the end.
 */
coins_turned_in: number, 
/**
 * What moon dragons paid at the end.
 */
moonlight: number, 
/**
 * What each of these paid.
 */
moons: Array<[Fancy, number]>, };

/**
 * What a visit would be.
 */
export type Preview = { 
/**
 * Whether it may be visited on one's next turn, as things stand.
 */
allowed: boolean, 
/**
 * Why it may not: the message is `refusal-BARRED`.
 */
barred: Barred | null, 
/**
 * Goods or coins to give to those who are there.
 */
gives: number, 
/**
 * The own dragons that fit an empty slot.
 */
places: Array<[Artisan, number]>, 
/**
 * The slots whose dragons could be fired up: one of them when gathering, each of them when enchanting.
 */
fires: Array<number>, 
/**
 * The enchantments that could be cast.
 */
casts: Array<Enchantment>, };

/**
 * What is asked, of whom, and where the question comes from.
 */
export type Question = { 
/**
 * Who has to choose.
 */
seats: SeatSet, 
/**
 * What: the message is `prompt-ASKS`.
 */
asks: Asks, 
/**
 * The part of the turn it belongs to.
 */
stage: Stage, 
/**
 * What led to the question, the oldest first.
 */
path: Array<Crumb>, 
/**
 * The shop in question.
 */
shop: Shop | null, 
/**
 * The dragon in question.
 */
artisan: Artisan | null, 
/**
 * The enchantment in question.
 */
enchantment: Enchantment | null, 
/**
 * The token in question.
 */
token: Token | null, 
/**
 * How many are left, or needed.
 */
count: number, 
/**
 * Whose gift it is.
 */
to: Seat | null, 
/**
 * What may be chosen as a reward.
 */
rewards: Array<Reward>, 
/**
 * Whether an enchantment could be cast instead of gathering.
 */
castable: boolean, 
/**
 * What it is about, part by part.
 */
parts: Array<Part>, 
/**
 * Whether fancy dragons may be revealed now.
 */
window: boolean, };

/**
 * What a slot, an enchantment or an ability pays.
 */
export type Reward = { 
/**
 * Reputation.
 */
reputation?: number, 
/**
 * Coins.
 */
coins?: number, 
/**
 * Fancy dragons to draw.
 */
fancy?: number, 
/**
 * Artisan dragons to draw.
 */
artisans?: number, };

/** The name of a shop. */
export type Shop = "critical-rolls" | "draco-bell" | "smith-mart" | "fragile-reptile" | "hello-nursery" | "potable-potions" | "drake-of-cakes" | "guilty-treasures" | "la-petite-dragonne" | "fogo-de-char" | "full-plate-buffet" | "pizza-coven" | "gnome-depot" | "saving-throw" | "the-savage-beat" | "dragon-hoard-bank" | "tip-the-scales" | "touch-o-glass" | "hedges-and-henges" | "oh-my-gourd" | "sage-of-sage" | "draconic-tonic" | "funky-brewsters" | "spellfire-springs" | "bizarre-bazaar" | "draggin-tail-roost" | "dragon-alley" | "eternal-flame" | "flagons-and-dragons" | "maw-and-paws" | "nunyas-beeswax" | "scale-mail-post" | "sew-cute" | "wishing-well";

/**
 * A shop in town; a new one lies face down.
 */
export type ShopView = { 
/**
 * Which; nobody knows a shop that lies face down.
 */
shop: Shop | null, 
/**
 * Its icon.
 */
icon: Icon | null, 
/**
 * Its dragon slots.
 */
slots: Array<SlotView>, 
/**
 * Its enchantments.
 */
enchantments: Array<Enchantment>, 
/**
 * Which coin spaces hold coins.
 */
coin_spaces: Array<boolean>, 
/**
 * What leaving coins on each of them pays.
 */
spaces_pay: Array<Reward>, 
/**
 * Whether dragons sleep here.
 */
asleep: boolean, 
/**
 * Whether no slot is empty.
 */
full: boolean, 
/**
 * Whether it has an ability.
 */
ability: boolean, 
/**
 * Who is here.
 */
visitors: SeatSet, 
/**
 * What gathering here yields.
 */
yields: Yields, 
/**
 * What a visit would be for the player who looks.
 */
preview: Preview | null, };

/**
 * What can be counted: the words of the message `amount`.
 */
export type Sign = "bread" | "meat" | "iron" | "crystal" | "plant" | "potion" | "any" | "token" | "coin" | "reputation" | "fancy" | "artisan";

/**
 * A slot of a shop.
 */
export type SlotOf = { 
/**
 * Which shop.
 */
shop: Shop, 
/**
 * Which of its slots, counted from 0.
 */
slot: number, };

/**
 * A dragon slot.
 */
export type SlotView = { 
/**
 * The crafts it accepts.
 */
accepts: Array<Good>, 
/**
 * What placing a dragon pays.
 */
reward: Reward, 
/**
 * The dragon there.
 */
dragon: Artisan | null, };

/**
 * What everybody saw of the present turn.
 */
export type SoFar = { 
/**
 * The enchantment cast.
 */
cast: Enchantment | null, 
/**
 * The crafts of the dragons placed.
 */
placed: Array<Good>, 
/**
 * The dragons fired up.
 */
fired: Array<Artisan>, 
/**
 * How many shops were filled.
 */
filled: number, };

/**
 * What reputation comes from during the game.
 */
export type Source = "slots" | "enchantments" | "dragons" | "abilities" | "fancies";

/**
 * The parts of a turn, in the order of the rules; gathering and enchanting go different ways.
 */
export type Stage = "start" | "visit" | "choose" | "goods" | "place" | "fire" | "ability" | "cast" | "fire-all" | "end" | "others" | "scoring";

/**
 * A player's goods, written by name.
 */
export type Stock = Record<Good, number>;

/**
 * So many of something.
 */
export type Sum = { 
/**
 * How many.
 */
n: number, 
/**
 * Of what.
 */
of: Sign, };

/**
 * Something that can be given or paid.
 */
export type Token = Good | "coin";

/**
 * The table as one player, or a spectator, sees it.
 */
export type View = { 
/**
 * Which seat looks; none for a spectator.
 */
you: Seat | null, 
/**
 * Whose turn it is.
 */
turn: Seat, 
/**
 * Who began.
 */
first: Seat, 
/**
 * How many turns were begun.
 */
turns: number, 
/**
 * What is asked.
 */
question: Question, 
/**
 * What the turn has brought so far.
 */
so_far: SoFar, 
/**
 * Everybody's things.
 */
players: Array<PlayerView>, 
/**
 * The shops in the order they came.
 */
town: Array<ShopView>, 
/**
 * How many shops the town has room for.
 */
room: number, 
/**
 * The five places of the park.
 */
park: Array<ParkPlace>, 
/**
 * The five places of the row.
 */
row: Array<EnchantmentView | null>, 
/**
 * How many cards are left.
 */
decks: Decks, 
/**
 * What may be kept at the end of a turn; the solo game does not ask for it unless it is wished.
 */
keeps: Keeps | null, 
/**
 * The own artisan dragons.
 */
hand: Array<Artisan>, 
/**
 * The own fancy dragons that are not scored yet.
 */
fancies: Array<OwnFancy>, 
/**
 * The fancy dragons to choose from at the start.
 */
offered: Array<Fancy>, 
/**
 * The own sealed choice among them.
 */
sealed: Fancy | null, 
/**
 * Solo: where the tokens of the others stand.
 */
tokens: Array<[Good, Shop | null]>, 
/**
 * Solo: the good of the own token.
 */
own_token: Good | null, 
/**
 * Solo: what the next game is set up with.
 */
campaign: Array<Achievement>, 
/**
 * Solo: the award, once the game is scored.
 */
award: Award | null, 
/**
 * Solo: every award, the least first, with the reputation from which it is given.
 */
awards: Array<AwardView>, 
/**
 * Solo: every achievement, and how far it is.
 */
achievements: Array<AchievementView>, 
/**
 * Whether the end is in sight.
 */
ending: EndingView | null, 
/**
 * The result, once the game is over.
 */
result: Standings | null, };

/**
 * Where a dragon is.
 */
export type Where = { "in": "slot" } & SlotOf | { "in": "park", 
/**
 * At this place, counted from 0.
 */
place: number, } | { "in": "hand", 
/**
 * Which dragon.
 */
artisan: Artisan, };

/**
 * What gathering yields.
 */
export type Yields = { 
/**
 * Goods.
 */
goods: Amounts, 
/**
 * Goods of choice.
 */
any: number, 
/**
 * Coins.
 */
coins: number, 
/**
 * Artisan dragons.
 */
artisans: number, };
