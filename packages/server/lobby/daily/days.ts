const DAY_MS = 86_400_000;

/** The day of an instant, by the clock of Greenwich: everybody has the same. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const before = (day: string): string => dayOf(Date.parse(day) - DAY_MS);

/** How many days without a gap, up to today; while today is not solved, up to yesterday. Days are given newest first. */
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
