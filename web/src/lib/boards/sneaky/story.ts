/** What happened, as steps on the track and in the storylines. */
import type { EventLine } from '$lib/wire';
import type { Beat } from '../kit/animation';
import type { Of } from './beats';
import { faces, now, type Faces } from './changes';
import { bagged, dealing, drifted, flipped, laid } from './dealing';
import { moves, racing } from './racing';
import type { Event, Trail, View } from './table';

/** Whether an event belongs to the same step as the one before it. */
function together(one: Event, other: Event): boolean {
  if (one.event === 'moved' && other.event === 'moved')
    return other.how !== 'walk' && other.how !== 'dodge' && other.how !== 'bet' && one.how === other.how;
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
  'kept',
  'held-breath',
  'hypnotised',
]);

/** The steps of a turn, each from the table that the one before left. */
export function tell(view: View, lines: readonly EventLine[], after: View): Beat<View>[] {
  if (lines.every((line) => SILENT.has((line.event as Event).event))) return [];
  const known = faces(view, after);
  const groups: Event[][] = [];
  for (const line of lines) {
    const event = line.event as Event;
    const group = groups.at(-1);
    if (group?.[0] && together(group[0], event)) group.push(event);
    else groups.push([event]);
  }
  const beats: Beat<View>[] = [];
  let table = view;
  for (const group of groups) {
    for (const next of steps(seated(table), group, known)) beats.push(next);
    table = beats.at(-1)?.arrived ?? table;
  }
  return beats;
}

/** Once a card takes effect, its scene gives the view of the track free. */
function seated(view: View): View {
  const scene = view.now?.scene;
  return scene?.grand ? now(view, { scene: { ...scene, grand: false } }) : view;
}

function steps(view: View, group: readonly Event[], known: Faces): Beat<View>[] {
  const [event] = group;
  if (!event) return [];
  switch (event.event) {
    case 'moved':
      return moves(view, group as Of<'moved'>[]);
    case 'laid':
      return [laid(view, group as Of<'laid'>[], known)];
    case 'bag-dealt':
      return [bagged(view, group as Of<'bag-dealt'>[])];
    case 'drifted':
      return [drifted(view, group as Of<'drifted'>[])];
    case 'flipped':
      return [flipped(view, event, known)];
    default:
      return [dealing(view, event, known) ?? racing(view, event, known)];
  }
}

/** The ways that dragons went last: from the last card that moved any, for the blue arrows. */
export function lastTrail(lines: readonly EventLine[]): Trail[] {
  let trail: Trail[] = [];
  let stale = true;
  for (const line of lines) {
    const event = line.event as Event;
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
