import { parseArgs } from 'node:util';
import { type Command, fail, print } from './command.ts';
import { adminLink } from './commands/admin-link.ts';
import { audit } from './commands/audit.ts';
import { backup } from './commands/backup.ts';
import { balance } from './commands/balance.ts';
import { bench } from './commands/bench.ts';
import { clusterCommand } from './commands/cluster.ts';
import { dev } from './commands/dev.ts';
import { doctor } from './commands/doctor.ts';
import { games } from './commands/games.ts';
import { importStore } from './commands/import-store.ts';
import { ladder } from './commands/ladder.ts';
import { newGame } from './commands/new-game.ts';
import { ratings } from './commands/ratings.ts';
import { replay } from './commands/replay.ts';
import { restore } from './commands/restore.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { yourLevel } from './commands/your-level.ts';
import manifest from './package.json' with { type: 'json' };

const COMMANDS: Readonly<Record<string, Command>> = {
  serve,
  'new-game': newGame,
  dev,
  games,
  replay,
  simulate,
  ladder,
  balance,
  'your-level': yourLevel,
  verify,
  audit,
  bench,
  cluster: clusterCommand,
  'import-store': importStore,
  backup,
  restore,
  doctor,
  ratings,
  'admin-link': adminLink,
};

/** Former names of commands. */
const ALIASES: Readonly<Record<string, string>> = { 'desk-link': 'admin-link' };

const overview = (): string =>
  [
    'Usage: sesame COMMAND [--json] [--help]',
    '       sesame --version',
    '',
    'Commands:',
    ...Object.values(COMMANDS).map(({ usage, summary }) => `  sesame ${usage}\n      ${summary}`),
    '',
    '--json prints results as JSON, one per line. sesame COMMAND --help explains the options of a command.',
  ].join('\n');

const helpOf = async ({ usage, summary, flags, switches, more }: Command): Promise<string> =>
  [
    `Usage: sesame ${usage} [--json]`,
    '',
    summary,
    ...Object.entries({ ...switches, ...flags }).map(([flag, meaning]) => `  --${flag}: ${meaning}`),
    ...((await more?.()) ?? []),
  ].join('\n');

const main = async ([typed, ...words]: readonly string[]): Promise<number> => {
  if (typed === undefined) return fail(`Missing command.\n${overview()}`);
  if (typed === '--help' || typed === '-h' || typed === 'help') {
    print(overview());
    return 0;
  }
  if (typed === '--version' || typed === '-v' || typed === 'version') {
    print(`Sesame ${manifest.version}, Node ${process.versions.node}`);
    return 0;
  }
  const name = Object.hasOwn(ALIASES, typed) ? (ALIASES[typed] ?? typed) : typed;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    return fail(`Unknown command: ${name}. Commands: ${Object.keys(COMMANDS).join(', ')}.`);
  }
  const texts = Object.fromEntries(Object.keys(command.flags).map((flag) => [flag, { type: 'string' as const }]));
  const booleans = Object.fromEntries(
    Object.keys(command.switches ?? {}).map((name) => [name, { type: 'boolean' as const }]),
  );
  const options = {
    ...texts,
    ...booleans,
    json: { type: 'boolean' as const },
    help: { type: 'boolean' as const, short: 'h' },
  };
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
  const { json = false, help = false, ...flags } = values;
  if (help) {
    print(await helpOf(command));
    return 0;
  }
  if (command.optionsOnly && positionals.length > 0) {
    return fail(`Unexpected argument: ${positionals[0]}. sesame ${name} takes options only.`);
  }
  const given = Object.entries<string | boolean | undefined>(flags);
  return command.run({
    args: positionals,
    flags: Object.fromEntries(given.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
    switches: new Set(given.flatMap(([name, value]) => (value === true ? [name] : []))),
    json: json === true,
  });
};

/** Usage errors and those that the operator can put right are one sentence; anything else is a bug and keeps its stack trace. */
const describeError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const isUsage = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (isUsage) return `${error.message.split('. ')[0]}. Run sesame --help for usage.`;
  return error.name === 'OperatorError' ? error.message : (error.stack ?? error.message);
};

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = fail(describeError(error));
}
// In a process of a cluster, the channel to the primary would keep it alive.
if (process.connected) process.disconnect();
