// Made from the Rust types by `make bless`. Do not edit.
import type { Choice, Entry, EventLine, Field, Language, Paragraph, Phrase, ScoreLine, Seat, Standings } from '$lib/wire/kernel';

/**
 * Bots for seats that nobody has taken.
 */
export type AddBots = { 
/**
 * The seat; all open ones otherwise.
 */
seat?: number, 
/**
 * How strong: a word of `GameInfo::bots`.
 */
level: string, };

/**
 * An action that a bot advises, or has considered.
 */
export type Advice = { 
/**
 * The action, in notation.
 */
action: string, 
/**
 * The chance to win with it, in percent, as far as a bot can tell from what the seat knows; none if there is nothing
 * else to choose.
 */
chance?: number, 
/**
 * Why: what it brings more, or less, of than the others.
 */
reason?: Phrase, };

/**
 * How it went against some kind of opponent.
 */
export type AgainstStatistics = { 
/**
 * `people`, the level of the strongest bot, or `alone`.
 */
whom: string, 
/**
 * Games played.
 */
games: number, 
/**
 * Games won.
 */
won: number, };

/**
 * What a guest wants to be told. It replaces what was wanted before.
 */
export type AnnouncementWish = { 
/**
 * When to be left alone; nothing for never.
 */
quiet: QuietSpan | null, 
/**
 * Whether invitations are announced too.
 */
invitations: boolean, };

/**
 * How a guest is told, and when not.
 */
export type Announcements = { 
/**
 * The hall's public key, which a browser needs to subscribe; left out if the hall sends nothing.
 */
key?: string, 
/**
 * Whether the browser that asks is told.
 */
here: boolean, 
/**
 * When the guest is left alone.
 */
quiet?: QuietSpan, 
/**
 * Whether invitations are announced too.
 */
invitations: boolean, };

/**
 * What a moment asks of the learner.
 */
export type Asks = "next" | "act" | "any" | "best";

/**
 * A move of a table from which another one plays on.
 */
export type Branch = { 
/**
 * The table.
 */
table: string, 
/**
 * After how many of its moves.
 */
ply: number, };

/**
 * A campaign a guest has begun.
 */
export type Campaign = { 
/**
 * Whose campaign.
 */
game: string, 
/**
 * What the last game left; nothing before the first.
 */
value: unknown, };

/**
 * The words of a recovery card.
 */
export type CardWords = { 
/**
 * Eight words. The hall tells them once, and keeps only a digest.
 */
words: string, };

/**
 * What guests change about themselves; what is left out stays.
 */
export type ChangeMe = { 
/**
 * What the others read.
 */
name?: string, 
/**
 * The picture.
 */
avatar?: string, 
/**
 * `en` or `fr`.
 */
language?: string, };

/**
 * Something said at a table.
 */
export type ChatLine = { 
/**
 * The number of the line.
 */
number: number, 
/**
 * Who.
 */
name: string, 
/**
 * The seat; none for a spectator.
 */
seat: Seat | null, 
/**
 * What.
 */
text: string, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * Whether the name looks like that of somebody else who sits here.
 */
lookalike?: boolean, };

/**
 * A message to a live table. Each may carry an `id`, which the answer repeats as `reply_to`.
 */
export type ClientMessage = { 
/**
 * The sender's number for this message.
 */
id?: number, } & ({ "do": "play", 
/**
 * The mover.
 */
seat: Seat, 
/**
 * The last step seen.
 */
step: number, 
/**
 * The notation, or the action as JSON.
 */
action: unknown, } | { "do": "undo", 
/**
 * Whose step.
 */
seat: Seat, 
/**
 * The last step seen.
 */
step: number, } | { "do": "agree", 
/**
 * The step the question was asked at.
 */
step: number, 
/**
 * Whether the step may be taken back.
 */
yes: boolean, } | { "do": "look", 
/**
 * One of the own seats.
 */
seat: Seat | null, 
/**
 * Whether the table shall be described in words too.
 */
plain: boolean, 
/**
 * The language of refusals from now on, if it has changed.
 */
language?: Language, } | { "do": "looking", 
/**
 * Whether it can.
 */
on: boolean, } | { "do": "hint", 
/**
 * For which seat.
 */
seat: Seat, } | { "do": "why", 
/**
 * For which seat.
 */
seat: Seat, 
/**
 * The notation, or the action as JSON.
 */
action: unknown, } | { "do": "chat", 
/**
 * What.
 */
text: string, } | { "do": "mute", 
/**
 * Whom.
 */
who: Who, 
/**
 * Whether not to.
 */
on: boolean, } | { "do": "silence", 
/**
 * Whom.
 */
who: Who, 
/**
 * Whether nobody does.
 */
on: boolean, } | { "do": "remove", 
/**
 * Whom.
 */
who: Who, } | { "do": "back", 
/**
 * Which seat.
 */
seat: Seat, } | { "do": "resign", 
/**
 * Which seat.
 */
seat: Seat, });

/**
 * How long a person may think before a bot stands in.
 */
export type Clock = "none" | "minute" | "five-minutes" | "day";

/**
 * How duplicate tables compare.
 */
export type Comparison = { 
/**
 * Each seat with itself at the other tables.
 */
seats: Array<SeatComparison>, 
/**
 * Teams, as many as tables: each has every seat of people once, each time at the next table.
 */
teams: Array<Team>, };

/**
 * The daily deal of a game.
 */
export type DailyDeal = { 
/**
 * The game.
 */
game: string, 
/**
 * How many play, bots included.
 */
players: number, 
/**
 * The level of the bots.
 */
level: string, 
/**
 * SHA-256 of the seed.
 */
commitment: string, 
/**
 * SHA-256 of tomorrow's seed.
 */
tomorrow: string, 
/**
 * Yesterday's deal, now that its seed is told.
 */
yesterday: OpenedDeal, 
/**
 * How many have ended it today.
 */
played: number, 
/**
 * The guest's own game, once it has begun.
 */
yours?: DailyGame, 
/**
 * How it went for everybody; only for those who have ended it.
 */
scores?: DailyScores, };

/**
 * The daily deals of the present day.
 */
export type DailyDeals = { 
/**
 * The day in UTC, as `2026-11-18`.
 */
day: string, 
/**
 * The time at the hall, in milliseconds since 1970.
 */
now: number, 
/**
 * When the next deals come.
 */
ends_at: number, 
/**
 * The game whose deal is shown first today.
 */
featured: string, 
/**
 * On how many days in a row the guest has played a deal.
 */
streak: number, 
/**
 * One for each game.
 */
deals: Array<DailyDeal>, };

/**
 * A guest's own game of a daily deal.
 */
export type DailyGame = { 
/**
 * The table.
 */
table: string, 
/**
 * Whether it has ended.
 */
over: boolean, 
/**
 * The score, unless it goes on or was given up.
 */
score?: number, };

/**
 * Somebody's game of a daily deal.
 */
export type DailyReplay = { 
/**
 * The table, which can be looked at again; only for those who have played the deal themselves.
 */
table?: string, 
/**
 * Whose.
 */
name: string, 
/**
 * Their picture.
 */
avatar: string, 
/**
 * Whether it is the guest's own.
 */
you: boolean, 
/**
 * The score, unless it was given up.
 */
score?: number, };

/**
 * How a daily deal went: for those who have ended it, and for everybody once its day is over.
 */
export type DailyResults = { 
/**
 * The game.
 */
game: string, 
/**
 * The day in UTC.
 */
day: string, 
/**
 * SHA-256 of the seed.
 */
commitment: string, 
/**
 * The seed, once the day is over.
 */
seed?: string, 
/**
 * How many have ended it in time.
 */
played: number, 
/**
 * Their scores.
 */
scores: DailyScores, 
/**
 * Who they are, the best first, fifty at most.
 */
replays: Array<DailyReplay>, };

/**
 * The scores of a daily deal.
 */
export type DailyScores = { 
/**
 * How many had which score, the lowest first. Games given up have none.
 */
counts: Array<ScoreCount>, 
/**
 * The score in the middle.
 */
median?: number, 
/**
 * The guest's own.
 */
yours?: number, 
/**
 * The guest's place, from twenty scores on.
 */
place?: number, };

/**
 * The deal that a table shares with others. There are no hints at such a table.
 */
export type DealInfo = { "kind": "daily", 
/**
 * The day in UTC, as `2026-11-18`.
 */
day: string, } | { "kind": "duplicate", 
/**
 * The name of the set.
 */
set: string, 
/**
 * Which table of it, from 1.
 */
number: number, };

/**
 * A guest wants to be deleted.
 */
export type DeleteMe = { 
/**
 * The word `delete`, so that it does not happen by mistake.
 */
confirm: string, };

/**
 * A browser in which a guest is known.
 */
export type Device = { 
/**
 * Its name, to end it by.
 */
id: string, 
/**
 * What it is, such as "Firefox on Linux".
 */
label: string, 
/**
 * Since when it knows the guest, in milliseconds since 1970.
 */
since: number, 
/**
 * When it was last used, to the day.
 */
seen: number, 
/**
 * Whether the request came from it.
 */
current: boolean, };

/**
 * A set of duplicate tables, as somebody sees it who has its link.
 */
export type DuplicateSet = { 
/**
 * Its name, which is the secret part of its link.
 */
set: string, 
/**
 * Whether the guest opened it.
 */
host: boolean, 
/**
 * At which table the guest sits.
 */
yours?: number, 
/**
 * The tables in their order. Results of those that have ended are in them only for those whose own game is over.
 */
tables: Array<TableInfo>, 
/**
 * How they compare, as far as the guest may know.
 */
comparison?: Comparison, };

/**
 * Why something was not done. Its sentence is the message `error-CODE` of the hall's texts.
 */
export type ErrorCode = "refused" | "not-your-turn" | "game-over" | "no-such-seat" | "nothing-to-undo" | "undo-closed" | "bad-json" | "bad-request" | "too-large" | "too-slow" | "too-fast" | "foreign-origin" | "wrong-host" | "no-such-page" | "closing" | "hall-full" | "busy" | "not-saved" | "maybe-saved" | "crowded-network" | "too-many-connections" | "other" | "no-guest" | "signed-out" | "banned" | "muted" | "renamed" | "dead-link" | "unknown-card" | "too-many-cards" | "bad-subscription" | "no-push" | "too-many-invitations" | "no-such-device" | "not-confirmed" | "bad-name" | "bad-avatar" | "unknown-language" | "wrong-token" | "unknown-game" | "no-such-lesson" | "unknown-bot" | "bad-options" | "bad-seats" | "no-campaign" | "too-many-tables" | "no-such-table" | "removed" | "table-crowded" | "table-full" | "table-closed" | "seat-taken" | "already-seated" | "not-waiting" | "not-running" | "not-over" | "not-host" | "not-your-seat" | "sealed-deal" | "deal-goes-on" | "no-hints" | "stranded" | "bad-action" | "legal" | "stale" | "time-over" | "nobody-asked" | "dead-end" | "replaced" | "bad-chat" | "silenced" | "nobody-there" | "not-yourself" | "bad-report";

/**
 * Why something was not done.
 */
export type ErrorReply = { 
/**
 * Why, for programs.
 */
code: ErrorCode, 
/**
 * One sentence in the reader's language.
 */
message: string, 
/**
 * The game's own name for the reason, where a game refuses: `refusal-NAME` in its texts.
 */
refusal?: string, 
/**
 * The number of the rule that it rests on, where a rule refuses.
 */
rule?: string, };

/**
 * A number with how far it may be off because only so many worlds were dealt: two standard errors.
 */
export type Estimate = { 
/**
 * The number.
 */
value: number, 
/**
 * How far it may be off.
 */
spread: number, };

/**
 * A game that has ended.
 */
export type FinishedGame = { 
/**
 * The game.
 */
game: string, 
/**
 * The name of its table.
 */
id: string, 
/**
 * The table, if it is still kept: then it can be looked at again.
 */
table?: TableInfo, 
/**
 * The guest's chance to win over the game in percent, if it was reviewed.
 */
curve?: Array<number>, 
/**
 * The guest's seat, unless several people shared the screen.
 */
seat?: number, 
/**
 * How many played.
 */
players: number, 
/**
 * The place, 1 the best; left out where a place means nothing.
 */
place?: number, 
/**
 * Whether others have the same place.
 */
shared: boolean, 
/**
 * The score, unless the game was given up.
 */
score?: number, 
/**
 * The scores of all seats; empty if the game was given up.
 */
scores: Array<number>, 
/**
 * How many moves it took.
 */
plies: number, 
/**
 * When the first move was made, in milliseconds since 1970.
 */
began_at: number, 
/**
 * When it ended.
 */
ended_at: number, };

/**
 * The table after one move.
 */
export type Frame = { 
/**
 * Moves made.
 */
ply: number, 
/**
 * Who made the last one.
 */
seat: Seat | null, 
/**
 * The last one in notation, if this viewer saw it.
 */
action: string | null, 
/**
 * What happened.
 */
events: Array<EventLine>, 
/**
 * The view after it.
 */
view: unknown, 
/**
 * Whose turn it then was.
 */
prompt: Phrase, 
/**
 * The points that could be counted.
 */
scores: Array<ScoreLine>, 
/**
 * The table in words, for whoever asked for it.
 */
description?: Array<Paragraph>, };

/**
 * A game of the hall.
 */
export type GameInfo = { 
/**
 * Its name in addresses and records.
 */
name: string, 
/**
 * The fewest and the most players.
 */
seats: [number, number], 
/**
 * The revision of its rules.
 */
revision: number, 
/**
 * The digest of its components.
 */
sheet: string, 
/**
 * Whether a game may leave something to the next.
 */
campaign: boolean, 
/**
 * The set-up form.
 */
options: Array<Field>, 
/**
 * The levels of bots, weakest first.
 */
bots: Array<string>, 
/**
 * The names of the operator's own bots that play this game. Each is a level too, however strong it is.
 */
outside: Array<string>, 
/**
 * The level for a first game.
 */
first_bot: string, 
/**
 * How strong the levels are in this game, and `random`, which has 0: Elo from the ladder. Empty where nobody has
 * measured it.
 */
strengths: { [key in string]: number }, };

/**
 * What all games of one kind add up to.
 */
export type GameStatistics = { 
/**
 * The game.
 */
game: string, 
/**
 * Games played.
 */
games: number, 
/**
 * Games in which somebody could win.
 */
ranked: number, 
/**
 * How many of those were won, alone or together with others.
 */
won: number, 
/**
 * The highest score.
 */
best?: number, 
/**
 * Games won in a row up to the last one.
 */
streak: number, 
/**
 * The most games ever won in a row.
 */
longest_streak: number, 
/**
 * The last scores, oldest first.
 */
scores: Array<number>, 
/**
 * The same by whom the guest played against.
 */
against: Array<AgainstStatistics>, };

/**
 * What a game says in one language, for a client that was built without it.
 */
export type GameTexts = { 
/**
 * The Fluent file with every word about the game.
 */
messages: string, 
/**
 * The numbered rules, as Markdown.
 */
rules: string, };

/**
 * The guest is asked to a table.
 */
export type Invitation = { 
/**
 * To which.
 */
table: TableInfo, 
/**
 * What lets the guest in there.
 */
invite: string, 
/**
 * Who asks.
 */
name: string, 
/**
 * The picture of who asks.
 */
avatar: string, 
/**
 * Since when, in milliseconds since 1970.
 */
since: number, };

/**
 * Invites people to a new table.
 */
export type InvitePeople = { 
/**
 * Whom: where and in which seat they were met. The new table is like the first of these.
 */
people: Array<PersonAt>, };

/**
 * A guided game.
 */
export type LessonInfo = { 
/**
 * Its name in addresses.
 */
id: string, 
/**
 * What it is called.
 */
title: Words, 
/**
 * What is learnt.
 */
about: Words, 
/**
 * How long it takes.
 */
minutes: number, 
/**
 * Of how many steps it is.
 */
steps: number, };

/**
 * What can be learnt about a game.
 */
export type LessonList = { 
/**
 * Guided games, the first one first.
 */
lessons: Array<LessonInfo>, 
/**
 * Positions with one clearly best choice.
 */
puzzles: Array<PuzzleInfo>, };

/**
 * A code that carries a guest to another browser. It is good once, for ten minutes.
 */
export type LinkCode = { 
/**
 * The code.
 */
code: string, };

/**
 * A guest, as the guest reads it.
 */
export type Me = { 
/**
 * What the others read.
 */
name: string, 
/**
 * Whether the guest has chosen that name; at first the hall gives one.
 */
named: boolean, 
/**
 * The picture: one of the words of [`crate::guest::AVATARS`].
 */
avatar: string, 
/**
 * `en` or `fr`.
 */
language: string, 
/**
 * The games of this hall, in the order to show them.
 */
games: Array<string>, };

/**
 * Somebody with whom the guest has played a game to its end.
 */
export type MetPerson = { 
/**
 * Where they met last.
 */
table: string, 
/**
 * In which seat that person sat.
 */
seat: number, 
/**
 * The name there.
 */
name: string, 
/**
 * The picture there.
 */
avatar: string, 
/**
 * What was played.
 */
game: string, 
/**
 * How many games they have played together, as far as these are kept.
 */
games: number, 
/**
 * When the last one ended, in milliseconds since 1970.
 */
ended_at: number, };

/**
 * A lesson or puzzle at a moment: what the coach says, and the board. It is made from the learner's view alone.
 */
export type Moment = { 
/**
 * The step, counted from 0.
 */
step: number, 
/**
 * Of how many.
 */
steps: number, 
/**
 * The position that the board has come from: with another one it is set up anew.
 */
position: string, 
/**
 * What the coach says.
 */
say: Words, 
/**
 * What is in the light, as boards mark it; in a puzzle, with the hint.
 */
spots: Array<string>, 
/**
 * The rule behind it.
 */
rule: string, 
/**
 * What is asked of the learner.
 */
asks: Asks, 
/**
 * What is wished, in notation, the first one first. A puzzle does not say.
 */
wished: Array<string>, 
/**
 * What helps to find the answer of a puzzle.
 */
hint?: Words, 
/**
 * What became of the attempt, if there was one.
 */
verdict?: Verdict, 
/**
 * The answer to the attempt: what happened and why it matters, or what to look at instead.
 */
answer?: Words, 
/**
 * Where it goes on; none at the end, and while something is asked.
 */
next?: Progress, 
/**
 * Who sits at the table.
 */
table: TableInfo, 
/**
 * The board, and what the attempt has led to.
 */
update: TableUpdate, };

/**
 * Somebody whom the guest does not read.
 */
export type Muted = { 
/**
 * Its name in this list, to take it back by.
 */
id: string, 
/**
 * The person's name at the time.
 */
name: string, 
/**
 * Since when, in milliseconds since 1970.
 */
since: number, };

/**
 * Duplicate tables to be opened: all of them like this one, with the same deal.
 */
export type NewDuplicates = { 
/**
 * What each of them is like. A seat of the host's own is at the first; it is open at the others.
 */
table: NewTable, 
/**
 * How many: 2 to 8.
 */
tables: number, };

/**
 * Who shall sit in a seat.
 */
export type NewSeat = { "kind": "me", 
/**
 * The name, if several share the screen.
 */
name?: string, } | { "kind": "open" } | { "kind": "bot", 
/**
 * How strong: a word of `GameInfo::bots`.
 */
level: string, 
/**
 * Who: one of the words of [`bots::CHARACTERS`]. If left out, or somebody at the table already, the
 * hall draws another.
 */
character?: string, };

/**
 * A table to be opened.
 */
export type NewTable = { 
/**
 * Which game.
 */
game: string, 
/**
 * What was chosen in the set-up form; what is left out is as the rulebook recommends.
 */
options: Record<string, unknown>, 
/**
 * Who sits where, as many as the options say.
 */
seats: Array<NewSeat>, 
/**
 * Whether it is shown in the lobby.
 */
public: boolean, 
/**
 * How long a person may think.
 */
clock: Clock, 
/**
 * Whether the guest's campaign of this game is played on.
 */
campaign: boolean, };

/**
 * A deal whose day is over.
 */
export type OpenedDeal = { 
/**
 * Its day.
 */
day: string, 
/**
 * Its seed.
 */
seed: string, };

/**
 * Somebody in a seat.
 */
export type PersonAt = { 
/**
 * The table.
 */
table: string, 
/**
 * The seat.
 */
seat: number, };

/**
 * A wish to play on from a move of a table that has ended: at a new one, against bots.
 */
export type PlayOn = { 
/**
 * After how many moves.
 */
ply: number, 
/**
 * In which seat.
 */
seat: Seat, };

/**
 * A seat's share in how a game went. `choices`, `luck` and `others` add up to the way from `start` to `end`.
 */
export type PlayerReview = { 
/**
 * How often there was something to choose.
 */
decisions: number, 
/**
 * How often nothing better was found than what was played.
 */
as_good: number, 
/**
 * The chance at the deal.
 */
start: number, 
/**
 * The chance at the end.
 */
end: number, 
/**
 * What the own choices did, against what somebody would choose who only looks one step ahead.
 */
choices: Estimate, 
/**
 * What chance did after the own choices: drawn cards, dice, what turned out to be hidden.
 */
luck: Estimate, 
/**
 * What the others did: their choices and their luck.
 */
others: Estimate, };

/**
 * How far a learner has come in a lesson or puzzle. The client keeps it, the hall nothing.
 */
export type Progress = { 
/**
 * The step, counted from 0; a puzzle has only one.
 */
step: number, 
/**
 * The learner's actions since the last position that was loaded, in notation. One more than the steps before have asked
 * for is an attempt at this one.
 */
actions: Array<string>, };

/**
 * A position with one clearly best choice.
 */
export type PuzzleInfo = { 
/**
 * Its name in addresses.
 */
id: string, 
/**
 * What it is called.
 */
title: Words, };

/**
 * A part of every day, in minutes after midnight by the browser's own clock. It may go over midnight.
 */
export type QuietSpan = { 
/**
 * The first quiet minute.
 */
from: number, 
/**
 * The first minute that is not quiet any more.
 */
to: number, };

/**
 * Whether a guest has a recovery card.
 */
export type RecoveryCard = { 
/**
 * Since when, in milliseconds since 1970; left out if there is none.
 */
since?: number, };

/**
 * A page of a replay.
 */
export type Replay = { 
/**
 * Which seat looks; none for a spectator.
 */
viewer: Seat | null, 
/**
 * Moves in the record.
 */
plies: number, 
/**
 * The frames asked for; frame 0 is the deal.
 */
frames: Array<Frame>, };

/**
 * A report to the operator.
 */
export type Report = { 
/**
 * About whom.
 */
who: Who, 
/**
 * What happened: 1 to 300 characters.
 */
reason: string, };

/**
 * A review of one game. Chances go from 0 to 1. The field names are an interface.
 */
export type Review = { 
/**
 * The game.
 */
game: string, 
/**
 * How it was looked at.
 */
settings: ReviewSettings, 
/**
 * Every position, from the deal to the end.
 */
positions: Array<ReviewedPosition>, 
/**
 * Where a chance changed most, in the order of the game.
 */
turning_points: Array<TurningPoint>, 
/**
 * Which of them to show, by whose eyes look: for each seat, and at last for spectators.
 */
shown: Array<Array<number>>, 
/**
 * Each seat's share in how it went.
 */
players: Array<PlayerReview>, };

/**
 * What a review was made with. The same settings make the same review.
 */
export type ReviewSettings = { 
/**
 * Playouts by which the candidates of a choice are found.
 */
search: number, 
/**
 * Worlds in which every candidate, and the position itself, is judged.
 */
worlds: number, 
/**
 * Where the worlds come from.
 */
seed: number, 
/**
 * A digest of these, and of how bots think in the game.
 */
digest: string, };

/**
 * How far the review of a table is.
 */
export type ReviewState = { "state": "none" } | { "state": "impossible" } | { "state": "working", 
/**
 * Positions that were looked at.
 */
looked: number, 
/**
 * Positions in all.
 */
of: number, 
/**
 * Those of them that follow each other from the deal on, as far as the reader does not have them.
 */
positions: Array<ReviewedPosition>, } | { "state": "ready", 
/**
 * The review.
 */
review: Review, };

/**
 * An action that could be chosen.
 */
export type ReviewedChoice = { 
/**
 * Its notation.
 */
notation: string, 
/**
 * It as JSON: its parts as data.
 */
action: unknown, 
/**
 * Its name, as the seat saw it.
 */
label: Phrase, 
/**
 * The chance to win with it.
 */
chance: Estimate, 
/**
 * Whether nothing better was found, within the spread.
 */
as_good: boolean, 
/**
 * Why, in a sentence of the game's own texts.
 */
reason?: Phrase, };

/**
 * A choice that somebody had.
 */
export type ReviewedDecision = { 
/**
 * Who chose.
 */
seat: Seat, 
/**
 * How many actions there were.
 */
actions: number, 
/**
 * What was played, and the best others that were found; the best comes first.
 */
choices: Array<ReviewedChoice>, 
/**
 * Which of them was played.
 */
played: number, 
/**
 * What was played, against the best of the others or itself: at most 0.
 */
against_best: Estimate, 
/**
 * What was played, against what somebody would do who only looks one step ahead.
 */
against_usual: Estimate, };

/**
 * A position, and what was chosen in it.
 */
export type ReviewedPosition = { 
/**
 * Plies played before.
 */
ply: number, 
/**
 * The chances of all seats as each seat could reckon them, by that seat. They add up to 1.
 */
chances: Array<Array<number>>, 
/**
 * The spread of each seat's own chance.
 */
spreads: Array<number>, 
/**
 * What was chosen, if there was anything to choose.
 */
decision?: ReviewedDecision, };

/**
 * A table that waits or runs.
 */
export type RunningGame = { 
/**
 * The table.
 */
table: TableInfo, 
/**
 * The seats whose choice the game waits for.
 */
to_act: Array<number>, 
/**
 * Whether one of them is the guest's.
 */
your_turn: boolean, 
/**
 * Since when: the last move, or when the table was opened, in milliseconds since 1970.
 */
since: number, };

/**
 * How many had a score.
 */
export type ScoreCount = { 
/**
 * The score.
 */
score: number, 
/**
 * How many had it.
 */
many: number, };

/**
 * A seat at all tables.
 */
export type SeatComparison = { 
/**
 * Which.
 */
seat: number, 
/**
 * Its score at each table; nothing where there is none yet.
 */
scores: Array<number | null>, 
/**
 * Each score less the mean of the others.
 */
differences: Array<number | null>, };

/**
 * A seat, as everybody sees it.
 */
export type SeatInfo = { 
/**
 * Who sits there.
 */
kind: SeatKind, 
/**
 * The person's name; a bot has none of its own.
 */
name: string, 
/**
 * The person's picture.
 */
avatar: string, 
/**
 * The bot's level: how strong it is.
 */
level?: string, 
/**
 * The bot's character: who it is, whatever its level.
 */
character?: string, 
/**
 * Whether the person is connected.
 */
here: boolean, 
/**
 * Whether a bot stands in for the person.
 */
stand_in: boolean, 
/**
 * Whether the name looks like that of somebody who sits here already.
 */
lookalike?: boolean, 
/**
 * Whether the host has silenced the person at this table.
 */
silenced?: boolean, 
/**
 * Whether the reader does not want to read the person.
 */
muted?: boolean, };

/**
 * Who sits in a seat.
 */
export type SeatKind = "open" | "person" | "bot";

/**
 * A message from a live table.
 */
export type ServerMessage = { "type": "table" } & TableInfo | { "type": "update" } & TableUpdate | { "type": "chat" } & ChatLine | { "type": "hint", 
/**
 * The `id` of the command.
 */
reply_to: number | null, 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The step it holds for.
 */
step: number, 
/**
 * The best action, and up to two others.
 */
advice: Array<Advice>, } | { "type": "undo-asked", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The step the question is about.
 */
step: number, } | { "type": "undo-refused", 
/**
 * Who had asked.
 */
seat: Seat, 
/**
 * The step the question was about.
 */
step: number, } | { "type": "done", 
/**
 * The `id` of the command.
 */
reply_to: number | null, } | { "type": "refused", 
/**
 * The `id` of the command.
 */
reply_to: number | null, 
/**
 * Why, for programs.
 */
code: ErrorCode, 
/**
 * One sentence in the reader's language.
 */
message: string, 
/**
 * The game's own name for the reason, where a game refuses: `refusal-NAME` in its texts.
 */
refusal?: string, 
/**
 * The number of the rule that it rests on, where a rule refuses.
 */
rule?: string, };

/**
 * The components of a game.
 */
export type SheetInfo = { 
/**
 * The game.
 */
game: string, 
/**
 * The digest.
 */
digest: string, 
/**
 * What is on it.
 */
entries: Array<Entry>, };

/**
 * Which seat to take.
 */
export type Sit = { 
/**
 * The seat; the first open one otherwise.
 */
seat?: number, 
/**
 * The name, if several share the screen.
 */
name?: string, };

/**
 * How a table stands.
 */
export type Status = "waiting" | "running" | "over" | "closed" | "stranded";

/**
 * What happened in one step.
 */
export type StepLog = { 
/**
 * The step.
 */
step: number, 
/**
 * Moves in the record after it.
 */
ply: number, 
/**
 * Who made it.
 */
seat: Seat, 
/**
 * Whether it took moves back.
 */
undone: boolean, 
/**
 * What this viewer saw.
 */
events: Array<EventLine>, };

/**
 * Where a browser is reached, as it was told by its push service.
 */
export type Subscription = { 
/**
 * The address.
 */
endpoint: string, 
/**
 * The browser's public key, as text.
 */
p256dh: string, 
/**
 * Its secret for the encryption, as text.
 */
auth: string, 
/**
 * Minutes by which the browser's clock is ahead of UTC.
 */
utc_offset: number, };

/**
 * A table, as one guest sees it.
 */
export type TableInfo = { 
/**
 * Its name in addresses.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * The options, complete.
 */
options: Record<string, unknown>, 
/**
 * How it stands.
 */
status: Status, 
/**
 * Whether it is in the lobby.
 */
public: boolean, 
/**
 * How long a person may think.
 */
clock: Clock, 
/**
 * Who sits where.
 */
seats: Array<SeatInfo>, 
/**
 * The seats of the reader.
 */
yours: Array<number>, 
/**
 * Whether the reader opened it.
 */
host: boolean, 
/**
 * The secret part of the invite link; only for those who sit here.
 */
invite?: string, 
/**
 * How many watch.
 */
spectators: number, 
/**
 * SHA-256 of the seed, from the start.
 */
commitment?: string, 
/**
 * The seed, after the end.
 */
seed?: string, 
/**
 * The result, after the end.
 */
result?: Standings, 
/**
 * Who gave the game up, if it ended so.
 */
resigned?: number, 
/**
 * The table of the rematch.
 */
next?: string, 
/**
 * Where it began, if it plays on from a move of another table. Such a game counts for nothing.
 */
from?: Branch, 
/**
 * The deal, if other tables share it.
 */
deal?: DealInfo, 
/**
 * When it was opened, in milliseconds since 1970.
 */
opened_at: number, };

/**
 * Where a game stands, for one viewer.
 */
export type TableUpdate = { 
/**
 * The `id` of the move that led here, for its sender. The move is on disk.
 */
reply_to?: number, 
/**
 * Steps so far: moves, and moves taken back. It never goes down.
 */
step: number, 
/**
 * Moves in the record so far.
 */
ply: number, 
/**
 * Which seat looks; none for a spectator.
 */
viewer: Seat | null, 
/**
 * Who has to choose.
 */
to_act: Array<Seat>, 
/**
 * What this viewer sees: the game's own view.
 */
view: unknown, 
/**
 * Whose turn it is and what is asked.
 */
prompt: Phrase, 
/**
 * What the seat may do, if it has to choose.
 */
choices: Array<Choice>, 
/**
 * The points that may be counted.
 */
scores: Array<ScoreLine>, 
/**
 * The table in words, for whoever asked for it.
 */
description?: Array<Paragraph>, 
/**
 * Whether the seat's last step can be taken back.
 */
undo: Undo, 
/**
 * When the clock of this turn runs out, in milliseconds from now.
 */
time_left?: number, 
/**
 * What happened since the last update that was sent.
 */
steps: Array<StepLog>, };

/**
 * People who have held every seat between them.
 */
export type Team = { 
/**
 * Who.
 */
members: Array<TeamMember>, 
/**
 * Their differences added up; nothing while one is missing.
 */
total?: number, };

/**
 * A seat of a team.
 */
export type TeamMember = { 
/**
 * At which table, from 1.
 */
table: number, 
/**
 * In which seat.
 */
seat: number, };

/**
 * What changes a chance.
 */
export type TurningKind = "choice" | "luck";

/**
 * A ply that changed somebody's chance by much.
 */
export type TurningPoint = { 
/**
 * The ply, counted from 1: the position after it.
 */
ply: number, 
/**
 * Whose it was, and whose chance changed.
 */
seat: Seat, 
/**
 * What changed it.
 */
kind: TurningKind, 
/**
 * By how much: a choice against the best one, or if it was a good one against the usual one; luck against what was
 * to be expected of the choice.
 */
change: Estimate, };

/**
 * Whether a seat's last step can be taken back.
 */
export type Undo = "no" | "yes" | "ask";

/**
 * What the coach thinks of an attempt. What the rules refuse is an error.
 */
export type Verdict = "wished" | "other";

/**
 * Somebody's week.
 */
export type WeekLine = { 
/**
 * Who.
 */
name: string, 
/**
 * Their picture.
 */
avatar: string, 
/**
 * Whether it is the guest.
 */
you: boolean, 
/**
 * For each deal, as many as people of this board they were at least as good as.
 */
points: number, 
/**
 * Deals that counted.
 */
deals: number, };

/**
 * A week of daily deals among a guest and the people whom they have played with. Every guest has a board of their own.
 */
export type WeeklyBoard = { 
/**
 * The first day of the week.
 */
monday: string, 
/**
 * The guest and whoever has ended a deal this week, the most points first.
 */
lines: Array<WeekLine>, };

/**
 * Somebody at a table. Guests have no names of their own on the wire.
 */
export type Who = { "seat": Seat } | { "line": number };

/**
 * A sentence of the coach in every language, so that a reader can change it in the middle of a lesson.
 */
export type Words = { 
/**
 * English.
 */
en: string, 
/**
 * French.
 */
fr: string, };

/**
 * A guest's games: those that go on, a page of those that have ended, and how it went so far.
 */
export type YourGames = { 
/**
 * Waiting and running tables: where it is the guest's turn first, the longest wait first. Only on the first page.
 */
running: Array<RunningGame>, 
/**
 * Tables that others ask the guest to, the last one first. Only on the first page.
 */
invitations: Array<Invitation>, 
/**
 * Games that have ended, the last one first.
 */
finished: Array<FinishedGame>, 
/**
 * Whether there are more before them.
 */
more: boolean, 
/**
 * What all games of the guest add up to, for every game they have played. Only on the first page.
 */
statistics: Array<GameStatistics>, };
