import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, fail, print, printJson } from '../command.ts';

export const importStore: Command = {
  usage: 'import-store --database URL [--data DIR]',
  summary: 'Copy a SQLite store into an empty PostgreSQL database.',
  optionsOnly: true,
  flags: {
    database: 'target database: postgres://user@host/name (default: DATABASE_URL)',
    data: 'data directory; the server must be stopped (default: data)',
  },
  run: async ({ flags, json }) => {
    const database = flags.database ?? process.env.DATABASE_URL;
    if (database === undefined) return fail('Missing database. Pass --database URL or set DATABASE_URL.');
    const { data = 'data' } = flags;
    if (!existsSync(join(data, 'sesame.db'))) return fail(`No store found in ${data}.`);
    const { importStore: copyStore } = await import('@sesame/server/import-store');
    try {
      await copyStore({
        data,
        database,
        done: ({ table, rows }) => (json ? printJson({ table, rows }) : print(`${table}: ${rows}`)),
      });
    } catch (error) {
      return fail(`${error instanceof Error ? error.message : error} Nothing was imported.`);
    }
    if (!json) print('Import complete. Start the server with DATABASE_URL set.');
    return 0;
  },
};
