import { BENCHES } from '@sesame/lab';
import { type Command, complain, parseWhole, say, sayJson } from '../command.ts';
import { makeTable } from '../table.ts';

const benches = () => Object.entries(BENCHES).map(([name, { summary }]) => `${name}: ${summary}`);
const known = () =>
  benches()
    .map((line) => `\n  ${line}`)
    .join('');

export const bench: Command = {
  usage: 'bench NAME [--seconds N]',
  summary: 'measures how fast the house is',
  flags: { seconds: 'how long each measurement takes (5)' },
  more: benches,
  run: async ({ args: [name, another], flags, json }) => {
    const chosen = name !== undefined && Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
    if (name === undefined || another !== undefined) return complain(`Which benchmark? There are:${known()}`);
    if (chosen === undefined) return complain(`There is no benchmark ${name}. There are:${known()}`);
    const seconds = parseWhole('--seconds', flags.seconds ?? '5', { min: 1, max: 3_600 });
    if (!seconds.ok) return complain(seconds.error.message);
    const rows = await chosen.run({ seconds: seconds.value });
    if (json) sayJson(rows);
    else say(makeTable(rows));
    return 0;
  },
};
