import { playerIdAt, speedOf } from '@sesame/protocol';
import type { Games } from '../../lib/games.ts';
import { isProvisional, type Skill, shownOf } from '../../lib/rating-scale.ts';
import { pairOf, type RatingCategory, type StoredRating } from '../../store/repositories/ratings.ts';
import type { Settlement, UnsettledMatch } from '../../store/repositories/settlements.ts';
import type { Store } from '../../store/store.ts';
import { houseSkill } from './house-bots.ts';
import { makeSettlement, type RatingContext } from './settlement.ts';
import { type Standing, standingOf } from './standing.ts';
import { REPETITION_WINDOW_MS } from './weight.ts';

/** A rating that differs from the stored one, as shown to players; without `before` or `after` there is none. */
export interface RatingDifference extends RatingCategory {
  readonly player: string;
  readonly before?: number;
  readonly after?: number;
}

export interface Recomputation {
  /** Matches that count. */
  readonly matches: number;
  readonly differences: readonly RatingDifference[];
}

export interface RecomputeDeps {
  readonly store: Pick<Store, 'ratings' | 'settlements' | 'players' | 'accounts'>;
  readonly games: Pick<Games, 'botOf'>;
}

const PAGE_SIZE = 500;
/** Retries when a match is settled meanwhile. */
const MAX_TRIES = 5;

/**
 * Recomputes all ratings from the results of settled matches, in the order in which they ended, and replaces what is
 * stored in one transaction. Idempotent.
 */
export const recomputeRatings = async (deps: RecomputeDeps): Promise<Recomputation> => {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const settled = await deps.store.settlements.countSettled();
    const { settlements, ratings } = await rateAll(deps);
    const before = await deps.store.ratings.all();
    const isReplaced = await deps.store.settlements.replaceAll({ ratings, settlements, settled });
    if (isReplaced) return { matches: settlements.length, differences: differencesOf(before, ratings) };
  }
  throw new Error('matches ended while ratings were recomputed: stop the server, or try again later');
};

/** The settlements that change ratings, and the ratings after all of them. */
const rateAll = async ({ store, games }: RecomputeDeps) => {
  const standings = new Map<string, Standing>();
  const skills = new Map<string, { readonly field: RatingCategory; readonly player: string; readonly skill: Skill }>();
  const ends = new Map<string, number[]>();
  const settlements: Settlement[] = [];

  const contextOf = (ended: UnsettledMatch, field: RatingCategory): RatingContext => ({
    skillOf: (player) => houseSkill(games, player) ?? skills.get(keyOf(field, player))?.skill,
    // Those who have left are rated too, as their opponents were; they are left out at the end.
    isKept: (player) => houseSkill(games, player) === undefined,
    isRanked: (player) => standings.get(player)?.isRanked === true,
    meetings: (player, other) =>
      (ends.get(keyOf(field, pairOf(player, other))) ?? []).filter(
        (at) => at > (ended.match.endedAt ?? 0) - REPETITION_WINDOW_MS,
      ).length,
  });
  const rate = async (ended: UnsettledMatch) => {
    const players = ended.match.seats.map((seat) => playerIdAt(ended.match.game, seat));
    for (const player of players) {
      if (!standings.has(player)) standings.set(player, await standingOf(store, player));
    }
    const field = { game: ended.match.game, pace: speedOf(ended.match.pace) };
    const settlement = makeSettlement(ended, contextOf(ended, field));
    if (settlement.changes.length === 0) return;
    for (const { player, after } of settlement.changes)
      skills.set(keyOf(field, player), { field, player, skill: after });
    for (const [i, player] of players.entries()) {
      for (const other of players.slice(i + 1)) {
        const key = keyOf(field, pairOf(player, other));
        ends.set(key, [...(ends.get(key) ?? []), settlement.endedAt]);
      }
    }
    settlements.push(settlement);
  };

  let after: { readonly endedAt: number; readonly match: string } | undefined;
  do {
    const page = await store.settlements.settled(PAGE_SIZE, after);
    for (const ended of page) await rate(ended);
    const last = page.at(PAGE_SIZE - 1)?.match;
    after = last && { endedAt: last.endedAt ?? 0, match: last.id };
  } while (after !== undefined);

  const isKept = (player: string) => standings.get(player)?.isKept === true;
  return {
    settlements: settlements.map((one) => ({ ...one, changes: one.changes.filter(({ player }) => isKept(player)) })),
    ratings: [...skills.values()]
      .filter(({ player }) => isKept(player))
      .map(
        ({ field, player, skill }): StoredRating => ({ ...field, ...skill, player, provisional: isProvisional(skill) }),
      ),
  };
};

const keyOf = ({ game, pace }: RatingCategory, what: string): string => `${game} ${pace} ${what}`;

const differencesOf = (
  before: readonly StoredRating[],
  after: readonly StoredRating[],
): readonly RatingDifference[] => {
  const stored = new Map(before.map((rating) => [keyOf(rating, rating.player), rating]));
  const computed = new Map(after.map((rating) => [keyOf(rating, rating.player), rating]));
  return [...new Map([...stored, ...computed])].flatMap(([key, { player, game, pace }]) => {
    const [was, is] = [stored.get(key), computed.get(key)];
    if (was?.mu === is?.mu && was?.sigma === is?.sigma && was?.played === is?.played) return [];
    return [
      {
        ...{ player, game, pace },
        ...(was !== undefined && { before: shownOf(was.mu) }),
        ...(is !== undefined && { after: shownOf(is.mu) }),
      },
    ];
  });
};
