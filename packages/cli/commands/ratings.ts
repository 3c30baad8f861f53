import { type Command, fail, print, printJson } from '../command.ts';
import { GAMES_FLAG, importGames } from '../outside-games.ts';
import { makeTable } from '../text-table.ts';

export const ratings: Command = {
  usage: 'ratings --recompute [--data DIR] [--games DIR]',
  summary: 'Recompute all ratings from the results of matches, and say which have changed.',
  optionsOnly: true,
  flags: { data: 'data directory (default: data); with DATABASE_URL, the PostgreSQL database', ...GAMES_FLAG },
  switches: { recompute: 'replace the stored ratings. It can be run again and while the server runs' },
  run: async ({ flags, switches, json }) => {
    if (!switches.has('recompute')) return fail('Missing --recompute. Nothing was changed.');
    const imported = await importGames(flags.games);
    if (!imported.ok) return fail(imported.error.message);
    const { recompute } = await import('@sesame/server/offline-commands');
    const done = await recompute(flags.data ?? 'data');
    if (!done.ok) return fail(done.error.message);
    const { matches, differences } = done.value;
    if (json) {
      printJson({ ok: true, matches, differences });
      return 0;
    }
    print(`Rated matches: ${matches}. Ratings that have changed: ${differences.length}.`);
    const rows = differences.map(({ before = '–', after = '–', ...whose }) => ({ ...whose, before, after }));
    if (rows.length > 0) print(makeTable(rows));
    return 0;
  },
};
