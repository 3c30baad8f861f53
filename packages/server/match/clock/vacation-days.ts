const DAY_MS = 86_400_000;

/** Vacation days taken in the current UTC year. A day that has begun counts as a whole day. */
export const daysTaken = (
  vacations: readonly { readonly from: number; readonly until: number }[],
  now: number,
): number => {
  const newYear = Date.UTC(new Date(now).getUTCFullYear(), 0);
  return vacations
    .filter(({ from }) => from >= newYear)
    .reduce((days, { from, until }) => days + Math.max(1, Math.ceil((until - from) / DAY_MS)), 0);
};
