import {
  type AnyDaily,
  commitmentOf,
  dailyRng,
  isDailySeed,
  type Locale,
  sameJson,
  type TimedStep,
} from '@sesame/kernel';
import type { DailyLuck } from '@sesame/protocol';

/** The seed of a day, from one that was revealed for the same or a later day of the month. */
const seedFrom = ({ day: revealedDay, seed }: NonNullable<DailyLuck['revealed']>, day: string): string => {
  const times = Number(revealedDay.slice(8)) - Number(day.slice(8));
  return Array.from({ length: times }).reduce<string>((last) => commitmentOf(last), seed);
};

/** Whether the revealed seed belongs to the published fingerprint. Undefined: none is revealed yet. */
export const checkSeeds = ({ fingerprint, revealed }: DailyLuck): boolean | undefined =>
  revealed && isDailySeed(fingerprint, revealed.day, revealed.seed);

/** Whether what we were shown was drawn from the published luck. Undefined: its seed is not revealed yet. */
export const checkPuzzle = async (
  { fingerprint, revealed }: DailyLuck,
  shown: {
    readonly game: string;
    readonly daily: AnyDaily;
    readonly day: string;
    readonly locale: Locale;
    readonly steps: readonly TimedStep<unknown>[];
    readonly view: unknown;
  },
): Promise<boolean | undefined> => {
  const { game, daily, day, locale, steps, view } = shown;
  if (revealed === undefined || revealed.day < day) return undefined;
  const seed = seedFrom(revealed, day);
  if (!isDailySeed(fingerprint, day, seed)) return false;
  const played = daily.play(await daily.make(dailyRng(seed, game), locale), steps);
  return played.ok && sameJson(played.value.view, view);
};
