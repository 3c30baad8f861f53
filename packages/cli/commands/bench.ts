import { BENCHES } from '@sesame/bench';
import { type Command, fail, parseWhole, print, printJson } from '../command.ts';
import { makeTable } from '../text-table.ts';

const benchLines = () => Object.entries(BENCHES).map(([name, { summary }]) => `${name}: ${summary}`);
const listOfBenches = () =>
  benchLines()
    .map((line) => `\n  ${line}`)
    .join('');

export const bench: Command = {
  usage: 'bench NAME [--seconds N]',
  summary: 'Run a benchmark.',
  flags: { seconds: 'seconds per measurement (default: 5)' },
  more: () => ['', 'Benchmarks:', ...benchLines().map((line) => `  ${line}`)],
  run: async ({ args: [name, another], flags, json }) => {
    const chosen = name !== undefined && Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
    if (name === undefined || another !== undefined) return fail(`Missing benchmark. Benchmarks:${listOfBenches()}`);
    if (chosen === undefined) return fail(`Unknown benchmark: ${name}. Benchmarks:${listOfBenches()}`);
    const seconds = parseWhole('--seconds', flags.seconds ?? '5', { min: 1, max: 3_600 });
    if (!seconds.ok) return fail(seconds.error.message);
    const rows = await chosen.run({ seconds: seconds.value });
    if (json) printJson(rows);
    else print(makeTable(rows));
    return 0;
  },
};
