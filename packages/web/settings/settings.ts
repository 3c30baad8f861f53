import { LOCALES, type Locale } from '@sesame/kernel';
import { makeStore, useStore } from '../house/store.ts';

export const THEMES = ['dark', 'light', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** What this browser remembers of how its player likes the house. `public/before-paint.js` reads it too. */
export interface Settings {
  readonly locale: Locale;
  readonly theme: Theme;
  /** Nothing moves, whatever the system says. */
  readonly calm: boolean;
  readonly hints: boolean;
  /** Whether the player chose their own name. */
  readonly named: boolean;
  /** The game that was last picked. */
  readonly game?: string;
  /** The bot that was last played, by game. */
  readonly bots: Readonly<Record<string, string>>;
}

const KEY = 'sesame.settings';

const isLocale = (tag: string): tag is Locale => LOCALES.some((locale) => locale === tag);

/** The first of the reader's languages that the house speaks. */
const preferredLocale = (languages: readonly string[]): Locale =>
  languages.map((tag) => tag.split('-')[0] ?? '').find(isLocale) ?? 'en';

const remembered = (): Settings => {
  const unless: Settings = {
    locale: preferredLocale(navigator.languages),
    theme: 'dark',
    calm: false,
    hints: true,
    named: false,
    bots: {},
  };
  try {
    return { ...unless, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return unless;
  }
};

const settings = makeStore(remembered());

export const useSettings = (): Settings => useStore(settings);

export const changeSettings = (change: Partial<Settings>): void => {
  const next = { ...settings.get(), ...change };
  settings.set(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing forgets this too.
  }
};

/** Which of the two lights is on, and a way to switch. */
export const otherTheme = (theme: Theme): Theme => (isDark(theme) ? 'light' : 'dark');

export const isDark = (theme: Theme): boolean =>
  theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';

/** The language before anything is drawn. */
export const chosenLocale = (): Locale => settings.get().locale;
