import { dailySeed, makeHex, monthFingerprint, monthOf } from '@sesame/kernel';
import type { DailyLuck } from '@sesame/protocol';
import type { Now } from '../../lib/now.ts';
import type { Store } from '../../store/store.ts';
import { dayAfter, dayOf, daysOf, monthAfter } from './days.ts';

/** The committed luck of the daily puzzles, one secret per month. */
export interface DailyLuckKeeper {
  /** The seed of a day. Undefined: there were no puzzles yet. */
  seedOf(day: string): Promise<string | undefined>;
  /** What is public of a month. Undefined: nothing is. */
  publicOf(month: string): Promise<DailyLuck | undefined>;
  /** Whether a day's seed is public. Results after that do not count. */
  isRevealed(day: string): boolean;
}

/** A puzzle that was opened just before midnight can be finished on the next day. */
const DAYS_UNTIL_REVEAL = 2;
const SECRET_BYTES = 32;

interface MonthSecret {
  readonly secret: string;
  readonly at: number;
}

const keyOf = (month: string): string => `daily luck ${month}`;

export const makeDailyLuck = ({
  store,
  now,
}: {
  readonly store: Pick<Store, 'keyValues' | 'publicLog'>;
  readonly now: Now;
}): DailyLuckKeeper => {
  const known = new Map<string, MonthSecret>();
  const read = async (month: string): Promise<MonthSecret | undefined> => {
    const kept = known.get(month);
    if (kept !== undefined) return kept;
    const text = await store.keyValues.get(keyOf(month));
    return text === undefined ? undefined : (JSON.parse(text) as MonthSecret);
  };
  /** Draws the secret of a month and publishes its fingerprint, unless that was done. */
  const prepare = async (month: string): Promise<void> => {
    if (known.has(month)) return;
    const drawn = { secret: makeHex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES))), at: now() };
    const kept = JSON.parse(await store.keyValues.getOrSet(keyOf(month), JSON.stringify(drawn))) as MonthSecret;
    await store.publicLog.addDailyLuck(month, monthFingerprint(kept.secret, month), kept.at);
    known.set(month, kept);
  };
  /** This month's and the next one's. */
  const prepareMonths = async (): Promise<void> => {
    const month = monthOf(dayOf(now()));
    await prepare(month);
    await prepare(monthAfter(month));
  };
  const isRevealed = (day: string) => dayAfter(day, DAYS_UNTIL_REVEAL) <= dayOf(now());
  return {
    isRevealed,
    seedOf: async (day) => {
      await prepareMonths();
      const month = await read(monthOf(day));
      return month && dailySeed(month.secret, day);
    },
    publicOf: async (month) => {
      await prepareMonths();
      const found = await read(month);
      if (found === undefined) return undefined;
      const revealed = daysOf(month).findLast(isRevealed);
      return {
        month,
        fingerprint: monthFingerprint(found.secret, month),
        published: found.at,
        ...(revealed !== undefined && { revealed: { day: revealed, seed: dailySeed(found.secret, revealed) } }),
      };
    },
  };
};
