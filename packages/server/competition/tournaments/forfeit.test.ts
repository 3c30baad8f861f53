import type { AnyRules } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { loadMatch } from '../../match/load-match.ts';
import type { Matches } from '../../match/matches.ts';
import { loadDuel } from '../../tests/stored-match.ts';
import { makeForfeit } from './forfeit.ts';

const { rules, stored } = await loadDuel();
const HIDDEN = { seq: 1, at: 1, by: 0, move: { type: 'hide', code: 'rrybw' } } as const;

/** What is played in a match for somebody who has left. */
const leave = async (player: string, { isOver = false, more = {} as Partial<AnyRules>, id = 'm' } = {}) => {
  const played: unknown[] = [];
  const match = { ...loadMatch(stored, { ...rules, fallback: () => 'forfeit', ...more } as AnyRules, [HIDDEN]) };
  if (isOver) match.head = { ...match.head, outcome: { ranks: [1, 2] } };
  const matches = {
    find: async (asked: string) => (asked === 'm' ? match : undefined),
    submitInput: (_: unknown, { input }: { input: unknown }) => void played.push(input),
    timeOf: () => 7,
  } as unknown as Pick<Matches, 'find' | 'submitInput' | 'timeOf'>;
  await makeForfeit(matches)(id, player);
  return played;
};

test('who has left and is awaited forfeits, or makes the move that the rules have for them', async () => {
  expect(await leave('bo')).toEqual([{ at: 7, by: 'clock', move: { type: 'forfeit', seat: 1 } }]);
  expect(await leave('bo', { more: { fallback: () => 'pass' } })).toEqual([{ at: 7, by: 1, move: 'pass' }]);
});

test('nothing is played for others, after the end, nor in a race', async () => {
  expect(await leave('ann')).toEqual([]);
  expect(await leave('cleo')).toEqual([]);
  expect(await leave('bo', { id: 'm2' })).toEqual([]);
  expect(await leave('bo', { isOver: true })).toEqual([]);
  const racing = (shown: number | undefined) => ({ race: { apart: '', untimed: '', shown: () => shown } });
  expect(await leave('bo', { more: racing(3) as unknown as Partial<AnyRules> })).toEqual([]);
  expect(await leave('bo', { more: racing(undefined) as unknown as Partial<AnyRules> })).toHaveLength(1);
});
