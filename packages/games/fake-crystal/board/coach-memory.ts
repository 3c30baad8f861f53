import { useSyncExternalStore } from 'react';
import type { Topic } from './coach-topics.ts';

/** What this browser remembers of the hints: those that were given, and whether more are wanted. */
interface Memory {
  readonly given: readonly string[];
  readonly isOff: boolean;
}

const KEY = 'sesame.fake-crystal.coach';
const FRESH: Memory = { given: [], isOff: false };

const remembered = (): Memory => {
  try {
    const { given, isOff } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { given: Array.isArray(given) ? given.map(String) : [], isOff: isOff === true };
  } catch {
    return FRESH;
  }
};

let memory: Memory | undefined;
const listeners = new Set<() => void>();

export const now = (): Memory => {
  memory ??= remembered();
  return memory;
};

const keep = (next: Memory): void => {
  memory = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing gives its hints again the next time.
  }
  for (const tell of listeners) tell();
};

const listen = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

export const useMemory = (): Memory => useSyncExternalStore(listen, now);

/** A hint that need not be given again. */
export const learn = (topic: Topic): void => {
  const { given, isOff } = now();
  if (!given.includes(topic)) keep({ given: [...given, topic], isOff });
};

export const giveNoMore = (): void => keep({ ...now(), isOff: true });

/** All hints once more. */
export const startOver = (): void => keep(FRESH);

/** The first of these hints that is still to be given. */
export const nextOf = (topics: readonly Topic[], { given, isOff }: Memory): Topic | undefined =>
  isOff ? undefined : topics.find((topic) => !given.includes(topic));
