import { expect, test } from 'vitest';
import { makeAdaptiveBot } from './adaptive-bot.ts';
import type { AnyBot } from './bot.ts';
import type { BotCard } from './bot-card.ts';
import { estimateStrength, strengthPrior } from './player-strength.ts';
import { strengthByTimes } from './race-pace.ts';
import { makeRng } from './rng.ts';

const RATINGS = { low: 1200, middle: 1400, high: 1800 };
const CAST = Object.entries(RATINGS).map(([id, rating], i) => ({ id, level: i + 1, rating: { rating } }) as BotCard);
const BOTS: readonly AnyBot[] = CAST.map(({ id, level }) => ({ id, play: () => id, takes: () => 1_000 * level }));

/** How often a bot of this strength plays like each of the others, in per cent. */
const sharesAt = (strength: number) => {
  const bot = makeAdaptiveBot({ bots: BOTS, cast: CAST }, strength);
  const rng = makeRng('shares');
  const played = Array.from({ length: 2_000 }, () => bot.play({}, { seat: 0, rng, budget: 0 }));
  return CAST.map(({ id }) => Math.round((100 * played.filter((one) => one === id).length) / played.length));
};

test.each([
  [1000, [100, 0, 0]],
  [1200, [100, 0, 0]],
  [1300, [50, 50, 0]],
  [1500, [0, 75, 25]],
  [1800, [0, 0, 100]],
  [2400, [0, 0, 100]],
])('at %i it plays like its neighbours, by how near they are', (strength, shares) => {
  for (const [i, share] of sharesAt(strength).entries()) expect(Math.abs(share - (shares[i] ?? 0))).toBeLessThan(4);
});

test('a move takes as long as the bot takes that chose it', () => {
  const bot = makeAdaptiveBot({ bots: BOTS, cast: CAST }, 1300);
  const rng = makeRng('times');
  for (let i = 0; i < 20; i++) {
    const thought = { seat: 0, rng, budget: 0 };
    expect(bot.takes?.({}, bot.play({}, thought), thought)).toBeOneOf([1_000, 2_000]);
  }
});

test('of two moves the right one is timed', () => {
  const bot = makeAdaptiveBot({ bots: BOTS, cast: CAST }, 1300);
  const rng = makeRng('pairs');
  for (let i = 0; i < 20; i++) {
    const [first, second] = [
      { seat: 0, rng, budget: 0 },
      { seat: 1, rng, budget: 0 },
    ];
    const moves = [bot.play({}, first), bot.play({}, second)];
    const times = [bot.takes?.({}, moves[0], first), bot.takes?.({}, moves[1], second)];
    expect(times).toEqual(moves.map((move) => (move === 'low' ? 1_000 : 2_000)));
  }
});

test('a player of whom nothing is known is as strong as the weakest bot', () => {
  expect(estimateStrength(CAST, strengthPrior(CAST, undefined), [])).toBe(1200);
});

test('wins raise the estimate, losses lower it, and the newest count most', () => {
  const prior = strengthPrior(CAST, 1500);
  const scored = (...scores: readonly number[]) =>
    estimateStrength(
      CAST,
      prior,
      scores.map((score) => ({ rating: 1500, score })),
    );
  expect(scored()).toBe(1500);
  expect(scored(1)).toBeGreaterThan(1500);
  expect(scored(0)).toBeLessThan(1500);
  expect(scored(1, 1, 0, 0)).toBeGreaterThan(scored(0, 0, 1, 1));
});

test('times in a race correct what was known', () => {
  const pace = { medianMs: { low: 8_000, middle: 6_000, high: 3_000 }, spread: 0.4 };
  const known = { rating: 1400, deviation: 150 };
  const at = (ms: number, isAtLeast = false) =>
    strengthByTimes(pace, CAST, { known, times: Array.from({ length: 6 }, () => ({ ms, isAtLeast })) });
  expect(strengthByTimes(pace, CAST, { known, times: [] })).toBe(1400);
  expect(Math.abs(at(6_000) - 1400)).toBeLessThanOrEqual(10);
  expect(at(3_000)).toBeGreaterThan(1550);
  expect(at(9_000)).toBeLessThan(1350);
  expect(at(7_000, true)).toBeLessThan(1400);
});

test('in a game without measured bots it plays like the one in the middle', () => {
  const unmeasured = CAST.map(({ rating: _, ...card }) => card);
  const bot = makeAdaptiveBot(
    { bots: BOTS, cast: unmeasured },
    estimateStrength(unmeasured, strengthPrior(unmeasured, undefined), []),
  );
  expect(bot.play({}, { seat: 0, rng: makeRng('unmeasured'), budget: 0 })).toBe('middle');
});
