import type { Bot, Rng, Seat } from '@sesame/kernel';
import { determinize } from '../rules/determinize.ts';
import type { Move, State, View } from '../rules/state.ts';
import { bluffingOffer } from './bluffing-offer.ts';
import { guardedAnswer } from './guarded-answer.ts';
import { learnedReading } from './seller-models.ts';
import { usualMove } from './trader.ts';
import { judgeOf, spying } from './trader-turn.ts';

/** Scale in points by which answers are left to chance among more than two, so that none can be foreseen to the credit. */
const ANSWER_NOISE = 2;

/** Offers at equilibrium, as far as it does not know its buyers better, and reads offers by what sellers have shown. */
export const gemMaster: Bot<View, Move> = {
  id: 'searcher',
  play: (view, { seat, rng }) => {
    const state = determinize(view, seat, { rng });
    if (view.may.offer) return bluffingOffer(state, seat, rng);
    const judgement = { reading: learnedReading(state), noise: ANSWER_NOISE, thrifty: true };
    const answer = state.seats.length === 2 ? answerBetweenTwo(state, seat, { rng, judgement }) : undefined;
    return answer ?? usualMove(state, seat, { rng, ...judgement });
  },
};

const answerBetweenTwo = (
  state: State,
  seat: Seat,
  { rng, judgement }: { readonly rng: Rng; readonly judgement: Parameters<typeof judgeOf>[2] },
): Move | undefined => {
  if (state.stage.type !== 'transaction') return undefined;
  const judge = judgeOf(state, seat, judgement);
  return spying(state, judge) ?? guardedAnswer(state, judge, rng);
};
