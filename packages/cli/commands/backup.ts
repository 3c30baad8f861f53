import { type Command, fail, print, printJson } from '../command.ts';
import { makeProgress } from '../progress.ts';

export const backup: Command = {
  usage: 'backup [--data DIR] [--to FILE]',
  summary: 'Back up the store into one file, and check that file. The server may be running.',
  optionsOnly: true,
  flags: {
    data: 'data directory (default: data)',
    to: 'target file (default: a dated file in DIR/backups)',
  },
  run: async ({ flags, json }) => {
    const { data = 'data', to } = flags;
    const { backUp } = await import('@sesame/server/offline-commands');
    const bar = makeProgress(100);
    const made = await backUp({ data, to, progress: (share) => bar.show(Math.floor(share * 100)) });
    bar.end();
    if (!made.ok) return fail(made.error.message);
    if (json) printJson({ ok: true, ...made.value });
    else print(`Backup written and checked: ${made.value.file}`);
    return 0;
  },
};
