import { type AnyPuzzles, LOCALES, type Locale, ok, type Result, refuse } from '@sesame/kernel';
import type { NextPuzzle, PuzzlePage, PuzzlesOverview, ShownPuzzle } from '@sesame/protocol';
import { shownRating } from '../../competition/ratings/shown-rating.ts';
import { standingOf } from '../../competition/ratings/standing.ts';
import type { Now } from '../../lib/now.ts';
import { NEWCOMER, shownOf } from '../../lib/rating-scale.ts';
import type { StoredTry } from '../../store/repositories/puzzle-tries.ts';
import type { PuzzleGroup, StoredPuzzle } from '../../store/repositories/stored-puzzle.ts';
import type { Store, StoredPlayer } from '../../store/store.ts';
import { dayAfter, dayOf, isDay, startOf } from '../daily/days.ts';
import { choosePageOfDay } from './page-of-day.ts';
import { settleAnswer } from './settle-answer.ts';
import type { PuzzleStock } from './stock.ts';

/** Puzzles from matches: a page a day, and the next one near a player's rating. Answers are judged here. */
export interface PuzzleService {
  overview(player: StoredPlayer, language?: Locale): Promise<Result<PuzzlesOverview>>;
  page(game: string, player: StoredPlayer, query: PageQuery): Promise<Result<PuzzlePage>>;
  next(game: string, player: StoredPlayer, language?: Locale): Promise<Result<NextPuzzle>>;
  find(game: string, player: StoredPlayer, id: string): Promise<Result<ShownPuzzle>>;
  answer(game: string, player: StoredPlayer, request: AnswerRequest): Promise<Result<ShownPuzzle>>;
  giveUp(game: string, player: StoredPlayer, id: string): Promise<Result<ShownPuzzle>>;
}

interface PageQuery {
  readonly day?: string;
  readonly language?: Locale;
}

interface AnswerRequest {
  readonly id: string;
  readonly answer: unknown;
}

export interface PuzzleServiceDeps {
  readonly store: Pick<Store, 'puzzles' | 'players' | 'accounts' | 'matches'>;
  readonly games: readonly string[];
  readonly puzzlesOf: (game: string) => Promise<AnyPuzzles | undefined>;
  readonly stock: Pick<PuzzleStock, 'refill'>;
  readonly now: Now;
}

/** The next puzzle is drawn among this many that are nearest in rating. */
const NEAREST = 8;
const NO_PUZZLES = refuse('no-game', 'This game has no puzzles.');
const NO_PUZZLE = refuse('no-puzzle', 'Puzzle not found.');
const NO_DAY = refuse('no-day', 'There are no puzzles of this day.');

/** A puzzle with the game's functions for it. */
interface OpenPuzzle {
  readonly puzzles: AnyPuzzles;
  readonly posed: StoredPuzzle;
  readonly known: StoredTry | undefined;
}

export const makePuzzles = ({ store, games, puzzlesOf, stock, now }: PuzzleServiceDeps): PuzzleService => {
  const { tries, pages } = store.puzzles;
  const today = () => dayOf(now());
  const groupOf = (game: string, puzzles: AnyPuzzles, language: Locale = 'en'): PuzzleGroup => ({
    game,
    language: puzzles.optionsIn === undefined ? '' : language,
  });
  const ratingOf = async (game: string, player: string) => {
    if (!(await standingOf(store, player)).isRanked) return {};
    return { rating: shownRating((await tries.ratingOf(player, game)) ?? NEWCOMER) };
  };

  /** A puzzle of a page, or one that this player was shown. */
  const open = async (game: string, player: string, id: string): Promise<OpenPuzzle | undefined> => {
    const [puzzles, posed, known] = await Promise.all([
      puzzlesOf(game),
      store.puzzles.find(id),
      tries.find(player, id),
    ]);
    if (puzzles === undefined || posed?.game !== game) return undefined;
    if (known === undefined && !(await pages.has(id))) return undefined;
    await puzzles.prepare?.(posed.puzzle);
    return { puzzles, posed, known };
  };
  const sourceOf = async ({ match: id, ply, seat }: StoredPuzzle) => {
    const match = id === undefined ? undefined : await store.matches.find(id);
    const players = match?.seats.map(({ name }) => name) ?? [];
    return { ply, seat, players, ...(match && { match: match.id }) };
  };
  const show = async ({ puzzles, posed, known }: OpenPuzzle): Promise<ShownPuzzle> => {
    const language = languageOf(posed);
    const shown = {
      ...{ id: posed.id, game: posed.game, rating: shownOf(posed.mu), puzzle: posed.puzzle },
      ...{ answered: posed.answered, solved: posed.solved, bots: posed.match === undefined },
      ...(language !== undefined && { language }),
    };
    const end = known?.end;
    if (end === undefined) return shown;
    const change = end.change && { before: shownOf(end.change.before), after: shownOf(end.change.after) };
    return {
      ...shown,
      end: {
        solved: end.solved,
        gaveUp: end.answer === undefined,
        review: puzzles.review(posed, end.answer),
        ...(change && { change }),
        source: await sourceOf(posed),
      },
    };
  };
  const settle = async (game: string, player: string, judged: { id: string; solved: boolean; answer?: unknown }) => {
    const { id, ...rest } = judged;
    await settleAnswer(store, player, id, { ...rest, at: now() });
    const opened = await open(game, player, id);
    return opened === undefined ? NO_PUZZLE : ok(await show(opened));
  };

  return {
    overview: async ({ id: player }, language) => {
      const day = today();
      const told = await Promise.all(
        games.map(async (game) => {
          const puzzles = await puzzlesOf(game);
          if (puzzles === undefined) return [];
          const page = await pages.of(groupOf(game, puzzles, language), day);
          const known = await tries.ofPuzzles(
            player,
            page.map(({ id }) => id),
          );
          const ends = known.flatMap(({ end }) => end ?? []);
          const solved = ends.filter((end) => end.solved).length;
          return [{ game, ...(await ratingOf(game, player)), puzzles: page.length, answered: ends.length, solved }];
        }),
      );
      return ok({ day, games: told.flat() });
    },
    page: async (game, { id: player }, { day = today(), language }) => {
      const puzzles = await puzzlesOf(game);
      if (puzzles === undefined) return NO_PUZZLES;
      if (!isDay(day) || day > today()) return NO_DAY;
      const group = groupOf(game, puzzles, language);
      const isToday = day === today();
      const isRefilling = isToday && (await stock.refill(group));
      const chosen = await pages.of(group, day);
      if (chosen.length === 0 && !isToday) return NO_DAY;
      // With more to choose from the page is better.
      const page = chosen.length > 0 || isRefilling ? chosen : await choosePageOfDay(store, group, day);
      const known = await tries.ofPuzzles(
        player,
        page.map(({ id }) => id),
      );
      const markOf = (id: string) => {
        const end = known.find((one) => one.puzzle === id)?.end;
        return end && { mark: end.solved ? ('solved' as const) : ('failed' as const) };
      };
      const hasLanguages = puzzles.optionsIn !== undefined;
      return ok({
        ...{ day, today: today(), next: startOf(dayAfter(today(), 1)) - now(), hasLanguages },
        ...(hasLanguages && { language: language ?? 'en' }),
        preparing: page.length === 0 && isRefilling,
        ...(await ratingOf(game, player)),
        puzzles: page.map(({ id, mu, answered, solved }) => ({
          ...{ id, rating: shownOf(mu), answered, solved },
          ...markOf(id),
        })),
        ...(await pages.neighbours(group, day)),
      });
    },
    next: async (game, { id: player }, language) => {
      const puzzles = await puzzlesOf(game);
      if (puzzles === undefined) return NO_PUZZLES;
      const group = groupOf(game, puzzles, language);
      const isRefilling = await stock.refill(group);
      if ((await tries.openNext(group, player)) === undefined) {
        const { mu } = (await tries.ratingOf(player, game)) ?? NEWCOMER;
        const nearest = await store.puzzles.nearest(group, player, { mu, day: today(), limit: NEAREST });
        const puzzle = nearest[Math.floor(Math.random() * nearest.length)];
        if (puzzle === undefined) return ok({ preparing: isRefilling });
        await tries.showNext(group, player, { puzzle, at: now() });
      }
      const shown = await tries.openNext(group, player);
      const opened = shown === undefined ? undefined : await open(game, player, shown);
      return ok({ preparing: false, ...(opened && { puzzle: await show(opened) }) });
    },
    find: async (game, { id: player }, id) => {
      const opened = await open(game, player, id);
      return opened === undefined ? NO_PUZZLE : ok(await show(opened));
    },
    answer: async (game, { id: player }, { id, answer: json }) => {
      const opened = await open(game, player, id);
      if (opened === undefined) return NO_PUZZLE;
      if (opened.known?.end !== undefined) return ok(await show(opened));
      const answer = opened.puzzles.parseAnswer(json);
      if (!answer.ok) return answer;
      const solved = opened.puzzles.judge(opened.posed, answer.value);
      if (!solved.ok) return solved;
      return settle(game, player, { id, solved: solved.value, answer: answer.value });
    },
    giveUp: async (game, { id: player }, id) => {
      const opened = await open(game, player, id);
      return opened === undefined ? NO_PUZZLE : settle(game, player, { id, solved: false });
    },
  };
};

const languageOf = ({ language }: StoredPuzzle): Locale | undefined => LOCALES.find((locale) => locale === language);
