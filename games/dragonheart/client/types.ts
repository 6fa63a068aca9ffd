// Made from the Rust types by `make bless`. Do not edit.
import type { Seat, Standings } from '$lib/wire/kernel';

/**
 * A choice.
 */
export type Action = { "play": Lay } | { "take": Picture };

/**
 * A card: a picture and its points. Written `treasure:3`.
 */
export type Card = `${Exclude<Picture, 'ship'>}:${1 | 2 | 3 | 4}` | 'ship:0';

/**
 * What brings the end.
 */
export type Cause = "ships" | "empty-deck";

/**
 * What the effect of a space would do, as the board is now.
 */
export type Effect = { 
/**
 * How many more cards it needs.
 */
missing: number, 
/**
 * What there is to take; of two the player chooses one.
 */
takes: Array<Gain>, 
/**
 * Whether the cards of the space itself go below the Ship then.
 */
goes_below: boolean, };

/**
 * The end is in sight.
 */
export type Ending = { 
/**
 * What brought it.
 */
cause: Cause, 
/**
 * Whose turn is the last.
 */
last: Seat, };

/**
 * Something that happened.
 */
export type Event = { "event": "played", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The cards in the order laid.
 */
cards: Array<Card>, 
/**
 * How many now lie in the space.
 */
now: number, } | { "event": "collected", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * From where.
 */
from: Pile, 
/**
 * How many.
 */
count: number, 
/**
 * Which; only the taker looks at them.
 */
cards: Array<Card> | null, } | { "event": "went-below", 
/**
 * Which of the two.
 */
picture: Picture, 
/**
 * How many.
 */
count: number, } | { "event": "sailed", 
/**
 * How many stacks there are now.
 */
stacks: number, } | { "event": "figure-taken", 
/**
 * Who has it now.
 */
seat: Seat, 
/**
 * Who had it.
 */
from: Seat | null, } | { "event": "returned", 
/**
 * Whose card.
 */
seat: Seat, 
/**
 * Which; its owner misses it and so knows.
 */
card: Card | null, } | { "event": "drew", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, 
/**
 * Which; only the drawer sees them.
 */
cards: Array<Card> | null, } | { "event": "end-near", 
/**
 * Why.
 */
cause: Cause, 
/**
 * Whose turn is the last.
 */
last: Seat, } | { "event": "over", 
/**
 * The points of each seat.
 */
scores: [number, number], };

/**
 * Cards that an effect takes.
 */
export type Gain = { 
/**
 * Where they lie. A space that takes its own cards takes those that fill it too.
 */
from: Pile, 
/**
 * What they bring, with the figure.
 */
points: number, };

/**
 * Cards of one picture, in the order they are laid.
 *
 * Only the card on top of a stack stays in sight, so the order below it does not matter: there the points ascend. In
 * a space with outlines every card stays in sight, and all ascend.
 */
export type Lay = { picture: Picture, 
/**
 * The last on top.
 */
points: Array<number>, };

/**
 * What was seen and is now covered.
 */
export type Memory = { 
/**
 * The covered cards of the stacks, which everyone saw being played, sorted.
 */
covered: Array<Card>, 
/**
 * The own card on top of the own deck, after the figure was lost.
 */
returned: Card | null, };

/**
 * What the player whose turn it is has to choose.
 */
export type Phase = "play" | { "choose": Picture } | "over";

/**
 * The picture on a card, and the space of the board with the same picture.
 */
export type Picture = "treasure" | "fire-dragon" | "petrified-dragon" | "sorceress" | "troll" | "dwarf" | "knight" | "huntress" | "ship";

/**
 * A place that cards are collected from.
 */
export type Pile = { "space": Picture } | "below-ship";

/**
 * What is known of one player.
 */
export type Player = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Cards in hand.
 */
hand: number, 
/**
 * How many that may be at most.
 */
hand_size: number, 
/**
 * Cards in the deck.
 */
deck: number, 
/**
 * Cards in the score pile.
 */
taken: number, 
/**
 * The score pile; only one's own, until the game is over.
 */
pile: Array<Card> | null, 
/**
 * Its points with those of the figure; likewise.
 */
points: number | null, };

/**
 * A space of the board.
 */
export type Space = { 
/**
 * Its picture.
 */
picture: Picture, 
/**
 * Its card outlines.
 */
outlines: number, 
/**
 * The cards there.
 */
count: number, 
/**
 * Those in sight: all in a space with outlines, the top one of a stack.
 */
shown: Array<Card>, 
/**
 * What all of them are worth, also those out of sight: everyone saw them being played.
 */
points: number, 
/**
 * Points of the Great Dragon figure, which whoever has the turn would win by taking them.
 */
figure: number, 
/**
 * What happens once enough cards lie there.
 */
effect: Effect, };

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
 * What is to be chosen.
 */
phase: Phase, 
/**
 * How many turns were begun.
 */
turns: number, 
/**
 * The own hand, sorted; empty for a spectator.
 */
hand: Array<Card>, 
/**
 * What everybody knows of each player.
 */
players: Array<Player>, 
/**
 * The nine spaces.
 */
spaces: Array<Space>, 
/**
 * The face-up pile of Knights and Huntresses.
 */
below_ship: Array<Card>, 
/**
 * How many stacks of Ships have left.
 */
ships_sailed: number, 
/**
 * Who has the Great Dragon figure.
 */
figure: Seat | null, 
/**
 * What the figure is worth.
 */
figure_points: number, 
/**
 * Whether the end is in sight.
 */
ending: Ending | null, 
/**
 * What does not lie open but was seen: a client may offer it as an aid.
 */
memory: Memory, 
/**
 * The result, once the game is over.
 */
result: Standings | null, };
