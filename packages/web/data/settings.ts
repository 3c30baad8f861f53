import { LOCALES, type Locale } from '@sesame/kernel';
import type { Speed, TimeControl } from '@sesame/protocol';
import { makeStore, useStore } from './store.ts';

export const THEMES = ['dark', 'light', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** What this browser remembers of how its player likes the house. `public/before-paint.js` reads it too. */
export interface Settings {
  readonly locale: Locale;
  readonly theme: Theme;
  /** Nothing moves, whatever the system says. */
  readonly calm: boolean;
  readonly hints: boolean;
  /** Whether matches that begin to wait are told by ear, and by notices of this browser. */
  readonly turnSound: boolean;
  readonly notices: boolean;
  /** As whom, and in which language, the house tells this browser by push. */
  readonly toldAs?: string | undefined;
  /** Whether notices were offered once. */
  readonly noticesOffered: boolean;
  /** After a move in a match over days: on to the next that waits. */
  readonly goOn: boolean;
  /** Whether the player chose their own name. */
  readonly named: boolean;
  /** The game that was last picked. */
  readonly game?: string;
  /** Which open tables are shown: of a game and a pace, or all. */
  readonly tableGame?: string;
  readonly tablePace?: string;
  /** The pace of the last quick match. */
  readonly seekPace: Speed;
  /** The bot that was last played, by game. */
  readonly bots: Readonly<Record<string, string>>;
  /** The pace of the last table, by game. */
  readonly paces: Readonly<Record<string, TimeControl>>;
}

const STORAGE_KEY = 'sesame.settings';

const isLocale = (tag: string): tag is Locale => LOCALES.some((locale) => locale === tag);

/** The first of the reader's languages that the house speaks. */
const preferredLocale = (languages: readonly string[]): Locale =>
  languages.map((tag) => tag.split('-')[0] ?? '').find(isLocale) ?? 'en';

const loadSettings = (): Settings => {
  const defaults: Settings = {
    locale: preferredLocale(navigator.languages),
    theme: 'dark',
    calm: false,
    hints: true,
    turnSound: true,
    notices: false,
    noticesOffered: false,
    goOn: false,
    named: false,
    seekPace: 'live',
    bots: {},
    paces: {},
  };
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') };
  } catch {
    return defaults;
  }
};

const settings = makeStore(loadSettings());

export const useSettings = (): Settings => useStore(settings);

export const changeSettings = (change: Partial<Settings>): void => {
  const next = { ...settings.get(), ...change };
  settings.set(next);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing forgets this too.
  }
};

/** Which of the two lights is on, and a way to switch. */
export const otherTheme = (theme: Theme): Theme => (isDark(theme) ? 'light' : 'dark');

export const isDark = (theme: Theme): boolean =>
  theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';

/** The language before anything is drawn. */
export const currentLocale = (): Locale => settings.get().locale;
