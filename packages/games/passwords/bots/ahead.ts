import { makeRng, type Seat, type Thought } from '@sesame/kernel';
import { lexiconOf } from '../rules/lexicon/load.ts';
import type { Move, Place, View } from '../rules/state.ts';
import { PLACES } from '../rules/walks.ts';
import { bestPlays, reachable } from '../search/best-plays.ts';
import { choicesOf } from '../search/position.ts';
import { habitsOf, playedOut, standing } from './playout.ts';
import { bestReply } from './reply.ts';
import { positionOf } from './searched.ts';
import { copyOf, isOver, type Sketch, sketchOf, take } from './sketch.ts';

/** Matches played out for a millisecond of the budget, at most and at least, over all plays together. */
const PER_MS = 100;
const MOST = 40_000;
const FEWEST = 500;

/**
 * The play that promises most. The next player's reply is looked up in the dictionary: the best that the letters allow
 * on the safes that stay. From there on the match is played out in thought, again and again.
 */
export const lookedAhead = (view: View, thought: Thought): Move => {
  const lexicon = lexiconOf(view.options.language);
  const position = positionOf(view, thought);
  const walksOver = reachable(lexicon, position, 4);
  const isWalkable = (safes: readonly Place[]) => walksOver(safes).length > 0;
  const walkable = choicesOf({ ...position, hand: PLACES }, ({ length }) => length)
    .map(({ safes }) => safes)
    .filter(isWalkable);
  const outlook = outlookOf(view, thought, walkable);
  const [best] = bestPlays(lexicon, position, { worth: (safes) => (isWalkable(safes) ? outlook(safes) : -1) });
  if (best === undefined || best.worth < outlook([])) return { type: 'pass' };
  const { word, direction, safes } = best;
  return { type: 'word', word, direction, safes };
};

/** Tells how a match would end about if the seat laid stones on these safes now, from 0 to 1. */
const outlookOf = (view: View, { seat, rng, budget }: Thought, walkable: readonly (readonly Place[])[]) => {
  const sketch = sketchOf(view);
  const habits = habitsOf(view);
  const hand = sketch.hands[seat] ?? 0;
  const plays = 1 + walkable.filter(({ length }) => length <= hand).length;
  const rounds = Math.ceil(Math.max(FEWEST, Math.min(MOST, budget * PER_MS)) / plays);
  const salt = rng();
  const [next, later] = [1, 2].map((turns) => (seat + turns) % sketch.hands.length) as [Seat, Seat];
  return (safes: readonly Place[]): number => {
    const after = copyOf(sketch);
    take(after, seat, safes);
    if (isOver(after, seat)) return standing(after, seat);
    const isNew = newSafes(sketch, safes);
    const known = walkable.filter((walk) => !walk.some((place) => isNew.includes(place)));
    take(after, next, bestReply(after, next, { walkable: known, habit: habits[next] ?? 0 }));
    if (isOver(after, next)) return standing(after, seat);
    let sum = 0;
    for (let round = 0; round < rounds; round++) {
      // The same luck for every play: they differ by what they do alone.
      sum += playedOut(copyOf(after), { next: later, seat, habits, rng: makeRng(salt + round) });
    }
    return sum / rounds;
  };
};

/** The places where a play locks safes: what comes there nobody knows. */
const newSafes = ({ free }: Sketch, safes: readonly Place[]): readonly Place[] =>
  safes.filter((place) => free[place] === 1);
