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

type Kind = 'live' | 'apart' | 'untimed';

interface Table {
  readonly seats: number;
  readonly kind: Kind;
}

const optionsOf = (kind: Kind): Options => ({
  patience: 20,
  apart: kind === 'apart',
  ready: false,
  pad: false,
  untimed: kind === 'untimed',
});

const matchOf = (game: AnyRules, { seats, kind }: Table, seed = 'apart'): RandomMatch =>
  playRandomly(game, {
    seats,
    options: optionsOf(kind),
    seed: `${seed} ${seats}`,
    maxPlies: 2000,
  });

const leakIn = (game: AnyRules, table: Table, seed?: string): string | undefined =>
  inspect(game, [matchOf(game, table, seed)], keepsSecrets(HINTS))?.what;

const OWN_TIME: readonly (readonly [Kind, number])[] = [
  ...[2, 4, 8].map((seats) => ['apart', seats] as const),
  ...[3, 8].map((seats) => ['untimed', seats] as const),
];

describe.each(OWN_TIME)('%s matches with %i players', (kind, seats) => {
  const match = matchOf(rules, { seats, kind });

  test.each(Object.entries(CONFORMANCE))('%s', (_, check) => {
    expect(inspect(rules, [match], check)?.what).toBeUndefined();
  });

  test('hostile input is refused and changes nothing', () => {
    expect(inspect(rules, [match], refusesHostileInputs())?.what).toBeUndefined();
  });

  test.each(LAWS)('$name', ({ holds }) => {
    const options = optionsOf(kind);
    const positions = match.positions as readonly { ply: number; state: State }[];
    for (const { ply, state } of positions) {
      const before = positions[ply - 1]?.state;
      expect(holds(state, { seats, options, ply, events: [], ...(before && { before }) })).toBe(true);
    }
  });
});

test.each(OWN_TIME.filter(([, seats]) => [2, 3, 5].includes(seats)))(
  'CM25, CM29, CM37: %s views leak nothing: %i players',
  (kind, seats) => {
    expect(leakIn(rules, { seats, kind })).toBeUndefined();
  },
);

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

  test.each<[string, Leaking, Kind]>([
    ['the stake on top of the pile while cards are turned', showing((state) => ({ next: stakeOnTop(state) })), 'live'],
    ['the side of the Crazy Mix card', showing(({ crazySide }) => ({ crazySide })), 'live'],
    ['the cards of an unopened round', showing(({ sides }) => ({ sides })), 'apart'],
    ['a pile that shrinks before a round is opened', showing(({ pile }) => ({ pile: pile.length })), 'apart'],
    ['the tries of others', showing(({ stage }) => ({ tries: stage.type === 'race' ? stage.tries : [] })), 'apart'],
    [
      'untimed tries of others',
      showing(({ stage }) => ({ tries: stage.type === 'race' ? stage.tries : [] })),
      'untimed',
    ],
    ['an event that reveals a try to all', pointedToAll, 'untimed'],
    ['the order of awaited seats in a logo round', logoAwaited, 'apart'],
  ])('%s', (_, leak, kind) => {
    const isFound = [1, 2, 3].some((seed) =>
      leakIn({ ...rules, ...leak }, { seats: 3, kind }, `leak ${seed}`)?.includes('learns a secret from'),
    );
    expect(isFound).toBe(true);
  });
});
