import { type AnyRules, eventsFor, type Input, play, type Viewer } from '@sesame/kernel';

/** A viewer of a game, who gets views, events and refusals. */
export interface Observer {
  readonly rules: AnyRules;
  readonly viewer: Viewer;
}

/** What a viewer can read from a state, to the byte: key order could leak too. */
const PARTS = {
  view: ({ rules, viewer }: Observer, state: unknown) => JSON.stringify(rules.view(state, viewer)),
  'awaited seats': ({ rules }: Observer, state: unknown) => {
    const { seats, clock } = rules.awaits(state);
    return JSON.stringify({ seats, clock: clock?.at });
  },
  outcome: ({ rules }: Observer, state: unknown) => JSON.stringify(rules.outcome(state) ?? null),
};

/** Describes how two states differ for a viewer. */
export const viewDifference = (observer: Observer, one: unknown, other: unknown): string | undefined => {
  for (const [name, read] of Object.entries(PARTS)) {
    const [a, b] = [read(observer, one), read(observer, other)];
    if (a !== b) return `${name}: ${contrast(a, b)}`;
  }
  return undefined;
};

/**
 * Describes how the events of an input differ for a viewer in two states that look the same to it. If the views differ
 * afterwards, the viewer has legitimately learnt something; otherwise events must not reveal more than views. Events are
 * compared first, as they are much smaller than views and mostly equal.
 */
export const differenceTold = (observer: Observer, one: Attempt, other: Attempt): string | undefined => {
  const [a, b] = [play(observer.rules, one.state, one.input), play(observer.rules, other.state, other.input)];
  if (!a.ok || !b.ok) return undefined;
  const [first, second] = [a, b].map(({ value }) => JSON.stringify(eventsFor(value.events, observer.viewer)));
  if (first === second || viewDifference(observer, a.value.state, b.value.state) !== undefined) return undefined;
  return `events that its view does not show: ${contrast(first ?? '', second ?? '')}`;
};

export interface Attempt {
  readonly state: unknown;
  readonly input: Input<unknown>;
}

/** Describes how the refusals of an input differ in two states. */
export const refusalDifference = ({ rules }: Observer, one: Attempt, other: Attempt): string | undefined => {
  const [a, b] = [one, other].map(({ state, input }) => {
    const step = play(rules, state, input);
    return step.ok ? 'accepted' : `${step.error.code}, ${step.error.message}`;
  });
  return a === b ? undefined : `the answer to ${JSON.stringify(one.input)}: ${contrast(a ?? '', b ?? '')}`;
};

/** Both texts, from shortly before their first difference. */
const contrast = (one: string, other: string): string => {
  const firstDifference = [...one].findIndex((letter, i) => letter !== other[i]);
  const from = Math.max(0, (firstDifference < 0 ? one.length : firstDifference) - 40);
  return `${one.slice(from, from + 120)} | ${other.slice(from, from + 120)}`;
};
