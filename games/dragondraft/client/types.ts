// Made from the Rust types by `make bless`. Do not edit.
import type { Seat } from '$lib/wire/kernel';

/**
 * One choice of a player.
 */
export type Action = { "do": "take", 
/**
 * Where it lies.
 */
space: Space, } | { "do": "build", 
/**
 * Which pile.
 */
size: Size, 
/**
 * The goblin cards that pay.
 */
pay: Goblins, } | { "do": "offer", 
/**
 * Which one.
 */
special: Special, 
/**
 * The goblin cards that pay.
 */
pay: Goblins, } | { "do": "done" } | { "do": "keep", 
/**
 * The cards to keep.
 */
goblins: Goblins, };

/**
 * Something that attracts spectators.
 */
export type Attraction = "red" | "purple" | "blue" | "green" | "yellow" | "most" | "fireworks" | "dragon-stylist" | "snack-stand" | "souvenir-shop" | "grandstands";

/**
 * A kind of card that queues at the city gate: five colours of dragons and two kinds of goblin cards.
 */
export type Card = "red" | "purple" | "blue" | "green" | "yellow" | "goblin" | "goblin-pair";

/**
 * Spectators of the whole game that one thing attracted.
 */
export type EarnedView = { 
/**
 * What.
 */
attraction: Attraction, 
/**
 * How many.
 */
spectators: number, };

/**
 * What a special does.
 */
export type Effect = "per-show" | "per-colour" | "per-thistle" | "hand-limit";

/**
 * Something that happened.
 *
 * Nothing in it is ever hidden: cards arrive, are taken and are paid in front of everybody. What stays face down is
 * in no event.
 */
export type Event = { "event": "arrived", 
/**
 * The day, counted from 1.
 */
round: number, 
/**
 * The rows, from the flag rope on.
 */
rows: Array<Array<Card>>, 
/**
 * How many cards found no space.
 */
undealt: number, } | { "event": "took", 
/**
 * Who.
 */
seat: Seat, 
/**
 * From where.
 */
space: Space, 
/**
 * What.
 */
card: Card, 
/**
 * With how many thistles.
 */
thistles: number, 
/**
 * How many cards were skipped: more than the thistles if the supply ran short.
 */
skipped: number, 
/**
 * How many cards the player holds now.
 */
holds: number, } | { "event": "passed", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Whether the hand is full; otherwise no card is left to take.
 */
full: boolean, } | { "event": "sheep-taken", 
/**
 * Who.
 */
seat: Seat, } | { "event": "hands-opened", 
/**
 * Who begins.
 */
first: Seat, } | { "event": "built", 
/**
 * Who.
 */
seat: Seat, 
/**
 * From which pile.
 */
size: Size, 
/**
 * The spectators it attracted at once.
 */
spectators: number, 
/**
 * The goblin cards that paid.
 */
pay: Goblins, 
/**
 * Helpers too many, lost.
 */
lost: number, 
/**
 * The player's spectators now.
 */
total: number, } | { "event": "offered", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
special: Special, 
/**
 * The goblin cards that paid.
 */
pay: Goblins, 
/**
 * Helpers too many, lost.
 */
lost: number, 
/**
 * How many of this special the player has now.
 */
count: number, } | { "event": "ready", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Whether something was built or offered.
 */
prepared: boolean, } | { "event": "show-began", 
/**
 * Who.
 */
seat: Seat, } | { "event": "attracted", 
/**
 * To whose show.
 */
seat: Seat, 
/**
 * What, and how many.
 */
line: Line, } | { "event": "show-counted", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The spectators of this show.
 */
spectators: number, 
/**
 * The player's spectators now.
 */
total: number, } | { "event": "kept", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Kept for the next day.
 */
goblins: Goblins, 
/**
 * Discarded.
 */
discarded: Goblins, } | { "event": "cleared", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Cards discarded.
 */
cards: number, 
/**
 * Thistles put back.
 */
thistles: number, } | { "event": "day-ended", 
/**
 * The day.
 */
round: number, 
/**
 * How many cards were left.
 */
left: number, } | { "event": "game-ended", 
/**
 * Who won; several if they share the victory.
 */
winners: Array<Seat>, 
/**
 * Whether others had as many spectators, and the best grandstand decided (rule 6.2).
 */
by_grandstand: boolean, };

/**
 * Some goblin cards.
 */
export type Goblins = { 
/**
 * Cards with one goblin.
 */
singles: number, 
/**
 * Cards with two goblins.
 */
pairs: number, };

/**
 * A grandstand on a player's stage.
 */
export type Grandstand = { 
/**
 * The pile it came from.
 */
size: Size, 
/**
 * The spectators it attracted.
 */
spectators: number, };

/**
 * A player's hand.
 */
export type HandView = { 
/**
 * How many cards, thistles and all.
 */
size: number, 
/**
 * How many are allowed today.
 */
limit: number, 
/**
 * Whether the reader sees the cards. Otherwise they are held closed and only remembered: everybody saw them taken.
 */
open: boolean, 
/**
 * The cards, dragons first.
 */
cards: Array<Card>, 
/**
 * The thistles.
 */
thistles: number, 
/**
 * All goblin helpers on the cards.
 */
helpers: number, };

/**
 * One line of a show's count: `count` things attract `spectators` in all. Written with the number of its `rule`.
 */
export type Line = { attraction: Attraction, most_of?: Card, count: number, each?: number, spectators: number, rule: string, };

/**
 * A special that a stage offers.
 */
export type OfferedView = { 
/**
 * Which one.
 */
special: Special, 
/**
 * How many figures.
 */
count: number, };

/**
 * What is being done. The arrival of the dragons needs no choice, so nobody ever waits in it.
 */
export type Phase = "recruiting" | "preparing" | "show" | "over";

/**
 * A pile of grandstands.
 */
export type PileView = { 
/**
 * Which pile.
 */
size: Size, 
/**
 * Goblin helpers that each costs.
 */
cost: number, 
/**
 * The spectators of the tiles that are left, from the top down.
 */
tiles: Array<number>, };

/**
 * A player and the player's stage.
 */
export type PlayerView = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * All spectators so far.
 */
spectators: number, 
/**
 * The marker's space in the queue.
 */
queue: number, 
/**
 * How often the marker has gone round the queue. The spectator tile shows 50 after the first lap and 100 after
 * the second; it has no side for a third.
 */
laps: number, 
/**
 * The hand.
 */
hand: HandView, 
/**
 * Whether the player is out of today's recruiting.
 */
passed: boolean, 
/**
 * Grandstands, in the order they were built.
 */
grandstands: Array<Grandstand>, 
/**
 * How many of each special the stage offers.
 */
specials: Array<OfferedView>, 
/**
 * Whether a grandstand was built today.
 */
built: boolean, 
/**
 * Whether a special was offered today.
 */
offered: boolean, 
/**
 * Whether the player, preparing or waiting to, has the helpers for a grandstand.
 */
may_build: boolean, 
/**
 * Whether the player, preparing or waiting to, has the helpers for a special.
 */
may_offer: boolean, 
/**
 * Whether tonight's show was counted.
 */
counted: boolean, 
/**
 * What tonight's show would attract with the hands as they are; empty once it was counted.
 */
tonight: Array<Line>, 
/**
 * What the latest show attracted.
 */
show: Array<Line>, 
/**
 * Spectators of the whole game, by what attracted them.
 */
earned: Array<EarnedView>, };

/**
 * Why an action is refused. It is written as its code.
 */
export type Reason = "not-in-this-phase" | "no-such-space" | "empty-space" | "thistles-short" | "hand-full" | "too-many-cards" | "no-passing" | "one-grandstand-a-day" | "one-special-a-day" | "not-your-goblins" | "too-few-helpers" | "superfluous-goblins" | "pile-empty" | "stage-full" | "no-figure-left" | "keep-only-your-own" | "no-specials";

/**
 * A pile of grandstands: all of a pile cost the same.
 */
export type Size = "small" | "medium" | "large";

/**
 * A space of the board. It is written like `b7`: the second row, the seventh space from the flag rope.
 */
export type Space = string;

/**
 * A card on the board.
 */
export type SpaceView = { 
/**
 * Where.
 */
space: Space, 
/**
 * What.
 */
card: Card, 
/**
 * Cards that lie before it.
 */
skipped: number, 
/**
 * Thistles that come with it.
 */
thistles: number, 
/**
 * Why the reader could not take it, if so. Whose turn it is does not matter: everybody
 * sees what they could take if it were theirs. For a spectator: why the seat whose turn it is could not.
 */
barred: Reason | null, 
/**
 * How many more spectators the same player's show would have with it, as the hands are now.
 */
gain: number, 
/**
 * The lines of that show that would be new or different.
 */
counts: Array<Line>, };

/**
 * A special offer of a player's stage.
 */
export type Special = "fireworks" | "dragon-stylist" | "snack-stand" | "souvenir-shop";

/**
 * A special in the common supply.
 */
export type SpecialView = { 
/**
 * Which one.
 */
special: Special, 
/**
 * Goblin helpers it costs.
 */
cost: number, 
/**
 * Figures left.
 */
figures: number, 
/**
 * What it does.
 */
effect: Effect, 
/**
 * How much of it.
 */
amount: number, 
/**
 * How many more spectators the reader's show would have with one more of them, as the hands are now. For a
 * spectator: the show of the seat whose turn it is.
 */
gain: number, };

/**
 * The choices as the rules ask for them.
 */
export type Switches = { 
/**
 * Whether a card may be taken with fewer thistles than it costs when the supply runs short.
 */
shortage_gives_what_is_left: boolean, 
/**
 * Whether the table of the green dragons is the short one.
 */
short_green_table: boolean, 
/**
 * Whether there are no specials.
 */
beginner: boolean, };

/**
 * What one viewer sees.
 */
export type View = { 
/**
 * Which viewer.
 */
viewer: Seat | "spectator", 
/**
 * The day, counted from 1.
 */
round: number, 
/**
 * How many days the fair lasts.
 */
rounds: number, 
/**
 * What is being done.
 */
phase: Phase, 
/**
 * Whose turn it is; nobody's when the game is over.
 */
turn: Seat | null, 
/**
 * Who has the sheep.
 */
sheep: Seat, 
/**
 * The names of the board's spaces, row by row.
 */
spaces: Array<Array<Space>>, 
/**
 * The rows of the board from the flag rope on, `null` for an empty space.
 */
board: Array<Array<SpaceView | null>>, 
/**
 * Cards that found no space today, face down.
 */
undealt: number, 
/**
 * Cards on the discard pile.
 */
discard: number, 
/**
 * Thistles in the supply.
 */
thistles: number, 
/**
 * The grandstand piles, cheapest first.
 */
piles: Array<PileView>, 
/**
 * The specials in the common supply; none in the beginner variant.
 */
specials: Array<SpecialView>, 
/**
 * Spaces of the spectators' queue.
 */
queue: number, 
/**
 * Grandstands that one stage has room for.
 */
corners: number, 
/**
 * Helpers on a card with a single goblin and on one with a pair.
 */
helpers: [number, number], 
/**
 * The players in seat order.
 */
players: Array<PlayerView>, 
/**
 * The choices made before the game.
 */
switches: Switches, 
/**
 * The places when the game is over, 1 the best.
 */
places: Array<number> | null, 
/**
 * Whether the best grandstand decided between players with as many spectators (rule 6.2).
 */
by_grandstand: boolean, };
