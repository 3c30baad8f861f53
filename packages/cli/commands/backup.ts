import { type Command, complain, say, sayJson } from '../command.ts';
import { makeProgress } from '../progress.ts';

export const backup: Command = {
  usage: 'backup [--data DIR] [--to FILE]',
  summary: 'copies all that the house knows into one file, while it runs or not',
  optionsOnly: true,
  flags: {
    data: 'the folder of the house (data)',
    to: 'the file (one in the folder backups of the house)',
  },
  run: async ({ flags, json }) => {
    const { data = 'data' } = flags;
    const { backUp, nextBackup } = await import('@sesame/server');
    const to = flags.to ?? nextBackup(data);
    const progress = makeProgress(100);
    const done = await backUp(data, to, (share) => progress.show(Math.floor(share * 100)));
    progress.end();
    if (!done.ok) return complain(done.error.message);
    if (json) sayJson({ ok: true, file: to });
    else say(`Everything is in ${to}`);
    return 0;
  },
};
