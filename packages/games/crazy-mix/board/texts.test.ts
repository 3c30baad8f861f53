import {
  eventsFor,
  type Input,
  LOCALES,
  type Locale,
  makeRng,
  pick,
  play,
  type Viewer,
  viewersOf,
} from '@sesame/kernel';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import type { Event, Move, Options, State, View } from '../rules/state.ts';
import { describeRound } from './card-descriptions.ts';
import { describe } from './describe.ts';
import { prompt } from './prompt.ts';
import { seatNote } from './seat-notes.ts';

const NAMES = ['Ann', 'Bo', 'Cleo'];
const WORDS = LOCALES.map((locale) => ({ locale, names: NAMES }));
const HOLES = /undefined|null|NaN|object|\s\s|\s[.,]/;
/** French needs a no-break space before these. */
const BARE = /[^\u00A0\u202F][:;?!]/;

const isSound = (text: string, locale: Locale): boolean => !HOLES.test(text) && !(locale === 'fr' && BARE.test(text));
const isSentence = (text: string, locale: Locale): boolean => isSound(text, locale) && /^\S.*[.!]$/.test(text);

/** Plays a random match and calls `see` after every step. */
const playOut = (options: Options, see: (state: State, told: (viewer: Viewer) => readonly Event[]) => void): void => {
  const rng = makeRng(`words ${options.apart}`);
  let state = rules.setup(NAMES.length, options);
  let at = 0;
  while (rules.outcome(state) === undefined) {
    const { chance, seats, clock } = rules.awaits(state);
    at += 700;
    const input: Input<Move> = chance
      ? { at, by: 'chance', move: rules.draw(state, rng) }
      : clock && (seats.length === 0 || clock.at <= at)
        ? { at: Math.max(at, clock.at), by: 'clock', move: clock.move }
        : sampled(state, pick(rng, seats), at);
    const step = play(rules, state, input);
    if (!step.ok) throw new Error(step.error.message);
    ({ state } = step.value);
    at = input.at;
    see(state, (viewer) => eventsFor(step.value.events, viewer));
  }

  function sampled(now: State, by: number, when: number): Input<Move> {
    return { at: when, by, move: rules.sample(now, by, rng) };
  }
};

const checkView = (view: View, viewer: Viewer): void => {
  for (const words of WORDS) {
    const { locale } = words;
    expect(prompt(view, viewer, words)).toSatisfy((text: string) => isSentence(text, locale));
    if (view.decoder ?? view.logo) {
      expect(describeRound(view, locale)).toSatisfy((text: string) => isSentence(text, locale));
    }
    for (const seat of NAMES.keys()) {
      expect(seatNote(view, seat, locale)).toSatisfy((text: string) => isSound(text, locale));
    }
  }
};

test.each([
  ['live', {}, ['taken']],
  ['apart', { apart: true, ready: false }, ['taken']],
  ['untimed', { untimed: true }, ['scored']],
])('every state has a prompt and log lines for every viewer in every language: %s', (_, options, kinds) => {
  const seen = new Set<string>();
  playOut({ patience: 30, apart: false, ready: true, pad: true, untimed: false, ...options }, (state, told) => {
    for (const viewer of viewersOf(NAMES.length)) {
      checkView(rules.view(state, viewer), viewer);
      for (const event of told(viewer)) {
        seen.add(event.type);
        for (const words of WORDS) {
          const line = describe(event, words);
          if (line !== undefined) expect(line).toSatisfy((text: string) => isSentence(text, words.locale));
        }
      }
    }
  });
  expect([...seen]).toEqual(
    expect.arrayContaining(['ready', 'shown', 'pointed', 'decided', 'mixed', 'over', ...kinds]),
  );
});
