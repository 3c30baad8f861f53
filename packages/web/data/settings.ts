import { LOCALES, type Locale } from '@sesame/kernel';
import { LOCALE_COOKIE, type Speed, type TimeControl } from '@sesame/protocol';
import { useSyncExternalStore } from 'react';
import { isOnServer } from './is-on-server.ts';
import { makeObservable, useObservable } from './observable.ts';
import type { WinsByBot } from './recommended-bot.ts';

export const THEMES = ['dark', 'light', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** How fast events are shown on the board; factors on the games’ timetables. */
export const ANIMATION_SPEEDS = { calm: 1.6, normal: 1, quick: 0.5, off: 0 } as const;
export type AnimationSpeed = keyof typeof ANIMATION_SPEEDS;

/** Preferences kept in localStorage. `public/before-paint.js` reads them too. */
export interface Settings {
  readonly locale: Locale;
  readonly theme: Theme;
  /** Reduced motion, even if the system does not ask for it. */
  readonly calm: boolean;
  readonly animationSpeed: AnimationSpeed;
  /** Plays with a screen reader: races against bots wait for the player. */
  readonly byEar: boolean;
  readonly hints: boolean;
  /** Sound and browser notification when it becomes our turn. */
  readonly turnSound: boolean;
  readonly notices: boolean;
  /** Player id and language of this browser's push subscription. */
  readonly toldAs?: string | undefined;
  /** Whether the player has seen the offer to turn on notifications. */
  readonly noticesOffered: boolean;
  /** After a move in a correspondence match, go to the next waiting match. */
  readonly goOn: boolean;
  /** Whether the player has chosen a name. */
  readonly named: boolean;
  /** The last game picked on the home page. */
  readonly game?: string;
  /** Filters of the list of open tables. */
  readonly tableGame?: string;
  readonly tablePace?: string;
  /** The speed last used for matchmaking. */
  readonly seekPace: Speed;
  /** Games of which the player has finished a match; the goal stays in sight until then. */
  readonly finished: Readonly<Record<string, true>>;
  /** Steps done of each game’s lesson. */
  readonly lessons: Readonly<Record<string, number>>;
  /** How often each bot was beaten, by game and bot. */
  readonly wins: Readonly<Record<string, WinsByBot>>;
  /** The last bot played, by game. */
  readonly bots: Readonly<Record<string, string>>;
  /** Help in matches against bots, by game: hints, and options that make the game easier. */
  readonly help: Readonly<Record<string, Readonly<Record<string, boolean>>>>;
  /** The time control of the last table opened, by game. */
  readonly paces: Readonly<Record<string, TimeControl>>;
}

const STORAGE_KEY = 'sesame.settings';

const isLocale = (tag: string): tag is Locale => LOCALES.some((locale) => locale === tag);

/** The first of the browser's languages that we support. */
const preferredLocale = (languages: readonly string[]): Locale =>
  languages.map((tag) => tag.split('-')[0] ?? '').find(isLocale) ?? 'en';

const DEFAULTS: Omit<Settings, 'locale'> = {
  theme: 'system',
  calm: false,
  animationSpeed: 'normal',
  byEar: false,
  hints: true,
  turnSound: true,
  notices: false,
  noticesOffered: false,
  goOn: false,
  named: false,
  seekPace: 'live',
  finished: {},
  lessons: {},
  wins: {},
  bots: {},
  help: {},
  paces: {},
};

const loadSettings = (): Settings => ({
  ...DEFAULTS,
  locale: preferredLocale(navigator.languages),
  ...storedSettings(),
});

/** What the player has chosen. The rest follows the system, or the defaults. */
const storedSettings = (): Partial<Settings> => {
  if (isOnServer) return {};
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
};

const loaded = loadSettings();
/** The server knows the language only. */
const isKnownToServer = Object.keys(storedSettings()).every((name) => name === 'locale');
const settings = makeObservable(loaded, isKnownToServer ? loaded : { ...DEFAULTS, locale: loaded.locale });

/** On the server: the language of the page that is rendered next. */
export const setFirstLocale = (locale: Locale): void => settings.setFirst({ ...DEFAULTS, locale });

const COOKIE_SECONDS = 365 * 86_400;

/** Tells the server which texts to preload, where the player has chosen another language than the browser's. */
const tellLocale = ({ locale }: Partial<Settings>): void => {
  if (locale === undefined) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs HTTPS, which servers at home do not have
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
};
tellLocale(storedSettings());

// What is changed in another tab holds here too.
if (!isOnServer) {
  addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY) settings.set(loadSettings());
  });
}

export const useSettings = (): Settings => useObservable(settings);

/** The chosen language; changes of other settings do not render again what uses it. */
export const useChosenLocale = (): Locale =>
  useSyncExternalStore(
    settings.subscribe,
    () => settings.get().locale,
    () => settings.getFirst().locale,
  );

export const changeSettings = (change: Partial<Settings>): void => {
  settings.set({ ...settings.get(), ...change });
  tellLocale(change);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...storedSettings(), ...change }));
  } catch {
    // Storage may be blocked or full: the setting then lasts until the page is closed.
  }
};

const systemTheme = isOnServer ? undefined : matchMedia('(prefers-color-scheme: dark)');
const watchSystemTheme = (changed: () => void): (() => void) => {
  systemTheme?.addEventListener('change', changed);
  return () => systemTheme?.removeEventListener('change', changed);
};
const isSystemDark = (): boolean => systemTheme?.matches ?? false;

/** Whether the dark theme is shown: the player’s choice, or else the system’s, also when it changes. */
export const useIsDark = (): boolean => {
  const { theme } = useSettings();
  const isDark = useSyncExternalStore(watchSystemTheme, isSystemDark, () => false);
  return theme === 'system' ? isDark : theme === 'dark';
};

/** The same, outside React. */
export const isDarkNow = (): boolean => {
  const { theme } = settings.get();
  return theme === 'system' ? isSystemDark() : theme === 'dark';
};

/** Outside React. */
export const currentSettings = (): Settings => settings.get();

/** The language, for use before the first render. */
export const currentLocale = (): Locale => settings.get().locale;

/** Turns a kind of help in matches against bots on or off. */
export const changeHelp = (game: string, kind: string, isOn: boolean): void => {
  const { help } = settings.get();
  changeSettings({ help: { ...help, [game]: { ...help[game], [kind]: isOn } } });
};

/** Notes that the player has seen the end of a match of a game. */
export const markFinished = (game: string): void => {
  const { finished } = settings.get();
  if (finished[game] === undefined) changeSettings({ finished: { ...finished, [game]: true } });
};

/** Notes that the player has beaten a bot. */
export const markBeaten = (game: string, bot: string): void => {
  const { wins } = settings.get();
  const ofGame = wins[game] ?? {};
  changeSettings({ wins: { ...wins, [game]: { ...ofGame, [bot]: (ofGame[bot] ?? 0) + 1 } } });
};
