import { ok, refuse } from '@sesame/kernel';
import { lantern } from '@sesame/kernel/lantern';
import { describe, expect, test } from 'vitest';
import { type Broken, findIn, withChangedSteps } from './broken-lantern.fixture.ts';
import { CONFORMANCE } from './conformance.ts';

type Case = readonly [what: string, changes: Broken, found: RegExp];

const finds = (name: string, cases: readonly Case[]) => {
  const check = CONFORMANCE[name];
  if (check === undefined) throw new Error(`there is no check that ${name}`);
  describe(name, () => {
    test('holds in the honest game', () => {
      expect(findIn({}, check)).toBeUndefined();
    });
    test.each(cases)('is broken by %s', (_, changes, found) => {
      expect(findIn(changes, check)?.what).toMatch(found);
    });
  });
};

finds('random matches end, and nothing legal is refused', [
  [
    'a state that is changed',
    { apply: (state, input) => lantern.apply(Object.assign(state, { touched: true }), input) },
    /the rules mutate a state or an input/,
  ],
  [
    'an input that is changed',
    { apply: (state, input) => lantern.apply(state, Object.assign(input, { at: 0 })) },
    /the rules mutate a state or an input/,
  ],
  ['a legal move that is refused', { sample: () => ({ type: 'peek', seat: 9 }) }, /was refused: wrong-seat/],
  [
    'a deal that is refused',
    { draw: () => ({ type: 'deal', wicks: [] }) },
    /was refused: wrong-deal, Every seat gets one wick/,
  ],
  [
    'a clock that is refused',
    { awaits: (state) => ({ ...lantern.awaits(state), clock: { at: 0, move: { type: 'light' } } }) },
    /was refused: not-for-the-clock/,
  ],
  [
    'a match without end',
    withChangedSteps((step) => ({ ...step, state: { ...step.state, round: 0 } })),
    /not over after 300 plies/,
  ],
  [
    'a match that awaits nobody',
    { awaits: (state) => (lantern.awaits(state).chance ? { seats: [], chance: true } : { seats: [] }) },
    /awaits nobody/,
  ],
  [
    'a seat that is not there',
    { awaits: (state) => (lantern.awaits(state).chance ? { seats: [], chance: true } : { seats: [7] }) },
    /awaits the seats 7/,
  ],
  [
    'rules that throw',
    {
      draw: () => {
        throw new Error('no wicks left');
      },
    },
    /the rules threw Error: no wicks left/,
  ],
]);

finds('the outcome ranks every seat', [
  ['a seat without a rank', { outcome: (state) => lantern.outcome(state) && { ranks: [1] } }, /have the ranks \[1\]/],
  ['nobody first', { outcome: (state) => lantern.outcome(state) && { ranks: [2, 2] } }, /have the ranks \[2,2\]/],
  ['half a rank', { outcome: (state) => lantern.outcome(state) && { ranks: [1, 1.5] } }, /have the ranks \[1,1.5\]/],
]);

finds('states and views survive a JSON round trip', [
  [
    'a view that changes the state',
    { view: (state, viewer) => lantern.view(Object.assign(state, { seen: viewer }), viewer) },
    /the rules mutate a state/,
  ],
  [
    'a number in a state that JSON loses',
    withChangedSteps((step) => ({ ...step, state: { ...step.state, scores: [Number.NaN, 0, 0] } })),
    /state\.scores\.0 is NaN/,
  ],
  [
    'an object in a view that JSON loses',
    { view: (state, viewer) => Object.assign(lantern.view(state, viewer), { lit: new Set([1]) }) },
    /views\.0\.lit is a Set/,
  ],
  [
    'something undefined in an event',
    withChangedSteps((step) => ({
      ...step,
      events: [{ to: 'all', event: Object.assign({ type: 'lit', seats: [] } as const, { by: undefined }) }],
    })),
    /events\.0\.event\.by is undefined/,
  ],
  ['a state that is recognised by identity', recognisingStates(), /differs after a JSON round trip/],
  [
    'a step that depends on more than state and input',
    countingSteps(),
    /continues differently after a JSON round trip/,
  ],
]);

finds('the fallback of a seat that runs out of time is accepted', [
  ['a fallback that is refused', { fallback: () => ({ type: 'gust' }) }, /was refused: not-for-seats/],
  ['a forfeit where nobody may leave', { resignable: false, fallback: () => 'forfeit' }, /not resignable/],
]);

finds('any seat can resign if the game is resignable', [
  ['a seat that may not resign', refusing('resign'), /"resign".*was refused: stay/],
  ['a seat that cannot forfeit', refusing('forfeit'), /"forfeit".*was refused: stay/],
]);

finds('moves are parsed back from JSON unchanged', [
  [
    'a part that is not read',
    {
      parseMove: (json) => {
        const move = lantern.parseMove(json);
        return move.ok && move.value.type === 'set' ? ok({ ...move.value, flame: 0 }) : move;
      },
    },
    /"set".*is not parsed back/,
  ],
  [
    'a move of the clock that cannot be read',
    { parseMove: (json) => (Object(json).type === 'gust' ? refuse('calm', 'No wind.') : lantern.parseMove(json)) },
    /"gust".*is not parsed back/,
  ],
]);

const { imagine } = lantern;
if (imagine === undefined) throw new Error('the lantern imagines nothing');
finds('what is imagined from a view has that view', [
  [
    'another lantern of one’s own',
    { imagine: ({ own: _, ...view }, seat, rng) => imagine(view, seat, rng) },
    /another view of what was imagined/,
  ],
  [
    'seats that are not awaited',
    {
      imagine: (view, seat, rng) => ({ ...imagine(view, seat, rng), swapping: seat }),
    },
    /awaits the seats/,
  ],
  [
    'moves that are not legal',
    {
      imagine: (view, seat, rng) => {
        const state = imagine(view, seat, rng);
        return { ...state, options: { ...state.options, oil: 'rich' } };
      },
    },
    /was refused: no-oil/,
  ],
  [
    'worlds that are resampled into others',
    { resample: (state) => ({ ...state, scores: state.scores.map((score) => score + 1) }) },
    /another view of what was resampled/,
  ],
]);

function refusing(type: string): Broken {
  return {
    apply: (state, input) => (input.move.type === type ? refuse('stay', 'Stay.') : lantern.apply(state, input)),
  };
}

function recognisingStates(): Broken {
  const known = new WeakSet<object>();
  const remembering = withChangedSteps((step) => {
    known.add(step.state);
    return step;
  });
  return {
    ...remembering,
    view: (state, viewer) => ({ ...lantern.view(state, viewer), round: known.has(state) ? 1 : 0 }),
  };
}

function countingSteps(): Broken {
  let steps = 0;
  return withChangedSteps((step) => {
    steps += 1;
    return { ...step, state: { ...step.state, shown: [steps] } };
  });
}
