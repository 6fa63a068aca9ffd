/** What happens to the dragons, step by step. */
import type { Beat } from '../kit/animation';
import { plain, still, type Of } from './beats';
import { never } from '$lib/never';
import { discard, drawn, move, now, player, quiet } from './changes';
import { alone, type Trail, type View } from './table';

/** One hop per field, none of them longer than a tenth of a second, the whole way at most about one. */
function walk(view: View, { seat, from, to }: Trail): Beat<View>[] {
  const way = Math.sign(to - from);
  const hops = Math.abs(to - from);
  const rest = Math.min(0.62, 6 / hops);
  return Array.from({ length: hops }, (_, index) => {
    const here = from + way * (index + 1);
    const stepped = player(view, seat, () => ({
      field: here,
      beyond: here > view.track.fields ? here - view.track.fields : null,
    }));
    return still(now(stepped, { gait: 'hop', cries: [] }), rest);
  });
}

/** All that are moved by one card move together. */
export function moves(view: View, events: readonly Of<'moved'>[]): Beat<View>[] {
  const [first] = events;
  if (first && events.length === 1 && alone(first.how)) {
    const hops = walk(view, first);
    return [...hops, still(now(move(view, events, 'hop'), { cries: [] }), 1)];
  }
  return [still(now(move(view, events, 'glide'), { cries: [] }), 3.2)];
}

/** Events about the dragons and their riders' choices. */
type Racing = Of<
  | 'action-round'
  | 'hug-ended'
  | 'idled'
  | 'voided'
  | 'nothing'
  | 'stopped'
  | 'hole-jumped'
  | 'hole-too-wide'
  | 'crossed'
  | 'fell'
  | 'swapped'
  | 'rockslide'
  | 'stood-firm'
  | 'lost-heart'
  | 'caravan-waits'
  | 'goblins-lost'
  | 'wish-declined'
  | 'tested'
  | 'spell-cast'
  | 'book-opened'
  | 'rooted'
  | 'hugged'
  | 'bet-placed'
  | 'bet-decided'
  | 'footprint'
  | 'potion-flipped'
  | 'held-breath'
  | 'breathed'
  | 'goat-ran'
  | 'potion-drunk'
  | 'hypnotised'
  | 'mirror-looks'
  | 'claimed'
  | 'judged'
  | 'wisp-followed'
  | 'wisp-gone'
  | 'forest-closed'
  | 'race-over'
  | 'ready'
  | 'cards-laid'
  | 'spy-planned'
  | 'token-hidden'
  | 'fist-meant'
>;

/** What happens to the dragons. */
export function racing(view: View, event: Racing): Beat<View> {
  const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : 0;
  switch (event.event) {
    case 'action-round':
      return {
        ...still(
          now(
            { ...view, phase: 'movement', action_round: event.number, turn: null },
            { cries: [], touched: [] },
          ),
          2,
        ),
        anew: true,
      };
    case 'hug-ended':
      return plain(
        player(view, seat, () => ({ hugged: false })),
        'board-cry-free',
        2,
        {},
        seat,
        true,
      );
    case 'idled':
      return {
        ...plain(now({ ...view, turn: seat }, { seat }), `board-cry-idle-${event.why}`, 2.4, {}, seat),
        anew: true,
      };
    case 'voided':
    case 'nothing':
      return plain(view, `board-cry-${event.event}`, 2.4, {}, seat);
    case 'stopped':
      return plain(view, `board-cry-stopped-${event.by}`, 2.4, {}, seat, false);
    case 'hole-jumped':
      return plain(view, 'board-cry-hole-jumped', 2, { sum: event.stamina, value: event.value }, seat, true);
    case 'hole-too-wide':
      return plain(
        view,
        'board-cry-hole-too-wide',
        3,
        { sum: event.stamina, value: event.value },
        seat,
        false,
      );
    case 'crossed':
      return plain(view, 'board-cry-crossed', 4, {}, seat, true);
    case 'fell': {
      const from = view.players.find((of) => of.seat === seat)?.field ?? 0;
      return plain(
        move(view, [{ seat, from, to: event.field }], 'glide'),
        'board-cry-fell',
        4,
        {},
        seat,
        false,
      );
    }
    case 'swapped':
      return still(
        now(
          move(
            view,
            [
              { seat, from: event.other, to: event.field },
              { seat: event.with, from: event.field, to: event.other },
            ],
            'glide',
          ),
          { cries: [] },
        ),
        3,
      );
    case 'rockslide':
      return still(
        now(view, {
          rocks: { from: event.field, to: event.shelter },
          cries: [{ seat, key: 'board-cry-rocks', values: { value: event.value } }],
        }),
        4,
      );
    case 'stood-firm':
      return plain(view, 'board-cry-firm', 2, { sum: event.courage }, seat, true);
    case 'lost-heart':
      return plain(view, 'board-cry-afraid', 2, { sum: event.courage }, seat, false);
    case 'caravan-waits':
      return plain({ ...view, caravans: view.caravans + 1 }, 'board-cry-caravan', 2, {}, seat);
    case 'goblins-lost':
    case 'wish-declined':
      return plain(view, `board-cry-${event.event}`, 2, {}, seat);
    case 'tested': {
      const won = event.sum > event.value ? 'won' : event.sum < event.value ? 'lost' : 'even';
      return plain(
        view,
        `board-cry-tested-${won}`,
        3.4,
        { sum: event.sum, value: event.value },
        seat,
        won === 'even' ? undefined : won === 'won',
      );
    }
    case 'spell-cast':
      return plain(view, `board-cry-spell-${event.spell}`, 3, {}, seat);
    case 'book-opened':
      return plain(
        player(view, seat, () => ({ book: event.spell })),
        `board-cry-book-${event.spell}`,
        3,
        {},
        seat,
      );
    case 'rooted':
      return plain(
        player(view, seat, () => ({ rooted: true })),
        'board-cry-rooted',
        3,
        {},
        seat,
      );
    case 'hugged':
      return plain(
        player(view, seat, () => ({ hugged: true })),
        'board-cry-hugged',
        3,
        {},
        seat,
      );
    case 'bet-placed':
      return still(
        now(view, {
          bet: { seat, field: event.field },
          cries: [{ seat, key: 'board-cry-bets', values: { field: event.field } }],
        }),
        2,
      );
    case 'bet-decided': {
      const { bet: _, ...rest } = view.now ?? quiet;
      return plain(
        { ...view, now: rest },
        event.won ? 'board-cry-bet-won' : 'board-cry-bet-lost',
        3,
        {},
        seat,
        event.won,
      );
    }
    case 'footprint':
      return plain(
        discard(drawn(view, 1), event.card),
        event.forward ? 'board-cry-forward' : 'board-cry-back',
        1.6,
        { steps: event.steps },
        seat,
        event.forward,
      );
    case 'potion-flipped':
      return plain(
        discard(drawn(view, 1), event.card),
        'board-cry-cup',
        2.6,
        { card: event.card.kind },
        seat,
      );
    case 'held-breath':
      return plain(view, 'board-cry-breath', 0.8, {}, seat);
    case 'breathed':
      return { ...still(now({ ...view, contest: event }, { breaths: event, cries: [] }), 12), anew: true };
    case 'goat-ran':
      return plain(view, 'board-cry-goat', 2, { footprint: event.footprint }, seat, false);
    case 'potion-drunk':
      return plain(
        player(view, seat, () => ({ potion: event.bonus })),
        'board-cry-potion',
        2.4,
        { bonus: event.bonus },
        seat,
        true,
      );
    case 'hypnotised':
      return plain(view, 'board-cry-sleeps', 1, {}, seat);
    case 'mirror-looks':
      return plain(view, 'board-cry-mirror', 2, {}, event.at);
    case 'claimed':
      return plain(
        { ...view, claim: { seat, to: event.to, fist: event.fist } },
        `board-cry-claim-${event.fist}`,
        3,
        {},
        seat,
      );
    case 'judged':
      return plain(
        { ...view, claim: null },
        event.believed === event.truth ? 'board-cry-right' : 'board-cry-wrong',
        3,
        {},
        event.by,
        event.believed === event.truth,
      );
    case 'wisp-followed':
      return plain(
        player(view, seat, () => ({ wisp_running: true })),
        'board-cry-wisp',
        2,
        {},
        seat,
      );
    case 'wisp-gone':
      return plain(
        player(view, seat, () => ({ wisp_running: false, wisp_done: true })),
        'board-cry-wisp-gone',
        1.4,
        {},
        seat,
      );
    case 'forest-closed':
      return still({ ...view, track: { ...view.track, floor: event.floor } }, 3);
    case 'race-over':
      return { ...still({ ...view, phase: 'over' }, 4), anew: true };
    // Choices that only their owner sees, and a rival who is ready: nothing on the table changes.
    case 'ready':
    case 'cards-laid':
    case 'spy-planned':
    case 'token-hidden':
    case 'fist-meant':
      return still(view);
    default:
      return never(event);
  }
}
