import { makeRng, type Seat, seatsOf } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import { makeCarelessBuilder } from '../bots/greedy-builder.ts';
import { type Card, type Machine, type Plan, rules, type State, statusOf, worksOf } from '../rules/index.ts';
import { botOf, playMatch } from './bot-match.ts';
import { atRound, cardLike, cardsLike, given, lay, machineOf, opened, wonBy } from './play.ts';

const IDS = ['apprentice', 'tinker', 'electrician', 'mechanic', 'technician', 'engineer', 'inventor'];

describe.each([
  ['live', {}],
  ['apart', { apart: true }],
  ['as printed, with little time', { fair: false, glass: 30 }],
] as const)('%s', (_, options) => {
  test.each([2, 3, 4])('%i bots play a legal match', (seats) => {
    const players = seatsOf(seats).map((seat) => botOf(IDS[(2 * seat + seats) % IDS.length] ?? ''));
    const state = playMatch({ players, seed: `legal ${seats}`, options });
    expect(rules.outcome(state)?.ranks).toHaveLength(seats);
  });
});

test.each(IDS)('%s does not depend on hidden information', (id) => {
  const bot = botOf(id);
  const rng = makeRng('hidden');
  let seen = 0;
  const watch = (state: State, seat: Seat) => {
    seen += 1;
    const thought = () => ({ seat, rng: makeRng(`luck ${seen}`), budget: 4 });
    const move = bot.play(rules.view(state, seat), thought());
    expect(bot.play(rules.view(rules.resample(state, seat, rng), seat), thought())).toEqual(move);
  };
  playMatch({ players: ['tinker', 'tinker', 'tinker'].map(botOf), seed: 'hidden', watch });
  expect(seen).toBeGreaterThan(70);
});

test('a careless builder overlooks cards, but always places its crystals', () => {
  const machine = machineOf([lay(cardLike('N', 1), 0, 0)], 1);
  const bench = { hand: [cardLike('N', 2), cardLike('NS', 2)], machine, crystals: 2 };
  const view = rules.view(given(wonBy(atRound(opened(2), 9)), 0, bench), 0);
  const built = (overlooks: number, seed: number) =>
    makeCarelessBuilder(overlooks)(view, { seat: 0, rng: makeRng(seed), budget: 1 });
  const greedy = built(0, 0);
  const plans = Array.from({ length: 40 }, (_, seed) => built(0.5, seed));
  for (const plan of plans) expect(worksOf(bench, plan).ok).toBe(true);
  expect(new Set(plans.map((plan) => JSON.stringify(plan))).size).toBeGreaterThan(1);
  expect(built(1, 0)).toEqual(greedy);
});

describe('inventor', () => {
  interface Scene {
    readonly round: number;
    readonly hand: readonly Card[];
    readonly machine: Machine;
    readonly crystals: number;
  }

  /** The bot's plan for a machine when nobody else has won anything. */
  const built = ({ round, ...bench }: Scene) => {
    const state = given(wonBy(atRound(opened(2), round)), 0, bench);
    const move = botOf('inventor').play(rules.view(state, 0), { seat: 0, rng: makeRng('build'), budget: 1_000 });
    if (move.type !== 'build') throw new Error('it does not build');
    const plan: Plan = { lay: move.lay, ...(move.swap && { swap: move.swap }) };
    const works = worksOf(bench, plan);
    if (!works.ok) throw new Error(works.error.code);
    return { plan, status: statusOf(works.value.machine) };
  };

  const corners = cardsLike('NE', 1);
  const [corner = 'c0', corner2 = 'c0', corner3 = 'c0'] = corners;
  const straight = machineOf([lay(cardLike('NS', 2), 0, 0)], 2);

  test('completes a machine in the last phase', () => {
    const hand = [cardLike('NESW', 4), cardLike('N', 1), cardLike('NES', 0), cardLike('N', 2)];
    const { status } = built({ round: 9, hand, machine: straight, crystals: 3 });
    expect(status).toMatchObject({ functions: true, crystals: 5 });
  });

  test('closes a loop if it has no ends', () => {
    const machine = machineOf([lay(cardLike('N', 2), 0, 0)], 2);
    const fork = cardLike('NES', 0);
    const hand = [cardLike('NESW', 4), corner, corner2, corner3, fork];
    const { plan, status } = built({ round: 9, hand, machine, crystals: 3 });
    expect(status).toMatchObject({ functions: true, crystals: 5 });
    expect(plan.lay).toHaveLength(4);
  });

  test('keeps its machine open early on', () => {
    const hand = [cardLike('N', 2), corner, cardLike('N', 3), cardLike('NS', 2)];
    const { status } = built({ round: 3, hand, machine: machineOf([lay(cardLike('N', 1), 0, 0)], 1), crystals: 1 });
    expect(status).toMatchObject({ open: 1, empty: 0 });
  });

  test('lays no unneeded card before the end', () => {
    const hand = [cardLike('N', 1), cardLike('N', 2)];
    expect(built({ round: 4, hand, machine: straight, crystals: 0 }).plan).toEqual({ lay: [] });
  });

  test('XC27: swaps cards it cannot use', () => {
    const [one = 'c0', other = 'c0'] = cardsLike('NESW', 4);
    const machine = machineOf([lay(cardLike('N', 2), 0, 0)], 2);
    const { plan } = built({ round: 8, hand: [one, cardLike('N', 1), other], machine, crystals: 0 });
    expect(plan).toEqual({ lay: [], swap: [one, other] });
  });
});
