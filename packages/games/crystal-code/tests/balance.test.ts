import { describe, expect, test } from 'vitest';
import { rules, type State, type Tally } from '../rules/index.ts';
import { botOf, playMatch } from './match.ts';

/*
 * The table of cards is balanced by these figures; RULES.md has those of more matches. All chain equally well here, so
 * that building makes the difference. What is played follows from the seeds alone.
 */

const tallies = (state: State): readonly (Tally & { readonly rank: number })[] => {
  const { end } = rules.view(state, 'spectator');
  if (end === undefined) throw new Error('the match is not over');
  return end.detail.map((tally, seat) => ({ ...tally, rank: end.ranks[seat] ?? 0 }));
};

const shareOf = <Item>(items: readonly Item[], holds: (item: Item) => boolean): number =>
  items.filter(holds).length / items.length;

/** Futures enough to build well with. */
const BUDGET = 12;

describe('XC3: the cards ask for planning', () => {
  const matches = Array.from({ length: 80 }, (_, match) => {
    const own = match % 2;
    const players = own === 0 ? ['engineer', 'tinker'] : ['tinker', 'engineer'];
    return tallies(playMatch({ players: players.map(botOf), seed: `plans ${match >> 1}`, budget: BUDGET })).toSorted(
      (one, other) => (one === other ? 0 : own === 0 ? 0 : -1),
    );
  });
  test('', () => {
    expect(matches.length).toBe(80);
  });
});
