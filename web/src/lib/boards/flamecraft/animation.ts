/** How each event changes the town: what leaves, what travels, what arrives. The next update puts everything right. */
import type { Cause, Event } from '$games/flamecraft/client/types';
import { never } from '$lib/never';
import { still, type Beat } from '../kit/animation';
import { some, spark } from './beatParts';
import { withPlayer } from './change';
import { target, whereabouts } from './choose';
import * as dragons from './dragonBeats';
import * as goods from './goodsBeats';
import { place } from './place';
import { type EventLine, type View } from './table';
import * as town from './townBeats';

/** The deck whose end brings the last round; a limit of turns has none. */
const EMPTY: Record<Cause, { key: string }[]> = {
  'artisan-deck': [target.deck],
  'enchantment-deck': [{ key: place.spells }],
  'turn-limit': [],
};

function beat(view: View, event: Event): Beat<View> {
  switch (event.event) {
    case 'turn-began':
      return some({
        arrived: {
          ...view,
          turn: event.seat,
          turns: event.turn,
          so_far: { cast: null, placed: [], fired: [], filled: 0 },
        },
        rest: 0.5,
      });
    case 'visited':
    case 'joined':
      return town.movesTo(view, event.seat, event.shop);
    case 'gave':
      return goods.gave(view, event);
    case 'gained':
      return goods.gained(view, event.seat, event.goods, event.coins);
    case 'reputation':
      return goods.scored(view, event.seat, event.points);
    case 'took-from-park':
      return dragons.tookFromPark(view, event);
    case 'drew':
      return dragons.drew(view, event);
    case 'drew-fancy':
      return dragons.drewFancy(view, event);
    case 'placed':
      return dragons.placed(view, event);
    case 'moved-in':
    case 'others-placed':
      return dragons.movedIn(view, event);
    case 'no-slot':
      return some({ arrived: spark(view, target.deck), rest: 1 });
    case 'filled':
      return town.filled(view, event);
    case 'fired-up':
    case 'cheered': {
      const fired = [...view.so_far.fired, event.artisan];
      return some({
        arrived: spark({ ...view, so_far: { ...view.so_far, fired } }, whereabouts(event.at)),
        rest: 2,
      });
    }
    case 'swapped':
      return dragons.swapped(view, event);
    case 'replaced':
      return dragons.replaced(view, event);
    case 'ability-used':
      return some({ arrived: spark(view, target.shop(event.shop)), rest: 2 });
    case 'companion-used':
      return some({ arrived: withPlayer(view, event.seat, () => ({ companion_used: true })), rest: 1.5 });
    case 'revealed':
      return some({
        arrived: withPlayer(view, event.seat, (player) => ({
          fancies: Math.max(0, player.fancies - 1),
          scored: [...player.scored, event.fancy],
        })),
        rest: 2,
      });
    case 'paid': {
      const paid = goods.spent(view, event.seat, event.goods, event.coins);
      return {
        ...paid,
        arrived: withPlayer(paid.arrived, event.seat, ({ reputation }) => ({
          reputation: reputation - event.reputation,
        })),
      };
    }
    case 'cast':
    case 'others-cast':
      return town.casts(view, event.enchantment, event.shop);
    case 'reserved':
      return town.reserved(view, event);
    case 'gave-dragon':
      return dragons.gaveDragon(view, event);
    case 'gave-fancy':
      return dragons.gaveFancy(view, event);
    case 'deposited':
      return goods.deposited(view, event);
    case 'coins-taken':
      return goods.coinsTaken(view, event);
    case 'seeded':
      return goods.seeded(view, event);
    case 'discarded':
      return dragons.discarded(view, event);
    case 'goods-returned':
      return goods.spent(view, event.seat, event.goods, 0);
    case 'park-refilled':
      return dragons.parkRefilled(view, event);
    case 'row-refilled':
      return town.rowRefilled(view, event);
    case 'others-moved':
      return town.othersMoved(view, event);
    case 'coins-turned-in':
      return goods.coinsTurnedIn(view, event);
    case 'moon-scored':
      return goods.moonScored(view, event);
    case 'shop-revealed': {
      const next = view.town.findIndex((shop) => shop.shop === null && !shop.opens);
      return some({
        arrived: {
          ...view,
          town: view.town.map((shop, index) => (index === next ? { ...shop, opens: event.shop } : shop)),
        },
        rest: 3,
      });
    }
    case 'end-near':
      return some({ arrived: spark(view, ...EMPTY[event.cause]), rest: 4 });
    case 'flipped':
      return some({ arrived: view, rest: 1.5 });
    // These change nothing that is drawn, or what they change comes with the next view.
    case 'sealed':
    case 'kept':
    case 'passed':
    case 'chose':
    case 'stayed':
    case 'paid-for':
    case 'studied':
    case 'declined':
    case 'shown':
    case 'extra-turn':
    case 'fancies-shown':
    case 'fancy-returned':
    case 'fancy-traded-in':
    case 'awarded':
    case 'remembered':
    case 'achieved':
    case 'unlocked':
    case 'over':
      return still(view);
    default:
      return never(event);
  }
}

/** The steps of a turn, each from the table that the one before left. */
export function animate(view: View, lines: readonly EventLine[]): Beat<View>[] {
  const beats: Beat<View>[] = [];
  let table = view;
  for (const line of lines) {
    const next = beat(table, line.event);
    const says = (shown: View): View => ({ ...shown, spark: { at: shown.spark?.at ?? [], says: line.text } });
    beats.push({ ...next, leaving: says(next.leaving), arrived: says(next.arrived) });
    const { spark: _, ...rest } = next.arrived;
    table = rest;
  }
  return beats;
}

/** Where somebody else just did something: the blue trace that stays until the next step. */
export function traces(lines: readonly EventLine[], you: number | null): Set<string> {
  const found = new Set<string>();
  for (const { event } of lines) {
    if ('seat' in event && event.seat === you) continue;
    if (event.event === 'placed' || event.event === 'others-placed' || event.event === 'moved-in')
      found.add(target.slot(event.slot).key);
    if (event.event === 'swapped') found.add(target.slot(event.slot).key).add(whereabouts(event.at).key);
    if (event.event === 'replaced') found.add(target.slot(event.slot).key);
  }
  return found;
}
