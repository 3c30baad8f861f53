/** One line of the doctor's report. */
export interface Finding {
  /** What was looked at. */
  readonly check: string;
  /** A fault loses data or stops play; a warning will, one day. */
  readonly level: 'ok' | 'warning' | 'fault';
  readonly found: string;
  /** What to do about it. */
  readonly advice?: string;
}

export const fine = (check: string, found: string): Finding => ({ check, level: 'ok', found });

export const warn = (check: string, found: string, advice: string): Finding => ({
  check,
  level: 'warning',
  found,
  advice,
});

export const fault = (check: string, found: string, advice: string): Finding => ({
  check,
  level: 'fault',
  found,
  advice,
});

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** A size for people, such as `1.5 GB`. */
export const formatBytes = (bytes: number): string => {
  const power = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1000 ** power;
  return `${amount < 10 && power > 0 ? amount.toFixed(1) : Math.round(amount)} ${UNITS[power]}`;
};
