import { seatsOf } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { type Count, rules } from '../rules/index.ts';
import { botOf, playMatch } from './bot-match.ts';

/*
 * Balance of the card table, over fewer matches than in RULES.md. All players chain equally well, so building makes the
 * difference. Deterministic by seed.
 */

const played = (ids: readonly string[], seed: string): Count => {
  const { end } = rules.view(playMatch({ players: ids.map(botOf), seed }), 'spectator');
  if (end === undefined) throw new Error('the match is not over');
  return end;
};

const shareOf = <Item>(items: readonly Item[], holds: (item: Item) => boolean): number =>
  items.filter(holds).length / items.length;

const isWonByMachine = ({ ranks, detail }: Count): boolean =>
  detail.some(({ functions }, seat) => ranks[seat] === 1 && functions);

test('XC3: a planner wins at least 70% of matches against a greedy builder', () => {
  const pair = ['sixty-futures', 'greedy'];
  const matches = Array.from({ length: 120 }, (_, match) => {
    const turned = match % 2 === 1; // Each deal is played in both seatings.
    const { ranks, detail } = played(turned ? pair.toReversed() : pair, `plans ${match >> 1}`);
    const came = detail.map((tally, seat) => ({ ...tally, won: ranks[seat] === 1 }));
    return turned ? came.toReversed() : came;
  });
  expect(shareOf(matches, ([planner]) => planner?.won === true)).toBeGreaterThanOrEqual(0.7);
  // Planned machines mostly function, greedy ones mostly do not.
  expect(shareOf(matches, ([planner]) => planner?.functions === true)).toBeGreaterThan(0.75);
  expect(shareOf(matches, ([, greedy]) => greedy?.functions === true)).toBeLessThan(0.4);
});

test.each([2, 3, 4])('XC3: %i good builders: most matches are won by a functioning machine', (seats) => {
  const ids = seatsOf(seats).map(() => 'sixty-futures');
  const matches = Array.from({ length: 12 }, (_, match) => played(ids, `machines ${match}`));
  expect(shareOf(matches, isWonByMachine)).toBeGreaterThan(0.75);
});
