const DAY_MS = 86_400_000;

/** UTC date of a time. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** When a day begins. */
export const startOf = (day: string): number => Date.parse(day);

/** The day some days later, or earlier. */
export const dayAfter = (day: string, days: number): string => dayOf(startOf(day) + days * DAY_MS);

/** Whether there is such a day: 2026-02-30 is none. */
export const isDay = (text: string): boolean => !Number.isNaN(Date.parse(text)) && dayOf(Date.parse(text)) === text;

/** The month after a month such as `2026-12`. */
export const monthAfter = (month: string): string => dayAfter(`${month}-01`, 31).slice(0, 7);

/** The days of a month, first to last. */
export const daysOf = (month: string): readonly string[] =>
  Array.from({ length: 31 }, (_, i) => dayAfter(`${month}-01`, i)).filter((day) => day.startsWith(month));

/** Length of the current streak: consecutive finished days up to today, or to yesterday while today is open. Newest first. */
export const streakOf = (days: readonly string[], today: string): number => {
  let next = days[0] === today ? today : dayAfter(today, -1);
  let streak = 0;
  for (const day of days) {
    if (day !== next) break;
    streak += 1;
    next = dayAfter(day, -1);
  }
  return streak;
};
