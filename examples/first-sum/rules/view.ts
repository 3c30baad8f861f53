import type { Outcome, Viewer } from '@sesame/kernel';
import { endOf, isApart } from './race.ts';
import type { Options, Race, State, View } from './state.ts';

/** FS6. */
export const outcome = ({ stage, points }: State): Outcome | undefined =>
  stage.type === 'over'
    ? { ranks: points.map((own) => 1 + points.filter((other) => other > own).length), scores: points }
    : undefined;

/** FS7: whether the round was shown to a viewer. Spectators see it when everybody does. */
export const mayRead = (options: Options, { racers }: Race, viewer: Viewer): boolean =>
  !isApart(options) || (viewer !== 'spectator' && racers[viewer]?.shownAt !== undefined);

export const view = (state: State, viewer: Viewer): View => {
  const { options, round, points, stage, last } = state;
  const end = outcome(state);
  return {
    options,
    round,
    points,
    phase: stage.type,
    ...(stage.type === 'ready' && { startsAt: stage.startsAt }),
    ...(stage.type === 'race' && mayRead(options, stage, viewer) && raceFor(options, stage, viewer)),
    through: points.map((_, seat) => stage.type === 'race' && stage.racers[seat]?.answer !== undefined),
    ...(last && { last }),
    may: stage.type === 'race' && viewer !== 'spectator' ? mayDo(stage, viewer) : [],
    ...(end && { end }),
  };
};

/** A round as it was shown to a viewer. */
const raceFor = (options: Options, { deal, racers }: Race, viewer: Viewer): Pick<View, 'deal' | 'race' | 'answer'> => {
  const racer = racers[viewer === 'spectator' ? 0 : viewer];
  const endsAt = racer && endOf(options, racer);
  return {
    deal,
    ...(racer?.shownAt !== undefined && {
      race: { shownAt: racer.shownAt, ...(endsAt !== undefined && { endsAt }) },
    }),
    ...(viewer !== 'spectator' && racer?.answer && { answer: racer.answer }),
  };
};

const mayDo = ({ racers }: Race, seat: number): View['may'] => {
  const racer = racers[seat];
  if (racer === undefined || racer.answer !== undefined) return [];
  return racer.shownAt === undefined ? ['open'] : ['point', 'pass'];
};
