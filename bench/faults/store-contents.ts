import { type LogRow, openEngine, parseLogRow, parseMatch, type StoredMatch, type StoreLocation } from '@sesame/server';

/** Matches and ratings, read directly from the database. */
export interface StoreContents {
  readonly matches: readonly MatchRows[];
  readonly changes: readonly RatingChange[];
  readonly ratings: readonly { readonly ratingKey: string; readonly played: number }[];
}

export interface MatchRows {
  readonly stored: StoredMatch;
  readonly isSettled: boolean;
  readonly rows: readonly LogRow[];
  readonly dueAt: number | undefined;
}

/** How a match changed a rating. The key is the player, the game and the time control. */
export interface RatingChange {
  readonly match: string;
  readonly ratingKey: string;
  readonly played: number;
  readonly before: number;
  readonly after: number;
}

export const readStoreContents = async (location: StoreLocation): Promise<StoreContents> => {
  const { engine, build } = await openEngine(location, { committed: () => {}, failed: () => {} });
  const log = await engine.rows(build.selectFrom('log').selectAll().orderBy('match_id').orderBy('seq').compile());
  const rows = Map.groupBy(log, ({ match_id }) => match_id);
  const deadlines = await engine.rows(build.selectFrom('deadlines').selectAll().compile());
  const dueAt = new Map(deadlines.map(({ match_id, due_at }) => [match_id, Number(due_at)]));
  const matches = await engine.rows(build.selectFrom('matches').selectAll().compile());
  const changes = await engine.rows(build.selectFrom('rating_changes').selectAll().orderBy('played').compile());
  const ratings = await engine.rows(build.selectFrom('ratings').selectAll().compile());
  await engine.close();
  return {
    matches: matches.map((row) => ({
      stored: parseMatch(row),
      isSettled: row.settled_at !== null,
      rows: (rows.get(row.id) ?? []).map(parseLogRow),
      dueAt: dueAt.get(row.id),
    })),
    changes: changes.map((row) => ({
      match: row.match_id,
      ratingKey: ratingKeyOf(row),
      played: row.played,
      before: row.mu_before,
      after: row.mu_after,
    })),
    ratings: ratings.map((row) => ({ ratingKey: ratingKeyOf(row), played: row.played })),
  };
};

const ratingKeyOf = ({ player_id, game, pace }: { player_id: string; game: string; pace: string }) =>
  `${player_id} ${game} ${pace}`;
