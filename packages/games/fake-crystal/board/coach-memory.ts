import { useSyncExternalStore } from 'react';
import type { Topic } from './coach-topics.ts';

/** Hint state kept in localStorage. */
interface HintMemory {
  readonly given: readonly string[];
  readonly isOff: boolean;
}

const STORAGE_KEY = 'sesame.fake-crystal.coach';
const NO_HINTS_GIVEN: HintMemory = { given: [], isOff: false };

const loadMemory = (): HintMemory => {
  try {
    const { given, isOff } = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return { given: Array.isArray(given) ? given.map(String) : [], isOff: isOff === true };
  } catch {
    return NO_HINTS_GIVEN;
  }
};

let memory: HintMemory | undefined;
const listeners = new Set<() => void>();

export const hintMemory = (): HintMemory => {
  memory ??= loadMemory();
  return memory;
};

const saveMemory = (next: HintMemory): void => {
  memory = next;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // Storage unavailable: hints start over on the next visit.
  }
  for (const tell of listeners) tell();
};

const listen = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

export const useHintMemory = (): HintMemory => useSyncExternalStore(listen, hintMemory, () => NO_HINTS_GIVEN);

export const markGiven = (topic: Topic): void => {
  const { given, isOff } = hintMemory();
  if (!given.includes(topic)) saveMemory({ given: [...given, topic], isOff });
};

export const turnHints = (isOn: boolean): void => saveMemory({ ...hintMemory(), isOff: !isOn });

export const resetHints = (): void => saveMemory(NO_HINTS_GIVEN);

/** The first of these topics that was not shown yet. */
export const nextHint = (topics: readonly Topic[], { given, isOff }: HintMemory): Topic | undefined =>
  isOff ? undefined : topics.find((topic) => !given.includes(topic));
