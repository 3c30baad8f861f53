import { type AnyDaily, isLowBest, ok, type Result, refuse } from '@sesame/kernel';
import type {
  DailyLuck,
  DailyMonth,
  DailyOverview,
  DailyPage,
  DailyProgress,
  DailyStep,
  OpenDaily,
} from '@sesame/protocol';
import type { Now } from '../../lib/now.ts';
import type { DailyKey, DailyStanding, StoredDaily } from '../../store/repositories/dailies.ts';
import type { Store, StoredPlayer } from '../../store/store.ts';
import { dayAfter, dayOf, daysOf, isDay, startOf, streakOf } from './days.ts';
import { makeDailyLuck } from './luck.ts';
import { type DrawnPuzzle, makeDrawPuzzle } from './puzzles.ts';

/** Daily puzzles: the same for everybody, checked and timed by the server from the moment a player opens one. */
export interface Dailies {
  overview(player: StoredPlayer): Promise<Result<DailyOverview>>;
  page(game: string, player: StoredPlayer, day?: string): Promise<Result<DailyPage>>;
  open(game: string, player: StoredPlayer, request: OpenDaily): Promise<Result<DailyProgress>>;
  step(game: string, player: StoredPlayer, request: DailyStep): Promise<Result<DailyProgress>>;
  month(game: string, player: StoredPlayer, month: string): Promise<Result<DailyMonth>>;
  luck(month: string): Promise<Result<DailyLuck>>;
}

interface DailiesDeps {
  readonly store: Pick<Store, 'dailies' | 'friends' | 'keyValues' | 'publicLog'>;
  readonly games: readonly string[];
  readonly dailyOf: (game: string) => Promise<AnyDaily | undefined>;
  readonly now: Now;
}

const MAX_STANDINGS = 10;
const MAX_STREAK_DAYS = 1_000;
const MAX_REVIEWED_OTHERS = 500;
const NO_DAILY = refuse('no-game', 'This game has no daily puzzle.');
const NO_DAY = refuse('no-day', 'There is no puzzle of this day.');

const stateOf = (mine: StoredDaily | undefined) =>
  mine === undefined ? 'closed' : mine.end === undefined ? 'open' : 'finished';

export const makeDailies = ({ store, games, dailyOf, now }: DailiesDeps): Dailies => {
  const luck = makeDailyLuck({ store, now });
  const draw = makeDrawPuzzle(dailyOf, luck);
  const today = () => dayOf(now());
  const untilNext = () => startOf(dayAfter(today(), 1)) - now();
  const streak = async (game: string, player: string) =>
    streakOf(await store.dailies.finishedDays(game, player, MAX_STREAK_DAYS), today());
  /** Whether there is, or was, a puzzle on this day. */
  const isKnown = async (day: string) => isDay(day) && day <= today() && (await luck.seedOf(day)) !== undefined;
  const withGuests = async (rows: readonly DailyStanding[]) => {
    const guests = await store.friends.guestsAmong(rows.map(({ player }) => player));
    return rows.map(({ player, ...row }) => ({ id: player, ...row, guest: guests.has(player) }));
  };

  /** The end as it is told: the result with the solution. */
  const tellEnd = async ({ daily, puzzle }: DrawnPuzzle, key: DailyKey, { steps, end }: StoredDaily) => {
    if (end === undefined) return undefined;
    const { score, took, isLate } = end;
    const played = daily.play(puzzle, steps);
    // Results from before steps were kept have nothing to review.
    if (!played.ok || played.value.result === undefined) return { score, took, late: isLate, marks: [], review: null };
    const finished = await store.dailies.finishedSteps(key.game, key.day, MAX_REVIEWED_OTHERS);
    const others = finished.filter(({ player }) => player !== key.player);
    const review = await daily.review(puzzle, steps, others);
    return { score, took, late: isLate, marks: played.value.result.marks.map((row) => [...row]), review };
  };
  const progress = async (drawn: DrawnPuzzle, key: DailyKey, mine: StoredDaily): Promise<Result<DailyProgress>> => {
    const { daily, puzzle } = drawn;
    const played = daily.play(puzzle, mine.steps);
    if (!played.ok) throw new Error(`the steps of ${key.game} on ${key.day} are refused: ${played.error.message}`);
    const end = await tellEnd(drawn, key, mine);
    const passed = mine.end?.took ?? now() - mine.openedAt;
    const { locale, steps } = mine;
    return ok({ day: key.day, locale, view: played.value.view, passed, steps: [...steps], ...(end && { end }) });
  };

  return {
    overview: async ({ id: player }) => {
      const day = today();
      const mine = await store.dailies.ofPlayerBetween(player, day, day);
      const told = await Promise.all(
        games.map(async (game) => {
          const daily = await dailyOf(game);
          if (daily === undefined) return [];
          const entry = mine.find((one) => one.game === game);
          const [days, finishers] = await Promise.all([streak(game, player), store.dailies.countFinished(game, day)]);
          const score = entry?.end && { score: entry.end.score };
          return [{ game, unit: daily.unit, state: stateOf(entry), ...score, streak: days, finishers } as const];
        }),
      );
      return ok({ day, next: untilNext(), games: told.flat() });
    },
    page: async (game, { id: player }, day = today()) => {
      const daily = await dailyOf(game);
      if (daily === undefined) return NO_DAILY;
      if (!(await isKnown(day))) return NO_DAY;
      const lowBest = isLowBest(daily.unit);
      const company = [player, ...(await store.friends.friendsOf(player))];
      const [mine, days, best, friends, finishers] = await Promise.all([
        store.dailies.find({ game, day, player }),
        streak(game, player),
        store.dailies.best(game, day, { isLowBest: lowBest, limit: MAX_STANDINGS }).then(withGuests),
        store.dailies.resultsOf(game, day, company, lowBest).then(withGuests),
        store.dailies.countFinished(game, day),
      ]);
      const when = { day, today: today(), next: untilNext() };
      return ok({ ...when, unit: daily.unit, state: stateOf(mine), streak: days, finishers, best, friends });
    },
    open: async (game, { id: player }, { day = today(), locale = 'en' }) => {
      if (!(await isKnown(day))) return NO_DAY;
      const key = { game, day, player };
      // The language of the first opening stays: the steps were played in it.
      const language = (await store.dailies.find(key))?.locale ?? locale;
      const drawn = await draw(game, day, language);
      if (drawn === undefined) return NO_DAILY;
      return progress(drawn, key, await store.dailies.open(key, now(), language));
    },
    step: async (game, { id: player }, { day, count, step: json }) => {
      const receivedAt = now();
      const key = { game, day, player };
      const mine = await store.dailies.find(key);
      if (mine === undefined) return refuse('not-open', 'Open the daily puzzle first.');
      const drawn = await draw(game, day, mine.locale);
      if (drawn === undefined) return NO_DAILY;
      if (mine.end !== undefined) return refuse('finished', 'You have finished this puzzle.');
      const step = drawn.daily.parseStep(json);
      if (!step.ok) return step;
      const took = receivedAt - mine.openedAt;
      const steps = [...mine.steps, { step: step.value, at: took }];
      const played = drawn.daily.play(drawn.puzzle, steps);
      if (!played.ok) return played;
      const isLate = dayOf(mine.openedAt) !== day || luck.isRevealed(day);
      const end = played.value.result && { score: played.value.result.score, took, isLate };
      const isNext = count === mine.steps.length && (await store.dailies.recordSteps(key, count, steps, end));
      if (!isNext) return refuse('stale', 'The puzzle has moved on. Reload the page.');
      return progress(drawn, key, { ...mine, steps, ...(end && { end }) });
    },
    month: async (game, { id: player }, month) => {
      if ((await dailyOf(game)) === undefined) return NO_DAILY;
      const days = isDay(`${month}-01`) ? daysOf(month).filter((day) => day <= today()) : [];
      const [first] = days;
      if (first === undefined || !(await isKnown(first))) return NO_DAY;
      const mine = (await store.dailies.ofPlayerBetween(player, first, today())).filter((one) => one.game === game);
      return ok({
        month,
        today: today(),
        days: days.map((day) => {
          const entry = mine.find((one) => one.day === day);
          return {
            day,
            state: stateOf(entry),
            ...(entry?.end && { score: entry.end.score, late: entry.end.isLate }),
          };
        }),
      });
    },
    luck: async (month) => {
      const told = isDay(`${month}-01`) ? await luck.publicOf(month) : undefined;
      return told === undefined ? NO_DAY : ok(told);
    },
  };
};
