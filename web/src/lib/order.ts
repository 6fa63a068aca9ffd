/** Order at a table: whom the reader can do something about, and what. */
import { api } from './api';
import type { Live } from './live.svelte';
import type { Talk } from './talk.svelte';
import { problemOf } from './trouble';
import type { ChatLine, ErrorReply, TableInfo, Who } from './wire';

/** Somebody else at the table. */
export type Person = {
  who: Who;
  name: string;
  muted: boolean;
  silenced: boolean;
  lookalike: boolean;
  seated: boolean;
};

/** Nobody for bots, open seats, the reader's own seats and guests who are no more. */
export function inSeat(table: TableInfo, at: number): Person | null {
  const seat = table.seats[at];
  if (!seat || seat.kind !== 'person' || seat.name === '' || table.yours.includes(at)) return null;
  return {
    who: { seat: at },
    name: seat.name,
    muted: seat.muted ?? false,
    silenced: seat.silenced ?? false,
    lookalike: seat.lookalike ?? false,
    seated: true,
  };
}

/** Whoever said this. A seat may have changed hands since: the line itself says who it was. */
export function ofLine(table: TableInfo, line: ChatLine, me: string): Person | null {
  const { number, name, seat } = line;
  const mine =
    seat === null ? table.yours.length === 0 && name === me && !line.lookalike : table.yours.includes(seat);
  if (mine || name === '') return null;
  const sits = seat === null ? undefined : table.seats[seat];
  const same = sits?.kind === 'person' && sits.name === name ? sits : null;
  return {
    who: { line: number },
    name,
    muted: same?.muted ?? false,
    silenced: same?.silenced ?? false,
    lookalike: line.lookalike ?? false,
    seated: same !== null,
  };
}

/** What can be done about somebody: each tells why it was not done, or nothing. */
export class Order {
  constructor(
    readonly live: Live,
    readonly talk: Talk,
    readonly invite: string | null,
  ) {}

  async mute(person: Person, on: boolean): Promise<ErrorReply | null> {
    const problem = await this.live.ask({ do: 'mute', who: person.who, on });
    // Only the hall knows which lines are theirs: it leaves them out.
    if (!problem) this.live.rereadChat();
    return problem;
  }

  silence(person: Person, on: boolean): Promise<ErrorReply | null> {
    return this.live.ask({ do: 'silence', who: person.who, on });
  }

  remove(person: Person): Promise<ErrorReply | null> {
    return this.live.ask({ do: 'remove', who: person.who });
  }

  async report(person: Person, reason: string): Promise<ErrorReply | null> {
    try {
      await api.report(this.live.id, { who: person.who, reason }, this.invite);
      return null;
    } catch (error) {
      return problemOf(error);
    }
  }
}
