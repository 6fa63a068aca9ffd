/** How single things on the table change: what animations are made of. */
import {
  unplayed,
  type Back,
  type CardName,
  type Cry,
  type Face,
  type Now,
  type Own,
  type Place,
  type Player,
  type Shift,
  type Trail,
  type View,
} from './table';

export const quiet: Now = { trail: [], cries: [], gait: 'hop', touched: [] };

export const now = (view: View, change: Partial<Now>): View => ({
  ...view,
  now: { ...(view.now ?? quiet), ...change },
});
export const cry = (view: View, ...cries: Cry[]): View => now(view, { cries });

export function own(view: View, change: (own: Own) => Partial<Own>): View {
  return { ...view, own: { ...view.own, ...change(view.own) } };
}

/** Where backs are open, the sums are those of the unplayed cards. */
function summed(player: Player): Player {
  if (player.courage === null || player.stamina === null) return player;
  const backs = player.row.flatMap((place) => (unplayed(place.lie) && place.back ? [place.back] : []));
  const sum = (of: (back: Back) => number) => backs.reduce((total, back) => total + of(back), 0);
  return { ...player, courage: sum((back) => back.courage), stamina: sum((back) => back.footprint) };
}

export function player(view: View, seat: number, change: (player: Player) => Partial<Player>): View {
  const players = view.players.map((other) =>
    other.seat === seat ? summed({ ...other, ...change(other) }) : other,
  );
  return { ...view, players };
}

const numbered = (row: readonly Place[]): Place[] =>
  row.map((slot, index) => ({ ...slot, place: index + 1 }));

export function slot(view: View, row: number, place: number, change: (slot: Place) => Partial<Place>): View {
  return player(view, row, (of) => ({
    row: of.row.map((other) => (other.place === place ? { ...other, ...change(other) } : other)),
  }));
}

export function insert(
  view: View,
  row: number,
  place: number,
  back: Back | null,
  note: Face | null,
  by: number | null = null,
): View {
  const laid: Place = { place, lie: 'down', card: null, back, barred: false, under: null, by, note };
  return player(view, row, (of) => ({
    row: numbered([...of.row.slice(0, place - 1), laid, ...of.row.slice(place - 1)]),
  }));
}

export function remove(view: View, row: number, place: number): View {
  return player(view, row, (of) => ({ row: numbered(of.row.filter((other) => other.place !== place)) }));
}

export const discard = (view: View, ...cards: Face[]): View => ({
  ...view,
  discard: [...view.discard, ...cards],
});
export const drawn = (view: View, count: number): View => ({
  ...view,
  draw: { ...view.draw, count: Math.max(0, view.draw.count - count) },
});

/** Cards of a storyline lie differently now; who knows them knows them still, but nobody knows who laid them. */
export function shift(view: View, shifts: readonly Shift[]): View {
  const moved = shifts.reduce(
    (table, { row, place, back, card }) => slot(table, row, place, () => ({ back, note: card, by: null })),
    view,
  );
  return now(moved, { touched: shifts.map(({ row, place }) => ({ row, place })) });
}

/** Dragons come to other fields. A first step after a new card begins a new trail. */
export function move(view: View, trails: readonly Trail[], gait: Now['gait']): View {
  const moved = trails.reduce(
    (table, { seat, to }) =>
      player(table, seat, () => ({
        field: to,
        beyond: to > table.track.fields ? to - table.track.fields : null,
      })),
    view,
  );
  const before = view.now?.stale ? [] : (view.now?.trail ?? []);
  return now(moved, { trail: [...before, ...trails], gait, stale: false });
}

/** The place of a card that lies open in somebody's storyline. */
export function placeOf(view: View, seat: number, name: CardName | undefined): number | null {
  const row = view.players.find((other) => other.seat === seat)?.row ?? [];
  return row.findLast((slot) => slot.card?.name === name)?.place ?? null;
}
