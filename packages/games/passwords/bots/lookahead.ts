import type { Seat, Thought } from '@sesame/kernel';
import { lexiconOf } from '../rules/lexicon/load.ts';
import type { Move, Place, View } from '../rules/state.ts';
import { PLACES } from '../rules/walks.ts';
import { bestPlays, reachable } from '../search/best-plays.ts';
import { choicesOf } from '../search/position.ts';
import { bestReply } from './best-reply.ts';
import { positionOf } from './full-search.ts';
import { afterTurn, endValue, leadOf, simulatedState } from './simulation.ts';

/** Weight of the position after the reply: it only decides between plays with the same number of stones. */
const REPLY_WEIGHT = 0.1;
/** Probability that the next player finds the best reply. */
const REPLY_CERTAINTY = 0.5;
/** Below any other value. */
const UNREACHABLE_VALUE = -1_000;

/** The best play after the next player's best reply, both searched in the whole dictionary. */
export const playWithLookahead = (view: View, thought: Thought): Move => {
  const lexicon = lexiconOf(view.options.language);
  const position = positionOf(view, thought);
  const walksOver = reachable(lexicon, position, 4);
  const isWalkable = (safes: readonly Place[]) => walksOver(safes).length > 0;
  const walkable = choicesOf({ ...position, hand: PLACES }, ({ length }) => length)
    .map(({ safes }) => safes)
    .filter(isWalkable);
  const outlook = outlookOf(view, thought.seat, walkable);
  const [best] = bestPlays(lexicon, position, {
    worth: (safes) => (isWalkable(safes) ? outlook(safes) : UNREACHABLE_VALUE),
  });
  if (best === undefined || best.worth < outlook([])) return { type: 'pass' };
  const { word, direction, safes } = best;
  return { type: 'word', word, direction, safes };
};

/** Values a set of safes by the position after the best reply. */
const outlookOf = (view: View, seat: Seat, walkable: readonly (readonly Place[])[]) => {
  const table = simulatedState(view);
  const next = (seat + 1) % view.seats.length;
  return (safes: readonly Place[]): number => {
    const own = afterTurn(table, seat, safes);
    const end = endValue(own, seat);
    if (end !== undefined) return end;
    const reply = bestReply(own, next, walkable);
    const replied = endValue(reply.after, seat);
    if (replied !== undefined) return REPLY_CERTAINTY * replied;
    return safes.length + REPLY_WEIGHT * (leadOf(reply.after, seat) - reply.safes.length);
  };
};
