import { type Command, fail, print, printJson } from '../command.ts';

export const adminLink: Command = {
  usage: 'admin-link [--data DIR] [--url URL]',
  summary: 'Print a one-time link to the admin console. The server may be running.',
  optionsOnly: true,
  flags: {
    data: 'data directory (default: data)',
    url: 'address of the server (default: its last known address)',
  },
  run: async ({ flags, json }) => {
    if (flags.url !== undefined && !URL.canParse(flags.url)) return fail(`--url must be a URL, not "${flags.url}".`);
    const { makeAdminLink } = await import('@sesame/server/offline-commands');
    const link = await makeAdminLink(flags.data ?? 'data', flags.url);
    if (!link.ok) return fail(link.error.message);
    if (json) printJson({ ok: true, link: link.value });
    else print(`${link.value}\nOpen it in the admin’s browser. It works once and expires after a week.`);
    return 0;
  },
};
