import { type Command, fail, print, printJson } from '../command.ts';

const USE_PG_RESTORE =
  'DATABASE_URL is set: the store is in PostgreSQL. Stop all servers, then restore the dump with pg_restore --clean --if-exists --no-owner --dbname "$DATABASE_URL" FILE.';

export const restore: Command = {
  usage: 'restore FILE [--data DIR]',
  summary: 'Replace the store with a backup. The server must be stopped; what was there is kept aside.',
  flags: { data: 'data directory (default: data)' },
  run: async ({ args, flags, json }) => {
    const [file, another] = args;
    if (file === undefined || another !== undefined) return fail('Missing file. Usage: sesame restore FILE');
    const { data = 'data' } = flags;
    if (process.env.DATABASE_URL !== undefined) return fail(USE_PG_RESTORE);
    const { restoreStore } = await import('@sesame/server/restore-store');
    const restored = restoreStore(file, data);
    if (!restored.ok) return fail(`${restored.error.message} Nothing was changed.`);
    const { matches, inputs, replaced } = restored.value;
    if (json) {
      printJson({ ok: true, ...restored.value });
      return 0;
    }
    print(`Checked ${file}: it is whole and has ${matches} matches with ${inputs} moves and deals.`);
    print(`Restored it to ${data}.`);
    if (replaced !== undefined) print(`What was there before, with its write-ahead log, is now in ${replaced}.`);
    print(`Start the server: sesame serve --data ${data}`);
    return 0;
  },
};
