import type { AnyRules, Rules } from '@sesame/kernel';
import {
  CONFORMANCE,
  inspect,
  keepsSecrets,
  playRandomly,
  type RandomMatch,
  refusesHostileInputs,
} from '@sesame/testkit';
import { describe, expect, test } from 'vitest';
import { CODE_CARDS, type Event, MIX, type Move, type Options, rules, type State, type View } from '../rules/index.ts';
import { HINTS } from './hints.ts';
import { LAWS } from './laws.ts';

interface Table {
  readonly seats: number;
  readonly apart: boolean;
}

const matchOf = (game: AnyRules, { seats, apart }: Table, seed = 'apart'): RandomMatch =>
  playRandomly(game, {
    seats,
    options: { patience: 20, apart, ready: false, pad: false },
    seed: `${seed} ${seats}`,
    maxPlies: 2000,
  });

const leakIn = (game: AnyRules, table: Table, seed?: string): string | undefined =>
  inspect(game, [matchOf(game, table, seed)], keepsSecrets(HINTS))?.what;

describe.each([2, 3, 4, 5, 6, 7, 8])('apart matches with %i players', (seats) => {
  const match = matchOf(rules, { seats, apart: true });

  test.each(Object.entries(CONFORMANCE))('%s', (_, check) => {
    expect(inspect(rules, [match], check)?.what).toBeUndefined();
  });

  test('hostile input is refused and changes nothing', () => {
    expect(inspect(rules, [match], refusesHostileInputs())?.what).toBeUndefined();
  });

  test.each(LAWS)('$name', ({ holds }) => {
    const options = { patience: 20, apart: true, ready: false, pad: false };
    const positions = match.positions as readonly { ply: number; state: State }[];
    for (const { ply, state } of positions) {
      const before = positions[ply - 1]?.state;
      expect(holds(state, { seats, options, ply, events: [], ...(before && { before }) })).toBe(true);
    }
  });
});

test.each([2, 3, 5])('CM25, CM29: apart views leak nothing: %i players', (seats) => {
  expect(leakIn(rules, { seats, apart: true })).toBeUndefined();
});

describe('planted leaks are found', () => {
  type Leaking = Partial<Rules<State, Move, View, Options, Event>>;
  const showing = (more: (state: State) => object): Leaking => ({
    view: (state, viewer) => ({ ...rules.view(state, viewer), ...more(state) }),
  });
  const pointedToAll: Leaking = {
    apply: (state, input) => {
      const step = rules.apply(state, input);
      if (!step.ok) return step;
      const events = step.value.events.map((told) =>
        told.event.type === 'pointed' ? { ...told, to: 'all' as const } : told,
      );
      return { ok: true, value: { ...step.value, events } };
    },
  };
  const logoAwaited: Leaking = {
    awaits: (state) => {
      const awaits = rules.awaits(state);
      return state.pile[0] === MIX ? { ...awaits, seats: awaits.seats.toReversed() } : awaits;
    },
  };
  const stakeOnTop = ({ pile: [top] }: State) => (top === undefined || top === MIX ? 0 : CODE_CARDS[top].decoder.stake);

  test.each<[string, Leaking, boolean]>([
    ['the stake on top of the pile while cards are turned', showing((state) => ({ next: stakeOnTop(state) })), false],
    ['the side of the Crazy Mix card', showing(({ crazySide }) => ({ crazySide })), false],
    ['the cards of an unopened round', showing(({ sides }) => ({ sides })), true],
    ['a pile that shrinks before a round is opened', showing(({ pile }) => ({ pile: pile.length })), true],
    ['the tries of others', showing(({ stage }) => ({ tries: stage.type === 'race' ? stage.tries : [] })), true],
    ['an event that reveals a try to all', pointedToAll, true],
    ['the order of awaited seats in a logo round', logoAwaited, true],
  ])('%s', (_, leak, apart) => {
    const found = [1, 2, 3].map((seed) => leakIn({ ...rules, ...leak }, { seats: 3, apart }, `leak ${seed}`));
    expect(found).toContainEqual(expect.stringMatching(/learns a secret from/));
  });
});
