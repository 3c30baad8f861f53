import { eventsFor, LOCALES, makeRng, pick, play, type Step, viewersOf } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { type Event, POWERS, type Power, type State } from '../rules/state.ts';
import { describe } from './describe.ts';
import { prompt } from './prompt.ts';
import { revealedBy } from './revealed-tiles.ts';

const NAMES = ['Ann', 'Bo', 'Cleo', 'Dan', 'Mira'];

const isSentence = (text: string): boolean => /^\S.*[.!]$/.test(text) && !/undefined|null|NaN|object/.test(text);

/** Plays a random match and calls `see` for every step. */
const playOut = (power: Power, seats: number, see: (before: State, step: Step<State, Event>) => void): void => {
  const rng = makeRng(`${power} ${seats}`);
  let state = rules.setup(seats, { power });
  while (rules.outcome(state) === undefined) {
    const { chance, seats: awaited } = rules.awaits(state);
    const by = chance ? 'chance' : pick(rng, awaited);
    const move = typeof by === 'number' ? rules.sample(state, by, rng) : rules.draw(state, rng);
    const step = play(rules, state, { at: 0, by, move });
    if (!step.ok) throw new Error(step.error.message);
    see(state, step.value);
    state = step.value.state;
  }
};

const TABLES = POWERS.flatMap((power) => [2, 3, 5].map((seats) => [power, seats] as const));

test.each(TABLES)(
  '%s, %i players: prompts and log lines are sentences for every viewer in every language',
  (power, seats) => {
    const names = NAMES.slice(0, seats);
    playOut(power, seats, (_, { state: after, events: told }) => {
      for (const viewer of viewersOf(seats)) {
        const view = rules.view(after, viewer);
        for (const locale of LOCALES) {
          expect(prompt(view, viewer, { locale, names })).toSatisfy(isSentence);
          for (const event of eventsFor(told, viewer)) {
            const line = describe(event, { locale, names });
            if (line !== undefined) expect(line).toSatisfy(isSentence);
          }
        }
      }
    });
  },
);

test('a revealed tile carries its claim', () => {
  let count = 0;
  playOut('negotiator', 3, (before, { events: told }) => {
    const events = eventsFor(told, 'spectator');
    for (const turned of revealedBy(events, rules.view(before, 'spectator'))) {
      if (turned === undefined) continue;
      count += 1;
      expect(turned.claim).toBe(before.seats[turned.seller]?.stall[turned.column]?.claim);
      expect(turned.tile).toBe(before.seats[turned.seller]?.stall[turned.column]?.tile);
    }
  });
  expect(count).toBe(36);
});
