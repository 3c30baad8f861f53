import { type Bot, type Input, makeRng } from '@sesame/kernel';
import { arbitraryOptions, makeBotMatches } from '@sesame/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bots } from '../bots/index.ts';
import { type Move, rules, type State, type View } from '../rules/index.ts';
import { fits } from '../rules/pins.ts';
import { match, STANDARD, stateAfter } from './play.ts';

type Player = Bot<View, Move>;

const { botOf, playMatch } = makeBotMatches(rules, bots);

describe.each(bots.map((bot) => [bot.id, bot] as const))('%s', (id, bot) => {
  test('plays legal moves with any options', () => {
    const any = fc.sample(arbitraryOptions(rules.options), { numRuns: 12, seed: 7 });
    for (const [i, options] of any.entries()) {
      const state = playMatch({ players: [bot, botOf('clockmaker')], seed: `any ${i}`, options, budget: 2 });
      expect(rules.outcome(state)).toBeDefined();
    }
  });

  test('is deterministic for the same view and seed', () => {
    const states = [[], match(['rrybw', 'ggppw']), match(['rrybw', 'ggppw'], 'rryyb', 'rryyb', 'rybwg', 'wwybg')];
    for (const state of states.map((inputs) => stateAfter(inputs))) {
      expect(move(bot, state, id)).toEqual(move(bot, state, id));
    }
  });

  test('hides codes of at least two colours', () => {
    const options = { ...STANDARD, positions: 3, colours: 4 };
    for (let i = 0; i < 200; i++) {
      const hidden = move(bot, stateAfter([], options), `${i}`);
      expect(hidden.type === 'hide' && new Set(hidden.code).size > 1).toBe(true);
    }
  });
});

test('the master mostly hides codes of many colours, but leaves none out', () => {
  const counts = new Map<number, number>();
  for (let i = 0; i < 600; i++) {
    const hidden = move(botOf('master'), stateAfter([]), `${i}`);
    const colours = new Set(hidden.type === 'hide' ? hidden.code : '').size;
    counts.set(colours, (counts.get(colours) ?? 0) + 1);
  }
  // Of random codes 9% have five colours and 39% have three.
  expect(counts.get(5)).toBeGreaterThan(600 * 0.2);
  expect(counts.get(3)).toBeLessThan(600 * 0.3);
  expect(counts.get(2)).toBeGreaterThan(0);
});

const move = (bot: Player, state: State, seed: string): Move => {
  const [seat = 0] = rules.awaits(state).seats;
  return bot.play(rules.view(state, seat), { seat, rng: makeRng(seed), budget: 20 });
};

/** Whether a bot's guess is consistent with its own last guesses. */
const fitsSince = (bot: Player, inputs: readonly Input<Move>[], { last, seed }: { last: number; seed: string }) => {
  const state = stateAfter(inputs);
  const made = move(bot, state, seed);
  const [seat = 0] = rules.awaits(state).seats;
  const known = rules.view(state, 'spectator').seats[seat]?.guesses.slice(-last) ?? [];
  return made.type === 'guess' && known.every((guess) => fits(made.code, guess));
};

const LOST = match(['rrybw', 'ggppw'], 'rryyb', 'rryyb', 'rybwg', 'wwybg', 'wgpgp', 'gbrpy');

test.each([
  ['random', 1],
  ['novice', 2],
  ['caretaker', 1],
  ['burglar', 1],
  ['thinker', 1],
  ['clockmaker', 12],
])('%s guesses a code that fits its last %i guesses', (id, last) => {
  for (let i = 0; i < 30; i++) expect(fitsSince(botOf(id), LOST, { last, seed: `${i}` })).toBe(true);
});

test.each([
  ['random', 'novice'],
  ['caretaker', 'burglar'],
  ['burglar', 'thinker'],
  ['thinker', 'clockmaker'],
])('%s forgets more answers than %s', (lower, upper) => {
  const seeds = Array.from({ length: 300 }, (_, i) => `${i}`);
  const [less, more] = [lower, upper].map(
    (id) => seeds.filter((seed) => fitsSince(botOf(id), LOST, { last: 12, seed })).length,
  );
  expect(less).toBeLessThan(more ?? 0);
});

describe('CC9: the master in the race', () => {
  const codes = ['ybrgw', 'ggppw'] as const;

  test.each([
    ['in round 1', match(codes, 'ggppw')],
    ['in round 2', match(codes, 'rryyb', 'rryyb', 'ggppw')],
    ['in round 3', match(codes, 'rryyb', 'rryyb', 'rybwg', 'wgwpw', 'ggppw')],
  ])('guesses only possible codes once it must equalise, %s', (_, inputs) => {
    for (let i = 0; i < 10; i++) expect(fitsSince(botOf('master'), inputs, { last: 12, seed: `${i}` })).toBe(true);
  });

  test('guesses only possible codes when the rival knows its code', () => {
    const certain = match(codes, 'rryyb', 'ybrwg', 'rybwg', 'ybrwy', 'bgwwg', 'ybrpw');
    for (let i = 0; i < 10; i++) expect(fitsSince(botOf('master'), certain, { last: 12, seed: `${i}` })).toBe(true);
  });
});
