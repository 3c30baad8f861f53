import type { Viewer } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { MIX } from '../rules/pieces.ts';
import type { View } from '../rules/state.ts';
import { ending } from './ending.ts';

const context = { locale: 'en', names: ['Ann', 'Bo', 'Cleo'] } as const;
/** The line about a match that ended with so many cards, one of which may be the Crazy Mix card of a seat. */
const line = (cards: readonly number[], ranks: readonly number[], viewer: Viewer, mix?: number) => {
  const won = (count: number, seat: number) =>
    Array.from({ length: count }, (_, i) => (seat === mix && i === 0 ? MIX : i));
  const seats = cards.map((count, seat) => ({ won: won(count, seat) }));
  return ending({ seats } as unknown as View, { ranks }, viewer, context);
};
const BREAKS = 'the Crazy Mix card breaks the tie';

test.each<[string, string, ReturnType<typeof line>]>([
  ['the winner', 'You win with 5 cards.', line([5, 3], [1, 2], 0)],
  ['the loser', 'Ann wins with 1 card. You have 0.', line([1, 0], [1, 2], 1)],
  ['a spectator', 'Bo wins with 5 cards.', line([3, 5], [2, 1], 'spectator')],
  ['who shares the victory', 'Ann and Bo share the victory with 4 cards each.', line([4, 4, 1], [1, 1, 3], 0)],
  ['who wins a tie', `You win with 4 cards; ${BREAKS}.`, line([4, 4], [1, 2], 0, 0)],
  ['who loses a tie', `Bo wins with 4 cards; ${BREAKS}. You have 4.`, line([4, 4], [2, 1], 0, 1)],
  ['who wins without a tie', 'You win with 4 cards.', line([4, 3], [1, 2], 0, 0)],
])('the end is told to %s', (_, text, told) => {
  expect(told).toBe(text);
});
