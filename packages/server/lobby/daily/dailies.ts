import { type AnyDaily, ok, type Result, refuse } from '@sesame/kernel';
import type { DailyAnswered, DailyOpened, DailyPage } from '@sesame/protocol';
import type { Now } from '../../lib/now.ts';
import type { Store, StoredPlayer } from '../../store/store.ts';
import { dayOf, streakOf } from './days.ts';

/** Daily puzzle: the same for everybody, timed by the server from the moment a player opens it. */
export interface Dailies {
  page(game: string, player: StoredPlayer): Promise<Result<DailyPage>>;
  open(game: string, player: StoredPlayer): Promise<Result<DailyOpened>>;
  /** Checks an answer. There is no penalty for a wrong one. */
  answer(game: string, player: StoredPlayer, json: unknown): Promise<Result<DailyAnswered>>;
}

const MAX_STANDINGS = 10;
const NO_DAILY = refuse('no-game', 'This game has no daily puzzle.');

export const makeDailies = ({
  store,
  dailyOf,
  now,
}: {
  readonly store: Pick<Store, 'dailies'>;
  readonly dailyOf: (game: string) => Promise<AnyDaily | undefined>;
  readonly now: Now;
}): Dailies => {
  const today = () => dayOf(now());
  const streak = async (game: string, player: string) =>
    streakOf(await store.dailies.solvedDays(game, player, 1_000), today());

  return {
    page: async (game, { id: player }) => {
      if ((await dailyOf(game)) === undefined) return NO_DAILY;
      const day = today();
      const [mine, days, best, solvers] = await Promise.all([
        store.dailies.find({ game, day, player }),
        streak(game, player),
        store.dailies.best(game, day, MAX_STANDINGS),
        store.dailies.countSolvers(game, day),
      ]);
      const state = mine === undefined ? 'closed' : mine.took === undefined ? 'open' : 'solved';
      return ok({
        day,
        state,
        streak: days,
        solvers,
        best: [...best],
        ...(mine?.took !== undefined && { took: mine.took, tries: mine.tries }),
      });
    },
    open: async (game, { id: player }) => {
      const daily = await dailyOf(game);
      if (daily === undefined) return NO_DAILY;
      const day = today();
      const { openedAt } = await store.dailies.open({ game, day, player }, now());
      return ok({ day, puzzle: daily.make(day), passed: now() - openedAt });
    },
    answer: async (game, { id: player }, json) => {
      const daily = await dailyOf(game);
      if (daily === undefined) return NO_DAILY;
      const key = { game, day: today(), player };
      const mine = await store.dailies.find(key);
      if (mine === undefined) return refuse('not-open', 'Open the daily puzzle first.');
      if (mine.took !== undefined) return refuse('solved', 'You have already solved it.');
      const answer = daily.parseAnswer(json);
      if (!answer.ok) return answer;
      const right = daily.isRight(daily.make(key.day), answer.value);
      const took = now() - mine.openedAt;
      await store.dailies.recordTry(key, mine.tries + 1, right ? took : undefined);
      return ok({ right, ...(right && { took }), tries: mine.tries + 1, streak: await streak(game, player) });
    },
  };
};
