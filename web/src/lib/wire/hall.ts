// Made from the Rust types by `make bless`. Do not edit.
import type { Choice, Entry, EventLine, Field, Language, Paragraph, Phrase, ScoreLine, Seat, Standings } from '$lib/wire/kernel';

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
language?: Language, } | { "do": "hint", 
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
 * Why something was not done. Its sentence is the message `error-CODE` of the hall's texts.
 */
export type ErrorCode = "refused" | "not-your-turn" | "game-over" | "no-such-seat" | "nothing-to-undo" | "undo-closed" | "bad-json" | "bad-request" | "too-large" | "too-slow" | "too-fast" | "foreign-origin" | "wrong-host" | "no-such-page" | "closing" | "hall-full" | "busy" | "not-saved" | "maybe-saved" | "crowded-network" | "too-many-connections" | "other" | "no-guest" | "signed-out" | "banned" | "muted" | "renamed" | "dead-link" | "no-such-device" | "not-confirmed" | "bad-name" | "bad-avatar" | "unknown-language" | "wrong-token" | "unknown-game" | "unknown-bot" | "bad-options" | "bad-seats" | "no-campaign" | "too-many-tables" | "no-such-table" | "removed" | "table-crowded" | "table-full" | "table-closed" | "seat-taken" | "already-seated" | "not-waiting" | "not-running" | "not-over" | "not-host" | "not-your-seat" | "stranded" | "bad-action" | "legal" | "stale" | "time-over" | "nobody-asked" | "dead-end" | "replaced" | "bad-chat" | "silenced" | "nobody-there" | "not-yourself" | "bad-report";

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
bots: Array<string>, };

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
 * The picture: one of the words of [`crate::guest::AVATARS`].
 */
avatar: string, 
/**
 * `en` or `fr`.
 */
language: string, };

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
level: string, };

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
 * The bot's level.
 */
level?: string, 
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
 * The action, in notation.
 */
action: string, } | { "type": "undo-asked", 
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
 * Whether a seat's last step can be taken back.
 */
export type Undo = "no" | "yes" | "ask";

/**
 * Somebody at a table. Guests have no names of their own on the wire.
 */
export type Who = { "seat": Seat } | { "line": number };
