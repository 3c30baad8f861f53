import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, complain, say, sayJson } from '../command.ts';

export const importStore: Command = {
  usage: 'import-store --database URL [--data DIR]',
  summary: 'moves a house from its SQLite file into an empty PostgreSQL database',
  optionsOnly: true,
  flags: {
    database: 'where to: postgres://user@host/name (DATABASE_URL)',
    data: 'the folder of the house, which must be closed (data)',
  },
  run: async ({ flags, json }) => {
    const database = flags.database ?? process.env.DATABASE_URL;
    if (database === undefined) return complain('where to? Name a PostgreSQL database with --database.');
    const file = join(flags.data ?? 'data', 'sesame.db');
    if (!existsSync(file)) return complain(`there is no house in ${flags.data ?? 'data'}.`);
    const { importStore: move } = await import('@sesame/server/import-store');
    try {
      await move({
        file,
        database,
        done: ({ table, rows }) => (json ? sayJson({ table, rows }) : say(`${table}: ${rows}`)),
      });
    } catch (error) {
      return complain(`${error instanceof Error ? error.message : error} Nothing was moved.`);
    }
    if (!json) say('The house has moved. Start it with DATABASE_URL set.');
    return 0;
  },
};
