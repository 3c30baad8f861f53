import { type AnyRules, eventsFor, type Input, play, type Viewer } from '@sesame/kernel';

/** Somebody who looks at matches of a game, and all that they are shown: views, events, refusals. */
export interface Observer {
  readonly rules: AnyRules;
  readonly viewer: Viewer;
}

/** What a viewer is shown of a state, to the byte: the order of keys could tell as well. */
const shown = ({ rules, viewer }: Observer, state: unknown): Readonly<Record<string, string>> => {
  const { seats, clock } = rules.awaits(state);
  return {
    view: JSON.stringify(rules.view(state, viewer)),
    'who is awaited': JSON.stringify({ seats, clock: clock?.at }),
    outcome: JSON.stringify(rules.outcome(state) ?? null),
  };
};

/** How two states differ for a viewer, in words. */
export const viewDifference = (eyes: Observer, one: unknown, other: unknown): string | undefined => {
  const [a, b] = [shown(eyes, one), shown(eyes, other)];
  const part = Object.keys(a).find((name) => a[name] !== b[name]);
  return part === undefined ? undefined : `${part}: ${contrast(a[part] ?? '', b[part] ?? '')}`;
};

/**
 * How the answers to an input differ for a viewer in two states that look the same to it. Afterwards they may look
 * different: that is what one learns from an answer. As long as they do not, events must not tell more than views.
 */
export const differenceTold = (eyes: Observer, one: Attempt, other: Attempt): string | undefined => {
  const [a, b] = [play(eyes.rules, one.state, one.input), play(eyes.rules, other.state, other.input)];
  if (!a.ok || !b.ok || viewDifference(eyes, a.value.state, b.value.state) !== undefined) return undefined;
  const [told, toldToo] = [a, b].map(({ value }) => JSON.stringify(eventsFor(value.events, eyes.viewer)));
  return told === toldToo ? undefined : `events that its view does not show: ${contrast(told ?? '', toldToo ?? '')}`;
};

export interface Attempt {
  readonly state: unknown;
  readonly input: Input<unknown>;
}

/** How the refusals of an input differ in two states. */
export const refusalDifference = ({ rules }: Observer, one: Attempt, other: Attempt): string | undefined => {
  const [a, b] = [one, other].map(({ state, input }) => {
    const step = play(rules, state, input);
    return step.ok ? 'accepted' : `${step.error.code}, ${step.error.message}`;
  });
  return a === b ? undefined : `the answer to ${JSON.stringify(one.input)}: ${contrast(a ?? '', b ?? '')}`;
};

/** Two texts from where they part. */
const contrast = (one: string, other: string): string => {
  const parting = [...one].findIndex((letter, i) => letter !== other[i]);
  const from = Math.max(0, (parting < 0 ? one.length : parting) - 40);
  return `${one.slice(from, from + 120)} | ${other.slice(from, from + 120)}`;
};
