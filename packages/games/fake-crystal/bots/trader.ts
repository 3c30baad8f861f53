import type { Rng, Seat } from '@sesame/kernel';
import type { Move, State } from '../rules/state.ts';
import { usualOffer } from './trader-offer.ts';
import { usualAnswer, usualClaiming, usualPreemption, usualReservation, usualSwap } from './trader-powers.ts';
import { type Judgement, judgeOf, usualTransaction } from './trader-turn.ts';

/**
 * The trader policy: maximises expected value from public state, own tiles and spied tiles. It gets a full state for
 * speed in rollouts, but must read only what its seat knows.
 */
export const usualMove = (state: State, seat: Seat, { rng, ...judgement }: { readonly rng: Rng } & Judgement): Move => {
  const { stage } = state;
  switch (stage.type) {
    case 'offers':
      return usualOffer(state, seat, rng);
    case 'transaction':
      return usualTransaction(state, judgeOf(state, seat, judgement), rng);
    case 'reservations':
      return usualReservation(state, judgeOf(state, seat, judgement));
    case 'pre-emption':
      return usualPreemption(state, judgeOf(state, seat, judgement), stage.chosen);
    case 'answer':
      return usualAnswer(state, stage.bid);
    case 'claim': {
      const [joined] = stage.joined;
      return joined === undefined ? { type: 'decline' } : usualClaiming(state, joined);
    }
    case 'recycling':
      return usualSwap(state, judgeOf(state, seat, judgement));
    case 'deal':
    case 'over':
      throw new Error('no decision is pending');
  }
};
