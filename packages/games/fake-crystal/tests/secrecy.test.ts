import type { AnyRules, Rules } from '@sesame/kernel';
import { inspect, keepsSecrets, playRandomly } from '@sesame/testkit';
import { describe, expect, test } from 'vitest';
import {
  type Event,
  type Move,
  type Options,
  POWERS,
  type Power,
  rules,
  type State,
  type View,
} from '../rules/index.ts';
import { HINTS } from './hints.ts';

interface Table {
  readonly power: Power;
  readonly seats: number;
}

const findIn = (game: AnyRules, { power, seats }: Table, seed = 'secrets'): string | undefined => {
  const match = playRandomly(game, { seats, options: { power }, seed: `${seed} ${power} ${seats}`, maxPlies: 400 });
  return inspect(game, [match], keepsSecrets(HINTS))?.what;
};

const TABLES = POWERS.flatMap((power) => [2, 3, 4, 5].map((seats): Table => ({ power, seats })));

test.each(TABLES)('FC33, FC34: hidden information does not leak: $power with $seats players', (table) => {
  expect(findIn(rules, table)).toBeUndefined();
});

describe('the test finds planted leaks', () => {
  type Leaking = Partial<Rules<State, Move, View, Options, Event>>;
  const spiedForAll: Leaking = {
    view: (state, viewer) => {
      const view = rules.view(state, viewer);
      const seats = view.seats.map((seat, seller) => {
        const [left, right] = seat.stall;
        const tile = state.seats[seller]?.stall[0]?.tile;
        return left && left.seenBy.length > 0 && tile ? { ...seat, stall: [{ ...left, tile }, right] as const } : seat;
      });
      return { ...view, seats };
    },
  };
  const sawForAll: Leaking = {
    apply: (state, input) => {
      const step = rules.apply(state, input);
      if (!step.ok) return step;
      const events = step.value.events.map((told) =>
        told.event.type === 'saw' ? { ...told, to: 'all' as const } : told,
      );
      return { ok: true, value: { ...step.value, events } };
    },
  };
  const stakesAtOnce: Leaking = {
    view: (state, viewer) => {
      const view = rules.view(state, viewer);
      return { ...view, seats: view.seats.map((seat, i) => ({ ...seat, purse: state.seats[i]?.purse ?? 0 })) };
    },
  };
  const askedForFakes: Leaking = {
    awaits: (state) => {
      const { stage } = state;
      const fake =
        stage.type === 'pre-emption' &&
        state.seats[stage.chosen.seller]?.stall[stage.chosen.column]?.tile.endsWith('f');
      const awaits = rules.awaits(state);
      return fake ? { ...awaits, seats: awaits.seats.toReversed() } : awaits;
    },
  };
  const answersAtOnce: Leaking = {
    view: (state, viewer) => ({ ...rules.view(state, viewer), stage: state.stage }),
  };
  const reserveColours: Leaking = {
    view: (state, viewer) => ({ ...rules.view(state, viewer), next: state.seats[0]?.reserve[0]?.[0] ?? '' }),
  };

  test.each<[string, Leaking, Table]>([
    ['a view that shows spied tiles to everybody', spiedForAll, { power: 'spy', seats: 3 }],
    ['an event that tells everybody the spied tile', sawForAll, { power: 'spy', seats: 3 }],
    ['stakes that leave a purse before offers are shown', stakesAtOnce, { power: 'spy', seats: 2 }],
    ['a prompt that depends on a face', askedForFakes, { power: 'preemptor', seats: 5 }],
    ['an answer shown before all are in: pre-emptor', answersAtOnce, { power: 'preemptor', seats: 5 }],
    ['an answer shown before all are in: vanguard', answersAtOnce, { power: 'vanguard', seats: 5 }],
    ['the colour of the next reserve tile', reserveColours, { power: 'spy', seats: 2 }],
  ])('%s', (_, leak, table) => {
    const isFound = [1, 2, 3, 4].some((seed) =>
      findIn({ ...rules, ...leak }, table, `leak ${seed}`)?.includes('learns a secret from'),
    );
    expect(isFound).toBe(true);
  });
});
