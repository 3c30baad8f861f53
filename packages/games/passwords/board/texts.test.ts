import { eventsFor, LOCALES, makeRng, pick, play, viewersOf } from '@sesame/kernel';
import { beforeAll, expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { FAULTS, type Options, type State, type View } from '../rules/state.ts';
import { describe } from './describe.ts';
import { faultName, faultSentence } from './fault-texts.ts';
import { happening, prompt } from './prompt.ts';
import { refusal } from './refusal.ts';
import { walkOptionsOf } from './walk-options.ts';
import { checkWord } from './word-check.ts';
import { wordStatus } from './word-status.ts';

const NAMES = ['Ann', 'Bo', 'Cleo', 'Dan', 'Mira'];
const STRICT: Options = { language: 'en', strict: true, equalTurns: false, dictionary: 1 };

beforeAll(() => rules.prepare?.(STRICT));

const isSentence = (text: string): boolean => /^\S.*[.!?]$/.test(text) && !/undefined|null|NaN|object/.test(text);

/** Plays a random match and reports every state with its events. */
const playOut = (
  seats: number,
  see: (state: State, events: readonly Parameters<typeof describe>[0][]) => void,
): void => {
  const rng = makeRng(seats);
  let state = rules.setup(seats, STRICT);
  while (rules.outcome(state) === undefined) {
    const { chance, seats: awaited } = rules.awaits(state);
    const by = chance ? 'chance' : pick(rng, awaited);
    const move = typeof by === 'number' ? rules.sample(state, by, rng) : rules.draw(state, rng);
    const step = play(rules, state, { at: 0, by, move });
    if (!step.ok) throw new Error(step.error.message);
    state = step.value.state;
    see(state, eventsFor(step.value.events, 'spectator'));
  }
};

test.each([2, 3, 4, 5])('%i players: every state and event has a text for every viewer in every language', (seats) => {
  const names = NAMES.slice(0, seats);
  const told = new Set<string>();
  playOut(seats, (state, events) => {
    for (const locale of LOCALES) {
      for (const viewer of viewersOf(seats)) {
        expect(prompt(rules.view(state, viewer), viewer, { locale, names })).toSatisfy(isSentence);
      }
      for (const event of events) {
        told.add(event.type);
        expect(happening(event, 0, { locale, names })).toSatisfy(isSentence);
        expect(describe(event, { locale, names })).toSatisfy(isSentence);
      }
    }
  });
  expect([...told]).toEqual(expect.arrayContaining(['laid-out', 'password', 'over']));
});

test('a hyphen or an apostrophe is named at once', () => {
  const view = rules.view(rules.setup(2, STRICT), 0);
  expect(checkWord(view, 'mother-in')).toEqual({ type: 'joined' });
  expect(checkWord(view, "rock'n")).toEqual({ type: 'joined' });
});

test('every fault of a word has a text and a refusal', () => {
  for (const locale of LOCALES) {
    for (const code of FAULTS) {
      const fault = { code, earlier: 'protect' };
      expect(faultSentence('protection', { fault, by: 'Bo' }, locale)).toSatisfy(isSentence);
      expect(faultName(fault, locale)).not.toMatch(/undefined/);
      expect(refusal(code, locale)).toSatisfy(isSentence);
    }
  }
});

/** The rulebook's circle after one word. */
const view = (): View => {
  const circle = [...'GSEIRFI'];
  const laid = play(rules, rules.setup(2, STRICT), {
    at: 0,
    by: 'chance',
    move: { type: 'lay-out', circle, pile: Array.from({ length: 45 }, () => 'O'), starter: 0 },
  });
  if (!laid.ok) throw new Error(laid.error.message);
  const move = { type: 'word', word: 'fire', direction: 'clockwise', safes: [5, 6] } as const;
  const said = play(rules, laid.value.state, { at: 0, by: 0, move });
  if (!said.ok) throw new Error(said.error.message);
  return rules.view(said.value.state, 1);
};

test.each([
  ['', 'empty'],
  ['z', 'no-safe'],
  ['zebra', 'no-safe'],
  ['g', 'short'],
  ['fire', 'fault'],
  ['firefighter', 'fault'],
  ['fires', 'fault'],
  ['groupies', 'open'],
  // The dictionary is only checked when the word is played.
  ['gxqz', 'open'],
] as const)('check of “%s”: %s', (word, type) => {
  expect(checkWord(view(), word).type).toBe(type);
});

test('a fault names the earlier word and its player', () => {
  expect(checkWord(view(), 'firefighter')).toEqual({
    type: 'fault',
    fault: { code: 'contains-used', earlier: 'fire' },
    by: 0,
  });
});

test('walks fit the stones in hand, and lock the safes that one more stone fills', () => {
  const { circle } = view();
  expect(walkOptionsOf(circle, 'groupies', { hand: 3, chosen: undefined })?.walk.safes).toHaveLength(3);
  const full = circle.map((safe, place) => (place === 2 && safe ? { ...safe, stones: [0, 0, 1] } : safe));
  expect(walkOptionsOf(full, 'groupies', { hand: 9, chosen: undefined })?.locks).toEqual([2]);
  const chosen = { direction: 'anticlockwise', safes: [0, 4] } as const;
  expect(walkOptionsOf(circle, 'groupies', { hand: 9, chosen })?.walk).toBe(chosen);
  expect(walkOptionsOf(circle, 'gem', { hand: 9, chosen })?.walk.safes).toEqual([0, 2]);
});

test('the status of a word is a sentence, whatever is typed', () => {
  const idle = { type: () => {}, press: () => {}, reverse: undefined, nextStart: undefined, submit: undefined };
  for (const locale of LOCALES) {
    for (const word of ['', 'z', 'g', 'fire', 'fires', 'groupies', 'gxqz']) {
      for (const refused of [undefined, 0, 5]) {
        const walkOptions =
          word === '' ? undefined : walkOptionsOf(view().circle, word, { hand: 5, chosen: undefined });
        const composer = {
          ...idle,
          word,
          refused,
          walkOptions,
          check: checkWord(view(), word),
          pass: undefined,
          propose: undefined,
          answer: undefined,
          step: '',
        };
        expect(wordStatus({ view: view(), seat: 1, composer }, { locale, names: NAMES })).toSatisfy(isSentence);
      }
    }
  }
});
