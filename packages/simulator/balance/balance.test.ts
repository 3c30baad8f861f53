import { nim } from '@sesame/general-bots/nim';
import { type AnyBot, type AnyRules, type Game, makeText } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import { measureBalance } from './balance.ts';

/** Takes what leaves a multiple of four, if it can. */
const perfect = { id: 'perfect', play: (view: { stones: number }) => ({ type: 'take', stones: view.stones % 4 || 1 }) };
const one = { id: 'one', play: () => ({ type: 'take', stones: 1 }) };

const game: Game = {
  id: 'nim',
  name: makeText({ en: 'Nim' }),
  rules: async () => nim as AnyRules,
  bots: async () => [one, perfect] as unknown as readonly AnyBot[],
  cast: async () => [],
  timetable: async () => () => ({ reveal: 0, hold: 0 }),
};
const measure = async (plan: object) => {
  const measured = await measureBalance(game, { matches: 20, seed: 'test', ...plan });
  if (!measured.ok) throw new Error(measured.error.message);
  return measured.value;
};

describe('balance', () => {
  test('between perfect players the first seat wins unless the heap is a multiple of four', async () => {
    const rates = async (stones: number) => {
      const { wins } = await measure({ bots: ['perfect'], options: { stones } });
      return wins.map(({ rate }) => rate);
    };
    expect(await rates(10)).toEqual([1, 0]);
    expect(await rates(12)).toEqual([0, 1]);
  });

  test('the first seat need not move first', async () => {
    const { firstToMove } = await measure({ bots: ['perfect'], options: { stones: 10 } });
    expect(firstToMove).toMatchObject({ rate: 1, count: 20 });
  });

  test('length and branching are those of the matches', async () => {
    const { plies, branching, draws } = await measure({ bots: ['one'], options: { stones: 5 } });
    expect(plies).toMatchObject({ mean: 5, p5: 5, p95: 5 });
    expect(branching.values.slice(0, 5)).toEqual([3, 3, 3, 2, 1]);
    expect(branching.byTenth).toHaveLength(10);
    expect(draws.count).toBe(0);
  });

  test('the leader is told by playouts where the game has no score', async () => {
    const { leads } = await measure({ bots: ['one'], options: { stones: 3 } });
    expect(leads.by).toBe('playouts');
    expect(leads.won.at(-1)).toMatchObject({ rate: 1 });
  });

  test('skill is what each bot wins against the one below it', async () => {
    const { skill } = await measure({ bots: ['one', 'perfect'], options: { stones: 10 } });
    expect(skill).toMatchObject([{ weaker: 'one', stronger: 'perfect', points: { rate: 1 } }]);
  });

  test('games without bots of their own are measured with general ones', async () => {
    const { bot, skill } = await measure({ options: { stones: 10 } });
    expect([bot, skill.length]).toEqual(['greedy', 1]);
  });

  test('too many seats and unknown bots are refused', async () => {
    expect(await measureBalance(game, { matches: 1, seed: '', seats: 3 })).toMatchObject({ ok: false });
    expect(await measureBalance(game, { matches: 1, seed: '', bots: ['hal'] })).toMatchObject({ ok: false });
  });
});
