import { type Command, complain, say, sayJson } from '../command.ts';

export const deskLink: Command = {
  usage: 'desk-link [--data DIR] [--url URL]',
  summary: "makes a link to the host's desk that works once, while the house runs or not",
  optionsOnly: true,
  flags: {
    data: 'the folder of the house (data)',
    url: 'where the house is (where it was last opened)',
  },
  run: async ({ flags, json }) => {
    if (flags.url !== undefined && !URL.canParse(flags.url))
      return complain(`--url should be an address, not ${flags.url}.`);
    const { makeDeskLink } = await import('@sesame/server');
    const link = await makeDeskLink(flags.data ?? 'data', flags.url);
    if (!link.ok) return complain(link.error.message);
    if (json) sayJson({ ok: true, link: link.value });
    else say(`${link.value}\nOpen it in the browser of whoever shall host. It works once, within a week.`);
    return 0;
  },
};
