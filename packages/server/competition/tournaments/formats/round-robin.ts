import { MIN_ENTRANTS } from '@sesame/protocol';
import { pairRobin, roundsOfRobin } from '../pairing/round-robin.ts';
import { standingsOf } from '../standings/standings.ts';
import { playByRounds } from './by-rounds.ts';
import type { Format } from './format.ts';

/** Round robin: everybody meets everybody once. The opponents of those who have left have a bye. */
export const roundRobin: Format = {
  tieBreaks: ['sonneborn', 'direct', 'wins'],
  minEntrants: MIN_ENTRANTS,
  isOpenEnded: false,
  rounds: roundsOfRobin,
  next: playByRounds({
    pair: ({ order, active }, round) =>
      pairRobin(order, round)
        .map((seats) => seats.filter((entrant) => active.has(entrant)))
        .filter((seats) => seats.length > 0),
  }),
  standings: ({ order, meetings }) => standingsOf(roundRobin.tieBreaks, order, meetings),
};
