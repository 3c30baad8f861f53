import type { Rng, Seat } from '@sesame/kernel';
import type { Move, State } from '../rules/state.ts';
import { type Reading, usualReading } from './tile-beliefs.ts';
import { usualOffer } from './trader-offer.ts';
import { usualAnswer, usualClaiming, usualPreemption, usualReservation, usualSwap } from './trader-powers.ts';
import { judgeOf, usualTransaction } from './trader-turn.ts';

/**
 * The trader policy: maximises expected value from public state, own tiles and spied tiles. It gets a full state for
 * speed in rollouts, but must read only what its seat knows.
 */
export const usualMove = (
  state: State,
  seat: Seat,
  { rng, reading = usualReading }: { readonly rng: Rng; readonly reading?: Reading },
): Move => {
  const { stage } = state;
  switch (stage.type) {
    case 'offers':
      return usualOffer(state, seat, rng);
    case 'transaction':
      return usualTransaction(state, judgeOf(state, seat, reading), rng);
    case 'reservations':
      return usualReservation(state, judgeOf(state, seat, reading));
    case 'pre-emption':
      return usualPreemption(state, judgeOf(state, seat, reading), stage.chosen);
    case 'answer':
      return usualAnswer(state, stage.bid);
    case 'claim': {
      const [joined] = stage.joined;
      return joined === undefined ? { type: 'decline' } : usualClaiming(state, joined);
    }
    case 'recycling':
      return usualSwap(state, judgeOf(state, seat, reading));
    case 'deal':
    case 'over':
      throw new Error('no decision is pending');
  }
};
