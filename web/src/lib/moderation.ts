/** Moderation at a table: which people the reader can mute, silence, remove or report. */
import { api } from './api';
import type { LiveTable } from './live.svelte';
import type { ChatState } from './chatState.svelte';
import { toAppError, type AppError } from './errors';
import type { ChatLine, TableInfo, Who } from './wire';

/** Another person at the table. */
export type Person = {
  who: Who;
  name: string;
  muted: boolean;
  silenced: boolean;
  lookalike: boolean;
  seated: boolean;
};

/** Null for bots, open seats, the reader's own seats and deleted guests. */
export function personInSeat(table: TableInfo, at: number): Person | null {
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

/** Who wrote this chat line. The seat may have another person by now, so the line itself is what names them. */
export function personOfLine(table: TableInfo, line: ChatLine, me: string): Person | null {
  const { number, name, seat } = line;
  const mine =
    seat === null ? table.yours.length === 0 && name === me && !line.lookalike : table.yours.includes(seat);
  if (mine || name === '') return null;
  const info = seat === null ? undefined : table.seats[seat];
  const same = info?.kind === 'person' && info.name === name ? info : null;
  return {
    who: { line: number },
    name,
    muted: same?.muted ?? false,
    silenced: same?.silenced ?? false,
    lookalike: line.lookalike ?? false,
    seated: same !== null,
  };
}

/** The part of a live table that moderation needs. */
type ModeratedTable = Pick<LiveTable, 'id' | 'request' | 'reloadChat' | 'error'>;

/** Each action resolves to the error, or to null if it was done. */
export class Moderation {
  constructor(
    readonly live: ModeratedTable,
    readonly chatState: ChatState,
    readonly invite: string | null,
  ) {}

  async mute(person: Person, on: boolean): Promise<AppError | null> {
    const error = await this.live.request({ do: 'mute', who: person.who, on });
    // The server leaves out the lines of a muted person; the client does not know which ones are theirs.
    if (!error) this.live.reloadChat();
    return error;
  }

  silence(person: Person, on: boolean): Promise<AppError | null> {
    return this.live.request({ do: 'silence', who: person.who, on });
  }

  remove(person: Person): Promise<AppError | null> {
    return this.live.request({ do: 'remove', who: person.who });
  }

  async report(person: Person, reason: string): Promise<AppError | null> {
    try {
      await api.report(this.live.id, { who: person.who, reason }, this.invite);
      return null;
    } catch (error) {
      return toAppError(error);
    }
  }
}
