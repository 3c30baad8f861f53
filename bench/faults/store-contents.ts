import { type LogRow, openEngine, type Place, parseLogRow, parseMatch, type StoredMatch } from '@sesame/server';

/** What the house has written, read from its store and not through it. */
export interface Books {
  readonly matches: readonly WrittenMatch[];
  readonly changes: readonly RatingChange[];
  readonly ratings: readonly { readonly field: string; readonly played: number }[];
}

export interface WrittenMatch {
  readonly stored: StoredMatch;
  readonly isSettled: boolean;
  readonly rows: readonly LogRow[];
  readonly dueAt: number | undefined;
}

/** How a match changed a rating: that of one player in one game at one pace, which is its field. */
export interface RatingChange {
  readonly match: string;
  readonly field: string;
  readonly played: number;
  readonly before: number;
  readonly after: number;
}

export const readBooks = async (place: Place): Promise<Books> => {
  const { engine, build } = openEngine(place, { committed: () => {}, failed: () => {} });
  const log = await engine.rows(build.selectFrom('log').selectAll().orderBy('match_id').orderBy('seq').compile());
  const rows = Map.groupBy(log, ({ match_id }) => match_id);
  const due = await engine.rows(build.selectFrom('deadlines').selectAll().compile());
  const dues = new Map(due.map(({ match_id, due_at }) => [match_id, Number(due_at)]));
  const matches = await engine.rows(build.selectFrom('matches').selectAll().compile());
  const changes = await engine.rows(build.selectFrom('rating_changes').selectAll().orderBy('played').compile());
  const ratings = await engine.rows(build.selectFrom('ratings').selectAll().compile());
  await engine.close();
  return {
    matches: matches.map((row) => ({
      stored: parseMatch(row),
      isSettled: row.settled_at !== null,
      rows: (rows.get(row.id) ?? []).map(parseLogRow),
      dueAt: dues.get(row.id),
    })),
    changes: changes.map((row) => ({
      match: row.match_id,
      field: fieldOf(row),
      played: row.played,
      before: row.mu_before,
      after: row.mu_after,
    })),
    ratings: ratings.map((row) => ({ field: fieldOf(row), played: row.played })),
  };
};

const fieldOf = ({ player_id, game, pace }: { player_id: string; game: string; pace: string }) =>
  `${player_id} ${game} ${pace}`;
