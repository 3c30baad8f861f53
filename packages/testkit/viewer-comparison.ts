import { type AnyRules, eventsFor, type Input, type Result, type Step, type Viewer } from '@sesame/kernel';
import { findDifferences } from './json-difference.ts';
import { writesSame } from './plain-json.ts';

/** A viewer of a game, who gets views, events and refusals. */
export interface Observer {
  readonly rules: AnyRules;
  readonly viewer: Viewer;
}

/** What a viewer can read from a state. */
const PARTS = {
  view: ({ rules, viewer }: Observer, state: unknown): unknown => rules.view(state, viewer),
  'awaited seats': ({ rules }: Observer, state: unknown): unknown => {
    const { seats, clock } = rules.awaits(state);
    return clock === undefined ? { seats } : { seats, clock: clock.at };
  },
  outcome: ({ rules }: Observer, state: unknown): unknown => rules.outcome(state) ?? {},
};

/** What a viewer can read from a state, read once to be compared with several others. Most differ in their views. */
export type Reading = Readonly<Record<keyof typeof PARTS, () => unknown>>;

export const readingOf = (observer: Observer, state: unknown): Reading => {
  const read = (part: keyof typeof PARTS) => {
    let value: unknown;
    return () => {
      value ??= PARTS[part](observer, state);
      return value;
    };
  };
  return { view: read('view'), 'awaited seats': read('awaited seats'), outcome: read('outcome') };
};

/** Describes how two states differ for a viewer. */
export const viewDifference = (one: Reading, other: Reading): string | undefined => {
  const part = differentPart(one, other);
  return part && `${part}${whereTheyDiffer(one[part](), other[part]())}`;
};

export const isSameForViewer = (one: Reading, other: Reading): boolean => differentPart(one, other) === undefined;

const PART_NAMES = ['view', 'awaited seats', 'outcome'] as const;
const differentPart = (one: Reading, other: Reading) =>
  PART_NAMES.find((part) => !writesSame(one[part](), other[part]()));

/**
 * Describes how the events of an input differ for a viewer in two states that look the same to it. If the views differ
 * afterwards, the viewer has legitimately learnt something; otherwise events must not reveal more than views. Events are
 * compared first, as they are much smaller than views and mostly equal.
 */
export const differenceTold = (observer: Observer, one: Played, other: Played): string | undefined => {
  if (!one.ok || !other.ok) return undefined;
  const [first, second] = [one, other].map(({ value }) => eventsFor(value.events, observer.viewer));
  if (writesSame(first, second)) return undefined;
  const isSame = isSameForViewer(readingOf(observer, one.value.state), readingOf(observer, other.value.state));
  return isSame ? `events that its view does not show${whereTheyDiffer(first, second)}` : undefined;
};

/** What the rules answered to an input. */
export type Played = Result<Step<unknown, unknown>>;

/** Describes how the refusals of an input differ in two states. */
export const refusalDifference = (input: Input<unknown>, one: Played, other: Played): string | undefined => {
  const [a = '', b = ''] = [one, other].map((step) =>
    step.ok ? 'accepted' : `${step.error.code}, ${step.error.message}`,
  );
  return a === b ? undefined : `the answer to ${JSON.stringify(input)}: ${contrast(a, b)}`;
};

/** The path of the first part in which two values differ, with both values. */
const whereTheyDiffer = (one: unknown, other: unknown): string => {
  const [first] = findDifferences(one, other);
  if (first === undefined) return `: ${contrast(JSON.stringify(one), JSON.stringify(other))}`;
  const [before, after] = [first.before, first.after].map((part) => JSON.stringify(part) ?? 'nothing');
  return `${first.path === '' ? '' : ` at ${first.path}`}: ${contrast(before ?? '', after ?? '')}`;
};

/** Both texts, from shortly before their first difference. */
const contrast = (one: string, other: string): string => {
  const firstDifference = [...one].findIndex((letter, i) => letter !== other[i]);
  const from = Math.max(0, (firstDifference < 0 ? one.length : firstDifference) - 40);
  return `${one.slice(from, from + 120)} | ${other.slice(from, from + 120)}`;
};
