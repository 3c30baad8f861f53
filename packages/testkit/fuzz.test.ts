import { ok, refuse } from '@sesame/kernel';
import { lantern, type Move } from '@sesame/kernel/lantern';
import { describe, expect, test } from 'vitest';
import { type Broken, findIn } from './broken-lantern.fixture.ts';
import { refusesHostileInputs } from './fuzz.ts';

/** Reads moves of one type without looking closely. */
const trusting = (type: Move['type'], keys: string): Broken => ({
  parseMove: (json) => {
    const given = Object(json);
    const trusted = given.type === type && Object.keys(given).join() === keys;
    return trusted ? ok({ ...given }) : lantern.parseMove(json);
  },
});

const CARELESS: readonly (readonly [what: string, changes: Broken, found: RegExp])[] = [
  ['a part that it does not know', trusting('light', 'type,stranger'), /a move with stranger/],
  ['a number that is none', trusting('set', 'type,flame'), /a wrong flame/],
  [
    'a seat out of turn',
    {
      apply: (state, input) =>
        input.move.type === 'set' && typeof input.by === 'number'
          ? ok({ state, events: [] })
          : lantern.apply(state, input),
    },
    /out of turn/,
  ],
  [
    'a deal by a seat',
    {
      apply: (state, input) => lantern.apply(state, input.move.type === 'deal' ? { ...input, by: 'chance' } : input),
    },
    /not a seat’s/,
  ],
  [
    'a forfeit by a seat',
    {
      apply: (state, input) => lantern.apply(state, input.move.type === 'forfeit' ? { ...input, by: 'clock' } : input),
    },
    /the clock’s/,
  ],
  [
    'a resignation by chance',
    {
      apply: (state, input) => lantern.apply(state, input.move.type === 'resign' ? { ...input, by: 0 } : input),
    },
    /not (chance|the clock)’s/,
  ],
  [
    'a throw at something strange',
    {
      parseMove: (json) => {
        if (typeof Object(json).type !== 'string') throw new RangeError('no type');
        return lantern.parseMove(json);
      },
    },
    /the rules threw RangeError/,
  ],
  [
    'a throw at something deep',
    {
      parseMove: (json) => (JSON.stringify(json) === '' ? refuse('empty', 'Nothing.') : lantern.parseMove(json)),
    },
    /Maximum call stack/,
  ],
  [
    'a type that every object inherits',
    {
      parseMove: (json) => {
        const known: Record<string, unknown> = { light: true };
        return known[Object(json).type] ? ok({ type: 'light' }) : lantern.parseMove(json);
      },
    },
    /a move of no type|with __proto__/,
  ],
];

describe('the fuzzer finds', () => {
  test.each(CARELESS)('%s', (_, changes, found) => {
    expect(findIn(changes, refusesHostileInputs())?.what).toMatch(found);
  });

  test('nothing in the honest game', () => {
    expect(findIn({}, refusesHostileInputs())).toBeUndefined();
  });

  test('nothing in moves that are legal at any time', () => {
    const always: Broken = {
      apply: (state, input) =>
        input.move.type === 'set' && typeof input.by === 'number' && state.lanterns[input.by]?.lit
          ? ok({ state, events: [] })
          : lantern.apply(state, input),
    };
    expect(findIn(always, refusesHostileInputs())?.what).toMatch(/out of turn/);
    expect(findIn(always, refusesHostileInputs({ anytime: (move) => Object(move).type === 'set' }))).toBeUndefined();
  });
});
