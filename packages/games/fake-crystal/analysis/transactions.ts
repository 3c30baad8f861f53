import type { MatchRecord } from '@sesame/kernel';
import { offerAt } from '../rules/sides.ts';
import type { Claim, Event, Offer } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';
import { PRIZES } from '../rules/trophies.ts';
import { edgeOf, type Gain, gainsOf, otherEdgeOf, type Won } from './gains.ts';
import { type Step, stepsOf } from './replay-steps.ts';
import { type Trade, tradeIn } from './trades.ts';
import { type Honesty, verdictOf } from './verdict.ts';

/** A transaction with its gains and verdict. */
export interface Transaction extends Trade, ReturnType<typeof verdictOf> {
  readonly round: number;
  readonly claim: Claim;
  readonly honesty: Honesty;
  /** The player who took the offer had spied on the tile. */
  readonly looked: boolean;
  /** Of all seats involved, the seller first. */
  readonly gains: readonly Gain[];
  /** Points by which the decider came out ahead of the other side, and would have with the other choice. */
  readonly edge?: number;
  readonly otherEdge?: number;
}

/** All transactions of a match in order; undefined if the record cannot be replayed. */
export const transactionsOf = (record: MatchRecord): readonly Transaction[] | undefined => {
  const steps = stepsOf(record);
  return steps?.flatMap((step, index) => transactionIn(step, wonAfter(steps.slice(index + 1))) ?? []);
};

const transactionIn = ({ before, events }: Step, won: Won): Transaction | undefined => {
  const trade = tradeIn(events);
  const offer = trade && offerAt(before, trade);
  if (trade === undefined || offer === undefined) return undefined;
  const honesty = honestyOf(offer);
  const looked = offer.seenBy.some((seat) => seat === trade.by);
  const gains = gainsOf(trade, won);
  const edge = edgeOf(trade, gains);
  const otherEdge = otherEdgeOf(trade, before);
  return {
    ...trade,
    round: before.round,
    claim: offer.claim,
    honesty,
    looked,
    gains,
    ...(edge !== undefined && { edge }),
    ...(otherEdge !== undefined && { otherEdge }),
    ...verdictOf({ trade, gains, honesty, looked, hadChoice: otherEdge !== undefined }),
  };
};

const honestyOf = ({ tile, claim }: Offer): Honesty => {
  const { value } = FACES[tile];
  if (claim === value) return 'honest';
  return claim > value ? 'over' : 'under';
};

/** Trophies claimed because of a transaction: those before the next transaction or swap. */
const wonAfter = (steps: readonly Step[]): Won => {
  const won = new Map<number, number>();
  for (const { events } of steps) {
    if (events.some(mayEarnTrophy)) break;
    for (const event of events) {
      if (event.type === 'claimed') won.set(event.seat, PRIZES[event.trophy].value);
    }
  }
  return won;
};

const mayEarnTrophy = (event: Event): boolean => event.type === 'recycled' || tradeIn([event]) !== undefined;
