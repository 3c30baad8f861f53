import { type AnyBot, type Bot, type Game, replay } from '@sesame/kernel';
import { lantern, type Move, type View } from '@sesame/kernel/lantern';
import { describe, expect, test } from 'vitest';
import { simulate } from './simulate.ts';

const seen: unknown[] = [];

/** A bot that sets its flame by its wick, then lights. */
const keeper = (id: string, flame: (wick: number) => number): Bot<View, Move> => ({
  id,
  play: (view) => {
    seen.push(view);
    const wanted = flame(view.own?.wick ?? 0);
    return view.own?.flame === wanted ? { type: 'light' } : { type: 'set', flame: wanted };
  },
});

const bots: readonly AnyBot[] = [
  keeper('bright', (wick) => 9 - wick),
  keeper('dim', () => 0),
  keeper('reckless', () => 10),
  {
    ...keeper('lucky', () => 0),
    play: (_, { rng }) => (rng() % 2 === 0 ? { type: 'light' } : { type: 'set', flame: rng() % 4 }),
  },
];
const game: Game = {
  id: 'lantern',
  name: { en: 'Lantern', fr: 'Lanterne', nl: 'Lantaarn' },
  rules: async () => lantern,
  bots: async () => bots,
  cast: async () => [],
  timetable: async () => () => ({ reveal: 0, hold: 0 }),
};
const plan = { bots: ['bright', 'dim'], matches: 20, seed: 'test' };

test('the better bot wins from every seat', async () => {
  const result = await simulate(game, plan);
  expect(result).toMatchObject({ ok: true, value: { game: 'lantern', matches: 20, seed: 'test' } });
  const [bright, dim] = result.ok ? result.value.bots : [];
  expect(bright).toMatchObject({ bot: 'bright', wins: { count: 20, rate: 1 }, draws: { count: 0 }, meanRank: 1 });
  expect(dim).toMatchObject({ bot: 'dim', wins: { count: 0, rate: 0 }, draws: { count: 0 }, meanRank: 2 });
  expect(bright?.moves).toBe(80);
  expect(result.ok && result.value.plies).toEqual({ mean: 8, min: 8, max: 8 });
});

test('equal bots draw', async () => {
  const result = await simulate(game, { ...plan, bots: ['bright', 'bright'] });
  expect(result).toMatchObject({ ok: true, value: { bots: [{ draws: { count: 20 } }, { draws: { count: 20 } }] } });
});

describe('records', () => {
  const recorded = async (seed: string) => {
    const result = await simulate(game, {
      ...plan,
      seed,
      bots: ['lucky', 'dim', 'bright'],
      matches: 6,
      keepRecords: true,
    });
    return result.ok ? (result.value.records ?? []) : [];
  };

  test('replay without errors', async () => {
    const records = await recorded('test');
    expect(records.map((record) => replay(lantern, record).ok)).toEqual([true, true, true, true, true, true]);
  });

  test('show each bot in every seat with the same deal', async () => {
    const records = await recorded('test');
    expect(records.slice(0, 3).map(({ seats }) => seats[0])).toEqual(['lucky', 'dim', 'bright']);
    const deals = records.map(({ inputs }) => JSON.stringify(inputs[0]?.move));
    expect(deals.slice(0, 3)).toEqual([deals[0], deals[0], deals[0]]);
    expect(deals[3]).not.toBe(deals[0]);
  });

  test('depend only on the seed', async () => {
    expect(await recorded('test')).toEqual(await recorded('test'));
    expect(await recorded('test')).not.toEqual(await recorded('another'));
  });
});

test('a bot sees only its own view', async () => {
  seen.length = 0;
  await simulate(game, { ...plan, matches: 1 });
  expect(seen.length).toBeGreaterThan(0);
  for (const view of seen) expect(Object.keys(Object(view))).not.toContain('lanterns');
});

test('progress is reported after each match', async () => {
  const reported: number[] = [];
  await simulate(game, { ...plan, matches: 3, onProgress: (done) => reported.push(done) });
  expect(reported).toEqual([1, 2, 3]);
});

describe('refused', () => {
  test.each([
    ['an unknown bot', { bots: ['bright', 'blue'] }, 'unknown-bot', /Bots: bright, dim, reckless, lucky/],
    ['too few bots', { bots: ['bright'] }, 'wrong-seats', /2 to 3 seats/],
    ['options out of range', { options: { rounds: 7 } }, 'malformed', /options.rounds/],
    ['a bot that makes an illegal move', { bots: ['dim', 'reckless'] }, 'no-oil', /^Match 1: .*"flame":10.* at ply/],
  ])('%s', async (_, changes, code, message) => {
    const result = await simulate(game, { ...plan, ...changes });
    expect(result).toMatchObject({ ok: false, error: { code, message: expect.stringMatching(message) } });
  });
});

describe('general bots', () => {
  test('play any game that can imagine a state, by name', async () => {
    const result = await simulate(game, { ...plan, matches: 4, bots: ['search:40', 'random'] });
    expect(result).toMatchObject({ ok: true, value: { bots: [{ bot: 'search:40' }, { bot: 'random' }] } });
  });

  test('with a number of iterations play the same again', async () => {
    const records = async () => {
      const played = await simulate(game, { ...plan, matches: 2, bots: ['search:30', 'greedy:2'], keepRecords: true });
      return played.ok && played.value.records?.map(({ inputs }) => inputs);
    };
    expect(await records()).toEqual(await records());
  });

  test('give way to bots of the game with the same name', async () => {
    const own = { ...game, bots: async () => [...bots, { ...keeper('random', () => 10) }] };
    expect(await simulate(own, { ...plan, matches: 1, bots: ['random', 'dim'] })).toMatchObject({ ok: false });
    expect(await simulate(own, { ...plan, matches: 1, bots: ['general:random', 'dim'] })).toMatchObject({ ok: true });
  });

  test('are unknown where no state can be imagined', async () => {
    const { imagine: _, ...blind } = lantern;
    const result = await simulate({ ...game, rules: async () => blind }, { ...plan, bots: ['search', 'dim'] });
    expect(result).toMatchObject({ ok: false, error: { code: 'unknown-bot' } });
  });
});
