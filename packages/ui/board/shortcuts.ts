import type { Locale, Text } from '@sesame/kernel';

/** A keyboard shortcut of a board, as manuals and the keyboard help show it. */
export interface Shortcut {
  /** Keys that do the same or belong together, named like `KeyboardEvent.key`; letters in lower case. */
  readonly keys: readonly string[];
  readonly does: Text;
}

/** Shortcuts of one part of a game. */
export interface ShortcutGroup {
  readonly title?: Text;
  readonly shortcuts: readonly Shortcut[];
}

export const ARROW_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

/** The keys 1 to `last`. */
export const digitKeys = (last: number): readonly string[] => Array.from({ length: last }, (_, i) => String(i + 1));

const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  '-': '−',
};

const NAMES: Readonly<Record<string, Text>> = {
  ' ': { en: 'Space', fr: 'Espace', nl: 'Spatie' },
  Shift: { en: 'Shift', fr: 'Maj', nl: 'Shift' },
  Enter: { en: 'Enter', fr: 'Entrée', nl: 'Enter' },
  Escape: { en: 'Esc', fr: 'Échap', nl: 'Esc' },
  Backspace: { en: 'Backspace', fr: 'Retour arrière', nl: 'Backspace' },
  Delete: { en: 'Delete', fr: 'Suppr', nl: 'Delete' },
  Home: { en: 'Home', fr: 'Début', nl: 'Home' },
  End: { en: 'End', fr: 'Fin', nl: 'End' },
};

const keyName = (key: string, locale: Locale): string =>
  NAMES[key]?.[locale] ?? SIGNS[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** From so many keys in a row on, only the first and last are shown. */
const MIN_RANGE = 3;

/** Keys as printed on a keyboard: “← →”, “1 – 8”, “A – Z”. */
export const keysText = (keys: readonly string[], locale: Locale): string => {
  const [first = '', ...rest] = keys;
  const isRange =
    keys.length >= MIN_RANGE &&
    keys.every((key, i) => key.length === 1 && key.charCodeAt(0) === first.charCodeAt(0) + i);
  const shown = isRange ? [first, '–', rest.at(-1) ?? ''] : keys;
  return shown.map((key) => keyName(key, locale)).join(' ');
};
