const DAY_MS = 86_400_000;

/** UTC date of a time. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const before = (day: string): string => dayOf(Date.parse(day) - DAY_MS);

/** Length of the current streak: consecutive solved days up to today, or to yesterday while today is open. Days newest first. */
export const streakOf = (days: readonly string[], today: string): number => {
  let next = days[0] === today ? today : before(today);
  let streak = 0;
  for (const day of days) {
    if (day !== next) break;
    streak += 1;
    next = before(day);
  }
  return streak;
};
