import { MIN_ENTRANTS } from '@sesame/protocol';
import { historyOf } from '../pairing/history.ts';
import { roundsOfRobin } from '../pairing/round-robin.ts';
import { pairSwiss } from '../pairing/swiss.ts';
import { standingsOf } from '../standings/standings.ts';
import { playByRounds } from './by-rounds.ts';
import type { Format } from './format.ts';

/** Swiss: players with equal points meet, never the same two twice. */
export const swiss: Format = {
  tieBreaks: ['buchholz', 'sonneborn', 'direct', 'wins'],
  minEntrants: MIN_ENTRANTS,
  isOpenEnded: false,
  // No more rounds than opponents.
  rounds: (entrants, requested) => Math.min(requested, roundsOfRobin(entrants)),
  next: playByRounds({
    pair: (field) => {
      const standing = swiss.standings(field).filter(({ entrant }) => field.active.has(entrant));
      return pairSwiss(standing, historyOf(field.meetings));
    },
  }),
  standings: ({ order, meetings }) => standingsOf(swiss.tieBreaks, order, meetings),
};
