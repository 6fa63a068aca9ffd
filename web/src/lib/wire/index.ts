import type { Said } from './Said';

export type * from './game';
export type { Campaign } from './Campaign';
export type { ChangeMe } from './ChangeMe';
export type { ChatLine } from './ChatLine';
export type { Clock } from './Clock';
export type { Device } from './Device';
export type { Frame } from './Frame';
export type { GameInfo } from './GameInfo';
export type { LinkCode } from './LinkCode';
export type { Me } from './Me';
export type { Muted } from './Muted';
export type { NewSeat } from './NewSeat';
export type { NewTable } from './NewTable';
export type { News } from './News';
export type { Position } from './Position';
export type { Problem } from './Problem';
export type { Replay } from './Replay';
export type { Report } from './Report';
export type { Said } from './Said';
export type { SeatInfo } from './SeatInfo';
export type { SeatKind } from './SeatKind';
export type { SheetInfo } from './SheetInfo';
export type { Sit } from './Sit';
export type { Status } from './Status';
export type { TableInfo } from './TableInfo';
export type { Told } from './Told';
export type { Undo } from './Undo';
export type { Who } from './Who';

type Unnumbered<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
/** What is wanted of a table, before it gets its number. */
export type Wish = Unnumbered<Said>;
