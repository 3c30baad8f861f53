import { type Input, refuse, type Viewer } from '@sesame/kernel';
import { lantern, type Move, type State } from '@sesame/kernel/lantern';
import { describe, expect, test } from 'vitest';
import { type Broken, findIn, withChangedSteps } from './broken-lantern.fixture.ts';
import { hidesNothing, keepsSecrets } from './secrecy.ts';

const wickOf = ({ lanterns }: State, seat: number): number => lanterns[seat]?.wick ?? 0;

const implied = (world: unknown, { move }: Input<unknown>): unknown =>
  (move as Move).type === 'deal' ? { type: 'deal', wicks: (world as State).lanterns.map(({ wick }) => wick) } : move;

const showing = (secret: (state: State, viewer: Viewer) => object): Broken => ({
  view: (state, viewer) => ({ ...lantern.view(state, viewer), ...secret(state, viewer) }),
});

/** The seats by how bright their wicks are, which nobody should know. */
const byWick = (state: State, seats: readonly number[]) =>
  seats.toSorted((a, b) => wickOf(state, a) - wickOf(state, b));

const LEAKS: readonly (readonly [what: string, changes: Broken, found: RegExp])[] = [
  ['a view that shows another’s wick', showing((state) => ({ first: wickOf(state, 0) })), /from view/],
  [
    'a view that shows a spectator more than the seats',
    showing((state, viewer) => (viewer === 'spectator' ? { first: wickOf(state, 0) } : {})),
    /a spectator .* from view/,
  ],
  [
    'a secret in the order of keys',
    showing((state) => ({ glow: Object.fromEntries(byWick(state, [0, 1]).map((seat) => [`seat ${seat}`, true])) })),
    /from view/,
  ],
  [
    'a secret in who is awaited',
    { awaits: (state) => ({ ...lantern.awaits(state), seats: byWick(state, lantern.awaits(state).seats) }) },
    /from awaited seats/,
  ],
  [
    'a secret in when the clock runs out',
    {
      awaits: (state) => {
        const { clock, ...awaited } = lantern.awaits(state);
        return clock === undefined ? awaited : { ...awaited, clock: { ...clock, at: clock.at + wickOf(state, 0) } };
      },
    },
    /from awaited seats/,
  ],
  ['a secret in the size of a view', showing((state) => ({ padding: ' '.repeat(wickOf(state, 0)) })), /from view/],
  [
    'a secret in whether an input is told at all, that is in when a message comes',
    withChangedSteps((step, { by, move }) => ({
      ...step,
      events: move.type === 'light' && by !== 0 && wickOf(step.state, 0) > 3 ? [] : step.events,
    })),
    /from events|learns a secret/,
  ],
  [
    'what a seat learned, told to all',
    withChangedSteps((step, { move }) => ({
      ...step,
      events: step.events.map((told) => (move.type === 'peek' ? { ...told, to: 'all' } : told)),
    })),
    /from events/,
  ],
  [
    'a secret choice, told to all',
    withChangedSteps((step, { move }) => ({
      ...step,
      events: move.type === 'set' ? [{ to: 'all', event: { type: 'wick', wick: move.flame } }] : step.events,
    })),
    /from events/,
  ],
  [
    'a deal, told to the wrong seat',
    withChangedSteps((step, { move }) => ({
      ...step,
      events: move.type === 'deal' ? [{ to: [0], event: { type: 'wick', wick: wickOf(step.state, 1) } }] : step.events,
    })),
    /seat 0 .* from events/,
  ],
  [
    'a refusal that depends on a secret',
    {
      apply: (state, input) =>
        input.move.type === 'resign' && state.lanterns.some(({ wick }) => wick === 6)
          ? refuse('bright', 'It is too bright to leave.')
          : lantern.apply(state, input),
    },
    /the answer to .*resign/,
  ],
  [
    'a refusal whose sentence tells a secret',
    {
      apply: (state, input) => {
        const step = lantern.apply(state, input);
        if (step.ok || step.error.code !== 'lit') return step;
        return refuse('lit', `Yours is lit, the others have ${state.lanterns.map(({ flame }) => flame)}.`);
      },
    },
    /the answer to .*the others have/,
  ],
  [
    'a world that nobody can go on from',
    {
      resample: (state, viewer, rng) => {
        const { lanterns, ...world } = lantern.resample(state, viewer, rng);
        return { ...world, lanterns: lanterns.map((one, seat) => (seat === viewer ? one : { ...one, flame: 10 })) };
      },
      apply: (state, input) =>
        state.lanterns.some(({ flame }) => flame > 9) ? refuse('fire', 'Fire!') : lantern.apply(state, input),
    },
    /resampled for 0, .* is refused: fire/,
  ],
];

describe('the secrecy check finds', () => {
  test.each(LEAKS)('%s', (_, changes, found) => {
    expect(findIn(changes, keepsSecrets({ implied }))?.what).toMatch(found);
  });

  test('nothing in the honest game', () => {
    expect(findIn({}, keepsSecrets({ implied }))).toBeUndefined();
  });
});

describe('a game without a planted leak', () => {
  test('must hide nothing', () => {
    expect(findIn({}, hidesNothing)?.what).toMatch(/resample hides something from viewer 0/);
  });

  test('passes if resampling changes nothing', () => {
    expect(findIn({ resample: (state) => state }, hidesNothing)).toBeUndefined();
  });
});
