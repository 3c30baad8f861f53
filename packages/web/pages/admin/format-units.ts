import type { Locale } from '@sesame/kernel';

/** A size in bytes, in the largest fitting unit. */
export const formatBytes = (size: number, locale: Locale): string => {
  const [unit, divisor] = size < 1_000_000 ? ['kilobyte', 1_000] : size < 1e9 ? ['megabyte', 1e6] : ['gigabyte', 1e9];
  const number = size / Number(divisor);
  const digits = { maximumFractionDigits: number < 10 ? 1 : 0 };
  return new Intl.NumberFormat(locale, { style: 'unit', unit: String(unit), ...digits }).format(number);
};

export const formatMilliseconds = (time: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 1 }).format(time);

/** A duration in its largest whole unit. */
export const formatUptime = (time: number, locale: Locale): string => {
  const [unit, divisor] =
    time < 3_600_000 ? ['minute', 60_000] : time < 86_400_000 ? ['hour', 3_600_000] : ['day', 86_400_000];
  const style = { style: 'unit', unit: String(unit), unitDisplay: 'long', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(locale, style).format(Math.floor(time / Number(divisor)));
};
