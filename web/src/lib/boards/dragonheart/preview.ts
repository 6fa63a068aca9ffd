/** What a choice would do, as the arrows, the spaces and the quay show it before it is made. */
import type { Play, Take } from './choose';
import { spaceOf, waiting, type Gain, type Picture, type View } from './table';

export type Target = Picture | 'below';

export type Preview = {
  from: Picture | null;
  to: readonly Target[];
  /** What will be taken for certain. */
  takes: readonly Target[];
  /** What there is to gain, and where. */
  gains: ReadonlyMap<Target, number>;
};

const NOTHING: Preview = { from: null, to: [], takes: [], gains: new Map() };

const targetOf = ({ from }: Gain): Target => (from === 'below-ship' ? 'below' : from.space);

/** What the chosen cards would do. */
export function ofPlay(view: View, play: Play | null): Preview {
  if (!play) return NOTHING;
  const nothing = { ...NOTHING, from: play.picture };
  const effect = spaceOf(view, play.picture)?.effect;
  if (!effect || play.points.length < effect.missing) return nothing;
  const laid = play.points.reduce((sum, points) => sum + points, 0);
  const gains = new Map(
    effect.takes.map((gain): [Target, number] => {
      const target = targetOf(gain);
      // A space that takes its own cards takes those that fill it too.
      return [target, gain.points + (target === play.picture ? laid : 0)];
    }),
  );
  const takes = [...gains.keys()];
  return { from: play.picture, to: effect.goes_below ? [...takes, 'below'] : takes, takes, gains };
}

/** What the cards that have just been played ask about; a bot may advise one of them. */
export function ofTakes(view: View, taking: readonly Take[], advised: Take | undefined): Preview {
  const worth = (picture: Picture) => {
    const space = spaceOf(view, picture);
    return space ? space.points + space.figure : 0;
  };
  return {
    from: waiting(view),
    to: (advised ? [advised] : taking).map(({ picture }) => picture),
    takes: advised ? [advised.picture] : [],
    gains: new Map(taking.map(({ picture }) => [picture, worth(picture)])),
  };
}

/** The points that are certain: there is one thing to gain. */
export function certain({ gains }: Preview): number {
  const [points = 0, ...others] = gains.values();
  return others.length === 0 ? points : 0;
}
