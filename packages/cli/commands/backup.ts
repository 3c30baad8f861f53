import { type Command, fail, print, printJson } from '../command.ts';
import { makeProgress } from '../progress.ts';

export const backup: Command = {
  usage: 'backup [--data DIR] [--to FILE]',
  summary: 'Back up the SQLite store into one file. The server may be running.',
  optionsOnly: true,
  flags: {
    data: 'data directory (default: data)',
    to: 'target file (default: a dated file in DIR/backups)',
  },
  run: async ({ flags, json }) => {
    const { data = 'data' } = flags;
    const { backUp, nextBackup } = await import('@sesame/server');
    const to = flags.to ?? nextBackup(data);
    const progress = makeProgress(100);
    const done = await backUp(data, to, (share) => progress.show(Math.floor(share * 100)));
    progress.end();
    if (!done.ok) return fail(done.error.message);
    if (json) printJson({ ok: true, file: to });
    else print(`Backup written to ${to}`);
    return 0;
  },
};
