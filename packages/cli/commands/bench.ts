import { type Command, fail, parseWhole, print, printJson } from '../command.ts';
import { makeTable } from '../text-table.ts';

/** The benchmarks are in the repository only: they compare with other programs and need more than a server does. */
const loadBenches = () =>
  import('@sesame/bench').then(
    ({ BENCHES }) => BENCHES,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
      throw error;
    },
  );

const NOT_HERE = 'Benchmarks are part of the repository, not of the installed package.';

const benchLines = async (): Promise<readonly string[]> =>
  Object.entries((await loadBenches()) ?? {}).map(([name, { summary }]) => `${name}: ${summary}`);
const listOfBenches = async (): Promise<string> => (await benchLines()).map((line) => `\n  ${line}`).join('');

export const bench: Command = {
  usage: 'bench NAME [--seconds N] [--only TEXT]',
  summary: 'Run a benchmark.',
  flags: {
    seconds: 'seconds per measurement (default: 5)',
    only: 'pages: measure only those with this in their name, such as “home”',
  },
  more: async () => {
    const lines = await benchLines();
    return ['', ...(lines.length > 0 ? ['Benchmarks:', ...lines.map((line) => `  ${line}`)] : [NOT_HERE])];
  },
  run: async ({ args: [name, another], flags, json }) => {
    const benches = await loadBenches();
    if (benches === undefined) return fail(NOT_HERE);
    const chosen = name !== undefined && Object.hasOwn(benches, name) ? benches[name] : undefined;
    if (name === undefined || another !== undefined) {
      return fail(`Missing benchmark. Benchmarks:${await listOfBenches()}`);
    }
    if (chosen === undefined) return fail(`Unknown benchmark: ${name}. Benchmarks:${await listOfBenches()}`);
    const seconds = parseWhole('--seconds', flags.seconds ?? '5', { min: 1, max: 3_600 });
    if (!seconds.ok) return fail(seconds.error.message);
    const rows = await chosen.run({ seconds: seconds.value, only: flags.only });
    if (json) printJson(rows);
    else print(makeTable(rows));
    return 0;
  },
};
