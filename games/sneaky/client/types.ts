// Made from the Rust types by `make bless`. Do not edit.
import type { Seat, SeatSet, Standings } from '$lib/wire/kernel';

/**
 * One atomic choice.
 */
export type Action = { "keep": CardName } | { "lay": CardName } | { "take": CardName } | { "place": number } | { "wish": Target } | "no-wish" | { "order": number } | { "turn": number } | "no-turn" | { "steal": Target } | { "spy": Target } | { "give": CardName } | { "pass-on": number } | { "choose": CardName } | { "call": Seat } | { "hide": Fist } | { "raise": Fist } | { "ask": Seat } | "believe" | "doubt" | { "hold": number } | { "bet": number };

/**
 * What a card shows while it lies face down.
 */
export type Back = { 
/**
 * Courage, on the left.
 */
courage: number, 
/**
 * The spell in the wizard's book.
 */
spell: Spell, 
/**
 * The footprint, on the right.
 */
footprint: number, };

/**
 * How long somebody held the breath.
 */
export type Breath = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * How long, in tenths of a second.
 */
tenths: number, 
/**
 * Whether it was too long.
 */
fainted: boolean, };

/**
 * A single card by name: its kind, and which copy of it. Written `thief` or, from the second copy on, `move-3.2`.
 */
export type CardName = Kind | `${Kind}.${number}`;

/**
 * What is said about the token.
 */
export type Claim = { 
/**
 * Who says so.
 */
seat: Seat, 
/**
 * Who has to judge.
 */
to: Seat, 
/**
 * The fist raised.
 */
fist: Fist, };

/**
 * A contest of breath, when it is over.
 */
export type Contest = { 
/**
 * How long anybody could hold the breath, in tenths of a second.
 */
limit: number, 
/**
 * Who held it how long.
 */
breaths: Array<Breath>, };

/**
 * Which cards are shuffled into the deck.
 */
export type Deck = "introduction" | "normal" | "six-advanced" | "everything" | "trimmed";

/**
 * The draw pile.
 */
export type DrawPile = { 
/**
 * Its cards.
 */
count: number, 
/**
 * What the back of the top card shows, where backs matter.
 */
top: Back | null, };

/**
 * Something that happened.
 *
 * In every event `seat` is the player it is about, `row` the owner of a storyline, `place` a place in it counted from
 * 1, `card` what is hidden from those who may not know it, `back` what is hidden where backs do not matter.
 */
export type Event = { "event": "round-began", round: number, starter: Seat, } | { "event": "shuffled", cards: number, } | { "event": "dealt", seat: Seat, count: number, cards: Array<Face> | null, } | { "event": "roared", seat: Seat, } | { "event": "kept", seat: Seat, card: Face | null, } | { "event": "received", seat: Seat, count: number, cards: Array<Face> | null, } | { "event": "planned", seat: Seat, row: Seat, card: Face, } | { "event": "ready", seat: Seat, } | { "event": "cards-laid", seat: Seat, count: number, } | { "event": "laid", seat: Seat, row: Seat, place: number, back: Back | null, card: Face | null, } | { "event": "handed-over", seat: Seat, to: Seat, cards: Array<Face> | null, } | { "event": "took", seat: Seat, card: Face, } | { "event": "inserted", seat: Seat, place: number, back: Back | null, card: Face | null, } | { "event": "discarded", card: Face, } | { "event": "action-round", number: number, } | { "event": "hug-ended", seat: Seat, } | { "event": "idled", seat: Seat, why: Idle, } | { "event": "missed", seat: Seat, place: number, why: Missed, } | { "event": "flipped", seat: Seat, place: number, card: Face, } | { "event": "voided", seat: Seat, card: Face, } | { "event": "nothing", seat: Seat, card: Face, } | { "event": "moved", seat: Seat, from: number, to: number, how: How, } | { "event": "stopped", seat: Seat, field: number, by: Obstacle, } | { "event": "hole-jumped", seat: Seat, after: number, value: number, stamina: number, } | { "event": "hole-too-wide", seat: Seat, after: number, value: number, stamina: number, } | { "event": "crossed", seat: Seat, } | { "event": "fell", seat: Seat, field: number, } | { "event": "swapped", seat: Seat, with: Seat, field: number, other: number, } | { "event": "rockslide", seat: Seat, field: number, shelter: number, value: number, } | { "event": "stood-firm", seat: Seat, courage: number, } | { "event": "lost-heart", seat: Seat, courage: number, } | { "event": "bag-dealt", row: Seat, place: number, back: Back | null, } | { "event": "caravan-waits", seat: Seat, } | { "event": "caravan-rolled", rows: Array<[Seat, Seat]>, } | { "event": "gazed", seat: Seat, cards: Array<Face> | null, } | { "event": "marked", seat: Seat, row: Seat, place: number, } | { "event": "reordered", seat: Seat, cards: Array<Shift>, } | { "event": "turned", seat: Seat, place: number, } | { "event": "goblins-brought", seat: Seat, card: Face, } | { "event": "goblins-lost", seat: Seat, } | { "event": "wished", seat: Seat, row: Seat, place: number, card: Face, } | { "event": "wish-declined", seat: Seat, } | { "event": "enchanted", row: Seat, place: number, card: Face, } | { "event": "stolen", row: Seat, place: number, card: Face, } | { "event": "tested", seat: Seat, sum: number, value: number, } | { "event": "spell-cast", seat: Seat, spell: Spell, } | { "event": "rooted", seat: Seat, } | { "event": "bet-placed", seat: Seat, field: number, } | { "event": "bet-decided", seat: Seat, field: number, won: boolean, } | { "event": "footprint", seat: Seat, card: Face, steps: number, forward: boolean, } | { "event": "hugged", seat: Seat, } | { "event": "held-breath", seat: Seat, tenths: number | null, } | { "event": "breathed", limit: number, breaths: Array<Breath>, winner: Seat | null, } | { "event": "goat-ran", seat: Seat, footprint: number, } | { "event": "potion-drunk", seat: Seat, bonus: number, } | { "event": "hypnotised", seat: Seat, place: number | null, } | { "event": "drifted", from: Seat, from_place: number, to: Seat, place: number, back: Back | null, } | { "event": "talisman-drew", seat: Seat, count: number, cards: Array<Face> | null, } | { "event": "talisman-chose", seat: Seat, card: Face, } | { "event": "mirror-looks", seat: Seat, at: Seat, } | { "event": "mirrored", seat: Seat, card: Face, } | { "event": "book-opened", seat: Seat, spell: Spell, } | { "event": "spied", seat: Seat, cards: Array<Shift>, } | { "event": "spy-planned", seat: Seat, card: Face, } | { "event": "spy-gave", seat: Seat, cards: Array<Shift>, } | { "event": "potion-flipped", seat: Seat, card: Face, } | { "event": "token-hidden", seat: Seat, fist: Fist, } | { "event": "fist-meant", seat: Seat, fist: Fist, } | { "event": "claimed", seat: Seat, to: Seat, fist: Fist, } | { "event": "judged", seat: Seat, by: Seat, believed: boolean, truth: boolean, } | { "event": "whirled", cards: Array<Shift>, } | { "event": "wisp-followed", seat: Seat, } | { "event": "wisp-gone", seat: Seat, } | { "event": "top-shown", back: Back | null, } | { "event": "round-ended", round: number, cards: Array<Face>, } | { "event": "forest-closed", floor: number, } | { "event": "race-over", winners: Array<Seat>, };

/**
 * The front of a card.
 */
export type Face = { 
/**
 * Its name: kind and copy.
 */
name: CardName, 
/**
 * Its kind.
 */
kind: Kind, 
/**
 * The number printed on it, if any.
 */
value: number | null, 
/**
 * Its back, where backs matter.
 */
back: Back | null, };

/**
 * A fist that may hold the token.
 */
export type Fist = "left" | "right";

/**
 * The group a card belongs to: what its icon says.
 */
export type Group = "movement" | "plain" | "normal" | "advanced";

/**
 * A hazard of the mountain with its printed value.
 */
export type Hazard = { 
/**
 * The field it lies on, or behind.
 */
field: number, 
/**
 * What has to be reached.
 */
value: number, };

/**
 * How a dragon came to move.
 */
export type How = "walk" | "carried" | "placed" | "dodge" | "flight" | "bet";

/**
 * Why a turn passes without a card.
 */
export type Idle = "prepaid" | "hugged" | "empty";

/**
 * A claim about the token, when it was judged.
 */
export type Judged = { 
/**
 * Where the token was.
 */
token: Fist, 
/**
 * Who says so.
 */
seat: Seat, 
/**
 * Who has to judge.
 */
to: Seat, 
/**
 * The fist raised.
 */
fist: Fist, };

/**
 * What is printed on a card's front.
 */
export type Kind = "move-1" | "move-2" | "move-3" | "amnesia" | "angry-villagers" | "broken-stick" | "burlap-bag" | "chili-peppers" | "conmans-caravan" | "crystal-ball" | "damsel-in-distress" | "goblin-tribe" | "magic-lamp" | "minstrel" | "pretty-flower" | "roaring-4" | "sneaky-short-cut" | "tasty-deer" | "thief" | "whats-that-over-there" | "knight" | "novice-wizard" | "picnic" | "fake-jewels" | "bigfoot" | "dragon-poo" | "grumpy-goat" | "health-potion" | "hypnosis" | "lucky-talisman" | "magic-mirror" | "old-book-of-magic" | "spy" | "strange-potion" | "trap" | "troll" | "truth-serum" | "whirlwind" | "will-o-the-wisp" | "witches-trick";

/**
 * How a card lies in a storyline.
 */
export type Lie = "down" | "turned" | "up" | "passed";

/**
 * Why a card is not turned up.
 */
export type Missed = "turned" | "book";

/**
 * What stops a walk early.
 */
export type Obstacle = "tree" | "start";

/**
 * What only one player sees.
 */
export type Own = { 
/**
 * The hand.
 */
hand: Array<Face>, 
/**
 * Draft: the cards kept.
 */
kept: Array<Face>, 
/**
 * Programming: the cards chosen, not yet laid, with the storyline each goes to.
 */
plan: Array<Planned>, 
/**
 * Programming: the storyline that the next card goes to.
 */
next_row: Seat | null, 
/**
 * Programming: the storylines that the cards of this step go to, in order, those of the plan first.
 */
order: Array<Seat>, 
/**
 * The cards drawn with a talisman, or those a spy looks at.
 */
spread: Array<Face>, 
/**
 * What was picked so far of a compound choice.
 */
picked: Array<Target>, 
/**
 * The spy's cards given out so far.
 */
given: Array<CardName>, 
/**
 * The storyline that a thief or spy picks from, or gives to, next.
 */
reach: Seat | null, 
/**
 * The card sealed in a draft.
 */
sealed_card: Face | null, 
/**
 * A number sealed: a place in the storyline, or a breath in tenths of a second.
 */
sealed: number | null, 
/**
 * The fist with the token.
 */
token: Fist | null, 
/**
 * The fist that will be raised.
 */
fist: Fist | null, 
/**
 * The fields that can be bet on.
 */
bets: [number, number] | null, };

/**
 * A part of a round.
 */
export type Phase = "draft" | "program" | "own-pair" | "rival-pair" | "insert" | "movement" | "over";

/**
 * A place in a storyline.
 */
export type Place = { 
/**
 * From 1.
 */
place: number, 
/**
 * How the card lies.
 */
lie: Lie, 
/**
 * The card, once it is played.
 */
card: Face | null, 
/**
 * What its back shows while it is face down, where backs matter.
 */
back: Back | null, 
/**
 * Whether the owner's old book of magic will skip it.
 */
barred: boolean, 
/**
 * The talisman under it.
 */
under: CardName | null, 
/**
 * Who laid it, as everybody remembers; none if it was dealt there, or was mixed with others since.
 */
by: Seat | null, 
/**
 * What you remember it to be: you laid it there, or were shown it. Nobody may look again.
 */
note: Face | null, };

/**
 * A card meant for a storyline.
 */
export type Planned = { 
/**
 * Whose.
 */
row: Seat, 
/**
 * The card.
 */
card: Face, };

/**
 * A player with dragon and storyline.
 */
export type Player = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Where the dragon stands; 0 is the start card.
 */
field: number, 
/**
 * How far it is over the finish line, if it is.
 */
beyond: number | null, 
/**
 * Cards in hand.
 */
hand: number, 
/**
 * Cards kept in the draft.
 */
kept: number, 
/**
 * The storyline, from left to right.
 */
row: Array<Place>, 
/**
 * The sum of courage on unplayed cards, where backs matter.
 */
courage: number | null, 
/**
 * The sum of footprints on unplayed cards, where backs matter.
 */
stamina: number | null, 
/**
 * Whether the dragon is a tree.
 */
rooted: boolean, 
/**
 * Whether Bigfoot hugs it.
 */
hugged: boolean, 
/**
 * Spaces added to every regular movement card.
 */
potion: number, 
/**
 * The only spell whose cards count, by an old book of magic.
 */
book: Spell | null, 
/**
 * Turns that a Mirror has used up beforehand.
 */
prepaid: number, 
/**
 * Whether it follows a Wisp.
 */
wisp_running: boolean, 
/**
 * Whether it has followed a Wisp and gets no more cards.
 */
wisp_done: boolean, };

/**
 * A rockslide of the mountain.
 */
export type Rockslide = { 
/**
 * The field it lies on.
 */
field: number, 
/**
 * The courage that is needed to stand firm.
 */
value: number, 
/**
 * The field below it that is safe again: rocks roll over those in between.
 */
shelter: number, };

/**
 * A card being resolved.
 */
export type Running = { 
/**
 * For whom.
 */
seat: Seat, 
/**
 * The card; none when an interrupted Wisp runs on.
 */
card: Face | null, 
/**
 * How far it is.
 */
step: Step, 
/**
 * Whether it is a Mirror's reflection.
 */
reflected: boolean, };

/**
 * A card that changes its place in a storyline.
 */
export type Shift = { 
/**
 * Whose storyline.
 */
row: Seat, 
/**
 * Which place, from 1.
 */
place: number, 
/**
 * What its back shows.
 */
back: Back | null, 
/**
 * What it is, for those who know.
 */
card: Face | null, };

/**
 * The picture in the wizard's book on a card's back.
 */
export type Spell = "jumping" | "fleeing" | "drunken" | "immobility";

/**
 * How far a card has been resolved.
 */
export type Step = "begin" | "wish" | "order" | "turn" | "steal" | "look" | "give" | "pass-on" | "choose" | "call" | "hide" | "raise" | "ask" | "answer" | "hold" | "bet" | "mirror" | "wisp" | "finish";

/**
 * A card in a storyline: whose row, and which place in it, counted from 1 at the storyline card.
 */
export type Target = { 
/**
 * Whose storyline.
 */
row: Seat, 
/**
 * Which place, from 1.
 */
place: number, };

/**
 * The race track.
 */
export type Track = { 
/**
 * Fields up to the finish line.
 */
fields: number, 
/**
 * Fields of the finish card.
 */
finish: number, 
/**
 * The lowest field that is left; 0 is the start card.
 */
floor: number, 
/**
 * Where dragons land that fall off the finish card.
 */
landing: number | null, 
/**
 * Whether it leads over the Wild mountain.
 */
mountain: boolean, 
/**
 * Holes: the field before it, and its value.
 */
holes: Array<Hazard>, 
/**
 * Rockslides: field, value, and how far rocks would roll.
 */
rockslides: Array<Rockslide>, 
/**
 * A corner lies behind each of these fields.
 */
corners: Array<number>, };

/**
 * The table as one player, or a spectator, sees it.
 */
export type View = { 
/**
 * Which seat looks; none for a spectator.
 */
you: Seat | null, 
/**
 * The part of the round.
 */
phase: Phase, 
/**
 * The parts of every round of this race, in their order.
 */
phases: Array<Phase>, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * Who has the starting player token.
 */
starter: Seat, 
/**
 * Who has to choose.
 */
to_act: SeatSet, 
/**
 * Which cards are in the race.
 */
deck: Deck, 
/**
 * Whether bets are placed at picnics.
 */
betting: boolean, 
/**
 * The race track.
 */
track: Track, 
/**
 * Every player with dragon, storyline and hand, in seat order.
 */
players: Array<Player>, 
/**
 * The draw pile.
 */
draw: DrawPile, 
/**
 * The discard pile, its top last.
 */
discard: Array<Face>, 
/**
 * Who roared in this round's deal.
 */
roared: Seat | null, 
/**
 * The action round, from 1; 0 before the movement phase.
 */
action_round: number, 
/**
 * Whose turn it is in the action round.
 */
turn: Seat | null, 
/**
 * Caravans that wait for the end of the action round.
 */
caravans: number, 
/**
 * The cards being resolved, the innermost last.
 */
running: Array<Running>, 
/**
 * The cards that a spy has taken up and is dealing out.
 */
spied: Array<Target>, 
/**
 * What only this viewer sees.
 */
own: Own, 
/**
 * The claim about the token that is to be judged.
 */
claim: Claim | null, 
/**
 * The last contest: who held the breath how long.
 */
contest: Contest | null, 
/**
 * The last claim that was judged, and where the token was.
 */
judged: Judged | null, 
/**
 * The result, once the race is over.
 */
result: Standings | null, };
