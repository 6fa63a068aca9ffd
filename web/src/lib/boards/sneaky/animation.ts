/** What happened, as animation steps on the track and in the storylines. */
import type { GameEventLine } from '$lib/board';
import type { Beat } from '../kit/animation';
import type { Of } from './beats';
import { now } from './changes';
import { bagged, dealing, drifted, flipped, laid } from './dealing';
import { BEATS_PER_PLAYER, ROUND, within } from './pace';
import { moves } from './racing';
import { alone, type Event, type Trail, type View } from './table';

/** Whether an event belongs to the same step as the one before it. */
function together(one: Event, other: Event): boolean {
  if (one.event === 'moved' && other.event === 'moved') return one.how === other.how && !alone(one.how);
  return (
    one.event === other.event &&
    (one.event === 'laid' || one.event === 'bag-dealt' || one.event === 'drifted')
  );
}

/**
 * What only its owner sees and has just done, and what somebody sealed: there is nothing to watch,
 * and it must not take a card or a breath out of the hands of those who still choose.
 */
const SILENT: ReadonlySet<Event['event']> = new Set<Event['event']>([
  'planned',
  'marked',
  'spy-planned',
  'token-hidden',
  'fist-meant',
  'ready',
  'cards-laid',
  'kept',
  'held-breath',
  'hypnotised',
]);

/** The animation steps of a turn, each from the table that the one before left. */
export function animate(view: View, lines: readonly GameEventLine<Event>[]): Beat<View>[] {
  if (lines.every(({ event }) => SILENT.has(event.event))) return [];
  const groups: Event[][] = [];
  for (const { event } of lines) {
    const group = groups.at(-1);
    if (group?.[0] && together(group[0], event)) group.push(event);
    else groups.push([event]);
  }
  let told = 0;
  // Each round of the race has its own time.
  const rounds: Beat<View>[][] = [[]];
  let table = view;
  for (const group of groups) {
    if (group[0]?.event === 'action-round') rounds.push([]);
    told += group.length;
    const beats = steps(seated(table), group).map((beat) => ({ ...beat, lines: told }));
    rounds.at(-1)?.push(...beats);
    table = beats.at(-1)?.arrived ?? table;
  }
  return rounds.flatMap((beats) => within(beats, BEATS_PER_PLAYER * view.players.length));
}

/** How long a story may take: every round of the race within it has its own time. */
export const longest = (lines: readonly GameEventLine<Event>[]): number =>
  ROUND * Math.max(1, lines.filter(({ event }) => event.event === 'action-round').length);

/** Once a card takes effect, its scene gives the view of the track free. */
function seated(view: View): View {
  const scene = view.now?.scene;
  return scene?.grand ? now(view, { scene: { ...scene, grand: false } }) : view;
}

const only = <Name extends Event['event']>(group: readonly Event[], name: Name): Of<Name>[] =>
  group.filter((event): event is Of<Name> => event.event === name);

function steps(view: View, group: readonly Event[]): Beat<View>[] {
  const [event] = group;
  if (!event) return [];
  switch (event.event) {
    case 'moved':
      return moves(view, only(group, 'moved'));
    case 'laid':
      return [laid(view, only(group, 'laid'))];
    case 'bag-dealt':
      return [bagged(view, only(group, 'bag-dealt'))];
    case 'drifted':
      return [drifted(view, only(group, 'drifted'))];
    case 'flipped':
      return [flipped(view, event)];
    default:
      return [dealing(view, event)];
  }
}

/** The ways that dragons went last: from the last card that moved any, for the blue arrows. */
export function lastTrail(lines: readonly GameEventLine<Event>[]): Trail[] {
  let trail: Trail[] = [];
  let stale = true;
  for (const { event } of lines) {
    if (event.event === 'flipped' || event.event === 'goblins-brought' || event.event === 'mirrored')
      stale = true;
    const moved: Trail[] =
      event.event === 'moved'
        ? [event]
        : event.event === 'swapped'
          ? [
              { seat: event.seat, from: event.other, to: event.field },
              { seat: event.with, from: event.field, to: event.other },
            ]
          : [];
    if (moved.length === 0) continue;
    trail = stale ? moved : [...trail, ...moved];
    stale = false;
  }
  return trail.map(({ seat, from, to }) => ({ seat, from, to }));
}
