import { storeFile } from './files/data-folder.ts';
import { makeRepositories } from './make-store.ts';
import { POSTGRES_QUERIES, SQLITE_QUERIES, type StoreLocation } from './open-store.ts';
import { openPostgres } from './postgres/engine.ts';
import { openSqliteReadOnly } from './sqlite/read-only-engine.ts';
import type { Store } from './store.ts';

/** A store as it is, without migrations, for the doctor. */
export interface ReadOnlyStore extends Pick<Store, 'matches' | 'log' | 'keyValues' | 'close'> {
  /** Number of migrations that have run; 0: it is not a store of ours. */
  version(): Promise<number>;
  matchIds(): Promise<readonly string[]>;
  /** The deadline of a match. */
  dueAt(match: string): Promise<number | undefined>;
}

export const openStoreReadOnly = ({ data, database }: StoreLocation): ReadOnlyStore => {
  const watch = { committed: () => {}, failed: () => {} };
  const engine = database === undefined ? openSqliteReadOnly(storeFile(data)) : openPostgres(database, watch);
  const build = database === undefined ? SQLITE_QUERIES : POSTGRES_QUERIES;
  return {
    ...makeRepositories(engine, build),
    version: async () => (await engine.rows(build.selectFrom('migrations').select('id').compile())).length,
    matchIds: async () =>
      (await engine.rows(build.selectFrom('matches').select('id').orderBy('id').compile())).map(({ id }) => id),
    dueAt: async (match) => {
      const query = build.selectFrom('deadlines').select('due_at').where('match_id', '=', match);
      const [row] = await engine.rows(query.compile());
      return row === undefined ? undefined : Number(row.due_at);
    },
  };
};
