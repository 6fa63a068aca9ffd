import type { ClientMessage } from './hall';

export type * from './hall';
export type * from './kernel';

type Unnumbered<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
/** What a client asks of a table, before it gets its number. */
export type Command = Unnumbered<ClientMessage>;
