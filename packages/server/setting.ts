import type { SettingForm } from './lib/setting-form.ts';
import { DEFAULTS, type Settings } from './settings.ts';

/** A setting: a flag of `sesame serve` and an environment variable. The flag wins. */
export interface Setting {
  readonly flag: string;
  readonly variable: string;
  readonly meaning: string;
  /** Its default, as the manual shows it. */
  readonly fallback: string;
  /** Undefined: the text cannot be used; it must be `what`. */
  apply(settings: Settings, text: string): Settings | undefined;
  readonly what: string;
}

interface Row<Value> {
  readonly meaning: string;
  readonly form: SettingForm<Value>;
  /** Where it differs from the flag: `--max-open` is SESAME_MAX_OPEN. */
  readonly variable?: string;
  /** Shown instead of the default. */
  readonly fallback?: string;
  get(settings: Settings): Value | undefined;
  set(settings: Settings, value: Value): Settings;
}

/** A row of the table. */
export const setting = <Value>(flag: string, { meaning, form, get, set, ...row }: Row<Value>): Setting => ({
  flag,
  variable: row.variable ?? `SESAME_${flag.toUpperCase().replaceAll('-', '_')}`,
  meaning,
  what: form.what,
  fallback: row.fallback ?? String(get(DEFAULTS) ?? ''),
  apply: (settings, text) => {
    const value = form.parse(text);
    return value === undefined ? undefined : set(settings, value);
  },
});
