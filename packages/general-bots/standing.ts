import { type Rng, type Rules, seatsOf } from '@sesame/kernel';
import { makeJudge } from './judgement.ts';
import { momentOf, playOut } from './playout.ts';

const MAX_PLIES = 400;

/** How well every seat stands in a state, from 0 to 1, by how random playouts of it end. */
export const estimateStanding = <State, Move, View, Options, Event>(
  rules: Rules<State, Move, View, Options, Event>,
  state: State,
  { rng, playouts }: { readonly rng: Rng; readonly playouts: number },
): readonly number[] => {
  const judge = makeJudge<State>({ outcome: rules.outcome }, []);
  const ends = seatsOf(playouts).map(() =>
    judge(playOut(rules, momentOf(rules, state), { first: 0, rng, maxPlies: MAX_PLIES, tries: 1 })),
  );
  const finished = ends.filter((values) => values.length > 0);
  return (finished[0] ?? []).map((_, seat) => {
    const total = finished.reduce((sum, values) => sum + (values[seat] ?? 0), 0);
    return total / finished.length;
  });
};
