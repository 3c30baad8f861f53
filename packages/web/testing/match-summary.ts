import type { MatchSummary } from '@sesame/protocol';

/** A running match of the page’s player and Bo, for lists. */
export const makeSummary = (id: string, rest: Partial<MatchSummary>): MatchSummary => ({
  id,
  game: 'crack-the-code',
  table: 't',
  pace: { kind: 'none', perMove: 0, bank: 0 },
  rated: false,
  seats: [
    { name: 'Ann', player: 'ann' },
    { name: 'Bo', player: 'bo' },
  ],
  you: 0,
  yourTurn: false,
  plies: 1,
  startedAt: 0,
  ...rest,
});
