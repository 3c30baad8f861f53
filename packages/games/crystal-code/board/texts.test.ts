import { eventsFor, type Input, LOCALES, makeRng, pick, play, type Step, viewersOf } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import type { Event, Move, Options, State } from '../rules/state.ts';
import { describe } from './describe.ts';
import { prompt } from './prompt.ts';
import { refusal } from './refusal.ts';

const NAMES = ['Ann', 'Bo', 'Cleo', 'Dan'];

const isSentence = (text: string): boolean =>
  /^\S.*[.!»’”]$/.test(text) && !/undefined|null|NaN|object|\s{2}/.test(text);

const isSpaced = (text: string): boolean => !/ [:;!?]/.test(text);

const TAKES = 900;

/** Next random input: by chance, a seat, or now and then the clock. */
const nextInput = (state: State, at: number, rng: ReturnType<typeof makeRng>): Input<Move> => {
  const { chance, seats, clock } = rules.awaits(state);
  if (chance) return { at, by: 'chance', move: rules.draw(state, rng) };
  if (clock && (clock.at <= at + TAKES || pick(rng, [0, 1, 2, 3, 4, 5]) === 0))
    return { at: Math.max(at, clock.at), by: 'clock', move: clock.move };
  const by = pick(rng, seats);
  return { at: at + TAKES, by, move: rules.sample(state, by, rng) };
};

const playOut = (seats: number, options: Partial<Options>, see: (step: Step<State, Event>) => void): void => {
  const rng = makeRng(`${seats} ${JSON.stringify(options)}`);
  let state = rules.setup(seats, { fair: false, help: false, glass: 60, apart: false, untimed: false, ...options });
  let at = 0;
  while (rules.outcome(state) === undefined) {
    const input = nextInput(state, at, rng);
    const step = play(rules, state, input);
    if (!step.ok) throw new Error(step.error.message);
    see(step.value);
    state = step.value.state;
    at = input.at;
  }
};

test.each([
  [2, {}],
  [3, {}],
  [4, {}],
  [3, { apart: true }],
  [3, { untimed: true }],
] as const)(
  '%i players, %j: every state has a prompt and log lines for every viewer in every language',
  (seats, options) => {
    const names = NAMES.slice(0, seats);
    playOut(seats, options, ({ state, events }) => {
      for (const viewer of viewersOf(seats)) {
        const view = rules.view(state, viewer);
        for (const locale of LOCALES) {
          const said = [
            prompt(view, viewer, { locale, names }),
            ...eventsFor(events, viewer).flatMap((event) => describe(event, { locale, names }) ?? []),
          ];
          for (const line of said) {
            expect(line).toSatisfy(isSentence);
            if (locale === 'fr') expect(line).toSatisfy(isSpaced);
          }
        }
      }
    });
  },
);

/** Refusals a player can run into; the others need a broken client. */
const MET = ['too-late', 'no-row', 'through', 'already-ready', 'crystals-left', 'already-built', 'lay-or-swap'];

test.each(MET)('refusal %s is translated into every language', (code) => {
  const said = LOCALES.map((locale) => refusal(code, locale));
  expect(new Set(said).size).toBe(LOCALES.length);
  for (const line of said) expect(line).toSatisfy(isSentence);
});

test('refusals no player can cause keep the sentence of the rules', () => {
  expect(refusal('wrong-deal', 'en')).toBeUndefined();
});
